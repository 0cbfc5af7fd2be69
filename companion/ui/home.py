"""Home: resume in one tap, a new game, and the way to everything else."""

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
from companion.ui.core.client import Client
from companion.ui.core.env import use_env
from companion.ui.core.refusals import refusal_words
from companion.ui.game_card import ListedGame, when
from companion.ui.language import language_buttons
from companion.ui.widgets.dish import Colony, dish
from companion.ui.widgets.layout import blank, glyph_drawing

if TYPE_CHECKING:
    from companion.ui import game_summary as listed
    from companion.ui import games
    from companion.ui.shared import game_choice
    from companion.ui.shared.setup import begin
else:  # imported when first used, see companion/later.py
    listed = Later("companion.ui.game_summary")
    games = Later("companion.ui.games")
    game_choice = Later("companion.ui.shared.game_choice")
    begin = Later("companion.ui.shared.setup.begin")

RESUME = "/resume"
"""The address of this screen that opens the latest open game."""

ALSO = 3
"""Open games shown besides the latest."""

BOXES = 86
"""Height kept for the games while only the sketch of the page is drawn."""

LOW_DISH = 160
"""Width of the dish on a wide page that is low."""

LOW_EMPTY_DISH = 116
"""The same if the games are below it."""

SMALL_PHONE = 340
"""Below this page width two buttons beside each other share it by a fixed measure."""


@kit.screen
def HomeScreen() -> ft.View:
    client, style = use_env()
    first = not client.settled
    style = replace(style, sketched=not use_settled(client))
    known = client.home.library.games()
    open_ones = islice((game for game in known if not game.finished), 1 + ALSO)
    going = [listed.listed_game(game) for game in open_ones]
    ended = [listed.listed_game(game) for game in islice((game for game in known if game.finished), 1)]

    def resume() -> None:
        # Only as a session begins: leaving the game must lead to this screen.
        if first and going and client.page.route == RESUME:
            client.go(f"/game/{going[0].id}")

    kit.use_effect(resume, [])
    again = _same_again(client) if client.service.people() else ()
    stage = _stage(client, style, going, ended)
    ways = _ways(client, style, going[1:], len(known))
    actions = _actions(client, style, going[0] if going else None, again)
    if style.wide:
        body = _side_by_side(style, stage, actions, ways)
        return kit.page_view(style, "/", _bar(client, style), body)
    body = kit.scroll(style, [stage, *ways, ft.Container(height=kit.PADDING)])
    return kit.page_view(style, "/", _bar(client, style), body, bottom=kit.bottom_bar(style, actions))


def use_settled(client: Client) -> bool:
    """Return whether the pressable parts are drawn; in a session's first picture drawings come after them."""
    settled, set_settled = kit.use_state(client.settled)

    def settle() -> None:
        if not client.settled:
            client.settled = True
            set_settled(True)

    kit.use_effect(settle, [])
    return settled


def _bar(client: Client, style: kit.Style) -> ft.Control:
    words = style.words
    name = ft.Row(
        [
            glyph_drawing(style, "dish", style.palette.accent, 30),
            style.text(words("app-name"), kit.HEADING, heading=True),
        ],
        spacing=kit.GAP,
        expand=True,
    )
    language = language_buttons(style, client.choose_language)
    settings = kit.glyph_button(style, "settings", words("home-settings"), lambda: client.go("/settings"))
    return ft.Container(
        ft.Row([name, language, settings], spacing=0),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.GAP_SMALL, top=kit.GAP_SMALL),
    )


