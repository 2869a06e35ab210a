### What is written on the components of Minos: `minos-<id>` says the phrase of that id, as the server's wording has it in
### English. Its values are `number`, `name`, the phrases within it (`a`, `b`, `c`, `d`), and all of them as a list with
### commas (`comma`), semicolons (`semicolon`), and (`and`) or or (`or`) between them.

## Gains

minos-effect-coin =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
minos-effect-weaponry = { $number } weaponry
minos-effect-vp = { $number } VP
minos-effect-temp =
    { $number ->
        [one] { $number } temporary good of choice
       *[other] { $number } temporary goods of choice
    }
minos-effect-good =
    { $number ->
        [one] { $number } good of choice
       *[other] { $number } goods of choice
    }
minos-effect-random-good =
    { $number ->
        [one] { $number } random good
       *[other] { $number } random goods
    }
minos-effect-card =
    { $number ->
        [one] { $number } card from the offer or the deck
       *[other] { $number } cards from the offer or the deck
    }
minos-effect-deck-card =
    { $number ->
        [one] { $number } card from the deck
       *[other] { $number } cards from the deck
    }
minos-effect-age2-card =
    { $number ->
        [one] { $number } Age II card
       *[other] { $number } Age II cards
    }
minos-effect-place =
    { $number ->
        [one] place { $number } warrior
       *[other] place { $number } warriors
    }
minos-effect-move =
    { $number ->
        [one] move { $number } warrior
       *[other] move { $number } warriors
    }
minos-effect-build =
    { $number ->
        [one] { $number } build point
       *[other] { $number } build points
    }
minos-effect-wild =
    { $number ->
        [one] { $number } wild point
       *[other] { $number } wild points
    }
minos-effect-play =
    { $number ->
        [one] play { $number } card
       *[other] play { $number } cards
    }
minos-effect-play-free =
    { $number ->
        [one] play { $number } card free
       *[other] play { $number } cards free
    }
minos-effect-palace =
    { $number ->
        [one] { $number } card to the palace
       *[other] up to { $number } cards to the palace
    }
minos-effect-palace-free =
    { $number ->
        [one] { $number } card to the palace, free
       *[other] up to { $number } cards to the palace, free
    }
minos-effect-route-income =
    { $number ->
        [one] income of { $number } route
       *[other] income of { $number } routes
    }
minos-effect-influence = influence +{ $number }
minos-effect-cultural = culture +{ $number }
minos-effect-population = population +{ $number }
minos-effect-any-track = any track +{ $number }
minos-effect-lowest-track = lowest track +{ $number }
minos-effect-reserve =
    { $number ->
        [one] { $number } warrior to the reserves
       *[other] { $number } warriors to the reserves
    }
minos-effect-income =
    { $number ->
        [one] { $number } income step
       *[other] { $number } income steps
    }
minos-effect-build-free =
    { $number ->
        [one] { $number } build point, free of cost
       *[other] { $number } build points, free of cost
    }
minos-effect-bonus =
    { $number ->
        [one] the action bonus
       *[other] the action bonus { $number } times
    }

## Forms

minos-effect-none = nothing
minos-effect-all = { $comma }
minos-effect-per = { $a } per { $b }
minos-effect-either = { $or }
minos-effect-convert = { $a }: { $b }
minos-effect-repeat = any number of times, { $a }: { $b }
minos-effect-when = with { $a }: { $b }
minos-effect-instead = { $a }; with { $b } instead { $c }

## Prices

minos-price-all = { $and }
minos-price-coin =
    { $number ->
        [one] pay { $number } coin
       *[other] pay { $number } coins
    }
minos-price-weaponry = pay { $number } weaponry
minos-price-discard =
    { $number ->
        [one] discard { $number } card
       *[other] discard { $number } cards
    }

## Conditions

minos-condition-towers = { $number } or more towers
minos-condition-farms = { $number } or more farms
minos-condition-cities = { $number } or more cities
minos-condition-sea-peoples = { $number } or more Sea Peoples tiles
minos-condition-influence = influence { $number } or higher
minos-condition-cultural = culture { $number } or higher
minos-condition-population = population { $number } or higher
minos-condition-tracks = all tracks at { $number } or higher
minos-condition-ship = a ship on route space { $number } or beyond
minos-condition-warriors = { $number } or more warriors on the map
minos-condition-presence = presence in { $number } or more regions
minos-condition-palace = { $number } or more cards in the palace
minos-condition-area = { $number } or more cards in the player area

