"""Every "no" of the rules can be provoked, and none is written that cannot."""

from __future__ import annotations

from typing import Any

import pytest

from companion.rules.clocks import PauseClock
from companion.rules.soup import KEY
from companion.rules.soup import commands as cmd
from companion.rules.soup.data import CARDS, Card
from companion.rules.soup.options import Options
from companion.rules.soup.state import Amoeba
from companion.words import Words
from tests.rules.playing import codes_of
from tests.rules.soup.tables import ADAM, JAN, NAMES, OLA, OPENING, THICK, Play, seated, sitting, start, table


def full() -> Play:
    """Ola's turn of phase 1; she has Aggression, Jan Defense and Escape."""
    return table(detail="full").genes(OLA, "aggression").genes(JAN, "defense", "escape")


def market() -> Play:
    """Adam's turn of phase 3, with 20 points."""
    return table().at("genes").given(ADAM, points=20)


def buy(gene: str, **more: Any) -> cmd.BuyGene:
    return cmd.BuyGene.model_validate({"seat": ADAM, "gene": gene, **more})


def owing() -> Play:
    """Ola owes 6, with three genes and 4 points."""
    return table().genes(OLA, "streamlining", "division-rate", "speed").turned(Card("west", 6))


ATTACK = cmd.Attack(seat=OLA, number=1, victim=JAN, victim_number=1)
DEFEND = cmd.AnswerAttack(seat=JAN, answer="defend")
ESCAPE = cmd.AnswerAttack(seat=JAN, answer="escape")
LOSE = cmd.RollFight(dice=((1, 2),))
RETRY = cmd.RetryFight(seat=OLA, dice=((3, 2),))
SIX = cmd.RollMove(seat=OLA, number=1, dice=(6,))
PAID = cmd.Pay(seat=OLA, purpose="attack")
CLOCKS = cmd.SetClocks(running=True)
PLAYERS = cmd.StartGame(players=())

