# Die Wörter am Terminal.
terminal-welcome =
    { $title }. Alles Zufällige dieser Partie steht schon fest; das Siegel dazu ist
    { $commitment }.
    Gib die Nummer oder die Kurzschrift eines Zuges ein; „hilfe“ zeigt mehr.
terminal-help =
    Nummer oder Kurzschrift: Zug spielen
    ? mit Nummer oder Kurzschrift: was der Zug bedeutet und bringt
    ? mit einem Namen: was das auf dem Tisch ist, auch außer Reichweite
    tisch: Tisch und Züge zeigen   tipp: Rat des Computers   zurück: letzten Zug zurücknehmen   ende: aufhören
terminal-command-help = hilfe
terminal-command-board = tisch
terminal-command-tip = tipp
terminal-command-undo = zurück
terminal-command-quit = ende
terminal-hint = { $label } (Siegchance { $percent } %): { $action }
terminal-no-such-move = Einen Zug { $number } gibt es nicht: { $most ->
        [one] Es gibt nur Zug 1
       *[other] Die Nummern gehen von 1 bis { $most }
    }.
terminal-result = { $rank }. { $name }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }

# Was Befehle ausgeben
terminal-spectator = Zuschauern
terminal-after = Nach { $at } von { $steps } Schritten, gesehen von { $viewer }:
terminal-verified = { $file }: geprüft. { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, davon { $chance ->
    [one] 1 Zufallsschritt
   *[other] { $chance } Zufallsschritte
} aus dem versiegelten Startwert; das Ergebnis stimmt.
terminal-verified-shared = { $file }: geprüft. { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, davon { $chance ->
    [one] 1 Zufallsschritt
   *[other] { $chance } Zufallsschritte
} aus dem versiegelten Geheimnis und { $count ->
    [one] einem Beitrag am Tisch
   *[other] { $count } Beiträgen am Tisch
}; das Ergebnis stimmt.
terminal-backup = { $to } ist jetzt eine Kopie von { $data }.
terminal-copied = { $to } enthält jetzt alles aus { $from }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
} in ihren Protokollen, { $guests ->
    [one] 1 Name
   *[other] { $guests } Namen
} von Gästen. Jede Zeile ist verglichen.
terminal-adds-up = { $file }: Für { $game } passt alles zusammen.
terminal-own-box = Eigene Schachtel: { $game } mit { $file } (Kennung { $hash })
terminal-not-as-the-rulebook = Nicht wie in der Spielregel:
terminal-not-as-public = Anders als in öffentlichen Quellen:
terminal-not-as-reconstructed = Anders als unsere Rekonstruktion:
terminal-total = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

games-seats = Plätze { $seats }
games-pick = { $count } aus { $values }, verbunden mit +, oder random
progress-left = noch { $time }
simulated = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Startwert { $seed }, im Mittel { $steps } Schritte
column-seat = Platz
column-player = Spieler
column-mean = Mittel
column-deviation = Streuung
column-wins = Siege
column-draws = geteilt
column-share = Anteil
column-points = Punkte
tournament = { $game } mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
}: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Startwert { $seed }
tournament-thinking = denkt { $median } ms, bei 5 % seiner Entscheidungen über { $most } ms
tournament-sprt = SPRT { $low } gegen { $high } Elo: { $verdict ->
    [accepted] angenommen
    [rejected] verworfen
   *[open] offen
} (Logarithmus des Likelihood-Quotienten { $ratio } zwischen { $lower } und { $upper })
bench = { $game } mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
}, { $seconds } s zufällige Züge auf einem Kern:
bench-steps = Schritte je Sekunde
bench-games = Partien je Sekunde
bench-copy = ns, um einen Zustand von { $bytes } Bytes zu kopieren
bench-search = Durchgänge einer Suche je Sekunde, { $percent } % der zufälligen Partien aus derselben Stellung
rules-head = { $title }: { $count } Regeln, Fassung { $version }
rules-ruling = Auslegung: { $ruling }
rules-test = Test: { $test }

