"""The screens of each game, by its key; each is imported when first asked for.

What is drawn and said of a game before it is chosen stands here, and in its word called `name`: in the
browser the game itself may not have arrived.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

import flet as ft

from companion.games import GameNotHere, arrived
from companion.later import Later
from companion.ui.art import species

if TYPE_CHECKING:
    from companion.game_service import GameService
    from companion.rules.kernel import Label, Model
    from companion.ui.art import Glyph
    from companion.ui.carnomorphs import ui as carnomorphs
    from companion.ui.chromosome import ui as chromosome
    from companion.ui.core.client import Client
    from companion.ui.core.style import AccentName, Style
    from companion.ui.results import Statistics
    from companion.ui.shared.context import GameContext, Panel
    from companion.ui.shared.ending import Ending
    from companion.ui.shared.rolls import DiceRoll
    from companion.ui.soup import ui as soup
    from companion.ui.widgets.dish import Piece
    from companion.ui.widgets.growing import Part
    from companion.words import Words
    from companion.words.reference import ChapterGroup
else:
    carnomorphs = Later("companion.ui.carnomorphs.ui")
    chromosome = Later("companion.ui.chromosome.ui")
    soup = Later("companion.ui.soup.ui")


OtherAction: TypeAlias = "tuple[Glyph, str, Callable[[], Any] | None]"
"""What else can be done now: a drawing, words, and what it does; None where it cannot be done any more."""


@dataclass(frozen=True)
class NextAction:
    """The next thing to do at a table."""

    words: str
    """What the wide button says."""

    press: Callable[[], Any] = field(compare=False)
    seat: int | None = None
    """Whose it is; None: the whole table's."""

    allowed: bool = True
    """Whether it is this device's to do."""

    key: object = ""
    """What tells it from another one."""

    choice: object = ""
    """What `others` depend on besides `key`."""

    others: tuple[OtherAction, ...] = field(default=(), compare=False)
    """What else can be done now; the same for equal `key` and `choice`."""


@dataclass(frozen=True)
class Coaching:
    """What a coached first round says of one moment."""

    words: str
    """The next thing to do, in a sentence."""

    chapter: str
    """The chapter of the quick rules that explains it."""


@dataclass(frozen=True)
class NameField:
    """A name that can be corrected during a game."""

    key: str
    """What the command calls it."""

    title: str
    value: str
    note: str = ""
    """What stands below it."""


@dataclass(frozen=True)
class Calculator:
    """A calculator that needs no game under way."""

    key: str
    """Its name in message keys and settings, unlike those of all other games."""

    glyph: Glyph
    draw: Callable[[Client, Style], ft.Control]
    """A component."""


