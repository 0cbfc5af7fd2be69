"""Tables that count answers and measure how long entries take to store, for the operator."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from companion.activity import ACTIVITY
from companion.device.game_service import GameService
from companion.device.open_game import AnyTable, OpenGame
from companion.rules.kernel import Rejection, State
from companion.store.game_rows import GameRows
from companion.table.journal import Entry, Step
from companion.table.table import Table

Answer = TypeVar("Answer")


class TimedTable(Table[State]):
    """A table that measures how long it takes to store each entry."""

    def _store(self, rows: Sequence[Mapping[str, Any]], header: Mapping[str, Any]) -> None:
        with ACTIVITY.appending():
            super()._store(rows, header)


class CountedGame(OpenGame):
    """An open game whose answers to commands, undos and redos are counted."""

    table_class: ClassVar[type[AnyTable]] = TimedTable

    def submit(self, *args: Any, **named: Any) -> Entry | Rejection:
        return _counted(super().submit(*args, **named))

    def undo(self, *args: Any, **named: Any) -> Step | Rejection:
        return _counted(super().undo(*args, **named))

    def redo(self, *args: Any, **named: Any) -> Step | Rejection:
        return _counted(super().redo(*args, **named))


class CountedService(GameService):
    """The service of a folder's games, which counts their answers."""

    def _opened(self, file: GameRows) -> OpenGame:
        return CountedGame(file, self._roller)


def _counted(answer: Answer) -> Answer:
    ACTIVITY.answered(isinstance(answer, Rejection))
    return answer
