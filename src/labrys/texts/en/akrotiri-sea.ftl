### The table of Akrotiri: the map, the hand, the market, and what is asked.

sea-label =
    { $tiles ->
        [0] Map of the sea: Thera alone
        [one] Map of the sea: Thera and one tile
       *[other] Map of the sea: Thera and { $tiles } tiles
    }
sea-loading = The table is being laid…
sea-zoom-in = Larger
sea-zoom-out = Smaller
sea-fit = Whole map
sea-compass =
    { $side ->
        [up] North is up
        [right] North is on the right
        [down] North is down
       *[left] North is on the left
    }
sea-thera = Thera
sea-site = { $cell } { akrotiri-corner }
# A dock at a side of a tile or of Thera, towards one end of that side.
sea-dock = { $place } { sea-edge }/{ sea-end }
sea-edge =
    { $edge ->
        [up] top
        [right] right
        [down] bottom
       *[left] left
    }
sea-end =
    { $end ->
        [up] top
        [right] right
        [down] bottom
       *[left] left
    }
sea-house = House components: not the printed ones

market-title = Market
market-colour = Goods
market-left = On the market
market-left-count = { $count } left
market-sale = A cube sold now fetches
market-sell = Sell: { $price }

seat-label =
    { $side ->
        [up] { $name }, at the top
        [right] { $name }, on the right
        [down] { $name }, at the bottom
       *[left] { $name }, on the left
    }
seat-you = you
seat-turn = deciding
seat-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
seat-points-title = Points so far, as far as you can know
seat-drachmas = Drachmas
seat-cargo = On board
seat-empty = empty
seat-maps = Maps
seat-goals = Goals
seat-tile = Tile
seat-tile-yes = in hand
seat-tile-no = none
seat-track = { $temples } of 6 temples; { $actions } actions a turn
track-goal = goal
track-last = last
piles = Left: { $tiles } tiles; maps { $easy } easy, { $medium } medium, { $hard } hard; { $goals } goals.

hand-label = My hand
hand-tile = Tile { $tile } in hand, with a { $icon }
hand-tile-caption = Your tile
hand-sites =
    { $count ->
        [0] no site yet
        [one] 1 site
       *[other] { $count } sites
    }
