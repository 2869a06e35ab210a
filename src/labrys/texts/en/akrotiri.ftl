### Akrotiri in words: what happened, and what its pieces, goals and options are called.
###
### `event-akrotiri-<tag>` tells an event; `-hidden` where its secrets are blank. Its values are the event's fields as
### they are, `who` (the name of its seat) and `you` (yes if it is the reader, else no). Yes and no are said as "yes"
### and "no", a reason (`why`) has hyphens for spaces, and lists (`cubes`, `tiers`, `goals`) come in words, made of
### akrotiri-cubes, akrotiri-maps and the names of goals. Places come in words, directions as the reader sees the map;
### `corner` of a laid tile is the one with its icon, or none if that is not known.

## What happened

event-akrotiri-began = { table-did } went first.
event-akrotiri-tile-drawn = { table-did } drew tile { $tile }.
event-akrotiri-tile-drawn-hidden = { table-did } drew a tile.
event-akrotiri-tiles-reshuffled =
    { $tiles ->
        [one] The discarded tile became the new pile.
       *[other] The { $tiles } discarded tiles became the new pile.
    }
event-akrotiri-tiles-gone = No tile was left to draw.
event-akrotiri-tile-laid =
    { $corner ->
        [none] { table-did } laid tile { $tile } on { $cell }.
       *[other] { table-did } laid tile { $tile } on { $cell }, its icon { akrotiri-corner }.
    }
event-akrotiri-cube-placed =
    { $by_icon ->
        [yes] { table-did } placed { akrotiri-a-cube } on { $site }, by the icon.
       *[no] { table-did } placed { akrotiri-a-cube } on { $site }.
    }
event-akrotiri-cube-skipped =
    { $why ->
        [no-green-left] { akrotiri-no-cube }: no green one is left.
        [no-blue-left] { akrotiri-no-cube }: no blue one is left.
        [no-gray-left] { akrotiri-no-cube }: no gray one is left.
        [no-orange-left] { akrotiri-no-cube }: no orange one is left.
        [empty-market] { akrotiri-no-cube }: the market is empty.
       *[no-other-island] { akrotiri-no-cube }: the tile has no other island for a second one.
    }
event-akrotiri-map-drawn =
    { $tier ->
        [easy] { table-did } drew the easy map { $map }.
        [medium] { table-did } drew the medium map { $map }.
       *[hard] { table-did } drew the hard map { $map }.
    }
event-akrotiri-map-drawn-hidden =
    { $tier ->
        [easy] { table-did } drew an easy map.
        [medium] { table-did } drew a medium map.
       *[hard] { table-did } drew a hard map.
    }
event-akrotiri-goal-drawn = { table-did } drew the goal { akrotiri-goal }.
event-akrotiri-goal-drawn-hidden = { table-did } drew a goal.
event-akrotiri-goal-kept = { table-did } kept the goal { akrotiri-goal } and put { akrotiri-buried } under the pile.
event-akrotiri-goal-kept-hidden = { table-did } kept a goal and put another one under the pile.
event-akrotiri-last-goal-kept = { table-did } kept the goal { akrotiri-goal }, the last one there was.
event-akrotiri-last-goal-kept-hidden = { table-did } kept a goal, the last one there was.
event-akrotiri-goal-offered = The goal { akrotiri-goal } was turned up.
event-akrotiri-goal-taken = { table-did } took the goal { akrotiri-goal } from the offer.
event-akrotiri-no-goal-left = { table-did } got no goal: none was left.
event-akrotiri-berthed = { table-did } placed the boat at { $dock }.
event-akrotiri-turn-began =
    { $you ->
        [yes] Your turn { $turn }:
       *[no] { $who }, turn { $turn }:
    }
event-akrotiri-actions-began =
    { $actions ->
        [one] { table-did } had 1 action.
       *[other] { table-did } had { $actions } actions.
    }
event-akrotiri-sailed =
    { $in_transit ->
        [yes] { table-did } sailed by { akrotiri-way } from { $start } to { $dock }, where another boat lies, in transit ({ akrotiri-spent }).
       *[no] { table-did } sailed by { akrotiri-way } from { $start } to { $dock } ({ akrotiri-spent }).
    }
