"""The screen of a new score sheet: the game's name, most or fewest points, rounds or named rows."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Self, cast

import flet as ft
from pydantic import ValidationError

from companion.device.door import Door
from companion.rules.kernel import NAME_LENGTH, Model, clean_text
from companion.rules.tally import KEY
from companion.rules.tally.data import MOST_ROWS, PLAYERS
from companion.rules.tally.options import Options
from companion.rules.tally.sheet import Begin
from companion.rules.tally.state import Player, State
from companion.ui import kit
from companion.ui.game.game_setup import GameSetup, SetupForm
from companion.ui.game.memory import Memory
from companion.ui.game.options_form import OptionsForm
from companion.ui.game.seating import Seating
from companion.ui.tally.options import options_form

MOST_KNOWN: Final = 24
"""Maximum number of games that a device remembers."""

KNOWN: Final = f"{KEY}.games"
"""The key under which a device stores these games."""

EMPTY_ROWS: Final = ("", "", "")
"""The fields for named rows on a new sheet: all are empty."""


class SheetRules(NamedTuple):
    """The rules of a sheet, without the game's name."""

    fewest_win: bool
    named: bool
    rows: tuple[str, ...]
    options: Options


class KnownGame(Model):
    """The facts that a device remembers about a game played on it."""

    title: str
    fewest_win: bool = False
    rows: tuple[str, ...] = ()
    """The game's latest named rows, which are kept when the game is played by rounds."""

    by_rounds: bool = False
    """Whether the latest sheet was played by rounds although the game has named rows."""

    options: Options = Options()

    @property
    def named(self) -> bool:
        """Whether the latest sheet had named rows."""
        return bool(self.rows) and not self.by_rounds

    @property
    def rules(self) -> SheetRules:
        return SheetRules(self.fewest_win, self.named, self.rows if self.named else (), self.options)

    def is_called(self, title: str) -> bool:
        """Return whether a typed title is this game's name, ignoring case."""
        return self.title.casefold() == clean_text(title).casefold()


class Setup(Seating[Player, Options]):
    """The content of the new-game screen, which may break the rules until the game begins."""

    counts: ClassVar[range] = PLAYERS
    begins: ClassVar[type[Model]] = Begin
    newcomers: ClassVar[type[Model]] = Player

    options: Options = Options()
    title: str = ""
    fewest_win: bool = False
    named: bool = False
    """Whether the sheet has named rows instead of rounds."""

    rows: tuple[str, ...] = EMPTY_ROWS
    """The fields for named rows, some of which may be empty; they are kept while rounds are chosen."""

    @property
    def filled_rows(self) -> tuple[str, ...]:
        """The named rows that are filled in; none while rounds are chosen."""
        return tuple(row for row in self.rows if self.named and clean_text(row))

    def command(self) -> Model:
        """Return the command that begins this game; the rules refuse it if all named rows are left blank."""
        rows = self.filled_rows or (("",) if self.named else ())
        return super(Setup, self.replace(rows=rows)).command()

    @property
    def rules(self) -> SheetRules:
        return SheetRules(self.fewest_win, self.named, tuple(map(clean_text, self.filled_rows)), self.options)

    def called(self, title: str, known: Sequence[KnownGame]) -> Self:
        """Return a copy with a typed title; a known game brings its rules, unless players chose other rules.

        The rules of the first sheet and the rules of any known game do not count as chosen.
        """
        game = next((each for each in known if each.is_called(title)), None)
        unchosen = {type(self)(players=()).rules, *(each.rules for each in known)}
        if game is None or self.rules not in unchosen:
            return self.replace(title=title)
        return self.playing(game).replace(title=title)

    def with_row(self, at: int, name: str) -> Self:
        return self.replace(rows=tuple(name if each == at else row for each, row in enumerate(self.rows)))

    def without_row(self, at: int) -> Self:
        return self.replace(rows=self.rows[:at] + self.rows[at + 1 :])

    def playing(self, game: KnownGame) -> Self:
        """Return a copy with the title, rules and rows of a game that was played before."""
        return self.replace(
            title=game.title,
            fewest_win=game.fewest_win,
            named=game.named,
            rows=game.rows or EMPTY_ROWS,
            options=game.options,
        )


def known_games(service: Door) -> tuple[KnownGame, ...]:
    """Return the games that were played on this device, the latest first."""
    told = service.remembered(KNOWN)
    found: list[KnownGame] = []
    for each in cast("list[object]", told) if isinstance(told, list) else ():
        try:
            found.append(KnownGame.model_validate(each))
        except ValidationError:
            continue
    return tuple(found)


