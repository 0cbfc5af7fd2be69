"""The die and its re-roll window: anybody may pay fate to force re-rolls, repeatedly (fate points, 1)."""

from typing import assert_never

from companion.rules.chromosome.actions import close_evolution
from companion.rules.chromosome.battle import open_battle
from companion.rules.chromosome.data import FATE_PRICE
from companion.rules.chromosome.play import Decision, RollOpened, belongs_to, playing, spend_fate
from companion.rules.chromosome.radiation import close_tests, tested_label
from companion.rules.chromosome.state import Die, Roll, Seat, State
from companion.rules.kernel import OWN_SEAT, Command, Event, Label, Owners, Roller, Value, name, refuse


class ThrowDie(Command, is_throw=True):
    """Throw a die that is due (combat, steps 4 and 5); the app throws it if `face` is None."""

    face: int | None = None
    by_app: bool = False
    roller: Seat | None = None
    """The player whose die it is; None means the first die that is due."""

    def thrown(self, state: State, roll: Roller) -> "ThrowDie":
        return self if self.face is not None else self.replace(face=roll(state.options.die), by_app=True)

    def decide(self, decision: Decision) -> None:
        roll = decision.state.roll
        if roll is None:
            raise refuse("no-roll-due")
        die = _due_die(roll, self.roller)
        if die is None:
            raise refuse("no-roll-due")
        if die.face is not None:
            raise refuse("die-lies-already")
        most = decision.state.options.die
        if self.face is None or not 1 <= self.face <= most:
            raise refuse("no-such-face", most=most)
        decision.add(DieFell(face=self.face, by_app=self.by_app, roller=_named(roll, die)))

    def owners(self, state: State) -> Owners:
        die = _due_die(state.roll, self.roller) if state.roll else None
        return belongs_to(die.roller if die else None)

    def params(self, state: State) -> dict[str, Value]:
        die = _due_die(state.roll, self.roller) if state.roll else None
        return {"player": name(state, die.roller if die else None), "face": self.face}


class ThrowDice(Command, is_throw=True):
    """Let the app throw the due dice of several players together."""

    rollers: tuple[Seat, ...]
    faces: tuple[int, ...] = ()
    """The faces in the order of `rollers`; the app fills them in."""

    def thrown(self, state: State, roll: Roller) -> "ThrowDice":
        if self.faces:
            return self
        return self.replace(faces=tuple(roll(state.options.die) for _ in self.rollers))

    def decide(self, decision: Decision) -> None:
        if not self.rollers or len(self.faces) != len(self.rollers):
            raise refuse("no-roll-due")
        for roller, face in zip(self.rollers, self.faces, strict=True):
            ThrowDie(face=face, by_app=True, roller=roller).decide(decision)

    def owners(self, state: State) -> Owners:
        return Owners(seats=frozenset(self.rollers), together=True)

    def params(self, state: State) -> dict[str, Value]:
        thrown = zip(self.rollers, self.faces, strict=False)
        return {"dice": tuple(f"{name(state, roller)} {face}" for roller, face in thrown)}


class ForceReroll(Command):
    """Spend a fate point to force a re-roll of a die; with `throw` the app throws it immediately."""

    by: Seat
    throws: int | None = None
    """The number of throws of that die that the player has seen; refuse the command if it differs now."""

    throw: bool = False
    face: int | None = None
    roller: Seat | None = None
    """The player whose die it is; None means the first rolled die."""

    def thrown(self, state: State, roll: Roller) -> "ForceReroll":
        due = self.throw and self.face is None
        return self.replace(face=roll(state.options.die)) if due else self

    def decide(self, decision: Decision) -> None:
        roll = decision.state.roll
        die = _lying_die(roll, self.roller) if roll is not None else None
        if roll is None or die is None:
            raise refuse("no-die-lies")
        if self.throws not in (None, die.throws):
            raise refuse("window-moved-on")
        spend_fate(decision, self.by, FATE_PRICE, "re-roll")
        decision.add(RerollForced(by=self.by, roller=_named(roll, die)))
        if self.throw:
            ThrowDie(face=self.face, by_app=True, roller=die.roller).decide(decision)

    def owners(self, state: State) -> Owners:
        return belongs_to(self.by)

    def params(self, state: State) -> dict[str, Value]:
        face = self.face if self.throw else None
        die = _lying_die(state.roll, self.roller) if state.roll else None
        roller = name(state, die.roller) if die else _roller(state)
        return {"player": name(state, self.by), "roller": roller, "face": face}


