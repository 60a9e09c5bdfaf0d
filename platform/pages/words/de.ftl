# Die Worte der Seiten: Halle, Tisch, Rückblick, Fehler.

site-name = Bergfried
site-description = Burgenspiele im Browser: mit Freunden oder gegen den Computer.
site-notice = Bergfried ist ein inoffizielles Werk. Die Spiele gehören ihren Autoren und Verlagen; Zeichnungen und Texte sind unsere eigenen.
skip-to-content = Zum Inhalt
theme-switch = Tageslicht oder Kerzenschein
to-lobby = Zur Halle

# Wer am Tisch sitzt
guest-default = Gast { $number }
seat-default = Platz { $seat }
seat-open = noch frei
seat-bot = Computer ({ $level })
seat-you = du
seat-away = nicht am Tisch
seat-stand-in = ein Computer vertritt
seat-thinking = überlegt
seat-to-act = am Zug
seat-score = Punkte
seat-invitation = Einladung
seat-sit = Platz nehmen
seats-watching = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
level-random = zufällig
level-greedy = gierig
level-easy = leicht
level-medium = mittel
level-hard = stark
level-master = meisterlich

# Halle
lobby-page = Halle
lobby-title = Willkommen auf der Burg
lobby-subtitle = Spiele um Mauern, Türme und Kronen. Such dir einen Tisch oder decke selbst einen.
lobby-name = Dein Name
lobby-name-save = Merken
lobby-games = Spiele
lobby-upload = Eine Aufzeichnung ansehen
lobby-mine = Deine Partien
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Decke einen Tisch und lade alle ein.
lobby-finished = Beendete Partien
lobby-seats-exact = Für { $count }
lobby-seats-range = Für { $first } bis { $last }
lobby-level = Stärke
lobby-play-computer = Gegen den Computer
lobby-play-screen = An einem Bildschirm
lobby-play-friends = Mit Freunden
lobby-play-options = Mit Varianten …
lobby-rules = Regeln
match-waiting = wartet auf Mitspieler
match-your-turn = Du bist am Zug
match-running = läuft, { $steps } Schritte
match-replay = Rückblick

# Neuer Tisch
new-title = { $game }: ein neuer Tisch
new-mode = Wer spielt mit?
mode-computer = Der Computer
mode-screen = Wir sitzen an einem Bildschirm
mode-friends = Freunde, die ich einlade
mode-open = Wer mag: offener Tisch in der Halle
new-seats = Plätze
new-bots = Davon am Tisch mit Freunden oder Fremden dem Computer überlassen
new-clock = Uhr
new-aids = Hilfen auf dem Tisch
aids-on = zeigen, was aus den Regeln folgt
aids-off = keine: selbst zählen
new-names = Namen am selben Bildschirm
new-name = Platz { $seat }
new-lay = Tisch decken
clock-none = keine
clock-move = { $seconds } Sekunden je Zug
clock-game = { $minutes } Minuten für die Partie
option-pick = (wähle { $count })
option-random = zufällig
invitation-title = Einladung zu { $game }
invitation-from = Am Tisch: { $names }

# Tisch
table-nav = Tisch
table-seats = Plätze
table-score = Wertung
table-supply = Vorrat
table-log = Verlauf
table-chat = Gespräch
table-spectator = Du siehst zu.
chat-label = Sag etwas
chat-send = Sagen
camera-in = Näher
camera-out = Weiter weg
camera-fit = Ganzer Tisch
confirm-do = So machen
confirm-turn = Drehen
confirm-cancel = Doch nicht
curtain-pass = Gib das Gerät weiter an
curtain-lift = Ich bin da: Hand zeigen
copy-link = Kopieren
control-take-back = Zurücknehmen
control-ask-take-back = Rücknahme erbitten
control-hint = Rat
control-leave = Vertreten lassen
control-return = Selbst weiterspielen
control-resign = Aufgeben
control-resign-sure = Wirklich aufgeben?
control-rematch = Revanche
control-next-match = Zur Revanche
control-replay = Rückblick
hint-line = { $action } (Siegchance { $percent } %)
request-take-back = { $name } möchte zurücknehmen.
request-pending = { $name } bittet um Rücknahme.
request-agree = Einverstanden
request-decline = Nein
prompt-waiting = { $count ->
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
   *[other] { $count } Plätze sind noch frei. Sobald sie besetzt sind, geht es los.
}
prompt-resigned = { $name } hat aufgegeben. Die Partie ist zu Ende.
prompt-left = Ein Computer vertritt dich. Du kannst jederzeit selbst weiterspielen.
prompt-slow = Deine Bedenkzeit war um, ein Computer vertritt dich. Du kannst selbst weiterspielen.
prompt-time-up = Deine Bedenkzeit ist aufgebraucht, ein Computer spielt für dich zu Ende.
prompt-gave-up = Du hast aufgegeben, ein Computer spielt für dich zu Ende.
intention-seen = { $name } sieht, was du überlegst.
client-lost = Verbindung verloren. Wir versuchen es weiter …
client-looking-back = Du blickst zurück auf Schritt
client-to-now = Zurück zum Tisch
client-copied = Kopiert
client-no-hint = Kein Rat zu haben.
client-skip = Überspringen
client-close = Schließen
client-failed = Der Server hat nicht geantwortet.
client-retry = Noch einmal versuchen

