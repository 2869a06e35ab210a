### Por qué algo no se puede hacer: `refusal-<code>`, con los hechos del rechazo como valores.
###
### Las mismas frases que las del servidor, que las envía en inglés. Donde la suya dice más, porque el fallo está en un
### programa o en un archivo, esta dice lo que una persona puede entender de ello.

## Los juegos

refusal-not-a-move = Esto no es una jugada del juego.
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
refusal-ended-by-agreement = La partida ha terminado: de común acuerdo.
refusal-ended-by-resignation = La partida ha terminado: abandono del asiento { $seats }.
refusal-no-such-seat = Hay asientos del 1 al { $last }.
refusal-not-your-turn = Ahora decide el asiento { $due }, no el asiento { $seat }.
refusal-not-for-chance = Ahora decide el asiento { $due }, no el azar.
refusal-chance-first = Ahora responde el azar, no el asiento { $seat }.
refusal-not-possible =
    { $answers ->
        [one] El azar tiene { $answers } respuesta posible, no esta.
       *[other] El azar tiene { $answers } respuestas posibles, no esta.
    }

## Akrotiri: lo que va primero

refusal-lay-first = Coloca primero tu loseta.
refusal-cube-first = Pon primero el segundo cubo.
refusal-keep-first = Conserva primero uno de los 2 objetivos robados.
refusal-take-first = Toma primero uno de los objetivos descubiertos.
refusal-berth-first = Pon primero tu barco.
refusal-act-now = Esta es la segunda parte de tu turno: actúa o termínalo.

## Akrotiri: losetas y cubos

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
        [NW] La esquina noroeste es de la isla del símbolo; elige otra.
        [NE] La esquina nordeste es de la isla del símbolo; elige otra.
        [SE] La esquina sudeste es de la isla del símbolo; elige otra.
       *[SW] La esquina sudoeste es de la isla del símbolo; elige otra.
    }

## Akrotiri: barcos

refusal-not-a-berth = Los barcos salen de Thera, de thera/1 a thera/{ $last }, no de «{ $dock }».
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

## Akrotiri: mercancías

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

## Akrotiri: mapas, oráculo, templos, objetivos

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

## Quién eres

refusal-stranger = El servidor no sabe quién eres; elige primero un nombre o inicia sesión.
refusal-not-yours = Esto no te corresponde.
refusal-name-character =
    { $what ->
        [title] Un título no puede contener el carácter { $character }.
       *[name] Un nombre no puede contener el carácter { $character }.
    }
refusal-name-length =
    { $what ->
        [title] Un título tiene de 1 a { $most } caracteres, este tiene { $length }.
       *[name] Un nombre tiene de 1 a { $most } caracteres, este tiene { $length }.
    }
refusal-name-letters =
    { $what ->
        [title] Un título necesita al menos una letra o una cifra.
       *[name] Un nombre necesita al menos una letra o una cifra.
    }
refusal-name-marks =
    { $what ->
        [title] Un título tiene como mucho { $most } signos sobre una letra.
       *[name] Un nombre tiene como mucho { $most } signos sobre una letra.
    }
refusal-account-length = Un nombre de cuenta tiene de { $least } a { $most } caracteres, este tiene { $length }.
refusal-account-characters = Un nombre de cuenta se compone de letras, cifras y - _ . y empieza por una letra o una cifra.
refusal-account-taken = Ya hay una cuenta llamada { $account }.
refusal-password-short = Una contraseña tiene al menos { $least } caracteres.
refusal-password-long = Una contraseña tiene como mucho { $most } caracteres y { $bytes } bytes.
refusal-no-account = Un invitado no tiene contraseña; crea primero una cuenta.
refusal-wrong-password = La contraseña antigua no es esta.
refusal-wrong-sign-in = No hay ninguna cuenta con este nombre y esta contraseña.
refusal-has-account = Ya tienes una cuenta; cierra primero la sesión para crear otra.
refusal-signed-in = Has iniciado sesión como { $name }; cambia allí el nombre, o cierra primero la sesión.
refusal-many-signing-in = Demasiadas personas inician sesión ahora mismo; prueba dentro de un momento.
refusal-enough-tokens = Tienes { $most } fichas de acceso, que es el máximo; retira una.
refusal-no-token = No tienes esa ficha de acceso.
refusal-not-by-token = Una ficha de acceso no permite esto; hazlo en persona.
refusal-own-talk = No puedes silenciarte.
refusal-no-player = No existe ese jugador.
refusal-bad-hook = Esta no puede ser la dirección de un webhook: empieza por https:// o http:// y se alcanza desde la internet abierta.

