### A quick reference to the rules, in words of our own.
### A chapter is a title and short lines; a line "-open" says what is an assumption and not in the rulebook.

reference-title = Quick rules: Primordial Soup

reference-section-course = Course of the game
reference-section-round = The phases
reference-section-genes = Genes
reference-section-end = Scoring and end

## Course of the game

reference-setup = Set-up
# $starting-cubes (number) cubes of each colour
reference-setup-cubes = { $starting-cubes } foodstuff cubes of each colour on every space. With three players the fourth colour stays in the box.
# $starting-points (number) biological points, $amoebas (number) amoebas at the start
reference-setup-points = Everyone: { $starting-points } biological points and { $amoebas } amoebas with their numbers.
# $substitution-copies (number) cards of Substitution
reference-setup-genes = Sort the gene cards. With three players only those marked 3, so there is no Frugality and no Parasitism. With four players { $substitution-copies } of Substitution.
reference-setup-ladder = Two dice each: the highest total first chooses a space of the ladder, 1 to 4, with three players 1 to 3.
reference-setup-card = Turn one environment card: it says where the first round drifts.
reference-setup-amoebas = Place your first amoeba in ascending order, the second in descending order, each on an empty space.
reference-setup-wound = With four players the first amoeba begins with 1 damage point.
# $cards (text) which environment cards may be turned: eleven or any; $spaces (number) spaces of the board
reference-setup-open =
    { $cards ->
        [eleven] The whole set-up and the eleven environment cards come from other sources than the rulebook, and so do the { $spaces } spaces by which the app reckons the supply of cubes.
       *[any] The whole set-up comes from other sources than the rulebook, and so do the { $spaces } spaces by which the app reckons the supply of cubes. Any environment card may be turned.
    }

reference-round = Round
# $ascending (text) who begins when it goes up the ladder: first-first or last-first
reference-round-step-1 =
    { $ascending ->
        [first-first] Movement and food, ascending: whoever is first on the ladder begins.
       *[last-first] Movement and food, ascending: whoever is last on the ladder begins.
    }
# $environment-order (text) in which order it is settled: ascending or descending
reference-round-step-2 =
    { $environment-order ->
        [ascending] Environment: a new card, then whoever has too many mutation points settles, ascending.
       *[descending] Environment: a new card, then whoever has too many mutation points settles, descending.
    }
# $ascending (text) who begins when it goes up the ladder: first-first or last-first
reference-round-step-3 =
    { $ascending ->
        [first-first] New genes, descending: whoever is last on the ladder begins.
       *[last-first] New genes, descending: whoever is first on the ladder begins.
    }
# $division-points (number) biological points for everybody
reference-round-step-4 = Cell division, descending: { $division-points } points each, then new amoebas.
# $deaths-order (text) in which order it is settled: ascending or descending
reference-round-step-5 =
    { $deaths-order ->
        [ascending] Natural deaths, ascending.
       *[descending] Natural deaths, descending.
    }
reference-round-step-6 = Scoring, descending.
reference-round-step-7 = The end, or the next round.
reference-round-app = The app keeps the order of each phase as it was at its beginning.
reference-round-open = What ascending means, and the orders of phases 2 and 5, are assumptions. All three are options.

## The phases

reference-movement = Movement
reference-movement-order = Your amoebas act by their numbers: each moves, then eats, before the next one.
reference-movement-drift = Drift: where the card points, for free.
# $move-price (number) biological points
reference-movement-own =
    { $move-price ->
        [0] Your own movement: roll a die. It costs nothing.
        [one] Your own movement: pay { $move-price } point and roll a die.
       *[other] Your own movement: pay { $move-price } points and roll a die.
    }
reference-movement-die = 1 west, 2 north, 3 east, 4 south, 5 stay, 6 your choice.
reference-movement-wall = Against the edge or a rock an amoeba stays, whatever it has paid.
reference-movement-genes = With Movement I you roll two dice, with Movement II none. With Speed you move twice, with Streamlining you pay nothing, with Holding you stay or follow somebody.
# $following (text) when following is decided: after or before
reference-movement-before =
    { $following ->
        [after] Taking cubes along with Tentacle is decided before the direction is known, following with Holding only after it.
       *[before] Following with Holding, and taking cubes along with Tentacle, is decided before the direction is known.
    }
