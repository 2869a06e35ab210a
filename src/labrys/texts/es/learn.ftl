learn-loading = Se prepara la lección…

## La ficha de una lección

learn-title = Lección
learn-step = Paso { $step } de { $steps }
learn-on = Seguir
learn-play = Seguir jugando
learn-text = Texto de este paso
learn-wait = Ahora es el turno del otro jugador. Mira lo que hace y qué consigue.
learn-offered = una de las jugadas que se te ofrecen
learn-over = La lección termina aquí, y la partida sigue libremente: juégala hasta el final, o empieza una tuya.
