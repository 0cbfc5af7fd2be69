"""Names of players and species, corrected during a game."""

from __future__ import annotations

from dataclasses import dataclass, replace

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.data import SPECIES
from companion.rules.chromosome.decide.flow import NAME_LENGTH
from companion.rules.chromosome.state import Player, State
from companion.ui.art import species
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import Change, use_draft
from companion.ui.core.style import Style
from companion.ui.shared.context import GameContext, Panel
from companion.ui.theme.letters import shows
from companion.ui.theme.measure import GAP_WIDE
from companion.ui.widgets.field import field
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.press import primary


@dataclass(frozen=True)
class Names:
    """What stands in the fields of one player."""

    seat: int
    name: str
    species: str


def rename_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """The sheet of the panel "rename": everybody, or one player on its page "player"."""
    may = renamable(context, state)
    one = panel.page == "player" and panel.seat in may
    seats = (panel.seat,) if one else may
    return keyed(f"rename-{seats}", RenameSheet, style, context, state, seats)


def renamable(context: GameContext, state: State) -> tuple[int, ...]:
    """The seats whose names this device may change."""
    return tuple(
        player.seat
        for player in state.players
        if context.may(cmd.Rename(seat=player.seat, name=player.name, species_name=player.species_name))
    )


@component
def RenameSheet(style: Style, context: GameContext, state: State, seats: tuple[int, ...]) -> ft.Control:
    """Two fields a player; what was changed is kept by one button."""
    words = style.words
    now = tuple(_names(state.players[seat]) for seat in seats)
    drafts, change = use_draft(lambda: now)
    changed = [draft for draft, kept in zip(drafts, now, strict=True) if draft != kept]

    def save() -> None:
        for each in changed:
            if not shows(each.name) or not shows(each.species):
                context.client.tell(words("new-not-shown", seat=each.seat + 1))
                return
        renamed = (
            context.submit(cmd.Rename(seat=each.seat, name=each.name, species_name=each.species))
            for each in changed
        )
        if all(renamed):
            context.close()

    return sheet(
        style,
        words("rename-title"),
        [_fields(style, state.players[draft.seat], draft, change) for draft in drafts],
        context.close,
        footer=ft.Row([primary(style, words("rename-save"), save if changed else None, expand=True)]),
        on_back=None if len(seats) == 1 else lambda: context.show(Panel("menu")),
    )


def _names(player: Player) -> Names:
    return Names(player.seat, player.name, player.species_name)


def _fields(style: Style, player: Player, draft: Names, change: Change[tuple[Names, ...]]) -> ft.Control:
    words = style.words

    def to(**changes: str) -> None:
        change(
            lambda drafts: tuple(
                replace(each, **changes) if each.seat == draft.seat else each for each in drafts
            )
        )

    usual = words(f"species-{SPECIES[player.species]}")
    column = ft.Column(
        [
            field(style, words("new-name"), draft.name, lambda text: to(name=text), longest=NAME_LENGTH),
            field(
                style,
                words("new-species-name"),
                draft.species,
                lambda text: to(species=text),
                longest=NAME_LENGTH,
                hint=usual,
            ),
        ],
        spacing=GAP_WIDE,
        tight=True,
        expand=True,
    )
    drawing = species(player.species, style.palette.players[player.colour], 40)
    return ft.Container(
        ft.Row([drawing, column], spacing=GAP_WIDE, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding.only(top=GAP_WIDE),
    )
