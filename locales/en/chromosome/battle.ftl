### A battle: both sides, the odds, the result.

battle-role-attacker = attacks
battle-role-defender = defends
# $parts (text) what the strength is made of
battle-side-spoken = { $player }, strength { $strength }: { $parts }
battle-group = group of { $count }
battle-genes =
    { $count ->
        [one] gene +{ $count }
       *[other] genes +{ $count }
    }
battle-fate = fate +{ $count }
battle-modifier = modifier { $change }
battle-die = die +{ $face }
battle-die-sum = die +{ $face } = { $total }

## Combat genes and fate for strength

battle-add-genes = Combat genes
battle-add-fate = Fate
battle-left =
    { $count ->
        [0] none left
        [one] { $count } left
       *[other] { $count } left
    }
battle-no-genes = no combat genes
battle-no-fate = no fate
battle-less-genes = { $player }: one combat gene fewer
battle-more-genes = { $player }: one combat gene more
battle-less-fate = { $player }: one fate point fewer for strength
battle-more-fate = { $player }: one fate point more for strength
# $share (text) chance to win
battle-one-more = with +1: { $share } to win
battle-one-more-open = { $player } with +1: { $share } to win, show the sum
battle-one-more-of = { $player } with +1
battle-settled = strength settled
party-settle = My strength is settled
party-settle-for = { $player }: strength settled
battle-pays = { $player } pays { $price }

## Odds

battle-wins = { $player } wins
battle-tie = tie
battle-odds-open = Odds, show the sum
battle-odds-close = Odds, hide the sum
# $lost, $taken (text) tokens on average
battle-expected = Losses on average: { $attacker } { $lost } · { $defender } { $taken }
battle-loss-sum = { $player }: { $sum }
# $share (text) the chance to lose the last tokens in this battle
battle-may-fall = { $player } may be eliminated: { $share }
battle-will-fall = { $player } will be eliminated
battle-tokens-lost = tokens lost
battle-bystander = { $player }, not in the battle, helps:
battle-helps-nobody = nobody
battle-outside-nobody = { $player } helps nobody
battle-outside-helps = { $player } helps { $helped }
battle-helps = { $player }
battle-advice-for = { $player }:
battle-advice-spoken = Advice, { $player }: { $advice }

## Dice

# The spaces of the sum do not break.
battle-sum = { $player }: { $strength } + { $face } = { $total }
battle-stands = The table: it stands, { $player } rolls
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
battle-won = { $player } wins by { $margin }
battle-tie-spares = The tie costs { $player } nothing
battle-takes =
    { $count ->
        [one] { $loser } loses { $count } token. { $taker } takes it as a trophy.
       *[other] { $loser } loses { $count } tokens. { $taker } takes them as trophies.
    }
battle-capped =
    { $count ->
        [one] The difference is { $margin }, but the group has only { $count } token.
       *[other] The difference is { $margin }, but the group has only { $count } tokens.
    }
battle-last-token =
    { $count ->
        [one] { $player } loses the last token and is out
       *[other] { $player } loses the last tokens and is out
    }
battle-remain =
    { $count ->
        [one] { $player }: { $count } token left on the board
       *[other] { $player }: { $count } tokens left on the board
    }
battle-apply =
    { $count ->
        [0] End the battle
        [one] Remove { $count } token
       *[other] Remove { $count } tokens
    }

## Before a battle begins

fight-title = Battle: { $player }
fight-special = Special action
fight-group = Group: { $player }
fight-group-of-defender = Defender’s group
fight-pick-attacker = Attacker: { $player }
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

battle-adds-attacker = { $player }: what to add
battle-adds-defender = { $player }: the best answer
battle-adds = adds
battle-adds-wins = wins
battle-adds-gain = gain, points
battle-adds-nothing = nothing
battle-adds-best = best

## Labels of the journal

label-apply-battle =
    { $result ->
        [tie] { $player } and { $other } tie
       *[win] { $player } beats { $other } by { $count }
    }
label-commit = { $player }: strength { $strength }
label-commit-fate =
    { $fate ->
        [0] { $player }: strength { $strength }
        [one] { $player }: strength { $strength }, with { $fate } fate point
       *[other] { $player }: strength { $strength }, with { $fate } fate points
    }
label-fight = { $player } attacks { $other }

## Refusals

already-committed = { $player } has already settled the strength of this battle. Undo to change it.
attacker-commits-first = The attacker settles genes and fate first.
attacks-itself = { $player } cannot attack their own groups. Choose another defender.
dice-due = Both dice must be rolled first.
group-size = A group has 1 to { $most } tokens. Choose how many.
no-battle = No battle is under way. Begin one first.
too-few-combat-genes =
    { $has ->
        [0] { $player } has no active combat genes.
        [one] { $player } has only { $has } active combat gene.
       *[other] { $player } has only { $has } active combat genes.
    } Choose fewer, or correct the number.
