"""The next step at the table, which decides the text and the command of the primary button."""

from typing import Literal, NamedTuple

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.data import SETUP_STEPS
from companion.rules.carnomorphs.event_phase import AdvanceTime, BurnRooms, EndFeeding, NoteEvent, burnt
from companion.rules.carnomorphs.feeding import Feed, feeding_plan
from companion.rules.carnomorphs.last_check import BeginCheck, EndGame, check_step
from companion.rules.carnomorphs.objectives import undecided
from companion.rules.carnomorphs.setup import BeginPlay, TickStep
from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.state import Room, State
from companion.rules.carnomorphs.tokens import ResolveToken, hands_decide
from companion.rules.carnomorphs.turns import EndPlayerPhase, EndTurn
from companion.rules.kernel import Command, Rejection

StepName = Literal[
    "setup",
    "begin-play",
    "objective",
    "token",
    "noise",
    "turn",
    "end-players",
    "time",
    "feed",
    "end-feeding",
    "fire",
    "card",
    "draw",
    "begin-check",
    "scan",
    "four",
    "answer",
    "together",
    "end",
    "over",
]


class NextStep(NamedTuple):
    """The next step, its player, and its command."""

    step: StepName
    seat: int | None = None
    command: Command | None = None
    """The command of the primary button; None if a choice is needed first, or if nothing is left to do."""


def next_step(state: State) -> NextStep:
    """Return the next thing to do in `state`, once a game has begun."""
    match state.phase:
        case "empty" | "over":
            return NextStep("over")
        case "setup":
            return _setup(state)
        case "check":
            return _check(state)
        case "players" | "events":
            return _running(state)


def _setup(state: State) -> NextStep:
    """Return the first step in the rulebook's order that is not ticked off."""
    for step in SETUP_STEPS:
        if step not in state.setup_done:
            return NextStep("setup", None, TickStep(step=step))
    return NextStep("begin-play", state.first, BeginPlay())


def _running(state: State) -> NextStep:
    choosing = undecided(state)
    if state.token is not None and state.token.carried_out:
        return NextStep("noise", None, ResolveToken())
    if state.token is not None:
        return NextStep("token", state.token.seat, ResolveToken() if _tells_all(state) else None)
    if choosing:
        return NextStep("objective", choosing[0].seat)
    if state.self_destruct == 0:
        return NextStep("begin-check", None, BeginCheck(ending="explosion"))
    if not any(player.acting for player in state.players):
        ending = "nobody-left" if state.self_destruct is None else "explosion"
        return NextStep("begin-check", None, BeginCheck(ending=ending))
    if state.phase == "players":
        if state.active is None:
            return NextStep("end-players", None, EndPlayerPhase())
        return NextStep("turn", state.active, EndTurn(seat=state.active))
    return _events(state)


def _events(state: State) -> NextStep:
    match state.step:
        case "time":
            return NextStep("time", None, AdvanceTime())
        case "feeding":
            hungry = next((room.id for room in state.rooms if feeds(state, room)), None)
            if hungry is not None:
                return NextStep("feed", None, Feed(room=hungry))
            return NextStep("end-feeding", None, EndFeeding())
        case "fire":
            burns = bool(burnt(state))
            return NextStep("fire", None, BurnRooms()) if burns else NextStep("card", None, NoteEvent())
        case "card":
            return NextStep("card", None, NoteEvent())
        case "bag":
            return NextStep("draw", None, DrawToken())


def feeds(state: State, room: Room) -> bool:
    """Return whether intruders in a listed room still have to feed in this event phase."""
    if room.id in state.fed or not state.in_room(room.id):
        return False
    plan = feeding_plan(state, Feed(room=room.id))
    return not isinstance(plan, Rejection) and bool(plan.steps)


def hungry_rooms(state: State) -> tuple[Room, ...]:
    return tuple(room for room in state.rooms if feeds(state, room))


def _tells_all(state: State) -> bool:
    """Return whether the drawn token's effect needs no input from the table."""
    token = state.token
    if token is None:
        return False
    if token.purpose == "encounter":
        return token.kind == "blank"
    match token.kind:
        case "blue" | "shambler" | "fleshbeast":
            return True
        case "butcher":
            return not hands_decide(state) or state.available.butcher == 0
        case "blank":
            return state.on_board.shambler == 0
        case "red":
            return False


def _check(state: State) -> NextStep:
    """Return the next step of the last check.

    First, players who have not yet chosen which objective to keep do so. Next, every survivor does steps A
    and B, in turn order. Finally, each survivor, or the crew, says whether the objectives are fulfilled.
    """
    choosing = undecided(state)
    if choosing:
        return NextStep("objective", choosing[0].seat)
    saved = [player for player in state.turn_order if player.saved]
    for player in saved:
        left = check_step(state, player)
        if left is not None:
            return NextStep("scan" if left == "scan" else "four", player.seat)
    if plays_together(state):
        asks = saved and state.shared_fulfilled is None
        return NextStep("together") if asks else NextStep("end", None, EndGame())
    asked = next((player.seat for player in saved if player.fulfilled is None), None)
    return NextStep("end", None, EndGame()) if asked is None else NextStep("answer", asked)


def following(state: State) -> int | None:
    """Return the seat whose turn is next, which may be the same seat; None if there is no next turn."""
    if state.active is None:
        return None
    count = len(state.players)
    seats = ((state.active + step) % count for step in range(1, count + 1))
    return next(
        (seat for seat in seats if state.players[seat].acting and not state.players[seat].passed), None
    )
