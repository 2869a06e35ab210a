### Les figures des règles d'Akrotiri.

## Figures

rules-figure-terrains = Chaque terrain a un symbole ; les cubes de sa couleur portent leur propre marque.
rules-figure-row = La rangée des cubes bleus quand cinq d'entre eux sont hors du marché.
rules-figure-row-sold = Le prochain cube bleu vendu vient ici et rapporte 3 drachmes.
rules-figure-row-taken = Le prochain cube bleu placé sur la mer est pris ici.
rules-figure-track = La piste d'un joueur qui a mis deux temples au jour.
rules-figure-track-actions = La dernière case sans temple : 5 actions par tour.
rules-figure-track-goal = Le temple qui se dressait ici apporte une carte objectif.
rules-figure-track-last = Le sixième temple amène la dernière manche.
rules-figure-maps = Une carte facile, une moyenne et une difficile du matériel maison. En haut à gauche le prix en drachmes, en haut à droite les points.
rules-figure-tile = Une tuile et ses parties.
rules-figure-tile-icon = Le symbole du terrain, ici un lac.
rules-figure-tile-quadrant = Un quadrant, le quart de la tuile à l'un des coins.
rules-figure-tile-land = Une parcelle de terre ; celle-ci a deux coins.
rules-figure-tile-route = Une route maritime, qui relie ici deux sorties.
rules-figure-tile-exit = Une sortie, au milieu d'un côté.
rules-figure-tile-dock = Un quai, qui relie une route à la terre.
rules-figure-voyage = Deux déplacements d'un bateau.
rules-figure-voyage-start = Le bateau est à ce quai.
rules-figure-voyage-route = Par route maritime, il va à n'importe quel quai des routes reliées.
rules-figure-voyage-portage = Par portage, il va à un autre quai de la même île, qui s'étend sur les deux tuiles.
rules-figure-proof = Une carte avec un volcan en haut, un arbre à droite et un lac en bas, lue à un site.
rules-figure-proof-site = Le site. Les lignes en tirets longent les côtés à prouver.
rules-figure-proof-up = Un volcan au-delà de la ligne du haut ; peu importe qu'il soit loin à gauche.
rules-figure-proof-right = Un arbre au-delà de la ligne de droite.
rules-figure-proof-down = Un lac au-delà de la ligne du bas. Le site est prouvé.
rules-figure-proof-column = Cet arbre est dans la colonne même du site : il n'est ni à sa gauche ni à sa droite.
