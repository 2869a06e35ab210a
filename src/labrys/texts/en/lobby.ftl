### Lists of tables: the lobby, and one's own.

lists-loading = Looking for tables…

lobby-title = Lobby
lobby-text = Public tables of this server. A table becomes public by its options on the first page.
lobby-open = To join
lobby-open-none = No table is waiting for players.
lobby-make = Open one yourself: choose Options, then Public.
lobby-playing = To watch
lobby-playing-none = Nobody plays in public right now. Whatever begins appears here.
lobby-over = Finished
lobby-over-none = No public game has been finished yet.

mine-title = My games
mine-turn = Your turn
mine-kept = Seats kept for you
mine-waiting = In play
mine-open = Waiting for players
mine-finished = Finished
mine-asleep = Put away
mine-none = You sit at no table yet. A game against a bot is one click away.
mine-play = Play
mine-guest = You play as a guest, in this browser only.
mine-guest-way = Keep your games with an account

tables-your-turn = Your turn
tables-kept = Kept for you
tables-free-seat = free seat
tables-bot = { $name } (bot)
tables-lesson = A lesson
tables-branched = Goes on from a record
tables-join = Join
tables-watch = Watch
tables-go-on = Go on
tables-look = Look
tables-take-seat = Take the seat
tables-replay = Replay
tables-record = Record
tables-unplayable = Cannot be played on here
