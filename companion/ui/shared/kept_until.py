"""The end of a game that will be deleted: until when it is kept, and its export."""

from __future__ import annotations

from datetime import datetime, timedelta

import flet as ft

from companion.store.document import export_text
from companion.table.journal import moment
from companion.ui import kit
from companion.ui.game.context import AnyContext


def kept_until(context: AnyContext) -> datetime | None:
    """Return when the game will be removed if nothing more happens; None where it is kept."""
    party, rows = context.client.access.party, context.open_game.file.rows
    if party is None or party.keep_days is None or not rows:
        return None
    return moment(str(rows[-1]["at"])) + timedelta(days=party.keep_days)


def kept_until_rows(style: kit.Style, context: AnyContext) -> list[ft.Control]:
    """Draw until when the game is kept, and its export for devices that may see all of it."""
    until = kept_until(context)
    if until is None:
        return []
    words = style.words
    said = style.text(words("end-kept-until", date=words.date(words.local(until).date())), kit.LABEL)
    rows: list[ft.Control] = [ft.Container(said, padding=ft.Padding.symmetric(horizontal=kit.MARGIN))]
    if _sees_everything(context):
        rows.append(
            kit.link_row(
                style,
                "export",
                words("end-save-game"),
                lambda: _save(context),
                note=words("end-save-game-note"),
                leads=False,
                last=True,
            )
        )
    return rows


def _sees_everything(context: AnyContext) -> bool:
    """Return whether nothing of the game is hidden from this device: the file has all secrets in it.

    A secret that was undone or lost is in it too, and in no state, so of a game with secrets only the host is
    given the file.
    """
    access, open_game = context.client.access, context.open_game
    return access.is_host or (access.seat(open_game.id) is not None and not open_game.game.has_secrets)


def _save(context: AnyContext) -> None:
    name = f"petri-{context.open_game.id}.json"
    content = export_text(context.open_game.file.document()).encode()
    context.client.files.offer(name, content, shared_as=f"{name}.txt")
