# Viscounts

## Zeichen

viscounts-merchant = Händler
viscounts-builder = Baumeister
viscounts-noble = Adel
viscounts-cleric = Geistlichkeit
viscounts-criminal = Verbrecher: zählt in einer Aktion als jedes andere Zeichen
viscounts-ink = Tinte
viscounts-stone = Stein
viscounts-gold = Gold
viscounts-silver = Silber
viscounts-any = Rohstoff nach Wahl: Tinte, Stein oder Gold
viscounts-debt = offene Schuld
viscounts-settled = beglichene Schuld
viscounts-deed = erworbene Urkunde
viscounts-certified = beglaubigte Urkunde
viscounts-virtue = Tugend
viscounts-corruption = Korruption
viscounts-flip-debt = Schuld begleichen
viscounts-flip-deed = Urkunde beglaubigen
viscounts-flip = Schuld begleichen oder Urkunde beglaubigen
viscounts-rearrange = Karten der Reihe umordnen
viscounts-discard = Karte ablegen
viscounts-destroy = Karte entfernen und ihren Silberwert erhalten
viscounts-shuffle = Ablage in den Zugstapel mischen
viscounts-hire = anwerben
viscounts-manuscript = Handschrift
viscounts-post = Handelsposten
viscounts-hall = Zunfthaus
viscounts-workshop = Werkstatt
viscounts-worker = Arbeiter
viscounts-move-worker = Arbeiter im ersten Ring versetzen
viscounts-scheme = Plan
viscounts-dismiss = entlassen
viscounts-step = Schritte
viscounts-hand = Handkarten
viscounts-draw-pile = Zugstapel
viscounts-discard-pile = Ablage
viscounts-points = Punkte
viscounts-lord = Burgherr
viscounts-immediate = Beim Ausspielen
viscounts-ongoing = solange die Karte liegt
viscounts-dropoff = Beim Verlassen der Reihe
viscounts-nothing = nichts
viscounts-or = {" "}oder{" "}
viscounts-no-ability = Keine Fähigkeit
viscounts-gain-ink = { $count } Tinte
viscounts-gain-stone = { $count } Stein
viscounts-gain-gold = { $count } Gold
viscounts-gain-silver = { $count } Silber
viscounts-gain-any = { $count ->
    [one] 1 Rohstoff nach Wahl
   *[other] { $count } Rohstoffe nach Wahl
}
viscounts-gain-debt = { $count ->
    [one] 1 Schuld
   *[other] { $count } Schulden
}
viscounts-gain-deed = { $count ->
    [one] 1 Urkunde
   *[other] { $count } Urkunden
}
viscounts-gain-virtue = { $count } Tugend
viscounts-gain-corruption = { $count } Korruption
viscounts-count-merchant = { $count } Händler
viscounts-count-builder = { $count } Baumeister
viscounts-count-noble = { $count } Adel
viscounts-count-cleric = { $count } Geistlichkeit
viscounts-count-criminal = { $count } Verbrecher
viscounts-do-flip-debt = { $count ->
    [one] 1 Schuld begleichen
   *[other] { $count } Schulden begleichen
}
viscounts-do-flip-deed = { $count ->
    [one] 1 Urkunde beglaubigen
   *[other] { $count } Urkunden beglaubigen
}
viscounts-do-flip = { $count ->
    [one] 1 Schuld begleichen oder 1 Urkunde beglaubigen
   *[other] { $count }-mal begleichen oder beglaubigen
}
viscounts-do-rearrange = Reihe umordnen
viscounts-do-discard = { $count ->
    [one] bis zu 1 Karte ablegen
   *[other] bis zu { $count } Karten ablegen
}
viscounts-do-destroy = { $count ->
    [one] bis zu 1 Karte entfernen
   *[other] bis zu { $count } Karten entfernen
}
viscounts-do-destroy-own = eine eigene Karte entfernen
viscounts-do-shuffle = Ablage einmischen
viscounts-do-hire = kostenlos anwerben
viscounts-do-manuscript = kostenlose Handschrift (Kosten { $costs })
viscounts-do-build = kostenlos bauen: { $building }
viscounts-do-workers = { $count ->
    [one] 1 Arbeiter in die Burg
   *[other] { $count } Arbeiter in die Burg
}
viscounts-do-move-worker = { $count ->
    [one] bis zu 1 Arbeiter versetzen
   *[other] bis zu { $count } Arbeiter versetzen
}
viscounts-do-scheme = künftigen Plan nehmen
viscounts-do-dismiss = Bewohner entlassen
viscounts-do-criminal = Korruption je Verbrecher
viscounts-attempt-build = bauen
viscounts-attempt-workers = Arbeiter entsenden
viscounts-attempt-copy = Handschrift abschreiben
viscounts-attempt-flip = begleichen oder beglaubigen
viscounts-attempt-focus = Schwerpunkt verfolgen
viscounts-main-trade = Handeln
viscounts-main-build = Bauen
viscounts-main-workers = Arbeiter entsenden
viscounts-main-copy = Handschrift abschreiben
viscounts-after-trade = Nach dem Handeln
viscounts-after-build = Nach dem Bauen
viscounts-after-workers = Nach dem Entsenden
viscounts-after-copy = Nach dem Abschreiben
viscounts-on-collision = Bei jedem Zusammentreffen
viscounts-on-flip-debt = Wenn du eine Schuld begleichst
viscounts-on-gain-debt = Wenn du eine Schuld erhältst
viscounts-on-hire = Beim Anwerben
viscounts-on-shuffle = Beim Mischen
viscounts-on-flip = Beim Begleichen oder Beglaubigen
viscounts-on-scheme = Bei einem künftigen Plan
viscounts-on-reveal = Sofort
viscounts-offer = { $action }: { $spend } = { $icons }{ $max ->
    [0] {""}
    [one] {" "}(einmal)
   *[other] {" "}({ $max }-mal)
}
viscounts-unlock-move = bis zu { $count } freier Schritt mehr
viscounts-unlock-dismiss = Entlassen kostet höchstens { $count } Silber
viscounts-unlock-hand = { $count } Handkarte mehr
viscounts-unlock-icon = ein weiteres Zeichen
viscounts-if-no-criminal = ohne Verbrecher
viscounts-if-criminal = mit Verbrecher
viscounts-per-building = Gebäude
viscounts-per-resource = Rohstoffe
viscounts-per-manuscript = Handschriften
viscounts-per-certified = beglaubigte Urkunde
viscounts-per-settled = beglichene Schuld
viscounts-per-worker = Arbeiter in der Burg
viscounts-per-silver = Silber
viscounts-per-merchant = Händler
viscounts-per-builder = Baumeister
viscounts-per-noble = Adel
viscounts-per-cleric = Geistlichkeit
viscounts-per-criminal = Verbrecher
viscounts-score-per = Am Ende { $points } Punkt je { $each } { $what }

