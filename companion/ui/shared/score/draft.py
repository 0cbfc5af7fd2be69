"""The draft of a score sheet: people, numbers, and the selected field."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, Final, NamedTuple, Self

from companion.device.games import AnyGame
from companion.rules.final_scores import FinalField, FinalScores, entered, final_state
from companion.rules.kernel import Rejection
from companion.ui.game.seating import Seating

NAME: Final = ""
"""The field of a player's name."""

DIGITS_FROM: Final = 50
"""Numbers whose maximum exceeds this are typed digit by digit."""

Value = int | str
NOTHING: Final[Mapping[str, Value]] = {}


class Place(NamedTuple):
    """A field of the sheet."""

    seat: int
    field: str


@dataclass(frozen=True)
class ScoreDraft:
    """The final numbers of a table entered so far.

    Attributes:
        kind: The game's description of its final numbers.
        setup: The players with their colours, and the rules of the table.
        numbers: The entered values of each player, by seat.
        at: The selected field; None once everything is entered.
        typed: The digits typed so far; None while whole numbers are tapped.
    """

    kind: type[FinalScores]
    setup: Seating[Any, Any]
    numbers: tuple[Mapping[str, Value], ...] = ()
    variant: str = ""
    at: Place | None = None
    typed: str | None = None
    is_beyond: bool = False
    """Whether the last digit would have exceeded the field's bound."""

    gathering: bool = False
    """Whether a name typed for the last seat adds another player."""

    earlier: "ScoreDraft | None" = None
    """The draft before a player or all numbers were removed, for undo; None after the next entry."""

    kept: str = ""
    """The id of the game in which this result is stored, or was stored before being undone."""

    edits: bool = False
    """Whether the stored result is being corrected."""

    @classmethod
    def of(cls, kind: type[FinalScores], setup: Seating[Any, Any]) -> Self:
        """Return an empty sheet for these people."""
        empty = cls(kind, setup, (NOTHING,) * len(setup.players), kind.variants[0])
        nameless = setup.first_nameless()
        if nameless is None:
            return empty.onward()
        return replace(empty, at=Place(nameless, NAME), gathering=True)

    @classmethod
    def stored(cls, finals: FinalScores, setup: Seating[Any, Any], game_id: str) -> Self:
        """Return the sheet of a stored game, to correct it."""
        numbers = tuple(
            {
                asked.name: getattr(each, asked.name)
                for asked in finals.numbers_of.asked(finals.variant, each.model_dump())
            }
            for each in finals.numbers
        )
        return cls(type(finals), setup, numbers, finals.variant, kept=game_id, edits=True)

    # the fields -------------------------------------------------------------------------------

    def asked(self, seat: int) -> tuple[FinalField, ...]:
        """Return the fields to enter for a player."""
        return self.kind.numbers_of.asked(self.variant, self.numbers[seat])

    def field(self, place: Place) -> FinalField | None:
        """Return the description of a field; None for a name, or for a field that no longer applies."""
        return next((each for each in self.asked(place.seat) if each.name == place.field), None)

    def value(self, place: Place) -> Value | None:
        return self.numbers[place.seat].get(place.field)

    @property
    def places(self) -> tuple[Place, ...]:
        """All fields that apply, player by player."""
        return tuple(Place(seat, each.name) for seat in range(len(self.numbers)) for each in self.asked(seat))

    def is_complete(self, seat: int) -> bool:
        return entered(self.kind.numbers_of, self.variant, self.numbers[seat]) is not None

    @property
    def complete(self) -> bool:
        """Whether everything that applies is entered."""
        return all(self.is_complete(seat) for seat in range(len(self.numbers)))

    # entering ---------------------------------------------------------------------------------

    def onward(self) -> Self:
        """Select the next empty field after the present one; select none if every field is filled."""
        places = self.places
        begin = places.index(self.at) + 1 if self.at in places else 0
        if self.at is not None and self.at not in places:
            begin = next((at for at, each in enumerate(places) if each.seat >= self.at.seat), 0)
        ahead = (*places[begin:], *places[:begin])
        return self.go(next((each for each in ahead if self.value(each) is None), None))

    def go(self, place: Place | None) -> Self:
        """Go to a field."""
        return replace(self, at=place, typed=None, is_beyond=False)

    def stepped(self, by: int) -> Self:
        """Go to the next or the previous field, whether empty or filled."""
        places = self.places
        if self.at not in places:
            return self.onward()
        return self.go(places[(places.index(self.at) + by) % len(places)])

    def given(self, value: Value) -> Self:
        """Enter a value and go on; ignore a value that is not among the field's choices."""
        asked = self.field(self.at) if self.at is not None else None
        if asked is None or (asked.choices and value not in asked.choices):
            return self
        return self._with(value).onward()

    def takes_digits(self, asked: FinalField) -> bool:
        """Return whether a number is typed digit by digit."""
        return self.typed is not None or asked.high > DIGITS_FROM

    def tapped(self, number: int) -> Self:
        """Enter a number or, if the field is typed digit by digit, one digit."""
        asked = self.field(self.at) if self.at is not None else None
        if asked is None or asked.choices:
            return self
        if self.takes_digits(asked):
            return self.digit(number) if number < 10 else self
        return self.given(number) if asked.low <= number <= asked.high else self

    def typing(self) -> Self:
        """Switch to typing the number digit by digit."""
        return replace(self, typed="")

    def digit(self, digit: int) -> Self:
        """Type a digit; go on if no further digit is possible."""
        asked = self.field(self.at) if self.at is not None else None
        if asked is None or asked.choices:
            return self
        typed = f"{self.typed or ''}{digit}"
        number = int(typed)
        if not asked.low <= number <= asked.high:
            return replace(self, is_beyond=True)
        now = replace(self._with(number), typed=typed)
        return now if number and number * 10 <= asked.high else now.onward()

    def erased(self) -> Self:
        """Remove the last digit, or the whole number."""
        if self.at is None:
            return self
        typed = (self.typed or "")[:-1]
        now = self._with(int(typed) if typed else None)
        return replace(now, typed=typed if self.typed is not None else None)

    def _with(self, value: Value | None) -> Self:
        assert self.at is not None, "no field is entered"
        numbers = list(self.numbers)
        kept = {name: each for name, each in numbers[self.at.seat].items() if name != self.at.field}
        numbers[self.at.seat] = kept if value is None else {**kept, self.at.field: value}
        return replace(self, numbers=tuple(numbers), is_beyond=False, earlier=None)

    def chosen(self, variant: str) -> Self:
        """Choose a variant of the sheet."""
        now = replace(self, variant=variant)
        return now if now.at is not None and now.at.field == NAME else replace(now, at=None).onward()

    # people -----------------------------------------------------------------------------------

    def named(self, name: str) -> Self:
        """Set the name of the player whose name field is selected."""
        if self.at is None:
            return self
        return replace(self, setup=self.setup.changed(self.at.seat, name=name), earlier=None)

    def joined(self) -> Self:
        """Add a player whose name is entered next."""
        setup = self.setup.joined("")
        if len(setup.players) == len(self.numbers):
            return self
        now = replace(self, setup=setup, numbers=(*self.numbers, NOTHING), gathering=True, earlier=None)
        return now.go(Place(len(self.numbers), NAME))

    def left(self, seat: int) -> Self:
        """Remove a player; if too few would be left, keep the seat and remove only its name and numbers."""
        setup = self.setup.left(seat)
        numbers = list(self.numbers)
        if len(setup.players) < len(numbers):
            del numbers[seat]
        else:
            numbers[seat] = NOTHING
        nameless = self.setup.is_empty(seat) and not self.numbers[seat]
        now = replace(
            self,
            setup=setup,
            numbers=tuple(numbers),
            at=None,
            gathering=False,
            earlier=None if nameless else self,
        )
        return now.onward()

    def emptied(self) -> Self:
        """Return an empty sheet for a new game of the same players."""
        empty = replace(self, numbers=(NOTHING,) * len(self.numbers), at=None, gathering=False, earlier=self)
        return replace(empty, kept="", edits=False).onward()

    def settled(self, options: Any) -> Self:
        """Change the rules of the table."""
        return replace(self, setup=self.setup.replace(options=options))

    def met(self) -> Self:
        """Go on from a name: to the next player without a name, to a new player, or to the numbers.

        If the name was left empty, remove the seat, unless too few seats would remain.
        """
        seat, fewest = self.at.seat if self.at is not None else 0, self.setup.counts[0]
        if self.setup.is_empty(seat):
            return self.left(seat) if len(self.numbers) > fewest else replace(self, at=None).onward()
        nameless = self.setup.first_nameless()
        if nameless is not None:
            return self.go(Place(nameless, NAME))
        is_last = seat == len(self.numbers) - 1
        if self.gathering and is_last and self.grows:
            return self.joined()
        return replace(self, at=None).onward()

    # the result -------------------------------------------------------------------------------

    def finals(self, names: Sequence[str] = ()) -> FinalScores:
        """Return the final numbers, with the minimum in place of each missing one.

        Args:
            names: Placeholders for players without a name, by seat.
        """
        players = tuple(
            each.replace(name=each.name.strip() or (names[seat] if names else ""))
            for seat, each in enumerate(self.setup.players)
        )
        numbers = self.kind.supposed(self.variant, self.numbers)
        return self.kind(players=players, numbers=numbers, options=self.setup.options, variant=self.variant)

    def end(self, game: AnyGame) -> Any | Rejection:
        """Return the final state for the entered numbers, or the reason why they are impossible."""
        taken = {player.name.strip() for player in self.setup.players}
        free = (str(number) for number in count(1) if str(number) not in taken)
        return final_state(game, self.finals([next(free) for _ in self.numbers]))

    @property
    def grows(self) -> bool:
        """Whether another player can be added."""
        return len(self.numbers) < self.setup.counts[-1]

    @property
    def is_begun(self) -> bool:
        """Whether a number is entered."""
        return any(self.numbers)


@dataclass(frozen=True)
class ScoreDrafts:
    """The drafts of a session, one per game."""

    drafts: Mapping[str, ScoreDraft] = field(default_factory=dict[str, ScoreDraft])

    def changed(self, key: str, draft: ScoreDraft) -> "ScoreDrafts":
        """Return a copy with a new draft for a game."""
        return ScoreDrafts({**self.drafts, key: draft})

    def without(self, key: str) -> "ScoreDrafts":
        """Return a copy without the draft of a game."""
        return ScoreDrafts({each: draft for each, draft in self.drafts.items() if each != key})
