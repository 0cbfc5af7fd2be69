### Attacks, answers, dice, outcomes.

## Attacking

fight-attack-poor = Kein Biopunkt mehr für einen Angriff.
fight-attack-not = Kein Angriff
fight-attack = Angreifen
# $player (text) whose amoeba, $number (number) of it, $count (number) biological points
fight-attack-now =
    { $count ->
        [0] { $player }, Amöbe { $number }, angreifen: kostenlos
        [one] { $player }, Amöbe { $number }, angreifen: { $count } Punkt
       *[other] { $player }, Amöbe { $number }, angreifen: { $count } Punkte
    }
# $way (text) a direction in words, the rest as above
# $count (number) biological points, $player (text) the name of whoever is attacked,
# $number (number) printed on the amoeba that is attacked
fight-attack-now-drifting =
    { $count ->
        [0] Nach { $way } treiben, { $player }, Amöbe { $number }, angreifen: kostenlos
        [one] Nach { $way } treiben, { $player }, Amöbe { $number }, angreifen: { $count } Punkt
       *[other] Nach { $way } treiben, { $player }, Amöbe { $number }, angreifen: { $count } Punkte
    }
fight-victim = Welche Amöbe auf demselben Feld?
# $way (text) a direction in words
fight-victim-drifting = Sie treibt nach { $way }: Welche Amöbe auf dem Feld dort?
# $number, $other (number) of the amoebas
# $attacker (text) the name of whoever attacks, $victim (text) the name of whoever is attacked
fight-sides = Amöbe { $number } von { $attacker } greift Amöbe { $other } von { $victim } an
fight-attacker = greift an
fight-attacked = wird angegriffen
fight-answer = Was ist die Antwort auf den Angriff?
# $answer (text) defend or escape
fight-answer-failed =
    { $answer ->
        [defend] Die Abwehr ist gescheitert.
       *[escape] Die Flucht ist gescheitert.
    }
fight-if-defends = Wenn sie sich wehrt
# $player (text) the name of whoever wins the fight
fight-wins = { $player } gewinnt
# $count (number) biological points
fight-defend =
    { $count ->
        [0] Abwehr, kostenlos
        [one] Abwehr: { $count } Punkt
       *[other] Abwehr: { $count } Punkte
    }
# $count (number) biological points
fight-escape =
    { $count ->
        [0] Flucht, kostenlos
        [one] Flucht: { $count } Punkt
       *[other] Flucht: { $count } Punkte
    }
# $phase (text) movement: it would be eaten; deaths: killed, or wounded
fight-yield =
    { $phase ->
        [movement] Fressen lassen
       *[deaths] Aufgeben
    }
fight-defence-dice = Abwehr: je ein Würfel
fight-own-dice = Wir haben echt gewürfelt: Angriff zuerst
fight-tie = Gleichstand: noch einmal.
fight-escape-dice = Ein Fluchtversuch
fight-escaped = Ist sie entkommen?
# $ways (text) directions
fight-escape-ways = Möglich: { $ways }. Am Rand oder an einem Fels bleibt sie stehen und entkommt nicht.
fight-escape-stays = Sie bleibt, wo sie ist: Dieser Wurf ist keine Flucht.
fight-got-away = Entkommen
fight-caught = Erwischt
# $result (text) killed, repelled or escaped
# $attacker (text) the name of whoever attacks, $victim (text) the name of whoever is attacked
fight-result =
    { $result ->
        [killed] { $attacker } gewinnt
        [repelled] { $victim } gewinnt
       *[escaped] { $victim } entkommt
    }
# $player (text) the name of the player whom it is about
fight-retry = { $player }: noch einmal durch Ausdauer, kostenlos
# $player (text) the name of the player whom it is about
fight-again-attack = { $player }: noch ein Angriff durch Ausdauer, kostenlos
fight-outcome-nothing = Nichts geschieht.
# $attacker (text) the name of whoever attacks, $number (number) printed on the amoeba that attacked
fight-outcome-followed = { $attacker }: Amöbe { $number } ist durch Festhalten gefolgt und darf dort fressen.
# $attacker (text) the name of whoever attacks, $number (number) printed on the amoeba that attacked
fight-outcome-starves = { $attacker }, Amöbe { $number }: ein Schadenspunkt.
# $victim (text) the name of whoever is attacked, $number (number) printed on the amoeba that was attacked
fight-outcome-armor = { $victim }, Amöbe { $number }: Panzer, nur ein Schadenspunkt.
# $count (number) cubes of each colour
# $victim (text) the name of whoever is attacked, $number (number) printed on the amoeba that was attacked
fight-outcome-cubes =
    { $count ->
        [0] Nehmt Amöbe { $number } von { $victim } weg. Nährstoffe kommen keine.
        [one] Statt Amöbe { $number } von { $victim } kommt { $count } Nährstoff jeder Farbe aufs Feld.
       *[other] Statt Amöbe { $number } von { $victim } kommen { $count } Nährstoffe jeder Farbe aufs Feld.
    }
