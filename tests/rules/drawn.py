"""Commands of any game, drawn from what their fields say: types, bounds, and what the state holds.

No command and no field is listed here: whatever a game adds to its commands is drawn as well.
"""

from collections.abc import Iterator, Sequence
from random import Random
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from companion.rules.kernel import Command, Game

WORDS: Final = ("7", "12", "Kantyna", "Gniazdo", "Ola", "Jan", "Ewa", "Adam", "Iga", "\u202e7", "x" * 41)
"""What people type; some of it cannot be shown."""

SMALL: Final = 4
"""The number up to which most numbers at a table lie."""

FAR: Final = 99
"""The end of a number that its field does not bound."""

MOST: Final = 5
"""The number of people at the largest table."""

TRIES: Final = 30


class Drawer:
    """Draws commands of a game at random.

    Args:
        game: Its commands are drawn.
        chance: The source of chance.
    """

    def __init__(self, game: Game[Any], chance: Random) -> None:
        self.game = game
        self.chance = chance
        self._state: Any = None
        self._numbers: Sequence[int] = ()
        self._texts: Sequence[str] = ()
        self._seats = 0

    def command(self, state: Any, kind: type[Command]) -> Command | None:
        """Return a command of this kind; None where no drawn fields fit each other."""
        self._look_at(state)
        return self._model(kind)

    def _look_at(self, state: Any) -> None:
        """Take numbers and texts, ids and rooms among them, from the state."""
        if state is self._state:
            return
        found = list(_leaves(state))
        self._state = state
        self._numbers = sorted({each for each in found if isinstance(each, int) and abs(each) <= FAR})
        self._texts = sorted({each for each in found if isinstance(each, str)})
        self._seats = len(state.players)

    def _model(self, kind: type[Any]) -> Any:
        for _ in range(TRIES):
            fields = {
                name: self._value(field.annotation, field.metadata)
                for name, field in kind.model_fields.items()
                if field.is_required() or self.chance.random() < 0.5
            }
            try:
                return kind.model_validate(fields)
            except ValidationError:
                pass
        return None

    def _value(self, annotation: Any, bounds: Sequence[Any] = ()) -> Any:
        origin, inner = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            return self._value(inner[0], [*bounds, *_told(inner[1:])])
        if origin in (Union, UnionType):
            return self._value(self.chance.choice(inner), bounds)
        if origin is Literal:
            return self.chance.choice(inner)
        if annotation is type(None):
            return None
        if annotation is bool:
            return self.chance.random() < 0.5
        if annotation is int:
            return self._number(bounds)
        if annotation is str:
            return self._text()
        if origin is tuple and inner[-1] is ...:
            return self._several(inner[0])
        if origin is tuple:
            return tuple(map(self._value, inner))
        if isinstance(annotation, type) and issubclass(annotation, BaseModel):
            return self._model(annotation)
        if isinstance(annotation, type) and issubclass(annotation, tuple):  # a NamedTuple
            hints = get_type_hints(annotation, include_extras=True)
            return annotation(*map(self._value, hints.values()))
        raise AssertionError(f"a field of a kind that nobody draws: {annotation!r}")

    def _several(self, annotation: Any) -> tuple[Any, ...]:
        """Return a few values, often one for each seat; models that have mostly nothing in common."""
        length = self.chance.choice((0, 1, 1, 2, 3, *2 * (self._seats or MOST,), self.chance.randint(0, MOST)))
        values: list[Any] = []
        for _ in range(length):
            values.append(self._value(annotation))
            for _ in range(TRIES):
                if not any(_alike(values[-1], other) for other in values[:-1]):
                    break
                values[-1] = self._value(annotation)
        return tuple(values)

    def _number(self, bounds: Sequence[Any]) -> int:
        least = max([_end(each, "ge", "gt", 1) for each in bounds], default=-1)
        most = min([_end(each, "le", "lt", -1) for each in bounds], default=FAR)
        wish = self.chance.random()
        if wish < 0.5 and least <= SMALL and most >= -SMALL:
            return self.chance.randint(max(least, -SMALL), min(most, SMALL))
        known = [each for each in self._numbers if least <= each <= most]
        if wish < 0.95 and known:
            return self.chance.choice(known)
        return self.chance.randint(max(least, -FAR), min(most, FAR))

    def _text(self) -> str:
        wish = self.chance.random()
        if wish < 0.1:
            return ""
        return self.chance.choice(self._texts if wish < 0.6 and self._texts else WORDS)


def _alike(one: Any, other: Any) -> bool:
    """Return whether two models share the value of a field that must be given."""
    if not isinstance(one, BaseModel):
        return False
    asked = (name for name, field in type(one).model_fields.items() if field.is_required())
    return any(getattr(one, name) == getattr(other, name, None) for name in asked)


def _leaves(value: Any) -> Iterator[Any]:
    """Yield every number and text of a state, however deep."""
    if isinstance(value, BaseModel):
        for each in value.__dict__.values():
            yield from _leaves(each)
    elif isinstance(value, tuple):
        for each in value:
            yield from _leaves(each)
    elif isinstance(value, int | str) and not isinstance(value, bool):
        yield value


def _told(metadata: Sequence[Any]) -> Iterator[Any]:
    for each in metadata:
        yield from each.metadata if isinstance(each, FieldInfo) else (each,)


def _end(bound: Any, within: str, beyond: str, step: int) -> int:
    """Return the end that a bound sets, or one that is as good as none."""
    if (end := getattr(bound, within, None)) is not None:
        return int(end)
    if (end := getattr(bound, beyond, None)) is not None:
        return int(end) + step
    return -FAR if step > 0 else 9 * FAR
