"""All games: open ones, finished ones, what they say together; each can be opened, saved or deleted."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import flet as ft

from companion.store.errors import StoreError
from companion.store.summaries import GameSummary
from companion.ui.art import art
from companion.ui.core.background import in_background
from companion.ui.core.client import Client
from companion.ui.core.component import screen, use_effect, use_ref, use_state
from companion.ui.core.env import use_env
from companion.ui.core.sections import Section, inside, is_recent
from companion.ui.core.style import Style
from companion.ui.game_card import ListedGame, when
from companion.ui.game_summary import listed_game
from companion.ui.games import GameUI, keys, ui_of
from companion.ui.results import Figures, figures_of
from companion.ui.statistics import statistics
from companion.ui.theme.measure import CHAPTER, GAP, GAP_SMALL, GAP_WIDE, HAIR, MARGIN, PADDING, SECTION
from companion.ui.theme.typography import BODY, BODY_STRONG, HEADING, LABEL, LABEL_STRONG
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.dish import dish
from companion.ui.widgets.folding import Folding, SectionHeading, use_folding
from companion.ui.widgets.frame import bar, page_view, scroll, sheet
from companion.ui.widgets.growing import Part, use_parts
from companion.ui.widgets.panes import panes
from companion.ui.widgets.press import glyph_button, primary, row_button, secondary
from companion.ui.widgets.rows import link_row

Show = Callable[[Any], Any]

READ = 25
"""So many more games read, and the screen says so."""

ROWS = 24
"""As many games, or stretches of them, stand below one another: a game takes twice the room of other rows."""

FEW = 100
"""Games that are counted while the screen is drawn: it takes a few milliseconds."""


@screen
def PastGamesScreen() -> ft.View:
    """The list of games and their statistics; on a wide page side by side."""
    client, style = use_env()
    words, library = style.words, client.service.library
    page, turn_to = use_state("list")
    chosen, choose = use_state(_nothing())
    deleting, ask = use_state(False)
    _, see = use_state(0)
    games = library.games()
    summary = library.listed(chosen) if chosen else None
    game = None if summary is None else listed_game(summary)
    asked = use_ref(lambda: [False])  # whether the statistics have been looked at
    asked.current[0] |= style.wide or page != "list"
    of_game = use_game_of_statistics(client, games)
    counted, ui = use_games_of(games, of_game), ui_of(of_game)
    figures = use_figures(counted, wanted=asked.current[0])
    reading = use_reading(client, ui, counted)

    def close() -> None:
        choose("")
        ask(False)

    def delete() -> None:
        close()
        if game is not None:
            _delete(client, game, lambda: see(len(library.games())))

    top = bar(style, words("games-title"), on_back=lambda: client.go("/"))
    overlay = None
    if game is not None:
        overlay = (
            _question(style, delete, lambda: ask(False))
            if deleting
            else _sheet(client, style, game, close, lambda: ask(True))
        )
    choose_one = use_ref(lambda: choose).current  # the same for every drawing
    folding, kinds = use_folding(), use_kinds(games)
    listed = use_parts(list_parts(client, style, kinds, folding, choose_one))
    told = use_parts(_statistics(style, ui, figures, reading) if asked.current[0] else [])
    if style.wide:
        body = panes(style, listed, told)
    else:
        choices = [("list", words("games-list")), ("statistics", words("games-statistics"))]
        tabs = ft.Container(
            options_row(style, choices, page, turn_to),
            padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=GAP_SMALL, bottom=GAP),
        )
        # What is turned away from stays: taking a long page apart takes as long as drawing it.
        pages = [_page(listed, page == "list"), _page(told, page != "list")]
        body = scroll(style, [*([tabs] if games else []), *pages, ft.Container(height=CHAPTER)])
    return page_view(style, "/games", top, body, overlay=overlay)


def _page(parts: Sequence[ft.Control], shown: bool) -> ft.Control:
    return ft.Column(
        list(parts),
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        visible=shown,
    )


Kinds = tuple[tuple[str, Sequence[GameSummary]], ...]
"""The open games and the finished ones, each the oldest first."""


def use_kinds(games: Sequence[GameSummary]) -> Kinds:
    """The games by kind, sorted out anew only when they are others."""
    kept = use_ref(lambda: (games, kinds_of(games)))
    if kept.current[0] is not games:
        kept.current = (games, kinds_of(games))
    return kept.current[1]


def kinds_of(games: Sequence[GameSummary]) -> Kinds:
    """The games by kind."""
    oldest = games[::-1]
    return (
        ("open", [game for game in oldest if not game.finished]),
        ("finished", [game for game in oldest if game.finished]),
    )


def use_figures(games: Sequence[GameSummary], *, wanted: bool) -> Figures | None:
    """What the finished games say; those of many are counted aside once wanted, and None until then."""
    few = len(games) <= FEW
    counted, tell = use_state(_uncounted())

    async def count() -> None:
        if wanted and not few:
            tell(await in_background(lambda: figures_of(games)))

    use_effect(count, [few, wanted, id(games)])
    return figures_of(games) if few else counted


@dataclass(frozen=True)
class Reading:
    """What is found out by reading every game."""

    found: Any
    """As the game's own screens want it; None until it is there."""

    read: int | None
    """How many games have been read for it; None while nobody has asked."""

    ask: Callable[[], Coroutine[Any, Any, None]] = field(compare=False)


