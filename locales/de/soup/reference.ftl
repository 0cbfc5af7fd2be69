### A quick reference to the rules, in words of our own.
### A chapter is a title and short lines; a line "-open" says what is an assumption and not in the rulebook.

reference-title = Kurzregeln: Ursuppe

reference-section-course = Spielverlauf
reference-section-round = Die Phasen
reference-section-genes = Gene
reference-section-end = Wertung und Ende

## Course of the game

reference-setup = Aufbau
# $starting-cubes (number) cubes of each colour
reference-setup-cubes = { $starting-cubes } Nährstoffe jeder Farbe auf jedes Feld. Zu dritt bleibt die vierte Farbe in der Schachtel.
# $starting-points (number) biological points, $amoebas (number) amoebas at the start
reference-setup-points = Für alle: { $starting-points } Biopunkte und { $amoebas } Amöben mit Nummern.
# $substitution-copies (number) cards of Substitution
reference-setup-genes = Sortiert die Genkarten. Zu dritt nur die mit der 3, also ohne Genügsam und Parasitismus. Zu viert { $substitution-copies } von Ersatzkost.
reference-setup-ladder = Alle würfeln mit zwei Würfeln: Die höchste Summe wählt zuerst ein Feld der Leiste, 1 bis 4, zu dritt 1 bis 3.
reference-setup-card = Deckt eine Umweltkarte auf: Sie sagt, wohin in der ersten Runde alles treibt.
reference-setup-amoebas = Setzt die erste Amöbe aufsteigend, die zweite absteigend, jede auf ein leeres Feld.
reference-setup-wound = Zu viert beginnt die erste Amöbe mit 1 Schadenspunkt.
# $cards (text) which environment cards may be turned: eleven or any; $spaces (number) spaces of the board
reference-setup-open =
    { $cards ->
        [eleven] Der ganze Aufbau und die elf Umweltkarten stammen aus anderen Quellen als dem Regelheft, ebenso die { $spaces } Felder, nach denen die App den Vorrat an Nährstoffen rechnet.
       *[any] Der ganze Aufbau stammt aus anderen Quellen als dem Regelheft, ebenso die { $spaces } Felder, nach denen die App den Vorrat an Nährstoffen rechnet. Jede Umweltkarte darf aufgedeckt werden.
    }

reference-round = Runde
# $ascending (text) who begins when it goes up the ladder: first-first or last-first
reference-round-step-1 =
    { $ascending ->
        [first-first] Bewegen und Fressen, aufsteigend: Es beginnt, wer auf der Leiste vorn liegt.
       *[last-first] Bewegen und Fressen, aufsteigend: Es beginnt, wer auf der Leiste hinten liegt.
    }
# $environment-order (text) in which order it is settled: ascending or descending
reference-round-step-2 =
    { $environment-order ->
        [ascending] Umwelt: eine neue Karte, dann zahlt, wer zu empfindlich ist, aufsteigend.
       *[descending] Umwelt: eine neue Karte, dann zahlt, wer zu empfindlich ist, absteigend.
    }
# $ascending (text) who begins when it goes up the ladder: first-first or last-first
reference-round-step-3 =
    { $ascending ->
        [first-first] Neue Gene, absteigend: Es beginnt, wer auf der Leiste hinten liegt.
       *[last-first] Neue Gene, absteigend: Es beginnt, wer auf der Leiste vorn liegt.
    }
# $division-points (number) biological points for everybody
reference-round-step-4 = Zellteilung, absteigend: je { $division-points } Punkte, dann neue Amöben.
# $deaths-order (text) in which order it is settled: ascending or descending
reference-round-step-5 =
    { $deaths-order ->
        [ascending] Todesfälle, aufsteigend.
       *[descending] Todesfälle, absteigend.
    }
reference-round-step-6 = Wertung, absteigend.
reference-round-step-7 = Das Ende oder die nächste Runde.
reference-round-app = Die App behält in jeder Phase die Reihenfolge, die an ihrem Anfang galt.
reference-round-open = Was aufsteigend heißt, und die Reihenfolgen der Phasen 2 und 5 sind Annahmen. Alle drei sind Optionen.

