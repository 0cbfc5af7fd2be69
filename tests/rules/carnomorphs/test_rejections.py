"""Every "no" of the rules can be provoked, and none is written that cannot."""

from __future__ import annotations

from typing import Any

import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.adaptations import DiscardAdaptation, RevealAdaptation
from companion.rules.carnomorphs.bag import AddMetagorger, CorrectBag, DrawToken
from companion.rules.carnomorphs.characters import Correct, GoTo, Mark, SetFate
from companion.rules.carnomorphs.combat import EngageIntruder
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import Figures, HeavyObject, IntruderKind
from companion.rules.carnomorphs.event_phase import AdvanceTime
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import (
    CheckDeath,
    CorrectFigures,
    InjureIntruder,
    KillIntruder,
    MoveIntruder,
    PlaceIntruder,
    RemoveIntruder,
)
from companion.rules.carnomorphs.last_check import AnswerObjective, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.mutation import AddMarker, DrawMutation, LoseMutation, MetagorgerAttack, Scan
from companion.rules.carnomorphs.objectives import ChooseObjective, NoteEncounter
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.pods import ChangePod, EnterPod, NumberPods
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkNest, RenameRoom
from companion.rules.carnomorphs.setup import StartGame, TickStep
from companion.rules.carnomorphs.state import Fate, Intruder, Room
from companion.rules.carnomorphs.table import Rename, SetOptions
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import DrawHands, EndTurn, Pass, SetFirst, TakeTurn
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.command import Command
from companion.words import Words
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, seated, sitting, start, table
from tests.rules.playing import codes_of


def full(**changes: Any) -> Play:
    """Ola and Jan with a Metagorger and a wounded Shambler in the canteen; Ola's values changed so."""
    return (
        table("Ola", "Jan", detail="full")
        .rooms(Room(id=1, name="Kantyna"), Room(id=2, name="Gniazdo", nest=True))
        .intruders(
            Intruder(id=1, kind="metagorger", room=1), Intruder(id=2, kind="shambler", room=1, injuries=2)
        )
        .given(OLA, **changes)
    )


def checked(**changes: Any) -> Play:
    """Ola in the last check, Jan dead."""
    return table("Ola", "Jan").given(OLA, fate="hibernated", **changes).do(BeginCheck(ending="time"))


def fed(*feeders: Feeder, **more: Any) -> Feed:
    return Feed(contents=Contents(feeders=feeders or (Feeder(kind="metagorger"),), **more))


def lies(delta: int, thing: HeavyObject = "carcass", room: str = "Kantyna") -> ChangeObjects:
    return ChangeObjects(room=room, object=thing, delta=delta)


def fate(to: Fate, **more: Any) -> SetFate:
    return SetFate(seat=OLA, fate=to, **more)


def attack(**more: Any) -> MetagorgerAttack:
    return MetagorgerAttack(seat=OLA, **more)


def revealed(kind: IntruderKind = "shambler", **more: Any) -> RevealAdaptation:
    return RevealAdaptation(intruder=kind, name="Żarłoczni", **more)


SCANNED = ScanDeck(seat=OLA, infected=False)
DRAWN = DrawFour(seat=OLA, contaminated=0)
DISCARDED = DiscardAdaptation(intruder="shambler")

