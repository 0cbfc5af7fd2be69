### A quick reference to the rules, in words of our own.
### A chapter is a title and short lines; a line "-open" says what is an assumption and not in the rulebook.

reference-title = Kurzregeln: Karnomorphs

reference-section-course = Spielverlauf
reference-section-bag = Beutel und Begegnungen
reference-section-intruders = Xenos
reference-section-characters = Charaktere
reference-section-goals = Ziele und Flucht
reference-section-end = Das Ende

## Course of the game

reference-setup = Aufbau
reference-setup-ship = Standardseite des Bretts. Räume „2“ verdeckt, dann Räume „1“, auf jeden ein Erkundungsplättchen. Eine zufällige Koordinatenkarte neben das Cockpit, der Flugzielmarker auf B.
reference-setup-pods = Zieht Rettungskapseln zufällig: 2 bei ein oder zwei Personen, 3 bei drei oder vier, 4 bei fünf. Die niedrigste Nummer nach Sektor A, die nächste nach B, immer abwechselnd, alle gesperrt.
reference-setup-engines = Zwei Plättchen je Triebwerk, ein beschädigtes und ein intaktes, verdeckt gemischt. Das obere zählt, und niemand sieht nach.
# $eggs (number) eggs on the board
reference-setup-board = Karnomorph-Tafel: { $eggs } Eier und 3 zufällige Adaptationen verdeckt, darauf Schlurfer, Fleischbestie und Schlächter.
reference-setup-bag = In den Beutel: 1 leeres, 2 blaue und 2 rote Verschlinger, dazu 1 roter je Person.
reference-setup-decks = Mischt Gegenstände, Ereignisse, Angriffe, Kontamination, Mutationen und Schwere Wunden. Der Zeitmarker beginnt auf dem grünen Feld.
reference-setup-numbers = Übersichtskarten 1 bis zur Zahl der Personen zufällig: Deine Nummer ist die Reihenfolge der Charakterwahl. Dann tauscht sie gegen die der Karnomorphs.
reference-setup-objectives = Nehmt Ziele mit einer höheren Zahl als ihr Personen seid heraus. Alle bekommen ein Unternehmensziel und ein persönliches Ziel.
reference-setup-characters = Erst dann die Charaktere: Nummer 1 deckt zwei auf, behält einen und mischt den anderen zurück. Dann Nummer 2 und so weiter.
reference-setup-player = Alle: Tafel, Figur ins Hibernatorium, gemischte Aktionen, eine Waffe mit Munition, zwei inaktive persönliche Gegenstände.
reference-setup-start = Nummer 1 hat den Startspielermarker. Im Hibernatorium liegt eine blaue Leiche.
reference-setup-open = Dass die Schachtel 12 Schlurfer-, 3 Fleischbestien- und 1 Schlächter-Plättchen hat, ist eine Annahme: Die meisten kommen aus dem Grundspiel.

reference-round = Runde
reference-round-phases = Zwei Phasen: Spieler, dann Ereignisse.
reference-round-players = Züge wie im Grundspiel, bis alle gepasst haben. Die App zeigt, wer dran ist, und besteht nie darauf.
# $hand-size (number) cards of a full hand, $first-player-moves (boolean) whether the first player token moves on
reference-round-hand =
    { $hand-size ->
        [one] Neue Runde: Alle ziehen auf { $hand-size } Karte nach.
       *[other] Neue Runde: Alle ziehen auf { $hand-size } Karten nach.
    } { $first-player-moves ->
        [true] Der Startspielermarker wandert nach links.
       *[false] Der Startspielermarker bleibt, wo er ist.
    }
# $time-track (number) rounds of the time track
reference-round-time =
    { $time-track ->
        [one] Die Zeitleiste hat { $time-track } Runde: Ihr Marker rückt in der Ereignisphase weiter, und die App sagt, wann die letzte beginnt.
       *[other] Die Zeitleiste hat { $time-track } Runden: Ihr Marker rückt in der Ereignisphase weiter, und die App sagt, wann die letzte beginnt.
    }
