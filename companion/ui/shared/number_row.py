"""A player's number, described once: its row with steppers, and the same row read-only."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import flet as ft
from pydantic import ValidationError

from companion.rules.kernel import Model, Rejection
from companion.ui import kit
from companion.ui.game.context import GameContext
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part

State = TypeVar("State", bound=Model)


class Reading(NamedTuple):
    """A number's current value.

    Attributes:
        limit: The number's limit, used by each game in its own way: for the danger colour or the last mark.
        unknown: Whether it is unknown; steps then count from `value`.
    """

    value: int
    limit: int = 0
    unknown: bool = False

    @property
    def shown(self) -> int | str:
        return "?" if self.unknown else self.value


Ends = tuple[bool, bool]
"""Whether the table accepts one less, and whether it accepts one more."""


def ends_of(context: GameContext[Any], command: Callable[[int], Any]) -> Ends:
    """Return whether the table accepts the commands for one less and for one more."""
    return context.accepts(command(-1)), context.accepts(command(1))


def steps(
    context: GameContext[Any],
    title: str,
    value: int,
    command: Callable[[int], Any],
    ends: Ends | None = None,
    *,
    one_by_one: bool = False,
    **said: Any,
) -> kit.Steps:
    """Return the `Steps` of a number at the table; each step is dead if the table would refuse it.

    Args:
        command: Makes the command that changes the number by an amount.
        ends: Whether less and more are accepted, if already known.
        one_by_one: Whether a command can change the number only by -1 or 1; a larger change then gives
            several commands in one entry.
        said: The number's spoken and written forms; see `kit.Steps`.
    """
    less, more = ends or ends_of(context, command)

    def press(by: int, *, lives: bool) -> kit.Press:
        if not lives:
            return kit.Dead(lambda: context.tell_why(command(by)))
        # A tap may come before the screen shows that the limit is reached.
        return lambda: context.accepts(command(by)) and context.submit(command(by))

    def to(number: int) -> kit.Press:
        by = number - value
        if one_by_one:
            return context.press(*[command(1 if by > 0 else -1)] * abs(by))
        try:
            return context.press(command(by))
        except ValidationError:
            return kit.Dead(lambda: context.client.tell(context.words("form-ends")))

    return kit.Steps(title, value, press(-1, lives=less), press(1, lives=more), to=to, **said)


def why_read(style: kit.Style, refused: Rejection) -> str:
    """Return why a player's numbers are read-only on this device."""
    theirs = refused.code == "party-not-your-seat"
    return style.words("party-numbers" if theirs else refused.code, **refused.params)


@dataclass(frozen=True, kw_only=True)
class PlayerNumber(Generic[State]):
    """A player's number; each game defines how its numbers are read, changed and drawn.

    Attributes:
        said: The spoken title; the title itself by default.
    """

    seat: int
    name: str
    title: str
    said: str = ""

    @property
    @abstractmethod
    def key(self) -> str:
        """The key of the number's row among the player's rows."""

    @abstractmethod
    def read(self, state: State) -> Reading:
        """Return the number's value in a state."""

    @abstractmethod
    def command(self, by: int) -> Any:
        """Return the command that changes the number by `by`."""

    def less(self, style: kit.Style) -> str:
        """Return the spoken name of the minus button."""
        return style.words("sheet-less", player=self.name, what=self.spoken_title)

    def more(self, style: kit.Style) -> str:
        """Return the spoken name of the plus button."""
        return style.words("sheet-more", player=self.name, what=self.spoken_title)

    def notes(self, style: kit.Style, state: State) -> tuple[str, str]:
        """Return a quiet line below the title, and one below the whole row; an empty text for no line."""
        return "", ""

    def small(self, style: kit.Style) -> bool:
        return False

    def colour(self, style: kit.Style, now: Reading) -> str | None:
        """Return the colour of the figure; None for the text colour."""
        return None

    def picture(self, style: kit.Style) -> ft.Control | None:
        return None

    def under(self, style: kit.Style, now: Reading, cache: kit.Cache | None) -> ft.Control | None:
        """Draw the number as marks, below the title."""
        return None

    def figure(self, style: kit.Style, now: Reading) -> ft.Control:
        """Draw the number between two steppers."""
        said, colour = self.spoken(style, now.shown), self.colour(style, now)
        return kit.numeral(style, now.shown, said, colour=colour, small=self.small(style))

    @property
    def spoken_title(self) -> str:
        return self.said or self.title

    def spoken(self, style: kit.Style, value: int | str) -> str:
        return style.words("pair", what=self.spoken_title, value=value)


