"""A process that performs every operation on the disk, and announces each before and after."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.kernel import Rejection
from companion.rules.reminders import Reminder
from tests.rules.player import next_command
from tests.torture.ledger import SETTING, Message, digest_of_row, digest_of_state, digests_of_rows, known_of

NAMES: Final = ("Łucja", "Jan", "Żaneta", "Ola")
MOST_GAMES: Final = 5
LONGEST: Final = 60
"""Number of entries in a game above which it is deleted instead of played on."""

Say = Callable[[Message], None]

OPERATIONS: Final = (
    *("begin", "submit", "undo", "redo", "title", "reminders"),
    *("delete", "restore", "import", "setting"),
)
WEIGHTS: Final = (2, 12, 2, 2, 1, 1, 2, 2, 1, 2)


class Actor:
    """A random user of the games of a service.

    Args:
        service: The open service.
        chance: Makes all random choices.
        say: Called with each operation before it begins and after it is done.
    """

    def __init__(self, service: GameService, chance: random.Random, say: Say) -> None:
        self.service = service
        self.chance = chance
        self.say = say
        self.deleted: list[str] = []
        self.exports: list[tuple[str, list[int]]] = []
        self._settings = 0

    @property
    def games(self) -> Sequence[str]:
        return [game.id for game in self.service.library.games()]

    def act(self) -> None:
        """Perform a random operation."""
        self.do(self.chance.choices(OPERATIONS, WEIGHTS)[0])

    def do(self, operation: str) -> None:
        """Perform this operation, or another one that helps to make it possible."""
        games = self.games
        match operation:
            case "begin" if len(games) < MOST_GAMES:
                self.begin()
            case "restore" if self.deleted:
                self.restore(self.deleted.pop())
            case "import" if self.exports and len(games) < MOST_GAMES:
                self.bring_in(*self.exports.pop())
            case "setting":
                self.set()
            case _ if not games:
                self.begin()
            case "delete" | "begin" | "restore" | "import":
                self.delete(self.chance.choice(games))
            case _:
                self.play(self.service.open(self.chance.choice(games)), operation)

    def begin(self) -> None:
        players = self.chance.randint(2, 4)
        seats = tuple(Seated(name=NAMES[seat], species=seat, colour=seat) for seat in range(players))
        self.say(("will", "begin", "", None))
        open_game = self.service.begin("chromosome", StartGame(players=seats, starter=0))
        assert isinstance(open_game, OpenGame), open_game
        self.say(("did", "begin", open_game.id, known_of(self.service, open_game.id)))

    def play(self, open_game: OpenGame, operation: str) -> None:
        """Give a command, undo, redo, change the game's title, or set its reminders."""
        if len(open_game.table.entries) > LONGEST:
            return self.delete(open_game.id)
        if operation == "title":
            title = f"Wieczór {self.chance.randrange(10**6)}"
            self.say(("will", "title", open_game.id, title))
            open_game.file.append_many((), title=title)
            return self.say(("did", "title", open_game.id, title))
        if operation == "reminders":
            texts = [f"Nota {self.chance.randrange(10**6)}" for _ in range(self.chance.randint(0, 3))]
            reminders = [Reminder("turns", text) for text in dict.fromkeys(texts)]
            stored = [list(each) for each in reminders]
            self.say(("will", "reminders", open_game.id, stored))
            self.service.set_reminders(open_game.id, reminders)
            return self.say(("did", "reminders", open_game.id, stored))
        self.say(("will", "row", open_game.id, None))
        answer = None
        if operation == "undo" and open_game.table.count > 1:
            answer = open_game.undo(self.chance.randint(1, min(3, open_game.table.count - 1)))
        elif operation == "redo" and open_game.table.undone:
            answer = open_game.redo()
        else:
            answer = open_game.submit(next_command(open_game.table.state, self.chance.choice))
        if isinstance(answer, Rejection):
            return self.say(("did", "refused", open_game.id, None))
        stored = (digest_of_row(open_game.file.rows[-1]), digest_of_state(open_game.table.state))
        return self.say(("did", "row", open_game.id, stored))

    def delete(self, game_id: str, export: bool | None = None) -> None:
        """Delete a game, which can be restored later, or imported if it was exported before."""
        rows = digests_of_rows(self.service.open(game_id).file.rows)
        if self.chance.random() < 0.5 if export is None else export:
            self.exports.append((self.service.library.export(game_id), rows))
        self.say(("will", "delete", game_id, rows))
        self.service.delete(game_id)
        self.say(("did", "delete", game_id, None))
        self.deleted.append(game_id)

    def restore(self, game_id: str) -> None:
        """Restore a deleted game, unless an import has brought it back."""
        if game_id in self.games:
            return
        self.say(("will", "restore", game_id, None))
        self.service.library.restore(game_id)
        self.say(("did", "restore", game_id, None))

    def bring_in(self, text: str, rows: list[int]) -> None:
        """Import an export."""
        self.say(("will", "import", "", rows))
        game_id = self.service.library.import_text(text)
        self.say(("did", "import", game_id, known_of(self.service, game_id)))

    def set(self) -> None:
        """Change a setting."""
        self._settings += 1
        value = [self._settings, self.chance.random()]
        self.say(("will", "setting", "", value))
        self.service.remember(SETTING, value)
        self.say(("did", "setting", "", value))
