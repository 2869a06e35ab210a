### La leçon d'Akrotiri, pas à pas.

## La première leçon d'Akrotiri, étape par étape

learn-akrotiri-welcome = Bienvenue dans la mer de Théra ! Qui a le plus de points gagne, et les points viennent des temples enfouis dans les îles. Votre bateau vient d'arriver à une île où l'on peut en trouver un.
learn-akrotiri-card = Une carte dit où fouiller. Son temple est au milieu ; autour de lui, vous voyez quels symboles il faut dans chaque direction, si loin qu'ils soient : ici un volcan en haut, une montagne à gauche, deux lacs en bas. Sur votre île, deux sites ont tout cela. Ils sont marqués.
learn-akrotiri-excavate = Mettez au jour votre premier temple ! Choisissez cette carte dans votre main, puis un des sites marqués, et confirmez. Cela vous coûte 6 de vos 8 drachmes et rapporte 3 points.
learn-akrotiri-goals = Mieux encore : votre objectif secret donne 4 points pour chacun de vos temples sur une île sans symbole, et cette île n'en a pas. Un temple, 7 points ! Laissez votre objectif vous dire quelles îles préférer.
learn-akrotiri-end = Un temple vous rend aussi plus rapide : dès votre prochain tour, vous avez 4 actions au lieu de 3. Il vous en reste une, mais peu d'argent pour l'employer : appuyez sur « { act-end } », puis encore une fois pour y renoncer. Regardez ensuite ce que fait l'autre joueur.
learn-akrotiri-lay = Chaque tour commence par une tuile, et la mer grandit. Choisissez la case marquée et confirmez. Ici, la terre de votre tuile agrandit une île, et sa route mène droit à Théra, où les cubes deviennent de l'argent.
learn-akrotiri-cube = Le symbole de votre tuile a apporté un cube de sa couleur. Vous choisissez la couleur d'un second, qui va dans le coin marqué. Les cubes viennent du marché : moins il y en reste, plus le prochain que vous vendrez rapportera.
learn-akrotiri-sail = Il faut de l'argent pour le prochain temple, et les cubes en sont. Choisissez le quai marqué, puis « { act-sail-now } » : des cubes attendent sur cette île. Un bateau vide est rapide : il fait jusqu'à deux déplacements pour une action.
learn-akrotiri-load = Appuyez sur « { act-load } », choisissez le cube vert et deux bleus, et confirmez. Ils peuvent être n'importe où sur l'île, et une seule action les prend tous. Trois cubes remplissent votre bateau.
learn-akrotiri-thera = Les cubes ne se vendent qu'à Théra. Choisissez un des deux quais marqués et allez-y. Avec une cargaison, le bateau est plus lent : un déplacement par action.
learn-akrotiri-sell = Vendez les trois cubes au marché. Vendre ne prend pas d'action : faites-le toujours quand vous êtes ici. Chaque cube rapporte le prix qui est en évidence dans sa rangée ; le suivant de cette couleur rapporte moins, ou autant.
learn-akrotiri-buy = À chaque temple il faut une carte. Appuyez sur « { act-buy } », choisissez-en une et confirmez : elle coûte 1 drachme. Plus tard, une fouille selon une carte facile, moyenne ou difficile coûte 3, 6 ou 9 drachmes et rapporte 1, 3 ou 7 points.
learn-akrotiri-look = Choisissez une carte dans votre main. Tous les sites où elle convient s'éclairent ; montrez un autre site, et vous voyez quels symboles manquent. C'est ainsi que vous savez quelle tuile poser ensuite, et où.
learn-akrotiri-finish = Les quatre actions sont jouées. Appuyez sur « { act-end } » : vous piochez la tuile de votre prochain tour et pouvez déjà y penser.
learn-akrotiri-done = Vous connaissez maintenant tout le cycle : tuile, cubes, argent, carte, temple. Chaque temple placé découvre une case de votre piste. Quand quelqu'un met au jour le sixième, on finit la manche et l'on compte les points : cartes, objectifs, et 1 point pour 10 drachmes.
