### A quick reference to the rules, in words of our own.
### A chapter is a title and short lines; a line "-open" says what is an assumption and not in the rulebook.

reference-title = Quick rules: Primordial Soup

reference-section-course = Course of the game
reference-section-round = The phases
reference-section-genes = Genes
reference-section-end = Scoring and end

## Course of the game

reference-setup = Set-up
reference-setup-cubes = Two foodstuff cubes of each colour on every space. With three players the fourth colour stays in the box.
reference-setup-points = Everyone: 4 biological points and 7 amoebas with their numbers.
reference-setup-genes = Sort the gene cards. With three players only those marked 3, so there is no Frugality and no Parasitism.
reference-setup-ladder = Two dice each: the highest total first chooses a space of the ladder, 1 to 4, with three players 1 to 3.
reference-setup-card = Turn one environment card: it says where the first round drifts.
reference-setup-amoebas = Place your first amoeba in ascending order, the second in descending order, each on an empty space.
reference-setup-wound = With four players the first amoeba begins with 1 damage point.
reference-setup-open = The whole set-up comes from other sources than the rulebook, and so do the eleven cards.

reference-round = Round
reference-round-step-1 = Movement and food, ascending: whoever is last on the ladder begins.
reference-round-step-2 = Environment: a new card, then whoever has too many mutation points settles.
reference-round-step-3 = New genes, descending: whoever is first on the ladder begins.
reference-round-step-4 = Cell division, descending: 10 points each, then new amoebas.
reference-round-step-5 = Natural deaths.
reference-round-step-6 = Scoring, descending.
reference-round-step-7 = The end, or the next round.
reference-round-app = The app keeps the order of each phase as it was at its beginning.
reference-round-open = What ascending means, and the orders of phases 2 and 5, are assumptions. All three are options.

## The phases

reference-movement = Movement
reference-movement-order = Your amoebas act by their numbers: each moves, then eats, before the next one.
reference-movement-drift = Drift: where the card points, for free.
reference-movement-own = Your own movement: pay 1 point and roll a die.
reference-movement-die = 1 west, 2 north, 3 east, 4 south, 5 stay, 6 your choice.
reference-movement-wall = Against the edge or a rock an amoeba stays, and has paid all the same.
reference-movement-genes = With Movement I you roll two dice, with Movement II none. With Speed you move twice, with Streamlining you pay nothing, with Holding you stay or follow somebody.
reference-movement-before = Following with Holding, and taking cubes along with Tentacle, is decided before the direction is known.
reference-movement-open = The price of 1 point is an assumption, and so are the faces of the die.

reference-food = Food
reference-food-four = With four players an amoeba eats one cube of each colour but its own.
reference-food-three = With three players two cubes of one colour and one of the other, never of its own.
reference-food-excrete = Then it excretes 2 cubes of its own colour.
reference-food-starve = Without a whole meal it eats nothing and takes 1 damage point.
reference-food-substitution = Substitution: one colour fewer, one cube more. Frugality: one cube fewer.
reference-food-parasitism = Parasitism: one cube fewer where a foreign amoeba stands whose owner has a point, which goes to the bank. There is no defence.
reference-food-open = Never eating one’s own colour and excreting 2 are assumptions. Both are options.

reference-attack = Attack
reference-attack-when = Struggle for Survival: an amoeba that does not find enough attacks another one on its space, for 1 point.
reference-attack-succeeds = It always succeeds, unless the victim has Defense, Escape or Armor.
reference-attack-eaten = The victim is eaten. Instead of excreting, one cube of each colour goes on the space.
reference-attack-defense = Defense: pay 1 point, a die each. The higher one wins, ties again. An attacker who loses starves.
reference-attack-escape = Escape: pay 1 point and try to move away, with your movement genes. Where the victim gets away, the attacker starves, unless it followed by Holding.
reference-attack-persistence = Persistence: whoever loses may roll again once, for free.
reference-attack-aggression = Aggression: in phase 5, after the natural deaths, one of your amoebas kills a foreign one on its space for 1 point. Two cubes of each colour take its place.
reference-attack-armor = Armor: not attacked in phase 1; in phase 5 a damage point instead of death.
reference-attack-open = Options: Defense and Escape both answer one attack, each once, or only one does; whether a lost fight leaves cubes; whether a losing attacker starves in phase 5 too.

reference-environment = Environment and gene defects
reference-environment-card = Turn a card: a new drift and a new ozone layer.
reference-environment-debt = More mutation points than the ozone layer? You owe the difference.
reference-environment-points = Pay 1 biological point for each, or give genes up at their mutation points.
reference-environment-excess = Any excess that a gene pays is lost.
reference-environment-ray = Ray Protection counts −2; given up, it pays 4.
reference-environment-cheapest = The app finds the cheapest way to pay and offers it. The choice is yours.
reference-environment-open = That the debt is fixed when the card is turned, and that an excess is lost, are assumptions and options.

reference-market = Buying genes
reference-market-order = In descending order everyone buys what the points allow.
reference-market-once = No gene twice.
reference-market-advanced = An advanced gene costs its price and the basic one you give up for it, which you have held since an earlier round.
reference-market-back = That basic gene is not bought again while you hold the advanced one.
reference-market-ozone = Beside each gene the app shows what it will cost you at the ozone to come.
reference-market-open = No gene twice, held since an earlier round, no buying back: assumptions, each an option.

reference-division = Cell division
reference-division-points = Everyone receives 10 biological points.
reference-division-price = A new amoeba costs 6 points, 4 with Division Rate.
reference-division-place = It goes next to one of yours, not diagonally, on a space without one of your colour. With Spores on any such space.
reference-division-chain = A new one may stand next to one placed just now.
reference-division-none = With no amoeba left, one is free and goes anywhere; the second one goes anywhere too, but is paid.
reference-division-open = What happens with no amoeba and with one are assumptions. Both are options.

reference-deaths = Natural deaths
reference-deaths-two = An amoeba with 2 damage points dies, with Longevity only with 3.
reference-deaths-cubes = Two cubes of each colour take its place.
reference-deaths-aggression = Then whoever has Aggression may attack.
reference-deaths-supply = Cubes of which the supply is short are neither placed nor replaced.
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
reference-scoring-amoebas = Amoebas: 3 bring 1 step, 4 bring 2, 5 bring 4, 6 bring 5, all 7 bring 6.
reference-scoring-cards = Gene cards: 3 bring 1 step, 4 bring 2, 5 bring 3, 6 and more bring 4.
reference-scoring-advanced = An advanced gene counts as two cards, Ray Protection as none.
reference-scoring-order = Markers move one after another, the first on the ladder first. Occupied spaces are leapt over and not counted.
reference-scoring-open = Leaping and two cards for an advanced gene are not in the rulebook’s aid. Both are options.

reference-end = End of the game
reference-end-zone = After a scoring in which a marker stands in the finish zone, the last ten spaces, the game is over.
reference-end-card = It is over, too, after the scoring of the round in which the last environment card was turned.
reference-end-winner = Whoever is farthest on the ladder wins.
