"""Commands of any game, drawn from what their fields say: types, bounds, and what the state holds.

No command and no field is listed here: whatever a game adds to its commands is drawn as well.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from random import Random
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from companion.rules.kernel import Command, Game, Rejection

WORDS: Final = ("7", "12", "Kantyna", "Gniazdo", "Ola", "Jan", "Ewa", "Adam", "Iga", "\u202e7", "x" * 41)
"""What people type; some of it cannot be shown."""

SMALL: Final = 4
"""The number up to which most numbers at a table lie."""

LONGEST: Final = 6
"""The most values that a field of several is given."""

FAR: Final = 99
"""The end of a number that its field does not bound."""

MOST: Final = 5
"""The number of people at the largest table."""

FILLED: Final = 0.35
"""How often a field that has a default is given."""

TRIES: Final = 30

ATTEMPTS: Final = 900
"""Drawn commands after which nothing is found that a state accepts."""

STEERED: Final = 0.4
"""The share of commands that carry the game on."""

SELDOM: Final = 0.98
"""The share of commands not given that would end the game, or change its detail."""


NEAR: Final = 0.4
"""How often a field has the value of the next step that has its name."""

NOTHING: Final[Mapping[str, Any]] = {}

Draw: TypeAlias = "Callable[[Drawer], Any]"


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
        self._near: Mapping[str, Any] = NOTHING

    def command(self, state: Any, kind: type[Command], near: Mapping[str, Any] = NOTHING) -> Command | None:
        """Return a command of this kind; None where no drawn fields fit each other.

        Args:
            near: Values that fields of these names often have: those of the next step.
        """
        self._look_at(state)
        self._near = near
        return self.model(kind)

    def _look_at(self, state: Any) -> None:
        """Take numbers and texts, ids and rooms among them, from the state."""
        if state is self._state:
            return
        found = list(_leaves(state))
        self._state = state
        self._numbers = sorted({each for each in found if isinstance(each, int) and abs(each) <= FAR})
        self._texts = sorted({each for each in found if isinstance(each, str)})
        self._seats = len(state.players)

    def model(self, kind: type[Any]) -> Any:
        asked = _fields(kind)
        for _ in range(TRIES):
            fields: dict[str, Any] = {}
            for name, required, draw in asked:
                if name in self._near and self.chance.random() < NEAR:
                    fields[name] = self._near[name]
                elif required or self.chance.random() < FILLED:
                    fields[name] = draw(self)
            try:
                return kind.model_validate(fields)
            except ValidationError:
                pass
        return None

    def changed(self, kind: type[Any]) -> Any:
        """Return what the state holds of this kind with one or two fields changed; None where it has none."""
        now = next((each for each in self._state.__dict__.values() if each.__class__ is kind), None)
        if now is None or self.chance.random() < 0.2:
            return None
        some = self.chance.sample(_fields(kind), min(len(_fields(kind)), self.chance.choice((1, 1, 2))))
        try:
            return kind.model_validate({**now.__dict__, **{name: draw(self) for name, _, draw in some}})
        except ValidationError:
            return None

    def several(self, draw: Draw) -> tuple[Any, ...]:
        """Return a few values, often one for each seat; models that have mostly nothing in common."""
        length = self.chance.choice(
            (0, 1, 1, 2, 3, *2 * (self._seats or MOST,), self.chance.randint(0, MOST))
        )
        values: list[Any] = []
        for _ in range(length):
            values.append(draw(self))
            for _ in range(TRIES):
                if not any(_alike(values[-1], other) for other in values[:-1]):
                    break
                values[-1] = draw(self)
        return tuple(values)

    def number(self, least: int, most: int) -> int:
        """Return a number between these two, mostly a small one or one that the state holds."""
        wish = self.chance.random()
        if wish < 0.5 and least <= SMALL and most >= -SMALL:
            low = -SMALL if least > -FAR else -1  # what has no bound is seldom below zero
            return self.chance.randint(max(least, low), min(most, SMALL))
        known = [each for each in self._numbers if least <= each <= most]
        if wish < 0.95 and known:
            return self.chance.choice(known)
        return self.chance.randint(max(least, -FAR), min(most, FAR))

    def text(self) -> str:
        """Return what somebody could type, often what the state holds already."""
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


@cache
def _fields(kind: type[BaseModel]) -> tuple[tuple[str, bool, Draw], ...]:
    """Return name and drawing of every field, and whether it must be given."""
    return tuple(
        (name, field.is_required(), _drawn(field.annotation, field.metadata))
        for name, field in kind.model_fields.items()
    )


def _drawn(annotation: Any, bounds: Sequence[Any] = ()) -> Draw:
    """Return what draws a value of a type within its bounds."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _drawn(inner[0], [*bounds, *_told(inner[1:])])
    if origin in (Union, UnionType):
        draws = [_drawn(each, bounds) for each in sorted(inner, key=lambda each: each is type(None))]
        draws = [*3 * draws[:-1], draws[-1]]  # nothing is the last
        return lambda drawer: drawer.chance.choice(draws)(drawer)
    if origin is Literal:
        return lambda drawer: drawer.chance.choice(inner)
    if annotation is type(None):
        return lambda drawer: None
    if annotation is bool:
        return lambda drawer: drawer.chance.random() < 0.5
    if annotation is int:
        least = max((_end(each, "ge", "gt", 1) for each in bounds), default=-FAR)
        most = min((_end(each, "le", "lt", -1) for each in bounds), default=FAR)
        return lambda drawer: drawer.number(least, most)
    if annotation is str:
        return Drawer.text
    if origin is tuple and inner[-1] is ...:
        draw = _drawn(inner[0])
        return lambda drawer: drawer.several(draw)
    if origin is tuple:
        parts = list(map(_drawn, inner))
        return lambda drawer: tuple(draw(drawer) for draw in parts)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return lambda drawer: drawer.changed(annotation) or drawer.model(annotation)
    named = cast("Any", annotation)
    if hasattr(named, "_fields"):  # a NamedTuple
        parts = list(map(_drawn, get_type_hints(named, include_extras=True).values()))
        return lambda drawer: named(*(draw(drawer) for draw in parts))
    raise AssertionError(f"a field of a kind that nobody draws: {annotation!r}")


