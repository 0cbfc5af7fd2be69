### Objectives that lie open for the whole crew: solo and co-operative modes.

shared-earth = The ship reaches Earth
shared-autopsy = The blue corpse lies in the Surgery
shared-adaptations = Two Adaptations discarded
shared-butcher = Signal sent; the Butcher dead or the ship destroyed
shared-explored = Signal sent; every room explored
shared-egg = An egg in a Pod or in hibernation
shared-nest = Signal sent; the Nest or the ship destroyed

shared-title = Objectives of the crew
shared-which = Which lie open?
shared-alone = Two of these; after the First Encounter one stays. The name on the card may differ.
# $count (number) players
shared-crew = One for each player, { $count } at most. All must be fulfilled. The names on the cards may differ.
shared-not-noted = The app does not keep this.
shared-none = No Objective lies open.

## Labels of the journal

# $objective (text) which of the shared Objectives: earth, autopsy, adaptations, butcher, explored, egg or nest
label-shared-objective =
    { $objective ->
        [earth] { shared-earth }
        [autopsy] { shared-autopsy }
        [adaptations] { shared-adaptations }
        [butcher] { shared-butcher }
        [explored] { shared-explored }
        [egg] { shared-egg }
       *[nest] { shared-nest }
    }
# $open (text) yes or no: whether it lies open from now on
label-lay-objective =
    { $open ->
        [yes] Objective: { label-shared-objective }
       *[no] Objective taken off: { label-shared-objective }
    }

## Refusals

objectives-are-own = At this table everybody has Objectives of their own. Change that in the rules of this table.
objectives-are-shared = At this table the Objectives are the whole crew’s: nobody chooses one. Change that in the rules of this table.
# $most (number) objectives
objectives-enough = At most { $most } Objectives are drawn. Take one away first.
