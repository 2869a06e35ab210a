### Las figuras de las reglas de Minos.

## Figuras

minos-figure-draft = Se pone un 4 rojo en construir, donde ya hay un 2, un 4 y un 5.
minos-figure-draft-place = Va detrás de todos los valores menores o iguales.
minos-figure-draft-shift = El mayor se corre un espacio a la derecha, y ahora da lo que muestra ese espacio.
minos-figure-groups = Los cuatro dados de un jugador hacen dos grupos.
minos-figure-groups-gray = Un dado rojo y uno gris, 9 en total: sube la influencia.
minos-figure-groups-colour = Dos dados azules, 10 en total: sube la población.
minos-figure-card = El decreto { $id } del juego de la casa y sus partes.
minos-figure-card-cost = Lo que cuesta, en monedas.
minos-figure-card-goods = Las mercancías: cada una que posees descuenta 3 monedas.
minos-figure-card-points = Los puntos que vale en el palacio al final.
minos-figure-card-instant = Lo que da en el acto, cuando se juega.
minos-figure-card-trigger = El activador de su rasgo real.
minos-figure-card-trait = El rasgo real, que actúa en el palacio.
minos-figure-route = Una ruta comercial: un barco rojo en el segundo espacio, uno azul en el tercero.
minos-figure-route-cost = Arriba a la izquierda de un espacio está lo que cuesta entrar en él.
minos-figure-route-income = Debajo, lo que da allí un barco en los ingresos.
minos-figure-route-blue = En el segundo espacio se toma un bono de comercio azul.
minos-figure-route-red = En el cuarto espacio se toma uno rojo.
minos-figure-route-top = El último espacio da los { $points } puntos que hay al lado.
minos-figure-tracks = Los recorridos en el tablero de un jugador. El espacio con marco es el del marcador; los sombreados son los que ya ha pasado.
minos-figure-triggers = Los activadores tal como están dibujados en las cartas.
minos-figure-standing = Tres regiones cuando se puntúan. El signo con corona significa dominio, el otro presencia.
minos-figure-standing-most = Rojo tiene más guerreros que nadie y domina; azul está presente.
minos-figure-standing-tie = Rojo y azul tienen los mismos: nadie domina, los tres están presentes.
minos-figure-standing-alone = Basta un guerrero donde nadie más tiene uno.
