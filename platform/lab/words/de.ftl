# Die Seite eines Berichts
report-title = { $game }: Bericht zur Ausgewogenheit
report-made-by = Erzeugt mit
report-intervals = Intervalle gelten zu 95 %.
report-tables = Die Zahlen hinter den Bildern:
report-played-by = Gespielt von
report-seat = Platz { $number }

# Kennzahlen
report-games = Partien
report-seats = Plätze
report-mean-steps = Schritte je Partie
report-mean-points = Punkte je Platz
report-mean-margin = Vorsprung am Ende
report-decided = Partien mit nur einem Sieger
report-legal-actions = Möglichkeiten je Entscheidung
report-lead-changes = Führungswechsel

# Abschnitte
report-points = Punkte
report-scores-told = Wie sich die Endstände verteilen.
report-scores-plot = Verteilung der Punkte nach Platz
report-share-of-games = Anteil der Partien
report-seats-heading = Entscheidet der Platz?
report-seats-told = Der Anteil der Siege nach Platz. Die gestrichelte Linie ist ein gleicher Anteil.
report-seats-plot = Anteil der Siege nach Platz
report-share-of-wins = Anteil der Siege
report-levels-heading = Vorteil des ersten Platzes nach Spielstärke
report-levels-told = Jede Spielstärke spielt { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} gegen sich selbst. Die gestrichelte Linie ist ein gleicher Anteil.
report-levels-plot = Anteil der Siege des ersten Platzes nach Spielstärke
report-first-seat-wins = Anteil der Siege des ersten Platzes
report-all-games = alle Partien
report-length = Länge
report-length-told = Schritte einer Partie: Entscheidungen und Zufall.
report-steps = Schritte
report-margin = Wie klar ist der Sieg?
report-margin-told = Wie viele Punkte der beste Platz am Ende vor dem nächsten liegt.
report-margin-points = Punkte Vorsprung
report-leads = Führungswechsel
report-leads-told = Wie oft jemand anders die Führung übernimmt.
report-choice = Auswahl
report-choice-told = Wie viele Möglichkeiten es bei einer Entscheidung gibt.
report-legal = Möglichkeiten
report-all-decisions = alle Entscheidungen
report-share-of-decisions = Anteil der Entscheidungen
report-sources = Woher die Punkte kommen
report-sources-told = Punkte nach Herkunft, im Mittel, für Sieger und für die anderen.
report-sources-plot = Mittlere Punkte nach Herkunft
report-winners = Sieger
report-others = andere
report-picks = Was gewählt wird
report-picks-told = Wie oft etwas gewählt wird, wo es möglich ist und es eine Wahl gibt.
report-picks-plot = Wie oft etwas gewählt wird
report-taken-where-possible = gewählt, wo möglich
report-wins = Was mit dem Sieg einhergeht
report-wins-told = Der Anteil der Siege der Plätze, die etwas wenigstens einmal in der Partie getan haben. Das kann auch Folge des Sieges sein statt seine Ursache.
report-wins-plot = Anteil der Siege nach Wahl
report-skill = Spielstärke und Bedenkzeit
report-skill-told = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} zwischen Computerspielern mit wechselnden Plätzen und gleichem Zufall. Elo ist auf ihren Mittelwert bezogen; die Zeit ist der Median je Entscheidung auf einem Kern.
report-milliseconds = Millisekunden je Entscheidung
report-extremes = Auffällige Partien
report-extremes-told = So lassen sie sich nachspielen:
report-number = Partie
report-why = Warum
report-longest = die längste
report-shortest = die kürzeste
report-most-points = die meisten Punkte
report-fewest-points = die wenigsten Punkte eines Siegers
report-greatest-lead = der größte Vorsprung am Ende
report-most-changes = die meisten Führungswechsel

# Spielmaterial
report-pieces = Das Spielmaterial
report-pieces-told = Für jedes Stück: wie oft es benutzt wird, wie oft die gewinnen, die es benutzen, und was es zählt.
report-not-cause = Vorsicht: Das sind Zusammenhänge, keine Ursachen. Wer vorn liegt, kann sich manches Stück eher leisten; wer ein Stück benutzt, spielt oft auch sonst anders. Was ein Stück bewirkt, zeigt erst ein Versuch mit einer geänderten Schachtel (--against).
report-used = Stücke: { $use }
report-used-told = Jeder Punkt ist ein Stück: nach rechts, wie oft es je Partie benutzt wird, nach oben, wie oft die gewinnen, die es benutzen. Die gestrichelte Linie ist ein gleicher Anteil.
report-used-wins = Gewonnen, wenn { $use }
report-times-a-match = { $use }, je Partie
report-wins-of-users = Anteil der Siege, wenn { $use }
report-too-few = Noch zu selten: Gezeigt wird, was wenigstens { $fewest } Mal vorkam.
report-both-ends = Von { $all } Stücken die { $rows } mit dem höchsten und die { $rows } mit dem niedrigsten Wert.
report-all-of-them = Alle, die oft genug vorkamen.
report-piece-points = Was Stücke zählen
report-piece-points-told = Punkte am Ende, im Mittel über alle Exemplare, die für sich allein zählen. Was nur zusammen mit anderem zählt, ist nicht dabei.
report-no-piece-points = In diesem Spiel gibt es Punkte für das, was mehrere Stücke zusammen ergeben. Sie auf einzelne Stücke zu verteilen wäre willkürlich; deshalb stehen hier keine.
report-mean-piece-points = Punkte je Exemplar
report-all-pieces = Alle Stücke ({ $count }) mit ihren Zahlen
report-piece = Stück
report-id = Kennung
report-won = gewonnen

# Eine andere Schachtel
report-against = Was die andere Schachtel ändert
report-against-told = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit jeder der beiden Schachteln, mit demselben Startwert und denselben Spielern. Verglichen wird Partie mit Partie: Der Unterschied ist der Mittelwert der Unterschiede, mit seinem Intervall. Fett ist, wo das Intervall die Null nicht enthält. Mit beiden Schachteln spielen die Computer ohne das, was sie mit der eingebauten gelernt haben.
report-no-changes = Beide Schachteln sind gleich.
report-more-changes = und { $count } weitere Änderungen
report-many-comparisons = Unter vielen Vergleichen liegen auch ohne jede Wirkung etwa 5 von 100 außerhalb.
report-figure = Kennzahl
report-this-box = diese Schachtel
report-other-box = die andere
report-difference = Unterschied
report-interval = Intervall
report-picture = als Bild, um null
report-wins-of-seat = Siege von Platz { $number }
report-first-seat-of = Siege des ersten Platzes, { $level }
report-winner-points = Punkte des Siegers
report-against-sources = Unterschied: woher die Punkte kommen
report-against-kinds = Unterschied: was gewählt wird
report-against-pieces = Unterschied: wie oft Stücke benutzt werden
report-against-piece-points = Unterschied: was Stücke zählen
report-against-rows = { $rows } von { $all }: die Unterschiede, die am weitesten von null entfernt sind, gemessen an ihrem Fehler. Bei { $clear } enthält das Intervall die Null nicht.
report-difference-a-match = Unterschied je Partie
