# Texts of the pages: lobby, new table, table, replay, errors.

site-name = Bergfried
site-description = Castle games in the browser: with friends, against the computer or alone.
site-notice = Bergfried is an unofficial project. The games belong to their authors and publishers; the drawings and texts are ours.
skip-to-content = Skip to content
theme-switch = Light or dark
to-lobby = Back to the lobby

# Who sits at the table
guest-default = Guest { $number }
seat-open = open
seat-bot = { $name } ({ $level })
seat-you = you
seat-away = away
seat-stand-in = the computer is standing in
seat-thinking = thinking
seat-to-act = to move
seat-score = Points
seat-invitation = Invitation
seat-remove = Remove from table
seat-absent = away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
seat-replace = Let a computer play this seat
seat-sit = Take a seat
seats-watching = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-other = computer

# Lobby
lobby-page = Castle games
lobby-title = Welcome to the castle
lobby-subtitle = Games of walls, towers and crowns. Join a table or create one yourself.
lobby-name = Your name
lobby-name-save = Save
lobby-games = Games
lobby-upload = View a recorded match
lobby-mine = Your matches
lobby-open = Open tables
lobby-open-all = All games
lobby-open-filter = Open tables by game
lobby-open-next = More tables
lobby-open-first = To the start of the list
lobby-open-none = Nobody is waiting right now. Create a table and invite others.
lobby-finished = Finished matches
lobby-quick = Play now
lobby-quick-game = { $game } against the computer
lobby-play = Play
lobby-more = More
lobby-players = { $count } players
lobby-minutes = { $count } minutes
lobby-minutes-short = { $count } min
lobby-level = Difficulty
lobby-play-computer = Against the computer
lobby-play-solo = Solo
lobby-play-screen = Share a screen
lobby-play-friends = With friends
lobby-play-options = All settings
lobby-rules = Rules
match-waiting = waiting for players
match-your-turn = Your turn
match-running = in progress, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
match-replay = Replay

# A new table
new-title = { $game }: new table
new-mode = Who is playing?
mode-computer = Against the computer
mode-solo = Solo
mode-companion = Solo, with the real box on the table
mode-screen = Together on one screen
mode-friends = With friends I invite
mode-open = Open table for anyone
new-seats = How many players?
new-bots = Computer players
new-clock = Thinking time
new-aids = Help at the table
aids-on = Show what a move will do
aids-off = No help
new-spectators = Chat for spectators
spectators-on = Spectators may write
spectators-off = Only players may write
new-hints = Hints from the computer
hints-off = No hints
hints-on = Everyone may ask for hints
hints-allowed = At this table everyone may ask the computer for a hint.
new-names = Names of the others
new-practice = Kind of match
practice-off = Regular match
practice-on = Practice match: everything can be taken back
own-box = Custom box
own-box-means = The pieces here are not the usual ones (hash { $hash }).
companion-badge = Companion.
companion-means = You play with the real pieces on your table. Enter what you draw and do; the opponent plays by itself, as the rulebook says. Everything can be taken back. Some pieces are reconstructed and may differ from yours; the end of the rules page says which.
practice-badge = Practice match
practice-means = Everything can be taken back.
new-name = Seat { $seat }
new-more = More settings
new-create = Create table
clock-none = No clock
clock-move = { $seconds } seconds per turn
clock-game = { $minutes } minutes per player
option-pick = (choose { $count })
option-random = Random
invitation-title = Invitation: { $game }
invitation-from = At the table: { $names }