event-akrotiri-loaded = { table-did } loaded { $cubes }.
event-akrotiri-sold =
    { $price ->
        [one] { table-did } sold { akrotiri-a-cube } for 1 drachma.
       *[other] { table-did } sold { akrotiri-a-cube } for { $price } drachmas.
    }
event-akrotiri-unloaded = { table-did } unloaded { akrotiri-a-cube } on { $site }.
event-akrotiri-maps-bought =
    { $price ->
        [one] { table-did } bought { $tiers } for 1 drachma.
       *[other] { table-did } bought { $tiers } for { $price } drachmas.
    }
event-akrotiri-excavated = { table-did } excavated temple { $temple } on { $site } by map { $map } for { akrotiri-cost }; it scores { akrotiri-points }.
event-akrotiri-oracle-asked =
    { $terrain ->
        [tree] { table-did } asked the oracle for a tree.
        [lake] { table-did } asked the oracle for a lake.
        [mountain] { table-did } asked the oracle for a mountain.
       *[volcano] { table-did } asked the oracle for a volcano.
    }
event-akrotiri-tile-revealed =
    { $kept ->
        [yes] The oracle showed tile { $tile }; it was kept.
       *[no] The oracle showed tile { $tile }; it was discarded.
    }
event-akrotiri-turn-ended = { table-did } ended the turn.
event-akrotiri-last-round = This is the last round: { akrotiri-why }.
event-akrotiri-game-ended = The game is over: { akrotiri-why }.
event-akrotiri-goals-revealed = { table-did } showed the goals: { $goals }.

## Parts of these sentences

akrotiri-no-cube = { table-did } placed no cube
akrotiri-a-cube =
    { $colour ->
        [green] a green cube
        [blue] a blue cube
        [gray] a gray cube
       *[orange] an orange cube
    }
akrotiri-goal =
    { $goal ->
        [portage-1] { akrotiri-goal-portage-1 }
        [portage-2] { akrotiri-goal-portage-2 }
        [no-icon] { akrotiri-goal-no-icon }
        [volcano] { akrotiri-goal-volcano }
        [lake] { akrotiri-goal-lake }
        [tree] { akrotiri-goal-tree }
        [mountain] { akrotiri-goal-mountain }
        [isolated] { akrotiri-goal-isolated }
        [largest] { akrotiri-goal-largest }
        [open] { akrotiri-goal-open }
        [three-icons] { akrotiri-goal-three-icons }
        [quadrants] { akrotiri-goal-quadrants }
       *[other] { $goal }
    }
akrotiri-buried =
    { $buried ->
        [portage-1] { akrotiri-goal-portage-1 }
        [portage-2] { akrotiri-goal-portage-2 }
        [no-icon] { akrotiri-goal-no-icon }
        [volcano] { akrotiri-goal-volcano }
        [lake] { akrotiri-goal-lake }
        [tree] { akrotiri-goal-tree }
        [mountain] { akrotiri-goal-mountain }
        [isolated] { akrotiri-goal-isolated }
        [largest] { akrotiri-goal-largest }
        [open] { akrotiri-goal-open }
        [three-icons] { akrotiri-goal-three-icons }
        [quadrants] { akrotiri-goal-quadrants }
       *[other] { $buried }
    }
akrotiri-way =
    { $way ->
        [portage] portage
       *[route] route
    }
akrotiri-spent =
    { $cost ->
        [0] second move of the empty boat
        [one] 1 action
       *[other] { $cost } actions
    }
akrotiri-cost =
    { $cost ->
        [one] 1 drachma
       *[other] { $cost } drachmas
    }
akrotiri-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
akrotiri-why =
    { $why ->
        [sixth-temple] the sixth temple was excavated
        [tiles-laid] all tiles of this number of players are laid (house rule A12)
       *[no-more-tiles] the tiles have run out, and nobody found a temple in 6 turns each (A9.3)
    }

## Lists, part by part

# Cubes of one colour, as part of a list.
akrotiri-cubes =
    { $colour ->
        [green] { $count } green
        [blue] { $count } blue
        [gray] { $count } gray
       *[orange] { $count } orange
    }