## Was auf dem Tisch liegt

viscounts-lake = See
viscounts-meadow = Wiese
viscounts-forest = Wald
viscounts-coast = Küste
viscounts-mountain = Gebirge
viscounts-inner = Innenfeld ({ $land })
viscounts-outer = Feld { $number }
viscounts-site = Bauplatz { $number } ({ $land })
viscounts-value = Silberwert { $count }: Schritte und Preis
viscounts-recruit-effect = Beim Anwerben oder Entlassen: { $effect }
viscounts-printed = Aufgedruckt
viscounts-ribbon-grey = Graues Band
viscounts-ribbon-black = Schwarzes Band
viscounts-ribbon-yellow = Gelbes Band
viscounts-ribbon-blue = Blaues Band
viscounts-player-card = Spielerkarte { $number }
viscounts-empty-slot = Leer: diese Zeichen zählen
viscounts-kingdom = Das Königreich mit der Burg
viscounts-trade-words = je { $icons } Händler: { $gain }
viscounts-link = Verbindung: { $effect }
viscounts-ring-two = Zweiter Ring: { $effect }
viscounts-ring-three = Dritter Ring: { $effect }
viscounts-pairs = Spielerkarten und Helden
viscounts-market = Bewohner und Handschriften
viscounts-board-of = Tableau: { $name }
viscounts-icons-total = Alle Zeichen, die jetzt zählen
viscounts-track = Korruption auf { $corruption }, Tugend auf { $virtue }
viscounts-others = alle anderen
viscounts-bonus = Bonuskarte { $ribbon }
viscounts-your-hand = Deine Handkarten (bis zu { $limit })
viscounts-round = Runde { $round }.
viscounts-ending = Das Ende naht: diese Runde wird fertig gespielt, dann folgt die letzte.
viscounts-last-round = Letzte Runde!
viscounts-poverty-left = Schulden bis zur Armut
viscounts-prosperity-left = Urkunden bis zum Wohlstand
viscounts-nobody = niemand
viscounts-opponent = Gegner: { $name }

## Was man tun kann

