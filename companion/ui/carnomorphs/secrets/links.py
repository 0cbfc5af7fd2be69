"""Links on a character's sheet to pages that preview a change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import flet as ft

from companion.rules.carnomorphs.state import Phase, Player
from companion.ui.art import Glyph
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import GLYPHS
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.layout import column, wrapped


class Link(NamedTuple):
    """A page that can be opened; its words are the sentence of that key."""

    glyph: Glyph
    words: str
    panel: str


def links_row(style: Style, context: GameContext, seat: int, links: Iterator[Link]) -> list[ft.Control]:
    """Draw the links beside each other; nothing where there is none."""
    chips = [
        chip_button(
            style,
            style.words(link.words),
            lambda link=link: context.show(Panel(link.panel, seat)),
            glyph=link.glyph,
        )
        for link in links
    ]
    return [wrapped(chips)] if chips else []


def mutation_links(player: Player, phase: Phase) -> Iterator[Link]:
    """Yield what can be done with the Mutation card, or without it."""
    running = phase in ("players", "events") and player.acting
    if running and not player.has_mutation:
        yield Link("plus", "mutation-take", "take-mutation")
    if running and player.has_mutation:
        yield Link("play", "term-mutation-action", "mutation-action")
    if player.has_mutation and phase in ("players", "events", "check"):
        yield Link("edit", "mutation-name", "name-mutation")
    if running and player.has_mutation:
        yield Link("trash", "mutation-lose", "lose-mutation")


def event_links(player: Player, phase: Phase) -> Iterator[Link]:
    """Yield what can happen to a character while rounds are played."""
    if phase in ("players", "events") and player.acting:
        yield Link(glyph("metagorger"), "attack-title", "attack")
        yield Link(glyph("scanner"), "scan-title", "scan")
        yield Link(GLYPHS["markers"], "marker-title", "marker")


@memo
def Happenings(style: Style, context: GameContext, seat: int, *, may: bool) -> ft.Control:
    """Draw links to an attack, the scanner, a marker, and the chance to survive."""
    player, phase = use_slice(context.changes, lambda: (context.state.players[seat], context.state.phase))
    rows = links_row(style, context, seat, _links(context, player, phase, may=may))
    if not rows:
        return ft.Container()
    heading = style.text(style.words("happens-title"), LABEL, style.palette.quiet, heading=True)
    return column([heading, *rows], GAP, stretch=True)


def _links(context: GameContext, player: Player, phase: Phase, *, may: bool) -> Iterator[Link]:
    if may:
        yield from event_links(player, phase)
    if phase in ("players", "events") and player.living and context.sees_odds(player.seat):
        yield Link("calculator", "happens-chances", "chances")


@memo
def FatePart(style: Style, context: GameContext, seat: int) -> ft.Control:
    """Draw the character's fate, and the link to its possible fates."""
    player = use_slice(context.changes, lambda: context.state.players[seat])
    words, p = style.words, style.palette
    said = words(f"player-{player.fate}")
    if player.pod is not None:
        said = f"{said}, {words('player-in-pod', pod=player.pod)}"
    heading = style.text(words("player-fate"), LABEL, p.quiet, heading=True)
    links = links_row(style, context, seat, iter((Link(GLYPHS["pod"], "fate-title", "fate"),)))
    now = style.text(said, BODY, p.text if player.living else p.danger)
    return column([heading, now, *links], GAP, stretch=True)