# $self-destruct-track (number) spaces of the self-destruct track,
# $self-destruct-yellow (number) spaces left from which it is yellow
reference-round-destruct =
    { $self-destruct-track ->
        [one] Selbstzerstörung: { $self-destruct-track } Feld; ihr Marker rückt mit dem Zeitmarker weiter. Ab { $self-destruct-yellow } übrig ist sie gelb: nicht mehr zu stoppen, alle Kapseln entsperrt. Am Ende fliegt das Schiff in die Luft.
       *[other] Selbstzerstörung: { $self-destruct-track } Felder; ihr Marker rückt mit dem Zeitmarker weiter. Ab { $self-destruct-yellow } übrig ist sie gelb: nicht mehr zu stoppen, alle Kapseln entsperrt. Am Ende fliegt das Schiff in die Luft.
    }
reference-round-last = Ist die Zeit um, niemand mehr an Bord oder das Schiff verloren, folgt die letzte Prüfung.
reference-round-open = Die Längen beider Leisten, wo Blau und Gelb beginnen, die Zahl der Handkarten und ob der Startspielermarker wandert, sind Annahmen. Alle sind Optionen.

reference-events = Ereignisphase
reference-events-step-1 = Zeit: Der Zeitmarker rückt ein Feld weiter, ebenso der Marker der Selbstzerstörung, wenn sie läuft.
reference-events-step-2 = Angriff und Fressen: Xenos im Kampf greifen an, alle anderen fressen, wo es etwas gibt.
reference-events-step-3 = Feuer: Jeder Xeno in einem brennenden Raum nimmt 1 Schaden.
reference-events-step-4 = Ereigniskarte: Zieht eine und führt sie aus.
reference-events-step-5 = Beutel: Zieht ein Plättchen und führt seine Wirkung aus.
reference-events-fire = Auch bei Schaden durch Feuer wird eine Angriffskarte gezogen, und er kann töten.
reference-events-card = Ein Schlächter, den ein Ereignis in einen Wartungsschacht schicken würde, bleibt, wo er ist.
reference-events-order = Die App führt durch die fünf Schritte. Sie zeigt, was sie selbst getan hat, und zählt auf, was euch bleibt.

## Bag and encounters

reference-bag = Xeno-Beutel
reference-bag-start = Am Anfang sind darin 5 Plättchen und 1 je Person.
reference-bag-add = „Verschlinger dazulegen“ heißt ein roter, solange einer übrig ist, dann ein blauer.
reference-bag-leave = Blaue Verschlinger und der Schlächter verlassen den Beutel, wenn die Ereignisphase sie zieht. Alle anderen gehen zurück.
reference-bag-figures = Figuren, die durch ein rotes Plättchen, durch Fressen oder einen Tod kommen, nehmen kein Plättchen aus dem Beutel.
reference-bag-hidden = Der Tisch kann den Inhalt verbergen: Dann sieht niemand, was im Beutel ist, auch nicht die Chancen.
reference-bag-open = Ist von keiner Farbe ein Verschlinger-Plättchen übrig, geschieht beim Dazulegen nichts: eine Annahme. Keine Regel hier legt Fleischbestie oder Schlächter hinein: Tut es eine Karte, korrigiert den Beutel.

reference-tokens = Plättchen der Ereignisphase
reference-tokens-blue = Blauer Verschlinger: Alle machen einen Geräuschwurf. Das Plättchen verlässt den Beutel, ein Verschlinger kommt dazu.
reference-tokens-red = Roter Verschlinger: je eine Verschlinger-Figur in jeden Raum mit Verschlinger oder Schwerem Gegenstand, auch im Kampf oder getragen, und ins Nest, wenn es entdeckt und heil ist. Das Plättchen geht zurück.
reference-tokens-shambler = Schlurfer: Das Plättchen geht zurück, alle machen einen Geräuschwurf.
reference-tokens-fleshbeast = Fleischbestie: ebenso.
reference-tokens-butcher = Schlächter: Er kommt zu einem verschleimten Charakter. Bei mehreren: wer am wenigsten Handkarten hat, dann wer früher dran ist. Sonst: zum Startspieler. Begegnung, das Plättchen geht weg.
reference-tokens-blank = Leer: Das Plättchen geht zurück. Schlurfer ohne Charakter im Raum gehen vom Brett, ihre Plättchen zurück. Ein Verschlinger kommt dazu, dann machen alle einen Geräuschwurf.
reference-tokens-open = Wo Figuren fehlen und ob das Nest doppelt zählt, entscheidet der Tisch. Beim leeren Plättchen gehen höchstens so viele Schlurfer zurück, wie bereitliegen: eine Annahme.

