"""Every refusal that the rules contain can be provoked."""

from pathlib import Path
from typing import Any

import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.adaptations import DiscardAdaptation, RevealAdaptation
from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Mark, SetFate
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import Figures, IntruderKind
from companion.rules.carnomorphs.event_phase import AdvanceTime
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.house_rules import SetOptions
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.last_check import BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.pods import EnterPod, NumberPods
from companion.rules.carnomorphs.rooms import ChangeObjects
from companion.rules.carnomorphs.setup import StartGame, TakeHelpCard
from companion.rules.carnomorphs.state import Fate, Intruder, Room
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import EndTurn, TakeTurn
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.colours import TakeColour
from companion.rules.kernel import Command
from companion.rules.notes import WriteNote
from companion.words import Words
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, seated, start, table
from tests.rules.playing import codes_of, provoked_in


def full(**changes: Any) -> Play:
    """Ola, with these changes, and Jan with a Metagorger and a wounded Shambler in the canteen."""
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
    "answer-first": (checked().do(SCANNED, DRAWN), EndGame()),
    "butcher-dead": (table().where(butcher_dead=True), PlaceIntruder(intruder="butcher")),
    "carried-beyond-room": (table(), fed(carried=("egg",))),
    "check-first": (checked(), EndGame()),
    "checked-already": (checked().do(SCANNED, DRAWN), DRAWN),
    "colour-already": (table(), TakeColour(seat=OLA, colour=table().state.players[OLA].colour)),
    "clock-runs-already": (table().do(SetClocks(running=True)), PauseClock(seat=OLA, paused=False)),
    "combat-in-pod": (
        table().do(EnterPod(seat=OLA, pod=1)),
        Mark(seat=OLA, flag="in-combat", value=True),
    ),
    "fate-unchanged": (table(), fate("aboard")),
    "game-is-over": (table().do(EndGame()), EndTurn(seat=OLA)),
    "help-card-held": (Play().do(start("Ola", "Jan")), TakeHelpCard(seat=OLA, number=1)),
    "help-cards-unfit": (Play(), start("Ola", "Jan", numbers=(2, 2))),
    "holder-skips-scan": (checked(has_mutation=True), SCANNED),
    "markers-are-fatal": (table().given(OLA, fate="dead", markers=4), fate("aboard")),
    "nest-destroyed": (table().where(nest_marked_destroyed=True), fed(nest=True)),
    "note-too-long": (table(), WriteNote(text="x" * 2001)),
    "note-unchanged": (table(), WriteNote(text=" ")),
    "no-such-colour": (table(), TakeColour(seat=OLA, colour=5)),
    "no-encounter-yet": (table(), ChooseObjective(seat=OLA)),
    "no-figure-left": (table().where(loose=Figures(butcher=1)), PlaceIntruder(intruder="butcher")),
    "no-loose-metagorger": (full(), attack()),
    "no-such-room": (full(), Feed(room=9)),
    "no-such-seat": (table(), TakeTurn(seat=4)),
    "nobody-aboard-now": (checked(), fate("aboard")),
    "nobody-feeds": (table(), fed()),
    "nobody-in-room": (full(), Feed(room=2)),
    "not-a-metagorger": (full(), attack(intruder=2)),
    "not-in-game": (Play(), EndTurn(seat=OLA)),
    "not-now": (table(), AdvanceTime()),
    "not-this-step": (table().at("feeding"), AdvanceTime()),
    "not-your-turn": (table(), EndTurn(seat=JAN)),
    "objects-out-of-range": (full(), ChangeObjects(room="Kantyna", object="blue-corpse", delta=2)),
    "options-unfit": (table(), SetOptions(options=Options().replace(time_track=99))),
    "player-count": (Play(), StartGame(players=())),
    "pod-only-to-escape": (table(), fate("dead", pod=1)),
    "pod-taken": (
        table().do(EnterPod(seat=OLA, pod=1)),
        NumberPods(pods=(3, 4)),
    ),
    "pods-unfit": (Play(), start("Ola", pods=(1, 1))),
    "research-unknown": (
        table().do(revealed("fleshbeast")),
        DiscardAdaptation(intruder="fleshbeast"),
    ),
    "same-name": (Play(), start("Ola", "ola")),
    "scan-first": (checked(), DRAWN),
    "scanned-already": (checked().do(SCANNED), SCANNED),
    "self-destruct-out-of-range": (
        table().do(StartSelfDestruct()),
        CorrectTrack(track="self-destruct", delta=1),
    ),
    "somebody-left": (table(), BeginCheck(ending="nobody-left")),
    "surprise-from-the-bag": (full(), attack(intruder=1, surprise=True)),
    "token-not-in-bag": (table().drawn("butcher"), DrawToken(token="butcher", seat=OLA)),
    "too-few-metagorgers": (
        table().where(loose=Figures(metagorger=7)).drawn("red"),
        ResolveToken(placed=2),
    ),
    "too-few-shamblers": (table().drawn("blank"), ResolveToken(removed=9)),
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
    assert said == "Carnomorphs is played by 1 to 5 players, not by 6. Change the number of seats."


def test_every_no_that_is_written_can_be_provoked() -> None:
    assert codes_of(KEY) == set(CASES) | provoked_in(Path(__file__).parent)
