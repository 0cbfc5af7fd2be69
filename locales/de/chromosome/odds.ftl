# The odds: advice about re-rolls, the sums behind the figures, the luck report.

## Numbers outside their range

# $field (text) name of the number that was entered, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
odds-error-whole = { $field }: Gebraucht wird eine ganze Zahl von { $low } bis { $high }.
# $field (text) name of the number that was entered, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
odds-error-number = { $field }: Gebraucht wird eine Zahl von { $low } bis { $high }.

odds-field-areas = Radioaktive Felder
odds-field-attacker-bonus = Modifikator des Angriffs
odds-field-attacker-fate = Schicksal des Angriffs für Neuwürfe
odds-field-attacker-genes = Kampfgene des Angriffs
odds-field-attacker-size = Angreifende Gruppe
odds-field-attacker-strength-fate = Schicksal des Angriffs in der Kraft
odds-field-attacker-on-board = Marker des Angriffs auf dem Brett
odds-note-attacker-on-board = wer die letzten verliert, scheidet aus
odds-field-building-genes = { calc-building }
odds-field-bystander-fate = Schicksal einer unbeteiligten Person
odds-field-bystander-helps = Wem diese Person hilft
odds-field-other-bystander-fate = Schicksal einer zweiten Person
odds-field-other-bystander-helps = Wem diese zweite hilft
odds-other-bystander-helps-defender = { calc-helps-defender }
odds-other-bystander-helps-attacker = { calc-helps-attacker }
odds-other-bystander-helps-nobody = { calc-helps-nobody }
odds-bystander-helps-defender = { calc-helps-defender }
odds-bystander-helps-attacker = { calc-helps-attacker }
odds-bystander-helps-nobody = { calc-helps-nobody }
odds-field-defender-bonus = Modifikator der Abwehr
odds-field-defender-fate = Schicksal der Abwehr für Neuwürfe
odds-field-defender-genes = Kampfgene der Abwehr
odds-field-defender-size = Verteidigende Gruppe
odds-field-defender-strength-fate = Schicksal der Abwehr in der Kraft
odds-field-defender-on-board = Marker der Abwehr auf dem Brett
odds-note-defender-on-board = { odds-note-attacker-on-board }
odds-field-attacker-die = Würfel des Angriffs
odds-note-attacker-die = falls er schon liegt und bleibt
odds-field-die = Seiten des Würfels
odds-field-elimination = Kosten des Ausscheidens
odds-field-face = Zahl auf dem Würfel
odds-field-fate = { calc-rerolls }
odds-field-fate-worth = Wert eines Schicksalspunkts
odds-note-fate-worth = { calc-worth-note }
odds-field-gene-worth = Wert eines Gens
odds-note-gene-worth = { calc-gene-worth-note }
odds-field-groups = Benachbarte Gruppen
odds-note-groups = { calc-groups-note }
odds-field-irradiation = Verstrahlung
odds-field-lends = Schicksal kann noch ein Baugen sein
odds-note-lends = einmal je Runde
odds-field-lent-before = Schicksal war schon ein Baugen
odds-note-lent-before = 1: ja, 0: nein
odds-field-lent-now = Schicksal ist im ersten Feld ein Baugen
odds-note-lent-now = { odds-note-lent-before }
odds-field-facing = Am ersten Feld wird schon getestet
odds-field-limit = Grenze der Verstrahlung
odds-field-on-board = Marker auf dem Brett
odds-field-per-dose = Gewinn aus fremder Verstrahlung
odds-field-per-elimination = Gewinn aus fremdem Ausscheiden
odds-field-players = Personen
odds-field-power = Stärke des Felds
odds-field-rerolls = Wessen Neuwürfe zählen
odds-rerolls-all = { rerolls-all }
odds-rerolls-own = { rerolls-own }
odds-rerolls-none = { rerolls-none }
odds-field-rival-fate = { calc-rivals }
odds-note-rival-fate = { calc-rivals-note }
odds-field-wish = Was die anderen wollen
odds-wish-dose = Ausscheiden und Verstrahlung
odds-wish-out = Ausscheiden
odds-wish-nothing = nichts
odds-field-tie = { calc-tie }
odds-tie-defender = { calc-tie-defender }
odds-tie-attacker = { calc-tie-attacker }
odds-tie-standard = { calc-tie-standard }

