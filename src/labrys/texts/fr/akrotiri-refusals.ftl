### Pourquoi quelque chose est impossible à Akrotiri : `refusal-<code>`, avec les faits du refus pour valeurs.

## La fin

refusal-played-out =
    { $turns ->
        [one] La partie est finie après { $turns } tour : { refusal-part-reason }.
       *[other] La partie est finie après { $turns } tours : { refusal-part-reason }.
    }
# Pourquoi la partie est finie.
refusal-part-reason =
    { $reason ->
        [sixth-temple] le sixième temple a été mis au jour
        [tiles-laid] toutes les tuiles prévues pour ce nombre de joueurs sont posées
       *[no-more-tiles] les tuiles sont épuisées, et personne n'a trouvé de temple en 6 tours chacun
    }

## Ce qui vient d'abord

refusal-lay-first = Posez d'abord votre tuile.
refusal-cube-first = Placez d'abord le second cube.
refusal-keep-first = Gardez d'abord un des 2 objectifs piochés.
refusal-take-first = Prenez d'abord un des objectifs visibles.
refusal-berth-first = Placez d'abord votre bateau.
refusal-act-now = C'est la deuxième partie de votre tour : agissez ou terminez-le.

## Tuiles et cubes

refusal-no-such-cell = « { $cell } » n'est pas une case de la mer ; une case s'écrit x,y.
refusal-no-such-turn = Une tuile se tourne vers n, e, s ou w, pas « { $turn } ».
refusal-thera-there = Le plateau de Théra occupe déjà { $cell }.
refusal-cell-taken = La tuile { $tile } occupe déjà { $cell }.
refusal-not-adjacent = { $cell } n'a aucun de ses 4 côtés contre une tuile ou contre Théra.
refusal-first-tile-at-thera = Dans la mise en place de la première édition, la tuile se pose contre le plateau de Théra ; { $cell } n'y touche pas.
refusal-no-such-colour = « { $colour } » n'est pas une couleur ; il y a green, blue, gray, orange.
refusal-no-such-corner = « { $corner } » n'est pas un coin ; il y a NW, NE, SE, SW.
refusal-colour-gone =
    { $colour ->
        [green] Il reste 0 cube vert au marché.
        [blue] Il reste 0 cube bleu au marché.
        [gray] Il reste 0 cube gris au marché.
       *[orange] Il reste 0 cube orange au marché.
    }
refusal-icon-island =
    { $corner ->
        [NW] Le coin en haut à gauche appartient à l'île du symbole ; choisissez-en un autre.
        [NE] Le coin en haut à droite appartient à l'île du symbole ; choisissez-en un autre.
        [SE] Le coin en bas à droite appartient à l'île du symbole ; choisissez-en un autre.
       *[SW] Le coin en bas à gauche appartient à l'île du symbole ; choisissez-en un autre.
    }

## Bateaux

refusal-not-a-berth = Les bateaux partent d'un des { $last } quais de Théra, pas de « { $dock } ».
refusal-berth-taken = Le bateau de la place { $seat } est déjà à { $dock }.
refusal-no-such-dock = Il n'y a pas de quai « { $dock } » sur la mer.
refusal-same-dock = Votre bateau est déjà à { $dock } ; un déplacement finit à un autre quai.
refusal-no-action-to-sail = Un déplacement coûte 1 action, il vous en reste 0.
refusal-all-occupied =
    { $docks ->
        [one] Un déplacement atteint { $docks } quai, qui est occupé, et vous ne pourriez pas en repartir.
       *[other] Un déplacement atteint { $docks } quais, tous occupés, et vous ne pourriez pas en repartir.
    }
refusal-out-of-reach =
    { $docks ->
        [one] Aucune route et aucun portage ne mènent de { $start } à { $dock } ; 1 déplacement atteint { $docks } autre quai.
       *[other] Aucune route et aucun portage ne mènent de { $start } à { $dock } ; 1 déplacement atteint { $docks } autres quais.
    }
refusal-occupied = { $dock } est occupé, et avec { refusal-part-actions } après ce déplacement vous ne pourriez pas repartir (il reste { refusal-part-moves } dans cette action).
# Partie de la phrase ci-dessus.
refusal-part-actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
# Partie de la phrase ci-dessus.
refusal-part-moves =
    { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    }
refusal-in-transit = Votre bateau est en transit à { $dock }, qui est occupé : il doit d'abord repartir.

## Marchandises

refusal-nothing-chosen = On charge 1 cube ou plus, vous en avez choisi 0.
refusal-no-action-to-load = Charger coûte 1 action, il vous en reste 0.
refusal-no-cubes-here = Il n'y a pas de cube là où vous êtes à quai, à { $dock }.
refusal-boat-full =
    { $cubes ->
        [one] Votre bateau est plein : il porte { $cubes } cube.
       *[other] Votre bateau est plein : il porte { $cubes } cubes.
    }
refusal-not-there =
    { $colour ->
        [green] Cubes verts choisis : { $chosen } ; sur l'île où vous êtes à quai : { $present }.
        [blue] Cubes bleus choisis : { $chosen } ; sur l'île où vous êtes à quai : { $present }.
        [gray] Cubes gris choisis : { $chosen } ; sur l'île où vous êtes à quai : { $present }.
       *[orange] Cubes orange choisis : { $chosen } ; sur l'île où vous êtes à quai : { $present }.
    }
