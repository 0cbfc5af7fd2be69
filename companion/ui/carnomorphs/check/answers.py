"""The objective of a survivor, read out by its owner: fulfilled or not."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.last_check import AnswerObjective
from companion.rules.carnomorphs.state import Player, State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.secrets.objectives import held_words, player_picture
from companion.ui.core.component import keyed
from companion.ui.core.style import Style
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import column


def answer_parts(style: Style, context: GameContext, state: State, player: Player) -> ft.Control:
    """Draw a survivor with the answer. The survivor's device may answer, and retract, until the game ends."""
    words, p, seat = style.words, style.palette, player.seat
    head = ft.Row(
        [
            player_picture(style, player),
            column([style.text(player.name, BODY_STRONG, lines=1), *_told(style, player)], expand=True),
        ],
        spacing=GAP_WIDE,
    )
    parts: list[ft.Control] = [head]
    if state.detail == "full" and context.sees_secrets(seat):
        parts.append(
            keyed(
                f"hold-{seat}",
                HoldToReveal,
                style,
                player.name,
                lambda: held_words(words, context.secrets_of(seat).players[seat]),
            )
        )
    answers = (True, False)
    if context.may(AnswerObjective(seat=seat, fulfilled=True)):
        row: list[ft.Control] = []
        for answer in answers:
            chosen = player.fulfilled is answer
            said = words("check-fulfilled" if answer else "check-failed")
            command = AnswerObjective(seat=seat, fulfilled=answer)
            press = (lambda: None) if chosen else (lambda command=command: context.submit(command))
            row.append(option(style, said, chosen, press, expand=True, label=f"{player.name}: {said}"))
        parts.append(ft.Row(row, spacing=GAP))
    return ft.Container(
        column(parts, GAP, stretch=True),
        padding=ft.Padding.only(bottom=GAP_WIDE),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def _told(style: Style, player: Player) -> list[ft.Control]:
    """Draw the answer in words; nothing before it is given."""
    if player.fulfilled is None:
        return [style.text(style.words("check-unanswered"), LABEL, style.palette.quiet)]
    said = style.words("check-wins" if player.fulfilled else "check-lives-only")
    return [style.text(said, LABEL, style.palette.accent if player.fulfilled else style.palette.quiet)]
