### La mesa de Akrotiri: el mapa, la mano, el mercado y lo que se pregunta.

sea-label =
    { $tiles ->
        [0] Mapa del mar: solo Thera
        [one] Mapa del mar: Thera y una loseta
       *[other] Mapa del mar: Thera y { $tiles } losetas
    }
sea-loading = Se prepara la mesa…
sea-zoom-in = Ampliar
sea-zoom-out = Reducir
sea-fit = Mapa entero
sea-compass =
    { $side ->
        [up] El norte está arriba
        [right] El norte está a la derecha
        [down] El norte está abajo
       *[left] El norte está a la izquierda
    }
sea-thera = Thera
sea-site = { $cell } { akrotiri-corner }
# A dock at a side of a tile or of Thera, towards one end of that side.
sea-dock = { $place } { sea-edge }/{ sea-end }
sea-edge =
    { $edge ->
        [up] arriba
        [right] derecha
        [down] abajo
       *[left] izquierda
    }
sea-end =
    { $end ->
        [up] arriba
        [right] derecha
        [down] abajo
       *[left] izquierda
    }
sea-house = Componentes de la casa: no son los impresos

market-title = Mercado
market-colour = Mercancías
market-left = En el mercado
market-left-count = quedan { $count }
market-sale = Un cubo vendido ahora da
market-sell = Vender: { $price }

seat-label =
    { $side ->
        [up] { $name }, arriba
        [right] { $name }, a la derecha
        [down] { $name }, abajo
       *[left] { $name }, a la izquierda
    }
seat-you = tú
seat-turn = decide
seat-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
seat-points-title = Puntos hasta ahora, según lo que puedes saber
seat-drachmas = Dracmas
seat-cargo = A bordo
seat-empty = vacío
seat-maps = Mapas
seat-goals = Objetivos
seat-tile = Loseta
seat-tile-yes = en mano
seat-tile-no = ninguna
seat-track = { $temples } de 6 templos; { $actions } acciones por turno
track-goal = objetivo
track-last = fin
piles = Quedan: { $tiles } losetas; mapas: { $easy } fáciles, { $medium } medios, { $hard } difíciles; { $goals } objetivos.

hand-label = Mi mano
hand-tile = Loseta { $tile } en mano, con el símbolo { $icon }
hand-tile-caption = Tu loseta
hand-sites =
    { $count ->
        [0] ninguno todavía
        [one] { $count } emplazamiento
       *[other] { $count } emplazamientos
    }
hand-sites-more = +{ $count }
hand-no-maps = Ningún mapa en mano
hand-goals = Mis objetivos
hand-goal-points =
    { $points ->
        [one] { $points } punto hasta ahora
       *[other] { $points } puntos hasta ahora
    }
card-clue = { $icons } { akrotiri-side }
card-label = Mapa { $id }, { $tier }: { $clues }; cuesta { $cost } dracmas, vale { $points }

act-label = Qué hacer
act-wait = Los demás deciden.
act-over = La partida ha terminado.
act-lay = Coloca tu loseta.
act-lay-hint = Elige una celda: ves qué une la loseta y qué emplazamientos abre a tus mapas.
act-lay-choose = Elige una celda
act-lay-here = Colocar en { $cell }
act-lay-icon = símbolo { akrotiri-corner }
act-turn-left = Girar a la izquierda
act-turn-right = Girar a la derecha
act-back = Volver
act-clear = Borrar
act-joins =
    { $count ->
        [one] Amplía una isla, que tendrá { $size } losetas.
       *[other] Amplía { $count } islas; la mayor tendrá { $size } losetas.
    }
act-joins-nothing = No amplía ninguna isla.
act-opens =
    { $count ->
        [one] El mapa { $map } gana 1 emplazamiento.
       *[other] El mapa { $map } gana { $count } emplazamientos.
    }
act-cube = Coloca un segundo cubo.
act-cube-hint = Elige un color y uno de los lugares marcados, en el orden que quieras.
act-cube-corner =
    { $corner ->
        [NW] Arriba a la izquierda
        [NE] Arriba a la derecha
        [SE] Abajo a la derecha
       *[SW] Abajo a la izquierda
    }
act-keep = Guarda en secreto uno de estos objetivos; el otro va bajo el mazo.
act-take = Toma uno de los objetivos descubiertos.
act-goal-now =
    { $points ->
        [one] { $points } punto por ahora
       *[other] { $points } puntos por ahora
    }
act-berth = Coloca tu barco en un muelle de Thera.
act-berth-at = En { $dock }
act-actions =
    { $actions ->
        [0] No queda ninguna acción.
        [one] Queda { $actions } acción.
       *[other] Quedan { $actions } acciones.
    }
act-pair = El barco vacío puede moverse una vez más por la misma acción.
act-hint = Elige un muelle (el número es su coste en acciones), un cubo o un mapa, o una de estas acciones.
act-sail = Navegar
act-sail-hint = Elige un muelle en el mar. Su número es el de acciones que cuesta.
act-sail-now = Navegar
act-load = Cargar
act-load-hint = Elige cubos de esta isla, aquí o en el mar.
act-load-now =
    { $count ->
        [0] Cargar
        [one] Cargar { $count } cubo
       *[other] Cargar { $count } cubos
    }