viscounts-card-words = { $name } ({ $value }; { $ability })
viscounts-empty = leer
viscounts-take-pair = Karte { $number } mit { $hero }: { $brings }
viscounts-play = Ausspielen: { $card }
viscounts-move = { $space }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $paid ->
    [0] {""}
   *[other] , kostet { $paid } Silber
}
viscounts-have-icons = du hast { $icons }
viscounts-main = { $action } ({ $what })
viscounts-main-dismissing = { $action } ({ $what }), dazu { $card } für { $cost } Silber entlassen
viscounts-build = { $building }: { $icons } Baumeister{ $missing ->
    [0] {""}
   *[other] , { $missing } davon bezahlen
}
viscounts-place = { $count } Arbeiter: { $icons } Adel{ $missing ->
    [0] {""}
   *[other] , { $missing } davon bezahlen
}
viscounts-times = { $times }-mal tauschen ({ $gain }): { $icons } Händler{ $missing ->
    [0] {""}
   *[other] , { $missing } davon bezahlen
}
viscounts-pay = { $goods } zahlen: zählt als { $icons }
viscounts-pay-all = Vorschlag: { $goods } zahlen
viscounts-outcome-cheapest = am günstigsten, zusammen { $goods }
viscounts-outcome-icons = Zeichen danach: { $icons }
viscounts-outcome-there = dort möglich: { $actions }
viscounts-outcome-no-action = dort ist keine Aktion möglich
viscounts-outcome-times = bis zu { $count }-mal
viscounts-outcome-workers = bis zu { $count } Arbeiter
viscounts-outcome-second-ring = { $count } im zweiten Ring
viscounts-outcome-third-ring = { $count } im dritten Ring
viscounts-outcome-frees = schaltet frei: { $what }
viscounts-outcome-points = { $count ->
    [one] { $sign }1 Punkt
   *[other] { $sign }{ $count } Punkte
}
viscounts-outcome-next = danach: { $what }
viscounts-build-on = { $site }: { $effect }
viscounts-link-first = Zuerst die Verbindung zu { $site }: { $effect }
viscounts-take = { $good } nehmen
viscounts-flip-a-debt = Eine Schuld begleichen
viscounts-flip-a-deed = Eine Urkunde beglaubigen
viscounts-order = Neue Reihe: { $cards }
viscounts-discard-top = Oberste Karte des Zugstapels ablegen
viscounts-discard-card = Ablegen: { $card }
viscounts-destroy-top = Oberste Karte des Zugstapels entfernen
viscounts-destroy-card = Entfernen: { $card }
viscounts-hire-card = { $land }: { $card }
viscounts-take-tile = { $land }: { $tile }
viscounts-section = In den Abschnitt bei: { $land }
viscounts-move-worker-to = Arbeiter versetzen: { $from } nach { $to }
viscounts-option = Wählen: { $effect }
viscounts-push = Zuerst aufsteigen bei: { $land }
viscounts-knock = Verdrängen: Arbeiter von { $name }, Ring { $ring } ({ $land })
viscounts-recruit = { $card } für { $cost } Silber anwerben
viscounts-pass-arrange = Reihe so lassen
viscounts-pass-discard = Nichts ablegen
viscounts-pass-destroy = Nichts entfernen
viscounts-pass-move = Niemanden versetzen
viscounts-pass-recruit = Niemanden anwerben
viscounts-pass-main = Keine Aktion
viscounts-group-main = Aktion
viscounts-group-dismiss = Mit Entlassung
viscounts-group-pass = Verzichten
viscounts-group-outer = Äußerer Weg
viscounts-group-inner = Innerer Weg

## Wer was tun muss

viscounts-you-must = Du bist dran: { $what }.
viscounts-waiting = Am Zug ist { $name }: { $what }.
viscounts-task-draft = eine Spielerkarte mit ihrem Helden nehmen
viscounts-task-play = eine Karte aus der Hand in die Reihe spielen
viscounts-task-move = den Burggrafen { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} weit ziehen
viscounts-task-main = eine Aktion wählen
viscounts-task-times = wählen, wie oft getauscht wird
viscounts-task-building = wählen, was gebaut wird
viscounts-task-count = wählen, wie viele Arbeiter in die Burg gehen
viscounts-task-pay = noch { $icons } bezahlen ({ $work })
viscounts-task-site = einen Bauplatz wählen ({ $building })
viscounts-task-links = wählen, welche Verbindung zuerst zählt
viscounts-task-take = { $count ->
    [one] einen Rohstoff wählen
   *[other] { $count } Rohstoffe wählen
}
viscounts-task-flip = { $count ->
    [one] eine Schuld begleichen oder eine Urkunde beglaubigen
   *[other] { $count }-mal begleichen oder beglaubigen
}
viscounts-task-arrange = die Reihe umordnen oder so lassen
viscounts-task-discard = { $count ->
    [one] eine Karte ablegen oder verzichten
   *[other] bis zu { $count } Karten ablegen
}
viscounts-task-destroy = { $count ->
    [one] eine Karte entfernen oder verzichten
   *[other] bis zu { $count } Karten entfernen
}
viscounts-task-destroy-own = auf Wunsch eine eigene Karte entfernen
viscounts-task-hire = jemanden kostenlos anwerben
viscounts-task-tile = eine Handschrift nehmen
viscounts-task-place = { $count ->
    [one] einen Arbeiter in einen Abschnitt der Burg setzen
   *[other] { $count } Arbeiter in einen Abschnitt der Burg setzen
}
viscounts-task-move-worker = { $count ->
    [one] einen Arbeiter im ersten Ring versetzen oder verzichten
   *[other] bis zu { $count } Arbeiter im ersten Ring versetzen
}
viscounts-task-choose = eine Wirkung wählen
viscounts-task-push = wählen, welche Gruppe zuerst aufsteigt
viscounts-task-knock = wählen, wer aus dem vollen Abschnitt weichen muss
viscounts-task-recruit = den Bewohner am Feld anwerben oder verzichten
viscounts-work-trade = { $count }-mal tauschen
viscounts-prompt-over = Das Spiel ist zu Ende.
viscounts-prompt-setup = Das Spiel wird aufgebaut.
viscounts-prompt-scheme = Der Gegner deckt einen Plan auf.
viscounts-prompt-cards = Karten werden gezogen.