def _stage(
    client: Client, style: kit.Style, going: Sequence[ListedGame], ended: Sequence[ListedGame]
) -> ft.Control:
    """Draw the dish and its content: the open game, the latest result, or nothing yet."""
    words = style.words
    size = 300 if style.wide else int(min(232, style.width * 0.56, (client.page.height or 844) * 0.29))
    if style.wide and style.low:
        size = LOW_DISH if going or ended else LOW_EMPTY_DISH
    if going:
        game = going[0]
        piece = games.piece_of(game.game, sketched=style.sketched)
        colonies = [Colony(player.shape, player.colour) for player in game.players]
        picture = dish(style, size, colonies, rounds=game.rounds, round_=game.round, piece=piece)
        title = words.of(game.game)("home-round", round=game.round, rounds=game.rounds)
        begun = _told(style, game, words("home-begun", when=when(words, game.created, datetime.now(UTC))))
        content = _centred(style, picture, title, begun, _names(style, game))
        spoken = ", ".join([words("home-resume"), title, words.list(game.names), begun])
        return kit.row_button(
            style,
            content,
            lambda: client.go(f"/game/{game.id}"),
            label=spoken,
            radius=0,
            padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.PADDING),
        )
    if ended:
        game = ended[0]
        won = [Colony(player.shape, player.colour) for player in game.winners]
        names = words.list([player.name for player in game.winners])
        title = words("home-won", players=names, count=len(won)) if won else words("home-nobody-won")
        day = _told(style, game, words("home-last", when=when(words, game.created, datetime.now(UTC))))
        return _framed(
            _centred(
                style,
                dish(style, size, won, piece=games.piece_of(game.game, sketched=style.sketched)),
                title,
                day,
                None,
            )
        )
    stage = _framed(_centred(style, dish(style, size), words("home-empty"), words("home-empty-note"), None))
    beside = style.part(_left_width(style)) if style.wide else style
    return kit.column([stage, _boxes(client, beside)], stretch=True)


def _boxes(client: Client, style: kit.Style) -> ft.Control:
    """Draw the games that there are, each the way to a new one."""
    if style.sketched:
        return ft.Container(height=BOXES)

    def begin_with(key: str) -> None:
        client.wished_game = key
        client.go("/new")

    return game_choice.game_choice_row(style, None, begin_with) or blank(0)


def _told(style: kit.Style, game: ListedGame, when_: str) -> str:
    """Return a game's line, with its name where there are several games and the words have been read."""
    name = "" if style.sketched else games.name_among(style.words, game.game)
    return f"{name} · {when_}" if name else when_


def _framed(content: ft.Control) -> ft.Control:
    return ft.Container(content, padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.PADDING))


