"""The next step at the table, what is left of a turn, and the preview of commands."""

from typing import Literal, NamedTuple

from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.elimination import doomed
from companion.rules.chromosome.play import ChargeChanged, FateChanged, GenesExhausted, TrophiesChanged
from companion.rules.chromosome.prices import can_discard, lack, recovery_price
from companion.rules.chromosome.state import Player, State
from companion.rules.kernel import Command, Event, Rejection, decide

StepName = Literal[
    "starter",
    "eliminate",
    "event",
    "turns",
    "turn",
    "end-turn",
    "battle",
    "evolution",
    "test",
    "wave",
    "areas",
    "finish-radiation",
    "score",
]


class NextStep(NamedTuple):
    """The next step and its player."""

    step: StepName
    seat: int | None = None


def acting(state: State) -> int | None:
    """Return the seat that must act; None outside a turn, or while something else is under way."""
    busy = state.battle or state.evolution or state.radiation
    return None if state.phase != "turns" or busy else state.active


def waited_for(state: State) -> int | None:
    """Return the seat that the table waits for: the player to roll or to commit, else the active player."""
    if state.roll is not None:
        return next(iter(state.roll.due), state.roll.roller)
    if state.battle is not None:
        attacker, defender = state.battle.attacker, state.battle.defender
        return (defender if attacker.committed and not defender.committed else attacker).seat
    if state.radiation is not None and state.radiation.tests:
        return state.radiation.tests[0].seat
    return state.active


def following(state: State) -> int | None:
    """Return the next seat clockwise that still takes turns; None if the phase of turns would end."""
    if state.last_turns is not None:
        return state.last_turns[0] if state.last_turns else None
    if state.active is None:
        return None
    order = state.clockwise((state.active + 1) % len(state.players))
    return next((seat for seat in order if state.players[seat].in_play), None)


def ends_after_radiation(state: State) -> bool:
    """Return whether the game is over after this radiation phase."""
    return state.clock <= 1 or any(player.eliminated for player in state.players)


def next_step(state: State) -> NextStep:
    """Return the next thing to do in `state`."""
    if state.phase == "setup":
        return NextStep("starter")
    if state.phase == "over":
        return NextStep("score")
    if state.battle is not None:
        return NextStep("battle", state.battle.attacker.seat)
    if state.evolution is not None:
        return NextStep("evolution", state.evolution.seat)
    if state.radiation is not None and state.radiation.tests:
        return NextStep("test", state.radiation.tests[0].seat)
    if state.radiation is not None and state.radiation.wave:
        return NextStep("wave")
    out = doomed(state)
    if out:
        return NextStep("eliminate", out[0].seat)
    if state.phase == "preparation":
        return NextStep("event" if state.options.events else "turns")
    if state.phase == "radiation":
        areas_left = state.radiation is not None and state.radiation.remaining
        return NextStep("areas" if areas_left else "finish-radiation")
    return NextStep("turn" if state.turn.actions_left > 0 else "end-turn", state.active)


Left = Literal["action", "move", "recover", "discard"]


def may_recover(state: State, player: Player) -> bool:
    """Return whether energy may be turned into a fate point in this turn."""
    price = recovery_price(state.options)
    room = player.fate < state.options.fate_max
    return room and not player.recovered and lack(state, player.seat, price) is None


def may_discard(state: State, player: Player) -> bool:
    """Return whether building genes may be discarded against irradiation."""
    return player.irradiation > 0 and can_discard(state, player)


def left(state: State) -> tuple[Left, ...]:
    """Return the remaining actions of the active player's turn; empty outside a turn."""
    seat = acting(state)
    if seat is None:
        return ()
    player, turn = state.players[seat], state.turn
    may: dict[Left, bool] = {
        "action": turn.actions_left > 0,
        "move": not turn.moved,
        "recover": may_recover(state, player),
        "discard": may_discard(state, player),
    }
    return tuple(what for what, can in may.items() if can)


class Spent(NamedTuple):
    """A seat's payment."""

    genes: Genes = Genes()
    """Active genes that are exhausted."""

    energy: int = 0
    """Tokens that are discharged."""

    trophies: int = 0
    fate: int = 0


def spent(events: tuple[Event, ...], seat: int) -> Spent:
    """Return a seat's payments in these events. Quick detail tracks neither genes nor charges."""
    paid = Spent()
    for event in events:
        match event:
            case GenesExhausted(genes=genes) if event.seat == seat and genes.total > 0:
                paid = paid._replace(genes=paid.genes.plus(genes))
            case ChargeChanged(delta=delta) if event.seat == seat and delta < 0:
                paid = paid._replace(energy=paid.energy - delta)
            case TrophiesChanged(delta=delta) if event.seat == seat and delta < 0:
                paid = paid._replace(trophies=paid.trophies - delta)
            case FateChanged(delta=delta) if event.seat == seat and delta < 0:
                paid = paid._replace(fate=paid.fate - delta)
            case _:
                pass
    return paid


class Preview(NamedTuple):
    """The effects of a command, computed in advance."""

    events: tuple[Event, ...]
    after: State

    def ends(self, seat: int) -> bool:
        """Return whether it would still be this seat's turn, with nothing left to do."""
        return acting(self.after) == seat and not left(self.after)


def preview(state: State, *commands: Command) -> Preview | Rejection:
    """Return the combined effects of these commands, given in this order, or the first refusal."""
    events: tuple[Event, ...] = ()
    for command in commands:
        verdict = decide(state, command)
        if isinstance(verdict, Rejection):
            return verdict
        for event in verdict:
            state = event.apply(state)
        events += verdict
    return Preview(events, state)
