"""The lower third of what takes place, where several devices share it: act, agree, or wait for somebody."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import State
from companion.table.rights import could_reroll
from companion.ui.core.style import Look
from companion.ui.shared.context import Scene
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.press import Press, primary, secondary


def waits_for(look: Look, scene: Scene, state: State, seat: int) -> ft.Control | None:
    """Instead of an action that is made on another device: whom it waits for, and a nudge; else None."""
    return None if scene.acts_for(seat) else bottom_bar(look, _waiting(look, scene, state, seat))


def waiting_row(look: Look, scene: Scene, seat: int | None) -> ft.Control:
    """Whom the table waits for, with a nudge; the host where it is nobody's turn."""
    if seat is None:
        return ft.Row([line(look, look.words("party-waiting", player=look.words("party-host")))])
    parts = _waiting(look, scene, scene.state, seat)
    return ft.Row(parts, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _waiting(look: Look, scene: Scene, state: State, seat: int) -> list[ft.Control]:
    words, company, game = look.words, scene.company, scene.seating.id
    name = state.players[seat].name
    parts: list[ft.Control] = [line(look, words("party-waiting", player=name))]
    party = scene.client.visitor.party
    if party is not None and not company.watching:
        own = state.players[company.own].name if company.own is not None else ""
        nudge = secondary(
            look,
            words("party-nudge"),
            lambda: party.nudge(game, seat, own),
            glyph="vibration",
            label=words("party-nudge-spoken", player=name),
        )
        parts.append(nudge)
    return parts


def waits_for_host(look: Look, scene: Scene) -> ft.Control | None:
    """Instead of an action that only the host may take at this table; else None."""
    company = scene.company
    if company.hosting or not (company.strict or company.watching):
        return None
    said = look.words("party-waiting", player=look.words("party-host"))
    return bottom_bar(look, [line(look, said)])


def line(look: Look, words: str, *, quiet: bool = False) -> ft.Control:
    """A sentence where else a button stands; a node of its own for a screen reader."""
    text = look.text(words, LABEL, look.palette.quiet) if quiet else look.text(words, BODY_STRONG, lines=2)
    return ft.Semantics(content=text, container=True, expand=True)


def window_actions(look: Look, scene: Scene, state: State, on_stand: Press | None) -> ft.Control | None:
    """The window of a die that lies: each device says that it is fine for its own seats.

    The last to say so closes it; the host may close it for everybody. None: this device decides alone.

    Args:
        look: The look.
        scene: The game on this device.
        state: With a die that lies.
        on_stand: What it does; None while the die tumbles.
    """
    words, company, roll = look.words, scene.company, state.roll
    if not company.shared or roll is None or roll.face is None:
        return None
    asked = could_reroll(state)
    # Whoever has no phone says it aloud: the host, or a friend, closes the window for them.
    own = sorted(seat for seat in asked if seat == company.own or (company.hosting and scene.acts_for(seat)))
    others = sorted(asked - set(own))
    if not (others or roll.accepted or company.watching):
        return None
    unheard = all(company.seats[seat] == "free" for seat in others)
    friend = unheard and company.own is not None and not company.strict
    may_close = bool(others) and (company.hosting or friend)
    throws = roll.throws

    def fine() -> None:
        for seat in own:
            if not scene.submit(cmd.Accept(seat=seat, throws=throws)):
                return

    # The rows stay what they are while others speak: a button that made way for another would lose a tap.
    still = words("party-still-asked", players=words.list([state.players[seat].name for seat in others]))
    asks = still if others else words("party-last-asked")
    rows: list[ft.Control] = [ft.Row([line(look, asks, quiet=True)])]
    buttons: list[ft.Control] = []
    if own and not company.watching:
        buttons.append(primary(look, words("party-fine"), fine if on_stand else None, expand=3))
    if may_close:
        buttons.append(secondary(look, words("party-close-window"), on_stand, height=64, expand=2))
    if company.watching:
        rows.append(ft.Row([line(look, words("party-watching"), quiet=True)]))
    elif not buttons:
        rows.append(ft.Row([line(look, words("party-fine-said"))]))
    if buttons:
        rows.append(ft.Row(buttons, spacing=GAP, run_spacing=GAP, wrap=look.scale > 1.25))
    column = ft.Column(
        rows, spacing=GAP, tight=True, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return bottom_bar(look, [column])


def may_call_off(scene: Scene, seat: int) -> bool:
    """Whether giving up what is under way is offered on this device."""
    return scene.company.hosting or scene.acts_for(seat)
