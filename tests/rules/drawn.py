"""Commands of any game, drawn from their fields: types, bounds, and values of the state.

No command and no field is listed here: new commands of a game are drawn as well.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
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
"""Texts that people type; some cannot be displayed."""

SMALL: Final = 4
"""Largest of the small numbers, which are drawn most often."""

LONGEST: Final = 6
"""Maximum number of values in a field that takes several."""

FAR: Final = 99
"""The bound of a number whose field sets none."""

MOST: Final = 5
"""The number of people at the largest table."""

FILLED: Final = 0.35
"""Probability that a field with a default is given."""

TRIES: Final = 30

ATTEMPTS: Final = 600
"""Number of draws after which a state counts as accepting no command."""

OFFERED: Final = 0.4
"""Share of commands taken from the next step, if it offers one."""

AIMLESS: Final = 0.1
"""Share of commands drawn without a goal; they fill the table."""

FULL: Final = range(25, 95)
"""Positions in a game's sequence of commands at which commands serve to fill the table."""

KNOWN: Final = 0.3
"""Probability of repeating an accepted command with one or two fields changed."""

BEGUN: Final = 0.8
"""Probability that a game starts with the players of an earlier one."""

FILLING: Final = 8
"""Number of accepted commands to choose from; the one that leaves most on the table is submitted."""

SATED: Final = 1 / 10
"""Weight of command kinds that do not advance the game, relative to those that do."""

RARE: Final = 40
"""Number of acceptances from which a kind is no longer rare."""

DRAWS: Final = 4
"""Number of draws of each rare kind in a state."""

PLANNED: Final = 50
"""Number of commands after which the worth of places is computed again."""

AHEAD: Final = 12
"""Number of commands that the worth of a place looks ahead."""

FURTHER: Final = 0.8
"""Discount of worth per command on the way."""

REMEMBERED: Final = 12
"""Number of accepted commands remembered for each kind."""

NAMED: Final = 0.6
"""Probability that a field takes the state's value of the same name."""

SELDOM: Final = 0.93
"""Probability of discarding a command that would end the game, or change its detail."""


NEAR: Final = 0.4
"""Probability that a field takes the next step's value of the same name."""

NOTHING: Final[Mapping[str, Any]] = {}

Draw: TypeAlias = "Callable[[Drawer], Any]"
Place: TypeAlias = tuple[str, ...]
"""The level of detail, the phase, the next step, and the open parts, such as a fight."""


def level_of(state: Any) -> str:
    """Return the state's level of detail; an empty string in a game without levels."""
    return getattr(state, "detail", "")


MOST_BEGUN: Final = 200_000
"""Number of draws after which starting a game counts as impossible."""


@dataclass
class Learnt:
    """Statistics of one kind of command at a place."""

    drawn: int = 0
    accepted: int = 0
    led_to: Counter[Place] = field(default_factory=Counter[Place])
    """The places after accepted commands."""

    @property
    def chance(self) -> float:
        """The share of drawn commands that are accepted."""
        return (self.accepted + 1) / (self.drawn + 2)


