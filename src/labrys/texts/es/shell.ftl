### La mesa de todos los juegos: barra, asientos, registro, charla, resumen, preguntas, resultado.

## La mesa

table-home = Inicio
table-nobody = Nadie
table-seat-number = Asiento { $number }
table-cancel = Cancelar
table-closed = Esta mesa no se puede mostrar
table-joining = Abriendo la mesa…
table-no-board = Este juego aún no tiene tablero en el navegador.
table-house-components = Se juega con componentes de la casa: losetas, cartas y tableros nuestros, no los del juego impreso.
table-branched = Esta partida continúa un registro: el azar no prometió nada antes.

## A quién le toca

turn-open = Esperando jugadores
turn-archived = Esta mesa descansa
turn-unplayable = Esta partida no puede continuar aquí
turn-over = La partida ha terminado
turn-nobody = Un momento…
turn-yours = Te toca
turn-yours-by-name = { $name }, te toca
turn-of =
    { $count ->
        [one] Le toca a { $name }
       *[other] Les toca a { $name }
    }
turn-you-won = Has ganado
turn-won =
    { $count ->
        [one] { $name } ha ganado
       *[other] { $name } comparten la victoria
    }
alert-body = En la mesa { $table }.

clock-label = Tiempo que le queda a { $name }:
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }

## Conexión y negativas

connection-none = En este momento no hay conexión con el servidor.
connection-lost = Conexión perdida. Reconectando…
connection-back = Conectado de nuevo.
reason-rule = Regla
reason-put-away = Cerrar

## Deshacer

undo = Deshacer
undo-title = Deshacer tu última decisión (Ctrl+Z)
undo-ask-title = Los demás tienen que estar de acuerdo
undo-ask-text = Puedes preguntarles. Si todos aceptan, se deshace.
undo-ask = Preguntar a los demás

## Menú

menu = Menú
menu-offer-end = Proponer terminar la partida
menu-leave = Dejar la mesa
menu-resign = Rendirse
menu-sounds = Sonidos
resign-title = ¿Rendirte?
resign-text = Cedes tu asiento para siempre. Entre dos, gana el otro; entre más, un bot juega tu asiento hasta el final.
leave-title = ¿Dejar la mesa?
leave-text = Un bot juega por ti. Puedes recuperar tu asiento en cualquier momento antes del final.
offer-title = ¿Proponer terminar la partida?
offer-text = Si todos los demás aceptan, la partida termina tal como está y gana quien va en cabeza.

## Preguntas a los demás

question-label = Pregunta
question-undo = { $name } pide deshacer. ¿Estás de acuerdo?
question-undo-mine = Has pedido deshacer. Los demás deciden.
question-end = { $name } propone terminar la partida tal como está. ¿Estás de acuerdo?
question-end-mine = Has propuesto terminar la partida. Los demás deciden.
question-agreed = De acuerdo hasta ahora: { $names }.
question-yes = Sí, de acuerdo
question-no = No
question-withdraw = Retirar
question-waiting = Has aceptado.
return-left = Un bot juega tu asiento.
return-time = Se acabó tu tiempo: un bot juega tu asiento.
return-soon = Recuperas tu asiento tras la decisión actual del bot.
return = Recuperar mi asiento
archived-text = Nadie ha tocado esta mesa en mucho tiempo. No se ha perdido nada.
archived-wake = Seguir jugando
unplayable-text = Esta partida no puede continuar aquí.
unplayable-seen = La mesa se muestra hasta donde se puede dibujar.
unplayable-stood = Se muestra como estaba en la versión { $version }.
unplayable-close = Cerrar la partida
close-title = ¿Cerrar esta partida?
close-text = Nadie gana y no se puntúa nada. Quien tenga el enlace podrá obtener entonces su registro, con todo lo que estaba oculto. Hasta entonces aún podría continuar, si este servidor recupera una versión que la conozca.
undrawn-title = Esta partida no se puede mostrar aquí
undrawn-text = Quien esté sentado a esta mesa puede cerrar la partida. Entonces, quien tenga el enlace puede descargar su registro.

