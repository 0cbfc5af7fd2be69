"""Labels: every command has its sentence in every language, with its price."""

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import Command, Rejection
from companion.rules.seating import Rename
from companion.rules.soup import KEY
from companion.rules.soup.corrections import Correct, CorrectAmoeba, CorrectGene, CorrectSupply, CorrectWounds
from companion.rules.soup.data import GENES, Card, Gene
from companion.rules.soup.deaths import Bury, LoseAmoebas
from companion.rules.soup.division import Divide
from companion.rules.soup.fights import (
    AnswerAttack,
    Attack,
    CloseFight,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
)
from companion.rules.soup.game import SOUP
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.house_rules import SetDetail
from companion.rules.soup.meals import Eat, FeedRest, Starve
from companion.rules.soup.movement import ChooseDirection, Drift, PayMoves, RollMove, StayPut
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.payments import Pay
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, ChooseSpace, RollOrder
from companion.rules.soup.state import EMPTY, State
from companion.rules.soup.turns import EndGame, EndPhase, EndTurn, TakeTurn
from companion.words import LANGUAGES, Words
from tests.rules.sentences import keys
from tests.rules.soup.anything import commands
from tests.rules.soup.tables import ADAM, EWA, JAN, OLA, Play, sitting, start, table
from tests.sizes import examples

WORDS = {language: Words(language, strict=True, game=KEY) for language in LANGUAGES}


def told(play: Play, command: Command) -> tuple[str, str]:
    """Return a command's label in Polish, which has cases, and in English."""
    label = SOUP.label(play.state, command)
    return WORDS["pl"](label.key, **label.params), WORDS["en"](label.key, **label.params)


def full() -> Play:
    """Ola's turn of phase 1 with Struggle for Survival; Jan has Defense and Escape."""
    return table(detail="full").genes(OLA, "struggle").genes(JAN, "defense", "escape")


ATTACK = Attack(seat=OLA, number=1, victim=JAN, victim_number=2)
DEFEND = AnswerAttack(seat=JAN, answer="defend")
ESCAPE = AnswerAttack(seat=JAN, answer="escape")


def moved() -> Play:
    """The same, after Ola's amoeba 1 has drifted."""
    return full().do(Drift(seat=OLA, number=1))


def attacked() -> Play:
    return full().do(ATTACK)


def owing(**options: Any) -> Play:
    """Ola owes 6."""
    return table(**options).genes(OLA, "streamlining", "division-rate", "speed").turned(Card("west", 6))


SITUATIONS: tuple[State, ...] = (
    EMPTY,
    sitting("Ola", "Jan", "Ewa").state,
    full().state,
    attacked().state,
    owing().state,
    table().at("division").state,
    table("Ola", "Jan", "Ewa").do(EndGame()).state,
)


def test_every_command_has_a_label() -> None:
    kinds = SOUP.commands
    assert {f"label-{kind}" for kind in kinds} <= keys(KEY, "label-")


@settings(max_examples=examples(500))
@given(st.sampled_from(SITUATIONS), commands())
def test_the_label_of_whatever_the_rules_allow_is_a_sentence(state: State, command: Command) -> None:
    label = SOUP.label(state, command)
    for words in () if isinstance(SOUP.decide(state, command), Rejection) else WORDS.values():
        assert words(label.key, **label.params).strip()


