### A quick reference to the rules, in words of our own.
### A chapter is a title and short lines; a line "-open" says what is an assumption and not in the rulebook.

reference-title = Kurzregeln: Chromosome

reference-section-course = Spielverlauf
reference-section-turn = Dein Zug
reference-section-actions = Aktionen
reference-section-radiation = Strahlung
reference-section-stores = Was du hast
reference-section-end = Das Ende

## Course of the game

reference-setup = Aufbau
reference-setup-rounds = Runden: 6 zu zweit, 5 zu dritt, 4 zu viert.
reference-setup-genes = Alle beginnen mit zwei Aktionsgenen und einem Telepathiegen, alle aktiv.
# $fate-start (number) fate points at the start
reference-setup-fate = Schicksalspunkte für alle am Anfang: { $fate-start }. Der Verstrahlungsmarker wartet neben der Leiste auf die erste Dosis.
reference-setup-rooms = Auf einem selbst gelegten Brett soll jeder Startraum an einen Raum mit Sterilität 1 grenzen.
# $start-tokens (number) tokens in the start room
reference-setup-open = Marker im Startraum: { $start-tokens }. Ihre Zahl, ob sie geladen sind und die freie Wahl, wer beginnt, sind Annahmen.

reference-round = Runde
reference-round-phases = Drei Phasen: Vorbereitung, Züge, Strahlung. Die erste Runde hat keine Vorbereitung.
reference-round-preparation = Vorbereitung: Die Uhr sinkt um 1, ein Ereignis wird aufgedeckt, passive Gene werden wieder aktiv, das Schicksalsplättchen kommt auf die aktive Seite.
reference-round-clock = Würde die Uhr unter 1 fallen, ist die Partie vorbei.
reference-round-turns = Züge: im Uhrzeigersinn, bis alle gepasst haben.
reference-round-radiation = Strahlung: Resistenztests, Absorption, Zerfall.
reference-round-starter = Ab Runde 2 beginnt, wer zu Beginn der Züge die wenigsten Marker auf dem Brett hat. Gleichstand: wer davon am nächsten links vom letzten Startspieler sitzt.

reference-events = Ereignisse
reference-events-card = In der Vorbereitung deckt ihr eine Karte auf und führt sie aus.
reference-events-red = Rote Räume können durch Ereignisse verschwinden. Ohne Ereigniskarten hat die Farbe keine Bedeutung.
reference-events-holes = Ein entfernter Raum hinterlässt ein Loch: darüber keine Bewegung und kein Angriff.
reference-events-split = Eine Karte, die das Brett zerteilen würde, wirkt nicht.
reference-events-variant = Für weniger Glück spielt ohne Ereigniskarten.

## Your turn

reference-turn = Zug
reference-turn-move = Du darfst dich einmal bewegen, vor oder nach der Aktion.
# $recovery-energy (text) energy points that a fate point costs
reference-turn-fate = Du darfst Energie gegen 1 Schicksalspunkt tauschen. So viel Energie kostet das: { $recovery-energy }.
# $building-relief (number) irradiation that a discarded gene takes off
reference-turn-genes = Du darfst Baugene abwerfen. Jedes senkt deine Verstrahlung um { $building-relief }.
reference-turn-action = Du musst genau eine von neun Aktionen machen: fünf Hauptaktionen und vier Sonderaktionen.
# $recovery (text) how often fate can be recovered: round or turn;
# $building-relief (number) irradiation that a discarded gene takes off
reference-turn-open =
    { $recovery ->
        [round] Schicksal einmal je Runde zu erneuern und die Wirkung eines abgeworfenen Baugens, { $building-relief }, sind Annahmen.
       *[turn] Schicksal einmal je Zug zu erneuern und die Wirkung eines abgeworfenen Baugens, { $building-relief }, sind Annahmen.
    }

reference-moving = Bewegung und Sterilität
reference-moving-step = Nimm beliebig viele Marker einer Gruppe und leg sie zusammen in einen Nachbarraum.
reference-moving-group = Ein Raum fasst eine Gruppe, höchstens 3 Marker.
reference-moving-blocked = In einen Raum mit fremden Markern kommst du nicht. Ein radioaktives Feld ist kein Hindernis.
reference-moving-merge = Kommen geladene und entladene Marker zusammen, ist die ganze Gruppe entladen.
reference-moving-sterility = Die eintretende Gruppe muss mindestens so groß sein wie die Sterilität des Raums (1–3).
reference-moving-shrunk = Eine Gruppe, die drinnen schrumpft, darf bleiben; ist sie draußen, kommt sie erst wieder hinein, wenn sie gewachsen ist.

