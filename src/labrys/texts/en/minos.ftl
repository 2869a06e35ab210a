### Minos in words: what happened, where gains come from, and where points come from.
###
### `event-minos-<tag>` tells an event; `-hidden` where its secrets are blank, `-none` where a list in it is empty. Its
### values are the event's fields, `who` and `you` as in akrotiri.ftl. Fields that name something come in words: regions,
### dice, vases, sources, winners, and temporary goods spent on a card. `place` is where something was laid out.

## Setup

event-minos-laid-out =
    { $where ->
        [region] { $what } was laid out in { $place }.
        [route] { $what } was laid out beside route { $place }.
        [routes] The route { $what } was laid out.
        [vases] The vase “{ $what }” came into play.
        [abilities] The ability { $what } was turned up.
       *[action-bonus] The action bonus is { $what }.
    }
event-minos-chooses-first = { table-did } had the first choice.
event-minos-start-taken = { table-did } took the starting card { $card }.
event-minos-ability-taken = { table-did } took the ability { $tile }.
event-minos-dealt = { table-did } received { $what }.
event-minos-set-up =
    { $is_first ->
        [yes] { table-did } founded the first city in { $region } and got the first player's flag.
       *[no] { table-did } founded the first city in { $region }.
    }
event-minos-card-put-back = { table-did } put { $card } back into the deck.
event-minos-card-put-back-hidden = { table-did } put a card back into the deck.
event-minos-palace-founded = { table-did } put { $card } into the palace.

## The round

event-minos-round-began =
    { $you ->
        [yes] Round { $round }; you went first:
       *[no] Round { $round }; { $who } went first:
    }
event-minos-age-began = Age { minos-age } began.
event-minos-die-rolled = A die showed { $die }.
event-minos-rolled-again = { $dice } dice showed { $value }: all were rolled again.
event-minos-die-drafted = { table-did } drafted { $die } to { minos-part-section }, space { $space }.
event-minos-answered = { table-did } answered.
event-minos-grouped = { table-did } made a group of dice for { minos-part-track }.
event-minos-advanced =
    { $space ->
        [9] { table-did } advanced past the top of { minos-part-track }.
       *[other] { table-did } advanced on { minos-part-track } to { $space }.
    }
event-minos-die-retrieved = { table-did } retrieved { $die } from { minos-part-section }, space { $space }.
event-minos-forfeited = { table-did } gave up the space for { minos-coins }.
event-minos-took = { table-did } took the effect ({ $source }).
event-minos-declined =
    { $what ->
        [groups] { table-did } made no further group of dice.
        [effects] { table-did } did without the rest of the card's effects.
        [either] { table-did } took neither gain.
        [convert] { table-did } did not pay.
        [track] { table-did } did without an advance.
        [temp] { table-did } did without a temporary good.
        [good] { table-did } did without a good.
        [draw] { table-did } did without a card.
        [place] { table-did } did without placing a warrior.
        [move] { table-did } did without moving a warrior.
        [build] { table-did } did without a build point.
        [wild] { table-did } did without a wild point.
        [play] { table-did } did without playing a card.
        [palace] { table-did } put no further card into the palace.
        [route] { table-did } did without the income of a route.
        [bonus-tile] { table-did } did without a trade bonus.
        [fight] { table-did } left the Sea Peoples.
       *[other] { table-did } did without the rest.
    }
event-minos-turn-ended = { table-did } ended the turn.

## Gains

event-minos-gained = { table-did } gained { minos-gained } ({ $source }).
event-minos-good-gained =
    { $from_pile ->
        [yes] { table-did } gained { minos-part-good } from the pile.
       *[no] { table-did } gained { minos-part-good }.
    }
event-minos-no-good-left = { table-did } gained no good: the pile was empty.
event-minos-temp-gained = { table-did } gained temporary { minos-part-good }.
event-minos-card-drawn = { table-did } drew { $card } from the deck of Age { minos-age }.
event-minos-card-drawn-hidden = { table-did } drew a card from the deck of Age { minos-age }.
event-minos-no-card-left = { table-did } drew nothing: the deck of Age { minos-age } was empty.
event-minos-drawing = { table-did } turned to the deck of Age { minos-age }.
event-minos-offer-drawn = { table-did } drew { $card } from the offer.
event-minos-offered = { $card } came into the offer.
event-minos-deck-renewed =
    { $cards ->
        [one] The only discard of Age { minos-age } became its deck.
       *[other] The { $cards } discards of Age { minos-age } became its deck.
    }
event-minos-bonus-taken = { table-did } took the trade bonus { $tile }.
event-minos-bonus-used = { table-did } used the trade bonus { $tile }.
event-minos-exchanged =
    { $gain ->
        [coins] { table-did } exchanged weaponry for coins: { $paid } for { $amount }.
       *[weaponry] { table-did } exchanged coins for weaponry: { $paid } for { $amount }.
    }
event-minos-paid =
    { $coins ->
        [0] { table-did } paid { minos-weaponry } ({ $source }).
       *[other] { minos-paid-coins } ({ $source }).
    }
event-minos-good-bought = { table-did } bought temporary { minos-part-good } for { minos-coins }.
event-minos-temps-traded = { table-did } traded temporary { minos-part-good } for the good itself.

## Cards, building, warriors

