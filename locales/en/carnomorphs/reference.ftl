### A quick reference to the rules, in words of our own.
### A chapter is a title and short lines; a line "-open" says what is an assumption and not in the rulebook.

reference-title = Quick rules: Carnomorphs

reference-section-course = Course of the game
reference-section-bag = Bag and Encounters
reference-section-intruders = Intruders
reference-section-characters = Characters
reference-section-goals = Objectives and escape
reference-section-end = The end

## Course of the game

reference-setup = Set-up
reference-setup-ship = Basic side of the board. Rooms “2” face down, then rooms “1”, an exploration token on each. A random coordinates card beside the Cockpit, the destination marker on B.
reference-setup-pods = Draw Escape Pods at random: 2 for one or two players, 3 for three or four, 4 for five. The lowest number goes to sector A, the next to B, and so on in turn, all locked.
reference-setup-engines = Two tokens for each engine, one damaged and one working, shuffled face down. The upper one counts, and nobody looks.
# $eggs (number) eggs on the board
reference-setup-board = Carnomorph board: { $eggs } eggs and 3 random Adaptations face down, on them the Shambler, the Fleshbeast and the Butcher.
reference-setup-bag = Into the bag: 1 blank, 2 blue and 2 red Metagorgers, and 1 red more for each player.
reference-setup-decks = Shuffle items, events, attacks, Contamination, Mutations and Serious Wounds. The time marker starts on the green space.
reference-setup-numbers = Help cards 1 up to the number of players at random: your number is the order in which you choose characters. Then swap them for the Carnomorph ones.
reference-setup-objectives = Take out Objectives with a number above that of the players. Deal everyone one corporate and one personal Objective.
reference-setup-characters = Only then characters: player 1 reveals two, keeps one and shuffles the other back. Then player 2, and so on.
reference-setup-player = Everyone: board, figure in the Hibernatorium, shuffled actions, a weapon with its ammo, two inactive personal items.
reference-setup-start = Player 1 has the first player token. A blue corpse lies in the Hibernatorium.
reference-setup-open = That the box holds 12 Shambler, 3 Fleshbeast and 1 Butcher tokens is an assumption: most of them come from the base game.

reference-round = Round
reference-round-phases = Two phases: players, then events.
reference-round-players = Turns go by the base game, until everybody has passed. The app shows whose turn it is and never insists.
# $hand-size (number) cards of a full hand, $first-player-moves (boolean) whether the first player token moves on
reference-round-hand =
    { $hand-size ->
        [one] A new round: everybody draws up to { $hand-size } card. 
       *[other] A new round: everybody draws up to { $hand-size } cards. 
    }{ $first-player-moves ->
        [true] The first player token moves to the left.
       *[false] The first player token stays where it is.
    }
# $time-track (number) rounds of the time track
reference-round-time =
    { $time-track ->
        [one] The time track has { $time-track } round: its marker moves in the event phase, and the app says when the last one begins.
       *[other] The time track has { $time-track } rounds: its marker moves in the event phase, and the app says when the last one begins.
    }
# $self-destruct-track (number) spaces of the self-destruct track,
# $self-destruct-yellow (number) spaces left from which it is yellow
reference-round-destruct =
    { $self-destruct-track ->
        [one] Self-destruct has { $self-destruct-track } space; its marker moves with the time marker. From { $self-destruct-yellow } left it is yellow: nothing stops it, and all Pods unlock. At the end the ship blows up.
       *[other] Self-destruct has { $self-destruct-track } spaces; its marker moves with the time marker. From { $self-destruct-yellow } left it is yellow: nothing stops it, and all Pods unlock. At the end the ship blows up.
    }
reference-round-last = When time is up, nobody is left aboard, or the ship is gone, the last check follows.
reference-round-open = The lengths of both tracks, where blue and yellow begin, the hand size, and whether the first player token moves are assumptions. All are options.

reference-events = Event phase
reference-events-step-1 = Time: the time marker moves one space, and so does the self-destruct marker if it is active.
reference-events-step-2 = Attack and Feeding: intruders in combat attack, all others feed where there is food.
reference-events-step-3 = Fire: every intruder in a burning room takes 1 injury.
reference-events-step-4 = Event card: draw one and carry it out.
reference-events-step-5 = Bag: draw one token and carry out its effect.
reference-events-fire = An injury by fire draws an attack card, too, and may kill.
reference-events-card = A Butcher that an event would send into a technical corridor stays where it is.
reference-events-order = The app leads through the five steps. It shows what it has done itself and lists what is left for your hands.

