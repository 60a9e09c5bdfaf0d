# Burgenland

burgenland-blue = Blau
burgenland-yellow = Gelb
burgenland-red = Rot
burgenland-wall = Mauer
burgenland-small-tower = kleiner Turm
burgenland-house = Haus
burgenland-great-tower = großer Turm
burgenland-crown = Krone
burgenland-wall-crown = Mauer-Krone
burgenland-gap = Lücke
burgenland-castle-empty = keine Karte
burgenland-a-card = { $card ->
    [wall] eine { $colour ->
        [blue] blaue
        [yellow] gelbe
       *[red] rote
    } Mauer
    [small-tower] einen { $colour ->
        [blue] blauen
        [yellow] gelben
       *[red] roten
    } kleinen Turm
    [house] ein { $colour ->
        [blue] blaues
        [yellow] gelbes
       *[red] rotes
    } Haus
   *[great-tower] einen { $colour ->
        [blue] blauen
        [yellow] gelben
       *[red] roten
    } großen Turm
}
burgenland-bare-card = { $card ->
    [wall] { $colour ->
        [blue] Blaue
        [yellow] Gelbe
       *[red] Rote
    } Mauer
    [small-tower] { $colour ->
        [blue] Blauen
        [yellow] Gelben
       *[red] Roten
    } kleinen Turm
    [house] { $colour ->
        [blue] Blaues
        [yellow] Gelbes
       *[red] Rotes
    } Haus
   *[great-tower] { $colour ->
        [blue] Blauen
        [yellow] Gelben
       *[red] Roten
    } großen Turm
}
burgenland-field = das { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[red] rote
} Feld „{ $kind }“
burgenland-field-title = { $colour ->
    [blue] Blaues
    [yellow] Gelbes
   *[red] Rotes
} Feld „{ $kind }“
burgenland-card-title = { $card ->
    [wall] { $colour ->
        [blue] Blaue
        [yellow] Gelbe
       *[red] Rote
    } Mauer
    [small-tower] { $colour ->
        [blue] Blauer
        [yellow] Gelber
       *[red] Roter
    } kleiner Turm
    [house] { $colour ->
        [blue] Blaues
        [yellow] Gelbes
       *[red] Rotes
    } Haus
   *[great-tower] { $colour ->
        [blue] Blauer
        [yellow] Gelber
       *[red] Roter
    } großer Turm
}
burgenland-cards = { $count } { $card ->
    [wall] { $count ->
        [one] Mauer
       *[other] Mauern
    }
    [small-tower] { $count ->
        [one] kleiner Turm
       *[other] kleine Türme
    }
    [house] { $count ->
        [one] Haus
       *[other] Häuser
    }
   *[great-tower] { $count ->
        [one] großer Turm
       *[other] große Türme
    }
} zu { $count ->
    [one] { $value }
   *[other] je { $value }
}
burgenland-field-at = dem { $colour ->
    [blue] blauen
    [yellow] gelben
   *[red] roten
} Feld „{ $kind }“

## Was man tun kann

burgenland-roll-only = Würfeln
burgenland-roll = { $extra ->
    [0] Nur den eigenen Würfel werfen
    [one] Mit 1 Extrawürfel werfen
   *[other] Mit { $extra } Extrawürfeln werfen
}
burgenland-move = { $value } ziehen: auf { $field }
burgenland-move-away = { $value } ziehen: auf { $field }, du verlässt { $colour }!
burgenland-build-left = { $card } links anbauen
burgenland-build-right = { $card } rechts anbauen
burgenland-build-first = { $card } als erste Karte legen
burgenland-build-gap = { $card } in die Lücke an Stelle { $slot } setzen
burgenland-take = { $card } von { $name } nehmen, Stelle { $slot }
burgenland-dice = { $count } Extrawürfel nehmen{ $opponent ->
    [0] {""}
   *[other] {" "}(davon { $opponent } von { $name })
}
burgenland-score = { $colour } werten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $name }
burgenland-score-level = { $colour } werten: Die Burgen sind gleich viel wert
burgenland-pass = Nichts nehmen
burgenland-give-left = { $card } links abgeben
burgenland-give-right = { $card } rechts abgeben
burgenland-stop = Zug beenden

burgenland-group-card = Karte nehmen
burgenland-group-score = Werten
burgenland-group-instead = Statt der Karte
burgenland-group-roll = Weiter werfen
burgenland-group-stop = Aufhören

