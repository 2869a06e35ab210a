### Les figures des règles de Minos.

## Figures

minos-figure-draft = Un 4 rouge est posé dans construire, où se trouvent déjà un 2, un 4 et un 5.
minos-figure-draft-place = Il se place derrière toutes les valeurs inférieures ou égales.
minos-figure-draft-shift = La valeur supérieure avance d'une case vers la droite, et donne maintenant ce que montre cette case.
minos-figure-groups = Les quatre dés d'un joueur font deux groupes.
minos-figure-groups-gray = Un dé rouge et un gris, 9 ensemble : l'influence monte.
minos-figure-groups-colour = Deux dés bleus, 10 ensemble : la population monte.
minos-figure-card = Le décret { $id } du jeu maison et ses parties.
minos-figure-card-cost = Ce qu'il coûte, en pièces.
minos-figure-card-goods = Les marchandises : chacune que vous possédez retire 3 pièces.
minos-figure-card-points = Les points qu'il vaut au palais à la fin.
minos-figure-card-instant = Ce qu'il apporte aussitôt, quand il est joué.
minos-figure-card-trigger = Le déclencheur de son trait royal.
minos-figure-card-trait = Le trait royal, qui agit au palais.
minos-figure-route = Une route commerciale : un navire rouge sur la deuxième case, un bleu sur la troisième.
minos-figure-route-cost = En haut à gauche d'une case figure ce que coûte son entrée.
minos-figure-route-income = Au-dessous, ce qu'un navire y apporte au revenu.
minos-figure-route-blue = À la deuxième case, on prend un bonus de commerce bleu.
minos-figure-route-red = À la quatrième case, on en prend un rouge.
minos-figure-route-top = La dernière case apporte les { $points } points indiqués à côté.
minos-figure-tracks = Les pistes sur le plateau d'un joueur. La case encadrée est celle du marqueur ; celles qu'il a passées sont ombrées.
minos-figure-triggers = Les déclencheurs tels qu'ils sont dessinés sur les cartes.
minos-figure-standing = Trois régions au moment du décompte. Le signe couronné veut dire domination, l'autre présence.
minos-figure-standing-most = Rouge est seul à avoir le plus de guerriers et domine ; bleu est présent.
minos-figure-standing-tie = Rouge et bleu sont à égalité : personne ne domine, tous les trois sont présents.
minos-figure-standing-alone = Un seul guerrier suffit là où personne d'autre n'en a.