## The phases

reference-movement = Bewegen
reference-movement-order = Deine Amöben handeln nach Nummern: Jede bewegt sich, dann frisst sie, vor der nächsten.
reference-movement-drift = Treiben: wohin die Karte zeigt, kostenlos.
# $move-price (number) biological points
reference-movement-own =
    { $move-price ->
        [0] Eigene Bewegung: Würfle. Sie kostet nichts.
        [one] Eigene Bewegung: Zahle { $move-price } Punkt und würfle.
       *[other] Eigene Bewegung: Zahle { $move-price } Punkte und würfle.
    }
reference-movement-die = 1 Westen, 2 Norden, 3 Osten, 4 Süden, 5 bleiben, 6 deine Wahl.
reference-movement-wall = Am Rand oder an einem Fels bleibt eine Amöbe stehen, egal was sie gezahlt hat.
reference-movement-genes = Mit Bewegung I wirfst du zwei Würfel, mit Bewegung II keinen. Mit Schnelligkeit bewegst du dich zweimal, mit Stromlinienform zahlst du nichts, mit Festhalten bleibst oder folgst du.
# $following (text) when following is decided: after or before
reference-movement-before =
    { $following ->
        [after] Ob Tentakel Nährstoffe mitnimmt, entscheidet sich, bevor die Richtung feststeht; ob Festhalten folgt, erst danach.
       *[before] Ob Festhalten folgt und Tentakel Nährstoffe mitnimmt, entscheidet sich, bevor die Richtung feststeht.
    }
reference-movement-open = Der Preis einer Bewegung, die Seiten des Würfels und der Zeitpunkt des Folgens sind Annahmen. Die erste und die letzte sind Optionen.

reference-food = Fressen
# $own-colour (boolean) whether an amoeba eats its own colour
reference-food-four =
    { $own-colour ->
        [true] Zu viert frisst eine Amöbe je einen Nährstoff von drei Farben, auch der eigenen.
       *[false] Zu viert frisst eine Amöbe je einen Nährstoff jeder Farbe außer der eigenen.
    }
# $own-colour (boolean) whether an amoeba eats its own colour
reference-food-three =
    { $own-colour ->
        [true] Zu dritt zwei Nährstoffe einer Farbe und einen einer anderen, auch der eigenen.
       *[false] Zu dritt zwei Nährstoffe einer Farbe und einen der anderen, nie der eigenen.
    }
# $excretion (number) cubes
reference-food-excrete =
    { $excretion ->
        [0] Dann scheidet sie nichts aus.
        [one] Dann scheidet sie { $excretion } Nährstoff ihrer Farbe aus.
       *[other] Dann scheidet sie { $excretion } Nährstoffe ihrer Farbe aus.
    }
reference-food-starve = Ohne ganze Mahlzeit frisst sie nichts und bekommt 1 Schadenspunkt.
# $uneven-substitution (boolean) whether three of one colour will do
reference-food-substitution =
    { $uneven-substitution ->
        [true] Ersatzkost: eine Farbe weniger, ein Nährstoff mehr, zu viert auch 3 + 1. Genügsam: ein Nährstoff weniger.
       *[false] Ersatzkost: eine Farbe weniger, ein Nährstoff mehr. Genügsam: ein Nährstoff weniger.
    }
reference-food-parasitism = Parasitismus: ein Nährstoff weniger, wo eine fremde Amöbe steht, deren Wirt noch einen Punkt hat; der geht in die Bank. Abwehr gibt es keine.
reference-food-open = Ob die eigene Farbe gefressen wird und wie viel ausgeschieden wird, sind Annahmen. Beide sind Optionen.

