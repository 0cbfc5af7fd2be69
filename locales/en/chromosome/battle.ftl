### A battle: both sides, the odds, the result.

battle-role-attacker = attacks
battle-role-defender = defends
# $parts (text) what the strength is made of
# $player (text) the name of the player whom it is about, $strength (number) strength in the battle
battle-side-spoken = { $player }, strength { $strength }: { $parts }
# $count (number) tokens of the group
battle-group = group of { $count }
# $count (number) strength by genes
battle-genes =
    { $count ->
        [one] gene +{ $count }
       *[other] genes +{ $count }
    }
# $count (number) strength by fate points
battle-fate = fate +{ $count }
# $change (text) the modifier with its sign
battle-modifier = modifier { $change }
# $face (number) what the die shows
battle-die = die +{ $face }
# $face (number) what the die shows, $total (number) strength with the die
battle-die-sum = die +{ $face } = { $total }

## Combat genes and fate for strength

battle-add-genes = Combat genes
battle-add-fate = Fate
# $count (number) how many of them are left
battle-left =
    { $count ->
        [0] none left
        [one] { $count } left
       *[other] { $count } left
    }
battle-no-genes = no combat genes
battle-no-fate = no fate
# $player (text) the name of the player whom it is about
battle-less-genes = { $player }: one combat gene fewer
# $player (text) the name of the player whom it is about
battle-more-genes = { $player }: one combat gene more
# $player (text) the name of the player whom it is about
battle-less-fate = { $player }: one fate point fewer for strength
# $player (text) the name of the player whom it is about
battle-more-fate = { $player }: one fate point more for strength
# $share (text) chance to win
battle-one-more = with +1: { $share } to win
# $player (text) the name of the player whom it is about, $share (text) the chance to win with one more, in per cent
battle-one-more-open = { $player } with +1: { $share } to win, show the sum
# $player (text) the name of the player whom it is about
battle-one-more-of = { $player } with +1
battle-settled = strength settled
party-settle = My strength is settled
# $player (text) the name of the player whom it is about
party-settle-for = { $player }: strength settled
# $player (text) the name of the player whom it is about, $price (text) what was paid, in words
battle-pays = { $player } pays { $price }

## Odds

# $player (text) the name of the player whom it is about
battle-wins = { $player } wins
battle-tie = tie
battle-odds-open = Odds, show the sum
battle-odds-close = Odds, hide the sum
# $lost, $taken (text) tokens on average
# $attacker (text) the name of whoever attacks, $defender (text) the name of whoever is attacked
battle-expected = Losses on average: { $attacker } { $lost } · { $defender } { $taken }
# $player (text) the name of the player whom it is about, $sum (text) each loss times its chance, and the sum
battle-loss-sum = { $player }: { $sum }
# $share (text) the chance to lose the last tokens in this battle
# $player (text) the name of the player whom it is about
battle-may-fall = { $player } may be eliminated: { $share }
# $player (text) the name of the player whom it is about
battle-will-fall = { $player } will be eliminated
battle-tokens-lost = tokens lost
# $player (text) the name of somebody who is not in the battle
battle-bystander = { $player }, not in the battle, helps:
battle-helps-nobody = nobody
# $player (text) the name of the player whom it is about
battle-outside-nobody = { $player } helps nobody
# $player (text) the name of the player whom it is about, $helped (text) the name of whoever is helped
battle-outside-helps = { $player } helps { $helped }
# $player (text) the name of the player whom it is about
battle-helps = { $player }
# $player (text) the name of the player whom it is about
battle-advice-for = Advice for { $player }:
# $player (text) the name of the player whom it is about, $advice (text) the advice, as a sentence
battle-advice-spoken = Advice, { $player }: { $advice }

## Dice

# The spaces of the sum do not break.
# $player (text) the name of the player whom it is about, $strength (number) strength without the die,
# $face (number) what the die shows, $total (number) strength with the die
battle-sum = { $player }: { $strength } + { $face } = { $total }
# $player (text) the name of whoever rolls next
battle-stands = The table: it stands, { $player } rolls
# $count (number) tokens that are lost
battle-stands-apply =
    { $count ->
        [0] The table: it stands, end the battle
        [one] The table: it stands, remove { $count } token
       *[other] The table: it stands, remove { $count } tokens
    }
battle-stands-tie = The table: it stands, one token each

## Result

