# Texte der Seiten: Startseite, neuer Tisch, Tisch, Rückblick, Fehler.

site-name = Bergfried
site-description = Burgenspiele im Browser: mit Freunden, gegen den Computer oder allein.
site-notice = Bergfried ist ein inoffizielles Projekt. Die Spiele gehören ihren Autoren und Verlagen, die Zeichnungen und Texte sind von uns.
skip-to-content = Zum Inhalt
theme-switch = Hell oder dunkel
to-lobby = Zur Startseite

# Wer am Tisch sitzt
guest-default = Gast { $number }
seat-open = noch frei
seat-bot = { $name } ({ $level })
seat-you = du
seat-away = gerade nicht da
seat-stand-in = der Computer springt ein
seat-thinking = überlegt
seat-to-act = am Zug
seat-score = Punkte
seat-invitation = Einladung
seat-remove = Vom Tisch entfernen
seat-absent = seit { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} nicht da
seat-replace = Computer für diesen Platz spielen lassen
seat-sit = Platz nehmen
seats-watching = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
level-other = Computer

# Startseite
lobby-page = Burgenspiele
lobby-title = Willkommen auf der Burg
lobby-subtitle = Spiele um Mauern, Türme und Kronen. Setz dich an einen Tisch oder eröffne selbst einen.
lobby-name = Dein Name
lobby-name-save = Speichern
lobby-games = Spiele
lobby-upload = Aufgezeichnete Partie ansehen
lobby-mine = Deine Partien
lobby-open = Offene Tische
lobby-open-all = Alle Spiele
lobby-open-filter = Offene Tische nach Spiel
lobby-open-next = Weitere Tische
lobby-open-first = Zum Anfang der Liste
lobby-open-none = Gerade wartet niemand. Eröffne einen Tisch und lade andere ein.
lobby-finished = Beendete Partien
lobby-quick = Sofort spielen
lobby-quick-game = { $game } gegen den Computer
lobby-play = Spielen
lobby-more = Mehr
lobby-players = { $count } Personen
lobby-minutes = { $count } Minuten
lobby-minutes-short = { $count } min
lobby-level = Schwierigkeit
lobby-play-computer = Gegen den Computer
lobby-play-solo = Alleine
lobby-play-screen = An einem Bildschirm
lobby-play-friends = Mit Freunden
lobby-play-options = Alle Einstellungen
lobby-rules = Regeln
match-waiting = wartet auf Mitspieler
match-your-turn = Du bist am Zug
match-running = läuft, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
match-replay = Rückblick

# Neuer Tisch
new-title = { $game }: neuer Tisch
new-mode = Wer spielt mit?
mode-computer = Gegen den Computer
mode-solo = Alleine
mode-companion = Alleine, mit der echten Schachtel auf dem Tisch
mode-screen = Zusammen an einem Bildschirm
mode-friends = Mit Freunden, die ich einlade
mode-open = Offener Tisch für alle
new-seats = Wie viele spielen?
new-bots = Davon Computer
new-clock = Bedenkzeit
new-aids = Hilfe am Tisch
aids-on = Zeigen, was ein Zug bringt
aids-off = Keine Hilfe
new-spectators = Chat für Zuschauer
spectators-on = Zuschauer dürfen schreiben
spectators-off = Nur wer mitspielt, darf schreiben
new-hints = Tipps vom Computer
hints-off = Keine Tipps
hints-on = Alle dürfen um Tipps bitten
hints-allowed = An diesem Tisch darf jeder den Computer um einen Tipp bitten.
new-names = Namen der anderen
new-practice = Art der Partie
practice-off = Normale Partie
practice-on = Übungspartie: Alles lässt sich zurücknehmen
own-box = Eigene Schachtel
own-box-means = Hier wird mit anderem Spielmaterial gespielt als sonst (Kennung { $hash }).
companion-badge = Begleiter.
companion-means = Du spielst mit den echten Teilen auf deinem Tisch. Gib ein, was du ziehst und tust; der Gegner spielt von selbst nach der Anleitung. Alles lässt sich zurücknehmen. Manche Teile sind rekonstruiert und können anders aussehen als deine; welche, steht am Ende der Regeln.
practice-badge = Übungspartie
practice-means = Alles lässt sich zurücknehmen.
new-name = Platz { $seat }
new-more = Weitere Einstellungen
new-create = Tisch eröffnen
clock-none = Ohne Uhr
clock-move = { $seconds } Sekunden pro Zug
clock-game = { $minutes } Minuten pro Person
option-pick = ({ $count } auswählen)
option-random = Zufällig
invitation-title = Einladung: { $game }
invitation-from = Am Tisch: { $names }