reference-costs = Kosten zahlen
reference-costs-genes = Gen: Leg es von aktiv nach passiv. Passive Gene zahlen nichts.
reference-costs-fate = Einmal je Runde ersetzt ein Schicksalspunkt ein beliebiges Gen, nicht aber im Kampf. Dreh dann das Schicksalsplättchen um.
reference-costs-energy = Energie, nur im eigenen Zug: Entlade eine ganze Gruppe, 1 Punkt je Marker. Was zu viel ist, verfällt.
# $trophy-energy (text) energy points that a trophy gives
reference-costs-trophies = Oder gib eine Trophäe zurück: { $trophy-energy }.
reference-costs-hint = Große Gruppe, kleine Kosten? Teile sie erst mit deiner Bewegung, dann entlade den kleineren Teil.

## Actions

reference-growth = Wachstum
reference-growth-stack = Leg Marker zu einer Gruppe, bis drei zusammen. Geladen oder entladen, sie bleibt, wie sie ist.
reference-growth-spread = Oder leg je einen entladenen Marker in mehrere leere Räume neben deinen Gruppen. Die Sterilität gilt.
reference-growth-empty = Mit leerem Vorrat geht es nicht.
# $growth-genes (number) genes that each token takes
reference-growth-open = Aktionsgene je Marker, { $growth-genes } (eine Option der Partie), und Räume neben verschiedenen deiner Gruppen (keine Option, denn die App kennt das Brett nicht).

reference-evolution = Evolution
reference-evolution-choice = Ein Gen deiner Wahl: so viel Energie, wie du Gene dieser Art hast, plus 1. Ein drittes Aktionsgen kostet 3.
# $evolution-die-energy (text) energy points that it costs
reference-evolution-die = Ein Gen per Würfel kostet Energie: { $evolution-die-energy }. Was er zeigt, nimmst du.
reference-evolution-active = Das neue Gen ist sofort aktiv.
reference-evolution-limit = Höchstens 8 Gene, aktive und passive zusammen. Mit so vielen gibt es keine Evolution.
# $evolution-genes (number) genes that it takes besides
reference-evolution-open = Zusätzliche Aktionsgene, { $evolution-genes }, und eine Preisregel für alle Arten sind Annahmen. Welche Würfelseite welches Gen gibt, legt ihr fest.

reference-spark = Funke
reference-spark-cost = Ein Angriff für 1 Aktionsgen und 1 Energie für jeden Raum zwischen den Gruppen. Der Raum des Ziels zählt nicht mit.
reference-spark-adjacent = Ein Angriff in den Nachbarraum kostet keine Energie.
reference-spark-own = Eine eigene Gruppe darfst du nicht angreifen.

reference-combat = Kampf, Schritt für Schritt
reference-combat-step-1 = Wer angreift, nennt beide Gruppen und zahlt.
reference-combat-step-2 = Kraft des Angriffs: Größe der Gruppe, plus 1 je erschöpftem Kampfgen, plus 1 je gezahltem Schicksalspunkt.
reference-combat-step-3 = Die Abwehr macht es ebenso und kennt dabei die Kraft des Angriffs.
reference-combat-step-4 = Der Angriff würfelt. Alle am Tisch dürfen einen Schicksalspunkt zahlen, um einen Neuwurf zu erzwingen, auch mehrmals.
reference-combat-step-5 = Die Abwehr würfelt, Neuwürfe wie oben.
reference-combat-step-6 = Zählt jeden Würfel zu seiner Kraft, und was Sonderaktionen geben.
reference-combat-step-7 = Die höhere Summe gewinnt. Wer verliert, nimmt den Unterschied in Markern von der Gruppe.
reference-combat-step-8 = Diese Marker sind Trophäen der Siegerseite.
reference-combat-step-9 = Gleichstand: Jede Seite nimmt einen Marker der anderen Gruppe als Trophäe.
reference-combat-late = Nach dem Wurf keine Kampfgene und kein Schicksal für Kraft mehr.
reference-combat-open = Dass höchstens die ganze kämpfende Gruppe verloren geht, ist eine Annahme.

