"""Home: the boxes, the game to resume, the latest result, the links, and three doors within easy reach."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

import flet as ft

from companion.later import Later
from companion.store.errors import StoreError
from companion.ui import kit
from companion.ui.core.client import USUAL, Client
from companion.ui.core.env import use_env
from companion.ui.core.refusals import refusal_words
from companion.ui.game_card import ListedGame, when
from companion.ui.home_cards import card_width, progress, result_card, resume_card
from companion.ui.home_doors import boxes, doors, in_one_row
from companion.ui.language import use_languages
from companion.ui.theme.letters import lines_of
from companion.ui.widgets.layout import glyph_drawing

if TYPE_CHECKING:
    from companion.store.summaries import GameSummary
    from companion.ui import game_summary as listed
    from companion.ui import games
    from companion.ui.shared import game_choice
    from companion.ui.shared.setup import begin
else:  # Imported on first use, see companion/later.py.
    listed = Later("companion.ui.game_summary")
    games = Later("companion.ui.games")
    game_choice = Later("companion.ui.shared.game_choice")
    begin = Later("companion.ui.shared.setup.begin")

RESUME = "/resume"
"""The address of this screen that immediately opens the latest open game."""

ALSO = 3
"""Number of open games shown besides the latest one."""

REST, REST_WITH_GAMES = 490, 700
"""Height of the rest of the page, in logical pixels at the default text size: without and with games."""

HIGHEST_BOXES = 560
"""Maximum height of all boxes together, in logical pixels."""

ABOUT_LINES = 3
"""Maximum number of lines of the introduction in its larger text role."""

HALF = 520
"""Maximum width of each half of a wide page."""


@kit.screen
def HomeScreen() -> ft.View:
    client, style = use_env()
    first = not client.settled
    style = replace(style, sketched=not use_settled(client))
    known = client.home.library.games()
    open_ones = [game for game in known if not game.finished]
    going = _first(open_ones, 1 + ALSO, to_open=True)
    closed = _first(open_ones, ALSO, to_open=False)
    ended = [listed.listed_game(game) for game in islice((game for game in known if game.finished), 1)]

    def resume() -> None:
        # Only at the start of a session, so that leaving the game leads to this screen.
        if first and going and client.page.route == RESUME:
            client.go(f"/game/{going[0].id}")

    kit.use_effect(resume, [])
    again = _same_again(client) if not going and client.service.people() else ()
    language, languages = use_languages(client, style)
    top = _bar(client, style, language)
    if style.wide:
        halves = style.part(_half(style))
        upper, below = _upper(client, halves, known=bool(known)), _inset(_doors(client, halves, going))
        others = [*going[1:], *closed]
        ways = _ways(client, halves, others, len(known), apart=True)
        lower = [*_cards(client, halves, going, ended, again), *ways]
        page = _side_by_side(style, upper, below, lower)
        return kit.page_view(style, "/", top, page, overlay=languages)
    below = _doors(client, style, going)
    pinned = in_one_row(style, card_width(style))
    parts = [
        *_upper(client, style, known=bool(known)),
        # Doors one above the other would leave no room for the rest, so they scroll with it.
        *([] if pinned else [_inset(below)]),
        *_cards(client, style, going, ended, again),
        *_ways(client, style, [*going[1:], *closed], len(known), apart=kit.is_beyond(style)),
        ft.Container(height=kit.PADDING),
    ]
    bottom = kit.lower_third(style, below) if pinned else None
    return kit.page_view(style, "/", top, kit.scroll(style, parts), bottom=bottom, overlay=languages)


def _first(open_ones: "Sequence[GameSummary]", most: int, *, to_open: bool) -> list[ListedGame]:
    """Return at most `most` open games: those that can be opened here or, if not `to_open`, the others."""
    found = (game for game in open_ones if games.is_known(game.game) is to_open)
    return [listed.listed_game(game) for game in islice(found, most)]


def use_settled(client: Client) -> bool:
    """Return False in a session's first frame, which appears sooner without drawings; afterwards True."""
    settled, set_settled = kit.use_state(client.settled)

    def settle() -> None:
        if not client.settled:
            client.settled = True
            set_settled(True)

    kit.use_effect(settle, [])
    return settled


def _bar(client: Client, style: kit.Style, language: ft.Control) -> ft.Control:
    words = style.words
    name = ft.Row(
        [
            glyph_drawing(style, "dish", style.palette.accent, 30),
            style.text(words("app-name"), kit.HEADING, heading=True),
        ],
        spacing=kit.GAP,
        expand=True,
    )
    settings = kit.glyph_button(style, "settings", words("home-settings"), lambda: client.go("/settings"))
    return ft.Container(
        ft.Row([name, language, settings], spacing=0),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.GAP_SMALL, top=kit.GAP_SMALL),
    )


def _upper(client: Client, style: kit.Style, *, known: bool) -> list[ft.Control]:
    """Draw the boxes; above them, for people without games, an introduction to Petri."""
    room = card_width(style)
    parts = [boxes(client, style, room, _height_of_boxes(client, style, known=known))]
    if not known:
        about = style.words("home-about")
        short = lines_of(about, room / kit.NAME.size_at(style.scale)) <= ABOUT_LINES
        role = kit.NAME if short else kit.BODY_STRONG
        parts.insert(0, style.text(about, role, room=room))
    return [_inset(part) for part in parts]


