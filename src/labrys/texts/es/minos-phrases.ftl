### Lo que está escrito en los componentes de Minos: `minos-<id>` dice la frase de ese nombre, como el servidor la dice
### en inglés. Sus valores son `number`, `name`, las frases que contiene (`a`, `b`, `c`, `d`), y todas en una lista con
### comas (`comma`), puntos y comas (`semicolon`), y (`and`) u o (`or`).

## Ganancias

minos-effect-coin =
    { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }
minos-effect-weaponry =
    { $number ->
        [one] { $number } arma
       *[other] { $number } armas
    }
minos-effect-vp = { $number } PV
minos-effect-temp =
    { $number ->
        [one] { $number } mercancía temporal a elección
       *[other] { $number } mercancías temporales a elección
    }
minos-effect-good =
    { $number ->
        [one] { $number } mercancía a elección
       *[other] { $number } mercancías a elección
    }
minos-effect-random-good =
    { $number ->
        [one] { $number } mercancía al azar
       *[other] { $number } mercancías al azar
    }
minos-effect-card =
    { $number ->
        [one] { $number } carta de la oferta o del mazo
       *[other] { $number } cartas de la oferta o del mazo
    }
minos-effect-deck-card =
    { $number ->
        [one] { $number } carta del mazo
       *[other] { $number } cartas del mazo
    }
minos-effect-age2-card =
    { $number ->
        [one] { $number } carta de la Edad II
       *[other] { $number } cartas de la Edad II
    }
minos-effect-place =
    { $number ->
        [one] colocar { $number } guerrero
       *[other] colocar { $number } guerreros
    }
minos-effect-move =
    { $number ->
        [one] mover { $number } guerrero
       *[other] mover { $number } guerreros
    }
minos-effect-build =
    { $number ->
        [one] { $number } punto de construcción
       *[other] { $number } puntos de construcción
    }
minos-effect-wild =
    { $number ->
        [one] { $number } punto comodín
       *[other] { $number } puntos comodín
    }
minos-effect-play =
    { $number ->
        [one] jugar { $number } carta
       *[other] jugar { $number } cartas
    }
minos-effect-play-free =
    { $number ->
        [one] jugar { $number } carta gratis
       *[other] jugar { $number } cartas gratis
    }
minos-effect-palace =
    { $number ->
        [one] { $number } carta al palacio
       *[other] hasta { $number } cartas al palacio
    }
minos-effect-palace-free =
    { $number ->
        [one] { $number } carta al palacio, gratis
       *[other] hasta { $number } cartas al palacio, gratis
    }
minos-effect-route-income =
    { $number ->
        [one] ingresos de { $number } ruta
       *[other] ingresos de { $number } rutas
    }
minos-effect-influence = influencia +{ $number }
minos-effect-cultural = cultura +{ $number }
minos-effect-population = población +{ $number }
minos-effect-any-track = un recorrido +{ $number }
minos-effect-lowest-track = recorrido más bajo +{ $number }
minos-effect-reserve =
    { $number ->
        [one] { $number } guerrero a la reserva
       *[other] { $number } guerreros a la reserva
    }
minos-effect-income =
    { $number ->
        [one] { $number } paso de ingresos
       *[other] { $number } pasos de ingresos
    }
minos-effect-build-free =
    { $number ->
        [one] { $number } punto de construcción, sin coste
       *[other] { $number } puntos de construcción, sin coste
    }
minos-effect-bonus =
    { $number ->
        [one] el bono de acción
       *[other] el bono de acción { $number } veces
    }

## Formas

minos-effect-none = nada
minos-effect-all = { $comma }
minos-effect-per = { $a } por { $b }
minos-effect-either = { $or }
minos-effect-convert = { $a }: { $b }
minos-effect-repeat = cuantas veces se quiera, { $a }: { $b }
minos-effect-when = con { $a }: { $b }
minos-effect-instead = { $a }; con { $b }, en su lugar { $c }

## Precios

minos-price-all = { $and }
minos-price-coin =
    { $number ->
        [one] pagar { $number } moneda
       *[other] pagar { $number } monedas
    }
minos-price-weaponry =
    { $number ->
        [one] pagar { $number } arma
       *[other] pagar { $number } armas
    }
minos-price-discard =
    { $number ->
        [one] descartar { $number } carta
       *[other] descartar { $number } cartas
    }

## Condiciones

minos-condition-towers = { $number } torres o más
minos-condition-farms = { $number } granjas o más
minos-condition-cities = { $number } ciudades o más
minos-condition-sea-peoples = { $number } losetas de los Pueblos del mar o más
minos-condition-influence = influencia { $number } o más
minos-condition-cultural = cultura { $number } o más
minos-condition-population = población { $number } o más
minos-condition-tracks = todos los recorridos en { $number } o más
minos-condition-ship = un barco en el espacio de ruta { $number } o más allá
minos-condition-warriors = { $number } guerreros o más en el mapa
minos-condition-presence = presencia en { $number } regiones o más
minos-condition-palace = { $number } cartas o más en el palacio
minos-condition-area = { $number } cartas o más en la zona de juego