refusal-no-room = Le bateau a de la place pour { $room } de plus, vous en avez choisi { $chosen }.
refusal-sell-at-thera = On ne vend qu'à Théra, vous êtes à quai à { $dock }.
refusal-no-unloading-at-thera = On ne débarque rien à Théra (édition révisée), vous êtes à quai à { $dock }.
refusal-not-on-board =
    { $colour ->
        [green] Votre bateau porte 0 cube vert ({ refusal-part-cubes } en tout).
        [blue] Votre bateau porte 0 cube bleu ({ refusal-part-cubes } en tout).
        [gray] Votre bateau porte 0 cube gris ({ refusal-part-cubes } en tout).
       *[orange] Votre bateau porte 0 cube orange ({ refusal-part-cubes } en tout).
    }
# Partie de la phrase ci-dessus.
refusal-part-cubes =
    { $total ->
        [one] { $total } cube
       *[other] { $total } cubes
    }

## Cartes, oracle, temples, objectifs

refusal-no-such-tier = Les cartes sont easy, medium, hard, pas « { $tier } ».
refusal-how-many = Une action achète 1 à { $most } cartes, vous en avez choisi { $chosen }.
refusal-buy-at-thera = On n'achète des cartes qu'à Théra, vous êtes à quai à { $dock }.
refusal-no-action-to-buy = Acheter des cartes coûte 1 action, il vous en reste 0.
refusal-no-maps-left = Les piles de cartes sont vides.
refusal-buying-too-dear =
    { $chosen ->
        [one] { $chosen } carte en une action pour { refusal-part-price }, vous en avez { $purse }.
       *[other] { $chosen } cartes en une action pour { refusal-part-price }, vous en avez { $purse }.
    }
# Partie de la phrase ci-dessus.
refusal-part-price =
    { $price ->
        [one] { $price } drachme
       *[other] { $price } drachmes
    }
refusal-pile-empty =
    { $tier ->
        [easy] La pile facile contient { refusal-part-left }, vous en avez choisi { $chosen }.
        [medium] La pile moyenne contient { refusal-part-left }, vous en avez choisi { $chosen }.
       *[hard] La pile difficile contient { refusal-part-left }, vous en avez choisi { $chosen }.
    }
# Partie de la phrase ci-dessus.
refusal-part-left =
    { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }
refusal-no-such-terrain = « { $terrain } » n'est pas un terrain ; il y a tree, lake, mountain, volcano.
refusal-oracle-used = On interroge l'oracle une fois par tour, vous l'avez fait 1 fois.
refusal-no-action-to-ask = Interroger l'oracle coûte 1 action, il vous en reste 0.
refusal-no-tiles = L'oracle n'a aucune tuile à révéler : la pioche et la défausse en contiennent 0.
refusal-no-such-map = Il n'y a pas de carte « { $map } ».
refusal-not-in-hand =
    { $hand ->
        [one] La carte { $map } n'est pas dans votre main de { $hand } carte.
       *[other] La carte { $map } n'est pas dans votre main de { $hand } cartes.
    }
refusal-no-action-to-excavate = Fouiller coûte 1 action, il vous en reste 0.
refusal-no-map-in-hand = Vous n'avez pas de carte en main.
refusal-no-map-to-pay = Votre carte la moins chère coûte { $cost } drachmes, vous en avez { $purse }.
refusal-no-site-here =
    { $hand ->
        [one] Aucun site de l'île où vous êtes à quai ne prouve votre carte.
       *[other] Aucun site de l'île où vous êtes à quai ne prouve une carte que vous puissiez payer ; vous avez { $hand } cartes.
    }
refusal-all-temples = Vous avez mis au jour tous vos { $temples } temples.
refusal-thera = On ne met au jour aucun temple à Théra, vous êtes à quai à { $dock }.
refusal-temple-there =
    { $temples ->
        [one] L'île où vous êtes à quai a déjà { $temples } temple.
       *[other] L'île où vous êtes à quai a déjà { $temples } temples.
    }
refusal-excavating-too-dear =
    { $cost ->
        [one] La carte { $map } coûte { $cost } drachme, vous en avez { $purse }.
       *[other] La carte { $map } coûte { $cost } drachmes, vous en avez { $purse }.
    }
refusal-no-such-site = « { $site } » n'est pas un quadrant d'une tuile.
refusal-other-island = { $site } n'est pas une terre de l'île où vous êtes à quai.
refusal-not-proved =
    { $side ->
        [up] Au-dessus de { $site }, la carte { $map } demande { refusal-part-wanted }, il y en a { $found }.
        [right] À droite de { $site }, la carte { $map } demande { refusal-part-wanted }, il y en a { $found }.
        [down] Au-dessous de { $site }, la carte { $map } demande { refusal-part-wanted }, il y en a { $found }.
       *[left] À gauche de { $site }, la carte { $map } demande { refusal-part-wanted }, il y en a { $found }.
    }
# Partie de la phrase ci-dessus.
refusal-part-wanted =
    { $terrain ->
        [tree] { $wanted ->
            [one] { $wanted } arbre
           *[other] { $wanted } arbres
        }
        [lake] { $wanted ->
            [one] { $wanted } lac
           *[other] { $wanted } lacs
        }
        [mountain] { $wanted ->
            [one] { $wanted } montagne
           *[other] { $wanted } montagnes
        }
       *[volcano] { $wanted ->
            [one] { $wanted } volcan
           *[other] { $wanted } volcans
        }
    }
refusal-no-such-goal = Il n'y a pas d'objectif « { $goal } ».
refusal-not-drawn = « { akrotiri-goal } » n'est pas un des 2 objectifs que vous avez piochés.
refusal-not-offered =
    { $offered ->
        [one] « { akrotiri-goal } » n'est pas l'objectif visible ({ $offered } en tout).
       *[other] « { akrotiri-goal } » n'est pas parmi les { $offered } objectifs visibles.
    }
