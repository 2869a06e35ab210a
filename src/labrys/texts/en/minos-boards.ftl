### The players' boards of Minos, at a glance and in full, the vases, forecasts and running scores.

## Everybody at a glance

boards-title =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }
boards-scores = Scores
boards-forecast = Forecast
boards-close = Close
boards-open = { $name }: whole board
boards-first = First player
boards-deciding = deciding
boards-answered = has answered
boards-points = { $points } victory points; { $total } if the game ended now
boards-vp = VP
boards-vp-count = { $count } VP
boards-coins = Coins
boards-weaponry = Weaponry
boards-hand = Cards in hand
boards-area = Cards in the player area
boards-palace = Cards in the palace
boards-income = Income
boards-income-now = Income space { $space } of { $spaces }: { $coins } coins, { $vp } VP
boards-cities = Cities
boards-towers = Towers
boards-farms = Farms
boards-ships = Ships
boards-warriors-title = Warriors: { $map } on the map, { $reserves } in the reserves, { $supply } in the supply
boards-goods = Goods
boards-good =
    { $temps ->
        [0] { $good }: { $count }
       *[other] { $good }: { $count }, temporary: { $temps }
    }
boards-tracks = Progress tracks
boards-track = { $track }: { $height }
boards-tiles = Trade bonuses
boards-trophies = Sea Peoples beaten
boards-ability = Ability
boards-start = Starting card
boards-level-now = now
boards-level-from = from culture { $space }

## A board in full

boards-of = Board of { $name }
boards-means = Means
boards-points-short = Victory points
boards-on-map = Warriors on the map
boards-reserves = Warriors in reserve
boards-supply = Warriors in supply
boards-if-ended = { $points } VP if the game ended now.
boards-start-named = Starting card { $start }: { $says }.
boards-income-track = Income track
boards-ability-named = Ability { $ability }
boards-tracks-caption = What every space of the three tracks gives, from the top down
boards-beyond = Past the top
boards-stands-palace = income: { $count } to palace
boards-stands-level = ability level { $level }
boards-stands-weaponry = income: { $count } weaponry
boards-stands-presence = presence { $presence }, dominance { $dominance } VP
boards-structures = Structures
boards-built = built
boards-next-coins =
    { $count ->
        [one] next: { $count } coin
       *[other] next: { $count } coins
    }
boards-next-warriors =
    { $count ->
        [one] next: { $count } warrior
       *[other] next: { $count } warriors
    }
boards-next-ship =
    { $count ->
        [one] next, with its first space: from { $count } coin
       *[other] next, with its first space: from { $count } coins
    }
boards-farms-score = scoring: { $points } VP
boards-towers-score = dominance +{ $points } VP
boards-end-score = end: { $points } VP
boards-goods-caption = Goods by type, what each brings when it arrives, and what is left
boards-arrival = no. { $count }
boards-temps = temp.
boards-stack = left
boards-has = yes
boards-has-not = no
boards-sailing = Ships on their routes
boards-ship-at = Route { $route }, space { $space } of { $spaces }
boards-none = none
boards-palace-count = Palace: { $count }
boards-palace-text = Traits work whenever a die triggers them.
boards-area-count = Player area: { $count }
boards-area-text = Traits work only once the cards lie in the palace.
boards-ledger = Points by source
boards-ending = If the game ended now, besides
boards-total-now = Total if it ended now
boards-score-text = Scorings and incomes still to come are not in these numbers.

## Forecast

boards-at-income = Income
boards-scoring = Scoring
boards-at-scoring = Scoring after round { $round }
boards-to-palace = Cards that may go to the palace
boards-from-route = From a trade route
boards-regions = Regions
boards-forecast-text = What the round’s end and the next scoring bring as the table stands.

## Vases

boards-vases = Vases
boards-vase-next = The next one gains { $points } VP.
boards-vase-gone = All its slots are filled.
boards-vase-claimed = { $name } has it.
boards-vase-far = { $name }: { $have } of { $needed }
