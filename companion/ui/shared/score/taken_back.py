"""The page of a game whose entered result was undone and has not been stored again."""

import flet as ft

from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.game.part import nothing, part
from companion.ui.shared.score.keep import correct


@part(nothing)
def TakenBack(here: AnyHere, _: None) -> ft.Control:
    """Draw a sentence that says where the numbers are and, on the host's devices, a button to them."""
    style, context, words = here.style, here.context, here.words
    said = kit.section(style, words("home-score"), [style.text(words("score-taken-back"), kit.BODY)])
    parts: list[ft.Control] = [ft.Container(kit.scroll(style, [said]), expand=True)]
    if context.client.access.is_host:

        def press() -> None:
            correct(context.client, context.ui, context.open_game)

        parts.append(kit.bottom_bar(style, [kit.primary(style, words("score-edit"), press, expand=True)]))
    return ft.Column(parts, spacing=0, expand=True)
