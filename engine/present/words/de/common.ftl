# Texte, die alle Spiele gemeinsam haben.

score-sheet = Wertungsblatt
score-source = Wofür
score-total = Summe
score-count = (× { $count })

standings = Rangliste
standings-rank = Platz
standings-name = Name
standings-score = Punkte
intention = { $name } überlegt: { $action }.
foreseen-points = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}: { $source }
foreseen-other = { $name }: { $points }
