"""Feeding: event phase, step 2, room by room."""

from __future__ import annotations

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.contents import Contents, FeedingStep
from companion.rules.carnomorphs.data import INTRUDERS
from companion.rules.carnomorphs.decide.common import (
    Draft,
    change_intruder,
    find_nest,
    intruder_of,
    meet,
    running,
)
from companion.rules.carnomorphs.feeding_plan import feeding_plan, newly_entered
from companion.rules.carnomorphs.remains import blue_corpse_room
from companion.rules.kernel import Refused, Rejection


def feed(draft: Draft, command: cmd.Feed) -> None:
    """Resolve the feeding of one room.

    Listed figures and objects change in the list. Of a room that was entered, the figures change among the
    unlisted ones (whatever was entered stands on the board at least), the board's eggs, and nothing else.
    """
    running(draft)
    feeding = feeding_plan(draft.state, command)
    if isinstance(feeding, Rejection):
        raise Refused(feeding)
    _enter_figures(draft, feeding.before)
    for step in feeding.steps:
        _take_step(draft, command.room, feeding.before, step)
    draft.add(ev.RoomFed(room=command.room, feeders=len(feeding.steps), contents=command.contents))


def _enter_figures(draft: Draft, contents: Contents) -> None:
    new = newly_entered(draft.state, contents)
    for kind, count in zip(INTRUDERS, new, strict=True):
        if count:
            draft.add(ev.FiguresChanged(intruder=kind, delta=count))
            meet(draft, kind)
    if contents.nest:
        find_nest(draft)


def _take_step(draft: Draft, room: int | None, contents: Contents, step: FeedingStep) -> None:
    listed = contents.feeders[step.feeder].id
    if listed is not None:
        intruder = intruder_of(draft, listed)
        change_intruder(draft, intruder.replace(kind=step.evolved or step.kind, injuries=0))
    elif step.evolved:
        draft.add(ev.FiguresChanged(intruder=step.kind, delta=-1))
        draft.add(ev.FiguresChanged(intruder=step.evolved, delta=1))
    if step.evolved:
        meet(draft, step.evolved, encountered=False)
    _eat(draft, room, contents, step)


def _eat(draft: Draft, room: int | None, contents: Contents, step: FeedingStep) -> None:
    if step.ate == "metagorger":
        prey = None if step.eaten is None else contents.feeders[step.eaten].id
        if prey is None:
            draft.add(ev.FiguresChanged(intruder="metagorger", delta=-1))
        else:
            draft.add(ev.IntruderRemoved(id=prey))
    elif step.from_board:
        draft.add(ev.TrackMoved(track="eggs", delta=-1))
    elif room is not None:
        draft.add(ev.ObjectsChanged(room=room, object=step.ate, delta=-1))
    elif step.ate == "blue-corpse":
        _eat_blue_corpse(draft)


def _eat_blue_corpse(draft: Draft) -> None:
    """Note that the blue corpse of the set-up is eaten, in a room that was entered in quick detail.

    Where the fourth mutation marker leaves blue corpses too, nobody knows which one it was.
    """
    state = draft.state
    room = blue_corpse_room(state)
    if room is not None and state.detail == "quick" and state.options.mutant_corpse == "red":
        draft.add(ev.ObjectsChanged(room=room.id, object="blue-corpse", delta=-1))