## Was etwas ist und was es bringt

burgenland-caption-field = { $field }: Baue { $card }, oder nimm { $dice } Extrawürfel.
burgenland-caption-crown-field = { $field }: Die { $colour ->
    [blue] blauen
    [yellow] gelben
   *[red] roten
} Burgen werden sofort gewertet.
burgenland-caption-wall-crown-field = { $field }: Werte die { $colour ->
    [blue] blauen
    [yellow] gelben
   *[red] roten
} Burgen, oder baue { $card }, oder nimm { $dice } Extrawürfel.
burgenland-caption-left = { $count ->
    [0] Der Stapel ist leer: Die Karte gibt es nur noch aus der Burg des Gegners.
    [one] Noch 1 Karte im Vorrat.
   *[other] Noch { $count } Karten im Vorrat.
}
burgenland-caption-reach = Mit einer { $value } kommt die Krone hierher.
burgenland-caption-reach-away = Mit einer { $value } kommt die Krone hierher; damit verlässt du { $colour }.
burgenland-caption-score = Eine Wertung in { $colour } bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $name } ({ $more } zu { $less }).
burgenland-caption-score-level = Eine Wertung in { $colour } bringt jetzt keine Punkte: Beide Burgen sind { $value } wert.
burgenland-caption-crown = Die Krone steht auf { $field }.
burgenland-caption-marker = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, noch { $left } bis zum König.
burgenland-caption-king = Die Zählleiste: Wer { $king } Punkte erreicht, ist beim König und gewinnt sofort.
burgenland-caption-board-dice = Extrawürfel auf dem Plan: { $count }. Man nimmt sie statt einer Karte und wirft sie einmal mit dem eigenen Würfel; danach liegen sie wieder hier.
burgenland-caption-held = { $name }: der eigene Würfel{ $count ->
    [0] , keine Extrawürfel.
    [one] {" "}und 1 Extrawürfel.
   *[other] {" "}und { $count } Extrawürfel.
}
burgenland-caption-throw = Letzter Wurf von { $name }: { $dice }.
burgenland-caption-card = { $card }: Wert { $value }, gehört { $name }.
burgenland-caption-idle = Zählt jetzt nicht: Eine Lücke trennt die Karte vom wertvolleren Teil der Burg.
burgenland-caption-gap = Lücke: Hier kann eine Karte hineingebaut werden, die zu beiden Nachbarn passt.
burgenland-caption-castle = { $colour ->
    [blue] Blaue
    [yellow] Gelbe
   *[red] Rote
} Burg von { $name }: Wert { $value } ({ $sum }).
burgenland-caption-castle-empty = { $colour ->
    [blue] Blaue
    [yellow] Gelbe
   *[red] Rote
} Burg von { $name }: keine Karte, Wert { $value }.
burgenland-caption-parts = Wegen einer Lücke zählt nur der wertvollste zusammenhängende Teil.
burgenland-caption-stack = { $card }: Wert { $value }, { $count ->
    [0] keine mehr im Vorrat.
   *[other] noch { $count } im Vorrat.
}
burgenland-caption-steal = Es gibt sie nur noch in den Burgen: { $owners }.
burgenland-caption-copies = { $name } hat { $count }
burgenland-about-throw = { $extra ->
    [0] Du wirfst deinen Würfel; um so viele Felder zieht die Krone.
    [one] Du wirfst deinen Würfel und 1 Extrawürfel und wählst einen davon; der Extrawürfel kommt danach auf den Plan zurück.
   *[other] Du wirfst deinen Würfel und { $extra } Extrawürfel und wählst einen davon; die Extrawürfel kommen danach auf den Plan zurück.
}
burgenland-about-first-throw = Der erste Wurf legt die Farbe deines Zuges fest und ist immer sicher.
burgenland-about-outcomes = Von hier aus: { $outcomes }.
burgenland-outcome = { $value } { $kind }
burgenland-outcome-coloured = { $value } { $kind } in { $colour }
burgenland-outcome-away = { $value } verlässt { $colour }
burgenland-about-leaving = { $field } gilt nicht: Dein Zug endet, und du gibst die wertvollere der beiden äußeren Karten deiner { $colour ->
    [blue] blauen
    [yellow] gelben
   *[red] roten
} Burg ab.
burgenland-about-leaving-free = { $field } gilt nicht, und dein Zug endet. Deine { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[red] rote
} Burg hat keine Karte zu verlieren.
burgenland-about-change = Die { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[red] rote
} Burg von { $name } ist dann { $then } wert (jetzt { $now }).
burgenland-about-score = Eine Wertung in { $colour } brächte dann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $name } ({ $more } zu { $less }).
burgenland-about-score-level = Eine Wertung in { $colour } brächte dann niemandem Punkte (beide { $value }).
burgenland-about-taking = Der Stapel ist leer: Du nimmst die Karte aus der Burg deines Gegners und baust sie gleich selbst.
burgenland-about-gap = In seiner Burg bleibt eine Lücke.
burgenland-about-dice = { $count ->
    [one] Der Würfel gilt
   *[other] Die { $count } Würfel gelten
} schon im selben Zug: Beim nächsten Wurf wirfst du mehr Würfel und wählst einen Wert.{ $opponent ->
    [0] {""}
   *[other] {" "}Auf dem Plan sind zu wenige: { $opponent ->
        [one] 1 kommt
       *[other] { $opponent } kommen
    } von { $name }.
}
burgenland-about-pass = Du nimmst nichts und darfst danach weiterwerfen oder aufhören.
burgenland-about-stop = Dein Zug ist zu Ende; { $name } ist am Zug.
burgenland-foreseen-castle = { $colour ->
    [blue] Blaue
    [yellow] Gelbe
   *[red] Rote
} Burg von { $name }: { $now } → { $then }
burgenland-foreseen-dice = { $name }: { $change } { $count ->
   *[other] Extrawürfel
}
burgenland-then = { $then ->
    [throw] dann: der Wurf
    [again] dann: weiterwerfen oder aufhören
    [place] dann: die Karte bauen
    [give] dann: eine äußere Karte abgeben
    [field] dann: das Feld nutzen
   *[won] das Spiel ist gewonnen
}
burgenland-then-turn = dann: { $name } ist am Zug

