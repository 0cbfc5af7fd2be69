"""What the menu of a table offers where other devices can take part."""

from __future__ import annotations

import flet as ft

from companion.ui.core.style import Look
from companion.ui.shared.context import Panel, Scene
from companion.ui.widgets.rows import link_row


def party_rows(look: Look, scene: Scene) -> list[ft.Control]:
    """For the host: inviting phones; for a guest: another seat; nothing on a device that is alone."""
    words, visitor, game = look.words, scene.client.visitor, scene.seating.id
    party = visitor.party
    if party is None:
        return []
    if not visitor.is_host:
        return [
            link_row(
                look, "swap", words("party-change-seat"), lambda: scene.client.go(f"/seat/{game}"), inset=0
            )
        ]
    note = words("party-phones", count=party.presence(game).count) if party.offered(game) else ""
    return [
        link_row(look, "qr", words("party-invite"), lambda: scene.show(Panel("invite")), note=note, inset=0)
    ]
