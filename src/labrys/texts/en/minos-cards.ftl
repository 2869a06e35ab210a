### Cards of Minos on the table, and the icons of the whole game.

## Cards

minos-cards-label = Cards
minos-cards-open = Can be picked now
minos-cards-name = Decree { $id }
minos-cards-age = Age { $age }
minos-cards-printed = Printed cost
minos-cards-good-off = you have { $good }
minos-cards-good-none = no { $good } of your own
minos-cards-ability-off = your ability
minos-cards-spending = spending { $temps }
minos-cards-offer-more = from the offer
minos-cards-or-with = or with { $temps }
minos-cards-or-without = or without temporary goods
minos-cards-at-once = At once
minos-cards-in-palace = In the palace, on: { $trigger }
minos-cards-nothing = would do nothing now
minos-cards-payable = You can pay it
minos-cards-unpayable = You cannot pay it now
minos-cards-lacks = Not met: { $what }
minos-cards-tools = Sort and filter the cards
minos-cards-sort-and-sift = Sort and filter
minos-cards-sort = Sort by
minos-cards-order-number = number
minos-cards-order-cost = cost now
minos-cards-order-points = points
minos-cards-order-trigger = trigger
minos-cards-order-age = age
minos-cards-by-trigger = Only with this trigger
minos-cards-by-gain = Only those that give this
minos-cards-gives-coins = gives coins or income
minos-cards-gives-weaponry = gives weaponry
minos-cards-gives-points = gives VP
minos-cards-gives-cards = gives or plays cards
minos-cards-gives-goods = gives goods
minos-cards-gives-tracks = advances on tracks
minos-cards-gives-warriors = places or moves warriors
minos-cards-gives-building = gives build or wild points
minos-cards-gives-palace = puts cards into the palace
minos-cards-only-payable = I can pay
minos-cards-none-shown = No card is like that.
minos-cards-hand-none = No cards in hand.
minos-cards-hand-empty = You have no cards in hand.
minos-cards-offer-empty = The offer is empty.
minos-cards-area-empty = No card lies in this player area.
minos-cards-palace-empty = No card is in this palace.
minos-cards-tab-setup = Setup
minos-cards-tab-hand = Hand
minos-cards-tab-offer = Offer
minos-cards-tab-area = Player area
minos-cards-tab-palace = Palace
minos-cards-whose = Whose cards
minos-cards-due = due now
minos-cards-starts = Starting cards
minos-cards-abilities = Abilities
minos-cards-taken = All are taken.
minos-cards-start-hand = draw { $draw } cards, put { $back } back
minos-cards-level = Level { $level }: { $words }
minos-cards-now-with = Costs you { $price } now, with { $temps }
minos-cards-now = Costs you { $price } now
minos-cards-vp = { $count } VP
minos-cards-short =
    { $count ->
        [one] You lack 1 coin
       *[other] You lack { $count } coins
    }
minos-cards-show-all =
    { $count ->
        [one] Show all, 1 is hidden
       *[other] Show all, { $count } are hidden
    }
minos-cards-deck =
    { $count ->
        [one] Age { $age }, 1 card left
       *[other] Age { $age }, { $count } cards left
    }
