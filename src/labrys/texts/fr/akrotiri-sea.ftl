### La table d'Akrotiri : la carte, la main, le marché et ce qui est demandé.

sea-label =
    { $tiles ->
        [0] Carte de la mer : Théra seule
        [one] Carte de la mer : Théra et une tuile
       *[other] Carte de la mer : Théra et { $tiles } tuiles
    }
sea-loading = La table se prépare…
sea-zoom-in = Agrandir
sea-zoom-out = Réduire
sea-fit = Carte entière
sea-compass =
    { $side ->
        [up] Le nord est en haut
        [right] Le nord est à droite
        [down] Le nord est en bas
       *[left] Le nord est à gauche
    }
sea-thera = Théra
sea-site = { $cell } { akrotiri-corner }
# A dock at a side of a tile or of Thera, towards one end of that side.
sea-dock = { $place } { sea-edge }/{ sea-end }
sea-edge =
    { $edge ->
        [up] haut
        [right] droite
        [down] bas
       *[left] gauche
    }
sea-end =
    { $end ->
        [up] haut
        [right] droite
        [down] bas
       *[left] gauche
    }
sea-house = Matériel maison : ce n'est pas le matériel imprimé

market-title = Marché
market-colour = Marchandises
market-left = Au marché
market-left-count = il en reste { $count }
market-sale = Un cube vendu maintenant rapporte
market-sell = Vendre : { $price }

seat-label =
    { $side ->
        [up] { $name }, en haut
        [right] { $name }, à droite
        [down] { $name }, en bas
       *[left] { $name }, à gauche
    }
seat-you = vous
seat-turn = décide
seat-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-points-title = Points jusqu'ici, d'après ce que vous pouvez savoir
seat-drachmas = Drachmes
seat-cargo = À bord
seat-empty = vide
seat-maps = Cartes
seat-goals = Objectifs
seat-tile = Tuile
seat-tile-yes = en main
seat-tile-no = aucune
seat-track = { $temples } temples sur 6 ; { $actions } actions par tour
track-goal = objectif
track-last = fin
piles = Reste : { $tiles } tuiles ; cartes : { $easy } faciles, { $medium } moyennes, { $hard } difficiles ; { $goals } objectifs.

hand-label = Ma main
hand-tile = Tuile { $tile } en main, avec le symbole { $icon }
hand-tile-caption = Votre tuile
hand-sites =
    { $count ->
        [0] aucun site
        [one] { $count } site
       *[other] { $count } sites
    }
hand-sites-more = +{ $count }
hand-no-maps = Aucune carte en main
hand-goals = Mes objectifs
hand-goal-points =
    { $points ->
        [one] { $points } point jusqu'ici
       *[other] { $points } points jusqu'ici
    }
card-clue = { $icons } { akrotiri-side }
card-label = Carte { $id }, { $tier } : { $clues } ; coûte { $cost } drachmes, rapporte { $points }

act-label = Que faire
act-wait = Les autres décident.
act-over = La partie est finie.
act-lay = Posez votre tuile.
act-lay-hint = Choisissez une case : vous voyez ce que la tuile relie et les sites qu'elle ouvre à vos cartes.
act-lay-choose = Choisissez une case
act-lay-here = Poser sur { $cell }
act-lay-icon = symbole { akrotiri-corner }
act-turn-left = Tourner à gauche
act-turn-right = Tourner à droite
act-back = Retour
act-clear = Effacer
act-joins =
    { $count ->
        [one] Agrandit une île, alors de { $size } tuiles.
       *[other] Agrandit { $count } îles, la plus grande alors de { $size } tuiles.
    }
act-joins-nothing = N'agrandit aucune île.
act-opens =
    { $count ->
        [one] La carte { $map } gagne 1 site.
       *[other] La carte { $map } gagne { $count } sites.
    }
act-cube = Placez un second cube.
act-cube-hint = Choisissez une couleur et un des endroits marqués, dans l'ordre que vous voulez.
act-cube-corner =
    { $corner ->
        [NW] En haut à gauche
        [NE] En haut à droite
        [SE] En bas à droite
       *[SW] En bas à gauche
    }
act-keep = Gardez en secret un de ces objectifs ; l'autre va sous la pile.
act-take = Prenez un des objectifs visibles.
act-goal-now =
    { $points ->
        [one] { $points } point pour l'instant
       *[other] { $points } points pour l'instant
    }
act-berth = Placez votre bateau à un quai de Théra.
act-berth-at = À { $dock }
act-actions =
    { $actions ->
        [0] Plus aucune action.
        [one] Il reste { $actions } action.
       *[other] Il reste { $actions } actions.
    }
act-pair = Le bateau vide peut encore se déplacer une fois pour la même action.
act-hint = Choisissez un quai (le nombre est son coût en actions), un cube ou une carte, ou l'une de ces actions.
act-sail = Naviguer
act-sail-hint = Choisissez un quai sur la mer. Son nombre est celui des actions qu'il coûte.
act-sail-now = Naviguer
act-load = Charger
act-load-hint = Choisissez des cubes de cette île, ici ou sur la mer.
act-load-now =
    { $count ->
        [0] Charger
        [one] Charger { $count } cube
       *[other] Charger { $count } cubes
    }
