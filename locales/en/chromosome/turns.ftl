### A player’s turn: what it may and must contain.

turn-may = You may also
# $player (text) the name of the player whom it is about
turn-title = Turn: { $player }
turn-taken = This turn’s action
turn-must = Choose one action
turn-move = Move
# $player (text) the name of the player whom it is about
turn-late-move = { $player } may still move
turn-move-note = once, before or after the action
turn-recover = Recover fate
turn-discard = Discard building genes
# $relief (number) irradiation that a gene takes off
turn-discard-note = each: irradiation −{ $relief }
turn-not-irradiated = not irradiated
turn-no-building = no building genes
turn-pass-note = out of the round; still defends
turn-pass-late = not after another action
# $next (text) what follows this turn, in small letters
# $player (text) the name of the player whom it is about
turn-done = { $player } is done, { $next }
# $action (text) what the button does; $next (text) who ends the turn with it, or that the turn goes on
turn-then = { $action }, { $next }
turn-keep = keep the turn
# $price (text) what it costs, in words
turn-costs = costs { $price }
# $count (number) tokens that are turned to pay energy
turn-turned =
    { $count ->
        [one] turn { $count } token
       *[other] turn { $count } tokens
    }
# $players (text) names; $who (text) single or several
turn-out =
    { $who ->
        [single] { $players } is out
       *[several] { $players } are out
    }
turn-spark-note = + energy for distance
turn-supply-empty = no tokens in supply
turn-each-token = per token
# $most (number) the most genes
turn-genes-full = all { $most } genes taken
turn-cheapest = the cheapest gene
turn-evolution-note = + energy for the gene
turn-free = free
# $gene (text) the kind of gene, or any: action, telepathy, combat, building or any; $has (number) how many there are,
# $needs (number) how many are needed
turn-lacks =
    { $gene ->
        [action] Action genes: you have { $has }, { $needs } needed
        [telepathy] Telepathy genes: you have { $has }, { $needs } needed
        [combat] Combat genes: you have { $has }, { $needs } needed
        [building] Building genes: you have { $has }, { $needs } needed
       *[any] Genes: you have { $has }, { $needs } needed
    }
# $count (number) energy points that are lacking
turn-lacks-energy =
    { $count ->
        [one] { $count } energy point short
       *[other] { $count } energy points short
    }
# $number (number) of the radioactive space, $power (number) power of the radioactive space
turn-area = Space no. { $number } · power { $power }
# $room (text) number or name of the room, $power (number) power of the radioactive space
turn-area-room = Room { $room } · power { $power }

## Payment

payment-fate-gene = Fate as { named-gene }

## The move, and what stands beside the action

move-note = When a charged group merges with a discharged one, the whole is discharged.
move-plain = Nothing was discharged
# $count (number) tokens that were discharged
move-merged =
    { $count ->
        [one] { $count } token was discharged
       *[other] { $count } tokens were discharged
    }

## Special action

special-name = Another name

## Genes on the faces of the die

gene-faces-note = Copy them from the auxiliary board. They are remembered for the next games.
gene-faces-save = Save

## Labels of the journal

label-end-phase = Everybody has passed
# $player (text) the name of whoever did it
label-end-turn = { $player } ends the turn
# $player (text) the name of whoever did it
label-move = { $player } moves
# $player (text) the name of whoever did it
label-pass = { $player } passes

## Refusals

# $player (text) the name of the player whom it is about
already-moved = { $player } has already moved this turn. Take an action, or end the turn.
# $most (number) the most tokens
merged-too-many = At most { $most } tokens are discharged when groups merge. Choose fewer.
# $player (text) the name of the player whom it is about
no-action-yet = { $player } must take one action before the turn ends; passing is one.
