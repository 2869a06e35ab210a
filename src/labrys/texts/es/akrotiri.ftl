### Akrotiri en palabras: lo que pasó, y cómo se llaman las piezas, los objetivos y las opciones.
###
### `event-akrotiri-<tag>` cuenta un suceso; `-hidden` cuando sus secretos están en blanco. Sus valores son los campos
### del suceso tal cual, `who` (el nombre del asiento) y `you` (yes si es quien lee, si no no). Sí y no se dicen "yes"
### y "no", un motivo (`why`) lleva guiones, y las listas (`cubes`, `tiers`, `goals`) llegan en palabras, hechas con
### akrotiri-cubes, akrotiri-maps y los nombres de los objetivos.

## Lo que pasó

event-akrotiri-began = { table-did } empezado.
event-akrotiri-tile-drawn = { table-did } robado la loseta { $tile }.
event-akrotiri-tile-drawn-hidden = { table-did } robado una loseta.
event-akrotiri-tiles-reshuffled =
    { $tiles ->
        [one] La loseta descartada ha formado la nueva pila.
       *[other] Las { $tiles } losetas descartadas han formado la nueva pila.
    }
event-akrotiri-tiles-gone = No quedaba ninguna loseta por robar.
event-akrotiri-tile-laid =
    { $corner ->
        [none] { table-did } colocado la loseta { $tile } en { $cell }.
       *[other] { table-did } colocado la loseta { $tile } en { $cell }, con el símbolo { akrotiri-corner }.
    }
event-akrotiri-cube-placed =
    { $by_icon ->
        [yes] { table-did } puesto { akrotiri-a-cube } en { $site }, según el símbolo.
       *[no] { table-did } puesto { akrotiri-a-cube } en { $site }.
    }
event-akrotiri-cube-skipped =
    { $why ->
        [no-green-left] { akrotiri-no-cube }: no queda ninguno verde.
        [no-blue-left] { akrotiri-no-cube }: no queda ninguno azul.
        [no-gray-left] { akrotiri-no-cube }: no queda ninguno gris.
        [no-orange-left] { akrotiri-no-cube }: no queda ninguno naranja.
        [empty-market] { akrotiri-no-cube }: el mercado está vacío.
       *[no-other-island] { akrotiri-no-cube }: la loseta no tiene otra isla para un segundo.
    }
event-akrotiri-map-drawn =
    { $tier ->
        [easy] { table-did } robado el mapa fácil { $map }.
        [medium] { table-did } robado el mapa medio { $map }.
       *[hard] { table-did } robado el mapa difícil { $map }.
    }
event-akrotiri-map-drawn-hidden =
    { $tier ->
        [easy] { table-did } robado un mapa fácil.
        [medium] { table-did } robado un mapa medio.
       *[hard] { table-did } robado un mapa difícil.
    }
event-akrotiri-goal-drawn = { table-did } robado el objetivo «{ akrotiri-goal }».
event-akrotiri-goal-drawn-hidden = { table-did } robado un objetivo.
event-akrotiri-goal-kept = { table-did } conservado el objetivo «{ akrotiri-goal }» y puesto «{ akrotiri-buried }» bajo la pila.
event-akrotiri-goal-kept-hidden = { table-did } conservado un objetivo y puesto otro bajo la pila.
event-akrotiri-last-goal-kept = { table-did } conservado el objetivo «{ akrotiri-goal }», el último que quedaba.
event-akrotiri-last-goal-kept-hidden = { table-did } conservado un objetivo, el último que quedaba.
event-akrotiri-goal-offered = Se ha descubierto el objetivo «{ akrotiri-goal }».
event-akrotiri-goal-taken = { table-did } tomado el objetivo «{ akrotiri-goal }» de la oferta.
event-akrotiri-no-goal-left =
    { $you ->
        [yes] No has recibido ningún objetivo: no quedaba ninguno.
       *[no] { $who } no ha recibido ningún objetivo: no quedaba ninguno.
    }
event-akrotiri-berthed = { table-did } puesto el barco en el muelle { $dock }.
event-akrotiri-turn-began =
    { $you ->
        [yes] Tu turno { $turn }:
       *[no] { $who }, turno { $turn }:
    }
event-akrotiri-actions-began =
    { $actions ->
        [one] { table-did } tenido { $actions } acción.
       *[other] { table-did } tenido { $actions } acciones.
    }
event-akrotiri-sailed =
    { $in_transit ->
        [yes] { table-did } navegado por { akrotiri-way } de { $start } a { $dock }, muelle ocupado, en tránsito ({ akrotiri-spent }).
       *[no] { table-did } navegado por { akrotiri-way } de { $start } a { $dock } ({ akrotiri-spent }).
    }
