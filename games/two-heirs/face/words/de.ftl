# Die zwei Erben

two-heirs-automaton = Heinrich

## Gebäude und Wertung

two-heirs-source-tavern = Taverne
two-heirs-source-market = Markt
two-heirs-source-pilgrimage-site = Pilgerstätte
two-heirs-source-robber-castle = Raubritterburg
two-heirs-source-mill = Mühle
two-heirs-source-mine = Mine
two-heirs-source-cowshed = Kuhstall
two-heirs-source-bakery = Bäckerei
two-heirs-source-field-camp = Feldlager
two-heirs-source-smithy = Schmiede
two-heirs-source-hut = Hütte
two-heirs-source-farm = Bauernhof
two-heirs-source-sawmill = Sägewerk
two-heirs-source-quarry = Steinbruch
two-heirs-source-trading-post = Handelsposten
two-heirs-source-cathedral = Kathedrale
two-heirs-source-siege-tower = Belagerungsturm
two-heirs-source-fortress = Festung
two-heirs-source-watchtower = Wachturm
two-heirs-source-garrison = Garnison
two-heirs-source-basket-weaver = Korbflechterei
two-heirs-source-pottery = Töpferei
two-heirs-source-cooperage = Böttcherei
two-heirs-source-guild-house = Gildenhaus
two-heirs-source-doubled = Verdoppelte Gebäude
two-heirs-source-roads = Straßen
two-heirs-source-treasures = Schätze
two-heirs-counted = aus { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäuden
}
two-heirs-counted-roads = aus { $count ->
    [one] 1 Straße
   *[other] { $count } Straßen
}
two-heirs-counted-treasures = aus { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätzen
}

two-heirs-effect-tavern = 1 Punkt für sich und für jedes Plättchen in ihrer Reihe oder Spalte, höchstens drei in jeder Richtung; Lücken stören nicht.
two-heirs-effect-market = 1 Punkt für sich und für jedes Plättchen an seinen vier Kanten.
two-heirs-effect-pilgrimage-site = So viele Punkte, wie die längste Straße an ihr Plättchen hat, sie selbst mitgezählt. Jede Straße endet hier.
two-heirs-effect-robber-castle = 2 Punkte für sich und für jedes gegnerische Gebäude an ihren vier Kanten.
two-heirs-effect-mill = 1 Punkt für sich und für jedes Getreideplättchen des angrenzenden Getreidegebiets.
two-heirs-effect-mine = 1 Punkt für sich und für jedes Felsplättchen des angrenzenden Felsgebiets.
two-heirs-effect-cowshed = 1 Punkt für sich und für jedes Wiesenplättchen des angrenzenden Wiesengebiets.
two-heirs-effect-bakery = 1 Punkt für sich und für jedes andere eigene Gebäude auf Getreide.
two-heirs-effect-field-camp = Umdrehen, nachdem du genommen hast: Nimm noch ein Plättchen. Ungenutzt 2 Punkte.
two-heirs-effect-smithy = 1 Punkt für sich und für jedes andere eigene Gebäude auf Fels.
two-heirs-effect-hut = 1 Punkt für sich und für jedes andere eigene Gebäude auf Wiese.
two-heirs-effect-farm = Gibt dir Zugriff auf 1 Getreide mehr.
two-heirs-effect-sawmill = Gibt dir Zugriff auf 1 Holz mehr.
two-heirs-effect-quarry = Gibt dir Zugriff auf 1 Stein mehr.
two-heirs-effect-trading-post = 3 Punkte für jedes eigene Gebäude der abgebildeten Art: Bauernhof, Sägewerk oder Steinbruch.
two-heirs-effect-cathedral = 5 Punkte.
two-heirs-effect-siege-tower = Stehen zwei eigene an den Kanten desselben gegnerischen Gebäudes, darfst du es beim Bau zerstören. Keine Punkte.
two-heirs-effect-fortress = 1 Punkt für jede eigene Festung, sie selbst mitgezählt, und jeden eigenen Belagerungsturm.
two-heirs-effect-watchtower = 1 Punkt für jedes Plättchen seiner Farbe in seiner Reihe oder Spalte, er selbst mitgezählt, gleich wie weit.
two-heirs-effect-garrison = 2 Punkte für jeden Wachturm auf ihren vier Diagonalen, gleich wessen und wie weit.
two-heirs-effect-basket-weaver = 3 Punkte für jedes Paar aus Wiese und Getreide auf den vier bezeichneten Nachbarfeldern.
two-heirs-effect-pottery = 3 Punkte für jedes Paar aus Fels und Getreide auf den vier bezeichneten Nachbarfeldern.
two-heirs-effect-cooperage = 3 Punkte für jedes Paar aus Fels und Wiese auf den vier bezeichneten Nachbarfeldern.
two-heirs-effect-guild-house = Deine Handwerker der abgebildeten Art bringen 4 statt 3 Punkte je Paar.

