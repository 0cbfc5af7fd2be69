### What several parts of the rulebook say.

## Labels of the journal

# On the narrow button for undo, where the whole sentence would be cut
# $player (text) the name of whoever did it
label-act-effects-short = { $player }: { named-action }
# $running (text) yes or no: whether they run from now on
label-set-clocks =
    { $running ->
        [yes] Clocks run
       *[no] Clocks paused
    }

## Refusals

# $player (text) the name of the player whom it is about
action-taken = { $player } has already taken this turn’s action. End the turn.
# $needs (number) how many genes have to be chosen
any-genes-to-name =
    { $needs ->
        [0] The cost takes no gene of any kind. Choose none.
        [one] Choose { $needs } gene of any kind to pay with.
       *[other] Choose { $needs } genes of any kind to pay with.
    }
battle-open = Finish the battle first, or call it off.
# $most (number) how many there can be, $player (text) the name of the player whom it is about
charged-out-of-range =
    { $most ->
        [0] { $player } has no tokens on the board that could be charged. Correct the tokens first.
        [one] { $player } can have 0 or { $most } charged tokens. Choose a number in that range.
       *[other] { $player } can have 0 to { $most } charged tokens. Choose a number in that range.
    }
energy-not-needed = Less energy is enough: keep tokens and trophies.
evolution-open = Finish the evolution first, or call it off.
fate-gene-not-needed = This costs no gene of that kind: keep the fate point.
# $player (text) the name of the player whom it is about
fate-gene-used = { $player } has already used fate as a gene this round. Pay with genes.
# $player (text) the name of the player whom it is about, $most (number) the most genes
genes-full = { $player } already has { $most } genes, the most there can be. Choose something else.
# $has (number) tokens on the board, $player (text) the name of the player whom it is about
group-too-big-for-board =
    { $has ->
        [0] { $player } has no tokens left on the board.
        [one] { $player } has only { $has } token on the board.
       *[other] { $player } has only { $has } tokens on the board.
    } Choose fewer, or correct the number.
# $player (text) the name of the player whom it is about, $most (number) the highest number
irradiation-out-of-range = { $player }’s irradiation can be set from 0 to { $most }. Choose a number in that range.
main-action = { named-action } is a main action, not a special one. Choose it among the main ones.
no-fate-gene-in-battle = Fate cannot stand for a gene during a battle. Pay with genes.
no-such-area = That radioactive space is no longer there. Choose another.
nobody-active = Nobody’s turn is under way. Choose the active player.
not-in-preparation = This belongs to the preparation phase. Finish this phase first.
# $player (text) the name of the player whom it is about, $active (text) the name of whoever is up
not-your-turn = It is not { $player }’s turn: { $active } is up.
nothing-chosen = Choose something first.
nothing-open = There is nothing to call off. Play on.
options-unfit = These rules of the table contradict each other. Check fate at the start, the most fate, and the faces of the die.
# $player (text) the name of the player whom it is about
own-trophy = { $player } cannot hold their own token as a trophy. Choose another player’s.
party-others-to-ask = Others still have fate: wait until each has said whether the die stands.
# $count (number) how many were named
player-count = Chromosome is played by 2 to 4 players, not by { $count }. Change the number of seats.
# $player (text) the name of the player whom it is about
player-eliminated = { $player } is out of the game. Choose somebody else.
# $has (number) tokens left in the supply, $player (text) the name of the player whom it is about
supply-too-small =
    { $has ->
        [0] { $player } has no tokens left in the supply.
        [one] { $player } has only { $has } token left in the supply.
       *[other] { $player } has only { $has } tokens left in the supply.
    } Choose fewer.
test-open = Finish the resistance test first, or call it off.
# $has (number) charged tokens, $player (text) the name of the player whom it is about
too-few-charged =
    { $has ->
        [0] { $player } has no charged tokens.
        [one] { $player } has only { $has } charged token.
       *[other] { $player } has only { $has } charged tokens.
    } Choose fewer, or correct the number.
# $player (text) the name of the player whom it is about
too-few-genes = { $player } has too few genes of that kind. Choose others, or correct the number.
# $player (text) the name of the player whom it is about
too-few-trophies = { $player } has too few trophies. Choose fewer, or correct the number.
# $player (text) the name of the player whom it is about, $paid (number) energy points that would be paid,
# $needs (number) energy points of the price
too-little-energy = { $player } pays { $paid } of { $needs } energy. Add charged tokens or trophies.
# $player (text) the name of the player whom it is about
turned-to-name = { $player }: choose how many charged tokens you turn, whole groups only.
# $has (number) fate points, $player (text) the name of the player whom it is about
too-little-fate =
    { $has ->
        [0] { $player } has no fate points left.
        [one] { $player } has only { $has } fate point.
       *[other] { $player } has only { $has } fate points.
    } Choose fewer, or correct the number.
# $can (number) tokens that could still be charged, $player (text) the name of the player whom it is about
too-many-charged =
    { $can ->
        [0] { $player } has no tokens left to charge.
        [one] { $player } has only { $can } token left to charge.
       *[other] { $player } has only { $can } tokens left to charge.
    } Choose fewer.
game-is-over = This game is over. Undo the end to go on.