# Was Befehle nicht verstehen
command-unknown-argument = Ein Argument { $argument } gibt es nicht.
command-unknown-command = Einen Befehl „{ $command }“ gibt es nicht.
command-missing-argument = Es fehlt { $arguments }.
command-no-value = { $argument } braucht einen Wert.
command-bad-value = { $argument } kann nicht „{ $value }“ sein.
command-bad-choice = { $argument } kann nicht „{ $value }“ sein. Möglich: { $known }.
command-conflict = { $argument } und { $other } schließen einander aus.
command-usage = Der Befehl ist nicht zu verstehen; „bergfried help“ zeigt, was es gibt.
command-no-game = Ein Spiel „{ $game }“ gibt es nicht. Möglich: { $known }.
command-not-game-file = --components „{ $text }“: Erwartet wird SPIEL=DATEI.
command-components-twice = --components nennt { $game } zweimal. Ein Spiel hat nur eine Schachtel.
command-not-key-value = „{ $text }“ ist keine Option. Schreib sie als KEY=VALUE.
command-players-for-seats = { $players } Spieler für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}: Nenne für jeden Platz einen.
command-no-player = Einen Spieler „{ $name }“ gibt es nicht. Möglich: random, greedy, mcts, mcts:SETTINGS, exact, exact:SETTINGS oder eine Stufe: { $levels }.
command-search-setting = „{ $setting }“ ist keine Einstellung einer Suche. Möglich: iterations=N, milliseconds=N, trees=1 bis 64, exploration=X, width=N, depth=N oder depth=end, policy=uniform oder policy=game, chance=apart oder chance=merged, verbunden mit +.
command-exact-setting = „{ $setting }“ ist keine Einstellung eines exakten Spielers. Möglich: nodes=N, plies=1 bis 64, tables=1 bis 256, verbunden mit +.
command-no-such-seat = --seat { $seat }: Der Tisch hat { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}.
command-no-matches = --games 0: Es muss mindestens eine Partie sein.
command-one-competitor = Ein Turnier braucht mindestens zwei Spieler.
command-one-on-ladder = Eine Rangfolge braucht mindestens zwei Spieler.
command-sprt = --sprt „{ $text }“: Schreib zwei Zahlen, die kleinere zuerst, etwa 0,20.
command-seconds = --seconds { $seconds }: Möglich ist 0 bis 3600.
command-no-scorer = Für { $game } gibt es keine Wertung beschriebener Tische.
command-too-few-steps = --at { $at }: Die Aufzeichnung hat { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}.
command-viewer = --as „{ $text }“: Möglich ist ein Platz von 1 bis { $seats }, spectator oder all.
command-other-tournament = In { $file } steht ein anderes Turnier.
command-other-report = { $file } enthält Partien eines anderen Berichts. Nenne einen anderen Ordner oder dieselben Spieler, Plätze, Optionen, denselben Startwert und dieselbe Schachtel.
command-with-learned-values = { $file } enthält Partien, in denen die Computerspieler gelernte Werte benutzten; --against vergleicht ohne sie. Nenne mit --out einen anderen Ordner.
command-without-learned-values = { $file } enthält Partien ohne gelernte Werte, wie --against sie vergleicht. Nenne auch diesmal --against oder mit --out einen anderen Ordner.
command-other-box = Die Partien mit der Schachtel { $file } konnten nicht gespielt werden.
command-not-drawn = Die Stücke aus { $file } konnten nicht gezeichnet werden.
command-bus-address = { $argument } braucht eine Adresse wie nats://RECHNER:PORT.
command-log-filter = --log „{ $text }“: Möglich ist error, warn, info, debug oder ein Filter wie server=debug.
command-no-data-folder = Auf diesem System gibt es keinen Ordner für Daten: Nenne einen mit --data.
command-not-text = { $file } ist keine Textdatei.
command-cannot-read = { $file } ist nicht zu lesen: { $reason }.
command-cannot-write = { $file } ist nicht zu schreiben: { $reason }.
command-no-random-bytes = Das System liefert keine Zufallszahlen.
command-io-not-found = die Datei gibt es nicht
command-io-permission = die Berechtigung fehlt
command-io-directory = es ist ein Ordner
command-io-other = das System lehnt es ab

# Wo die Partien liegen
store-address = Gib eine Datenbank so an: postgres://USER:PASSWORD@HOST/DATABASE.
store-folder = Der Datenordner { $folder } ist nicht zu gebrauchen: { $detail }.
store-exists = { $folder } gibt es schon: Nenne einen neuen Ordner.
store-none = In { $folder } liegen keine Partien.
store-empty = Die Datei { $file } mit den Partien ist leer. Es wurde nichts verändert. Spiele eine Sicherung ein (restore.sh) oder schiebe die Datei beiseite, um ohne Partien zu beginnen.
store-only-log = Die Datei { $file } mit den Partien fehlt, aber ihr Protokoll ist da. Es wurde nichts verändert. Spiele eine Sicherung ein (restore.sh) oder schiebe das Protokoll beiseite, um ohne Partien zu beginnen.
store-broken = Die Datei { $file } mit den Partien ist beschädigt ({ $detail }). Es wurde nichts verändert. Spiele eine Sicherung ein (restore.sh) oder schiebe die Datei beiseite, um ohne Partien zu beginnen; „sqlite3 DATEI .recover“ zeigt, was noch zu lesen ist.
store-login = Die Datenbank { $database } lehnt die Anmeldung ab: { $detail }.
store-tls = Die Datenbank { $database } ist nicht mit TLS zu erreichen: Das kann Bergfried nicht. Nimm einen Socket oder ein privates Netz.
store-no-database = Die Datenbank { $database } gibt es nicht: Lege sie erst an.
store-rights = In der Datenbank { $database } fehlen dem Benutzer Rechte: Mache ihn zu ihrem Eigentümer.
store-newer = { $place } stammt von einer neueren Version von Bergfried: Verwende diese.
store-unreachable = Die Datenbank { $database } ist nicht zu erreichen: { $detail }.
store-silent = Die Datenbank { $database } antwortet seit { $seconds } Sekunden nicht.
start-folder-in-use = Den Datenordner { $folder } benutzt schon ein anderer Server. Wähle mit --data einen anderen.
start-key = Der Schlüssel für die Cookies ist nicht zu gebrauchen: { $detail }.
start-id = Die Datei server.id im Datenordner ist nicht zu gebrauchen: { $detail }.
start-clock = Die Serverzeit lässt sich nicht festhalten: { $detail }.
start-bus = Der Bus { $address } ist nicht zu erreichen: { $detail }.
start-workers = Die Warteschlangen der Worker an { $address } lassen sich nicht benutzen: { $detail }.
start-bus-without-database = --bus geht nur mit --database postgres://BENUTZER:PASSWORT@RECHNER/DATENBANK: Die Server an einem Bus teilen sich eine Datenbank.
start-address-in-use = An { $address } lauscht schon ein anderes Programm. Wähle mit --bind einen anderen Port.
start-address = An { $address } kann der Server nicht lauschen: { $detail }.
copy-in-use = { $place } ist in Gebrauch: Beende erst den Server.
copy-not-empty = { $to } ist nicht leer. Kopiere in einen neuen Ordner oder eine leere Datenbank.
copy-differs = Die Kopie weicht ab: Tabelle { $table }, bei { $id }. Es wurde nichts geschrieben.
copy-failed = { $place }: { $detail }. Es wurde nichts geschrieben.

