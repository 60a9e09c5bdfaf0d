# Die Worte des Hauses: Lobby, Tisch, Nachspielen, Fehler.
