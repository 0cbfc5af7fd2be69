### The set-up of the board, step by step; each step says what to do at this table.

stage-setup = Aufbau
# $count (number) players
setup-share = Personen: { $count }. Teilt die Schritte unter euch auf; wer einen macht, hakt ihn ab. Die Nummern sind die des Regelhefts.
# $done (number) steps ticked off, $steps (number) of so many
setup-progress = { $done } von { $steps } Schritten erledigt
# $number (number) of the step in the rulebook, $title (text) its name, $how (text) what to do
setup-step = Schritt { $number }: { $title }. { $how }
# $number (number) of a step that is done, $title (text) its name
setup-step-done = Schritt { $number }: { $title }
# $player (text) who starts
setup-begin = Alles bereit: { $player } beginnt
# $title (text) the next step, which a press ticks off
setup-next = Erledigt: { $title }
# $group (text) the title of a group whose steps are all done
setup-group-done = { $group }: erledigt
# $title (text) of the step
setup-step-how = { $title }: was zu tun ist
# $count (number) steps not ticked off; told only where there are any
setup-left =
    { $count ->
        [0] alle Schritte erledigt
        [one] { $count } Schritt nicht abgehakt
       *[other] { $count } Schritte nicht abgehakt
    }
setup-group-board = Das Schiff
setup-group-carnomorphs = Karnomorphs
setup-group-stocks = Decks und Marker
setup-group-crew = Die Crew
setup-rooms-2 = Räume „2“
setup-rooms-2-how = Legt das Brett mit der Standardseite nach oben hin (roter Pfeil in der Ecke). Mischt die „2“-Raumteile und legt eins verdeckt auf jedes „2“-Feld; der Rest geht ungesehen in die Schachtel.
setup-rooms-1 = Räume „1“
setup-rooms-1-how = Ebenso mit den „1“-Raumteilen auf den „1“-Feldern.
setup-exploration = Erkundungsplättchen
setup-exploration-how = Mischt sie und legt auf jeden Raum eins verdeckt; der Rest geht ungesehen in die Schachtel.
setup-coordinates = Koordinaten
setup-coordinates-how = Eine zufällige Karte, verdeckt, auf ihr Feld am Cockpit; der Rest geht in die Schachtel.
setup-destination = Flugziel
setup-destination-how = Ein Statusmarker auf Feld B der Flugzielleiste.
setup-pods = Rettungskapseln
# $count (number) pods, $sectors (text) how many in each sector
setup-pods-how = Zieht { $count } Kapseln zufällig. Die niedrigste Nummer zuerst, abwechselnd in die Sektoren A und B: { $sectors }. Alle mit der gesperrten Seite nach oben.
# $a (number) pods in sector A, $b (number) in sector B
setup-pods-sectors = { $a } in A, { $b } in B
setup-engines = Triebwerke
setup-engines-how = Für jede Zahl 1, 2 und 3: Mischt ihre zwei Plättchen und stapelt sie verdeckt auf diesem Triebwerk. Niemand sieht nach; das obere zählt.
setup-carnomorph-board = Karnomorph-Tafel
# $eggs (number) eggs on the board
setup-carnomorph-board-how = { $eggs } Eier und 3 zufällige Adaptationskarten verdeckt. Darauf stehen ein Schlurfer, eine Fleischbestie und der Schlächter.
setup-bag = { term-bag }
# $blank, $blue, $red (number) tokens, $total (number) all of them
setup-bag-how = Leere { $blank }, blaue Verschlinger { $blue }, rote Verschlinger { $red }. Plättchen insgesamt: { $total }.
setup-decks = Decks
setup-decks-how = Mischt und legt verdeckt bereit: Gegenstände in drei Farben, Karnomorph-Ereignisse und -Angriffe, Kontamination, Mutationen, Schwere Wunden. Hergestellte Gegenstände neben die anderen, den Scanner zur Kontamination.
setup-markers = Plättchen und Würfel
setup-markers-how = Feuer, Fehlfunktion, Geräusch, Munition und Schaden, Statusmarker, Türen, rote Charakterleichen, zwei Würfel jeder Art, der Startspielermarker.
setup-time = Zeitleiste
setup-time-how = Ein Statusmarker auf das grüne Feld.
setup-help-cards = Übersichtskarten
# $who (text) alone or several, $players (number) players, $dealt (text) who has which card
setup-help-cards-how =
    { $who ->
        [alone] Karte 1 ist im Spiel. { $dealt }.
       *[other] Die Karten 1 bis { $players } sind im Spiel; ihre Nummern ordnen die Charakterwahl und zählen für manche Ziele. { $dealt }.
    }
