"""The rule options of Carnomorphs: every assumption of the fact base, with its default."""

from typing import Annotated, Final, Literal

from pydantic import Field

from companion.rules.kernel import OptionGroup, TableOptions

BAG: Final = OptionGroup("bag")
TRACKS: Final = OptionGroup("tracks")
FEEDING: Final = OptionGroup("feeding")
INTRUDERS: Final = OptionGroup("intruders")
CHECK: Final = OptionGroup("check")


class Options(TableOptions):
    """The options of a table, before (or during) the game; each default is the stated assumption."""

    bag_counts: Annotated[bool, BAG] = True
    """Whether the counts of the bag are shown (a wish of the table, not a rule)."""

    time_track: Annotated[int, Field(ge=1, le=30), OptionGroup("tracks", begins=True)] = 15
    """Rounds that the time track has (base game, A)."""

    self_destruct_track: Annotated[int, Field(ge=1, le=20), TRACKS] = 6
    """Rounds from the start of self-destruction to the explosion (base game, A)."""

    self_destruct_yellow: Annotated[int, Field(ge=0, le=20), TRACKS] = 3
    """Spaces still ahead when the self-destruct marker is on its first yellow space (base game, A)."""

    hibernation_opens: Annotated[int, Field(ge=1, le=30), TRACKS] = 8
    """Spaces still ahead when the time marker is on its first blue space (base game, A)."""

    first_player_moves: Annotated[bool, TRACKS] = True
    """Whether the first player token goes to the next seat each round (base game, A)."""

    hand_size: Annotated[int, Field(ge=1, le=10), TRACKS] = 5
    """The number of cards up to which everybody fills the hand in a new round (base game, A)."""

    objectives: Annotated[Literal["own", "shared"], OptionGroup("objectives")] = "own"
    """The owners of objectives: each player, or the crew in the base game's solo and co-op modes (N7)."""

    nest_food: Annotated[Literal["egg", "corpse"], FEEDING] = "egg"
    """The food that intruders in the Nest choose first while eggs are left (rulebook, literally: an egg)."""

    nest_in_combat: Annotated[bool, FEEDING] = False
    """Whether an intruder in combat eats an egg in the Nest too (unclear)."""

    carried_food: Annotated[bool, FEEDING] = True
    """Whether an object that a character carries is food under Voracious (A)."""

    reveal: Annotated[Literal["leaving", "encounter"], INTRUDERS] = "leaving"
    """The event that reveals an adaptation: any figure leaving its card (summary), or only an encounter."""

    mutant_corpse: Annotated[Literal["red", "blue"], INTRUDERS] = "red"
    """The colour of the corpse that the fourth mutation marker leaves (not stated, A)."""

    infected_check: Annotated[Literal["everybody", "holders"], CHECK] = "everybody"
    """The players who draw four cards in the last check: all (rulebook) or Mutation card holders (N2)."""

    marker_as_card: Annotated[bool, CHECK] = False
    """Whether a player without a Mutation card gets it instead of step B's first marker (literal reading)."""

    infected_leaves: Annotated[bool, CHECK] = True
    """Whether a scanned infected card leaves the player's cards, in the odds of a rest (A)."""
