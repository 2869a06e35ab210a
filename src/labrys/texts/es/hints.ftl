### Consejos: lo que se dice de una jugada en cualquier juego. Las afirmaciones se unen en una frase cuyo sujeto es la jugada.

hint-only = es la única jugada posible
hint-asked = es una de las jugadas que se piden aquí

## El consejo en una mesa

hints-ask = Consejo
hints-ask-title = ¿Qué jugadas son las mejores, y por qué? Toda la mesa ve que se ha pedido un consejo.
hints-thinking = Pensando…
hints-title =
    { $count ->
        [one] La mejor jugada
       *[other] Las mejores jugadas
    }
hints-go-on = Seguir como se aconsejó
hints-dismiss = Quitar el consejo
hints-sentence = { $claims }.
hints-numbers = gana el { $chance } de las partidas · { hints-tried }
hints-tried =
    { $visits ->
        [one] probada { $visits } vez
       *[other] probada { $visits } veces
    }
hints-course = Después: { $moves }.
hints-brings =
    { $on ->
        [yes] Después: { $moves }. En total { hints-points }, y el turno sigue.
       *[no] Después: { $moves }. En total { hints-points }.
    }
hints-points =
    { $game ->
        [minos] { $points } PV
       *[other]
            { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }
    }
hints-further =
    { $count ->
        [one] { $count } jugada más
       *[other] { $count } jugadas más
    }
hints-make = Hacer esta jugada
hints-said = Consejo: { $move }. { $sentence } { $numbers }
