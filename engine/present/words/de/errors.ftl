# Fehlermeldungen. Ganze Sätze; was in andere Sätze eingesetzt wird, steht ohne Punkt.

list-or = { $start } oder { $last }
list-and = { $start } und { $last }
error-at-place = { $place }: { $error }
error-at-line = Zeile { $line }: { $error }

# Schreibweise
notation-unreadable = „{ $text }“ ist nicht zu verstehen. Erwartet wird { $expected }.
notation-seat = ein Platz von 1 bis 8
notation-step = ein Platz mit seinem Zug oder * mit einem Zufallsergebnis

# Eine neue Partie
setup-seats = { $game } spielt man nicht mit { $seats }, sondern mit { $allowed } Personen.
setup-unknown-option = Eine Option „{ $key }“ gibt es nicht, nur { $known }.
setup-no-options = Eine Option „{ $key }“ gibt es nicht: Dieses Spiel hat keine.
setup-bad-value = Die Option { $key } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
setup-choice = { $words }
setup-pick = { $count ->
    [one] eines aus
   *[other] { $count } verschiedene mit + dazwischen aus
} { $of }; oder random

# Züge
to-act-nobody = niemanden, die Partie ist zu Ende
to-act-chance = den Zufall
to-act-seats = Platz { $seats }
play-not-to-act = Platz { $seat } ist nicht am Zug. Gewartet wird auf { $to_act }.
play-illegal = Platz { $seat } darf { $action } jetzt nicht spielen. Erlaubt: { $legal }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
play-impossible = { $outcome } ist jetzt nicht möglich. Möglich: { $possible }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
play-chance-not-due = { $outcome } kann man jetzt nicht eintragen. Gewartet wird auf { $to_act }.

# Zurücknehmen
take-back-nothing = Es gibt nichts zurückzunehmen.
take-back-other-seat = Platz { $seat } hat inzwischen gezogen.
take-back-chance = Inzwischen hat der Zufall entschieden.
take-back-reveal = Inzwischen wurde etwas Verdecktes aufgedeckt.
take-back-final = Diese Entscheidung ist endgültig.

# Spielmaterial
box-in-use = Das Spielmaterial ist schon in Gebrauch. Eine andere Schachtel muss vorher gewählt werden, und nur einmal.
box-changed = { $place } = { $found } statt { $expected }
box-added = { $place } ist neu
box-removed = { $place } fehlt
box-lost = { $place } fehlt. Gedruckte Teile behalten ihre Kennung.

# Aufzeichnungen
load-other-game = Das ist eine Aufzeichnung von { $found }, nicht von { $expected }.
load-other-rules = Die Partie wurde nach Regelfassung { $found } von { $game } gespielt, dieses Programm kennt Fassung { $expected }.
load-other-box = Die Partie wurde mit anderem Spielmaterial von { $game } gespielt (Kennung { $found }); dieses Programm hat die Kennung { $expected }.
load-options = Die Optionen müssen vollständig und in dieser Reihenfolge stehen: { $expected }.
record-too-long = Die Datei hat mehr als { $bytes } Bytes.
record-long-line = Die Zeile ist länger als { $bytes } Bytes.
record-cut-off = Die Aufzeichnung bricht hier ab.
record-magic = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $magic }“ heißen.
record-format = Die Aufzeichnung hat das Format { $found }. Dieses Programm liest die Formate 1 und 2.
record-expected = Hier muss „{ $form }“ stehen.
record-bad-value = Hier muss { $expected } stehen, nicht „{ $text }“.
record-value-version = die Nummer einer Regelfassung
record-value-seat-count = eine Anzahl von Plätzen
record-value-seat = ein Platz
record-value-box = eine Materialkennung aus 16 Hexadezimalziffern
record-value-rewinds = eine Anzahl von Rücknahmen
record-value-hash = ein SHA-256-Wert aus 64 Hexadezimalziffern
record-value-score = eine Punktzahl
record-value-rank = ein Rang
record-value-seed = ein Startwert aus 64 Hexadezimalziffern
record-value-contribution-count = eine Anzahl von Beiträgen
record-value-contribution = ein Beitrag aus 32 Hexadezimalziffern
record-duplicate-option = Die Option „{ $key }“ steht zweimal da.
record-practice = Hier muss „practice no“ oder „practice yes“ stehen.
record-contributions = Hier muss „contributions 0“ stehen, mit „{ $construction }“ eine Anzahl von 1 bis { $most }.
record-contribution-order = Die Beiträge müssen in der Reihenfolge der Plätze stehen.
record-ordinary-rewind = Zeilen mit „rewinds“ gibt es nur in einer Übungspartie.
record-rewind-order = Die Anzahl der Rücknahmen muss von Zeile zu Zeile steigen, und vor einem Schritt steht höchstens eine.
record-chance = Hier muss „chance entered“, „chance { $construction } HASH“ oder „chance { $shared } HASH“ stehen.
record-seats = Möglich sind 1 bis { $most } Plätze.
record-player-order = Die Mitspieler müssen in der Reihenfolge ihrer Plätze stehen.
record-not-a-step = „{ $text }“ ist kein Schritt. Hier muss „SEAT ACTION“, „* OUTCOME“, „open“ oder „over“ stehen.
record-missing-result = Hier muss „result WHO SCORE RANK“ stehen, für jeden Platz einmal.
record-digest = Die Prüfsumme passt nicht: Die Aufzeichnung wurde verändert.
record-text-after-end = Nach dem Ende der Aufzeichnung steht noch Text.

# Prüfen
verify-open = Die Partie ist noch nicht zu Ende, ihr Startwert noch geheim.
verify-entered = Der Zufall wurde von Hand eingetragen und lässt sich nicht prüfen.
verify-other-seed = Der Startwert passt nicht zum Siegel.
verify-other-opening = Der Beitrag von Platz { $seat } passt nicht zu seinem Siegel.
verify-other-commitment = Das Siegel ist nicht das gemerkte.
verify-missing-contribution = Der gemerkte Beitrag steht nicht in der Aufzeichnung.
verify-unfair = Zeile { $line }: Aus dem Startwert folgt { $fair }, nicht { $found }.
verify-not-over = Die Schritte führen nicht bis zum Ende der Partie.
verify-other-result = Das Ergebnis folgt nicht aus den Schritten.

# Dateien, die man selbst schreibt
file-missing-field = Es fehlt die Angabe „{ $field }“.
file-unknown-field = Eine Angabe „{ $field }“ gibt es nicht. Möglich: { $known }.
file-unknown-word = „{ $word }“ gibt es hier nicht. Möglich: { $known }.
file-wrong-value = Dieser Wert passt nicht. Hier muss { $expected } stehen.
file-kind-number = eine Zahl, die nicht zu groß ist,
file-kind-text = ein Text in Anführungszeichen
file-kind-truth = true oder false
file-kind-list = eine Liste in eckigen Klammern, mit so vielen Einträgen wie verlangt,
file-kind-table = ein Abschnitt mit eigenen Angaben
file-kind-other = etwas anderes
file-syntax = Das ist kein gültiges TOML.
