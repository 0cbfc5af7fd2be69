### Settings: each takes effect at once.

# $language (text) the language's own name, $share (text) per cent of it that are translated
settings-language-draft = { $language } ({ $share } übersetzt)
settings-look = Aussehen
settings-theme = Design
settings-theme-system = Wie das System
settings-theme-night = Dunkel
settings-theme-agar = Hell
settings-scale = Textgröße
# $percent (number) 100 to 200
settings-percent = { $percent } %
settings-contrast = Hoher Kontrast
settings-less-motion = Weniger Bewegung
settings-table = Am Tisch
settings-dice = Würfel
settings-dice-app = Die App würfelt
settings-dice-hand = Wir würfeln
settings-advice = Rat
settings-advice-note = Im Neuwurf-Fenster: ob ein Neuwurf seinen Preis wert ist
settings-device = Gerät
settings-place = Wo du spielst
settings-place-note = Geht mit jeder Partie an BG Stats und steht auf dem geteilten Bild. Darf leer bleiben.
settings-awake = Bildschirm anlassen
settings-awake-note = Solange eine Partie offen ist
settings-awake-refused = Dieser Browser lässt den Bildschirm auf einer solchen Seite dunkel werden. Stell am Handy für den Abend eine längere Zeit ein.
settings-haptics = Vibration
settings-haptics-note = Falls das Gerät das kann
settings-sound = Töne
settings-sound-note = Würfe, Dosen, Ausscheiden, das Ende
settings-notices = Benachrichtigungen
settings-notices-note = Wenn dein Zug beginnt und diese Seite im Hintergrund ist, falls der Browser sie zeigt
settings-about = Über
settings-folder = Ordner der Partien
# $version (text) number of the version
settings-version = Petri { $version }