# Maps of one tier, as part of a list.
akrotiri-maps =
    { $tier ->
        [easy] { $count ->
            [one] 1 easy map
           *[other] { $count } easy maps
        }
        [medium] { $count ->
            [one] 1 medium map
           *[other] { $count } medium maps
        }
       *[hard] { $count ->
            [one] 1 hard map
           *[other] { $count } hard maps
        }
    }
# Icons of one terrain, as part of a list.
akrotiri-icons =
    { $terrain ->
        [tree] { $count ->
            [one] 1 tree
           *[other] { $count } trees
        }
        [lake] { $count ->
            [one] 1 lake
           *[other] { $count } lakes
        }
        [mountain] { $count ->
            [one] 1 mountain
           *[other] { $count } mountains
        }
       *[volcano] { $count ->
            [one] 1 volcano
           *[other] { $count } volcanoes
        }
    }

## Words of the game

akrotiri-terrain-tree = tree
akrotiri-terrain-lake = lake
akrotiri-terrain-mountain = mountain
akrotiri-terrain-volcano = volcano

akrotiri-colour-green = green
akrotiri-colour-blue = blue
akrotiri-colour-gray = gray
akrotiri-colour-orange = orange

akrotiri-tier-easy = easy
akrotiri-tier-medium = medium
akrotiri-tier-hard = hard

# A corner of a tile where the reader sees it: NW is drawn at the top left.
akrotiri-corner =
    { $corner ->
        [NW] top left
        [NE] top right
        [SE] bottom right
       *[SW] bottom left
    }
# On which side of a place, as the reader sees it.
akrotiri-side =
    { $side ->
        [up] above
        [right] on the right
        [down] below
       *[left] on the left
    }

akrotiri-way-route = by route
akrotiri-way-portage = by portage

## Goals: a short name, and what each counts

akrotiri-goal-portage-1 = One portage
akrotiri-goal-portage-1-text = { akrotiri-points } for each own temple exactly 1 portage from Thera.
akrotiri-goal-portage-2 = Two portages
akrotiri-goal-portage-2-text =
    { $edition ->
        [first] { akrotiri-points } for each own temple exactly 2 portages from Thera.
       *[revised] { akrotiri-points } for each own temple 2 or more portages from Thera.
    }
akrotiri-goal-no-icon = Bare islands
akrotiri-goal-no-icon-text = { akrotiri-points } for each own temple on an island without icons.
akrotiri-goal-volcano = Volcanoes
akrotiri-goal-volcano-text = { akrotiri-points } for each own temple on an island with a volcano.
akrotiri-goal-lake = Lakes
akrotiri-goal-lake-text = { akrotiri-points } for each own temple on an island with a lake.
akrotiri-goal-tree = Trees
akrotiri-goal-tree-text = { akrotiri-points } for each own temple on an island with a tree.
akrotiri-goal-mountain = Mountains
akrotiri-goal-mountain-text = { akrotiri-points } for each own temple on an island with a mountain.
akrotiri-goal-isolated = Isolated temples
akrotiri-goal-isolated-text = { akrotiri-points } for each own temple to which no route, but over Thera, leads from another own temple's island.
akrotiri-goal-largest = Largest island
akrotiri-goal-largest-text = { akrotiri-points } for each tile of the largest complete island with an own temple.
akrotiri-goal-open = Open islands
akrotiri-goal-open-text = { akrotiri-points } for each own temple on an open island.
akrotiri-goal-three-icons = Three terrains
akrotiri-goal-three-icons-text = { akrotiri-points } for each own temple on an island with 3 or more different terrains.
akrotiri-goal-quadrants = Four quarters
akrotiri-goal-quadrants-text = { akrotiri-points } for each quarter of the map, split at Thera's centre, with an own temple.

## How a game ends, and where points come from

akrotiri-end-sixth-temple = A sixth temple was excavated
akrotiri-end-tiles-laid = All tiles of this number of players are laid (house rule A12)
akrotiri-end-no-more-tiles = The tiles have run out, and nobody found a temple in 6 turns each (A9.3)

akrotiri-score-maps = Maps
akrotiri-score-goals = Goals
akrotiri-score-drachmas = Drachmas

end-line-map = Map { $map }
end-line-secret = Secret goal
end-line-purse =
    { $count ->
        [one] 1 drachma
       *[other] { $count } drachmas
    }