CASES: dict[str, tuple[Play, cmd.Command]] = {
    "all-have-attacked": (
        table().genes(OLA, "struggle").do(PAID, PAID),
        PAID,
    ),
    "answered-so": (full().do(ATTACK, DEFEND, cmd.RollFight(dice=((2, 1),))), DEFEND),
    "already-started": (table(), start(*NAMES)),
    "amoeba-on-board": (table().at("division"), cmd.Divide(seat=ADAM, number=1)),
    "amoebas-left": (full(), cmd.EndTurn(seat=OLA)),
    "amoebas-not-kept": (table(), cmd.Drift(seat=OLA, number=1)),
    "amoebas-off-board": (table(), cmd.Correct(seat=OLA, number="amoebas", delta=6)),
    "amoebas-on-board": (table(), cmd.LoseAmoebas(seat=OLA, count=3)),
    "armored": (full().genes(JAN, "armor"), ATTACK),
    "attack-open": (full().do(ATTACK), cmd.Drift(seat=OLA, number=2)),
    "basic-missing": (market(), buy("persistence")),
    "basic-too-new": (market().genes(ADAM, "speed", round=1), buy("persistence")),
    "bought-back": (market().genes(ADAM, "persistence"), buy("speed")),
    "buried-already": (table(detail="full").at("deaths").do(cmd.Bury()), cmd.Bury()),
    "bury-first": (table(detail="full").at("deaths"), cmd.EndPhase()),
    "card-first": (table().at("environment"), cmd.EndPhase()),
    "card-gone": (table().at("environment"), cmd.TurnCard(card=OPENING)),
    "card-turned": (owing(), cmd.TurnCard(card=THICK)),
    "card-unknown": (table().at("environment"), cmd.TurnCard()),
    "cards-foreign": (table(cards="any").turned(Card("west", 7)), cmd.SetOptions(options=Options())),
    "clock-paused-already": (
        table().do(CLOCKS, PauseClock(seat=OLA, paused=True)),
        PauseClock(seat=OLA, paused=True),
    ),
    "clock-runs-already": (table().do(CLOCKS), PauseClock(seat=OLA, paused=False)),
    "clocks-off": (table(), PauseClock(seat=OLA, paused=True)),
    "copies-held": (
        table().genes(OLA, "substitution").genes(JAN, "substitution"),
        cmd.SetOptions(options=Options(substitution_copies=1)),
    ),
    "debts-left": (owing(), cmd.EndPhase()),
    "dice-count": (full(), cmd.RollMove(seat=OLA, number=1)),
    "direction-open": (full().do(SIX), cmd.Drift(seat=OLA, number=2)),
    "each-amoeba-is-kept": (full(), cmd.PayMoves(seat=OLA)),
    "fight-dice": (full().do(ATTACK, DEFEND), cmd.RollFight(dice=((2, 2),))),
    "follows-itself": (full().genes(OLA, "holding"), cmd.Follow(seat=OLA, number=1, leader=1)),
    "game-is-over": (table().do(cmd.EndGame()), cmd.EndTurn(seat=OLA)),
    "gene-held": (market().genes(ADAM, "speed"), buy("speed")),
    "gene-missing": (full(), cmd.StayPut(seat=OLA, number=1)),
    "gene-needless": (owing(), cmd.Settle(seat=OLA, genes=("streamlining", "division-rate", "speed"))),
    "gene-not-in-game": (
        table(*NAMES[:3]).at("genes"),
        cmd.BuyGene(seat=2, gene="parasitism"),
    ),
    "gene-sold-out": (market().genes(OLA, "spores"), buy("spores")),
    "has-attacked": (
        full()
        .given(OLA, points=9)
        .genes(OLA, "struggle", "holding")
        .do(ATTACK, ESCAPE, cmd.Follow(seat=OLA, number=1, leader=1))
        .do(cmd.TellEscape(escaped=True), cmd.CloseFight()),
        ATTACK,
    ),
    "has-eaten": (full().do(cmd.Starve(seat=OLA, number=1)), cmd.Drift(seat=OLA, number=1)),
    "has-moved": (full().do(cmd.Drift(seat=OLA, number=1)), cmd.Drift(seat=OLA, number=1)),
    "has-turn-already": (table(), cmd.TakeTurn(seat=OLA)),
    "load-unfit": (full().genes(OLA, "tentacle"), cmd.Load(seat=OLA, number=1, cubes=(0, 4, 0, 0))),
    "escape-is-free": (
        table().genes(OLA, "escape", "streamlining"),
        cmd.Pay(seat=OLA, purpose="escape"),
    ),
    "moves-are-free": (table().genes(OLA, "streamlining"), cmd.PayMoves(seat=OLA)),
    "name-empty": (table(), cmd.Rename(seat=OLA, name=" ")),
    "name-too-long": (table(), cmd.Rename(seat=OLA, name="x" * 41)),
    "no-amoeba-left": (table().amoebas(ADAM, *[0] * 7).at("division"), cmd.Divide(seat=ADAM)),
    "no-attack": (full(), cmd.CloseFight()),
    "no-card-left": (
        table(cards="any").at("environment").where(turned=CARDS, deck=()),
        cmd.TurnCard(card=THICK),
    ),
    "no-dice-now": (full().do(ATTACK), LOSE),
    "no-host": (full().genes(OLA, "parasitism"), cmd.Eat(seat=OLA, number=1, host=OLA)),
    "no-meal": (full(), cmd.Eat(seat=OLA, number=1, cubes=(3, 0, 0, 0))),
    "no-move-open": (full(), cmd.ChooseDirection(seat=OLA, direction="west")),
    "no-such-amoeba": (full(), cmd.Drift(seat=OLA, number=7)),
    "no-such-seat": (table(*NAMES[:3]), cmd.TakeTurn(seat=3)),
    "nobody-hungry": (full().do(cmd.FeedRest(seat=OLA)), cmd.FeedRest(seat=OLA)),
    "not-asked": (full().do(ATTACK), cmd.AnswerAttack(seat=OLA, answer="yield")),
    "not-left": (
        table(detail="full", following="after").genes(JAN, "holding"),
        cmd.Follow(seat=JAN, number=1, leader=1),
    ),
    "not-enough-points": (market().given(ADAM, points=1), buy("speed")),
    "not-in-game": (Play(), cmd.EndTurn(seat=OLA)),
    "not-its-basic": (market(), buy("spores", given_up="speed")),
    "not-now": (table(), cmd.Bury()),
    "not-on-the-dice": (
        full().genes(OLA, "movement-1").do(cmd.RollMove(seat=OLA, number=1, dice=(1, 2))),
        cmd.ChooseDirection(seat=OLA, direction="east"),
    ),
    "not-your-turn": (table(), cmd.EndTurn(seat=JAN)),
    "nothing-changed": (table(), cmd.Correct(seat=OLA, number="points", delta=0)),
    "numbers-unfit": (
        sitting()
        .do(*(cmd.ChooseSpace(seat=seat, space=seat + 1) for seat in range(4)))
        .do(cmd.TurnCard(card=OPENING)),
        cmd.BeginPlay(numbers=((1, 1),) * 4),
    ),
    "options-unfit": (table(), cmd.SetOptions(options=Options().replace(spaces=99))),
    "order-dice": (sitting(), cmd.RollOrder()),
    "order-rolled": (
        sitting(*NAMES[:3]).do(cmd.RollOrder(dice=((1, 1), (2, 2), (3, 3)))),
        cmd.RollOrder(dice=((1, 1), (2, 2), (3, 3))),
    ),
    "order-tied": (sitting(*NAMES[:3]), cmd.RollOrder(dice=((1, 3), (2, 2), (3, 3)))),
    "own-amoeba": (full(), cmd.Attack(seat=OLA, number=1, victim=OLA, victim_number=1)),
    "owes-nothing": (owing(), cmd.Settle(seat=JAN)),
    "ozone-out-of-range": (table(cards="any").at("environment"), cmd.TurnCard(card=Card("west", -1))),
    "place-out-of-range": (table(), cmd.Correct(seat=OLA, number="place", delta=-1)),
    "player-count": (Play(), PLAYERS),
    "points-out-of-range": (table(), cmd.Correct(seat=OLA, number="points", delta=-5)),
    "retried": (
        full()
        .genes(OLA, "aggression", "persistence")
        .do(ATTACK, DEFEND, LOSE, cmd.RetryFight(seat=OLA, dice=((1, 2),))),
        RETRY,
    ),
    "same-colour": (
        Play(),
        cmd.StartGame(players=tuple(each.replace(colour=0) for each in seated(*NAMES))),
    ),
    "same-name": (Play(), start("Ola", "ola", "Jan")),
    "say-the-basic": (market().genes(ADAM, "defense", "escape"), buy("armor")),
    "say-the-meal": (table(*NAMES[:3], detail="full"), cmd.Eat(seat=OLA, number=1)),
    "score-first": (table().at("scoring"), cmd.EndPhase()),
    "scored-already": (table().at("scoring").do(cmd.Score()), cmd.Score()),
    "space-taken": (
        sitting().do(cmd.ChooseSpace(seat=OLA, space=1)),
        cmd.ChooseSpace(seat=JAN, space=1),
    ),
    "space-too-far": (sitting(*NAMES[:3]), cmd.ChooseSpace(seat=OLA, space=4)),
    "spaces-missing": (sitting(), cmd.BeginPlay()),
    "starves-after-attack": (
        full().given(OLA, amoebas=(Amoeba(number=1, moves=1, attacks=1),)),
        cmd.Eat(seat=OLA, number=1),
    ),
    "stays-put": (
        full().genes(JAN, "escape", "speed").do(ATTACK, ESCAPE, cmd.RollEscape(dice=(5,))),
        cmd.TellEscape(escaped=True),
    ),
    "supply-out-of-range": (full(), cmd.CorrectSupply(seat=OLA, delta=-18)),
    "wounds-out-of-range": (full(), cmd.CorrectWounds(seat=OLA, number=2, delta=-1)),
}


@pytest.mark.parametrize("code", CASES)
def test_a_no_has_its_reason_and_changes_nothing(code: str) -> None:
    play, command = CASES[code]
    before = play.state
    assert play.refuses(command) == code
    assert play.state is before


def test_a_fifth_player_is_refused_in_a_sentence() -> None:
    refusal = Play().refusal(cmd.StartGame(players=seated(*"abcde")))
    said = Words("en", strict=True, game=KEY)(refusal.code, **refusal.params)
    assert said == "Primordial Soup is played by 3 or 4 players, not by 5."


def test_every_no_that_is_written_can_be_provoked() -> None:
    assert codes_of(KEY) == set(CASES)
