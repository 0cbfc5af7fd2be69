### Why the table says no. Each key is the code of a rejection.

nothing-to-redo = Es gibt nichts zu wiederholen. Spielt weiter.
undo-others-first = Was zurückgenommen werden sollte, hat sich gerade auf einem anderen Gerät geändert; sieh zuerst noch einmal nach.
redo-others-first = Was wiederholt werden sollte, hat sich gerade auf einem anderen Gerät geändert; sieh zuerst noch einmal nach.
nothing-to-undo = Es gibt nichts zurückzunehmen. Spielt weiter.
unsound = Danach ließe sich diese Partie nicht mehr öffnen, deshalb wurde nichts geändert. Mach es anders.
already-started = Diese Partie hat schon begonnen. Spielt weiter.
not-in-game = Es läuft keine Partie. Beginne eine.
# $seat (number) of the seat
no-such-seat = Auf Platz { $seat } sitzt niemand. Wähle einen anderen.
same-colour = Zwei haben dieselbe Farbe. Gib einem davon eine andere.
same-name = Zwei haben denselben Namen. Ändere einen davon.