reference-attack = Angriff
# $fight-price (number) biological points
reference-attack-when = Kampf ums Überleben: Eine Amöbe, die nicht genug findet, greift eine andere auf ihrem Feld an, für { $fight-price } Punkt.
reference-attack-succeeds = Er gelingt immer, außer das Opfer hat Abwehr, Flucht oder Panzer.
# $attack-cubes (number) cubes of each colour
reference-attack-eaten = Das Opfer wird gefressen. Ausgeschieden wird nichts; dafür kommt { $attack-cubes } Nährstoff jeder Farbe aufs Feld.
# $fight-price (number) biological points,
# $losing-attacker (text) when an attacker who loses starves: starves-in-phase-1 or starves;
# $defence-cubes (boolean) whether a victim that loses leaves cubes
reference-attack-defense =
    Abwehr: Zahle { $fight-price } Punkt, je ein Würfel. Der höhere gewinnt, bei Gleichstand noch einmal. Ein verlorener Angriff lässt hungern{ $losing-attacker ->
        [starves-in-phase-1] , nur in Phase 1.
       *[starves] .
    } { $defence-cubes ->
        [false] Ein Opfer, das verliert, hinterlässt nichts.
       *[true] Ein Opfer, das verliert, hinterlässt auch Nährstoffe.
    }
# $fight-price (number) biological points, $answers (text) whether both genes may answer one attack: both or single
reference-attack-escape =
    Flucht: Zahle { $fight-price } Punkt und versuch wegzukommen, mit deinen Bewegungsgenen. Entkommt das Opfer, hungert der Angreifer, außer er folgt durch Festhalten.{ $answers ->
        [both] { " " }Abwehr und Flucht sind beide erlaubt.
       *[single] { " " }Nach einer Abwehr gibt es keine Flucht.
    }
reference-attack-persistence = Ausdauer: ein zweiter Versuch, einmal und kostenlos. Abgewehrter Angriff und verlorene Abwehr: neu würfeln; nach einer Flucht darf jede Amöbe des Felds Ziel sein. Wer flieht, hat keine zweite Abwehr.
# $fight-price (number) biological points, $death-cubes (number) cubes of each colour
reference-attack-aggression = Aggression: In Phase 5, nach den Todesfällen, tötet eine deiner Amöben eine fremde auf ihrem Feld für { $fight-price } Punkt. An ihre Stelle kommen { $death-cubes } Nährstoffe jeder Farbe.
reference-attack-armor = Panzer: in Phase 1 kein Angriff; in Phase 5 ein Schadenspunkt statt des Todes.
reference-attack-open = Die Grenzen von Ausdauer sind Annahmen. Optionen: beide Antworten oder eine; ob ein verlorener Kampf Nährstoffe hinterlässt; ob ein verlorener Angriff auch in Phase 5 hungern lässt.

reference-environment = Umwelt und Gendefekte
reference-environment-card = Deckt eine Karte auf: eine neue Strömung und eine neue Ozonschicht.
reference-environment-debt = Mehr Empfindlichkeit als die Ozonschicht? Du schuldest den Unterschied.
# $gene-value (text) what a gene that is given up pays: price or mutation
reference-environment-points =
    { $gene-value ->
        [price] Zahle für jeden Punkt davon 1 Biopunkt, oder gib Gene zu ihrem Preis ab.
       *[mutation] Zahle für jeden Punkt davon 1 Biopunkt, oder gib Gene nach ihrer Empfindlichkeit ab.
    }
# $debt (text) whether the debt is counted anew without the gene: recomputed or fixed;
# $excess (text) what becomes of too much that was paid: returned or lost
reference-environment-excess =
    { $debt ->
        [recomputed] Ein abgegebenes Gen zählt nicht mehr: Die Schuld wird ohne es neu gezählt.
       *[fixed] { $excess ->
            [returned] Was ein Gen zu viel zahlt, kommt als Punkte zurück.
           *[lost] Was ein Gen zu viel zahlt, verfällt.
        }
    }
# $debt (text) whether the debt is counted anew without the gene: recomputed or fixed;
# $ray-points (number) mutation points of the card,
# $gene-value (text) what a gene that is given up pays: price or mutation;
# $ray-value (number) what it pays when it is given up
reference-environment-ray =
    { $debt ->
        [recomputed] Strahlenschutz zählt { $ray-points }.
       *[fixed] { $gene-value ->
            [price] Strahlenschutz zählt { $ray-points }.
           *[mutation] Strahlenschutz zählt { $ray-points }; abgegeben zahlt er { $ray-value }.
        }
    }
