### La primera página, y los nombres de juegos, bots e invitados dondequiera que se vean.

masthead-you = Eres { $name }
guest-name = { $name } de { $place }

# Los juegos, y en una frase qué son.
game-akrotiri = Akrotiri
game-akrotiri-text = Coloca losetas, transporta mercancías entre las islas y encuentra templos enterrados leyendo mapas. De 2 a 4, una hora más o menos.
game-minos = Minos
game-minos-text = Elige dados, juega decretos y construye ciudades, barcos y un palacio en la Creta de la Edad del Bronce. De 2 a 4, dos horas más o menos.

# Los bots, y cómo juegan.
bot-greedy = Codicioso
bot-greedy-text = Toma lo que más da al instante. Un rival digno.
bot-random = Azar
bot-random-text = Hace cualquier cosa permitida. Para probar.
bot-novice = Principiante
bot-novice-text = Conoce las reglas, tiene un plan y a veces se equivoca. Para las primeras partidas.
bot-sailor = Marinero
bot-sailor-text = Juega bien sin pensar mucho.
bot-captain = Capitán
bot-captain-text = Apenas comete errores. Un rival fuerte.
bot-minos = El rey Minos
bot-minos-text = Ve más lejos que todos los demás. El más fuerte que tenemos.

home-title = Islas, palacios y viejos mapas
home-lead = Juegos de mesa del Egeo minoico, contra un bot o con amigos. Nada que instalar, nadie a quien preguntar.
home-again = Intentar de nuevo
home-choose-game = ¿Qué juego?
home-play = Jugar a { $game }
home-bots = Contra un bot
home-against = Jugar contra { $bot }
home-people = Con otras personas
home-friends = Invitar a amigos
home-friends-text = Envía un enlace; cada cual juega donde esté.
home-screen = En una sola pantalla
home-screen-text = Pásala de mano en mano; lo oculto sigue tapado.
home-player = Jugador { $n }
home-making = Preparando la mesa…
home-house = Las losetas, los mapas y los tableros son componentes de la casa: diseño nuestro, no los impresos.

home-options = Opciones
home-options-text = Valen también para todos los botones de arriba.
home-players = Jugadores
home-clock = Reloj
home-clock-none = Ninguno
home-clock-hour = 1 hora por jugada
home-clock-day = 24 horas por jugada
home-clock-game = 30 minutos por partida
home-clock-text = Cuando se acaba el tiempo, un bot te sustituye hasta que vuelvas.
home-table-title = Nombre de la mesa
home-public = Pública
home-public-text = La sala la muestra: cualquiera puede unirse o mirar.
home-talk = Charla
home-talk-text = Líneas breves entre los jugadores.
home-hints = Consejos entre personas
home-hints-text = A solas contra bots los hay siempre. Todos ven quién pide uno.
home-seats = Asiento por asiento
home-seats-text = Mezcla personas y bots como quieras.
home-seat = Asiento { $n }
home-seat-me = Yo
home-seat-open = Quien tenga el enlace
home-seat-bot = Bot: { $bot }
home-seat-name = Nombre en el asiento { $n }
home-make = Preparar esta mesa

home-go-on = Continuar
home-all-mine =
    { $n ->
        [one] Tu mesa
       *[other] Tus { $n } mesas
    }
home-learn = Aprende a jugar
home-learn-text = En una mesa de verdad, paso a paso.
home-lesson-akrotiri = 10 minutos
home-lesson-minos = 15 minutos
home-watch = Mirar
home-watch-none = Nadie juega en público ahora mismo.
home-lobby = A la sala
home-record = Abrir una partida
home-record-text = Reproduce una partida desde un archivo. No se guarda nada de ella.
home-record-unreadable = Este archivo no contiene ninguna partida.
home-makers = Akrotiri fue diseñado por Jay Cormier y Sen-Foong Lim y publicado por Z-Man Games; Minos: Dawn of the Bronze Age fue diseñado por Stanislav Kordonskiy y publicado por Board&Dice. Labrys no está afiliado a ellos ni cuenta con su aval, y no contiene sus ilustraciones ni sus textos. Si te gustan estos juegos, hazte con los impresos.
home-free = Labrys es software libre.
home-programs = Los programas también juegan.

name-label = Tu nombre
name-keep = Guardar
name-kept = Ahora eres { $name }.

missing-title = Aquí no hay más que mar
missing-text = Esta dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.
missing-home = Volver a la orilla