## Junto al mapa

side-label = Registro, charla y jugadores
side-log = Registro
side-talk = Charla
side-people = Jugadores
log-empty = Aún no ha pasado nada.
log-earlier = Mostrar lo anterior
log-taken-back = Deshecho:
log-show-place = Mostrar { $place } en el mapa
talk-empty = Nadie ha dicho nada todavía.
talk-line = Di algo
talk-say = Enviar
talk-not-yours = Solo pueden hablar quienes están sentados a la mesa.
talk-unheard =
    { $count ->
        [one] línea nueva
       *[other] líneas nuevas
    }
people-you = Tú
people-bot = Bot
people-left = Ausente, juega un bot
people-time = Sin tiempo, juega un bot
people-returning = Vuelve enseguida
people-resigned = Se ha rendido
people-mute = Silenciar
people-watching = Estás mirando. Ves lo que es público en la partida.
people-asked = ha pedido consejos
people-hints = En esta mesa se pueden pedir consejos.
people-no-hints = En esta mesa no se pueden pedir consejos.
people-taken-back =
    { $count ->
        [one] Una vez se deshizo algo después de una revelación.
       *[other] { $count } veces se deshizo algo después de una revelación.
    }
invite-label = Invita con este enlace
invite-watch = Enlace para mirar
invite-title = Una mesa en Labrys
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir

## Desde el último turno

recap-title = Desde tu último turno
recap-for-you = Para ti
recap-offer-for-you = para ti: { $changes }
recap-step =
    { $step ->
        [0] { $steps } en total
       *[other] { $step } de { $steps }
    }
recap-back = Paso anterior
recap-on = Paso siguiente
recap-done = Visto
recap-offer =
    { $steps ->
        [one] Desde tu último turno: { $steps } paso
       *[other] Desde tu último turno: { $steps } pasos
    }
recap-skip = Saltar

## Una pantalla para varios

cover-title = Pasa la pantalla a { $name }
cover-text = Le toca a { $name }. Nadie más debería mirar ahora.
cover-look = Soy { $name }
cover-undo = { $name } deshace su última decisión

## Antes de la partida

waiting-seats = Asientos
waiting-name = Tu nombre
waiting-free = Libre
waiting-kept = Reservado para { $name }
waiting-bot = { $name } (bot)
waiting-sit = Sentarse
waiting-leave = Levantarse
waiting-free-kept = Liberar este asiento
waiting-start = Empezar la partida
waiting-for-maker = La partida empieza cuando lo diga quien creó la mesa.
waiting-begins =
    { $count ->
        [0] La partida empieza.
        [one] La partida empieza en cuanto se ocupe el último asiento.
       *[other] La partida empieza en cuanto se ocupen los { $count } asientos libres.
    }
waiting-agreed = Lo acordado
waiting-clock = Tiempo
waiting-clock-none = Sin reloj: tómate el tiempo que quieras
waiting-clock-move = { $time } por decisión
waiting-clock-game = { $time } para toda la partida
waiting-seen = Visible
waiting-public = Para todos, en la sala
waiting-private = Solo para quienes tienen el enlace
waiting-talk = Abierta
waiting-no-talk = Cerrada

## El final

end-result = Resultado
end-close = Cerrar el resultado
end-points = Puntos por parte y jugador
end-total = Total
end-rematch = Jugar otra vez
end-to-rematch = Ir a la revancha
end-replay = Ver la repetición
end-record = Descargar el registro
end-check = ¿Fue justo el azar?
end-check-text = La promesa se publicó antes de la partida y la semilla después. La promesa es el SHA-256 de la semilla, y cada robo se deduce de la semilla. Descarga el registro y compruébalo:
end-promise = Promesa
end-seed = Semilla
