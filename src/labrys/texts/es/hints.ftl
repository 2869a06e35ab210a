### Consejos: lo que se dice de una jugada en cualquier juego. Las afirmaciones se unen en una frase cuyo sujeto es la jugada.

hint-only = es la única jugada posible
hint-asked = es una de las jugadas que se piden aquí
hint-chance =
    { $percent ->
        [one] gana { $percent } partida de cada 100 según la búsqueda
       *[other] gana { $percent } partidas de cada 100 según la búsqueda
    }
hint-ahead =
    { $points ->
        [one] da de media al menos { $points } punto más que la siguiente
       *[other] da de media al menos { $points } puntos más que la siguiente
    }

## El consejo en una mesa

hints-ask = Consejo
hints-ask-title = ¿Qué jugadas son las mejores, y por qué? Toda la mesa ve que se ha pedido un consejo.
hints-thinking = Pensando…
hints-title =
    { $count ->
        [one] Esto es lo que hay que hacer
       *[other] Las mejores jugadas
    }
hints-dismiss = Quitar el consejo
hints-sentence = { $claims }.
hints-later = En el mismo turno { $claims }.
hints-numbers =
    { $points ->
        [one] gana el { $chance } de las partidas · cerca de { $points } punto al final
       *[other] gana el { $chance } de las partidas · cerca de { $points } puntos al final
    }
hints-more = De dónde vienen los puntos
hints-sure =
    { $worlds ->
        [one] La búsqueda la probó { $visits } veces; los puntos son los de { $worlds } partida imaginada.
       *[other] La búsqueda la probó { $visits } veces; los puntos son la media de { $worlds } partidas imaginadas.
    }
hints-course = Para seguir: { $moves }.
hints-make = Hacer esta jugada
hints-said = Consejo: { $move }. { $sentence } { $numbers }