# Tisch
table-nav = Tisch
table-seats = Plätze
table-score = Wertung
table-supply = Vorrat
table-chance = Zufall
table-chance-means = Bevor etwas ausgeteilt wird, legt der Server sein Geheimnis mit diesem Siegel fest, und jeder Browser am Tisch gibt etwas Zufall dazu. So kann niemand bestimmen, was kommt.
chance-entered = Was gezogen wurde, hat die Person am Tisch selbst eingegeben. Nachrechnen lässt es sich deshalb nicht.
table-chance-seal = Siegel des Servers
table-log = Verlauf
table-chat = Chat
table-spectator = Du siehst zu.
chat-label = Nachricht
chat-send = Senden
chat-earlier = Frühere Nachrichten
chat-mute = Nachrichten von { $name } ausblenden
chat-unmute = Nachrichten von { $name } wieder zeigen
chat-mute-spectators = Nachrichten von Zuschauern ausblenden
chat-unmute-spectators = Nachrichten von Zuschauern wieder zeigen
table-end = Ende der Partie
table-sheet = Mehr vom Tisch zeigen
menu-more = Mehr
setting-pace = Züge der anderen zeigen
setting-pace-slow = langsam
setting-pace-normal = normal
setting-pace-fast = schnell
setting-pace-at-once = sofort
setting-sound = Töne
setting-keys = Tastenkürzel
end-scoring = Wertung noch einmal zeigen
end-close = Tisch zeigen
end-open = Ergebnis
end-stand-in = Für { $name } hat am Ende der Computer gespielt.
end-time-up = Die Bedenkzeit von { $name } war abgelaufen. Der Computer hat zu Ende gespielt.
end-gave-up = { $name } hat aufgegeben. Der Computer hat zu Ende gespielt.
camera-in = Vergrößern
camera-out = Verkleinern
camera-fit = Alles zeigen
confirm-do = Bestätigen
confirm-turn = Drehen
confirm-cancel = Abbrechen
curtain-pass = Gib das Gerät weiter an
curtain-lift = Aufdecken
copy-link = Kopieren
control-take-back = Zurücknehmen
control-ask-take-back = Um Rücknahme bitten
control-hint = Tipp
control-leave = Computer spielen lassen
control-return = Selbst weiterspielen
control-resign = Aufgeben
control-resign-sure = Wirklich aufgeben?
control-withdraw = Tisch auflösen
control-withdraw-sure = Wirklich auflösen?
control-rematch = Revanche
control-next-match = Zur Revanche
control-replay = Rückblick
hint-line = { $action } (Siegchance { $percent } %)
request-take-back = { $name } möchte einen Zug zurücknehmen.
request-pending = { $name } möchte einen Zug zurücknehmen und wartet auf Antwort.
request-agree = Einverstanden
request-decline = Nein
prompt-begins = Gleich geht es los.
prompt-missing = { $count ->
    [one] Es geht los, sobald { $names } am Tisch ist.
   *[other] Es geht los, sobald alle am Tisch sind. Noch fehlen: { $names }.
}
prompt-waiting = { $count ->
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
   *[other] { $count } Plätze sind noch frei. Sobald sie besetzt sind, geht es los.
}
prompt-left = Der Computer spielt gerade für dich. Du kannst jederzeit selbst weiterspielen.
prompt-absent = Du warst lange nicht da, darum spielt der Computer für dich. Du kannst jederzeit selbst weiterspielen.
prompt-withdrawn = Dieser Tisch wurde aufgelöst.
prompt-slow = Deine Zeit für diesen Zug ist um, der Computer springt ein. Du kannst jederzeit selbst weiterspielen.
prompt-time-up = Deine Bedenkzeit ist abgelaufen. Der Computer spielt für dich zu Ende.
prompt-gave-up = Du hast aufgegeben. Der Computer spielt für dich zu Ende.
intention-seen = { $name } sieht, was du überlegst.
client-chance-own = Dein Beitrag
client-chance-other-seal = Vorsicht: Das Siegel des Servers ist nicht mehr dasselbe wie vorhin. Dieser Zufall ist nicht fair, und dein Beitrag bleibt verdeckt.
client-chance-fair = Nachgeprüft: Siegel und Beitrag, die sich dein Browser gemerkt hat, stehen genauso in der Aufzeichnung.
client-chance-unfair = Vorsicht: Die Aufzeichnung enthält nicht das Siegel oder nicht den Beitrag, die sich dein Browser gemerkt hat.
client-lost = Verbindung verloren. Sie wird wiederhergestellt …
client-looking-back = Du siehst den Tisch nach Schritt
client-to-now = Zurück zum Tisch
client-copied = Kopiert
client-no-hint = Gerade gibt es keinen Tipp.
client-skip = Überspringen
client-close = Schließen
client-failed = Der Server hat nicht geantwortet.
client-retry = Noch einmal versuchen