SAID: list[tuple[Play, Command, tuple[str, str]]] = [
    (Play(), start("Ola", "Jan", "Ewa"), ("Początek gry, osoby: 3", "A game for 3 begins")),
    (
        sitting("Ola", "Jan", "Ewa"),
        RollOrder(dice=((1, 1), (6, 5), (3, 3))),
        ("Rzut o drabinę: pierwszy wybór ma Jan", "Dice for the ladder: Jan chooses first"),
    ),
    (sitting(), RollOrder(), ("Rzut o drabinę", "Dice for the ladder")),
    (sitting(), ChooseSpace(seat=OLA, space=3), ("Ola zaczyna na polu 3", "Ola starts on space 3")),
    (sitting(), BeginPlay(), ("Początek pierwszej rundy", "The first round begins")),
    (table(), SetDetail(detail="full"), ("Zapis dokładny", "Full detail")),
    (table(), SetClocks(running=False), ("Zegary stoją", "Clocks paused")),
    (table(), PauseClock(seat=OLA, paused=True), ("Ola: zegar wstrzymany", "Ola: clock paused")),
    (table(), Rename(seat=OLA, name="Aleksandra"), ("Ola to teraz Aleksandra", "Ola is now Aleksandra")),
    (table(), EndGame(), ("Koniec gry", "End of the game")),
    (table(), EndTurn(seat=OLA), ("Ola kończy turę", "Ola’s turn is over")),
    (table(), EndPhase(), ("Koniec fazy 1: wszyscy zjedli", "Phase 1 is over: everyone has eaten")),
    (table().at("scoring"), EndPhase(), ("Koniec rundy", "The round is over")),
    (table(), TakeTurn(seat=JAN), ("Teraz Jan", "Jan is up")),
    (
        full(),
        Drift(seat=OLA, number=2),
        ("Ola: ameba 2 dryfuje na północ", "Ola: amoeba 2 drifts north"),
    ),
    (
        full().where(card=Card("stay", 14)),
        Drift(seat=OLA, number=2),
        ("Ola: ameba 2 zostaje, bo karta nie ma dryfu", "Ola: amoeba 2 stays, the card has no drift"),
    ),
    (full(), StayPut(seat=OLA, number=2), ("Ola: ameba 2 zostaje", "Ola: amoeba 2 stays")),
    (
        full(),
        RollMove(seat=OLA, number=1, dice=(3,)),
        ("Ola: ameba 1, ruch własny (3), 1 punkt", "Ola: amoeba 1 moves (3), 1 point"),
    ),
    (
        full().genes(OLA, "streamlining", "movement-2"),
        RollMove(seat=OLA, number=1),
        ("Ola: ameba 1, ruch własny, za darmo", "Ola: amoeba 1 moves, free"),
    ),
    (
        full().do(RollMove(seat=OLA, number=1, dice=(6,))),
        ChooseDirection(seat=OLA, direction="south"),
        ("Ola: ameba 1 płynie na południe", "Ola: amoeba 1 goes south"),
    ),
    (table(), PayMoves(seat=OLA), ("Ola: 1 ruch własny, 1 punkt", "Ola: 1 movement, 1 point")),
    (
        table(move_price=2),
        PayMoves(seat=OLA, count=2),
        ("Ola: 2 ruchy własne, 4 punkty", "Ola: 2 movements, 4 points"),
    ),
    (
        table(),
        PayMoves(seat=OLA, count=-1),
        ("Ola: ruch cofnięty, wraca 1 punkt", "Ola: movement taken back, 1 point returned"),
    ),
    (
        table().genes(OLA, "struggle"),
        Pay(seat=OLA, purpose="attack"),
        ("Ola: atak, 1 punkt", "Ola: attack, 1 point"),
    ),
    (
        table().genes(OLA, "defense"),
        Pay(seat=OLA, purpose="defend"),
        ("Ola: obrona, 1 punkt", "Ola: defence, 1 point"),
    ),
    (
        table().genes(OLA, "escape"),
        Pay(seat=OLA, purpose="escape"),
        ("Ola: ucieczka, 1 punkt", "Ola: escape, 1 point"),
    ),
    (
        table().genes(OLA, "parasitism"),
        Pay(seat=EWA, purpose="host"),
        ("Ewa: żywiciel, Pasożytnictwo, 1 punkt", "Ewa: host of Parasitism, 1 point"),
    ),
    (moved(), Eat(seat=OLA, number=1), ("Ola: ameba 1 je", "Ola: amoeba 1 eats")),
    (
        full(),
        Eat(seat=OLA, number=1),
        ("Ola: ameba 1 dryfuje na północ i je", "Ola: amoeba 1 drifts north and eats"),
    ),
    (
        full().where(card=Card("stay", 14)),
        Eat(seat=OLA, number=1),
        ("Ola: ameba 1 je", "Ola: amoeba 1 eats"),
    ),
    (
        moved(),
        Eat(seat=OLA, number=1, host=EWA),
        ("Ola: ameba 1 je, Ewa płaci 1 punkt", "Ola: amoeba 1 eats, Ewa pays 1 point"),
    ),
    (moved(), Starve(seat=OLA, number=1), ("Ola: ameba 1 głoduje", "Ola: amoeba 1 starves")),
    (
        full(),
        Starve(seat=OLA, number=1),
        ("Ola: ameba 1 dryfuje na północ i głoduje", "Ola: amoeba 1 drifts north and starves"),
    ),
    (
        moved(),
        FeedRest(seat=OLA),
        ("Ola: 1 ameba je, 1 dryfuje i je", "Ola: 1 amoeba eats, 1 drifts and eats"),
    ),
    (
        moved().do(Drift(seat=OLA, number=2)),
        FeedRest(seat=OLA),
        ("Ola: 2 ameby jedzą", "Ola: 2 amoebas eat"),
    ),
    (
        full(),
        FeedRest(seat=OLA),
        ("Ola: 2 ameby dryfują i jedzą", "Ola: 2 amoebas drift and eat"),
    ),
    (
        full(),
        ATTACK,
        (
            "Ola: ameba 1 dryfuje na północ i atakuje, cel: Jan, ameba 2, 1 punkt",
            "Ola: amoeba 1 drifts north and attacks amoeba 2 of Jan, 1 point",
        ),
    ),
    (
        moved(),
        ATTACK,
        (
            "Ola: ameba 1 atakuje, cel: Jan, ameba 2, 1 punkt",
            "Ola: amoeba 1 attacks amoeba 2 of Jan, 1 point",
        ),
    ),
    (attacked(), DEFEND, ("Jan: ameba 2 broni się, 1 punkt", "Jan: amoeba 2 defends itself, 1 point")),
    (
        attacked().genes(JAN, "escape", "streamlining"),
        ESCAPE,
        ("Jan: ameba 2 ucieka, za darmo", "Jan: amoeba 2 tries to escape, free"),
    ),
    (
        attacked(),
        AnswerAttack(seat=JAN, answer="yield"),
        ("Jan: ameba 2 zjedzona", "Jan: amoeba 2 is eaten"),
    ),
    (
        attacked().do(DEFEND),
        RollFight(dice=((2, 2), (5, 3))),
        ("Ola kontra Jan: rzut walki (5:3)", "Ola against Jan: the dice of the fight (5:3)"),
    ),
    (
        attacked().do(DEFEND),
        RetryFight(seat=OLA),
        ("Ola rzuca jeszcze raz, Wytrwałość", "Ola rolls again, Persistence"),
    ),
    (
        attacked().do(ESCAPE),
        RollEscape(dice=(4,)),
        ("Jan: rzut ucieczki (4)", "Jan: the dice of the escape (4)"),
    ),
    (
        attacked().do(ESCAPE),
        TellEscape(escaped=True),
        ("Jan: ucieczka ameby 2 udana", "Jan: amoeba 2 escapes"),
    ),
    (
        attacked().do(DEFEND, RollFight(dice=((1, 3),))),
        CloseFight(),
        ("Jan: ameba 2 odpiera atak", "Jan: amoeba 2 repels the attack"),
    ),
    (
        table().at("environment"),
        TurnCard(card=Card("west", 6)),
        ("Karta środowiska: na zachód, ozon 6", "Environment card: west, ozone 6"),
    ),
    (
        table().at("environment"),
        TurnCard(card=Card("stay", 14)),
        ("Karta środowiska: bez dryfu, ozon 14", "Environment card: no drift, ozone 14"),
    ),
    (table().at("environment"), TurnCard(), ("Karta środowiska", "Environment card")),
    (owing(), Settle(seat=OLA), ("Ola płaci za ozon: 6 punktów", "Ola pays the ozone 6 points")),
    (
        owing(),
        Settle(seat=OLA, genes=("division-rate",)),
        ("Ola odrzuca gen Tempo podziału i płaci 1 punkt", "Ola gives up Division Rate and pays 1 point"),
    ),
    (
        owing(),
        Settle(seat=OLA, genes=("division-rate", "speed")),
        ("Ola odrzuca 2 geny i nic nie dopłaca", "Ola gives up 2 genes and pays no points"),
    ),
    (
        owing(excess="returned"),
        Settle(seat=OLA, genes=("division-rate", "speed")),
        ("Ola odrzuca 2 geny i odzyskuje 2 punkty", "Ola gives up 2 genes and gets 2 points back"),
    ),
    (
        table().at("genes"),
        BuyGene(seat=ADAM, gene="speed"),
        ("Adam kupuje: Szybkość, 4 punkty", "Adam buys Speed, 4 points"),
    ),
    (
        table().genes(ADAM, "escape").at("genes"),
        BuyGene(seat=ADAM, gene="armor"),
        ("Adam kupuje: Pancerz, odrzuca: Ucieczka, 6 punktów", "Adam buys Armor for Escape, 6 points"),
    ),
    (
        table().at("division"),
        Divide(seat=ADAM),
        ("Adam: nowa ameba 3, 6 punktów", "Adam: new amoeba 3, 6 points"),
    ),
    (
        table().amoebas(ADAM).at("division"),
        Divide(seat=ADAM, number=5),
        ("Adam: nowa ameba 5, za darmo", "Adam: new amoeba 5, free"),
    ),
    (
        table(detail="full").amoebas(OLA, 2, 3),
        Bury(),
        ("Śmierć naturalna: 2 ameby", "Natural deaths: 2 amoebas"),
    ),
    (
        table(),
        LoseAmoebas(seat=OLA, count=2),
        ("Ola: giną 2 ameby", "Ola: 2 amoebas die"),
    ),
    (
        table(),
        LoseAmoebas(seat=OLA, count=-1),
        ("Ola: wraca 1 ameba", "Ola: 1 amoeba comes back"),
    ),
    (table(), Score(), ("Punktacja, runda 1", "Round 1 is scored")),
    (
        table(),
        Correct(seat=OLA, number="points", delta=-2),
        ("Ola: punkty biologiczne −2", "Ola: biological points −2"),
    ),
    (
        table(),
        CorrectAmoeba(seat=OLA, number=7, on_board=True),
        ("Ola: ameba 7 na planszy", "Ola: amoeba 7 on the board"),
    ),
    (
        table(),
        CorrectWounds(seat=OLA, number=1, delta=1),
        ("Ola: ameba 1, obrażenia +1", "Ola: amoeba 1, damage points +1"),
    ),
    (
        table(),
        CorrectGene(seat=OLA, gene="armor", held=True),
        ("Ola ma gen: Pancerz", "Ola has Armor"),
    ),
    (
        table(),
        CorrectSupply(seat=OLA, delta=3),
        ("Ola: kostki w zasobach +3", "Ola: cubes in the supply +3"),
    ),
]


