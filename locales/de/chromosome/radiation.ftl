### Radiation: areas, resistance tests, absorption, decay. Evolution by die.

## Which area, and who is next to it

radiation-power = Stärke des Felds
# $bonus (number) power by the event card
radiation-power-bonus = davon +{ $bonus } durch das Ereignis
# $area (text) name of the radioactive space, $power (number) power of the radioactive space
radiation-area = { $area } · Stärke { $power }
# $player (text) the name of whoever chooses
radiation-tie = Gleiche Stärke: { $player } wählt die Reihenfolge
radiation-how-many = Wie viele Gruppen sind neben diesem Raum oder darin?
radiation-as-before = wie zuletzt
# $player (text) the name of the player whom it is about
radiation-fewer = { $player }: eine Gruppe weniger
# $player (text) the name of the player whom it is about
radiation-more = { $player }: eine Gruppe mehr
# $player (text) the name of the player whom it is about
radiation-groups-spoken = { $player }: { count-groups }
# $irradiation (number) irradiation now, $dose (text) irradiation that the tests bring on average
radiation-risk = { $irradiation }, im Schnitt +{ $dose }
# $share (text) chance to be eliminated, in per cent
radiation-risk-out = Ausscheiden { $share }
# $player (text) the name of the player whom it is about
radiation-gene-less = { $player }: ein Baugen weniger
# $player (text) the name of the player whom it is about
radiation-gene-more = { $player }: ein Baugen mehr
radiation-genes-show = Baugene
radiation-genes-hide = Baugene verbergen
radiation-later = Später
# $power (number) power of the space that comes first
radiation-locked = erst Stärke { $power }
radiation-skip = Tests auslassen
radiation-nobody = Niemand ist hier, weiter
# $count (number) how many players test
radiation-face =
    { $count ->
        [0] Mit den Tests beginnen
        [one] { $count } Test beginnen
       *[other] { $count } Tests beginnen
    }

## A test

# $players (text) players without a group next to the area
radiation-clear = Kein Test: { $players }
# $area (text) name of the radioactive space, $power (number) power of the radioactive space
radiation-next-area = danach { $area }, Stärke { $power }
radiation-reroll = Neuwurf
# $roller (text) whose die it is; $fate (number) points that $player has
radiation-reroll-spoken = { $player } bezahlt einen Neuwurf für { $roller }, Schicksal { $fate }
radiation-others-pay = Jemand anderes bezahlt einen Neuwurf: Tipp auf den Würfel, dann auf den Namen.
radiation-die-pay = Wer bezahlt sonst einen Neuwurf?
radiation-die-odds = Chancen zeigen
# $player (text) the name of the player whom it is about
radiation-whose-die = Würfel von { $player }
# $count (number) of dice, two or more
radiation-throw-all = Alle { $count } Würfel werfen
# $count (number) of doses above zero
radiation-book =
    { $count ->
        [0] Keine Dosis: weiter
        [one] { $count } Dosis eintragen
       *[other] { $count } Dosen eintragen
    }
# $irradiation (number) irradiation so far, $limit (number) irradiation above which a player is out
radiation-of = { $irradiation } von { $limit }
# $power (number) power of the radioactive space, $groups (number) adjacent groups
radiation-threat = Stärke { $power } + Gruppen { $groups }
# $count (number) what building genes add
radiation-building =
    { $count ->
        [one] +{ $count } auf den Wurf für ein Baugen
       *[other] +{ $count } auf den Wurf für Baugene
    }
