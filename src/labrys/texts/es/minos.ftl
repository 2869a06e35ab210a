### Minos en palabras: qué ha pasado, de dónde vienen las ganancias y de dónde vienen los puntos.
###
### `event-minos-<tag>` cuenta un suceso; `-hidden` cuando sus secretos están en blanco, `-none` cuando una lista está
### vacía. Sus valores son los campos del suceso, `who` y `you` como en akrotiri.ftl. Los campos que nombran algo vienen
### en palabras: regiones, dados, vasijas, fuentes, ganadores y mercancías temporales gastadas en una carta. `place` es
### donde se ha puesto algo.

## Preparación

event-minos-laid-out =
    { $where ->
        [region] Se ha puesto { $what } en { $place }.
        [route] Se ha puesto { $what } junto a la ruta { $place }.
        [routes] Se ha puesto la ruta { $what }.
        [vases] La vasija «{ $what }» ha entrado en juego.
        [abilities] Se ha descubierto la habilidad { $what }.
       *[action-bonus] El bono de acción es { $what }.
    }
event-minos-chooses-first = { table-did } tenido la primera elección.
event-minos-start-taken = { table-did } tomado la carta inicial { $card }.
event-minos-ability-taken = { table-did } tomado la habilidad { $tile }.
event-minos-dealt = { table-did } recibido { $what }.
event-minos-set-up =
    { $is_first ->
        [yes] { table-did } fundado la primera ciudad en { $region } y recibido la bandera de primer jugador.
       *[no] { table-did } fundado la primera ciudad en { $region }.
    }
event-minos-card-put-back = { table-did } devuelto { $card } al mazo.
event-minos-card-put-back-hidden = { table-did } devuelto una carta al mazo.
event-minos-palace-founded = { table-did } puesto { $card } en el palacio.

## La ronda

event-minos-round-began =
    { $you ->
        [yes] Ronda { $round }; empezabas tú:
       *[no] Ronda { $round }; empezaba { $who }:
    }
event-minos-age-began = Ha empezado la Edad { minos-age }.
event-minos-die-rolled = Un dado ha mostrado { $die }.
event-minos-rolled-again = { $dice } dados han mostrado { $value }: se han tirado todos otra vez.
event-minos-die-drafted = { table-did } puesto el dado { $die } en { minos-part-section }, espacio { $space }.
event-minos-answered = { table-did } respondido.
event-minos-grouped = { table-did } hecho un grupo de dados para { minos-part-track }.
event-minos-advanced =
    { $space ->
        [9] { table-did } avanzado más allá del final de { minos-part-track }.
       *[other] { table-did } avanzado a { $space } en { minos-part-track }.
    }
event-minos-die-retrieved = { table-did } recuperado el dado { $die } de { minos-part-section }, espacio { $space }.
event-minos-forfeited = { table-did } renunciado al espacio por { minos-coins }.
event-minos-took = { table-did } tomado el efecto ({ $source }).
event-minos-declined =
    { $what ->
        [groups] { table-did } renunciado a más grupos de dados.
        [effects] { table-did } renunciado al resto de los efectos de la carta.
        [either] { table-did } renunciado a ambas ganancias.
        [convert] { table-did } renunciado a pagar.
        [track] { table-did } renunciado a un avance.
        [temp] { table-did } renunciado a una mercancía temporal.
        [good] { table-did } renunciado a una mercancía.
        [draw] { table-did } renunciado a una carta.
        [place] { table-did } renunciado a colocar un guerrero.
        [move] { table-did } renunciado a mover un guerrero.
        [build] { table-did } renunciado a un punto de construcción.
        [wild] { table-did } renunciado a un punto comodín.
        [play] { table-did } renunciado a jugar una carta.
        [palace] { table-did } renunciado a poner otra carta en el palacio.
        [route] { table-did } renunciado a los ingresos de una ruta.
        [bonus-tile] { table-did } renunciado a un bono de comercio.
        [fight] { table-did } dejado a los Pueblos del mar.
       *[other] { table-did } renunciado al resto.
    }
event-minos-turn-ended = { table-did } terminado el turno.

## Ganancias