reference-movement-open = The price of a movement, the faces of the die and the moment of following are assumptions. The first and the last are options.

reference-food = Food
# $own-colour (boolean) whether an amoeba eats its own colour
reference-food-four =
    { $own-colour ->
        [true] With four players an amoeba eats one cube each of three colours, its own included.
       *[false] With four players an amoeba eats one cube of each colour but its own.
    }
# $own-colour (boolean) whether an amoeba eats its own colour
reference-food-three =
    { $own-colour ->
        [true] With three players two cubes of one colour and one of another, its own included.
       *[false] With three players two cubes of one colour and one of the other, never of its own.
    }
# $excretion (number) cubes
reference-food-excrete =
    { $excretion ->
        [0] Then it excretes nothing.
        [one] Then it excretes { $excretion } cube of its own colour.
       *[other] Then it excretes { $excretion } cubes of its own colour.
    }
reference-food-starve = Without a whole meal it eats nothing and takes 1 damage point.
# $uneven-substitution (boolean) whether three of one colour will do
reference-food-substitution =
    { $uneven-substitution ->
        [true] Substitution: one colour fewer, one cube more, with four players 3 + 1 too. Frugality: one cube fewer.
       *[false] Substitution: one colour fewer, one cube more. Frugality: one cube fewer.
    }
reference-food-parasitism = Parasitism: one cube fewer where a foreign amoeba stands whose owner has a point, which goes to the bank. There is no defence.
reference-food-open = Whether one’s own colour is eaten, and how much is excreted, are assumptions. Both are options.

reference-attack = Attack
# $fight-price (number) biological points
reference-attack-when = Struggle for Survival: an amoeba that does not find enough attacks another one on its space, for { $fight-price } point.
reference-attack-succeeds = It always succeeds, unless the victim has Defense, Escape or Armor.
# $attack-cubes (number) cubes of each colour
reference-attack-eaten = The victim is eaten. Instead of excreting, { $attack-cubes } cube of each colour goes on the space.
# $fight-price (number) biological points,
# $losing-attacker (text) when an attacker who loses starves: starves-in-phase-1 or starves;
# $defence-cubes (boolean) whether a victim that loses leaves cubes
reference-attack-defense =
    Defense: pay { $fight-price } point, a die each. The higher one wins, ties again. An attacker who loses starves{ $losing-attacker ->
        [starves-in-phase-1] , in phase 1 only.
       *[starves] .
    } { $defence-cubes ->
        [false] A victim that loses leaves no cubes.
       *[true] A victim that loses leaves cubes too.
    }
# $fight-price (number) biological points, $answers (text) whether both genes may answer one attack: both or single
reference-attack-escape =
    Escape: pay { $fight-price } point and try to move away, with your movement genes. Where the victim gets away, the attacker starves, unless it followed by Holding.{ $answers ->
        [both] { " " }Defense and Escape may both answer.
       *[single] { " " }After a Defense there is no Escape.
    }
reference-attack-persistence = Persistence: a second attempt, once and for free. A repelled attack, and a lost defence, are rolled again; after an escape any amoeba of the space may be attacked. Whoever flees has no second defence.
# $fight-price (number) biological points, $death-cubes (number) cubes of each colour
reference-attack-aggression = Aggression: in phase 5, after the natural deaths, one of your amoebas kills a foreign one on its space for { $fight-price } point. { $death-cubes } cubes of each colour take its place.
reference-attack-armor = Armor: not attacked in phase 1; in phase 5 a damage point instead of death.
reference-attack-open = The limits of Persistence are assumptions. Options: both answers or one; whether a lost fight leaves cubes; whether a losing attacker starves in phase 5 too.