## Counts

minos-count-area = card in the player area
minos-count-palace = card in the palace
minos-count-city = city
minos-count-tower = tower
minos-count-farm = farm
minos-count-presence = region with presence
minos-count-sea-people = Sea Peoples tile
minos-count-lowest = step on the lowest track
minos-count-warrior = warrior on the map
minos-count-route-space = route space reached

## Goods

minos-good-silver = silver
minos-good-stone = stone
minos-good-copper = copper
minos-good-wood = wood
minos-good-grain = grain
minos-good-herb = herb

## Cards

minos-card = { $name }: { $a }, { $b }. { $c }. Palace, { $d }
minos-card-cost = costs { $number }
minos-card-cost-wants = costs { $number } ({ $comma })
minos-card-instant = Now: { $semicolon }
minos-card-trait = { $a }: { $b }
minos-trigger-prepare = prepare
minos-trigger-develop = develop
minos-trigger-build = build
minos-trigger-expand = expand
minos-trigger-wild = wild
minos-trigger-die-1-2 = die 1-2
minos-trigger-die-3-4 = die 3-4
minos-trigger-die-5-6 = die 5-6

## Tiles, routes, vases and spaces

minos-tile = { $name }: { $a }
minos-people = { $name } (level { $number }): { $a }: { $b }
minos-route = { $name }: { $semicolon }
minos-route-space = { $number }. { $a }, income { $b }
minos-route-cost = costs { $number }
minos-route-top = top { $number } VP
minos-vase = { $name }: { $a }
minos-vase-influence = influence 8
minos-vase-cultural = culture 8
minos-vase-population = population 8
minos-vase-presence = presence in 7 regions
minos-vase-dominance = dominance in 5 regions
minos-vase-towers = 3 towers
minos-vase-ships = 3 ships
minos-vase-ship-spaces = 6 route spaces
minos-vase-income = the end of the income track
minos-vase-palace = 10 palace cards
minos-vase-triggers = 3 palace cards of one trigger
minos-vase-goods = 3 goods of one type
minos-space = { $comma }
minos-space-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
minos-space-age2 = one of them may draw an Age II card in rounds 1 and 2

## Starting cards

minos-start = { $name }: { $comma }
minos-start-good = { $a }
minos-start-temp = temporary { $a }
minos-start-draw =
    { $number ->
        [one] draw { $number } card
       *[other] draw { $number } cards
    }
minos-start-back = put { $number } back
minos-start-region = city in region { $number }
minos-start-warrior = a second warrior
minos-start-flag = first player

## Abilities

minos-ability = { $name }: level 1: { $a }; level 2: { $b }; level 3: { $c }
minos-ability-all = { $comma }
minos-ability-decrees =
    { $number ->
        [one] playing a card costs { $number } coin less
       *[other] playing a card costs { $number } coins less
    }
minos-ability-goods-1 = each round 1 temporary good of choice
minos-ability-goods-2 = each round 1 random good
minos-ability-goods-3 = each round 1 temporary good and 1 good of choice
minos-ability-builder = { $number } VP for each city, tower, farm and new ship
minos-ability-builder-off =
    { $number ->
        [one] { $number } coin off them
       *[other] { $number } coins off them
    }
minos-ability-builder-draw =
    { $number ->
        [one] { $number } card from the deck for each
       *[other] { $number } cards from the deck for each
    }
minos-ability-groups = a group of dice needs { $number }
minos-ability-exchange = exchange coins and weaponry { $number } for 1
minos-ability-exchange-income = { $number } weaponry at income
minos-ability-exchange-thrift = every { $number } leftovers score 1 VP

## Between the parts of a list

minos-list-comma = { $a }, { $b }
minos-list-semicolon = { $a }; { $b }
minos-list-and = { $a } and { $b }
minos-list-or = { $a } or { $b }
