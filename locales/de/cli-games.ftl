# The command line about stored games.

cli-games = Gespeicherte Partien verwalten: auflisten, ausgeben, einlesen, löschen, nachspielen.
cli-games-short = Partien auflisten, ausgeben, einlesen, löschen und nachspielen.
cli-games-list = Die Partien auflisten, die neueste zuerst.
cli-games-export = Eine Partie als lesbares JSON ausgeben, als Sicherung oder für eine Fehlermeldung.
cli-games-import = Eine ausgegebene Partie einlesen und ihre Kennung nennen.
cli-games-delete = Eine Partie mit allen Kopien endgültig löschen; läuft sie gerade, endet sie auf allen Bildschirmen.
# $id (text) code of the game
cli-games-deleted = Die Partie { $id } ist endgültig gelöscht.
cli-games-replay = Den Verlauf einer Datei oder der gespeicherten Partie mit dieser Kennung durchgehen und den Stand ausgeben, zu dem er führt.
cli-option-json = JSON für Maschinen ausgeben.
cli-games-none = Hier gibt es noch keine Partien.
cli-games-finished = beendet
cli-games-open = offen
# $row (number) of the entry
cli-games-bad-row = Eintrag { $row } dieses Verlaufs gehört nicht zum Spiel; die Datei wurde geändert oder stammt aus einer anderen Version.
# $file (text) name of the file
cli-file-unreadable = Die Datei { $file } lässt sich nicht lesen; prüfe ihren Namen.
# $entries (number) entries in the history
cli-replay-entries =
    { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }
# $players (text) the names of the winners
cli-replay-winners = Gewonnen: { $players }
cli-games-check = Auflisten, was einem Spiel dieser App fehlt: Befehle, Bildschirme, Sätze; für alle, die eines hinzufügen.
# $game (text) key of the game
cli-check-whole = { $game }: Es fehlt nichts.
# $languages (text) codes
cli-check-languages = In diesen Sprachen steht es auf Englisch: { $languages }.
# $game (text) key of the game
cli-check-screens = In companion/ui/games.py steht keine Zeile für { $game }.
# $reason (text) Python's message
cli-check-class = Das Spiel lässt sich nicht erzeugen: { $reason }
# $count (number) of commands
cli-check-begins = Genau ein Befehl beginnt eine Partie, nicht { $count }.
# $rules (text) a key
# $screens (text) another one
cli-check-key = In den Regeln heißt das Spiel { $rules }, in den Bildschirmen { $screens }.
# $field (text) of a class
cli-check-field = Den Bildschirmen fehlt der Wert { $field }.
# $chapter (text) its name in the program
cli-check-glyph = Das Kapitel { $chapter } hat keine Zeichnung.
# $number (number) counted from 1
# $command (text) its name in the program
cli-check-sample = Die Beispielpartie hält bei Befehl { $number }, { $command }, an: Die Regeln lehnen ihn ab.
cli-check-sample-open = Die Beispielpartie hört vor dem Ende der Partie auf.
# $sentence (text) its key
# $language (text) code of the language
cli-check-sentence = Den Wörtern von { $language } fehlt der Satz { $sentence }.
# $sentence (text) its key
# $language (text) code of the language
cli-check-unreadable = Der Satz { $sentence } auf { $language } lässt sich nicht lesen: Er verstößt gegen die Regeln von Fluent.

# A package with a game that is left out: one sentence in the log, or on the command line.
# $game (text) the game’s key
# $package (text) the package that brings it
# $reason (text) Python's message
package-broken = Das Spiel { $game } aus { $package } bleibt draußen, denn das Paket ist kaputt: { $reason }
# $game (text) the game’s key
# $package (text) the package that brings it
# $holder (text) another package, or Petri
package-clash = Das Spiel { $game } aus { $package } bleibt draußen: Auch { $holder } hat ein Spiel dieses Namens.
# $game (text) the game’s key
# $package (text) the package that brings it
package-for-newer-petri = Das Spiel { $game } aus { $package } bleibt draußen: Es ist für ein neueres Petri gemacht. Aktualisiere Petri.
# $game (text) the game’s key
# $package (text) the package that brings it
package-for-older-petri = Das Spiel { $game } aus { $package } bleibt draußen: Es ist für ein älteres Petri gemacht. Aktualisiere das Paket.
