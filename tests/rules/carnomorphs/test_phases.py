"""The phases of the game in which each command is allowed; in the others the refusal names the phase."""

import pytest

from companion.rules.carnomorphs.adaptations import DiscardAdaptation, RevealAdaptation
from companion.rules.carnomorphs.bag import AddMetagorger, CorrectBag, DrawToken
from companion.rules.carnomorphs.carrying import LeaveObject, TakeObject
from companion.rules.carnomorphs.characters import Correct, GoTo, Mark, SetFate, Wound
from companion.rules.carnomorphs.combat import EngageIntruder, MeetCharacter, Retreat
from companion.rules.carnomorphs.contents import Contents
from companion.rules.carnomorphs.event_phase import AdvanceTime, BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.intruders import (
    CheckDeath,
    CorrectFigures,
    InjureIntruder,
    KillIntruder,
    MoveIntruder,
    PlaceIntruder,
    RemoveIntruder,
)
from companion.rules.carnomorphs.last_check import (
    AnswerObjective,
    AnswerTogether,
    BeginCheck,
    DrawFour,
    EndGame,
    ScanDeck,
)
from companion.rules.carnomorphs.mutation import (
    AddMarker,
    DrawMutation,
    LoseMutation,
    MetagorgerAttack,
    MutationAction,
    NameMutation,
    Scan,
)
from companion.rules.carnomorphs.noise import RollNoise
from companion.rules.carnomorphs.objectives import (
    ChooseInHand,
    ChooseObjective,
    NameObjectives,
    NoteEncounter,
)
from companion.rules.carnomorphs.pods import ChangePod, EnterPod, NumberPods
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkNest, MarkRoom, RenameRoom
from companion.rules.carnomorphs.setup import BeginPlay, DrawCharacters, TickStep
from companion.rules.carnomorphs.shared_objectives import LayObjective
from companion.rules.carnomorphs.state import Phase
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import DrawHands, EndPlayerPhase, EndTurn, Pass, SetFirst, TakeTurn
from companion.rules.kernel import Command, Rejection
from tests.rules.carnomorphs.tables_flow import OLA, Play, sitting, table

PHASES: dict[Phase, Play] = {
    "setup": sitting(),
    "players": table(),
    "events": table().at("feeding"),
    "check": table().do(BeginCheck(ending="agreement")),
    "over": table().do(BeginCheck(ending="agreement"), EndGame()),
}


SETUP: frozenset[Phase] = frozenset({"setup"})
PLAYERS: frozenset[Phase] = frozenset({"players"})
EVENTS: frozenset[Phase] = frozenset({"events"})
CHECK: frozenset[Phase] = frozenset({"check"})
ROUNDS = PLAYERS | EVENTS
BEFORE_THE_CHECK = SETUP | ROUNDS
ONCE_BEGUN = ROUNDS | CHECK
BEFORE_THE_END = BEFORE_THE_CHECK | CHECK
OVER: frozenset[Phase] = frozenset({"over"})
"""The phase after the last check, in which everything that scores may be corrected."""