# Eine gelegte Partie werten
laid-title = Eine gelegte Partie werten
laid-game = { $game }: gelegte Partie werten
laid-words = Du hast mit der Schachtel gespielt? Schreib auf, was am Ende auf dem Tisch liegt. Bergfried zählt nach und zeigt, wer wofür wie viele Punkte bekommt. Gespeichert wird nichts.
laid-text = Was auf dem Tisch liegt
laid-file = Oder eine Datei, die dann statt des Textes gilt
laid-submit = Werten
laid-example = Das Beispiel zeigen
laid-other-game = Anderes Spiel
laid-format = So schreibst du es auf
laid-format-words = Im Feld steht zuerst ein Beispiel, das du abändern kannst. Jede Zeile hat einen Namen, ein Gleichheitszeichen und einen Wert (das Format heißt TOML). Was nach # kommt, ist nur für dich.
laid-pieces = Alle Teile und ihre Kennungen
laid-result = Ergebnis
laid-findings = Was auf dem Tisch zählt
laid-what = Was
laid-where = Wo
laid-whose = Für wen
laid-why = Warum

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
replay-as = Aus der Sicht von
replay-as-spectator = Zuschauern
replay-share = Link kopieren
replay-download = Aufzeichnung herunterladen
replay-to-table = Zum Tisch
upload-title = Aufgezeichnete Partie ansehen
upload-words = Wähle eine Datei, die du nach einer Partie heruntergeladen hast. Sie wird geprüft und gezeigt, aber nicht gespeichert.
upload-file = Datei
upload-show = Ansehen
proof-title = Fairer Zufall
proof-verified = Geprüft: { $chance ->
    [0] In dieser Partie kam kein Zufall vor.
    [one] Der eine Zufallsschritt unter { $steps } Schritten folgt aus dem Startwert, der vor Beginn feststand.
   *[other] Alle { $chance } Zufallsschritte unter { $steps } Schritten folgen aus dem Startwert, der vor Beginn feststand.
}
proof-consistent = Geprüft: { $chance ->
    [0] In dieser Partie kam kein Zufall vor.
    [one] Der eine Zufallsschritt unter { $steps } Schritten folgt aus dem Startwert in der Datei.
   *[other] Alle { $chance } Zufallsschritte unter { $steps } Schritten folgen aus dem Startwert in der Datei.
} Wann der Startwert gewählt wurde, verrät die Datei nicht.
proof-shared = Geprüft: { $chance ->
    [one] Der eine Zufallsschritt
   *[other] Alle { $chance } Zufallsschritte
} unter { $steps } Schritten { $chance ->
    [one] folgt
   *[other] folgen
} aus dem Geheimnis des Servers und { $count ->
    [one] dem Beitrag am Tisch
   *[other] den { $count } Beiträgen am Tisch
}. Alles war versiegelt, bevor etwas davon aufgedeckt wurde.
proof-shared-consistent = Geprüft: { $chance ->
    [one] Der eine Zufallsschritt
   *[other] Alle { $chance } Zufallsschritte
} unter { $steps } Schritten { $chance ->
    [one] folgt
   *[other] folgen
} aus dem Geheimnis und { $count ->
    [one] dem Beitrag
   *[other] den { $count } Beiträgen
} in der Datei. Wann das Geheimnis gewählt wurde, verrät die Datei nicht.
proof-promised = Der Zufall dieser Partie steht seit ihrem Beginn fest. Am Ende wird der Startwert bekannt, und alle können nachrechnen.
proof-failed = Nicht geprüft: { $reason }
proof-seed = Startwert
proof-secret = Geheimnis des Servers
proof-contribution = Beitrag von { $name }
proof-contribution-hash = Siegel des Beitrags
proof-commitment = Siegel (SHA-256)
rules-title = { $game }: Regeln
rules-provenance = Was wir über die Teile wissen