event-akrotiri-loaded = { table-did } cargado { $cubes }.
event-akrotiri-sold =
    { $price ->
        [one] { table-did } vendido { akrotiri-a-cube } por { $price } dracma.
       *[other] { table-did } vendido { akrotiri-a-cube } por { $price } dracmas.
    }
event-akrotiri-unloaded = { table-did } descargado { akrotiri-a-cube } en { $site }.
event-akrotiri-maps-bought =
    { $price ->
        [one] { table-did } comprado { $tiers } por { $price } dracma.
       *[other] { table-did } comprado { $tiers } por { $price } dracmas.
    }
event-akrotiri-excavated = { table-did } excavado el templo { $temple } en { $site } con el mapa { $map } por { akrotiri-cost }; vale { akrotiri-points }.
event-akrotiri-oracle-asked =
    { $terrain ->
        [tree] { table-did } pedido un árbol al oráculo.
        [lake] { table-did } pedido un lago al oráculo.
        [mountain] { table-did } pedido una montaña al oráculo.
       *[volcano] { table-did } pedido un volcán al oráculo.
    }
event-akrotiri-tile-revealed =
    { $kept ->
        [yes] El oráculo ha mostrado la loseta { $tile }; queda en la mano.
       *[no] El oráculo ha mostrado la loseta { $tile }; se ha descartado.
    }
event-akrotiri-turn-ended = { table-did } terminado el turno.
event-akrotiri-last-round = Esta es la última ronda: { akrotiri-why }.
event-akrotiri-game-ended = La partida ha terminado: { akrotiri-why }.
event-akrotiri-goals-revealed = { table-did } mostrado los objetivos: { $goals }.

## Partes de estas frases

akrotiri-no-cube =
    { $you ->
        [yes] No has puesto ningún cubo
       *[no] { $who } no ha puesto ningún cubo
    }
akrotiri-a-cube =
    { $colour ->
        [green] un cubo verde
        [blue] un cubo azul
        [gray] un cubo gris
       *[orange] un cubo naranja
    }
akrotiri-goal =
    { $goal ->
        [portage-1] { akrotiri-goal-portage-1 }
        [portage-2] { akrotiri-goal-portage-2 }
        [no-icon] { akrotiri-goal-no-icon }
        [volcano] { akrotiri-goal-volcano }
        [lake] { akrotiri-goal-lake }
        [tree] { akrotiri-goal-tree }
        [mountain] { akrotiri-goal-mountain }
        [isolated] { akrotiri-goal-isolated }
        [largest] { akrotiri-goal-largest }
        [open] { akrotiri-goal-open }
        [three-icons] { akrotiri-goal-three-icons }
        [quadrants] { akrotiri-goal-quadrants }
       *[other] { $goal }
    }
akrotiri-buried =
    { $buried ->
        [portage-1] { akrotiri-goal-portage-1 }
        [portage-2] { akrotiri-goal-portage-2 }
        [no-icon] { akrotiri-goal-no-icon }
        [volcano] { akrotiri-goal-volcano }
        [lake] { akrotiri-goal-lake }
        [tree] { akrotiri-goal-tree }
        [mountain] { akrotiri-goal-mountain }
        [isolated] { akrotiri-goal-isolated }
        [largest] { akrotiri-goal-largest }
        [open] { akrotiri-goal-open }
        [three-icons] { akrotiri-goal-three-icons }
        [quadrants] { akrotiri-goal-quadrants }
       *[other] { $buried }
    }
akrotiri-way =
    { $way ->
        [portage] porteo
       *[route] ruta
    }
akrotiri-spent =
    { $cost ->
        [0] segundo movimiento del barco vacío
        [one] { $cost } acción
       *[other] { $cost } acciones
    }
akrotiri-cost =
    { $cost ->
        [one] { $cost } dracma
       *[other] { $cost } dracmas
    }
akrotiri-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
akrotiri-why =
    { $why ->
        [sixth-temple] se ha excavado el sexto templo
        [tiles-laid] están colocadas todas las losetas para este número de jugadores (regla de la casa A12)
       *[no-more-tiles] las losetas se han agotado y nadie ha encontrado un templo en 6 turnos cada uno (A9.3)
    }

## Listas, parte por parte

# Cubos de un color, como parte de una lista.
akrotiri-cubes =
    { $colour ->
        [green] { $count ->
            [one] { $count } verde
           *[other] { $count } verdes
        }
        [blue] { $count ->
            [one] { $count } azul
           *[other] { $count } azules
        }
        [gray] { $count ->
            [one] { $count } gris
           *[other] { $count } grises
        }
       *[orange] { $count } naranja
    }
