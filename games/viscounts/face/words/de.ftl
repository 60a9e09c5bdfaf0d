# Viscounts

## Symbole

viscounts-merchant = Händler
viscounts-builder = Baumeister
viscounts-noble = Adlige
viscounts-cleric = Kleriker
viscounts-criminal = Verbrecher: zählt in einer Hauptaktion als jedes andere Symbol
viscounts-ink = Tinte
viscounts-stone = Stein
viscounts-gold = Gold
viscounts-silver = Silber
viscounts-any = Ressource nach Wahl: Tinte, Stein oder Gold
viscounts-debt = offener Schuldschein
viscounts-settled = beglichener Schuldschein
viscounts-deed = erworbene Urkunde
viscounts-certified = beglaubigte Urkunde
viscounts-virtue = Tugend
viscounts-corruption = Korruption
viscounts-flip-debt = Schuldschein begleichen
viscounts-flip-deed = Urkunde beglaubigen
viscounts-flip = Schuldschein begleichen oder Urkunde beglaubigen
viscounts-rearrange = Karten der Reihe umordnen
viscounts-discard = Karte abwerfen
viscounts-destroy = Karte vernichten und ihren Silberwert erhalten
viscounts-shuffle = Abwurfstapel in den Nachziehstapel mischen
viscounts-hire = anwerben
viscounts-manuscript = Manuskript
viscounts-post = Handelsposten
viscounts-hall = Zunfthalle
viscounts-workshop = Werkstatt
viscounts-worker = Arbeiter
viscounts-move-worker = Arbeiter im ersten Ring versetzen
viscounts-scheme = Zukunfts-Plankarte
viscounts-dismiss = entlassen
viscounts-step = Schritte
viscounts-hand = Handkarten
viscounts-draw-pile = Nachziehstapel
viscounts-discard-pile = Abwurfstapel
viscounts-points = Punkte
viscounts-lord = Burgherr
viscounts-immediate = Beim Ausspielen
viscounts-ongoing = solange die Karte liegt
viscounts-dropoff = Beim Verlassen der Reihe
viscounts-nothing = nichts
viscounts-no-icons = ohne Symbole
viscounts-or = {" "}oder{" "}
viscounts-no-ability = Keine Fähigkeit
viscounts-gain-ink = { $count } Tinte
viscounts-gain-stone = { $count } Stein
viscounts-gain-gold = { $count } Gold
viscounts-gain-silver = { $count } Silber
viscounts-gain-any = { $count ->
    [one] 1 Ressource nach Wahl
   *[other] { $count } Ressourcen nach Wahl
}
viscounts-gain-debt = { $count ->
    [one] 1 Schuldschein
   *[other] { $count } Schuldscheine
}
viscounts-gain-deed = { $count ->
    [one] 1 Urkunde
   *[other] { $count } Urkunden
}
viscounts-gain-virtue = { $count } Tugend
viscounts-gain-corruption = { $count } Korruption
viscounts-count-merchant = { $count ->
    [0] kein Händlersymbol
    [one] 1 Händlersymbol
   *[other] { $count } Händlersymbole
}
viscounts-count-builder = { $count ->
    [0] kein Baumeistersymbol
    [one] 1 Baumeistersymbol
   *[other] { $count } Baumeistersymbole
}
viscounts-count-noble = { $count ->
    [0] kein Adligensymbol
    [one] 1 Adligensymbol
   *[other] { $count } Adligensymbole
}
viscounts-count-cleric = { $count ->
    [0] kein Klerikersymbol
    [one] 1 Klerikersymbol
   *[other] { $count } Klerikersymbole
}
viscounts-count-criminal = { $count ->
    [0] kein Verbrechersymbol
    [one] 1 Verbrechersymbol
   *[other] { $count } Verbrechersymbole
}
viscounts-do-flip-debt = { $count ->
    [one] 1 Schuldschein begleichen
   *[other] { $count } Schuldscheine begleichen
}
viscounts-do-flip-deed = { $count ->
    [one] 1 Urkunde beglaubigen
   *[other] { $count } Urkunden beglaubigen
}
viscounts-do-flip = { $count ->
    [one] 1 Schuldschein begleichen oder 1 Urkunde beglaubigen
   *[other] { $count }-mal begleichen oder beglaubigen
}
viscounts-do-rearrange = Reihe umordnen
viscounts-do-discard = { $count ->
    [one] auf Wunsch 1 Karte abwerfen
   *[other] bis zu { $count } Karten abwerfen
}
viscounts-do-destroy = { $count ->
    [one] auf Wunsch 1 Karte vernichten
   *[other] bis zu { $count } Karten vernichten
}
viscounts-do-destroy-own = eine beliebige eigene Karte vernichten
viscounts-do-shuffle = Abwurfstapel einmischen
viscounts-do-hire = kostenlos anwerben
viscounts-do-manuscript = kostenloses Manuskript (Kosten { $costs })
viscounts-do-build = kostenlos bauen: { $building }
viscounts-do-workers = { $count ->
    [one] 1 Arbeiter in die Burg
   *[other] { $count } Arbeiter in die Burg
}
viscounts-do-move-worker = { $count ->
    [one] auf Wunsch 1 Arbeiter versetzen
   *[other] bis zu { $count } Arbeiter versetzen
}
viscounts-do-scheme = Zukunfts-Plankarte nehmen
viscounts-do-dismiss = Stadtbewohner entlassen
viscounts-do-criminal = 1 Korruption je Verbrechersymbol
viscounts-attempt-build = ein Gebäude errichten
viscounts-attempt-workers = Arbeiter einsetzen
viscounts-attempt-copy = ein Manuskript kopieren
viscounts-attempt-flip = begleichen oder beglaubigen
viscounts-attempt-focus = Schwerpunkt-Aktion
viscounts-main-trade = Handeln
viscounts-main-build = Gebäude errichten
viscounts-main-workers = Arbeiter einsetzen
viscounts-main-copy = Manuskript kopieren
viscounts-after-trade = Nach dem Handeln
viscounts-after-build = Nach dem Errichten eines Gebäudes
viscounts-after-workers = Nach dem Einsetzen von Arbeitern
viscounts-after-copy = Nach dem Kopieren eines Manuskripts
viscounts-on-collision = Bei jeder Kollision
viscounts-on-flip-debt = Wenn du einen Schuldschein begleichst
viscounts-on-gain-debt = Wenn du einen Schuldschein erhältst
viscounts-on-hire = Beim Anwerben
viscounts-on-shuffle = Beim Mischen
viscounts-on-flip = Beim Begleichen oder Beglaubigen
viscounts-on-scheme = Bei einer Zukunfts-Plankarte
viscounts-on-reveal = Sofort
viscounts-offer = { $action }: { $spend } = { $icons }{ $max ->
    [0] {""}
    [one] {" "}(einmal)
   *[other] {" "}({ $max }-mal)
}
viscounts-unlock-move = { $count ->
    [one] bis zu 1 freier Schritt
   *[other] bis zu { $count } freie Schritte
} mehr
viscounts-unlock-dismiss = Entlassen kostet höchstens { $count } Silber
viscounts-unlock-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
} mehr
viscounts-unlock-icon = ein weiteres Symbol
viscounts-if-no-criminal = ohne Verbrecher
viscounts-if-criminal = mit Verbrecher
viscounts-per-building = Gebäude
viscounts-per-resource = Ressourcen
viscounts-per-manuscript = Manuskripte
viscounts-per-certified = beglaubigte Urkunde
viscounts-per-settled = beglichenen Schuldschein
viscounts-per-worker = Arbeiter in der Burg
viscounts-per-silver = Silber
viscounts-per-merchant = Händlersymbole
viscounts-per-builder = Baumeistersymbol
viscounts-per-noble = Adligensymbol
viscounts-per-cleric = Klerikersymbol
viscounts-per-criminal = Verbrechersymbol
viscounts-score-per = { $each ->
    [1] Am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } je { $what }
   *[other] Am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } je { $each } { $what }
}

