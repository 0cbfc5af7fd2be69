# The page of whoever runs an instance for others: numbers alone.

operator-title = Petri: die Seite für den Betrieb
operator-note = Nur Zahlen: keine Namen, keine Codes, nichts vom Gespielten. Die Seite erneuert sich alle zehn Sekunden; Raten gelten für die letzte Minute.
operator-together = Alle Prozesse zusammen
operator-processes = Prozesse
operator-state = Zustand
operator-serving = arbeitet
operator-moving = gibt seine Handys ab
operator-away = stumm
operator-since = Seit (UTC)
operator-version = Version
operator-tables = Tische im Speicher
operator-phones = Handys
operator-taps = Tipps je Minute
operator-games = Gespeicherte Partien
operator-commands = Befehle
operator-rejections = Abgelehnt
operator-sessions = Sitzungen
operator-reconnects = Zurückgekehrt
operator-turned-away = Abgewiesen
operator-append = 95 von 100 Einträgen gespeichert binnen
# $ms (text) a number
operator-milliseconds = { $ms } ms
