### Why something cannot be done in Minos: `refusal-<code>`, with the facts of the refusal as values.

## What is to be decided first

refusal-rounds-over =
    { $rounds ->
        [one] The game is over after 1 round.
       *[other] The game is over after { $rounds } rounds.
    }
refusal-answered =
    { $others ->
        [one] You have answered and wait for 1 other player.
       *[other] You have answered and wait for { $others } other players.
    }
refusal-pick-first = Take a starting card or an ability now; “{ $move }” is not possible.
refusal-back-first = Put a card back into the deck first; “{ $move }” is not possible now.
refusal-found-first = Put a card into your palace first; “{ $move }” is not possible now.
refusal-draft-first = Draft a die first; “{ $move }” is not possible now.
refusal-groups-first = Advance by your groups of dice first; “{ $move }” is not possible now.
refusal-retrieve-first = Retrieve a die first; “{ $move }” is not possible now.
refusal-turn-now = This is your turn: act, or end it; “{ $move }” is not possible now.
refusal-effects-first = Take the card's effects first; “{ $move }” is not possible now.
refusal-choose-first = Choose one of the gains first; “{ $move }” is not possible now.
refusal-convert-first = Say first whether you pay; “{ $move }” is not possible now.
refusal-discard-first = Discard the cards of the price first; “{ $move }” is not possible now.
refusal-advance-first = Advance on a track first; “{ $move }” is not possible now.
refusal-temp-first = Take a temporary good first; “{ $move }” is not possible now.
refusal-good-first = Take a good from its stack first; “{ $move }” is not possible now.
refusal-draw-first = Draw a card first; “{ $move }” is not possible now.
refusal-place-first = Place a warrior first; “{ $move }” is not possible now.
refusal-move-first = Move a warrior first; “{ $move }” is not possible now.
refusal-build-first = Use your build point first; “{ $move }” is not possible now.
refusal-wild-first = Use your wild point first; “{ $move }” is not possible now.
refusal-play-first = Play a card first; “{ $move }” is not possible now.
refusal-palace-first = Choose cards for your palace first; “{ $move }” is not possible now.
refusal-route-first = Take the income of a route first; “{ $move }” is not possible now.
refusal-tile-first = Take a trade bonus tile first; “{ $move }” is not possible now.
refusal-battle-first = Say first whether you battle; “{ $move }” is not possible now.

## Names that are not there

refusal-no-such-ability = There is no ability “{ $tile }”.
refusal-no-such-card = There is no card “{ $card }”.
refusal-no-such-start = There is no starting card “{ $card }”.
refusal-no-such-tile = There is no trade bonus tile “{ $tile }”.
refusal-no-such-die = Dice are named by colour and value as red5, not “{ $die }”.
refusal-no-such-section = Sections are prepare, develop, build, expand and wild, not “{ $section }”.
refusal-no-such-space = There is no space “{ $space }” with { $players } players; spaces are named as build/2.
refusal-no-such-region = There is no region { $region } on the map for { $players } players.
refusal-no-such-route = Routes are numbered 1 to { $last }, not { $route }.
refusal-no-such-good = Goods are silver, stone, copper, wood, grain and herb, not “{ $good }”.
refusal-no-such-track = Tracks are influence, cultural and population, not “{ $track }”.
refusal-no-such-effect = { $card } has effects 1 to { $effects }, not “{ $number }”.
refusal-no-such-gain = Gains are numbered 1 to { $last }, not { $gain }.

## Setup, draft and progress

refusal-ability-not-out = Ability { $tile } is not in this game.
refusal-ability-taken = Seat { $owner } has ability { $tile }.
refusal-has-ability = You have an ability; take a starting card.
refusal-has-start = You have a starting card; take an ability.
refusal-start-for-others = Starting card { $card } is for { $players } players.
refusal-start-taken = Seat { $owner } has { $card }.
refusal-die-gone = No { $die } is among the { $dice } dice that are left.
refusal-section-full = All { $spaces } spaces of { minos-part-section } are taken.
refusal-no-group =
    { $groups ->
        [one] Besides the 1 group chosen your dice make none of { $total } or more for { minos-part-track }.
       *[other] Besides the { $groups } groups chosen your dice make none of { $total } or more for { minos-part-track }.
    }

## The turn

refusal-not-your-die = No die of yours is on { $space }.
refusal-not-highest = Your highest die is first: it shows { $highest }, the one on { $space } { $value }.
refusal-too-late-to-forfeit = A space is forfeited before anything else is done in the turn.
refusal-nothing-to-gather = To gather takes 2 gains or more that leave nothing to choose; { $dues } of those due do.
refusal-no-points = You have no action point left in this turn.
refusal-other-section = Your points are for { minos-part-section }, this takes a point for { minos-part-wanted }.
refusal-space-not-due = The space of your die has nothing for you, or no more.
refusal-effect-not-due = No effect of { $card } is due now.
refusal-not-in-palace = { $card } is not in your palace.
refusal-trait-not-due = The trait of { $card } is not due: your die has not triggered it, or it is done.
refusal-other-effect = The effects of { $card } come first; “{ $what }” is none of them.
refusal-effect-done = Effect { $number } of { $card } is done.