## Was auf dem Tisch liegt

viscounts-lake = See
viscounts-meadow = Wiese
viscounts-forest = Wald
viscounts-coast = Küste
viscounts-mountain = Gebirge
viscounts-inner = Innenfeld ({ $land })
viscounts-outer = Feld { $number }
viscounts-site = Bauplatz { $number } ({ $land })
viscounts-printed = Aufgedruckt
viscounts-printed-townsfolk = aufgedruckter Stadtbewohner
viscounts-ribbon-grey = Graues Band
viscounts-ribbon-black = Schwarzes Band
viscounts-ribbon-yellow = Gelbes Band
viscounts-ribbon-blue = Blaues Band
viscounts-player-card = Spielerkarte { $number }
viscounts-bare-slot = Leer
viscounts-empty-slot = Leer: diese Symbole zählen
viscounts-kingdom = Das Königreich mit der Burg
viscounts-trade-words = { $gain } je { $icons }
viscounts-pairs = Spielerkarten und Helden
viscounts-market = Stadtbewohner und Manuskripte
viscounts-boards = Spielertableaus
viscounts-board-of = Spielertableau: { $name }
viscounts-icons-total = Alle Symbole, die jetzt für deine Hauptaktion zählen
viscounts-track = Korruption auf Feld { $corruption }, Tugend auf Feld { $virtue }
viscounts-your-hand = Deine Handkarten (bis zu { $limit })
viscounts-round = Runde { $round }
viscounts-ending = Vorletzte Runde
viscounts-last-round = Letzte Runde
viscounts-nobody = niemand
viscounts-opponent = Gegner: { $name }

## Was immer zu sehen ist

viscounts-status = Spielstand
viscounts-setup = Aufbau
viscounts-poverty = Armut
viscounts-prosperity = Wohlstand
viscounts-tabs = Ansicht
viscounts-tab-realm = Reich
viscounts-tab-court = Hof
viscounts-tab-market = Markt
viscounts-viscount-of = Burggraf: { $name }
viscounts-tie-break = mehr Ressourcen und Silber

## Was man tun kann

viscounts-card-words = { $name } ({ $value }; { $ability })
viscounts-empty = leer
viscounts-take-pair = Spielerkarte { $number } mit „{ $hero }“: { $brings }
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
viscounts-main-dismissing = { $action } ({ $what }), dazu „{ $card }“ für { $cost } Silber entlassen
viscounts-build = { $building }: { $icons }{ $missing ->
    [0] {""}
   *[other] , { $missing } davon bezahlen
}
viscounts-place = { $count } Arbeiter: { $icons }{ $missing ->
    [0] {""}
   *[other] , { $missing } davon bezahlen
}
viscounts-times = { $times ->
    [one] Einmal
   *[other] { $times }-mal
} handeln ({ $gain }): { $icons }{ $missing ->
    [0] {""}
   *[other] , { $missing } davon bezahlen
}
viscounts-pay = { $goods } zahlen: zählt als { $icons }
viscounts-pay-all = Vorschlag: { $goods } zahlen
viscounts-outcome-cheapest = am günstigsten, zusammen { $goods }
viscounts-outcome-icons = Symbole danach: { $icons }
viscounts-outcome-there = dort möglich: { $actions }
viscounts-outcome-no-action = dort ist keine Aktion möglich
viscounts-outcome-times = bis zu { $count ->
    [one] einmal
   *[other] { $count }-mal
}
viscounts-outcome-workers = bis zu { $count } Arbeiter
viscounts-outcome-second-ring = { $count } im zweiten Ring
viscounts-outcome-third-ring = { $count } im dritten Ring
viscounts-outcome-frees = schaltet frei: { $what }
viscounts-outcome-bonus = du erhältst die Kleriker-Bonuskarte ({ $ribbon })
viscounts-outcome-collision = Kollision auf Feld { $space }: { $effect }
viscounts-outcome-other = { $name }: { $what }
viscounts-outcome-fallen = { $count ->
    [one] 1 Arbeiter heruntergestoßen
   *[other] { $count } Arbeiter heruntergestoßen
}
viscounts-then-townsfolk = dann wird ein Stadtbewohner aufgedeckt
viscounts-then-manuscript = dann wird ein Manuskript aufgedeckt
viscounts-then-scheme = dann deckt der Gegner eine Plankarte auf
viscounts-then-cards = dann werden Karten gezogen
viscounts-then-end = dann ist das Spiel zu Ende
viscounts-then-other = dann entscheidet { $name }
viscounts-outcome-next = danach: { $what }
viscounts-build-on = { $site }: { $effect }
viscounts-link-first = Zuerst die Verbindung zu { $site }: { $effect }
viscounts-take = { $good } nehmen
viscounts-flip-a-debt = Einen Schuldschein begleichen
viscounts-flip-a-deed = Eine Urkunde beglaubigen
viscounts-order = Neue Reihe: { $cards }
viscounts-discard-top = Oberste Karte des Nachziehstapels abwerfen
viscounts-discard-card = Abwerfen: { $card }
viscounts-destroy-top = Oberste Karte des Nachziehstapels vernichten
viscounts-destroy-card = Vernichten: { $card }
viscounts-hire-card = { $land }: { $card }
viscounts-take-tile = { $land }: { $tile }
viscounts-section = In den Burgabschnitt bei: { $land }
viscounts-move-worker-to = Arbeiter versetzen: { $from } nach { $to }
viscounts-option = Wählen: { $effect }
viscounts-push = Zuerst aufsteigen bei: { $land }
viscounts-knock = Herunterstoßen: Arbeiter von { $name }, Ring { $ring } ({ $land })
viscounts-recruit = „{ $card }“ für { $cost } Silber anwerben
viscounts-pass-arrange = Reihe so lassen
viscounts-pass-discard = Nichts abwerfen
viscounts-pass-destroy = Nichts vernichten
viscounts-pass-move = Keinen Arbeiter versetzen
viscounts-pass-recruit = Niemanden anwerben
viscounts-pass-main = Keine Hauptaktion
viscounts-group-main = Hauptaktion
viscounts-group-dismiss = Hauptaktion mit Entlassung
viscounts-group-hand = Aus der Hand
viscounts-group-pass = Verzichten

