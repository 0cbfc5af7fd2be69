# Stored games. Each sentence says what happened and what to do next.

store-full = Es ist kein Platz mehr, deshalb wurde das nicht gespeichert: Schaff Platz und versuch es noch einmal; alles früher Gespeicherte ist sicher.
store-not-remembered = Das gilt, ließ sich aber für die nächste Partie nicht speichern.
# $file (text) name of the file
store-denied = Petri darf { $file } nicht lesen oder schreiben: Ändere, wer den Datenordner benutzen darf, und versuch es noch einmal.
# $file (text) name of the file, $reason (text) what the system said, in its own words
store-failed = { $file } ließ sich nicht lesen oder schreiben ({ $reason }): Prüfe den Datenträger und versuch es noch einmal; alles früher Gespeicherte ist sicher.
# $folder (text) path of the folder
store-busy = Ein anderes Petri benutzt schon { $folder }: Mach dort weiter, oder schließ es zuerst.
# $folder (text) path of the folder
store-no-locks = { $folder } liegt auf einem Laufwerk, das zwei Programme nicht auseinanderhält: Wähle mit --data einen Ordner auf einem anderen Laufwerk.
# $folder (text) path of the folder
store-folder = In { $folder } lassen sich keine Partien speichern: Wähle einen Ordner, in den du schreiben darfst.

# $id (text) code of the game
store-missing = Eine Partie { $id } gibt es nicht: Wähle eine aus der Liste der Partien.
# $file (text) name of the file
store-in-use = Ein anderes Programm hält { $file } offen, etwa ein Virenscanner oder OneDrive: Versuch es gleich noch einmal; alles früher Gespeicherte ist sicher.
# $file (text) name of the file
store-replaced = Ein anderes Programm hat { $file } durch eine andere Datei ersetzt: Dieser Tipp gilt nicht, und die Partie öffnet sich so, wie sie in der Datei steht. Was hier war, liegt daneben.
store-closed = Diese Partie wurde geschlossen oder gelöscht: Öffne sie neu aus der Liste der Partien.
store-behind = Jemand anderes an diesem Tisch war einen Moment schneller: Sieh nach, und wiederhole es, wenn es noch passt.
store-unreachable = Die Partien sind gerade nicht erreichbar, deshalb gilt das nicht: Warte, bis sie wieder da sind, sieh nach und versuch es noch einmal; alles früher Gespeicherte ist sicher.
store-outcome-unknown = Die Verbindung zu den Partien brach mittendrin ab, deshalb weiß niemand, ob das gespeichert wurde: Warte, bis sie wieder da sind, sieh nach, und wiederhole es, wenn es fehlt.
store-unstorable = Darin ist etwas, das sich nicht speichern lässt: Gib es anders ein und versuch es noch einmal.
# $rows (number) how many entries
store-journal-full = Diese Partie hat { $rows } Einträge und nimmt keine mehr auf: Speichere sie in einer Datei und beginne eine neue.