# Table
table-nav = Table
table-seats = Seats
table-score = Score
table-supply = Supply
table-chance = Randomness
table-chance-means = Before anything is dealt, the server commits to a secret with this seal, and every browser at the table adds some randomness of its own, so nobody can choose what comes.
chance-entered = The person at the table has entered what was drawn, so it cannot be checked.
table-chance-seal = The server’s seal
table-log = Log
table-chat = Chat
table-spectator = You are watching.
chat-label = Message
chat-send = Send
chat-earlier = Earlier messages
chat-mute = Hide messages from { $name }
chat-unmute = Show messages from { $name } again
chat-mute-spectators = Hide messages from spectators
chat-unmute-spectators = Show messages from spectators again
table-end = End of the match
table-sheet = Show more of the table
menu-more = More
setting-pace = Show others’ moves
setting-pace-slow = slow
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-at-once = at once
setting-sound = Sound
setting-keys = Keyboard shortcuts
end-scoring = Show the scoring again
end-close = Show the table
end-open = Result
end-stand-in = The computer was playing for { $name } at the end.
end-time-up = { $name } ran out of time. The computer finished the match.
end-gave-up = { $name } resigned. The computer finished the match.
camera-in = Zoom in
camera-out = Zoom out
camera-fit = Show everything
confirm-do = Confirm
confirm-turn = Rotate
confirm-cancel = Cancel
curtain-pass = Pass the device to
curtain-lift = Reveal
copy-link = Copy
control-take-back = Take back
control-ask-take-back = Ask to take back
control-hint = Hint
control-leave = Let the computer play
control-return = Take over again
control-resign = Resign
control-resign-sure = Really resign?
control-withdraw = Close this table
control-withdraw-sure = Really close it?
control-rematch = Rematch
control-next-match = Go to the rematch
control-replay = Replay
hint-line = { $action } ({ $percent }% chance of winning)
request-take-back = { $name } would like to take back a move.
request-pending = { $name } has asked to take back a move and is waiting for an answer.
request-agree = Agree
request-decline = Decline
prompt-begins = The match is about to begin.
prompt-missing = { $count ->
    [one] The match begins as soon as { $names } is at the table.
   *[other] The match begins as soon as everyone is at the table. Still missing: { $names }.
}
prompt-waiting = { $count ->
    [one] One seat is still open. The match begins as soon as it is taken.
   *[other] { $count } seats are still open. The match begins as soon as they are taken.
}
prompt-left = The computer is playing for you. You can take over again at any time.
prompt-absent = You were away for a long time, so the computer is playing for you. You can take over again at any time.
prompt-withdrawn = This table was closed.
prompt-slow = Your time for this turn ran out, so the computer is playing for you. You can take over again at any time.
prompt-time-up = Your thinking time is used up. The computer will finish the match for you.
prompt-gave-up = You resigned. The computer will finish the match for you.
intention-seen = { $name } sees what you are considering.
client-chance-own = Your contribution
client-chance-other-seal = Careful: the server’s seal is not the one it showed before. This randomness is not fair, and your contribution stays hidden.
client-chance-fair = Checked: the seal and the contribution that your browser remembers are the ones in the record.
client-chance-unfair = Careful: the record does not have the seal or the contribution that your browser remembers.
client-lost = Connection lost. Reconnecting …
client-looking-back = You are looking at the table after step
client-to-now = Back to the table
client-copied = Copied
client-no-hint = No hint available right now.
client-skip = Skip
client-close = Close
client-failed = The server did not answer.
client-retry = Try again

# Scoring a table laid with the box
laid-title = Score a table laid with the box
laid-game = { $game }: score a table
laid-words = You played with the box? Write down what lies on the table at the end. Bergfried counts and shows who gets how many points for what. Nothing is stored.
laid-text = What lies on the table
laid-file = Or a file, which then counts instead of the text
laid-submit = Score
laid-example = Show the example
laid-other-game = Another game
laid-format = How to write it down
laid-format-words = At first the field holds an example that you can change. Every line has a name, an equals sign and a value (the format is called TOML). What comes after # is only for you.
laid-pieces = All pieces and their ids
laid-result = Result
laid-findings = What counts on the table
laid-what = What
laid-where = Where
laid-whose = For whom
laid-why = Why

# Replay
replay-title = { $game }: replay
replay-step = Step
replay-first = To the start
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play or pause
replay-on = One step forward
replay-turn-on = One turn forward
replay-last = To the end
replay-as = View as
replay-as-spectator = Spectator
replay-share = Copy link
replay-download = Download record
replay-to-table = To the table
upload-title = View a recorded match
upload-words = Choose a file that you downloaded after a match. It is checked and shown, but not stored.
upload-file = File
upload-show = View
proof-title = Fair randomness
proof-verified = Verified: { $chance ->
    [0] this match had no random outcomes.
    [one] the one random outcome in { $steps } steps follows from the seed that was fixed before the start.
   *[other] all { $chance } random outcomes in { $steps } steps follow from the seed that was fixed before the start.
}
proof-consistent = Verified: { $chance ->
    [0] this match had no random outcomes.
    [one] the one random outcome in { $steps } steps follows from the seed in the file.
   *[other] all { $chance } random outcomes in { $steps } steps follow from the seed in the file.
} The file does not show when the seed was chosen.
proof-promised = All random outcomes of this match have been fixed since it began. The seed is revealed at the end, so that anyone can check them.
proof-shared = Verified: { $chance ->
    [one] the one random outcome
   *[other] all { $chance } random outcomes
} in { $steps } steps { $chance ->
    [one] follows
   *[other] follow
} from the server’s secret and { $count ->
    [one] the contribution
   *[other] the { $count } contributions
} of the players. All of it was sealed before any of it was shown.
proof-shared-consistent = Verified: { $chance ->
    [one] the one random outcome
   *[other] all { $chance } random outcomes
} in { $steps } steps { $chance ->
    [one] follows
   *[other] follow
} from the secret and { $count ->
    [one] the contribution
   *[other] the { $count } contributions
} in the file. The file does not show when the secret was chosen.
proof-failed = Not verified: { $reason }
proof-seed = Seed
proof-secret = The server’s secret
proof-contribution = Contribution of { $name }
proof-contribution-hash = Seal of the contribution
proof-commitment = Seal (SHA-256)
rules-title = { $game }: rules
rules-provenance = What we know about the pieces

