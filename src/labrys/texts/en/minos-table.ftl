### The table of Minos: what I may do, the dice, and the parts of the screen.

minos-table-loading = The table is being laid…
minos-table-house = House components: not the printed ones
minos-table-parts = Parts of the table
minos-table-part-map = Crete
minos-table-part-dice = Dice
minos-table-part-cards = Cards
minos-table-part-boards = Boards
minos-table-part-log = Log
minos-table-fold = Hide the choices
minos-table-unfold = Show the choices

## What I may do

minos-table-label = What you can do
minos-table-from-space = { $section }, space { $space }
minos-table-points-left =
    { $section ->
        [open]
            { $points ->
                [0] no points left
                [one] wild point left
               *[other] wild points left
            }
       *[other]
            { $points ->
                [0] no points left
                [one] point left
               *[other] points left
            }
    }
minos-table-points =
    { $section ->
        [prepare] { $points ->
            [one] 1 point to draw cards
           *[other] { $points } points to draw cards
        }
        [develop] { $points ->
            [one] 1 point to play cards
           *[other] { $points } points to play cards
        }
        [build] { $points ->
            [one] 1 point to build
           *[other] { $points } points to build
        }
        [expand] { $points ->
            [one] 1 point for warriors
           *[other] { $points } points for warriors
        }
       *[wild] { $points ->
            [one] 1 wild point
           *[other] { $points } wild points
        }
    }
minos-table-group-due = Due to you
minos-table-group-play = Play a card
minos-table-group-build = Build
minos-table-group-expand = Warriors
minos-table-group-draw = Draw a card
minos-table-group-extra = Extra actions
minos-table-group-tile = Trade bonuses
minos-table-group-exchange = Exchange
minos-table-group-forfeit = Instead of the space, before anything else
minos-table-point-each = 1 point each
minos-table-once-each = once each in a turn
minos-table-used = used
minos-table-not-now = not now: why?
minos-table-build-city = Build a city
minos-table-build-tower = Build a tower
minos-table-build-farm = Build a farm
minos-table-build-ship = Build a ship
minos-table-build-sail = Sail on with a ship
minos-table-extra-march = Move a warrior
minos-table-extra-market = Buy a temporary good
minos-table-extra-tile = Use a trade bonus
minos-table-extra-tile-none = You have no trade bonus tile.
minos-table-extra-discard = Discard cards, 1 coin each
minos-table-extra-discard-none = You have no card in hand.
minos-table-extra-trio = 3 equal temporary goods for the good
minos-table-extra-battle = Battle Sea Peoples
minos-table-extra-battle-none = No warrior of yours stands where Sea Peoples are.
minos-table-subject-play =
    { $offered ->
        [yes] Play { $card } from the offer
       *[no] Play { $card }
    }
minos-table-subject-build =
    { $what ->
        [city] City in { $region }
        [tower] Tower in { $region }
       *[farm] Farm in { $region }
    }
minos-table-subject-ship = Ship on route { $route }
minos-table-subject-sail = Sail on route { $route }
minos-table-subject-move = Move a warrior from { $region }
minos-table-subject-exchange =
    { $gain ->
        [coins] Exchange weaponry for coins
       *[weaponry] Exchange coins for weaponry
    }
minos-table-way-plain = without temporary goods
minos-table-way-temps = with { $goods }
minos-table-temps = { $count } temporary { $good }
minos-table-way-warriors =
    { $warriors ->
        [0] no warrior returned
        [one] 1 warrior returned
       *[other] { $warriors } warriors returned
    }
minos-table-way-to = to { $region }
minos-table-way-from-to = { $from } to { $to }
minos-table-way-exchange =
    { $gain ->
        [coins] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
       *[weaponry] { $amount } weaponry
    }
minos-table-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
minos-table-end = End the turn
minos-table-end-anyway = End it all the same
minos-table-go-on = Go on
minos-table-stay = Go on with the turn
minos-table-forgone = Not used yet: { $what }.
minos-table-unlock =
    { $points ->
        [one] The point
       *[other] The points
    } can still be used in this turn after: { $moves }.
minos-table-unlock-drawn =
    { $points ->
        [one] The point
       *[other] The points
    } may still be of use in this turn, depending on what is drawn: { $moves }.
minos-table-unlock-unknown =
    { $points ->
        [one] The point
       *[other] The points
    } may still be of use in this turn, after other actions.
minos-table-picked = Picked:
minos-table-pick-from = Now pick the region that the warrior comes from.
minos-table-pick-to = Now pick the region that the warrior goes to.
minos-table-pick-either = Now pick the other region: where the warrior goes, or where it comes from.
minos-table-let-go = Let go
minos-table-all = Show everything
minos-table-closed = { $place }: nothing can be done with it now.
minos-table-answers = Your answer so far; nobody else sees it yet
minos-table-thinking = Deciding:
minos-table-also-thinking = All decide at once; still thinking:
minos-table-hurry = Hurry the bots
minos-table-draws = draws
minos-table-secret = when all have answered

# What a move changes: more or less of something.
minos-table-change =
    { $more ->
        [yes] { $by } more { minos-table-what }
       *[no] { $by } fewer { minos-table-what }
    }
minos-table-what =
    { $what ->
        [vp] VP
        [coin] { $by ->
            [one] coin
           *[other] coins
        }
        [weaponry] weaponry
        [good] { $by ->
            [one] good
           *[other] goods
        }
        [temp] { $by ->
            [one] temporary good
           *[other] temporary goods
        }
        [card] { $by ->
            [one] card in hand
           *[other] cards in hand
        }
        [palace] { $by ->
            [one] card in the palace
           *[other] cards in the palace
        }
        [reserve] { $by ->
            [one] warrior in reserve
           *[other] warriors in reserve
        }
        [warrior] { $by ->
            [one] warrior on the map
           *[other] warriors on the map
        }
        [influence] { $by ->
            [one] step of influence
           *[other] steps of influence
        }
        [cultural] { $by ->
            [one] step of culture
           *[other] steps of culture
        }
       *[population] { $by ->
            [one] step of population
           *[other] steps of population
        }
    }

## Dice

minos-table-sections = Action board
minos-table-bonus = Action bonus:
minos-table-pool = Dice that nobody has drafted
minos-table-die-of = { $die } of { $name }
minos-table-die-count = { $die }, { $count } of them
minos-table-die-group = { $die }; with it a group for { $tracks }
minos-table-draft-hint = Pick a die and a section to see what comes of it.
minos-table-retrieved = retrieved
minos-table-age2 = one of the points may draw an Age II card
minos-table-order = Next to be retrieved
minos-table-order-so-far = Would be retrieved in this order
minos-table-stands = { $die } would stand on { $section }, space { $space }.
minos-table-shifts =
    { $mine ->
        [yes] It pushes your { $die } to space { $space }.
       *[no] It pushes { $die } of { $name } to space { $space }.
    }
minos-table-place-die = Place it
minos-table-mine-now = Your dice give
minos-table-mine-then = Your dice would give
minos-table-triggers = and the traits of { $cards }
minos-table-groups = Groups of { $total } or more:
minos-table-no-group = none yet
minos-table-or = or
minos-table-advance = { $track } +{ $by }