## Bag and encounters

reference-bag = Intruder bag
reference-bag-start = It starts with 5 tokens and 1 for each player.
reference-bag-add = “Add a Metagorger” means a red one while any is left, then a blue one.
reference-bag-leave = Blue Metagorgers and the Butcher leave the bag when the event phase draws them. All others go back.
reference-bag-figures = Figures placed by a red token, by feeding or by a death take no token out of the bag.
reference-bag-hidden = The table may hide the counts: then nobody sees what the bag holds, or its odds.
reference-bag-open = With no Metagorger token left of either colour, adding one does nothing: an assumption. No rule here puts Fleshbeast or Butcher tokens in: correct the bag when a card does.

reference-tokens = Tokens of the event phase
reference-tokens-blue = Blue Metagorger: everyone makes a noise roll. The token leaves the bag, a Metagorger token is added.
reference-tokens-red = Red Metagorger: one Metagorger figure into each room with a Metagorger or a Heavy Object, even in combat or carried, and into the Nest if it is discovered and intact. The token goes back.
reference-tokens-shambler = Shambler: the token goes back, everyone makes a noise roll.
reference-tokens-fleshbeast = Fleshbeast: the same.
reference-tokens-butcher = Butcher: it goes to a character with slime. If there are several: the one with fewest cards in hand, then the earliest in turn order. If there are none: the first player. An Encounter follows, the token leaves.
reference-tokens-blank = Blank: the token goes back. Shamblers without a character in their room leave the board, their tokens go back. Add a Metagorger token, then everyone makes a noise roll.
reference-tokens-open = Where figures run short, and whether the Nest counts twice, the table decides. For a blank at most as many Shambler tokens go back as are set aside: an assumption.

reference-encounter = Encounter
reference-encounter-draw = Remove the noise around the room, draw a token and place that intruder with the character.
reference-encounter-surprise = Fewer cards in hand than the number on the token: it attacks by surprise.
reference-encounter-metagorger = A Metagorger that attacks is gone at once, see its attack. It counts as an Encounter all the same.
reference-encounter-token = The token of an intruder that comes stays out of the bag, as in the base game.
reference-encounter-blank = Blank: noise in every corridor of the room. If it was the last token, add a Metagorger token. Then put the blank back.
reference-encounter-first = The first intruder on the board makes everyone choose an Objective.
reference-encounter-open = The numbers on tokens belong to the base game: compare them at the table and tell the app who attacked.

reference-noise = Noise rolls
reference-noise-who = Everyone who is not in combat rolls, in turn order.
reference-noise-number = A number: a noise marker in that corridor. If one lies there already: an Encounter.
reference-noise-danger = Danger: intruders next door that are not in combat come in. If there are none: noise in every corridor without it.
reference-noise-silence = Silence: nothing happens.
reference-noise-slime = With slime, silence is danger.
reference-noise-open = The die is the base game’s: 1 to 4 twice each, danger and silence. The odds assume so.

## Intruders

reference-kinds = Four kinds
reference-kinds-levels = By level: Metagorger, Shambler, Fleshbeast, Butcher. By feeding each becomes the next.
reference-kinds-words = “Intruder” on cards of the base game means any Carnomorph.
reference-kinds-figures = The box holds 8 Metagorgers, 8 Shamblers, 3 Fleshbeasts and 1 Butcher. The app counts what is left.
reference-kinds-butcher = The Butcher does not fit into technical corridors: it stays in its room instead.
reference-kinds-larva = There is no Larva. Its place on the character board holds Mutation markers.
reference-kinds-open = “Only remove injuries”, said of the Butcher and, after its death, of the Fleshbeast, is read so that they eat as well (an assumption).

reference-feeding = Feeding
reference-feeding-who = Intruders that are not in combat feed if their room holds a Heavy Object or another Metagorger.
reference-feeding-order = Order within a room: Butcher, Fleshbeast, Shambler, Metagorger.
reference-feeding-step-1 = Heal: remove all its injuries.
reference-feeding-step-2 = Evolve: swap the figure for the next level.
reference-feeding-step-3 = Eat: remove one food from the room.
# $food (text) the kinds of food, the first choice first
reference-feeding-food = Order of food: { $food }.
reference-feeding-blocked = No figure of the next level left: it does not evolve, but heals and eats.
reference-feeding-butcher = A Butcher never evolves. Once it is dead, Fleshbeasts stay Fleshbeasts.
reference-feeding-once = Each feeds once. A Metagorger that was eaten does not feed and leaves no carcass. Higher levels are never food.
# $carried-food (boolean) whether what a character carries is food
reference-feeding-voracious =
    With Voracious revealed, intruders in combat feed before they attack. { $carried-food ->
        [true] What a character carries is food for them.
       *[false] What a character carries is no food.
    }
