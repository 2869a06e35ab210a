### Por qué algo no es posible en Minos: `refusal-<code>`, con los hechos del rechazo como valores.

## Qué hay que decidir primero

refusal-rounds-over =
    { $rounds ->
        [one] La partida ha terminado tras { $rounds } ronda.
       *[other] La partida ha terminado tras { $rounds } rondas.
    }
refusal-answered =
    { $others ->
        [one] Has respondido y esperas a { $others } jugador más.
       *[other] Has respondido y esperas a { $others } jugadores más.
    }
refusal-pick-first = Toma ahora una carta inicial o una habilidad; «{ $move }» no es posible.
refusal-back-first = Devuelve primero una carta al mazo; «{ $move }» no es posible ahora.
refusal-found-first = Pon primero una carta en tu palacio; «{ $move }» no es posible ahora.
refusal-draft-first = Elige primero un dado; «{ $move }» no es posible ahora.
refusal-groups-first = Avanza primero con tus grupos de dados; «{ $move }» no es posible ahora.
refusal-retrieve-first = Recupera primero un dado; «{ $move }» no es posible ahora.
refusal-turn-now = Es tu turno: actúa o termínalo; «{ $move }» no es posible ahora.
refusal-effects-first = Toma primero los efectos de la carta; «{ $move }» no es posible ahora.
refusal-choose-first = Elige primero una de las ganancias; «{ $move }» no es posible ahora.
refusal-convert-first = Di primero si pagas; «{ $move }» no es posible ahora.
refusal-discard-first = Descarta primero las cartas del precio; «{ $move }» no es posible ahora.
refusal-advance-first = Avanza primero en un recorrido; «{ $move }» no es posible ahora.
refusal-temp-first = Toma primero una mercancía temporal; «{ $move }» no es posible ahora.
refusal-good-first = Toma primero una mercancía de su montón; «{ $move }» no es posible ahora.
refusal-draw-first = Roba primero una carta; «{ $move }» no es posible ahora.
refusal-place-first = Coloca primero un guerrero; «{ $move }» no es posible ahora.
refusal-move-first = Mueve primero un guerrero; «{ $move }» no es posible ahora.
refusal-build-first = Usa primero tu punto de construir; «{ $move }» no es posible ahora.
refusal-wild-first = Usa primero tu punto comodín; «{ $move }» no es posible ahora.
refusal-play-first = Juega primero una carta; «{ $move }» no es posible ahora.
refusal-palace-first = Elige primero cartas para tu palacio; «{ $move }» no es posible ahora.
refusal-route-first = Toma primero los ingresos de una ruta; «{ $move }» no es posible ahora.
refusal-tile-first = Toma primero una loseta de bono de comercio; «{ $move }» no es posible ahora.
refusal-battle-first = Di primero si combates; «{ $move }» no es posible ahora.

## Nombres que no existen

refusal-no-such-ability = No hay ninguna habilidad «{ $tile }».
refusal-no-such-card = No hay ninguna carta «{ $card }».
refusal-no-such-start = No hay ninguna carta inicial «{ $card }».
refusal-no-such-tile = No hay ninguna loseta de bono de comercio «{ $tile }».
refusal-no-such-die = Los dados se nombran por color y valor como red5, no «{ $die }».
refusal-no-such-section = Las secciones son prepare, develop, build, expand y wild, no «{ $section }».
refusal-no-such-space = No hay ningún espacio «{ $space }» con { $players } jugadores; los espacios se nombran como build/2.
refusal-no-such-region = No hay ninguna región { $region } en el mapa para { $players } jugadores.
refusal-no-such-route = Las rutas se numeran de 1 a { $last }, no { $route }.
refusal-no-such-good = Las mercancías son silver, stone, copper, wood, grain y herb, no «{ $good }».
refusal-no-such-track = Los recorridos son influence, cultural y population, no «{ $track }».
refusal-no-such-effect = { $card } tiene los efectos 1 a { $effects }, no «{ $number }».
refusal-no-such-gain = Las ganancias se numeran de 1 a { $last }, no { $gain }.

## Preparación, elección de dados y progreso