## Was geschah

viscounts-automaton = Der Gegner
viscounts-automaton-inside = der Gegner
viscounts-log-piece = Stelle { $place }: { $land }.
viscounts-log-castle = Die Burg wird um { $turn } Stellen gedreht.
viscounts-log-card = Neu bei { $land }: { $card }.
viscounts-log-tile = Neue Handschrift bei { $land }: { $tile }.
viscounts-log-pair = Spielerkarte { $number } liegt aus.
viscounts-log-hero = Zu Spielerkarte { $number } gehört { $card }.
viscounts-log-pair-taken = { $name } nimmt Spielerkarte { $number } mit { $card }.
viscounts-log-opponent-placed = Der Gegner beginnt hier: { $space }.
viscounts-log-stocked = Bereit liegen { $debts } Schulden und { $deeds } Urkunden.
viscounts-log-turn = { $name } ist am Zug (Runde { $round }).
viscounts-log-phase-cards = Phase 1: Karten.
viscounts-log-phase-move = Phase 2: Zug des Burggrafen.
viscounts-log-phase-main = Phase 3: Aktion.
viscounts-log-phase-recruit = Phase 4: Anwerben.
viscounts-log-phase-collision = Phase 5: Zusammentreffen.
viscounts-log-phase-draw = Phase 6: Nachziehen.
viscounts-log-shifted = { $name } schiebt die Reihe weiter.
viscounts-log-shifted-off = { $name } schiebt die Reihe weiter, { $card } verlässt sie.
viscounts-log-played = { $name } spielt { $card }.
viscounts-log-played-blind = { $name } hat keine Handkarte und spielt { $card } vom Zugstapel.
viscounts-log-ability = { $name } nutzt die Fähigkeit: { $card }.
viscounts-log-moved = { $name } zieht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}: { $space }{ $paid ->
    [0] {""}
   *[other] {" "}(für { $paid } Silber)
}.
viscounts-log-met = Auf diesem Feld begegnen sich { $name } und { $other }.
viscounts-log-action = { $name } wählt: { $action }.
viscounts-log-skipped = { $name } verzichtet auf die Aktion.
viscounts-log-dismissed = { $name } entlässt { $card }{ $paid ->
    [0] {""}
   *[other] {" "}(für { $paid } Silber)
}.
viscounts-log-paid = { $name } zahlt { $goods }, das zählt als { $icons } Zeichen.
viscounts-log-traded = { $name } tauscht { $times }-mal: { $gain }.
viscounts-log-built = { $name } baut { $building ->
    [post] einen Handelsposten
    [hall] ein Zunfthaus
   *[workshop] eine Werkstatt
}: { $site }.
viscounts-log-link = { $name } erhält die Verbindung von { $from } zu { $to }.
viscounts-log-workers = { $name } setzt { $count } Arbeiter in die Burg ({ $land }).
viscounts-log-worker-moved = { $name } versetzt einen Arbeiter von { $from } nach { $to }.
viscounts-log-pushed = { $name }: ein Arbeiter steigt in den zweiten Ring auf ({ $land }).
viscounts-log-climbed = { $name }: ein Arbeiter steigt in den dritten Ring auf ({ $land }).
viscounts-log-knocked = { $name } verdrängt einen Arbeiter aus Ring { $ring } ({ $land }); betroffen: { $owner }.
viscounts-log-lord = { $name } wird Burgherr.
viscounts-log-lord-from = { $name } wird Burgherr, bisher war es { $other }.
viscounts-log-copied = { $name } erhält eine Handschrift ({ $tile }): { $brings }.
viscounts-log-copied-printed = { $name } schreibt die aufgedruckte Handschrift ab ({ $land }).
viscounts-log-bonus = { $name } nimmt eine Bonuskarte ({ $ribbon }).
viscounts-log-recruited = { $name } wirbt { $card } an{ $paid ->
    [0] {""}
   *[other] {" "}(für { $paid } Silber)
}.
viscounts-log-gained = { $name } erhält { $what }.
viscounts-log-flipped-debt = { $name } begleicht eine Schuld.
viscounts-log-flipped-deed = { $name } beglaubigt eine Urkunde.
viscounts-log-corrupted = { $name }: { $count } Korruption, Stelle { $space }.
viscounts-log-virtuous = { $name }: { $count } Tugend, Stelle { $space }.
viscounts-log-rearranged = { $name } ordnet die Reihe: { $cards }.
viscounts-log-discarded = { $name } legt { $card } ab.
viscounts-log-discarded-top = { $name } legt { $card } vom Zugstapel ab.
viscounts-log-destroyed = { $name } entfernt { $card }.
viscounts-log-destroyed-top = { $name } entfernt { $card } vom Zugstapel.
viscounts-log-shuffled = { $name } mischt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
viscounts-log-drawn = { $name } zieht { $card }.
viscounts-log-drawn-hidden = { $name } zieht eine Karte.
viscounts-log-collision = { $name }: Tugend und Korruption treffen auf Stelle { $space } zusammen.
viscounts-log-collision-paid = { $name } erhält den Lohn von Stelle { $space }.
viscounts-log-reset = { $name } stellt die Marker zurück.
viscounts-log-poverty = Die letzte Schuld ist vergeben: das Reich ist verarmt.
viscounts-log-prosperity = Die letzte Urkunde ist vergeben: das Reich blüht.
viscounts-log-last-round = Die letzte Runde beginnt.
viscounts-log-scheme = Der Gegner schiebt seine Pläne weiter und deckt einen auf ({ $icons }): { $parts }.
viscounts-log-scheme-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
viscounts-else = {", sonst "}
viscounts-log-schemes-shuffled = Der Gegner mischt seine Pläne ({ $count }).
viscounts-log-scheme-added = Der Gegner nimmt einen künftigen Plan auf.
viscounts-log-attempt = Dem Gegner gelingt: { $what }.
viscounts-log-attempt-failed = Dem Gegner gelingt nicht: { $what }.
viscounts-log-replaced-rearrange = Statt umzuordnen, nimmt der Gegner einen Rohstoff.
viscounts-log-replaced-silver = Statt 2 Silber nimmt der Gegner einen Rohstoff.
viscounts-log-replaced-destroy = Statt zu entfernen, begleicht oder beglaubigt der Gegner.
viscounts-log-replaced-scheme = Statt eines künftigen Plans begleicht oder beglaubigt der Gegner.
viscounts-log-replaced-flip = Statt zu begleichen oder zu beglaubigen, gewinnt der Gegner Tugend.
viscounts-log-replaced-discard = Statt abzulegen, gewinnt der Gegner Tugend.
viscounts-log-replaced-move = Statt einen Arbeiter zu versetzen, gewinnt der Gegner Tugend.
viscounts-log-replaced-hire = Statt anzuwerben, nimmt der Gegner einen künftigen Plan.
viscounts-log-ended = Das Spiel ist zu Ende, es wird gezählt.

