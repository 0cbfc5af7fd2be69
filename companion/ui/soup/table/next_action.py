"""The next thing to do at the table, the other actions of a turn, and what the coach says of it."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import flet as ft

from companion.rules.soup.data import DIVISION_POINTS
from companion.rules.soup.movement import PayMoves, move_price
from companion.rules.soup.next_step import NextStep, next_step
from companion.rules.soup.scoring import ends_with
from companion.rules.soup.state import Detail, Phase, State
from companion.rules.soup.turns import EndPhase
from companion.ui import kit
from companion.ui.game.game_ui import Coaching, NextAction, OtherAction, coached
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.soup.art import glyph
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import GLYPHS


class SideAction(NamedTuple):
    """Another action of a turn of a phase."""

    phase: Phase
    detail: Detail | None
    """Only in this detail; None: in both."""

    glyph: kit.Glyph
    words: Callable[[Here, int], str]
    """The words on it, for the active seat."""

    press: Callable[[Here, int], kit.Press | None]
    """The handler of a press; None where it cannot be done."""


def _pays(here: Here, seat: int) -> str:
    return here.words("action-pay-move", price=move_price(here.state.players[seat], here.state.options))


def _pay(here: Here, seat: int) -> kit.Press | None:
    pays = PayMoves(seat=seat)
    return None if here.refusal(pays) else lambda: here.context.submit(pays)


def _said(key: str) -> Callable[[Here, int], str]:
    return lambda here, seat: here.words(key)


def _look(here: Here, seat: int) -> kit.Press | None:
    return here.context.look_at_stage


SIDE_ACTIONS: Final[list[SideAction]] = [
    SideAction("movement", "quick", GLYPHS["points"], _pays, _pay),
    SideAction("movement", "full", GLYPHS["amoebas"], _said("term-amoebas"), _look),
    SideAction("genes", None, GLYPHS["genes"], _said("action-market"), _look),
    SideAction("division", None, glyph("division"), _said("action-divide"), _look),
]
"""The other actions of a turn, from left to right."""


def next_action(style: kit.Style, context: GameContext) -> NextAction:
    here = Here(style, context, context.state)
    state, step = here.state, next_step(here.state)
    return NextAction(
        words=next_words(here, step),
        press=next_press(context, step),
        seat=step.seat,
        allowed=step.command is None or context.may(step.command),
        key=step,
        choice=(following(state), state.players[step.seat].points if step.seat is not None else 0),
        others=_others(here, step),
    )


def step_bar(here: Here, *, note: str = "") -> ft.Control:
    """Draw the next step as the lower third of a stage: the primary button, or whom the table waits for.

    For a step that one press does; a step without a command is the stage's own to draw.

    Args:
        note: What a press does besides, below the words of the button.
    """
    style, step = here.style, next_step(here.state)
    command = step.command
    if command is not None and not here.context.may(command):
        return kit.bottom_bar(style, [waiting_row(style, here.context, step.seat)])
    press = None if command is None else lambda: here.context.submit(command)
    return kit.bottom_bar(style, [kit.guarded(style, step, next_words(here, step), press, note=note)])


def last_call(here: Here, said: str) -> ft.Control:
    """Draw the next step of a turn, and above it the end of the phase for all who still wait for theirs."""
    seat = here.state.active
    if seat is None or following(here.state) is None or not here.context.may(EndPhase()):
        return step_bar(here)
    end = partial(here.context.submit, EndPhase())

    def draw(guard: kit.TapGuard) -> ft.Control:
        return ft.Row([kit.secondary(here.style, said, guard(end), expand=True)])

    ends = kit.under_guard(("last-call", here.state.phase), draw, expand=None)
    inset = ft.Padding.only(left=kit.PADDING, right=kit.PADDING, top=kit.GAP_SMALL)
    whole = kit.readable(here.style, ft.Container(ends, padding=inset))
    return kit.column([whole, step_bar(here)], 0, stretch=True)


def _others(here: Here, step: NextStep) -> tuple[OtherAction, ...]:
    state, seat = here.state, here.state.active
    if seat is None or step.seat != seat:
        return ()
    return tuple(
        (each.glyph, each.words(here, seat), each.press(here, seat))
        for each in SIDE_ACTIONS
        if each.phase == state.phase
        and each.detail in (None, state.detail)
        and (
            each.phase != "movement"
            or each.detail == "full"
            or move_price(state.players[seat], state.options)
        )
    )


def following(state: State) -> int | None:
    """Return whose turn is next; None where the phase ends."""
    if state.active is None:
        return None
    return next((seat for seat in state.order if seat not in state.done and seat != state.active), None)


def next_words(here: Here, step: NextStep) -> str:
    """Return the words of the primary button: what it does, and what it costs or brings."""
    words, state = here.words, here.state
    name = state.players[step.seat].name if step.seat is not None else ""
    match step.step:
        case "turn" | "moves" | "genes" | "division" | "births":
            return _handing_on(here)
        case "settle":
            owed = state.debts[step.seat] if step.seat is not None else 0
            return words("next-settle", player=name, count=owed)
        case "amoeba":
            return words("next-amoeba", player=name, number=step.number or 0)
        case "bury":
            return words("next-bury", count=sum(len(player.dying) for player in state.players))
        case "close-fight":
            lost = state.fight is not None and state.fight.result != "killed"
            return words("next-close-fight-lost" if lost else "next-close-fight")
        case "score" if state.options.pace == "brisk":
            return (
                words("next-score-end")
                if ends_with(state)
                else words("next-score-round", round=state.round + 1)
            )
        case "next-round":
            return words("next-next-round", round=state.round + 1)
        case _:
            return words(f"next-{step.step}", player=name)


def _handing_on(here: Here) -> str:
    """Return whose turn is next, or which phase."""
    words, state, seat = here.words, here.state, following(here.state)
    if seat is not None:
        name = state.players[seat].name
        if state.phase == "division" and seat not in state.received:
            return words("next-turn-points", player=name, count=DIVISION_POINTS)
        return words("next-turn", player=name)
    return words(f"next-after-{state.phase}")


def next_press(context: GameContext, step: NextStep) -> kit.Press:
    command = step.command
    if command is not None:
        return lambda: context.submit(command)
    return context.look_at_stage


CHAPTERS: Final[dict[str, str]] = {
    "roll-order": "setup",
    "choose-space": "setup",
    "opening-card": "setup",
    "begin-play": "setup",
    "direction": "movement",
    "answer": "attack",
    "fight-dice": "attack",
    "escape-dice": "attack",
    "escape-result": "attack",
    "close-fight": "attack",
    "amoeba": "movement",
    "turn": "movement",
    "turn-full": "movement",
    "moves": "movement",
    "card": "environment",
    "settle": "environment",
    "end-environment": "environment",
    "genes": "market",
    "division": "division",
    "births": "division",
    "bury": "deaths",
    "end-deaths": "deaths",
    "score": "scoring",
    "next-round": "scoring",
    "last-round": "end",
}
"""The chapter of each step of which something is said, told apart where the coach does."""


def coaching(style: kit.Style, state: State) -> Coaching | None:
    """Return the coach's advice for now; None where there is none."""
    step = next_step(state)
    turn = "turn-full" if state.detail == "full" else "turn"
    said = {"turn": turn, "end": "last-round"}.get(step.step, step.step)
    return coached(style, state, CHAPTERS, said, step.seat)
