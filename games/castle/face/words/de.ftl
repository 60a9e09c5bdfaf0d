# Carcassonne: Die Burg

castle-kind = { $kind ->
    [path] Weg
    [tower] Turm
    [house] Haus
   *[courtyard] Hof
}
castle-role = { $kind ->
    [path] Herold
    [tower] Ritter
    [house] Knappe
   *[courtyard] Händler
}
castle-spot = { $spot ->
    [nw] Nordwesten
    [ne] Nordosten
    [se] Südosten
    [sw] Südwesten
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
castle-effect = { $effect ->
    [second-turn] Sofort ein zweiter Zug.
    [tower-double] Ein fertiger Turm zählt doppelt: 4 je Karte.
    [house-double] Ein fertiges Haus zählt doppelt: 2 je Karte.
    [unfinished-path] Am Ende zählt ein unfertiger Weg 1 je Karte.
    [unfinished-tower] Am Ende zählt ein unfertiger Turm 2 je Karte.
    [unfinished-house] Am Ende zählt ein unfertiges Haus 1 je Karte.
    [markets-four] Am Ende zählt in einem Hof jeder Markt { $points }.
    [keep-plus-two] Am Ende gilt dein Palas als { $points ->
        [one] 1 Karte
       *[other] { $points } Karten
    } größer.
   *[five-points] Am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
castle-tile-quarters = Nordwesten { $nw }, Nordosten { $ne }, Südosten { $se }, Südwesten { $sw }
castle-tile-arms = Weg nach { $sides }
castle-tile-plaza = Platz
castle-tile-fountain = Brunnen
castle-tile-market = Markt

## Gebiete

castle-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $name }
castle-worth-nobody = { $points ->
    [one] 1 Punkt wert
   *[other] { $points } Punkte wert
}, noch unbesetzt
castle-worth-tied = Gleichstand: Niemand bekäme Punkte
castle-caption-area = { $kind ->
    [path] Weg
    [tower] Turm
    [house] Haus
   *[courtyard] Hof
} aus { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
}, { $open ->
    [0] { $kind ->
        [courtyard] abgeschlossen.
       *[other] fertig.
    }
    [one] 1 offenes Ende.
   *[other] { $open } offene Enden.
}
castle-caption-points = { $closed ->
    [0] Fertig wären das
   *[other] Das sind
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $tiles ->
    [one] 1 Karte zu { $each }
   *[other] { $tiles } Karten zu je { $each }
}{ $fountain ->
    [0] .
   *[other] , wegen des Brunnens doppelt.
}
castle-caption-markets = Am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $markets ->
    [0] kein Markt
    [one] 1 Markt zu { $each }
   *[other] { $markets } Märkte zu je { $each }
}.
castle-caption-owner = { $name } hat die Mehrheit ({ $more } zu { $less }).
castle-caption-free = Hier steht noch niemand.
castle-caption-tied = Gleichstand ({ $count } zu { $count }): Niemand bekäme Punkte.
castle-caption-follower = { $kind ->
    [path] Herold von { $name }: kehrt zurück, wenn der Weg fertig ist.
    [tower] Ritter von { $name }: kehrt zurück, wenn der Turm fertig ist.
    [house] Knappe von { $name }: kehrt zurück, wenn das Haus fertig ist.
   *[courtyard] Händler von { $name }: bleibt bis zum Ende.
}
castle-caption-keep = { $size ->
    [0] Palas von { $name }: noch nicht gebaut. Er kommt auf das erste Haus, das { $name } fertig baut.
   *[other] Palas von { $name }: auf einem Haus aus { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }{ $bonus ->
        [0] .
       *[other] ; mit Mauerplättchen 8 zählt er am Ende als { $counts } Karten.
    }
}
castle-caption-keep-worth = Der größere Palas bringt am Ende 1 Punkt für jedes Feld des größten freien Gebiets, jetzt { $points }.
castle-caption-marker = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
castle-caption-tower = Eckturm { $first }/{ $second }: Wer genau hier landet, nimmt das verdeckte Mauerplättchen.
castle-caption-use = { $when ->
    [fresh] Du kannst es ab deinem nächsten Zug einsetzen.
    [final] Es zählt von selbst in der Schlusswertung.
   *[ready] Du kannst es in deinem Zug einsetzen; danach ist es aus dem Spiel.
}
castle-caption-needs-majority = Nur, wo du die Mehrheit hast.
castle-caption-drawn = Gezogene Burgkarte: { $tile }.
castle-hopeless = { $cell }: Keine Karte passt hier mehr
castle-board = Die Burg: { $laid ->
    [one] 1 Karte liegt
   *[other] { $laid } Karten liegen
}. Punkte: { $scores }.

