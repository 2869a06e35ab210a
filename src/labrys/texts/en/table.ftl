### What happened at a table, whichever game is played there.
###
### `event-table-<did>` tells one thing that was seen. Its values are the fields of what was seen that are words or
### numbers, `who` (the name of its seat) and `you` (yes if it is the reader, else no). Yes and no are said as "yes"
### and "no"; a reason of several words has hyphens between them.

# The beginning of a sentence in the past, such as "Ann" in "Ann laid a tile".
table-did =
    { $you ->
        [yes] You
       *[no] { $who }
    }

event-table-sat = { table-did } sat down.
event-table-stood = { table-did } stood up.
event-table-freed = A seat that was kept is free again.
event-table-began = The game began.
event-table-moved = { table-did } made a move.
event-table-undo-asked = { table-did } asked to take back.
event-table-undo-answered =
    { $yes ->
        [yes] { table-did } agreed to the taking back.
       *[no] { table-did } declined the taking back.
    }
event-table-undone =
    { $why ->
        [consent] { table-did } took back, with the consent of the others.
        [alone] { table-did } took back after something had been revealed.
       *[free] { table-did } took back.
    }
event-table-hinted = { table-did } asked for a hint.
event-table-end-offered = { table-did } offered to end the game as it stands.
event-table-end-answered =
    { $yes ->
        [yes] { table-did } agreed to end the game.
       *[no] { table-did } declined to end the game.
    }
event-table-resigned = { table-did } resigned.
event-table-stopped =
    { $why ->
        [agreed] The game was ended by agreement.
       *[resigned] The game was ended by resignation.
    }
event-table-closed = The game was closed: it could not be played on.
event-table-left =
    { $why ->
        [time] { table-did } ran out of time; a bot stands in.
       *[left] { table-did } left; a bot stands in.
    }
event-table-returned = { table-did } came back.
event-table-replaced = { $name } could not go on; { $bot } plays in its place.
event-table-archived = The table was archived: nobody had touched it for a long time.
event-table-woken = The table was woken.
event-table-rematched = There is a rematch.
event-table-lost = What happened here cannot be read.

## Ends before the rules of the game say so

table-end-agreed = Ended by agreement
table-end-closed = Ended without a result, since it could not be played on
table-end-resigned = Ended by resignation

## Parts of the table, one at a time on a small screen

parts-label = Parts of the table
parts-map = Map
parts-hand = Hand
parts-seats = Players
parts-log = Log
