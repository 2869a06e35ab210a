### Por qué algo no se puede hacer en Akrotiri: `refusal-<code>`, con los hechos del rechazo como valores.

## El final

refusal-played-out =
    { $turns ->
        [one] La partida ha terminado tras { $turns } turno: { refusal-part-reason }.
       *[other] La partida ha terminado tras { $turns } turnos: { refusal-part-reason }.
    }
# Por qué ha terminado la partida.
refusal-part-reason =
    { $reason ->
        [sixth-temple] se ha excavado el sexto templo
        [tiles-laid] están colocadas todas las losetas para este número de jugadores
       *[no-more-tiles] las losetas se han agotado y nadie ha encontrado un templo en 6 turnos cada uno
    }

## Lo que va primero

refusal-lay-first = Coloca primero tu loseta.
refusal-cube-first = Pon primero el segundo cubo.
refusal-keep-first = Conserva primero uno de los 2 objetivos robados.
refusal-take-first = Toma primero uno de los objetivos descubiertos.
refusal-berth-first = Pon primero tu barco.
refusal-act-now = Esta es la segunda parte de tu turno: actúa o termínalo.

## Losetas y cubos

refusal-no-such-cell = «{ $cell }» no es una casilla del mar; las casillas se escriben x,y.
refusal-no-such-turn = Una loseta se gira hacia n, e, s o w, no «{ $turn }».
refusal-thera-there = El tablero de Thera ya ocupa { $cell }.
refusal-cell-taken = La loseta { $tile } ya ocupa { $cell }.
refusal-not-adjacent = { $cell } no comparte ninguno de sus 4 lados con una loseta ni con Thera.
refusal-first-tile-at-thera = En la preparación de la primera edición la loseta va junto al tablero de Thera; { $cell } no lo toca.
refusal-no-such-colour = «{ $colour }» no es un color; hay green, blue, gray, orange.
refusal-no-such-corner = «{ $corner }» no es una esquina; hay NW, NE, SE, SW.
refusal-colour-gone =
    { $colour ->
        [green] Quedan 0 cubos verdes en el mercado.
        [blue] Quedan 0 cubos azules en el mercado.
        [gray] Quedan 0 cubos grises en el mercado.
       *[orange] Quedan 0 cubos naranja en el mercado.
    }
refusal-icon-island =
    { $corner ->
        [NW] La esquina superior izquierda es de la isla del símbolo; elige otra.
        [NE] La esquina superior derecha es de la isla del símbolo; elige otra.
        [SE] La esquina inferior derecha es de la isla del símbolo; elige otra.
       *[SW] La esquina inferior izquierda es de la isla del símbolo; elige otra.
    }

## Barcos

refusal-not-a-berth = Los barcos salen de uno de los { $last } muelles de Thera, no de «{ $dock }».
refusal-berth-taken = El barco del asiento { $seat } ya está en { $dock }.
refusal-no-such-dock = No hay ningún muelle «{ $dock }» en el mar.
refusal-same-dock = Tu barco ya está en { $dock }; un movimiento termina en otro muelle.
refusal-no-action-to-sail = Un movimiento cuesta 1 acción, te quedan 0.
refusal-all-occupied =
    { $docks ->
        [one] Un movimiento alcanza { $docks } muelle, que está ocupado, y no podrías seguir desde allí.
       *[other] Un movimiento alcanza { $docks } muelles, todos ocupados, y no podrías seguir desde allí.
    }
refusal-out-of-reach =
    { $docks ->
        [one] Ninguna ruta ni porteo lleva de { $start } a { $dock }; 1 movimiento alcanza { $docks } muelle más.
       *[other] Ninguna ruta ni porteo lleva de { $start } a { $dock }; 1 movimiento alcanza { $docks } muelles más.
    }
refusal-occupied = { $dock } está ocupado, y con { refusal-part-actions } tras este movimiento no podrías seguir (en esta acción: { refusal-part-moves }).
# Parte de la frase de arriba.
refusal-part-actions =
    { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }
# Parte de la frase de arriba.
refusal-part-moves =
    { $moves ->
        [one] { $moves } movimiento más
       *[other] { $moves } movimientos más
    }
refusal-in-transit = Tu barco está en tránsito en { $dock }, que está ocupado: antes que nada tiene que seguir.

## Mercancías

refusal-nothing-chosen = Se carga 1 cubo o más, has elegido 0.
refusal-no-action-to-load = Cargar cuesta 1 acción, te quedan 0.
refusal-no-cubes-here = No hay ningún cubo donde está tu barco, en { $dock }.
refusal-boat-full =
    { $cubes ->
        [one] Tu barco está lleno: lleva { $cubes } cubo.
       *[other] Tu barco está lleno: lleva { $cubes } cubos.
    }
refusal-not-there =
    { $colour ->
        [green] Cubos verdes elegidos: { $chosen }; en la isla donde está tu barco: { $present }.
        [blue] Cubos azules elegidos: { $chosen }; en la isla donde está tu barco: { $present }.
        [gray] Cubos grises elegidos: { $chosen }; en la isla donde está tu barco: { $present }.
       *[orange] Cubos naranja elegidos: { $chosen }; en la isla donde está tu barco: { $present }.
    }