## Was man tun kann

castle-place = { $turn ->
    [0] Auf { $cell } legen
    [1] Auf { $cell } legen, ein Viertel nach rechts gedreht
    [2] Auf { $cell } legen, halb gedreht
   *[3] Auf { $cell } legen, ein Viertel nach links gedreht
}
castle-turned = { $turn ->
    [0] Die Karte liegt wie gezogen.
    [1] Die Karte ist ein Viertel nach rechts gedreht.
    [2] Die Karte ist halb gedreht.
   *[3] Die Karte ist ein Viertel nach links gedreht.
}
castle-group-cell = Feld { $cell }
castle-joins = { $kind }: { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
}, { $open ->
    [one] 1 offenes Ende
   *[other] { $open } offene Enden
}, { $owner }.
castle-joins-closed = { $kind }: { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
}, damit fertig: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $owner }.
castle-joins-courtyard = { $kind }: { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
}, am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Märkte, { $owner }.
castle-joins-owner = für { $name }
castle-joins-free = noch unbesetzt
castle-joins-tied = bei Gleichstand für niemanden
castle-about-no-follower = Die neue Karte bleibt unbesetzt; du behältst { $left ->
    [one] 1 Gefolgsmann
   *[other] { $left } Gefolgsleute
} im Vorrat.
castle-about-role = { $kind ->
    [path] Herold: bekommt 1 Punkt je Karte, wenn der Weg fertig ist, mit Brunnen 2; dann kehrt er zurück.
    [tower] Ritter: bekommt 2 Punkte je Karte, wenn der Turm fertig ist; dann kehrt er zurück.
    [house] Knappe: bekommt 1 Punkt je Karte, wenn das Haus fertig ist; dann kehrt er zurück.
   *[courtyard] Händler: bekommt am Ende 3 Punkte je Markt im Hof; er bleibt bis dahin liegen.
}
castle-about-left = Danach hast du noch { $left ->
    [0] keinen Gefolgsmann
    [one] 1 Gefolgsmann
   *[other] { $left } Gefolgsleute
} im Vorrat.
castle-about-double = Mit Mauerplättchen { $number } zählt die Wertung doppelt: { $points } Punkte, { $tiles ->
    [one] 1 Karte zu { $each }
   *[other] { $tiles } Karten zu je { $each }
}. Das Plättchen ist danach aus dem Spiel.
castle-about-end-turn = Du behältst Mauerplättchen 1 für später.
castle-then = { $then ->
    [again] dann: gleich die nächste Karte ziehen
    [place] dann: die Karte legen
    [follower] dann: Gefolgsmann einsetzen oder nicht
    [score] dann: die nächste Wertung wählen
    [second-turn] dann: Mauerplättchen 1 einsetzen oder nicht
   *[over] dann: Schlusswertung, das Spiel ist zu Ende
}
castle-then-turn = dann: { $name } ist am Zug
castle-then-wall-tile = dann: { $name } nimmt das Mauerplättchen vom Eckturm { $first }/{ $second }
castle-no-follower = Keinen Gefolgsmann einsetzen
castle-follower = { $kind ->
    [path] Herold auf den Weg im { $spot } stellen
    [tower] Ritter auf den Turm im { $spot } stellen
    [house] Knappen auf das Haus im { $spot } stellen
   *[courtyard] Händler in den Hof im { $spot } legen
}
castle-score = { $kind ->
    [path] Weg
    [tower] Turm
    [house] Haus
   *[courtyard] Hof
} bei { $cell }, { $spot }, werten: { $worth }
castle-double = { $kind ->
    [tower] Turm bei { $cell }, { $spot }, mit Mauerplättchen 2 doppelt werten: { $worth }
   *[house] Haus bei { $cell }, { $spot }, mit Mauerplättchen 3 doppelt werten: { $worth }
}
castle-end-turn = Zug beenden
castle-second-turn = Mauerplättchen 1 einsetzen: gleich noch ein Zug

## Wer was tun muss

