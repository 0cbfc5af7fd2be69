"""Definitions that all parts of the game share: `Decision`, events of characters, and checks."""

from typing import Annotated, Literal

from pydantic import Field

from companion.rules import kernel
from companion.rules.carnomorphs.data import NAME_LENGTH, POD_NUMBERS, TEXT_LENGTH, HeavyObject
from companion.rules.carnomorphs.state import EventStep, Fate, Phase, Player, Seat, State
from companion.rules.kernel import Event, clean_text, in_seat, lacks, refuse

Count = Annotated[int, Field(ge=0, le=40)]
Delta = Annotated[int, Field(ge=-40, le=40)]
Id = Annotated[int, Field(ge=1, le=9999)]
Name = Annotated[str, Field(max_length=NAME_LENGTH * 4)]
Text = Annotated[str, Field(max_length=TEXT_LENGTH)]
PodNumber = Annotated[int, Field(ge=POD_NUMBERS[0], le=POD_NUMBERS[-1])]

PlayerNumber = Literal["hand", "light_wounds", "serious_wounds", "markers", "contamination"]
PlayerFlag = Literal["slime", "signal", "in_combat", "passed"]

Decision = kernel.Decision[State]
"""The events of a command so far, and the state after them."""


# events of a character --------------------------------------------------------------------------


class FlagSet(Event):
    """A mark of a character was set or removed."""

    seat: Seat
    flag: PlayerFlag
    value: bool

    def apply(self, state: State) -> State:
        if self.flag == "in_combat":
            return state.with_player(
                self.seat, meetings=max(1, state.players[self.seat].meetings) * self.value
            )
        return state.with_player(self.seat, **{self.flag: self.value})


class MeetingsChanged(Event):
    """A character began to fight a figure, or a figure that it fought is gone.

    Used if figures are only counted.
    """

    seat: Seat
    delta: int

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, meetings=max(0, state.players[self.seat].meetings + self.delta))


class NumberChanged(Event):
    """A number of a character changed."""

    seat: Seat
    number: PlayerNumber
    delta: int

    def apply(self, state: State) -> State:
        before = at_least(state.players[self.seat], self.number)
        return state.with_player(self.seat, **{self.number: before + self.delta})


class ContaminationSeen(Event):
    """A player whose Contamination cards are not counted has at least `least` of them."""

    seat: Seat
    least: int

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, contamination_least=self.least)


class WentTo(Event):
    """A character went to a room; `room` is empty if the room is unknown."""

    seat: Seat
    room: str


class CarriedChanged(Event):
    """A character took a Heavy Object or put it down."""

    seat: Seat
    object: HeavyObject
    taken: bool = True

    def apply(self, state: State) -> State:
        held = list(state.players[self.seat].carries)
        if self.taken:
            held.append(self.object)
        elif self.object in held:
            held.remove(self.object)
        return state.with_player(self.seat, carries=tuple(held))


class MutationTaken(Event):
    """A player took a Mutation card."""

    seat: Seat
    card: str = ""

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, has_mutation=True, mutation=self.card, mutation_shown=False)


class MutationLost(Event):
    """A player lost the Mutation card."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, has_mutation=False, mutation="", mutation_shown=False)


class FateSet(Event):
    """A character died, hibernated, escaped, or is aboard after all."""

    seat: Seat
    fate: Fate


class PodEntered(Event):
    """A character entered a pod or left it."""

    seat: Seat
    pod: int | None


class PodChanged(Event):
    """A pod was locked or unlocked, left, or was brought back."""

    pod: int
    locked: bool
    left: bool

    def apply(self, state: State) -> State:
        pods = (
            pod.replace(locked=self.locked, left=self.left) if pod.number == self.pod else pod
            for pod in state.pods
        )
        return state.replace(pods=tuple(pods))


def unlock_pods(decision: Decision) -> None:
    """Unlock every pod that has not left the ship."""
    for pod in decision.state.pods:
        if pod.locked and not pod.left:
            decision.add(PodChanged(pod=pod.number, locked=False, left=False))


def at_least(player: Player, number: PlayerNumber) -> int:
    """Return a character's number, or its lowest possible value if nobody has entered the number yet."""
    value: int | None = getattr(player, number)
    if value is not None:
        return value
    return player.contamination_least if number == "contamination" else 0


def see_contamination(decision: Decision, seat: int, seen: int, *, gone: int = 0) -> None:
    """Raise a player's count of Contamination cards to at least `seen`, then subtract the `gone` cards.

    A player who scanned or drew `seen` cards has that many, so a lower count was outdated. If the cards are
    not counted, the known minimum changes instead.
    """
    player = decision.state.players[seat]
    before = at_least(player, "contamination")
    for after in (max(before, seen), max(before, seen) - gone):
        if after != before and player.contamination is None:
            decision.add(ContaminationSeen(seat=seat, least=after))
        elif after != before:
            decision.add(NumberChanged(seat=seat, number="contamination", delta=after - before))
        before = after


# checks that refuse ----------------------------------------------------------------------------


def player_of(decision: Decision, seat: int) -> Player:
    return in_seat(decision.state.players, seat)


def aboard(decision: Decision, seat: int) -> Player:
    """Return the player in a seat, whose character must be alive and aboard.

    Raises:
        Refused: nobody sits there, or the character is dead, hibernating or gone.
    """
    player = player_of(decision, seat)
    if not player.acting:
        raise refuse("not-aboard", player=player.name, fate=player.fate)
    return player


def on_board(decision: Decision, seat: int) -> Player:
    """Return the player in a seat, whose character must be in a room; see `Player.on_board`.

    Raises:
        Refused: for the reasons of `aboard`, or because the character is in a pod.
    """
    player = aboard(decision, seat)
    if player.pod is not None:
        raise refuse("inside-a-pod", player=player.name, pod=player.pod)
    return player


def in_phase(decision: Decision, *phases: Phase) -> None:
    """Refuse a command unless the game is in one of these phases."""
    if decision.state.phase == "over":
        raise refuse("game-is-over")
    if decision.state.phase not in phases:
        raise refuse("not-now", phase=decision.state.phase)


def running(decision: Decision) -> None:
    in_phase(decision, "players", "events")


def in_step(decision: Decision, step: EventStep) -> None:
    """Refuse a command unless the event phase is at this step."""
    in_phase(decision, "events")
    if decision.state.step != step:
        raise refuse("not-this-step", step=decision.state.step)


def require_change(delta: int) -> None:
    if delta == 0:
        raise lacks("delta-zero")


def short_name(name: str) -> str:
    """Clean a name for display; the result is empty if nothing was typed.

    Raises:
        Refused: it is too long.
    """
    shown = clean_text(name)
    if len(shown) > NAME_LENGTH:
        raise refuse("name-too-long", most=NAME_LENGTH, length=len(shown))
    return shown
