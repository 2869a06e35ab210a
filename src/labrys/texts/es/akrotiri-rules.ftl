### Las figuras de las reglas de Akrotiri.

## Figuras

rules-figure-terrains = Cada terreno tiene un símbolo; los cubos de su color llevan una marca propia.
rules-figure-row = La fila de los cubos azules cuando cinco de ellos están fuera del mercado.
rules-figure-row-sold = El próximo cubo azul vendido viene aquí y da 3 dracmas.
rules-figure-row-taken = El próximo cubo azul que se ponga en el mar se toma de aquí.
rules-figure-track = El recorrido de un jugador que ha excavado dos templos.
rules-figure-track-actions = La última casilla sin templo: 5 acciones por turno.
rules-figure-track-goal = El templo que estaba aquí da una carta de objetivo.
rules-figure-track-last = El sexto templo trae la última ronda.
rules-figure-maps = Un mapa fácil, uno medio y uno difícil de los componentes de la casa. Arriba a la izquierda el precio en dracmas, arriba a la derecha los puntos.
rules-figure-tile = Una loseta y sus partes.
rules-figure-tile-icon = El símbolo del terreno, aquí un lago.
rules-figure-tile-quadrant = Un cuadrante, el cuarto de la loseta junto a una esquina.
rules-figure-tile-land = Una parcela de tierra; esta tiene dos esquinas.
rules-figure-tile-route = Una ruta marítima, que aquí une dos salidas.
rules-figure-tile-exit = Una salida, en medio de un lado.
rules-figure-tile-dock = Un muelle, que une una ruta con la tierra.
rules-figure-voyage = Dos movimientos de un barco.
rules-figure-voyage-start = El barco está en este muelle.
rules-figure-voyage-route = Por ruta marítima va a cualquier muelle de las rutas conectadas.
rules-figure-voyage-portage = Por porteo va a otro muelle de la misma isla, que se extiende por las dos losetas.
rules-figure-proof = Un mapa con un volcán arriba, un árbol a la derecha y un lago abajo, leído en un emplazamiento.
rules-figure-proof-site = El emplazamiento. Las líneas discontinuas corren por los lados que hay que probar.
rules-figure-proof-up = Un volcán más allá de la línea de arriba; no importa lo lejos que esté a la izquierda.
rules-figure-proof-right = Un árbol más allá de la línea de la derecha.
rules-figure-proof-down = Un lago más allá de la línea de abajo. El emplazamiento está probado.
rules-figure-proof-column = Este árbol está en la propia columna del emplazamiento: no está ni a su izquierda ni a su derecha.