castle-prompt-first = Es wird ausgelost, wer beginnt.
castle-prompt-draw = { $name } zieht eine Burgkarte.
castle-chance-first = Die jüngere Person bestimmt, wer beginnt. Wer ist es?
castle-chance-tile = Zieh für { $name } eine Burgkarte von einem der verdeckten Stapel und lege sie offen hin. Welche ist es?
castle-chance-wall-tile = Nimm für { $name } das Mauerplättchen vom Eckturm { $first }/{ $second } und dreh es um. Welches ist es?
castle-chance-no-path = Ohne Weg
castle-chance-path-end = Ein Weg, der hier endet
castle-chance-path = Ein Weg, der hindurchführt
castle-chance-junction = Kreuzung ohne Platz
castle-chance-plaza = Kreuzung mit Platz

castle-prompt-place = Du bist am Zug: Drehe die Burgkarte und lege sie an.
castle-prompt-follower = Setze einen Gefolgsmann auf die neue Karte oder lass es ({ $left ->
    [one] du hast noch 1
   *[other] du hast noch { $left }
}).
castle-prompt-score = Mehrere Wertungen stehen an, oder eine könnte doppelt zählen: Wähle die nächste.
castle-prompt-wall-tile = { $name } nimmt das Mauerplättchen vom Eckturm.
castle-prompt-second-turn = Willst du mit Mauerplättchen 1 gleich noch einmal ziehen?
castle-prompt-won = { $name } hat mit { $points } zu { $other } Punkten gewonnen.
castle-prompt-drawn = Unentschieden: Beide haben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
castle-wait-place = { $name } legt eine Burgkarte.
castle-wait-follower = { $name } überlegt, ob ein Gefolgsmann auf die neue Karte kommt.
castle-wait-score = { $name } wählt, was als Nächstes gewertet wird.
castle-wait-second-turn = { $name } überlegt, ob gleich ein zweiter Zug folgt.

## Was geschah

castle-log-first = { $name } beginnt.
castle-log-drawn = { $name } zieht eine Burgkarte.
castle-log-removed = Die Karte passt nirgends und kommt aus dem Spiel.
castle-log-placed = { $name } legt auf { $cell }.
castle-log-follower = { $name } setzt { $kind ->
    [path] einen Herold
    [tower] einen Ritter
    [house] einen Knappen
   *[courtyard] einen Händler
} auf { $cell }.
castle-log-times-tiles = { $tiles ->
    [one] 1 Karte zu { $each }
   *[other] { $tiles } Karten zu je { $each }
}{ $fountain ->
    [0] {""}
   *[other] {" "}mit Brunnen
}{ $doubled ->
    [0] {""}
   *[other] {" "}mit Mauerplättchen { $doubled }
}.
castle-log-times-markets = { $markets ->
    [0] kein Markt
    [one] 1 Markt zu { $each }
   *[other] { $markets } Märkte zu je { $each }
}{ $seven ->
    [0] {""}
   *[other] {" "}mit Mauerplättchen 7
}.
castle-log-gain = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $name }.
castle-log-gain-nobody = Niemand bekommt Punkte.
castle-log-home = { $count ->
    [one] Der Gefolgsmann darin kehrt zurück.
   *[other] Die { $count } Gefolgsleute darin kehren zurück.
}
castle-log-keep = { $moved ->
    [0] { $name } setzt den Palas auf das Haus bei { $cell } ({ $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }).
   *[other] { $name } versetzt den Palas auf das größere Haus bei { $cell } ({ $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }).
}
castle-log-wall-tile = { $name } nimmt vom Eckturm { $first }/{ $second } das Mauerplättchen { $number }: { $effect }
castle-log-used = { $name } setzt Mauerplättchen { $number } ein: { $effect }
castle-log-cleared = { $count ->
    [0] Die letzte Karte ist gelegt.
    [one] Die letzte Karte ist gelegt; das Mauerplättchen auf der Mauer kommt aus dem Spiel.
   *[other] Die letzte Karte ist gelegt; die { $count } Mauerplättchen auf der Mauer kommen aus dem Spiel.
}
castle-log-keeps = Palas: { $one } { $first }, { $two } { $second }; das größte freie Gebiet hat { $region ->
    [one] 1 Feld
   *[other] { $region } Felder
}.
castle-log-unfinished = { $kind ->
    [path] Unfertiger Weg
    [tower] Unfertiger Turm
   *[house] Unfertiges Haus
} mit Mauerplättchen { $number }: { $tiles ->
    [one] 1 Karte zu { $each }
   *[other] { $tiles } Karten zu je { $each }
}. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $name }.
castle-log-five = Mauerplättchen 9: { $points } Punkte für { $name }.
castle-log-over = Ende: { $one } { $first }, { $two } { $second }.

## Vorrat und Hand

