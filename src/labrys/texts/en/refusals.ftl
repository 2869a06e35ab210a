### Why something cannot be done: `refusal-<code>`, with the facts of the refusal as values.
###
### The same sentences as the server's own, which it sends in English. Where its own says more, because the fault is in a
### program or a file, this says what a person can make of it.

## The games

refusal-not-a-move = This is not a move of the game.
refusal-ended-by-agreement = The game is over: ended by agreement.
refusal-ended-by-closing = The game is over: closed without a result.
refusal-ended-by-resignation = The game is over: resigned by seat { $seats }.
refusal-no-such-seat = There are seats 1 to { $last }.
refusal-not-your-turn = Seat { $due } has to decide now, not seat { $seat }.
refusal-not-for-chance = Seat { $due } has to decide now, not chance.
refusal-chance-first = Chance has to answer now, not seat { $seat }.
refusal-not-possible =
    { $answers ->
        [one] Chance has 1 possible answer, not this one.
       *[other] Chance has { $answers } possible answers, not this one.
    }

## Who you are

refusal-stranger = The server does not know who you are; choose a name or sign in first.
refusal-not-yours = This is not yours to do.
refusal-name-character =
    { $what ->
        [title] A title cannot contain the character { $character }.
       *[name] A name cannot contain the character { $character }.
    }
refusal-name-length =
    { $what ->
        [title] A title has 1 to { $most } characters, this one has { $length }.
       *[name] A name has 1 to { $most } characters, this one has { $length }.
    }
refusal-name-letters =
    { $what ->
        [title] A title needs at least one letter or digit.
       *[name] A name needs at least one letter or digit.
    }
refusal-name-marks =
    { $what ->
        [title] A title has at most { $most } marks on one letter.
       *[name] A name has at most { $most } marks on one letter.
    }
refusal-account-length = An account's name has { $least } to { $most } characters, this one has { $length }.
refusal-account-characters = An account's name consists of letters, digits and - _ . and begins with a letter or digit.
refusal-account-alike = There is an account whose name looks like { $account }; choose another name.
refusal-account-taken = There is an account named { $account } already.
refusal-password-short = A password has at least { $least } characters.
refusal-password-long = A password has at most { $most } characters and { $bytes } bytes.
refusal-no-account = A guest has no password; make an account first.
refusal-wrong-password = The old password is not this one.
refusal-wrong-sign-in = There is no account with this name and password.
refusal-has-account = You have an account already; sign out first to make another.
refusal-signed-in = You are signed in as { $name }; change the name there, or sign out first.
refusal-many-signing-in = Too many people are signing in just now; try again in a moment.
refusal-enough-tokens = You have { $most } tokens, which is the most; withdraw one.
refusal-no-token = You have no such token.
refusal-not-by-token = A token does not allow this; do it in person.
refusal-own-talk = You cannot mute yourself.
refusal-no-player = There is no such player.
refusal-bad-hook = This cannot be the address of a webhook: it begins with https:// or http:// and can be reached from the open internet.

## The doors

refusal-foreign-page = The request comes from a page of another site.
refusal-unknown-host = This server is not known as { $host }; its operator can name it in LABRYS_HOSTS.
refusal-too-large = A request has at most { $most } bytes.
refusal-oversized = The request is too large.
refusal-too-many =
    { $seconds ->
        [one] That is too often; try again in 1 second.
       *[other] That is too often; try again in { $seconds } seconds.
    }
refusal-too-many-requests = Too many requests; wait a moment.
refusal-server-busy = The server is busy; try again in a moment.
refusal-replays-busy = Too many records are being replayed; try again in a moment.
refusal-operators-only = The figures are for the operator of this server.
refusal-malformed = The server could not read this.
refusal-broken-off = The request broke off before its end.
refusal-not-found = There is nothing here.
refusal-wrong-method = This address does not know that method.
refusal-unexpected = Something went wrong on the server; it is noted there as { $noted }.
refusal-unavailable = The database does not answer; look in a moment whether it was done.

## Tables and seats

refusal-no-such-table = There is no table here.
refusal-no-such-game = No game is called “{ $game }”; there is { $games }.
refusal-no-such-components = This server has no such components.
refusal-no-such-bot = No bot is called “{ $bot }”; there is { $bots }.
refusal-bad-options = The game cannot be played with these options.
refusal-bad-seat = Seat { $seat }: only a bot's seat names a bot, and only an open seat is kept for somebody.
refusal-named-seat = Only the maker's own seats are named, and none is kept.
refusal-bad-clock = The table would be archived before the time for a move is up.
refusal-no-people = A table needs a seat for a person.
refusal-too-many-tables = You have { $most } unfinished tables; finish one first.
refusal-begun = The game has begun already, or the table rests.
refusal-seated = You have a seat at this table.
refusal-no-free-seat = No seat is free.
refusal-seat-not-free = Seat { $seat } is taken, kept for somebody else, or not there.
refusal-not-yours-to-start = The maker of the table starts the game.
refusal-seats-free = { $free } of { $seats } seats are still free.
refusal-not-yours-to-free = The maker of the table frees seats.
refusal-free-begun = Seats are freed before the game begins, and not while the table rests.
refusal-not-kept = Seat { $seat } is not kept for anybody who has yet to come.
refusal-which-kept-seat =
    { $count ->
        [one] 1 seat is kept for others: name one.
       *[other] { $count } seats are kept for others: name one.
    }
