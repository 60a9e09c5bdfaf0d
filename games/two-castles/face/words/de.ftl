# Zwischen zwei Schlössern

two-castles-automaton = König Ludwig
two-castles-throne = Thronsaal
two-castles-cards = Bonuskarten
two-castles-attendants = Bedienstete
two-castles-type = { $type ->
    [food] Speiseraum
    [living] Wohnraum
    [utility] Wirtschaftsraum
    [outdoor] Außenraum
    [sleeping] Schlafraum
    [corridor] Verbindungsraum
    [downstairs] Kellerraum
   *[special] Sonderraum
}
two-castles-types = { $type ->
    [food] Speiseräume
    [living] Wohnräume
    [utility] Wirtschaftsräume
    [outdoor] Außenräume
    [sleeping] Schlafräume
    [corridor] Verbindungsräume
   *[downstairs] Kellerräume
}
two-castles-decoration = { $decoration ->
    [torch] Fackel
    [swords] Schwerter
    [painting] Gemälde
   *[mirror] Spiegel
}
two-castles-bare = kahle Wand
two-castles-and = { $first } und { $last }
two-castles-room = { $room } ({ $kind }, { $decoration }): { $wants }
two-castles-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Was ein Raum zählt

two-castles-wants-above-below = { $points } je { $target } direkt darüber und darunter
two-castles-wants-left-right = { $points } je { $target } direkt links und rechts
two-castles-wants-two-below = { $points } je { $target } in den zwei Feldern darunter
two-castles-wants-around = { $points } je { $target } ringsum
two-castles-wants-decoration = { $points } je Raum ringsum mit { $decoration }
two-castles-wants-connected = { $points } je { $target } in einer Kette ab hier
two-castles-wants-anywhere = { $points } je { $target } im ganzen Schloss
two-castles-wants-every = { $points }, wenn alle Raumtypen da sind, sonst { $otherwise }
two-castles-wants-column = { $points } je { $target } in der Spalte
two-castles-wants-any-around = { $points } je Raum ringsum
two-castles-wants-any-below = { $points } je Raum darunter
two-castles-wants-nothing = immer { $points }
two-castles-throne-wants = Thronsaal: { $points } je { $one } oder { $other } auf den Feldern { $first } und { $second }.
two-castles-throne-place = { $place ->
    [left] links
    [right] rechts
    [above-left] oben links
    [above-right] oben rechts
    [below-left] unten links
   *[below-right] unten rechts
}
two-castles-attendant-wants = { $points } je Raum mit { $decoration }
two-castles-attendant-caption = { $attendant }: { $points } je Raum mit { $decoration }.
two-castles-attendants-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $count ->
    [one] 1 Bediensteter
   *[other] { $count } Bedienstete
} mit je { $each }
two-castles-attendants-left = { $count ->
    [one] Noch einer im Vorrat.
   *[other] Noch { $count } im Vorrat.
}
two-castles-points-from = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} aus { $count ->
    [one] 1 Raum
   *[other] { $count } Räumen
}
two-castles-worth-now = Zählt jetzt: { $worth }.
two-castles-worth-counts = { $castle }: { $points }. Das schlechtere der beiden Schlösser zählt.
two-castles-worth-rest = { $castle }: { $points }.
two-castles-at-best = In { $castle } höchstens { $gain }.
two-castles-third = Dritter { $type }: { $bonus }.
two-castles-fifth = Fünfter { $type }: ein Sonderraum nach Wahl.
two-castles-counter = { $types }: { $count }.
two-castles-counter-fifth = Der fünfte bringt: einen Sonderraum nach Wahl.
two-castles-counter-done = Mehr Boni gibt es dafür nicht.
two-castles-one-each = Eines kommt in dein linkes, das andere in dein rechtes Schloss.
two-castles-placed-about = Hier ({ $cell }) zählt er: { $worth }.
two-castles-other-castle = { $room }: kommt dann in { $castle }.
two-castles-bonus-about = Bonus der { $types }: { $bonus }.
two-castles-card-caption = Bonuskarte „{ $card }“: je { $each }.
two-castles-each = je { $points }
two-castles-now = zählt jetzt { $points }
two-castles-card = { $card }: je { $each }, jetzt { $points }
two-castles-bonus-tiles = fünf Plättchen ziehen, eines bauen
two-castles-bonus-attendant = einen königlichen Bediensteten nehmen
two-castles-bonus-cards = drei Bonuskarten ziehen, eine behalten
two-castles-bonus-special = { $room ->
    [fountain] einen Brunnen bauen
    [grand_foyer] ein Foyer bauen
   *[tower] einen Turm bauen
}
two-castles-bonus-choice = den Bonus eines anderen Raumtyps wählen

