"""The statistics of finished games, computed in the background or read on demand."""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

import flet as ft

from companion.store.summaries import GameSummary
from companion.ui import kit
from companion.ui.core.background import in_background
from companion.ui.core.client import Client
from companion.ui.game.figures import Record, Statistics
from companion.ui.game.game_ui import GameUI
from companion.ui.game_card import ListedGame, ListedPlayer
from companion.ui.game_summary import listed_game
from companion.ui.games import in_game, keys, name_among, ui_of
from companion.ui.shared.game_choice import game_choice_row
from companion.ui.statistics import statistics
from companion.ui.widgets.growing import Part


def by_player(games: Iterable[ListedGame]) -> tuple[Record, ...]:
    """Return one record per person.

    Open games do not count; names that differ only in case are the same person.

    Args:
        games: The games, the latest first; the latest one with a name decides how it is spelled.
    """
    return _records((player.name.casefold(), player.name, game, player) for game, player in _sat(games))


def by_shape(games: Iterable[ListedGame]) -> tuple[Record, ...]:
    """Return one record per player's shape, with its index as name. Open games do not count."""
    return _records((str(player.shape), str(player.shape), game, player) for game, player in _sat(games))


def figures_of(games: Iterable[GameSummary]) -> Statistics:
    """Return the statistics of games, sorted with the latest first. It takes 50 ms for a thousand games."""
    finished = tuple(game for game in games if game.finished)
    seen = [listed_game(game) for game in finished]
    return Statistics(len(seen), by_player(seen), by_shape(seen), finished)


Seat = tuple[ListedGame, ListedPlayer]
"""A player in a game."""


def _sat(games: Iterable[ListedGame]) -> Iterable[Seat]:
    return ((game, player) for game in games if game.finished for player in game.players)


def _records(sat: Iterable[tuple[str, str, ListedGame, ListedPlayer]]) -> tuple[Record, ...]:
    """Return one record per key, sorted by most wins, then by better average, then by name."""
    names: dict[str, str] = {}
    seats: dict[str, list[Seat]] = {}
    for key, name, game, player in sat:
        names.setdefault(key, name)
        seats.setdefault(key, []).append((game, player))
    found = [record_of(names[key], own) for key, own in seats.items()]
    return tuple(sorted(found, key=lambda record: (-record.wins, -record.merit, record.name)))


def record_of(name: str, seats: Sequence[Seat]) -> Record:
    """Combine seats in different games, sorted with the latest game first, into one record."""
    scores = tuple(player.score for _, player in seats if player.score is not None)
    won, latest = sum(player.won for _, player in seats), seats[0][0]
    return Record(name, len(seats), won, scores, latest.title, latest.fewest_win)


READ = 25
"""Number of games that are read between two progress reports."""

FEW = 100
"""Up to this many games are counted while the screen is drawn, in a few milliseconds."""

SETTING = "statistics"
"""The device's setting for the game whose statistics were shown last."""


def use_figures(games: Sequence[GameSummary], *, wanted: bool) -> Statistics | None:
    """Return the statistics of the finished games; None until they are counted.

    More than `FEW` games are counted in the background, and only once they are `wanted`.
    """
    few = len(games) <= FEW
    counted, tell = kit.use_state(cast("Statistics | None", None))

    async def count() -> None:
        if wanted and not few:
            tell(await in_background(lambda: figures_of(games)))

    kit.use_effect(count, [few, wanted, id(games)])
    return figures_of(games) if few else counted


@dataclass(frozen=True)
class Findings:
    """The result of reading every stored game of one kind, and the progress of the reading."""

    found: Any
    """The result, in the form that the game's own screens need; None until finished."""

    read: int | None
    """The number of games read so far; None before reading begins."""

    ask: Callable[[], Coroutine[Any, Any, None]] = field(compare=False)


def use_reading(client: Client, key: str, games: Sequence[GameSummary]) -> Findings:
    """Return the result of reading a game's stored games, the progress, and a function to start reading."""
    found, tell = kit.use_state(cast("Any", None))
    read, told = kit.use_state(cast("int | None", None))
    here = kit.use_ref(lambda: [True])
    kit.use_effect(lambda: None, [], here.current.clear)
    now = kit.use_ref(lambda: (key, games))
    now.current = (key, games)

    async def ask() -> None:
        key, games = now.current

        def progress(done: int) -> bool:
            if done % READ == 0:
                told(done)
            return bool(here.current)

        tell(await ui_of(key).read_games(client.home, [game.id for game in games], progress))

    asks = kit.use_ref(lambda: ask).current  # The same object in every redraw.
    return Findings(found, read, asks)


