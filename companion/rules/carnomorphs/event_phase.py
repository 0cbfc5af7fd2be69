"""The event phase, step by step; feeding (step 2) and the bag (step 5) have modules of their own."""

from typing import Final

from companion.rules.carnomorphs.intruders import change_intruder
from companion.rules.carnomorphs.last_check import begin_last_check
from companion.rules.carnomorphs.play import Decision, Text, in_step
from companion.rules.carnomorphs.state import EventStep, Intruder, State
from companion.rules.carnomorphs.tracks import TrackMoved, move_self_destruct
from companion.rules.kernel import Command, Event, RoundCommand, Value, clean_text, typed, yes

LONGEST_NOTE: Final = 60
"""Maximum length of a free text in a label."""


class AdvanceTime(Command):
    """Step 1 of the event phase, kept for older games; now the end of the player phase includes it."""

    def decide(self, decision: Decision) -> None:
        in_step(decision, "time")
        advance_time(decision)

    def params(self, state: State) -> dict[str, Value]:
        return {"time": max(0, state.time - 1)}


class EndFeeding(RoundCommand):
    """End step 2, attacks and feeding."""

    def decide(self, decision: Decision) -> None:
        in_step(decision, "feeding")
        decision.add(StepBegan(step="fire"))


class BurnRooms(Command):
    """Step 3: give each listed intruder in a burning room one injury; players injure unlisted ones."""

    def decide(self, decision: Decision) -> None:
        in_step(decision, "fire")
        for each in burnt(decision.state):
            change_intruder(decision, each.replace(injuries=each.injuries + 1))
        decision.add(StepBegan(step="card"))

    def params(self, state: State) -> dict[str, Value]:
        return {"count": len(burnt(state))}


class NoteEvent(Command):
    """Step 4: the event card was carried out by hand; its name may be noted.

    If fire hurts no listed figure, this also ends step 3.
    """

    text: Text = ""

    def decide(self, decision: Decision) -> None:
        in_step(decision, "card" if decision.state.step != "fire" or burnt(decision.state) else "fire")
        text = clean_text(self.text)
        if text:
            decision.add(EventNoted(text=text))
        decision.add(StepBegan(step="bag"))

    def params(self, state: State) -> dict[str, Value]:
        return {"text": typed(self.text, LONGEST_NOTE), "fire": yes(state.step == "fire")}


def advance_time(decision: Decision) -> None:
    """Move the time marker and, if self-destruction is active, its marker one space forward (step 1).

    At the end of a track the journey is over; if both tracks end together, the ship explodes (A).
    """
    if decision.state.time > 0:
        decision.add(TrackMoved(track="time", delta=-1))
    if decision.state.self_destruct:
        move_self_destruct(decision, -1)
    if decision.state.self_destruct == 0:
        begin_last_check(decision, "explosion")
    elif decision.state.time == 0:
        begin_last_check(decision, "time")
    else:
        decision.add(StepBegan(step="feeding"))


def burnt(state: State) -> tuple[Intruder, ...]:
    burning = {room.id for room in state.rooms if room.burning}
    return tuple(each for each in state.intruders if each.room in burning)


class StepBegan(Event):
    """The event phase continues with this step."""

    step: EventStep


class EventNoted(Event):
    """The event card of the round was noted."""

    text: str

    def apply(self, state: State) -> State:
        return state.replace(event=self.text)