## Wer was tun muss

burgenland-prompt-draw-start = Es wird ausgelost, in welcher Farbe die Krone beginnt.
burgenland-prompt-draw-first = Es wird ausgelost, wer beginnt.
burgenland-prompt-throw = Die Würfel von { $name } rollen.
burgenland-chance-start = Setze die Krone auf das Startfeld einer beliebigen Farbe. Welche Farbe ist es?
burgenland-chance-first = Es beginnt, wessen Name am altertümlichsten klingt. Wer ist das?
burgenland-chance-throw = { $extra ->
    [0] { $name } wirft den eigenen Würfel. Welche Zahl zeigt er?
    [one] { $name } wirft den eigenen Würfel und einen Extrawürfel. Welche Zahlen zeigen sie?
   *[other] { $name } wirft den eigenen Würfel und { $extra } Extrawürfel. Welche Zahlen zeigen sie?
}
burgenland-chance-lowest = Kleinste Zahl: { $value }

burgenland-prompt-begin = { $extra ->
    [0] Du bist am Zug: Wirf deinen Würfel.
   *[other] Du bist am Zug: Wirf deinen Würfel, allein oder mit Extrawürfeln.
}
burgenland-prompt-choose = Wähle einen Würfel: Um so viele Felder zieht die Krone.
burgenland-prompt-field = Die Krone hat { $field } erreicht: Nimm, was es bietet, oder lass es.
burgenland-prompt-place = Baue die genommene Karte an deine Burg.
burgenland-prompt-continue = { $safe ->
    [0] Wirf weiter oder beende deinen Zug: Mit jedem Wurf verlässt du { $colour }.
    [1] Wirf weiter oder beende deinen Zug: Nur mit einer 1 bleibst du in { $colour }.
    [2] Wirf weiter oder beende deinen Zug: Mit einer 1 oder 2 bleibst du in { $colour }.
    [6] Wirf weiter oder beende deinen Zug: Mit jedem Wurf bleibst du in { $colour }.
   *[other] Wirf weiter oder beende deinen Zug: Mit 1 bis { $safe } bleibst du in { $colour }.
}
burgenland-prompt-again = Wirf weiter in { $colour } oder beende deinen Zug.
burgenland-prompt-give = Du hast { $colour } verlassen: Gib eine der beiden äußeren Karten ab.
burgenland-prompt-over = { $name } ist beim König angekommen und hat gewonnen.
burgenland-wait-begin = { $name } ist am Zug und wirft gleich.
burgenland-wait-choose = { $name } wählt einen der Würfel.
burgenland-wait-field = { $name } hat { $field } erreicht und entscheidet sich.
burgenland-wait-place = { $name } baut die genommene Karte an.
burgenland-wait-continue = { $name } überlegt, ob es in { $colour } weitergeht.
burgenland-wait-give = { $name } hat { $colour } verlassen und gibt eine äußere Karte ab.