event-minos-card-played = { minos-played } for { minos-coins }, with { $temps }.
event-minos-card-played-none = { minos-played } for { minos-coins }.
event-minos-card-to-palace =
    { $lost ->
        [0] { table-did } put { $card } into the palace.
       *[other] { table-did } put { $card } from the hand into the palace and lost { $lost } VP.
    }
event-minos-card-discarded = { table-did } discarded { $card }.
event-minos-built =
    { $temps ->
        [0] { minos-built } for { minos-built-for }.
       *[other] { minos-built } for { minos-built-for }, with { minos-temp-goods }.
    }
event-minos-ship-built =
    { $temps ->
        [0] { table-did } built a ship on route { $route } for { minos-coins }.
       *[other] { table-did } built a ship on route { $route } for { minos-coins }, with { minos-temp-goods }.
    }
event-minos-ship-advanced =
    { $temps ->
        [0] { table-did } sailed to space { $space } of route { $route } for { minos-coins }.
       *[other] { table-did } sailed to space { $space } of route { $route } for { minos-coins }, with { minos-temp-goods }.
    }
event-minos-warrior-placed = { table-did } placed a warrior in { $region }.
event-minos-warrior-moved =
    { $coins ->
        [0] { table-did } moved a warrior from { $region } to { $to }.
       *[other] { table-did } moved a warrior from { $region } to { $to } for { minos-coins }.
    }
event-minos-battled = { table-did } beat the Sea Peoples { $tile } in { $region } with { minos-weaponry }.
event-minos-build-lost =
    { $structure ->
        [city] { minos-could-not } the city in { $region }: { $winner } had more right to it (M4.7).
        [tower] { minos-could-not } the tower in { $region }: { $winner } had more right to it (M4.7).
       *[farm] { minos-could-not } the farm in { $region }: { $winner } had more right to it (M4.7).
    }
event-minos-people-left = The Sea Peoples { $tile } left { $region }.

## Points

event-minos-vase-claimed = { table-did } claimed the vase “{ $vase }” for { $points } VP.
event-minos-scored = { table-did } scored { $points } VP ({ $source }).
event-minos-game-ended = The game is over after four rounds. Winner: { $winners }.

## Parts of these sentences

minos-age =
    { $age ->
        [1] I
       *[2] II
    }
minos-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
minos-weaponry = { $weaponry } weaponry
minos-paid-coins =
    { $weaponry ->
        [0] { table-did } paid { minos-coins }
       *[other] { table-did } paid { minos-coins } and { minos-weaponry }
    }
minos-played =
    { $from_offer ->
        [yes] { table-did } played { $card } from the offer
       *[no] { table-did } played { $card }
    }
minos-built =
    { $structure ->
        [city] { table-did } built a city in { $region }
        [tower] { table-did } built a tower in { $region }
       *[farm] { table-did } built a farm in { $region }
    }
minos-built-for =
    { $structure ->
        [farm] { minos-built-warriors }
       *[other] { minos-coins }
    }
minos-built-warriors =
    { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }
minos-temp-goods =
    { $temps ->
        [one] 1 temporary good
       *[other] { $temps } temporary goods
    }
minos-could-not =
    { $you ->
        [yes] You could not build
       *[no] { $who } could not build
    }
minos-gained =
    { $what ->
        [coin] { $amount ->
            [one] { $amount } coin
           *[other] { $amount } coins
        }
        [weaponry] { $amount } weaponry
        [vp] { $amount } VP
        [income] { $amount ->
            [one] { $amount } income step
           *[other] { $amount } income steps
        }
       *[reserve] { $amount ->
            [one] { $amount } warrior in the reserves
           *[other] { $amount } warriors in the reserves
        }
    }

## Where gains come from

minos-source-card = { $name }
minos-source-trait = trait of { $name }
minos-source-foundation = foundation { $name }
minos-source-people = Sea Peoples { $name }
minos-source-trade = trade bonus { $name }
minos-source-bonus = action bonus { $name }
minos-source-ability = ability { $name }
minos-source-route = route { $name }, space { $number }
minos-source-route-end = end of route { $name }
minos-source-space = { minos-part-section }, space { $number }
minos-source-track = { minos-part-track } { $number }
minos-source-standing = { minos-part-track }
minos-source-beyond = past the top of a track
minos-source-tower = tower number { $number }
minos-source-farm = farm number { $number }
minos-source-good = good number { $number } of its type
minos-source-income = income

## Headings of the log

minos-log-income = Income
minos-log-scoring = Scoring

## How a game ends, and where points come from

minos-end-four-rounds-played = Four rounds have been played
minos-score-start = Starting card
minos-score-cards = Played cards
minos-score-traits = Traits
minos-score-foundations = Foundations
minos-score-sea-peoples = Sea Peoples
minos-score-trade = Trade
minos-score-bonuses = Action bonus
minos-score-boards = Player board
minos-score-tracks = Progress tracks
minos-score-abilities = Ability
minos-score-vases = Vases
minos-score-income = Income
minos-score-palace-price = Lost for the palace
minos-score-farms = Farms
minos-score-regions = Regions
minos-score-leftovers = Leftovers
minos-score-player-area = Player area
minos-score-palace = Palace
minos-score-cities = Cities
minos-score-ships = Ships
