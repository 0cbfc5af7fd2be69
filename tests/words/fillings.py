"""Values for the variables of sentences that together show every variant."""

from companion.words.words import Param
from tests.words.catalogue import Catalogue, Selection

COUNTS: tuple[Param, ...] = (0, 1, 2, 5, 12, 22, 1.5, -3)
"""Numbers that together reach every plural category of every language."""


def fillings(known: Catalogue, key: str) -> list[dict[str, Param]]:
    """Return values for a sentence's variables that together show every variant of it."""
    choices = {variable: _values(known, key, variable) for variable in known.variables(key)}
    longest = max((len(values) for values in choices.values()), default=1)
    return [
        {variable: values[(turn + shift) % len(values)] for variable, values in choices.items()}
        for shift in (0, 1)
        for turn in range(longest)
    ]


def _values(known: Catalogue, key: str, variable: str) -> tuple[Param, ...]:
    own: list[Selection] = [s for s in known.selections(key) if s.variable == variable]
    if variable in known.numbers(key) or any(selection.by_number for selection in own):
        return COUNTS
    named = sorted({name for selection in own for name in selection.variants})
    # `none` stands for a missing value, which the sentence must never print; other kinds of none are texts.
    values = tuple(None if name == "none" else name for name in named)
    return (*values, "something else") if named else ("Łucja", 7, True)