# $file (text) name of the file
store-newer = { $file } hat eine neuere Version von Petri geschrieben, die Datei bleibt unberührt: Aktualisiere Petri, um sie zu öffnen.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-damaged = { $file } ist unrettbar beschädigt und liegt jetzt als { $quarantined } da: Lies eine gespeicherte Kopie der Partie ein, wenn du eine hast.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-foreign = { $file } ist keine Petri-Partie und liegt jetzt als { $quarantined } da: Leg sie dorthin, wo sie hingehört.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-misnamed = In { $file } steht eine Partie mit anderem Namen, die Datei liegt jetzt als { $quarantined } da: Lies diese Datei ein, um sie zu spielen.
# $quarantined (text) name under which the file has been kept
store-replaced-kept = Ein anderes Programm hat die Datei einer offenen Partie ersetzt; die Partie, wie sie hier war, liegt jetzt als { $quarantined } da: Lies diese Datei ein, um von dort weiterzuspielen.
# $file (text) name of the file
store-recovered = { $file } fehlte, deshalb gilt die vorige Kopie: Prüfe den letzten Eintrag dieser Partie.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-restored = { $file } war beschädigt, deshalb gilt die vorige Kopie: Prüfe den letzten Eintrag dieser Partie; die beschädigte Datei liegt jetzt als { $quarantined } da.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-restored-backup = { $file } war beschädigt, deshalb gilt die letzte Sicherung: Trag neu ein, was seither geschehen ist; die beschädigte Datei liegt jetzt als { $quarantined } da.
# $file (text) name of the file
store-torn = Der letzte Eintrag von { $file } war nicht zu Ende gespeichert und ist weg: Prüfe, was in dieser Partie zuletzt eingetragen wurde.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-cut = { $file } war beschädigt, deshalb endet diese Partie mit dem letzten guten Eintrag: Trag neu ein, was seither geschehen ist; die beschädigte Datei liegt jetzt als { $quarantined } da.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-mended = { $file } war beschädigt und wurde aus einer Kopie wiederhergestellt, es fehlt also nichts; die beschädigte Datei liegt jetzt als { $quarantined } da.
# $games (number) how many games, $folder (text) path of the folder
store-moved =
    { $games ->
        [one] Eine Partie ist in eine neue Art von Datei umgezogen; die alte Datei bleibt
       *[other] { $games } Partien sind in eine neue Art von Datei umgezogen; die alten Dateien bleiben
    } im Ordner { $folder }, bis Petri noch einmal gestartet ist.
# $file (text) name of the file
store-shorter = { $file } hat weniger Einträge als beim letzten Auflisten der Partie: Wenn du dort nicht selbst eine ältere Kopie hingelegt hast, lies die letzte aus dem Ordner backups ein.
# $file (text) name of the file
store-copy-shown = { $file } ist beschädigt, deshalb siehst du die letzte gute Kopie; in einem Ordner, der sich nur lesen lässt, kann nichts repariert werden.
# $file (text) name of the file
store-unreadable = { $file } ist beschädigt, und in einem Ordner, der sich nur lesen lässt, kann nichts repariert werden: Kopiere den Ordner und öffne die Kopie.
# $quarantined (text) name under which the file has been kept
store-preferences = Die Einstellungen waren beschädigt und liegen jetzt als { $quarantined } da: Prüfe deine Einstellungen und die gemerkten Namen.

store-import-not-json = Diese Datei ist keine gespeicherte Partie, oder sie ist abgeschnitten: Wähle eine Datei, die Petri gespeichert hat.
store-import-foreign = Diese Datei stammt nicht von Petri: Wähle eine Datei, die Petri gespeichert hat.
store-import-newer = Diese Partie hat eine neuere Version von Petri gespeichert: Aktualisiere Petri und lies sie dann noch einmal ein.
store-import-head = Der Anfang der Partie in dieser Datei, wo steht, wer seit wann spielt, ist beschädigt oder von Hand geändert: Speichere sie noch einmal dort, wo sie herkommt.
# $row (number) of the entry
store-import-row = Eintrag { $row } der Partie in dieser Datei ist beschädigt oder von Hand geändert: Speichere sie noch einmal dort, wo sie herkommt.
# $row (number) of the entry
store-import-rules = Eintrag { $row } der Partie in dieser Datei kann nach den Regeln nicht geschehen sein: Speichere sie noch einmal dort, wo sie herkommt.
store-import-game = In dieser Datei steht ein Spiel, das dieses Petri nicht hat: Installiere das Spiel, oder aktualisiere Petri, und lies die Datei dann noch einmal ein.
store-import-played-newer = Diese Datei wurde mit einer neueren Version des Spiels gespielt: Aktualisiere das Spiel oder Petri, und lies sie dann noch einmal ein.
store-import-damaged = Die Partie in dieser Datei ist beschädigt: Speichere sie noch einmal dort, wo sie herkommt.
store-import-empty = In dieser Datei hat noch niemand zu spielen begonnen: Wähle eine andere.
# $megabytes (number) millions of characters
store-import-too-large = Diese Datei hat mehr als { $megabytes } Millionen Zeichen, mehr als jede Partie: Wähle eine Datei, die Petri gespeichert hat.
