### Advice: what is said of a move in any game. The claims of a move are joined to a sentence whose subject is the move.

hint-only = is the only move there is
hint-asked = is one of the moves that are asked for here
hint-chance =
    { $percent ->
        [one] wins 1 game in 100 by what the search has seen
       *[other] wins { $percent } games in 100 by what the search has seen
    }
hint-ahead =
    { $points ->
        [one] brings at least 1 point more on average than the next best
       *[other] brings at least { $points } points more on average than the next best
    }

## The hint at a table

hints-ask = Hint
hints-ask-title = Which moves are best, and why? Everybody at the table sees that a hint was asked for.
hints-thinking = Thinking about it…
hints-title =
    { $count ->
        [one] This is what there is to do
       *[other] The best moves
    }
hints-dismiss = Put the hint away
hints-sentence = { $claims }.
hints-later = In the same turn { $claims }.
hints-numbers =
    { $points ->
        [one] wins { $chance } of games · about 1 point at the end
       *[other] wins { $chance } of games · about { $points } points at the end
    }
hints-more = Where the points come from
hints-sure =
    { $worlds ->
        [one] The search tried it { $visits } times; the points are those of 1 imagined game.
       *[other] The search tried it { $visits } times; the points are the average of { $worlds } imagined games.
    }
hints-course = To go on with: { $moves }.
hints-make = Make this move
hints-said = Hint: { $move }. { $sentence } { $numbers }
