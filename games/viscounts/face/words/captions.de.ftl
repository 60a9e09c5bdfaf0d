# Bildunterschriften

## Was etwas ist, kostet, bewirkt und wert ist

viscounts-caption-card = { $name }: Silberwert { $value } (Schritte, Anwerben, Entlassen).
viscounts-caption-icons = Symbole: { $icons }.
viscounts-caption-recruit = Beim Anwerben oder Entlassen: { $effect }.
viscounts-caption-ability = { $ability }.
viscounts-caption-printed-card = Aufgedruckter Stadtbewohner, Silberwert { $value }: Er kann entlassen, aber nicht angeworben werden.
viscounts-caption-dismiss-now = Entlassen kostet dich nur { $cost } Silber.
viscounts-caption-left = Im Stapel: { $count }.
viscounts-caption-tile = Manuskript ({ $ribbon }): kostet { $icons }.
viscounts-caption-printed-tile = Aufgedrucktes Manuskript: kostet { $icons } und bleibt liegen.
viscounts-caption-at-once = Sofort: { $effect }.
viscounts-caption-worth = Jetzt wert: { $sum }.
viscounts-caption-worth-for-you = Für dich jetzt wert: { $sum }.
viscounts-caption-sets-more = { $count ->
    [one] In deinen Sätzen bringt es 1 Punkt.
   *[other] In deinen Sätzen bringt es { $count } Punkte.
}
viscounts-caption-bonus-then = Damit bekommst du die Kleriker-Bonuskarte dieses Bandes.
viscounts-caption-pair = Spielerkarte { $number }: { $brings }; dein Burggraf beginnt auf { $space }.
viscounts-caption-outer = { $space } ({ $land }), äußerer Weg: handeln oder ein Gebäude errichten.
viscounts-caption-inner = { $space }, innerer Weg: Arbeiter einsetzen oder ein Manuskript kopieren.
viscounts-caption-trade = Handel: { $gain } je { $icons }.
viscounts-caption-trade-now = Mit deinen Symbolen geht das jetzt { $free ->
    [0] nicht
    [one] einmal
   *[other] { $free }-mal
}, mit Bezahlen { $most ->
    [0] auch nicht
    [one] einmal
   *[other] { $most }-mal
}.
viscounts-caption-site = { $site }, Belohnung fürs Bauen: { $effect }.
viscounts-caption-built = { $site }: { $building }, Besitzer { $name }.
viscounts-caption-link = Verbindung zu { $site }: Stehen an beiden Enden Gebäude, bekommen die Besitzer die Belohnung { $effect }.
viscounts-caption-section = Burg, Ring { $ring } bei { $land }: Jeder Arbeiter hier zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
viscounts-caption-first-ring = Von drei eigenen steigt einer auf (Belohnung: { $effect }), je einer geht nach links und rechts.
viscounts-caption-second-ring = Belohnung beim Aufsteigen: { $effect }; von drei eigenen steigt einer in den dritten Ring.
viscounts-caption-presence = Arbeiter hier: { $who }.
viscounts-caption-keep = Dritter Ring, Belohnung beim Aufsteigen: { $effect }; jeder Arbeiter zählt { $points } Punkte, und wer die meisten hat, ist Burgherr.
viscounts-caption-knocked = Trost für den Besitzer des heruntergestoßenen Arbeiters: { $effect }.
viscounts-caption-worker-prices = 1/2/3/4 Arbeiter kosten { $prices } Adligensymbole.
viscounts-caption-building = { $building }: kostet { $icons }; 1/2/3 davon zählen { $points } Punkte.
viscounts-caption-next-frees = Das nächste Gebäude schaltet frei: { $what }.
viscounts-caption-good = { $good }: { $count }. Je 1 zählt als { $icon } ({ $action }).
viscounts-caption-debts = { $count ->
    [one] 1 offener Schuldschein: Beglichen bringt er sofort { $effect }.
   *[other] { $count } offene Schuldscheine: Beglichen bringt jeder sofort { $effect }.
}
viscounts-caption-settled = { $count ->
    [one] 1 beglichener Schuldschein: Er zählt für die Wohlstandskarte.
   *[other] { $count } beglichene Schuldscheine: Sie zählen für die Wohlstandskarte.
}
viscounts-caption-deeds = { $count ->
    [one] 1 erworbene Urkunde: Beglaubigt zählt sie 3 Punkte statt 1.
   *[other] { $count } erworbene Urkunden: Beglaubigt zählt jede 3 Punkte statt 1.
}
viscounts-caption-certified = { $count ->
    [one] 1 beglaubigte Urkunde: Sie zählt auch für die Armutskarte.
   *[other] { $count } beglaubigte Urkunden: Sie zählen auch für die Armutskarte.
}
viscounts-caption-workers = Arbeiter im Vorrat: { $count }.
viscounts-caption-hand = Handkarten: { $count }.
viscounts-caption-draw = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
viscounts-caption-discard = Abwurfstapel: { $cards }.
viscounts-caption-poverty = Armutskarte: noch { $left ->
    [one] 1 Schuldschein
   *[other] { $left } Schuldscheine
}. Ist keiner mehr da, folgt nach dieser Runde die letzte, und die meisten beglaubigten Urkunden bringen 12, 8 und 4 Punkte.
viscounts-caption-prosperity = Wohlstandskarte: noch { $left ->
    [one] 1 Urkunde
   *[other] { $left } Urkunden
}. Ist keine mehr da, folgt nach dieser Runde die letzte, und die meisten beglichenen Schuldscheine bringen 12, 8 und 4 Punkte.
viscounts-caption-ranks = Jetzt gewertet: { $ranks }.
viscounts-rank-now = { $name } mit { $count }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
viscounts-caption-holder = Besitzer: { $name }.
viscounts-caption-ending = Das Ende naht: Diese Runde wird zu Ende gespielt, dann folgt die letzte.
viscounts-caption-lord = Burgherrenkarte: { $points } Punkte und { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
} mehr für die meisten Arbeiter im dritten Ring.
viscounts-caption-bonus = Kleriker-Bonuskarte ({ $ribbon }): { $points } Punkte und { $icons } für die ersten { $needs } Manuskripte mit diesem Band.
viscounts-caption-sets = Manuskripte von { $name }: { $ribbons }. Ein Satz aus 1/2/3/4 verschiedenen Bändern zählt { $values } Punkte.
viscounts-caption-scheme = Plankarte ({ $icons }): { $parts }.
viscounts-caption-track = Kollision auf Feld { $space }: { $effect }; alle anderen: { $others }.
viscounts-caption-schemes-draw = Nachziehstapel der Plankarten: { $count }.
viscounts-caption-schemes-discard = Abwurfstapel der Plankarten: { $count }.
viscounts-caption-schemes-future = Zukunfts-Plankarten: { $count }.
viscounts-about-no-action = Du führst in diesem Zug keine Hauptaktion aus.
viscounts-about-no-recruit = Du wirbst niemanden an; dein Zug geht weiter.
viscounts-about-pass = Du verzichtest; dein Zug geht weiter.
viscounts-about-order = Rechts liegt dann: { $card }. Die rechte Karte verlässt die Reihe als Nächste.
viscounts-about-effect = Wirkung: { $effect }.