## Wahl vor dem Spiel

two-heirs-tempting = Ein Reich, zwei Erben: Wer baut klüger und führt seine Truppen besser?
two-heirs-minutes = 45
two-heirs-computer-names = Konrad, Adelheid, Berthold, Gisela, Dietrich, Hedwig, Lothar, Agnes, Ulrich, Uta

two-heirs-option-sets = Drei von sechs Sets
two-heirs-option-sets-travel = Reise
two-heirs-option-sets-land-industry = Land & Industrie
two-heirs-option-sets-trade-church = Handel & Kirche
two-heirs-option-sets-war = Krieg
two-heirs-option-sets-craft = Handwerk
two-heirs-option-sets-patrol = Patrouille
two-heirs-option-roads = Straßen werten?
two-heirs-option-roads-yes = Ja
two-heirs-option-roads-no = Nein (leichter für die erste Partie)
two-heirs-option-first = Wer beginnt?
two-heirs-option-first-toss = Der Schildwurf entscheidet
two-heirs-option-first-seat-1 = Platz 1
two-heirs-option-first-seat-2 = Platz 2
two-heirs-option-colour = Farbe von Platz 1
two-heirs-option-colour-white = Weiß
two-heirs-option-colour-blue = Blau
two-heirs-option-stack-discounts = Mehrere Rabatte auf dasselbe Gebäude
two-heirs-option-stack-discounts-yes = Erlaubt
two-heirs-option-stack-discounts-no = Nicht erlaubt
two-heirs-option-level = Schwierigkeit
two-heirs-option-level-poor = Leicht: Heinrich der Arme (6 Schätze)
two-heirs-option-level-brave = Mittel: Heinrich der Mutige (8 Schätze)
two-heirs-option-level-hammer = Schwer: Heinrich der Hammer (10 Schätze)

## Namen

two-heirs-green = Wiese
two-heirs-grey = Fels
two-heirs-yellow = Getreide
two-heirs-any = beliebig
two-heirs-row = Reihe
two-heirs-column = Spalte
two-heirs-edges = an den Kanten
two-heirs-corners = an den Ecken
two-heirs-road-none = keine Straße
two-heirs-road-across = Straße quer
two-heirs-road-along = Straße längs
two-heirs-road-bend = Straße mit Kurve
two-heirs-road-crossing = Kreuzung
two-heirs-road-site = Ende aller Straßen
two-heirs-tile = { $building } ({ $details })
two-heirs-tile-described = { $name }. Kosten: { $cost }; { $road }. { $effect }
two-heirs-wood = { $count } Holz
two-heirs-stone = { $count } Stein
two-heirs-grain = { $count } Getreide
two-heirs-nothing = nichts
two-heirs-east = { $count } Ost
two-heirs-west = { $count } West
two-heirs-south = { $count } Süd
two-heirs-north = { $count } Nord
two-heirs-middle = Mitte
two-heirs-retinue = Gefolgetruppe
two-heirs-troop-1 = 1. Truppe
two-heirs-troop-2 = 2. Truppe
two-heirs-troop-of = { $name }: { $troop }
two-heirs-points = Bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
two-heirs-points-own = { $points } für sich
two-heirs-points-counted = { $points } aus { $things ->
    [buildings] { $count ->
        [one] 1 Gebäude
       *[other] { $count } Gebäuden
    }
    [watchtowers] { $count ->
        [one] 1 Wachturm
       *[other] { $count } Wachtürmen
    }
    [pairs] { $count ->
        [one] 1 Paar
       *[other] { $count } Paaren
    }
   *[tiles] { $count } Plättchen
} (je { $each })
two-heirs-points-doubled = { $why ->
    [troop] Eine Truppe verdoppelt
   *[best] Als eines der drei besten verdoppelt
}: { $points } Punkte.
two-heirs-treasure-vertical = Schatz: fällt weg, sobald in seiner Spalte zwei weitere Plättchen liegen ({ $colour }).
two-heirs-treasure-horizontal = Schatz: fällt weg, sobald in seiner Reihe zwei weitere Plättchen liegen ({ $colour }).
two-heirs-treasure-pattern = Schatz: fällt weg, sobald ringsum diese Plättchen liegen: { $cells }.
two-heirs-direction = { $direction ->
    [N] oben
    [NE] oben rechts
    [E] rechts
    [SE] unten rechts
    [S] unten
    [SW] unten links
    [W] links
   *[NW] oben links
}

## Am Tisch