## Cards

refusal-age2-active = The Age II deck is the active one: draw from it as `deck`.
refusal-age2-closed = You have no point now that may draw from the Age II deck.
refusal-deck-empty = The deck of Age { $age } is empty.
refusal-no-cards-left = The offer and the active deck are empty.
refusal-not-on-offer =
    { $cards ->
        [one] { $card } is not the 1 card of the offer.
       *[other] { $card } is not among the { $cards } cards of the offer.
    }
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-card-not-at-hand = { $card } is neither in your hand nor in the offer.
refusal-card-not-yours = { $card } is neither in your player area nor in your hand.
refusal-card-too-dear = { $card } costs you { minos-part-cost }, you have { $coins }.
refusal-temps-of-no-use = { $card } costs you { minos-part-cost } without temporary goods; to spend { $temps } of them would waste one.
refusal-no-icon-for-good =
    { $icons ->
        [one] { $card } has 1 icon of { minos-part-good } that no good of yours matches, you named { $spent }.
       *[other] { $card } has { $icons } icons of { minos-part-good } that no good of yours matches, you named { $spent }.
    }
refusal-too-few-temps = You have { $have } temporary { minos-part-good }, you named { $spent }.
refusal-nothing-to-play = With { minos-part-coins } you can play none of { minos-part-hand } in your hand and { $offer } in the offer.
refusal-palace-too-dear = { $card } would cost you { $cost } VP, you have { $points }.
refusal-nothing-for-palace = You have no card for the palace: none in your player area, none in your hand for your { $points } VP.

## Building and ships

refusal-city-there = Seat { $owner } has a city in region { $region } already.
refusal-city-too-dear = A city in region { $region } costs you { minos-part-cost } after { $temps } temporary stone, you have { $coins }.
refusal-tower-there = Region { $region } has a tower already.
refusal-tower-too-dear = A tower in region { $region } costs you { minos-part-cost } after { $temps } temporary copper, you have { $coins }.
refusal-farm-there = Seat { $owner } has a farm in region { $region } already.
refusal-farm-too-dear =
    { $warriors ->
        [one] Your farm would take 1 warrior of region { $region }, you have { $here } there.
       *[other] Your farm would take { $warriors } warriors of region { $region }, you have { $here } there.
    }
refusal-farm-warriors = With { $grain } temporary grain your farm takes { $least } to { $most } warriors, not { $warriors }.
refusal-none-left =
    { $structure ->
        [city] You have no city left: all { $built } are built.
        [tower] You have no tower left: all { $built } are built.
        [farm] You have no farm left: all { $built } are built.
       *[ship] You have no ship left: all { $built } are built.
    }
refusal-nothing-to-build = There is nothing that you could build now with { minos-part-coins }.
refusal-temps-misspent = A cost of { $cost } takes 0 to { $most } of your { $have } temporary { minos-part-good }, not { $spent }.
refusal-no-own-city = You have no city in region { $region }.
refusal-ship-there = Your ship is on route { $route } already.
refusal-ship-too-dear = A ship on route { $route } costs you { minos-part-hull } and { $space } for the first space, you have { $coins }.
refusal-ships-and-cities =
    { $ships ->
        [one] Your ships never outnumber your cities on the map: you have 1 ship, cities: { $cities }.
       *[other] Your ships never outnumber your cities on the map: you have { $ships } ships, cities: { $cities }.
    }
refusal-no-ship-there = You have no ship on route { $route }.
refusal-route-at-end = Your ship is on the last space of route { $route }.
refusal-gate-closed = Space { $gate } needs a tower for each of your ships there or beyond: ships { $ships }, towers { $towers }.
refusal-sailing-too-dear = Space { $space } of route { $route } costs you { minos-part-cost } after { $temps } temporary herb, you have { $coins }.
refusal-tile-elsewhere =
    { $tiles ->
        [one] { $tile } is not the 1 tile that you may take beside route { $route }.
       *[other] { $tile } is not one of the { $tiles } tiles that you may take beside route { $route }.
    }
refusal-tile-to-take =
    { $tiles ->
        [one] A ship that reached its space takes the 1 tile beside route { $route }.
       *[other] A ship that reached its space takes one of the { $tiles } tiles beside route { $route }.
    }

## Warriors and battles

