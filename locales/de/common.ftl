### What every screen of the app says.

action-back = Zurück
action-close = Schließen
action-undo = Rückgängig
action-redo = Wiederholen
action-failed = Das ging schief. Sieh nach, was jetzt hier steht, und versuch es noch einmal.
games-not-kept = Die Partien lassen sich gerade nicht speichern oder lesen, deshalb ist nichts geschehen: Sag dem Menschen Bescheid, der dieses Petri betreibt, und versuch es noch einmal; alles früher Gespeicherte ist sicher.
screen-failed = Dieser Teil ließ sich nicht zeichnen. Geh zurück und versuch es noch einmal.
address-unknown = Diesen Bildschirm gibt es nicht
address-unknown-hint = Diese Adresse führt nirgendwohin.
language-not-here = Diese Sprache lässt sich gerade nicht laden: Geh online und versuch es noch einmal.
tap-too-late = Der Tisch hat sich gerade geändert: Sieh nach und tipp dann noch einmal.
letter-refused = Dieses Zeichen fehlt der App: Nimm lateinische, griechische oder kyrillische Buchstaben.
action-home = Startseite

## Names that stay the same in every language, and are read for the first screen

app-name = Petri