def _doors(client: Client, style: kit.Style, going: Sequence[ListedGame]) -> ft.Control:
    return doors(client, style, card_width(style), filled=not going)


def _height_of_boxes(client: Client, style: kit.Style, *, known: bool) -> float:
    """Return the height that the rest of the page leaves for all boxes; 0 on a low page."""
    if style.low:
        return 0
    rest = REST_WITH_GAMES if known and not style.wide else REST
    return min((client.page.height or USUAL[1]) - rest * style.scale, HIGHEST_BOXES)


def _cards(
    client: Client,
    style: kit.Style,
    going: Sequence[ListedGame],
    ended: Sequence[ListedGame],
    again: Sequence[str],
) -> list[ft.Control]:
    """Draw the game to resume or, without one, an offer to play again; then draw the latest result."""
    words = style.words
    cards = [resume_card(client, style, game) for game in going[:1]]
    cards += [result_card(client, style, game) for game in ended]
    if again:
        repeat = kit.secondary(
            style,
            words("home-again"),
            lambda: _begin_again(client),
            glyph="refresh",
            label=words("home-again-spoken", players=words.list(again)),
            note=words.list(again),
            expand=True,
        )
        cards.append(ft.Row([repeat]))
    return [_inset(card) for card in cards]


def _inset(part: ft.Control) -> ft.Control:
    return ft.Container(part, padding=ft.Padding.only(left=kit.PADDING, right=kit.PADDING, top=kit.GAP_WIDE))


def _same_again(client: Client) -> tuple[str, ...]:
    """Return the players of the latest game, to begin it again; empty if its rules are not loaded."""
    try:
        return games.ui_of(game_choice.chosen_game(client)).memory.latest_names(client.service)
    except StoreError:
        return ()


def _begin_again(client: Client) -> None:
    refusal = begin.begin_again(client, games.ui_of(game_choice.chosen_game(client)).memory)
    if refusal:
        client.tell(refusal)


def _ways(
    client: Client, style: kit.Style, others: Sequence[ListedGame], count: int, *, apart: bool
) -> list[ft.Control]:
    """Draw the links to other screens, and the notices.

    Args:
        others: Further open games.
        count: The number of games on this device.
        apart: Whether the page continues beside the rows; if so, they are as wide as the cards.
    """
    words = style.words
    row = partial(kit.link_row, style, inset=kit.MARGIN - kit.PADDING if apart else kit.MARGIN)
    now = datetime.now(UTC)
    rows: list[ft.Control] = []
    for problem in client.home.library.problems():
        rows.append(kit.note_row(style, "warning", refusal_words(words, problem)))
    for game in others:
        began = when(words, game.created, now)
        note = words.of(game.game)("home-also", round=game.round, rounds=game.rounds, when=began)
        if game.entered:
            note = kit.dotted((progress(words, game), began))
        known = games.is_known(game.game)
        rows.append(
            row(
                "play" if known else "warning",
                words.list(game.names),
                lambda game=game: client.go(f"/game/{game.id}"),
                note=note if known else kit.dotted((games.name_among(words, game.game, game.title), began)),
            )
        )
    if client.joins:
        note = words("home-join-note")
        rows.append(row("players", words("party-join"), lambda: client.go("/join"), note=note))
    sample = words("home-sample-note")
    rows.append(row("eye", words("home-sample"), lambda: client.go("/sample"), note=sample))
    if count:
        note = words("count-games", count=count)
        rows.append(row("history", words("home-past"), lambda: client.go("/games"), note=note))
    rows.append(row("book", words("home-rules"), lambda: client.go("/rules"), last=client.joins))
    if not client.joins:
        pick = client.files.pick()
        rows.append(row("import", words("home-import"), action=pick, leads=False, last=True))
    if apart:
        return [ft.Container(each, padding=ft.Padding.symmetric(horizontal=kit.PADDING)) for each in rows]
    return rows


def _half(style: kit.Style) -> int:
    """Return the width of each half of a wide page."""
    return round(min(HALF, (style.width - kit.CHAPTER) / 2))


def _side_by_side(
    style: kit.Style, upper: Sequence[ft.Control], below: ft.Control, lower: Sequence[ft.Control]
) -> ft.Control:
    """Lay out a wide page: the boxes and doors on the left, the cards and links on the right.

    Both halves are centred unless the page is low. On a low page they scroll independently, and the doors
    stay in sight if they fit side by side.
    """
    width = _half(style)
    pinned = style.low and in_one_row(style, width)
    left, right = (
        kit.column([*part, ft.Container(height=kit.PADDING)], stretch=True)
        for part in ([*upper] if pinned else [*upper, below], lower)
    )
    if style.low:
        boxes_first = ft.Column([left], scroll=ft.ScrollMode.AUTO, expand=True)
        beside = [boxes_first, *([below, ft.Container()] if pinned else [])]
        halves: list[ft.Control] = [
            ft.Column(beside, spacing=kit.GAP, expand=True),
            ft.Column([right], scroll=ft.ScrollMode.AUTO, expand=True),
        ]
        return ft.Row(halves, spacing=kit.GAP_WIDE, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(
        [
            ft.Row(
                [ft.Container(part, width=width) for part in (left, right)],
                spacing=kit.CHAPTER,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )
