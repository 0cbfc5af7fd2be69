"""The final numbers of a game played without the app, and the game built from them.

A game describes once the numbers that its scoring needs of each player; the page and the command line use
that description. The numbers become a journal of the game's own commands, from the start to the end, so only
the game itself scores them.

In the locales a field is called `final-<name>`, a value of a choice `final-<name>-<value>`, and a choice of
the whole table `final-variant-<name>`.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Self, get_args

from pydantic import ValidationError

from companion.rules.kernel import Command, Decision, Game, Model, Rejection, TableState, Value, count_refused

NOTHING: Final[Mapping[str, Any]] = {}


class FinalField(NamedTuple):
    """A number or a choice that the scoring needs of each player.

    Attributes:
        low, high: The bounds of a number.
        choices: The values of a choice; empty for a number.
    """

    name: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    @property
    def least(self) -> int | str:
        """The value used while nothing is entered."""
        return self.choices[-1] if self.choices else self.low


def value_key(field: str, value: object) -> str:
    """Return the message key that names a value of a choice; only some games have choices."""
    return f"final-{field}-{value}"


def variant_key(variant: str) -> str:
    """Return the message key that names a variant; only some games have several."""
    return f"final-variant-{variant}"


class FinalNumbers(Model):
    """The final numbers of a player: whole numbers with bounds, and choices."""

    @classmethod
    def fields(cls) -> tuple[FinalField, ...]:
        """Return the fields of this class, in the order in which they are entered."""
        return tuple(_described(cls, name) for name in cls.model_fields)

    @classmethod
    def asked(cls, variant: str, given: Mapping[str, Any] = NOTHING) -> tuple[FinalField, ...]:
        """Return the fields that the scoring needs of a player, given the values entered so far."""
        return cls.fields()


class FinalScores(Model):
    """The final numbers of a whole table."""

    numbers_of: ClassVar[type[FinalNumbers]]
    """The class of each player's numbers."""

    counts: ClassVar[range]
    """The allowed numbers of players."""

    variants: ClassVar[tuple[str, ...]] = ("",)
    """The variants of the sheet, the usual one first."""

    variant_of: ClassVar[str] = ""
    """The name of the command-line option that chooses a variant."""

    scored: ClassVar[bool] = True
    """Whether the game has points."""

    seated: ClassVar[type[Model]]
    """The class of a player as the game starts."""

    players: tuple[Any, ...]
    """The players by seat, in the form of the game's starting command."""

    numbers: tuple[Any, ...]
    """The final numbers by seat, each of the class `numbers_of`."""

    options: Any = None
    """The options of the table; None stands for the defaults."""

    variant: str = ""

    @classmethod
    def count_refused(cls, count: int) -> Rejection | None:
        """Return why the game cannot have this many players; call this before building anything for them."""
        return count_refused(count, cls.counts)

    @classmethod
    def named(cls, names: tuple[str, ...], numbers: tuple[FinalNumbers, ...], variant: str = "") -> Self:
        """Return final numbers for players known only by name; colours and options are the defaults."""
        people = tuple(cls.newcomer(seat, name) for seat, name in enumerate(names))
        return cls(players=people, numbers=numbers, variant=variant or cls.variants[0])

    @classmethod
    def supposed(cls, variant: str, given: Sequence[Mapping[str, Any]]) -> tuple[FinalNumbers, ...]:
        """Return everybody's numbers; a missing number gets the least value with which a game can end."""
        return tuple(supposed(cls.numbers_of, variant, each) for each in given)

    @classmethod
    def of(cls, state: Any) -> Self:
        """Return the numbers of a finished game; their commands lead to its result again."""
        fields, variant = cls.seated.model_fields, cls.variant_in(state)
        people = tuple(
            cls.seated.model_validate({name: getattr(player, name) for name in fields})
            for player in state.players
        )
        numbers = tuple(
            cls.numbers_of.model_validate(cls.numbers_in(state, seat, variant)) for seat in range(len(people))
        )
        return cls(players=people, numbers=numbers, options=state.options, variant=variant)

    @classmethod
    def variant_in(cls, state: Any) -> str:
        """Return the variant of the sheet with which a finished game was entered."""
        return cls.variants[0]

    @classmethod
    @abstractmethod
    def numbers_in(cls, state: Any, seat: int, variant: str) -> Mapping[str, Any]:
        """Return a player's final numbers in a finished game, by field."""

    @classmethod
    def newcomer(cls, seat: int, name: str) -> Model:
        """Return a player with this name and, by default, the colour of the seat's index."""
        return cls.seated.model_validate({"name": name, "colour": seat})

    def refused(self) -> Rejection | None:
        """Return why no game can end with these numbers, if its commands do not find that themselves."""
        return None

    @abstractmethod
    def commands(self) -> tuple[Command, ...]:
        """Return the game's own commands, from its start to its end."""

    def changes(self, game: Game[Any], begun: TableState) -> tuple[Command, ...] | None:
        """Return the commands that lead to the end in a game that has begun already; they may rename players.

        Args:
            begun: The game's state after its start.

        Returns:
            None if the players or the options differ, so that these numbers need a game of their own.
        """
        start, *rest = self.commands()
        verdict = game.decide(game.empty, start)
        if isinstance(verdict, Rejection):
            return None
        wanted = game.fold(verdict)
        if len(wanted.players) != len(begun.players):
            return None
        rename = game.commands["rename"]
        renamed = tuple(
            rename.model_validate(
                {name: getattr(player, name) for name in rename.model_fields if name != "seat"}
                | {"seat": seat}
            )
            for seat, player in enumerate(wanted.players)
            if player.name != begun.players[seat].name
        )
        for command in renamed:
            verdict = game.decide(begun, command)
            if isinstance(verdict, Rejection):
                return None
            begun = game.fold(verdict, begun)
        return (*renamed, *rest) if begun == wanted else None