act-excavate = Excavar
act-excavate-now = Excavar en { $site } por { $cost }
act-buy = Comprar mapas
act-buy-hint = Una acción compra 1, 2 o 3 mapas por { $one }, { $two } o { $three } dracmas.
act-buy-now =
    { $count ->
        [0] Comprar
        [one] Comprar { $count } mapa por { $price }
       *[other] Comprar { $count } mapas por { $price }
    }
act-oracle = Oráculo
act-oracle-hint = Nombra un terreno: se descubren losetas hasta hallarlo, y tomas esa en la mano. Una vez por turno.
act-unload-hint = El cubo queda en tierra junto a tu barco. No cuesta acción.
act-unload =
    { $colour ->
        [green] Descargar un cubo verde
        [blue] Descargar un cubo azul
        [gray] Descargar un cubo gris
       *[orange] Descargar un cubo naranja
    }
act-end = Terminar el turno
act-end-hint = Las acciones que quedan no pasan al turno siguiente.
act-end-sure =
    { $actions ->
        [0] Terminar el turno
        [one] Renunciar a { $actions } acción y terminar
       *[other] Renunciar a { $actions } acciones y terminar
    }
act-voyage = A { $dock }: { act-moves }, { act-cost }.
act-moves =
    { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }
act-cost =
    { $actions ->
        [0] ninguna acción
        [one] { $actions } acción
       *[other] { $actions } acciones
    }
act-transit = Allí hay otro barco: hay que seguir de inmediato.
proof-look =
    { $count ->
        [0] Ningún cuadrante prueba aún este mapa. Señala uno para ver qué falta.
        [one] Un cuadrante prueba este mapa. Señala cualquiera para ver por qué.
       *[other] { $count } cuadrantes prueban este mapa. Señala cualquiera para ver por qué.
    }
proof-proved = { akrotiri-side }: { $found } de { $wanted }, probado
proof-missing = { akrotiri-side }: { $found } de { $wanted }, faltan { $short }

choices-label = Todo lo que se puede hacer ahora
choices-filter = Buscar
choices-none = Ninguna jugada contiene estas palabras.
kind-lay = Colocar la loseta
kind-cube = Segundo cubo
kind-keep = Guardar un objetivo
kind-take = Tomar un objetivo
kind-berth = Colocar el barco
kind-sail = Navegar
kind-load = Cargar
kind-excavate = Excavar
kind-buy = Comprar mapas
kind-oracle = Oráculo
kind-sell = Vender
kind-unload = Descargar
kind-end = Terminar

move-lay = En { $cell }, símbolo { akrotiri-corner }
move-cube = { $colour }, { akrotiri-corner }
move-keep = Guardar { $goal }
move-take = Tomar { $goal }
move-sail = A { $dock }
move-load = { $cubes }
move-excavate = Mapa { $map } en { $site }
move-buy = { $maps }
move-oracle = Preguntar por: { $terrain }
move-sell = { $colour } por { $price }

# Moves that are to follow others, by their names alone.
step-lay = Colocar la loseta en { $cell }, símbolo { akrotiri-corner }
step-berth = Colocar el barco en { $dock }
step-cube = Colocar { akrotiri-a-cube }, { akrotiri-corner }
step-sail = Navegar a { $dock }
step-load = Cargar { $cubes }
step-excavate = Excavar con el mapa { $map } en { $site }
step-buy = Comprar { $maps }
step-sell = Vender { $colour }

place-dock = { $dock }, isla de { place-tiles }, { $cubes }
place-tiles =
    { $size ->
        [one] { $size } loseta
       *[other] { $size } losetas
    }
place-no-cubes = ningún cubo
place-thera = { $cell }: Thera.
place-free = { $cell }: libre, aquí puede ir una loseta.
place-water = { $cell }: mar abierto.
place-quadrant = { $site }, loseta { $tile }.
place-icon = { $terrain }.
place-island =
    { $complete ->
        [yes] Isla { $island }, { $size } losetas, completa.
       *[no] Isla { $island }, { $size } losetas, abierta.
    }
place-cubes = Cubos: { $cubes }.
place-temple = Templo de { $who }.
place-has-dock =
    { $boats ->
        [0] Muelle { $dock }, libre.
       *[other] Muelle { $dock }, ocupado.
    }

explore-label = Explorar el mapa
explore-help = Las flechas van de cuadrante en cuadrante. Intro elige, R gira la loseta, B va a tu barco, A dice lo que hay alrededor.
explore-side-0 = Arriba:
explore-side-1 = Derecha:
explore-side-2 = Abajo:
explore-side-3 = Izquierda:

aside-label = Junto al mapa
aside-side = Mesa
aside-choices = Todas las jugadas
aside-explore = Mapa en texto
