"""What most games answer to the shared screens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import flet as ft

from companion.later import Later
from companion.ui.art import optical_line, species, species_svg

if TYPE_CHECKING:
    from companion.game_service import GameService
    from companion.rules import table_commands
    from companion.rules.kernel import Label, Model
    from companion.ui.core import component
    from companion.ui.core.client import Client
    from companion.ui.core.style import Style
    from companion.ui.games import Calculator, Coaching
    from companion.ui.shared.context import GameContext
    from companion.ui.shared.rolls import DiceRoll
    from companion.ui.shared.setup import begin, screen
    from companion.ui.shared.setup.description import GameSetup
    from companion.ui.shared.setup.memory import Memory
    from companion.ui.widgets.growing import Part
else:
    begin, screen = Later("companion.ui.shared.setup.begin"), Later("companion.ui.shared.setup.screen")
    component = Later("companion.ui.core.component")
    table_commands = Later("companion.rules.table_commands")


class BaseUI(ABC):
    """A game whose setup is remembered, with a drawing of the app for each player, and with nothing special.

    A game derives its own, and adds what else `companion.ui.games.GameUI` asks for. Where a function of a
    module answers, one line names it: `ending = staticmethod(end.ending)`.
    """

    @property
    @abstractmethod
    def memory(self) -> Memory[Any]:
        """The latest setup."""

    @property
    @abstractmethod
    def setup(self) -> GameSetup[Any]:
        """How the game is set up."""

    def setup_screen(self, choice: ft.Control | None) -> ft.Control:
        """The screen of a new game, as the setup describes it."""
        # Without a key the screen would go on with what it holds of another game.
        return component.keyed(f"setup-{self.memory.game}", screen.SetupScreen, self.setup, choice)

    def same_again(self, service: GameService) -> tuple[str, ...]:
        """Who played last."""
        setup = self.memory.latest(service)
        return tuple(player.name for player in setup.players) if setup is not None else ()

    def begin_again(self, client: Client) -> str:
        """The same people by the same rules."""
        return begin.begin_again(client, self.memory)

    @staticmethod
    def after_end(style: Style, context: GameContext[Any]) -> list[ft.Control]:
        """Nothing more."""
        return []

    def on_the_table(self, style: Style, context: GameContext[Any]) -> Sequence[ft.Control]:
        """Nothing else."""
        return ()

    @staticmethod
    def coaching(style: Style, state: Any) -> Coaching | None:
        """Nothing to say."""
        return None

    def end_command(self) -> Model:
        """The command that all games have."""
        return table_commands.EndGame()

    def remember_names(  # noqa: B027 (most games have nothing to do here)
        self, service: GameService, state: Any, seat: int, changed: Collection[str]
    ) -> None:
        """A name belongs to one game."""

    @staticmethod
    def roll(state: Any) -> DiceRoll | None:
        """Nobody may have a die thrown again."""
        return None

    @staticmethod
    def stakes(style: Style, state: Any, lies: bool) -> ft.Control | None:
        """The die says all."""
        return None

    @staticmethod
    def entry_note(style: Style, label: Label, before: Any, after: Any) -> str:
        """The label says all."""
        return ""

    def harm(self, before: Any, after: Any) -> bool:
        """Nobody is hurt."""
        return False

    @staticmethod
    def charts(style: Style, context: GameContext[Any]) -> list[ft.Control]:
        """None."""
        return []

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        """None."""
        return ()

    @staticmethod
    def statistics(style: Style, figures: Any) -> Sequence[Part]:
        """Nothing more."""
        return ()

    @staticmethod
    async def read_games(service: GameService, ids: Sequence[str], told: Callable[[int], bool]) -> Any:
        """Nothing is read."""
        return None

    @staticmethod
    def reading_parts(style: Style, found: Any, read: int | None, ask: Callable[[], Any]) -> Iterable[Part]:
        """Nothing is asked."""
        return ()

    def piece(self, shape: int, colour: str, size: float) -> ft.Control:
        """The drawing of that number in the app."""
        return species(shape, colour, size)

    def piece_svg(self, shape: int, colour: str, size: float) -> str:
        """The same as SVG."""
        return species_svg(shape, colour, stroke=optical_line(size))