class Accept(Command, owner=OWN_SEAT):
    """Accept the rolled faces; they count once everybody who could force a re-roll has accepted."""

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
        """Return a label with the outcome of the tests if this acceptance ends them, else the usual label."""
        last = not could_reroll(state) - {self.seat}
        return (tested_label(state) if last else None) or super().label(state)

    def params(self, state: State) -> dict[str, Value]:
        return {"player": name(state, self.seat)}


class LetStand(Command):
    """Close the re-roll window for everybody: the rolled faces count."""

    throws: int | None = None

    def decide(self, decision: Decision) -> None:
        open_roll(decision, self.throws)
        stand(decision)

    def owners(self, state: State) -> Owners:
        """Return everybody who could still force a re-roll: the command closes the window for all."""
        return Owners(seats=could_reroll(state), together=True)

    def label(self, state: State) -> Label:
        return tested_label(state) or super().label(state)

    def params(self, state: State) -> dict[str, Value]:
        return {"player": _roller(state), "face": state.roll.face if state.roll else None}


class DieFell(Event):
    """A die shows a face."""

    face: int
    by_app: bool = False
    roller: Seat | None = None
    """The player whose die it is; None means the roll's first die."""

    def apply(self, state: State) -> State:
        roll = _due(state)
        return state.replace(roll=roll.with_die(_die(roll, self.roller).replace(face=self.face)))


class RerollForced(Event):
    """A fate point forced a player to throw a die again."""

    by: Seat
    roller: Seat | None = None
    """The player whose die it is; None means the roll's first die."""

    def apply(self, state: State) -> State:
        roll = _due(state)
        die = _die(roll, self.roller)
        earlier = die.earlier if die.face is None else (*die.earlier, die.face)
        return state.replace(roll=roll.with_die(die.replace(face=None, earlier=earlier)))


class RollAccepted(Event):
    """A player accepted the rolled face."""

    seat: Seat

    def apply(self, state: State) -> State:
        roll = _due(state)
        return state.replace(roll=roll.replace(accepted=(*roll.accepted, self.seat)))


class RollStood(Event):
    """The re-roll window closed; the face counts."""

    def apply(self, state: State) -> State:
        """Give the face to the fighter who rolled; other rolls do not change the state here."""
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
    """Return the roll, which must have a rolled face; refuse if the number of its throws is not `throws`."""
    roll = decision.state.roll
    if roll is None or not roll.lying:
        raise refuse("no-die-lies")
    if throws is not None and throws != roll.throws:
        raise refuse("window-moved-on")
    return roll


def stand(decision: Decision) -> None:
    """Let the rolled faces count, and resume the battle, test or evolution that needed the roll."""
    roll = open_roll(decision)
    face = roll.face or 0
    decision.add(RollStood())
    match roll.purpose:
        case "attack":
            decision.add(RollOpened(purpose="defence", roller=open_battle(decision).defender.seat))
        case "defence":
            pass
        case "test":
            close_tests(decision, roll.lying)
        case "evolution":
            close_evolution(decision, face)
        case _:
            assert_never(roll.purpose)


def _due(state: State) -> Roll:
    assert state.roll is not None, "no roll is open"
    return state.roll


def _due_die(roll: Roll, roller: int | None) -> Die | None:
    """Return a player's die; for None, the first die still to be thrown, else the roll's first die."""
    first = next(iter(roll.due), roll.roller)
    return roll.die_of(first if roller is None else roller)


def _lying_die(roll: Roll, roller: int | None) -> Die | None:
    """Return a player's die if it is rolled; for None, the first rolled die."""
    return next((die for die in roll.lying if roller in (None, die.roller)), None)


def _die(roll: Roll, roller: int | None) -> Die:
    die = roll.die_of(roller)
    assert die is not None, "no die of that player is thrown"
    return die


def _named(roll: Roll, die: Die) -> int | None:
    """Return the seat by which events identify a die; None for the roll's first die."""
    return None if die.roller == roll.roller else die.roller


def _roller(state: State) -> str:
    return name(state, state.roll.roller if state.roll else None)
