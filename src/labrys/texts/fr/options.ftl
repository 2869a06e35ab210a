### Ce dont on peut convenir avant une partie, par jeu : chaque option, chacune de ses valeurs, et ce que ce choix veut dire.

## Akrotiri

akrotiri-option-edition = Édition
akrotiri-option-edition-revised = Révisée
akrotiri-option-edition-revised-text = Les règles anglaises et espagnoles : le choix habituel.
akrotiri-option-edition-first = Première
akrotiri-option-edition-first-text = Les règles françaises : premières tuiles contre Théra, repartir d'un quai occupé coûte une action, certains objectifs comptent autrement.

akrotiri-option-variant = Variante
akrotiri-option-variant-none = Aucune
akrotiri-option-variant-none-text = Les objectifs se piochent : deux à la fois, un à garder.
akrotiri-option-variant-strategist = Stratège
akrotiri-option-variant-strategist-text = Les objectifs suivants se prennent parmi des objectifs visibles de tous.

akrotiri-option-first = Qui commence
akrotiri-option-first-random = Au hasard
akrotiri-option-first-random-text = Chaque place a la même chance.
akrotiri-option-first-0 = Place 1
akrotiri-option-first-0-text = La place 1, au sud, commence.
akrotiri-option-first-1 = Place 2
akrotiri-option-first-1-text = La place 2 commence.
akrotiri-option-first-2 = Place 3
akrotiri-option-first-2-text = La place 3 commence.
akrotiri-option-first-3 = Place 4
akrotiri-option-first-3-text = La place 4 commence.

## Minos

minos-option-setup = Mise en place
minos-option-setup-draft = Choisie
minos-option-setup-draft-text = Les cartes de départ et les capacités sont choisies à tour de rôle : le choix habituel.
minos-option-setup-random = Au hasard
minos-option-setup-random-text = Chacun reçoit une carte de départ et une capacité : convient à une première partie.
minos-option-routes = Routes commerciales
minos-option-routes-AAA = Face A de toutes
minos-option-routes-AAA-text = La face A des trois tuiles de route : le choix habituel.
minos-option-routes-AAB = Faces A, A, B
minos-option-routes-AAB-text = La face A de la première tuile de route, A de la deuxième, B de la troisième.
minos-option-routes-ABA = Faces A, B, A
minos-option-routes-ABA-text = La face A de la première tuile de route, B de la deuxième, A de la troisième.
minos-option-routes-ABB = Faces A, B, B
minos-option-routes-ABB-text = La face A de la première tuile de route, B de la deuxième, B de la troisième.
minos-option-routes-BAA = Faces B, A, A
minos-option-routes-BAA-text = La face B de la première tuile de route, A de la deuxième, A de la troisième.
minos-option-routes-BAB = Faces B, A, B
minos-option-routes-BAB-text = La face B de la première tuile de route, A de la deuxième, B de la troisième.
minos-option-routes-BBA = Faces B, B, A
minos-option-routes-BBA-text = La face B de la première tuile de route, B de la deuxième, A de la troisième.
minos-option-routes-BBB = Face B de toutes
minos-option-routes-BBB-text = La face B des trois tuiles de route.
minos-option-routes-random = Au hasard
minos-option-routes-random-text = Une face de chaque tuile de route au hasard.
