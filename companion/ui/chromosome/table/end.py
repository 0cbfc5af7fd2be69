"""The end: who wins, and the score of each player line by line; a picture of it to share."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.rules.chromosome.luck import luck_report
from companion.rules.chromosome.scoring import ranking
from companion.rules.chromosome.state import Outcome, Player, ScoreLine, State
from companion.rules.chromosome.throws import throws_of
from companion.table.timing import played
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.stage_page import above_actions
from companion.ui.chromosome.table.charts import charts
from companion.ui.chromosome.table.luck import luck_section
from companion.ui.core.component import component, memo, use_ref
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, MARGIN, RADIUS_MARK
from companion.ui.theme.typography import FIGURE, NOTE
from companion.ui.widgets.frame import bottom_bar, headline
from companion.ui.widgets.marks import chip, named_with_marks
from companion.ui.widgets.press import primary, secondary

PICTURE_RATIO = 1.0
"""Pixels of the shared picture for each logical one; the web client cuts larger pictures off."""


def verdict(style: Style, state: State, outcome: Outcome) -> str:
    """Who wins, and by how much."""
    words = style.words
    names = [state.players[seat].name for seat in outcome.winners]
    if not names:
        return words("end-nobody")
    if len(names) > 1:
        return words("end-shared", players=words.list(names))
    rest = [line.total for line in outcome.lines if line.seat not in outcome.winners and not line.eliminated]
    best = outcome.lines[outcome.winners[0]].total
    if not rest:
        return words("end-wins", player=names[0])
    return words("end-wins-by", player=names[0], margin=best - max(rest))


def circumstances(style: Style, context: GameContext, state: State, outcome: Outcome) -> str:
    """How long the game was and how it ended."""
    words = style.words
    parts = [words("count-rounds", count=state.round)]
    seconds = played(context.open_game.table.entries).total_seconds()
    if seconds >= 60:
        parts.append(words.duration(seconds))
    parts.append(words(f"end-{outcome.termination}"))
    return " · ".join(parts)


def parts_bar(style: Style, line: ScoreLine, player: Player, scale: int) -> ft.Control:
    """Tokens, trophies and fate in three steps of the player's colour, irradiation in amber after a gap."""
    p = style.palette
    tints = p.tints(player.colour)
    parts: list[ft.Control] = []
    for points, tint in zip((line.tokens, line.trophies, line.fate), tints, strict=True):
        if points:
            parts.append(ft.Container(bgcolor=tint, height=22, expand=points * 10, border_radius=RADIUS_MARK))
    if line.irradiation:
        parts.append(ft.Container(width=GAP_SMALL))
        parts.append(
            ft.Container(
                bgcolor=p.radiation_fill, height=22, expand=line.irradiation * 10, border_radius=RADIUS_MARK
            )
        )
    used = line.tokens + line.trophies + line.fate + line.irradiation
    if scale > used:
        parts.append(ft.Container(expand=(scale - used) * 10))
    return ft.Row(parts, spacing=3)


@memo
def ScoreRow(style: Style, line: ScoreLine, player: Player, wins: bool, scale: int) -> ft.Control:
    """One player's score, explained."""
    p, words = style.palette, style.words
    ink = p.passed if line.eliminated else p.text
    colour = p.quiet_players[player.colour] if line.eliminated else p.players[player.colour]
    marks: list[ft.Control] = []
    if wins:
        marks.append(chip(style, words("end-winner"), p.accent, p.on_accent))
    if line.eliminated:
        marks.append(chip(style, words("strip-out"), p.danger, p.on_danger))
    figure = FIGURE.style(ink)
    figure.size = 44 * min(style.scale, 1.5)
    explained = words(
        "end-sum",
        tokens=line.tokens,
        trophies=line.trophies,
        fate=player.fate,
        irradiation=line.irradiation,
    )
    return ft.Container(
        ft.Column(
            [
                ft.Row(
                    [
                        species(player.species, colour, 40),
                        ft.Container(named_with_marks(style, player.name, ink, marks), expand=True),
                        ft.Text(words.number(line.total), style=figure),
                    ],
                    spacing=GAP_WIDE,
                    vertical_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                parts_bar(style, line, player, scale),
                style.text(explained, NOTE, p.quiet),
            ],
            spacing=GAP,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP_WIDE),
        bgcolor=p.raised if wins else p.ground,
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


@component
def EndView(style: Style, context: GameContext, state: State) -> ft.Control:
    """The end of a game."""
    outcome = state.outcome
    assert outcome is not None, "the game is not over"
    words = style.words
    shot = use_ref(no_picture)
    scale = max(line.tokens + line.trophies + line.fate + line.irradiation for line in outcome.lines)
    rows: list[ft.Control] = [
        headline(style, verdict(style, state, outcome), circumstances(style, context, state, outcome))
    ]
    for line in ranking(outcome.lines):
        player = state.players[line.seat]
        rows.append(ScoreRow(style, line, player, line.seat in outcome.winners, scale))
    picture = ft.Screenshot(
        ft.Container(
            ft.Column(rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            bgcolor=style.palette.ground,
        ),
    )
    shot.current.append(picture)
    del shot.current[:-1]

    async def share() -> None:
        await context.client.share_picture(
            shot.current[-1], f"petri-{context.open_game.id}.png", PICTURE_RATIO
        )

    if context.client.access.is_host:
        actions = [
            primary(style, words("home-new-game"), lambda: context.client.go("/new"), expand=True),
            secondary(style, words("end-share"), share, glyph="share", height=64),
        ]
    else:  # a guest has this table and no other
        actions = [primary(style, words("end-share"), share, glyph="share", expand=True)]
    parts = [picture, *charts(style, context), *luck_of(style, context)]
    return above_actions(style, parts, bottom_bar(style, actions))


def luck_of(style: Style, context: GameContext) -> list[ft.Control]:
    """Whom the dice of this game liked."""
    table = context.open_game.table
    events = (event for entry in table.entries for event in entry.events)
    players = {player.name: player for player in table.state.players}
    return luck_section(style, luck_report(throws_of(events)), players)


def no_picture() -> list[Any]:
    """Nothing drawn yet that could be shared."""
    return []
