"""The line of each waiting player, and the card of the acting player."""

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Player
from companion.ui import kit
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.player_row import (
    DEAF,
    Fate,
    FatePips,
    PlayerFacts,
    counts_of,
    fate_of,
    genes_of,
    irradiation,
    irradiation_ink,
    player_facts,
    spoken,
)
from companion.ui.core.session import shared
from companion.ui.game.context import Panel
from companion.ui.game.part import nothing, part
from companion.ui.game.scores import Score, Standing
from companion.ui.shared.changed import Change, change_of, changed
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.player_rows import silent_part
from companion.ui.shared.player_table import (
    LINE,
    device_mark,
    has_table,
    line_content,
    table_head,
    table_line,
)

COLUMNS: Final = ("fate", "irradiation", "tokens", "trophies", "points")
"""The columns of a line."""
TIMED: Final = ("fate", "irradiation", "time", "points")
"""The columns at a table with clocks; tokens and trophies can be counted on the board."""
FEW: Final = ("fate", "irradiation", "tokens", "points")
"""The columns on a page too narrow for both five columns and the names."""
SCORE: Final = 48
"""Height of the score on the card, in logical pixels."""


def columns(style: kit.Style, *, timed: bool) -> tuple[str, ...]:
    """Return the columns that fit on this page."""
    if timed:
        return TIMED
    return COLUMNS if has_table(style, COLUMNS) else FEW


@part(lambda here: here.context.clocks_in_use)
def Head(here: Here, timed: bool) -> ft.Control:
    """Draw the words above the columns."""
    return table_head(here.style, columns(here.style, timed=timed))


@part(fate_of)
def FateNumber(here: Here, fate: Fate, seat: int) -> ft.Control:
    """Draw the fate points as a number; a press spends one."""
    style, p, cooldown = here.style, here.palette, kit.use_ref(lambda: kit.Cooldown(DEAF)).current
    ink = p.passed if fate.out else p.players[fate.colour]
    change = change_of(here.context, lambda state: state.players[seat].fate)
    number = changed(style, style.text(str(fate.left), kit.COUNT, ink, lines=1), change)
    if fate.spends and fate.left:
        spend = cooldown.after(partial(here.context.submit, SpendFate(seat=seat)))
        said = here.words("sheet-spend-fate", player=fate.player)
        centre = ft.Alignment.CENTER
        high = LINE * style.scale
        return kit.row_button(style, number, spend, label=said, height=high, expand=True, align=centre)
    return ft.Semantics(content=number, exclude_semantics=True)


@part(nothing)
def PlayerLine(here: Here, _: None, seat: int) -> ft.Control:
    """Draw one player as a line under the columns."""
    return table_line(here.style, LineContent(here, seat), partial(here.context.show, Panel("player", seat)))


