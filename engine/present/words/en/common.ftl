# Texts that all games share.

score-sheet = Score sheet
score-source = For
score-total = Total
score-count = (× { $count })

standings = Ranking
standings-rank = Rank
standings-name = Name
standings-score = Points
intention = { $name } is thinking of: { $action }.
foreseen-points = { $points } { $count ->
    [one] point
   *[other] points
}: { $source }
foreseen-other = { $name }: { $points }