reference-encounter = Begegnung
reference-encounter-draw = Nehmt die Geräusche um den Raum weg, zieht ein Plättchen und stellt diesen Xeno zum Charakter.
reference-encounter-surprise = Weniger Handkarten als die Zahl auf dem Plättchen: Es ist ein Überraschungsangriff.
reference-encounter-metagorger = Ein Verschlinger, der angreift, ist sofort weg, siehe seinen Angriff. Es zählt trotzdem als Begegnung.
reference-encounter-token = Das Plättchen eines Xenos, der kommt, bleibt draußen, wie im Grundspiel.
reference-encounter-blank = Leer: Geräusche in jeden Korridor des Raums. War es das letzte Plättchen, kommt ein Verschlinger dazu. Dann geht das leere zurück.
reference-encounter-first = Beim ersten Xeno auf dem Brett wählen alle ein Ziel.
reference-encounter-open = Die Zahlen auf den Plättchen gehören zum Grundspiel: Vergleicht sie am Tisch und sagt der App, wer angriff.

reference-noise = Geräuschwürfe
reference-noise-who = Es würfelt, wer nicht im Kampf ist, in Zugreihenfolge.
reference-noise-number = Eine Zahl: ein Geräuschmarker in diesen Korridor. Liegt dort schon einer: eine Begegnung.
reference-noise-danger = Gefahr: Xenos nebenan, die nicht im Kampf sind, kommen herein. Sind keine da: Geräusche in jeden Korridor, wo noch keins liegt.
reference-noise-silence = Stille: Nichts geschieht.
reference-noise-slime = Mit Schleim ist Stille Gefahr.
reference-noise-open = Der Würfel ist der des Grundspiels: 1 bis 4 je zweimal, Gefahr und Stille. So rechnen die Chancen.

## Intruders

reference-kinds = Vier Arten
reference-kinds-levels = Nach Stufe: Verschlinger, Schlurfer, Fleischbestie, Schlächter. Durch Fressen wird jeder zum nächsten.
reference-kinds-words = „Xeno“ auf Karten des Grundspiels meint jeden Karnomorph.
reference-kinds-figures = Die Schachtel hat 8 Verschlinger, 8 Schlurfer, 3 Fleischbestien und 1 Schlächter. Die App zählt, was übrig ist.
reference-kinds-butcher = Der Schlächter passt nicht in die Wartungsschächte: Er bleibt stattdessen in seinem Raum.
reference-kinds-larva = Eine Larve gibt es nicht. Auf ihrem Platz der Charaktertafel liegen Mutationsmarker.
reference-kinds-open = „Nur Schaden entfernen“ beim Schlächter und nach seinem Tod bei der Fleischbestie ist so gelesen, dass sie auch fressen (eine Annahme).

reference-feeding = Fressen
reference-feeding-who = Xenos, die nicht im Kampf sind, fressen, wenn in ihrem Raum ein Schwerer Gegenstand oder ein anderer Verschlinger ist.
reference-feeding-order = Reihenfolge in einem Raum: Schlächter, Fleischbestie, Schlurfer, Verschlinger.
reference-feeding-step-1 = Heilen: Entfernt allen Schaden.
reference-feeding-step-2 = Entwickeln: Tauscht die Figur gegen die nächste Stufe.
reference-feeding-step-3 = Fressen: Entfernt ein Futter aus dem Raum.
# $food (text) the kinds of food, the first choice first
reference-feeding-food = Reihenfolge des Futters: { $food }.
reference-feeding-blocked = Keine Figur der nächsten Stufe übrig: keine Entwicklung, aber Heilen und Fressen.
reference-feeding-butcher = Ein Schlächter entwickelt sich nie. Ist er tot, bleiben Fleischbestien Fleischbestien.
reference-feeding-once = Jeder frisst einmal. Ein gefressener Verschlinger frisst nicht und hinterlässt keinen Kadaver. Höhere Stufen sind nie Futter.
# $carried-food (boolean) whether what a character carries is food
reference-feeding-voracious =
    Ist Gefräßig aufgedeckt, fressen Xenos im Kampf vor dem Angriff. { $carried-food ->
        [true] Was ein Charakter trägt, ist Futter für sie.
       *[false] Was ein Charakter trägt, ist kein Futter.
    }
reference-feeding-open = „Jeder einmal“ folgt aus einem Beispiel. Die Reihenfolge der Räume bei zu wenigen Figuren ist Sache des Tischs. Dass ein Xeno, dessen Angriff den Kampf beendet hat, noch frisst, ist eine Annahme.

