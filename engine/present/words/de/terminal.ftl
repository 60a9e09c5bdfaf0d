# Die Wörter am Terminal: `bergfried play`.
terminal-welcome =
    { $title }. Die Würfel und Karten dieser Partie stehen fest; ihr Siegel ist
    { $commitment }.
    Gib die Nummer oder die Kurzschrift eines Zuges ein; help zeigt mehr.
terminal-help =
    Nummer oder Kurzschrift: Zug spielen
    board: Tisch zeigen   undo: letzten Zug zurücknehmen   quit: aufhören
terminal-result = { $rank }. { $name }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
