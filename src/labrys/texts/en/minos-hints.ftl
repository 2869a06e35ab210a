### Advice for Minos: what a move does, without its subject. Values are the facts of the claim; regions and dice come in words.

hint-minos-scores = scores { $points } VP
hint-minos-vase =
    { $vases ->
        [one] claims 1 vase for { $points } VP
       *[other] claims { $vases } vases for { $points } VP
    }
hint-minos-plays = plays { $card } for { hint-minos-price }
hint-minos-palace = puts { $card } into the palace
hint-minos-city = builds a city in { $region }
hint-minos-tower = builds a tower in { $region }
hint-minos-farm = builds a farm in { $region }
hint-minos-ship = builds a ship on route { $route }
hint-minos-sails = brings the ship on route { $route } to space { $space }
hint-minos-battle = beats the Sea Peoples in { $region }
hint-minos-dominates = comes to dominate { $region }
hint-minos-group = completes a group of dice for { minos-part-track }
hint-minos-die =
    { $points ->
        [one] puts { $die } on space { $space } of { minos-part-section }, for 1 action point as the dice stand
       *[other] puts { $die } on space { $space } of { minos-part-section }, for { $points } action points as the dice stand
    }
hint-minos-acts =
    { $section ->
        [wild]
            { $points ->
                [one] gives 1 action point for any section
               *[other] gives { $points } action points for any section
            }
       *[other]
            { $points ->
                [one] gives 1 action point for { minos-part-section }
               *[other] gives { $points } action points for { minos-part-section }
            }
    }
hint-minos-advances = advances to space { $space } of { minos-part-track }
hint-minos-warriors =
    { $warriors ->
        [one] brings 1 warrior more onto the map
       *[other] brings { $warriors } warriors more onto the map
    }
hint-minos-coins = gains { hint-minos-price }
hint-minos-weaponry = gains { $weaponry } weaponry
hint-minos-draws =
    { $cards ->
        [one] draws 1 card
       *[other] draws { $cards } cards
    }
hint-minos-takes = takes { $card } from the offer
hint-minos-owns = comes to own { $goods } { minos-part-good }
hint-minos-income = advances to space { $space } of the income track
hint-minos-temporary = gets temporary { minos-part-good }
hint-minos-market = buys temporary { minos-part-good } for { hint-minos-price }
hint-minos-ends = ends the turn with { hint-minos-price } and { hint-minos-hand } in hand
hint-minos-begins = begins with { hint-minos-price } and { $weaponry } weaponry
hint-minos-back = puts back { $card } ({ hint-minos-price })
hint-minos-affords = can then play { $card }

## Parts of these

hint-minos-price =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
hint-minos-hand =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