refusal-ability-not-out = La habilidad { $tile } no está en esta partida.
refusal-ability-taken = El asiento { $owner } tiene la habilidad { $tile }.
refusal-has-ability = Ya tienes una habilidad; toma una carta inicial.
refusal-has-start = Ya tienes una carta inicial; toma una habilidad.
refusal-start-for-others = La carta inicial { $card } es para { $players } jugadores.
refusal-start-taken = El asiento { $owner } tiene { $card }.
refusal-die-gone = No hay ningún { $die } entre los { $dice } dados que quedan.
refusal-section-full = Los { $spaces } espacios de la sección { minos-part-section } están ocupados.
refusal-no-group =
    { $groups ->
        [one] Además de { $groups } grupo elegido, tus dados no forman ninguno de { $total } o más para { minos-part-track }.
       *[other] Además de los { $groups } grupos elegidos, tus dados no forman ninguno de { $total } o más para { minos-part-track }.
    }

## El turno

refusal-not-your-die = Ningún dado tuyo está en { $space }.
refusal-not-highest = Primero tu dado más alto: muestra { $highest }, el de { $space } muestra { $value }.
refusal-too-late-to-forfeit = Se renuncia a un espacio antes de hacer otra cosa en el turno.
refusal-nothing-to-gather = Para tomar todo hacen falta 2 ganancias o más sin nada que elegir; entre las pendientes hay { $dues }.
refusal-no-points = No te queda ningún punto de acción en este turno.
refusal-other-section = Tus puntos son para { minos-part-section }, esto pide un punto para { minos-part-wanted }.
refusal-space-not-due = El espacio de tu dado no tiene nada para ti, o ya nada.
refusal-effect-not-due = Ningún efecto de { $card } está pendiente ahora.
refusal-not-in-palace = { $card } no está en tu palacio.
refusal-trait-not-due = El rasgo de { $card } no está pendiente: tu dado no lo ha activado, o ya está hecho.
refusal-other-effect = Primero los efectos de { $card }; «{ $what }» no es ninguno de ellos.
refusal-effect-done = El efecto { $number } de { $card } ya está hecho.

## Cartas

refusal-age2-active = El mazo de la Edad II es el activo: roba de él con `deck`.
refusal-age2-closed = No tienes ahora ningún punto que permita robar del mazo de la Edad II.
refusal-deck-empty = El mazo de la Edad { $age } está vacío.
refusal-no-cards-left = La oferta y el mazo activo están vacíos.
refusal-not-on-offer =
    { $cards ->
        [one] { $card } no está en la oferta ({ $cards } carta).
       *[other] { $card } no está entre las { $cards } cartas de la oferta.
    }
refusal-card-not-in-hand = { $card } no está en tu mano.
refusal-card-not-at-hand = { $card } no está ni en tu mano ni en la oferta.
refusal-card-not-yours = { $card } no está ni en tu zona de juego ni en tu mano.
refusal-card-too-dear = { $card } te cuesta { minos-part-cost }, tienes { $coins }.
refusal-temps-of-no-use = { $card } te cuesta { minos-part-cost } sin mercancías temporales; gastar { $temps } desperdiciaría una.
refusal-no-icon-for-good =
    { $icons ->
        [one] { $card } tiene { $icons } símbolo ({ minos-part-good }) que ninguna mercancía tuya cubre, has nombrado { $spent }.
       *[other] { $card } tiene { $icons } símbolos ({ minos-part-good }) que ninguna mercancía tuya cubre, has nombrado { $spent }.
    }
refusal-too-few-temps = Mercancía temporal ({ minos-part-good }): tienes { $have }, has nombrado { $spent }.
refusal-nothing-to-play = Con { minos-part-coins } no puedes jugar nada: { minos-part-hand } en la mano, { $offer } en la oferta.
refusal-palace-too-dear = { $card } te costaría { $cost } PV, tienes { $points }.
refusal-nothing-for-palace = No tienes ninguna carta para el palacio: ninguna en tu zona de juego, ninguna en la mano por tus { $points } PV.

## Construcciones y barcos

