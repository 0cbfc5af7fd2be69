"""The bounds of a score sheet."""

from typing import Annotated, Final

from pydantic import Field

PLAYERS: Final = range(2, 9)
"""The allowed numbers of players."""

MOST_POINTS: Final = 9_999
"""Maximum absolute value of a number in a cell: four digits."""

MOST_TARGET: Final = 99_999
"""Upper bound for the target total."""

MOST_ROUNDS: Final = 99
MOST_ROWS: Final = 20
"""Maximum number of named rows."""

Points = Annotated[int, Field(ge=-MOST_POINTS, le=MOST_POINTS)]
Line = Annotated[int, Field(ge=0, lt=MOST_ROUNDS)]
"""The index of a line of the sheet: a round, or a named row."""