## Was geschah

burgenland-log-crown-placed = Die Krone beginnt auf { $field }.
burgenland-log-first = { $name } beginnt.
burgenland-log-thrown = { $name } wirft { $dice }{ $extra ->
    [0] .
    [one] {" "}(mit 1 Extrawürfel).
   *[other] {" "}(mit { $extra } Extrawürfeln).
}
burgenland-log-moved = Die Krone zieht { $value } weiter auf { $field }.
burgenland-log-taken = { $name } nimmt { $card } aus der Burg von { $opponent }.
burgenland-log-taken-gap = { $name } nimmt { $card } mitten aus der Burg von { $opponent }: Dort klafft eine Lücke.
burgenland-log-built = { $name } baut { $card }.
burgenland-log-dice = { $name } nimmt { $count } Extrawürfel{ $opponent ->
    [0] .
   *[other] , davon { $opponent } von { $other }.
}
burgenland-log-declined = { $name } nimmt nichts.
burgenland-log-counted = { $name } hat { $value }
burgenland-log-counted-sum = { $name } hat { $value } ({ $sum })
burgenland-log-scored = Wertung { $colour }: { $one }, { $two }.
burgenland-log-level = Niemand rückt vor.
burgenland-log-advances = { $name } rückt { $points ->
    [one] 1 Feld
   *[other] { $points } Felder
} vor.
burgenland-log-left = { $name } hat { $colour } verlassen: Das Feld gilt nicht, der Zug ist vorbei.
burgenland-log-returned = { $name } gibt { $card } ab.
burgenland-log-turn-ended = Der Zug von { $name } ist zu Ende.
burgenland-log-won = { $name } erreicht mit { $points } Punkten den König und gewinnt.

## Wertung und Absprachen

burgenland-source-blue-castle = Blaue Burg
burgenland-source-yellow-castle = Gelbe Burg
burgenland-source-red-castle = Rote Burg
burgenland-tempting = Wirf die Würfel, führe die Krone und bau schönere Burgen als dein Gegenüber.
burgenland-minutes = 30–45
burgenland-computer-names = Adalbert, Kunigunde, Gundolf, Edeltraud, Hildebrand, Irmgard, Kunibert, Mechthild, Ottokar, Walburga
burgenland-counted-blue-castle = { $count ->
    [one] aus 1 Wertung
   *[other] aus { $count } Wertungen
}
burgenland-counted-yellow-castle = { $count ->
    [one] aus 1 Wertung
   *[other] aus { $count } Wertungen
}
burgenland-counted-red-castle = { $count ->
    [one] aus 1 Wertung
   *[other] aus { $count } Wertungen
}
burgenland-option-start = Farbe, in der die Krone startet
burgenland-option-start-blue = Blau
burgenland-option-start-yellow = Gelb
burgenland-option-start-red = Rot
burgenland-option-start-random = Zufällig
burgenland-option-first = Wer beginnt?
burgenland-option-first-1 = Platz 1
burgenland-option-first-2 = Platz 2
burgenland-option-first-random = Das Los entscheidet
burgenland-option-track = Felder im Ring
burgenland-option-track-main = Wie im Beispiel der Anleitung
burgenland-option-track-alternative = Andere Lesart des Beispiels

## Beschreibungen zum Hören

burgenland-ring = Der Wandbehang mit der Krone
burgenland-ring-described = Die Krone steht auf { $field }. Punkte: { $scores }. Extrawürfel auf dem Plan: { $dice }.
burgenland-nowhere = noch keinem Feld
burgenland-bound = Dieser Zug spielt in { $colour }.
burgenland-land = Burgen in { $colour }
burgenland-castle-described = { $name }: Wert { $value }; { $cards }.
burgenland-supply = Vorrat

## Die Regeln

