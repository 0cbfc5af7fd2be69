"""An open game: its table and the file behind it, and how one begins."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any, cast

from companion.games import game_of
from companion.rules.chromosome.commands import Command, StartGame
from companion.rules.chromosome.events import Event
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.state import State
from companion.rules.kernel import Game, Rejection
from companion.store.errors import StoreError
from companion.store.game_file import GameFile, HeaderChanges
from companion.store.library import Library
from companion.table.journal import Entry, Step
from companion.table.roller import Roller
from companion.table.running import Running
from companion.table.table import Table
from companion.table.timing import clocked, thought

ChromosomeTable = Table[State, Command, Event]


class OpenGame:
    """An open game: its table and the file behind it.

    Raises:
        UnknownGame: Nobody here knows the game of that file.
        JournalError: Its rows are no journal of that game.
    """

    def __init__(self, file: GameFile, roller: Roller) -> None:
        self.file = file
        game = cast("Game[State, Command, Event]", game_of(file.header.game))
        self.table: ChromosomeTable = Table(game, file, roller=roller, keep=self._keep)

    @property
    def id(self) -> str:
        """The game's id."""
        return self.file.id

    def get_ready(self) -> None:
        """Work out now what a screen would ask for first."""
        self._clocks.value  # noqa: B018 (it is kept)
        self.round_begins.value  # noqa: B018

    @cached_property
    def round_begins(self) -> Running[int]:
        """For every number of entries: where the round that the last of them is in begins."""
        table = self.table

        def step(begin: int, at: int) -> int:
            return begin if at and table.state_after(at).round == table.state_after(at + 1).round else at

        return Running(table, 0, step)

    def clock_times(self, until: datetime) -> tuple[timedelta, ...]:
        """Each player's time so far, the running one up to this moment."""
        table, spent = self.table, self._clocks.value
        if not table.count:
            return spent
        return clocked(
            spent, self._clock_runs_for(table.count), thought(table.entry(table.count - 1).at, until)
        )

    @cached_property
    def _clocks(self) -> Running[tuple[timedelta, ...]]:
        """For every number of entries: each player's time up to the last of them."""
        table = self.table

        def step(spent: tuple[timedelta, ...], at: int) -> tuple[timedelta, ...]:
            if at == 0:
                return (timedelta(),) * len(table.state_after(1).players)
            return clocked(
                spent, self._clock_runs_for(at), thought(table.entry(at - 1).at, table.entry(at).at)
            )

        return Running(table, (), step)

    def _clock_runs_for(self, count: int) -> int | None:
        """Whose clock runs after so many entries."""
        state = self.table.state_after(count)
        return state.active if state.clocks else None

    def submit(
        self, command: Command, by: int | None = None, id: str | None = None
    ) -> Entry[Event] | Rejection:
        """Give a command to the table; see `Table.submit`.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        return self.table.submit(command, by, id)

    def undo(self, steps: int = 1, by: int | None = None) -> Step | Rejection:
        """Take back the last entries."""
        return self.table.undo(steps, by)

    def redo(self, steps: int = 1, by: int | None = None) -> Step | Rejection:
        """Bring back what was taken back."""
        return self.table.redo(steps, by)

    def _keep(self, row: Mapping[str, Any], after: State) -> None:
        """Stores a row together with what a list of games shows of the state that it leads to."""
        self.file.append_many((row,), **header_changes(after))


def header_changes(state: State) -> HeaderChanges:
    """What the header of a game's file says of this state."""
    return {
        "players": [player.name for player in state.players],
        "finished": state.phase == "over",
        "summary": summary(state),
    }


def summary(state: State) -> dict[str, Any]:
    """What a list of games shows of a game besides its header."""
    shown: dict[str, Any] = {
        "round": state.round,
        "rounds": state.rounds,
        "colours": [player.colour for player in state.players],
        "species": [player.species for player in state.players],
    }
    if state.outcome is not None:
        shown["winners"] = list(state.outcome.winners)
        shown["scores"] = [line.total for line in state.outcome.lines]
        shown["termination"] = state.outcome.termination
    return shown


def begin(library: Library, command: StartGame, roller: Roller) -> OpenGame | Rejection:
    """A new game, if the rules let it start; otherwise nothing is stored.

    Raises:
        StoreError: it could not be stored.
    """
    filled = CHROMOSOME.throw(CHROMOSOME.empty, command, roller)
    verdict = CHROMOSOME.decide(CHROMOSOME.empty, filled)
    if isinstance(verdict, Rejection):
        return verdict
    file = library.create(CHROMOSOME.key)
    try:
        answer = OpenGame(file, roller)
        begun = answer.submit(filled)
    except StoreError:
        file.close()
        raise
    return begun if isinstance(begun, Rejection) else answer
