### Objectives.

objectives-title = Ziele
objectives-stage-note = Niemand sagt, welches bleibt.
objectives-waits = wählt noch
objectives-chosen = hat gewählt
objectives-undecided = zwei auf der Hand
objectives-in-hand = auf der Hand behalten
objectives-corporate = Unternehmensziel
objectives-personal = Persönliches Ziel
# $name (text) of the objective
objectives-corporate-named = Unternehmen: { $name }
# $name (text) name of the Objective
objectives-personal-named = Persönlich: { $name }
# $player (text) name
objectives-choose = { $player } wählen lassen
objectives-choose-own = Ein Ziel wählen
objectives-all-chosen = Alle haben aus der Hand gewählt
objectives-choose-note = Behalte eins von zweien; eine zweite Wahl gibt es nicht. Halte eine Karte gedrückt, um sie zu sehen.
# $player (text) the name of whoever chooses
objectives-choose-away = Das Handy, das die Ziele kennt, ist weg. { $player } wählt aus der Hand; hier genügt es zu sagen, dass es geschehen ist.
# $player (text) the name of whoever gets the device
objectives-pass-device = Gib das Gerät an { $player }. Gedrückt halten zeigt eine Karte; sie liegen in zufälliger Reihenfolge.
# $player (text) name, $card (number) first or second
objectives-card-of = { $player }, Karte { $card }
# $card (number) first or second
objectives-keep-card = Karte { $card } behalten
objectives-keep-title = Eins bleibt
objectives-hand = Aus der Hand gewählt
objectives-hand-note = die App weiß nicht, welches
objectives-enter = Namen eingeben
# $player (text) name
objectives-enter-note = Jetzt sollte nur { $player } hersehen. Danach sieht die Namen niemand sonst.
objectives-save = Beide speichern
objectives-save-one = Speichern
objectives-means-extreme-field-biology = Mindestens zwei Adaptationen sind abgelegt.
objectives-means-great-hunt = Das Signal ist gesendet, und der Schlächter ist tot.
objectives-means-ab-ovo = Die Adaptation, deren Objekt das Ei ist, ist abgelegt.
objectives-means-necroscopy = Das Signal ist gesendet, und die Adaptation, deren Objekt der Kadaver ist, ist abgelegt.
objectives-noted-yes = Nach den Notizen hier: erfüllt.
objectives-noted-no = Nach den Notizen hier: nicht erfüllt.

## Labels of the journal

label-note-encounter = Erste Begegnung
# $player (text) the name of whoever did it
label-name-objectives = { $player }: Ziele notiert
# $player (text) the name of whoever did it
label-choose-objective = { $player } hat ein Ziel gewählt
# $players (text) the list of their names
label-choose-in-hand = Ziele aus der Hand gewählt: { $players }

## Refusals

encounter-noted = Die erste Begegnung ist schon notiert. Wählt die Ziele.
no-encounter-yet = Ziele wählt ihr bei der ersten Begegnung, und noch ist kein Xeno da. Notiere erst diese Begegnung.
# $player (text) the name of the player whom it is about
objective-chosen = { $player } hat schon ein Ziel gewählt. Ein Versehen lässt sich zurücknehmen.