# $threat (number) power and adjacent groups, $parts (text) power and groups, in words
radiation-threat-spoken = Bedrohung { $threat }: { $parts }
# $threat (number) power and adjacent groups, $face (number) what the die shows, $dose (number) the dose
radiation-sum = { $threat } − { $face } = { $dose }
# $threat (number) power and adjacent groups, $face (number) what the die shows,
# $genes (number) what building genes take off, $dose (number) the dose
radiation-sum-genes = { $threat } − { $face } − { $genes } = { $dose }
radiation-no-dose = Keine Dosis
# $before (number) irradiation now, $after (number) irradiation afterwards
radiation-dose = Verstrahlung steigt von { $before } auf { $after }
# $before (number) irradiation now, $after (number) irradiation afterwards
radiation-rises = von { $before } auf { $after }
# $after (number) irradiation afterwards, $player (text) the name of the player whom it is about
radiation-out = Verstrahlung { $after }: { $player } wäre raus
radiation-falls = wäre raus
# $dose (text) irradiation on average
radiation-average = Dosis im Schnitt { $dose }
# $wish (text) what the others want, as a choice
radiation-wish = Die anderen wollen: { $wish }
# $wish (text) what the others want, as a choice
radiation-wish-open = { $wish }. Ändern
# $share (text) chance to be eliminated, in per cent
radiation-chance-out = Raus in { $share } der Fälle
radiation-safe = Bei keinem Wurf raus
# $average (text) the average dose, as a sentence, $out (text) the chance of elimination, as a sentence
radiation-odds-open = { $average }. { $out }. Rechnung zeigen
# $average (text) the average dose, as a sentence, $out (text) the chance of elimination, as a sentence
radiation-odds-close = { $average }. { $out }. Rechnung verbergen
radiation-lend = Schicksal als Baugen
# $player (text) the name of the player whom it is about, $fate (number) fate points
radiation-lend-spoken = { $player }: ein Schicksalspunkt als Baugen, Schicksal { $fate }
radiation-advice-lend = Nimm Schicksal als Baugen: Sonst bist du raus.
radiation-advice-lost = Weder Neuwurf noch Schicksal als Gen hilft: Du bist so oder so raus.
# $after (text) the chance with fate as a gene, $out (text) chance to be eliminated, in per cent
radiation-advice-lend-out = Lohnt sich: Mit Schicksal als Gen bist du in { $after } der Fälle raus statt in { $out }.
# $after (text) the same after it, $dose (text) irradiation on average
radiation-advice-lend-dose = Lohnt sich: Mit Schicksal als Gen ist die Dosis im Schnitt { $after } statt { $dose }.
# $after (text) the same after it, $out (text) chance to be eliminated, in per cent
radiation-advice-lend-keep = Lohnt sich nicht: Mit Schicksal als Gen bist du in { $after } der Fälle raus statt in { $out }, aber Schicksal ist mehr wert.
radiation-advice-slim = Lohnt sich nicht: Die Chance, dass Schicksal dich rettet, ist winzig.
# $after (text) the same after it, $dose (text) irradiation on average
radiation-advice-reroll = Lohnt sich: Nach einem Neuwurf ist die Dosis im Schnitt { $after } statt { $dose }.
# $after (text) the same after it, $dose (text) irradiation on average,
# $price (text) points that a fate point is worth
radiation-advice-keep = Lohnt sich nicht: Nach einem Neuwurf ist die Dosis im Schnitt { $after } statt { $dose }, und ein Schicksalspunkt ist { $price } wert.
# $player (text) the name of the player who is tested, $after (text) the same after it,
# $out (text) chance to be eliminated, in per cent
radiation-advice-rival = Lohnt sich: Nach einem Neuwurf ist { $player } in { $after } der Fälle raus statt in { $out }.
# $advice (text) one of those above
radiation-advice-whole = { $advice } Das gilt für alle Tests zusammen.
# $dose (text) irradiation on average, $after (text) the same after it,
# $out (text) chance to be eliminated, in per cent, $outafter (text) the chance after it, in per cent,
# $price (text) points that a fate point is worth, $net (text) points all in all, with sign
radiation-advice-sum = Dosis im Schnitt { $dose }, nach einem Neuwurf { $after }; raus { $out }, nach einem Neuwurf { $outafter }. Ein Schicksalspunkt ist { $price } wert. Insgesamt { $net } Punkte.
# $dose (text) irradiation on average, $after (text) the same after it,
# $out (text) chance to be eliminated, in per cent, $outafter (text) the chance after it, in per cent,
# $price (text) points that a fate point is worth, $net (text) points all in all, with sign
radiation-advice-sum-lend = Dosis im Schnitt { $dose }, mit Schicksal als Gen { $after }; raus { $out }, mit Schicksal als Gen { $outafter }. Ein Schicksalspunkt ist { $price } wert. Insgesamt { $net } Punkte.
radiation-advice-stake = Ausscheiden kostet { odds-points-cost }, und Schicksal ist danach nichts mehr wert.

## The whole phase: who survives it