## Las puertas

refusal-foreign-page = La petición viene de una página de otro sitio.
refusal-too-large = Una petición tiene como mucho { $most } bytes.
refusal-oversized = La petición es demasiado grande.
refusal-too-many =
    { $seconds ->
        [one] Eso es demasiado a menudo; prueba dentro de { $seconds } segundo.
       *[other] Eso es demasiado a menudo; prueba dentro de { $seconds } segundos.
    }
refusal-too-many-requests = Demasiadas peticiones; espera un momento.
refusal-server-busy = El servidor está ocupado; prueba dentro de un momento.
refusal-replays-busy = Se están repitiendo demasiados registros; prueba dentro de un momento.
refusal-operators-only = Las cifras son para quien administra este servidor.
refusal-malformed = El servidor no ha podido leer esto.
refusal-broken-off = La petición se interrumpió antes de acabar.
refusal-not-found = Aquí no hay nada.
refusal-wrong-method = Esta dirección no conoce ese método.
refusal-unexpected = Algo ha fallado en el servidor; allí consta como { $noted }.
refusal-unavailable = La base de datos no responde; mira dentro de un momento si se hizo.

## Mesas y asientos

refusal-no-such-table = Aquí no hay ninguna mesa.
refusal-no-such-game = Ningún juego se llama «{ $game }»; hay { $games }.
refusal-no-such-components = Este servidor no tiene esos componentes.
refusal-no-such-bot = Ningún bot se llama «{ $bot }»; hay { $bots }.
refusal-bad-options = El juego no se puede jugar con estas opciones.
refusal-bad-seat = Asiento { $seat }: solo el asiento de un bot nombra a un bot, y solo un asiento abierto se reserva para alguien.
refusal-named-seat = Solo llevan nombre los asientos de quien hace la mesa, y ninguno se reserva.
refusal-bad-clock = La mesa quedaría archivada antes de acabar el tiempo de una jugada.
refusal-no-people = Una mesa necesita un asiento para una persona.
refusal-too-many-tables = Tienes { $most } mesas sin terminar; termina antes una.
refusal-begun = La partida ya ha empezado, o la mesa descansa.
refusal-seated = Tienes un asiento en esta mesa.
refusal-no-free-seat = No hay ningún asiento libre.
refusal-seat-not-free = El asiento { $seat } está ocupado, reservado para otra persona, o no existe.
refusal-not-yours-to-start = Empieza la partida quien hizo la mesa.
refusal-seats-free = Asientos aún libres: { $free } de { $seats }.
refusal-not-yours-to-free = Libera los asientos quien hizo la mesa.
refusal-free-begun = Los asientos se liberan antes de empezar la partida, y no mientras la mesa descansa.
refusal-not-kept = El asiento { $seat } no está reservado para nadie que aún tenga que venir.
refusal-which-kept-seat =
    { $count ->
        [one] { $count } asiento está reservado para otros: nómbralo.
       *[other] { $count } asientos están reservados para otros: nombra uno.
    }
refusal-not-your-table = No tienes asiento en esta mesa.
refusal-not-your-seat = El asiento { $seat } no es tuyo.
refusal-which-seat = Tienes los asientos { $seats }: di cuál.
refusal-not-begun = La partida no ha empezado.
refusal-over = La partida ha terminado.
refusal-not-over = La partida aún no ha terminado.
refusal-archived = La mesa está archivada; despiértala para seguir.
refusal-awake = La mesa no está archivada.
refusal-unplayable = Esta mesa no se puede abrir: empezó con reglas que este servidor ya no juega, o fue alterada.