burgenland-you = Du
burgenland-opponent = Gegner
burgenland-rules-lead = Ein Würfelspiel für zwei: eine Krone, drei Farben, sechs Burgen. Wer zuerst beim König ist, gewinnt.
burgenland-rules-aim = Worum es geht
burgenland-rules-aim-text = Jeder baut drei Burgen, eine blaue, eine gelbe und eine rote; jede ist eine Reihe von Karten. Eine Mauer zählt 1, ein kleiner Turm 2, ein Haus 3, ein großer Turm 5. Wird eine Farbe gewertet, rückt der Besitzer der wertvolleren Burg um den Unterschied vor. Am Anfang hat jeder in jeder Farbe eine Mauer.
burgenland-rules-turn = Ein Zug
burgenland-rules-turn-text = Wirf deinen Würfel und ziehe die Krone um so viele Felder im Uhrzeigersinn. Beide ziehen dieselbe Krone. Nur das Feld, auf dem sie stehen bleibt, gilt:
burgenland-rules-turn-example = Die Krone steht auf dem blauen Haus. Eine 3 führt sie auf die zweite gelbe Mauer.
burgenland-rules-field-wall = Mauer: Baue eine Mauer dieser Farbe an deine Burg, oder nimm 1 roten Extrawürfel, oder nichts.
burgenland-rules-field-building = Turm oder Haus: Baue diese Karte, oder nimm so viele Extrawürfel, wie sie wert ist, oder nichts.
burgenland-rules-field-crown = Krone: Die Burgen dieser Farbe werden sofort gewertet, ob du willst oder nicht.
burgenland-rules-field-wall-crown = Mauer-Krone: Du hast die Wahl zwischen einer Wertung und dem, was ein Mauerfeld bietet.
burgenland-rules-again = Danach darfst du aufhören oder wieder werfen, so oft du magst. Einmal werfen muss jeder.
burgenland-rules-colour = Bleib bei deiner Farbe
burgenland-rules-colour-text = Dein erster Wurf legt die Farbe deines Zuges fest; er ist immer sicher. Führt ein späterer Wurf die Krone in die nächste Farbe, so gilt das Feld nicht, dein Zug ist vorbei, und du legst die wertvollere der beiden äußeren Karten deiner Burg in der verlassenen Farbe in den Vorrat zurück. Sind beide gleich viel wert, wählst du. Wer dort keine Karte hat, verliert nichts.
burgenland-rules-colour-example = Wer hier in Blau weiterwirft, bleibt mit 1 oder 2 in der Farbe. Die 4 führt hinaus: Karte und Zug sind verloren.
burgenland-rules-build = Bauen
burgenland-rules-build-text = Neue Karten kommen an das linke oder rechte Ende der Reihe. Gebäude (Türme und Häuser) dürfen nur neben Mauern stehen, nie neben einem anderen Gebäude; eine Mauer passt überall. Eine Karte, für die kein Platz ist, darfst du nicht nehmen. Eine leere Burg beginnst du mit einer beliebigen Karte.
burgenland-rules-build-example = Diese rote Burg ist 12 wert. An beiden Enden steht ein Gebäude: Vor dem nächsten Gebäude braucht sie eine Mauer.
burgenland-rules-dice = Extrawürfel
burgenland-rules-dice-text = Du darfst beliebig viele deiner Extrawürfel zusammen mit deinem eigenen Würfel werfen und suchst dir dann einen Wert aus. Frisch genommene Würfel gelten schon im selben Zug. Alle geworfenen Extrawürfel kommen gleich nach dem Wurf zurück auf den Plan, auch die nicht gewählten. Sind auf dem Plan zu wenige, nimmst du die fehlenden deinem Gegner ab, soweit er welche hat. Sein eigener Würfel bleibt ihm immer.
burgenland-rules-score = Wertung
burgenland-rules-score-text = Verglichen werden die beiden Burgen der Farbe, auf der die Krone steht. Wer die wertvollere hat, rückt um den Unterschied vor, gleich, wer am Zug ist. Sind sie gleich, geschieht nichts. Danach geht der Zug weiter.
burgenland-rules-score-example = Deine gelbe Burg ist 10 wert, die deines Gegners 5: Du rückst 5 Schritte vor.
burgenland-rules-gap = Nehmen und Lücken
burgenland-rules-gap-text = Ist der Stapel einer Karte leer, so darfst du sie stattdessen aus der Burg deines Gegners nehmen, auch mitten heraus, wenn du sie sofort bauen kannst. In seiner Burg bleibt dann eine Lücke. Solange sie offen ist, zählt nur der wertvollste zusammenhängende Teil. Eine Lücke schließt sich, wenn eine passende Karte hineingebaut wird; ein Gebäude passt nur, wenn alle Nachbarn Mauern sind.
burgenland-rules-gap-example = Die Lücke teilt die Burg in 3 und 10: Sie zählt 10.
burgenland-rules-end = Ende
burgenland-rules-end-text = Wer 30 Punkte erreicht, ist beim König und hat sofort gewonnen, auch mitten in einem Zug.
burgenland-rules-hint = Ein Rat
burgenland-rules-hint-text = Manchmal lohnt es sich, früh aufzuhören: Ist die Krone noch weit von der nächsten Farbe, so muss auch dein Gegner in dieser spielen.
burgenland-provenance-rulebook = Aus der Anleitung: die 57 Karten, die Werte von Mauer und Haus, fünf Extrawürfel, die Zählleiste bis 30, die Reihenfolge der Farben und die Felder, die das Spielbeispiel nennt.
burgenland-provenance-public = Aus veröffentlichten Besprechungen: der Ring aus 24 Feldern, acht je Farbe, die Werte der beiden Türme (2 und 5) und das Startfeld der Krone am Ende einer Farbe.
burgenland-provenance-reconstructed = Von uns erschlossen, weil der Spielplan nicht abgebildet ist: die übrigen Felder und dass alle drei Farben gleich aufgebaut sind. Das Spielbeispiel der Anleitung geht damit genau auf, lässt aber die Reihenfolge der übrigen Felder offen. Beide Lesarten können gespielt werden: Die zweite lässt sich beim Anlegen eines Tisches wählen.

