"""The next step at a table of Chromosome, and the coach's advice about it in a first round."""

from collections.abc import Iterator
from typing import Final

from companion.rules.chromosome.corrections import Eliminate
from companion.rules.chromosome.data import MAIN_ACTIONS
from companion.rules.chromosome.next_step import (
    Left,
    NextStep,
    acting,
    ends_after_radiation,
    following,
    left,
    next_step,
)
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndTurn, Move, Pass
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.chromosome.context import GameContext, Here, may_turn
from companion.ui.chromosome.special_names import REST
from companion.ui.chromosome.table.player_line import columns
from companion.ui.game.context import Panel
from companion.ui.game.game_ui import Coaching, NextAction, OtherAction, coached
from companion.ui.shared.player_table import has_table

SMALL_PHONE: Final = 360
"""Below this page width the table has no room for tiles."""

OTHERS: dict[Left, tuple[kit.Glyph, str]] = {
    "move": ("group", "left-move"),
    "recover": ("fate", "left-recover"),
    "discard": ("gene-building", "left-discard"),
}
"""The drawing, and the key of the words, of each step that a turn may still have besides its action."""


def next_action(here: Here) -> NextAction:
    style, context = here.style, here.context
    state = context.state
    step = next_step(state)
    command = next_command(step)
    offered = step.step == "turn" and has_tiles(here)
    return NextAction(
        words=next_words(style, state, step),
        press=next_press(context, step),
        note=_note_words(style, state, step),
        seat=step.seat,
        allowed=command is None or context.may(command),
        key=step,
        choice=left(state),
        others=tuple(_others(here, step)),
        filled=not offered,
    )


def has_tiles(here: Here) -> bool:
    """Return whether the table shows the actions of a turn as tiles; if not, the wide button opens them."""
    style = here.style
    roomy = (
        has_table(style, columns(style, timed=False)) and style.room_for_two(SMALL_PHONE) and not style.low
    )
    return roomy and may_turn(here.context)


def deed(here: Here) -> str:
    """Return the acting player's task, in words to follow the name; empty without a roll or a turn."""
    state, words = here.state, here.words
    if state.roll is not None:
        return words("deed-roll")
    if acting(state) is None:
        return ""
    open_ = left(state)
    return words("deed-action" if "action" in open_ else "deed-move" if "move" in open_ else "deed-end")


def own_deed(here: Here) -> str:
    """Return the label of a phone's own player while an action is due; empty otherwise."""
    return here.words("own-action") if "action" in left(here.state) else ""


def _others(here: Here, step: NextStep) -> Iterator[OtherAction]:
    """Yield the other options of a turn: its actions while one is due, later the steps still possible."""
    context = here.context
    if step.step not in ("turn", "end-turn") or step.seat is None:
        return
    seat, words, open_ = step.seat, here.words, left(here.state)
    if "action" in open_:
        if not has_tiles(here):
            yield "battle", words("term-battle"), lambda: context.show(Panel("fight", seat))
        elif "move" in open_:
            yield "group", words("left-move"), _leads(context, here.state, seat, "move")
        if _may_hand_on(here.state):
            done = done_words(here.style, here.state)
            yield "arrow-right", done, lambda: context.submit(EndTurn(seat=seat))
        yield "passed", words("action-pass"), lambda: context.submit(Pass(seat=seat))
        return
    for what, (glyph, key) in OTHERS.items():
        if what in open_:
            yield glyph, words(key), _leads(context, here.state, seat, what)
    special = next((name for name in reversed(here.state.turn.actions) if name not in MAIN_ACTIONS), None)
    if special is not None:
        said = words("special-rest-confirm", action=special)
        yield "star", said, lambda: context.show(Panel("turn", seat, f"{REST}{special}"))


def _may_hand_on(state: State) -> bool:
    """Return whether the turn may end although an action is due.

    It may end once any action is taken, and always in quick detail, which does not track actions.
    """
    return state.detail == "quick" or bool(state.turn.actions)


