### Why something cannot be done in Akrotiri: `refusal-<code>`, with the facts of the refusal as values.

## The end

refusal-played-out =
    { $turns ->
        [one] The game is over after 1 turn: { refusal-part-reason }.
       *[other] The game is over after { $turns } turns: { refusal-part-reason }.
    }
# Why the game is over.
refusal-part-reason =
    { $reason ->
        [sixth-temple] the sixth temple was excavated
        [tiles-laid] all tiles of this number of players are laid
       *[no-more-tiles] the tiles have run out, and nobody found a temple in 6 turns each
    }

## What comes first

refusal-lay-first = Lay your tile first.
refusal-cube-first = Place the second cube first.
refusal-keep-first = Keep one of the 2 goals you drew first.
refusal-take-first = Take one of the face-up goals first.
refusal-berth-first = Place your boat first.
refusal-act-now = This is part two of your turn: act, or end it.

## Tiles and cubes

refusal-no-such-cell = “{ $cell }” is no cell of the map; cells are written x,y.
refusal-no-such-turn = A tile is turned n, e, s or w, not “{ $turn }”.
refusal-thera-there = The Thera board lies on { $cell } already.
refusal-cell-taken = Tile { $tile } lies on { $cell } already.
refusal-not-adjacent = { $cell } shares no side with a tile or with Thera, none of its 4 sides.
refusal-first-tile-at-thera = In the first edition's setup the tile goes against the Thera board; { $cell } is not beside it.
refusal-no-such-colour = “{ $colour }” is no colour; there is green, blue, gray, orange.
refusal-no-such-corner = “{ $corner }” is no corner; there is NW, NE, SE, SW.
refusal-colour-gone =
    { $colour ->
        [green] There are 0 green cubes left on the market.
        [blue] There are 0 blue cubes left on the market.
        [gray] There are 0 gray cubes left on the market.
       *[orange] There are 0 orange cubes left on the market.
    }
refusal-icon-island =
    { $corner ->
        [NW] The top left corner belongs to the icon's island; choose another.
        [NE] The top right corner belongs to the icon's island; choose another.
        [SE] The bottom right corner belongs to the icon's island; choose another.
       *[SW] The bottom left corner belongs to the icon's island; choose another.
    }

## Boats

refusal-not-a-berth = Boats start at one of the { $last } docks of Thera, not at “{ $dock }”.
refusal-berth-taken = The boat of seat { $seat } lies at { $dock } already.
refusal-no-such-dock = There is no dock “{ $dock }” on the map.
refusal-same-dock = Your boat lies at { $dock } already; a move ends at another dock.
refusal-no-action-to-sail = A move takes 1 action, you have 0 left.
refusal-all-occupied =
    { $docks ->
        [one] One move reaches 1 dock, which is occupied, and you could not move on from there.
       *[other] One move reaches { $docks } docks, all occupied, and you could not move on from there.
    }
refusal-out-of-reach =
    { $docks ->
        [one] No route and no portage leads from { $start } to { $dock }; 1 move reaches 1 other dock.
       *[other] No route and no portage leads from { $start } to { $dock }; 1 move reaches { $docks } other docks.
    }
refusal-occupied = { $dock } is occupied, and with { refusal-part-actions } left after this move you could not move on ({ refusal-part-moves } of this action left).
# Part of the sentence above.
refusal-part-actions =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
# Part of the sentence above.
refusal-part-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
refusal-in-transit = Your boat is in transit at { $dock }, which is occupied: it must move on before anything else.

## Goods

refusal-nothing-chosen = Loading takes 1 cube or more, you chose 0.
refusal-no-action-to-load = Loading takes 1 action, you have 0 left.
refusal-no-cubes-here = There is no cube where you are docked, at { $dock }.
refusal-boat-full =
    { $cubes ->
        [one] Your boat is full: it carries 1 cube.
       *[other] Your boat is full: it carries { $cubes } cubes.
    }
refusal-not-there =
    { $colour ->
        [green] You chose { $chosen } green, the island where you are docked has { $present }.
        [blue] You chose { $chosen } blue, the island where you are docked has { $present }.
        [gray] You chose { $chosen } gray, the island where you are docked has { $present }.
       *[orange] You chose { $chosen } orange, the island where you are docked has { $present }.
    }
refusal-no-room = The boat has room for { $room } more, you chose { $chosen }.
refusal-sell-at-thera = Goods are sold only at Thera, you are docked at { $dock }.
refusal-no-unloading-at-thera = Nothing is unloaded at Thera (revised edition), you are docked at { $dock }.
refusal-not-on-board =
    { $colour ->
        [green] Your boat carries 0 green cubes ({ refusal-part-cubes } in all).
        [blue] Your boat carries 0 blue cubes ({ refusal-part-cubes } in all).
        [gray] Your boat carries 0 gray cubes ({ refusal-part-cubes } in all).
       *[orange] Your boat carries 0 orange cubes ({ refusal-part-cubes } in all).
    }
