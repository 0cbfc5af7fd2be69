"""An open game: its table and the file behind it, and how one begins."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from companion.rules.chromosome.commands import Command, StartGame
from companion.rules.chromosome.events import Corrected, Event, GameEnded, GameStarted, Renamed, RoundPrepared
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.state import State
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.store.game_file import GameFile
from companion.store.library import Library
from companion.table.journal import Entry, Step
from companion.table.roller import Roller
from companion.table.table import Table

ChromosomeTable = Table[State, Command, Event]

LISTED = (GameStarted, RoundPrepared, GameEnded, Renamed, Corrected)
"""Events after which a list of games has something new to say."""


class Seating:
    """An open game: its table and the file behind it."""

    def __init__(self, file: GameFile, roller: Roller) -> None:
        self.file = file
        self.table: ChromosomeTable = Table(CHROMOSOME, file, roller=roller)

    @property
    def id(self) -> str:
        """The game's id."""
        return self.file.id

    def submit(
        self, command: Command, by: int | None = None, id: str | None = None
    ) -> Entry[Event] | Rejection:
        """Give a command to the table, and keep the list of games true; see `Table.submit`.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        answer = self.table.submit(command, by, id)
        if isinstance(answer, Entry) and any(isinstance(event, LISTED) for event in answer.events):
            self.list_anew()
        return answer

    def undo(self, steps: int = 1, by: int | None = None) -> Step | Rejection:
        """Take back the last entries."""
        answer = self.table.undo(steps, by)
        self.list_anew()
        return answer

    def redo(self, steps: int = 1, by: int | None = None) -> Step | Rejection:
        """Bring back what was taken back."""
        answer = self.table.redo(steps, by)
        self.list_anew()
        return answer

    def list_anew(self) -> None:
        """Put into the file's header what a list of games shows; nothing is written when nothing changed."""
        state = self.table.state
        self.file.update_header(
            players=[player.name for player in state.players],
            finished=state.phase == "over",
            summary=summary(state),
        )


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


def begin(library: Library, command: StartGame, roller: Roller) -> Seating | Rejection:
    """A new game, if the rules let it start; otherwise nothing is stored.

    Raises:
        StoreError: it could not be stored.
    """
    filled = CHROMOSOME.throw(CHROMOSOME.empty, command, roller)
    verdict = CHROMOSOME.decide(CHROMOSOME.empty, filled)
    if isinstance(verdict, Rejection):
        return verdict
    file = library.create(CHROMOSOME.key, players=[player.name for player in command.players])
    seating = Seating(file, roller)
    try:
        answer = seating.submit(filled)
    except StoreError:
        with suppress(StoreError):
            library.delete(seating.id)
        raise
    return answer if isinstance(answer, Rejection) else seating