event-minos-gained = { table-did } ganado { minos-gained } ({ $source }).
event-minos-good-gained =
    { $from_pile ->
        [yes] { table-did } ganado { minos-part-good } de la pila.
       *[no] { table-did } ganado { minos-part-good }.
    }
event-minos-no-good-left =
    { $you ->
        [yes] No has ganado ninguna mercancía: la pila estaba vacía.
       *[no] { $who } no ha ganado ninguna mercancía: la pila estaba vacía.
    }
event-minos-temp-gained = { table-did } ganado { minos-part-good } temporal.
event-minos-card-drawn = { table-did } robado { $card } del mazo de la Edad { minos-age }.
event-minos-card-drawn-hidden = { table-did } robado una carta del mazo de la Edad { minos-age }.
event-minos-no-card-left =
    { $you ->
        [yes] No has robado nada: el mazo de la Edad { minos-age } estaba vacío.
       *[no] { $who } no ha robado nada: el mazo de la Edad { minos-age } estaba vacío.
    }
event-minos-drawing = { table-did } acudido al mazo de la Edad { minos-age }.
event-minos-offer-drawn = { table-did } robado { $card } de la oferta.
event-minos-offered = { $card } ha llegado a la oferta.
event-minos-deck-renewed =
    { $cards ->
        [one] El único descarte de la Edad { minos-age } ha pasado a ser su mazo.
       *[other] Los { $cards } descartes de la Edad { minos-age } han pasado a ser su mazo.
    }
event-minos-bonus-taken = { table-did } tomado el bono de comercio { $tile }.
event-minos-bonus-used = { table-did } usado el bono de comercio { $tile }.
event-minos-exchanged =
    { $gain ->
        [coins] { table-did } cambiado armas por monedas: { $paid } por { $amount }.
       *[weaponry] { table-did } cambiado monedas por armas: { $paid } por { $amount }.
    }
event-minos-paid =
    { $coins ->
        [0] { table-did } pagado { minos-weaponry } ({ $source }).
       *[other] { minos-paid-coins } ({ $source }).
    }
event-minos-good-bought = { table-did } comprado { minos-part-good } temporal por { minos-coins }.
event-minos-temps-traded = { table-did } cambiado { minos-part-good } temporal por la mercancía.

## Cartas, construcciones, guerreros

event-minos-card-played = { minos-played } por { minos-coins }, con { $temps }.
event-minos-card-played-none = { minos-played } por { minos-coins }.
event-minos-card-to-palace =
    { $lost ->
        [0] { table-did } puesto { $card } en el palacio.
       *[other] { table-did } puesto { $card } de la mano en el palacio y perdido { $lost } PV.
    }
event-minos-card-discarded = { table-did } descartado { $card }.
event-minos-built =
    { $temps ->
        [0] { minos-built } por { minos-built-for }.
       *[other] { minos-built } por { minos-built-for }, con { minos-temp-goods }.
    }
event-minos-ship-built =
    { $temps ->
        [0] { table-did } construido un barco en la ruta { $route } por { minos-coins }.
       *[other] { table-did } construido un barco en la ruta { $route } por { minos-coins }, con { minos-temp-goods }.
    }
event-minos-ship-advanced =
    { $temps ->
        [0] { table-did } navegado al espacio { $space } de la ruta { $route } por { minos-coins }.
       *[other] { table-did } navegado al espacio { $space } de la ruta { $route } por { minos-coins }, con { minos-temp-goods }.
    }
event-minos-warrior-placed = { table-did } colocado un guerrero en { $region }.
event-minos-warrior-moved =
    { $coins ->
        [0] { table-did } movido un guerrero de { $region } a { $to }.
       *[other] { table-did } movido un guerrero de { $region } a { $to } por { minos-coins }.
    }
event-minos-battled = { table-did } vencido a los Pueblos del mar { $tile } en { $region } con { minos-weaponry }.
event-minos-build-lost =
    { $structure ->
        [city] { minos-could-not } la ciudad en { $region }: { $winner } tenía más derecho (M4.7).
        [tower] { minos-could-not } la torre en { $region }: { $winner } tenía más derecho (M4.7).
       *[farm] { minos-could-not } la granja en { $region }: { $winner } tenía más derecho (M4.7).
    }
