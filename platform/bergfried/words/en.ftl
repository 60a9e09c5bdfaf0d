# The words at the terminal.
terminal-welcome =
    { $title }. All random outcomes of this match are fixed; their seal is
    { $commitment }.
    Enter the number or the notation of a move; type “help” for more.
terminal-help =
    number or notation: play the move
    ? with a number or notation: what the move is and what it brings
    ? with a name: what that is on the table, also out of reach
    board: show the table and the moves   tip: ask the computer   undo: take back the last move   quit: leave
terminal-command-help = help
terminal-command-board = board
terminal-command-tip = tip
terminal-command-undo = undo
terminal-command-quit = quit
terminal-hint = { $label } ({ $percent }% chance of winning): { $action }
terminal-no-such-move = There is no move { $number }: { $most ->
        [one] there is only move 1
       *[other] the numbers go from 1 to { $most }
    }.
terminal-result = { $rank }. { $name }: { $points } { $points ->
        [one] point
       *[other] points
    }

# What commands print
terminal-spectator = spectator
terminal-after = After { $at } of { $steps } steps, as { $viewer }:
terminal-verified = { $file }: verified. { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $chance ->
    [one] 1 of them a random outcome
   *[other] { $chance } of them random outcomes
} from the committed seed; the result is right.
terminal-verified-shared = { $file }: verified. { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $chance ->
    [one] 1 of them a random outcome
   *[other] { $chance } of them random outcomes
} from the committed secret and { $count ->
    [one] one contribution of a guest
   *[other] { $count } contributions of guests
}; the result is right.
terminal-backup = { $to } is now a copy of { $data }.
terminal-copied = { $to } now holds everything from { $from }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} in their journals, { $guests ->
    [one] the name of 1 guest
   *[other] the names of { $guests } guests
}. Every row was compared.
terminal-adds-up = { $file }: everything adds up for { $game }.
terminal-own-box = Custom box: { $game } with { $file } (hash { $hash })
terminal-not-as-the-rulebook = Not as the rulebook says:
terminal-not-as-public = Not as public sources say:
terminal-not-as-reconstructed = Not as we reconstructed it:
terminal-total = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

games-seats = seats { $seats }
games-pick = { $count } of { $values } joined by +, or random
progress-left = { $time } left
simulated = { $game }: { $games ->
    [one] 1 match
   *[other] { $games } matches
}, seed { $seed }, { $steps } steps on average
column-seat = seat
column-player = player
column-mean = mean
column-deviation = st.dev.
column-wins = wins
column-draws = draws
column-share = share
column-points = points
tournament = { $game } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: { $games ->
    [one] 1 match
   *[other] { $games } matches
}, seed { $seed }
tournament-thinking = thinks { $median } ms, in 5% of its decisions over { $most } ms
tournament-sprt = SPRT { $low } against { $high } Elo: { $verdict ->
    [accepted] accepted
    [rejected] rejected
   *[open] open
} (log likelihood ratio { $ratio } in { $lower } .. { $upper })
bench = { $game } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, random play on one core for { $seconds } s:
bench-steps = steps per second
bench-games = matches per second
bench-copy = ns to copy a state of { $bytes } bytes
bench-search = iterations of a search per second, { $percent }% of the random matches from the same position
rules-head = { $title }: { $count } rules, version { $version }
rules-ruling = ruling: { $ruling }
rules-test = test: { $test }