reference-environment-cheapest = Die App findet den billigsten Weg und bietet ihn an. Die Wahl ist deine.
reference-environment-open = Wann die Schuld gezählt wird, was ein Gen zahlt und was aus einem Überschuss wird, sind Annahmen. Jede ist eine Option.

reference-market = Gene kaufen
reference-market-order = Absteigend kaufen alle, was die Punkte erlauben.
# $duplicates (boolean) whether a gene may be held twice
reference-market-once =
    { $duplicates ->
        [true] Dasselbe Gen darf man zweimal haben.
       *[false] Kein Gen zweimal.
    }
# $same-round (boolean) whether the basic gene may be of this round
reference-market-advanced =
    { $same-round ->
        [true] Ein höheres Gen kostet seinen Preis und das Grundgen, das du dafür abgibst, auch eines aus dieser Runde.
       *[false] Ein höheres Gen kostet seinen Preis und das Grundgen, das du dafür abgibst und seit einer früheren Runde hast.
    }
# $buying-back (boolean) whether the basic gene may be bought again
reference-market-back =
    { $buying-back ->
        [true] Dieses Grundgen darf man wieder kaufen.
       *[false] Dieses Grundgen kauft man nicht wieder, solange man das höhere hat.
    }
reference-market-ozone = Neben jedem Gen zeigt die App, was es dich beim kommenden Ozon kosten wird.
reference-market-open = Diese drei Regeln über dasselbe Gen zweimal, dieselbe Runde und das Zurückkaufen sind Annahmen, jede eine Option.

reference-division = Zellteilung
# $division-points (number) biological points for everybody
reference-division-points = Alle bekommen { $division-points } Biopunkte.
# $amoeba-price (number) biological points, $cheap-amoeba-price (number) biological points with Division Rate
reference-division-price = Eine neue Amöbe kostet { $amoeba-price } Punkte, mit Teilungsrate { $cheap-amoeba-price }.
# $spores-own-colour (boolean) whether a space may have a cube of one’s own colour
reference-division-place =
    { $spores-own-colour ->
        [true] Sie kommt neben eine von dir, nicht schräg, auf ein Feld ohne eine deiner Farbe. Mit Sporen auf jedes Feld.
       *[false] Sie kommt neben eine von dir, nicht schräg, auf ein Feld ohne eine deiner Farbe. Mit Sporen auf jedes solche Feld.
    }
reference-division-chain = Eine neue darf neben einer stehen, die gerade gesetzt wurde.
# $first-amoeba-free (boolean) whether the first one is free,
# $second-anywhere (boolean) whether the second one may go anywhere
reference-division-none =
    Ist keine Amöbe mehr da, kommt eine irgendwohin{ $first-amoeba-free ->
        [false] { " " }und wird bezahlt.
       *[true] { " " }und ist kostenlos.
    } Die zweite wird bezahlt und kommt { $second-anywhere ->
        [false] daneben.
       *[true] auch irgendwohin.
    }
reference-division-open = Was ohne Amöbe und mit einer geschieht, sind Annahmen. Beide sind Optionen.

reference-deaths = Todesfälle
# $fatal-wounds (number) damage points that kill,
# $lasting-fatal-wounds (number) damage points that kill with Longevity
reference-deaths-two = Eine Amöbe mit { $fatal-wounds } Schadenspunkten stirbt, mit Langlebigkeit erst mit { $lasting-fatal-wounds }.
# $death-cubes (number) cubes of each colour
reference-deaths-cubes = An ihre Stelle kommen { $death-cubes } Nährstoffe jeder Farbe.
reference-deaths-aggression = Dann darf angreifen, wer Aggression hat.
# $cube-supply (boolean) whether the supply has an end
reference-deaths-supply =
    { $cube-supply ->
        [false] Fehlende Nährstoffe im Vorrat werden durch etwas anderes ersetzt.
       *[true] Fehlende Nährstoffe im Vorrat entfallen, ohne Ersatz.
    }
reference-deaths-open = Die letzte Zeile ist eine Annahme und eine Option.

## Genes

