### The map of Crete and the trade routes.

crete-title = Crete
crete-map = Map of Crete. Arrow keys go from region to region.
crete-region = { $number } { $name }
crete-start = start region
crete-foundation = First city here:
crete-foundation-brings = The first city here brings { $gain }
crete-city-of = City of { $player }
crete-tower-of = Tower of { $player }
crete-farm-of = Farm of { $player }
crete-warriors = Warriors
crete-warriors-of =
    { $count ->
        [one] { $count } warrior of { $player }
       *[other] { $count } warriors of { $player }
    }
crete-nobody = No warriors here.
crete-dominance = dominance
crete-presence = presence
crete-dominated = { $player } dominates
crete-points = { $points } VP
crete-mine-now = Scores { $points } VP for you now
crete-peoples = Sea Peoples { $level }
crete-peoples-take = Sea Peoples of level { $level }: { $weaponry } weaponry for { $gain }
crete-next-to = Next to { $regions }
crete-can-be-picked = You can choose this region now.
crete-points-now = Points now
crete-sum-of = { $player }: { $points } VP for regions if scored now
crete-whole = Whole island
crete-tap = Tap a region to see what is there.

## Trade routes

crete-routes = Trade routes
crete-route = Route { $route }
crete-space =
    { $cost ->
        [one] Space { $space }, { $cost } coin, income { $gain }
       *[other] Space { $space }, { $cost } coins, income { $gain }
    }
crete-ship-of = Ship of { $player }
crete-top = { $points } VP for reaching the end
crete-ship-costs =
    { $price ->
        [one] A ship here costs you { $price } coin.
       *[other] A ship here costs you { $price } coins.
    }
crete-sail-costs =
    { $price ->
        [one] The next space costs you { $price } coin.
       *[other] The next space costs you { $price } coins.
    }
crete-lacks-cities = You need another city.
crete-lacks-towers = You need another tower.
crete-blue-tiles =
    { $count ->
        [one] { $count } blue trade bonus at space 2 of route { $route }
       *[other] { $count } blue trade bonuses at space 2 of route { $route }
    }
crete-red-tiles =
    { $count ->
        [one] { $count } red trade bonus at space 4 of route { $route }
       *[other] { $count } red trade bonuses at space 4 of route { $route }
    }
