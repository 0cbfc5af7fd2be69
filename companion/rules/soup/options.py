"""The rule options of Primordial Soup: points that the rulebook leaves open, with defaults."""

from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field

from companion.rules.kernel import OptionGroup, TableOptions
from companion.rules.soup.data import EARLIEST_FINISH, FINISH_ZONE

ORDER: Final = OptionGroup("order")
FOOD: Final = OptionGroup("food")
FIGHTS: Final = OptionGroup("fights")
GENES: Final = OptionGroup("genes")
OZONE: Final = OptionGroup("ozone")
DIVISION: Final = OptionGroup("division")
LADDER: Final = OptionGroup("ladder")
COLOURS: Final = OptionGroup("colours")

PlayOrder = Literal["last-first", "first-first"]
"""Whether the last or the first player on the ladder acts first."""

Excess = Literal["lost", "returned"]
"""The treatment of points that a gene pays beyond the debt."""


class Options(TableOptions):
    """The options of a table, set before or during the game; the defaults are our assumptions."""

    ascending: Annotated[PlayOrder, ORDER] = "last-first"
    """The meaning of "ascending order" in phase 1 (U3, U4); "descending" is the reverse."""

    environment_order: Annotated[Literal["ascending", "descending"], ORDER] = "descending"
    """The order in which players settle debts in phase 2 (U3, U4)."""

    deaths_order: Annotated[Literal["ascending", "descending"], ORDER] = "descending"
    """The order in which players act in phase 5 (U3, U4)."""

    pace: Annotated[Literal["brisk", "step"], ORDER] = "brisk"
    """Whether steps without a choice are skipped.

    If they are, all players move, and divide, simultaneously in quick detail.
    """

    move_price: Annotated[int, Field(ge=0, le=3), FOOD] = 1
    """Biological points that an amoeba's movement by its own means costs (U)."""

    own_colour: Annotated[bool, FOOD] = False
    """Whether amoebas eat cubes of their own colour (U: never)."""

    excretion: Annotated[int, Field(ge=0, le=3), FOOD] = 2
    """The number of cubes of its own colour that an amoeba excretes after eating (U)."""

    uneven_substitution: Annotated[bool, FOOD] = False
    """Whether Substitution with four players also allows 3+1, besides 2+2 (U4)."""

    cube_supply: Annotated[bool, OptionGroup("food", kept="full")] = True
    """Whether the supply limits the cubes that are placed (U1, U4)."""

    spaces: Annotated[int, Field(ge=10, le=30), OptionGroup("food", begins=True, kept="full")] = 19
    """The number of spaces on the board, which determines the supply of cubes (U1, U7; U4: 24)."""

    following: Annotated[Literal["before", "after"], OptionGroup("fights", kept="full")] = "before"
    """Whether players decide on Holding before the leader's direction is known (rulebook), or after (U4)."""

    answers: Annotated[Literal["both", "one"], FIGHTS] = "both"
    """Whether a victim may answer one attack with both Defense and Escape, each once, in any order (FAQ)."""

    losing_attacker: Annotated[Literal["starves", "starves-in-phase-1"], FIGHTS] = "starves"
    """Whether an attacker that loses a fight starves also in phase 5 (rulebook), or only in phase 1 (U4)."""

    defence_cubes: Annotated[bool, FIGHTS] = True
    """Whether a defender that loses leaves one cube of each colour (rulebook, U11), or none (U4)."""

    duplicates: Annotated[bool, GENES] = False
    """Whether a player may hold the same gene twice (U: no)."""

    same_round: Annotated[bool, GENES] = False
    """Whether a gene bought in this round may be given up for its advanced gene (U4: no)."""

    buying_back: Annotated[bool, GENES] = False
    """Whether the basic gene may be bought again while its advanced gene is held (U4: no)."""

    substitution_copies: Annotated[Literal[1, 2], GENES] = 2
    """The number of Substitution cards with four players (rulebook: 2; U4, U8: 1)."""

    spores_own_colour: Annotated[bool, OptionGroup("genes", kept="hands")] = False
    """Whether Spores may place an amoeba on a space with another of its colour (L37 and U4: no)."""

    debt: Annotated[Literal["fixed", "recomputed"], OZONE] = "fixed"
    """Whether the debt is fixed when the card is turned, or recomputed once genes are given up (U)."""

    gene_value: Annotated[Literal["mutation", "price"], OZONE] = "mutation"
    """What a given-up gene pays: its mutation points, or its price (U); no effect if debts are recomputed."""

    excess: Annotated[Excess, OZONE] = "lost"
    """Whether a gene's excess is lost or returned as points (U); no effect if debts are recomputed."""

    cards: Annotated[Literal["eleven", "any"], OZONE] = "eleven"
    """Whether the environment cards are the eleven known ones (U5), or any may be turned."""

    first_amoeba_free: Annotated[bool, DIVISION] = True
    """Whether a new amoeba is free for a player without amoebas on the board (U4)."""

    second_anywhere: Annotated[bool, OptionGroup("division", kept="hands")] = True
    """Whether a player with only one amoeba on the board may place the second anywhere (U4)."""

    finish_zone: Annotated[int, Field(ge=EARLIEST_FINISH, le=FINISH_ZONE), LADDER] = FINISH_ZONE
    """First space of the finish zone (U4, U7); some tables end earlier (public)."""

    leapfrog: Annotated[bool, LADDER] = True
    """Whether markers leap over occupied spaces of the ladder without counting them (U3, U4)."""

    advanced_as_two: Annotated[bool, LADDER] = True
    """Whether an advanced gene counts as two cards in the scoring (U3, U4)."""

    colours: Annotated[Literal["box", "app"], COLOURS] = "box"
    """Names and inks of the players' colours: those of the box (public), or the app's own."""

    def settled(self, name: str, value: Any) -> Self:
        """Return the options with one option changed; options without effect get their defaults."""
        changed = self.replace(**{name: value})
        return changed.replace(**{each: Options.model_fields[each].default for each in changed.idle()})

    def idle(self) -> frozenset[str]:
        """Return the options without effect: `gene_value` and `excess` if debts are recomputed."""
        return frozenset({"gene_value", "excess"}) if self.debt == "recomputed" else frozenset()