## Wer was tun muss

viscounts-you-must = Du bist am Zug: { $what }.
viscounts-waiting = Am Zug ist { $name }: { $what }.
viscounts-task-draft = eine Spielerkarte mit ihrem Helden nehmen
viscounts-task-play = eine Karte aus der Hand in die Reihe spielen
viscounts-task-move = den Burggrafen { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} weit ziehen
viscounts-task-main = eine Hauptaktion wählen
viscounts-task-times = wählen, wie oft gehandelt wird
viscounts-task-building = wählen, was gebaut wird
viscounts-task-count = wählen, wie viele Arbeiter in die Burg gehen
viscounts-task-pay = noch { $icons } bezahlen ({ $work })
viscounts-task-site = einen Bauplatz wählen ({ $building })
viscounts-task-links = wählen, welche Verbindung zuerst zählt
viscounts-task-take = { $count ->
    [one] eine Ressource wählen
   *[other] { $count } Ressourcen wählen
}
viscounts-task-flip = { $count ->
    [one] einen Schuldschein begleichen oder eine Urkunde beglaubigen
   *[other] { $count }-mal begleichen oder beglaubigen
}
viscounts-task-arrange = die Reihe umordnen oder so lassen
viscounts-task-discard = { $count ->
    [one] eine Karte abwerfen oder verzichten
   *[other] bis zu { $count } Karten abwerfen
}
viscounts-task-destroy = { $count ->
    [one] eine Karte vernichten oder verzichten
   *[other] bis zu { $count } Karten vernichten
}
viscounts-task-destroy-own = auf Wunsch eine eigene Karte vernichten
viscounts-task-hire = jemanden kostenlos anwerben
viscounts-task-tile = ein Manuskript nehmen
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
viscounts-task-knock = wählen, wer aus dem vollen Abschnitt heruntergestoßen wird
viscounts-task-recruit = den Stadtbewohner am Feld anwerben oder verzichten
viscounts-work-trade = { $count ->
    [one] einmal
   *[other] { $count }-mal
} handeln
viscounts-prompt-over = Das Spiel ist zu Ende.
viscounts-prompt-setup = Das Spiel wird aufgebaut.
viscounts-prompt-scheme = Der Gegner deckt eine Plankarte auf.
viscounts-prompt-cards = Karten werden gezogen.

## Mit der Schachtel gespielt: was zu ziehen ist

viscounts-chance-piece = { $laid ->
    [1] Mische die fünf Spielbrettteile und setze sie zu einem Kreis zusammen, die Seite für die Spieleranzahl nach oben. Welches Teil liegt im Uhrzeigersinn neben diesem: { $piece }?
   *[other] Welches Spielbrettteil liegt im Kreis als Nächstes, im Uhrzeigersinn neben diesem: { $piece }?
}
viscounts-chance-castle = Setze die Burg in die Mitte des Spielbretts ein, gleich in welcher Richtung. Welche Belohnung zeigt ihr zweiter Ring bei diesem Teil: { $piece }?
viscounts-chance-townsfolk-pile = Lege { $count } der gemischten neutralen Stadtbewohner als offenen Stapel auf ihren Platz bei diesem Teil: { $piece }. Welche Karte liegt oben?
viscounts-chance-townsfolk = Welche Karte liegt jetzt oben auf dem Stapel der Stadtbewohner bei diesem Teil: { $piece }?
viscounts-chance-manuscript-pile = Lege { $count } gemischte Manuskripte als offenen Stapel auf ihren Platz bei diesem Teil: { $piece }. Oben liegt eines mit grauer Rückseite. Welches ist es?
viscounts-chance-manuscript = Welches Manuskript liegt jetzt oben auf dem Stapel bei diesem Teil: { $piece }?
viscounts-chance-first = Bestimmt auf beliebige Weise, wer beginnt. Wer erhält den Startspielermarker?
viscounts-chance-pair = { $laid ->
    [0] Mische die Spielerkarten und lege eine offen aus. Welche ist es?
   *[other] Lege die nächste Spielerkarte offen daneben. Welche ist es?
}
viscounts-chance-hero = { $laid ->
    [1] Mische die Helden und lege einen offen unter Spielerkarte { $number }. Welcher ist es?
   *[other] Lege den nächsten Helden offen unter Spielerkarte { $number }. Welcher ist es?
}
viscounts-chance-first-hand = Mische deine Start-Stadtbewohner, deinen Helden und alle, die du beim Aufbau angeworben hast, zu einem verdeckten Nachziehstapel. Nimm die oberste Karte auf die Hand. Welche ist es?
viscounts-chance-shuffle = Ist dein Nachziehstapel leer, so mische zuerst deinen Abwurfstapel.
viscounts-chance-hand = Nimm die oberste Karte deines Nachziehstapels auf die Hand. Welche ist es?
viscounts-chance-blind = Du hast keine Handkarte: Lege die oberste Karte deines Nachziehstapels offen auf den linken Platz deines Spielertableaus. Welche ist es?
viscounts-chance-discard = Decke die oberste Karte deines Nachziehstapels auf und lege sie auf deinen Abwurfstapel. Welche ist es?
viscounts-chance-destroy = Decke die oberste Karte deines Nachziehstapels auf und nimm sie aus dem Spiel. Welche ist es?
viscounts-chance-for = { $name }: { $what }
viscounts-chance-first-scheme = Mische die Start-Plankarten, ohne die auf dem Gegnertableau genannten, zum Nachziehstapel des Gegners{ $mixed ->
    [0] {""}
    [one] {" "}und eine zufällige Zukunfts-Plankarte dazu
   *[other] {" "}und { $mixed } zufällige Zukunfts-Plankarten dazu
}.
viscounts-chance-shift = Schiebe die Plankarten des Gegners um einen Platz nach rechts; was herausfällt, kommt auf seinen Abwurfstapel.
viscounts-chance-shuffle-schemes = Ist sein Nachziehstapel leer, so mische zuerst seinen Abwurfstapel.
viscounts-chance-scheme = Lege die oberste Karte vom Nachziehstapel des Gegners offen auf den linken Platz seines Tableaus. Welche ist es?
viscounts-chance-future = Lege die oberste Karte vom Stapel der Zukunfts-Plankarten offen auf den Abwurfstapel des Gegners. Welche ist es?
viscounts-chance-numbers = { $land } (rote Zahlen { $first } und { $second })
viscounts-chance-tile = { $ribbon }, { $icons }: { $brings }
viscounts-chance-value = Silberwert { $value }
viscounts-chance-start-schemes = Start-Plankarten (braune Kopfzeile)
viscounts-chance-future-schemes = Zukunfts-Plankarten (schwarze Kopfzeile)