refusal-no-room = En el barco caben { $room } más, has elegido { $chosen }.
refusal-sell-at-thera = Solo se vende en Thera, tu barco está en { $dock }.
refusal-no-unloading-at-thera = En Thera no se descarga nada (edición revisada), tu barco está en { $dock }.
refusal-not-on-board =
    { $colour ->
        [green] Tu barco lleva 0 cubos verdes ({ refusal-part-cubes } en total).
        [blue] Tu barco lleva 0 cubos azules ({ refusal-part-cubes } en total).
        [gray] Tu barco lleva 0 cubos grises ({ refusal-part-cubes } en total).
       *[orange] Tu barco lleva 0 cubos naranja ({ refusal-part-cubes } en total).
    }
# Parte de la frase de arriba.
refusal-part-cubes =
    { $total ->
        [one] { $total } cubo
       *[other] { $total } cubos
    }

## Mapas, oráculo, templos, objetivos

refusal-no-such-tier = Los mapas son easy, medium, hard, no «{ $tier }».
refusal-how-many = Una acción compra de 1 a { $most } mapas, has elegido { $chosen }.
refusal-buy-at-thera = Solo se compran mapas en Thera, tu barco está en { $dock }.
refusal-no-action-to-buy = Comprar mapas cuesta 1 acción, te quedan 0.
refusal-no-maps-left = Las pilas de mapas están vacías.
refusal-buying-too-dear =
    { $chosen ->
        [one] { $chosen } mapa en una acción por { refusal-part-price }, tienes { $purse }.
       *[other] { $chosen } mapas en una acción por { refusal-part-price }, tienes { $purse }.
    }
# Parte de la frase de arriba.
refusal-part-price =
    { $price ->
        [one] { $price } dracma
       *[other] { $price } dracmas
    }
refusal-pile-empty =
    { $tier ->
        [easy] En la pila fácil hay { refusal-part-left }, has elegido { $chosen }.
        [medium] En la pila media hay { refusal-part-left }, has elegido { $chosen }.
       *[hard] En la pila difícil hay { refusal-part-left }, has elegido { $chosen }.
    }
# Parte de la frase de arriba.
refusal-part-left =
    { $left ->
        [one] { $left } mapa
       *[other] { $left } mapas
    }
refusal-no-such-terrain = «{ $terrain }» no es un terreno; hay tree, lake, mountain, volcano.
refusal-oracle-used = Al oráculo se le pregunta una vez por turno, ya lo has hecho 1 vez.
refusal-no-action-to-ask = Preguntar al oráculo cuesta 1 acción, te quedan 0.
refusal-no-tiles = El oráculo no tiene losetas que mostrar: en la pila y los descartes hay 0.
refusal-no-such-map = No hay ningún mapa «{ $map }».
refusal-not-in-hand =
    { $hand ->
        [one] El mapa { $map } no está en tu mano de { $hand } mapa.
       *[other] El mapa { $map } no está en tu mano de { $hand } mapas.
    }
refusal-no-action-to-excavate = Excavar cuesta 1 acción, te quedan 0.
refusal-no-map-in-hand = No tienes ningún mapa en la mano.
refusal-no-map-to-pay = Tu mapa más barato cuesta { $cost } dracmas, tienes { $purse }.
refusal-no-site-here =
    { $hand ->
        [one] Ningún emplazamiento de la isla donde está tu barco prueba tu mapa.
       *[other] Ningún emplazamiento de la isla donde está tu barco prueba un mapa que puedas pagar; tienes { $hand } mapas.
    }
refusal-all-temples = Has excavado tus { $temples } templos.
refusal-thera = En Thera no se excava ningún templo, tu barco está en { $dock }.
refusal-temple-there =
    { $temples ->
        [one] La isla donde está tu barco ya tiene { $temples } templo.
       *[other] La isla donde está tu barco ya tiene { $temples } templos.
    }
refusal-excavating-too-dear =
    { $cost ->
        [one] El mapa { $map } cuesta { $cost } dracma, tienes { $purse }.
       *[other] El mapa { $map } cuesta { $cost } dracmas, tienes { $purse }.
    }
refusal-no-such-site = «{ $site }» no es un cuadrante de una loseta.
refusal-other-island = { $site } no es tierra de la isla donde está tu barco.
refusal-not-proved =
    { $side ->
        [up] Por encima de { $site }, el mapa { $map } pide { refusal-part-wanted }; hay { $found }.
        [right] A la derecha de { $site }, el mapa { $map } pide { refusal-part-wanted }; hay { $found }.
        [down] Por debajo de { $site }, el mapa { $map } pide { refusal-part-wanted }; hay { $found }.
       *[left] A la izquierda de { $site }, el mapa { $map } pide { refusal-part-wanted }; hay { $found }.
    }
# Parte de la frase de arriba.
refusal-part-wanted =
    { $terrain ->
        [tree] { $wanted ->
            [one] { $wanted } árbol
           *[other] { $wanted } árboles
        }
        [lake] { $wanted ->
            [one] { $wanted } lago
           *[other] { $wanted } lagos
        }
        [mountain] { $wanted ->
            [one] { $wanted } montaña
           *[other] { $wanted } montañas
        }
       *[volcano] { $wanted ->
            [one] { $wanted } volcán
           *[other] { $wanted } volcanes
        }
    }
refusal-no-such-goal = No hay ningún objetivo «{ $goal }».
refusal-not-drawn = «{ akrotiri-goal }» no es uno de los 2 objetivos que has robado.
refusal-not-offered =
    { $offered ->
        [one] «{ akrotiri-goal }» no es el objetivo de la oferta ({ $offered } en total).
       *[other] «{ akrotiri-goal }» no está entre los { $offered } objetivos de la oferta.
    }