reference-environment = Environment and gene defects
reference-environment-card = Turn a card: a new drift and a new ozone layer.
reference-environment-debt = More mutation points than the ozone layer? You owe the difference.
# $gene-value (text) what a gene that is given up pays: price or mutation
reference-environment-points =
    { $gene-value ->
        [price] Pay 1 biological point for each, or give genes up at their price.
       *[mutation] Pay 1 biological point for each, or give genes up at their mutation points.
    }
# $debt (text) whether the debt is counted anew without the gene: recomputed or fixed;
# $excess (text) what becomes of too much that was paid: returned or lost
reference-environment-excess =
    { $debt ->
        [recomputed] A gene given up does not count any more: what you owe is counted anew without it.
       *[fixed] { $excess ->
            [returned] Any excess that a gene pays comes back as points.
           *[lost] Any excess that a gene pays is lost.
        }
    }
# $debt (text) whether the debt is counted anew without the gene: recomputed or fixed;
# $ray-points (number) mutation points of the card,
# $gene-value (text) what a gene that is given up pays: price or mutation;
# $ray-value (number) what it pays when it is given up
reference-environment-ray =
    { $debt ->
        [recomputed] Ray Protection counts { $ray-points }.
       *[fixed] { $gene-value ->
            [price] Ray Protection counts { $ray-points }.
           *[mutation] Ray Protection counts { $ray-points }; given up, it pays { $ray-value }.
        }
    }
reference-environment-cheapest = The app finds the cheapest way to pay and offers it. The choice is yours.
reference-environment-open = When the debt is counted, what a gene pays, and what becomes of an excess, are assumptions. Each is an option.

reference-market = Buying genes
reference-market-order = In descending order everyone buys what the points allow.
# $duplicates (boolean) whether a gene may be held twice
reference-market-once =
    { $duplicates ->
        [true] The same gene may be held twice.
       *[false] No gene twice.
    }
# $same-round (boolean) whether the basic gene may be of this round
reference-market-advanced =
    { $same-round ->
        [true] An advanced gene costs its price and the basic one you give up for it, even one bought this round.
       *[false] An advanced gene costs its price and the basic one you give up for it, which you have held since an earlier round.
    }
# $buying-back (boolean) whether the basic gene may be bought again
reference-market-back =
    { $buying-back ->
        [true] That basic gene may be bought again.
       *[false] That basic gene is not bought again while you hold the advanced one.
    }
reference-market-ozone = Beside each gene the app shows what it will cost you at the ozone to come.
reference-market-open = These three rules on the same gene twice, the same round and buying back are assumptions, each an option.

reference-division = Cell division
# $division-points (number) biological points for everybody
reference-division-points = Everyone receives { $division-points } biological points.
# $amoeba-price (number) biological points, $cheap-amoeba-price (number) biological points with Division Rate
reference-division-price = A new amoeba costs { $amoeba-price } points, { $cheap-amoeba-price } with Division Rate.
# $spores-own-colour (boolean) whether a space may have a cube of one’s own colour
reference-division-place =
    { $spores-own-colour ->
        [true] It goes next to one of yours, not diagonally, on a space without one of your colour. With Spores on any space.
       *[false] It goes next to one of yours, not diagonally, on a space without one of your colour. With Spores on any such space.
    }
reference-division-chain = A new one may stand next to one placed just now.
# $first-amoeba-free (boolean) whether the first one is free,
# $second-anywhere (boolean) whether the second one may go anywhere
reference-division-none =
    With no amoeba left, one goes anywhere{ $first-amoeba-free ->
        [false] , and is paid.
       *[true] { " " }and is free.
    } The second one is paid and goes { $second-anywhere ->
        [false] next to it.
       *[true] anywhere too.
    }
reference-division-open = What happens with no amoeba and with one are assumptions. Both are options.

reference-deaths = Natural deaths
# $fatal-wounds (number) damage points that kill,
# $lasting-fatal-wounds (number) damage points that kill with Longevity
reference-deaths-two = An amoeba with { $fatal-wounds } damage points dies, with Longevity only with { $lasting-fatal-wounds }.
# $death-cubes (number) cubes of each colour
reference-deaths-cubes = { $death-cubes } cubes of each colour take its place.
reference-deaths-aggression = Then whoever has Aggression may attack.
# $cube-supply (boolean) whether the supply has an end
reference-deaths-supply =
    { $cube-supply ->
        [false] Cubes of which the supply is short are replaced by something else.
       *[true] Cubes of which the supply is short are neither placed nor replaced.
    }