THINGS: tuple[tuple[Command, frozenset[Phase]], ...] = (
    (TickStep(step="bag"), SETUP),
    (DrawCharacters(seat=OLA, drawn=("Scout", "Pilot")), SETUP),
    (BeginPlay(), SETUP),
    (EndTurn(seat=OLA), PLAYERS),
    (Pass(seat=OLA), PLAYERS),
    (TakeTurn(seat=OLA), PLAYERS),
    (DrawHands(), PLAYERS),
    (EndPlayerPhase(), PLAYERS),
    (SetFirst(seat=OLA), BEFORE_THE_CHECK),
    (AdvanceTime(), EVENTS),
    (EndFeeding(), EVENTS),
    (BurnRooms(), EVENTS),
    (NoteEvent(), EVENTS),
    (StartSelfDestruct(), ROUNDS),
    (CorrectTrack(track="time", delta=1), ROUNDS),
    (DrawToken(token="red", seat=OLA), ROUNDS),
    (ResolveToken(), ROUNDS),
    (RollNoise(seat=OLA, face="danger"), ROUNDS),
    (AddMetagorger(), ROUNDS),
    (CorrectBag(token="red", delta=1), ROUNDS),
    (PlaceIntruder(intruder="shambler"), ROUNDS),
    (MoveIntruder(id=1, room="A"), ROUNDS),
    (EngageIntruder(id=1, in_combat=True), ROUNDS),
    (MeetCharacter(id=1, seat=OLA), ROUNDS),
    (InjureIntruder(id=1, delta=1), ROUNDS),
    (CheckDeath(id=1, number=1), ROUNDS),
    (KillIntruder(intruder="shambler"), ROUNDS),
    (RemoveIntruder(id=1), ROUNDS),
    (Retreat(id=1), ROUNDS),
    (CorrectFigures(intruder="shambler", delta=1), ROUNDS),
    (ChangeObjects(room="A", object="egg", delta=1), BEFORE_THE_CHECK),
    (MarkRoom(room="A", mark="burning", value=True), BEFORE_THE_CHECK),
    (RenameRoom(id=1, name="B"), BEFORE_THE_CHECK),
    (MarkNest(mark="found"), ROUNDS),
    (Feed(contents=Contents()), ROUNDS),
    (Correct(seat=OLA, number="hand", delta=1), BEFORE_THE_END),
    (Correct(seat=OLA, number="markers", delta=1), BEFORE_THE_END | OVER),
    (Mark(seat=OLA, flag="signal", value=True), ONCE_BEGUN),
    (Wound(seat=OLA), ROUNDS),
    (GoTo(seat=OLA, room="A"), ROUNDS),
    (TakeObject(seat=OLA, object="egg"), ROUNDS),
    (LeaveObject(seat=OLA, object="egg"), ROUNDS),
    (SetFate(seat=OLA, fate="dead"), ONCE_BEGUN | OVER),
    (EnterPod(seat=OLA, pod=1), ROUNDS),
    (ChangePod(pod=1, change="unlock"), ROUNDS),
    (NumberPods(pods=(1, 2)), BEFORE_THE_END),
    (DrawMutation(seat=OLA), ROUNDS),
    (NameMutation(seat=OLA, card="Fangs"), ONCE_BEGUN),
    (AddMarker(seat=OLA), ROUNDS),
    (LoseMutation(seat=OLA), ROUNDS),
    (MetagorgerAttack(seat=OLA, intruder=1), ROUNDS),
    (MutationAction(seat=OLA, infected=True), ROUNDS),
    (Scan(seat=OLA, infected=False), ROUNDS),
    (RevealAdaptation(intruder="shambler", name="Fangs"), ONCE_BEGUN),
    (DiscardAdaptation(intruder="shambler"), ONCE_BEGUN),
    (NoteEncounter(), ROUNDS),
    (NameObjectives(seat=OLA), BEFORE_THE_END),
    (ChooseObjective(seat=OLA), ONCE_BEGUN),
    (ChooseInHand(seats=(OLA,)), ONCE_BEGUN),
    (LayObjective(objective="earth"), BEFORE_THE_END),
    (BeginCheck(ending="agreement"), ROUNDS),
    (ScanDeck(seat=OLA, infected=False), CHECK),
    (DrawFour(seat=OLA, contaminated=0), CHECK),
    (AnswerObjective(seat=OLA, fulfilled=True), CHECK | OVER),
    (AnswerTogether(fulfilled=True), CHECK | OVER),
    (EndGame(), BEFORE_THE_END),
)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("command", "phases"), THINGS, ids=[each[0].kind for each in THINGS])
def test_a_thing_is_done_in_its_phases_alone(
    command: Command, phases: frozenset[Phase], phase: Phase
) -> None:
    answer = CARNOMORPHS.decide(PHASES[phase].state, command)
    untimely = isinstance(answer, Rejection) and answer.code in ("not-now", "game-is-over")
    assert untimely == (phase not in phases)
    if untimely and isinstance(answer, Rejection):
        assert answer == (
            Rejection(code="game-is-over")
            if phase == "over"
            else Rejection(code="not-now", params={"phase": phase})
        )
