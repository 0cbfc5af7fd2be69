### What the page around the served app says by itself.

page-opening = Einen Moment: Petri wird geöffnet…
page-lost = Verbindung verloren. Neuer Versuch…
page-lasting = Noch immer keine Verbindung. Läuft Petri noch, und ist dieses Gerät online, zu Hause im selben WLAN? Dann kommt der Tisch von selbst zurück; wenn nicht, öffne die Einladung oder die Adresse noch einmal.
page-moving = Petri startet neu, der Tisch ist gleich wieder da…
page-unsent = Dieser Tipp wurde nicht gesendet. Neuer Versuch…
page-doubtful = Dein letzter Tipp ist vielleicht nicht angekommen.
page-check = Wieder verbunden. Dein letzter Tipp ist vielleicht nicht angekommen: Sieh nach, und tipp noch einmal, wenn er fehlt.
page-large = Diese Datei ist für diese Seite zu groß. Eine Sicherung lässt sich trotzdem einlesen: Beende Petri auf seinem Computer und starte dort „companion restore“ mit der Datei.
page-no-script = Petri braucht JavaScript.
page-unkept = Dieser Browser merkt sich nichts für Websites. Wird diese Seite geschlossen oder neu geladen, vergisst er deinen Platz am Tisch und deine Einstellungen; Partien bleiben beim Host.
page-chosen = gewählt
page-unchosen = nicht gewählt

## What a browser shows when it installs the app

page-description = Die App, die auf dem Tisch liegt, wenn Freunde Brettspiele über Mikroben und Mutanten spielen.
page-picture-table = Chromosome: der Tisch
page-picture-battle = Chromosome: ein Kampf und seine Chancen
page-picture-wide = Chromosome auf einem breiten Bildschirm
