"""The next thing to do at the table, and the other actions of a turn."""

from functools import partial
from typing import Final

import flet as ft

from companion.rules.soup.data import DIVISION_POINTS
from companion.rules.soup.division import Divide
from companion.rules.soup.market import may_buy
from companion.rules.soup.movement import PayMoves, move_price
from companion.rules.soup.next_step import NextStep, following, next_step
from companion.rules.soup.scoring import ends_with
from companion.rules.soup.state import Player
from companion.rules.soup.turns import EndPhase
from companion.ui import kit
from companion.ui.game.game_ui import NextAction, OtherAction
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.turn_started import has_started
from companion.ui.soup.art import glyph
from companion.ui.soup.context import Here
from companion.ui.soup.look import GLYPHS


def next_action(here: Here) -> NextAction:
    context, state, step = here.context, here.state, next_step(here.state)
    return NextAction(
        words=next_words(here, step),
        note=next_note(here, step),
        press=context.look_at_stage if step.command is None else partial(context.submit, step.command),
        seat=step.seat,
        allowed=step.command is None or context.may(step.command),
        key=step,
        choice=(following(state), state.players[step.seat].points if step.seat is not None else 0),
        others=_others(here, step),
        filled=not choice_first(here),
    )


DEEDS: Final = {"amoeba": "movement", "turn": "movement", "genes": "genes", "division": "division"}
"""By the next step: the suffix of the message key that describes the acting player's action."""


def deed(here: Here) -> str:
    """Describe the acting player's action, in words that follow the name; empty if a stage says more."""
    what = DEEDS.get(next_step(here.state).step)
    return here.words(f"deed-{what}") if what else ""


def choice_first(here: Here) -> bool:
    """Return whether this turn or common phase offers a choice that has not been made yet."""
    state, active = here.state, here.state.active
    seats = state.order if state.together else () if active is None else (active,)
    if has_started(here.context):
        return False
    return any(_may_choose(here, state.players[seat]) for seat in seats)


def _may_choose(here: Here, player: Player) -> bool:
    full = here.state.detail == "full"
    match here.state.phase:
        case "movement":
            return not full and here.refusal(PayMoves(seat=player.seat)) is None
        case "genes":
            return may_buy(here.state, player)
        case "division":
            number = next(iter(player.free_numbers), None) if full else None
            return here.refusal(Divide(seat=player.seat, number=number)) is None
        case _:
            return False


def step_bar(here: Here, *, note: str = "") -> ft.Control:
    """Draw the bottom of a stage: the button of the next step, or the player whom the table waits for.

    The button is for steps that one press completes; the stage itself draws a step without a command.

    Args:
        note: A line below the button's words that says what else the press does.
    """
    style, step = here.style, next_step(here.state)
    command = step.command
    if command is not None and not here.context.may(command):
        return kit.bottom_bar(style, [waiting_row(here, step.seat)])
    press = None if command is None else partial(here.context.submit, command)
    said, below = next_words(here, step), note or next_note(here, step)
    ask = None if command is None else here.context.asker_of(command)
    quiet = choice_first(here)
    button = kit.guarded(style, step, said, press, note=below, ask=ask, quiet=quiet)
    return kit.bottom_bar(style, [button])


def last_call(here: Here, said: str) -> ft.Control:
    """Draw the next step of a turn and, if more turns follow, the button above it that ends the phase."""
    seat = here.state.active
    if seat is None or following(here.state) is None or not here.context.may(EndPhase()):
        return step_bar(here)
    end = partial(here.context.submit, EndPhase())

    def draw(guard: kit.TapGuard) -> ft.Control:
        return ft.Row([kit.secondary(here.style, said, guard(end), expand=True)])

    ends = kit.under_guard(("last-call", here.state.phase), draw)
    inset = ft.Padding.only(left=kit.PADDING, right=kit.PADDING, top=kit.GAP_SMALL)
    whole = kit.readable(here.style, ft.Container(ends, padding=inset))
    return kit.column([whole, step_bar(here)], 0, stretch=True)


def _others(here: Here, step: NextStep) -> tuple[OtherAction, ...]:
    state, words, look = here.state, here.words, here.context.look_at_stage
    if state.active is None or step.seat != state.active:
        return ()
    match state.phase:
        case "movement" if state.detail == "full":
            return ((GLYPHS["amoebas"], words("term-amoebas"), look),)
        case "movement":
            price = move_price(state.players[state.active], state.options)
            pay = here.context.press(PayMoves(seat=state.active))
            return ((GLYPHS["points"], words("action-pay-move", price=price), pay),) if price else ()
        case "genes":
            return ((GLYPHS["genes"], words("action-market"), look),)
        case "division":
            return ((glyph("division"), words("action-divide"), look),)
        case _:
            return ()


def next_note(here: Here, step: NextStep) -> str:
    """Describe what follows the press, for the line below the primary button.

    The text is empty if the words of the button already say it.
    """
    match step.step:
        case "turn" | "genes" | "division" | "moves" | "births" | "end-environment" | "end-deaths":
            return _handing_on(here)
        case _:
            return ""


def next_words(here: Here, step: NextStep) -> str:
    """Return the words of the primary button for the next step."""
    words, state = here.words, here.state
    name = state.players[step.seat].name if step.seat is not None else ""
    match step.step:
        case "turn" | "genes" | "division":
            return words("next-done", player=name)
        case "settle":
            owed = state.debts[step.seat] if step.seat is not None else 0
            return words("next-settle", player=name, count=owed)
        case "amoeba":
            return words("next-amoeba", player=name, number=step.number or 0)
        case "bury":
            return words("next-bury", count=sum(len(player.dying) for player in state.players))
        case "fight-dice" if state.fight is not None:
            players = (state.players[state.fight.seat], state.players[state.fight.victim])
            return words("next-fight-dice", players=words.list([each.name for each in players]))
        case "close-fight":
            lost = state.fight is not None and state.fight.result != "killed"
            return words("next-close-fight-lost" if lost else "next-close-fight", player=name)
        case "score" if state.options.pace == "brisk":
            if ends_with(state):
                return words("next-score-end")
            return words("next-score-round", round=state.round + 1)
        case "next-round":
            return words("next-next-round", round=state.round + 1)
        case _:
            return words(f"next-{step.step}", player=name)


def _handing_on(here: Here) -> str:
    """Describe whose turn comes next or, after the last turn, which phase comes next."""
    words, state, seat = here.words, here.state, following(here.state)
    if seat is not None:
        name = state.players[seat].name
        if state.phase == "division" and seat not in state.received:
            return words("next-turn-points", player=name, count=DIVISION_POINTS)
        return words("next-turn", player=name)
    return words(f"next-after-{state.phase}")