# $attacker (text) the name of whoever attacks
fight-outcome-eaten = { $attacker } hat gefressen und scheidet nichts aus.

## Labels of the journal

# $player (text) the name of whoever did it, $number (number) printed on the amoeba that attacks,
# $victim-number (number) printed on the amoeba that is attacked, $victim (text) the name of whoever is attacked
label-attack = { $player }: Amöbe { $number } greift Amöbe { $victim-number } von { $victim } an, { label-price }
label-attack-ended = { label-attack }: { label-attack-end }
# $end (text) eaten, slain or wounded
label-attack-end =
    { $end ->
        [slain] sie stirbt
        [wounded] ein Schadenspunkt
       *[eaten] gefressen
    }
# $answer (text) how it was answered, or what came of it: yield, slain, wounded, defend or escape;
# $player (text) the name of whoever is attacked, $number (number) printed on the amoeba
label-answer-attack =
    { $answer ->
        [yield] { $player }: Amöbe { $number } wird gefressen
        [slain] { $player }: Amöbe { $number } stirbt
        [wounded] { $player }: Amöbe { $number } bekommt einen Schadenspunkt, { gene-armor }
        [defend] { $player }: Amöbe { $number } wehrt sich, { label-price }
       *[escape] { $player }: Amöbe { $number } versucht zu fliehen, { label-price }
    }
# $dice (text) the faces, or none, $attacker (text) the name of whoever attacks,
# $victim (text) the name of whoever is attacked
label-roll-fight =
    { $dice ->
        [none] { $attacker } gegen { $victim }: die Würfel des Kampfs
       *[other] { $attacker } gegen { $victim }: die Würfel des Kampfs ({ $dice })
    }
# $dice (text) the faces, or none, $player (text) the name of whoever did it
label-retry-fight =
    { $dice ->
        [none] { $player } würfelt noch einmal, { gene-persistence }
       *[other] { $player } würfelt noch einmal, { gene-persistence } ({ $dice })
    }
# $dice (text) the faces, or none, $victim (text) the name of whoever escapes
label-roll-escape =
    { $dice ->
        [none] { $victim }: die Würfel der Flucht
       *[other] { $victim }: die Würfel der Flucht ({ $dice })
    }
# $escaped (text) yes or no: whether it got away; $victim (text) the name of whoever is attacked,
# $victim-number (number) printed on the amoeba that is attacked
label-tell-escape =
    { $escaped ->
        [yes] { $victim }: Amöbe { $victim-number } entkommt
       *[no] { $victim }: Amöbe { $victim-number } entkommt nicht
    }
# $result (text) how it ended: killed, slain, wounded, repelled or escaped;
# $victim (text) the name of whoever is attacked, $victim-number (number) printed on the amoeba that is attacked
label-close-fight =
    { $result ->
        [killed] { $victim }: Amöbe { $victim-number } wird gefressen
        [slain] { $victim }: Amöbe { $victim-number } stirbt
        [wounded] { $victim }: Amöbe { $victim-number } bekommt einen Schadenspunkt, { gene-armor }
        [repelled] { $victim }: Amöbe { $victim-number } wehrt den Angriff ab
       *[escaped] { $victim }: Amöbe { $victim-number } ist weg
    }

## Refusals

# $player (text) the name of the player whom it is about
answered-so = { $player } hat { label-gene } gegen diesen Angriff schon benutzt. Wähle eine andere Antwort.
# $player (text) the name of the player whom it is about
armored = { $player } hat { gene-armor }: Diese Amöben sind in Phase 1 nicht angreifbar. Wähle ein anderes Opfer.
fight-dice = Gib von jedem Wurf beide Würfel ein: Bei Gleichstand wird neu gewürfelt, das erste ungleiche Paar entscheidet.
# $player (text) the name of the player whom it is about
has-attacked = { $player } hat mit dieser Amöbe schon angegriffen. Wähle eine andere.
no-attack = Niemand hat angegriffen. Beginne erst einen Angriff.
no-dice-now = Jetzt ist nichts zu würfeln oder zu sagen. Spielt weiter.
# $player (text) the name of the player whom it is about
not-asked = { $player } ist jetzt nicht gefragt. Lass die anderen antworten.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
own-amoeba = { $player }: Amöbe { $number } gehört selbst zum Angriff. Wähle eine andere Amöbe.
# $player (text) the name of the player whom it is about
retried = { $player } hat den zweiten Versuch schon benutzt. Behalte das Ergebnis.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
stays-put = { $player }: Mit diesen Würfeln bleibt Amöbe { $number }, wo sie ist. Lass sie dort.
