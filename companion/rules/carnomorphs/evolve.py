"""`evolve`: how each event changes the state. It trusts its events; `decide` is the judge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, assert_never

from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.character_events import PlayerFlag
from companion.rules.carnomorphs.data import EGGS, OBJECT_COUNTS, RESEARCH_STATED, SetupStep, starting_bag
from companion.rules.carnomorphs.state import (
    Adaptation,
    DrawnToken,
    Intruder,
    Objective,
    Player,
    Pod,
    Room,
    State,
)
from companion.rules.clocks import after_pause

FLAG_FIELDS: Final[dict[PlayerFlag, str]] = {
    "slime": "slime",
    "signal": "signal",
    "in_combat": "combat_mark",
    "passed": "passed",
}
"""The field of a player that holds each flag."""

MARK_FIELDS: Final[dict[ev.Mark, str]] = {
    "nest_found": "nest_found",
    "nest_destroyed": "nest_marked_destroyed",
    "butcher_dead": "butcher_dead",
}
"""The field of the state that holds each mark of the whole table."""


def evolve(state: State, event: ev.Event) -> State:
    match event:
        case ev.GameStarted():
            return _started(event)
        case ev.StepTicked():
            return state.replace(setup_done=_ticked(state.setup_done, event.step, event.done))
        case ev.PlayBegan():
            return state.replace(phase="players", first=event.first, active=event.first)
        case ev.TurnBegan():
            return state.replace(active=event.seat)
        case ev.FirstSet():
            return state.replace(first=event.seat)
        case ev.FlagSet():
            return _with(state, event.seat, **{FLAG_FIELDS[event.flag]: event.value})
        case ev.NumberChanged():
            before = getattr(state.players[event.seat], event.number) or 0  # an unknown hand counts from 0
            return _with(state, event.seat, **{event.number: before + event.delta})
        case ev.EventPhaseBegan():
            return state.replace(phase="events", step="time", active=None, fed=(), event="")
        case ev.StepBegan():
            return state.replace(step=event.step)
        case ev.RoundBegan():
            players = tuple(player.replace(passed=False) for player in state.players)
            return state.replace(phase="players", round=state.round + 1, players=players, step="time")
        case ev.HandsForgotten():
            return state.replace(players=tuple(player.replace(hand=None) for player in state.players))
        case ev.TrackMoved():
            return state.replace(**{event.track: (getattr(state, event.track) or 0) + event.delta})
        case ev.SelfDestructSet():
            return state.replace(self_destruct=event.spaces)
        case ev.EventNoted():
            return state.replace(event=event.text)
        case ev.TokenDrawn():
            drawn = DrawnToken(kind=event.token, purpose=event.purpose, seat=event.seat, by_app=event.by_app)
            bag = state.bag.plus(event.token, -1)
            return state.replace(
                token=drawn, interrupted=state.token, bag=bag, drawn=(*state.drawn, event.token)
            )
        case ev.EffectDone():
            done = None if state.token is None else state.token.replace(carried_out=True)
            return state.replace(token=done)
        case ev.TokenResolved():
            return state.replace(token=state.interrupted, interrupted=None)
        case ev.BagChanged():
            return state.replace(bag=state.bag.plus(event.token, event.delta))
        case ev.IntruderPlaced():
            placed = Intruder(
                id=state.next_intruder,
                kind=event.intruder,
                room=event.room,
                injuries=event.injuries,
                combat_mark=event.in_combat,
            )
            return state.replace(intruders=(*state.intruders, placed), next_intruder=state.next_intruder + 1)
        case ev.IntruderChanged():
            changed = Intruder(
                id=event.id,
                kind=event.intruder,
                room=event.room,
                injuries=event.injuries,
                combat_mark=event.in_combat,
            )
            return state.replace(
                intruders=tuple(changed if each.id == event.id else each for each in state.intruders)
            )
        case ev.IntruderRemoved():
            return state.replace(intruders=tuple(each for each in state.intruders if each.id != event.id))
        case ev.FiguresChanged():
            return state.replace(loose=state.loose.plus(event.intruder, event.delta))
        case ev.RoomListed():
            room = Room(id=state.next_room, name=event.name)
            return state.replace(rooms=(*state.rooms, room), next_room=state.next_room + 1)
        case ev.RoomRenamed():
            return _with_room(state, event.id, name=event.name)
        case ev.RoomMarked():
            return _with_room(state, event.id, **{event.mark: event.value})
        case ev.ObjectsChanged():
            name = OBJECT_COUNTS[event.object]
            room = state.room(event.room)
            return _with_room(state, event.room, **{name: getattr(room, name) + event.delta})
        case ev.RoomFed():
            fed = state.fed if event.room is None else (*state.fed, event.room)
            return state.replace(fed=fed, feedings=state.feedings + event.feeders)
        case ev.MarkSet():
            return state.replace(**{MARK_FIELDS[event.mark]: event.value})
        case ev.AdaptationChanged():
            return _with_adaptation(state, event)
        case ev.EncounterNoted():
            return state.replace(first_encounter=True, encounter_round=state.round)
        case ev.ObjectivesNamed():
            objectives = (
                Objective(name=event.corporate, corporate=True),
                Objective(name=event.personal),
            )
            return _with(state, event.seat, objectives=objectives)
        case ev.ObjectiveChosen():
            return _with(state, event.seat, kept=event.kept, chosen=True)
        case ev.MutationTaken():
            return _with(state, event.seat, has_mutation=True, mutation=event.card, mutation_shown=False)
        case ev.MutationNamed():
            return _with(state, event.seat, mutation=event.card)
        case ev.MutationShown():
            return _with(state, event.seat, mutation_shown=True)
        case ev.MutationLost():
            return _with(state, event.seat, has_mutation=False, mutation="", mutation_shown=False)
        case ev.FateSet():
            return _with(state, event.seat, fate=event.fate)
        case ev.PodEntered():
            return _with(state, event.seat, pod=event.pod)
        case ev.PodChanged():
            pods = (
                pod.replace(locked=event.locked, left=event.left) if pod.number == event.pod else pod
                for pod in state.pods
            )
            return state.replace(pods=tuple(pods))
        case ev.PodsNumbered():
            return state.replace(pods=_laid(event.pods, state.pods))
        case ev.WentTo():
            return _with(state, event.seat, room=event.room)
        case ev.CheckBegan():
            return state.replace(phase="check", active=None, ending=event.ending)
        case ev.Scanned():
            return _with(state, event.seat, scanned=True)
        case ev.Checked():
            return _with(state, event.seat, checked=True)
        case ev.ObjectiveAnswered():
            return _with(state, event.seat, fulfilled=event.fulfilled)
        case ev.GameEnded():
            return state.replace(phase="over", active=None, ending=event.ending, winners=event.winners)
        case ev.Renamed():
            return _with(state, event.seat, name=event.name, character=event.character)
        case ev.OptionsSet():
            return state.replace(options=event.options)
        case ev.DetailSet():
            return state.replace(detail=event.detail)
        case ev.ClocksSet():
            return state.replace(clocks=event.running)
        case ev.ClockPaused():
            return state.replace(paused_clocks=after_pause(state.paused_clocks, event))
        case _:
            assert_never(event)


def _started(event: ev.GameStarted) -> State:
    players = tuple(
        Player(
            seat=seat,
            name=each.name,
            colour=each.colour,
            character=each.character,
            number=event.numbers[seat],
        )
        for seat, each in enumerate(event.players)
    )
    return State(
        phase="setup",
        detail=event.detail,
        options=event.options,
        players=players,
        time=event.options.time_track,
        first=event.numbers.index(1),
        bag=starting_bag(len(players)),
        eggs=EGGS,
        adaptations=tuple(
            Adaptation(kind=kind, research=RESEARCH_STATED.get(kind))
            for kind in ("shambler", "fleshbeast", "butcher")
        ),
        pods=_laid(event.pods),
        clocks=event.clocks,
    )


def _laid(numbers: Sequence[int], before: Sequence[Pod] = ()) -> tuple[Pod, ...]:
    """Return pods of these numbers in ascending order, alternating between sectors A and B (set-up, step 7).

    Args:
        numbers: Of the pods, in any order.
        before: The pods as they were called so far: one whose number stays is as it was, and so are the
            others in their order.
    """
    staying = {pod.number: pod for pod in before if pod.number in numbers}
    others = iter([pod for pod in before if pod.number not in staying])
    pods: list[Pod] = []
    for place, number in enumerate(sorted(numbers)):
        sector = "A" if place % 2 == 0 else "B"
        was = staying.get(number) or next(others, Pod(number=number, sector=sector))
        pods.append(was.replace(number=number, sector=sector))
    return tuple(pods)


def _with(state: State, seat: int, **changes: Any) -> State:
    changed = state.players[seat].replace(**changes)
    return state.replace(
        players=tuple(changed if player.seat == seat else player for player in state.players)
    )


def _with_room(state: State, number: int, **changes: Any) -> State:
    rooms = (room.replace(**changes) if room.id == number else room for room in state.rooms)
    return state.replace(rooms=tuple(rooms))


def _with_adaptation(state: State, event: ev.AdaptationChanged) -> State:
    changed = Adaptation(
        kind=event.intruder,
        revealed=event.revealed,
        discarded=event.discarded,
        name=event.name,
        effect=event.effect,
        research=event.research or RESEARCH_STATED.get(event.intruder),
        voracious=event.voracious,
    )
    return state.replace(
        adaptations=tuple(changed if each.kind == event.intruder else each for each in state.adaptations)
    )


def _ticked(done: tuple[SetupStep, ...], step: SetupStep, ticked: bool) -> tuple[SetupStep, ...]:
    others: tuple[SetupStep, ...] = tuple(each for each in done if each != step)
    return (*others, step) if ticked else others
