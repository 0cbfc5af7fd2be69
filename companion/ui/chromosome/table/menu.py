"""The menu rows of Chromosome, and corrections of the whole table."""

import flet as ft

from companion.rules.chromosome.corrections import MarkActive, MarkClock, MarkStarter
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndPhase
from companion.ui import kit
from companion.ui.chromosome.context import GameContext
from companion.ui.shared.corrections import keeping, seat_chips
from companion.ui.shared.menu_rows import end_row, see_row
from companion.ui.shared.number_row import steps


def to_see(style: kit.Style, context: GameContext, state: State) -> list[ft.Control]:
    if state.phase == "over" or not (state.areas or context.runs_the_table()):
        return []
    note = style.words("count-areas", count=len(state.areas)) if state.areas else ""
    return [see_row(style, context, "radiation", "term-areas", "areas", note)]


def to_end(style: kit.Style, context: GameContext, state: State) -> list[ft.Control]:
    if state.phase != "turns":
        return []
    words = style.words
    title, note = words("label-end-phase"), words("menu-end-phase-note")
    return [end_row(style, context, "passed", title, note, EndPhase())]


def corrections(style: kit.Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the level of detail, the round, and chips to correct who is up and who started."""
    words, everyone = style.words, range(len(state.players))
    rows = [
        keeping(style, context, state),
        _round(style, context, state),
    ]
    if state.phase == "turns":
        playing = [player.seat for player in state.players if not player.eliminated]
        rows.append(
            seat_chips(
                style,
                context,
                words("menu-active"),
                playing,
                state.active,
                lambda seat: MarkActive(seat=seat),
            )
        )
    rows.append(
        seat_chips(
            style,
            context,
            words("term-starter"),
            everyone,
            state.starter,
            lambda seat: MarkStarter(seat=seat),
        )
    )
    return rows


def _round(style: kit.Style, context: GameContext, state: State) -> ft.Control:
    words = style.words
    return steps(
        context,
        words("term-round"),
        state.round,
        lambda by: MarkClock(delta=-by),
        spoken=words("table-round", round=state.round, rounds=state.rounds),
        small=True,
    ).row(style, note=words("menu-clock", clock=state.clock, rounds=state.rounds))