def use_reading(client: Client, ui: GameUI, games: Sequence[GameSummary]) -> Reading:
    """What the game finds out by reading every game, how far it is, and what asks for it."""
    found, tell = use_state(_unasked())
    read, told = use_state(_unread())
    here = use_ref(lambda: [True])
    use_effect(lambda: None, [], here.current.clear)
    now = use_ref(lambda: (ui, games))
    now.current = (ui, games)

    async def ask() -> None:
        ui, games = now.current

        def progress(done: int) -> bool:
            if done % READ == 0:
                told(done)
            return bool(here.current)

        tell(await ui.read_games(client.service, [game.id for game in games], progress))

    asks = use_ref(lambda: ask).current  # the same for every drawing
    return Reading(found, read, asks)


def _unasked() -> Any:
    return None


def _unread() -> int | None:
    return None


def _statistics(style: Style, ui: GameUI, figures: Figures | None, reading: Reading) -> list[Part]:
    style = style.in_game(ui.key)
    if figures is None or not figures.people:
        return statistics(style, figures)
    more = [
        *ui.statistics(style, figures),
        *ui.reading_parts(style, reading.found, reading.read, reading.ask),
    ]
    return statistics(style, figures, more)


def use_game_of_statistics(client: Client, games: Sequence[GameSummary]) -> str:
    """Which game the statistics are of: the one looked at last, of those that were played."""
    played = {game.game for game in games} & set(keys())
    wished = client.setting("statistics", "")
    return wished if wished in played else next((key for key in keys() if key in played), keys()[0])


def use_games_of(games: Sequence[GameSummary], key: str) -> Sequence[GameSummary]:
    """The games of that kind, the same object as long as nothing changes."""
    kept = use_ref(lambda: (games, key, [game for game in games if game.game == key]))
    if kept.current[0] is not games or kept.current[1] != key:
        kept.current = (games, key, [game for game in games if game.game == key])
    return kept.current[2]


def _uncounted() -> Figures | None:
    return None


def _nothing() -> str:
    return ""


def list_parts(client: Client, style: Style, kinds: Kinds, folding: Folding, choose: Show) -> list[Part]:
    """The open games, then the finished ones; of many of them the latest, the others in folded stretches."""
    words = style.words
    parts: list[Part] = []
    if not any(kept for _, kept in kinds):
        parts.append(Part("empty", style, lambda: _empty(style)))
    titles = {"open": words("games-open"), "finished": words("games-finished")}
    for kind, kept in kinds:
        title = titles[kind]
        if kept:
            parts.append(Part(kind, (style, title), lambda title=title: _heading(style, title)))
            parts += _stretched(client, style, kind, kept, folding, choose)
    foot = ft.Padding.only(top=GAP)
    row = link_row(style, "import", words("home-import"), action=client.files.pick(), leads=False, last=True)
    parts.append(Part("import", style, lambda: ft.Container(row, padding=foot)))
    return parts


def _stretched(
    client: Client,
    style: Style,
    kind: str,
    games: Sequence[GameSummary],
    folding: Folding,
    choose: Show,
) -> Iterator[Part]:
    """Games of one kind, given the oldest first, and the headings of the stretches of many of them."""
    words = style.words

    def is_open(section: Section) -> bool:
        return folding.is_open(section, is_recent(section, len(games)))

    for line in inside(Section(kind, 0, len(games), rows=ROWS), is_open):
        if not isinstance(line, Section):
            game = games[line]
            yield Part(
                game.id, (style, game), lambda game=game: _row(client, style, listed_game(game), choose)
            )
            continue
        begin, end = (words.date(games[at].created) for at in (line.begin, line.end - 1))
        title = words("games-stretch", begin=begin, end=end) if begin != end else begin
        note = words("count-games", count=line.entries)
        yield _stretch(style, line.key, title, note, is_open(line), folding)


def _stretch(style: Style, key: str, title: str, note: str, unfolded: bool, folding: Folding) -> Part:
    return Part(
        key,
        (style, title, note, unfolded),
        lambda: SectionHeading(style, key, title, note, unfolded, folding.fold, True),
    )


