"""Every refusal that the rules contain can be provoked."""

from pathlib import Path

import pytest

from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.colours import TakeColour
from companion.rules.kernel import Command
from companion.rules.notes import WriteNote
from companion.rules.seating import Rename
from companion.rules.soup import KEY
from companion.rules.soup.company import Follow
from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import Card
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import (
    AnswerAttack,
    Attack,
    CloseFight,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
)
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.meals import Eat, Starve
from companion.rules.soup.movement import Drift, RollMove
from companion.rules.soup.options import Options
from companion.rules.soup.payments import Pay
from companion.rules.soup.scoring import ScoreCounted
from companion.rules.soup.setup import BeginPlay, StartGame
from companion.rules.soup.turns import EndGame, EndPhase, EndTurn, TakeTurn
from companion.words import Words
from tests.rules.playing import codes_of, provoked_in
from tests.rules.soup.tables import JAN, NAMES, OLA, Play, seated, sitting, start, table


def full() -> Play:
    """Ola's turn of phase 1; she has Aggression, Jan Defense and Escape."""
    return table(detail="full").genes(OLA, "aggression").genes(JAN, "defense", "escape")


def owing() -> Play:
    """Ola owes 6, with three genes and 4 points."""
    return table().genes(OLA, "streamlining", "division-rate", "speed").turned(Card("west", 6))


ATTACK = Attack(seat=OLA, number=1, victim=JAN, victim_number=1)
DEFEND = AnswerAttack(seat=JAN, answer="defend")
ESCAPE = AnswerAttack(seat=JAN, answer="escape")
LOSE = RollFight(dice=((1, 2),))
RETRY = RetryFight(seat=OLA, dice=((3, 2),))
SIX = RollMove(seat=OLA, number=1, dice=(6,))
PAID = Pay(seat=OLA, purpose="attack")
CLOCKS = SetClocks(running=True)
PLAYERS = StartGame(players=())

CASES: dict[str, tuple[Play, Command]] = {
    "counts-kept": (table().at("scoring"), ScoreCounted(amoebas=(), cards=())),
    "counts-missing": (
        Play().do(StartGame(players=seated(*"abc"), entered=True), EndPhase()),
        ScoreCounted(amoebas=(1, 2), cards=(1, 2, 3)),
    ),
    "all-have-attacked": (
        table().genes(OLA, "struggle").do(PAID, PAID),
        PAID,
    ),
    "already-started": (table(), start(*NAMES)),
    "attack-open": (full().do(ATTACK), Drift(seat=OLA, number=2)),
    "colour-already": (table(), TakeColour(seat=OLA, colour=table().state.players[OLA].colour)),
    "clock-runs-already": (table().do(CLOCKS), PauseClock(seat=OLA, paused=False)),
    "clocks-off": (table(), PauseClock(seat=OLA, paused=True)),
    "copies-held": (
        table().genes(OLA, "substitution").genes(JAN, "substitution"),
        SetOptions(options=Options(substitution_copies=1)),
    ),
    "debts-left": (owing(), EndPhase()),
    "direction-open": (full().do(SIX), Drift(seat=OLA, number=2)),
    "game-is-over": (table().do(EndGame()), EndTurn(seat=OLA)),
    "has-attacked": (
        full()
        .given(OLA, points=9)
        .genes(OLA, "struggle", "holding")
        .do(ATTACK, ESCAPE, Follow(seat=OLA, number=1, leader=1))
        .do(TellEscape(escaped=True), CloseFight()),
        ATTACK,
    ),
    "has-eaten": (full().do(Starve(seat=OLA, number=1)), Drift(seat=OLA, number=1)),
    "has-moved": (full().do(Drift(seat=OLA, number=1)), Drift(seat=OLA, number=1)),
    "name-empty": (table(), Rename(seat=OLA, name=" ")),
    "name-too-long": (table(), Rename(seat=OLA, name="x" * 41)),
    "note-too-long": (table(), WriteNote(text="x" * 2001)),
    "note-unchanged": (table(), WriteNote(text=" ")),
    "no-such-colour": (table(), TakeColour(seat=OLA, colour=5)),
    "no-dice-now": (full().do(ATTACK), LOSE),
    "no-host": (full().genes(OLA, "parasitism"), Eat(seat=OLA, number=1, host=OLA)),
    "no-such-seat": (table(*NAMES[:3]), TakeTurn(seat=3)),
    "not-left": (
        table(detail="full", following="after").genes(JAN, "holding"),
        Follow(seat=JAN, number=1, leader=1),
    ),
    "not-in-game": (Play(), EndTurn(seat=OLA)),
    "not-now": (table(), Bury()),
    "not-your-turn": (table(), EndTurn(seat=JAN)),
    "nothing-changed": (table(), Correct(seat=OLA, number="points", delta=0)),
    "player-count": (Play(), PLAYERS),
    "retried": (
        full()
        .genes(OLA, "aggression", "persistence")
        .do(ATTACK, DEFEND, LOSE, RetryFight(seat=OLA, dice=((1, 2),))),
        RETRY,
    ),
    "spaces-missing": (sitting(), BeginPlay()),
    "stays-put": (
        full().genes(JAN, "escape", "speed").do(ATTACK, ESCAPE, RollEscape(dice=(5,))),
        TellEscape(escaped=True),
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_a_no_has_its_reason_and_changes_nothing(code: str) -> None:
    play, command = CASES[code]
    before = play.state
    assert play.refuses(command) == code
    assert play.state is before


def test_a_fifth_player_is_refused_in_a_sentence() -> None:
    refusal = Play().refusal(StartGame(players=seated(*"abcde")))
    said = Words("en", strict=True, game=KEY)(refusal.code, **refusal.params)
    assert said == "Primordial Soup is played by 3 or 4 players, not by 5. Change the number of seats."


def test_every_no_that_is_written_can_be_provoked() -> None:
    assert codes_of(KEY) == set(CASES) | provoked_in(Path(__file__).parent)