def _leads(context: GameContext, state: State, seat: int, what: Left) -> kit.Press:
    """Return the handler of a step; a move that cannot discharge any token is recorded immediately."""
    if what == "move" and not asks_of_move(state, seat):
        return lambda: context.submit(Move(seat=seat))
    return lambda: context.show(Panel("turn", seat, what))


def asks_of_move(state: State, seat: int) -> bool:
    return state.detail == "full" and state.players[seat].charged > 0


def next_words(style: kit.Style, state: State, step: NextStep) -> str:
    who = state.players[step.seat].name if step.seat is not None else ""
    if step.step == "end-turn":
        return done_words(style, state)
    return style.words(f"next-{step.step}", player=who)


def done_words(style: kit.Style, state: State) -> str:
    """Return the words with which the active player ends the turn."""
    kind, who = _following(state)
    if kind == "again":
        return style.words("next-again", player=who)
    return style.words("next-done", player=state.players[state.active or 0].name)


def _note_words(style: kit.Style, state: State, step: NextStep) -> str:
    return done_note(style, state) if step.step == "end-turn" else ""


def done_note(style: kit.Style, state: State) -> str:
    """Return a note on what follows the end of a turn; empty if `done_words` already say it."""
    return "" if _following(state)[0] == "again" else then_words(style, state)


def then_words(style: kit.Style, state: State) -> str:
    """Return words for what follows this turn, to be used within a sentence."""
    kind, who = _following(state)
    return style.words(f"then-{kind}", player=who)


def _following(state: State) -> tuple[str, str]:
    """Return what follows this turn, and the name of its player, if any."""
    seat = following(state)
    if seat is None:
        return "end-game" if state.last_turns is not None else "radiation", ""
    return "again" if seat == state.active else "player", state.players[seat].name


def next_command(step: NextStep) -> Command | None:
    """Return the command of the next step; None if the stage's page handles the step."""
    seat = step.seat or 0
    match step.step:
        case "eliminate":
            return Eliminate(seat=seat)
        case "turn" | "end-turn":
            return EndTurn(seat=seat)
        case "turns":
            return BeginTurns()
        case _:
            return None


def next_press(context: GameContext, step: NextStep) -> kit.Press:
    command = next_command(step)
    if step.step == "turn":
        return lambda: context.show(Panel("turn", step.seat or 0))
    return context.look_at_stage if command is None else lambda: context.submit(command)


CHAPTERS: Final[dict[str, str]] = {
    "eliminate": "elimination",
    "eliminate-again": "elimination",
    "eliminate-last-phase": "elimination",
    "event": "events",
    "turns": "round",
    "turn": "turn",
    "one-more-action": "turn",
    "turn-done": "turn",
    "end-turn": "turn",
    "battle": "combat",
    "evolution": "evolution",
    "test": "test",
    "areas": "test",
    "finish-radiation": "absorption",
    "finish-game": "elimination",
}
"""The chapter that explains a step, by the name that `refined` returns."""


def chapter_now(state: State) -> str:
    """Return the chapter that explains the next step; empty if there is none."""
    step = next_step(state).step
    if step == "wave":
        return "test"
    return CHAPTERS.get(step, "")


def coaching(style: kit.Style, state: State) -> Coaching | None:
    if state.roll is not None and state.roll.face is not None:
        return Coaching(style.words("coach-reroll"), "fate", "reroll")
    return coached(style, state, CHAPTERS.get(refined(state), ""), refined(state), next_step(state).seat)


def refined(state: State) -> str:
    """Return the name of the next step, or a more specific name for which the coach has a sentence."""
    step = next_step(state).step
    match step:
        case "turn" if state.turn.actions:
            return "one-more-action"
        case "end-turn" if state.turn.actions:
            return "turn-done"
        case "eliminate" if state.phase == "radiation":
            return "eliminate-last-phase"
        case "eliminate" if state.last_turns is not None:
            return "eliminate-again"
        case "finish-radiation" if ends_after_radiation(state):
            return "finish-game"
        case _:
            return step
