"""Earlier players who are offered for a seat, and the editor of their list."""

from collections.abc import Callable, Collection
from typing import Any

import flet as ft

from companion.store.errors import StoreError
from companion.ui import kit
from companion.ui.core.client import Client

CHIPS = 8
"""Maximum number of people offered for a seat."""


@kit.component
def MorePeople(
    style: kit.Style,
    client: Client,
    seated: Collection[str],
    join: Callable[[str], Any],
    forget: Callable[[str], Callable[[], None]],
) -> ft.Control:
    """Draw chips of other people for a seat, and one for a new person.

    Args:
        join: Called with the chosen name; empty for a new person.
        forget: Stops suggesting that name, and returns a function that restores it; may raise a
            `StoreError`.
    """
    words, p = style.words, style.palette
    editing, edit = kit.use_state(False)
    changes, set_changes = kit.use_state(0)
    people = [name for name in client.service.people() if name not in seated]

    def drop(name: str) -> None:
        try:
            bring_back = forget(name)
        except StoreError as error:
            client.refuse(error)
            return

        def undo() -> None:
            client.attempt(bring_back)
            set_changes(changes + 2)

        set_changes(changes + 1)
        client.tell(words("new-forgotten", player=name), action=words("action-undo"), on_action=undo)

    chips: list[ft.Control] = []
    if editing and people:
        for name in people:
            spoken = words("new-forget", player=name)
            chips.append(_chip(style, name, "close", p.danger, lambda name=name: drop(name), spoken))
    else:
        for name in people[:CHIPS]:
            chips.append(_chip(style, name, "plus", p.accent, lambda name=name: join(name)))
        chips.append(_chip(style, words("new-somebody"), "person", p.accent, lambda: join("")))
    title = style.text(words("new-forget-whom" if editing and people else "new-who-else"), kit.BODY_STRONG)
    head: list[ft.Control] = [ft.Container(title, expand=True)]
    if people:
        switch = words("new-people-done") if editing else words("new-people-edit")
        head.append(kit.plain(style, switch, lambda: edit(not editing), ink=p.quiet))
    return ft.Container(
        kit.column([ft.Row(head, spacing=kit.GAP), kit.wrapped(chips)], kit.GAP),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.PADDING),
    )


def _chip(
    style: kit.Style, shown: str, glyph: kit.Glyph, ink: str, on_press: kit.Press, spoken: str | None = None
) -> ft.Control:
    p = style.palette
    face = ft.Row(
        [
            kit.art(glyph, ink, 18),
            ft.Container(style.text(shown, kit.LABEL_STRONG, lines=1), expand=True, expand_loose=True),
        ],
        spacing=kit.GAP_SMALL + 2,
        tight=True,
    )
    return ft.TextButton(
        content=kit.named(face, spoken) if spoken else face,
        on_click=kit.pressed(on_press),
        height=style.fixed(kit.TARGET),
        style=kit.button_style(
            p.text,
            edge=p.outline,
            focus=p.accent,
            radius=kit.TARGET_BUTTON,
            padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.GAP),
        ),
    )