## Der Plan im Terminal

burgenland-board-draw-start = Es wird ausgelost, wo die Krone beginnt.
burgenland-board-draw-first = Es wird ausgelost, wer beginnt.
burgenland-board-begin = { $seat } beginnt einen Zug.
burgenland-board-throw = { $seat } wirft{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
} den eigenen Würfel und { $extra } Extrawürfel.
burgenland-board-choose = { $seat } wählt{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
} einen Würfel aus { $throw }.
burgenland-board-field = { $seat } hat{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
} ein Feld erreicht.
burgenland-board-place = { $seat } baut{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
} die genommene Karte.
burgenland-board-continue = { $seat } darf{ $colour ->
    [none] {""}
   *[other] {" "}in { $colour }
} weiterwerfen oder aufhören.
burgenland-board-give = { $seat } hat { $colour } verlassen und gibt eine äußere Karte ab.
burgenland-board-over = { $seat } ist beim König.
burgenland-board-points = Punkte       { $first }: { $one }  { $second }: { $two }  König: { $king }
burgenland-board-dice = Extrawürfel  { $first }: { $one }  { $second }: { $two }  Plan: { $board }
burgenland-board-supply = Vorrat
burgenland-board-castles = Burgen von { $seat }
burgenland-board-signs = W Mauer, S kleiner Turm, H Haus, G großer Turm, C Krone, [ ] hier steht die Krone; Punkt: Lücke

# Fehlermeldungen
burgenland-notation-action = roll0, move4, build-left, build-right, build5, take3, dice, score, pass, give-left, give-right oder stop
burgenland-notation-chance = blue, first1 oder die Würfel aufsteigend wie 46
burgenland-notation-colour = eine Farbe: blue, yellow oder red
burgenland-notation-card = eine Karte: wall, small-tower, house oder great-tower
burgenland-notation-field = eine Farbe und eine Zahl von 1 bis 8 wie yellow2
burgenland-notation-throw = ein bis sechs Würfel von 1 bis 6 aufsteigend wie 46
burgenland-notation-slot = die Nummer eines Bauplatzes von 1 bis 32
burgenland-notation-castle = eine Burg: eine Reihe aus W, S, H und G mit Punkten für Lücken oder - für keine
burgenland-notation-castle-side-by-side = eine Burg, in der keine Gebäude nebeneinanderstehen

