# Was alle Spiele gemeinsam haben.

score-sheet = Wertungsblatt
score-source = Wofür
score-total = Summe
score-count = (× { $count })

standings = Rangliste
standings-rank = Platz
standings-name = Name
standings-score = Punkte
provenance = Was wir über die Teile wissen
intention = { $name } überlegt: { $action }.
