"""A seating plan: players and options. Every change returns a new plan."""

from abc import ABC
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast, runtime_checkable

from pydantic import ConfigDict

from companion.rules.kernel import Detail, Model, TableOptions


@runtime_checkable
class Person(Protocol):
    """A seated person: a frozen model that each game defines, with most fields of a player at the start."""

    @property
    def name(self) -> str:
        """The person's name; blank for a free seat."""
        ...

    @property
    def colour(self) -> int:
        """The index of the player's colour, from 0."""
        ...

    def replace(self, **changes: Any) -> Self:
        """Return a copy of the person with these changes."""
        ...


P = TypeVar("P", bound=Person)
O = TypeVar("O", bound=TableOptions)  # noqa: E741 (it stands for options)


class Seating(Model, ABC, Generic[P, O]):
    """The content of the new-game screen, which may break the rules until the game begins.

    A game derives its own class, with bounds, start command, defaults for `options`, and a class for
    newcomers.
    """

    model_config = ConfigDict(arbitrary_types_allowed=True)  # `Person` is the game's own model.

    counts: ClassVar[range]
    """The allowed numbers of players; the highest is also the number of colours."""

    begins: ClassVar[type[Model]]
    """The class of the command that begins the game; it takes setup fields that have the same names."""

    newcomers: ClassVar[type[Model]]
    """The class of the persons; all fields but name and colour have defaults."""

    typed: ClassVar[tuple[str, ...]] = ("name",)
    """The fields of a person that are typed; the rules clean them before they are remembered."""

    players: tuple[P, ...]
    options: O
    detail: Detail = "quick"
    """The level of detail, in a game with a choice of it."""

    clocks: bool = False

    def newcomer(self, name: str, colour: int) -> P:
        return cast("P", self.newcomers.model_validate({"name": name, "colour": colour}))

    def command(self) -> Model:
        """Return the command that begins this game."""
        told = self.begins.model_fields.keys() & type(self).model_fields.keys()
        return self.begins(**{field: getattr(self, field) for field in told})

    def is_empty(self, seat: int) -> bool:
        return not self.players[seat].name.strip()

    def first_nameless(self) -> int | None:
        """Return the first seat without a name."""
        return next(filter(self.is_empty, range(len(self.players))), None)

    def joined(self, name: str) -> Self:
        """Return a copy with one more person, in a free seat or in a new seat with the first free colour."""
        free = self.first_nameless()
        if name and free is not None:
            return self.changed(free, name=name)
        if len(self.players) >= self.counts[-1]:
            return self
        colour = first_free([player.colour for player in self.players])
        return self.of((*self.players, self.newcomer(name, colour)))

    def left(self, seat: int) -> Self:
        """Return a copy without the person in this seat; the seat itself stays if no seat can be spared."""
        if len(self.players) <= self.counts[0]:
            return self.changed(seat, **dict.fromkeys(self.typed, ""))
        return self.of((*self.players[:seat], *self.players[seat + 1 :]))

    def moved(self, seat: int, step: int) -> Self:
        """Return a copy with the person in this seat moved one seat earlier (-1) or later (+1)."""
        other = seat + step
        if not 0 <= other < len(self.players):
            return self
        return self.replace(players=swapped(self.players, seat, other))

    def coloured(self, seat: int, colour: int) -> Self:
        """Return a copy with this colour in this seat; its former owner gets the other colour."""
        return self.exchanged(seat, "colour", colour)

    def without_empty_seats(self) -> Self:
        """Return a copy without empty seats, or the same plan if too few seats would be left."""
        free = [seat for seat in range(len(self.players)) if self.is_empty(seat)]
        if len(self.players) - len(free) < self.counts[0]:
            return self
        setup = self
        for seat in reversed(free):
            setup = setup.left(seat)
        return setup

    def without_person(self, name: str) -> Self:
        """Return a copy with a free seat in place of the person with this name."""
        return self.replace(
            players=tuple(each.replace(name="") if each.name == name else each for each in self.players)
        )

    def of(self, players: tuple[P, ...]) -> Self:
        """Return a copy with other people."""
        return self.replace(players=players)

    def changed(self, seat: int, **changes: Any) -> Self:
        """Return a copy with these fields changed for the person in this seat."""
        return self.replace(
            players=tuple(
                player.replace(**changes) if at == seat else player for at, player in enumerate(self.players)
            )
        )

    def exchanged(self, seat: int, field: str, value: int) -> Self:
        """Return a copy with this unique value in this seat; its former owner gets the other value."""
        before: int = getattr(self.players[seat], field)
        swap = {value: before, before: value}

        def changes(player: P) -> Mapping[str, int]:
            now: int = getattr(player, field)
            return {field: swap.get(now, now)}

        return self.replace(players=tuple(player.replace(**changes(player)) for player in self.players))


def first_free(taken: list[int]) -> int:
    """Return the smallest number from 0 that is free."""
    return next(number for number in range(len(taken) + 1) if number not in taken)


T = TypeVar("T")


def swapped(values: tuple[T, ...], one: int, other: int) -> tuple[T, ...]:
    """Return the values with two of them exchanged."""
    changed = list(values)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)
