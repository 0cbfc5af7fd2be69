"""Every "no" of the rules can be provoked, and none is written that cannot."""

from __future__ import annotations

from typing import Any

import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import Figures, HeavyObject, IntruderKind
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Fate, Intruder, Room
from companion.rules.clocks import PauseClock
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
    return table("Ola", "Jan").given(OLA, fate="hibernated", **changes).do(cmd.BeginCheck(ending="time"))


def fed(*feeders: Feeder, **more: Any) -> cmd.Feed:
    return cmd.Feed(contents=Contents(feeders=feeders or (Feeder(kind="metagorger"),), **more))


def lies(delta: int, thing: HeavyObject = "carcass", room: str = "Kantyna") -> cmd.ChangeObjects:
    return cmd.ChangeObjects(room=room, object=thing, delta=delta)


def fate(to: Fate, **more: Any) -> cmd.SetFate:
    return cmd.SetFate(seat=OLA, fate=to, **more)


def attack(**more: Any) -> cmd.MetagorgerAttack:
    return cmd.MetagorgerAttack(seat=OLA, **more)


def revealed(kind: IntruderKind = "shambler", **more: Any) -> cmd.RevealAdaptation:
    return cmd.RevealAdaptation(intruder=kind, name="Żarłoczni", **more)


SCANNED = cmd.ScanDeck(seat=OLA, infected=False)
DRAWN = cmd.DrawFour(seat=OLA, contaminated=0)
DISCARDED = cmd.DiscardAdaptation(intruder="shambler")