## Was geschah

viscounts-automaton = Der Gegner
viscounts-automaton-inside = der Gegner
viscounts-log-first = { $name } beginnt.
viscounts-log-card = Neu bei { $land }: „{ $card }“.
viscounts-log-tile = Neues Manuskript bei { $land }: { $tile }.
viscounts-log-cards-laid = Offen bei den fünf Landschaften: { $cards }.
viscounts-log-tiles-laid = Offene Manuskripte: { $tiles }.
viscounts-log-pairs-laid = Zur Wahl stehen: { $pairs }.
viscounts-log-pair = Spielerkarte { $number } mit „{ $card }“
viscounts-log-pair-taken = { $name } nimmt Spielerkarte { $number } mit „{ $card }“.
viscounts-log-opponent-placed = Der Gegner beginnt hier: { $space }.
viscounts-log-stocked = Auf der Armutskarte liegen { $debts } Schuldscheine, auf der Wohlstandskarte { $deeds } Urkunden.
viscounts-log-turn = { $name } ist am Zug (Runde { $round }).
viscounts-log-phase-cards = Phase 1: Kartenmanagement.
viscounts-log-phase-move = Phase 2: Bewegen.
viscounts-log-phase-main = Phase 3: Hauptaktion.
viscounts-log-phase-recruit = Phase 4: Anwerben.
viscounts-log-phase-collision = Phase 5: Kollision.
viscounts-log-phase-draw = Phase 6: Nachziehen.
viscounts-log-shifted = { $name } schiebt die Reihe weiter.
viscounts-log-shifted-off = { $name } schiebt die Reihe weiter, „{ $card }“ verlässt sie.
viscounts-log-played = { $name } spielt „{ $card }“.
viscounts-log-played-blind = { $name } hat keine Handkarte und spielt „{ $card }“ vom Nachziehstapel.
viscounts-log-ability = { $name } nutzt die Fähigkeit von „{ $card }“.
viscounts-log-moved = { $name } zieht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}: { $space }{ $paid ->
    [0] {""}
   *[other] {" "}(für { $paid } Silber)
}.
viscounts-log-met = Auf diesem Feld begegnen sich { $name } und { $other }.
viscounts-log-action = { $name } wählt: { $action }.
viscounts-log-skipped = { $name } verzichtet auf die Hauptaktion.
viscounts-log-dismissed = { $name } entlässt „{ $card }“{ $paid ->
    [0] {""}
   *[other] {" "}(für { $paid } Silber)
}.
viscounts-log-paid = { $name } zahlt { $goods }, das zählt als { $icons ->
    [one] 1 Symbol
   *[other] { $icons } Symbole
}.
viscounts-log-traded = { $name } handelt { $times ->
    [one] einmal
   *[other] { $times }-mal
}: { $gain }.
viscounts-log-built = { $name } baut { $building ->
    [post] einen Handelsposten
    [hall] eine Zunfthalle
   *[workshop] eine Werkstatt
}: { $site }.
viscounts-log-link = { $name } erhält die Belohnung der Verbindung von { $from } zu { $to }.
viscounts-log-workers = { $name } setzt { $count } Arbeiter in die Burg ({ $land }).
viscounts-log-worker-moved = { $name } versetzt einen Arbeiter von { $from } nach { $to }.
viscounts-log-pushed = { $name }: Ein Arbeiter steigt in den zweiten Ring auf ({ $land }).
viscounts-log-climbed = { $name }: Ein Arbeiter steigt in den dritten Ring auf ({ $land }).
viscounts-log-knocked = { $name } stößt einen Arbeiter herunter (Ring { $ring }, { $land }); er gehört: { $owner }.
viscounts-log-lord = { $name } erhält die Burgherrenkarte.
viscounts-log-lord-from = { $name } erhält die Burgherrenkarte, bisher hatte sie { $other }.
viscounts-log-copied = { $name } kopiert ein Manuskript ({ $tile }): { $brings }.
viscounts-log-copied-printed = { $name } kopiert das aufgedruckte Manuskript ({ $land }).
viscounts-log-bonus = { $name } nimmt eine Kleriker-Bonuskarte ({ $ribbon }).
viscounts-log-recruited = { $name } wirbt „{ $card }“ an{ $paid ->
    [0] {""}
   *[other] {" "}(für { $paid } Silber)
}.
viscounts-log-gained = { $name } erhält { $what }.
viscounts-log-flipped-debt = { $name } begleicht einen Schuldschein.
viscounts-log-flipped-deed = { $name } beglaubigt eine Urkunde.
viscounts-log-corrupted = { $name } erhält { $count } Korruption (Feld { $space }).
viscounts-log-virtuous = { $name } erhält { $count } Tugend (Feld { $space }).
viscounts-log-rearranged = { $name } ordnet die Reihe um: { $cards }.
viscounts-log-discarded = { $name } wirft „{ $card }“ ab.
viscounts-log-discarded-top = { $name } wirft „{ $card }“ vom Nachziehstapel ab.
viscounts-log-destroyed = { $name } vernichtet „{ $card }“.
viscounts-log-destroyed-top = { $name } vernichtet „{ $card }“ vom Nachziehstapel.
viscounts-log-shuffled = { $name } mischt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
viscounts-log-drawn = { $name } zieht „{ $card }“.
viscounts-log-drawn-hidden = { $name } zieht eine Karte.
viscounts-log-listed = „{ $card }“
viscounts-log-hand = { $name } zieht die erste Hand: { $cards }.
viscounts-log-hand-hidden = { $name } zieht die erste Hand: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
viscounts-log-collision = { $name } wickelt eine Kollision auf Feld { $space } ab.
viscounts-log-collision-paid = { $name } erhält die Belohnung von Feld { $space }.
viscounts-log-reset = { $name } stellt die Marker zurück.
viscounts-log-poverty = Der letzte Schuldschein ist vergeben: Das Reich ist verarmt.
viscounts-log-prosperity = Die letzte Urkunde ist vergeben: Das Reich blüht.
viscounts-log-last-round = Die letzte Runde beginnt.
viscounts-log-scheme = Der Gegner schiebt seine Plankarten weiter und deckt eine auf ({ $icons }): { $parts }.
viscounts-log-scheme-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
viscounts-else = {", sonst "}
viscounts-log-schemes-shuffled = Der Gegner mischt seine Plankarten ({ $count }).
viscounts-log-scheme-added = Der Gegner legt eine Zukunfts-Plankarte auf seinen Abwurfstapel.
viscounts-log-attempt = Dem Gegner gelingt: { $what }.
viscounts-log-attempt-failed = Dem Gegner gelingt nicht: { $what }.
viscounts-log-replaced-rearrange = Statt umzuordnen, nimmt der Gegner eine Ressource.
viscounts-log-replaced-silver = Statt 2 Silber nimmt der Gegner eine Ressource.
viscounts-log-replaced-destroy = Statt eine Karte zu vernichten, begleicht oder beglaubigt der Gegner.
viscounts-log-replaced-scheme = Statt eine Zukunfts-Plankarte zu nehmen, begleicht oder beglaubigt der Gegner.
viscounts-log-replaced-flip = Statt zu begleichen oder zu beglaubigen, erhält der Gegner 1 Tugend.
viscounts-log-replaced-discard = Statt eine Karte abzuwerfen, erhält der Gegner 1 Tugend.
viscounts-log-replaced-move = Statt einen Arbeiter zu versetzen, erhält der Gegner 1 Tugend.
viscounts-log-replaced-hire = Statt anzuwerben, nimmt der Gegner eine Zukunfts-Plankarte.
viscounts-log-scored = { $source } – { $parts }.
viscounts-log-scored-by = { $name }: { $sum }
viscounts-log-ended = Das Spiel ist zu Ende, es wird gewertet.

