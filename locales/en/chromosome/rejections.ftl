### Why the rules say no. Each key is the code of a rejection.

action-taken = { $player } has already taken this turn’s action.
already-accepted = { $player } has already let this roll stand.
already-committed = { $player } has already settled the strength of this battle.
already-moved = { $player } has already moved this turn.
any-genes-to-name =
    { $needs ->
        [0] The cost takes no gene of any kind.
        [one] Choose { $needs } gene of any kind to pay with.
       *[other] Choose { $needs } genes of any kind to pay with.
    }
areas-left =
    { $count ->
        [one] { $count } radioactive space is still to be faced. Test it, or leave it out.
       *[other] { $count } radioactive spaces are still to be faced. Test them, or leave them out.
    }
attacker-commits-first = The attacker settles genes and fate first.
attacks-itself = { $player } cannot attack their own groups.
battle-needs-groups = Choose the groups that fight first.
battle-open = Finish the battle first, or call it off.
charged-out-of-range =
    { $most ->
        [0] { $player } has no tokens on the board that could be charged.
        [one] { $player } can have 0 or { $most } charged tokens.
       *[other] { $player } can have 0 to { $most } charged tokens.
    }
clock-out-of-range = The clock goes from 1 to { $most }.
cubes-out-of-range = A radioactive space has 0 to { $most } cubes.
dice-due = Both dice must be thrown first.
die-lies-already = The die already lies on the table.
energy-not-needed = Less energy is enough: keep tokens and trophies.
evolution-open = Finish the evolution first, or call it off.
fate-full = { $player } already has { $most } fate points, the most there can be.
fate-gene-not-needed = This costs no gene of that kind: keep the fate point.
fate-gene-used = { $player } has already used fate as a gene this round.
fate-out-of-range = { $player } can have 0 to { $most } fate points.
follow-up-is-free = { named-action }: the rest of the same action costs nothing more.
gene-faces-unknown = Say first which gene stands on which face of the die.
gene-back-not-due = { named-action }: only an action that allows another one gives a gene back.
genes-full = { $player } already has { $most } genes, the most there can be.
group-size = A group has 1 to { $most } tokens.
group-too-big-for-board =
    { $has ->
        [0] { $player } has no tokens left on the board.
        [one] { $player } has only { $has } token on the board.
       *[other] { $player } has only { $has } tokens on the board.
    }
group-too-large = A group has at most { $most } tokens.
irradiation-out-of-range = Irradiation of { $player } can be set from 0 to { $most }.
main-action = { named-action } is a main action, not a special one.
merged-too-many = At most { $most } tokens are discharged when groups merge.
more-groups-than-tokens =
    { $has ->
        [0] { $player } has no tokens left on the board, so no groups either.
        [one] { $player } has only { $has } token on the board, so no more groups than that.
       *[other] { $player } has only { $has } tokens on the board, so no more groups than that.
    }
no-action-yet = { $player } must take one action before the turn ends; passing is one.
no-area-beside = { $player } has no group next to a radioactive space, so nothing is charged.
no-battle = No battle is under way.
no-die-lies = Nobody has rolled yet.
no-events = This table plays without event cards.
no-fate-gene-in-battle = Fate cannot stand for a gene during a battle.
no-passive-gene = { $player } has no passive gene of that kind.
no-roll-due = No roll is due now.
no-such-action-yet = { named-action }: that action has not been taken this turn.
no-such-area = That radioactive space is no longer there. Choose another.
no-such-face = The die has faces 1 to { $most }.
no-token-on-board = { $player } has no token on the board to take away.
nobody-active = Nobody’s turn is under way. Choose the active player.
not-doomed = { $player } is still in the game by the numbers.
not-in-preparation = This belongs to the preparation phase.
not-in-radiation = This belongs to the radiation phase.
not-in-turns = This belongs to the phase of player turns.
not-irradiated = { $player } has no irradiation to lower.
not-your-turn = It is not the turn of { $player }: { $active } is up.
nothing-chosen = Choose something first.
nothing-open = Nothing is under way that could be called off.
only-in-own-turn = { $player } can do this only in their own turn.
options-unfit = These rules of the table contradict each other. Check fate at the start, the most fate, and the faces of the die.
own-trophy = { $player } cannot hold their own token as a trophy.
party-others-to-ask = Others still have fate: each says for themselves whether the die stands.
player-count = Chromosome is played by 2 to 4 players, not by { $count }.
player-eliminated = { $player } is out of the game.
recovered-this-round = { $player } has already recovered a fate point this round.
recovered-this-turn = { $player } has already recovered a fate point this turn.
roll-open = Finish the roll first; then the die can be changed.
same-species = Two players have the same species. Give one of them another.
starter-unknown = Choose who starts.
stronger-area-first = The strongest comes first: a radioactive space of power { $power } is left.
supply-empty = { $player } has no tokens left in the supply.
supply-too-small =
    { $has ->
        [0] { $player } has no tokens left in the supply.
        [one] { $player } has only { $has } token left in the supply.
       *[other] { $player } has only { $has } tokens left in the supply.
    }
test-open = Finish the resistance test first, or call it off.
test-takes-building = In a resistance test fate counts as a building gene only.
too-few-charged =
    { $has ->
        [0] { $player } has no charged tokens.
        [one] { $player } has only { $has } charged token.
       *[other] { $player } has only { $has } charged tokens.
    }
too-few-combat-genes =
    { $has ->
        [0] { $player } has no active combat genes.
        [one] { $player } has only { $has } active combat gene.
       *[other] { $player } has only { $has } active combat genes.
    }
too-few-genes = { $player } has too few genes of that kind.
too-few-trophies = { $player } has too few trophies.
too-little-energy = { $player } pays { $paid } of { $needs } energy. Add charged tokens or trophies.
too-little-fate =
    { $has ->
        [0] { $player } has no fate points left.
        [one] { $player } has only { $has } fate point.
       *[other] { $player } has only { $has } fate points.
    }
too-many-charged =
    { $can ->
        [0] { $player } has no tokens left to charge.
        [one] { $player } has only { $can } token left to charge.
       *[other] { $player } has only { $can } tokens left to charge.
    }
window-moved-on = The die has moved on in the meantime. Look again.