reference-basic = Grundgene
reference-basic-intelligence = { gene-intelligence }: { gene-intelligence-effect }
reference-basic-movement-1 = { gene-movement-1 }: { gene-movement-1-effect }
reference-basic-spores = { gene-spores }: { gene-spores-effect }
reference-basic-speed = { gene-speed }: { gene-speed-effect }
reference-basic-defense = { gene-defense }: { gene-defense-effect }
reference-basic-escape = { gene-escape }: { gene-escape-effect }
reference-basic-substitution = { gene-substitution }: { gene-substitution-effect }
reference-basic-ray-protection = { gene-ray-protection }: { gene-ray-protection-effect }
reference-basic-streamlining = { gene-streamlining }: { gene-streamlining-effect }
reference-basic-tentacle = { gene-tentacle }: { gene-tentacle-effect }
reference-basic-holding = { gene-holding }: { gene-holding-effect }
reference-basic-longevity = { gene-longevity }: { gene-longevity-effect }
reference-basic-frugality = { gene-frugality }: { gene-frugality-effect }
reference-basic-struggle = { gene-struggle }: { gene-struggle-effect }
reference-basic-parasitism = { gene-parasitism }: { gene-parasitism-effect }
reference-basic-division-rate = { gene-division-rate }: { gene-division-rate-effect }

reference-advanced = Höhere Gene
reference-advanced-persistence = { gene-persistence } (gibt Schnelligkeit ab): { gene-persistence-effect }
reference-advanced-movement-2 = { gene-movement-2 } (gibt Bewegung I ab): { gene-movement-2-effect }
reference-advanced-aggression = { gene-aggression } (gibt Kampf ums Überleben ab): { gene-aggression-effect }
reference-advanced-armor = { gene-armor } (gibt Abwehr oder Flucht ab): { gene-armor-effect }

## Scoring and end

reference-scoring = Wertung
# $amoeba-steps-3 (number) steps, $amoeba-steps-4 (number) steps, $amoeba-steps-5 (number) steps,
# $amoeba-steps-6 (number) steps, $amoebas (number) amoebas of a colour, $amoeba-steps-7 (number) steps
reference-scoring-amoebas = Amöben: 3 bringen { $amoeba-steps-3 } Schritt, 4 bringen { $amoeba-steps-4 }, 5 bringen { $amoeba-steps-5 }, 6 bringen { $amoeba-steps-6 }, alle { $amoebas } bringen { $amoeba-steps-7 }.
# $card-steps-3 (number) steps, $card-steps-4 (number) steps, $card-steps-5 (number) steps,
# $card-steps-6 (number) steps
reference-scoring-cards = Genkarten: 3 bringen { $card-steps-3 } Schritt, 4 bringen { $card-steps-4 }, 5 bringen { $card-steps-5 }, 6 und mehr bringen { $card-steps-6 }.
# $advanced-as-two (boolean) whether an advanced gene counts twice
reference-scoring-advanced =
    { $advanced-as-two ->
        [false] Ein höheres Gen zählt als eine Karte, Strahlenschutz als keine.
       *[true] Ein höheres Gen zählt als zwei Karten, Strahlenschutz als keine.
    }
# $leapfrog (boolean) whether occupied spaces are leapt over
reference-scoring-order =
    { $leapfrog ->
        [false] Die Setzsteine ziehen nacheinander, der vorderste zuerst. Besetzte Felder zählen mit.
       *[true] Die Setzsteine ziehen nacheinander, der vorderste zuerst. Besetzte Felder werden übersprungen und nicht gezählt.
    }
reference-scoring-open = Das Überspringen und der Wert eines höheren Gens stehen nicht in der Übersicht des Regelhefts. Beide sind Optionen.

reference-end = Ende der Partie
# $finish-zone (number) the first space of the finish zone
reference-end-zone = Nach einer Wertung, in der ein Setzstein in der Zielzone steht, ab Feld { $finish-zone }, ist die Partie vorbei.
reference-end-card = Vorbei ist sie auch nach der Wertung der Runde, in der die letzte Umweltkarte aufgedeckt wurde.
reference-end-winner = Es gewinnt, wer auf der Leiste am weitesten ist.