refusal-city-there = El asiento { $owner } ya tiene una ciudad en la región { $region }.
refusal-city-too-dear = Una ciudad en la región { $region } te cuesta { minos-part-cost } (piedra temporal: { $temps }), tienes { $coins }.
refusal-tower-there = La región { $region } ya tiene una torre.
refusal-tower-too-dear = Una torre en la región { $region } te cuesta { minos-part-cost } (cobre temporal: { $temps }), tienes { $coins }.
refusal-farm-there = El asiento { $owner } ya tiene una granja en la región { $region }.
refusal-farm-too-dear =
    { $warriors ->
        [one] Tu granja se llevaría { $warriors } guerrero de la región { $region }, tienes allí { $here }.
       *[other] Tu granja se llevaría { $warriors } guerreros de la región { $region }, tienes allí { $here }.
    }
refusal-farm-warriors = Con { $grain } de grano temporal, tu granja se lleva de { $least } a { $most } guerreros, no { $warriors }.
refusal-none-left =
    { $structure ->
        [city] No te queda ninguna ciudad: todas están construidas ({ $built }).
        [tower] No te queda ninguna torre: todas están construidas ({ $built }).
        [farm] No te queda ninguna granja: todas están construidas ({ $built }).
       *[ship] No te queda ningún barco: todos están construidos ({ $built }).
    }
refusal-nothing-to-build = No hay nada que puedas construir ahora con { minos-part-coins }.
refusal-temps-misspent = Un coste de { $cost } admite de 0 a { $most } de tus { $have } mercancías temporales ({ minos-part-good }), no { $spent }.
refusal-no-own-city = No tienes ninguna ciudad en la región { $region }.
refusal-ship-there = Tu barco ya está en la ruta { $route }.
refusal-ship-too-dear = Un barco en la ruta { $route } te cuesta { minos-part-hull } y { $space } por el primer espacio, tienes { $coins }.
refusal-ships-and-cities =
    { $ships ->
        [one] Tus barcos nunca son más que tus ciudades en el mapa: tienes { $ships } barco, ciudades: { $cities }.
       *[other] Tus barcos nunca son más que tus ciudades en el mapa: tienes { $ships } barcos, ciudades: { $cities }.
    }
refusal-no-ship-there = No tienes ningún barco en la ruta { $route }.
refusal-route-at-end = Tu barco está en el último espacio de la ruta { $route }.
refusal-gate-closed = El espacio { $gate } pide una torre por cada barco tuyo en él o más allá: barcos { $ships }, torres { $towers }.
refusal-sailing-too-dear = El espacio { $space } de la ruta { $route } te cuesta { minos-part-cost } (hierba temporal: { $temps }), tienes { $coins }.
refusal-tile-elsewhere =
    { $tiles ->
        [one] { $tile } no se puede tomar junto a la ruta { $route } ({ $tiles } loseta para elegir).
       *[other] { $tile } no es una de las { $tiles } losetas que puedes tomar junto a la ruta { $route }.
    }
refusal-tile-to-take =
    { $tiles ->
        [one] Un barco que llega a su espacio toma una loseta junto a la ruta { $route } ({ $tiles } para elegir).
       *[other] Un barco que llega a su espacio toma una de las { $tiles } losetas junto a la ruta { $route }.
    }

## Guerreros y combates

refusal-no-border = Las regiones { $region } y { $to } no tienen frontera común.
refusal-no-warrior-there = No tienes ningún guerrero en la región { $region }.
refusal-nobody-on-map = No tienes ningún guerrero en el mapa.
refusal-no-reserves = No tienes ningún guerrero en tu reserva.
refusal-no-supply = No te queda ningún guerrero en tu suministro.
refusal-no-sea-peoples = No hay Pueblos del mar en la región { $region }.
refusal-battle-too-dear = Los Pueblos del mar de la región { $region } piden { $price } armas, tienes { $weaponry }.
refusal-other-battle = Se trata de los Pueblos del mar de la región { $asked }, no de la región { $region }.

## Acciones adicionales e intercambio

refusal-extra-in-turn = Las acciones adicionales se hacen solo en tu turno.
refusal-extra-used =
    { $action ->
        [discard] Ya has vendido cartas en este turno.
        [tile] Ya has usado un bono de comercio en este turno.
        [battle] Ya has combatido en este turno.
        [escort] Ya has hecho una marcha en este turno.
        [market] Ya has ido al mercado local en este turno.
       *[trade] Ya has cambiado tres por una en este turno.
    }