def number_rows(
    here: AnyHere,
    numbers: Sequence[PlayerNumber[Any]],
    *,
    may: bool = True,
    running: bool = True,
) -> list[ft.Control]:
    """Draw the rows of these numbers, with steppers for those that this device has the right to change.

    Args:
        running: Whether rounds are played; if not, numbers whose change is refused are read-only.
    """

    def changes(number: PlayerNumber[Any]) -> bool:
        return may and (running or any(ends_of(here.context, number.command)))

    return [
        kit.keyed(number.key, NumberRow, here, number)
        if changes(number)
        else reading_row(here.style, number, here.state)
        for number in numbers
    ]


def reading_row(style: kit.Style, number: PlayerNumber[State], state: State) -> ft.Control:
    """Draw the number read-only."""
    now = number.read(state)
    figure = style.text(str(now.shown), kit.HEADING, lines=1, spoken=number.spoken(style, now.shown))
    return _row(style, number, figure, number.under(style, now, None), number.notes(style, state))


RowFacts: TypeAlias = tuple[Reading, Ends, tuple[str, str]]


def row_facts(here: AnyHere, number: PlayerNumber[Any]) -> RowFacts:
    """Return the number, whether less and more are accepted, and its notes."""
    return *capsule_facts(here, number), number.notes(here.style, here.state)


@part(row_facts)
def NumberRow(here: AnyHere, shown: RowFacts, number: PlayerNumber[Any]) -> ft.Control:
    """Draw the number with its steppers, as a part of its own, so that a tap redraws one row."""
    style, cache, (now, ends, notes) = here.style, kit.use_cache(), shown
    still = style.without_motion(kit.use_series(now.value))
    figure = _capsule(here, number, now, ends, cache)
    return _row(style, number, figure, number.under(still, now, cache), notes)


def capsule_facts(here: AnyHere, number: PlayerNumber[Any]) -> tuple[Reading, Ends]:
    return number.read(here.state), ends_of(here.context, number.command)


@part(capsule_facts)
def NumberCapsule(here: AnyHere, shown: tuple[Reading, Ends], number: PlayerNumber[Any]) -> ft.Control:
    """Draw the number between its steppers, without its title."""
    now, ends = shown
    return _capsule(here, number, now, ends, kit.use_cache())


def _capsule(
    here: AnyHere, number: PlayerNumber[Any], now: Reading, ends: Ends, cache: kit.Cache
) -> ft.Control:
    style = here.style
    return steps(
        here.context,
        number.spoken_title,
        now.value,
        number.command,
        ends,
        less=number.less(style),
        more=number.more(style),
        small=number.small(style),
    ).capsule(style, number=kit.keyed("amount", Amount, here, number), cache=cache)


def _amount(here: AnyHere, number: PlayerNumber[Any]) -> Reading:
    return number.read(here.state)


@part(_amount, priority=True)
def Amount(here: AnyHere, now: Reading, number: PlayerNumber[Any]) -> ft.Control:
    """Draw the figure between two steppers, with priority, so that each tap shows its effect quickly."""
    return number.figure(here.style, now)


def _row(
    style: kit.Style,
    number: PlayerNumber[Any],
    figure: ft.Control,
    under: ft.Control | None,
    notes: tuple[str, str],
) -> ft.Control:
    note, below = notes
    return kit.number_row(
        style, number.title, figure, under=under, note=note, below=below, picture=number.picture(style)
    )
