"""The sheet with the actions on one game of the list: open, export, delete."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.store.summaries import GameSummary
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game_summary import listed_game
from companion.ui.games import name_among
from companion.ui.past.listing import day_of, play_of_summary
from companion.ui.shared.exports import ExportRows


def game_sheet(
    client: Client, style: kit.Style, summary: GameSummary, close: Callable[[], Any], ask: Callable[[], Any]
) -> ft.Control:
    """Draw the actions of a game in the list."""
    words, game = style.words, listed_game(summary)
    play = play_of_summary(words, summary)

    def save() -> None:
        close()
        client.files.export(game.id)

    rows: list[ft.Control] = [
        kit.link_row(style, "play", words("games-open-it"), lambda: client.go(f"/game/{game.id}"), inset=0),
        kit.link_row(style, "export", words("games-export"), save, leads=False, inset=0),
        *([ExportRows(style, client, play, inset=0, last=False)] if play is not None else []),
        kit.link_row(style, "trash", words("games-delete"), ask, leads=False, last=True, inset=0),
    ]
    names = words.list(game.names)
    day = day_of(words, game)
    title = kit.dotted((name_among(words, game.game, game.title), day))
    return kit.sheet(style, title, [style.text(names, kit.LABEL, style.palette.quiet), *rows], close)


def question(style: kit.Style, delete: Callable[[], Any], keep: Callable[[], Any]) -> ft.Control:
    p, words = style.palette, style.words
    buttons = ft.Column(
        [
            kit.primary(style, words("games-delete"), delete, fill=p.danger, ink=p.on_danger),
            kit.secondary(style, words("games-keep"), keep),
        ],
        spacing=kit.GAP_WIDE,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return kit.sheet(
        style,
        words("games-delete-really"),
        [style.text(words("games-delete-note"), kit.BODY), ft.Container(height=kit.SECTION)],
        keep,
        footer=buttons,
    )


def delete_game(client: Client, game_id: str, see: Callable[[], Any]) -> None:
    """Remove a game from the list, and offer to restore it."""
    words = client.style.words
    if not client.attempt(lambda: client.home.delete(game_id)):
        return

    def restore() -> None:
        client.attempt(lambda: client.home.restore(game_id))
        see()

    client.tell(words("games-deleted"), action=words("action-undo"), on_action=restore)
    see()