two-heirs-landscape = Landschaft
two-heirs-reserve = Königliche Reserve
two-heirs-hand = Deine Hand
two-heirs-hand-empty = Du hast kein Plättchen auf der Hand.
two-heirs-lacking = Dir fehlt: { $missing }.
two-heirs-payable = Du hast Zugriff auf alles, was es kostet.
two-heirs-at-best = Brächte jetzt höchstens { $gain } ({ $place }).
two-heirs-shield = Der Königliche Schild: Als Nächstes nimmt { $name }, Reichweite { $count }.
two-heirs-troop-here = Gibt hier Zugriff auf { $resource }.
two-heirs-troop-doubles = Verdoppelt dieses Gebäude bei der Wertung.
two-heirs-troop-waits = Steht in der Königlichen Reserve: Reichweite 1 mehr.
two-heirs-heinrichs-troop = Kommt, wenn Heinrich auf { $colour } baut.
two-heirs-about-take = Der Königliche Schild rückt an seinen Platz; dann wird vom Stapel aufgefüllt.
two-heirs-about-extend = Offenes Gelände ({ $colour }): gehört niemandem und senkt die Kosten eines Gebäudes in diesem Zug um 1.
two-heirs-about-camp = Umgedreht ist es offenes Gelände; du nimmst noch ein Plättchen.
two-heirs-about-destroy = Zerstört ist es offenes Gelände.
two-heirs-about-withdraw = In der Königlichen Reserve gibt sie Reichweite 1 mehr.
two-heirs-about-deploy = Eine Truppe verlässt die Königliche Reserve: Reichweite 1 weniger, dafür die Ressource unter ihr.
two-heirs-about-end = Danach ist der andere Erbe am Zug. Du darfst höchstens drei Plättchen behalten.
two-heirs-about-spare = Das Gebäude bleibt stehen.
two-heirs-about-site = Hier ({ $place }) brächte es jetzt { $gain }.

two-heirs-then-build = dann: Bauplatz wählen
two-heirs-then-extend = dann: Platz wählen
two-heirs-then-go = dann: Ziel wählen
two-heirs-then-reach = Reichweite dann { $count }
two-heirs-then-access = Zugriff dann auf { $resources }
two-heirs-then-discount = ein Gebäude kostet in diesem Zug 1 weniger
two-heirs-then-refill = dann: ein Plättchen vom Stapel, noch unbekannt
two-heirs-then-siege = dann: ein gegnerisches Gebäude zerstören oder verschonen
two-heirs-then-discard = dann: ein Plättchen abgeben
two-heirs-tie-troops = mehr Truppen in der Königlichen Reserve
two-heirs-reach = Reichweite { $count }
two-heirs-access = Zugriff auf { $resources }
two-heirs-discounts = { $count ->
    [one] 1 Rabatt
   *[other] { $count } Rabatte
}
two-heirs-pile = { $count ->
    [one] Noch 1 Plättchen im Stapel
   *[other] Noch { $count } Plättchen im Stapel
}
two-heirs-turns-left = { $count ->
    [one] Der Stapel ist leer: Das ist der letzte Zug
   *[other] Der Stapel ist leer: noch { $count } Züge mit diesem
}
two-heirs-unseen = Noch nicht aufgedeckt, das verdeckte Startplättchen mitgezählt:
two-heirs-heap = Noch { $heap ->
    [one] 1 Schatz
   *[other] { $heap } Schätze
} im Haufen (je { $each } Punkte)
two-heirs-scaffold = Das Baugerüst: Hier hast du zuletzt gebaut, hier baut Heinrich an.
two-heirs-described-building = { $place }, { $name }: { $tile }
two-heirs-described-open = { $place }: offenes Gelände ({ $colour }).
two-heirs-described-road = Straße über { $tiles } Plättchen: { $one } hat daran { $south } Gebäude, { $two } { $north }.
two-heirs-described-road-worth = Das bringt { $name } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

two-heirs-take = { $tile } nehmen
two-heirs-build = { $tile } bauen
two-heirs-extend = { $tile } als offenes Gelände legen
two-heirs-camp = { $tile } umdrehen und noch ein Plättchen nehmen
two-heirs-destroy = { $tile } zerstören
two-heirs-discard = { $tile } abgeben
two-heirs-move = { $troop } bewegen (Standort: { $place })
two-heirs-withdraw = { $troop } in die Reserve zurückziehen (Standort: { $place })
two-heirs-deploy = Eine Truppe aus der Reserve stationieren
two-heirs-end = Zug beenden
two-heirs-spare = Nichts zerstören
two-heirs-at-build = Hier bauen: { $place }
two-heirs-at-extend = Hierher legen: { $place }
two-heirs-at-go = Hierher gehen: { $place }