refusal-extra-too-dear = Esta acción adicional cuesta { minos-part-cost }, tienes { $coins }.
refusal-tile-not-held = No tienes la loseta { $tile }.
refusal-no-market = No tienes ningún guerrero en una región de { minos-part-good }.
refusal-too-few-to-trade = Hacen falta { $needed } mercancías temporales ({ minos-part-good }), tienes { $have }.
refusal-stack-empty = Ya no queda { minos-part-good } boca arriba.
refusal-no-exchange = No tienes la habilidad de cambiar monedas y armas.
refusal-exchange-closed = Monedas y armas se cambian solo en los turnos, el progreso, los ingresos y los últimos combates.
refusal-exchange-for-what = Un cambio da monedas (coins) o armas (weaponry), no «{ $gain }».
refusal-exchange-nothing = Un cambio es por 1 o más, no por { $amount }.
refusal-exchange-too-dear = Por lo que tienes ({ minos-part-paid }: { $have }) ganas como mucho { $most } ({ minos-part-gain }), no { $amount }.
refusal-just-exchanged = Acabas de cambiar en el otro sentido; haz antes otra cosa.

## Efectos

refusal-condition-unmet = Su condición: { minos-part-condition }, { $needed } o más; tienes { $have }.
refusal-counts-nothing = Cuenta { minos-part-count }, y tienes 0.
refusal-price-unpaid = Hacen falta { minos-part-coins }, armas: { $weaponry }, y { minos-part-discards }; tienes { minos-part-purse }, armas: { $arms }, y { minos-part-hand }.
refusal-not-lowest = Esto es para tu recorrido más bajo, que está en { $lowest }; { minos-part-track } está en { $space }.
refusal-income-at-end = Tus ingresos están al final de su recorrido.
refusal-no-act-left = No hay nada que un punto de acción pueda hacer ahora.
refusal-no-pile-left = La pila de mercancías boca abajo está vacía.
refusal-no-stack-left = Ya no queda ninguna mercancía boca arriba.
refusal-no-route-pays = Ninguno de tus barcos da ingresos ahora.

## Partes de estas frases

minos-part-cost =
    { $cost ->
        [one] { $cost } moneda
       *[other] { $cost } monedas
    }
minos-part-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
minos-part-purse =
    { $purse ->
        [one] { $purse } moneda
       *[other] { $purse } monedas
    }
minos-part-hull =
    { $hull ->
        [one] { $hull } moneda
       *[other] { $hull } monedas
    }
minos-part-hand =
    { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }
minos-part-discards =
    { $discards ->
        [one] { $discards } carta
       *[other] { $discards } cartas
    }
minos-part-good =
    { $good ->
        [silver] plata
        [stone] piedra
        [copper] cobre
        [wood] madera
        [grain] grano
       *[herb] hierba
    }
minos-part-track =
    { $track ->
        [influence] influencia
        [cultural] cultura
       *[population] población
    }
minos-part-section =
    { $section ->
        [prepare] preparar
        [develop] desarrollar
        [build] construir
        [expand] expandir
       *[wild] comodín
    }
minos-part-wanted =
    { $wanted ->
        [prepare] preparar
        [develop] desarrollar
        [build] construir
        [expand] expandir
       *[wild] comodín
    }
minos-part-gain =
    { $gain ->
        [coins] monedas
       *[weaponry] armas
    }
minos-part-paid =
    { $paid ->
        [coins] monedas
       *[weaponry] armas
    }
minos-part-condition =
    { $what ->
        [towers] torres
        [farms] granjas
        [cities] ciudades
        [sea-peoples] losetas de los Pueblos del mar
        [influence] influencia
        [cultural] cultura
        [population] población
        [tracks] el más bajo de tus recorridos
        [ship] el espacio de tu barco más avanzado
        [warriors] guerreros en el mapa
        [presence] regiones con presencia
        [palace] cartas en el palacio
       *[area] cartas en la zona de juego
    }
minos-part-count =
    { $what ->
        [area] las cartas de la zona de juego
        [palace] las cartas del palacio
        [city] las ciudades
        [tower] las torres
        [farm] las granjas
        [presence] las regiones con presencia
        [sea-people] las losetas de los Pueblos del mar
        [lowest] los pasos en el recorrido más bajo
        [warrior] los guerreros en el mapa
       *[route-space] los espacios de ruta alcanzados
    }