class Drawer:
    """Draws commands of a game at random.

    Args:
        game: The game whose commands are drawn.
        chance: The random number generator.
    """

    def __init__(self, game: Game[Any], chance: Random) -> None:
        self.game = game
        self.chance = chance
        self._state: Any = None
        self._numbers: Sequence[int] = ()
        self._texts: Sequence[str] = ()
        self._named: Mapping[str, Sequence[int | str]] = {}
        self._seats = 0
        self._near: Mapping[str, Any] = NOTHING
        self._name = ""
        self._accepted: dict[type[Command], list[Command]] = defaultdict(list)

    def command(self, state: Any, kind: type[Command], near: Mapping[str, Any] = NOTHING) -> Command | None:
        """Return a command of this kind; None if no drawn fields fit each other.

        Args:
            near: Values of the next step, which fields of the same names often take.
        """
        self._look_at(state)
        self._near = near
        if self._accepted[kind] and self.chance.random() < KNOWN:
            return self._another(kind)
        return self.model(kind)

    def beginning(self, empty: Any, kind: type[Command], people: int, fixed: Mapping[str, Any]) -> Any:
        """Draw a command that begins a game of this many people with these fields; None if that fails."""
        self._look_at(empty)
        self._near, self._seats = NOTHING, people
        known: list[Any] = self._accepted[kind]
        before = [each for each in known if len(each.players) == people]
        if before and self.chance.random() < BEGUN:
            fixed = {"players": self.chance.choice(before).players, **fixed}
        command: Any = self.model(kind, fixed)
        return command if command is not None and len(command.players) == people else None

    def learn(self, command: Command) -> None:
        """Remember a command that was accepted."""
        known = self._accepted[type(command)]
        known.append(command)
        if len(known) > REMEMBERED:
            del known[self.chance.randrange(len(known))]

    def _another(self, kind: type[Command]) -> Command | None:
        """Return a previously accepted command with one or two fields changed."""
        before = self.chance.choice(self._accepted[kind])
        some = self.chance.sample(_fields(kind), min(len(_fields(kind)), self.chance.choice((1, 1, 2))))
        try:
            return kind.model_validate(
                {**before.__dict__, **{name: self._field(name, draw) for name, _, draw in some}}
            )
        except ValidationError:
            return None

    def _look_at(self, state: Any) -> None:
        """Collect numbers and texts, including ids and rooms, from the state."""
        if state is self._state:
            return
        found = list(_leaves(state, ""))
        self._state = state
        self._numbers = sorted({each for _, each in found if isinstance(each, int) and abs(each) <= FAR})
        self._texts = sorted({each for _, each in found if isinstance(each, str)})
        named: dict[str, set[int | str]] = defaultdict(set)
        for name, each in found:
            named[name].add(each)
        self._named = {name: sorted(values, key=str) for name, values in named.items()}
        self._seats = len(state.players)

    def model(self, kind: type[Any], fixed: Mapping[str, Any] = NOTHING) -> Any:
        asked = [each for each in _fields(kind) if each[0] not in fixed]
        for _ in range(TRIES):
            fields = dict(fixed)
            for name, required, draw in asked:
                if required or self.chance.random() < FILLED:
                    fields[name] = self._field(name, draw)
            try:
                return kind.model_validate(fields)
            except ValidationError:
                pass
        return None

    def _field(self, name: str, draw: Draw) -> Any:
        if name in self._near and self.chance.random() < NEAR:
            return self._near[name]
        outer, self._name = self._name, name
        try:
            return draw(self)
        finally:
            self._name = outer

    def _held(self, kind: type[int] | type[str]) -> Sequence[Any]:
        """Return the numbers or texts that the state holds under the name of the field being drawn."""
        held = self._named.get(self._name) or self._named.get(self._name.rpartition("_")[2]) or ()
        return [each for each in held if isinstance(each, kind)]

    def changed(self, kind: type[Any]) -> Any:
        """Return a value of this kind from the state with one or two fields changed; None if it has none."""
        now = next((each for each in self._state.__dict__.values() if each.__class__ is kind), None)
        if now is None or self.chance.random() < 0.2:
            return None
        some = self.chance.sample(_fields(kind), min(len(_fields(kind)), self.chance.choice((1, 1, 2))))
        try:
            return kind.model_validate(
                {**now.__dict__, **{name: self._field(name, draw) for name, _, draw in some}}
            )
        except ValidationError:
            return None

    def several(self, draw: Draw) -> tuple[Any, ...]:
        """Return a few values, often one per seat; models among them mostly differ in all required fields."""
        length = self.chance.choice((0, 1, 2, 3, *4 * (self._seats or MOST,), self.chance.randint(0, MOST)))
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
        if self.chance.random() < NAMED and (
            held := [each for each in self._held(int) if least <= each <= most]
        ):
            return self.chance.choice(held)
        wish = self.chance.random()
        if wish < 0.5 and least <= SMALL and most >= -SMALL:
            low = -SMALL if least > -FAR else -1  # unbounded numbers are seldom negative
            return self.chance.randint(max(least, low), min(most, SMALL))
        known = [each for each in self._numbers if least <= each <= most]
        if wish < 0.95 and known:
            return self.chance.choice(known)
        return self.chance.randint(max(least, -FAR), min(most, FAR))

    def text(self) -> str:
        """Return a text that a person could type, often one that the state already holds."""
        if self.chance.random() < NAMED and (held := self._held(str)):
            return self.chance.choice(held)
        wish = self.chance.random()
        if wish < 0.1:
            return ""
        return self.chance.choice(self._texts if wish < 0.6 and self._texts else WORDS)