def statistics_parts(
    style: kit.Style,
    ui: GameUI,
    figures: Statistics | None,
    reading: Findings,
    on_person: Callable[[str], object],
) -> list[Part]:
    """Return the parts of the statistics, including the game's own; pressing a person calls `on_person`."""
    style = in_game(style, ui.key)
    if figures is None or not figures.people:
        return statistics(style, figures)
    more = [
        *ui.statistics(style, figures),
        *ui.reading_parts(style, reading.found, reading.read, reading.ask),
    ]
    return statistics(style, figures, more, on_person)


def use_game_of_statistics(client: Client, games: Sequence[GameSummary]) -> tuple[str, Callable[[str], None]]:
    """Return the key of the game whose statistics are shown, and a function that chooses another game.

    At first it is the stored choice if such a game was played, otherwise the first of the games played. Only
    the choice of a game that was played is stored.
    """
    played = {game.game for game in games} & set(keys())
    chosen, choose = kit.use_state("")

    def take(key: str) -> None:
        choose(key)
        if any(game.game == key for game in client.home.library.games()):
            client.set_setting(SETTING, key)

    if chosen in keys():
        return chosen, take
    wished = client.setting(SETTING, "")
    return wished if wished in played else next((key for key in keys() if key in played), keys()[0]), take


MOST_TITLES: Final = 8
"""Number of titles shown until a press shows all of them."""


@dataclass(frozen=True)
class Titles:
    """The titles that players gave to stored games of one kind, and the one whose statistics are shown."""

    all: tuple[str, ...]
    """The titles as last spelled, the latest first; an empty one stands for games without a title."""

    shown: str
    take: Callable[[str], None] = field(compare=False)


def use_titles(games: Sequence[GameSummary], key: str) -> Titles:
    """Return the titles of the finished games with this key, and the title whose statistics are shown."""
    chosen, choose = kit.use_state("")
    found: dict[str, str] = {}
    for game in games:
        if game.game == key and game.finished:
            found.setdefault(game.title.casefold(), game.title)
    titles = tuple(found.values())
    return Titles(titles, chosen if chosen in titles else next(iter(titles), ""), choose)


def heading_parts(
    style: kit.Style, key: str, take: Callable[[str], None], titles: Titles, first: str
) -> list[Part]:
    """Return the chooser of games, the titles if there are several, and a headline with the chosen name.

    Return nothing if the app has only one game.

    Args:
        first: The first game of the row if the row scrolls.
    """
    if len(keys()) < 2:
        return []
    title = style.words("games-statistics-of", game=name_among(style.words, key, titles.shown))

    def choice() -> ft.Control:
        return game_choice_row(style, key, take, first=first) or ft.Container()

    parts = [Part("choice", (style, key), choice)]
    if len(titles.all) > 1:
        parts.append(Part("titles", (style, key, titles), lambda: TitlesRow(in_game(style, key), titles)))
    return [*parts, Part("title", (style, title), lambda: kit.headline(in_game(style, key), title))]


@kit.component
def TitlesRow(style: kit.Style, titles: Titles) -> ft.Control:
    """Draw the latest titles as choices, and a button that shows the others.

    Games without a title are shown under the game's own name.
    """
    opened, set_opened = kit.use_state(False)
    latest = titles.all if opened else titles.all[:MOST_TITLES]
    chosen = latest if titles.shown in latest else (*latest, titles.shown)
    named = [(title, title or style.words("name")) for title in chosen]
    rows: list[ft.Control] = [kit.options_row(style, named, titles.shown, titles.take, wrap=True)]
    if len(titles.all) > len(chosen):
        said = style.words("stats-titles", count=len(titles.all))
        rows.append(ft.Row([kit.chip_button(style, said, lambda: set_opened(True), glyph="plus")]))
    return ft.Container(kit.column(rows, kit.GAP_SMALL), padding=ft.Padding.symmetric(horizontal=kit.MARGIN))


def use_games_of(games: Sequence[GameSummary], key: str, title: str = "") -> Sequence[GameSummary]:
    """Return the games with this key and title; the object stays the same until any argument changes."""

    def found() -> tuple[Sequence[GameSummary], tuple[str, str], Sequence[GameSummary]]:
        called = title.casefold()
        of_kind = [game for game in games if game.game == key and game.title.casefold() == called]
        return games, (key, title), of_kind

    kept = kit.use_ref(found)
    if kept.current[0] is not games or kept.current[1] != (key, title):
        kept.current = found()
    return kept.current[2]
