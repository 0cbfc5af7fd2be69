"""Tables whose answers are counted, and whose entries are timed, for the operator."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, ParamSpec, TypeVar

from companion.activity import ACTIVITY
from companion.game_service import GameService
from companion.open_game import AnyTable, OpenGame
from companion.rules.kernel import Rejection, State
from companion.store.game_rows import GameRows
from companion.table.roller import Roller
from companion.table.table import Table

Answer = TypeVar("Answer")
P = ParamSpec("P")


class TimedTable(Table[State]):
    """A table that takes the time of storing each entry."""

    def _store(self, row: Mapping[str, Any], header: Mapping[str, Any]) -> None:
        with ACTIVITY.appending():
            super()._store(row, header)


class CountedGame(OpenGame):
    """An open game whose answers to commands, undos and redos are counted."""

    table_class: ClassVar[type[AnyTable]] = TimedTable

    def __init__(self, file: GameRows, roller: Roller) -> None:
        super().__init__(file, roller)
        self.submit = _counted(self.table.submit)
        self.undo = _counted(self.table.undo)
        self.redo = _counted(self.table.redo)


class CountedService(GameService):
    """All games of a folder, counted."""

    def _opened(self, file: GameRows) -> OpenGame:
        return CountedGame(file, self._roller)


def _counted(act: Callable[P, Answer]) -> Callable[P, Answer]:
    def counting(*args: P.args, **named: P.kwargs) -> Answer:
        answer = act(*args, **named)
        ACTIVITY.answered(isinstance(answer, Rejection))
        return answer

    return counting
