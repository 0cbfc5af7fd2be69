"""Notices to everybody at the table, for as long as they are true."""

import pytest

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import Mark, MarkClock
from companion.rules.chromosome.notices import notices
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import EMPTY
from companion.rules.kernel import Label
from companion.words import LANGUAGES, Language, Words
from tests.rules.build import ADAM, EWA, JAN, OLA, Play, game


def told(play: Play) -> list[Label]:
    """Return the notices, and check that each is a sentence in every language."""
    found = list(notices(play.state))
    for language in LANGUAGES:
        for label in found:
            assert Words(language, strict=True).of("chromosome")(label.key, **label.params)
    return found


def last_tokens(play: Play) -> list[object]:
    """Return the players who are told to fight for their last tokens."""
    return [label.params["player"] for label in told(play) if label.key == "notice-last-tokens"]


def fight(attacker: int, own: int, defender: int, theirs: int, **tokens: int) -> Play:
    """A battle just opened between players with this many tokens on the board."""
    command = Fight(attacker=attacker, attacker_group=own, defender=defender, defender_group=theirs)
    return game("Ola", "Jan").board(**tokens).do(command)


def test_before_and_after_a_game_there_is_nothing_to_tell() -> None:
    assert notices(EMPTY) == ()
    play = game("Ola", "Jan", "Ewa").do(Mark(seat=EWA, what="eliminated", set=True))
    assert told(play)
    assert told(play.do(EndGame())) == []


def test_at_the_beginning_there_is_nothing_to_tell() -> None:
    assert told(game("Ola", "Jan")) == []


def test_whoever_is_out_is_named_and_who_still_has_a_last_turn() -> None:
    play = game("Ola", "Jan", "Ewa", "Adam").do(Mark(seat=EWA, what="eliminated", set=True))
    assert told(play) == [
        Label(key="notice-out", params={"players": ("Ewa",), "who": "single"}),
        Label(
            key="notice-last-turns",
            params={"players": ("Jan", "Adam", "Ola"), "who": "several", "player": "Ola"},
        ),
    ]
    play.do(Impulse()).ends_turn()
    assert told(play)[1].params == {"players": ("Adam", "Ola"), "who": "several", "player": "Jan"}


def test_the_last_turn_of_all_has_nobody_after_it() -> None:
    play = game("Ola", "Jan", "Ewa", detail="quick").do(Mark(seat=EWA, what="eliminated", set=True))
    play.ends_turn().ends_turn()
    assert told(play)[1].params == {"players": (), "who": "none", "player": "Ola"}


def test_several_who_are_out_are_named_together() -> None:
    play = game("Ola", "Jan", "Ewa", "Adam")
    for seat in (EWA, ADAM):
        play.do(Mark(seat=seat, what="eliminated", set=True))
    assert told(play)[0].params == {"players": ("Ewa", "Adam"), "who": "several"}


def test_whoever_falls_out_in_the_radiation_phase_leaves_nobody_a_last_turn() -> None:
    play = game("Ola", "Jan", "Ewa", finish_tests=True).radioactive(9, 1).given(EWA, irradiation=7).all_pass()
    play.do(FaceArea(area=1, groups=(0, 0, 2))).rolls(1).stands()
    assert told(play)[0] == Label(key="notice-out-last-phase", params={"players": ("Ewa",), "who": "single"})


def test_the_last_round_is_told_in_its_preparation() -> None:
    play = game("Ola", "Jan").do(MarkClock(delta=-4))
    assert [label.key for label in told(play.to_preparation())] == ["notice-last-round"]
    assert told(play.do(BeginTurns())) == []
    assert told(game("Ola", "Jan").do(MarkClock(delta=-3)).to_preparation()) == []


def test_that_everybody_has_passed_is_news_and_no_notice_repeats_it() -> None:
    assert told(game("Ola", "Jan").radioactive(3).all_pass()) == []


def test_a_wave_is_no_phase_of_radiation() -> None:
    wave = ActSpecially(action="wave", effect="wave", area=1)
    assert told(game("Ola", "Jan").radioactive(3).do(wave)) == []


def test_whoever_has_one_more_action_is_told_so_until_it_is_taken() -> None:
    play = game("Ola", "Jan").do(ActSpecially(action="encore", effect="again"))
    assert told(play) == [Label(key="notice-one-more-action", params={"player": "Ola"})]
    assert told(play.do(Impulse())) == []


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ({"Ola": 3, "Jan": 3}, ["Ola", "Jan"]),
        ({"Ola": 4, "Jan": 3}, ["Jan"]),
        ({"Ola": 3, "Jan": 4}, ["Ola"]),
        ({"Ola": 4, "Jan": 4}, []),
    ],
)
def test_whoever_may_lose_the_last_tokens_in_a_battle_is_named(
    tokens: dict[str, int], expected: list[str]
) -> None:
    """Between equal strengths of three, the dice can make a difference of three."""
    assert last_tokens(fight(OLA, 3, JAN, 3, **tokens)) == expected


def test_the_die_that_stands_settles_how_bad_the_other_can_be() -> None:
    play = fight(OLA, 2, JAN, 2, Ola=2, Jan=2)
    play.do(Commit(side="attacker"), Commit(side="defender"))
    assert last_tokens(play) == ["Ola", "Jan"]
    play.rolls(3).stands()
    assert last_tokens(play) == ["Jan"]
    play.rolls(4)
    assert last_tokens(play) == ["Jan"]
    play.stands()
    assert last_tokens(play) == []


def test_last_tokens_that_nobody_can_pay_to_lose_are_not_told() -> None:
    """2 plus a 4 against 2: the attacker wins or ties, whatever the defender throws."""
    play = fight(OLA, 2, JAN, 2, Ola=2, Jan=2)
    play.do(Commit(side="attacker"), Commit(side="defender")).rolls(4)
    assert last_tokens(play) == ["Ola", "Jan"]
    play.given(OLA, fate=0).given(JAN, fate=0)
    assert last_tokens(play) == ["Jan"]


def test_without_the_cap_a_battle_may_cost_more_than_the_group() -> None:
    capped, uncapped = (
        game("Ola", "Jan", cap_losses=cap)
        .board(Ola=3, Jan=3)
        .do(Fight(attacker=OLA, attacker_group=3, defender=JAN, defender_group=1))
        for cap in (True, False)
    )
    assert last_tokens(capped) == []
    assert last_tokens(uncapped) == ["Jan"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_tokens_are_told_by_name(language: Language) -> None:
    label = next(iter(notices(fight(OLA, 3, JAN, 1, Ola=6, Jan=1).state)))
    assert "Jan" in Words(language, strict=True).of("chromosome")(label.key, **label.params)