## Recuentos

minos-count-area = carta en la zona de juego
minos-count-palace = carta en el palacio
minos-count-city = ciudad
minos-count-tower = torre
minos-count-farm = granja
minos-count-presence = región con presencia
minos-count-sea-people = loseta de los Pueblos del mar
minos-count-lowest = paso en el recorrido más bajo
minos-count-warrior = guerrero en el mapa
minos-count-route-space = espacio de ruta alcanzado

## Mercancías

minos-good-silver = plata
minos-good-stone = piedra
minos-good-copper = cobre
minos-good-wood = madera
minos-good-grain = grano
minos-good-herb = hierba

## Cartas

minos-card = { $name }: { $a }, { $b }. { $c }. Palacio, { $d }
minos-card-cost = cuesta { $number }
minos-card-cost-wants = cuesta { $number } ({ $comma })
minos-card-instant = En el acto: { $semicolon }
minos-card-trait = { $a }: { $b }
minos-trigger-prepare = preparar
minos-trigger-develop = desarrollar
minos-trigger-build = construir
minos-trigger-expand = expandir
minos-trigger-wild = comodín
minos-trigger-die-1-2 = dado 1-2
minos-trigger-die-3-4 = dado 3-4
minos-trigger-die-5-6 = dado 5-6

## Losetas, rutas, vasijas y espacios

minos-tile = { $name }: { $a }
minos-people = { $name } (nivel { $number }): { $a }: { $b }
minos-route = { $name }: { $semicolon }
minos-route-space = { $number }. { $a }, ingresos { $b }
minos-route-cost = cuesta { $number }
minos-route-top = al final { $number } PV
minos-vase = { $name }: { $a }
minos-vase-influence = influencia 8
minos-vase-cultural = cultura 8
minos-vase-population = población 8
minos-vase-presence = presencia en 7 regiones
minos-vase-dominance = dominio en 5 regiones
minos-vase-towers = 3 torres
minos-vase-ships = 3 barcos
minos-vase-ship-spaces = 6 espacios de ruta
minos-vase-income = el final del recorrido de ingresos
minos-vase-palace = 10 cartas en el palacio
minos-vase-triggers = 3 cartas en el palacio de un mismo activador
minos-vase-goods = 3 mercancías de un mismo tipo
minos-space = { $comma }
minos-space-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
minos-space-age2 = uno de ellos puede robar una carta de la Edad II en las rondas 1 y 2

## Cartas iniciales

minos-start = { $name }: { $comma }
minos-start-good = { $a }
minos-start-temp = { $a } temporal
minos-start-draw =
    { $number ->
        [one] robar { $number } carta
       *[other] robar { $number } cartas
    }
minos-start-back = devolver { $number }
minos-start-region = ciudad en la región { $number }
minos-start-warrior = un segundo guerrero
minos-start-flag = primer jugador

## Habilidades

minos-ability = { $name }: nivel 1: { $a }; nivel 2: { $b }; nivel 3: { $c }
minos-ability-all = { $comma }
minos-ability-decrees =
    { $number ->
        [one] jugar una carta cuesta { $number } moneda menos
       *[other] jugar una carta cuesta { $number } monedas menos
    }
minos-ability-goods-1 = en cada ronda 1 mercancía temporal a elección
minos-ability-goods-2 = en cada ronda 1 mercancía al azar
minos-ability-goods-3 = en cada ronda 1 mercancía temporal y 1 mercancía a elección
minos-ability-builder = { $number } PV por cada ciudad, torre, granja y barco nuevo
minos-ability-builder-off =
    { $number ->
        [one] { $number } moneda menos por ellos
       *[other] { $number } monedas menos por ellos
    }
minos-ability-builder-draw =
    { $number ->
        [one] { $number } carta del mazo por cada uno
       *[other] { $number } cartas del mazo por cada uno
    }
minos-ability-groups = un grupo de dados pide { $number }
minos-ability-exchange = cambiar monedas y armas { $number } por 1
minos-ability-exchange-income =
    { $number ->
        [one] { $number } arma en los ingresos
       *[other] { $number } armas en los ingresos
    }
minos-ability-exchange-thrift = cada { $number } sobrantes valen 1 PV

## Entre las partes de una lista

minos-list-comma = { $a }, { $b }
minos-list-semicolon = { $a }; { $b }
minos-list-and = { $a } y { $b }
minos-list-or = { $a } o { $b }
