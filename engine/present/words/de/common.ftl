# Texte, die alle Spiele gemeinsam haben.

score-sheet = Wertungsblatt
score-source = Wofür
score-total = Summe
score-count = aus { $count }
score-so-far = Bisher
score-nobody = niemand
seat-default = Platz { $seat }
action-list = Als Liste ({ $count })

end-winner = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
}
end-lead = { $points ->
    [one] Ein Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
}
end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-by-resignation = { $count ->
    [one] { $names } gewinnt durch Aufgabe.
   *[other] { $names } gewinnen durch Aufgabe.
}
end-resigned = { $count ->
    [0] { $name } hat aufgegeben. Die Partie ist zu Ende.
    [one] { $name } hat aufgegeben, { $names } gewinnt.
   *[other] { $name } hat aufgegeben, { $names } gewinnen.
}
end-has-resigned = Hat aufgegeben.
end-over = Die Partie ist zu Ende.
end-level = Gleichauf.
end-tie-automaton = Bei Gleichstand gewinnt { $name }.
end-tie-break = Bei Gleichstand entscheidet: { $reason }.
end-tie-broken = Den Gleichstand entscheiden die Regeln.

standings = Rangliste
standings-rank = Platz
standings-name = Name
standings-score = Punkte
intention = { $name } überlegt: { $action }.
log-repeated = { $line } ({ $times ->
    [2] zweimal
    [3] dreimal
   *[other] { $times }-mal
}).
foreseen-points = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}: { $source }
foreseen-other = { $name }: { $points }
