# The command line about databases of games.

cli-option-store = Die Datenbank, in der die Partien stattdessen liegen, zum Beispiel postgresql://user@host/name; wird auch aus der Variablen PETRI_STORE gelesen.
cli-store-or-data = Die Partien liegen an einem Ort: Gib entweder --store oder --data an.
cli-store = Eine Datenbank für Partien pflegen: vorbereiten, aktualisieren, prüfen, Partien hinein und zurück kopieren.
cli-store-short = Eine Datenbank für Partien vorbereiten, aktualisieren, prüfen und kopieren.
cli-store-init = Eine leere PostgreSQL-Datenbank für Partien vorbereiten.
cli-store-upgrade = Eine Datenbank, die eine ältere Version vorbereitet hat, auf diese Version bringen; mach vorher eine Sicherung mit pg_dump.
cli-store-check = Jede Partie einer Datenbank lesen und sagen, welche beschädigt sind.
cli-store-copy = Alle Partien und Einstellungen aus einem Ordner in eine Datenbank kopieren oder zurück; nichts wird überschrieben, gelöschte Partien bleiben draußen.
cli-store-from = Woher kopiert wird: ein Ordner oder eine Datenbank.
cli-store-to = Wohin kopiert wird: ein Ordner oder eine Datenbank.
# $database (text) address of the database, without a password
cli-store-made = { $database } ist bereit für Partien.
# $database (text) address of the database, without a password
cli-store-there = { $database } war schon bereit; nichts wurde geändert.
# $database (text) address of the database, without a password
cli-store-upgraded = { $database } hat jetzt diese Version.
# $folder (text) what was named
cli-store-no-source = Den Ordner { $folder } gibt es nicht: Nenne den, in dem die Partien liegen, oder eine Datenbank.
# $games (number) how many games, $rows (number) how many entries, $problems (number) how many faults
cli-store-checked =
    { $games ->
        [0] Keine Partien
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $rows ->
        [0] keine Einträge
        [one] { $rows } Eintrag
       *[other] { $rows } Einträge
    }: { $problems ->
        [0] alles in Ordnung.
        [one] { $problems } Problem.
       *[other] { $problems } Probleme.
    }
# $games (number) how many games, $values (number) how many settings
cli-store-copied =
    { $games ->
        [0] Keine Partien
        [one] { $games } Partie
       *[other] { $games } Partien
    } und { $values ->
        [0] keine Einstellungen
        [one] { $values } Einstellung
       *[other] { $values } Einstellungen
    } kopiert.
