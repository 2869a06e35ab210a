### Las listas de mesas: la sala, y las propias.

lists-loading = Buscando mesas…

lobby-title = Sala
lobby-text = Las mesas públicas de este servidor. Una mesa se hace pública con sus opciones, en la primera página.
lobby-open = Para unirse
lobby-open-none = Ninguna mesa espera jugadores.
lobby-make = Abre una: elige Opciones y luego Pública.
lobby-playing = Para mirar
lobby-playing-none = Nadie juega en público ahora mismo. Lo que empiece aparecerá aquí.
lobby-over = Terminadas
lobby-over-none = Aún no ha terminado ninguna partida pública.

mine-title = Mis partidas
mine-turn = Te toca
mine-kept = Asientos guardados para ti
mine-waiting = En juego
mine-open = A la espera de jugadores
mine-finished = Terminadas
mine-asleep = Guardadas
mine-none = Aún no estás en ninguna mesa. Una partida contra un bot está a un clic.
mine-play = Jugar
mine-guest = Juegas como invitado, solo en este navegador.
mine-guest-way = Conserva tus partidas con una cuenta

tables-your-turn = Te toca
tables-kept = Guardado para ti
tables-free-seat = asiento libre
tables-bot = { $name } (bot)
tables-lesson = Una lección
tables-branched = Continúa una partida grabada
tables-join = Unirse
tables-watch = Mirar
tables-go-on = Continuar
tables-look = Ver
tables-take-seat = Ocupar el asiento
tables-replay = Repasar
tables-record = Archivo
tables-unplayable = Aquí no puede continuar