two-heirs-wait-setup = Das Spiel wird aufgebaut.
two-heirs-wait-refill = Die Reserve wird aufgefüllt.
two-heirs-wait-treasure = Heinrich holt einen Schatz.
two-heirs-wait-turn = { $name } ist am Zug.
two-heirs-prompt-turn = Du bist am Zug: Nimm ein Plättchen; davor und danach darfst du bauen und Truppen bewegen.
two-heirs-prompt-taken = Du bist am Zug: Baue, erweitere die Landschaft oder bewege Truppen, dann beende deinen Zug.
two-heirs-prompt-last = Es ist dein letzter Zug.
two-heirs-prompt-build = Wähle den Bauplatz neben einer deiner Truppen: { $tile }.
two-heirs-prompt-extend = Wähle, wo das offene Gelände liegen soll: { $tile }.
two-heirs-prompt-march = Wähle das Ziel für: { $troop }.
two-heirs-prompt-deploy = Wähle, wo die Truppe aus der Reserve stationiert wird.
two-heirs-prompt-siege = Deine Belagerungstürme drohen: Zerstöre ein Gebäude oder verzichte.
two-heirs-prompt-discard = Du darfst nur drei Plättchen behalten: Gib eines ab.
two-heirs-over = { $name } gewinnt mit { $points } zu { $other } Punkten.
two-heirs-over-level = Beide Erben haben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: Das Reich wird geteilt.

## Mit der Schachtel gespielt: was zu ziehen ist

two-heirs-chance-sets = Lose drei der sechs Sets aus; die anderen bleiben in der Schachtel. Welche drei sind im Spiel?
two-heirs-chance-toss = Wirf den Königlichen Schild wie eine Münze und lege ihn an den Rand des Spielbereichs. Welche Krone zeigt er?
two-heirs-chance-first-tile = Mische die Sets { $sets } zu einem verdeckten Stapel. Der Königliche Schild liegt am Rand des Spielbereichs und zeigt die { $crown ->
    [white] weiße
   *[blue] blaue
} Krone. Lege das oberste Plättchen des Stapels offen auf den 1. Platz der Königlichen Reserve, im Uhrzeigersinn neben den Schild. Welches ist es?
two-heirs-chance-tile = Lege das oberste Plättchen des Stapels offen auf den { $number }. Platz der Königlichen Reserve, im Uhrzeigersinn vom Schild gezählt. Welches ist es?
two-heirs-chance-start = Lege das oberste Plättchen des Stapels verdeckt in die Mitte des Tisches; seine Vorderseite bleibt unbekannt. Welche Farbe hat die Rückseite?
two-heirs-chance-top = Das oberste Plättchen des Stapels bleibt verdeckt liegen. Welche Farbe hat seine Rückseite?
two-heirs-chance-refill = Lege das oberste Plättchen des Stapels offen auf den leeren Platz der Königlichen Reserve, an dem eben noch der Schild lag. Welches ist es?
two-heirs-chance-refill-heinrich = Nimm für Heinrich aus der Königlichen Reserve: { $tile }. Dreh den Schild um und lege ihn auf den frei gewordenen Platz. Lege dann das oberste Plättchen des Stapels offen auf den Platz, an dem der Schild lag. Welches Plättchen kommt neu in die Reserve?
two-heirs-chance-treasure = Heinrich baut, für dich auf dem Kopf: { $tile }; Feld: { $place }. Decke einen Schatz vom Haufen auf und lege ihn, zu dir gedreht, auf dieses Gebäude. Welcher ist es?
two-heirs-chance-crown = { $crown ->
    [white] Weiße
   *[blue] Blaue
} Krone
two-heirs-chance-back = { $colour ->
    [green] Grün (Wiese)
    [grey] Grau (Fels)
   *[yellow] Gelb (Getreide)
}
two-heirs-chance-vertical = Vertikal: zwei Plättchen, { $colour }
two-heirs-chance-horizontal = Horizontal: zwei Plättchen, { $colour }
two-heirs-chance-pattern = Anordnung: { $cells }

## Was geschah