class EnterResult(Command):
    """Give all commands after the starting one as a single action, which can be undone as a whole."""

    commands: tuple[Any, ...]

    def decide(self, decision: Decision[Any]) -> None:
        for command in self.commands:
            command.decide(decision)

    def params(self, state: Any) -> dict[str, Value]:
        return {}


def final_state(game: Game[Any], finals: FinalScores) -> TableState | Rejection:
    """Return the final state that these numbers lead to, or why there is none."""
    refused = finals.count_refused(len(finals.players)) or finals.refused()
    if refused is not None:
        return refused
    state = game.empty
    for command in finals.commands():
        verdict = game.decide(state, command)
        if isinstance(verdict, Rejection):
            return verdict
        state = game.fold(verdict, state)
    return state


def entered(numbers: type[FinalNumbers], variant: str, given: Mapping[str, Any]) -> FinalNumbers | None:
    """Return a player's numbers; None while a required one is missing."""
    if any(given.get(each.name) is None for each in numbers.asked(variant, given)):
        return None
    try:
        return numbers.model_validate({name: value for name, value in given.items() if value is not None})
    except ValidationError:
        return None


def supposed(numbers: type[FinalNumbers], variant: str, given: Mapping[str, Any]) -> FinalNumbers:
    """Return a player's numbers; each missing one is replaced by its least value."""
    least = {each.name: each.least for each in numbers.fields()}
    told = {name: value for name, value in given.items() if value is not None}
    return numbers.model_validate({**least, **told})


def _described(numbers: type[FinalNumbers], name: str) -> FinalField:
    field = numbers.model_fields[name]
    choices = tuple(str(each) for each in get_args(field.annotation))
    if choices:
        return FinalField(name, choices=choices)
    bounds = [
        int(getattr(bound, end)) for end in ("ge", "le") for bound in field.metadata if hasattr(bound, end)
    ]
    if len(bounds) != 2:
        raise TypeError(f"{numbers.__name__}.{name} has no bounds")
    return FinalField(name, low=bounds[0], high=bounds[1])
