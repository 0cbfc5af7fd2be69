"""The groups of each player next to an area, and their possible cost."""

from __future__ import annotations

from dataclasses import dataclass, replace

import flet as ft

from companion.rules.chromosome.advice.phase import PhaseSituation
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.history import Groups
from companion.rules.chromosome.state import Area, Player, State
from companion.ui.art import art, species
from companion.ui.chromosome.context import GameContext
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, LARGE_TEXT
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.odds import out_text
from companion.ui.widgets.stepper import Stepper, clamped


@dataclass(frozen=True)
class Facing:
    """The area that is about to be faced, and what was said of groups so far.

    Attributes:
        area: Its id; None for the strongest.
        groups: Groups by seat of each area that was touched here.
        genes: Whether building genes are being noted (quick detail).
        later: Id of an area whose turn has not come, but whose groups are being said already.
    """

    area: int | None = None
    groups: tuple[tuple[int, Groups], ...] = ()
    genes: bool = False
    later: int | None = None

    def with_groups(self, area: int, groups: Groups) -> Facing:
        """Return a copy with other groups next to that area."""
        return replace(self, groups=(*(each for each in self.groups if each[0] != area), (area, groups)))

    def said(self, area: Area) -> bool:
        """Return whether that area's groups were entered here, not taken over from its last tests."""
        return area.id in dict(self.groups)

    def with_later(self, area: int) -> Facing:
        """Return a copy with that area opened for its groups, or closed again."""
        return replace(self, later=None if self.later == area else area)


def player_row(
    style: Style,
    context: GameContext,
    state: State,
    facing: Facing,
    change: Change[Facing],
    area: Area,
    player: Player,
    groups: Groups,
    situation: PhaseSituation | None,
) -> ft.Control:
    """Draw one player's groups next to the area, and their possible cost."""
    p = style.palette
    count = groups[player.seat]
    touched = count > 0
    capsule = groups_counter(style, change, area, player, groups, player.name)
    name = style.text(player.name, BODY_STRONG, p.text if touched else p.quiet, lines=1)
    lines: list[ft.Control] = [name, *_risk_lines(style, context, player, situation if count else None)]
    colour = p.players[player.colour] if touched else p.quiet_players[player.colour]
    said = ft.Row(
        [species(player.species, colour, 36), column(lines, expand=True)],
        spacing=GAP_WIDE,
        expand=style.scale <= LARGE_TEXT,
    )
    row: ft.Control
    if style.scale > LARGE_TEXT:
        row = column([said, ft.Row([capsule], alignment=ft.MainAxisAlignment.END)], GAP)
    else:
        row = ft.Row([said, capsule], spacing=GAP)
    below: list[ft.Control] = [row]
    if facing.genes:
        below.append(_genes_row(style, context, player))
    return ft.Container(
        column(below, GAP, stretch=True),
        padding=ft.Padding.symmetric(vertical=GAP),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def groups_counter(
    style: Style, change: Change[Facing], area: Area, player: Player, groups: Groups, name: str
) -> ft.Control:
    """Draw the capsule that counts a player's groups next to an area; `name` is its spoken name."""
    p, words = style.palette, style.words
    count = groups[player.seat]

    def step(by: int) -> None:
        def stepped(now: Facing) -> Facing:
            base = dict(now.groups).get(area.id, groups)
            moved = clamped(base[player.seat] + by, 0, player.on_board)
            return now.with_groups(
                area.id,
                tuple(moved if seat == player.seat else each for seat, each in enumerate(base)),
            )

        change(stepped)

    return Stepper(
        name,
        count,
        0,
        player.on_board,
        step,
        less=words("radiation-fewer", player=name),
        more=words("radiation-more", player=name),
        spoken=words("radiation-groups-spoken", player=name, count=count),
        colour=p.text if count else p.quiet,
        small=True,
    ).capsule(style)


def _risk_lines(
    style: Style, context: GameContext, player: Player, situation: PhaseSituation | None
) -> list[ft.Control]:
    p, words = style.palette, style.words
    if situation is None or not context.sees_odds(player.seat):
        return [_irradiation(style, words.number(player.irradiation))]
    odds = situation.first(player.seat)
    average = words(
        "radiation-risk", irradiation=player.irradiation, dose=words.number(odds.expected_dose, 1)
    )
    lines: list[ft.Control] = [_irradiation(style, average)]
    if odds.eliminated:
        out = words("radiation-risk-out", share=out_text(style, odds.dose, situation.room(player.seat)))
        lines.append(style.text(out, LABEL, p.danger, lines=1))
    return lines


def _irradiation(style: Style, said: str) -> ft.Control:
    p = style.palette
    return ft.Row(
        [
            art("irradiation", p.radiation, 18, style.words("term-irradiation")),
            style.text(said, LABEL, p.quiet, lines=2, expand=True),
        ],
        spacing=GAP_SMALL + 2,
    )


def _genes_row(style: Style, context: GameContext, player: Player) -> ft.Control:
    """Draw the active building genes of a player whose genes are not tracked otherwise."""
    words, count = style.words, player.active.building

    title = words("gene-building")
    capsule = Stepper(
        title,
        count,
        0,
        # The rules say where genes end.
        count + 1,
        lambda by: context.submit(Correct(seat=player.seat, what="active", gene="building", delta=by)),
        less=words("radiation-gene-less", player=player.name),
        more=words("radiation-gene-more", player=player.name),
        spoken=words("count-genes-building", count=count),
        small=True,
    ).capsule(style)
    return ft.Row(
        [
            ft.Container(width=36),
            art("gene-building", style.palette.quiet, 24),
            ft.Container(style.text(title, LABEL, lines=1), expand=True),
            capsule,
        ],
        spacing=GAP_WIDE,
    )