def _leaves(value: Any) -> Iterator[Any]:
    """Yield every number and text of a state, however deep."""
    if isinstance(value, BaseModel):
        for each in value.__dict__.values():
            yield from _leaves(each)
    elif isinstance(value, tuple):
        for each in cast("Any", value):
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


class RandomPlayer:
    """People at a table who ask for what is drawn, and often enough for what carries the game on.

    Kinds of commands that were rarely accepted so far are drawn more often.

    Args:
        game: Its rules.
        seed: Of chance.
    """

    def __init__(self, game: Game[Any], seed: object) -> None:
        self.game = game
        self.chance = Random(str(seed))
        self.drawer = Drawer(game, self.chance)
        self.kinds = tuple(kind for kind in game.commands.values() if not kind.begins)
        self.accepted: Counter[tuple[str, str]] = Counter()
        """How often a kind of command was accepted in each level of detail."""

        self.refused: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        """The codes with which a kind was refused in each level of detail."""

        self._steps: Counter[str] = Counter()
        self._next_step = next_step_of(game)
        self._play_on = player_of(game)

    def roll(self, faces: int) -> int:
        return self.chance.randint(1, faces)

    def start(self, players: int, detail: str, options: Any = None) -> Command:
        """Return a command that begins a game of this many people, by these options or any."""
        (kind,) = (each for each in self.game.commands.values() if each.begins)
        while True:
            command: Any = self.drawer.command(self.game.empty, kind)
            if command is None or (len(command.players), command.detail) != (players, detail):
                continue
            if options is not None:
                command = command.replace(options=options)
            command = self.game.throw(self.game.empty, command, self.roll)
            if not isinstance(self.game.decide(self.game.empty, command), Rejection):
                self.accepted[kind.kind, detail] += 1
                return command

    def next(self, state: Any) -> Command | None:
        """Return a command that is accepted in `state`; None where none was found."""
        step = self._next_step(state)
        near = {name: value for name, value in step._asdict().items() if value is not None}
        offered = near.pop("command", None)
        if self.chance.random() < STEERED:
            if offered is None or self.chance.random() < 0.5:
                offered = self._play_on(state, self.chance.choice)
            offered = self.game.throw(state, offered, self.roll)
            if self._fits(state, offered) is not None:
                return self._taken(state, offered)
        detail = state.detail
        hungry = [1 / (1 + self.accepted[kind.kind, detail]) for kind in self.kinds]
        found: list[tuple[int, Command]] = []
        for attempt in range(ATTEMPTS):
            kinds = self.chance.choices(self.kinds, hungry if attempt < ATTEMPTS // 3 else None)
            command = self.drawer.command(state, kinds[0], near)
            if command is None:
                continue
            command = self.game.throw(state, command, self.roll)
            if (after := self._fits(state, command)) is not None:
                found.append((self._steps[self._next_step(after)[0]], command))
                if len(found) == 2:
                    break
        if not found:
            return None
        return self._taken(state, min(found, key=lambda each: each[0])[1])

    def _taken(self, state: Any, command: Command) -> Command:
        """Count a command that is about to be given."""
        self._steps[self._next_step(state)[0]] += 1
        self.accepted[command.kind, state.detail] += 1
        return command

    def _fits(self, state: Any, command: Command) -> Any:
        """Return the state after a command; None where it is refused, or would end too much too early."""
        answer = self.game.decide(state, command)
        if isinstance(answer, Rejection):
            self.refused[command.kind, state.detail][answer.code] += 1
            return None
        after = self.game.fold(answer, state)
        over = self.game.outcome(after) is not None and self.game.outcome(state) is None
        rare = over or after.detail != state.detail
        return None if rare and self.chance.random() < SELDOM else after


def next_step_of(game: Game[Any]) -> Callable[[Any], Any]:
    """Return the function of a game's rules that names the next thing to do."""
    found: Callable[[Any], Any] = import_module(f"companion.rules.{game.key}.next_step").next_step
    return found


def player_of(game: Game[Any]) -> Callable[[Any, Callable[[Any], Any]], Command]:
    """Return the function that names what somebody who knows a game could ask for now."""
    folder = "" if game.key == "chromosome" else f"{game.key}."
    found: Any = import_module(f"tests.rules.{folder}player").next_command
    return found


def valued(drawer: Drawer, kind: type[BaseModel], name: str) -> Any:
    """Return a drawn value of one field."""
    return next(draw(drawer) for each, _, draw in _fields(kind) if each == name)
