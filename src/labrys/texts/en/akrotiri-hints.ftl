### Advice for Akrotiri: what a move does, without its subject. Values are the facts of the claim.

hint-akrotiri-excavates = excavates a temple by map { $map } for { hint-akrotiri-points }
hint-akrotiri-sells = sells { hint-akrotiri-cubes } for { hint-akrotiri-drachmas }
hint-akrotiri-loads = loads { hint-akrotiri-cubes } for a cargo worth { hint-akrotiri-drachmas } at present prices
hint-akrotiri-buys =
    { $maps ->
        [one] buys 1 map for { hint-akrotiri-drachmas }
       *[other] buys { $maps } maps for { hint-akrotiri-drachmas }
    }
hint-akrotiri-asks =
    { $terrain ->
        [tree] asks the oracle for a tree
        [lake] asks the oracle for a lake
        [mountain] asks the oracle for a mountain
       *[volcano] asks the oracle for a volcano
    }
hint-akrotiri-opens =
    { $sites ->
        [one] lets map { $map } point to 1 site instead of { $before }
       *[other] lets map { $map } point to { $sites } sites instead of { $before }
    }
hint-akrotiri-cube =
    { $portages ->
        [one] puts { hint-akrotiri-goods } on an island 1 portage from Thera
       *[other] puts { hint-akrotiri-goods } on an island { $portages } portages from Thera
    }
hint-akrotiri-near = puts { hint-akrotiri-goods } on an island that boats reach from Thera by route alone
hint-akrotiri-keeps = keeps a goal that is worth { hint-akrotiri-points } as things stand
hint-akrotiri-sails = sails to { $dock }
hint-akrotiri-reaches = reaches an island with { hint-akrotiri-cubes } worth { hint-akrotiri-drachmas } at present prices
hint-akrotiri-pays = can then pay map { $map }
hint-akrotiri-lies = then lies where map { $map } can be excavated

## Parts of these

hint-akrotiri-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-akrotiri-cubes =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
hint-akrotiri-drachmas =
    { $drachmas ->
        [one] 1 drachma
       *[other] { $drachmas } drachmas
    }
hint-akrotiri-goods =
    { $colour ->
        [green] green goods
        [blue] blue goods
        [gray] gray goods
       *[orange] orange goods
    }