act-excavate = Fouiller
act-excavate-now = Fouiller en { $site } pour { $cost }
act-buy = Acheter des cartes
act-buy-hint = Une action achète 1, 2 ou 3 cartes pour { $one }, { $two } ou { $three } drachmes.
act-buy-now =
    { $count ->
        [0] Acheter
        [one] Acheter { $count } carte pour { $price }
       *[other] Acheter { $count } cartes pour { $price }
    }
act-oracle = Oracle
act-oracle-hint = Nommez un terrain : on retourne des tuiles jusqu'à le trouver, et vous prenez celle-là en main. Une fois par tour.
act-unload-hint = Le cube est posé à terre près de votre bateau. Cela ne coûte pas d'action.
act-unload =
    { $colour ->
        [green] Décharger un cube vert
        [blue] Décharger un cube bleu
        [gray] Décharger un cube gris
       *[orange] Décharger un cube orange
    }
act-end = Finir le tour
act-end-hint = Les actions qui restent ne passent pas au tour suivant.
act-end-sure =
    { $actions ->
        [0] Finir le tour
        [one] Renoncer à { $actions } action et finir
       *[other] Renoncer à { $actions } actions et finir
    }
act-voyage = Vers { $dock } : { act-moves }, { act-cost }.
act-moves =
    { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    }
act-cost =
    { $actions ->
        [0] aucune action
        [one] { $actions } action
       *[other] { $actions } actions
    }
act-transit = Un autre bateau s'y trouve : il faut repartir aussitôt.
proof-look =
    { $count ->
        [0] Aucun quadrant ne prouve encore cette carte. Désignez-en un pour voir ce qui manque.
        [one] Un quadrant prouve cette carte. Désignez-en un pour voir pourquoi.
       *[other] { $count } quadrants prouvent cette carte. Désignez-en un pour voir pourquoi.
    }
proof-proved = { akrotiri-side } : { $found } sur { $wanted }, prouvé
proof-missing = { akrotiri-side } : { $found } sur { $wanted }, il en manque { $short }

choices-label = Tout ce qui est possible maintenant
choices-filter = Chercher
choices-none = Aucun coup ne contient ces mots.
kind-lay = Poser la tuile
kind-cube = Second cube
kind-keep = Garder un objectif
kind-take = Prendre un objectif
kind-berth = Placer le bateau
kind-sail = Naviguer
kind-load = Charger
kind-excavate = Fouiller
kind-buy = Acheter des cartes
kind-oracle = Oracle
kind-sell = Vendre
kind-unload = Décharger
kind-end = Finir

move-lay = Sur { $cell }, symbole { akrotiri-corner }
move-cube = { $colour }, { akrotiri-corner }
move-keep = Garder { $goal }
move-take = Prendre { $goal }
move-sail = Vers { $dock }
move-load = { $cubes }
move-excavate = Carte { $map } en { $site }
move-buy = { $maps }
move-oracle = Demander : { $terrain }
move-sell = { $colour } pour { $price }

# Moves that are to follow others, by their names alone.
step-lay = Poser la tuile sur { $cell }, symbole { akrotiri-corner }
step-berth = Placer le bateau à { $dock }
step-cube = Placer { akrotiri-a-cube }, { akrotiri-corner }
step-sail = Naviguer vers { $dock }
step-load = Charger { $cubes }
step-excavate = Fouiller avec la carte { $map } en { $site }
step-buy = Acheter { $maps }
step-sell = Vendre { $colour }

place-dock = { $dock }, île de { place-tiles }, { $cubes }
place-tiles =
    { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }
place-no-cubes = aucun cube
place-thera = { $cell } : Théra.
place-free = { $cell } : libre, une tuile peut s'y poser.
place-water = { $cell } : pleine mer.
place-quadrant = { $site }, tuile { $tile }.
place-icon = { $terrain }.
place-island =
    { $complete ->
        [yes] Île { $island }, { $size } tuiles, complète.
       *[no] Île { $island }, { $size } tuiles, ouverte.
    }
place-cubes = Cubes : { $cubes }.
place-temple = Temple de { $who }.
place-has-dock =
    { $boats ->
        [0] Quai { $dock }, libre.
       *[other] Quai { $dock }, occupé.
    }

explore-label = Explorer la carte
explore-help = Les flèches vont d'un quadrant à l'autre. Entrée choisit, R tourne la tuile, B va à votre bateau, A dit ce qui est autour.
explore-side-0 = En haut :
explore-side-1 = À droite :
explore-side-2 = En bas :
explore-side-3 = À gauche :

aside-label = À côté de la carte
aside-side = Table
aside-choices = Tous les coups
aside-explore = Carte en texte
