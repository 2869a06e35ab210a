### Advice: what is said of a move in any game. The claims of a move are joined to a sentence whose subject is the move.

hint-only = is the only move there is
hint-asked = is one of the moves that are asked for here

## The hint at a table

hints-ask = Hint
hints-ask-title = Which moves are best, and why? Everybody at the table sees that a hint was asked for.
hints-thinking = Thinking about it…
hints-title =
    { $count ->
        [one] The best move
       *[other] The best moves
    }
hints-go-on = Go on as advised
hints-dismiss = Put the hint away
hints-sentence = { $claims }.
hints-numbers = wins { $chance } of games · { hints-tried }
hints-tried =
    { $visits ->
        [one] tried once
       *[other] tried { $visits } times
    }
hints-course = Then: { $moves }.
hints-brings =
    { $on ->
        [yes] Then: { $moves }. In all { hints-points }, and the turn goes on.
       *[no] Then: { $moves }. In all { hints-points }.
    }
hints-points =
    { $game ->
        [minos] { $points } VP
       *[other]
            { $points ->
                [one] 1 point
               *[other] { $points } points
            }
    }
hints-further =
    { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }
hints-make = Make this move
hints-said = Hint: { $move }. { $sentence } { $numbers }
