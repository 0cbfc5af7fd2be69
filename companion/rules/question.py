"""A question about odds, described once: its fields with bounds and defaults, and its figures.

A question is a frozen dataclass beside the odds that answer it. The question defines its calculator, its
command with options, help and JSON, and the page that answers it for the numbers of a table::

    @dataclass(frozen=True)
    class NoiseQuestion(Question):
        key = "noise"
        noisy: Annotated[frozenset[int], Within(1, 4)] = frozenset()
        slimed: bool = False

In the locales a field is called `odds-field-<name>`, a note on it, if any, `odds-note-<name>`, and each of
its choices `odds-<name>-<value>`. The defaults are those of the command; a page begins with `first`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, replace
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    Self,
    TypeAlias,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from companion.rules.dice import OddsError


class Within(NamedTuple):
    """The bounds of a number, or of every number in a row: `Annotated[int, Within(0, 8)]`."""

    low: int
    high: int


Kind: TypeAlias = Literal["number", "points", "flag", "choice", "several", "numbers", "own"]


class Asked(NamedTuple):
    """A field of a question.

    Attributes:
        kind: A whole number, points, yes or no, one of `choices`, several of `choices`, a row of numbers, or
            a game-specific value.
        low, high: The bounds of a number; other fields may narrow them.
        unknown: Whether the number may be unknown; its value is then None.
        needed: Whether it has no default.
    """

    name: str
    kind: Kind
    default: Any
    low: int = 0
    high: int = 0
    choices: tuple[Any, ...] = ()
    unknown: bool = False
    needed: bool = False
    nested: bool = False
    """Whether the field is a row of rows of numbers."""


class Figure(NamedTuple):
    """A figure of an answer, or one figure for each of several outcomes.

    Attributes:
        name: Its key in JSON.
        value: A chance or an amount, or several by outcome; or a text, such as names of genes.
        kind: The format of the value.
    """

    name: str
    value: Fraction | Mapping[Any, Fraction] | str
    kind: Literal["chance", "amount", "name"] = "chance"


NOTHING: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True)
class Question(ABC):
    """A question about odds."""

    key: ClassVar[str]
    """The name of its command, also used in the locales."""

    folded: ClassVar[frozenset[str]] = NOTHING
    """The names of rarely needed fields, which a page hides in a fold."""

    @classmethod
    def first(cls) -> Self:
        """Return the question with which its page begins."""
        return cls()

    @property
    @abstractmethod
    def figures(self) -> tuple[Figure, ...]:
        """The figures of the answer.

        Raises:
            OddsError: A number is out of its range.
        """

    def ends(self, name: str) -> tuple[int, int]:
        """Return the lower and the upper bound of a number, given the other fields."""
        asked = self.asked(name)
        return asked.low, asked.high

    def counts(self, name: str) -> bool:
        """Return whether a field affects the answer, given the other fields."""
        return True

    # the same for every question ----------------------------------------------------------------------

    @classmethod
    def fields(cls) -> Mapping[str, Asked]:
        """Return the fields by their names, in their order."""
        return _fields(cls)

    @classmethod
    def asked(cls, name: str) -> Asked:
        return _fields(cls)[name]

    def check(self) -> Self:
        """Return the question if its numbers are possible.

        Raises:
            OddsError: A number is out of its range.
        """
        for asked in self.fields().values():
            value = getattr(self, asked.name)
            match asked.kind:
                case "number":
                    given = () if asked.unknown and value is None else (value,)
                case "numbers":
                    given = tuple(_flat(value))
                case _:
                    given = ()
            low, high = self.ends(asked.name) if given else (0, 0)
            for number in given:
                if type(number) is not int or not low <= number <= high:
                    raise OddsError(asked.name, low, high, number)
        return self

    def number(self, path: str) -> int | None:
        """Return the number at a path: a field such as `fate`, or an item of a field such as `groups.1.0`."""
        name, *places = path.split(".")
        value = getattr(self, name)
        for place in places:
            value = value[int(place)]
        return value

    def stepped(self, path: str, by: int) -> int | None:
        """Return the number at a path after a step, kept within its bounds.

        If the number may be unknown, a step below its lower bound returns None.
        """
        now, asked = self.number(path), self.asked(path.split(".", maxsplit=1)[0])
        low, high = self.ends(asked.name)
        if now is None:
            return low if by > 0 else None
        if asked.unknown and now + by < low:
            return None
        return max(min(low, now), min(max(high, now), now + by))

    def turned(self, path: str, by: int) -> Self:
        """Return the question after a step of one number, with all others clamped to their bounds."""
        return self.given(path, self.stepped(path, by))

    def given(self, path: str, value: Any) -> Self:
        """Return the question with a field or an item changed, and all numbers clamped to their bounds."""
        name, *places = path.split(".")
        whole = _placed(getattr(self, name), [int(place) for place in places], value)
        return replace(self, **{name: whole}).fitted()

    def fitted(self) -> Self:
        """Return the question with every number clamped to the bounds that the other fields leave."""
        fitted = self
        for asked in self.fields().values():
            now = getattr(fitted, asked.name)
            if asked.kind in ("number", "numbers") and now is not None:
                fit = _within(now, *fitted.ends(asked.name))
                if fit != now:
                    fitted = replace(fitted, **{asked.name: fit})
        return fitted


def _placed(whole: Any, places: list[int], value: Any) -> Any:
    if not places:
        return value
    first, *rest = places
    return tuple(_placed(each, rest, value) if at == first else each for at, each in enumerate(whole))


def _within(value: Any, low: int, high: int) -> Any:
    if isinstance(value, tuple):
        return tuple(_within(each, low, high) for each in cast("tuple[Any, ...]", value))
    return max(low, min(high, value))


def _flat(value: Any) -> Iterator[Any]:
    """Yield the numbers of a row, or of nested rows, one after the other."""
    if not isinstance(value, tuple):
        yield value
        return
    for part in cast("tuple[Any, ...]", value):
        yield from _flat(part)


@cache
def _fields(question: type[Question]) -> Mapping[str, Asked]:
    found: dict[str, Asked] = {}
    hints = get_type_hints(question, include_extras=True)
    for field in fields(question):
        hint = hints[field.name]
        marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
        bounds = next((each for each in marks if isinstance(each, Within)), None)
        kind, unknown, choices = _kind(get_args(hint)[0] if marks else hint, bounds is not None)
        low, high = bounds or Within(0, 0)
        if kind == "several" and not choices:
            choices = tuple(range(low, high + 1))
        needed, nested = field.default is MISSING, kind == "numbers" and "tuple[tuple" in str(hint)
        found[field.name] = Asked(
            field.name, kind, field.default, low, high, choices, unknown, needed, nested
        )
    return found


def _kind(hint: Any, bounded: bool) -> tuple[Kind, bool, tuple[Any, ...]]:
    """Return the kind of a field, whether it may be unknown, and its choices."""
    origin, within = get_origin(hint), get_args(hint)
    if origin is Literal:
        return "choice", False, within
    if isinstance(hint, type) and issubclass(hint, Enum):
        return "choice", False, tuple(hint)
    if origin is frozenset:
        return "several", False, get_args(within[0])
    if hint is bool:
        return "flag", False, ()
    if not bounded:
        return "own", False, ()
    if origin is tuple:
        return "numbers", False, ()
    return ("points" if float in within else "number"), NoneType in within, ()