reference-impulse = Impuls
reference-impulse-cost = Kostet 1 Telepathiegen. Wähle eins von beidem.
reference-impulse-make = Zwei Strahlungssteine in einen beliebigen Raum, auch einen besetzten: ein radioaktives Feld. Dann darfst du deine Nachbargruppen aufladen, die nicht größer sind als seine Stärke.
reference-impulse-stack = Wo schon Steine liegen, erhöhen neue die Stärke desselben Felds.
reference-impulse-draw = Oder lade deine Gruppen neben einem vorhandenen radioaktiven Feld auf, wieder keine größer als seine Stärke. Dann verliert das Feld 1 Stein.

reference-pass = Passen
reference-pass-out = Keine Züge mehr in dieser Runde. Vor oder nach dem Passen darfst du dich noch bewegen.
reference-pass-defence = Wirst du angegriffen, verteidigst du dich wie üblich und darfst im Kampf Schicksal zahlen.
reference-pass-genes = Baugene können deine Verstrahlung nicht mehr senken: Das geht nur im eigenen Zug.
reference-pass-all = Haben alle gepasst, beginnt die Strahlung.

reference-special = Sonderaktionen
reference-special-source = Kosten und Wirkung stehen auf den Spielertafeln. Hier steht nur, was das Regelheft klarstellt.
reference-special-fusion = Fusion (Ferox): 2 Telepathiegene und 1 Energie. Beliebige Gruppen dürfen zusammen, auch wenn keine dir gehört.
reference-special-saturation = Sättigung (Cadum): verstrahlt alle, auch Cadum.
reference-special-might = Macht (Cadum): „?“ in den Kosten ist ein beliebiges Gen.
reference-special-wave = Welle (Cadum): versetzt ein radioaktives Feld und löst daneben sofort einen Resistenztest mit seiner Stärke aus. Marker, die jemand dadurch verliert, werden Trophäen von Cadum.
reference-special-supergene = Supergen: Ein passives Gen ist wieder aktiv, dann hast du noch eine Aktion, ohne weitere Bewegung.
reference-special-conversion = Umwandlung: Das neue Gen ist aktiv oder passiv, wie es das ersetzte war.
reference-special-takeover = Übernahme: Ein feindlicher Marker wird deine Trophäe, und einer von dir nimmt seinen Platz ein.
reference-special-domination = Dominanz: Bei Gleichstand gibt dir die andere Seite wie üblich einen Marker der kämpfenden Gruppe als Trophäe, du aber keinen.
reference-special-concentration = Konzentration: Steine kommen nach den üblichen Regeln für radioaktive Felder hin.
reference-special-teleportation = Teleportation: bewegt beliebige Marker, auch fremde, und achtet nicht auf Sterilität.
reference-special-outbreak = Ausbruch: Hier gilt die Sterilität.
reference-special-giant = Gigant: Das Regelheft erklärt ihn nicht. Er tut, was auf der Spielertafel steht.
reference-special-open = Wie viele Marker jemand für eine Welle opfert, sagt ihr. Tragt sie nach dem Test ein: Tippt auf die Aktion des Zugs. Andere Kosten als die der Fusion gebt ihr nach euren Tafeln ein.

## Radiation

reference-test = Resistenztest
reference-test-order = Ein radioaktives Feld nach dem anderen, das stärkste zuerst. Gleiche Stärke: Der Startspieler wählt.
reference-test-who = Wer eine Gruppe neben dem Feld oder in seinem Raum hat, macht den Test.
reference-test-step-1 = Zähl die Steine: Das ist die Stärke.
reference-test-step-2 = Zähl deine Nachbargruppen. Gruppen zählen, nicht Marker.
reference-test-step-3 = Zähl beides zusammen: Das ist die Bedrohung.
reference-test-step-4 = Würfle, und zähl 1 für jedes aktive Baugen dazu. Alle dürfen einen Schicksalspunkt zahlen, um einen Neuwurf zu erzwingen.
reference-test-step-5 = Zieh das Ergebnis von der Bedrohung ab.
reference-test-step-6 = Was über null bleibt, kommt zu deiner Verstrahlung.
reference-test-example = Stärke 4 und zwei Gruppen ergeben Bedrohung 6. Ein Ergebnis von 1 kostet dich 5, eines von 4 nur 2.
reference-test-open = Die Tests der Phase zu Ende zu bringen, nachdem jemand raus ist, ist eine Annahme. Ebenso, eine Welle, die auf ein anderes radioaktives Feld trifft, mit der Stärke beider zu testen.