## Wertung und Absprachen

viscounts-source-trading-posts = Handelsposten
viscounts-source-guildhalls = Zunfthallen
viscounts-source-workshops = Werkstätten
viscounts-source-castle-workers = Arbeiter in der Burg
viscounts-source-manuscript-sets = Sätze von Manuskripten
viscounts-source-manuscripts = Manuskripte
viscounts-source-castle-lord = Burgherrenkarte
viscounts-source-bonus-cards = Kleriker-Bonuskarten
viscounts-source-open-debts = Offene Schuldscheine
viscounts-source-acquired-deeds = Erworbene Urkunden
viscounts-source-certified-deeds = Beglaubigte Urkunden
viscounts-source-poverty = Armutskarte
viscounts-source-prosperity = Wohlstandskarte
viscounts-source-resources = Ressourcen des Gegners
viscounts-tempting = Zieh durchs Reich, sammle Leute um dich und wähle zwischen Tugend und Korruption.
viscounts-minutes = 60–90
viscounts-computer-names = Arnulf, Hildegard, Odo, Emma, Theobald, Bertha, Fulko, Adela, Radulf, Gerberga

viscounts-option-first = Wer beginnt?
viscounts-option-first-1 = Platz 1
viscounts-option-first-random = Das Los entscheidet
viscounts-option-opponent = Gegner
viscounts-option-opponent-cleric = Kleriker: kopiert Manuskripte
viscounts-option-opponent-builder = Baumeister: errichtet Gebäude
viscounts-option-opponent-noble = Adlige: setzen Arbeiter ein
viscounts-option-opponent-cards = Karten: begleicht und beglaubigt
viscounts-option-mixed-in = Schwierigkeit
viscounts-option-mixed-in-0 = Normal
viscounts-option-mixed-in-1 = Etwas schwerer
viscounts-option-mixed-in-2 = Schwer
viscounts-option-mixed-in-3 = Sehr schwer
viscounts-option-ranks = Armut und Wohlstand (allein oder zu zweit)
viscounts-option-ranks-german = 12 und 8 Punkte
viscounts-option-ranks-english = 12 und 4 Punkte

## Die Regeln