# $total (number) the sum of both sides
battle-tied = A tie, { $total } each
# $player (text) the name of the player whom it is about, $margin (number) difference of the strengths
battle-won = { $player } wins by { $margin }
# $player (text) the name of the player whom it is about
battle-tie-spares = The tie costs { $player } nothing
# $count (number) tokens that are lost, $loser (text) the name of whoever loses them,
# $taker (text) the name of whoever takes them
battle-takes =
    { $count ->
        [one] { $loser } loses { $count } token. { $taker } takes it as a trophy.
       *[other] { $loser } loses { $count } tokens. { $taker } takes them as trophies.
    }
# $count (number) tokens of the group that loses, $margin (number) difference of the strengths
battle-capped =
    { $count ->
        [one] The difference is { $margin }, but the group has only { $count } token.
       *[other] The difference is { $margin }, but the group has only { $count } tokens.
    }
# $count (number) tokens that are lost, $player (text) the name of the player whom it is about
battle-last-token =
    { $count ->
        [one] { $player } loses the last token and is out
       *[other] { $player } loses the last tokens and is out
    }
# $count (number) tokens that are left, $player (text) the name of the player whom it is about
battle-remain =
    { $count ->
        [one] { $player }: { $count } token left on the board
       *[other] { $player }: { $count } tokens left on the board
    }
# $count (number) tokens that are lost
battle-apply =
    { $count ->
        [0] End the battle
        [one] Remove { $count } token
       *[other] Remove { $count } tokens
    }

## Before a battle begins

# $player (text) the name of the attacker
fight-title = Battle: { $player }
fight-special = Special action
# $player (text) the name of the player whom it is about
fight-group = Group: { $player }
fight-group-of-defender = Defender’s group
# $player (text) the name of the attacker
fight-pick-attacker = Attacker: { $player }
# $count (number) tokens of the group, $player (text) the name of the player whom it is about
fight-size =
    { $count ->
        [one] { $player }: { $count } token
       *[other] { $player }: { $count } tokens
    }
fight-charged = Charged
fight-discharged = Discharged
fight-pays = The energy comes from
fight-pays-group = this group
fight-pays-others = other groups
fight-distance = Rooms between the groups
fight-distance-less = One room fewer
fight-distance-more = One room more
fight-adjacent = adjacent rooms, no energy
# $player (text) the name of the player whom it is about
fight-modifier = Modifier: { $player }
fight-tie = A tie
fight-tie-standard = One token each
fight-tie-attacker = Only the defender loses
fight-tie-defender = Only the attacker loses
fight-begin = Fight
fight-choose-action = Choose the action
fight-choose-defender = Choose the defender
fight-choose-groups = Choose the groups

## What adding buys, before the dice

# $player (text) the name of the player whom it is about
battle-adds-attacker = { $player }: what to add
# $player (text) the name of the player whom it is about
battle-adds-defender = { $player }: the best answer
battle-adds = adds
battle-adds-wins = wins
battle-adds-gain = gain, points
battle-adds-nothing = nothing
battle-adds-best = best

## Labels of the journal

# $result (text) how it ended: tie or win; $player (text) the name of the winner, or of the attacker,
# $other (text) the name of the other one, $count (number) difference of the strengths
label-apply-battle =
    { $result ->
        [tie] { $player } and { $other } tie
       *[win] { $player } beats { $other } by { $count }
    }
# $player (text) the name of whoever did it, $strength (number) strength without the die
label-commit = { $player }: strength { $strength }
# $fate (number) fate points in it, $player (text) the name of whoever did it,
# $strength (number) strength without the die
label-commit-fate =
    { $fate ->
        [0] { $player }: strength { $strength }
        [one] { $player }: strength { $strength }, with { $fate } fate point
       *[other] { $player }: strength { $strength }, with { $fate } fate points
    }
# $player (text) the name of the attacker, $other (text) the name of the defender
label-fight = { $player } attacks { $other }

## Refusals

# $player (text) the name of the player whom it is about
already-committed = { $player } has already settled the strength of this battle. Undo to change it.
attacker-commits-first = The attacker settles genes and fate first.
# $player (text) the name of the player whom it is about
attacks-itself = { $player } cannot attack their own groups. Choose another defender.
dice-due = Both dice must be rolled first.
# $most (number) tokens of the largest group
group-size = A group has 1 to { $most } tokens. Choose how many.
no-battle = No battle is under way. Begin one first.
# $has (number) active combat genes, $player (text) the name of the player whom it is about
too-few-combat-genes =
    { $has ->
        [0] { $player } has no active combat genes.
        [one] { $player } has only { $has } active combat gene.
       *[other] { $player } has only { $has } active combat genes.
    } Choose fewer, or correct the number.
