### Sheets over the table: the menu, names.

# $what (text) name of the number
step-less = { $what }, weniger
# $what (text) name of the number
step-more = { $what }, mehr
# $player (text) the name of the player whom it is about, $what (text) name of the number
sheet-less = { $player }: { $what }, weniger
# $player (text) the name of the player whom it is about, $what (text) name of the number
sheet-more = { $player }: { $what }, mehr
form-ends = Weiter geht es nicht.
# $what (text) what is counted, $count (number) the last number that has a cube
pad-more = { $what }: über { $count }
pad-erase = Löschen
# $value (number) the number that is typed
pad-set = { $value } eintragen

## A player

player-rename = Umbenennen

## The table menu

menu-group-game = Diese Partie
menu-group-table = Auf dem Tisch
menu-group-course = Spielverlauf
menu-group-tools = Werkzeuge
menu-group-app = Regeln und App
menu-correct = Tisch korrigieren
menu-charts = Diagramme
menu-end-game = Partie jetzt beenden
menu-end-game-no = Weiterspielen
menu-export = Partie in Datei speichern

## Names

rename-save = Speichern
menu-active = Am Zug
player-make-active = Zug geben