CASES: dict[str, tuple[Play, Command]] = {
    "adaptation-discarded": (table().do(revealed(research="egg"), DISCARDED), DISCARDED),
    "adaptation-hidden": (table(), DISCARDED),
    "adaptation-not-discarded": (
        table().do(revealed()),
        DiscardAdaptation(intruder="shambler", discarded=False),
    ),
    "adaptation-unchanged": (table().do(revealed()), revealed()),
    "already-started": (table(), start("Ola")),
    "answer-first": (checked().do(SCANNED, DRAWN), EndGame()),
    "answered-already": (
        checked().do(SCANNED, DRAWN, AnswerObjective(seat=OLA, fulfilled=True)),
        AnswerObjective(seat=OLA, fulfilled=True),
    ),
    "bag-empty": (table().bag(), DrawToken(seat=OLA)),
    "bag-out-of-range": (table(), CorrectBag(token="blank", delta=1)),
    "board-unchanged": (full(), MoveIntruder(id=1, room="Kantyna")),
    "butcher-dead": (table().where(butcher_dead=True), PlaceIntruder(intruder="butcher")),
    "carried-beyond-room": (table(), fed(carried=("egg",))),
    "character-dead": (checked(), ScanDeck(seat=JAN, infected=False)),
    "check-first": (checked(), EndGame()),
    "checked-already": (checked().do(SCANNED, DRAWN), DRAWN),
    "clock-paused-already": (
        table().do(SetClocks(running=True), PauseClock(seat=OLA, paused=True)),
        PauseClock(seat=OLA, paused=True),
    ),
    "clock-runs-already": (table().do(SetClocks(running=True)), PauseClock(seat=OLA, paused=False)),
    "clocks-off": (table(), PauseClock(seat=OLA, paused=True)),
    "combat-by-rooms": (full(room="Kantyna"), EngageIntruder(id=1, in_combat=False)),
    "combat-in-pod": (
        table().do(EnterPod(seat=OLA, pod=1)),
        Mark(seat=OLA, flag="in-combat", value=True),
    ),
    "delta-zero": (table(), CorrectFigures(intruder="shambler", delta=0)),
    "effect-first": (table("Ola", "Jan").drawn("blank"), DrawToken(token="red", seat=OLA)),
    "eggs-out-of-range": (table(), CorrectTrack(track="eggs", delta=1)),
    "encounter-noted": (table().do(NoteEncounter()), NoteEncounter()),
    "fate-unchanged": (table(), fate("aboard")),
    "figures-out-of-range": (table(), CorrectFigures(intruder="shambler", delta=9)),
    "game-is-over": (table().do(EndGame()), EndTurn(seat=OLA)),
    "has-turn-already": (table(), TakeTurn(seat=OLA)),
    "help-cards-unfit": (Play(), start("Ola", "Jan", numbers=(2, 2))),
    "holder-skips-scan": (checked(has_mutation=True), SCANNED),
    "in-no-pod": (table(), EnterPod(seat=OLA, pod=None)),
    "in-pod-already": (table().do(EnterPod(seat=OLA, pod=1)), EnterPod(seat=OLA, pod=1)),
    "injuries-out-of-range": (full(), InjureIntruder(id=1, delta=-1)),
    "intruder-unnamed": (full(), KillIntruder()),
    "is-first-already": (table(), SetFirst(seat=OLA)),
    "mark-unchanged": (table(), Mark(seat=OLA, flag="slime", value=False)),
    "marker-would-kill": (full(markers=3), Correct(seat=OLA, number="markers", delta=1)),
    "markers-are-fatal": (table().given(OLA, fate="dead", markers=4), fate("aboard")),
    "mutation-held": (full(has_mutation=True), DrawMutation(seat=OLA)),
    "name-empty": (table(), Rename(seat=OLA, name=" ")),
    "name-too-long": (full(), GoTo(seat=OLA, room="x" * 41)),
    "nest-destroyed": (table().where(nest_marked_destroyed=True), fed(nest=True)),
    "nest-without-eggs": (table().where(eggs=0), MarkNest(mark="destroyed", value=False)),
    "no-encounter-yet": (table(), ChooseObjective(seat=OLA)),
    "no-figure-left": (table().where(loose=Figures(butcher=1)), PlaceIntruder(intruder="butcher")),
    "no-figure-on-board": (full(), KillIntruder(intruder="fleshbeast")),
    "no-loose-metagorger": (full(), attack()),
    "no-metagorger-left": (table().bag(red=8, blue=2), AddMetagorger()),
    "no-mutation-card": (table(), LoseMutation(seat=OLA)),
    "no-such-adaptation": (table(), revealed("metagorger")),
    "no-such-intruder": (full(), RemoveIntruder(id=9)),
    "no-such-pod": (table(), ChangePod(pod=9, change="leave")),
    "no-such-room": (full(), Feed(room=9)),
    "no-such-seat": (table(), TakeTurn(seat=4)),
    "no-rolls-to-wait-for": (table().drawn("red"), ResolveToken(rolling=True)),
    "no-surprise-by-blank": (
        table().do(DrawToken(token="blank", seat=OLA)),
        ResolveToken(surprise=True),
    ),
    "no-surprise-in-events": (table().drawn("red"), ResolveToken(surprise=True)),
    "no-token-open": (table(), ResolveToken()),
    "nobody-aboard-now": (checked(), fate("aboard")),
    "nobody-feeds": (table(), fed()),
    "nobody-in-room": (full(), Feed(room=2)),
    "not-a-metagorger": (full(), attack(intruder=2)),
    "not-aboard": (table().given(OLA, fate="hibernated"), AddMarker(seat=OLA)),
    "not-in-game": (Play(), EndTurn(seat=OLA)),
    "not-injured": (full(), CheckDeath(id=1, number=0)),
    "not-now": (table(), AdvanceTime()),
    "not-this-step": (table().at("feeding"), AdvanceTime()),
    "not-your-turn": (table(), EndTurn(seat=JAN)),
    "nothing-chosen": (table(), CorrectBag(token="red", delta=0)),
    "number-below-zero": (table(), Correct(seat=OLA, number="hand", delta=-1)),
    "number-too-high": (full(hand=40), Correct(seat=OLA, number="hand", delta=1)),
    "number-unchanged": (table(), Correct(seat=OLA, number="hand", delta=0)),
    "objective-chosen": (
        table().do(NoteEncounter(), ChooseObjective(seat=OLA)),
        ChooseObjective(seat=OLA, kept=1),
    ),
    "objects-out-of-range": (full(), lies(2, "blue-corpse")),
    "options-unfit": (table(), SetOptions(options=Options().replace(time_track=99))),
    "passed-already": (table("Ola", "Jan", "Ewa").passes(OLA), Pass(seat=OLA)),
    "player-count": (Play(), StartGame(players=())),
    "pod-has-left": (
        table().do(ChangePod(pod=1, change="leave")),
        ChangePod(pod=1, change="leave"),
    ),
    "pod-locked-already": (table(), ChangePod(pod=1, change="lock")),
    "pod-only-to-escape": (table(), fate("dead", pod=1)),
    "pod-still-here": (table(), ChangePod(pod=1, change="return")),
    "pod-unlocked-already": (
        table().do(ChangePod(pod=1, change="unlock")),
        ChangePod(pod=1, change="unlock"),
    ),
    "pod-taken": (
        table().do(EnterPod(seat=OLA, pod=1)),
        NumberPods(pods=(3, 4)),
    ),
    "pods-numbered-already": (sitting("Ola"), NumberPods(pods=(2, 1))),
    "pods-unfit": (Play(), start("Ola", pods=(1, 1))),
    "research-unknown": (
        table().do(revealed("fleshbeast")),
        DiscardAdaptation(intruder="fleshbeast"),
    ),
    "room-fed-already": (
        full().do(lies(1)).at("feeding").do(Feed(room=1)),
        Feed(room=1),
    ),
    "room-name-taken": (full(), RenameRoom(id=1, name="gniazdo")),
    "room-named-twice": (full().drawn("red"), ResolveToken(rooms=(1, 1))),
    "same-colour": (
        Play(),
        StartGame(players=tuple(each.replace(colour=0) for each in seated("A", "B"))),
    ),
    "same-name": (Play(), start("Ola", "ola")),
    "scan-first": (checked(), DRAWN),
    "scan-without-result": (full(contamination=1), Scan(seat=OLA, infected=False)),
    "scanned-already": (checked().do(SCANNED), SCANNED),
    "self-destruct-active": (table().do(StartSelfDestruct()), StartSelfDestruct()),
    "self-destruct-inactive": (table(), StartSelfDestruct(running=False)),
    "self-destruct-out-of-range": (
        table().do(StartSelfDestruct()),
        CorrectTrack(track="self-destruct", delta=1),
    ),
    "somebody-left": (table(), BeginCheck(ending="nobody-left")),
    "step-open-already": (sitting(), TickStep(step="bag", done=False)),
    "step-ticked-already": (sitting().do(TickStep(step="bag")), TickStep(step="bag")),
    "surprise-from-the-bag": (full(), attack(intruder=1, surprise=True)),
    "time-out-of-range": (table(), CorrectTrack(track="time", delta=1)),
    "token-not-in-bag": (table(), DrawToken(token="butcher", seat=OLA)),
    "butcher-hands-unknown": (
        table("Ola", "Jan").given(OLA, slime=True).given(JAN, slime=True).bag(butcher=1).drawn("butcher"),
        ResolveToken(),
    ),
    "hands-full": (table("Ola", "Jan").do(DrawHands()), DrawHands()),
    "token-open": (table().drawn("red"), DrawToken(token="red")),
    "token-unknown": (table(), DrawToken(seat=OLA)),
    "too-few-contamination": (full(), Scan(seat=OLA, infected=False, removed=1)),
    "too-few-metagorgers": (
        table().where(loose=Figures(metagorger=7)).drawn("red"),
        ResolveToken(placed=2),
    ),
    "too-few-shamblers": (table().drawn("blank"), ResolveToken(removed=1)),
}


@pytest.mark.parametrize("code", CASES)
def test_a_no_has_its_reason_and_changes_nothing(code: str) -> None:
    play, command = CASES[code]
    before = play.state
    assert play.refuses(command) == code
    assert play.state is before


def test_a_sixth_player_is_refused_in_a_sentence() -> None:
    refusal = Play().refusal(StartGame(players=seated(*"abcdef")))
    said = Words("en", strict=True, game=KEY)(refusal.code, **refusal.params)
    assert said == "Carnomorphs is played by 1 to 5 players, not by 6."


def test_every_no_that_is_written_can_be_provoked() -> None:
    assert codes_of(KEY) == set(CASES)
