"""Notices to everybody: debts, attacks, dying and dead amoebas, and the approaching end."""

import pytest

from companion.rules.soup import KEY
from companion.rules.soup.data import Card
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import AnswerAttack, Attack
from companion.rules.soup.game import SOUP
from companion.rules.soup.notices import notices
from companion.rules.soup.ozone import Settle
from companion.rules.soup.state import EMPTY
from companion.rules.soup.turns import EndGame
from companion.words import LANGUAGES, Words
from tests.rules.sentences import keys as every_key
from tests.rules.soup.tables import EWA, JAN, OLA, Play, sitting, table


def told(play: Play) -> list[str]:
    """The notices in English, most pressing first."""
    return [Words("en", strict=True, game=KEY)(label.key, **label.params) for label in notices(play.state)]


def keys(play: Play) -> list[str]:
    return [label.key for label in notices(play.state)]


def test_nothing_is_told_before_the_game_after_it_and_in_a_quiet_one() -> None:
    assert notices(EMPTY) == ()
    assert told(sitting()) == []
    assert told(table()) == []
    assert told(table().amoebas(OLA).do(EndGame())) == []


def test_debts_are_told_until_they_are_settled() -> None:
    play = table().genes(OLA, "armor", "longevity").genes(EWA, "armor", "spores").turned(Card("east", 8))
    assert told(play) == ["Ola owes 3.", "Ewa owes 1."]
    assert told(play.do(Settle(seat=OLA))) == ["Ewa owes 1."]
    assert told(play.do(Settle(seat=EWA))) == []


def test_whoever_is_attacked_is_told_until_the_answer() -> None:
    play = table(detail="full").genes(OLA, "struggle").genes(JAN, "defense")
    play.do(Attack(seat=OLA, number=1, victim=JAN, victim_number=2))
    assert told(play) == ["Ola attacks Jan, amoeba 2: Jan answers."]
    assert told(play.do(AnswerAttack(seat=JAN, answer="defend"))) == []


def test_amoebas_that_will_die_are_told_in_full_detail_until_they_are_buried() -> None:
    play = table(detail="full").amoebas(OLA, 2, 2, 0).amoebas(JAN, 3, 1)
    assert told(play) == ["Ola: 2 amoebas die in phase 5.", "Jan: 1 amoeba dies in phase 5."]
    play.genes(OLA, "longevity")
    assert told(play) == ["Jan: 1 amoeba dies in phase 5."]
    assert told(play.at("deaths").do(Bury())) == []
    assert told(table().amoebas(OLA, 2)) == []


def test_whoever_is_without_amoebas_is_told() -> None:
    play = table().amoebas(OLA)
    assert told(play) == ["Ola has no amoeba: in phase 4 the first one is free."]
    play.amoebas(JAN)
    assert told(play) == ["Ola and Jan have no amoebas: in phase 4 the first one is free for each."]


def test_the_finish_zone_announces_the_last_scoring() -> None:
    assert told(table().given(OLA, place=40)) == []
    play = table().given(OLA, place=41)
    assert told(play) == ["Ola is in the finish zone: the game ends with the scoring of this round."]
    assert told(play.given(JAN, place=44)) == [
        "Ola and Jan are in the finish zone: the game ends with the scoring of this round."
    ]


@pytest.mark.parametrize(
    ("round", "said"),
    [
        (7, []),
        (8, ["3 rounds left at most, with this one."]),
        (9, ["2 rounds left at most, with this one."]),
        (10, ["This is the last round."]),
    ],
)
def test_the_last_three_rounds_are_told_from_their_beginning(round: int, said: list[str]) -> None:
    play = table()
    while play.state.round < round:
        play.at("scoring").at("movement")
    assert told(play) == said


def test_the_last_card_is_told_when_it_lies() -> None:
    play = table()
    while play.state.round < 10:
        play.at("scoring").at("movement")
    assert told(play.at("genes")) == ["The last environment card is on the table: this is the last round."]


def test_a_round_counts_to_its_end_though_its_card_is_turned() -> None:
    play = table()
    while play.state.round < 8:
        play.at("scoring").at("movement")
    assert told(play.at("genes")) == ["3 rounds left at most, with this one."]


def test_the_most_pressing_comes_first() -> None:
    play = table(detail="full").given(EWA, place=41).amoebas(EWA).amoebas(JAN, 2)
    play.genes(OLA, "struggle").genes(JAN, "defense").where(turned=(Card("west", 6),) * 9)
    play.do(Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    assert keys(play) == [
        "notice-attacked",
        "notice-finish-zone",
        "notice-rounds-left",
        "notice-dying",
        "notice-no-amoebas",
    ]


def test_where_the_first_amoeba_is_not_free_nobody_is_told_so() -> None:
    assert keys(table(first_amoeba_free=False).amoebas(EWA)) == ["notice-no-amoebas-left"]


def test_every_notice_has_its_sentence_for_one_and_for_several() -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True, game=KEY)
        for key in every_key(KEY, "notice-"):
            for count in (0, 1, 2, 5):
                assert words(
                    key,
                    count=count,
                    points=count,
                    number=2,
                    player="Ola",
                    attacker="Ola",
                    victim="Jan",
                    players="Ola",
                    who="single" if count == 1 else "several",
                ).endswith(".")


def test_the_kernel_is_told_the_same() -> None:
    play = table().amoebas(OLA)
    assert SOUP.notices(play.state) == notices(play.state) != ()