reference-deaths-open = The last line is an assumption and an option.

## Genes

reference-basic = Basic genes
reference-basic-intelligence = { gene-intelligence }: { gene-intelligence-effect }
reference-basic-movement-1 = { gene-movement-1 }: { gene-movement-1-effect }
reference-basic-spores = { gene-spores }: { gene-spores-effect }
reference-basic-speed = { gene-speed }: { gene-speed-effect }
reference-basic-defense = { gene-defense }: { gene-defense-effect }
reference-basic-escape = { gene-escape }: { gene-escape-effect }
reference-basic-substitution = { gene-substitution }: { gene-substitution-effect }
reference-basic-ray-protection = { gene-ray-protection }: { gene-ray-protection-effect }
reference-basic-streamlining = { gene-streamlining }: { gene-streamlining-effect }
reference-basic-tentacle = { gene-tentacle }: { gene-tentacle-effect }
reference-basic-holding = { gene-holding }: { gene-holding-effect }
reference-basic-longevity = { gene-longevity }: { gene-longevity-effect }
reference-basic-frugality = { gene-frugality }: { gene-frugality-effect }
reference-basic-struggle = { gene-struggle }: { gene-struggle-effect }
reference-basic-parasitism = { gene-parasitism }: { gene-parasitism-effect }
reference-basic-division-rate = { gene-division-rate }: { gene-division-rate-effect }

reference-advanced = Advanced genes
reference-advanced-persistence = { gene-persistence } (gives up Speed): { gene-persistence-effect }
reference-advanced-movement-2 = { gene-movement-2 } (gives up Movement I): { gene-movement-2-effect }
reference-advanced-aggression = { gene-aggression } (gives up Struggle for Survival): { gene-aggression-effect }
reference-advanced-armor = { gene-armor } (gives up Defense or Escape): { gene-armor-effect }

## Scoring and end

reference-scoring = Scoring
# $amoeba-steps-3 (number) steps, $amoeba-steps-4 (number) steps, $amoeba-steps-5 (number) steps,
# $amoeba-steps-6 (number) steps, $amoebas (number) amoebas of a colour, $amoeba-steps-7 (number) steps
reference-scoring-amoebas = Amoebas: 3 bring { $amoeba-steps-3 } step, 4 bring { $amoeba-steps-4 }, 5 bring { $amoeba-steps-5 }, 6 bring { $amoeba-steps-6 }, all { $amoebas } bring { $amoeba-steps-7 }.
# $card-steps-3 (number) steps, $card-steps-4 (number) steps, $card-steps-5 (number) steps,
# $card-steps-6 (number) steps
reference-scoring-cards = Gene cards: 3 bring { $card-steps-3 } step, 4 bring { $card-steps-4 }, 5 bring { $card-steps-5 }, 6 and more bring { $card-steps-6 }.
# $advanced-as-two (boolean) whether an advanced gene counts twice
reference-scoring-advanced =
    { $advanced-as-two ->
        [false] An advanced gene counts as one card, Ray Protection as none.
       *[true] An advanced gene counts as two cards, Ray Protection as none.
    }
# $leapfrog (boolean) whether occupied spaces are leapt over
reference-scoring-order =
    { $leapfrog ->
        [false] Markers move one after another, the first on the ladder first. Occupied spaces count.
       *[true] Markers move one after another, the first on the ladder first. Occupied spaces are leapt over and not counted.
    }
reference-scoring-open = Leaping and the worth of an advanced gene are not in the rulebook’s aid. Both are options.

reference-end = End of the game
# $finish-zone (number) the first space of the finish zone
reference-end-zone = After a scoring in which a marker stands in the finish zone, from space { $finish-zone } on, the game is over.
reference-end-card = It is over, too, after the scoring of the round in which the last environment card was turned.
reference-end-winner = Whoever is farthest on the ladder wins.