reference-nest = Nest und Eier
# $nest-in-combat (boolean) whether intruders in combat eat there too
reference-nest-eggs =
    { $nest-in-combat ->
        [true] Solange Eier auf der Karnomorph-Tafel liegen, frisst jeder Xeno im Nest eins davon im Angriffsschritt, auch im Kampf.
       *[false] Solange Eier auf der Karnomorph-Tafel liegen, frisst jeder Xeno im Nest, der nicht im Kampf ist, eins davon im Angriffsschritt.
    }
reference-nest-destroyed = Ohne Eier auf der Tafel ist das Nest zerstört: Auch Xenos können das durch Fressen tun.
# $nest-food (text) what comes first: egg or corpse
reference-nest-first =
    { $nest-food ->
        [egg] Im Nest kommt ein Ei der Tafel sogar vor einer roten Leiche.
       *[corpse] Im Nest kommt eine rote Leiche sogar vor einem Ei der Tafel.
    }
reference-nest-open = Wörtlich sagt das Regelheft: zuerst ein Ei. Die Reihenfolge ist eine Option, ebenso ob Xenos im Kampf dort Eier fressen.

reference-examples = Drei Beispiele
reference-examples-first = Zwei Verschlinger allein in einem Raum: Einer frisst den anderen, ein Schlurfer bleibt.
reference-examples-second = Eine Fleischbestie und ein Verschlinger im Nest, 6 Eier auf der Tafel: Beide fressen ein Ei. Es bleiben ein Schlächter, ein Schlurfer und 4 Eier.
reference-examples-third = Ein Schlurfer und ein Verschlinger mit Kadaver und roter Leiche: Der Schlurfer nimmt die Leiche, der Verschlinger den Kadaver. Es bleiben eine Fleischbestie und ein Schlurfer, kein Futter.
reference-examples-blue = Auch eine blaue Leiche wird gefressen, nur zuletzt. Dann ist ein Ziel nicht mehr erfüllbar.

reference-attack = Xeno-Angriff
reference-attack-order = Ein Charakter und ein Xeno in einem Raum sind im Kampf. Im Angriffsschritt greift jeder Xeno im Kampf an.
reference-attack-metagorger = Ein Verschlinger zieht keine Angriffskarte: stattdessen 1 Mutationskarte, 1 Kontaminationskarte und 1 Leichte Wunde.
reference-attack-card = Wer schon eine Mutationskarte hat: nur Kontaminationskarte und Wunde.
reference-attack-token = In jedem Fall verlässt die Figur das Brett, und ein Schlurfer-Plättchen kommt in den Beutel.
reference-attack-others = Alle anderen greifen mit Karte an, wie im Grundspiel.
reference-attack-open = Schnell führt keine Räume: Eine Begegnung ist ein Kampf dieses Charakters, bis der Angriff eines Verschlingers oder ein Tod ihn beendet (eine Annahme).

reference-death = Schaden und Tod
reference-death-injury = Nimmt ein Xeno Schaden, zieht eine Angriffskarte und seht auf ihre zwei Zahlen.
reference-death-number = Die obere Zahl gilt für Verschlinger, die untere für alle anderen. Nicht höher als der Schaden: Er stirbt.
# $metagorger-leaves (text) what a dead one leaves in its room,
# $shambler-leaves (text) what a dead one leaves in its room
reference-death-small = Verschlinger: { $metagorger-leaves }. Schlurfer: { $shambler-leaves }.
# $fleshbeast-leaves (text) what a dead one leaves in its room
reference-death-fleshbeast = Fleischbestie: { $fleshbeast-leaves }.
# $butcher-leaves (text) what a dead one leaves in its room
reference-death-butcher = Schlächter: { $butcher-leaves }. Er kommt nie wieder.
reference-death-bag = Der Beutel bleibt, wie er ist.
reference-death-open = Ein Schlächter, der durch Entwicklung auf dem Brett steht, kommt nicht noch einmal: Sein Plättchen geht weg, ohne Figur (eine Annahme).

