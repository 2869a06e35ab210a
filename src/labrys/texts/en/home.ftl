### The first page, and the names of games, bots and guests wherever they are shown.

masthead-you = You are { $name }
guest-name = { $name } of { $place }

# Games, and in a sentence what they are.
game-akrotiri = Akrotiri
game-akrotiri-text = Lay tiles, ship goods between the islands, and find buried temples by reading maps. For 2 to 4, about an hour.
game-minos = Minos
game-minos-text = Draft dice, play decrees, and build cities, ships and a palace on the Crete of the Bronze Age. For 2 to 4, about two hours.

# Bots, and how they play.
bot-greedy = Greedy
bot-greedy-text = Takes what pays most at once. A fair opponent.
bot-random = Random
bot-random-text = Does anything that is allowed. For trying things out.
bot-novice = Novice
bot-novice-text = Knows the rules, has a plan, and slips now and then. For first games.
bot-sailor = Sailor
bot-sailor-text = Plays a sound game without thinking long.
bot-captain = Captain
bot-captain-text = Makes hardly any slips. A strong opponent.
bot-minos = King Minos
bot-minos-text = Looks further ahead than any other. The strongest that we have.

home-title = Islands, palaces and old maps
home-lead = Board games of the Minoan Aegean, against a bot or with friends. Nothing to install, nobody to ask.
home-again = Try again
home-choose-game = Which game?
home-play = Play { $game }
home-bots = Against a bot
home-against = Play against { $bot }
home-people = With people
home-friends = Invite friends
home-friends-text = Send a link; they play wherever they are.
home-screen = At one screen
home-screen-text = Pass it round; hands stay covered.
home-player = Player { $n }
home-making = Setting up the table…
home-house = Tiles, maps and boards are house components: our own design, not the printed ones.

home-options = Options
home-options-text = They count for every button above, too.
home-players = Players
home-clock = Clock
home-clock-none = None
home-clock-hour = 1 hour a move
home-clock-day = 24 hours a move
home-clock-game = 30 minutes a game
home-clock-text = When time is up, a bot stands in until you come back.
home-table-title = Name of the table
home-public = Public
home-public-text = The lobby shows it: anybody may join or watch.
home-talk = Talk
home-talk-text = Short lines between the players.
home-hints = Hints among people
home-hints-text = Alone against bots they are there anyway. Everybody sees who asks for one.
home-seats = Seat by seat
home-seats-text = Mix people and bots as you like.
home-seat = Seat { $n }
home-seat-me = Me
home-seat-open = Anybody with the link
home-seat-bot = Bot: { $bot }
home-seat-name = Name on seat { $n }
home-make = Set up this table

home-go-on = Go on
home-all-mine =
    { $n ->
        [one] Your table
       *[other] All { $n } of your tables
    }
home-learn = Learn to play
home-learn-text = At a real table, step by step.
home-lesson-akrotiri = 10 minutes
home-lesson-minos = 15 minutes
home-watch = Watch
home-watch-none = Nobody plays in public right now.
home-lobby = To the lobby
home-record = Open a record
home-record-text = Replay a game from a file. Nothing of it is stored.
home-record-unreadable = This file is not a record of a game.
home-makers = Akrotiri was designed by Jay Cormier and Sen-Foong Lim and published by Z-Man Games; Minos: Dawn of the Bronze Age was designed by Stanislav Kordonskiy and published by Board&Dice. Labrys is not affiliated with them or endorsed by them and contains none of their art or text. If you enjoy these games, get the printed ones.
home-free = Labrys is free software.
home-programs = Programs can play, too.

name-label = Your name
name-keep = Keep
name-kept = You are { $name } now.

missing-title = Nothing here but the sea
missing-text = This address leads nowhere. Perhaps a letter was lost on the way.
missing-home = Back to the shore