## Whose re-rolls count: all of a screen counts so, and every advice says so

rerolls-none = niemand würfelt neu
rerolls-none-note = niemand würfelt irgendetwas neu
rerolls-own = nur eigene Würfel
rerolls-own-note = alle würfeln nur die eigenen Würfel neu, wenn es sich für sie lohnt
rerolls-all = alle würfeln neu
rerolls-all-note = wer Schicksal hat, lässt jeden Würfel neu werfen, wenn es sich lohnt
rerolls-stands = wenn der Wurf bleibt
# $model (text) one of the above
rerolls-counted = Chancen: { $model }
# $model (text) whose re-rolls the odds count
rerolls-open = Chancen: { $model }. Andere zeigen
# $model (text) whose re-rolls the odds count
rerolls-close = Chancen: { $model }. Andere verbergen
# $model (text) whose re-rolls the odds count, $how (text) what that means
rerolls-choose = { $model }: { $how }

## Advice about the die that lies
## $cost (number) points

odds-advice-reroll = Lohnt sich: Der Neuwurf bringt mehr, als ein Schicksalspunkt wert ist.
# $cost (number) worth of the fate that it takes, in points
odds-advice-keep-little =
    { $cost ->
        [one] Lohnt sich nicht: Der Neuwurf ändert fast nichts, und Schicksal ist { $cost } Punkt wert.
       *[other] Lohnt sich nicht: Der Neuwurf ändert fast nichts, und Schicksal ist { $cost } Punkte wert.
    }
# $cost (number) worth of the fate that it takes, in points
odds-advice-keep =
    { $cost ->
        [one] Lohnt sich nicht: Der Neuwurf bringt zu wenig, und Schicksal ist { $cost } Punkt wert.
       *[other] Lohnt sich nicht: Der Neuwurf bringt zu wenig, und Schicksal ist { $cost } Punkte wert.
    }
# $cost (text) worth of the fate, in points
odds-advice-keep-further = Lohnt sich nicht: Mit allem, was folgt, kostet der Neuwurf Schicksal im Wert von { $cost } und bringt weniger.
odds-advice-no-gain = Lohnt sich nicht: Ein Neuwurf macht es nicht besser.
odds-advice-must = Würfle neu: Sonst bist du raus.
odds-advice-lost = Ein Neuwurf hilft nicht: Du bist so oder so raus.
odds-advice-wait = Warte: Du kannst deinen eigenen Würfel noch neu werfen.
# $after (text) the chance after a re-roll, in per cent, $out (text) the chance now, in per cent
odds-advice-out-reroll = Lohnt sich: Nach einem Neuwurf bist du in { $after } der Fälle raus statt in { $out }.
# $after (text) the chance after a re-roll, in per cent, $out (text) the chance now, in per cent
odds-advice-out-keep = Lohnt sich nicht: Nach einem Neuwurf bist du in { $after } der Fälle raus statt in { $out }, aber Schicksal ist mehr wert.
# $after (text) the chance after a re-roll, in per cent, $out (text) the chance now, in per cent
odds-advice-risk-reroll = Das Risiko lohnt sich: Nach einem Neuwurf bist du in { $after } der Fälle raus statt in { $out }.
# $after (text) the chance after a re-roll, in per cent, $out (text) the chance now, in per cent
odds-advice-risk-keep = Lohnt sich nicht: Nach einem Neuwurf bist du in { $after } der Fälle raus statt in { $out }.
odds-advice-no-fate = Kein Schicksal mehr für einen Neuwurf.

## The sums behind the figures

# $what (text) what happens, $ways (number) in how many ways it happens, $throws (number) how many ways there are
odds-why-ways = { $what }: { $ways } von { $throws }.
odds-counts-none = So gerechnet: { rerolls-none-note }.
odds-counts-own = So gerechnet: { rerolls-own-note }.
odds-counts-all = So gerechnet: { rerolls-all-note }.
# $cost (number) worth of the fate that it takes, in points
odds-points-cost =
    { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }
