"""The commands of the sheet: begin it, write numbers, name rows and the game, end it."""

from typing import Annotated, Any

from pydantic import Field

from companion.rules import kernel, seating
from companion.rules.kernel import (
    NAME_LENGTH,
    NONE,
    OWN_SEAT,
    Command,
    Event,
    Label,
    Value,
    clean_text,
    in_seat,
    refuse,
    typed,
    who,
    yes,
)
from companion.rules.names import Name, name_unlike
from companion.rules.seating import Seat
from companion.rules.soundness import require_fitting
from companion.rules.tally.data import MOST_ROWS, PLAYERS, Line, Points
from companion.rules.tally.options import Options
from companion.rules.tally.state import Player, State

Decision = kernel.Decision[State]

Title = Annotated[str, Field(max_length=NAME_LENGTH * 4)]
"""A typed name of a game, before it is cleaned."""


class Begin(Command, begins=True):
    """Seat the players and begin an empty sheet."""

    players: tuple[Player, ...]
    options: Options = Options()
    title: Title = ""
    rows: Annotated[tuple[Name, ...], Field(max_length=MOST_ROWS)] = ()
    fewest_win: bool = False

    def decide(self, decision: Decision) -> None:
        require_fitting(self.options)
        players = seating.sit_down(decision.state, self.players, PLAYERS)
        rows: list[str] = []
        for row in self.rows:
            rows.append(_row(row, rows))
        begun = Begun(
            players=players,
            options=self.options,
            title=_title(self.title),
            rows=tuple(rows),
            fewest_win=self.fewest_win,
        )
        decision.add(begun)


class Write(Command, owner=OWN_SEAT):
    """Write a number into a cell, correct it, or erase it."""

    seat: Seat
    line: Line
    points: Points | None
    """The number; None erases the cell's number."""

    def decide(self, decision: Decision) -> None:
        state = decision.state
        player = in_seat(state.players, self.seat)
        if self.line >= len(state.sheet):
            raise refuse("line-later", round=self.line + 1)
        if state.sheet[self.line][self.seat] == self.points:
            if self.points is None:
                raise refuse("place-empty", player=player.name)
            raise refuse("points-already", player=player.name, points=self.points)
        if self.points is None and not state.rows and self.line < len(state.lines) - 1:
            raise refuse("round-earlier", round=self.line + 1)
        decision.add(Written(seat=self.seat, line=self.line, points=self.points))

    def params(self, state: State) -> dict[str, Value]:
        written = self.line < len(state.lines) and self.seat < len(state.players)
        named = self.line < len(state.rows)
        return {
            **who(state, self.seat),
            "points": self.points,
            "before": state.lines[self.line][self.seat] if written else NONE,
            "row": state.rows[self.line] if named else NONE,
            "round": self.line + 1,
        }


class AddRow(Command):
    """Add a named row to a sheet with named rows."""

    row: Name

    def decide(self, decision: Decision) -> None:
        state = decision.state
        if not state.rows:
            raise refuse("rows-none")
        if state.over:
            raise refuse("sheet-over")
        if len(state.rows) >= MOST_ROWS:
            raise refuse("rows-too-many", most=MOST_ROWS)
        decision.add(RowAdded(row=_row(self.row, state.rows)))


class NameGame(Command):
    """Correct the name of the game being played."""

    title: Title

    def decide(self, decision: Decision) -> None:
        title = _title(self.title)
        if title == decision.state.title:
            raise refuse("title-already")
        decision.add(GameNamed(title=title))

    def params(self, state: State) -> dict[str, Value]:
        return {"title": typed(self.title)}


class SetOrder(Command):
    """Correct whether the most or the fewest points win."""

    fewest_win: bool

    def decide(self, decision: Decision) -> None:
        if self.fewest_win == decision.state.fewest_win:
            raise refuse("order-already", fewest=yes(self.fewest_win))
        decision.add(OrderSet(fewest_win=self.fewest_win))


class SetOptions(Command):
    """Change the options."""

    options: Options

    def decide(self, decision: Decision) -> None:
        require_fitting(self.options)
        decision.add(OptionsSet(options=self.options))


class EndGame(Command):
    """End the game with the current totals."""

    def decide(self, decision: Decision) -> None:
        if decision.state.over:
            raise refuse("sheet-over")
        decision.add(Ended())


class Begun(Event, whole=True):
    """The players have sat down, and the sheet is empty."""

    players: tuple[Player, ...]
    options: Options
    title: str
    rows: tuple[str, ...]
    fewest_win: bool

    def apply(self, state: State) -> State:
        state = super().apply(state)
        return state.replace(lines=(state.blank,) * len(self.rows))


class Written(Event):
    """A number was written or erased; the last round is dropped if it has no numbers left."""

    seat: Seat
    line: Line
    points: Points | None

    def apply(self, state: State) -> State:
        lines = list(state.sheet[: max(len(state.lines), self.line + 1)])
        numbers = list(lines[self.line])
        numbers[self.seat] = self.points
        lines[self.line] = tuple(numbers)
        if not state.rows and lines[-1] == state.blank:
            lines.pop()
        return state.replace(lines=tuple(lines))


class RowAdded(Event):
    """A named row was added to the sheet."""

    row: str

    def apply(self, state: State) -> State:
        return state.replace(rows=(*state.rows, self.row), lines=(*state.lines, state.blank))


class GameNamed(Event):
    """The game being played was renamed."""

    title: str


class OrderSet(Event):
    """The table changed whether the most or the fewest points win."""

    fewest_win: bool


class OptionsSet(Event, whole=True):
    """The options were changed."""

    options: Options


class Ended(Event):
    """The game is over."""

    over: bool = True


def notices(state: State) -> tuple[Label, ...]:
    """Return the notice that names the players who have reached the target, if there are any."""
    if state.over or not state.reached:
        return ()
    names = tuple(state.players[seat].name for seat in state.reached)
    params: dict[str, Any] = {"players": names, "target": state.options.target}
    return (Label(key="notice-target", params=params),)


def _title(title: str) -> str:
    shown = clean_text(title)
    if len(shown) > NAME_LENGTH:
        raise refuse("title-too-long", most=NAME_LENGTH)
    return shown


def _row(row: str, others: Any) -> str:
    """Clean the name of a row; refuse it if another row has the same name."""
    try:
        return name_unlike(row, others)
    except kernel.Refused as refused:
        code = {"same-name": "row-named-already", "name-empty": "row-empty"}.get(refused.rejection.code)
        raise refuse(code or "row-too-long") from None