# Part of the sentence above.
refusal-part-cubes =
    { $total ->
        [one] 1 cube
       *[other] { $total } cubes
    }

## Maps, the oracle, temples, goals

refusal-no-such-tier = Maps are easy, medium, hard, not “{ $tier }”.
refusal-how-many = One action buys 1 to { $most } maps, you chose { $chosen }.
refusal-buy-at-thera = Maps are bought only at Thera, you are docked at { $dock }.
refusal-no-action-to-buy = Buying maps takes 1 action, you have 0 left.
refusal-no-maps-left = The piles of maps are empty.
refusal-buying-too-dear =
    { $chosen ->
        [one] 1 map in one action for { refusal-part-price }, you have { $purse }.
       *[other] { $chosen } maps in one action for { refusal-part-price }, you have { $purse }.
    }
# Part of the sentence above.
refusal-part-price =
    { $price ->
        [one] 1 drachma
       *[other] { $price } drachmas
    }
refusal-pile-empty =
    { $tier ->
        [easy] The easy pile has { refusal-part-left } left, you chose { $chosen }.
        [medium] The medium pile has { refusal-part-left } left, you chose { $chosen }.
       *[hard] The hard pile has { refusal-part-left } left, you chose { $chosen }.
    }
# Part of the sentence above.
refusal-part-left =
    { $left ->
        [one] 1 map
       *[other] { $left } maps
    }
refusal-no-such-terrain = “{ $terrain }” is no terrain; there is tree, lake, mountain, volcano.
refusal-oracle-used = The oracle is asked once a turn, you have asked it 1 time.
refusal-no-action-to-ask = Asking the oracle takes 1 action, you have 0 left.
refusal-no-tiles = The oracle has no tile to reveal: pile and discards hold 0.
refusal-no-such-map = There is no map “{ $map }”.
refusal-not-in-hand =
    { $hand ->
        [one] Map { $map } is not in your hand of 1 map.
       *[other] Map { $map } is not in your hand of { $hand } maps.
    }
refusal-no-action-to-excavate = Excavating takes 1 action, you have 0 left.
refusal-no-map-in-hand = You have no map in hand.
refusal-no-map-to-pay = Your cheapest map costs { $cost } drachmas, you have { $purse }.
refusal-no-site-here =
    { $hand ->
        [one] No site of the island where you are docked proves your map.
       *[other] No site of the island where you are docked proves a map that you can pay; you have { $hand } maps.
    }
refusal-all-temples = You have excavated all of your { $temples } temples.
refusal-thera = No temple is excavated on Thera, you are docked at { $dock }.
refusal-temple-there =
    { $temples ->
        [one] The island where you are docked already has 1 temple.
       *[other] The island where you are docked already has { $temples } temples.
    }
refusal-excavating-too-dear =
    { $cost ->
        [one] Map { $map } costs 1 drachma, you have { $purse }.
       *[other] Map { $map } costs { $cost } drachmas, you have { $purse }.
    }
refusal-no-such-site = “{ $site }” is no quadrant of a land tile.
refusal-other-island = { $site } is not land of the island where you are docked.
refusal-not-proved =
    { $side ->
        [up] Above { $site }, map { $map } wants { refusal-part-wanted }; found: { $found }.
        [right] To the right of { $site }, map { $map } wants { refusal-part-wanted }; found: { $found }.
        [down] Below { $site }, map { $map } wants { refusal-part-wanted }; found: { $found }.
       *[left] To the left of { $site }, map { $map } wants { refusal-part-wanted }; found: { $found }.
    }
# Part of the sentence above.
refusal-part-wanted =
    { $terrain ->
        [tree] { $wanted ->
            [one] 1 tree
           *[other] { $wanted } trees
        }
        [lake] { $wanted ->
            [one] 1 lake
           *[other] { $wanted } lakes
        }
        [mountain] { $wanted ->
            [one] 1 mountain
           *[other] { $wanted } mountains
        }
       *[volcano] { $wanted ->
            [one] 1 volcano
           *[other] { $wanted } volcanoes
        }
    }
refusal-no-such-goal = There is no goal “{ $goal }”.
refusal-not-drawn = { akrotiri-goal } is not one of the 2 goals that you drew.
refusal-not-offered =
    { $offered ->
        [one] { akrotiri-goal } is not the 1 goal on offer.
       *[other] { akrotiri-goal } is not among the { $offered } goals on offer.
    }
