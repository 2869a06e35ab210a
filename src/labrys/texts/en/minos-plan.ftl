### Plans of Minos: my next turn on a copy of the table; and what changed for me since I decided last.

## The plan

minos-plan-offer = Plan my next turn
minos-plan-offer-now = Try it out first
minos-plan-more = Go on planning
minos-plan-title = Your plan
minos-plan-banner = Plan: nothing of this has happened
minos-plan-banner-text = The table is drawn as it would be then. What you pick goes into the plan.
minos-plan-asked = Plan: { $words }
minos-plan-left = You see the table as it is again. Your plan is kept.
minos-plan-leave = Back to the table
minos-plan-nothing = There is nothing to plan now.
minos-plan-nothing-kept = Nothing can be tried now. The plan is kept.
minos-plan-trying = Being tried…
minos-plan-holds =
    { $steps ->
        [one] It holds.
       *[other] All { $steps } moves hold.
    }
minos-plan-part =
    { $held ->
        [0] It no longer holds.
        [one] The first of { $steps } holds.
       *[other] The first { $held } of { $steps } hold.
    }
minos-plan-broken = Your plan no longer holds. { $move }: { $reason }
minos-plan-refused = Not possible:
minos-plan-untried = Not tried
minos-plan-now = Now { $now }, not { $then } as planned
minos-plan-same = { $what } as before
minos-plan-ends-chance = Something is drawn here. Nothing beyond it can be planned.
minos-plan-ends = The plan ends here
minos-plan-ends-text = More can be planned only without its last move.
minos-plan-drop = Remove the last
minos-plan-drop-from = Remove move { $number } and what follows: { $move }
minos-plan-clear = Clear
minos-plan-do =
    { $moves ->
        [one] Do it
       *[other] Do all of it
    }
minos-plan-do-part =
    { $moves ->
        [one] Do the first move
       *[other] Do the first { $moves }
    }
minos-plan-doing = Being done…
minos-plan-made =
    { $made ->
        [0] Nothing was done.
        [one] Done: 1 move.
       *[other] Done: { $made } moves.
    }
minos-plan-stopped =
    { $made ->
        [0] Nothing was done.
        [one] 1 of { $wanted } moves was made.
       *[other] { $made } of { $wanted } moves were made.
    }
minos-plan-drawn = Something has happened that could not be foreseen: look at it first.
minos-plan-away = Put away

## What changed for me

minos-plan-note-dominance-lost =
    { $name ->
        [none] { $region }: you no longer dominate it.
       *[other] { $region }: { $name } dominates it now, not you.
    }
minos-plan-note-dominance-gained = { $region }: you dominate it now.
minos-plan-note-points =
    { $more ->
        [yes] { $region } would bring you { $by } VP more.
       *[no] { $region } would bring you { $by } VP less.
    }
minos-plan-note-offer =
    { $count ->
        [one] Gone from the offer, and you could have paid for it: { $cards }.
       *[other] Gone from the offer, and you could have paid for them: { $cards }.
    }
minos-plan-note-goods = None left to take: { $goods }.
minos-plan-note-vase =
    { $worth ->
        [none] Vase “{ $vase }”: every slot is filled.
       *[other] Vase “{ $vase }”: now { $worth } VP, { $before } before.
    }
minos-plan-note-die = Your { $die } was pushed to space { $space } ({ $section }): { $points }.
minos-plan-note-tiles = Trade bonuses taken by others: { $tiles }.
