# The gene cards: their names, and what each does, in words of our own.

gene-intelligence = Intelligence
gene-movement-1 = Movement I
gene-spores = Spores
gene-speed = Speed
gene-defense = Defense
gene-escape = Escape
gene-substitution = Substitution
gene-ray-protection = Ray Protection
gene-streamlining = Streamlining
gene-tentacle = Tentacle
gene-holding = Holding
gene-longevity = Longevity
gene-frugality = Frugality
gene-struggle = Struggle for Survival
gene-parasitism = Parasitism
gene-division-rate = Division Rate
gene-persistence = Persistence
gene-movement-2 = Movement II
gene-aggression = Aggression
gene-armor = Armor

gene-intelligence-effect = Does nothing on the board, but counts in the scoring.
gene-movement-1-effect = Roll two dice for your own movement and take the one you like.
# $spores-own-colour (boolean) whether a space may have a cube of one’s own colour
gene-spores-effect =
    { $spores-own-colour ->
        [true] A new amoeba may go to any space.
       *[false] A new amoeba may go to any space without one of your colour.
    }
gene-speed-effect = Move a second time by your own means, for free. Never two drifts, nor a drift and a movement.
# $fight-price (number) biological points
gene-defense-effect = Pay { $fight-price } point to turn an attack into a fight: a die each, ties again. Win, and the attacker starves.
# $fight-price (number) biological points
gene-escape-effect = Pay { $fight-price } point and try to get away from an attack, with the movement genes you have.
# $uneven-substitution (boolean) whether three of one colour will do
gene-substitution-effect =
    { $uneven-substitution ->
        [true] Leave one colour out and eat one cube more: 2+2 or 3+1, with three players 4.
       *[false] Leave one colour out and eat one cube more: 2+2, with three players 4.
    }
# $ray-points (number) mutation points of the card, $ray-value (number) what it pays when it is given up
gene-ray-protection-effect = Counts { $ray-points } mutation points; given up, it pays { $ray-value }. No card in the scoring.
gene-streamlining-effect = Your own movement costs nothing, nor does an escape.
# $carried-four (number) cubes with four players, $carried-three (number) cubes with three players
gene-tentacle-effect = Take up to { $carried-four } cubes along when you move or drift, with three players { $carried-three }.
# $following (text) when following is decided: after or before
gene-holding-effect =
    { $following ->
        [after] Stay where you are, or follow an amoeba that leaves your space, once its direction is known.
       *[before] Stay where you are, or follow an amoeba that leaves your space; say so before the direction is known.
    }
# $lasting-fatal-wounds (number) damage points that kill with it,
# $fatal-wounds (number) damage points that kill without it
gene-longevity-effect = Your amoebas die of { $lasting-fatal-wounds } damage points, not of { $fatal-wounds }.
gene-frugality-effect = Eat one cube fewer; you choose the colour each time. Excretion stays as it is.
# $fight-price (number) biological points
gene-struggle-effect = If an amoeba would starve, pay { $fight-price } point: it eats another one on its space, even your own.
# $host-price (number) biological points
gene-parasitism-effect = Eat one cube fewer on the space of a foreign amoeba whose owner still has a point; the owner pays { $host-price } point.
# $cheap-amoeba-price (number) biological points with it, $amoeba-price (number) biological points without it
gene-division-rate-effect = A new amoeba costs { $cheap-amoeba-price } points instead of { $amoeba-price }.
gene-persistence-effect = Like Speed. Also a free second attempt when attack, defence or aggression fails.
gene-movement-2-effect = Choose the direction of every movement of your own, without dice.
# $fight-price (number) biological points
gene-aggression-effect = Like Struggle for Survival. Also, one of your amoebas may kill a foreign one on its space in phase 5, for { $fight-price } point.
gene-armor-effect = Nobody attacks your amoebas in phase 1. In phase 5 an attack only gives them a damage point.
