"""Sharing a game's picture: painted by the web page around the app, or else by the client."""

from collections.abc import Callable, Coroutine
from typing import Any

import flet as ft

from companion.party.arrival import connection
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game.ending import Ending
from companion.ui.game.here import AnyHere
from companion.ui.shared.exports import PLACE
from companion.ui.shared.picture import HEIGHT, WIDTH, Picture, picture
from companion.ui.theme.letters import drawn

ASCENT = 0.95
"""The letters' ascent, as a share of their size."""

Share = Callable[[], Coroutine[Any, Any, None]]


def picture_of(here: AnyHere, ending: Ending, verdict: str, note: str) -> Picture:
    """Return the picture of an open game that is over."""
    context, words = here.context, here.words
    began = words.local(context.open_game.file.header.created)
    return picture(
        here.palette,
        ending,
        context.ui.piece_svg,
        title=context.open_game.game.title(here.state) or words("name"),
        number=words.number,
        day=words.date(began.date()),
        verdict=verdict,
        note=note,
        place=str(context.client.setting(PLACE, "")),
    )


def sharing(client: Client, shown: Picture, name: str) -> tuple[ft.Control | None, Share]:
    """Return the hidden control that sharing needs, if any, and the function that shares a PNG file.

    In a browser, the client would crop the picture to the window's size, so the web page around the app
    paints it instead.
    """
    if client.page.web:

        async def by_page() -> None:
            failed = client.style.words("end-share-failed")
            connection().tell_page(f"picture {shown.described(name, failed)}")

        return None, by_page
    painted = ft.Screenshot(_painted(shown))

    async def by_client() -> None:
        await client.share_picture(painted, name)

    unseen = ft.Container(
        ft.Stack([ft.Container(painted, left=0, top=0)], width=1, height=1),
        width=1,
        height=1,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
    return kit.silent(unseen), by_client


def _painted(shown: Picture) -> ft.Control:
    """Draw the picture as controls, one logical pixel for each of its pixels."""
    drawing = ft.Image(src=shown.drawing, width=WIDTH, height=HEIGHT, left=0, top=0)
    texts: list[ft.Control] = []
    for text in shown.texts:
        style = kit.TypeRole(text.size, text.weight, 1.0).style(text.colour)
        said = ft.Text(drawn(text.said), style=style, max_lines=1, no_wrap=True)
        top = text.y - ASCENT * text.size
        room = text.room
        match text.align:
            case "left":
                place = ft.Container(said, left=text.x, top=top, width=room)
            case "right":
                said.text_align = ft.TextAlign.RIGHT
                place = ft.Container(said, right=WIDTH - text.x, top=top, width=room)
            case "center":
                said.text_align = ft.TextAlign.CENTER
                place = ft.Container(said, left=text.x - room / 2, top=top, width=room)
        texts.append(place)
    return ft.Stack([drawing, *texts], width=WIDTH, height=HEIGHT)