burgenland-box-source-twice = Die Quelle { $source } steht zweimal da.
burgenland-box-source-blank = Bei der Quelle { $source } steht nicht, was sie ist.
burgenland-box-no-source = Öffentlich (public) ohne Quelle: { $fact }.
burgenland-box-unknown-source = Eine Quelle { $source } ist nicht aufgeführt: { $fact }.
burgenland-box-schema = Das Schema ist { $schema }, dieses Programm liest Schema 1.
burgenland-box-game = Die Datei ist für { $game }, nicht für burgenland.
burgenland-box-card-listing = Die Karte { $card } steht { $entries }-mal da; es muss genau einmal sein.
burgenland-box-card-value = Der Wert der Karte { $card } ist { $value }; möglich ist 1 bis 9.
burgenland-box-card-total = Je { $per_colour } Karten in { $colours } Farben sind { $found }, nicht { $total }.
burgenland-box-too-many-cards = Eine Farbe hat { $per_colour } Karten; möglich sind höchstens { $most }.
burgenland-box-too-much-worth = Die Karten einer Farbe zählen { $points } Punkte; möglich sind höchstens 127.
burgenland-box-king = Der König steht bei { $king }; möglich ist 1 bis 127.
burgenland-box-own-dice = Es gibt { $dice } eigene Würfel; jeder der 2 Spieler braucht einen.
burgenland-box-extra-dice = Es gibt { $dice } Extrawürfel; möglich sind 1 bis { $most }.
burgenland-box-dice-sides = Die Würfel müssen 6 Seiten haben, nicht { $sides }.
burgenland-box-walls = Zwei Burgen beginnen mit { $needed } Mauern einer Farbe, die nur { $walls } hat; eine muss übrig bleiben.
burgenland-box-crown-start = Die Krone beginnt auf Feld { $start } einer Zone, die { $fields } hat.
burgenland-box-track-fields = Dieses Programm spielt auf einer Laufstrecke mit { $expected } Feldern, nicht mit { $found }.
burgenland-box-zone-order = Die Zonen sind { $zones }; sie müssen blue, yellow, red sein.
burgenland-box-zone-provenance = { $zone } braucht für jedes Feld eine Angabe zur Herkunft (provenance): { $fields }, nicht { $marks }.
burgenland-box-zone-fields = { $zone } muss { $expected } Felder haben, nicht { $fields }.
burgenland-box-zone-single = { $zone } hat { $count } Felder { $kind }; es muss genau eines sein.
burgenland-box-zone-none = { $zone } hat { $count } Felder { $kind }; es muss mindestens eines sein.
burgenland-box-example-start = Das Beispiel beginnt auf einem Feld { $colour } { $kind }, aber das gibt es nicht.
burgenland-box-example-die = Zug { $number } des Beispiels benutzt eine { $die }, die kein Würfel zeigt.
burgenland-box-example-move = Zug { $number } des Beispiels führt auf { $field } ({ $found }), nicht auf { $colour } { $kind }.

burgenland-fact-card-value = der Wert der Karte { $card }
burgenland-fact-crown-start = das Startfeld der Krone
burgenland-fact-track = die Laufstrecke

burgenland-zone-coloured = Die Zone { $colour }
burgenland-zone-alternative = Die zweite Fassung der Zone

# Für Berichte: was man tut, und was mit einem Stück geschieht
burgenland-kind-roll-0 = nur mit dem eigenen Würfel werfen
burgenland-kind-roll-1 = mit 1 Extrawürfel werfen
burgenland-kind-roll-2 = mit 2 Extrawürfeln werfen
burgenland-kind-roll-3 = mit 3 Extrawürfeln werfen
burgenland-kind-roll-more = mit mehr als 3 Extrawürfeln werfen
burgenland-kind-move = die Krone ziehen
burgenland-kind-build = eine Karte anbauen
burgenland-kind-take = dem Gegner eine Karte nehmen
burgenland-kind-dice = Extrawürfel nehmen
burgenland-kind-score = werten
burgenland-kind-pass = verzichten
burgenland-kind-give = eine von zwei gleichen Karten abgeben
burgenland-kind-stop = den Zug beenden
burgenland-use-built = angebaut
burgenland-use-taken = dem Gegner genommen
burgenland-use-returned = abgegeben
burgenland-use-entered = betreten

# Namen auf dem Bogen aller Stücke
burgenland-printed-card = { $card } (Wert { $value })
burgenland-printed-field = { $colour } { $number } ({ $kind })
