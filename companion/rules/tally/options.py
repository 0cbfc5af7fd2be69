"""The options of a score sheet."""

from typing import Annotated, Final, Literal

from pydantic import Field

from companion.rules.kernel import OptionGroup, TableOptions
from companion.rules.tally.data import MOST_ROWS, MOST_TARGET

SHEET: Final = OptionGroup("sheet")


class Options(TableOptions):
    """The options of a table."""

    target: Annotated[int, Field(ge=0, le=MOST_TARGET), SHEET] = 0
    """The total at which the end of the game is offered; 0: none."""

    tie_row: Annotated[int, Field(ge=0, le=MOST_ROWS), SHEET] = 0
    """The number of the named row that breaks ties; 0: ties are shared."""

    first: Annotated[Literal["none", "deals", "begins"], SHEET] = "none"
    """What the player does whom the app names in turn at each round."""