def _centred(
    style: kit.Style, picture: ft.Control, title: str, note: str, names: ft.Control | None
) -> ft.Control:
    parts = [
        picture,
        ft.Container(height=kit.GAP_SMALL),
        style.text(title, kit.HEADING, align=ft.TextAlign.CENTER, lines=3),
    ]
    if names is not None:
        parts.append(names)
    parts.append(style.text(note, kit.LABEL, style.palette.quiet, align=ft.TextAlign.CENTER, lines=3))
    return ft.Row(
        [
            ft.Column(
                parts,
                spacing=kit.GAP,
                tight=True,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        ]
    )


def _names(style: kit.Style, game: ListedGame) -> ft.Control:
    """Draw everybody's piece and name, wrapped where they need room."""
    p, piece = style.palette, games.piece_of(game.game, sketched=style.sketched)
    most = min(style.width, kit.READING) - 2 * kit.MARGIN - 40
    chips: list[ft.Control] = [
        ft.Row(
            [
                blank(24) if style.sketched else piece(player.shape, p.players[player.colour], 24),
                ft.Container(
                    style.text(player.name, kit.LABEL_STRONG, lines=1),
                    # A long name ends in an ellipsis instead of pushing the drawing off the page.
                    width=most if len(player.name) > 24 else None,
                ),
            ],
            spacing=kit.GAP - 2,
            tight=True,
        )
        for player in game.players
    ]
    return ft.Row(
        chips,
        wrap=True,
        spacing=kit.PADDING,
        run_spacing=kit.GAP_SMALL,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _actions(
    client: Client, style: kit.Style, going: ListedGame | None, again: Sequence[str]
) -> list[ft.Control]:
    """Draw the primary action, the other one beside it, and below them the doors to odds and score."""
    words = style.words
    doors = [
        kit.secondary(style, words(key), partial(client.go, route), expand=True)
        for key, route in (("home-odds", "/calculators"), ("home-score", "/score"))
    ]
    rows = [_first_actions(client, style, going, again), doors]
    lines: list[ft.Control] = [ft.Row(row, spacing=kit.GAP_WIDE) for row in rows]
    return [kit.column(lines, kit.GAP, expand=True)]


def _first_actions(
    client: Client, style: kit.Style, going: ListedGame | None, again: Sequence[str]
) -> list[ft.Control]:
    words = style.words
    if going is not None:
        # On a small phone the other button wraps, so that the first stays on one line.
        first, other = (3, 2) if style.below(SMALL_PHONE) else (True, None)
        resume = kit.primary(
            style, words("home-resume"), lambda: client.go(f"/game/{going.id}"), expand=first
        )
        new = kit.secondary(style, words("home-new-game"), lambda: client.go("/new"), expand=other, height=64)
        return _in_line(style, resume, new)
    new = kit.primary(style, words("home-new-game"), lambda: client.go("/new"), expand=True)
    if not again:
        return [new]
    repeat = kit.secondary(
        style,
        words("home-again"),
        lambda: _begin_again(client),
        height=64,
        label=words("home-again-spoken", players=words.list(again)),
    )
    return _in_line(style, new, repeat)


def _in_line(style: kit.Style, first: ft.Control, other: ft.Control) -> list[ft.Control]:
    """Put two buttons beside each other, or below each other where their words need the whole width."""
    if style.scale <= kit.LARGE_TEXT or style.wide:
        return [first, other]
    rows = [ft.Row([button], alignment=ft.MainAxisAlignment.CENTER) for button in (first, other)]
    return [kit.column(list(rows), kit.GAP, expand=True)]


def _same_again(client: Client) -> tuple[str, ...]:
    """Return the players if the latest game were begun again; none before that game has arrived."""
    try:
        return games.ui_of(game_choice.chosen_game(client)).memory.latest_names(client.service)
    except StoreError:
        return ()


def _begin_again(client: Client) -> None:
    refusal = begin.begin_again(client, games.ui_of(game_choice.chosen_game(client)).memory)
    if refusal:
        client.tell(refusal)


def _ways(client: Client, style: kit.Style, others: Sequence[ListedGame], count: int) -> list[ft.Control]:
    """Draw the links to other screens, and the notices."""
    words = style.words
    now = datetime.now(UTC)
    rows: list[ft.Control] = []
    for problem in client.home.library.problems():
        rows.append(kit.note_row(style, "warning", refusal_words(words, problem)))
    for game in others:
        rows.append(
            kit.link_row(
                style,
                "play",
                words.list(game.names),
                lambda game=game: client.go(f"/game/{game.id}"),
                note=words.of(game.game)(
                    "home-also", round=game.round, rounds=game.rounds, when=when(words, game.created, now)
                ),
            )
        )
    if client.joins:
        note = words("home-join-note")
        rows.append(
            kit.link_row(style, "players", words("party-join"), lambda: client.go("/join"), note=note)
        )
    if not count:
        sample = words("home-sample-note")
        rows.append(
            kit.link_row(style, "eye", words("home-sample"), lambda: client.go("/sample"), note=sample)
        )
    if count:
        note = words("count-games", count=count)
        rows.append(
            kit.link_row(style, "history", words("home-past"), lambda: client.go("/games"), note=note)
        )
    rows.append(
        kit.link_row(style, "book", words("home-rules"), lambda: client.go("/rules"), last=client.joins)
    )
    if not client.joins:
        pick = client.files.pick()
        rows.append(kit.link_row(style, "import", words("home-import"), action=pick, leads=False, last=True))
    return rows


def _room(style: kit.Style) -> float:
    """Return the width that both halves of a wide page have together."""
    return style.width - 2 * kit.CHAPTER - 2 * kit.MARGIN


def _left_width(style: kit.Style) -> int:
    """Return the width of the left half of a wide page."""
    return round(_room(style) * 0.5) if style.low else round(min(480, _room(style) * 0.53))


def _side_by_side(
    style: kit.Style, stage: ft.Control, actions: Sequence[ft.Control], ways: Sequence[ft.Control]
) -> ft.Control:
    """Lay out a wide page: the dish and its buttons on the left, the links on the right, both centred.

    On a low page the buttons stay in sight, below the links.
    """
    room, left_width = _room(style), _left_width(style)
    if style.low:
        part = style.part(left_width)
        right = [ft.Container(kit.scroll(part, list(ways)), expand=True), kit.bottom_bar(part, actions)]
        halves: list[ft.Control] = [
            ft.Container(kit.scroll(part, [stage]), expand=True),
            ft.Container(ft.Column(right, spacing=0), expand=True),
        ]
        return ft.Row(halves, spacing=kit.CHAPTER, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    left = kit.column(
        [
            stage,
            ft.Container(
                ft.Row(list(actions), spacing=kit.GAP_WIDE),
                padding=ft.Padding.symmetric(horizontal=kit.MARGIN),
            ),
        ],
        kit.SECTION,
        stretch=True,
    )
    return ft.Column(
        [
            ft.Row(
                [
                    ft.Container(left, width=left_width),
                    ft.Container(kit.column(list(ways), stretch=True), width=min(420, room * 0.47)),
                ],
                spacing=kit.CHAPTER * 2,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )
