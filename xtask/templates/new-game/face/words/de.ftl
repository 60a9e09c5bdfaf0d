# New Game: alles, was Menschen lesen.

new-game-tempting = Zieh Steine, behalte die guten und gib die schlechten weiter.
new-game-minutes = 5
new-game-computer-names = Anselm, Berta, Clemens, Dorothea, Eberhard, Frida, Gerhard, Hilda

new-game-option-length = Länge
new-game-option-length-short = Kurz (3 Runden)
new-game-option-length-long = Lang (5 Runden)

new-game-source-face-up = Offene Steine
new-game-source-face-down = Verdeckte Steine

new-game-hand = Der Stein, den du gezogen hast
new-game-bag = Steine im Beutel: { $count }
new-game-details = Offen: { $up }, verdeckt: { $down }

new-game-a-gold-stone = einen goldenen Stein
new-game-a-grey-stone = einen grauen Stein
new-game-a-black-stone = einen schwarzen Stein

new-game-prompt-draw = { $name } zieht einen Stein.
new-game-chance-draw = { $name } zieht einen Stein aus dem Beutel. Welcher ist es?
new-game-gold-stone = Goldener Stein
new-game-grey-stone = Grauer Stein
new-game-black-stone = Schwarzer Stein
new-game-prompt-choose = Du hast { $stone } gezogen. Behältst du ihn, oder bekommt ihn { $neighbour }?
new-game-wait-choose = { $name } sieht sich einen Stein an.
new-game-prompt-over = Das Spiel ist zu Ende. Alle Steine liegen offen.

new-game-action-keep = Den Stein behalten
new-game-action-give = Den Stein weitergeben an { $name }

new-game-about-keep = Der Stein liegt verdeckt vor dir und zählt für dich.
new-game-about-give = Der Stein liegt offen nebenan und zählt dort.

new-game-log-drawn = { $name } zieht einen Stein.
new-game-log-drawn-stone = { $name } zieht { $stone }.
new-game-log-kept = { $name } behält den Stein.
new-game-log-given = { $name } gibt { $to } { $stone }.
new-game-log-revealed = Alle Steine werden aufgedeckt.

new-game-rules-lead = Zieh Steine aus dem Beutel. Behalte die guten und gib die schlechten weiter.
new-game-rules-turn = Dein Zug
new-game-rules-turn-text = Zieh einen Stein und sieh ihn dir allein an. Behalte ihn verdeckt, oder gib ihn offen an deine linke Nachbarin oder deinen linken Nachbarn.
new-game-rules-end = Das Ende
new-game-rules-end-text = Nach drei oder fünf Runden werden alle Steine aufgedeckt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand zählen die goldenen Steine.
new-game-rules-stones = Ein goldener Stein zählt 3 Punkte, ein grauer 1 Punkt. Ein schwarzer kostet 2 Punkte.
new-game-provenance-reconstructed = Rekonstruiert: Anzahl und Werte aller Steine. Ein gedrucktes Spiel gibt es nicht.

new-game-board-over = Das Spiel ist zu Ende.
new-game-board-draws = { $seat } zieht einen Stein.
new-game-board-has-drawn = { $seat } hat { $stone } gezogen.
new-game-board-has-drawn-unseen = { $seat } hat einen Stein gezogen.
new-game-board-bag = Steine im Beutel: { $stones }
new-game-board-seat = { $seat }: offen { $up }, verdeckt { $down }
new-game-board-stones = { $gold } gold, { $grey } grau, { $black } schwarz
new-game-board-unseen = { $count }

new-game-notation-action = keep oder give
new-game-notation-stone = ein Stein: gold, grey oder black
new-game-box-game = Die Datei gehört zum Spiel { $game }, nicht zu new-game.
new-game-box-times = { $stone } muss einmal vorkommen, nicht { $times }-mal.
new-game-box-too-few = Es gibt { $found } Steine, und die längste Partie braucht { $needed }.

# Für Berichte: was man tut, und was mit einem Stein geschieht
new-game-kind-keep = einen Stein behalten
new-game-kind-give = einen Stein weitergeben
new-game-use-drawn = gezogen
new-game-use-given = weitergegeben