reference-absorption = Absorption und Zerfall
reference-absorption-charge = Nach den Tests lädt sich jede Gruppe neben einem radioaktiven Feld auf, wenn sie nicht größer ist als seine Stärke.
reference-absorption-decay = Dann verliert jedes Feld 1 Stein. Ohne Steine ist es weg.
reference-absorption-open = Dass sich eine Gruppe im selben Raum wie das Feld auflädt, ist eine Annahme.

## What you own

reference-fate = Schicksal
reference-fate-reroll = Neuwurf: 1 Punkt lässt jeden beliebigen Wurf wiederholen, auch deinen eigenen.
reference-fate-strength = Kampf: 1 Punkt ist 1 Kraft, bevor die Würfel fallen.
reference-fate-gene = Gen: Einmal je Runde ersetzt 1 Punkt ein beliebiges Gen, außerhalb eines Kampfes.
# $recovery-energy (text) energy points that a fate point costs
reference-fate-recovery = Erneuern: im eigenen Zug Energie gegen 1 Schicksalspunkt. So viel Energie kostet das: { $recovery-energy }.
reference-fate-score = Ein unverbrauchter Schicksalspunkt zählt am Ende 2 Punkte.
# $recovery (text) how often fate can be recovered: round or turn; $fate-max (number) the most fate points
reference-fate-open =
    { $recovery ->
        [round] Das höchste Schicksal, { $fate-max }, und einmal Erneuern je Runde sind Annahmen.
       *[turn] Das höchste Schicksal, { $fate-max }, und einmal Erneuern je Zug sind Annahmen.
    }

reference-trophies = Trophäen
reference-trophies-source = Marker der anderen, meist aus gewonnenen Kämpfen, manchmal aus Sonderaktionen.
# $trophy-energy (text) energy points that a trophy gives
reference-trophies-energy = Gib im eigenen Zug eine Trophäe zurück und bekomm dafür { $trophy-energy }.
reference-trophies-score = Eine behaltene Trophäe zählt am Ende 1 Punkt.

reference-charge = Aufladen
reference-charge-sources = Gruppen laden sich durch Impuls und Absorption auf, immer nur solche, die nicht größer sind als die Stärke des Felds.
reference-charge-spend = Energie zu zahlen entlädt sie, immer die ganze Gruppe.
reference-charge-stay = Eine entladene Gruppe bleibt im Spiel. Sie gibt nur keine Energie, bis sie wieder geladen ist.
reference-charge-new = Marker, die Wachstum in leere Räume legt, sind entladen.

## The end

reference-elimination = Ausscheiden
# $irradiation-limit (number) irradiation above which a player is out
reference-elimination-cause = Wessen Verstrahlung über { $irradiation-limit } steigt oder wer alle Marker auf dem Brett verliert, ist raus.
reference-elimination-last = Alle anderen, die nicht gepasst haben, bekommen noch einen Zug, im Uhrzeigersinn. Dann wertet ihr.
reference-elimination-loses = Wer raus ist, verliert, egal mit wie vielen Punkten.
reference-elimination-open = Der Verlust des letzten Markers auf dem Brett und ein letzter Zug auch für die Person am Zug sind Annahmen.

reference-scoring = Wertung
reference-scoring-when = Ihr wertet, wenn die Runden um sind, oder nach den Zügen, die auf ein Ausscheiden folgen.
reference-scoring-tokens = Plus 1 je eigenem Marker auf dem Brett.
reference-scoring-trophies = Plus 1 je Trophäe.
reference-scoring-fate = Plus 2 je Schicksalspunkt.
reference-scoring-irradiation = Minus deine Verstrahlung.
reference-scoring-tie = Gleichstand an der Spitze: Alle dort gewinnen.

reference-open = Was das Regelheft offenlässt
reference-open-options = Annahmen, von denen Zahlen abhängen, sind Optionen der Partie: Ihr ändert sie beim Einrichten. Was auf dem Brett benachbart ist, beurteilt ihr.
reference-open-prices = Prüft die Kosten von Wachstum und Evolution auf euren Tafeln und das Gen jeder Würfelseite auf der Hilfstafel.
# $die (number) faces of the die
reference-open-die = Der Würfel zeigt 1 bis { $die }. In den Beispielen des Regelhefts kommt nichts vor, was ein vierseitiger nicht zeigt. Ein sechsseitiger geht auch.
reference-open-species = Zwei Arten und die meisten ihrer Aktionen sind nicht mit Namen bekannt. Gebt eure ein.
reference-open-table = Im Zweifel entscheidet der Tisch: Jede Zahl lässt sich von Hand korrigieren.
