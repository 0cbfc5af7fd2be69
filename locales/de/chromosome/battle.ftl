### A battle: both sides, the odds, the result.

battle-role-attacker = greift an
battle-role-defender = verteidigt
# $parts (text) what the strength is made of
# $player (text) the name of the player whom it is about, $strength (number) strength in the battle
battle-side-spoken = { $player }, Kraft { $strength }: { $parts }
# $count (number) tokens of the group
battle-group = Gruppe { $count }
# $count (number) strength by genes
battle-genes =
    { $count ->
        [one] Gen +{ $count }
       *[other] Gene +{ $count }
    }
# $count (number) strength by fate points
battle-fate = Schicksal +{ $count }
# $change (text) the modifier with its sign
battle-modifier = Modifikator { $change }
# $face (number) what the die shows
battle-die = Würfel +{ $face }
# $face (number) what the die shows, $total (number) strength with the die
battle-die-sum = Würfel +{ $face } = { $total }

## Combat genes and fate for strength

battle-add-genes = Kampfgene
battle-add-fate = Schicksal
# $count (number) how many of them are left
battle-left =
    { $count ->
        [0] keins übrig
        [one] { $count } übrig
       *[other] { $count } übrig
    }
battle-no-genes = keine Kampfgene
battle-no-fate = kein Schicksal
# $player (text) the name of the player whom it is about
battle-less-genes = { $player }: ein Kampfgen weniger
# $player (text) the name of the player whom it is about
battle-more-genes = { $player }: ein Kampfgen mehr
# $player (text) the name of the player whom it is about
battle-less-fate = { $player }: ein Schicksalspunkt weniger für Kraft
# $player (text) the name of the player whom it is about
battle-more-fate = { $player }: ein Schicksalspunkt mehr für Kraft
# $share (text) chance to win
battle-one-more = mit +1: { $share } für den Sieg
# $player (text) the name of the player whom it is about, $share (text) the chance to win with one more, in per cent
battle-one-more-open = { $player } mit +1: { $share } für den Sieg, Rechnung zeigen
# $player (text) the name of the player whom it is about
battle-one-more-of = { $player } mit +1
battle-settled = Kraft steht fest
party-settle = Meine Kraft steht fest
# $player (text) the name of the player whom it is about
party-settle-for = { $player }: Kraft steht fest
# $player (text) the name of the player whom it is about, $price (text) what was paid, in words
battle-pays = { $player } zahlt { $price }

## Odds

# $player (text) the name of the player whom it is about
battle-wins = { $player } gewinnt
battle-tie = gleich
battle-odds-open = Chancen, Rechnung zeigen
battle-odds-close = Chancen, Rechnung verbergen
# $lost, $taken (text) tokens on average
# $attacker (text) the name of whoever attacks, $defender (text) the name of whoever is attacked
battle-expected = Verluste im Schnitt: { $attacker } { $lost } · { $defender } { $taken }
# $player (text) the name of the player whom it is about, $sum (text) each loss times its chance, and the sum
battle-loss-sum = { $player }: { $sum }
# $share (text) the chance to lose the last tokens in this battle
# $player (text) the name of the player whom it is about
battle-may-fall = { $player } scheidet vielleicht aus: { $share }
# $player (text) the name of the player whom it is about
battle-will-fall = { $player } scheidet aus
battle-tokens-lost = verlorene Marker
# $player (text) the name of somebody who is not in the battle
battle-bystander = { $player }, nicht im Kampf, hilft:
battle-helps-nobody = niemandem
# $player (text) the name of the player whom it is about
battle-outside-nobody = { $player } hilft niemandem
# $player (text) the name of the player whom it is about, $helped (text) the name of whoever is helped
battle-outside-helps = { $player } hilft { $helped }
# $player (text) the name of the player whom it is about
battle-helps = { $player }
# $player (text) the name of the player whom it is about
battle-advice-for = Rat für { $player }:
# $player (text) the name of the player whom it is about, $advice (text) the advice, as a sentence
battle-advice-spoken = Rat, { $player }: { $advice }

## Dice

# The spaces of the sum do not break.
# $player (text) the name of the player whom it is about, $strength (number) strength without the die,
# $face (number) what the die shows, $total (number) strength with the die
battle-sum = { $player }: { $strength } + { $face } = { $total }
# $player (text) the name of whoever rolls next
battle-stands = Der Tisch: Er bleibt, { $player } würfelt
# $count (number) tokens that are lost
battle-stands-apply =
    { $count ->
        [0] Der Tisch: Er bleibt, Kampf beenden
        [one] Der Tisch: Er bleibt, { $count } Marker entfernen
       *[other] Der Tisch: Er bleibt, { $count } Marker entfernen
    }
battle-stands-tie = Der Tisch: Er bleibt, je ein Marker

## Result