refusal-no-border = Regions { $region } and { $to } have no border in common.
refusal-no-warrior-there = You have no warrior in region { $region }.
refusal-nobody-on-map = You have no warrior on the map.
refusal-no-reserves = You have no warrior in your reserves.
refusal-no-supply = You have no warrior left in your supply.
refusal-no-sea-peoples = There are no Sea Peoples in region { $region }.
refusal-battle-too-dear = The Sea Peoples of region { $region } take { $price } weaponry, you have { $weaponry }.
refusal-other-battle = You are asked about the Sea Peoples of region { $asked }, not of region { $region }.

## Extra actions and the exchange

refusal-extra-in-turn = Extra actions are taken in your own turn only.
refusal-extra-used =
    { $action ->
        [discard] You have sold cards in this turn already.
        [tile] You have used a trade bonus in this turn already.
        [battle] You have fought a battle in this turn already.
        [escort] You have marched in this turn already.
        [market] You have been to the local market in this turn already.
       *[trade] You have traded three for one in this turn already.
    }
refusal-extra-too-dear = This extra action costs { minos-part-cost }, you have { $coins }.
refusal-tile-not-held = You do not have the tile { $tile }.
refusal-no-market = You have no warrior in a region of { minos-part-good }.
refusal-too-few-to-trade = It takes { $needed } temporary { minos-part-good }, you have { $have }.
refusal-stack-empty = No { minos-part-good } lies face up any more.
refusal-no-exchange = You do not have the ability to exchange coins and weaponry.
refusal-exchange-closed = Coins and weaponry are exchanged in turns, progress, income and the last battles only.
refusal-exchange-for-what = An exchange gains coins or weaponry, not “{ $gain }”.
refusal-exchange-nothing = An exchange is for 1 or more, not for { $amount }.
refusal-exchange-too-dear = For your { $have } { minos-part-paid } you gain { $most } { minos-part-gain } at most, not { $amount }.
refusal-just-exchanged = You have just exchanged the other way; do something else first.

## Effects

refusal-condition-unmet = Its condition is { minos-part-condition }, { $needed } or more; you have { $have }.
refusal-counts-nothing = It counts { minos-part-count }, and you have 0 of that.
refusal-price-unpaid = It takes { minos-part-coins }, { $weaponry } weaponry and { minos-part-discards }; you have { minos-part-purse }, { $arms } weaponry and { minos-part-hand }.
refusal-not-lowest = This is for your lowest track, which is on { $lowest }; { minos-part-track } is on { $space }.
refusal-income-at-end = Your income is at the end of its track.
refusal-no-act-left = There is nothing that an action point could do now.
refusal-no-pile-left = The face-down pile of goods is empty.
refusal-no-stack-left = No good of any type lies face up any more.
refusal-no-route-pays = None of your ships brings any income now.

## Parts of these sentences

minos-part-cost =
    { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }
minos-part-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
minos-part-purse =
    { $purse ->
        [one] 1 coin
       *[other] { $purse } coins
    }
minos-part-hull =
    { $hull ->
        [one] 1 coin
       *[other] { $hull } coins
    }
minos-part-hand =
    { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }
minos-part-discards =
    { $discards ->
        [one] 1 card
       *[other] { $discards } cards
    }
minos-part-good =
    { $good ->
        [silver] silver
        [stone] stone
        [copper] copper
        [wood] wood
        [grain] grain
       *[herb] herb
    }
minos-part-track =
    { $track ->
        [influence] influence
        [cultural] culture
       *[population] population
    }
minos-part-section =
    { $section ->
        [prepare] prepare
        [develop] develop
        [build] build
        [expand] expand
       *[wild] wild
    }
minos-part-wanted =
    { $wanted ->
        [prepare] prepare
        [develop] develop
        [build] build
        [expand] expand
       *[wild] wild
    }
minos-part-gain =
    { $gain ->
        [coins] coins
       *[weaponry] weaponry
    }
minos-part-paid =
    { $paid ->
        [coins] coins
       *[weaponry] weaponry
    }
minos-part-condition =
    { $what ->
        [towers] towers
        [farms] farms
        [cities] cities
        [sea-peoples] Sea Peoples tiles
        [influence] influence
        [cultural] culture
        [population] population
        [tracks] the lowest of your tracks
        [ship] the space of your foremost ship
        [warriors] warriors on the map
        [presence] regions with presence
        [palace] cards in the palace
       *[area] cards in the player area
    }
minos-part-count =
    { $what ->
        [area] cards in the player area
        [palace] cards in the palace
        [city] cities
        [tower] towers
        [farm] farms
        [presence] regions with presence
        [sea-people] Sea Peoples tiles
        [lowest] steps on the lowest track
        [warrior] warriors on the map
       *[route-space] route spaces reached
    }
