### Everything in one file: games, people, settings, reminders.

backup-title = Alles in einer Datei
backup-save = Alles sichern
backup-save-note = Alle Partien, Leute, Einstellungen und Erinnerungen: als Kopie oder für ein anderes Gerät
# $count (number) of games
backup-saving =
    { $count ->
        [0] Wird gesichert…
        [one] Wird gesichert… { $count } Partie
       *[other] Wird gesichert… { $count } Partien
    }
backup-restore = Sicherung einlesen
backup-restore-note = Ergänzt, was hier fehlt; nichts wird geändert, nichts geht verloren
# $count (number) of games
backup-restoring =
    { $count ->
        [0] Wird gelesen…
        [one] Wird gelesen… { $count } Partie
       *[other] Wird gelesen… { $count } Partien
    }

# $games (text) parts such as restore-added, joined
restore-done = Eingelesen: { $games }.
restore-nothing = Keine Partie wurde eingelesen.
# $count (number) of games
restore-added =
    { $count ->
        [one] { $count } neue Partie
       *[other] { $count } neue Partien
    }
# $count (number) of games
restore-longer =
    { $count ->
        [one] { $count } weitergespielte Partie
       *[other] { $count } weitergespielte Partien
    }
# $count (number) of games
restore-copied =
    { $count ->
        [one] { $count } Partie, die hier anders weiterging, als zweite
       *[other] { $count } Partien, die hier anders weitergingen, als zweite
    }
# $count (number) of games
restore-here =
    { $count ->
        [one] { $count } war schon da
       *[other] { $count } waren schon da
    }
restore-stopped = Der Rest der Datei fehlt hier noch: Lies sie noch einmal ein, dann kommt nur dazu, was fehlt.
restore-cut = Die Datei ist abgeschnitten: Nur was vor der Lücke steht, wurde eingelesen. Sichere sie noch einmal dort, wo sie herkommt.
# $count (number) of games
restore-damaged =
    { $count ->
        [one] Die Datei ist beschädigt: Ein Teil war nicht oder nur am Anfang lesbar.
       *[other] Die Datei ist beschädigt: { $count } Teile waren nicht oder nur am Anfang lesbar.
    } Sichere sie noch einmal dort, wo sie herkommt.
# $count (number) of games
restore-refused =
    { $count ->
        [one] Eine Partie der Datei blieb draußen
       *[other] { $count } Partien der Datei blieben draußen
    }: Dieses Petri kennt das Spiel nicht, oder seine Regeln lassen nicht zu, was in der Datei steht.
store-archive-unreadable = In dieser Datei ist nichts lesbar: Sie stammt nicht von Petri oder ist beschädigt. Wähle eine andere.

cli-backup = Alles in eine Datei sichern: Partien, Leute, Einstellungen, Erinnerungen. Tische, die für Handys offen sind, bleiben draußen. Eine Datei dieses Namens wird ersetzt.
cli-backup-short = Alle Partien, Leute und Einstellungen in eine Datei sichern.
# $games (number) saved
# $file (text) its name
cli-backup-done =
    { $games ->
        [0] Keine Partien
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Leute und Einstellungen gesichert in { $file }.
cli-restore = Einlesen, was hier oder in der App in eine Datei gesichert wurde. Ergänzt, was fehlt; nichts wird geändert, nichts geht verloren.
cli-restore-short = Eine solche Datei einlesen.
# $file (text) its name
# $reason (text) the system's name of the error
cli-file-unwritable = Die Datei { $file } lässt sich nicht schreiben ({ $reason }); prüfe ihren Namen und den Platz auf dem Datenträger.