## Wo etwas liegt

two-castles-ground-floor = Erdgeschoss
two-castles-upper-floor = { $floor }. Stock
two-castles-cellar = { $floor }. Untergeschoss
two-castles-throne-left = linke Spalte des Thronsaals
two-castles-throne-right = rechte Spalte des Thronsaals
two-castles-left = { $cells } links vom Thronsaal
two-castles-right = { $cells } rechts vom Thronsaal

## Was man tun kann

two-castles-pick = Wählen: { $first } und { $second }
two-castles-assign = { $room } für { $castle }, { $rest } für { $other }
two-castles-for-castle = für { $castle }
two-castles-place = { $room }: { $castle }, { $cell } ({ $gain })
two-castles-wait = { $castle }: { $name } zuerst bauen lassen
two-castles-wait-text = Dein Partner baut zuerst, wenn er mag.
two-castles-bonus = { $types }: { $bonus }
two-castles-take = { $attendant }: { $each } je Raum mit { $decoration }, jetzt { $points }
two-castles-keep = { $card }: je { $each }, jetzt { $points }
two-castles-group-pick = { $room } und …
two-castles-group-place = { $castle }: { $room }, { $floor }
two-castles-group-wait = Abwarten
two-castles-choose-hint = Wähle zwei Plättchen, dann erscheint hier deine Wahl.

## Wer was tun muss

two-castles-prompt-thrones = Die Thronsäle werden ausgelegt, einer zwischen je zwei Nachbarn.
two-castles-prompt-deal = Jeder bekommt neun Plättchen.
two-castles-prompt-ludwig-draws = Aus König Ludwigs Stapel werden zwei Plättchen gezogen.
two-castles-prompt-draw-tiles = Für { $castle } werden fünf Plättchen gezogen.
two-castles-prompt-draw-cards = Für { $castle } werden drei Bonuskarten gezogen.
two-castles-chance-throne = Deckt einen Thronsaal auf und legt ihn zwischen { $one } und { $other }: Dort entsteht { $castle }. Welcher ist es?
two-castles-chance-tile = Zieht aus dem großen Kasten das { $number }. von { $all } Plättchen für { $name }. Welches ist es?
two-castles-chance-ludwig = Zieht verdeckt das { $number }. von zwei Plättchen aus König Ludwigs Stapel für { $name } zum Verteilen. Welches ist es?
two-castles-chance-bonus-tile = Zieht aus dem großen Kasten das { $number }. von fünf Plättchen zur Wahl für { $castle }. Welches ist es?
two-castles-chance-card = Zieht vom verdeckten Stapel die { $number }. von drei Bonuskarten zur Wahl für { $castle }. Welche ist es?

two-castles-prompt-over = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } im schlechteren Schloss.
   *[other] { $names } teilen sich den Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } im schlechteren Schloss.
}
two-castles-prompt-choose = Runde { $round }, Zug { $turn }: Wähle geheim zwei Plättchen, eines für jedes deiner Schlösser.
two-castles-prompt-other-tile = Das andere Plättchen gehört dann in dein anderes Schloss.
two-castles-prompt-assign = Verteile König Ludwigs Plättchen: Welches ist für { $castle }, das du mit ihm baust?
two-castles-prompt-place = Baue ein Plättchen in { $castle } ein.
two-castles-prompt-place-both = Baue in { $left } und in { $right } je ein Plättchen ein, in beliebiger Reihenfolge.
two-castles-prompt-may-wait = Du kannst auch deinem Partner den Vortritt lassen.
two-castles-prompt-choose-bonus = Dritter Kellerraum in { $castle }: Wähle den Bonus eines anderen Raumtyps.
two-castles-prompt-keep-tile = Baue eines der fünf gezogenen Plättchen in { $castle } ein.
two-castles-prompt-attendant = Nimm einen königlichen Bediensteten in den Thronsaal von { $castle } auf.
two-castles-prompt-keep-card = Behalte eine der drei Bonuskarten für { $castle }.
two-castles-prompt-special = Bonus für { $castle }: { $room }, wähle das Feld.
two-castles-prompt-any-special = Fünfter Raum eines Typs in { $castle }: Baue Brunnen, Foyer oder Turm.
two-castles-waiting-choose = { $count ->
    [one] Wir warten, bis { $names } zwei Plättchen gewählt hat.
   *[other] Wir warten, bis { $names } je zwei Plättchen gewählt haben.
}
two-castles-waiting-assign = { $name } verteilt König Ludwigs Plättchen.
two-castles-waiting-build = { $count ->
    [one] { $names } baut noch.
   *[other] { $names } bauen noch.
}
two-castles-waiting-bonus = { $name } entscheidet über den Bonus von { $castle }.
two-castles-waiting-bonus-room = { $name } baut den Bonusraum in { $castle }.

