"""Escape pods: their numbers, their passengers, and when they leave."""

from collections.abc import Sequence
from typing import Literal, assert_never

from companion.rules.carnomorphs.data import POD_NUMBERS, PODS_BY_PLAYERS
from companion.rules.carnomorphs.play import (
    Decision,
    FateSet,
    FlagSet,
    PodChanged,
    PodEntered,
    PodNumber,
    aboard,
    in_phase,
    running,
)
from companion.rules.carnomorphs.state import Fate, Pod, Seat, State
from companion.rules.carnomorphs.turns import leave_turn
from companion.rules.kernel import (
    ACTIVE,
    OWN_SEAT,
    WHOLE_TABLE,
    Command,
    Event,
    Owners,
    Roller,
    Value,
    refuse,
    yes,
)

PodChange = Literal["unlock", "lock", "leave", "return"]


class EnterPod(Command, owner=OWN_SEAT):
    """Put a character into an escape pod; if `pod` is None, take the character out of its pod.

    The base game's conditions are not checked.
    """

    seat: Seat
    pod: PodNumber | None

    def decide(self, decision: Decision) -> None:
        running(decision)
        player = aboard(decision, self.seat)
        if self.pod is None:
            if player.pod is None:
                raise refuse("in-no-pod", player=player.name)
        else:
            _waiting_pod(decision, self.pod)
            if player.pod == self.pod:
                raise refuse("in-pod-already", player=player.name, pod=self.pod)
        decision.add(PodEntered(seat=player.seat, pod=self.pod))


class ChangePod(Command, owner=ACTIVE):
    """Unlock or lock a pod; launch it, so that its passengers escape; or bring it back with them."""

    pod: PodNumber
    change: PodChange

    def decide(self, decision: Decision) -> None:
        running(decision)
        pod = _pod(decision, self.pod)
        match self.change:
            case "unlock" | "lock":
                _waiting_pod(decision, self.pod)
                locked = self.change == "lock"
                if pod.locked == locked:
                    raise refuse("pod-locked-already" if locked else "pod-unlocked-already", pod=pod.number)
                decision.add(PodChanged(pod=pod.number, locked=locked, left=False))
            case "leave":
                _launch(decision, _waiting_pod(decision, self.pod))
            case "return":
                if not pod.left:
                    raise refuse("pod-still-here", pod=pod.number)
                decision.add(PodChanged(pod=pod.number, locked=pod.locked, left=False))
                for player in decision.state.players:
                    if player.pod == pod.number:
                        decision.add(FateSet(seat=player.seat, fate="aboard"))
            case _:
                assert_never(self.change)


class NumberPods(Command, is_throw=True):
    """Set the numbers of the drawn pods, which alternate between sectors A and B in ascending order.

    After the set-up this is a correction. It is refused while anybody is in a pod.

    Source: rulebook, Set-up, step 7.
    """

    pods: tuple[PodNumber, ...] = ()
    """The drawn numbers, one for each pod, in any order; if empty, the app draws the numbers."""

    by_app: bool = False
    """Whether the app drew the numbers."""

    def thrown(self, state: State, roll: Roller) -> "NumberPods":
        if self.pods or len(state.players) not in PODS_BY_PLAYERS:
            return self
        left = list(POD_NUMBERS)
        drawn = [left.pop(roll(len(left)) - 1) for _ in range(PODS_BY_PLAYERS[len(state.players)])]
        return self.replace(pods=tuple(sorted(drawn)), by_app=True)

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "players", "events", "check")
        pods = fitting_pods(self.pods, len(decision.state.players))
        if not self.by_app and pods == tuple(pod.number for pod in decision.state.pods):
            raise refuse("pods-numbered-already")
        inside = next((player.name for player in decision.state.players if player.pod is not None), None)
        if inside is not None:
            raise refuse("pod-taken", player=inside)
        decision.add(PodsNumbered(pods=pods))

    def owners(self, state: State) -> Owners:
        """Return every seat during the set-up, in which pods are drawn, and the whole table after it."""
        return Owners(seats=frozenset(range(len(state.players)))) if state.phase == "setup" else WHOLE_TABLE

    def params(self, state: State) -> dict[str, Value]:
        return {"pods": ", ".join(map(str, sorted(set(self.pods)))), "drawn": yes(self.by_app)}


class PodsNumbered(Event):
    """The escape pods got these numbers."""

    pods: tuple[int, ...]
    """The numbers, lowest first."""

    def apply(self, state: State) -> State:
        return state.replace(pods=laid(self.pods, state.pods))


def fitting_pods(numbers: tuple[int, ...], players: int) -> tuple[int, ...]:
    """Sort the numbers of the escape pods; refuse them if they do not fit the number of players.

    Source: rulebook, Set-up, step 7.

    Raises:
        Refused: the number of pods is wrong, or two have the same number.
    """
    count = PODS_BY_PLAYERS[players]
    if len(numbers) != count or len(set(numbers)) < count:
        raise refuse("pods-unfit", count=count)
    return tuple(sorted(numbers))


def laid(numbers: Sequence[int], before: Sequence[Pod] = ()) -> tuple[Pod, ...]:
    """Return pods of these numbers in ascending order, alternating between sectors A and B (set-up, step 7).

    Args:
        numbers: The pods' numbers, in any order.
        before: The pods so far. A pod whose number stays keeps its state. The states of the other pods pass,
            in order, to the new numbers.
    """
    staying = {pod.number: pod for pod in before if pod.number in numbers}
    others = iter([pod for pod in before if pod.number not in staying])
    pods: list[Pod] = []
    for place, number in enumerate(sorted(numbers)):
        sector = "A" if place % 2 == 0 else "B"
        was = staying.get(number) or next(others, Pod(number=number, sector=sector))
        pods.append(was.replace(number=number, sector=sector))
    return tuple(pods)


def escape(decision: Decision, seat: int, number: int | None) -> None:
    """Let a character escape: in the pod `number` with all its passengers, or alone if `number` is None."""
    pod = None if number is None else _pod(decision, number)
    if pod is not None and decision.state.players[seat].pod != pod.number:
        decision.add(PodEntered(seat=seat, pod=pod.number))
    save(decision, seat, "escaped")
    if pod is not None and not pod.left:
        _launch(decision, pod)
    leave_turn(decision, seat)


def save(decision: Decision, seat: int, fate: Fate) -> None:
    """Take a character off the board alive, and out of any combat."""
    decision.add(FateSet(seat=seat, fate=fate))
    if decision.state.players[seat].combat_mark:
        decision.add(FlagSet(seat=seat, flag="in_combat", value=False))


def _launch(decision: Decision, pod: Pod) -> None:
    decision.add(PodChanged(pod=pod.number, locked=False, left=True))
    inside = [player.seat for player in decision.state.players if player.acting and player.pod == pod.number]
    for seat in inside:
        save(decision, seat, "escaped")
    for seat in inside:
        leave_turn(decision, seat)


def _pod(decision: Decision, number: int) -> Pod:
    pod = next((each for each in decision.state.pods if each.number == number), None)
    if pod is None:
        raise refuse("no-such-pod", pod=number)
    return pod


def _waiting_pod(decision: Decision, number: int) -> Pod:
    pod = _pod(decision, number)
    if pod.left:
        raise refuse("pod-has-left", pod=number)
    return pod
