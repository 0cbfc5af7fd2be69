"""The next step at the table: the command of the primary button."""

from typing import Literal, NamedTuple, assert_never

from companion.rules.kernel import Command
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import CloseFight, RollEscape, RollFight, answers_left, undecided
from companion.rules.soup.movement import movement_dice
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, RollOrder
from companion.rules.soup.state import Fight, State
from companion.rules.soup.turns import EndPhase, EndTurn

StepName = Literal[
    "roll-order",
    "choose-space",
    "opening-card",
    "begin-play",
    "direction",
    "answer",
    "fight-dice",
    "escape-dice",
    "escape-result",
    "close-fight",
    "amoeba",
    "turn",
    "moves",
    "card",
    "settle",
    "end-environment",
    "genes",
    "division",
    "births",
    "bury",
    "end-deaths",
    "score",
    "next-round",
    "end",
    "over",
]


class NextStep(NamedTuple):
    """The next step, its player, and its command."""

    step: StepName
    seat: int | None = None
    command: Command | None = None
    """The command of the primary button; None if an entry is needed first, or if the game is over."""

    number: int | None = None
    """The amoeba concerned, if any."""


def next_step(state: State) -> NextStep:
    """Return the next thing to do in `state`, once a game has begun."""
    match state.phase:
        case "empty" | "over":
            return NextStep("over")
        case "setup":
            return _setup(state)
        case "movement":
            return _movement(state)
        case "environment":
            return _environment(state)
        case "genes" | "division":
            if state.together:
                return NextStep("births", None, EndPhase())
            seat = _active(state)
            return NextStep(state.phase, seat, EndTurn(seat=seat))
        case "deaths":
            return _deaths(state)
        case "scoring":
            return _scoring(state)
        case _:
            assert_never(state.phase)


def _setup(state: State) -> NextStep:
    """Return the next step of the set-up; the player with the highest roll chooses a space first.

    Players who have chosen without rolling need not roll.
    """
    waiting = [player.seat for player in state.players if not player.place]
    if waiting and not state.rolls:
        return NextStep("roll-order", None, RollOrder())
    if waiting:
        return NextStep("choose-space", max(waiting, key=lambda seat: sum(state.rolls[seat])))
    if state.card is None:
        return NextStep("opening-card", None, TurnCard())
    return NextStep("begin-play", None, BeginPlay())


def _movement(state: State) -> NextStep:
    if state.move is not None:
        return NextStep("direction", state.move.seat, None, state.move.number)
    if state.fight is not None:
        return _fight(state, state.fight)
    if state.together:
        return NextStep("moves", None, EndPhase())
    seat = _active(state)
    hungry = [amoeba.number for amoeba in state.players[seat].amoebas if not amoeba.meal]
    if state.detail == "full" and hungry:
        return NextStep("amoeba", seat, None, hungry[0])
    return NextStep("turn", seat, EndTurn(seat=seat))


def _fight(state: State, fight: Fight) -> NextStep:
    """Return the next step of an attack: the victim's answer, the dice, or carrying out the result.

    After its dice are rolled, or if it needs no dice, an escape waits until the players enter its result.
    """
    victim = fight.victim
    if answers_left(state):
        return NextStep("answer", victim, None, fight.victim_number)
    if fight.result:
        seat = min(undecided(state) or {fight.seat})
        return NextStep("close-fight", seat, CloseFight(), fight.number)
    match fight.answer:
        case "":
            return NextStep("answer", victim, None, fight.victim_number)
        case "defend":
            return NextStep("fight-dice", victim, RollFight(), fight.victim_number)
        case "escape":
            if movement_dice(state.players[victim]) and not fight.dice:
                return NextStep("escape-dice", victim, RollEscape(), fight.victim_number)
            return NextStep("escape-result", victim, None, fight.victim_number)


def _environment(state: State) -> NextStep:
    if not state.debts:
        return NextStep("card", None, TurnCard())
    owing = next((seat for seat in state.order if state.debts[seat]), None)
    if owing is not None:
        return NextStep("settle", owing)
    return NextStep("end-environment", None, EndPhase())


def _deaths(state: State) -> NextStep:
    if state.fight is not None:
        return _fight(state, state.fight)
    if state.detail == "full" and not state.buried:
        return NextStep("bury", None, Bury())
    return NextStep("end-deaths", None, EndPhase())


def _scoring(state: State) -> NextStep:
    if not state.scored:
        return NextStep("score", None, Score())
    return NextStep("end" if state.ends else "next-round", None, EndPhase())


def _active(state: State) -> int:
    assert state.active is not None, f"nobody's turn in phase {state.phase}"
    return state.active


def following(state: State) -> int | None:
    """Return the seat whose turn is next; None if the phase ends instead."""
    if state.active is None:
        return None
    return next((seat for seat in state.order if seat not in state.done and seat != state.active), None)
