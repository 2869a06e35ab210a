### Por qué algo no se puede hacer: `refusal-<code>`, con los hechos del rechazo como valores.
###
### Las mismas frases que las del servidor, que las envía en inglés. Donde la suya dice más, porque el fallo está en un
### programa o en un archivo, esta dice lo que una persona puede entender de ello.

## Los juegos

refusal-not-a-move = Esto no es una jugada del juego.
refusal-ended-by-agreement = La partida ha terminado: de común acuerdo.
refusal-ended-by-closing = La partida ha terminado: cerrada sin resultado.
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
refusal-account-alike = Hay una cuenta cuyo nombre se parece a { $account }; elige otro nombre.
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
refusal-unknown-host = Este servidor no se conoce como { $host }; quien lo administra puede añadirlo a LABRYS_HOSTS.
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
refusal-unknown-components = Se jugaba con los componentes { $components } ({ $digest }), que aquí no se conocen.
refusal-other-rules = Se jugaba con la versión { $theirs } de las reglas; aquí está la versión { $ours }.
refusal-does-not-replay = No se puede reproducir a partir de la versión { $version }: sus reglas han cambiado desde entonces, o se alteró su registro.
refusal-newer = Esta partida la empezó un Labrys más nuevo, que puede seguirla.
refusal-playable = Esta partida puede continuar: ríndete o propón terminarla.
refusal-no-record = No se puede leer nada del registro de la partida.

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
refusal-no-hints = En esta mesa no se pueden pedir consejos.
refusal-nothing-to-decide = El asiento { $seat } no tiene nada que decidir ahora.
refusal-hint-under-way = Ya se está preparando un consejo para ti.
refusal-no-hint-now = No se ha podido preparar ningún consejo; inténtalo de nuevo.

## Registros y ramas

refusal-bad-record = Esto no es el registro de una partida.
refusal-record-diverges = La entrada { $entry } de este registro no sigue las reglas.
refusal-no-such-frame = El registro tiene { $entries } entradas, no hay imagen { $at }.
refusal-no-such-eyes = El registro tiene { $seats } asientos; ninguno es el { $seat }.
refusal-no-such-moment = El registro tiene { $entries } entradas, no hay momento { $at }.
refusal-other-record = El registro es de { $game } con { $seats } asientos, y la mesa también debe serlo.
refusal-branch-options = Una partida que sigue un registro tiene las opciones y los componentes de ese registro.
refusal-branch-over =
    { $at ->
        [one] Tras { $at } entrada la partida ha terminado; sigue desde un momento anterior.
       *[other] Tras { $at } entradas la partida ha terminado; sigue desde un momento anterior.
    }

## Lecciones

refusal-no-such-lesson = Ninguna lección se llama «{ $lesson }»; hay { $lessons }.
refusal-bad-lesson = Una lección empieza donde empieza, con estos asientos: { $kinds }.
refusal-lesson = La lección espera otra cosa: { $moves }.
