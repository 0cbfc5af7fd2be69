"""The die and its re-roll window: anybody may repeat any roll for fate, again and again (fate points, 1)."""

from typing import assert_never

from companion.rules.chromosome.actions import close_evolution
from companion.rules.chromosome.battle import open_battle
from companion.rules.chromosome.data import FATE_PRICE
from companion.rules.chromosome.play import Decision, RollOpened, belongs_to, playing, spend_fate
from companion.rules.chromosome.radiation import close_test, tested_label
from companion.rules.chromosome.state import Roll, Seat, State
from companion.rules.kernel import OWN_SEAT, Command, Event, Label, Owners, Roller, Value, name, refuse


class ThrowDie(Command, is_throw=True):
    """Throw the die that is due (combat, steps 4 and 5); `face` None leaves it to the app."""

    face: int | None = None
    by_app: bool = False

    def thrown(self, state: State, roll: Roller) -> "ThrowDie":
        return self if self.face is not None else self.replace(face=roll(state.options.die), by_app=True)

    def decide(self, decision: Decision) -> None:
        roll = decision.state.roll
        if roll is None:
            raise refuse("no-roll-due")
        if roll.face is not None:
            raise refuse("die-lies-already")
        die = decision.state.options.die
        if self.face is None or not 1 <= self.face <= die:
            raise refuse("no-such-face", most=die)
        decision.add(DieFell(face=self.face, by_app=self.by_app))

    def owners(self, state: State) -> Owners:
        return belongs_to(state.roll.roller if state.roll else None)

    def params(self, state: State) -> dict[str, Value]:
        return {"player": _roller(state), "face": self.face}


class ForceReroll(Command):
    """Spend a fate point to force a re-roll; with `throw` the app throws at once."""

    by: Seat
    throws: int | None = None
    """The number of throws that the player had seen; refused if more have been thrown since."""

    throw: bool = False
    face: int | None = None

    def thrown(self, state: State, roll: Roller) -> "ForceReroll":
        due = self.throw and self.face is None
        return self.replace(face=roll(state.options.die)) if due else self

    def decide(self, decision: Decision) -> None:
        open_roll(decision, self.throws)
        spend_fate(decision, self.by, FATE_PRICE, "re-roll")
        decision.add(RerollForced(by=self.by))
        if self.throw:
            ThrowDie(face=self.face, by_app=True).decide(decision)

    def owners(self, state: State) -> Owners:
        return belongs_to(self.by)

    def params(self, state: State) -> dict[str, Value]:
        face = self.face if self.throw else None
        return {"player": name(state, self.by), "roller": _roller(state), "face": face}


class Accept(Command, owner=OWN_SEAT):
    """Accept the rolled face; it counts once everybody who could force a re-roll has accepted."""

    seat: Seat
    throws: int | None = None

    def decide(self, decision: Decision) -> None:
        roll = open_roll(decision, self.throws)
        player = playing(decision, self.seat)
        if player.seat in roll.accepted:
            raise refuse("already-accepted", player=player.name)
        decision.add(RollAccepted(seat=player.seat))
        if not could_reroll(decision.state):
            stand(decision)

    def label(self, state: State) -> Label:
        """Return as a label the outcome of the test that this ends.

        None while others still have to accept.
        """
        last = not could_reroll(state) - {self.seat}
        return (_test_ended(state) if last else None) or super().label(state)

    def params(self, state: State) -> dict[str, Value]:
        return {"player": name(state, self.seat)}


class LetStand(Command):
    """Close the re-roll window for everybody: the face counts."""

    throws: int | None = None

    def decide(self, decision: Decision) -> None:
        open_roll(decision, self.throws)
        stand(decision)

    def owners(self, state: State) -> Owners:
        """Return everybody who could still force a re-roll: the command closes the window for all."""
        return Owners(seats=could_reroll(state), together=True)

    def label(self, state: State) -> Label:
        return _test_ended(state) or super().label(state)

    def params(self, state: State) -> dict[str, Value]:
        return {"player": _roller(state), "face": state.roll.face if state.roll else None}


class DieFell(Event):
    """The die shows a face."""

    face: int
    by_app: bool = False

    def apply(self, state: State) -> State:
        return state.replace(roll=_due(state).replace(face=self.face, accepted=()))


class RerollForced(Event):
    """A fate point forced the roller to throw the die again."""

    by: Seat

    def apply(self, state: State) -> State:
        roll = _due(state)
        earlier = roll.earlier if roll.face is None else (*roll.earlier, roll.face)
        return state.replace(roll=roll.replace(face=None, earlier=earlier, accepted=()))


class RollAccepted(Event):
    """A player accepted the rolled face."""

    seat: Seat

    def apply(self, state: State) -> State:
        roll = _due(state)
        return state.replace(roll=roll.replace(accepted=(*roll.accepted, self.seat)))


class RollStood(Event):
    """The re-roll window closed; the face counts."""

    def apply(self, state: State) -> State:
        """Give the face to its fighter; any other roll ends with its purpose."""
        roll, battle = _due(state), state.battle
        if battle is None or roll.purpose not in ("attack", "defence"):
            return state
        side = "attacker" if roll.purpose == "attack" else "defender"
        fighter = battle.fighter(side).replace(die=roll.face)
        return state.replace(battle=battle.replace(**{side: fighter}), roll=None)


def could_reroll(state: State) -> frozenset[int]:
    """Return the seats with fate left that have not accepted the rolled face."""
    accepted = state.roll.accepted if state.roll else ()
    return frozenset(
        player.seat for player in state.players if player.can_reroll and player.seat not in accepted
    )


def open_roll(decision: Decision, throws: int | None = None) -> Roll:
    """Return the roll whose face is on the table, as the player has seen it."""
    roll = decision.state.roll
    if roll is None or roll.face is None:
        raise refuse("no-die-lies")
    if throws is not None and throws != roll.throws:
        raise refuse("window-moved-on")
    return roll


def stand(decision: Decision) -> None:
    """Accept the face, and continue with the purpose of the roll."""
    roll = open_roll(decision)
    face = roll.face or 0
    decision.add(RollStood())
    match roll.purpose:
        case "attack":
            decision.add(RollOpened(purpose="defence", roller=open_battle(decision).defender.seat))
        case "defence":
            pass
        case "test":
            close_test(decision, face)
        case "evolution":
            close_evolution(decision, face)
        case _:
            assert_never(roll.purpose)


def _test_ended(state: State) -> Label | None:
    """Return the outcome of the test whose die is rolled; None for other rolls."""
    roll = state.roll
    if roll is None or roll.face is None or roll.purpose != "test":
        return None
    return tested_label(state, roll.face)


def _due(state: State) -> Roll:
    assert state.roll is not None, "no roll is open"
    return state.roll


def _roller(state: State) -> str:
    return name(state, state.roll.roller if state.roll else None)
