"""Every "no" of the rules can be provoked, and none is written that cannot."""

from __future__ import annotations

from typing import Any

import pytest

from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.command import Command
from companion.rules.soup import KEY
from companion.rules.soup.company import Follow, Load
from companion.rules.soup.corrections import Correct, CorrectSupply, CorrectWounds
from companion.rules.soup.data import CARDS, Card
from companion.rules.soup.deaths import Bury, LoseAmoebas
from companion.rules.soup.division import Divide
from companion.rules.soup.fights import (
    AnswerAttack,
    Attack,
    CloseFight,
    Pay,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
)
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.meals import Eat, FeedRest, Starve
from companion.rules.soup.movement import ChooseDirection, Drift, PayMoves, RollMove, StayPut
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, ChooseSpace, RollOrder, StartGame
from companion.rules.soup.state import Amoeba
from companion.rules.soup.table import Rename, SetOptions
from companion.rules.soup.turns import EndGame, EndPhase, EndTurn, TakeTurn
from companion.words import Words
from tests.rules.playing import codes_of
from tests.rules.soup.tables import ADAM, JAN, NAMES, OLA, OPENING, THICK, Play, seated, sitting, start, table


def full() -> Play:
    """Ola's turn of phase 1; she has Aggression, Jan Defense and Escape."""
    return table(detail="full").genes(OLA, "aggression").genes(JAN, "defense", "escape")


def market() -> Play:
    """Adam's turn of phase 3, with 20 points."""
    return table().at("genes").given(ADAM, points=20)