# $total (number) the sum of both sides
battle-tied = Gleichstand, je { $total }
# $player (text) the name of the player whom it is about, $margin (number) difference of the strengths
battle-won = { $player } gewinnt mit { $margin } Vorsprung
# $player (text) the name of the player whom it is about
battle-tie-spares = Der Gleichstand kostet { $player } nichts
# $count (number) tokens that are lost, $loser (text) the name of whoever loses them,
# $taker (text) the name of whoever takes them
battle-takes =
    { $count ->
        [one] { $loser } verliert { $count } Marker. { $taker } nimmt ihn als Trophäe.
       *[other] { $loser } verliert { $count } Marker. { $taker } nimmt sie als Trophäen.
    }
# $count (number) tokens of the group that loses, $margin (number) difference of the strengths
battle-capped =
    { $count ->
        [one] Der Unterschied ist { $margin }, aber die Gruppe hat nur { $count } Marker.
       *[other] Der Unterschied ist { $margin }, aber die Gruppe hat nur { $count } Marker.
    }
# $count (number) tokens that are lost, $player (text) the name of the player whom it is about
battle-last-token =
    { $count ->
        [one] { $player } verliert den letzten Marker und ist raus
       *[other] { $player } verliert die letzten Marker und ist raus
    }
# $count (number) tokens that are left, $player (text) the name of the player whom it is about
battle-remain =
    { $count ->
        [one] { $player }: noch { $count } Marker auf dem Brett
       *[other] { $player }: noch { $count } Marker auf dem Brett
    }
# $count (number) tokens that are lost
battle-apply =
    { $count ->
        [0] Kampf beenden
        [one] { $count } Marker entfernen
       *[other] { $count } Marker entfernen
    }

## Before a battle begins

# $player (text) the name of the attacker
fight-title = Kampf: { $player }
fight-special = Sonderaktion
# $player (text) the name of the player whom it is about
fight-group = Gruppe: { $player }
fight-group-of-defender = Verteidigende Gruppe
# $player (text) the name of the attacker
fight-pick-attacker = Angriff: { $player }
# $count (number) tokens of the group, $player (text) the name of the player whom it is about
fight-size =
    { $count ->
        [one] { $player }: { $count } Marker
       *[other] { $player }: { $count } Marker
    }
fight-charged = Geladen
fight-discharged = Entladen
fight-pays = Die Energie kommt von
fight-pays-group = dieser Gruppe
fight-pays-others = anderen Gruppen
fight-distance = Räume zwischen den Gruppen
fight-distance-less = Ein Raum weniger
fight-distance-more = Ein Raum mehr
fight-adjacent = Nachbarräume, keine Energie
# $player (text) the name of the player whom it is about
fight-modifier = Modifikator: { $player }
fight-tie = Gleichstand
fight-tie-standard = Je ein Marker
fight-tie-attacker = Nur die Abwehr verliert
fight-tie-defender = Nur der Angriff verliert
fight-begin = Kämpfen
fight-choose-action = Aktion wählen
fight-choose-defender = Ziel wählen
fight-choose-groups = Gruppen wählen

## What adding buys, before the dice

# $player (text) the name of the player whom it is about
battle-adds-attacker = { $player }: was dazulegen
# $player (text) the name of the player whom it is about
battle-adds-defender = { $player }: die beste Antwort
battle-adds = dazu
battle-adds-wins = Sieg
battle-adds-gain = Gewinn, Punkte
battle-adds-nothing = nichts
battle-adds-best = am besten

## Labels of the journal

# $result (text) how it ended: tie or win; $player (text) the name of the winner, or of the attacker,
# $other (text) the name of the other one, $count (number) difference of the strengths
label-apply-battle =
    { $result ->
        [tie] { $player }–{ $other }: Gleichstand
       *[win] { $player } schlägt { $other } um { $count }
    }
# $player (text) the name of whoever did it, $strength (number) strength without the die
label-commit = { $player }: Kraft { $strength }
# $fate (number) fate points in it, $player (text) the name of whoever did it,
# $strength (number) strength without the die
label-commit-fate =
    { $fate ->
        [0] { $player }: Kraft { $strength }
        [one] { $player }: Kraft { $strength }, mit { $fate } Schicksalspunkt
       *[other] { $player }: Kraft { $strength }, mit { $fate } Schicksalspunkten
    }
# $player (text) the name of the attacker, $other (text) the name of the defender
label-fight = { $player } greift { $other } an

## Refusals

# $player (text) the name of the player whom it is about
already-committed = { $player } hat die Kraft in diesem Kampf schon festgelegt. Nimm es zurück, um sie zu ändern.
attacker-commits-first = Der Angriff legt Gene und Schicksal zuerst fest.
# $player (text) the name of the player whom it is about
attacks-itself = { $player } kann keine eigenen Gruppen angreifen. Wähle ein anderes Ziel.
dice-due = Erst müssen beide Würfel fallen.
# $most (number) tokens of the largest group
group-size = Eine Gruppe hat 1 bis { $most } Marker. Wähle, wie viele.
no-battle = Es läuft kein Kampf. Beginne erst einen.
# $has (number) active combat genes, $player (text) the name of the player whom it is about
too-few-combat-genes =
    { $has ->
        [0] { $player } hat keine aktiven Kampfgene.
        [one] { $player } hat nur { $has } aktives Kampfgen.
       *[other] { $player } hat nur { $has } aktive Kampfgene.
    } Wähle weniger, oder korrigiere die Zahl.
