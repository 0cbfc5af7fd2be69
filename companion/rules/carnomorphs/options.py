"""The rule options of Carnomorphs: every assumption about the rules, with its default."""

from typing import Annotated, Final, Literal

from pydantic import Field

from companion.rules.kernel import OptionGroup, TableOptions

BAG: Final = OptionGroup("bag")
TRACKS: Final = OptionGroup("tracks")
FEEDING: Final = OptionGroup("feeding")
INTRUDERS: Final = OptionGroup("intruders")
CHECK: Final = OptionGroup("check")


class Options(TableOptions):
    """The options of a table, set before or during the game; the defaults are our assumptions."""

    bag_counts: Annotated[bool, BAG] = True
    """Whether the numbers of tokens in the bag are shown (a preference of the table, not a rule)."""

    time_track: Annotated[int, Field(ge=1, le=30), OptionGroup("tracks", begins=True)] = 15
    """The length of the time track in rounds (base game, A)."""

    self_destruct_track: Annotated[int, Field(ge=1, le=20), TRACKS] = 6
    """Rounds from the start of self-destruction to the explosion (base game, A)."""

    self_destruct_yellow: Annotated[int, Field(ge=0, le=20), TRACKS] = 3
    """Spaces ahead of the self-destruct marker when it is on the first yellow space (base game, A)."""

    hibernation_opens: Annotated[int, Field(ge=1, le=30), TRACKS] = 8
    """Spaces ahead of the time marker when it is on the first blue space (base game, A)."""

    first_player_moves: Annotated[bool, TRACKS] = True
    """Whether the first player token goes to the next seat each round (base game, A)."""

    hand_size: Annotated[int, Field(ge=1, le=10), TRACKS] = 5
    """The hand size up to which everybody draws cards in a new round (base game, A)."""

    objectives: Annotated[Literal["own", "shared"], OptionGroup("objectives")] = "own"
    """The owners of objectives: each player, or the crew in the base game's solo and co-op modes (N7)."""

    nest_food: Annotated[Literal["egg", "corpse"], FEEDING] = "egg"
    """The food that intruders in the Nest choose first while eggs are left (read literally: an egg)."""

    nest_in_combat: Annotated[bool, FEEDING] = False
    """Whether an intruder in the Nest eats an egg even if it is in combat (unclear)."""

    carried_food: Annotated[bool, FEEDING] = True
    """Whether an object that a character carries is food under Voracious (A)."""

    reveal: Annotated[Literal["leaving", "encounter"], INTRUDERS] = "leaving"
    """The event that reveals an adaptation: a figure leaving the card (summary), or only an encounter."""

    mutant_corpse: Annotated[Literal["red", "blue"], INTRUDERS] = "red"
    """The colour of the corpse that the fourth mutation marker leaves (not stated, A)."""

    infected_check: Annotated[Literal["everybody", "holders"], CHECK] = "everybody"
    """The players who draw four cards in the last check: all (rulebook) or Mutation card holders (N2)."""

    marker_as_card: Annotated[bool, CHECK] = False
    """Whether a player without a Mutation card gets it instead of step B's first marker (literal reading)."""

    infected_leaves: Annotated[bool, CHECK] = True
    """Whether the odds of a rest assume that a scanned infected card leaves the player's cards (A)."""