def buy(gene: str, **more: Any) -> BuyGene:
    return BuyGene.model_validate({"seat": ADAM, "gene": gene, **more})


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
    "all-have-attacked": (
        table().genes(OLA, "struggle").do(PAID, PAID),
        PAID,
    ),
    "answered-so": (full().do(ATTACK, DEFEND, RollFight(dice=((2, 1),))), DEFEND),
    "already-started": (table(), start(*NAMES)),
    "amoeba-on-board": (table().at("division"), Divide(seat=ADAM, number=1)),
    "amoebas-left": (full(), EndTurn(seat=OLA)),
    "amoebas-not-kept": (table(), Drift(seat=OLA, number=1)),
    "amoebas-off-board": (table(), Correct(seat=OLA, number="amoebas", delta=6)),
    "amoebas-on-board": (table(), LoseAmoebas(seat=OLA, count=3)),
    "armored": (full().genes(JAN, "armor"), ATTACK),
    "attack-open": (full().do(ATTACK), Drift(seat=OLA, number=2)),
    "basic-missing": (market(), buy("persistence")),
    "basic-too-new": (market().genes(ADAM, "speed", round=1), buy("persistence")),
    "bought-back": (market().genes(ADAM, "persistence"), buy("speed")),
    "buried-already": (table(detail="full").at("deaths").do(Bury()), Bury()),
    "bury-first": (table(detail="full").at("deaths"), EndPhase()),
    "card-first": (table().at("environment"), EndPhase()),
    "card-gone": (table().at("environment"), TurnCard(card=OPENING)),
    "card-turned": (owing(), TurnCard(card=THICK)),
    "card-unknown": (table().at("environment"), TurnCard()),
    "cards-foreign": (table(cards="any").turned(Card("west", 7)), SetOptions(options=Options())),
    "clock-paused-already": (
        table().do(CLOCKS, PauseClock(seat=OLA, paused=True)),
        PauseClock(seat=OLA, paused=True),
    ),
    "clock-runs-already": (table().do(CLOCKS), PauseClock(seat=OLA, paused=False)),
    "clocks-off": (table(), PauseClock(seat=OLA, paused=True)),
    "copies-held": (
        table().genes(OLA, "substitution").genes(JAN, "substitution"),
        SetOptions(options=Options(substitution_copies=1)),
    ),
    "debts-left": (owing(), EndPhase()),
    "dice-count": (full(), RollMove(seat=OLA, number=1)),
    "direction-open": (full().do(SIX), Drift(seat=OLA, number=2)),
    "each-amoeba-is-kept": (full(), PayMoves(seat=OLA)),
    "fight-dice": (full().do(ATTACK, DEFEND), RollFight(dice=((2, 2),))),
    "follows-itself": (full().genes(OLA, "holding"), Follow(seat=OLA, number=1, leader=1)),
    "game-is-over": (table().do(EndGame()), EndTurn(seat=OLA)),
    "gene-held": (market().genes(ADAM, "speed"), buy("speed")),
    "gene-missing": (full(), StayPut(seat=OLA, number=1)),
    "gene-needless": (owing(), Settle(seat=OLA, genes=("streamlining", "division-rate", "speed"))),
    "gene-not-in-game": (
        table(*NAMES[:3]).at("genes"),
        BuyGene(seat=2, gene="parasitism"),
    ),
    "gene-sold-out": (market().genes(OLA, "spores"), buy("spores")),
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
    "has-turn-already": (table(), TakeTurn(seat=OLA)),
    "load-unfit": (full().genes(OLA, "tentacle"), Load(seat=OLA, number=1, cubes=(0, 4, 0, 0))),
    "escape-is-free": (
        table().genes(OLA, "escape", "streamlining"),
        Pay(seat=OLA, purpose="escape"),
    ),
    "moves-are-free": (table().genes(OLA, "streamlining"), PayMoves(seat=OLA)),
    "name-empty": (table(), Rename(seat=OLA, name=" ")),
    "name-too-long": (table(), Rename(seat=OLA, name="x" * 41)),
    "no-amoeba-left": (table().amoebas(ADAM, *[0] * 7).at("division"), Divide(seat=ADAM)),
    "no-attack": (full(), CloseFight()),
    "no-card-left": (
        table(cards="any").at("environment").where(turned=CARDS, deck=()),
        TurnCard(card=THICK),
    ),
    "no-dice-now": (full().do(ATTACK), LOSE),
    "no-host": (full().genes(OLA, "parasitism"), Eat(seat=OLA, number=1, host=OLA)),
    "no-meal": (full(), Eat(seat=OLA, number=1, cubes=(3, 0, 0, 0))),
    "no-move-open": (full(), ChooseDirection(seat=OLA, direction="west")),
    "no-such-amoeba": (full(), Drift(seat=OLA, number=7)),
    "no-such-seat": (table(*NAMES[:3]), TakeTurn(seat=3)),
    "nobody-hungry": (full().do(FeedRest(seat=OLA)), FeedRest(seat=OLA)),
    "not-asked": (full().do(ATTACK), AnswerAttack(seat=OLA, answer="yield")),
    "not-left": (
        table(detail="full", following="after").genes(JAN, "holding"),
        Follow(seat=JAN, number=1, leader=1),
    ),
    "not-enough-points": (market().given(ADAM, points=1), buy("speed")),
    "not-in-game": (Play(), EndTurn(seat=OLA)),
    "not-its-basic": (market(), buy("spores", given_up="speed")),
    "not-now": (table(), Bury()),
    "not-on-the-dice": (
        full().genes(OLA, "movement-1").do(RollMove(seat=OLA, number=1, dice=(1, 2))),
        ChooseDirection(seat=OLA, direction="east"),
    ),
    "not-your-turn": (table(), EndTurn(seat=JAN)),
    "nothing-changed": (table(), Correct(seat=OLA, number="points", delta=0)),
    "numbers-unfit": (
        sitting()
        .do(*(ChooseSpace(seat=seat, space=seat + 1) for seat in range(4)))
        .do(TurnCard(card=OPENING)),
        BeginPlay(numbers=((1, 1),) * 4),
    ),
    "options-unfit": (table(), SetOptions(options=Options().replace(spaces=99))),
    "order-dice": (sitting(), RollOrder()),
    "order-rolled": (
        sitting(*NAMES[:3]).do(RollOrder(dice=((1, 1), (2, 2), (3, 3)))),
        RollOrder(dice=((1, 1), (2, 2), (3, 3))),
    ),
    "order-tied": (sitting(*NAMES[:3]), RollOrder(dice=((1, 3), (2, 2), (3, 3)))),
    "own-amoeba": (full(), Attack(seat=OLA, number=1, victim=OLA, victim_number=1)),
    "owes-nothing": (owing(), Settle(seat=JAN)),
    "ozone-out-of-range": (table(cards="any").at("environment"), TurnCard(card=Card("west", -1))),
    "place-out-of-range": (table(), Correct(seat=OLA, number="place", delta=-1)),
    "player-count": (Play(), PLAYERS),
    "points-out-of-range": (table(), Correct(seat=OLA, number="points", delta=-5)),
    "retried": (
        full()
        .genes(OLA, "aggression", "persistence")
        .do(ATTACK, DEFEND, LOSE, RetryFight(seat=OLA, dice=((1, 2),))),
        RETRY,
    ),
    "same-colour": (
        Play(),
        StartGame(players=tuple(each.replace(colour=0) for each in seated(*NAMES))),
    ),
    "same-name": (Play(), start("Ola", "ola", "Jan")),
    "say-the-basic": (market().genes(ADAM, "defense", "escape"), buy("armor")),
    "say-the-meal": (table(*NAMES[:3], detail="full"), Eat(seat=OLA, number=1)),
    "score-first": (table().at("scoring"), EndPhase()),
    "scored-already": (table().at("scoring").do(Score()), Score()),
    "space-taken": (
        sitting().do(ChooseSpace(seat=OLA, space=1)),
        ChooseSpace(seat=JAN, space=1),
    ),
    "space-too-far": (sitting(*NAMES[:3]), ChooseSpace(seat=OLA, space=4)),
    "spaces-missing": (sitting(), BeginPlay()),
    "starves-after-attack": (
        full().given(OLA, amoebas=(Amoeba(number=1, moves=1, attacks=1),)),
        Eat(seat=OLA, number=1),
    ),
    "stays-put": (
        full().genes(JAN, "escape", "speed").do(ATTACK, ESCAPE, RollEscape(dice=(5,))),
        TellEscape(escaped=True),
    ),
    "supply-out-of-range": (full(), CorrectSupply(seat=OLA, delta=-18)),
    "wounds-out-of-range": (full(), CorrectWounds(seat=OLA, number=2, delta=-1)),
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
    assert said == "Primordial Soup is played by 3 or 4 players, not by 5."


def test_every_no_that_is_written_can_be_provoked() -> None:
    assert codes_of(KEY) == set(CASES)
