### Las cartas de Minos en la mesa, y los iconos de todo el juego.

## Cartas

minos-cards-label = Cartas
minos-cards-open = Se puede elegir ahora
minos-cards-name = Decreto { $id }
minos-cards-age = Edad { $age }
minos-cards-printed = Coste impreso
minos-cards-good-off = tienes esta mercancía: { $good }
minos-cards-good-none = no tienes esta mercancía: { $good }
minos-cards-ability-off = tu habilidad
minos-cards-spending = gastando: { $temps }
minos-cards-offer-more = desde la oferta
minos-cards-or-with = o con: { $temps }
minos-cards-or-without = o sin mercancías temporales
minos-cards-at-once = Al instante
minos-cards-in-palace = En el palacio, con: { $trigger }
minos-cards-nothing = no haría nada ahora
minos-cards-payable = Puedes pagarla
minos-cards-unpayable = No puedes pagarla ahora
minos-cards-lacks = Sin cumplir: { $what }
minos-cards-tools = Ordenar y filtrar las cartas
minos-cards-sort-and-sift = Ordenar y filtrar
minos-cards-sort = Ordenar por
minos-cards-order-number = número
minos-cards-order-cost = coste actual
minos-cards-order-points = puntos
minos-cards-order-trigger = activador
minos-cards-order-age = edad
minos-cards-by-trigger = Solo con este activador
minos-cards-by-gain = Solo las que dan esto
minos-cards-gives-coins = da monedas o ingresos
minos-cards-gives-weaponry = da armas
minos-cards-gives-points = da PV
minos-cards-gives-cards = da o juega cartas
minos-cards-gives-goods = da mercancías
minos-cards-gives-tracks = avanza en recorridos
minos-cards-gives-warriors = coloca o mueve guerreros
minos-cards-gives-building = da puntos de construcción o comodín
minos-cards-gives-palace = pone cartas en el palacio
minos-cards-only-payable = Que puedo pagar
minos-cards-none-shown = Ninguna carta es así.
minos-cards-hand-none = Ninguna carta en la mano.
minos-cards-hand-empty = No tienes cartas en la mano.
minos-cards-offer-empty = La oferta está vacía.
minos-cards-area-empty = No hay cartas en esta zona de juego.
minos-cards-palace-empty = No hay cartas en este palacio.
minos-cards-tab-setup = Preparación
minos-cards-tab-hand = Mano
minos-cards-tab-offer = Oferta
minos-cards-tab-area = Zona de juego
minos-cards-tab-palace = Palacio
minos-cards-whose = Cartas de quién
minos-cards-due = disponible
minos-cards-starts = Cartas iniciales
minos-cards-abilities = Habilidades
minos-cards-taken = Todas están tomadas.
minos-cards-start-hand = robar { $draw } cartas, devolver { $back }
minos-cards-level = Nivel { $level }: { $words }
minos-cards-now-with = Te cuesta { $price } ahora, con: { $temps }
minos-cards-now = Te cuesta { $price } ahora
minos-cards-vp = { $count } PV
minos-cards-short =
    { $count ->
        [one] Te falta 1 moneda
       *[other] Te faltan { $count } monedas
    }
minos-cards-show-all =
    { $count ->
        [one] Mostrar todas, 1 oculta
       *[other] Mostrar todas, { $count } ocultas
    }
minos-cards-deck =
    { $count ->
        [one] Edad { $age }, queda 1 carta
       *[other] Edad { $age }, quedan { $count } cartas
    }
minos-cards-discards =
    { $count ->
        [one] 1 carta descartada
       *[other] { $count } cartas descartadas
    }
minos-cards-tab-open =
    { $count ->
        [one] 1 para elegir
       *[other] { $count } para elegir
    }
minos-cards-will-trigger =
    { $count ->
        [one] 1 dado por venir
       *[other] { $count } dados por venir
    }

## Lo que falta a una condición o a un precio

minos-unmet-towers = { $have } de { $needed } torres
minos-unmet-farms = { $have } de { $needed } granjas
minos-unmet-cities = { $have } de { $needed } ciudades
minos-unmet-sea-peoples = { $have } de { $needed } losetas de los Pueblos del mar
minos-unmet-influence = influencia en { $have } de { $needed }
minos-unmet-cultural = cultura en { $have } de { $needed }
minos-unmet-population = población en { $have } de { $needed }
minos-unmet-tracks = recorrido más bajo en { $have } de { $needed }
minos-unmet-ship = barco más avanzado en el espacio { $have } de { $needed }
minos-unmet-warriors = { $have } de { $needed } guerreros en el mapa
minos-unmet-presence = presencia en { $have } de { $needed } regiones
minos-unmet-palace = { $have } de { $needed } cartas en el palacio
minos-unmet-area = { $have } de { $needed } cartas en la zona de juego
minos-unmet-city = ninguna ciudad
minos-unmet-tower = ninguna torre
minos-unmet-farm = ninguna granja
minos-unmet-sea-people = ninguna loseta de los Pueblos del mar
minos-unmet-lowest = ningún paso en el recorrido más bajo
minos-unmet-warrior = ningún guerrero en el mapa
minos-unmet-route-space = ningún espacio de ruta alcanzado
minos-unmet-coin = { $have } de { $needed } monedas
minos-unmet-weaponry = { $have } de { $needed } armas
minos-unmet-discard = { $have } de { $needed } cartas para descartar