hand-sites-more = +{ $count }
hand-no-maps = No map in hand
hand-goals = My goals
hand-goal-points =
    { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
card-clue = { $icons } { akrotiri-side }
card-label = Map { $id }, { $tier }: { $clues }; costs { $cost } drachmas, scores { $points }

act-label = What to do
act-wait = The others are deciding.
act-over = The game is over.
act-lay = Lay your tile.
act-lay-hint = Choose a free cell: you see what the tile joins, and which sites it opens to your maps.
act-lay-choose = Choose a cell
act-lay-here = Lay on { $cell }
act-lay-icon = icon { akrotiri-corner }
act-turn-left = Turn to the left
act-turn-right = Turn to the right
act-back = Back
act-clear = Clear
act-joins =
    { $count ->
        [one] Joins one island, then of { $size } tiles.
       *[other] Joins { $count } islands, the largest then of { $size } tiles.
    }
act-joins-nothing = Joins no island.
act-opens =
    { $count ->
        [one] Map { $map } gets 1 new site.
       *[other] Map { $map } gets { $count } new sites.
    }
act-cube = Place a second cube.
act-cube-hint = Choose a colour and one of the marked places, whichever you like first.
act-cube-corner =
    { $corner ->
        [NW] Top left
        [NE] Top right
        [SE] Bottom right
       *[SW] Bottom left
    }
act-keep = Keep one of these goals in secret; the other goes under the pile.
act-take = Take one of the face-up goals.
act-goal-now =
    { $points ->
        [one] 1 point as it stands
       *[other] { $points } points as it stands
    }
act-berth = Place your boat at a dock of Thera.
act-berth-at = At { $dock }
act-actions =
    { $actions ->
        [0] No action left.
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
act-pair = The empty boat may move once more for the same action.
act-hint = Choose a dock (the number is its cost in actions), a cube or a map, or one of these.
act-sail = Sail
act-sail-hint = Choose a dock on the map. Its number is how many actions it takes.
act-sail-now = Sail
act-load = Load
act-load-hint = Choose cubes of this island, here or on the map.
act-load-now =
    { $count ->
        [0] Load
        [one] Load 1 cube
       *[other] Load { $count } cubes
    }
act-excavate = Excavate
act-excavate-now = Excavate at { $site } for { $cost }
act-buy = Buy maps
act-buy-hint = One action buys 1, 2 or 3 maps for { $one }, { $two } or { $three } drachmas.
act-buy-now =
    { $count ->
        [0] Buy
        [one] Buy 1 map for { $price }
       *[other] Buy { $count } maps for { $price }
    }
act-oracle = Oracle
act-oracle-hint = Name a terrain: tiles are turned up until one shows it, and you take that one in hand. Once a turn.
act-unload-hint = The cube is put ashore beside your boat. It takes no action.
act-unload =
    { $colour ->
        [green] Unload green
        [blue] Unload blue
        [gray] Unload gray
       *[orange] Unload orange
    }
act-end = End turn
act-end-hint = Actions that are left are not kept for the next turn.
act-end-sure =
    { $actions ->
        [0] End turn
        [one] Give up 1 action and end
       *[other] Give up { $actions } actions and end
    }
act-voyage = To { $dock }: { act-moves }, { act-cost }.
act-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
act-cost =
    { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }
act-transit = Another boat lies there: you must sail on at once.
proof-look =
    { $count ->
        [0] No quadrant proves this map yet. Point at one to see what is missing.
        [one] One quadrant proves this map. Point at any to see why.
       *[other] { $count } quadrants prove this map. Point at any to see why.
    }
proof-proved = { akrotiri-side }: { $found } of { $wanted }, proved
proof-missing = { akrotiri-side }: { $found } of { $wanted }, { $short } missing

choices-label = All that can be done now
choices-filter = Find
choices-none = No move has these words in it.
kind-lay = Lay the tile
kind-cube = Second cube
kind-keep = Keep a goal
kind-take = Take a goal
kind-berth = Place the boat
kind-sail = Sail
kind-load = Load
kind-excavate = Excavate
kind-buy = Buy maps
kind-oracle = Oracle
kind-sell = Sell
kind-unload = Unload
kind-end = End

move-lay = On { $cell }, icon { akrotiri-corner }
move-cube = { $colour }, { akrotiri-corner }
move-keep = Keep { $goal }
move-take = Take { $goal }
move-sail = To { $dock }
move-load = { $cubes }
move-excavate = Map { $map } at { $site }
move-buy = { $maps }
move-oracle = Ask for a { $terrain }
move-sell = { $colour } for { $price }

# Moves that are to follow others, by their names alone.
step-lay = Lay the tile on { $cell }, icon { akrotiri-corner }
step-berth = Place the boat at { $dock }
step-cube = Place { akrotiri-a-cube }, { akrotiri-corner }
step-sail = Sail to { $dock }
step-load = Load { $cubes }
step-excavate = Excavate map { $map } at { $site }
step-buy = Buy { $maps }
step-sell = Sell { $colour }

place-dock = { $dock }, island of { place-tiles }, { $cubes }
place-tiles =
    { $size ->
        [one] 1 tile
       *[other] { $size } tiles
    }
place-no-cubes = no cubes
place-thera = { $cell }: Thera.
place-free = { $cell }: free, a tile may lie here.
place-water = { $cell }: open sea.
place-quadrant = { $site }, tile { $tile }.
place-icon = { $terrain }.
place-island =
    { $complete ->
        [yes] Island { $island }, { $size } tiles, complete.
       *[no] Island { $island }, { $size } tiles, open.
    }
place-cubes = Cubes: { $cubes }.
place-temple = Temple of { $who }.
place-has-dock =
    { $boats ->
        [0] Dock { $dock }, free.
       *[other] Dock { $dock }, occupied.
    }

explore-label = Explore the map
explore-help = Arrow keys go from quadrant to quadrant. Enter chooses, R turns the tile, B goes to your boat, A tells what is around.
explore-side-0 = Up:
explore-side-1 = Right:
explore-side-2 = Down:
explore-side-3 = Left:

aside-label = Beside the map
aside-side = Table
aside-choices = All moves
aside-explore = Text map