castle-pile = { $count ->
    [0] Stapel leer
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
castle-drawn = Gezogen
castle-supply-left = Noch im Stapel: { $count }
castle-supply-removed = Passten nirgends und sind aus dem Spiel
castle-supply-wall = Noch nicht gesehene Mauerplättchen ({ $count } liegen auf der Mauer)
castle-wall-tile-described = Mauerplättchen { $number }: { $effect }
castle-followers-left = { $count } von { $all } Gefolgsleuten im Vorrat

## Wertung und Absprachen

castle-source-paths = Wege
castle-source-towers = Türme
castle-source-houses = Häuser
castle-source-keep = Größerer Palas
castle-source-courtyards = Höfe mit Märkten
castle-source-wall-tiles = Mauerplättchen
castle-tempting = Hohe Mauern, leerer Hof: Karte für Karte wächst darin eure Burg.
castle-minutes = 30–45
castle-computer-names = Raimund, Esclarmonde, Bertrand, Azalais, Guilhem, Ermessenda, Peire, Beatrix, Jaufre, Saissa
castle-counted-paths = { $count ->
    [one] aus 1 Weg
   *[other] aus { $count } Wegen
}
castle-counted-towers = { $count ->
    [one] aus 1 Turm
   *[other] aus { $count } Türmen
}
castle-counted-houses = { $count ->
    [one] aus 1 Haus
   *[other] aus { $count } Häusern
}
castle-counted-keep = { $count ->
   *[other] für das größte freie Gebiet
}
castle-counted-courtyards = { $count ->
    [one] aus 1 Hof
   *[other] aus { $count } Höfen
}
castle-counted-wall-tiles = { $count ->
    [one] mit 1 Plättchen
   *[other] mit { $count } Plättchen
}
castle-option-first = Wer beginnt?
castle-option-first-1 = Platz 1
castle-option-first-2 = Platz 2
castle-option-first-random = Das Los entscheidet
castle-option-start-fields = Neben den Startfeldern
castle-option-start-fields-free = Darf alles liegen
castle-option-start-fields-match = Müssen Wege passen
castle-option-keep = Der Palas zieht auf Häuser
castle-option-keep-completed = die man selbst fertig baut
castle-option-keep-scored = die man werten lässt

## Die Regeln

castle-rules-lead = Zwei bauen zusammen eine Burg, und jeder will darin das Sagen haben: auf Wegen, in Türmen, Häusern und Höfen.
castle-rules-aim = Worum es geht
castle-rules-aim-text = Innerhalb der Mauer wächst die Burg Karte für Karte. Wer in einem fertigen Weg, Turm oder Haus die meisten Gefolgsleute hat, bekommt dessen Punkte und zieht seinen Zählstein auf der Mauer weiter. Höfe zählen erst am Ende. Wer dann die meisten Punkte hat, gewinnt.
castle-rules-aim-example = Die vier Teile der Burg. Der Brunnen liegt auf dem Weg, der Markt im Hof.
castle-rules-turn = Ein Zug
castle-rules-turn-place = Ziehe eine Burgkarte, zeige sie und lege sie an.
castle-rules-turn-follower = Setze, wenn du magst, einen Gefolgsmann auf die neue Karte.
castle-rules-turn-score = Wege, Türme und Häuser, die fertig wurden, werden gewertet; ihre Gefolgsleute kehren zurück.
castle-rules-turn-wall = Endet ein Zählstein genau auf einem Eckturm, nimmt sein Besitzer das Mauerplättchen dort.
castle-rules-place = Karten legen
castle-rules-place-text = Eine Karte muss mit einer ganzen Seite an eine andere Karte oder an ein Startfeld der Mauer stoßen. Wege müssen zu Wegen führen; Türme, Häuser und Höfe dürfen beliebig aneinander liegen. An die Mauer passt alles. Wo ein Startfeld dasselbe zeigt wie die Karte davor, gehört es dazu und zählt wie eine Karte. Eine Karte, die nirgends passt, kommt aus dem Spiel, und du ziehst eine neue.
castle-rules-place-example = Nur die Wege müssen passen: Der Weg läuft nach Süden weiter, gabelt sich und biegt rechts wieder nach Süden ab. Türme, Häuser und Höfe liegen, wie sie wollen.
castle-rules-follower = Gefolgsleute
castle-rules-follower-text = Sechs Gefolgsleute hast du im Vorrat. Auf einem Weg wird einer zum Herold, auf einem Turm zum Ritter, auf einem Haus zum Knappen, in einem Hof zum Händler. Ist in dem Gebiet schon jemand, gleich wie weit entfernt und von wem, so darfst du dort nicht einsetzen. Wachsen zwei besetzte Gebiete zusammen, stehen alle in demselben.
castle-rules-score = Werten
castle-rules-score-text = Wer in einem fertigen Gebiet mehr Gefolgsleute hat, bekommt alle Punkte, gleich, wer es fertig gebaut hat. Bei Gleichstand bekommt niemand etwas. Werden mehrere Gebiete zugleich fertig, so wertet zuerst, wer am Zug ist, dann der Gegner; innerhalb davon bestimmt die Reihenfolge, wer am Zug ist. Jede Wertung ist ein eigener Schritt auf der Mauer.
castle-rules-path = Weg
castle-rules-path-text = Ein Weg ist fertig, wenn jedes Ende an einem Platz, an der Mauer oder vor einem Gebäude liegt. Er zählt 1 je Karte, mit mindestens einem Brunnen 2 je Karte. Ein Platz trennt Wege, ein Brunnen nicht. Auch ein Weg, der sich zu einem Ring schließt, ist fertig.
castle-rules-path-example = Vom Tor des Hauses über den Brunnen bis zum Platz: fertig. 3 Karten zu je 2 Punkten sind 6 für Schwarz.
castle-rules-tower = Turm
castle-rules-tower-text = Ein Turm ist fertig, wenn ringsum anderes liegt: Wege, Häuser, Höfe oder die Mauer. Er zählt 2 je Karte. Über Ecken hängt nichts zusammen.
castle-rules-tower-example = Zwei Karten, ein Turm: Nach oben und unten ist er noch offen. Fertig wäre er 4 Punkte wert.
castle-rules-house = Haus und Palas
castle-rules-house-text = Für Häuser gilt dasselbe, sie zählen aber nur 1 je Karte.
castle-rules-keep-text = Dafür kommt dein Palas auf das erste Haus, das du selbst fertig baust und in dem du die Mehrheit hast. Baust du später ein größeres, zieht er um. Am Ende bekommt, wer den größeren Palas hat, einen Punkt für jedes Feld des größten leer gebliebenen Gebiets.
castle-rules-courtyard = Hof
castle-rules-courtyard-text = Höfe werden erst am Ende gewertet. Händler legt man hin: Sie bleiben bis zuletzt. Wer die meisten Händler in einem Hof hat, bekommt 3 Punkte für jeden Markt darin.
castle-rules-courtyard-example = Ein Hof mit zwei Märkten: 6 Punkte für Weiß.
castle-rules-wall = Mauerplättchen
castle-rules-wall-text = Auf jedem Eckturm außer 0/1 liegt eines verdeckt. Du nimmst es nur, wenn dein Zählstein genau dort stehen bleibt. Einsetzen darfst du es ab deinem nächsten Zug; danach ist es aus dem Spiel. Für 2 bis 7 brauchst du die Mehrheit im Gebiet.
castle-rules-end = Ende
castle-rules-end-text = Nach der letzten Karte kommen die Plättchen von der Mauer. Dann zählen der größere Palas, die Höfe und die Mauerplättchen 4, 5, 6 und 9. Unfertiges zählt sonst nichts. Bei gleicher Punktzahl endet es unentschieden.
castle-provenance-rulebook = Aus der Anleitung: 60 Burgkarten, 76 Felder, 18 Mauerplättchen mit ihren Wirkungen, die Leiste von 0 bis 99, die Figuren und alle Wertungsbeispiele.
castle-provenance-public = Aus veröffentlichten Besprechungen: sieben Startfelder, 14 Ecktürme, der Turm 12/13 und dass Karten aus Vierteln und Wegen auf den Mittellinien bestehen.
castle-provenance-reconstructed = Von uns entworfen, weil Bilder der Teile fehlen: der Umriss der Mauer, die meisten Zahlen der Ecktürme, die Startfelder und die einzelnen Burgkarten. Sie widersprechen keiner bekannten Angabe, sind aber nicht das Original.
castle-provenance-box = Wer das Spiel besitzt: Die Karten einer echten Schachtel können gespielt werden, sobald sie eingetragen sind. „bergfried components castle“ gibt die Datei dafür aus, mit „--check“ wird sie geprüft.

## Der Plan im Terminal

castle-board-first = Es wird ausgelost, wer beginnt.
castle-board-draw = { $seat } zieht eine Karte.
castle-board-place = { $seat } legt { $tile }:
castle-board-follower = { $seat } darf einen Gefolgsmann einsetzen.
castle-board-score = { $seat } wählt, was gewertet wird.
castle-board-take-wall-tile = { $seat } nimmt das Mauerplättchen vom Eckturm { $tower }.
castle-board-second-turn = { $seat } darf Mauerplättchen 1 einsetzen.
castle-board-over = Das Spiel ist zu Ende.
castle-board-pile = Stapel: { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
}; aus dem Spiel: { $removed }
castle-board-wall-tiles = Mauerplättchen auf { $towers }
castle-board-player = { $number } { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Vorrat { $supply }, Palas { $keep }, Mauerplättchen { $ready }, neu { $fresh }
castle-board-no-keep = keiner
castle-board-keep-on = { $size } auf { $cell }
castle-board-none = keine
castle-board-list = { $list }
castle-board-paths = Wege
castle-board-towers = Türme
castle-board-houses = Häuser
castle-board-keep = Palas
castle-board-courtyards = Höfe
castle-board-from-wall-tiles = Mauerplättchen
castle-board-signs = T Turm, H Haus, C Hof, M Markt, # Platz, F Brunnen; 1 und 2 Gefolgsleute, K und k Palas

# Fehlermeldungen
castle-notation-action = ein Zug wie d4e, knight-ne, herald-n, none, score-d4-ne, double-d4-ne, again oder end
castle-notation-tile = die Nummer einer Karte wie C03
castle-notation-draw = die Nummer einer Karte wie C03, wall-1 bis wall-9, first1 oder first2
castle-notation-cell = ein Feld mit einem Buchstaben für die Spalte und einer Zahl für die Reihe wie d4

castle-box-game = Unter game steht „{ $game }“ und nicht „castle“.
castle-box-provenance = { $place }: Als Herkunft (provenance) geht „{ $word }“ nicht, nur rulebook, public, reconstructed oder box.
castle-box-differs = { $place }: { $what } ist { $found }, laut Spielregel { $expected }.
castle-box-stated = pieces: { $what } ist { $stated }, die Anzahlen ergeben { $found }.
castle-box-cell-count = board: Die Spielregel braucht { $expected } Felder; die Zeilen ergeben { $found }.
castle-box-grid-size = board: Es müssen 1 bis { $most } Zeilen und Spalten sein.
castle-box-grid-rows = board: Alle Zeilen müssen gleich lang sein und dürfen nur # und . enthalten.
castle-box-wall-touches = board: Die Mauer berührt sich selbst im Punkt { $point }.
castle-box-wall-empty = board: Die Mauer umschließt nichts.
castle-box-wall-not-closed = board: Die Mauer ist keine geschlossene Linie: Die Felder zerfallen in Teile oder lassen ein Loch.
castle-box-tower-count = track: Es müssen 2 bis { $most } Ecktürme sein, nicht { $found }.
castle-box-tower-fields = { $place }: Seine Felder folgen nicht aufeinander oder liegen nicht zwischen 0 und 99.
castle-box-tower-wall-tile = { $place }: Auf jedem Eckturm außer 0/1 liegt ein Mauerplättchen.
castle-box-first-tower = track: Der erste Eckturm ist nicht 0/1.
castle-box-no-field-33 = track: Kein Eckturm hat das Feld 33.
castle-box-tower-corners = track: Die Türme stehen nicht im Uhrzeigersinn auf den { $corners } Ecken der Mauer.
castle-box-run-count = track: Zu { $towers } Ecktürmen gehören ebenso viele Mauerstücke (runs), nicht { $runs }.
castle-box-run-gap = { $place }: Seine Felder { $first } bis { $last } lassen eine Lücke oder überschneiden sich.
castle-box-heading = { $place }: Als Richtung (heading) geht „{ $heading }“ nicht, nur N, E, S oder W.
castle-box-run-length = { $place }: { $cells ->
    [one] 1 Feld nach { $heading } führt
   *[other] { $cells } Felder nach { $heading } führen
} nicht zum nächsten Turm.
castle-box-start-count = starts: Es müssen 1 bis { $most } Startfelder sein, nicht { $found }.
castle-box-starts-same-place = starts: Zwei Startfelder liegen an derselben Stelle.
castle-box-starts-same-id = starts: Zwei Startfelder haben dieselbe id.
castle-box-starts-no-path = starts: Kein Startfeld hat einen Weg.
castle-box-starts-no-market = starts: Kein Startfeld hat einen Markt.
castle-box-start-form = { $place }: side muss N, E, S oder W sein, jede Hälfte T, H oder C.
castle-box-start-market = { $place }: market ist { $market } und nicht -1, 0 oder 1.
castle-box-market-off-courtyard = { $place }: Der Markt liegt nicht auf einem Hof.
castle-box-outside-wall = { $place }: Das Feld { $cell } liegt nicht innerhalb der Mauer.
castle-box-not-at-wall = { $place }: Die Seite { $side } des Feldes { $cell } liegt nicht an der Mauer.
castle-box-tile-total = tiles: Die Anzahlen ergeben { $found }; möglich sind 1 bis { $most }.
castle-box-tile-kinds = tiles: Es sind mehr als { $most } Sorten.
castle-box-tiles-same-id = tiles: Zwei Sorten haben dieselbe id.
castle-box-tiles-no-plaza = tiles: Keine Karte hat einen Platz.
castle-box-tiles-no-fountain = tiles: Keine Karte hat einen Brunnen.
castle-box-tiles-no-market = tiles: Keine Karte hat einen Markt.
castle-box-tile-parts = tiles: { $parts } Teile und die Startfelder sind mehr, als das Programm unterscheiden kann.
castle-box-tile-id = { $place }: Eine id besteht aus einem Großbuchstaben, dann Buchstaben und Ziffern, höchstens 8 Zeichen.
castle-box-tile-count = { $place }: { $count } Stück können es nicht sein.
castle-box-tile = { $place }: { $problem }
castle-box-wall-tile-total = wall_tiles: Die Anzahlen ergeben { $found }; möglich sind höchstens { $most }.
castle-box-wall-tile-points = { $place }: points ist { $points }; 7, 8 und 9 haben 0 bis { $most }, die anderen nichts.
castle-box-too-few-wall-tiles = wall_tiles: { $towers } Ecktürme für { $tiles } Mauerplättchen.
castle-box-wall-tile-listing = wall_tiles: Die Nummer { $number } steht nicht genau einmal da.
castle-box-wall-tile-kinds = wall_tiles: Laut Spielregel sind es { $expected } Sorten, nicht { $found }.

castle-tile-quads = quads „{ $quads }“ besteht nicht aus vier Buchstaben T, H oder C.
castle-tile-sides = { $what } „{ $sides }“ muss Seiten aus N, E, S, W nennen, jede einmal.
castle-tile-centre = Als Mitte (centre) geht „{ $centre }“ nicht, nur none, end, through, junction oder square.
castle-bad-tile-arms = { $arms ->
    [one] 1 Weg passt
   *[other] { $arms } Wege passen
} nicht zu seiner Mitte.
castle-tile-path-end = Sein Weg endet, aber nicht an einem Gebäude.
castle-bad-tile-fountain = Unter fountain müssen genau die Seiten eines einzigen Weges stehen.
castle-bad-tile-market = Als Viertel mit Markt (market) geht „{ $market }“ nicht, nur NW, NE, SE oder SW.
castle-tile-market-off-courtyard = Der Markt im Viertel { $market } liegt nicht auf einem Hof.
castle-tile-too-many = Davon gibt es zu viele.

castle-table-cell-form = Ein Feld schreibt man als [Spalte, Zeile] oder als Text wie "d4".
castle-table-turn-form = Eine Drehung ist 0, 1, 2, 3 oder "n", "e", "s", "w".
castle-table-keep-form = Ein Palas ist eine Anzahl von Karten oder eine Stelle wie ["d4", "NE"].
castle-table-area = Das Gebiet hat { $area }.
castle-table-no-area = So ein Gebiet gibt es nicht.
castle-table-largest-region = Das größte freie Gebiet hat { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}.
castle-table-owner = „{ $owner }“ ist weder black noch white.
castle-table-outside-wall = Das Feld { $cell } liegt nicht innerhalb der Mauer.
castle-table-spot = „{ $spot }“ ist weder ein Viertel (NW, NE, SE, SW) noch eine Seite (N, E, S, W).
castle-table-no-tile-there = Auf { $cell } liegt keine Karte.
castle-table-no-path = Die Karte auf { $cell } hat keinen Weg zur Seite { $side }.
castle-table-no-tile = Eine Karte „{ $tile }“ gibt es nicht.
castle-table-turn-count = Die Drehung { $turn } liegt nicht zwischen 0 und 3.
castle-table-turn-letter = Als Drehung geht „{ $turn }“ nicht, nur n, e, s oder w.
castle-table-too-many-of-tile = Von der Karte { $tile } gibt es nur { $count }.
castle-table-two-tiles = Auf { $cell } liegen zwei Karten.
castle-table-path-stops = Der Weg zwischen { $tile } auf { $cell } und { $other } auf { $beyond } geht nicht weiter.
castle-table-apart = { $tile } auf { $cell } hängt mit keinem Startfeld zusammen.
castle-table-too-many-followers = { $owner } hat mehr als { $most } Gefolgsleute auf Karten.
castle-table-score = Der Punktestand { $score } liegt nicht zwischen 0 und 999.
castle-table-no-wall-tile = Kein Mauerplättchen hat die Nummer { $number }.
castle-table-too-many-of-wall-tile = Vom Mauerplättchen { $number } gibt es nur zwei.
castle-table-house-size = Ein Haus hat 1 bis { $most } Karten, nicht { $size }.
castle-table-not-a-house = { $cell }-{ $spot } ist kein fertiges Haus.
castle-table-not-empty = { $cell } soll frei sein, aber dort liegt eine Karte.

# Was in einem beschriebenen Tisch steht
castle-table-field-place = Die gelegten Karten: Nummer, Feld und wohin die Nordseite der Karte zeigt (n, e, s oder w). Felder heißen wie beim Schach; a1 liegt in der Ecke oben links.
castle-table-field-followers = Gefolgsleute auf den Karten: Farbe (black oder white), Feld und Stelle: ein Viertel (NW, NE, SE, SW) oder die Seite eines Weges (N, E, S, W).
castle-table-field-scores = Die Punkte auf der Mauer vor der Schlusswertung.
castle-table-field-wall_tiles = Die Nummern der Mauerplättchen, die noch niemand eingesetzt hat.
castle-table-field-keeps = Wie viele Karten das Haus mit dem Palas hat, oder eine Stelle darin wie ["d4", "NE"].
castle-table-field-empty = Die Felder, die frei geblieben sind. Nur nötig, wenn nicht alle Karten aufgeschrieben sind.

castle-area-scored = { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
}, { $open ->
    [one] 1 offenes Ende
   *[other] { $open } offene Enden
}, { $fountains ->
    [one] 1 Brunnen
   *[other] { $fountains } Brunnen
}, { $markets ->
    [one] 1 Markt
   *[other] { $markets } Märkte
}, Wert { $points }

castle-player-black = Schwarz
castle-player-white = Weiß

castle-thing-path = Weg
castle-thing-tower = Turm
castle-thing-house = Haus
castle-thing-courtyard = Hof
castle-thing-keep = Palas
castle-thing-wall-tile = Mauerplättchen

castle-counted-tiles = { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
} zu { $tiles ->
    [one] { $each }
   *[other] je { $each }
}
castle-counted-fountain-tiles = { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
} zu { $tiles ->
    [one] { $each }
   *[other] je { $each }
} (Brunnen)
castle-counted-markets = { $markets ->
    [one] 1 Markt
   *[other] { $markets } Märkte
} zu { $markets ->
    [one] { $each }
   *[other] je { $each }
}
castle-counted-markets-wall-tile = { $markets ->
    [one] 1 Markt
   *[other] { $markets } Märkte
} zu { $markets ->
    [one] { $each }
   *[other] je { $each }
} (Mauerplättchen 7)
castle-counted-unfinished-tiles = { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
} zu { $tiles ->
    [one] { $each }
   *[other] je { $each }
} (Mauerplättchen { $number })

castle-reason-tied = { $counted }, aber Gleichstand der Gefolgsleute ({ $first } zu { $second })
castle-reason-unowned = niemand steht darin: { $area }
castle-reason-unfinished = nicht fertig: { $area }
castle-reason-keeps = Palas: { $first ->
    [none] keiner
   *[other] { $first }
} und { $second ->
    [none] keiner
   *[other] { $second }
}, größtes freies Gebiet { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}
castle-reason-five-points = Mauerplättchen 9

# Für Berichte: was man tut, und was mit einem Stück geschieht
castle-kind-place = ein Plättchen anlegen
castle-kind-herald = einen Herold einsetzen
castle-kind-knight = einen Ritter einsetzen
castle-kind-squire = einen Knappen einsetzen
castle-kind-merchant = einen Händler einsetzen
castle-kind-none = keinen Gefolgsmann einsetzen
castle-kind-score = werten
castle-kind-double = doppelt werten
castle-kind-again = einen zweiten Zug nehmen
castle-kind-end = den Zug beenden
castle-use-placed = angelegt
castle-use-taken = genommen
castle-use-used = eingesetzt

# Namen auf dem Bogen aller Stücke
castle-printed-tile = Plättchen { $id }
