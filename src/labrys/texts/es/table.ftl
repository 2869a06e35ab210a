### Lo que pasó en una mesa, sea cual sea el juego.
###
### `event-table-<did>` cuenta una cosa vista. Sus valores son los campos de esa cosa que son palabras o números,
### `who` (el nombre del asiento) y `you` (yes si es quien lee, si no no). Sí y no se dicen "yes" y "no"; un motivo
### de varias palabras lleva guiones.

# El principio de una frase en pasado, como «Ann ha» en «Ann ha colocado una loseta».
table-did =
    { $you ->
        [yes] Has
       *[no] { $who } ha
    }

event-table-sat = { table-did } tomado asiento.
event-table-stood = { table-did } dejado libre un asiento.
event-table-freed = Un asiento reservado vuelve a estar libre.
event-table-began = La partida ha empezado.
event-table-moved = { table-did } hecho una jugada.
event-table-undo-asked = { table-did } pedido volver atrás.
event-table-undo-answered =
    { $yes ->
        [yes] { table-did } aceptado volver atrás.
       *[no] { table-did } rechazado volver atrás.
    }
event-table-undone =
    { $why ->
        [consent] { table-did } vuelto atrás, con el acuerdo de los demás.
        [alone] { table-did } vuelto atrás después de revelarse algo.
       *[free] { table-did } vuelto atrás.
    }
event-table-hinted = { table-did } pedido un consejo.
event-table-end-offered = { table-did } propuesto terminar la partida tal como está.
event-table-end-answered =
    { $yes ->
        [yes] { table-did } aceptado terminar la partida.
       *[no] { table-did } rechazado terminar la partida.
    }
event-table-resigned = { table-did } abandonado.
event-table-stopped =
    { $why ->
        [agreed] La partida terminó de común acuerdo.
       *[resigned] La partida terminó por abandono.
    }
event-table-closed = La partida se cerró: no podía continuar.
event-table-left =
    { $why ->
        [time] { table-did } agotado el tiempo; un bot toma el relevo.
       *[left] { table-did } dejado la mesa; un bot toma el relevo.
    }
event-table-returned =
    { $you ->
        [yes] Has recuperado tu asiento.
       *[no] { $who } ha recuperado su asiento.
    }
event-table-replaced = { $name } no pudo seguir; { $bot } juega en su lugar.
event-table-archived = La mesa quedó archivada: nadie la había tocado en mucho tiempo.
event-table-woken = La mesa ha despertado.
event-table-rematched = Hay una revancha.
event-table-lost = Lo que pasó aquí no se puede leer.

## Finales anteriores al que marcan las reglas del juego

table-end-agreed = Terminada de común acuerdo
table-end-closed = Cerrada sin resultado, porque no podía continuar
table-end-resigned = Terminada por abandono

## Partes de la mesa, una a la vez en una pantalla pequeña

parts-label = Partes de la mesa
parts-map = Mapa
parts-hand = Mano
parts-seats = Jugadores
parts-log = Diario
