### What may be done in Minos, what is asked, and what things of the table are called: words of buttons and lists.

## Moves

minos-move-start = Take the starting card { $card }: { $region }
minos-move-ability = Take the ability { $tile }: { $kind }
minos-move-back = Put { $card } back into the deck
minos-move-draft = { $die } to { minos-part-section }
minos-move-advance = Advance on { minos-part-track }
minos-move-retrieve = Retrieve { $die } from { minos-part-section }, space { $space }
minos-move-forfeit = Give up the space for { $price }
minos-move-take-space = Take the space: { $gain }
minos-move-take-trait = Take the trait of { $card }: { $gain }
minos-move-take-effect = { $card }: { $gain }
minos-move-gather = Take all coins, weaponry and VP that are due
minos-move-draw = Draw { $card } from the offer
minos-move-draw-deck = Draw a card from the deck
minos-move-draw-age2 = Draw an Age II card
minos-move-play = Play { $card }
minos-move-play-offer = Play { $card } from the offer
minos-move-city = Build a city in { $region }
minos-move-tower = Build a tower in { $region }
minos-move-farm = Build a farm in { $region }
minos-move-ship = Build a ship on route { $route }
minos-move-sail = Sail to space { $space } of route { $route }
minos-move-place = Place a warrior in { $region }
minos-move-move = Move a warrior from { $region } to { $to }
minos-move-choose = Take { $gain }
minos-move-good = Take { minos-part-good }
minos-move-temp = Take temporary { minos-part-good }
minos-move-palace = Put { $card } into the palace
minos-move-discard = Discard { $card }
minos-move-sell = Sell { $card }
minos-move-income = Take the income of route { $route }: { $gain }
minos-move-tile = Take the trade bonus { $tile }: { $gain }
minos-move-tile-use = Use the trade bonus { $tile }: { $gain }
minos-move-battle = Battle the Sea Peoples in { $region } for { $price }: { $gain }
minos-move-escort = March from { $region } to { $to }
minos-move-market = Local market: temporary { minos-part-good }
minos-move-trade = Three for one: { $count } temporary { minos-part-good } for the good
minos-move-exchange = Exchange for { $gain }
minos-move-done = Do without
minos-move-done-rest = Do without the rest
minos-move-done-fight = Leave the Sea Peoples
minos-move-end = End the turn

# Moves that are to follow others, by their names alone.
minos-step-space = Take the space
minos-step-trait = Take the trait of { $card }
minos-step-effect = { $card }: effect { $number }
minos-step-sail = Sail on route { $route }
minos-step-choose = Take gain { $number }
minos-step-convert = Pay for the effect
minos-step-income = Take the income of route { $route }
minos-step-tile = Trade bonus { $tile }
minos-step-battle = Battle the Sea Peoples in { $region }

# A move with what it takes.
minos-move-for = { $move } for { $price }
minos-move-free = { $move }, free
minos-move-with = { $move }, with { $temps }
minos-move-losing = { $move }, losing { $number } VP
minos-temps = { $number } temporary { minos-part-good }
minos-warriors =
    { $number ->
        [one] { $number } warrior
       *[other] { $number } warriors
    }

## What is asked: a title, and a sentence

minos-ask-pick = Setup
minos-ask-pick-text = Take a starting card or an ability; you will have one of each.
minos-ask-back = First hand
minos-ask-back-text =
    { $count ->
        [one] Put 1 card of your hand back into the deck.
       *[other] Put { $count } cards of your hand back into the deck.
    }