# Fehlermeldungen
error-title = Das geht nicht
refusal-unknown-match = Diesen Tisch gibt es nicht.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-unknown-page = Diese Seite gibt es nicht.
refusal-other-rules = Die Partie wurde nach Regelfassung { $found } gespielt, dieses Programm kennt Fassung { $expected }.
refusal-other-box = { $found ->
    [none] Die Partie wird mit dem eingebauten Spielmaterial gespielt
   *[other] Die Partie wird mit der eigenen Schachtel { $found } gespielt
}, dieses Programm hat { $expected ->
    [none] das eingebaute Spielmaterial
   *[other] die eigene Schachtel { $expected }
}.
refusal-bad-message = Diese Nachricht ist nicht lesbar.
refusal-bad-form = Das Formular ist nicht vollständig. Bitte fülle es noch einmal aus.
refusal-too-long = Das ist zu lang.
refusal-too-fast = Das ging zu schnell. Warte kurz und versuch es noch einmal.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-stale-decision = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.
refusal-illegal-action = Das erlauben die Regeln jetzt nicht: { $reason }
refusal-bad-options = Diese Einstellungen passen nicht zusammen: { $reason }
refusal-bad-record = Diese Datei lässt sich hier nicht ansehen: { $reason }
refusal-bad-table = Das lässt sich nicht werten: { $reason }
refusal-no-scorer = Dieses Spiel lässt sich hier nicht werten. Wähle eines von diesen.
refusal-not-running = Die Partie läuft nicht.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-cannot-take-back = Das lässt sich nicht mehr zurücknehmen. { $reason }
refusal-name-hidden = Dieser Name enthält Zeichen, die man nicht sieht. Bitte wähle einen anderen.
refusal-name-computer = Dieser Name sieht aus wie der eines Computers. Bitte wähle einen ohne Klammern und ohne Spielstärke.
refusal-hidden-letters = Dieser Text enthält Zeichen, die man nicht sieht. Bitte schreib ihn ohne sie.
refusal-chat-closed = An diesem Tisch darf nur schreiben, wer mitspielt.
refusal-chat-full = Zuschauer haben an diesem Tisch schon so viel geschrieben, wie erlaubt ist.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-time-up = Deine Zeit für diesen Zug ist um. Der Computer zieht noch, danach kannst du weiterspielen.
refusal-nobody-to-agree = Dazu müssten alle zustimmen, aber nicht alle können noch antworten.
refusal-no-request = Diese Bitte hat sich inzwischen erledigt.
refusal-seat-taken = Der Platz ist schon besetzt.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-removed = Du wurdest von diesem Tisch entfernt.
refusal-already-begun = Die Partie hat schon begonnen.
refusal-contribution-fixed = Ein Beitrag zum Zufall ist schon aufgedeckt, darum kann keiner mehr geändert werden. Nimm den Browser, mit dem du dich an den Tisch gesetzt hast.
refusal-other-opening = Dieser Beitrag zum Zufall passt nicht zu deinem Siegel.
refusal-opening-too-early = Beiträge zum Zufall werden erst aufgedeckt, wenn alle sitzen und ihr Siegel gegeben haben.
refusal-not-absent = Das geht erst, wenn jemand lange nicht da war.
refusal-bad-invitation = Diese Einladung gilt nicht.
refusal-other-origin = Diese Anfrage kam von einer fremden Seite.
refusal-other-server = Diese Partie läuft gerade auf einem anderen Server. Versuch es gleich noch einmal.
refusal-store-failed = Der Zug konnte nicht gespeichert werden und gilt nicht. Versuch es gleich noch einmal.
refusal-going-down = Der Server startet neu. Gleich geht es weiter.
refusal-unknown-address = Diese Adresse gibt es nicht. GET /api/openapi.json beschreibt alle.
refusal-bad-request = Diese Anfrage ist nicht lesbar.
refusal-bad-token = Sende „Authorization: Bearer TOKEN“ mit einem Token dieses Servers.
refusal-bad-method = Diese Methode gibt es unter dieser Adresse nicht. GET /api/openapi.json beschreibt alle.
refusal-bad-type = Der Inhalt muss JSON sein (content-type: application/json).
refusal-name-length = Ein Name hat 1 bis { $count } Zeichen.
refusal-action-length = Eine Aktion hat höchstens { $count } Zeichen.
refusal-id-length = Eine Kennung hat 1 bis { $count } Zeichen.
refusal-bad-hex = Hier werden { $count } Hexadezimalziffern in Kleinbuchstaben erwartet.
refusal-bad-clock = Eine Uhr ist „none“, „move SEKUNDEN“ oder „game SEKUNDEN“, mit 1 bis 604800 Sekunden.
options-level = Einen Computerspieler „{ $level }“ gibt es hier nicht. Möglich: { $known }, random, greedy, mcts mit höchstens { $iterations } Iterationen oder { $milliseconds } Millisekunden, exact mit höchstens { $nodes } Knoten
options-companion = Mit der echten Schachtel auf dem Tisch spielt eine Person allein, gegen den Gegner aus der Anleitung und ohne Startwert.
options-seed = Einen Startwert kann nur eine Partie haben, bei der kein Platz offen ist: Wer ihn kennt, kennt jedes Zufallsergebnis.
options-contribution = Einen Beitrag zum Zufall kannst du nur geben, wenn du selbst am Tisch sitzt und kein Startwert angegeben ist.
options-practice = Eine Übungspartie spielt eine Person allein gegen Computer.
options-level-of-guest = nur ein Computer hat eine Schwierigkeit
options-name-of-bot = nur ein Mensch kann einen eigenen Namen haben
upload-not-text = sie enthält keinen Text
upload-too-many-steps = eine Partie hat höchstens { $most } Schritte, diese hat { $found }
