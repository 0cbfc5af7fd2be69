"""The menu rows of Chromosome, and corrections of the whole table."""

import flet as ft

from companion.rules.chromosome.corrections import MarkActive, MarkClock, MarkStarter
from companion.rules.chromosome.turns import EndPhase
from companion.ui.chromosome.context import Here
from companion.ui.shared.corrections import seat_chips
from companion.ui.shared.menu_rows import end_row, see_row
from companion.ui.shared.number_row import steps


def to_see(here: Here) -> list[ft.Control]:
    if here.state.phase == "over" or not (here.state.areas or here.context.runs_the_table()):
        return []
    note = here.words("count-areas", count=len(here.state.areas)) if here.state.areas else ""
    return [see_row(here, "radiation", "term-areas", "areas", note)]


def to_end(here: Here) -> list[ft.Control]:
    if here.state.phase != "turns":
        return []
    words = here.words
    title, note = words("label-end-phase"), words("menu-end-phase-note")
    return [end_row(here, "passed", title, note, EndPhase())]


def corrections(here: Here) -> list[ft.Control]:
    """Draw the inputs that correct the round, the active and the starting player.

    Draw nothing before the game begins.
    """
    if here.state.phase == "setup":
        return []
    words, everyone = here.words, range(len(here.state.players))
    rows = [_round(here)]
    if here.state.phase == "turns":
        playing = [player.seat for player in here.state.players if not player.eliminated]
        rows.append(
            seat_chips(
                here,
                words("menu-active"),
                playing,
                here.state.active,
                lambda seat: MarkActive(seat=seat),
            )
        )
    rows.append(
        seat_chips(
            here,
            words("term-starter"),
            everyone,
            here.state.starter,
            lambda seat: MarkStarter(seat=seat),
        )
    )
    return rows


def _round(here: Here) -> ft.Control:
    words = here.words
    return steps(
        here.context,
        words("term-round"),
        here.state.round,
        lambda by: MarkClock(delta=-by),
        spoken=words("table-round", round=here.state.round, rounds=here.state.rounds),
        small=True,
    ).row(here.style, note=words("menu-clock", clock=here.state.clock, rounds=here.state.rounds))
