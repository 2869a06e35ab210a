### Los ajustes: este navegador, quién es uno, y qué pueden los programas.

settings-title = Ajustes
settings-browser = Este navegador
settings-name = Nombre
settings-account = Cuenta
settings-hook = Avisos en otra parte
settings-tokens = Programas
settings-mutes = Jugadores silenciados
settings-more = Los avisos, los programas y los silencios vienen con un nombre: guarda uno o juega una partida.

settings-language = Idioma
settings-look = Aspecto
settings-look-system = Como el sistema
settings-look-light = Claro
settings-look-dark = Oscuro
settings-motion = Movimiento
settings-motion-off = Ninguno
settings-motion-fast = Rápido
settings-motion-usual = Normal
settings-motion-slow = Lento
settings-sounds = Sonidos
settings-sounds-text = Un tono suave cuando te toca.
settings-notify = Notificaciones
settings-notify-text = Tu navegador te avisa cuando te toca, mientras la mesa esté abierta en una pestaña.
settings-notify-shown = Así se te avisará.
settings-notify-denied = Tu navegador no lo permite; sus propios ajustes pueden. Un webhook funciona sin ello: mira Avisos en otra parte.
settings-notify-never = Este navegador no muestra las que vienen de una página: no te llegaría nada. Lo que funciona es un webhook: mira Avisos en otra parte.
settings-notify-insecure = Los navegadores solo lo permiten en páginas servidas por https. Lo que funciona es un webhook: mira Avisos en otra parte.
settings-confirm-end = Preguntar antes de terminar un turno
settings-confirm-end-text = Solo si aún podías hacer algo.
settings-hurry = Apresurar a los bots
settings-hurry-text = Donde todos los demás son bots, responden al momento.
settings-own-side = Mi lado de la mesa abajo
settings-own-side-text = El mapa se gira para que mires desde tu sitio.

confirm-no = Cancelar
secret-copy = Copiar
secret-copied = Copiado.
secret-once = Se muestra solo esta vez: guárdalo ahora.

account-signed-in = Has entrado con la cuenta { $account }. En la mesa eres { $name }.
account-guest = Juegas como invitado, con el nombre { $name }. Con una cuenta encuentras tus partidas en cada dispositivo.
account-nobody = Aún no eres nadie: quien juega se hace invitado. Con una cuenta encuentras tus partidas en cada dispositivo.
account-left = Has salido.
account-doors = Abrir una cuenta o entrar
account-open = Abrir una cuenta
account-sign-in = Entrar
account-name = Cuenta
account-name-hint = De 3 a 24 letras, cifras y - _ .
account-password = Contraseña
account-password-hint = Al menos 8 caracteres. No hay dirección de correo, así que nadie puede enviarte otra.
account-adopt = Traer las partidas de { $name }
account-sign-out = Salir
account-sign-out-everywhere = Salir en todas partes
account-sign-out-everywhere-text = Todos los navegadores en los que has entrado te olvidan, también este.
account-forget = Olvidar a este invitado
account-forget-text = Nadie podrá volver como este invitado. Sus partidas quedan donde están, sin ti.

password-change = Cambiar la contraseña
password-old = Contraseña actual
password-new = Contraseña nueva
password-changed = La contraseña ha cambiado. Los demás navegadores han salido.

hook-text = Labrys llama a esta dirección cuando te toca: un webhook de Discord o de Slack, o un programa tuyo.
hook-address = Dirección del webhook
hook-hint = Al guardarla se crea un secreto nuevo, con el que se firman las llamadas.
hook-keep = Guardar
hook-end = Terminar las llamadas
hook-ended = Ya no se llama a ninguna dirección.
hook-secret = Secreto del webhook

tokens-text = Un token permite a un programa sentarse, jugar y hablar por ti.
tokens-made = creado el { $day }
tokens-withdraw = Retirar
tokens-fresh = Token «{ $label }»
tokens-label = Para qué es el token nuevo
tokens-label-hint = Para ti, para distinguirlos. Como mucho 10 tokens.
tokens-make = Crear un token

mutes-none = Oyes a todo el mundo. A un jugador se le silencia en la mesa, en Personas.
mutes-hear = Oír de nuevo