event-minos-people-left = Los Pueblos del mar { $tile } han dejado { $region }.

## Puntos

event-minos-vase-claimed = { table-did } ganado la vasija «{ $vase }» por { $points } PV.
event-minos-scored = { table-did } sumado { $points } PV ({ $source }).
event-minos-game-ended = La partida ha terminado tras cuatro rondas. Victoria: { $winners }.

## Partes de estas frases

minos-age =
    { $age ->
        [1] I
       *[2] II
    }
minos-coins =
    { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }
minos-weaponry =
    { $weaponry ->
        [one] 1 arma
       *[other] { $weaponry } armas
    }
minos-paid-coins =
    { $weaponry ->
        [0] { table-did } pagado { minos-coins }
       *[other] { table-did } pagado { minos-coins } y { minos-weaponry }
    }
minos-played =
    { $from_offer ->
        [yes] { table-did } jugado { $card } de la oferta
       *[no] { table-did } jugado { $card }
    }
minos-built =
    { $structure ->
        [city] { table-did } construido una ciudad en { $region }
        [tower] { table-did } construido una torre en { $region }
       *[farm] { table-did } construido una granja en { $region }
    }
minos-built-for =
    { $structure ->
        [farm] { minos-built-warriors }
       *[other] { minos-coins }
    }
minos-built-warriors =
    { $warriors ->
        [one] 1 guerrero
       *[other] { $warriors } guerreros
    }
minos-temp-goods =
    { $temps ->
        [one] 1 mercancía temporal
       *[other] { $temps } mercancías temporales
    }
minos-could-not =
    { $you ->
        [yes] No has podido construir
       *[no] { $who } no ha podido construir
    }
minos-gained =
    { $what ->
        [coin] { $amount ->
            [one] { $amount } moneda
           *[other] { $amount } monedas
        }
        [weaponry] { $amount ->
            [one] { $amount } arma
           *[other] { $amount } armas
        }
        [vp] { $amount } PV
        [income] { $amount ->
            [one] { $amount } paso de ingresos
           *[other] { $amount } pasos de ingresos
        }
       *[reserve] { $amount ->
            [one] { $amount } guerrero en la reserva
           *[other] { $amount } guerreros en la reserva
        }
    }

## De dónde vienen las ganancias

minos-source-card = { $name }
minos-source-trait = rasgo de { $name }
minos-source-foundation = cimientos { $name }
minos-source-people = Pueblos del mar { $name }
minos-source-trade = bono de comercio { $name }
minos-source-bonus = bono de acción { $name }
minos-source-ability = habilidad { $name }
minos-source-route = ruta { $name }, espacio { $number }
minos-source-route-end = final de la ruta { $name }
minos-source-space = { minos-part-section }, espacio { $number }
minos-source-track = { minos-part-track } { $number }
minos-source-standing = { minos-part-track }
minos-source-beyond = más allá del final de un recorrido
minos-source-tower = torre número { $number }
minos-source-farm = granja número { $number }
minos-source-good = mercancía número { $number } de su tipo
minos-source-income = ingresos

## Títulos del registro

minos-log-income = Ingresos
minos-log-scoring = Puntuación

## Cómo termina una partida y de dónde vienen los puntos

minos-end-four-rounds-played = Se han jugado cuatro rondas
minos-score-start = Carta inicial
minos-score-cards = Cartas jugadas
minos-score-traits = Rasgos
minos-score-foundations = Cimientos
minos-score-sea-peoples = Pueblos del mar
minos-score-trade = Comercio
minos-score-bonuses = Bono de acción
minos-score-boards = Tablero de jugador
minos-score-tracks = Recorridos de progreso
minos-score-abilities = Habilidad
minos-score-vases = Vasijas
minos-score-income = Ingresos
minos-score-palace-price = Perdidos por el palacio
minos-score-farms = Granjas
minos-score-regions = Regiones
minos-score-leftovers = Sobrantes
minos-score-player-area = Zona de juego
minos-score-palace = Palacio
minos-score-cities = Ciudades
minos-score-ships = Barcos