def _alike(one: Any, other: Any) -> bool:
    """Return whether two models share the value of a required field."""
    if not isinstance(one, BaseModel):
        return False
    asked = (name for name, field in type(one).model_fields.items() if field.is_required())
    return any(getattr(one, name) == getattr(other, name, None) for name in asked)


@cache
def _fields(kind: type[BaseModel]) -> tuple[tuple[str, bool, Draw], ...]:
    """Return the name of every field, whether it is required, and a function that draws it."""
    return tuple(
        (name, field.is_required(), _drawn(field.annotation, field.metadata))
        for name, field in kind.model_fields.items()
    )


def _drawn(annotation: Any, bounds: Sequence[Any] = ()) -> Draw:
    """Return a function that draws a value of a type within its bounds."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _drawn(inner[0], [*bounds, *_told(inner[1:])])
    if origin in (Union, UnionType):
        draws = [_drawn(each, bounds) for each in sorted(inner, key=lambda each: each is type(None))]
        draws = [*3 * draws[:-1], draws[-1]]  # None is the last
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


def _leaves(value: Any, name: str) -> Iterator[tuple[str, int | str]]:
    """Yield every number and text of a state, however deep, with the name of its field.

    The `id` of an element of `areas` is also yielded as `area`.
    """
    if isinstance(value, BaseModel):
        for inner, each in value.__dict__.items():
            yield from _leaves(each, inner)
        if "id" in value.__dict__:
            yield name.removesuffix("s"), value.__dict__["id"]
    elif isinstance(value, tuple):
        for each in cast("Any", value):
            yield from _leaves(each, name)
    elif isinstance(value, int | str) and not isinstance(value, bool):
        yield name, value


def _told(metadata: Sequence[Any]) -> Iterator[Any]:
    for each in metadata:
        yield from each.metadata if isinstance(each, FieldInfo) else (each,)


def _end(bound: Any, within: str, beyond: str, step: int) -> int:
    """Return the limit that a bound sets, or one too large to matter."""
    if (end := getattr(bound, within, None)) is not None:
        return int(end)
    if (end := getattr(bound, beyond, None)) is not None:
        return int(end) + step
    return -FAR if step > 0 else 9 * FAR


class RandomPlayer:
    """A random player for any game, who learns which commands a table accepts.

    In every state, kinds that were seldom accepted so far are tried first. If none is accepted, a command is
    drawn that leads to places where they were, according to the statistics of each kind at each place. Each
    game fills its table for a while: of several accepted commands, it submits the one whose state holds most.

    Args:
        game: The game that is played.
        seed: The random seed.
    """

    def __init__(self, game: Game[Any], seed: object) -> None:
        self.game = game
        self.chance = Random(str(seed))
        self.drawer = Drawer(game, self.chance)
        self.kinds = tuple(kind for kind in game.commands.values() if not kind.begins)
        self.accepted: Counter[tuple[str, str]] = Counter()
        """Number of acceptances of each kind of command by level of detail."""

        self.refused: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        """The codes with which a kind was refused in each level of detail."""

        self._learnt: dict[Place, dict[str, Learnt]] = defaultdict(lambda: defaultdict(Learnt))
        self._worth: Mapping[Place, float] = {}
        self._count = 0
        self._detail = ""
        self._given = 0
        self._games = 0
        self._next_step = next_step_of(game)

    def roll(self, faces: int) -> int:
        return self.chance.randint(1, faces)

    def start(self, players: int, detail: str, options: Any = None) -> Command:
        """Return a command that begins a game of this many people, with these options or random ones."""
        (kind,) = (each for each in self.game.commands.values() if each.begins)
        if not hasattr(self.game.empty, "detail"):
            detail = ""  # The game has no levels.
        self._detail = detail
        self._given = 0
        self._games += 1
        fixed = ({"detail": detail} if detail else {}) | ({} if options is None else {"options": options})
        for _ in range(MOST_BEGUN):
            command = self.drawer.beginning(self.game.empty, kind, players, fixed)
            if command is None:
                continue
            command = self.game.throw(self.game.empty, command, self.roll)
            if not isinstance(self.game.decide(self.game.empty, command), Rejection):
                self.accepted[kind.kind, detail] += 1
                self.drawer.learn(command)
                return command
        raise AssertionError(f"no game of {self.game.key} begins with {fixed}")

    def next(self, state: Any) -> Command | None:
        """Return a command that is accepted in `state`; None if none was found."""
        step = self._next_step(state)
        near = {name: value for name, value in step._asdict().items() if value is not None}
        here = place(state, step[0])
        offered = near.pop("command", None)
        if self._count % PLANNED == 0:
            self._plan()
        self._count += 1
        wish = self.chance.random()
        if offered is not None and wish < OFFERED:
            offered = self.game.throw(state, offered, self.roll)
            if (after := self._fits(state, offered)) is not None:
                return self._taken(state, offered, after)
        self._given += 1
        if self._given in FULL:
            return self._any(state, here, near, aimless=True)
        return self._rare(state, here, near) or self._any(state, here, near, aimless=wish > 1 - AIMLESS)

    def _rare(self, state: Any, here: Place, near: Mapping[str, Any]) -> Command | None:
        """Return an accepted command of a rare kind, trying the rarest first."""
        rare = [kind for kind in self.kinds if self.accepted[kind.kind, here[0]] < RARE]
        self.chance.shuffle(rare)
        for kind in sorted(rare, key=lambda kind: self.accepted[kind.kind, here[0]]):
            for _ in range(DRAWS):
                if (found := self._drawn(state, here, kind, near)) is not None:
                    return self._taken(state, *found)
        return None

    def _any(self, state: Any, here: Place, near: Mapping[str, Any], *, aimless: bool) -> Command | None:
        """Return a command that leads to rare ones; an aimless one leaves much on the table."""
        found: list[tuple[int, Command, Any]] = []
        likely: Sequence[float] = ()
        for attempt in range(ATTEMPTS):
            if attempt % PLANNED == 0:
                likely = self._likely(here, aimless)
            (kind,) = self.chance.choices(self.kinds, likely)
            if (drawn := self._drawn(state, here, kind, near)) is not None:
                command, after = drawn
                found.append((self._size(after) if aimless else 0, command, after))
                if len(found) == (FILLING if aimless else 1):
                    break
        if not found:
            return None
        _, command, after = max(found, key=lambda each: each[0])
        return self._taken(state, command, after)

    def _size(self, state: Any) -> int:
        """Return the size of a state; in every second game, unknown values count against it."""
        text = state.model_dump_json()
        return text.count(":") - (text.count("null") if self._games % 2 else 0)

    def _drawn(
        self, state: Any, here: Place, kind: type[Command], near: Mapping[str, Any]
    ) -> tuple[Command, Any] | None:
        """Draw a command of a kind; return it with the state after it, or None if it is of no use."""
        command = self.drawer.command(state, kind, near)
        if command is None:
            return None
        command = self.game.throw(state, command, self.roll)
        learnt = self._learnt[here][kind.kind]
        learnt.drawn += 1
        after = self._fits(state, command)
        if after is None or (after == state and self.accepted[kind.kind, level_of(state)] >= RARE):
            return None
        learnt.accepted += 1
        return command, after

    def _likely(self, here: Place, aimless: bool) -> Sequence[float]:
        """Return the weight with which to draw each kind at a place."""
        learnt = [self._learnt[here][kind.kind] for kind in self.kinds]
        often = [self.accepted[kind.kind, here[0]] for kind in self.kinds]
        fair = [each.chance / (1 + number) ** 0.5 for each, number in zip(learnt, often, strict=True)]
        if aimless:
            return fair
        gains = [self._gain(here, each) for each in learnt]
        most = max(gains) or 1.0
        parts = zip(learnt, gains, fair, strict=True)
        return [each.chance * gain / most + SATED * share for each, gain, share in parts]

    def _wanted(self, kind: str, here: Place) -> float:
        return 1 / (1 + self.accepted[kind, here[0]]) ** 2

    def _gain(self, here: Place, learnt: Learnt) -> float:
        """Return the average gain in worth from a place to those that a kind of command leads to."""
        if not learnt.led_to:
            return 0.0
        worth = self._worth.get(here, 1.0)
        more = (max(0.0, self._worth.get(there, 1.0) - worth) * n for there, n in learnt.led_to.items())
        return sum(more) / learnt.led_to.total()

    def _plan(self) -> None:
        """Compute the worth of each place from the rare commands accepted there, or reachable from there."""
        own = {
            here: max((self._wanted(kind, here) * each.chance for kind, each in learnt.items()), default=1.0)
            for here, learnt in self._learnt.items()
        }
        self._worth = own
        for _ in range(AHEAD):
            self._worth = {here: self._ahead(here, own[here]) for here in own}

    def _ahead(self, here: Place, own: float) -> float:
        """Return the worth of a place: its own, or that of the places ahead if they are worth more."""
        gains = (self._gain(here, each) for each in self._learnt[here].values())
        return max(own, FURTHER * (self._worth[here] + max(gains, default=0.0)))

    def _taken(self, state: Any, command: Command, after: Any) -> Command:
        """Count a command that is about to be given, and learn from it."""
        self.accepted[command.kind, level_of(state)] += 1
        self.drawer.learn(command)
        if self.game.outcome(after) is None:
            here, there = (place(each, self._next_step(each)[0]) for each in (state, after))
            self._learnt[here][command.kind].led_to[there] += 1
        return command

    def _fits(self, state: Any, command: Command) -> Any:
        """Return the state after a command; None if refused, or discarded for ending too much too early."""
        answer = self.game.decide(state, command)
        if isinstance(answer, Rejection):
            self.refused[command.kind, level_of(state)][answer.code] += 1
            return None
        after = self.game.fold(answer, state)
        over = self.game.outcome(after) is not None and self.game.outcome(state) is None
        rare = over or (level_of(after) != level_of(state) == self._detail)
        return None if rare and self.chance.random() < SELDOM else after


def place(state: Any, step: str) -> Place:
    """Return the place of a state; states at the same place accept the same kinds of commands."""
    return level_of(state), state.phase, step, *_under_way(state, state.__class__, "")


def _under_way(value: Any, kind: type[BaseModel], path: str) -> Iterator[str]:
    """Yield the names of optional parts that are present in a state: a fight, its dice, its result."""
    for name, asked in kind.model_fields.items():
        each = getattr(value, name)
        if isinstance(each, BaseModel):
            if path or asked.default is None:
                yield from _under_way(each, each.__class__, f"{path}{name}.")
        elif path and (each is not None if asked.default is None else each is True or _holds(each)):
            yield f"{path}{name}"


def _holds(value: Any) -> bool:
    """Return whether a text or a collection is not empty."""
    return bool(value) and not isinstance(value, int)


def next_step_of(game: Game[Any]) -> Callable[[Any], Any]:
    """Return the function of a game's rules that names the next thing to do."""
    found: Callable[[Any], Any] = import_module(f"companion.rules.{game.key}.next_step").next_step
    return found


def valued(drawer: Drawer, kind: type[BaseModel], name: str) -> Any:
    """Return a drawn value of one field."""
    return next(draw(drawer) for each, _, draw in _fields(kind) if each == name)