## Versiones y claves

refusal-late =
    { $missed ->
        [one] Viste la versión { $seen }; desde entonces ha pasado { $missed } cosa.
       *[other] Viste la versión { $seen }; desde entonces han pasado { $missed } cosas.
    }
refusal-no-such-version = La mesa está en la versión { $version }, has nombrado la { $seen }.
refusal-key-used = Esta clave se usó para otro deseo.
refusal-busy = Pasan demasiadas cosas a la vez en esta mesa; prueba otra vez.
refusal-long-log = En esta mesa han pasado { $most } cosas: ya solo quedan jugadas.

## Volver atrás, finales, ausencias, charla

refusal-nothing-to-undo =
    { $decisions ->
        [0] No has tomado ninguna decisión que se pueda deshacer.
        [one] Has tomado { $decisions } decisión, no { $back }.
       *[other] Has tomado { $decisions } decisiones, no { $back }.
    }
refusal-revealed = Los demás tienen que estar de acuerdo, porque desde entonces { refusal-part-revealed-what }{ refusal-part-revealed-who }.
# Parte de la frase de arriba: lo que salió a la luz.
refusal-part-revealed-what =
    { $revealed ->
        [0] { $drawn ->
            [0] no se ha revelado nada
            [one] el azar ha respondido { $drawn } vez
           *[other] el azar ha respondido { $drawn } veces
        }
        [one] se ha revelado { $revealed } cosa
       *[other] se han revelado { $revealed } cosas
    }
# Parte de la frase de arriba: quién actuó.
refusal-part-revealed-who =
    { $acted ->
        [0] { "" }
        [one] { " " }y ha actuado otro asiento
       *[other] { " " }y han actuado otros { $acted } asientos
    }
refusal-undo-asked = Ya lo has pedido.
refusal-no-undo-asked = Nadie pide volver atrás.
refusal-own-undo = Les toca a los demás aceptar.
refusal-offered = El asiento { $seat } ya ha propuesto terminar la partida.
refusal-no-offer = Nadie propone terminar la partida.
refusal-own-offer = Les toca a los demás aceptar.
refusal-resigned = El asiento { $seat } ha abandonado, y eso es definitivo.
refusal-away = Un bot juega el asiento { $seat }; recupéralo primero.
refusal-already-away = Un bot ya juega el asiento { $seat }.
refusal-not-away = El asiento { $seat } está en tus manos, o lo estará tras la decisión actual del bot.
refusal-others-away = { $name } no está y no puede aceptar.
refusal-empty-line = En esta línea no hay nada.
refusal-not-your-talk = Solo hablan quienes están sentados a la mesa.
refusal-no-talk = En esta mesa no se charla.

## Registros y ramas

refusal-bad-record = Esto no es el registro de una partida.
refusal-record-diverges = La entrada { $entry } de este registro no sigue las reglas.
refusal-no-such-frame = El registro tiene { $entries } entradas, no hay imagen { $at }.
refusal-no-such-eyes = El registro tiene { $seats } asientos; ninguno es el { $seat }.
refusal-no-such-moment = El registro tiene { $entries } entradas, no hay momento { $at }.
refusal-other-record = El registro es de { $game } con { $seats } asientos, y la mesa también debe serlo.
refusal-branch-options = Una partida que sigue un registro tiene las opciones de ese registro.
refusal-branch-over =
    { $at ->
        [one] Tras { $at } entrada la partida ha terminado; sigue desde un momento anterior.
       *[other] Tras { $at } entradas la partida ha terminado; sigue desde un momento anterior.
    }

## Lecciones

refusal-no-such-lesson = Ninguna lección se llama «{ $lesson }»; hay { $lessons }.
refusal-bad-lesson = Una lección empieza donde empieza, con estos asientos: { $kinds }.
refusal-lesson = La lección espera otra cosa: { $moves }.