two-heirs-log-sets = Gespielt wird mit { $sets }.
two-heirs-log-toss = Der Königliche Schild ist gefallen: { $name } beginnt.
two-heirs-log-laid = In der Reserve liegen aus: { $tiles }.
two-heirs-log-filled = Neu in der Reserve: { $tile }.
two-heirs-log-start = Das Startplättchen liegt verdeckt: { $colour }.
two-heirs-log-top = Oben auf dem Stapel: { $colour }.
two-heirs-log-turn = { $name } ist am Zug.
two-heirs-log-taken = { $name } nimmt: { $tile }.
two-heirs-log-heinrich-taken = { $name } nimmt das erste Plättchen in der Farbe des Stapels, sonst das erste überhaupt: { $tile }.
two-heirs-log-heinrich-moved = { $name } ruft die Truppe dieser Farbe: { $troop }; Feld: { $place }.
two-heirs-log-built = { $name } baut: { $tile }; Feld: { $place }.
two-heirs-log-built-discount = { $name } baut mit { $count ->
    [one] einem Rabatt
   *[other] { $count } Rabatten
}: { $tile }; Feld: { $place }.
two-heirs-log-extended = { $name } legt als offenes Gelände: { $tile }; Feld: { $place }.
two-heirs-log-marched = { $name } bewegt: { $troop }; Feld: { $place }.
two-heirs-log-deployed = { $name } stationiert aus der Reserve: { $troop }; Feld: { $place }.
two-heirs-log-withdrawn = { $name } zieht in die Reserve zurück: { $troop }; bisher: { $place }.
two-heirs-log-camp = { $name } dreht ein Feldlager um und nimmt noch ein Plättchen: { $tile }; Feld: { $place }.
two-heirs-log-destroyed = { $name } zerstört: { $tile }; Feld: { $place }.
two-heirs-log-spared = { $name } zerstört nichts.
two-heirs-log-discarded = { $name } gibt ab: { $tile }.
two-heirs-log-last-round = Der Stapel ist leer: Nach diesem Zug hat jeder noch einen.
two-heirs-log-heinrich-continues = { $name } setzt deine Straße fort: { $tile }; Feld: { $place }.
two-heirs-log-heinrich-blocks = { $name } versperrt deine Straße: { $tile }; Feld: { $place }.
two-heirs-log-heinrich-first = { $name } baut auf dem ersten freien Feld: { $tile }; Feld: { $place }.
two-heirs-log-heinrich-dropped = { $name } findet keinen Platz und gibt ab: { $tile }.
two-heirs-log-treasure-laid = Heinrich legt einen Schatz auf sein Gebäude. { $treasure }
two-heirs-log-treasure-removed = Heinrich verliert einen Schatz; Feld: { $place }.
two-heirs-log-scoring = Die Partie ist vorbei, es wird gewertet.
two-heirs-log-building = { $name }: { $tile }, Feld: { $place }. { $points }
two-heirs-log-road = Straße über { $tiles } Plättchen: { $more } zu { $less } Gebäude, { $name } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
two-heirs-log-road-level = Straße über { $tiles } Plättchen: Gleichstand, keine Punkte.
two-heirs-log-treasures = { $name } bekommt für { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
} { $points } Punkte.
two-heirs-log-ended = Endstand: { $one } { $south }, { $two } { $north }.

## Die Regeln

