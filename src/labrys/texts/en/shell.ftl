### The table of every game: bar, seats, log, talk, recap, questions, result.

## The table

table-home = Home
table-nobody = Nobody
table-seat-number = Seat { $number }
table-cancel = Cancel
table-closed = This table cannot be shown
table-joining = Opening the table…
table-no-board = This game has no board in the browser yet.
table-house-components = Played with house components: our own tiles, cards and boards, not those of the printed game.
table-branched = This game goes on from a record: what chance brings was not promised before it.

## Whose turn it is

turn-open = Waiting for players
turn-archived = This table rests
turn-unplayable = This game cannot go on here
turn-over = The game is over
turn-nobody = One moment…
turn-yours = Your turn
turn-yours-by-name = { $name }, it is your turn
turn-of =
    { $count ->
        [one] { $name } to move
       *[other] { $name } to move
    }
turn-you-won = You won
turn-won =
    { $count ->
        [one] { $name } won
       *[other] { $name } share the victory
    }
alert-body = At the table { $table }.

clock-label = Time left for { $name }:
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }

## Connection and refusals

connection-none = There is no connection to the server at the moment.
connection-lost = Connection lost. Reconnecting…
connection-back = Connected again.
reason-rule = Rule
reason-put-away = Dismiss

## Taking back

undo = Undo
undo-title = Take back your last decision (Ctrl+Z)
undo-ask-title = The others have to agree
undo-ask-text = You can ask them. If all agree, it is taken back.
undo-ask = Ask the others

## Menu

menu = Menu
menu-offer-end = Offer to end the game
menu-leave = Leave the table
menu-resign = Resign
menu-sounds = Sounds
resign-title = Resign?
resign-text = You give your seat up for good. With two players the other one wins; with more a bot plays your seat to the end.
leave-title = Leave the table?
leave-text = A bot plays for you. You can take your seat back at any time before the end.
offer-title = Offer to end the game?
offer-text = If all others agree, the game ends as it stands and whoever leads wins.

## Questions to the others

question-label = Question
question-undo = { $name } asks to take back. Do you agree?
question-undo-mine = You asked to take back. The others are deciding.
question-end = { $name } offers to end the game as it stands. Do you agree?
question-end-mine = You offered to end the game. The others are deciding.
question-agreed = Agreed so far: { $names }.
question-yes = Yes, agreed
question-no = No
question-withdraw = Withdraw
question-waiting = You have agreed.
return-left = A bot plays your seat.
return-time = Your time ran out: a bot plays your seat.
return-soon = You get your seat back after the bot's present decision.
return = Take my seat back
archived-text = Nobody has touched this table for a long time. Nothing is lost.
archived-wake = Go on playing
unplayable-text = This game cannot be played on here.
unplayable-seen = The table is shown as far as it can be drawn.
unplayable-stood = Shown as it stood at version { $version }.
unplayable-close = End the game
close-title = End this game?
close-text = Nobody wins and nothing is scored. Everybody who has the link can then have its record, with all that was hidden. Until then it could still be played on, if this server gets back a version that knows it.
undrawn-title = This game cannot be shown here
undrawn-text = Anybody who sits at this table can end the game. Its record can then be downloaded by everybody who has the link.

## Beside the map

side-label = Log, talk and people
side-log = Log
side-talk = Talk
side-people = People
log-empty = Nothing has happened yet.
log-earlier = Show what came before
log-taken-back = Taken back:
log-show-place = Show { $place } on the map
talk-empty = Nobody has said anything yet.
talk-line = Say something
talk-say = Send
talk-not-yours = Only those who sit at the table can talk.
talk-unheard =
    { $count ->
        [one] new line
       *[other] new lines
    }
people-you = You
people-bot = Bot
people-left = Away, a bot stands in
people-time = Out of time, a bot stands in
people-returning = Coming back
people-resigned = Resigned
people-mute = Mute
people-watching = You are watching. You see what is public in the game.
people-asked = asked for hints
people-hints = Hints may be asked for at this table.
people-no-hints = No hints may be asked for at this table.
people-taken-back =
    { $count ->
        [one] Once something was taken back after it had been revealed.
       *[other] { $count } times something was taken back after it had been revealed.
    }
invite-label = Invite with this link
invite-watch = Link to watch
invite-title = A table on Labrys
invite-copy = Copy
invite-copied = Copied
invite-share = Share

## Since the last turn

recap-title = Since your last turn
recap-for-you = For you
recap-offer-for-you = for you: { $changes }
recap-step =
    { $step ->
        [0] { $steps } in all
       *[other] { $step } of { $steps }
    }
recap-back = Step before
recap-on = Next step
recap-done = Got it
recap-offer =
    { $steps ->
        [one] Since your last turn: 1 step
       *[other] Since your last turn: { $steps } steps
    }
recap-skip = Skip

## One screen for several

cover-title = Hand the screen to { $name }
cover-text = It is { $name }’s turn. Nobody else should look now.
cover-look = I am { $name }
cover-undo = { $name } takes the last decision back

## Before the game

waiting-seats = Seats
waiting-name = Your name
waiting-free = Free
waiting-kept = Kept for { $name }
waiting-bot = { $name } (bot)
waiting-sit = Sit down
waiting-leave = Stand up
waiting-free-kept = Free this seat
waiting-start = Begin the game
waiting-for-maker = The game begins when its maker says so.
waiting-begins =
    { $count ->
        [0] The game begins.
        [one] The game begins as soon as the last seat is taken.
       *[other] The game begins as soon as the { $count } free seats are taken.
    }
waiting-agreed = What is agreed
waiting-clock = Time
waiting-clock-none = No clock: take all the time you like
waiting-clock-move = { $time } for each decision
waiting-clock-game = { $time } for the whole game
waiting-seen = Shown
waiting-public = To everybody, in the lobby
waiting-private = Only to those who have the link
waiting-talk = On
waiting-no-talk = Off

## The end

end-result = Result
end-close = Close the result
end-points = Points by part and player
end-total = Total
end-rematch = Play again
end-to-rematch = Go to the rematch
end-replay = Watch the replay
end-record = Download the record
end-check = Was chance fair?
end-check-text = The promise was published before the game, the seed after it. The promise is the SHA-256 of the seed, and every draw follows from the seed. Download the record and check it:
end-promise = Promise
end-seed = Seed