refusal-not-your-table = You have no seat at this table.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-which-seat = You have the seats { $seats }: say which one.
refusal-not-begun = The game has not begun.
refusal-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-archived = The table is archived; wake it to go on.
refusal-awake = The table is not archived.
refusal-unknown-components = It was played with the components { $components } ({ $digest }), which are not known here.
refusal-other-rules = It was played by rules version { $theirs }; here is version { $ours }.
refusal-does-not-replay = It does not replay from version { $version } on: its rules have changed since, or its log was altered.
refusal-newer = This game was begun by a newer Labrys, which can play it on.
refusal-playable = This game can be played on: resign, or offer to end it.
refusal-no-record = Nothing of the game's record can be read.

## Versions and keys

refusal-late =
    { $missed ->
        [one] You saw version { $seen }; since then 1 thing happened.
       *[other] You saw version { $seen }; since then { $missed } things happened.
    }
refusal-no-such-version = The table is at version { $version }, you named { $seen }.
refusal-key-used = This key was used for another wish.
refusal-busy = Too much happens at this table at once; try again.
refusal-long-log = { $most } things have happened at this table: only moves are left.

## Taking back, ends, absence, talk

refusal-nothing-to-undo =
    { $decisions ->
        [0] You have made no decision that could be taken back.
        [one] You have made 1 decision, not { $back }.
       *[other] You have made { $decisions } decisions, not { $back }.
    }
refusal-revealed = The others have to agree, for since then { refusal-part-revealed-what }{ refusal-part-revealed-who }.
# Part of the sentence above: what came to light.
refusal-part-revealed-what =
    { $revealed ->
        [0] { $drawn ->
            [0] nothing was revealed
            [one] chance answered 1 time
           *[other] chance answered { $drawn } times
        }
        [one] 1 thing was revealed
       *[other] { $revealed } things were revealed
    }
# Part of the sentence above: who acted.
refusal-part-revealed-who =
    { $acted ->
        [0] { "" }
        [one] { " " }and another seat acted
       *[other] { " " }and { $acted } other seats acted
    }
refusal-undo-asked = You have asked for this already.
refusal-no-undo-asked = Nobody asks to take anything back.
refusal-own-undo = It is for the others to agree.
refusal-offered = Seat { $seat } has offered to end the game already.
refusal-no-offer = Nobody offers to end the game.
refusal-own-offer = It is for the others to agree.
refusal-resigned = Seat { $seat } has resigned, which cannot be taken back.
refusal-away = A bot plays seat { $seat }; take the seat back first.
refusal-already-away = A bot plays seat { $seat } already.
refusal-not-away = Seat { $seat } is in your hands, or will be after the bot's present decision.
refusal-others-away = { $name } is away and cannot agree.
refusal-empty-line = There is nothing in this line.
refusal-not-your-talk = Only those who sit at the table talk.
refusal-no-talk = There is no talk at this table.
refusal-no-hints = No hints may be asked for at this table.
refusal-nothing-to-decide = Seat { $seat } has nothing to decide now.
refusal-hint-under-way = A hint is being worked out for you already.
refusal-no-hint-now = No hint could be worked out; try again.

## Records and branches

refusal-bad-record = This is not a record of a game.
refusal-record-diverges = Entry { $entry } of this record does not follow the rules.
refusal-no-such-frame = The record has { $entries } entries, there is no frame { $at }.
refusal-no-such-eyes = The record has { $seats } seats; none is seat { $seat }.
refusal-no-such-moment = The record has { $entries } entries, there is no moment { $at }.
refusal-other-record = The record is of { $game } with { $seats } seats, and so must the table be.
refusal-branch-options = A game that goes on from a record has the options and the components of that record.
refusal-branch-over =
    { $at ->
        [one] After 1 entry the game is over; go on from an earlier moment.
       *[other] After { $at } entries the game is over; go on from an earlier moment.
    }

## Lessons

refusal-no-such-lesson = No lesson is called “{ $lesson }”; there is { $lessons }.
refusal-bad-lesson = A lesson begins where it begins, with these seats: { $kinds }.
refusal-lesson = The lesson waits for something else: { $moves }.
