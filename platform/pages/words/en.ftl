# The words of the pages: lobby, table, replay, errors.

site-name = Bergfried
site-description = Castle games in the browser: with friends or against the computer.
site-notice = Bergfried is an unofficial work. The games belong to their authors and publishers; drawings and texts are our own.
skip-to-content = Skip to content
theme-switch = Daylight or candlelight
to-lobby = To the hall

# Who sits at the table
guest-default = Guest { $number }
seat-default = Seat { $seat }
seat-open = still free
seat-bot = Computer ({ $level })
seat-you = you
seat-away = not at the table
seat-stand-in = a computer stands in
seat-thinking = thinking
seat-to-act = to move
seat-score = Points
seat-invitation = Invitation
seat-sit = Take a seat
seats-watching = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
level-random = random
level-greedy = greedy
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master

# Lobby
lobby-page = Hall
lobby-title = Welcome to the castle
lobby-subtitle = Games of walls, towers and crowns. Find a table or lay one yourself.
lobby-name = Your name
lobby-name-save = Keep
lobby-games = Games
lobby-upload = Look at a record
lobby-mine = Your matches
lobby-open = Open tables
lobby-open-none = Nobody is waiting just now. Lay a table and invite everyone.
lobby-finished = Finished matches
lobby-seats-exact = For { $count }
lobby-seats-range = For { $first } to { $last }
lobby-level = Strength
lobby-play-computer = Against the computer
lobby-play-screen = At one screen
lobby-play-friends = With friends
lobby-play-options = With variants …
lobby-rules = Rules
match-waiting = waiting for players
match-your-turn = Your turn
match-running = running, { $steps } steps
match-replay = Replay

# A new table
new-title = { $game }: a new table
new-mode = Who plays?
mode-computer = The computer
mode-screen = We share one screen
mode-friends = Friends I invite
mode-open = Anyone: an open table in the hall
new-seats = Seats
new-bots = Of these, left to the computer at a table with friends or strangers
new-clock = Clock
new-aids = Help on the table
aids-on = show what follows from the rules
aids-off = none: count for yourself
new-names = Names at the same screen
new-name = Seat { $seat }
new-lay = Lay the table
clock-none = none
clock-move = { $seconds } seconds per move
clock-game = { $minutes } minutes for the game
option-pick = (choose { $count })
option-random = at random
invitation-title = An invitation to { $game }
invitation-from = At the table: { $names }

# Table
table-nav = Table
table-seats = Seats
table-score = Score
table-supply = Supply
table-log = Log
table-chat = Chat
table-spectator = You are watching.
chat-label = Say something
chat-send = Say
camera-in = Closer
camera-out = Further away
camera-fit = Whole table
confirm-do = Do it
confirm-turn = Turn
confirm-cancel = Never mind
curtain-pass = Pass the device to
curtain-lift = Here I am: show my hand
copy-link = Copy
control-take-back = Take back
control-ask-take-back = Ask to take back
control-hint = Advice
control-leave = Let a computer play
control-return = Play on yourself
control-resign = Give up
control-resign-sure = Really give up?
control-rematch = Rematch
control-next-match = To the rematch
control-replay = Replay
hint-line = { $action } (chance to win { $percent } %)
request-take-back = { $name } would like to take back.
request-pending = { $name } asks to take back.
request-agree = Agreed
request-decline = No
prompt-waiting = { $count ->
    [one] One seat is still free. The match begins as soon as it is taken.
   *[other] { $count } seats are still free. The match begins as soon as they are taken.
}
prompt-resigned = { $name } gave up. The match is over.
prompt-left = A computer stands in for you. You can play on yourself at any time.
prompt-slow = Your time was up, a computer stands in for you. You can play on yourself.
prompt-time-up = Your time is used up, a computer plays to the end for you.
prompt-gave-up = You gave up, a computer plays to the end for you.
intention-seen = { $name } sees what you are thinking of.
client-lost = Connection lost. We keep trying …
client-looking-back = You are looking back at step
client-to-now = Back to the table
client-copied = Copied
client-no-hint = No advice to be had.
client-skip = Skip
client-close = Close
client-failed = The server did not answer.
client-retry = Try again

# Replay
replay-title = { $game }: replay
replay-step = Step
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play or pause
replay-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-as = Through the eyes of
replay-as-spectator = a spectator
replay-share = Copy link
replay-download = Download record
replay-to-table = To the table
upload-title = Look at a record
upload-words = Choose a file that you downloaded after a match. It is played through and checked, but not kept.
upload-file = File
upload-show = Look
proof-title = Honest chance
proof-verified = Verified: all { $chance } chance steps among { $steps } steps follow from the secret fixed before the start.
proof-promised = All chance of this match has been fixed since its beginning. At the end the secret is told and anyone can check it.
proof-failed = Not verified: { $reason }
proof-seed = Secret
proof-commitment = Seal (SHA-256)
rules-title = { $game }: rules
rules-provenance = What we know about the pieces

# What cannot be
error-title = That cannot be
refusal-unknown-match = There is no such table.
refusal-unknown-game = There is no such game here.
refusal-unknown-page = There is no such page.
refusal-other-rules = The match was played under rules version { $found }; this program knows version { $expected }.
refusal-bad-message = This message cannot be read.
refusal-bad-form = This form cannot be read.
refusal-too-long = That is too long.
refusal-too-fast = Not so fast.
refusal-not-your-seat = That is not your seat.
refusal-not-your-turn = It is not your turn.
refusal-stale-decision = The table has changed in the meantime. Look again.
refusal-illegal-action = The rules do not allow that now: { $reason }
refusal-bad-options = These do not go together: { $reason }
refusal-bad-record = This file is no match that can be looked at here: { $reason }
refusal-not-running = The match is not running.
refusal-not-over = The match is not over yet.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-no-request = That request is gone.
refusal-seat-taken = The seat is already taken.
refusal-bad-invitation = The invitation does not fit.
refusal-other-origin = That came from another site.
refusal-store-failed = The move could not be made safe and does not count. Try again in a moment.
refusal-going-down = The server is going down. It will be back in a moment.
refusal-unknown-address = There is no such address. GET /api/openapi.json describes them all.
refusal-bad-request = This request cannot be read.
refusal-bad-token = Send "Authorization: Bearer TOKEN" with a token from this server.
refusal-bad-method = This address does not take that method. GET /api/openapi.json describes them all.
refusal-bad-type = The body must be JSON (content-type: application/json).
refusal-name-length = A name has 1 to { $count } characters.
refusal-action-length = An action has at most { $count } characters.
refusal-id-length = An id has 1 to { $count } characters.
refusal-bad-clock = A clock is "none", "move SECONDS" or "game SECONDS", with 1 to 604800 seconds.
options-level = There is no level "{ $level }": choose { $known }
options-level-of-guest = only a computer player has a level
options-name-of-bot = only a person has a name
upload-not-text = it is not text
upload-too-many-steps = a match has at most { $most } steps, this one has { $found }