## Wertung und Absprachen

viscounts-source-trading-posts = Handelsposten
viscounts-source-guildhalls = Zunfthäuser
viscounts-source-workshops = Werkstätten
viscounts-source-castle-workers = Arbeiter in der Burg
viscounts-source-manuscript-sets = Sätze von Handschriften
viscounts-source-manuscripts = Handschriften
viscounts-source-castle-lord = Burgherr
viscounts-source-bonus-cards = Bonuskarten
viscounts-source-open-debts = Offene Schulden
viscounts-source-acquired-deeds = Erworbene Urkunden
viscounts-source-certified-deeds = Beglaubigte Urkunden
viscounts-source-poverty = Armut
viscounts-source-prosperity = Wohlstand
viscounts-source-resources = Rohstoffe des Gegners
viscounts-option-opponent = Gegner im Spiel allein
viscounts-option-opponent-cleric = Kleriker
viscounts-option-opponent-builder = Baumeister
viscounts-option-opponent-noble = Adlige
viscounts-option-opponent-cards = Karten
viscounts-option-mixed-in = Künftige Pläne von Beginn an
viscounts-option-mixed-in-0 = keiner
viscounts-option-mixed-in-1 = einer
viscounts-option-mixed-in-2 = zwei
viscounts-option-mixed-in-3 = drei
viscounts-option-ranks = Armut und Wohlstand zu zweit
viscounts-option-ranks-german = 12 und 8 Punkte
viscounts-option-ranks-english = 12 und 4 Punkte

## Die Regeln

