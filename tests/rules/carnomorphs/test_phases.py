"""In which phase of the game each thing may be done; in the others the "no" names the phase."""

from __future__ import annotations

from typing import get_args

import pytest

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.contents import Contents
from companion.rules.carnomorphs.decide import decide
from companion.rules.carnomorphs.state import Phase
from companion.rules.clocks import PauseClock
from companion.rules.kernel import Rejection
from tests.rules.carnomorphs.tables_flow import OLA, Play, sitting, table

PHASES: dict[Phase, Play] = {
    "setup": sitting(),
    "players": table(),
    "events": table().at("time"),
    "check": table().do(cmd.BeginCheck(ending="agreement")),
    "over": table().do(cmd.BeginCheck(ending="agreement"), cmd.EndGame()),
}


SETUP: frozenset[Phase] = frozenset({"setup"})
PLAYERS: frozenset[Phase] = frozenset({"players"})
EVENTS: frozenset[Phase] = frozenset({"events"})
CHECK: frozenset[Phase] = frozenset({"check"})
ROUNDS = PLAYERS | EVENTS
BEFORE_THE_CHECK = SETUP | ROUNDS
ONCE_BEGUN = ROUNDS | CHECK
BEFORE_THE_END = BEFORE_THE_CHECK | CHECK

THINGS: tuple[tuple[cmd.Command, frozenset[Phase]], ...] = (
    (cmd.TickStep(step="bag"), SETUP),
    (cmd.BeginPlay(), SETUP),
    (cmd.EndTurn(seat=OLA), PLAYERS),
    (cmd.Pass(seat=OLA), PLAYERS),
    (cmd.TakeTurn(seat=OLA), PLAYERS),
    (cmd.DrawHands(), PLAYERS),
    (cmd.EndPlayerPhase(), PLAYERS),
    (cmd.SetFirst(seat=OLA), BEFORE_THE_CHECK),
    (cmd.AdvanceTime(), EVENTS),
    (cmd.EndFeeding(), EVENTS),
    (cmd.BurnRooms(), EVENTS),
    (cmd.NoteEvent(), EVENTS),
    (cmd.StartSelfDestruct(), ROUNDS),
    (cmd.CorrectTrack(track="time", delta=1), ROUNDS),
    (cmd.DrawToken(token="red", seat=OLA), ROUNDS),
    (cmd.ResolveToken(), ROUNDS),
    (cmd.AddMetagorger(), ROUNDS),
    (cmd.CorrectBag(token="red", delta=1), ROUNDS),
    (cmd.PlaceIntruder(intruder="shambler"), ROUNDS),
    (cmd.MoveIntruder(id=1, room="A"), ROUNDS),
    (cmd.EngageIntruder(id=1, in_combat=True), ROUNDS),
    (cmd.InjureIntruder(id=1, delta=1), ROUNDS),
    (cmd.CheckDeath(id=1, number=1), ROUNDS),
    (cmd.KillIntruder(intruder="shambler"), ROUNDS),
    (cmd.RemoveIntruder(id=1), ROUNDS),
    (cmd.CorrectFigures(intruder="shambler", delta=1), ROUNDS),
    (cmd.ChangeObjects(room="A", object="egg", delta=1), BEFORE_THE_CHECK),
    (cmd.MarkRoom(room="A", mark="burning", value=True), BEFORE_THE_CHECK),
    (cmd.RenameRoom(id=1, name="B"), BEFORE_THE_CHECK),
    (cmd.MarkNest(mark="found"), ROUNDS),
    (cmd.Feed(contents=Contents()), ROUNDS),
    (cmd.Correct(seat=OLA, number="hand", delta=1), BEFORE_THE_END),
    (cmd.Mark(seat=OLA, flag="signal", value=True), ONCE_BEGUN),
    (cmd.GoTo(seat=OLA, room="A"), ROUNDS),
    (cmd.SetFate(seat=OLA, fate="dead"), ONCE_BEGUN),
    (cmd.EnterPod(seat=OLA, pod=1), ROUNDS),
    (cmd.ChangePod(pod=1, change="unlock"), ROUNDS),
    (cmd.NumberPods(pods=(1, 2)), BEFORE_THE_END),
    (cmd.DrawMutation(seat=OLA), ROUNDS),
    (cmd.NameMutation(seat=OLA, card="Fangs"), ONCE_BEGUN),
    (cmd.AddMarker(seat=OLA), ROUNDS),
    (cmd.LoseMutation(seat=OLA), ROUNDS),
    (cmd.MetagorgerAttack(seat=OLA, intruder=1), ROUNDS),
    (cmd.MutationAction(seat=OLA, infected=True), ROUNDS),
    (cmd.Scan(seat=OLA, infected=False), ROUNDS),
    (cmd.RevealAdaptation(intruder="shambler", name="Fangs"), ONCE_BEGUN),
    (cmd.DiscardAdaptation(intruder="shambler"), ONCE_BEGUN),
    (cmd.NoteEncounter(), ROUNDS),
    (cmd.NameObjectives(seat=OLA), BEFORE_THE_END),
    (cmd.ChooseObjective(seat=OLA), ONCE_BEGUN),
    (cmd.BeginCheck(ending="agreement"), ROUNDS),
    (cmd.ScanDeck(seat=OLA, infected=False), CHECK),
    (cmd.DrawFour(seat=OLA, contaminated=0), CHECK),
    (cmd.AnswerObjective(seat=OLA, fulfilled=True), CHECK),
    (cmd.EndGame(), BEFORE_THE_END),
)

AT_ANY_TIME = (cmd.StartGame, cmd.SetOptions, cmd.SetDetail, cmd.SetClocks, cmd.Rename, PauseClock)
"""What has no phase of its own."""


def test_every_command_has_its_phases_here() -> None:
    every = set(get_args(cmd.Command))
    assert {type(command) for command, _ in THINGS} | set(AT_ANY_TIME) == every


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("command", "phases"), THINGS, ids=[each[0].kind for each in THINGS])
def test_a_thing_is_done_in_its_phases_alone(
    command: cmd.Command, phases: frozenset[Phase], phase: Phase
) -> None:
    answer = decide(PHASES[phase].state, command)
    untimely = isinstance(answer, Rejection) and answer.code in ("not-now", "game-is-over")
    assert untimely == (phase not in phases)
    if untimely and isinstance(answer, Rejection):
        assert answer == (
            Rejection(code="game-is-over")
            if phase == "over"
            else Rejection(code="not-now", params={"phase": phase})
        )
