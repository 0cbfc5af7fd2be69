### Objectives that lie open for the whole crew: solo and co-operative modes.

shared-earth = Das Schiff erreicht die Erde
shared-autopsy = Die blaue Leiche liegt in der Chirurgie
shared-adaptations = Zwei Adaptationen abgelegt
shared-butcher = Signal gesendet; Schlächter tot oder Schiff zerstört
shared-explored = Signal gesendet; alle Räume erkundet
shared-egg = Ein Ei in einer Kapsel oder im Kälteschlaf
shared-nest = Signal gesendet; Nest oder Schiff zerstört

shared-title = Ziele der Crew
shared-which = Welche liegen offen?
shared-alone = Zwei davon; nach der ersten Begegnung bleibt eins. Der Name auf der Karte kann anders lauten.
# $count (number) players
shared-crew = Eins je Person, höchstens { $count }. Alle müssen erfüllt sein. Die Namen auf den Karten können anders lauten.
shared-not-noted = Das führt die App nicht.
shared-none = Kein Ziel liegt offen.

## Labels of the journal

# $objective (text) which of the shared Objectives: earth, autopsy, adaptations, butcher, explored, egg or nest
label-shared-objective =
    { $objective ->
        [earth] { shared-earth }
        [autopsy] { shared-autopsy }
        [adaptations] { shared-adaptations }
        [butcher] { shared-butcher }
        [explored] { shared-explored }
        [egg] { shared-egg }
       *[nest] { shared-nest }
    }
# $open (text) yes or no: whether it lies open from now on
label-lay-objective =
    { $open ->
        [yes] Ziel: { label-shared-objective }
       *[no] Ziel weggenommen: { label-shared-objective }
    }

## Refusals

objectives-are-own = An diesem Tisch haben alle eigene Ziele. Ändere das in den Regeln dieses Tischs.
objectives-are-shared = An diesem Tisch gehören die Ziele der ganzen Crew: Niemand wählt eins. Ändere das in den Regeln dieses Tischs.
# $most (number) objectives
objectives-enough = Höchstens { $most } Ziele werden gezogen. Nimm erst eins weg.