reference-feeding-open = “Once each” follows from an example. The order of rooms, when figures run short, is the table’s. That an intruder whose attack has ended its fight feeds in the same step is an assumption.

reference-nest = Nest and eggs
# $nest-in-combat (boolean) whether intruders in combat eat there too
reference-nest-eggs =
    { $nest-in-combat ->
        [true] While eggs lie on the Carnomorph board, every intruder in the Nest eats one of them in the attack step, those in combat too.
       *[false] While eggs lie on the Carnomorph board, every intruder in the Nest that is not in combat eats one of them in the attack step.
    }
reference-nest-destroyed = Without eggs on the board the Nest is destroyed: intruders can do that by feeding.
# $nest-food (text) what comes first: egg or corpse
reference-nest-first =
    { $nest-food ->
        [egg] An egg on the board comes even before a red corpse in the Nest.
       *[corpse] A red corpse in the Nest comes even before an egg on the board.
    }
reference-nest-open = The rulebook literally says: an egg first. The order is an option, as is whether intruders in combat eat eggs there.

reference-examples = Three examples
reference-examples-first = Two Metagorgers alone in a room: one eats the other, and one Shambler remains.
reference-examples-second = A Fleshbeast and a Metagorger in the Nest, 6 eggs on the board: each eats an egg. A Butcher, a Shambler and 4 eggs remain.
reference-examples-third = A Shambler and a Metagorger with a carcass and a red corpse: the Shambler takes the corpse, the Metagorger the carcass. A Fleshbeast and a Shambler remain, no food.
reference-examples-blue = A blue corpse is eaten last, but it may be eaten. Then one Objective cannot be fulfilled any more.

reference-attack = Intruder attack
reference-attack-order = A character and an intruder in one room are in combat. In the attack step every intruder in combat attacks.
reference-attack-metagorger = A Metagorger draws no attack card: 1 Mutation card, 1 Contamination card and 1 Light Wound instead.
reference-attack-card = With a Mutation card already: only the Contamination card and the wound.
reference-attack-token = Either way the figure is removed and a Shambler token goes into the bag.
reference-attack-others = All others attack with a card, as in the base game.
reference-attack-open = Quick keeps no rooms: an Encounter is one fight of that character, until a Metagorger’s attack or a kill ends it (an assumption).

reference-death = Injuries and death
reference-death-injury = When an intruder takes injuries, draw one attack card and look at its two numbers.
reference-death-number = The upper number is for Metagorgers, the lower one for all others. No higher than the injuries: it dies.
# $metagorger-leaves (text) what a dead one leaves in its room,
# $shambler-leaves (text) what a dead one leaves in its room
reference-death-small = Metagorger: { $metagorger-leaves }. Shambler: { $shambler-leaves }.
# $fleshbeast-leaves (text) what a dead one leaves in its room
reference-death-fleshbeast = Fleshbeast: { $fleshbeast-leaves }.
# $butcher-leaves (text) what a dead one leaves in its room
reference-death-butcher = Butcher: { $butcher-leaves }. It never comes back.
reference-death-bag = The bag stays as it is.
reference-death-open = A Butcher that stands on the board by evolution does not come again: its token leaves without a figure (an assumption).

reference-adaptations = Adaptations
reference-adaptations-start = Three of eight cards lie face down, one each for Shambler, Fleshbeast and Butcher.
# $reveal (text) when a card is revealed: leaving or encounter
reference-adaptations-reveal =
    { $reveal ->
        [leaving] A card is revealed when the figure leaves it: at the first Encounter of that kind, by evolution or by a death.
       *[encounter] A card is revealed at the first Encounter of that kind.
    }
reference-adaptations-effect = A revealed one holds for all intruders until it is discarded.
reference-adaptations-discard = Analyse its object in the Laboratory: the card is out of the game.
reference-adaptations-objects = Objects to analyse are a corpse, a carcass or an egg.
reference-adaptations-voracious = Voracious: intruders in combat feed first, then attack. The app takes it into account.
reference-adaptations-open = The texts name only Voracious. Enter the name, effect and object of any other card once: they are remembered. That evolution and death reveal a card, too, is read from the summary, and is an option.