# Mapas de un nivel, como parte de una lista.
akrotiri-maps =
    { $tier ->
        [easy] { $count ->
            [one] { $count } mapa fácil
           *[other] { $count } mapas fáciles
        }
        [medium] { $count ->
            [one] { $count } mapa medio
           *[other] { $count } mapas medios
        }
       *[hard] { $count ->
            [one] { $count } mapa difícil
           *[other] { $count } mapas difíciles
        }
    }
# Símbolos de un terreno, como parte de una lista.
akrotiri-icons =
    { $terrain ->
        [tree] { $count ->
            [one] { $count } árbol
           *[other] { $count } árboles
        }
        [lake] { $count ->
            [one] { $count } lago
           *[other] { $count } lagos
        }
        [mountain] { $count ->
            [one] { $count } montaña
           *[other] { $count } montañas
        }
       *[volcano] { $count ->
            [one] { $count } volcán
           *[other] { $count } volcanes
        }
    }

## Las palabras del juego

akrotiri-terrain-tree = árbol
akrotiri-terrain-lake = lago
akrotiri-terrain-mountain = montaña
akrotiri-terrain-volcano = volcán

akrotiri-colour-green = verde
akrotiri-colour-blue = azul
akrotiri-colour-gray = gris
akrotiri-colour-orange = naranja

akrotiri-tier-easy = fácil
akrotiri-tier-medium = medio
akrotiri-tier-hard = difícil

akrotiri-corner =
    { $corner ->
        [NW] arriba a la izquierda
        [NE] arriba a la derecha
        [SE] abajo a la derecha
       *[SW] abajo a la izquierda
    }
akrotiri-side =
    { $side ->
        [up] arriba
        [right] a la derecha
        [down] abajo
       *[left] a la izquierda
    }

akrotiri-way-route = por ruta
akrotiri-way-portage = por porteo

## Los objetivos: un nombre corto, y lo que cuenta cada uno

akrotiri-goal-portage-1 = Un porteo
akrotiri-goal-portage-1-text = { akrotiri-points } por cada templo propio a exactamente 1 porteo de Thera.
akrotiri-goal-portage-2 = Dos porteos
akrotiri-goal-portage-2-text =
    { $edition ->
        [first] { akrotiri-points } por cada templo propio a exactamente 2 porteos de Thera.
       *[revised] { akrotiri-points } por cada templo propio a 2 o más porteos de Thera.
    }
akrotiri-goal-no-icon = Islas desnudas
akrotiri-goal-no-icon-text = { akrotiri-points } por cada templo propio en una isla sin símbolos.
akrotiri-goal-volcano = Volcanes
akrotiri-goal-volcano-text = { akrotiri-points } por cada templo propio en una isla con un volcán.
akrotiri-goal-lake = Lagos
akrotiri-goal-lake-text = { akrotiri-points } por cada templo propio en una isla con un lago.
akrotiri-goal-tree = Árboles
akrotiri-goal-tree-text = { akrotiri-points } por cada templo propio en una isla con un árbol.
akrotiri-goal-mountain = Montañas
akrotiri-goal-mountain-text = { akrotiri-points } por cada templo propio en una isla con una montaña.
akrotiri-goal-isolated = Templos aislados
akrotiri-goal-isolated-text = { akrotiri-points } por cada templo propio al que ninguna ruta, salvo por Thera, llegue desde la isla de otro templo propio.
akrotiri-goal-largest = La isla más grande
akrotiri-goal-largest-text = { akrotiri-points } por cada loseta de la mayor isla completa con un templo propio.
akrotiri-goal-open = Islas abiertas
akrotiri-goal-open-text = { akrotiri-points } por cada templo propio en una isla abierta.
akrotiri-goal-three-icons = Tres terrenos
akrotiri-goal-three-icons-text = { akrotiri-points } por cada templo propio en una isla con 3 o más terrenos distintos.
akrotiri-goal-quadrants = Cuatro cuartos
akrotiri-goal-quadrants-text = { akrotiri-points } por cada cuarto del mar, dividido en el centro de Thera, con un templo propio.

## Cómo termina una partida, y de dónde vienen los puntos

akrotiri-end-sixth-temple = Se ha excavado un sexto templo
akrotiri-end-tiles-laid = Están colocadas todas las losetas para este número de jugadores (regla de la casa A12)
akrotiri-end-no-more-tiles = Las losetas se han agotado y nadie ha encontrado un templo en 6 turnos cada uno (A9.3)

akrotiri-score-maps = Mapas
akrotiri-score-goals = Objetivos
akrotiri-score-drachmas = Dracmas

end-line-map = Mapa { $map }
end-line-secret = Objetivo secreto
end-line-purse =
    { $count ->
        [one] { $count } dracma
       *[other] { $count } dracmas
    }