viscounts-rules-lead = Die Macht des Königs schwindet. Burggrafen reisen um seine Burg, werben Stadtbewohner an, handeln, bauen, setzen Arbeiter ein und kopieren Manuskripte, ehe das Reich verarmt oder erblüht.
viscounts-rules-aim = Worum es geht
viscounts-rules-aim-text = Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Gebäude, Arbeiter in der Burg, Manuskripte, Urkunden, die Burgherrenkarte und Kleriker-Bonuskarten; offene Schuldscheine kosten. Ein Zug hat sechs Phasen: Karte spielen, bewegen, eine Hauptaktion, anwerben, Kollision, nachziehen.
viscounts-rules-cards = 1. Kartenmanagement
viscounts-rules-cards-text = Schiebe die Karten deiner Reihe um einen Platz nach rechts; die letzte verlässt sie und kommt auf deinen Abwurfstapel. Spiele dann eine Handkarte auf den linken Platz. Die Symbole aller Karten der Reihe zählen für deine Hauptaktion. Fähigkeiten wirken beim Ausspielen, solange die Karte liegt, oder wenn sie die Reihe verlässt.
viscounts-rules-cards-example = Links oben der Silberwert: So weit ziehst du, und so viel kostet die Karte. Darunter ihre Symbole, die Wirkung beim Anwerben und die Fähigkeit.
viscounts-rules-move = 2. Bewegen
viscounts-rules-move-text = Dein Burggraf zieht im Uhrzeigersinn den Pfeilen nach, so viele Schritte, wie die gespielte Karte Silber wert ist; jeder weitere Schritt kostet 1 Silber. Auf dem äußeren Weg wird gehandelt und gebaut, auf dem inneren werden Arbeiter eingesetzt und Manuskripte kopiert. Wen du triffst, der darf seine Reihe umordnen.
viscounts-rules-main = 3. Eine Hauptaktion
viscounts-rules-main-text = Wähle eine Hauptaktion, die dein Feld erlaubt, oder verzichte:
viscounts-rules-trade = Handeln: Tausche Händlersymbole gegen das, was das Feld bietet, so oft du sie aufbringst.
viscounts-rules-build = Ein Gebäude errichten: Setze ein Gebäude auf einen freien Bauplatz an deinem Ufer. Der Platz bringt eine Belohnung, und jede Verbindung zu einem Nachbargebäude bringt beiden Besitzern etwas.
viscounts-rules-workers = Arbeiter einsetzen: Für 1, 3, 5 oder 8 Adligensymbole setze 1, 2, 3 oder 4 Arbeiter in den Abschnitt der Burg bei deinem Feld.
viscounts-rules-copy = Ein Manuskript kopieren: Nimm das Manuskript deines Landes, wenn du so viele Klerikersymbole aufbringst, wie es verlangt.
viscounts-rules-pay = Bezahlen
viscounts-rules-pay-text = Es zählen die Symbole deiner Reihe, leerer Plätze, deiner Gebäude und Bonuskarten. Was fehlt, zahlst du aus deinem Vorrat. Außerdem darfst du einmal den Stadtbewohner deines Landes für seinen Silberwert entlassen: Seine Symbole helfen, seine Wirkung tritt ein, dann ist er aus dem Spiel.
viscounts-rules-pay-example = 1 Silber, 1 Stein, 1 Gold oder 1 Tinte zählt als 1 Symbol der passenden Hauptaktion.
viscounts-rules-buildings = Gebäude
viscounts-rules-buildings-text = Jedes Gebäude, das dein Spielertableau verlässt, schaltet etwas Dauerhaftes frei. Am Ende zählt jede Art für sich, je mehr davon, desto mehr:
viscounts-rules-ladder = Punkte für 1, 2 und 3 davon: { $points }.
viscounts-rules-castle = Die Burg
viscounts-rules-castle-text = Hast du drei Arbeiter in einem Abschnitt des ersten Rings, so steigt einer in den zweiten auf und bringt dessen Belohnung; je einer der anderen geht nach links und nach rechts. Das kann eine Kette auslösen. Von drei eigenen im zweiten Ring steigt einer in den dritten und bringt eine Ressource nach Wahl. In einem Abschnitt ist nur für drei Arbeiter Platz: Wer aufgerückt ist, bestimmt, wer heruntergestoßen wird; dessen Besitzer erhält 2 Silber, aus dem zweiten Ring 1 Tugend und 1 Ressource. Wer die meisten im dritten Ring hat, hat die Burgherrenkarte. Am Ende zählt jeder Arbeiter je nach Ring 1, 2 oder 3 Punkte.
viscounts-rules-recruit = 4. Anwerben
viscounts-rules-recruit-text = Du darfst den Stadtbewohner deines Landes für seinen Silberwert anwerben: Seine Wirkung tritt ein, und die Karte kommt auf deinen Abwurfstapel.
viscounts-rules-collision = 5. Kollision
viscounts-rules-collision-text = Korruption rückt nach rechts, Tugend nach links. Stehen beide Marker jetzt auf demselben Feld, so bringt dieses dir die obere Zeile und den anderen die untere; dann kehren die Marker zurück. Die sieben Felder:
viscounts-rules-others = alle anderen
viscounts-rules-debt = Ein offener Schuldschein kostet am Ende 2 Punkte.
viscounts-rules-settle = Ein beglichener Schuldschein kostet nichts mehr und bringt sofort eine Ressource nach Wahl.
viscounts-rules-deed = Eine erworbene Urkunde zählt 1 Punkt.
viscounts-rules-certify = Eine beglaubigte Urkunde zählt 3 Punkte.
viscounts-rules-criminals = Verbrecher
viscounts-rules-criminals-text = Ein Verbrechersymbol zählt in einer Hauptaktion als jedes Symbol. Wer einen Verbrecher ausspielt, erhält je Verbrechersymbol in der Reihe 1 Korruption; und wenn deine Karten gemischt werden, bringt ein Verbrecher in der Reihe 1 Korruption, eine Reihe ohne ihn 1 Tugend.
viscounts-rules-criminals-example = Die Dolche zeigen zwei Verbrechersymbole.
viscounts-rules-draw = 6. Nachziehen
viscounts-rules-draw-text = Ziehe auf drei Handkarten nach, mit der dritten Werkstatt und als Burgherr je eine mehr. Ist der Nachziehstapel leer, wird der Abwurfstapel gemischt.
viscounts-rules-end = Ende
viscounts-rules-end-text = Sind alle Schuldscheine der Armutskarte oder alle Urkunden der Wohlstandskarte vergeben, so wird die Runde zu Ende gespielt, und eine letzte folgt. Ist die Armutskarte zu sehen, bekommen die mit den meisten beglaubigten Urkunden 12, 8 und 4 Punkte; ist die Wohlstandskarte zu sehen, die mit den meisten beglichenen Schuldscheinen. Sätze aus 1, 2, 3 oder 4 Manuskripten mit verschiedenen Bändern zählen 1, 4, 9 oder 16 Punkte. Wer als Erster drei Manuskripte einer Farbe hat, nimmt deren Kleriker-Bonuskarte. Bei Gleichstand gewinnt, wer mehr Ressourcen und Silber hat; sonst wird der Sieg geteilt.
viscounts-rules-solo = Allein
viscounts-rules-solo-text = Einer von vier Gegnern spielt nach Plankarten. In seinem Zug schiebt er sie um einen Platz weiter, deckt eine auf und führt sie von oben nach unten aus: Korruption für Verbrecher, was er erhält, wie weit er auf dem äußeren Weg zieht, und zuletzt die erste Zeile, die er ausführen kann. Er zahlt mit den Symbolen seiner Plankarten und Zunfthallen und mit Ressourcen, baut auf dem ersten freien Bauplatz an seinem Feld, setzt Arbeiter ein und kopiert bei seinem Land. Statt umzuordnen oder 2 Silber zu nehmen, nimmt er eine Ressource; statt eine Karte zu vernichten, begleicht er einen Schuldschein oder beglaubigt eine Urkunde; statt eine Karte abzuwerfen oder einen Arbeiter zu versetzen, und wenn er nichts begleichen oder beglaubigen kann, erhält er 1 Tugend; statt anzuwerben, nimmt er eine Zukunfts-Plankarte. Am Ende zählt jede seiner Ressourcen 1 Punkt. Du gewinnst mit mehr Punkten; die Schwierigkeit steigt mit jeder Zukunfts-Plankarte, die von Beginn an beigemischt ist.
viscounts-provenance-rulebook = Aus der Anleitung: die Regeln, Kosten und Punkte, die Fähigkeiten der Gebäude und die Beispiele.
viscounts-provenance-public = Aus veröffentlichten Quellen: die Karten der Stadtbewohner und Helden, die Spielbrettteile, die Burg, die Leiste und die meisten Manuskripte.
viscounts-provenance-reconstructed = Von uns erschlossen: einzelne Manuskripte und Spielerkarten, die meisten Plankarten und drei Gegnertableaus, sowie viele deutsche Namen. Plankarten und Gegnertableaus sind in simulierten Partien erprobt: Wie in einer veröffentlichten Rezension ist der Baumeister der leichteste und der Kleriker der schwerste Gegner, und auch der Kleriker braucht hin und wieder die letzte Zeile einer Plankarte.

