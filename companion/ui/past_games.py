"""All games: open ones, finished ones, what they say together; each can be opened, saved or deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import flet as ft

from companion.rules.chromosome.luck import LuckReport, luck_report
from companion.store.errors import StoreError
from companion.ui.art import art, species
from companion.ui.client import Client
from companion.ui.component import screen, use_state
from companion.ui.env import use_env
from companion.ui.glance import Glance, when
from companion.ui.listed import glance
from companion.ui.look import Look
from companion.ui.results import all_throws
from companion.ui.statistics import statistics
from companion.ui.theme.measure import CHAPTER, GAP, GAP_SMALL, GAP_WIDE, HAIR, MARGIN, PADDING, SECTION
from companion.ui.theme.typography import BODY, BODY_STRONG, HEADING, LABEL, LABEL_STRONG
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.dish import dish
from companion.ui.widgets.frame import bar, page_view, scroll, sheet
from companion.ui.widgets.panes import panes
from companion.ui.widgets.press import glyph_button, primary, row_button, secondary
from companion.ui.widgets.rows import link_row

Show = Callable[[Any], Any]


@screen
def PastGamesScreen() -> ft.View:
    """The list of games and their statistics; on a wide page side by side."""
    client, look = use_env()
    words = look.words
    page, turn_to = use_state("list")
    chosen, choose = use_state(_nothing())
    deleting, ask = use_state(False)
    _, see = use_state(0)
    luck, tell_luck = use_state(_unasked())
    games = [glance(game) for game in client.house.library.games()]
    game = next((game for game in games if game.id == chosen), None)

    def close() -> None:
        choose("")
        ask(False)

    def delete() -> None:
        close()
        if game is not None:
            _delete(client, game, lambda: see(len(client.house.library.games())))

    top = bar(look, words("games-title"), on_back=lambda: client.go("/"))
    overlay = None
    if game is not None:
        overlay = (
            _question(look, delete, lambda: ask(False))
            if deleting
            else _sheet(client, look, game, close, lambda: ask(True))
        )
    figures = statistics(look, games, luck, lambda: tell_luck(luck_report(all_throws(client.house, games))))
    listed = _list(client, look, games, choose)
    if look.wide:
        body = panes(look, listed, figures)
    else:
        choices = [("list", words("games-list")), ("statistics", words("games-statistics"))]
        tabs = ft.Container(
            options_row(look, choices, page, turn_to),
            padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=GAP_SMALL, bottom=GAP),
        )
        parts = listed if page == "list" else figures
        body = scroll(look, [*([tabs] if games else []), *parts, ft.Container(height=CHAPTER)])
    return page_view(look, "/games", top, body, overlay=overlay)


def _unasked() -> LuckReport | None:
    return None


def _nothing() -> str:
    return ""


def _list(client: Client, look: Look, games: Sequence[Glance], choose: Show) -> list[ft.Control]:
    words = look.words
    going = [game for game in games if not game.finished]
    ended = [game for game in games if game.finished]
    parts: list[ft.Control] = []
    if not games:
        parts.append(_empty(look))
    if going:
        parts.append(_heading(look, words("games-open")))
        parts += [_row(client, look, game, choose) for game in going]
    if ended:
        parts.append(_heading(look, words("games-finished")))
        parts += [_row(client, look, game, choose) for game in ended]
    parts.append(ft.Container(height=GAP))
    parts.append(
        link_row(look, "import", words("home-import"), action=client.files.pick(), leads=False, last=True)
    )
    return parts


def _empty(look: Look) -> ft.Control:
    return ft.Container(
        ft.Column(
            [dish(look, 160), look.text(look.words("games-none"), BODY, look.palette.quiet)],
            spacing=PADDING,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=CHAPTER),
    )


def _heading(look: Look, title: str) -> ft.Control:
    return ft.Container(
        look.text(title, LABEL_STRONG, look.palette.accent, heading=True),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=PADDING, bottom=GAP_SMALL),
    )


def _row(client: Client, look: Look, game: Glance, choose: Show) -> ft.Control:
    p, words = look.palette, look.words
    title, line = title_of(look, game), line_of(look, game)
    day = when(words, game.created, datetime.now(UTC))
    best = max((sitter.score for sitter in game.winners if sitter.score is not None), default=None)
    parts: list[ft.Control] = [
        _picture(look, game),
        ft.Column(
            [
                look.text(title, BODY_STRONG, lines=2),
                *([look.text(line, LABEL, p.quiet, lines=2)] if line else []),
                look.text(day, LABEL, p.quiet, lines=1),
            ],
            spacing=0,
            tight=True,
            expand=True,
        ),
    ]
    if best is not None:
        parts.append(look.text(words.number(best), HEADING))
    spoken = ", ".join(part for part in (title, "" if best is None else str(best), line, day) if part)
    opens = row_button(
        look,
        ft.Row(parts, spacing=PADDING, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        lambda: client.go(f"/game/{game.id}"),
        label=spoken,
        radius=0,
        padding=ft.Padding.only(left=MARGIN, right=GAP, top=GAP_WIDE, bottom=GAP_WIDE),
        expand=True,
    )
    more = glyph_button(look, "more", words("games-more", game=f"{title}, {day}"), lambda: choose(game.id))
    return ft.Container(
        ft.Row([opens, more], spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
        padding=ft.Padding.only(right=GAP_SMALL),
    )


def title_of(look: Look, game: Glance) -> str:
    """What a game is called: by its winners, or by its round while it is open."""
    words = look.words
    if not game.finished:
        return words("home-round", round=game.round, rounds=game.rounds)
    return words.list([sitter.name for sitter in game.winners]) or words("home-nobody-won")


def line_of(look: Look, game: Glance) -> str:
    """Who played besides, with their scores."""
    others = [sitter for sitter in game.sitters if not sitter.won]
    return ", ".join(
        sitter.name if sitter.score is None else f"{sitter.name} {look.words.number(sitter.score)}"
        for sitter in others
    )


def _picture(look: Look, game: Glance) -> ft.Control:
    """The winner's species; a sign where there is not exactly one."""
    p = look.palette
    if len(game.winners) == 1:
        winner = game.winners[0]
        return species(winner.species, p.players[winner.colour], 36)
    return art("crown" if game.winners else ("out" if game.finished else "play"), p.quiet, 36)


