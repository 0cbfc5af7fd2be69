"""The effects of an attack on this phone's player, to be carried out by hand."""

from collections.abc import Iterator

import flet as ft

from companion.rules.carnomorphs.state import Player, State
from companion.table.journal import Entry
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import boxed
from companion.ui.carnomorphs.preview import Happening, attack_by_hand, attacked, changes_told
from companion.ui.game.part import part

CARD_ATTACK = "label-intruder-attack"
"""The label of an attack with an attack card."""


def hurt(here: Here) -> tuple[Happening, ...]:
    """Return the effects of the last attack on this phone's player in this round.

    Return nothing once the player has acted after the attack, or if the phone has no player.
    """
    context, seat = here.context, here.context.own_seat
    table = context.open_game.table
    if seat is None or seat >= len(here.state.players):
        return ()
    for at in reversed(range(table.count)):
        before, entry = table.state_after(at), table.entry(at)
        if before.round != here.state.round or not before.players:
            return ()
        player: Player = before.players[seat]
        by_metagorger = attacked(entry.label)
        if entry.label.params.get("player") == player.name and (
            by_metagorger or entry.label.key == CARD_ATTACK
        ):
            return tuple(_given(here, entry, before, player, by_metagorger=by_metagorger))
        if entry.by == seat:
            return ()
    return ()


def _given(
    here: Here, entry: Entry, before: State, player: Player, *, by_metagorger: bool
) -> Iterator[Happening]:
    own = [each for each in entry.events if getattr(each, "seat", None) == player.seat]
    yield from changes_told(here.words, before, own)
    if by_metagorger:
        yield from (Happening(glyph("contamination"), said) for said in attack_by_hand(here.words, player))
    if entry.label.params.get("slime") == "yes":
        yield Happening(glyph("slime"), here.words("term-slime"))


@part(hurt)
def Victim(here: Here, lines: tuple[Happening, ...]) -> ft.Control:
    """Draw the effects of the attack on this phone's player, one per line; nothing without an attack."""
    style, p = here.style, here.palette
    if not lines:
        return ft.Container()
    rows: list[ft.Control] = [
        style.text(here.words("attack-on-you"), kit.LABEL_STRONG, p.danger, heading=True)
    ]
    rows += [
        ft.Row(
            [boxed(p, each.glyph, p.text, 20), style.text(each.said, kit.LABEL, expand=True)],
            spacing=kit.GAP,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for each in lines
    ]
    said = ft.Semantics(
        content=kit.column(rows, kit.GAP_SMALL, stretch=True), container=True, live_region=True
    )
    return ft.Container(
        said,
        bgcolor=p.surface,
        border=ft.Border.only(left=ft.BorderSide(kit.ACTIVE_EDGE, p.danger)),
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.GAP),
    )