## Was geschah

two-castles-log-throne = { $castle } entsteht zwischen { $one } und { $other }.
two-castles-log-round = Runde { $round } beginnt: Jeder bekommt neun Plättchen.
two-castles-log-supply = { $count ->
    [one] 1 abgelegtes Plättchen kommt
   *[other] { $count } abgelegte Plättchen kommen
} in den Vorrat zurück.
two-castles-log-deck = { $count ->
    [one] 1 abgelegte Bonuskarte wird
   *[other] { $count } abgelegte Bonuskarten werden
} neu gemischt.
two-castles-log-passed-left = Die Stapel wandern nach links.
two-castles-log-passed-right = Die Stapel wandern nach rechts.
two-castles-log-piles-discarded = Das letzte Plättchen jedes Stapels wird verdeckt abgelegt.
two-castles-log-assigned = { $name } verteilt König Ludwigs Plättchen: { $first } für { $one }, { $second } für { $other }.
two-castles-log-chose = { $name } hat gewählt.
two-castles-log-chose-seen = { $name } wählt: { $first } und { $second }.
two-castles-log-revealed = { $name } deckt auf: { $first } und { $second }.
two-castles-log-waited = { $name } lässt dem Partner in { $castle } den Vortritt.
two-castles-log-placed = { $name } baut in { $castle }: { $room }, { $cell }; zählt { $counted }. Das Schloss: { $gain }, nun { $total }.
two-castles-log-third = Dritter { $type } in { $castle }: { $bonus }.
two-castles-log-fifth = Fünfter { $type } in { $castle }: ein Sonderraum nach Wahl.
two-castles-log-bonus-chosen = { $name } wählt für { $castle } den Bonus der { $types }.
two-castles-log-tiles-drawn = Für { $castle } werden fünf Plättchen gezogen.
two-castles-log-tiles-drawn-seen = Für { $castle } gezogen: { $rooms }.
two-castles-log-tiles-discarded = Die übrigen Plättchen von { $castle } werden abgelegt.
two-castles-log-tiles-discarded-seen = Für { $castle } nicht gebraucht: { $rooms }.
two-castles-log-cards-drawn = Für { $castle } werden drei Bonuskarten gezogen.
two-castles-log-cards-drawn-seen = Für { $castle } gezogene Bonuskarten: { $cards }.
two-castles-quoted = „{ $name }“
two-castles-log-card-kept = { $name } behält für { $castle } die Bonuskarte „{ $card }“; sie zählt jetzt { $counted }. Das Schloss: nun { $total }.
two-castles-log-cards-discarded = Die übrigen Bonuskarten von { $castle } werden abgelegt.
two-castles-log-attendant = { $name } holt für { $castle } den Bediensteten „{ $attendant }“; er zählt jetzt { $counted }. Das Schloss: nun { $total }.
two-castles-log-scored = { $castle } zählt { $total }: { $rows }.
two-castles-log-scored-nothing = { $castle } zählt { $total }.

## Was eine Aktion bringt

two-castles-foreseen-secret = verdeckt, bis alle gewählt haben
two-castles-foreseen-wait = { $name } entscheidet zuerst
two-castles-foreseen-then = dann: { $bonus }
two-castles-foreseen-nothing = +0 Punkte
two-castles-foreseen-castle = { $castle }: nun { $points }
two-castles-foreseen-result = dein Ergebnis: { $new } statt { $old }

## Wertung und Absprachen

two-castles-tie-higher = mehr Punkte im besseren Schloss
two-castles-tie-special = mehr Sonderräume in beiden Schlössern