## Characters

reference-mutation = Mutation card
reference-mutation-draw = Draw two, keep one face down, shuffle the other back.
reference-mutation-secret = Nobody else sees it until its first use. The app shows it only to its owner.
reference-mutation-one = Never a second one: with a card already you draw none.
reference-mutation-lose = The Surgery or an Antidote removes the card.
reference-mutation-open = The rulebook speaks of decontamination. That it means the Surgery is an assumption.

reference-markers = Mutation markers
reference-markers-without = Without a Mutation card you take a card instead of the marker.
reference-markers-place = With one, put the marker where the base game has the Larva.
# $mutant-corpse (text) the colour of the corpse that is left: blue or red;
# $fatal-markers (number) the Mutation marker that kills
reference-markers-fourth =
    { $mutant-corpse ->
        [blue] Marker number { $fatal-markers } kills: a Shambler and a blue corpse in the room of the character.
       *[red] Marker number { $fatal-markers } kills: a Shambler and a red corpse in the room of the character.
    }
reference-markers-stay = Markers stay until the end, even when the card is gone.
reference-markers-open = The rulebook does not say which colour that corpse has: red or blue is an option.

reference-action = Mutation Action
reference-action-step-1 = Choose a Contamination card from your hand and scan it.
reference-action-step-2 = Take a Mutation marker, whatever the scan says.
reference-action-step-3 = Carry out the effect of your Mutation card that fits the result.
reference-action-infected = Infected: put the card on your discard pile.
reference-action-clean = Not infected: remove it, and put a new Contamination card on your discard pile.
reference-action-reveal = The first time, turn your Mutation card up for all to see.
# $fatal-markers (number) the Mutation marker that kills
reference-action-example = One marker short of number { $fatal-markers }, the action is the last thing a character does: it kills.

reference-contamination = Contamination and scanning
reference-contamination-source = A Metagorger’s attack gives one, as do cards and rooms of the base game.
reference-contamination-scan = You scan by Rest, in the Canteen and in the Shower Room, as in the base game.
reference-contamination-infected = Infected: a Mutation marker instead of the Larva. Without a Mutation card: that card instead.
reference-contamination-clean = Everything else about these cards is as in the base game.

reference-objects = Heavy Objects
reference-objects-which = Character Corpse, Intruder Carcass, Intruder Egg.
reference-objects-carry = They are food wherever they lie. A red token counts even those that somebody carries.
reference-objects-blue = A blue corpse counts as any other Character Corpse. Intruders eat it last.
reference-objects-use = The Laboratory analyses them to discard Adaptations.

## Objectives and escape

reference-objectives = First Encounter
reference-objectives-deal = Everyone begins with two Objectives.
reference-objectives-choose = As soon as the first intruder is on the board, everybody keeps one and discards the other unseen.
reference-objectives-vanished = This holds even for a Metagorger that attacks by surprise and is gone at once.
reference-objectives-secret = The app shows Objectives only to their owner: on their own phone, or while a finger is held down.

reference-clarified = Four Objectives explained
reference-clarified-field = Extreme Field Biology: two Adaptations or more are discarded.
reference-clarified-hunt = The Great Hunt: send the signal, and the Butcher is dead.
reference-clarified-ovo = Ab Ovo: the Adaptation whose object is the egg is discarded.
reference-clarified-necroscopy = Necroscopy: send the signal, and the Adaptation whose object is the carcass is discarded.
reference-clarified-blue = Mind the blue corpse: it can be eaten, and with it an Objective.
reference-clarified-open = Whether an explosion that takes the Butcher along fulfils the Great Hunt is the table’s choice: the base card says yes.

reference-modes = Solo and co-op
reference-modes-solo = Alone: two solo/co-op Objectives, of which one stays after the First Encounter. Fulfil it and survive.
reference-modes-crew = Co-op: one for each player, open to all. All must be fulfilled and one character alive, then the whole crew wins.
reference-modes-list = There are seven. Earth; the blue corpse in the Surgery; two Adaptations; an egg taken along; with a signal: the Butcher, the Nest, every room.
reference-modes-signal = Of several that ask for a signal, each needs another character’s.
reference-modes-items = Alone, rooms have half their items, rounded up.
reference-modes-revive = Co-op: carry a corpse into a working Emergency Room without intruders. The character is back next turn, without Light Wounds, Serious ones dressed.
reference-modes-open = This expansion’s texts have no such modes. These are the base game’s, from public sources; reading Adaptations for weaknesses and the Butcher for the Queen is an assumption.