reference-adaptations = Adaptationen
reference-adaptations-start = Drei von acht Karten liegen verdeckt, je eine für Schlurfer, Fleischbestie und Schlächter.
# $reveal (text) when a card is revealed: leaving or encounter
reference-adaptations-reveal =
    { $reveal ->
        [leaving] Eine Karte wird aufgedeckt, wenn die Figur sie verlässt: bei der ersten Begegnung dieser Art, durch Entwicklung oder einen Tod.
       *[encounter] Eine Karte wird bei der ersten Begegnung dieser Art aufgedeckt.
    }
reference-adaptations-effect = Eine aufgedeckte gilt für alle Xenos, bis sie abgelegt wird.
reference-adaptations-discard = Analysiert ihr Objekt im Labor: Die Karte ist aus dem Spiel.
reference-adaptations-objects = Objekte zum Analysieren sind Leiche, Kadaver oder Ei.
reference-adaptations-voracious = Gefräßig: Xenos im Kampf fressen zuerst, dann greifen sie an. Die App beachtet das.
reference-adaptations-open = Die Texte nennen nur Gefräßig. Gebt Name, Wirkung und Objekt anderer Karten einmal ein: Sie bleiben gespeichert. Dass auch Entwicklung und Tod aufdecken, steht in der Übersicht und ist eine Option.

## Characters

reference-mutation = Mutationskarte
reference-mutation-draw = Zieh zwei, behalte eine verdeckt, misch die andere zurück.
reference-mutation-secret = Niemand sonst sieht sie bis zum ersten Einsatz. Die App zeigt sie nur dir.
reference-mutation-one = Nie eine zweite: Hast du schon eine, ziehst du keine.
reference-mutation-lose = Die Chirurgie oder ein Gegenmittel entfernt die Karte.
reference-mutation-open = Das Regelheft spricht von Dekontamination. Dass damit die Chirurgie gemeint ist, ist eine Annahme.

reference-markers = Mutationsmarker
reference-markers-without = Ohne Mutationskarte nimmst du eine Karte statt des Markers.
reference-markers-place = Mit einer legst du den Marker dorthin, wo im Grundspiel die Larve liegt.
# $mutant-corpse (text) the colour of the corpse that is left: blue or red;
# $fatal-markers (number) the Mutation marker that kills
reference-markers-fourth =
    { $mutant-corpse ->
        [blue] Marker Nummer { $fatal-markers } tötet: ein Schlurfer und eine blaue Leiche in den Raum des Charakters.
       *[red] Marker Nummer { $fatal-markers } tötet: ein Schlurfer und eine rote Leiche in den Raum des Charakters.
    }
reference-markers-stay = Marker bleiben bis zum Ende, auch wenn die Karte weg ist.
reference-markers-open = Welche Farbe diese Leiche hat, sagt das Regelheft nicht: Rot oder Blau ist eine Option.

reference-action = Mutationsaktion
reference-action-step-1 = Wähle eine Kontaminationskarte aus der Hand und scanne sie.
reference-action-step-2 = Nimm einen Mutationsmarker, was immer der Scan sagt.
reference-action-step-3 = Führ die Wirkung deiner Mutationskarte aus, die zum Ergebnis passt.
reference-action-infected = Infiziert: Leg die Karte auf deine Ablage.
reference-action-clean = Nicht infiziert: Entferne sie, und leg eine neue Kontaminationskarte auf deine Ablage.
reference-action-reveal = Beim ersten Mal dreh deine Mutationskarte für alle um.
# $fatal-markers (number) the Mutation marker that kills
reference-action-example = Einen Marker vor Nummer { $fatal-markers } ist die Aktion das Letzte, was ein Charakter tut: Sie tötet.

reference-contamination = Kontamination und Scannen
reference-contamination-source = Der Angriff eines Verschlingers bringt eine, ebenso Karten und Räume des Grundspiels.
reference-contamination-scan = Du scannst durch Ausruhen, in der Kantine und im Duschraum, wie im Grundspiel.
reference-contamination-infected = Infiziert: ein Mutationsmarker statt der Larve. Ohne Mutationskarte: stattdessen die Karte.
reference-contamination-clean = Alles andere an diesen Karten ist wie im Grundspiel.

reference-objects = Schwere Gegenstände
reference-objects-which = Charakterleiche, Xeno-Kadaver, Xeno-Ei.
reference-objects-carry = Sie sind Futter, wo immer sie liegen. Ein rotes Plättchen zählt auch getragene.
reference-objects-blue = Eine blaue Leiche zählt wie jede andere Charakterleiche. Xenos fressen sie zuletzt.
reference-objects-use = Das Labor analysiert sie, um Adaptationen abzulegen.

