# Error messages. Whole sentences; what is inserted into other sentences has no full stop.

list-or = { $start } or { $last }
list-and = { $start } and { $last }
error-at-place = { $place }: { $error }
error-at-line = Line { $line }: { $error }

# Notation
notation-unreadable = “{ $text }” cannot be understood. Expected { $expected }.
notation-seat = a seat from 1 to 8
notation-step = a seat with its action, or * with an outcome

# A new match
setup-seats = { $game } is not for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} but for { $allowed }.
setup-unknown-option = There is no option “{ $key }”, only { $known }.
setup-no-options = There is no option “{ $key }”: this game has none.
setup-bad-value = Option { $key } cannot be “{ $value }”. Use { $allowed }.
setup-choice = { $words }
setup-pick = { $count ->
    [one] one of
   *[other] { $count } different ones, joined by +, of
} { $of }; or random

# Actions
to-act-nobody = nobody: the match is over
to-act-chance = chance
to-act-seats = seat { $seats }
play-not-to-act = It is not seat { $seat }’s turn. The table is waiting for { $to_act }.
play-illegal = Seat { $seat } may not play { $action } now. Allowed: { $legal }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
play-impossible = { $outcome } is not a possible outcome now. Possible: { $possible }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
play-chance-not-due = { $outcome } cannot be entered now. The table is waiting for { $to_act }.

# Taking back
take-back-nothing = There is nothing to take back.
take-back-other-seat = Seat { $seat } has moved in the meantime.
take-back-chance = Something random has happened in the meantime.
take-back-reveal = Something hidden has been revealed in the meantime.
take-back-final = This decision is final.

# Pieces
box-in-use = The pieces are in use already. Another box must be chosen before that, and only once.
box-changed = { $place } = { $found } instead of { $expected }
box-added = { $place } is new
box-removed = { $place } is missing
box-lost = { $place } is missing. Printed pieces keep their ids.

# Records
load-other-game = This is a record of { $found }, not of { $expected }.
load-other-rules = The match was played under rules version { $found } of { $game }; this program plays version { $expected }.
load-other-box = The match was played with different pieces of { $game } (hash { $found }); this program has { $expected }.
load-options = The options must be complete and in this order: { $expected }.
record-too-long = The file has more than { $bytes } bytes.
record-long-line = The line is longer than { $bytes } bytes.
record-cut-off = The record ends here: it was cut off.
record-magic = This is not a record: the first line must be “{ $magic }”.
record-format = The record has format { $found }. This program reads formats 1 and 2.
record-expected = This must be “{ $form }”.
record-bad-value = “{ $text }” is not { $expected }.
record-value-version = the number of a rules version
record-value-seat-count = a number of seats
record-value-seat = a seat
record-value-box = a hash of the pieces, 16 hexadecimal digits
record-value-rewinds = a number of rewinds
record-value-hash = a SHA-256 hash of 64 hexadecimal digits
record-value-score = a score
record-value-rank = a rank
record-value-seed = a seed of 64 hexadecimal digits
record-value-contribution-count = a number of contributions
record-value-contribution = a contribution of 32 hexadecimal digits
record-duplicate-option = The option “{ $key }” is listed twice.
record-practice = This must be “practice no” or “practice yes”.
record-contributions = This must be “contributions 0”, or with “{ $construction }” a number from 1 to { $most }.
record-contribution-order = The contributions must be in the order of seats.
record-ordinary-rewind = Only a practice match has “rewinds” lines.
record-rewind-order = The number of rewinds must rise from line to line, with at most one line before each step.
record-chance = This must be “chance entered”, “chance { $construction } HASH” or “chance { $shared } HASH”.
record-seats = There can be 1 to { $most } seats.
record-player-order = Players must be listed in the order of their seats.
record-not-a-step = “{ $text }” is not a step. This must be “SEAT ACTION”, “* OUTCOME”, “open” or “over”.
record-missing-result = This must be “result WHO SCORE RANK”, once for every seat.
record-digest = The digest does not match: the record was altered.
record-text-after-end = There is text after the end of the record.

# Verification
verify-open = The match is not over, and its seed is still secret.
verify-entered = Chance was entered by hand and cannot be verified.
verify-other-seed = The seed does not match the commitment.
verify-other-opening = The contribution of seat { $seat } does not match its hash.
verify-other-commitment = The commitment is not the one that was remembered.
verify-missing-contribution = The contribution that was remembered is not in the record.
verify-unfair = Line { $line }: { $fair } follows from the seed, not { $found }.
verify-not-over = The steps do not lead to the end of the match.
verify-other-result = The result does not follow from the steps.

# Files that people write
file-missing-field = The field “{ $field }” is missing.
file-unknown-field = There is no field “{ $field }”. Use { $known }.
file-unknown-word = “{ $word }” cannot be here. Use { $known }.
file-wrong-value = This value does not fit. It must be { $expected }.
file-kind-number = a number that is not too large
file-kind-text = text in quotes
file-kind-truth = true or false
file-kind-list = a list in square brackets with as many entries as needed
file-kind-table = a table with fields of its own
file-kind-other = something else
file-syntax = This is not valid TOML.