viscounts-rules-lead = Die Macht des Königs schwindet. Burggrafen reisen um seine Burg, werben Bewohner an, handeln, bauen, schicken Arbeiter und sammeln Handschriften, ehe das Reich verarmt oder erblüht.
viscounts-rules-aim = Worum es geht
viscounts-rules-aim-text = Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Gebäude, Arbeiter in der Burg, Handschriften, Urkunden, der Burgherr und Bonuskarten; offene Schulden kosten. Ein Zug hat sechs Teile: Karte spielen, ziehen, eine Aktion, anwerben, Zusammentreffen, nachziehen.
viscounts-rules-cards = 1. Karten
viscounts-rules-cards-text = Schiebe die Karten deiner Reihe um eine Stelle nach rechts; die letzte verlässt sie und kommt auf deine Ablage. Spiele dann eine Handkarte auf die erste Stelle. Die Zeichen aller Karten der Reihe zählen für deine Aktion. Fähigkeiten wirken beim Ausspielen, solange die Karte liegt, oder wenn sie die Reihe verlässt.
viscounts-rules-cards-example = Links oben der Silberwert: so weit ziehst du, und so viel kostet die Karte. Darunter ihre Zeichen, die Wirkung beim Anwerben und die Fähigkeit.
viscounts-rules-move = 2. Ziehen
viscounts-rules-move-text = Dein Burggraf zieht im Uhrzeigersinn den Pfeilen nach, so viele Schritte, wie die gespielte Karte Silber wert ist; jeder weitere Schritt kostet 1 Silber. Auf dem äußeren Weg wird gehandelt und gebaut, auf dem inneren werden Arbeiter entsandt und Handschriften abgeschrieben. Wen du triffst, der darf seine Reihe umordnen.
viscounts-rules-main = 3. Eine Aktion
viscounts-rules-main-text = Wähle eine Aktion, die dein Feld erlaubt, oder verzichte:
viscounts-rules-trade = Handeln: tausche Händler gegen das, was das Feld bietet, so oft du sie aufbringst.
viscounts-rules-build = Bauen: setze ein Gebäude auf einen freien Bauplatz an deinem Ufer. Der Platz bringt etwas, und jede Verbindung zu einem Nachbargebäude bringt beiden Besitzern etwas.
viscounts-rules-workers = Arbeiter: für 1, 3, 5 oder 8 Adel setze 1, 2, 3 oder 4 Arbeiter in den Abschnitt der Burg bei deinem Feld.
viscounts-rules-copy = Abschreiben: nimm die Handschrift deines Landes, wenn du ihre Zahl an Geistlichkeit aufbringst.
viscounts-rules-pay = Bezahlen
viscounts-rules-pay-text = Es zählen die Zeichen deiner Reihe, leerer Stellen, deiner Gebäude und Bonuskarten. Was fehlt, zahlst du mit Vorräten. Außerdem darfst du einmal den Bewohner deines Landes für seinen Silberwert entlassen: seine Zeichen helfen, seine Wirkung tritt ein, dann ist er aus dem Spiel.
viscounts-rules-pay-example = Ein Silber, ein Stein, ein Gold oder eine Tinte zählt als ein Zeichen der passenden Aktion.
viscounts-rules-buildings = Gebäude
viscounts-rules-buildings-text = Jedes Gebäude, das dein Tableau verlässt, gibt etwas Dauerhaftes frei:
viscounts-rules-castle = Die Burg
viscounts-rules-castle-text = Hast du drei Arbeiter in einem Abschnitt des ersten Rings, so steigt einer in den zweiten auf und bringt dessen Lohn; je einer der anderen geht nach links und nach rechts. Das kann eine Kette auslösen. Von drei eigenen im zweiten Ring steigt einer in den dritten und bringt einen Rohstoff nach Wahl. In einem Abschnitt ist nur für drei Arbeiter Platz: wer aufgerückt ist, bestimmt, wer weicht; der Verdrängte bringt seinem Besitzer Trost. Wer die meisten im dritten Ring hat, ist Burgherr. Am Ende zählt jeder Arbeiter 1, 2 oder 3 Punkte.
viscounts-rules-recruit = 4. Anwerben
viscounts-rules-recruit-text = Du darfst den Bewohner deines Landes für seinen Silberwert anwerben: seine Wirkung tritt ein, und die Karte kommt auf deine Ablage.
viscounts-rules-collision = 5. Zusammentreffen
viscounts-rules-collision-text = Korruption rückt nach rechts, Tugend nach links. Stehen beide Marker jetzt auf derselben Stelle, so bringt diese dir die obere Zeile und den anderen die untere; dann kehren die Marker zurück. Links winken Urkunden, rechts Silber und Schulden.
viscounts-rules-debt = Eine offene Schuld kostet am Ende 2 Punkte.
viscounts-rules-settle = Eine beglichene Schuld kostet nichts mehr und bringt sofort einen Rohstoff nach Wahl.
viscounts-rules-deed = Eine erworbene Urkunde zählt 1 Punkt.
viscounts-rules-certify = Eine beglaubigte Urkunde zählt 3 Punkte.
viscounts-rules-criminals = Verbrecher
viscounts-rules-criminals-text = Ein Verbrecher zählt in einer Aktion als jedes Zeichen. Wer einen ausspielt, gewinnt 1 Korruption für jeden Verbrecher in der Reihe; und wenn deine Karten gemischt werden, bringt ein Verbrecher in der Reihe Korruption, eine Reihe ohne ihn Tugend.
viscounts-rules-criminals-example = Die Dolche zeigen zwei Verbrecher.
viscounts-rules-draw = 6. Nachziehen
viscounts-rules-draw-text = Ziehe auf drei Handkarten nach, mit der dritten Werkstatt und als Burgherr je eine mehr. Ist der Zugstapel leer, wird die Ablage gemischt.
viscounts-rules-end = Ende
viscounts-rules-end-text = Sind alle Schulden oder alle Urkunden vergeben, so wird die Runde zu Ende gespielt, und eine letzte folgt. Ist das Reich verarmt, bekommen die mit den meisten beglaubigten Urkunden 12, 8 und 4 Punkte; blüht es, so die mit den meisten beglichenen Schulden. Sätze aus 1, 2, 3 oder 4 Handschriften mit verschiedenen Bändern zählen 1, 4, 9 oder 16. Wer als Erster drei Handschriften einer Farbe hat, nimmt deren Bonuskarte.
viscounts-rules-solo = Allein
viscounts-rules-solo-text = Einer von vier Gegnern spielt nach Plänen: jeder Plan sagt, was er gewinnt, wie weit er auf dem äußeren Weg zieht und was er versucht. Was er nicht brauchen kann, wird ihm ersetzt; das Protokoll erzählt jeden Schritt.
viscounts-provenance-rulebook = Aus der Anleitung: die Regeln, Kosten und Punkte, die Fähigkeiten der Gebäude und die Beispiele.
viscounts-provenance-public = Aus veröffentlichten Quellen: die Karten der Bewohner und Helden, die Tafeln des Reichs, die Burg, die Leiste und die meisten Handschriften.
viscounts-provenance-reconstructed = Von uns erschlossen: einzelne Handschriften und Spielerkarten, die meisten Pläne und drei Tafeln der Gegner, sowie viele deutsche Namen.