## Objectives and escape

reference-objectives = Erste Begegnung
reference-objectives-deal = Alle beginnen mit zwei Zielen.
reference-objectives-choose = Sobald der erste Xeno auf dem Brett ist, behalten alle eins und legen das andere ungesehen ab.
reference-objectives-vanished = Das gilt auch für einen Verschlinger, der überraschend angreift und sofort weg ist.
reference-objectives-secret = Die App zeigt Ziele nur der Person, der sie gehören: auf dem eigenen Handy, oder solange ein Finger hält.

reference-clarified = Vier Ziele erklärt
reference-clarified-field = Extreme Feldbiologie: Mindestens zwei Adaptationen sind abgelegt.
reference-clarified-hunt = Die große Jagd: Sende das Signal, und der Schlächter ist tot.
reference-clarified-ovo = Ab Ovo: Die Adaptation, deren Objekt das Ei ist, ist abgelegt.
reference-clarified-necroscopy = Nekroskopie: Sende das Signal, und die Adaptation, deren Objekt der Kadaver ist, ist abgelegt.
reference-clarified-blue = Achtet auf die blaue Leiche: Sie kann gefressen werden, und mit ihr ein Ziel.
reference-clarified-open = Ob eine Explosion, die den Schlächter mitnimmt, Die große Jagd erfüllt, wählt der Tisch: Die Karte des Grundspiels sagt ja.

reference-modes = Solo und Koop
reference-modes-solo = Allein: zwei Solo-Koop-Ziele, von denen nach der ersten Begegnung eins bleibt. Erfülle es und überlebe.
reference-modes-crew = Koop: eins je Person, offen für alle. Alle müssen erfüllt sein und ein Charakter leben, dann gewinnt die ganze Crew.
reference-modes-list = Es gibt sieben. Erde; die blaue Leiche in der Chirurgie; zwei Adaptationen; ein Ei mitgenommen; mit Signal: der Schlächter, das Nest, alle Räume.
reference-modes-signal = Verlangen mehrere ein Signal, braucht jedes das eines anderen Charakters.
reference-modes-items = Im Solospiel haben Räume die Hälfte der Gegenstände, aufgerundet.
reference-modes-revive = Koop: Trag eine Leiche in eine intakte Notaufnahme ohne Xenos. Der Charakter ist im nächsten Zug wieder da, ohne Leichte Wunden, Schwere verbunden.
reference-modes-open = Die Texte dieser Erweiterung haben keine solchen Modi. Diese stammen aus dem Grundspiel, nach öffentlichen Quellen; Adaptationen statt Schwächen und den Schlächter statt der Königin zu lesen, ist eine Annahme.

reference-pods = Kapseln und Kälteschlaf
reference-pods-count = Zwei, drei oder vier Kapseln nach Zahl der Personen, in den Sektoren A und B.
reference-pods-unlock = Alle Kapseln sind beim ersten Tod entsperrt, und wenn die Selbstzerstörung ein gelbes Feld erreicht (Grundspiel).
# $hibernation-opens (number) spaces of time that are left then
reference-pods-table =
    { $hibernation-opens ->
        [one] Kälteschlaf ist möglich, wenn noch { $hibernation-opens } Feld Zeit übrig ist.
       *[other] Kälteschlaf ist möglich, wenn noch { $hibernation-opens } Felder Zeit übrig sind.
    } Wer in eine Kapsel darf und was ein Start braucht, sagt das Grundspiel. Sagt der App, was geschah.
reference-pods-saved = Wer im Kälteschlaf ist oder in einer Kapsel sitzt, die weg ist, lebt am Ende.
reference-pods-open = Annahmen: Kapseln zählen ab 1, wenn ihr nichts eingebt; wer in einer sitzt, ist in keinem Raum, also ohne Begegnung, Wurf und Angriff; wer dort stirbt, hinterlässt die Leiche im verlassenen Raum.

## The end

reference-check = Letzte Prüfung
reference-check-who = Geprüft wird jeder lebende Charakter: im Kälteschlaf oder in einer Kapsel, die weg ist.
reference-check-step-1 = Mit einer Mutationskarte geh gleich zu Schritt 4.
reference-check-step-2 = Scanne jede Kontaminationskarte in Deck, Ablage und Hand.
# $infected-check (text) whether everybody or only holders of a card go on: everybody or holders
reference-check-step-3 =
    { $infected-check ->
        [everybody] Mindestens eine infiziert: Nimm eine Mutationskarte.
       *[holders] Mindestens eine infiziert: Nimm eine Mutationskarte. Wer immer noch keine hat, ist fertig.
    }