# $player (text) name, $number (number) on the card
setup-help-card = { $player } { $number }
setup-cards-dealt = Wir haben sie selbst verteilt
# $player (text) name, $number (number) on the card
setup-card-of = { $player }: Übersichtskarte { $number }
setup-backpacks = Inventare
setup-backpacks-how = Alle nehmen das Inventar (den Kartenhalter) mit der Nummer ihrer Übersichtskarte und tauschen diese dann gegen die der Karnomorphs.
setup-objectives = Ziele
# $which (text) all where all stay, or some; $players (number) players, $each (number) cards for each of them
setup-objectives-how =
    { $which ->
        [all] Alle Karten bleiben drin. Mischt beide Decks und gebt allen { $each }: ein Unternehmensziel, ein persönliches, geheim. Der Rest geht in die Schachtel.
       *[other] Nehmt aus beiden Decks die Karten mit einer Zahl über { $players } heraus. Mischt und gebt allen { $each }: ein Unternehmensziel, ein persönliches, geheim. Der Rest geht in die Schachtel.
    }
# $who (text) alone or several; $count (number) cards that are drawn
setup-objectives-shared-how =
    { $who ->
        [alone] Misch die Solo-Koop-Ziele und zieh { $count }; nach der ersten Begegnung bleibt eins. Halbiere die Gegenstände jedes Raums, aufgerundet.
       *[other] Mischt die Solo-Koop-Ziele und zieht eins je Person, insgesamt { $count }. Sie liegen offen für alle.
    }
setup-characters = Charaktere
# $who (text) alone or several, $first (text) who chooses first, $order (text) all names in order
setup-characters-how =
    { $who ->
        [alone] { $first } deckt zwei zufällige Karten auf und behält einen Charakter.
       *[other] { $order }, in dieser Reihenfolge: Deckt zwei zufällige Karten auf, behaltet einen Charakter und mischt den anderen zurück.
    }
# $number (number) on the Help card, $player (text) name, $character (text) character
setup-character = { $number }. { $player }: { $character }. Charakter eingeben
setup-character-open = wen?
# $player (text) name, $character (text) the character
setup-character-kept = { $player } behält { $character }
character-captain = Captain
character-pilot = Pilotin
character-mechanic = Mechaniker
character-scientist = Wissenschaftler
character-scout = Scout
character-soldier = Soldat
setup-boards = Charaktertafeln
setup-boards-how = Alle nehmen die Tafel, die Miniatur mit ihrem Ring ins Hibernatorium, das gemischte Aktionsdeck, die Startwaffe mit der aufgedruckten Munition und 2 persönliche Gegenstände, inaktiv, quer gelegt.
setup-first-player = Startspieler
# $player (text) name
setup-first-player-how = { $player } nimmt den Startspielermarker.
setup-blue-corpse = Blaue Charakterleiche
setup-blue-corpse-how = Das blaue Plättchen kommt ins Hibernatorium und ist eine Charakterleiche wie jede andere.
setup-draw = Für uns ziehen

## Labels of the journal

# $characters (text) the names of the revealed characters
# $player (text) the name of whoever did it
label-draw-characters = { $player } deckt auf: { $characters }
# $step (text) what is to be laid out
label-setup-step =
    { $step ->
        [rooms-2] Räume „2“
        [rooms-1] Räume „1“
        [exploration] Erkundungsplättchen
        [coordinates] Koordinatenkarte
        [destination] Flugzielleiste
        [pods] Rettungskapseln
        [engines] Triebwerke
        [carnomorph-board] Karnomorph-Tafel
        [bag] Xeno-Beutel
        [decks] Decks
        [markers] Plättchen und Würfel
        [time] Zeitleiste
        [help-cards] Übersichtskarten
        [backpacks] Inventare
        [objectives] Ziele
        [characters] Charaktere
        [boards] Charaktertafeln
        [first-player] Startspieler
       *[blue-corpse] blaue Charakterleiche
    }
# $count (number) how many play
label-start-game = Partie beginnt, Personen: { $count }
# $set (text) yes or no: whether it lies ready
label-tick-step =
    { $set ->
        [yes] Bereit: { label-setup-step }
       *[no] Noch einmal: { label-setup-step }
    }
label-take-help-card = { setup-card-of }
# $player (text) the name of whoever begins
label-begin-play = Aufbau fertig, { $player } beginnt

## Refusals

# $player (text) the name of the player whom it is about, $number (number) printed on the help card
help-card-held = { $player } hat schon Übersichtskarte { $number }. Wähle eine andere.
# $count (number) how many play
help-cards-unfit = Die Übersichtskarten haben die Nummern 1 bis { $count }, jede einmal. Gib allen eine.
step-open-already = Dieser Schritt des Aufbaus ist nicht abgehakt. Wähle einen anderen.
step-ticked-already = Dieser Schritt des Aufbaus ist schon abgehakt. Wähle einen anderen.