@part(player_facts)
def LineContent(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw the name and the numbers of a line."""
    style, p, player = here.style, here.palette, shown.player
    out = player.eliminated or shown.passed
    ink = p.passed if out else p.text
    total = score(player).total
    received_ink = irradiation_ink(style, player.irradiation, shown.limit)

    def moved(read: Callable[[Player], int]) -> Change:
        return change_of(here.context, lambda state: read(state.players[seat]))

    def number(what: str, value: int, change: Change, colour: str) -> ft.Control:
        return silent_part(what, seat, changed(style, style.text(str(value), kit.COUNT, colour), change))

    drawn = {
        "fate": FateNumber(here, seat),
        "irradiation": number("irradiation", player.irradiation, moved(_irradiation), received_ink),
        "tokens": number("tokens", player.on_board, moved(_tokens), ink),
        "trophies": number("trophies", player.trophy_count, moved(_trophies), ink),
        "points": silent_part("score", seat, style.text(style.words.number(total), kit.NAME, ink, lines=1)),
    }
    if shown.timed:
        drawn["time"] = PlayerClock(here, seat)
    marks: list[ft.Control] = []
    if shown.starter:
        marks.append(kit.art("starter", ink, 18))
    marks += device_mark(style, shown.device, 16)
    below: list[ft.Control] = []
    if out:
        said = "player-row-out" if player.eliminated else "player-row-passed"
        colour = p.danger if player.eliminated else p.passed
        below.append(style.text(style.words(said), kit.CAPTION, colour, lines=1))
    return line_content(
        here,
        here.context.seats[seat],
        {each: drawn[each] for each in columns(style, timed=shown.timed)},
        said=_said(here, shown),
        show=partial(here.context.show, Panel("player", seat)),
        out=out,
        marks=marks,
        below=below,
    )


def _irradiation(player: Player) -> int:
    return player.irradiation


def _tokens(player: Player) -> int:
    return player.on_board


def _trophies(player: Player) -> int:
    return player.trophy_count


def _said(here: Here, shown: PlayerFacts) -> str:
    return spoken(
        here.words,
        shown.player,
        shown.detail,
        active=shown.active,
        passed=shown.passed,
        starter=shown.starter,
        device=shown.device,
    )


@part(nothing)
def PlayerCard(here: Here, _: None, seat: int) -> ft.Control:
    """Draw the acting player's numbers; a press opens the player's sheet. The band above shows the name."""
    content = ft.Container(
        CardContent(here, seat),
        # With a background, empty space can be pressed too.
        bgcolor=here.palette.raised,
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP_SMALL, bottom=kit.GAP),
    )
    show = kit.pressed(partial(here.context.show, Panel("player", seat)))
    return ft.GestureDetector(content, on_tap=show, exclude_from_semantics=True)


@part(player_facts)
def CardContent(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw the numbers of a card, with the score in large letters at its end."""
    style, context, p, cache = here.style, here.context, here.palette, kit.use_cache()
    player, limit = shown.player, shown.limit

    def show() -> None:
        context.show(Panel("player", seat))

    total = style.words.number(score(player).total)
    scale = min(style.scale, kit.LARGE_TEXT)
    figure = ft.Text(total, style=shared(kit.FIGURE.style, p.text, kit.FIGURE.scale_of(SCORE * scale)))
    dose = change_of(context, lambda state: state.players[seat].irradiation)
    measures: list[ft.Control] = [
        FatePips(here, seat),
        silent_part("irradiation", seat, irradiation(style, player.irradiation, limit, dose, cache)),
    ]
    owned: list[ft.Control] = [
        silent_part(
            "counts",
            seat,
            counts_of(
                style,
                (player.on_board, change_of(context, lambda state: state.players[seat].on_board)),
                (player.trophy_count, change_of(context, lambda state: state.players[seat].trophy_count)),
                p.text,
            ),
        )
    ]
    if shown.starter:
        owned.insert(0, kit.art("starter", p.text, 20))
    if shown.detail == "full":
        has = genes_of(style, player.active, player.genes, player.charged, player.fate_token)
        owned.append(silent_part("genes", seat, has))
    left = kit.column(
        [
            kit.wrapped(measures, kit.GAP_WIDE + kit.GAP_SMALL, 0),
            kit.wrapped(owned, kit.GAP_WIDE, kit.GAP_SMALL),
        ],
        expand=True,
    )
    numbers = kit.row_button(
        style,
        silent_part("score", seat, figure),
        show,
        label=_said(here, shown),
        padding=0,
        align=ft.Alignment.CENTER_RIGHT,
    )
    right = [PlayerClock(here, seat), numbers] if shown.timed else [numbers]
    return ft.Row([left, *right], spacing=kit.GAP)


def standing(here: Here, seat: int) -> Standing:
    """Return the numbers for a big screen: fate, irradiation, the score."""
    words, p, player = here.words, here.palette, here.state.players[seat]
    out = player.eliminated or player.passed
    dose = irradiation_ink(here.style, player.irradiation, here.state.options.irradiation_limit)
    scores = (
        Score(words("column-fate"), player.fate, p.players[player.colour]),
        Score(words("column-irradiation"), player.irradiation, dose),
        Score(words("column-points"), score(player).total),
    )
    said = "player-row-out" if player.eliminated else "player-row-passed"
    return Standing(scores, words(said) if out else "", out)