# Rückblick
replay-title = { $game }: Rückblick
replay-step = Schritt
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen oder anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-as = Mit den Augen von
replay-as-spectator = Zuschauer
replay-share = Link kopieren
replay-download = Aufzeichnung laden
replay-to-table = Zum Tisch
upload-title = Eine Aufzeichnung ansehen
upload-words = Wähle eine Datei, die du nach einer Partie geladen hast. Sie wird nachgespielt und geprüft, aber nicht gespeichert.
upload-file = Datei
upload-show = Ansehen
proof-title = Ehrlicher Zufall
proof-verified = Geprüft: Alle { $chance } Zufallsschritte unter { $steps } Schritten folgen aus dem vorher festgelegten Geheimnis.
proof-promised = Der Zufall dieser Partie steht seit ihrem Beginn fest. Am Ende wird das Geheimnis verraten, und jeder kann nachrechnen.
proof-failed = Nicht geprüft: { $reason }
proof-seed = Geheimnis
proof-commitment = Siegel (SHA-256)
rules-title = { $game }: Regeln
rules-provenance = Was wir über die Teile wissen

# Was nicht geht
error-title = Das geht nicht
refusal-unknown-match = Diesen Tisch gibt es nicht.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-unknown-page = Diese Seite gibt es nicht.
refusal-other-rules = Die Partie wurde nach Regelfassung { $found } gespielt, dieses Programm kennt Fassung { $expected }.
refusal-bad-message = Diese Nachricht ist nicht zu lesen.
refusal-bad-form = Dieses Formular ist nicht zu lesen.
refusal-too-long = Das ist zu lang.
refusal-too-fast = Nicht so schnell.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-stale-decision = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.
refusal-illegal-action = Das erlauben die Regeln jetzt nicht: { $reason }
refusal-bad-options = So passt es nicht zusammen: { $reason }
refusal-bad-record = Diese Datei ist keine Partie, die man hier ansehen kann: { $reason }
refusal-not-running = Die Partie läuft nicht.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-no-request = Diese Bitte gibt es nicht mehr.
refusal-seat-taken = Der Platz ist schon besetzt.
refusal-bad-invitation = Die Einladung passt nicht.
refusal-other-origin = Das kam von einer fremden Seite.
refusal-store-failed = Der Zug konnte nicht gesichert werden und gilt nicht. Versuch es gleich noch einmal.
refusal-going-down = Der Server wird gerade beendet. Gleich geht es weiter.
refusal-unknown-address = Diese Adresse gibt es nicht. GET /api/openapi.json beschreibt alle.
refusal-bad-request = Diese Anfrage lässt sich nicht lesen.
refusal-bad-token = Sende "Authorization: Bearer TOKEN" mit einem Token dieses Servers.
refusal-bad-method = Diese Adresse kennt die Methode nicht. GET /api/openapi.json beschreibt alle.
refusal-bad-type = Der Inhalt muss JSON sein (content-type: application/json).
refusal-name-length = Ein Name hat 1 bis { $count } Zeichen.
refusal-action-length = Eine Aktion hat höchstens { $count } Zeichen.
refusal-id-length = Eine Kennung hat 1 bis { $count } Zeichen.
refusal-bad-clock = Eine Uhr ist "none", "move SEKUNDEN" oder "game SEKUNDEN", mit 1 bis 604800 Sekunden.
options-level = Die Stufe "{ $level }" gibt es nicht, möglich sind { $known }
options-level-of-guest = nur ein Computer hat eine Stufe
options-name-of-bot = nur ein Mensch hat einen Namen
upload-not-text = sie enthält keinen Text
upload-too-many-steps = eine Partie hat höchstens { $most } Schritte, diese hat { $found }