minos-cards-discards =
    { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
minos-cards-tab-open =
    { $count ->
        [one] 1 to pick from
       *[other] { $count } to pick from
    }
minos-cards-will-trigger =
    { $count ->
        [one] 1 die to come
       *[other] { $count } dice to come
    }

## How far a condition or a price is from being met

minos-unmet-towers = { $have } of { $needed } towers
minos-unmet-farms = { $have } of { $needed } farms
minos-unmet-cities = { $have } of { $needed } cities
minos-unmet-sea-peoples = { $have } of { $needed } Sea Peoples tiles
minos-unmet-influence = influence at { $have } of { $needed }
minos-unmet-cultural = culture at { $have } of { $needed }
minos-unmet-population = population at { $have } of { $needed }
minos-unmet-tracks = lowest track at { $have } of { $needed }
minos-unmet-ship = farthest ship on space { $have } of { $needed }
minos-unmet-warriors = { $have } of { $needed } warriors on the map
minos-unmet-presence = presence in { $have } of { $needed } regions
minos-unmet-palace = { $have } of { $needed } cards in the palace
minos-unmet-area = { $have } of { $needed } cards in the player area
minos-unmet-city = no city
minos-unmet-tower = no tower
minos-unmet-farm = no farm
minos-unmet-sea-people = no Sea Peoples tile
minos-unmet-lowest = no step on the lowest track
minos-unmet-warrior = no warrior on the map
minos-unmet-route-space = no route space reached
minos-unmet-coin = { $have } of { $needed } coins
minos-unmet-weaponry = { $have } of { $needed } weaponry
minos-unmet-discard = { $have } of { $needed } cards to discard

## What the icons stand for

minos-icon-coin = coin
minos-icon-weaponry = weaponry
minos-icon-vp = victory point
minos-icon-temp = temporary good of choice
minos-icon-good = good of choice
minos-icon-random-good = random good, from the face-down pile
minos-icon-card = card from the offer or the deck
minos-icon-deck-card = card from the deck
minos-icon-age2-card = Age II card
minos-icon-place = place a warrior in a region with an own city
minos-icon-move = move a warrior to a neighbouring region
minos-icon-build = build
minos-icon-wild = wild
minos-icon-play = play a card
minos-icon-play-free = play a card free of cost
minos-icon-palace = card to the palace
minos-icon-palace-free = card to the palace without losing its points
minos-icon-route-income = income of one trade route
minos-icon-influence = influence
minos-icon-cultural = culture
minos-icon-population = population
minos-icon-any-track = any progress track
minos-icon-lowest-track = lowest progress track
minos-icon-reserve = warrior to the reserves
minos-icon-income = income step
minos-icon-build-free = build free of cost
minos-icon-bonus = action bonus
minos-icon-discard = discard a card of the hand
minos-icon-area = cards in the player area
minos-icon-palace-cards = cards in the palace
minos-icon-city = city
minos-icon-tower = tower
minos-icon-farm = farm
minos-icon-ship = ship
minos-icon-warrior = warrior
minos-icon-presence = region with presence
minos-icon-dominance = region with dominance
minos-icon-region = region
minos-icon-foundation = city foundation
minos-icon-sea-people = Sea Peoples tile
minos-icon-lowest = step of the lowest progress track
minos-icon-tracks = all progress tracks
minos-icon-route-space = trade route space reached
minos-icon-silver = silver
minos-icon-stone = stone
minos-icon-copper = copper
minos-icon-wood = wood
minos-icon-grain = grain
minos-icon-herb = herb
minos-icon-temp-silver = temporary silver
minos-icon-temp-stone = temporary stone
minos-icon-temp-copper = temporary copper
minos-icon-temp-wood = temporary wood
minos-icon-temp-grain = temporary grain
minos-icon-temp-herb = temporary herb
minos-icon-prepare = prepare
minos-icon-develop = develop
minos-icon-expand = expand
minos-icon-die-1-2 = die 1 or 2
minos-icon-die-3-4 = die 3 or 4
minos-icon-die-5-6 = die 5 or 6
minos-icon-vase = vase
minos-icon-triggers = palace cards of one trigger
minos-icon-goods = goods of one type
minos-icon-ability-decrees = ability: cheaper cards
minos-icon-ability-goods = ability: goods each round
minos-icon-ability-builder = ability: points for building
minos-icon-ability-groups = ability: smaller groups of dice
minos-icon-ability-exchange = ability: exchange of coins and weaponry
minos-icon-trade-blue = blue trade bonus
minos-icon-trade-red = red trade bonus
minos-icon-offer = offer
minos-icon-deck = deck
minos-icon-deck-age2 = Age II deck
minos-icon-hand = hand
minos-icon-discards = discards
minos-icon-point = action point
minos-icon-first = first player
minos-icon-battle = battle with the Sea Peoples
minos-icon-market = buy a temporary good
minos-icon-trade = three equal temporary goods for that good
minos-icon-forfeit = give up the space for coins
minos-icon-convert = pay, and gain
minos-icon-repeat = any number of times
minos-icon-instead = instead, if the condition is met
minos-icon-per = for each
minos-icon-or = or
minos-icon-met = condition met
minos-icon-unmet = condition not met