## Woraus Punkte kommen

viscounts-points-from = { $count ->
    [one] 1 Punkt { $from }
   *[other] { $count } Punkte { $from }
}
viscounts-counted-trading-posts = aus { $count } Handelsposten
viscounts-counted-guildhalls = { $count ->
    [one] aus 1 Zunfthalle
   *[other] aus { $count } Zunfthallen
}
viscounts-counted-workshops = { $count ->
    [one] aus 1 Werkstatt
   *[other] aus { $count } Werkstätten
}
viscounts-counted-castle-workers = { $count ->
    [one] aus 1 Arbeiter
   *[other] aus { $count } Arbeitern
}
viscounts-counted-manuscript-sets = { $count ->
    [one] aus 1 Satz
   *[other] aus { $count } Sätzen
}
viscounts-counted-manuscripts = { $count ->
    [one] aus 1 Manuskript
   *[other] aus { $count } Manuskripten
}
viscounts-counted-castle-lord = aus { $count ->
    [one] der Burgherrenkarte
   *[other] { $count } Burgherrenkarten
}
viscounts-counted-bonus-cards = { $count ->
    [one] aus 1 Bonuskarte
   *[other] aus { $count } Bonuskarten
}
viscounts-counted-open-debts = { $count ->
    [one] aus 1 offenen Schuldschein
   *[other] aus { $count } offenen Schuldscheinen
}
viscounts-counted-acquired-deeds = { $count ->
    [one] aus 1 erworbenen Urkunde
   *[other] aus { $count } erworbenen Urkunden
}
viscounts-counted-certified-deeds = { $count ->
    [one] aus 1 beglaubigten Urkunde
   *[other] aus { $count } beglaubigten Urkunden
}
viscounts-counted-poverty = { $count ->
    [one] mit 1 beglaubigten Urkunde
   *[other] mit { $count } beglaubigten Urkunden
}
viscounts-counted-prosperity = { $count ->
    [one] mit 1 beglichenen Schuldschein
   *[other] mit { $count } beglichenen Schuldscheinen
}
viscounts-counted-resources = { $count ->
    [one] aus 1 Ressource
   *[other] aus { $count } Ressourcen
}
viscounts-sum-building = aus { $count } Gebäude{ $count ->
    [one] {""}
   *[other] n
}
viscounts-sum-resource = { $count ->
    [one] aus 1 Ressource
   *[other] aus { $count } Ressourcen
}
viscounts-sum-manuscript = { $count ->
    [one] aus 1 Manuskript
   *[other] aus { $count } Manuskripten
}
viscounts-sum-certified = { $count ->
    [one] aus 1 beglaubigten Urkunde
   *[other] aus { $count } beglaubigten Urkunden
}
viscounts-sum-settled = { $count ->
    [one] aus 1 beglichenen Schuldschein
   *[other] aus { $count } beglichenen Schuldscheinen
}
viscounts-sum-worker = { $count ->
    [one] aus 1 Arbeiter in der Burg
   *[other] aus { $count } Arbeitern in der Burg
}
viscounts-sum-silver = aus { $count } Silber
viscounts-sum-merchant = { $count ->
    [one] aus 1 Händlersymbol
   *[other] aus { $count } Händlersymbolen
}
viscounts-sum-builder = { $count ->
    [one] aus 1 Baumeistersymbol
   *[other] aus { $count } Baumeistersymbolen
}
viscounts-sum-noble = { $count ->
    [one] aus 1 Adligensymbol
   *[other] aus { $count } Adligensymbolen
}
viscounts-sum-cleric = { $count ->
    [one] aus 1 Klerikersymbol
   *[other] aus { $count } Klerikersymbolen
}
viscounts-sum-criminal = { $count ->
    [one] aus 1 Verbrechersymbol
   *[other] aus { $count } Verbrechersymbolen
}