prospect-title = Alle Tests
prospect-survives = überlebt
# $dose (text) irradiation on average
prospect-dose = im Schnitt +{ $dose }
# $fate (text) fate points spent on average
prospect-fate = Schicksal −{ $fate }
# $survives, $average (text) the chance to survive, what it takes on average
# $player (text) the name of the player whom it is about
prospect-spoken = { $player } überlebt die Tests: { $survives }, { $average }.
prospect-open = Rechnung zeigen
prospect-close = Rechnung verbergen
prospect-goes-on = Die Regel, dass ein Ausscheiden die Tests beendet, ist nicht mitgerechnet: Sie würde die Tests aller verknüpfen.
# $area (text) name of the radioactive space
prospect-groups-of = Gruppen neben { $area }
# $count (number) groups next to the area
# $player (text) the name of the player whom it is about
prospect-near = { $player } { $count }
prospect-nobody = niemand bekannt daneben

## Absorption and decay

radiation-which = Welche Felder sind radioaktiv?
radiation-which-note = Keines steht auf der Liste. Trag jeden Raum ein, in dem Steine liegen.
# $round (number) of the round that begins
radiation-none-round = Keines, Runde { $round }
radiation-none-over = Keines, die Partie ist vorbei
radiation-absorb = Ladet die Gruppen neben radioaktiven Feldern auf, wenn sie nicht größer sind als die Stärke des Felds.
radiation-own-room = Eine Gruppe im selben Raum wie das Feld lädt sich auch auf.
radiation-no-own-room = Eine Gruppe im selben Raum wie das Feld lädt sich nicht auf.
# $count (number) tokens of the largest group that is charged
radiation-charges =
    { $count ->
        [one] lädt Gruppen mit { $count } Marker
       *[other] lädt Gruppen bis { $count } Marker
    }
radiation-charges-all = lädt jede Gruppe
# $player (text) the name of the player whom it is about
radiation-charge-less = { $player }: ein geladener Marker weniger
# $player (text) the name of the player whom it is about
radiation-charge-more = { $player }: ein geladener Marker mehr
# $player (text) the name of the player whom it is about, $count (number) tokens newly charged
radiation-charge-spoken = { $player }: neu geladene Marker { $count }
# $charged (number) charged tokens, $tokens (number) tokens on the board
radiation-charge-note = { $charged } von { $tokens } geladen
radiation-decay = Nehmt von jedem radioaktiven Feld einen Stein weg.
radiation-gone = weg
# $area (text) name of the radioactive space
radiation-gone-spoken = { $area }: weg
# $area (text) name of the radioactive space, $left (number) power that is left
radiation-left-spoken = { $area }: noch Stärke { $left }
# $round (number) of the round that begins
radiation-next-round = Runde { $round }
radiation-game-over = Ende der Partie

## Labels of the journal

# $power (number) power of the radioactive space
label-face-area = Test, Stärke { $power }
# $round (number) of the round
label-finish-radiation = Runde { $round } endet

## Refusals

# $count (number) spaces still to be faced
areas-left =
    { $count ->
        [one] { $count } radioaktives Feld steht noch aus. Teste es, oder lass es aus.
       *[other] { $count } radioaktive Felder stehen noch aus. Teste sie, oder lass sie aus.
    }
# $has (number) tokens on the board, $player (text) the name of the player whom it is about
more-groups-than-tokens =
    { $has ->
        [0] { $player } hat keine Marker mehr auf dem Brett, also auch keine Gruppen.
        [one] { $player } hat nur { $has } Marker auf dem Brett, also nicht mehr Gruppen.
       *[other] { $player } hat nur { $has } Marker auf dem Brett, also nicht mehr Gruppen.
    } Wähle weniger.
# $most (number) the most tokens that can be charged, $player (text) the name of the player whom it is about
areas-charge-fewer =
    { $most ->
        [0] { $player } hat keine Gruppe neben einem radioaktiven Feld, nichts wird geladen. Wähle keine.
        [one] { $player }: Neben radioaktiven Feldern lädt sich höchstens { $most } Marker auf. Wähle weniger.
       *[other] { $player }: Neben radioaktiven Feldern laden sich höchstens { $most } Marker auf. Wähle weniger.
    }
not-in-radiation = Das gehört in die Strahlungsphase. Beende erst diese Phase.
# $power (number) power of the strongest space left
stronger-area-first = Das stärkste kommt zuerst: Ein radioaktives Feld der Stärke { $power } ist noch da.