# Error messages
error-title = That did not work
refusal-unknown-match = There is no such table.
refusal-unknown-game = There is no such game here.
refusal-unknown-page = There is no such page.
refusal-other-rules = The match was played under rules version { $found }; this program knows version { $expected }.
refusal-other-box = { $found ->
    [none] The match is played with the built-in pieces
   *[other] The match is played with the custom box { $found }
}; this program has { $expected ->
    [none] the built-in pieces
   *[other] the custom box { $expected }
}.
refusal-bad-message = This message cannot be read.
refusal-bad-form = This form is incomplete. Please fill it in again.
refusal-too-long = That is too long.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-not-your-seat = That is not your seat.
refusal-not-your-turn = It is not your turn.
refusal-stale-decision = The table has changed in the meantime. Please look again.
refusal-illegal-action = The rules do not allow that now: { $reason }
refusal-cannot-take-back = That can no longer be taken back. { $reason }
refusal-name-hidden = This name contains invisible characters. Please choose another one.
refusal-name-computer = This name looks like that of a computer player. Please choose one without brackets or a level.
refusal-hidden-letters = This text contains invisible characters. Please write it without them.
refusal-chat-closed = Only players may write at this table.
refusal-chat-full = Spectators have written as much as is allowed at this table.
refusal-no-hints = There are no hints at this table.
refusal-time-up = Your time for this move is up. The computer will make it; then you can play on.
refusal-nobody-to-agree = Everyone would have to agree, but not everyone can still answer.
refusal-bad-options = These settings do not go together: { $reason }
refusal-bad-record = This file cannot be viewed here: { $reason }
refusal-bad-table = This cannot be scored: { $reason }
refusal-no-scorer = This game cannot be scored here. Choose one of these.
refusal-not-running = The match is not running.
refusal-not-over = The match is not over yet.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-no-request = That request is no longer open.
refusal-seat-taken = The seat is already taken.
refusal-already-seated = You already have a seat at this table.
refusal-removed = You were removed from this table.
refusal-already-begun = The match has already begun.
refusal-not-absent = This is only possible when someone has been away for a long time.
refusal-contribution-fixed = A contribution to the randomness has been revealed, so none can be changed any more. Use the browser in which you took your seat.
refusal-other-opening = This contribution to the randomness does not match your seal.
refusal-opening-too-early = Contributions to the randomness are revealed once everyone has a seat and has given their seal.
refusal-bad-invitation = This invitation is not valid.
refusal-other-origin = That request came from another site.
refusal-other-server = This match is on another server at the moment. Try again shortly.
refusal-store-failed = The move could not be saved and does not count. Try again in a moment.
refusal-going-down = The server is restarting. It will be back in a moment.
refusal-unknown-address = There is no such address. GET /api/openapi.json describes them all.
refusal-bad-request = This request cannot be read.
refusal-bad-token = Send “Authorization: Bearer TOKEN” with a token from this server.
refusal-bad-method = This address does not take that method. GET /api/openapi.json describes them all.
refusal-bad-type = The body must be JSON (content-type: application/json).
refusal-name-length = A name has 1 to { $count } characters.
refusal-action-length = An action has at most { $count } characters.
refusal-id-length = An id has 1 to { $count } characters.
refusal-bad-hex = This must be { $count } hexadecimal digits in lower case.
refusal-bad-clock = A clock is “none”, “move SECONDS” or “game SECONDS”, with 1 to 604800 seconds.
options-level = There is no computer player “{ $level }” here. Use { $known }, random, greedy, mcts with at most { $iterations } iterations or { $milliseconds } milliseconds, exact with at most { $nodes } nodes
options-companion = With the real box on the table one person plays alone, against the opponent of the rulebook and without a seed.
options-seed = Only a match without open seats can have a seed: whoever knows it knows every random outcome.
options-contribution = You can contribute to the randomness only if you have a seat yourself and no seed is given.
options-practice = A practice match is for one person against computers.
options-level-of-guest = only a computer player has a difficulty
options-name-of-bot = only a person can have a name of their own
upload-not-text = it is not text
upload-too-many-steps = a match has at most { $most } steps, this one has { $found }
