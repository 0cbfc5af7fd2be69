"""The screen of all games: the list, and the statistics of the finished ones."""

from collections.abc import Sequence

import flet as ft

from companion.ui import kit
from companion.ui.core.env import use_env
from companion.ui.games import ui_of
from companion.ui.past.counting import (
    heading_parts,
    statistics_parts,
    use_figures,
    use_game_of_statistics,
    use_games_of,
    use_reading,
    use_titles,
)
from companion.ui.past.game_sheet import delete_game, game_sheet, question
from companion.ui.past.listing import list_parts, use_kinds
from companion.ui.past.person import person_of, person_sheet
from companion.ui.shared.arrival import awaited_parts, use_arrival
from companion.ui.widgets.folding import use_folding
from companion.ui.widgets.growing import Part, use_parts
from companion.ui.widgets.panes import pane_styles, panes


@kit.screen
def PastGamesScreen() -> ft.View:
    """Draw the list of games and their statistics, side by side on a wide page."""
    client, style = use_env()
    words, library = style.words, client.home.library
    page, turn_to = kit.use_state("list")
    chosen, choose = kit.use_state("")
    deleting, ask = kit.use_state(False)
    person, show_person = kit.use_state("")
    _, see = kit.use_state(0)
    games = library.games()
    summary = library.listed(chosen) if chosen else None
    asked = kit.use_ref(lambda: [False])  # Whether the statistics have ever been shown.
    asked.current[0] |= style.wide or page != "list"
    of_game, take_game = use_game_of_statistics(client, games)
    first = kit.use_ref(lambda: of_game).current
    titles = use_titles(games, of_game)
    counted, arrival = use_games_of(games, of_game, titles.shown), use_arrival(of_game)
    figures = use_figures(counted, wanted=asked.current[0])
    reading = use_reading(client, of_game, counted)

    def close() -> None:
        choose("")
        ask(False)

    def delete() -> None:
        close()
        if summary is not None:
            delete_game(client, summary.id, lambda: see(len(library.games())))

    top = kit.bar(style, words("games-title"), on_back=lambda: client.go("/"))
    overlay = None
    if summary is not None:
        overlay = (
            question(style, delete, lambda: ask(False))
            if deleting
            else game_sheet(client, style, summary, close, lambda: ask(True))
        )
    elif person:
        overlay = person_sheet(client, style, person_of(games, person), lambda: show_person(""))
    choose_one = kit.use_ref(lambda: choose).current  # The same object in every redraw.
    show_one = kit.use_ref(lambda: show_person).current
    folding, kinds = use_folding(), use_kinds(games)
    left, right = pane_styles(style)
    listed = use_parts(list_parts(client, left, kinds, folding, choose_one))
    parts: list[Part] = []
    if asked.current[0] and games:
        parts += heading_parts(right, of_game, take_game, titles, first)
    if asked.current[0] and arrival.standing == "here":
        parts += statistics_parts(right, ui_of(of_game), figures, reading, show_one)
    elif asked.current[0]:
        parts += awaited_parts(right, of_game, arrival)
    told = use_parts(parts)
    if style.wide:
        body = panes(style, listed, told)
    else:
        choices = [("list", words("games-list")), ("statistics", words("games-statistics"))]
        tabs = ft.Container(
            kit.options_row(style, choices, page, turn_to),
            padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP_SMALL, bottom=kit.GAP),
        )
        # Keep hidden pages: removing a long page takes as long as drawing it.
        pages = [_page(listed, page == "list"), _page(told, page != "list")]
        body = kit.scroll(style, [*([tabs] if games else []), *pages, ft.Container(height=kit.CHAPTER)])
    return kit.page_view(style, "/games", top, body, overlay=overlay)


def _page(parts: Sequence[ft.Control], shown: bool) -> ft.Control:
    return ft.Column(
        list(parts),
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        visible=shown,
    )
