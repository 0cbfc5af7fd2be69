"""The menu rows of a shared table."""

from __future__ import annotations

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext, Panel


def party_rows(style: kit.Style, context: AnyContext) -> list[ft.Control]:
    """Draw the host's row to invite phones or a guest's row to change seats; nothing on a lone device."""
    words, access, game = style.words, context.client.access, context.open_game.id
    party = access.party
    if party is None:
        return []
    if not access.is_host:

        def change() -> None:
            context.close()  # back leads to the table itself
            context.client.go(f"/seat/{game}")

        return [kit.link_row(style, "swap", words("party-change-seat"), change, inset=0)]
    note = words("party-phones", count=party.devices(game).count) if party.offered(game) else ""
    return [
        kit.link_row(
            style, "qr", words("party-invite"), lambda: context.show(Panel("invite")), note=note, inset=0
        )
    ]