## Der Plan im Terminal

viscounts-board-round = Runde { $round }{ $ending }; Armut in { $debts ->
    [one] 1 Schuldschein
   *[other] { $debts } Schuldscheinen
}, Wohlstand in { $deeds ->
    [one] 1 Urkunde
   *[other] { $deeds } Urkunden
}
viscounts-board-open = {""}
viscounts-board-triggered = , das Ende naht
viscounts-board-last-round = , letzte Runde
viscounts-board-spaces = Felder
viscounts-board-townsfolk = Stadtbewohner
viscounts-board-manuscript = Manuskript
viscounts-board-ring = Ring { $number }
viscounts-board-sites = Bauplätze
viscounts-board-third-ring = Dritter Ring { $workers }; Burgherr { $lord }
viscounts-board-second-ring = Zweiter Ring { $sections }
viscounts-board-section = { $section ->
    [ink-stone] Tinte+Stein
    [flip] umdrehen
    [gold-or-move] Gold/versetzen
    [two-virtue] 2 Tugend
   *[hire-or-destroy] anwerben/vernichten
}
viscounts-board-bonus = Bonuskarte { $ribbon ->
    [grey] grau
    [black] schwarz
    [yellow] gelb
   *[blue] blau
}: { $owner }
viscounts-board-nobody = -
viscounts-board-owner-opponent = Gegner
viscounts-board-owner = { $seat }
viscounts-board-pairs = Paare { $pairs }
viscounts-board-pair = { $number } mit { $hero }
viscounts-board-unknown-card = ?
viscounts-board-card = { $name }
viscounts-board-player = { $letter } { $who }: { $goods }; { $debts }; { $built }
viscounts-board-opponent = Gegner
viscounts-board-you = { $seat } (du)
viscounts-board-seat = { $seat }
viscounts-board-goods = Tinte { $ink } Stein { $stone } Gold { $gold } Silber { $silver }
viscounts-board-papers = Schulden { $open }+{ $settled } Urkunden { $acquired }+{ $certified }
viscounts-board-built = Bau h{ $posts } z{ $halls } w{ $shops }
viscounts-board-tracks = Korruption { $corruption } Tugend { $virtue }; Arbeiter { $workers }; Manuskripte { $manuscripts }
viscounts-board-manuscripts = { $ribbon ->
    [grey] grau
    [black] schwarz
    [yellow] gelb
   *[blue] blau
}-{ $numbers }
viscounts-board-row = Reihe { $row }; Stapel { $draw }, Hand { $hand }
viscounts-board-discard = Abwurf { $cards }
viscounts-board-more = { $cards } und { $more } weitere
viscounts-board-hand = Deine Hand { $cards }
viscounts-board-between = {", "}
viscounts-board-schemes = Plankarten { $row }; Stapel { $draw }, Abwurf { $discard }, Zukunft { $future }
viscounts-board-scheme = { $deck ->
    [future] Zukunft
   *[start] Start
}-{ $number }
viscounts-board-trading-post = h
viscounts-board-guildhall = z
viscounts-board-workshop = w

# Fehlermeldungen
viscounts-conflict-opponent = Gegner und Schwierigkeit gibt es nur im Solospiel.
viscounts-conflict-first = Im Solospiel beginnst immer du: Wähle first=1.
viscounts-conflict-ranks = Die Ränge { $ranks } gibt es nur allein oder zu zweit.

viscounts-notation-action = ein Wort wie pass, play:abbot, move:3, trade, site:A1 oder take:ink
viscounts-notation-site = ein Teil von A bis E und eine Zahl von 1 bis 5
viscounts-notation-chance = piece:A, castle:0, first:1, pair:1, card:abbot, tile:grey-1 oder scheme:start-1

viscounts-box-count = { $place }: { $found } gefunden, { $expected } erwartet.
viscounts-box-word = { $place }: { $what } „{ $word }“ gibt es nicht. Möglich: { $words }.
viscounts-box-guildhall-icon = { $place }: Symbol { $index } der Zunfthalle; möglich ist 1 bis 3.
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
viscounts-box-trade-icons = { $place }: Ein Handel für { $icons } Symbole; möglich ist 1 bis 5.
viscounts-box-left-bank-first = { $place }: Die Bauplätze am linken Ufer (left) stehen zuerst.
viscounts-box-link-site = { $place }: So einen Bauplatz gibt es nicht auf { $side }.
viscounts-box-link-order = { $place }: Eine Verbindung führt von einem Bauplatz zum nächsten im Uhrzeigersinn.
viscounts-box-ongoing = { $place }: Eine dauerhafte Fähigkeit (ongoing) hat entweder einen Auslöser (on) oder mods.
viscounts-box-not-ongoing = { $place }: Nur dauerhafte Fähigkeiten (ongoing) haben einen Auslöser (on) oder mods.
viscounts-box-timing-and-effect = { $place }: timing und effect passen nicht zusammen.
viscounts-box-action-icon = { $place }: { $icon } ist nicht das Symbol dieser Aktion.
viscounts-box-mods = { $place }: Bei mods müssen per und yield mindestens 1 sein, und es gibt höchstens zwei davon.
viscounts-box-too-many = { $place }: Damit sind es mehr als { $most }, insgesamt { $found }.
viscounts-box-too-many-effects = Es sind mehr Wirkungen, als das Programm fasst.
viscounts-box-hand-limit = hand_limit ist { $limit }; möglich ist 1 bis 3.
viscounts-box-lord-hand-limit = lord_hand_limit ist { $limit }; möglich ist 0 oder 1.
viscounts-box-min-cards = min_cards muss 3 sein: Der Spielplan hat drei Plätze für Karten.
viscounts-box-push-threshold = push_threshold muss mindestens 3 sein: Ein Arbeiter rückt nach innen, zwei weichen aus.
viscounts-box-range = { $place }: { $what } ist { $found }; möglich ist { $least } bis { $most }.
viscounts-box-leads-on = { $place }: { $word } führt { $found }-mal zu weiteren Effekten, gedruckt ist das { $most }-mal. Mehr geht nicht, weil Effekte sonst vielleicht kein Ende fänden.
viscounts-box-too-little = Alle Effekte zusammen geben { $found }-mal { $gain }. Mindestens { $least }-mal ist nötig, sonst fände eine Partie vielleicht kein Ende.
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
viscounts-box-resource-twice = { $place }: Die Ressource { $resource } kommt zweimal vor.
viscounts-box-resource-caps = { $place }: Es müssen drei Ressourcen mit zwei Grenzen sein, oder keine, wenn alle als eine Art zählen.
viscounts-box-no-scheme = { $place }: Eine Plankarte { $deck } { $header } gibt es nicht.
viscounts-box-too-many-icons = { $place }: { $icons } Symbole passen auf keine Karte.
viscounts-box-node-count = { $place }: Eine Wirkung mit n = { $n }; möglich ist 1 bis 12.
viscounts-box-node-kind = { $place }: Eine Wirkung braucht genau eines von gain, flip, do, choose und act.
viscounts-box-branches = { $place }: Eine Wahl (choose) braucht 2 bis 4 Zweige.
viscounts-box-only-schemes = { $place }: Nur Plankarten dürfen act = „{ $act }“ haben.
viscounts-box-only-opponent = { $place }: „{ $word }“ ist nur für den Gegner im Solospiel.
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
viscounts-table-no-manuscript = { $place }: Ein Manuskript „{ $id }“ gibt es nicht; siehe „bergfried components viscounts“.
viscounts-table-manuscript-twice = { $place }: Das Manuskript { $id } kommt zweimal vor.
viscounts-table-lord-twice = { $place }: Die Burgherrenkarte kommt zweimal vor.
viscounts-table-no-bonus-card = { $place }: Eine Bonuskarte „{ $word }“ gibt es nicht. Möglich: { $words }.
viscounts-table-bonus-card-twice = { $place }: Die Bonuskarte { $word } kommt zweimal vor.
viscounts-table-goods = { $place }: { $count } { $good }; gezählt werden höchstens { $most }.
viscounts-table-opponent-townsfolk = { $place }: Der Gegner hat Plankarten und keine Stadtbewohner.
viscounts-table-no-townsfolk = { $place }: Einen Stadtbewohner „{ $id }“ gibt es nicht; siehe „bergfried components viscounts“.
viscounts-table-townsfolk-twice = { $place }: Der Stadtbewohner { $id } kommt zweimal vor.
viscounts-table-only-opponent = { $place }: board und schemes gibt es nur beim Gegner.
viscounts-table-no-scheme = { $place }: Eine Plankarte „{ $id }“ gibt es nicht; siehe „bergfried components viscounts“.