def remember_game(service: Door, game: KnownGame) -> None:
    """Store a game as the latest game; a game without a title is not stored.

    A game played by rounds keeps the named rows that it had before.

    Raises:
        StoreError: The device cannot store it.
    """
    if not game.title:
        return
    known = known_games(service)
    before = next((each for each in known if each.is_called(game.title)), None)
    if before is not None and before.rows and not game.rows:
        game = game.replace(rows=before.rows, by_rounds=True)
    others = [each for each in known if not each.is_called(game.title)]
    kept = [game, *others][:MOST_KNOWN]
    service.remember(KNOWN, [each.model_dump(mode="json") for each in kept])


def remember_sheet(service: Door, state: State) -> None:
    """Store the game played on a sheet, including rows that were added during play.

    Raises:
        StoreError: The device cannot store it.
    """
    game = KnownGame(title=state.title, fewest_win=state.fewest_win, rows=state.rows, options=state.options)
    remember_game(service, game)


class SheetMemory(Memory[Setup]):
    """The memory of the latest sheet, and of the games by name."""

    def remember_more(self, service: Door, setup: Setup) -> None:
        command = setup.command()
        assert isinstance(command, Begin)
        game = KnownGame(
            title=clean_text(command.title),
            fewest_win=command.fewest_win,
            rows=tuple(map(clean_text, command.rows)),
            options=command.options,
        )
        remember_game(service, game)


class SheetSetup(GameSetup[Setup]):
    """The setup of a score sheet."""

    sections_first = True

    def form_of(
        self, setup: Setup, style: kit.Style, options: Options, change: kit.Change[Options] | None
    ) -> OptionsForm[Options]:
        """Draw the form of the options, which offers the named rows by name."""
        return options_form(setup.filled_rows, style, options, change)

    def sections(self, form: SetupForm[Setup]) -> Sequence[ft.Control]:
        """Draw the fields for the game's name, for most or fewest points, and for rounds or named rows."""
        style, setup, words = form.style, form.setup, form.style.words
        parts: list[ft.Control] = [_title(form)]
        order = [(False, words("new-most")), (True, words("new-fewest"))]
        parts.append(
            kit.options_row(
                style, order, setup.fewest_win, lambda fewest: form.change(_changed(fewest_win=fewest))
            )
        )
        kinds = [(False, words("new-rounds")), (True, words("new-rows"))]
        parts.append(
            kit.options_row(
                style,
                kinds,
                setup.named,
                lambda named: form.change(_changed(named=named)),
            )
        )
        if setup.named:
            parts += _rows(form)
        return [kit.section(style, words("new-played"), [kit.column(parts, kit.GAP_WIDE, stretch=True)])]


def _changed(**changes: Any) -> Callable[[Setup], Setup]:
    return lambda now: now.replace(**changes)


def _title(form: SetupForm[Setup]) -> ft.Control:
    """Draw the field for the game's name, and the games that were played before.

    Only a game that the form already shows, with all its rules, is left out.
    """
    style, setup = form.style, form.setup
    known = known_games(form.client.service)
    parts: list[ft.Control] = [
        kit.keyed(
            "title",
            kit.field,
            style,
            style.words("new-title"),
            setup.title,
            lambda text: form.change(lambda now: now.called(text, known)),
            longest=NAME_LENGTH,
            names=True,
        )
    ]
    chips: list[ft.Control] = [
        kit.chip_button(style, game.title, lambda game=game: form.change(lambda now: now.playing(game)))
        for game in known
        if not (game.is_called(setup.title) and game.rules == setup.rules)
    ]
    if chips:
        parts.append(kit.wrapped(chips, kit.GAP))
    return kit.column(parts, kit.GAP_WIDE, stretch=True)


def _rows(form: SetupForm[Setup]) -> list[ft.Control]:
    """Draw a field for each named row, with a button that removes it; below, a button that adds a row."""
    style, setup, words = form.style, form.setup, form.style.words
    parts: list[ft.Control] = []
    for at, row in enumerate(setup.rows):
        typed = kit.keyed(
            f"row-{at}",
            kit.field,
            style,
            words("new-row", number=at + 1),
            row,
            lambda text, at=at: form.change(lambda now: now.with_row(at, text)),
            longest=NAME_LENGTH,
            names=True,
        )
        off = kit.glyph_button(
            style,
            "close",
            words("new-row-off", number=at + 1),
            lambda at=at: form.change(lambda now: now.without_row(at)),
        )
        parts.append(ft.Row([ft.Container(typed, expand=True), off], spacing=kit.GAP_SMALL))
    if len(setup.rows) < MOST_ROWS:
        more = kit.plain(
            style,
            words("new-row-more"),
            lambda: form.change(lambda now: now.replace(rows=(*now.rows, ""))),
            glyph="plus",
        )
        parts.append(ft.Row([more]))
    return parts


SHEETS: Final = SheetSetup(SheetMemory(KEY, Setup(players=()), seats=4))