two-heirs-rules-lead = Zwei Brüder, ein Königreich: Wer die Gunst des Hofes nutzt, ohne das Land aus den Augen zu verlieren, wird König. Für zwei, oder allein gegen Heinrich.
two-heirs-rules-aim = Worum es geht
two-heirs-rules-aim-text = Zusammen legt ihr eine Landschaft aus Wiese, Fels und Getreide. Wer am Ende mit Gebäuden und Straßen mehr Punkte hat, gewinnt. Deine Gebäude stehen für dich aufrecht, die deines Bruders auf dem Kopf; ihre Dächer tragen eure Farben. { $tiles ->
    [0] Gespielt wird mit drei von sechs Sets.
    [9] Gespielt wird mit drei von sechs Sets zu je neun Plättchen.
   *[other] Gespielt wird mit drei von sechs Sets zu je { $tiles } Plättchen.
}
two-heirs-rules-turn = Ein Zug
two-heirs-rules-turn-text = In beliebiger Reihenfolge: Nimm genau ein Plättchen aus der Reserve, baue oder erweitere die Landschaft, so oft du kannst, und bewege jede deiner drei Truppen höchstens einmal. Am Ende des Zuges darfst du drei Plättchen auf der Hand behalten.
two-heirs-rules-take = Die Königliche Reserve
two-heirs-rules-take-text = Sechs Plättchen und der Königliche Schild liegen im Kreis. Vom Schild aus erreichst du im Uhrzeigersinn ein Plättchen, und eines mehr für jede deiner Truppen in der Reserve. Der Schild rückt auf den Platz des genommenen Plättchens und zeigt nun die Krone deines Bruders; der frei gewordene Platz wird vom Stapel gefüllt.
two-heirs-rules-take-example = Zwei Truppen in der Reserve: Die ersten drei Plättchen nach dem Schild sind in Reichweite.
two-heirs-rules-build = Ressourcen und Bauen
two-heirs-rules-build-text = Nichts wird ausgegeben. Du hast Zugriff auf die Farben der Plättchen in deiner Reichweite und unter deinen Truppen in der Landschaft, dazu auf das, was deine Bauernhöfe, Sägewerke und Steinbrüche liefern: Wiese gibt Holz, Fels gibt Stein, Getreide gibt Getreide. Reicht das für ein Gebäude deiner Hand, so lege es auf ein freies Feld neben eine deiner Truppen, auch schräg.
two-heirs-rules-build-example = Links oben stehen die Kosten, rechts unten, was das Gebäude bringt. Die Rückseite zeigt die Farbe.
two-heirs-rules-extend-text = Statt zu bauen, darfst du ein Plättchen verdeckt als offenes Gelände neben eine deiner Truppen legen. Es gehört niemandem und senkt die Kosten eines Gebäudes, das du noch in diesem Zug baust, um eine Ressource deiner Wahl.
two-heirs-rules-land-example = Weiß hat drei Gebäude gebaut, Blau zwei; zwei Plättchen sind offenes Gelände. Die Gefolgetruppen erkennt man am gelben Rand.
two-heirs-rules-troops = Truppen
two-heirs-rules-troops-text = Jede Truppe darf einmal im Zug: auf ein benachbartes Plättchen ohne Truppe gehen, auch schräg; aus der Reserve auf ein Plättchen neben einer eigenen Truppe stationiert werden; oder in die Reserve zurückkehren. Die Gefolgetruppe bleibt immer in der Landschaft. Ein Kreuz zeigt, wer schon gezogen hat. Am Ende verdoppelt eine Truppe das eigene Gebäude, auf dem sie steht.
two-heirs-rules-roads = Straßen
two-heirs-rules-roads-text = Eine Straße läuft über aneinanderliegende Plättchen, bis sie abbricht oder an einer Kreuzung oder Pilgerstätte endet. Für jede Straße über mindestens zwei Plättchen zählt jeder seine Gebäude daran, auch die an ihren Enden; wer mehr hat, bekommt den Unterschied. In der ersten Partie könnt ihr darauf verzichten.
two-heirs-rules-end = Ende
two-heirs-rules-end-text = Ist das letzte Plättchen des Stapels gezogen, hat nach diesem Zug jeder noch einen. Dann werden Gebäude und Straßen gewertet. Bei Gleichstand gewinnt, wer mehr Truppen in der Reserve hat.
two-heirs-rules-buildings = Die 24 Gebäude
two-heirs-rules-solo = Allein gegen Heinrich
two-heirs-rules-solo-text = Du beginnst immer. Heinrich nimmt vom Schild aus das erste Plättchen in der Farbe, die der Stapel zeigt, sonst das erste überhaupt. Er baut ohne Kosten neben dein letztes Gebäude, vom oberen Rand an im Uhrzeigersinn: wo er deine Straße fortsetzt, sonst wo er sie versperrt, sonst auf dem ersten freien Feld. Auf sein Gebäude kommen ein Schatz und die Truppe dieser Farbe. Am Ende zählen seine drei besten Gebäude doppelt und jeder übrige Schatz 5 Punkte. Gleichstand ist verloren.
two-heirs-rules-treasures = Zehn Schätze: Liegen die gezeigten Plättchen, so verliert Heinrich den Schatz. Braun steht für jede Farbe.
two-heirs-provenance-rulebook = Aus der Anleitung: die 24 Gebäude und ihre Wirkung, die Zahl der Teile, die Kosten von Taverne, Bäckerei, Handelsposten und Wachturm, der Ablauf und Heinrichs Vorgehen.
two-heirs-provenance-public = Aus veröffentlichten Besprechungen: Jedes Set hat drei Plättchen jeder Farbe, und die Rückseiten zeigen sie.
two-heirs-provenance-reconstructed = Von uns erschlossen, weil die Plättchen nicht abgebildet sind: wie oft es die meisten Gebäude gibt, ihre Farben, übrigen Kosten und Straßen, und die Bedingungen der Schätze.

## Der Plan im Terminal