def _empty(style: Style) -> ft.Control:
    return ft.Container(
        ft.Column(
            [dish(style, 160), style.text(style.words("games-none"), BODY, style.palette.quiet)],
            spacing=PADDING,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=CHAPTER),
    )


def _heading(style: Style, title: str) -> ft.Control:
    return ft.Container(
        style.text(title, LABEL_STRONG, style.palette.accent, heading=True),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=PADDING, bottom=GAP_SMALL),
    )


def _row(client: Client, style: Style, game: ListedGame, choose: Show) -> ft.Control:
    p, words = style.palette, style.words
    title, line = title_of(style, game), line_of(style, game)
    day = when(words, game.created, datetime.now(UTC))
    best = max((player.score for player in game.winners if player.score is not None), default=None)
    parts: list[ft.Control] = [
        _picture(style, game),
        ft.Column(
            [
                style.text(title, BODY_STRONG, lines=2),
                *([style.text(line, LABEL, p.quiet, lines=2)] if line else []),
                style.text(day, LABEL, p.quiet, lines=1),
            ],
            spacing=0,
            tight=True,
            expand=True,
        ),
    ]
    if best is not None:
        parts.append(style.text(words.number(best), HEADING))
    spoken = ", ".join(part for part in (title, "" if best is None else str(best), line, day) if part)
    opens = row_button(
        style,
        ft.Row(parts, spacing=PADDING, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        lambda: client.go(f"/game/{game.id}"),
        label=spoken,
        radius=0,
        padding=ft.Padding.only(left=MARGIN, right=GAP, top=GAP_WIDE, bottom=GAP_WIDE),
        expand=True,
    )
    more = glyph_button(style, "more", words("games-more", game=f"{title}, {day}"), lambda: choose(game.id))
    return ft.Container(
        ft.Row([opens, more], spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
        padding=ft.Padding.only(right=GAP_SMALL),
    )


def title_of(style: Style, game: ListedGame) -> str:
    """What a game is called: by its winners, or by its round while it is open."""
    words = style.words
    if not game.finished:
        return words("home-round", round=game.round, rounds=game.rounds)
    return words.list([player.name for player in game.winners]) or words("home-nobody-won")


def line_of(style: Style, game: ListedGame) -> str:
    """Who played besides, with their scores."""
    others = [player for player in game.players if not player.won]
    return ", ".join(
        player.name if player.score is None else f"{player.name} {style.words.number(player.score)}"
        for player in others
    )


def _picture(style: Style, game: ListedGame) -> ft.Control:
    """The winner's species; a sign where there is not exactly one."""
    p = style.palette
    if len(game.winners) == 1 and game.game in keys():
        winner = game.winners[0]
        return ui_of(game.game).piece(winner.shape, p.players[winner.colour], 36)
    return art("crown" if game.winners else ("out" if game.finished else "play"), p.quiet, 36)


def _sheet(
    client: Client, style: Style, game: ListedGame, close: Callable[[], Any], ask: Callable[[], Any]
) -> ft.Control:
    words = style.words

    def save() -> None:
        close()
        client.files.export(game.id)

    rows: list[ft.Control] = [
        link_row(style, "play", words("games-open-it"), lambda: client.go(f"/game/{game.id}"), inset=0),
        link_row(style, "export", words("games-export"), save, leads=False, inset=0),
        link_row(style, "trash", words("games-delete"), ask, leads=False, last=True, inset=0),
    ]
    names = words.list(game.names)
    title = f"{when(words, game.created, datetime.now(UTC))}"
    return sheet(style, title, [style.text(names, LABEL, style.palette.quiet), *rows], close)


def _question(style: Style, delete: Callable[[], Any], keep: Callable[[], Any]) -> ft.Control:
    p, words = style.palette, style.words
    buttons = ft.Column(
        [
            primary(style, words("games-delete"), delete, fill=p.danger, ink=p.on_danger),
            secondary(style, words("games-keep"), keep),
        ],
        spacing=GAP_WIDE,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return sheet(
        style,
        words("games-delete-really"),
        [style.text(words("games-delete-note"), BODY), ft.Container(height=SECTION)],
        keep,
        footer=buttons,
    )


def _delete(client: Client, game: ListedGame, see: Callable[[], Any]) -> None:
    """Take a game off the list, and offer to bring it back."""
    words = client.style.words
    try:
        client.service.delete(game.id)
    except StoreError as error:
        client.tell(words(error.code, **error.params))
        return

    def restore() -> None:
        try:
            client.service.restore(game.id)
        except StoreError as error:
            client.tell(words(error.code, **error.params))
        see()

    client.tell(words("games-deleted"), action=words("action-undo"), on_action=restore)
    see()