# Programme als Spieler
elsewhere-game = Ein Worker kennt das Spiel „{ $game }“ nicht. Starte die Worker mit derselben Version dieses Programms.
elsewhere-rules = Ein Worker spielt „{ $game }“ nach Fassung { $found } der Regeln, nicht nach { $expected }. Starte die Worker mit derselben Version dieses Programms.
elsewhere-pieces = Ein Worker spielt „{ $game }“ mit der Schachtel { $found }, nicht mit { $expected }. Starte die Worker mit demselben --components.
elsewhere-unreadable = Ein Worker versteht nicht, was er gefragt wird. Starte die Worker mit derselben Version dieses Programms.
elsewhere-failed = Bei einem Worker ist etwas schiefgegangen. Sein Protokoll sagt, was.
elsewhere-outside = „{ $player }“ läuft nur auf diesem Rechner. Lass --on weg.
elsewhere-no-workers = Mit { $address } ist kein Worker verbunden. Starte einen: bergfried worker --on { $address }
elsewhere-no-bus = { $address } lässt sich nicht benutzen: { $detail }.
outside-not-started = „{ $player }“ lässt sich nicht starten. Nenne einen Befehl, den es gibt und der ausgeführt werden darf.
outside-ended = „{ $player }“ hat sich beendet, ohne zu antworten.
outside-too-slow = „{ $player }“ hat nach { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} nicht geantwortet. Mit --program-seconds bekommt es mehr Zeit.
outside-unreadable = „{ $player }“ antwortet „{ $answer }“. Erwartet wird eine Zeile wie {"{"}"action":"..."{"}"}.
outside-illegal = „{ $player }“ wählt „{ $action }“. Das ist nicht erlaubt; erlaubt wäre zum Beispiel „{ $legal }“.

# Der Bogen aller Stücke
sheet-title = { $game }: alle Stücke
sheet-told = Jedes Stück, wie dieses Programm es kennt. Vergleiche es mit deiner Schachtel.
sheet-correct = Ist in deiner Schachtel etwas anders gedruckt, so berichtige die Zeile: „bergfried components SPIEL > meine.toml“ schreibt die Datei, und „bergfried components SPIEL --check meine.toml --sheet ORDNER“ prüft sie und zeichnet, was sich unterscheidet.
sheet-origins = Hinter jeder Kennung stehen die Zeile in der Datei und woher die Angaben kommen. Hat eine einzelne Angabe eine andere Quelle, so steht diese dahinter.
sheet-pieces = { $count ->
    [one] ein Stück
   *[other] { $count } Stücke
}
sheet-lines = Zeile { $lines }
sheet-rest = Ohne Zeichnung
sheet-rest-told = Was in der Datei sonst eine Kennung hat: Pläne, Leisten, Zahlen und dergleichen.
sheet-line = Zeile
sheet-entry = Eintrag
sheet-says = Angaben
sheet-from = Quelle
sheet-rulebook = Spielregel
sheet-public = öffentlich
sheet-reconstructed = rekonstruiert
sheet-differences = { $game }: was in { $file } anders ist
sheet-differences-told = Links die Stücke dieses Programms, rechts die der Datei; was anders ist, ist umrahmt.
sheet-before = Dieses Programm
sheet-after = { $file }
sheet-none = Kein Stück, das gezeichnet werden kann, ist anders.