def _sheet(
    client: Client, look: Look, game: Glance, close: Callable[[], Any], ask: Callable[[], Any]
) -> ft.Control:
    words = look.words

    def save() -> None:
        close()
        client.files.export(game.id)

    rows: list[ft.Control] = [
        link_row(look, "play", words("games-open-it"), lambda: client.go(f"/game/{game.id}"), inset=0),
        link_row(look, "export", words("games-export"), save, leads=False, inset=0),
        link_row(look, "trash", words("games-delete"), ask, leads=False, last=True, inset=0),
    ]
    names = words.list(game.names)
    title = f"{when(words, game.created, datetime.now(UTC))}"
    return sheet(look, title, [look.text(names, LABEL, look.palette.quiet), *rows], close)


def _question(look: Look, delete: Callable[[], Any], keep: Callable[[], Any]) -> ft.Control:
    p, words = look.palette, look.words
    buttons = ft.Column(
        [
            primary(look, words("games-delete"), delete, fill=p.danger, ink=p.on_danger),
            secondary(look, words("games-keep"), keep),
        ],
        spacing=GAP_WIDE,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return sheet(
        look,
        words("games-delete-really"),
        [look.text(words("games-delete-note"), BODY), ft.Container(height=SECTION)],
        keep,
        footer=buttons,
    )


def _delete(client: Client, game: Glance, see: Callable[[], Any]) -> None:
    """Take a game off the list, and offer to bring it back."""
    words = client.look.words
    try:
        client.house.delete(game.id)
    except StoreError as error:
        client.tell(words(error.code, **error.params))
        return

    def restore() -> None:
        try:
            client.house.library.restore(game.id)
        except StoreError as error:
            client.tell(words(error.code, **error.params))
        see()

    client.tell(words("games-deleted"), action=words("action-undo"), on_action=restore)
    see()