# $checked-cards (number) cards that are drawn, $marker-as-card (boolean) whether the first marker is a Mutation card
reference-check-step-4 =
    Misch alle Aktions- und Kontaminationskarten und zieh { $checked-cards }. Jede Kontaminationskarte ist ein Marker, infiziert oder nicht.{ $marker-as-card ->
        [true] { " " }Ohne Mutationskarte bringt die erste stattdessen die Mutationskarte.
       *[false] { "" }
    }
# $fatal-markers (number) the Mutation marker that kills
reference-check-markers = Mit { $fatal-markers } oder mehr Markern stirbt der Charakter, frühere mitgezählt.
reference-check-example = Zwei Marker und zehn Karten, davon zwei kontaminiert: Beide zu ziehen tötet, das geschieht in 2 von 15 Fällen.
reference-check-open = Wer diese Karten zieht, alle oder nur wer eine Mutationskarte hat, und ob der erste Marker zur Karte wird, sind Optionen.

reference-winning = Wer gewonnen hat
reference-winning-alive = Wer vor der letzten Prüfung oder in ihr starb, hat verloren.
reference-winning-objective = Alle anderen lesen ihr Ziel vor und sagen, ob es erfüllt ist. Die App fragt danach.
reference-winning-together = Mehrere können gewinnen, oder niemand. Punkte gibt es nicht.
reference-winning-end = Was aus dem Schiff, seinem Kurs und den Triebwerken wurde, klärt das Grundspiel am Tisch.

reference-chances = Chancen
reference-chances-bag = Neben dem Beutel: wie wahrscheinlich jedes Plättchen als Nächstes kommt.
reference-chances-noise = Für einen Geräuschwurf: wie wahrscheinlich eine Begegnung mit den Markern ist, die dort liegen.
reference-chances-survival = Vor der letzten Prüfung: die genaue Chance zu überleben, aus Karten, Markern und Mutationskarte.
reference-chances-rest = Für noch einmal Ausruhen: was eine Kontaminationskarte weniger wert ist, abzüglich dessen, was der Scan kosten kann.
reference-chances-hidden = Wer den Inhalt des Beutels verbirgt, verbirgt auch seine Chancen.

reference-open = Was das Regelheft offenlässt
reference-open-options = Annahmen, von denen Zahlen abhängen, sind Optionen und lassen sich während der Partie ändern.
reference-open-nest = Futter im Nest: zuerst ein Ei oder zuerst eine Leiche.
reference-open-combat = Ob ein Xeno im Kampf im Nest ein Ei frisst.
reference-open-carried = Ob ein getragener Gegenstand unter Gefräßig Futter für einen Xeno im Kampf ist.
reference-open-intruders = Ob auch Entwicklung und Tod eine Adaptation aufdecken, und welche Farbe die Leiche nach dem letzten Marker hat.
reference-open-check = Wer in der letzten Prüfung zieht, ob der erste Marker eine Mutationskarte ist, und ob eine gescannte infizierte Karte das Deck verlässt.
reference-open-tracks = Wie lang die Leisten sind, wo Blau und Gelb beginnen, und ob der Startspielermarker wandert.
reference-open-table = Im Zweifel entscheidet der Tisch: Jede Zahl lässt sich von Hand korrigieren.

reference-base = Was vom Grundspiel kommt
reference-base-missing = Diese Erweiterung ändert nur einige Regeln. Der Rest steht im Regelheft des Grundspiels.
reference-base-turns = Aktionen, Züge, Passen, Bewegen, Suchen, Türen und Fehlfunktionen: am Tisch.
reference-base-numbers = Zahlen auf Plättchen, Wirkung von Wunden, der Geräuschwürfel, Längen der Leisten: eingeben oder bestätigen.
reference-base-cards = Kartentexte sind nicht dabei. Namen und Wirkungen lassen sich eingeben.
reference-base-rooms = Die App kennt die Namen der Räume des Grundspiels und merkt sich eure; eine Karte des Schiffs kennt sie nicht.
reference-base-pods = Start der Kapseln, Kälteschlaf, Triebwerke, Koordinaten: sagt der Tisch.
