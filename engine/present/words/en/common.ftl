# Texts that all games share.

score-sheet = Score sheet
score-source = For
score-total = Total
score-count = from { $count }
score-so-far = So far
score-nobody = nobody
seat-default = Seat { $seat }
action-list = As a list ({ $count })

end-winner = { $count ->
    [one] { $names } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $names } share the win with { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
end-lead = { $points ->
    [one] Ahead by one point
   *[other] Ahead by { $points } points
}
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-by-resignation = { $count ->
    [one] { $names } wins by resignation.
   *[other] { $names } win by resignation.
}
end-resigned = { $count ->
    [0] { $name } resigned. The match is over.
    [one] { $name } resigned: { $names } wins.
   *[other] { $name } resigned: { $names } win.
}
end-has-resigned = Resigned.
end-over = The match is over.
end-level = Tied.
end-tie-automaton = { $name } wins ties.
end-tie-break = The tie is broken by: { $reason }.
end-tie-broken = The tie is broken by the rules.

standings = Ranking
standings-rank = Rank
standings-name = Name
standings-score = Points
intention = { $name } is considering: { $action }.
log-repeated = { $line } ({ $times ->
    [2] twice
   *[other] { $times } times
}).
foreseen-points = { $points } { $count ->
    [one] point
   *[other] points
}: { $source }
foreseen-other = { $name }: { $points }