# $gain (number) points that it brings
odds-points-gain =
    { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
# $worth (text) points that a fate point is worth
odds-counts-fate = Ein behaltener Schicksalspunkt zählt { $worth }.
odds-counts-elimination = Ausscheiden kostet { odds-points-cost } und alles Schicksal.
odds-counts-no-board = Wie viele Marker auf dem Brett liegen, ist unbekannt: Niemand gilt als ausgeschieden.
odds-counts-bystanders = Wer niemandem hilft, zahlt in diesem Kampf keinen Neuwurf.
# $count (number) tokens, or irradiation, $share (text) its chance, in per cent
odds-why-part = { $count } × { $share }
# $parts (text) the products, with plus signs, $total (text) tokens on average
odds-why-loss-sum = Jeder Verlust mal seine Chance: { $parts } = { $total } Marker.
odds-why-no-loss = Kein Wurf kostet diese Seite einen Marker.
# $parts (text) the products, with plus signs, $total (text) dose on average
odds-why-dose-sum = Jede Dosis mal ihre Chance: { $parts } = { $total }.
odds-why-no-dose = Kein Wurf bringt Verstrahlung.
# $power (number) power of the space, $groups (number) adjacent groups, $threat (number) both together,
# $genes (number) what building genes take off
odds-why-threat = Stärke { $power } + benachbarte Gruppen { $groups } = Bedrohung { $threat }; davon gehen der Würfel und { $genes } für Baugene ab. Was bleibt, ist die Dosis, nie unter 0.
# $room (number) irradiation that can still be taken, $dose (number) the smallest dose that eliminates,
# $share (text) chance of it, in per cent
odds-why-eliminated = Du verträgst noch { $room }; mit einer Dosis von { $dose } oder mehr bist du raus, und das geschieht in { $share } aller Tests.
# $room (number) irradiation that can still be taken
odds-why-safe = Du verträgst noch { $room }, und keine Dosis dieses Tests geht darüber.
# $keep (text) tokens on average if the die stays, $force (text) tokens on average after a re-roll,
# $gain (text) the difference, $cost (text) worth of the fate, in tokens
odds-why-advice = Bleibt der Wurf, ist deine Bilanz { $keep } Marker; nach einem erzwungenen Neuwurf { $force }. Der Unterschied von { $gain } steht gegen Schicksal im Wert von { $cost }.
# $keep (text) tokens on average if the die stays, $force (text) tokens on average after a re-roll,
# $net (text) points that are left of it
odds-why-advice-last = Bleibt der Wurf, ist deine Bilanz { $keep } Marker; nach einem erzwungenen Neuwurf { $force }. Die letzten Marker zu verlieren kostet { odds-points-cost } und all dein Schicksal; mit dem Preis des Neuwurfs macht das { $net } Punkte.
# $share (text) chance to survive, in per cent, $dose (text) irradiation on average,
# $spent (text) fate points on average
odds-why-survival = Du überlebst diese Tests in { $share } aller Fälle, nimmst im Schnitt { $dose } und zahlst { $spent } Schicksal.
# $tests (text) each test as power + groups
odds-why-phase-tests = Tests, Stärke + Gruppen: { $tests }.
# $tests (text) each test as power + groups, $genes (number) what building genes take off
odds-why-phase-tests-genes = Tests, Stärke + Gruppen: { $tests }; Baugene nehmen jeweils { $genes } weg.
# $worth (text) points that a fate point is worth, $cost (text) points that being out costs
odds-why-phase-rerolls = Neuwürfe gibt es, wo sie sich lohnen: Ein behaltener Punkt ist { $worth } wert, Ausscheiden kostet { $cost } und alles Schicksal.
odds-why-lends = Ein Schicksalspunkt darf einmal je Runde ein Baugen sein, wo es sich lohnt.
odds-why-left-out = Sonderaktionen sind nicht dabei.
# $fate (number) fate points of all rivals
odds-counts-rivals = Die anderen handeln gemeinsam und haben { $fate } Schicksal.
odds-counts-wish-nothing = Niemand zahlt einen Neuwurf in fremden Tests.
odds-counts-wish-out = Scheidet jemand aus, zählt das für alle anderen { odds-points-gain }.
odds-counts-wish-dose = Scheidet jemand aus, zählt das für alle anderen { odds-points-gain }, jeder Punkt fremder Verstrahlung 1.
odds-elimination-note = in Punkten; dazu alles Schicksal
# $genes (number) genes that are added, $fate (number) fate points that are added,
# $othergenes (number) genes of the other side, $otherfate (number) fate points of the other side,
# $value (text) what it is worth, in tokens
odds-commit = Gene { $genes } und Schicksal { $fate }, Antwort Gene { $othergenes } und Schicksal { $otherfate }: Wert { $value }.
# $genes (number) genes that are added, $fate (number) fate points that are added,
# $othergenes (number) genes of the other side, $otherfate (number) fate points of the other side,
# $value (text) what it is worth, in tokens
odds-commit-best = Gene { $genes } und Schicksal { $fate }, Antwort Gene { $othergenes } und Schicksal { $otherfate }: Wert { $value }, besser geht es nicht.
# $genes (number) genes that are added, $fate (number) fate points that are added,
# $othergenes (number) genes of the other side, $otherfate (number) fate points of the other side,
# $value (text) what it is worth, in tokens
odds-answer = Gene { $genes } und Schicksal { $fate } gegen Gene { $othergenes } und Schicksal { $otherfate }: Wert { $value }.
# $genes (number) genes that are added, $fate (number) fate points that are added,
# $othergenes (number) genes of the other side, $otherfate (number) fate points of the other side,
# $value (text) what it is worth, in tokens
odds-answer-best = Gene { $genes } und Schicksal { $fate } gegen Gene { $othergenes } und Schicksal { $otherfate }: Wert { $value }, besser geht es nicht.

## The luck report

luck-no-dice = Noch ist kein Würfel gefallen.
# $player (text) the name of the player whom it is about, $pips (text) pips above or below the usual, with its sign
luck-nobody = Solche Unterschiede sind reiner Zufall. Am meisten Glück: { $player } ({ $pips }).
# $games (number) how rare it is, in games
# $player (text) the name of the player whom it is about, $pips (text) pips above or below the usual, with its sign
luck-lucky =
    { $games ->
        [one] { $player } hat Glück, Augen: { $pips }. Das kommt einmal in { $games } Partie vor.
       *[other] { $player } hat Glück, Augen: { $pips }. Das kommt einmal in { $games } Partien vor.
    }
# $games (number) in how many games it happens once, $player (text) the name of the player whom it is about,
# $pips (text) pips above or below the usual, with its sign
luck-unlucky =
    { $games ->
        [one] { $player } hat Pech, Augen: { $pips }. Das kommt einmal in { $games } Partie vor.
       *[other] { $player } hat Pech, Augen: { $pips }. Das kommt einmal in { $games } Partien vor.
    }
# $throws (number) how many times, $player (text) the name of the player whom it is about,
# $total (number) pips in all, $expected (text) pips that are usual
luck-player =
    { $throws ->
        [0] { $player }: kein Wurf.
        [one] { $player }: { $throws } Wurf, { $total } Augen, üblich etwa { $expected }.
       *[other] { $player }: { $throws } Würfe, { $total } Augen, üblich etwa { $expected }.
    }
luck-usual = Das ist gewöhnlicher Zufall.
# $games (number) in how many games it happens once
luck-rare =
    { $games ->
        [one] Das kommt einmal in { $games } Partie vor.
       *[other] Das kommt einmal in { $games } Partien vor.
    }
luck-uneven = Die Seiten fallen sehr ungleich: Seht euch den Würfel an.
# $count (number) re-rolls that were paid, $player (text) the name of the player whom it is about,
# $gained (text) pips that they brought, with sign, $expected (text) pips that were to be expected, with sign
luck-rerolls =
    { $count ->
        [one] { $player } hat { $count } Neuwurf bezahlt: Augen { $gained }, zu erwarten waren { $expected }.
       *[other] { $player } hat { $count } Neuwürfe bezahlt: Augen { $gained }, zu erwarten waren { $expected }.
    }
# $player (text) the name of the player whom it is about
luck-no-rerolls = { $player } hat keinen Neuwurf bezahlt.