# What commands do not understand
command-unknown-argument = There is no argument { $argument }.
command-unknown-command = There is no command “{ $command }”.
command-missing-argument = { $arguments } is missing.
command-no-value = { $argument } needs a value.
command-bad-value = { $argument } cannot be “{ $value }”.
command-bad-choice = { $argument } cannot be “{ $value }”. Use { $known }.
command-conflict = { $argument } and { $other } exclude each other.
command-usage = The command cannot be understood; “bergfried help” lists all commands.
command-no-game = There is no game “{ $game }”. Use { $known }.
command-not-game-file = --components “{ $text }”: use GAME=FILE.
command-components-twice = --components names { $game } twice. A game is played with one box.
command-not-key-value = “{ $text }” is not an option. Write it as KEY=VALUE.
command-players-for-seats = { $players ->
    [one] 1 player
   *[other] { $players } players
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name one player for each seat.
command-no-player = There is no player “{ $name }”. Use random, greedy, mcts, mcts:SETTINGS, exact, exact:SETTINGS or a level: { $levels }.
command-search-setting = “{ $setting }” is not a search setting. Use iterations=N, milliseconds=N, trees=1 to 64, exploration=X, width=N, depth=N or depth=end, policy=uniform or policy=game, chance=apart or chance=merged, joined by +.
command-exact-setting = “{ $setting }” is not a setting of an exact player. Use nodes=N, plies=1 to 64, tables=1 to 256, joined by +.
command-no-such-seat = --seat { $seat }: the table has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
command-no-matches = --games 0: play at least one match.
command-one-competitor = A tournament needs at least two players.
command-one-on-ladder = A ladder needs at least two players.
command-sprt = --sprt “{ $text }”: use two numbers, the lower one first, such as 0,20.
command-seconds = --seconds { $seconds }: use 0 to 3600.
command-no-scorer = There is no scorer for described tables of { $game }.
command-too-few-steps = --at { $at }: the record has { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
command-viewer = --as “{ $text }”: use a seat from 1 to { $seats }, spectator or all.
command-other-tournament = { $file } holds another tournament.
command-other-report = { $file } holds matches of another report. Name another folder, or the same players, seats, options, seed and box.
command-with-learned-values = { $file } holds matches that were played with learned values, and --against compares without them. Name another folder with --out.
command-without-learned-values = { $file } holds matches that were played without learned values, as --against compares them. Add --against, or name another folder with --out.
command-other-box = The matches with the box { $file } could not be played.
command-not-drawn = The pieces of { $file } could not be drawn.
command-bus-address = { $argument } needs an address such as nats://HOST:PORT.
command-log-filter = --log “{ $text }”: use error, warn, info, debug or a filter such as server=debug.
command-no-data-folder = This system has no folder for data: name one with --data.
command-not-text = { $file } is not text.
command-cannot-read = Cannot read { $file }: { $reason }.
command-cannot-write = Cannot write { $file }: { $reason }.
command-no-random-bytes = The system provides no random bytes.
command-io-not-found = there is no such file
command-io-permission = permission denied
command-io-directory = it is a folder
command-io-other = the system refuses

# Where the matches are
store-address = Write a database as postgres://USER:PASSWORD@HOST/DATABASE.
store-folder = The data folder { $folder } cannot be used: { $detail }.
store-exists = { $folder } exists already: name a new folder.
store-none = There are no matches in { $folder }.
store-empty = The store { $file } is empty. Nothing was changed. Put a backup in its place (restore.sh), or move the file away to begin without matches.
store-only-log = The store { $file } is missing, but its log is there. Nothing was changed. Put a backup in its place (restore.sh), or move the log away to begin without matches.
store-broken = The store { $file } is damaged ({ $detail }). Nothing was changed. Put a backup in its place (restore.sh), or move the file away to begin without matches; “sqlite3 FILE .recover” shows what can still be read.
store-login = The database { $database } refuses the login: { $detail }.
store-tls = The database { $database } cannot be reached with TLS, which Bergfried does not have: use a socket or a private network.
store-no-database = There is no database { $database }: create it first.
store-rights = The user lacks rights in the database { $database }: make that user its owner.
store-newer = { $place } was written by a newer version of Bergfried: use that one.
store-unreachable = The database { $database } cannot be reached: { $detail }.
store-silent = The database { $database } has not answered for { $seconds } seconds.
start-folder-in-use = Another server uses the data folder { $folder }. Choose another one with --data.
start-key = The key that signs cookies cannot be used: { $detail }.
start-id = The file server.id in the data folder cannot be used: { $detail }.
start-clock = The server time cannot be kept: { $detail }.
start-bus = The bus { $address } cannot be reached: { $detail }.
start-workers = The queues of the workers at { $address } cannot be used: { $detail }.
start-bus-without-database = --bus needs --database postgres://USER:PASSWORD@HOST/DATABASE: the servers on a bus share one database.
start-address-in-use = Another program listens on { $address }. Choose another port with --bind.
start-address = The server cannot listen on { $address }: { $detail }.
copy-in-use = { $place } is in use: stop its server first.
copy-not-empty = { $to } is not empty. Copy into a new folder or an empty database.
copy-differs = The copy differs: table { $table }, at { $id }. Nothing was written.
copy-failed = { $place }: { $detail }. Nothing was written.

# Programs as players
elsewhere-game = A worker does not know the game “{ $game }”. Start the workers with the same version of this program.
elsewhere-rules = A worker plays “{ $game }” by version { $found } of the rules, not { $expected }. Start the workers with the same version of this program.
elsewhere-pieces = A worker plays “{ $game }” with the box { $found }, not { $expected }. Start the workers with the same --components.
elsewhere-unreadable = A worker does not understand what it is asked. Start the workers with the same version of this program.
elsewhere-failed = Something went wrong at a worker. Its log says what.
elsewhere-outside = “{ $player }” runs on this machine only. Leave out --on.
elsewhere-no-workers = No worker is connected to { $address }. Start one: bergfried worker --on { $address }
elsewhere-no-bus = { $address } cannot be used: { $detail }.
outside-not-started = “{ $player }” cannot be started. Name a command that exists and may be run.
outside-ended = “{ $player }” ended without an answer.
outside-too-slow = “{ $player }” has not answered after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. With --program-seconds it gets more time.
outside-unreadable = “{ $player }” answers “{ $answer }”. Expected is a line such as {"{"}"action":"..."{"}"}.
outside-illegal = “{ $player }” chooses “{ $action }”. That is not allowed; “{ $legal }” would be, for example.

# The sheet of all pieces
sheet-title = { $game }: all pieces
sheet-told = Every piece as this program knows it. Compare it with your box.
sheet-correct = If something is printed differently in your box, correct its line: “bergfried components GAME > mine.toml” writes the file, and “bergfried components GAME --check mine.toml --sheet FOLDER” checks it and draws what differs.
sheet-origins = Behind each id: the line in the file, and where the facts come from. A single fact with a source of its own has it behind it.
sheet-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
sheet-lines = line { $lines }
sheet-rest = Without a drawing
sheet-rest-told = What else has an id in the file: boards, tracks, figures and the like.
sheet-line = line
sheet-entry = entry
sheet-says = what it says
sheet-from = from
sheet-rulebook = rulebook
sheet-public = public
sheet-reconstructed = reconstructed
sheet-differences = { $game }: what differs in { $file }
sheet-differences-told = On the left the pieces of this program, on the right those of the file; what differs is framed.
sheet-before = This program
sheet-after = { $file }
sheet-none = No piece that can be drawn differs.