# Was nicht geht
viscounts-conflict-opponent = Der Gegner und die beigemischten Pläne sind nur für das Spiel allein.
viscounts-conflict-ranks = Die Ränge { $ranks } gibt es nur allein oder zu zweit.

viscounts-notation-action = ein Wort wie pass, play:abbot, move:3, trade, site:A1 oder take:ink
viscounts-notation-site = ein Teil von A bis E und eine Zahl von 1 bis 5
viscounts-notation-chance = piece:A, castle:0, pair:1, card:abbot, tile:grey-1 oder scheme:start-1

viscounts-box-count = { $place }: { $found } gefunden, { $expected } erwartet.
viscounts-box-word = { $place }: { $what } „{ $word }“ gibt es nicht. Möglich: { $words }.
viscounts-box-guildhall-icon = { $place }: Zeichen { $index } der Gildenhalle; möglich ist 1 bis 3.
viscounts-box-building-order = { $place }: Die Reihenfolge (order) geht von 1 bis 3.
viscounts-box-twice = { $place }: Das kommt zweimal vor.
viscounts-box-id-twice = { $place }: Die id kommt zweimal vor.
viscounts-box-id-form = { $place }: Eine id besteht aus kleingeschriebenen Wörtern mit - dazwischen.
viscounts-box-id = { $place }: Hier steht die id „{ $id }“.
viscounts-box-missing = { $place }: Das fehlt.
viscounts-box-no-building = Es gibt kein Gebäude der Art { $kind }.
viscounts-box-cost = { $place }: Kosten { $cost }; möglich ist 1 bis { $most }.
viscounts-box-buildings-differ = { $place }: Alle drei müssen gleich viel kosten und gleich viele Punkte bringen.
viscounts-box-track-position = { $place }: Hier steht pos { $position }.
viscounts-box-trade-icons = { $place }: Ein Handel für { $icons } Zeichen; möglich ist 1 bis 5.
viscounts-box-left-bank-first = { $place }: Die Bauplätze am linken Ufer (left) stehen zuerst.
viscounts-box-link-site = { $place }: So einen Bauplatz gibt es nicht auf { $side }.
viscounts-box-link-order = { $place }: Eine Verbindung führt von einem Bauplatz zum nächsten im Uhrzeigersinn.
viscounts-box-ongoing = { $place }: Eine dauerhafte Fähigkeit (ongoing) hat entweder einen Auslöser (on) oder mods.
viscounts-box-not-ongoing = { $place }: Nur dauerhafte Fähigkeiten (ongoing) haben einen Auslöser (on) oder mods.
viscounts-box-timing-and-effect = { $place }: timing und effect passen nicht zusammen.
viscounts-box-action-icon = { $place }: { $icon } ist nicht das Zeichen dieser Aktion.
viscounts-box-mods = { $place }: Bei mods müssen per und yield mindestens 1 sein, und es gibt höchstens zwei davon.
viscounts-box-too-many-effects = Es sind mehr Wirkungen, als das Programm fasst.
viscounts-box-hand-limit = hand_limit ist { $limit }; möglich ist 1 bis 3.
viscounts-box-lord-hand-limit = lord_hand_limit ist { $limit }; möglich ist 0 oder 1.
viscounts-box-min-cards = min_cards muss 3 sein: Der Spielplan hat drei Plätze für Karten.
viscounts-box-push-threshold = push_threshold muss mindestens 3 sein: Ein Arbeiter rückt nach innen, zwei weichen aus.
viscounts-box-workers = workers_per_player muss 1 bis 60 sein.
viscounts-box-rising = { $name } muss von mindestens 1 an ansteigen.
viscounts-box-end-pile = Ein Endstapel mit { $cards } Karten; möglich ist 1 bis 30.
viscounts-box-red-numbers = { $place }: Hier stehen die roten Zahlen { $left } und { $right }.
viscounts-box-effect-or-points = { $place }: Es muss entweder effect oder vp dastehen.
viscounts-box-each = { $place }: each muss mindestens 1 sein.
viscounts-box-scheme-order = scheme: Die acht mit start stehen vor den acht mit future.
viscounts-box-alternatives = { $place }: Es müssen 1 bis 3 Möglichkeiten (last) sein.
viscounts-box-last-alternative = { $place }: Die letzte Möglichkeit muss immer gehen.
viscounts-box-main-alone = { $place }: Eine Hauptaktion steht in ihrer Möglichkeit allein.
viscounts-box-resource-twice = { $place }: Der Rohstoff { $resource } kommt zweimal vor.
viscounts-box-resource-caps = { $place }: Es müssen drei Rohstoffe mit zwei Grenzen sein, oder keine, wenn alle als eine Art zählen.
viscounts-box-no-scheme = { $place }: Einen Plan { $deck } { $header } gibt es nicht.
viscounts-box-too-many-icons = { $place }: { $icons } Zeichen passen auf keine Karte.
viscounts-box-node-count = { $place }: Eine Wirkung mit n = { $n }; möglich ist 1 bis 12.
viscounts-box-node-kind = { $place }: Eine Wirkung braucht genau eines von gain, flip, do, choose und act.
viscounts-box-branches = { $place }: Eine Wahl (choose) braucht 2 bis 4 Zweige.
viscounts-box-only-schemes = { $place }: Nur Pläne dürfen act = „{ $act }“ haben.
viscounts-box-only-opponent = { $place }: „{ $word }“ ist nur für den Gegner im Spiel allein.
viscounts-box-manuscript-costs = { $place }: manuscript_free braucht Kosten (costs) von 0 bis 15.