two-castles-source-food = Speiseräume
two-castles-source-living = Wohnräume
two-castles-source-utility = Wirtschaftsräume
two-castles-source-outdoor = Außenräume
two-castles-source-sleeping = Schlafräume
two-castles-source-corridor = Verbindungsräume
two-castles-source-downstairs = Kellerräume
two-castles-source-tower = Türme
two-castles-source-fountain = Brunnen
two-castles-source-grand_foyer = Foyers
two-castles-source-bonus_cards = Bonuskarten
two-castles-source-attendants = Bedienstete
two-castles-source-throne = Thronsaal
two-castles-tempting = Bau mit jedem Nachbarn ein verrücktes Schloss. Es zählt nur dein schlechteres!
two-castles-minutes = 45–60
two-castles-computer-names = Leopold, Josepha, Korbinian, Theres, Xaver, Apollonia, Alois, Kreszenz, Ignaz, Veronika
two-castles-counted = aus { $count ->
    [one] 1 Raum
   *[other] { $count } Räumen
}
two-castles-counted-bonus_cards = aus { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
two-castles-counted-attendants = von { $count ->
    [one] 1 Bediensteten
   *[other] { $count } Bediensteten
}
two-castles-option-oldest = Wer ist am ältesten? (baut zuerst, wenn beide warten wollen)
two-castles-option-oldest-1 = Platz 1
two-castles-option-oldest-2 = Platz 2
two-castles-option-oldest-3 = Platz 3
two-castles-option-oldest-4 = Platz 4
two-castles-option-oldest-5 = Platz 5
two-castles-option-oldest-6 = Platz 6
two-castles-option-oldest-7 = Platz 7

## Was am Tisch steht

two-castles-hand = Deine Plättchen
two-castles-picks = Deine gewählten Plättchen
two-castles-has-chosen = hat gewählt
two-castles-supply = Vorrat
two-castles-standing = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }.
two-castles-pass-left = Die Stapel wandern nach links.
two-castles-pass-right = Die Stapel wandern nach rechts.
two-castles-tiles-left = { $count } Plättchen
two-castles-cards-left = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
two-castles-ludwigs-tile = König Ludwig: { $room } für { $castle }
two-castles-pad = Wertungsblock aller Schlösser
two-castles-described = { $castle }: { $count ->
    [one] 1 Raum
   *[other] { $count } Räume
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Die Regeln

two-castles-rules-lead = Nachbarn bauen gemeinsam ein Schloss, und jeder hat zwei Nachbarn. Nur das schlechtere deiner beiden Schlösser zählt.
two-castles-rules-aim = Worum es geht
two-castles-rules-aim-text = Zwischen je zwei Nachbarn liegt ein Thronsaal; um ihn wächst ihr gemeinsames Schloss. Jeder baut also an zwei Schlössern mit. Am Ende zählt für jeden nur das Schloss mit weniger Punkten: Wer dabei am meisten hat, gewinnt. Es lohnt sich, beide gleich gut zu bauen.
two-castles-rules-turn = Ein Zug
two-castles-rules-turn-text = Es gibt zwei Runden zu vier Zügen. Zu Beginn einer Runde bekommt jeder neun Plättchen. In jedem Zug wählen alle gleichzeitig und geheim zwei davon, dann wird aufgedeckt: Ein Plättchen kommt in das linke Schloss, das andere in das rechte. Der Rest wandert weiter, in der ersten Runde nach links, in der zweiten nach rechts. Das neunte Plättchen wird ungesehen abgelegt.
two-castles-rules-order-text = So bekommt jedes Schloss in jedem Zug zwei Räume, einen von jedem Partner. Alle Schlösser werden gleichzeitig gebaut: Jeder baut in seinen beiden, in welcher Reihenfolge er mag. Wer ein Plättchen gewählt hat, bestimmt, wohin es kommt. Einen Bonus führt man sofort aus, und so lange baut niemand sonst in diesem Schloss. Wer lieber sehen will, was der Partner baut, darf ihm den Vortritt lassen; wollen beide warten, so beginnt der Ältere.
two-castles-rules-place = Bauen
two-castles-rules-place-text = Ein neuer Raum grenzt mit einer Kante an einen anderen. Oberhalb des Erdgeschosses muss direkt darunter ein Raum liegen; im Erdgeschoss und unter der Erde nicht. Kellerräume liegen nur unter der Erde, Verbindungsräume und Foyers auf jedem Stockwerk, alles andere im Erdgeschoss und darüber. Auf Räume mit blauem Rand (Außenräume, Brunnen, Türme) darf nichts gebaut werden. Plättchen werden nicht gedreht, und was liegt, bleibt liegen.
two-castles-rules-place-example = Küche und Speisesaal wollen Speiseräume über und unter sich: je 2. Der Weinkeller zählt die beiden in seiner Spalte: 2. Der Blumengarten zählt den Thronsaal als Sonderraum: 1. Die Echokammer unter der Erde findet im Thronsaal eine Fackel: 1, und der Hutraum schräg darüber zählt sie als Verbindungsraum: 1. Der Thronsaal selbst geht leer aus.
two-castles-rules-rooms = Die sieben Raumtypen
two-castles-rules-rooms-text = Die Leiste am Fuß eines Raums sagt, was er zählt: Punkte, wo er sucht (er selbst ist schwarz) und was er sucht. Oben rechts hängt sein Wandschmuck, oben links steht, was er gerade zählt.
two-castles-rules-all-rooms = Alle { $count } Räume
two-castles-rules-food = suchen eine Raumart direkt über und unter sich oder links und rechts, 2 Punkte für jede. Zwei von ihnen suchen Kellerräume in den zwei Feldern unter sich.
two-castles-rules-living = suchen eine Raumart in den acht Feldern ringsum, 1 oder 2 Punkte für jede.
two-castles-rules-utility = zählen 1 je Raum einer Art in einer Kette, die bei ihnen beginnt und nur aus dieser Art besteht.
two-castles-rules-outdoor = zählen 1 je Raum einer Art im ganzen Schloss. Nichts darf auf ihnen stehen.
two-castles-rules-sleeping = zählen 4, wenn das Schloss alle sieben Raumtypen hat, sonst 1.
two-castles-rules-corridor = zählen 1 je Raum ringsum mit dem gesuchten Wandschmuck.
two-castles-rules-downstairs = zählen 1 oder 2 je Raum einer Art in ihrer Spalte, auch über Lücken hinweg.
two-castles-rules-third = Der dritte bringt: { $bonus }.
two-castles-rules-special = Sonderräume und Thronsaal
two-castles-rules-special-text = Ein Brunnen zählt immer 5. Ein Foyer zählt 1 je Raum ringsum, ein Turm 1 je Raum darunter in seiner Spalte. Der Thronsaal ist selbst ein Sonderraum, zwei Felder breit und zählt für andere nur einmal. Er will zwei Raumtypen auf zwei bestimmten Feldern an seinem Rand: 2 Punkte für jedes dieser Felder, auf dem einer der beiden liegt.
two-castles-rules-special-example = Brunnen, Foyer, Turm und ein Thronsaal: Er will oben rechts und rechts Wirtschafts- oder Schlafräume.
two-castles-rules-bonus = Boni
two-castles-rules-bonus-text = Der dritte Raum eines Typs in einem Schloss bringt sofort den Bonus dieses Typs, noch bevor etwas anderes gebaut wird. Der fünfte bringt einen Brunnen, ein Foyer oder einen Turm nach Wahl. Wer den Raum gebaut hat, entscheidet. Ein Bonusraum kann selbst wieder einen Bonus auslösen. Von fünf gezogenen Plättchen wird eines gebaut, von drei Bonuskarten eine behalten; der Rest ist aus dem Spiel.
two-castles-rules-attendants = Königliche Bedienstete
two-castles-rules-attendants-text = Ein Bediensteter steht im Thronsaal und zählt 1 je Raum des Schlosses mit seinem Wandschmuck, den Thronsaal eingeschlossen.
two-castles-rules-end = Ende
two-castles-rules-end-text = Nach der zweiten Runde zählt jedes Schloss alle Räume, Bonuskarten, Bediensteten und den Thronsaal. Jeder nimmt sein schlechteres Schloss. Bei Gleichstand entscheidet das bessere, dann die Zahl der Sonderräume in beiden; sonst wird der Sieg geteilt.
two-castles-rules-two = Zu zweit mit König Ludwig
two-castles-rules-two-text = Zu zweit ist der König der Dritte. Auch er bekommt neun Plättchen, die niemand ansieht. In jedem Zug zieht einer von euch (in der ersten Runde der links, in der zweiten der rechts von ihm) zwei davon und gibt eines dem Schloss, das er mit Ludwig baut, das andere dem Schloss des Mitspielers mit Ludwig. Erst danach wählt ihr. Ludwigs Plättchen baut sein jeweiliger Partner. Ludwig zählt wie alle sein schlechteres Schloss, und er kann gewinnen.
two-castles-provenance-rulebook = Aus der Anleitung: Zahl und Art aller Teile, die Raumtypen und ihre Wertung, die Bonuskarten, die meisten Boni und die Variante zu zweit.
two-castles-provenance-public = Aus öffentlichen Bildern und Listen, die übereinstimmen: was die 147 Räume, die Thronsäle und die Bediensteten im Einzelnen zeigen, und die Boni der Wohn- und Schlafräume.
two-castles-provenance-reconstructed = Von uns erschlossen: die meisten deutschen Raumnamen (Übersetzungen), drei der sieben Schlossnamen, der Bonus für den dritten Kellerraum und welche Sonderräume Rückseiten voneinander sind.

## Der Plan im Terminal

two-castles-board-round = Runde { $round }, Zug { $turn }: { $phase }
two-castles-board-deal-thrones = Die Thronsäle werden ausgeteilt.
two-castles-board-deal-tiles = Die Räume werden ausgeteilt.
two-castles-board-ludwig-draws = Für König Ludwig werden zwei Räume gezogen.
two-castles-board-ludwig-assigns = König Ludwigs Räume werden zugeteilt.
two-castles-board-choose = Alle wählen zwei Räume.
two-castles-board-chosen-by = Alle wählen zwei Räume ({ $count ->
    [one] 1 hat
   *[other] { $count } haben
} gewählt).
two-castles-board-build = Alle Schlösser werden gebaut.
two-castles-board-over = Das Spiel ist zu Ende.
two-castles-board-bonus = Bonus: { $seat } { $task }.
two-castles-board-choose-bonus = wählt einen Bonus
two-castles-board-draw-tiles = zieht fünf Räume
two-castles-board-keep-tile = legt einen gezogenen Raum
two-castles-board-take-attendant = nimmt einen Bediensteten
two-castles-board-draw-cards = zieht drei Bonuskarten
two-castles-board-keep-card = behält eine Bonuskarte
two-castles-board-place-special = legt: { $name }
two-castles-board-place-any-special = legt einen Sonderraum
two-castles-board-owing = { $who } baut noch.
two-castles-board-waited = { $who } hat gewartet.
two-castles-board-stock = Vorrat { $supply }, Ablage { $discards }, Bonuskarten { $cards }, Bedienstete: { $attendants }
two-castles-board-attendants = { $name } { $count }
two-castles-board-between = {", "}
two-castles-board-castle = { $castle } zwischen { $left } und { $right }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
two-castles-board-castle-name = { $name }
two-castles-board-holding = {"\u000A"}  { $name }
two-castles-board-throne = Der Thronsaal zählt { $one } oder { $other } auf { $here } und { $there }
two-castles-board-pile = { $who }: { $tiles ->
    [one] 1 Raum
   *[other] { $tiles } Räume
}
two-castles-board-chosen = , gewählt: { $tiles }
two-castles-board-drawn-tiles = Gezogen: { $tiles ->
    [one] 1 Raum
   *[other] { $tiles } Räume
}
two-castles-board-drawn-cards = Gezogen: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
two-castles-board-known = Bekannt bei { $who }:
two-castles-board-piece = { $name }
two-castles-board-nothing-above = { $scores }; nichts darüber
two-castles-board-underground = { $scores }; unterirdisch
two-castles-board-any-floor = { $scores }; jedes Stockwerk
two-castles-board-ludwig = König Ludwig
two-castles-board-seat = { $seat }
two-castles-board-signs =
    Drei Zeichen je Raum: Art, was er zählt, Wandschmuck. F Speise-, L Wohn-, U Wirtschafts-,
    O Außen-, S Schlaf-, C Verbindungs-, D Kellerraum, * Sonderraum; t Fackel, s Schwerter,
    p Gemälde, m Spiegel. ~~~ Brunnen, [ ] Foyer, /^\ Turm

# Fehlermeldungen
two-castles-conflict-oldest = Am ältesten soll Platz { $oldest } sein, aber am Tisch sind nur { $seats } Plätze.

two-castles-notation-action = pick:TILE+TILE, assign:TILE, place:SIDE:TILE@X,Y, wait:SIDE, bonus:TYPE, take:ATTENDANT oder keep:CARD
two-castles-notation-chance = die id eines Thronsaals, eines Raums oder einer Bonuskarte
two-castles-notation-room = die id eines Raums wie wine_room oder fountain
two-castles-notation-throne = die id eines Thronsaals wie throne_living_corridor
two-castles-notation-attendant = die id eines königlichen Bediensteten wie attendant_knight
two-castles-notation-card = die id einer Bonuskarte wie bc_living
two-castles-notation-cell = Spalte und Stockwerk wie -1,2

two-castles-box-count = { $place }: { $found } gefunden, { $expected } erwartet.
two-castles-box-provenance = { $place }: Als Herkunft (provenance) geht „{ $word }“ nicht, nur rulebook, public, reconstructed oder box.
two-castles-box-room-types = room_type: { $found } gefunden, { $expected } erwartet.
two-castles-box-id-form = „{ $id }“: Eine id besteht nur aus den Zeichen a-z, 0-9 und _.
two-castles-box-id-twice = { $id }: Die id kommt zweimal vor.
two-castles-box-room-type-missing = Der Raumtyp { $id } fehlt.
two-castles-box-special-room-missing = Der Sonderraum { $id } fehlt.
two-castles-box-wants = { $id }: Ein Raum vom Typ { $room_type } kann nicht { $target } nach { $pattern } werten.
two-castles-box-points = { $id }: { $points } Punkte können es nicht sein.
two-castles-box-special-pattern = { $id }: Gewertet wird nicht nach { $pattern }.
two-castles-box-not-special = { $id }: { $face } ist kein Sonderraum.
two-castles-box-levels = { $id }: Unter levels geht „{ $word }“ nicht, nur ground_or_above, below_ground oder anywhere.
two-castles-box-blue-border = { $id }: Einen blauen Rand haben nur Räume im Erdgeschoss oder darüber.
two-castles-box-decoration = { $id }: Als Wandschmuck (deco) geht „{ $word }“ nicht, nur torch, swords, painting, mirror oder none.
two-castles-box-throne-wants = { $id }: Er muss sich zwei Raumtypen wünschen, nicht { $wants }.
two-castles-box-throne-positions = { $id }: Er braucht zwei verschiedene Stellen, nicht { $positions }.
two-castles-box-throne-decoration = { $id }: Ein Thronsaal hat einen Wandschmuck.
two-castles-box-attendant-decoration = { $id }: Ein Bediensteter zählt einen Wandschmuck.
two-castles-box-card-rule = { $id }: Eine Wertung „{ $rule }“ gibt es nicht.
two-castles-box-third-bonus-missing = Der Bonus für den dritten Raum vom Typ { $room_type } fehlt.
two-castles-box-third-bonus = Bonus für den dritten Raum vom Typ { $room_type }: „{ $effect }“ ist nicht zu verstehen.
two-castles-box-too-many-rooms = { $id }: Damit sind es mehr als { $most } Räume des Typs { $room_type }.
two-castles-box-too-few-rooms = { $place }: { $found } Räume sind zu wenige, mindestens { $least }.
two-castles-box-bonus-often = Boni für den dritten Raum: { $effect } kommt { $found }-mal vor, höchstens { $most }-mal ist möglich.
two-castles-box-two-choices = Nur ein Raumtyp darf die anderen Boni zur Wahl stellen.

two-castles-table-castle-count = Das sind { $castles } Schlösser, an einem Tisch sind es 1 bis { $most }.
two-castles-table-too-few-castles = circle: Ein ganzer Tisch hat mindestens 3 Schlösser, nicht { $castles }.

# Was in einem beschriebenen Tisch steht
two-castles-table-field-castle = Ein Abschnitt [[castle]] für jedes Schloss.
two-castles-table-field-id = Wie das Schloss in der Wertung heißen soll.
two-castles-table-field-throne = Der Thronsaal. Er liegt auf den Feldern [0, 0] und [1, 0].
two-castles-table-field-cells = Die Räume: at ist Spalte und Stockwerk (unter dem Thronsaal negativ), room die Kennung des Raums.
two-castles-table-field-attendants = Die Bediensteten und die Bonuskarten des Schlosses.
two-castles-table-field-points = Nur zum Vergleich, wenn du schon selbst gezählt hast: points bei einem Raum, alles andere beim Schloss.
two-castles-table-field-circle = circle = true vor dem ersten Schloss heißt: Das sind alle Schlösser eines Tisches, das erste links von der ersten Person. Dann bekommt jede Person ihre Punkte.

two-castles-castle-only-one = { $id }: Das gibt es in der Schachtel nur einmal.
two-castles-castle-only-some = { $id }: Das gibt es in der Schachtel nur { $count }-mal.
two-castles-castle-no-room = Einen Raum „{ $room }“ gibt es nicht.
two-castles-castle-too-many-cards = { $cards } Bonuskarten; ein Schloss kann nur { $most } bekommen.
two-castles-castle-too-many-attendants = { $attendants } Bedienstete; ein Schloss kann nur { $most } bekommen.
two-castles-castle-far-away = { $room } bei { $x },{ $y }: Dort kann kein Schloss einen Raum haben.
two-castles-castle-fault = { $fault } (Regel { $rule })

two-castles-fault-too-many-rooms = { $rooms } Räume; kein Schloss kann mehr als { $most } bekommen.
two-castles-fault-out-of-reach = { $room }: Dort kann kein Schloss einen Raum haben.
two-castles-fault-overlap = { $room }: Das Feld ist doppelt belegt.
two-castles-fault-wrong-floor = { $room }: Der Raum darf nicht auf diesem Stockwerk liegen.
two-castles-fault-no-support = { $room }: Darunter liegt nichts.
two-castles-fault-on-blue-border = { $room }: Auf einem blauen Rand darf nichts liegen.
two-castles-fault-apart = { $room }: Keine Kette von Räumen führt zum Thronsaal.

two-castles-castle-named = { $id }
two-castles-castle-numbered = Schloss { $number }
two-castles-place-room = { $castle } { $cell }

two-castles-thing-piece = { $name }
two-castles-thing-throne = Thronsaal
two-castles-thing-total = Summe

two-castles-reason-stated = { $counted }; in der Datei steht { $stated }
two-castles-reason-total-stated = zusammen sind es { $total }; in der Datei steht { $stated }

two-castles-sum-above-below = { $target } darüber oder darunter: { $count } zu je { $each }
two-castles-sum-left-right = { $target } links oder rechts: { $count } zu je { $each }
two-castles-sum-two-below = { $target } in den zwei Feldern darunter: { $count } zu je { $each }
two-castles-sum-around = { $target } ringsum: { $count } zu je { $each }
two-castles-sum-decoration-around = Räume ringsum mit { $decoration }: { $count } zu je { $each }
two-castles-sum-connected = { $target } in einer Kette: { $count } zu je { $each }
two-castles-sum-anywhere = { $target } im Schloss: { $count } zu je { $each }
two-castles-sum-column = { $target } in der Spalte: { $count } zu je { $each }
two-castles-sum-any-around = Räume ringsum: { $count } zu je { $each }
two-castles-sum-any-below = Räume darunter: { $count } zu je { $each }
two-castles-sum-every-type = alle anderen Raumtypen sind da: { $points }
two-castles-sum-type-missing = ein Raumtyp fehlt: { $points }
two-castles-sum-always = immer { $points }
two-castles-sum-card = { $card }: { $count } zu je { $each }
two-castles-sum-attendant = Räume mit { $decoration }: { $count } zu je { $each }
two-castles-sum-throne = Wünsche erfüllt: { $count } zu je { $each }

two-castles-target-food = Speiseräume
two-castles-target-living = Wohnräume
two-castles-target-utility = Wirtschaftsräume
two-castles-target-outdoor = Außenräume
two-castles-target-sleeping = Schlafräume
two-castles-target-corridor = Verbindungsräume
two-castles-target-downstairs = Kellerräume
two-castles-target-special = Sonderräume

two-castles-decoration-torch = Fackel
two-castles-decoration-swords = Schwertern
two-castles-decoration-painting = Gemälde
two-castles-decoration-mirror = Spiegel

# Für Berichte: was man tut, und was mit einem Stück geschieht
two-castles-kind-pick = zwei Räume auswählen
two-castles-kind-assign = Ludwigs Räume verteilen
two-castles-kind-place = einen Raum anlegen
two-castles-kind-place-special = einen Sonderraum anlegen
two-castles-kind-wait = den Partner zuerst anlegen lassen
two-castles-kind-bonus-food = Bonus der Speiseräume wählen
two-castles-kind-bonus-living = Bonus der Wohnräume wählen
two-castles-kind-bonus-utility = Bonus der Wirtschaftsräume wählen
two-castles-kind-bonus-outdoor = Bonus der Außenräume wählen
two-castles-kind-bonus-sleeping = Bonus der Schlafräume wählen
two-castles-kind-bonus-corridor = Bonus der Verbindungsräume wählen
two-castles-kind-bonus-downstairs = Bonus der Kellerräume wählen
two-castles-kind-take = einen Bediensteten nehmen
two-castles-kind-keep = eine Bonuskarte behalten
two-castles-use-chosen = ausgewählt
two-castles-use-placed = angelegt
two-castles-use-taken = genommen

# Namen auf dem Bogen aller Stücke
two-castles-printed-throne = Thronsaal ({ $first }, { $second })