class GameUI(Protocol):
    """All that the shared screens ask of a game's own ones; each game's package offers one instance.

    Controls are drawn from `context.state`, which is what the device may see, and from nothing else.
    """

    @property
    def key(self) -> str:
        """As in `companion.games`."""
        ...

    @property
    def modules(self) -> tuple[str, ...]:
        """What the screens stand in, to be imported before anybody waits for it."""
        ...

    # beginning --------------------------------------------------------------------------------

    def setup_screen(self, choice: ft.Control | None) -> ft.Control:
        """The screen of a new game; `choice` is the row that chooses another one."""
        ...

    def same_again(self, service: GameService) -> tuple[str, ...]:
        """Names of who would play if the latest game were begun again; empty where there is none."""
        ...

    def begin_again(self, client: Client) -> str:
        """Begin it and show its table; answers why it could not begin, in a sentence, or nothing."""
        ...

    # what is open -----------------------------------------------------------------------------

    def stage(self, state: Any) -> str:
        """What takes place: `table`, `over`, or a name of the game's own."""
        ...

    def stage_title(self, style: Style, state: Any, stage: Any) -> str:
        """What the bar says of it."""
        ...

    def stage_chapter(self, state: Any) -> str:
        """The chapter of the quick rules on what takes place now; empty where there is none."""
        ...

    def stage_view(self, style: Style, context: GameContext[Any], state: Any, stage: Any) -> ft.Control:
        """What a stage other than `table` and `over` shows."""
        ...

    def ending(self, style: Style, context: GameContext[Any]) -> Ending:
        """What is told of the end of a game that is over."""
        ...

    def after_end(self, style: Style, context: GameContext[Any]) -> list[ft.Control]:
        """What else stands below the end of a game."""
        ...

    def players(self, style: Style, context: GameContext[Any]) -> ft.Control:
        """Everybody at a glance: the heading of the table and a row for each player."""
        ...

    def on_the_table(self, style: Style, context: GameContext[Any]) -> Sequence[ft.Control]:
        """What else lies on the table, for a wide page; drawn anew by itself."""
        ...

    def next_action(self, style: Style, context: GameContext[Any]) -> NextAction:
        """The next thing to do; compared by value, but for what its buttons do."""
        ...

    def coaching(self, style: Style, state: Any) -> Coaching | None:
        """What those who play for the first time are to do now; None where there is nothing to say."""
        ...

    def has_panel(self, context: GameContext[Any], panel: Panel) -> bool:
        """Whether a sheet of the game's own has anything to show on this device."""
        ...

    def panel(self, style: Style, context: GameContext[Any], state: Any, panel: Panel) -> ft.Control | None:
        """A sheet of the game's own."""
        ...

    def to_see(self, style: Style, context: GameContext[Any], state: Any) -> Sequence[ft.Control]:
        """Rows of the menu that lead to something to see."""
        ...

    def to_correct(self, style: Style, context: GameContext[Any], state: Any) -> Sequence[ft.Control]:
        """Rows of the menu that correct what is the whole table's."""
        ...

    def to_end(self, style: Style, context: GameContext[Any], state: Any) -> Sequence[ft.Control]:
        """Rows of the menu that end something less than the game."""
        ...

    def end_command(self) -> Any:
        """The command that ends the game."""
        ...

    def names(self, style: Style, state: Any, seat: int) -> tuple[NameField, ...]:
        """The names of a seat, its player's first."""
        ...

    def rename_command(self, state: Any, seat: int, names: Mapping[str, str]) -> Any:
        """The command that gives a seat these names."""
        ...

    def remember_names(self, service: GameService, state: Any, seat: int, changed: Collection[str]) -> None:
        """Keep for the next games what a seat was named just now.

        Args:
            service: What keeps it.
            state: With the new names.
            seat: Whose they are.
            changed: The keys of those that are new.

        Raises:
            StoreError: it could not be stored.
        """
        ...

    def roll(self, state: Any) -> DiceRoll | None:
        """The roll under way that others may have thrown again; None where there is none."""
        ...

    def stakes(self, style: Style, state: Any, lies: bool) -> ft.Control | None:
        """What the roll under way is about, above its die, for those who look on; None where that is said.

        Args:
            lies: Whether the die that was thrown has come to lie.
        """
        ...

    def entry_note(self, style: Style, label: Label, before: Any, after: Any) -> str:
        """What the history adds below an entry; empty where its label says all.

        Args:
            label: Of the entry, as this device may read it.
            before: The state before it, as this device may see it.
        """
        ...

    def harm(self, before: Any, after: Any) -> bool:
        """Whether somebody was hurt between two states, which the table is to feel."""
        ...

    def charts(self, style: Style, context: GameContext[Any]) -> list[ft.Control]:
        """The course of a game as charts."""
        ...

    # without a game ---------------------------------------------------------------------------

    def piece(self, shape: int, colour: str, size: float) -> ft.Control:
        """The drawing that stands for a player."""
        ...

    def piece_svg(self, shape: int, colour: str, size: float) -> str:
        """The same drawing as an SVG document, to be shown that wide."""
        ...

    def statistics(self, style: Style, figures: Statistics) -> Sequence[Part]:
        """What else the finished games say, besides wins and points."""
        ...

    async def read_games(self, service: GameService, ids: Sequence[str], told: Callable[[int], bool]) -> Any:
        """What is found out by reading every game, none of which is opened; other things go on meanwhile.

        Args:
            service: Where the games are.
            ids: Of the games, the latest first.
            told: Hears how many games have been read, and says whether to go on.

        Returns:
            What `reading_parts` shows; None where it was not to go on.
        """
        ...

    def reading_parts(
        self, style: Style, found: Any, read: int | None, ask: Callable[[], Any]
    ) -> Iterable[Part]:
        """The answer of `read_games`, or the button that asks for it, or how many games have been read."""
        ...

    @property
    def calculators(self) -> tuple[Calculator, ...]:
        """What can be worked out without a game under way."""
        ...

    @property
    def sample(self) -> Sequence[Model]:
        """The commands of a short game to look at, the one that begins it first, every die with its face."""
        ...

    @property
    def chapters(self) -> tuple[ChapterGroup, ...]:
        """The quick rules."""
        ...

    @property
    def chapter_glyphs(self) -> Mapping[str, Glyph]:
        """The drawing of each chapter."""
        ...


class Offered(NamedTuple):
    """A game where one is chosen."""

    glyph: Glyph
    """The drawing that stands for it."""

    accent: AccentName
    """The accent of its screens; colours stand in the theme alone."""

    ui: Callable[[], GameUI]
    bgg_id: int | None = None
    """Its id at BoardGameGeek, by which other tools find it; that of the base game for an expansion."""


GAMES: Final[dict[str, Offered]] = {
    "chromosome": Offered("battle", "mint", lambda: chromosome.CHROMOSOME, 202589),
    "carnomorphs": Offered("cat", "lime", lambda: carnomorphs.CARNOMORPHS, 167355),
    "soup": Offered("amoeba", "ocean", lambda: soup.SOUP, 124),
}
"""The first of them is meant where none has been chosen."""


def ui_of(key: str) -> GameUI:
    """The screens of the game with that key.

    Raises:
        KeyError: There is no such game.
        GameNotHere: It has not arrived.
    """
    return arrived(GAMES[key].ui)


def piece_of(key: str, *, sketched: bool = False) -> Piece:
    """What draws the players of the game with that key: its own drawings where it has arrived, else badges.

    Args:
        key: Of the game.
        sketched: Whether drawings are left out anyway, and no game need be looked at for them.
    """
    try:
        return species if sketched else ui_of(key).piece
    except (KeyError, GameNotHere):
        return species


def glyph_of(key: str) -> Glyph:
    """The drawing that stands for the game with that key, which need not have arrived."""
    return GAMES[key].glyph


def bgg_id_of(key: str) -> int | None:
    """The id at BoardGameGeek of the game with that key, which need not have arrived; None where unknown."""
    return GAMES[key].bgg_id if key in GAMES else None


def name_among(words: Words, key: str) -> str:
    """What the game with that key is called; empty where it is the only one, or nobody knows it."""
    return words.of(key)("name") if len(GAMES) > 1 and key in GAMES else ""


def in_game(style: Style, key: str) -> Style:
    """The style in the scope and with the accent of the game with that key, which need not have arrived."""
    return style.in_game(key, GAMES[key].accent)


def keys() -> tuple[str, ...]:
    """The games that can be chosen, in the order in which they are offered."""
    return tuple(GAMES)