## Lo que dicen los iconos

minos-icon-coin = moneda
minos-icon-weaponry = arma
minos-icon-vp = punto de victoria
minos-icon-temp = mercancía temporal a elección
minos-icon-good = mercancía a elección
minos-icon-random-good = mercancía al azar, del montón boca abajo
minos-icon-card = carta de la oferta o del mazo
minos-icon-deck-card = carta del mazo
minos-icon-age2-card = carta de la Edad II
minos-icon-place = colocar un guerrero en una región con ciudad propia
minos-icon-move = mover un guerrero a una región vecina
minos-icon-build = construir
minos-icon-wild = comodín
minos-icon-play = jugar una carta
minos-icon-play-free = jugar una carta sin coste
minos-icon-palace = carta al palacio
minos-icon-palace-free = carta al palacio sin perder sus puntos
minos-icon-route-income = ingreso de una ruta comercial
minos-icon-influence = influencia
minos-icon-cultural = cultura
minos-icon-population = población
minos-icon-any-track = un recorrido de progreso a elección
minos-icon-lowest-track = el recorrido de progreso más bajo
minos-icon-reserve = guerrero a la reserva
minos-icon-income = paso de ingresos
minos-icon-build-free = construir sin coste
minos-icon-bonus = bono de acción
minos-icon-discard = descartar una carta de la mano
minos-icon-area = cartas de la zona de juego
minos-icon-palace-cards = cartas del palacio
minos-icon-city = ciudad
minos-icon-tower = torre
minos-icon-farm = granja
minos-icon-ship = barco
minos-icon-warrior = guerrero
minos-icon-presence = región con presencia
minos-icon-dominance = región dominada
minos-icon-region = región
minos-icon-foundation = cimiento de ciudad
minos-icon-sea-people = loseta de los Pueblos del mar
minos-icon-lowest = paso del recorrido de progreso más bajo
minos-icon-tracks = todos los recorridos de progreso
minos-icon-route-space = espacio de ruta comercial alcanzado
minos-icon-silver = plata
minos-icon-stone = piedra
minos-icon-copper = cobre
minos-icon-wood = madera
minos-icon-grain = grano
minos-icon-herb = hierba
minos-icon-temp-silver = plata temporal
minos-icon-temp-stone = piedra temporal
minos-icon-temp-copper = cobre temporal
minos-icon-temp-wood = madera temporal
minos-icon-temp-grain = grano temporal
minos-icon-temp-herb = hierba temporal
minos-icon-prepare = preparar
minos-icon-develop = desarrollar
minos-icon-expand = expandir
minos-icon-die-1-2 = dado 1 o 2
minos-icon-die-3-4 = dado 3 o 4
minos-icon-die-5-6 = dado 5 o 6
minos-icon-vase = vasija
minos-icon-triggers = cartas del palacio de un mismo activador
minos-icon-goods = mercancías de un mismo tipo
minos-icon-ability-decrees = habilidad: cartas más baratas
minos-icon-ability-goods = habilidad: mercancías en cada ronda
minos-icon-ability-builder = habilidad: puntos por construir
minos-icon-ability-groups = habilidad: grupos de dados menores
minos-icon-ability-exchange = habilidad: cambio de monedas y armas
minos-icon-trade-blue = bono de comercio azul
minos-icon-trade-red = bono de comercio rojo
minos-icon-offer = oferta
minos-icon-deck = mazo
minos-icon-deck-age2 = mazo de la Edad II
minos-icon-hand = mano
minos-icon-discards = descartes
minos-icon-point = punto de acción
minos-icon-first = primer jugador
minos-icon-battle = batalla contra los Pueblos del mar
minos-icon-market = comprar una mercancía temporal
minos-icon-trade = tres mercancías temporales iguales por esa mercancía
minos-icon-forfeit = renunciar al espacio a cambio de monedas
minos-icon-convert = pagar, y ganar
minos-icon-repeat = tantas veces como se quiera
minos-icon-instead = en su lugar, si se cumple la condición
minos-icon-per = por cada
minos-icon-or = o
minos-icon-met = condición cumplida
minos-icon-unmet = condición no cumplida