@pytest.mark.parametrize("key", ["eat", "starve", "attack", "feed-rest", "correct-gene"])
def test_a_label_that_was_stored_before_it_told_of_the_drift_is_still_a_sentence(key: str) -> None:
    stored: dict[str, Any] = {
        "player": "Ola",
        "seat": 0,
        "number": 1,
        "host": "none",
        "count": 2,
        "victim": "Jan",
        "victim-number": 2,
        "points": 1,
        "gene": "speed",
        "set": "yes",
    }
    for words in WORDS.values():
        assert words(f"label-{key}", **stored).startswith("Ola")


@pytest.mark.parametrize(("play", "command", "texts"), SAID, ids=[each[1].kind for each in SAID])
def test_what_the_undo_button_says(play: Play, command: Command, texts: tuple[str, str]) -> None:
    assert told(play, command) == texts


def test_every_gene_has_its_name_in_a_label() -> None:
    play = table().at("genes")
    for gene in GENES:
        assert "none" not in told(play, BuyGene(seat=ADAM, gene=gene))[1]
    english = {told(play, BuyGene(seat=ADAM, gene=gene))[1] for gene in GENES}
    assert len(english) == len(GENES) == len(get_args(Gene))


def test_a_second_movement_and_a_second_attempt_are_free() -> None:
    play = table(detail="full").genes(OLA, "speed").do(RollMove(seat=OLA, number=1, dice=(1,)))
    assert SOUP.label(play.state, RollMove(seat=OLA, number=1)).params["points"] == 0
    assert SOUP.label(play.state, RollMove(seat=OLA, number=2)).params["points"] == 1
    assert SOUP.label(attacked().state, ATTACK).params["points"] == 0


def test_what_was_typed_is_shown_clean_and_no_longer_than_a_name() -> None:
    label = SOUP.label(table().state, Rename(seat=OLA, name="\u202eOla\t" + "x" * 60))
    assert label.params["name"] == ("Ola " + "x" * 60)[:40]


def test_an_attack_on_a_victim_without_an_answer_tells_the_drift_and_the_end() -> None:
    play = table(detail="full").genes(OLA, "struggle")
    assert told(play, ATTACK)[1].startswith("Ola: amoeba 1 drifts north and attacks amoeba 2 of Jan")
    assert SOUP.label(play.state, ATTACK).key == "label-attack-drifting-ended"
    assert SOUP.label(play.do(Drift(seat=OLA, number=1)).state, ATTACK).key == "label-attack-ended"