viscounts-table-no-seat = Es ist kein [[seat]] beschrieben.
viscounts-table-no-opponent = Wer allein spielt, spielt gegen einen [opponent].
viscounts-table-opponent-not-alone = opponent: Nur wer allein spielt, hat einen Gegner.
viscounts-table-too-many-seats = Es sind { $seats } Plätze beschrieben; das Spiel ist für 1 bis 4.
viscounts-table-ranks = ranks: „{ $word }“ gibt es nicht. Möglich: german oder english.
viscounts-table-board-missing = opponent: Es fehlt board. Möglich: cleric, builder, noble oder cards.
viscounts-table-board = opponent: Ein board „{ $word }“ gibt es nicht. Möglich: cleric, builder, noble oder cards.
viscounts-table-buildings = { $place }: { $count } Gebäude einer Art; es gibt nur 3.
viscounts-table-workers = { $place }: { $workers } Arbeiter in der Burg; es gibt nur { $most }.
viscounts-table-no-manuscript = { $place }: Eine Handschrift „{ $id }“ gibt es nicht; siehe „bergfried components viscounts“.
viscounts-table-manuscript-twice = { $place }: Die Handschrift { $id } kommt zweimal vor.
viscounts-table-lord-twice = { $place }: Der Burgherr kommt zweimal vor.
viscounts-table-no-bonus-card = { $place }: Eine Bonuskarte „{ $word }“ gibt es nicht. Möglich: { $words }.
viscounts-table-bonus-card-twice = { $place }: Die Bonuskarte { $word } kommt zweimal vor.
viscounts-table-goods = { $place }: { $count } { $good }; gezählt werden höchstens { $most }.
viscounts-table-opponent-townsfolk = { $place }: Der Gegner hat Pläne und keine Bewohner.
viscounts-table-no-townsfolk = { $place }: Einen Bewohner „{ $id }“ gibt es nicht; siehe „bergfried components viscounts“.
viscounts-table-townsfolk-twice = { $place }: Der Bewohner { $id } kommt zweimal vor.
viscounts-table-only-opponent = { $place }: board und schemes gibt es nur beim Gegner.
viscounts-table-no-scheme = { $place }: Einen Plan „{ $id }“ gibt es nicht; siehe „bergfried components viscounts“.

viscounts-thing-manuscript = Handschrift { $id }
viscounts-thing-sets = Handschriften-Sätze

viscounts-reason-counted = { $counted }: { $count }; { $points } für je { $each }
viscounts-reason-sets = ganze Sätze: { $sets } (aus { $counts })