minos-ask-found = First palace card
minos-ask-found-text = Put one card of your hand into your palace, free of charge.
minos-ask-draft = Draft
minos-ask-draft-text = Take a die and place it in a section.
minos-ask-groups = Progress
minos-ask-groups-text = Advance by groups of your dice.
minos-ask-retrieve = Actions
minos-ask-retrieve-text = Retrieve one of your highest dice.
minos-ask-turn = Your turn
minos-ask-turn-text = Take what is due and use your points, in any order.
minos-ask-effects = Effects of { $card }
minos-ask-effects-text = Take the effects of the card in any order.
minos-ask-either = One of several
minos-ask-either-text = Choose one of the gains.
minos-ask-convert = Pay or not
minos-ask-convert-text = Say whether you pay the price of the effect.
minos-ask-discard = Discard
minos-ask-discard-text =
    { $count ->
        [one] Discard 1 more card as the price of the effect.
       *[other] Discard { $count } more cards as the price of the effect.
    }
minos-ask-track = Advance
minos-ask-track-text = Choose a track to advance on.
minos-ask-temp = Temporary good
minos-ask-temp-text =
    { $count ->
        [one] Take 1 temporary good of choice.
       *[other] Take { $count } temporary goods of choice.
    }
minos-ask-good = Good
minos-ask-good-text =
    { $count ->
        [one] Take 1 good of choice from the stacks.
       *[other] Take { $count } goods of choice from the stacks.
    }
minos-ask-draw = Draw
minos-ask-draw-text =
    { $count ->
        [one] Draw 1 card from the offer or the deck.
       *[other] Draw { $count } cards from the offer or the deck.
    }
minos-ask-place = Place warriors
minos-ask-place-text =
    { $count ->
        [one] Place 1 warrior from your reserves in a region with a city of yours.
       *[other] Place { $count } warriors from your reserves in regions with a city of yours.
    }
minos-ask-move = Move warriors
minos-ask-move-text =
    { $count ->
        [one] Move 1 warrior to an adjacent region.
       *[other] Move warriors to adjacent regions, { $count } steps in all.
    }
minos-ask-build = Build
minos-ask-build-text =
    { $free ->
        [yes] Use your build point, free of cost.
       *[no] Use your build points: { $count }.
    }
minos-ask-wild = Wild points
minos-ask-wild-text = Use your wild points, all for one kind of action: { $count }.
minos-ask-play = Play a card
minos-ask-play-text =
    { $free ->
        [yes] Play a card of your hand or the offer, free of all costs.
       *[no] Play a card of your hand or the offer.
    }
minos-ask-palace = Palace
minos-ask-palace-text =
    { $free ->
        [yes] Put cards into your palace, free of charge; at most: { $count }.
       *[no] Put cards into your palace; those of your hand cost their VP. At most: { $count }.
    }
minos-ask-route = Income of a route
minos-ask-route-text = Take the income of one of your routes.
minos-ask-bonus-tile = Trade bonus
minos-ask-bonus-tile-text =
    { $colour ->
        [blue] Take a blue trade bonus beside route { $route }.
       *[red] Take a red trade bonus beside route { $route }.
    }
minos-ask-fight = Last battles
minos-ask-fight-text = Beat the Sea Peoples in { $region }, or leave them.
minos-ask-wait = Others decide
minos-ask-wait-text = You will be asked when it is for you to decide.
minos-ask-over = The game is over
minos-ask-over-text = Four rounds have been played.

## Things of the table

minos-region = { $name } ({ $number })
minos-region-number = region { $number }
minos-section-prepare = prepare
minos-section-develop = develop
minos-section-build = build
minos-section-expand = expand
minos-section-wild = wild
minos-track-influence = influence
minos-track-cultural = culture
minos-track-population = population
minos-die-red = red { $value }
minos-die-blue = blue { $value }
minos-die-yellow = yellow { $value }
minos-die-gray = gray { $value }
minos-kind-decrees = cheaper decrees
minos-kind-goods = goods each round
minos-kind-builder = building pays
minos-kind-groups = smaller groups of dice
minos-kind-exchange = exchange of coins and weaponry
minos-place-space = { minos-part-section }, space { $space }: { $gain }
minos-place-route = Route { $route }
minos-place-deck = Deck
minos-place-age2 = Age II deck