# Was in einem beschriebenen Tisch steht
viscounts-table-field-seat = Ein Abschnitt [[seat]] für jede Person. Was nicht dasteht, ist null.
viscounts-table-field-poverty = true, wenn die Armutskarte oder die Wohlstandskarte gewertet wird. Das steht vor dem ersten [[seat]].
viscounts-table-field-trading-posts = Gebaute Handelsposten, Zunfthallen und Werkstätten.
viscounts-table-field-workers = Arbeiter im ersten, zweiten und dritten Ring der Burg.
viscounts-table-field-manuscripts = Die Manuskripte, mit ihren Kennungen.
viscounts-table-field-townsfolk = Die eigenen Stadtbewohner, mit ihren Kennungen. Nur nötig, wenn ein Manuskript Symbole zählt.
viscounts-table-field-lord = lord = true für die Burgherrenkarte; unter bonus die Farben der Kleriker-Bonuskarten (grey, black, yellow, blue).
viscounts-table-field-open-debts = Offene und beglichene Schuldscheine, erworbene und beglaubigte Urkunden.
viscounts-table-field-ink = Vorrat an Tinte, Stein, Gold und Silber.
viscounts-table-field-ranks = Allein oder zu zweit: Armut und Wohlstand zählen 12 und 8 Punkte (german) oder 12 und 4 (english).
viscounts-table-field-opponent = Wer allein gespielt hat: ein Abschnitt [opponent] mit denselben Angaben, dazu sein Tableau (board = "cleric", "builder", "noble" oder "cards") und seine Plankarten (schemes).

viscounts-place-seat = Platz { $seat }
viscounts-place-opponent = Gegner

viscounts-thing-manuscript = Manuskript { $id }
viscounts-thing-sets = Manuskript-Sätze

viscounts-reason-counted = { $each ->
    [1] { $points } je { $counted }; gezählt: { $count }
   *[other] { $counted }: { $count }; { $points } je { $each }
}
viscounts-reason-sets = ganze Sätze: { $sets } (aus { $grey } grauen, { $black } schwarzen, { $yellow } gelben, { $blue } blauen)

# Für Berichte: was man tut, und was mit einem Stück geschieht
viscounts-kind-pass = verzichten
viscounts-kind-pair = eine Spielerkarte wählen
viscounts-kind-play = eine Karte ausspielen
viscounts-kind-move = den Burggrafen ziehen
viscounts-kind-trade = handeln
viscounts-kind-trade-dismiss = handeln und entlassen
viscounts-kind-build = bauen
viscounts-kind-build-dismiss = bauen und entlassen
viscounts-kind-workers = Arbeiter einsetzen
viscounts-kind-workers-dismiss = Arbeiter einsetzen und entlassen
viscounts-kind-copy = ein Manuskript abschreiben
viscounts-kind-copy-dismiss = ein Manuskript abschreiben und entlassen
viscounts-kind-times = Zahl der Tauschgeschäfte wählen
viscounts-kind-post = einen Handelsposten bauen
viscounts-kind-hall = eine Zunfthalle bauen
viscounts-kind-workshop = eine Werkstatt bauen
viscounts-kind-place-1 = 1 Arbeiter einsetzen
viscounts-kind-place-2 = 2 Arbeiter einsetzen
viscounts-kind-place-3 = 3 Arbeiter einsetzen
viscounts-kind-place-4 = 4 Arbeiter einsetzen
viscounts-kind-pay = Waren statt Symbolen zahlen
viscounts-kind-site = den Bauplatz wählen
viscounts-kind-link = die Verbindung wählen
viscounts-kind-take-ink = Tinte nehmen
viscounts-kind-take-stone = Stein nehmen
viscounts-kind-take-gold = Gold nehmen
viscounts-kind-flip-debt = einen Schuldschein begleichen
viscounts-kind-flip-deed = eine Urkunde beglaubigen
viscounts-kind-order = die Reihe umordnen
viscounts-kind-discard = eine Karte abwerfen
viscounts-kind-destroy = eine Karte vernichten
viscounts-kind-hire = kostenlos anwerben
viscounts-kind-tile = kostenlos ein Manuskript nehmen
viscounts-kind-section = den Burgabschnitt wählen
viscounts-kind-step = einen Arbeiter in der Burg versetzen
viscounts-kind-option = zwischen Wirkungen wählen
viscounts-kind-push = wählen, wer zuerst aufsteigt
viscounts-kind-knock = einen Arbeiter herunterstoßen
viscounts-kind-recruit = anwerben
viscounts-use-taken = erworben
viscounts-use-played = ausgespielt
viscounts-use-dismissed = entlassen
viscounts-use-destroyed = vernichtet
