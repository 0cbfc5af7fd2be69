"""The options of a score sheet."""

from typing import Annotated, Final, Literal

from pydantic import Field

from companion.rules.kernel import OptionGroup, TableOptions
from companion.rules.tally.data import MOST_ROWS, MOST_TARGET

SHEET: Final = OptionGroup("sheet")


class Options(TableOptions):
    """The options of a table."""

    target: Annotated[int, Field(ge=0, le=MOST_TARGET), SHEET] = 0
    """The total at which the app offers to end the game; 0 for no target."""

    tie_row: Annotated[int, Field(ge=0, le=MOST_ROWS), SHEET] = 0
    """The number, from 1, of the named row that breaks ties; if 0, tied players share the victory."""

    first: Annotated[Literal["none", "deals", "begins"], SHEET] = "none"
    """Whether the app names a player each round, in turn, and whether that player deals or begins."""