reference-pods = Pods and hibernation
reference-pods-count = Two, three or four Pods by number of players, in sectors A and B.
reference-pods-unlock = All Pods unlock at the first death, and when self-destruct comes to a yellow space (base game).
# $hibernation-opens (number) spaces of time that are left then
reference-pods-table =
    { $hibernation-opens ->
        [one] Hibernation opens when { $hibernation-opens } space of time is left.
       *[other] Hibernation opens when { $hibernation-opens } spaces of time are left.
    } Who may enter a Pod and what a launch needs is the base game’s. Tell the app what happened.
reference-pods-saved = Anyone who hibernates, or sits in a Pod that has left, is alive at the end.
reference-pods-open = Pods are numbered from 1 unless you enter what you drew; whoever sits in a Pod stands in no room, so no Encounter, roll or attack reaches them; whoever dies there leaves a corpse in the room they left: assumptions.

## The end

reference-check = Last check
reference-check-who = Every living character checks: hibernated, or in a Pod that has left.
reference-check-step-1 = With a Mutation card, go straight to step 4.
reference-check-step-2 = Scan every Contamination card in deck, discard pile and hand.
# $infected-check (text) whether everybody or only holders of a card go on: everybody or holders
reference-check-step-3 =
    { $infected-check ->
        [everybody] At least one infected: take a Mutation card.
       *[holders] At least one infected: take a Mutation card. Whoever still has none is done.
    }
# $checked-cards (number) cards that are drawn, $marker-as-card (boolean) whether the first marker is a Mutation card
reference-check-step-4 =
    Shuffle all Action and Contamination cards and draw { $checked-cards }. Each Contamination card is a marker, infected or not.{ $marker-as-card ->
        [true] { " " }Without a Mutation card the first is that card.
       *[false] { "" }
    }
# $fatal-markers (number) the Mutation marker that kills
reference-check-markers = With { $fatal-markers } or more markers the character dies, those from before included.
reference-check-example = Two markers and ten cards with two contaminated: drawing both kills, which happens in 2 of 15 cases.
reference-check-open = Who draws those cards, everybody or only holders of a Mutation card, and whether the first marker becomes the card, are options.

reference-winning = Who has won
reference-winning-alive = Anyone who died before the last check, or in it, has lost.
reference-winning-objective = All others read their Objective and say whether it is fulfilled. The app asks its owner.
reference-winning-together = Several may win, or nobody. There are no points.
reference-winning-end = What became of the ship, its course and its engines is settled by the base game, at the table.

reference-chances = Odds
reference-chances-bag = Beside the bag: how likely each token is to come next.
reference-chances-noise = For a noise roll: how likely an Encounter is with the markers that lie there.
reference-chances-survival = Before the last check: the exact chance to survive from cards, markers and Mutation card.
reference-chances-rest = For one more rest: what one Contamination card fewer is worth, less what the scan may cost.
reference-chances-hidden = Whoever hides the counts of the bag hides its odds, too.

reference-open = What the rulebook leaves open
reference-open-options = Assumptions that numbers depend on are options, and can be changed during the game.
reference-open-nest = Food in the Nest: an egg first, or a corpse first.
reference-open-combat = Whether an intruder in combat eats an egg in the Nest.
reference-open-carried = Whether a carried object is food for an intruder in combat under Voracious.
reference-open-intruders = Whether evolution and death reveal an Adaptation too, and which colour the corpse left by the last marker has.
reference-open-check = Who draws in the last check, whether the first marker is a Mutation card, and whether a scanned infected card leaves the deck.
reference-open-tracks = How long the tracks are, where blue and yellow begin, and whether the first player token moves.
reference-open-table = When in doubt, the table decides: every number can be corrected by hand.

reference-base = What comes from the base game
reference-base-missing = This expansion changes only some rules. The rest is in the base game’s rulebook.
reference-base-turns = Actions, turns, passing, moving, searching, doors and malfunctions: at the table.
reference-base-numbers = Numbers on tokens, effects of wounds, the noise die, lengths of tracks: enter or confirm them.
reference-base-cards = Card texts are not included. Names and effects can be entered.
reference-base-rooms = The app knows the names of the base game’s rooms, and remembers yours; it knows no map.
reference-base-pods = Launching Pods, hibernation, engines, coordinates: told by the table.