two-heirs-board-over = Das Spiel ist zu Ende
two-heirs-board-laying = Das Spiel wird aufgebaut
two-heirs-board-turn = { $heir } ist am Zug
two-heirs-board-build = baut { $tile }
two-heirs-board-extend = legt { $tile } verdeckt
two-heirs-board-march = bewegt { $troop }
two-heirs-board-deploy = stationiert eine Truppe
two-heirs-board-siege = belagert
two-heirs-board-discard = gibt ab
two-heirs-board-pile = Stapel { $pile }
two-heirs-board-top = oben { $colour }
two-heirs-board-discounts = Rabatte { $discounts }
two-heirs-board-turns-left = { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
two-heirs-board-sets = Sets: { $one } + { $two } + { $three }
two-heirs-board-roads = { $count ->
    [true] Straßen zählen
   *[false] Straßen zählen nicht
}
two-heirs-board-reserve = Königliche Reserve, im Uhrzeigersinn vom Schild ({ $crown ->
    [white] weiße
   *[blue] blaue
} Krone):
two-heirs-board-heir = { $heir }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
two-heirs-board-reach = Reichweite { $reach }
two-heirs-board-access = Holz { $wood } Stein { $stone } Getreide { $grain }
two-heirs-board-troops = Truppen
two-heirs-board-in-reserve = { $troop }:Reserve
two-heirs-board-beside = { $troop }:daneben
two-heirs-board-on = { $troop }:{ $cell }
two-heirs-board-hand = Hand
two-heirs-board-treasures = Schätze: { $heap } im Haufen, { $left } übrig
two-heirs-board-road = Straße S { $south } N { $north } über { $cells }
two-heirs-board-building = { $building }
two-heirs-board-open = offen
two-heirs-board-green = Wie
two-heirs-board-grey = Fel
two-heirs-board-yellow = Get
two-heirs-board-narrow-green = w
two-heirs-board-narrow-grey = f
two-heirs-board-narrow-yellow = g
two-heirs-board-wood = h
two-heirs-board-stone = s
two-heirs-board-grain = g
two-heirs-board-north = N
two-heirs-board-east = O
two-heirs-board-south = S
two-heirs-board-west = W
two-heirs-board-retinue-sign = G
two-heirs-board-treasure-sign = s
two-heirs-board-seat = { $seat } ({ $letter }, { $livery ->
    [white] weiß
   *[blue] blau
})
two-heirs-board-heinrich = Heinrich (N, { $livery ->
    [white] weiß
   *[blue] blau
})
two-heirs-board-retinue = Gefolgetruppe{ $mark }
two-heirs-board-troop = { $number }{ $mark }

# Fehlermeldungen
two-heirs-conflict-first = Gegen Heinrich beginnst immer du: Wähle first=toss oder first=seat-1.

two-heirs-notation-action = take-, build-, extend-, camp-, destroy- oder discard- mit einem Plättchen, move- oder withdraw- mit einer Truppe, atX,Y, deploy, spare oder end
two-heirs-notation-tile = ein Plättchen: tra, lan, trd, war, cra oder pat, dann - und 1 bis 12
two-heirs-notation-chance = drei Sets, eine Krone, eine Farbe, ein Plättchen oder ein Schatz
two-heirs-notation-sets = drei verschiedene Sets mit + dazwischen
two-heirs-notation-sets-in-order = drei verschiedene Sets der Reihe nach mit + dazwischen
two-heirs-notation-cell = ein Feld x,y mit Zahlen bis 35, auch negativen
two-heirs-notation-treasure = ein Schatz von tre-01 bis tre-10
two-heirs-notation-word = eines von { $words }

two-heirs-box-differs = { $place }: { $expected } erwartet, { $found } gefunden.
two-heirs-box-provenance = { $place }: Als Herkunft (provenance) geht „{ $word }“ nicht, nur rulebook, public, reconstructed oder box.
two-heirs-box-no-name = { $place }: Der Name fehlt.
two-heirs-box-twice = { $place }: Das kommt zweimal vor.
two-heirs-box-missing = { $place }: Das fehlt.
two-heirs-box-too-many-tiles = { $place }: Mit den Kopien sind es mehr als { $most } Plättchen im Set { $set }.
two-heirs-box-too-few-tiles = { $place }: Plättchen: { $found } gefunden, mindestens { $least } nötig.
two-heirs-box-incomplete = Die Datei ist nicht vollständig.
two-heirs-box-fixed = { $place }: Unter fixed_by_rulebook steht „{ $key }“; möglich sind colour, cost oder road.
two-heirs-box-cost = { $place }: Ein Plättchen kostet 1 bis { $most } Ressourcen, nicht { $cost }.
two-heirs-box-exit = { $place }: Der Ausgang { $direction } ist keine Kante oder steht zweimal da.
two-heirs-box-road-exits = { $place }: Eine Straße der Art { $road } kann nicht { $exits ->
    [one] 1 Ausgang
   *[other] { $exits } Ausgänge
} haben.
two-heirs-box-road-site = { $place }: Nur die Pilgerstätte hat eine Straße der Art site, und sie immer.
two-heirs-box-direction = { $place }: Nur Taverne und Wachturm haben eine Richtung (direction), und sie immer.
two-heirs-box-pattern = { $place }: Nur Handwerksgebäude haben ein Muster (pattern), und sie immer.
two-heirs-box-counts = { $place }: Nur der Handelsposten zählt ein Gebäude (counts), und er immer.
two-heirs-box-boosts = { $place }: Nur das Gildenhaus fördert ein Gebäude (boosts), und es immer.
two-heirs-box-counts-what = { $place }: Ein Handelsposten zählt farm, sawmill oder quarry, nicht { $shown }.
two-heirs-box-boosts-what = { $place }: Ein Gildenhaus fördert ein Handwerk, nicht { $shown }.
two-heirs-box-producer = { $place }: { $building } liegt auf { $produced }, nicht auf { $colour }.
two-heirs-box-no-source = { $place }: Eine Quelle „{ $source }“ gibt es nicht.
two-heirs-box-other-set = { $place }: { $building } gehört nicht zum Set { $set }.
two-heirs-box-same-colour = { $place }: Die Farbe { $colour } hat schon eine andere Truppe.
two-heirs-box-level = { $place }: Es gibt nur poor, brave und hammer.
two-heirs-box-treasures-removed = { $place }: Es gibt nur { $treasures } Schätze zu entfernen.
two-heirs-box-treasure-kind = { $place }: Möglich sind vertical oder horizontal mit einer Farbe oder pattern mit Feldern.
two-heirs-box-cell-twice = { $place }: Das Feld { $direction } kommt zweimal vor.
two-heirs-box-pattern-cells = { $place }: Ein Muster hat mindestens zwei Felder.

two-heirs-table-too-many-treasures = treasures: Es gibt nur { $most }, nicht { $count }.
two-heirs-table-treasures-missing = treasures: Gib an, wie viele Heinrich noch hat.
two-heirs-table-treasures-without = treasures: Nur Heinrich hat Schätze, und solo ist nicht angegeben.
two-heirs-table-colour-twice = { $place }: Bei einem Plättchen mit id steht die Farbe schon fest.
two-heirs-table-no-id = { $place }: Gib die id des Plättchens an oder die Farbe des Startplättchens.
two-heirs-table-start-owner = { $place }: Das Startplättchen liegt verdeckt und gehört niemandem.
two-heirs-table-no-tiles = Es ist kein Plättchen da: Liste sie als [[tile]] auf.
two-heirs-table-too-many-tiles = Das sind { $tiles } Plättchen; im Spiel sind nur { $most }.
two-heirs-table-two-tiles = { $cell }: Dort liegen zwei Plättchen, { $first } und { $second }.
two-heirs-table-not-in-box = { $place }: Ein Plättchen { $tile } gibt es in dieser Schachtel nicht.
two-heirs-table-tile-twice = { $cell }: Dort liegt { $tile }, aber auch bei { $other }.
two-heirs-table-too-many-sets = Die Plättchen sind aus { $sets } Sets ({ $names }); im Spiel sind drei.
two-heirs-table-none-face-down = Kein Plättchen liegt verdeckt; das Startplättchen tut es immer.
two-heirs-table-apart = { $cell }: { $tile } berührt kein anderes Plättchen.
two-heirs-table-two-troops = { $cell }: Zwei Truppen können hier nicht stehen ({ $tile }).
two-heirs-table-too-many-troops = { $heir } hat { $count } Truppen in der Landschaft; es gibt nur drei.
two-heirs-table-no-troop = { $heir } hat keine Truppe in der Landschaft; die Gefolgetruppe verlässt sie nie.

# Was in einem beschriebenen Tisch steht
two-heirs-table-field-tile = Ein Abschnitt [[tile]] für jedes Plättchen der Landschaft.
two-heirs-table-field-id = Die Kennung des Plättchens. Nur das Startplättchen hat stattdessen eine Farbe: colour.
two-heirs-table-field-at = Spalte und Reihe. Wo du zu zählen anfängst, ist gleich.
two-heirs-table-field-owner = Wem das Gebäude gehört, white oder blue. Bei einem verdeckten Plättchen steht nichts.
two-heirs-table-field-troops = Wessen Truppen auf dem Plättchen stehen.
two-heirs-table-field-south = Wer unten sitzt; zu ihm hin werden die Reihen größer. Ohne Angabe white.
two-heirs-table-field-roads = roads = false, wenn ohne Straßen gespielt wurde.
two-heirs-table-field-solo = solo = true, wenn Heinrich der Gegner war. Dann sagt treasures, wie viele Schätze er noch hat.

two-heirs-laid-start = das Startplättchen
two-heirs-laid-tile = { $id }

two-heirs-thing-road = Straße
two-heirs-thing-treasures = Schätze

two-heirs-reason-flat = { $flat }
two-heirs-reason-counted = { $count } × { $each }
two-heirs-reason-sum = { $flat } + { $count } × { $each }
two-heirs-reason-flat-doubled = { $flat } × 2
two-heirs-reason-counted-doubled = ({ $count } × { $each }) × 2
two-heirs-reason-sum-doubled = ({ $flat } + { $count } × { $each }) × 2
two-heirs-reason-road = { $more } − { $fewer }

# Für Berichte: was man tut, und was mit einem Stück geschieht
two-heirs-kind-take = ein Plättchen nehmen
two-heirs-kind-build = ein Gebäude bauen
two-heirs-kind-extend = offenes Gelände legen
two-heirs-kind-move = eine Truppe bewegen
two-heirs-kind-deploy = eine Truppe stationieren
two-heirs-kind-withdraw = eine Truppe zurückziehen
two-heirs-kind-camp = ein Feldlager umdrehen
two-heirs-kind-end = den Zug beenden
two-heirs-kind-at = den Ort wählen
two-heirs-kind-destroy = ein Gebäude zerstören
two-heirs-kind-spare = nichts zerstören
two-heirs-kind-discard = ein Plättchen abgeben
two-heirs-use-taken = genommen
two-heirs-use-built = gebaut
two-heirs-use-extended = als offenes Gelände gelegt
two-heirs-use-destroyed = zerstört
two-heirs-use-discarded = abgegeben
