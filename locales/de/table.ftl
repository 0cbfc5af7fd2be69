### The table: opening a game, looking around, undo.

table-menu = Tischmenü
game-opening = Die Partie wird geöffnet…
# $row (number) of the entry
game-unreadable = Eintrag { $row } dieser Partie ist nicht lesbar, sie kann also nicht weitergehen: Lösche sie in der Liste der Partien, oder lies eine gespeicherte Kopie ein.
# $taps (number) how many taps
game-set-aside =
    { $taps ->
        [one] Der letzte Tipp ließ sich nicht behalten; die Partie geht von kurz davor weiter.
       *[other] Die letzten { $taps } Tipps ließen sich nicht behalten; die Partie geht von kurz davor weiter.
    }
# $game (text) the name of a game in files: "soup"
game-unknown = Das ist eine Partie von { $game }, und dieses Petri hat das Spiel nicht: Installiere es, oder aktualisiere Petri, um sie zu öffnen. Bis dahin bleibt sie, wie sie ist.
# $game (text) the name of a game in files: "soup"
game-broken = Das ist eine Partie von { $game }, und das Spiel ist installiert, läuft aber hier nicht: Aktualisiere es, um sie zu öffnen. Bis dahin bleibt sie, wie sie ist.
# $game (text) the name of a game in files: "soup"
game-for-newer-petri = Das ist eine Partie von { $game }, und das Spiel ist für ein neueres Petri gemacht: Aktualisiere Petri, um sie zu öffnen. Bis dahin bleibt sie, wie sie ist.
# $game (text) the name of a game in files: "soup"
game-for-older-petri = Das ist eine Partie von { $game }, und das Spiel ist für ein älteres Petri gemacht: Aktualisiere es, um sie zu öffnen. Bis dahin bleibt sie, wie sie ist.
# $game (text) the name of a game in files: "soup"
game-played-newer = Das wurde mit einer neueren Version von { $game } gespielt: Aktualisiere das Spiel oder Petri, um die Partie zu öffnen. Bis dahin bleibt sie, wie sie ist.
# In a list, in place of the game’s name.
# $game (text) the name of a game in files: "soup"
game-not-had = { $game } (Spiel fehlt)
game-not-here = Dieses Spiel ist noch nicht geladen: Geh einmal online und versuch es noch einmal.
# $game (text) the name of a game
game-coming = { $game } wird geladen…
game-coming-note = Einmal geladen, läuft es ohne Netz.
# $game (text) the name of a game
game-away = { $game } ist noch nicht geladen
game-away-note = Geh einmal online und versuch es noch einmal. Danach läuft es ohne Netz.
game-fetch-again = Noch einmal versuchen
game-not-shown = Diese Partie lässt sich nicht zeigen

## The wide button: what is next

# The band in the colour of who acts, for a screen reader.
# $player (text) the name of whoever is up, $next (text) what comes next, in small letters
band-turn-then = Zug: { $player }, danach { $next }
# The band while a die lies: everybody may pay for a re-roll.
band-decides = Der Tisch entscheidet
# The band while no single player acts.
band-everybody = Alle
# Small, above the name of who acts after.
band-next = danach
# $label (text) what the step is called in the history
table-undo = Rückgängig: { $label }
# $label (text) what the entry in the history is called
table-latest = Gerade eben: { $label }. Verlauf öffnen
# $label (text) what the step is called in the history
table-redo = Wiederholen: { $label }
table-own-turn = Dein Zug
# $player (text) name
table-turn-of = Zug: { $player }
table-peek = Tisch ansehen
table-journal = Verlauf
# $notice (text) the notice, as a sentence
table-notice = Hinweis: { $notice }
table-store-away = Die Partien sind gerade nicht erreichbar: Nichts lässt sich ändern. Es geht von selbst weiter.

## The lot

table-lot = Wer beginnt?
# $player (text) name
table-lot-drawn = { $player } beginnt
table-lot-on = Zum Tisch
player-row-turn = am Zug

## Keyboard shortcuts

keys-title = Tastenkürzel
keys-next = Weiter: der breite Knopf
keys-redo = Wiederholen
keys-player = Zahlen einer Person
keys-on = Tasten sind Kürzel
keys-on-note = Beim Tippen von Text nie.

## Reminders of the table's own

reminders-title = Erinnerungen
reminders-note = Ein eigener Text, der bei einer Phase erscheint
reminders-earlier = Aus früheren Partien
reminders-phase = Wann
reminders-text = Text
reminders-add = Erinnerung hinzufügen
# $text (text) what the reminder says
reminders-remove = Entfernen: { $text }