CASES: dict[str, tuple[Play, cmd.Command]] = {
    "adaptation-discarded": (table().do(revealed(research="egg"), DISCARDED), DISCARDED),
    "adaptation-hidden": (table(), DISCARDED),
    "adaptation-not-discarded": (
        table().do(revealed()),
        cmd.DiscardAdaptation(intruder="shambler", discarded=False),
    ),
    "adaptation-unchanged": (table().do(revealed()), revealed()),
    "already-started": (table(), start("Ola")),
    "answer-first": (checked().do(SCANNED, DRAWN), cmd.EndGame()),
    "answered-already": (
        checked().do(SCANNED, DRAWN, cmd.AnswerObjective(seat=OLA, fulfilled=True)),
        cmd.AnswerObjective(seat=OLA, fulfilled=True),
    ),
    "bag-empty": (table().bag(), cmd.DrawToken(seat=OLA)),
    "bag-out-of-range": (table(), cmd.CorrectBag(token="blank", delta=1)),
    "board-unchanged": (full(), cmd.MoveIntruder(id=1, room="Kantyna")),
    "butcher-dead": (table().where(butcher_dead=True), cmd.PlaceIntruder(intruder="butcher")),
    "carried-beyond-room": (table(), fed(carried=("egg",))),
    "character-dead": (checked(), cmd.ScanDeck(seat=JAN, infected=False)),
    "check-first": (checked(), cmd.EndGame()),
    "checked-already": (checked().do(SCANNED, DRAWN), DRAWN),
    "clock-paused-already": (
        table().do(cmd.SetClocks(running=True), PauseClock(seat=OLA, paused=True)),
        PauseClock(seat=OLA, paused=True),
    ),
    "clock-runs-already": (table().do(cmd.SetClocks(running=True)), PauseClock(seat=OLA, paused=False)),
    "clocks-off": (table(), PauseClock(seat=OLA, paused=True)),
    "combat-by-rooms": (full(room="Kantyna"), cmd.EngageIntruder(id=1, in_combat=False)),
    "combat-in-pod": (
        table().do(cmd.EnterPod(seat=OLA, pod=1)),
        cmd.Mark(seat=OLA, flag="in-combat", value=True),
    ),
    "delta-zero": (table(), cmd.CorrectFigures(intruder="shambler", delta=0)),
    "effect-first": (table("Ola", "Jan").drawn("blank"), cmd.DrawToken(token="red", seat=OLA)),
    "eggs-out-of-range": (table(), cmd.CorrectTrack(track="eggs", delta=1)),
    "encounter-noted": (table().do(cmd.NoteEncounter()), cmd.NoteEncounter()),
    "fate-unchanged": (table(), fate("aboard")),
    "figures-out-of-range": (table(), cmd.CorrectFigures(intruder="shambler", delta=9)),
    "game-is-over": (table().do(cmd.EndGame()), cmd.EndTurn(seat=OLA)),
    "has-turn-already": (table(), cmd.TakeTurn(seat=OLA)),
    "help-cards-unfit": (Play(), start("Ola", "Jan", numbers=(2, 2))),
    "holder-skips-scan": (checked(has_mutation=True), SCANNED),
    "in-no-pod": (table(), cmd.EnterPod(seat=OLA, pod=None)),
    "in-pod-already": (table().do(cmd.EnterPod(seat=OLA, pod=1)), cmd.EnterPod(seat=OLA, pod=1)),
    "injuries-out-of-range": (full(), cmd.InjureIntruder(id=1, delta=-1)),
    "intruder-unnamed": (full(), cmd.KillIntruder()),
    "is-first-already": (table(), cmd.SetFirst(seat=OLA)),
    "mark-unchanged": (table(), cmd.Mark(seat=OLA, flag="slime", value=False)),
    "marker-would-kill": (full(markers=3), cmd.Correct(seat=OLA, number="markers", delta=1)),
    "markers-are-fatal": (table().given(OLA, fate="dead", markers=4), fate("aboard")),
    "mutation-held": (full(has_mutation=True), cmd.DrawMutation(seat=OLA)),
    "name-empty": (table(), cmd.Rename(seat=OLA, name=" ")),
    "name-too-long": (full(), cmd.GoTo(seat=OLA, room="x" * 41)),
    "nest-destroyed": (table().where(nest_marked_destroyed=True), fed(nest=True)),
    "nest-without-eggs": (table().where(eggs=0), cmd.MarkNest(mark="destroyed", value=False)),
    "no-encounter-yet": (table(), cmd.ChooseObjective(seat=OLA)),
    "no-figure-left": (table().where(loose=Figures(butcher=1)), cmd.PlaceIntruder(intruder="butcher")),
    "no-figure-on-board": (full(), cmd.KillIntruder(intruder="fleshbeast")),
    "no-loose-metagorger": (full(), attack()),
    "no-metagorger-left": (table().bag(red=8, blue=2), cmd.AddMetagorger()),
    "no-mutation-card": (table(), cmd.LoseMutation(seat=OLA)),
    "no-such-adaptation": (table(), revealed("metagorger")),
    "no-such-intruder": (full(), cmd.RemoveIntruder(id=9)),
    "no-such-pod": (table(), cmd.ChangePod(pod=9, change="leave")),
    "no-such-room": (full(), cmd.Feed(room=9)),
    "no-such-seat": (table(), cmd.TakeTurn(seat=4)),
    "no-rolls-to-wait-for": (table().drawn("red"), cmd.ResolveToken(rolling=True)),
    "no-surprise-by-blank": (
        table().do(cmd.DrawToken(token="blank", seat=OLA)),
        cmd.ResolveToken(surprise=True),
    ),
    "no-surprise-in-events": (table().drawn("red"), cmd.ResolveToken(surprise=True)),
    "no-token-open": (table(), cmd.ResolveToken()),
    "nobody-aboard-now": (checked(), fate("aboard")),
    "nobody-feeds": (table(), fed()),
    "nobody-in-room": (full(), cmd.Feed(room=2)),
    "not-a-metagorger": (full(), attack(intruder=2)),
    "not-aboard": (table().given(OLA, fate="hibernated"), cmd.AddMarker(seat=OLA)),
    "not-in-game": (Play(), cmd.EndTurn(seat=OLA)),
    "not-injured": (full(), cmd.CheckDeath(id=1, number=0)),
    "not-now": (table(), cmd.AdvanceTime()),
    "not-this-step": (table().at("feeding"), cmd.AdvanceTime()),
    "not-your-turn": (table(), cmd.EndTurn(seat=JAN)),
    "nothing-chosen": (table(), cmd.CorrectBag(token="red", delta=0)),
    "number-below-zero": (table(), cmd.Correct(seat=OLA, number="hand", delta=-1)),
    "number-too-high": (full(hand=40), cmd.Correct(seat=OLA, number="hand", delta=1)),
    "number-unchanged": (table(), cmd.Correct(seat=OLA, number="hand", delta=0)),
    "objective-chosen": (
        table().do(cmd.NoteEncounter(), cmd.ChooseObjective(seat=OLA)),
        cmd.ChooseObjective(seat=OLA, kept=1),
    ),
    "objects-out-of-range": (full(), lies(2, "blue-corpse")),
    "options-unfit": (table(), cmd.SetOptions(options=Options().replace(time_track=99))),
    "passed-already": (table("Ola", "Jan", "Ewa").passes(OLA), cmd.Pass(seat=OLA)),
    "player-count": (Play(), cmd.StartGame(players=())),
    "pod-has-left": (
        table().do(cmd.ChangePod(pod=1, change="leave")),
        cmd.ChangePod(pod=1, change="leave"),
    ),
    "pod-locked-already": (table(), cmd.ChangePod(pod=1, change="lock")),
    "pod-only-to-escape": (table(), fate("dead", pod=1)),
    "pod-still-here": (table(), cmd.ChangePod(pod=1, change="return")),
    "pod-unlocked-already": (
        table().do(cmd.ChangePod(pod=1, change="unlock")),
        cmd.ChangePod(pod=1, change="unlock"),
    ),
    "pod-taken": (
        table().do(cmd.EnterPod(seat=OLA, pod=1)),
        cmd.NumberPods(pods=(3, 4)),
    ),
    "pods-numbered-already": (sitting("Ola"), cmd.NumberPods(pods=(2, 1))),
    "pods-unfit": (Play(), start("Ola", pods=(1, 1))),
    "research-unknown": (
        table().do(revealed("fleshbeast")),
        cmd.DiscardAdaptation(intruder="fleshbeast"),
    ),
    "room-fed-already": (
        full().do(lies(1)).at("feeding").do(cmd.Feed(room=1)),
        cmd.Feed(room=1),
    ),
    "room-name-taken": (full(), cmd.RenameRoom(id=1, name="gniazdo")),
    "room-named-twice": (full().drawn("red"), cmd.ResolveToken(rooms=(1, 1))),
    "same-colour": (
        Play(),
        cmd.StartGame(players=tuple(each.replace(colour=0) for each in seated("A", "B"))),
    ),
    "same-name": (Play(), start("Ola", "ola")),
    "scan-first": (checked(), DRAWN),
    "scan-without-result": (full(contamination=1), cmd.Scan(seat=OLA, infected=False)),
    "scanned-already": (checked().do(SCANNED), SCANNED),
    "self-destruct-active": (table().do(cmd.StartSelfDestruct()), cmd.StartSelfDestruct()),
    "self-destruct-inactive": (table(), cmd.StartSelfDestruct(running=False)),
    "self-destruct-out-of-range": (
        table().do(cmd.StartSelfDestruct()),
        cmd.CorrectTrack(track="self-destruct", delta=1),
    ),
    "somebody-left": (table(), cmd.BeginCheck(ending="nobody-left")),
    "step-open-already": (sitting(), cmd.TickStep(step="bag", done=False)),
    "step-ticked-already": (sitting().do(cmd.TickStep(step="bag")), cmd.TickStep(step="bag")),
    "surprise-from-the-bag": (full(), attack(intruder=1, surprise=True)),
    "time-out-of-range": (table(), cmd.CorrectTrack(track="time", delta=1)),
    "token-not-in-bag": (table(), cmd.DrawToken(token="butcher", seat=OLA)),
    "butcher-hands-unknown": (
        table("Ola", "Jan").given(OLA, slime=True).given(JAN, slime=True).bag(butcher=1).drawn("butcher"),
        cmd.ResolveToken(),
    ),
    "hands-full": (table("Ola", "Jan").do(cmd.DrawHands()), cmd.DrawHands()),
    "token-open": (table().drawn("red"), cmd.DrawToken(token="red")),
    "token-unknown": (table(), cmd.DrawToken(seat=OLA)),
    "too-few-contamination": (full(), cmd.Scan(seat=OLA, infected=False, removed=1)),
    "too-few-metagorgers": (
        table().where(loose=Figures(metagorger=7)).drawn("red"),
        cmd.ResolveToken(placed=2),
    ),
    "too-few-shamblers": (table().drawn("blank"), cmd.ResolveToken(removed=1)),
}


@pytest.mark.parametrize("code", CASES)
def test_a_no_has_its_reason_and_changes_nothing(code: str) -> None:
    play, command = CASES[code]
    before = play.state
    assert play.refuses(command) == code
    assert play.state is before


def test_a_sixth_player_is_refused_in_a_sentence() -> None:
    refusal = Play().refusal(cmd.StartGame(players=seated(*"abcdef")))
    said = Words("en", strict=True, game=KEY)(refusal.code, **refusal.params)
    assert said == "Carnomorphs is played by 1 to 5 players, not by 6."


def test_every_no_that_is_written_can_be_provoked() -> None:
    assert codes_of(KEY) == set(CASES)
