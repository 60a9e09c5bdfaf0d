# The words at the terminal: `bergfried play`.
terminal-welcome =
    { $title }. The dice and cards of this match are settled; their seal is
    { $commitment }.
    Enter the number or the notation of a move; help tells more.
terminal-help =
    number or notation: play the move
    board: show the table   undo: take back the last move   quit: leave
terminal-result = { $rank }. { $name }: { $points } { $points ->
        [one] point
       *[other] points
    }
