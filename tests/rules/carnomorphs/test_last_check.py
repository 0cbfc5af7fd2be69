"""The last check: the survivors, the order of answers, and the winners."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from companion.rules.carnomorphs.data import Figures
from companion.rules.carnomorphs.house_rules import OptionsSet
from companion.rules.carnomorphs.last_check import (
    AnswerObjective,
    BeginCheck,
    DrawFour,
    EndGame,
    ScanDeck,
    check_step,
)
from companion.rules.carnomorphs.play import FateSet
from companion.rules.carnomorphs.state import Detail
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, crew


def in_check(*names: str, detail: Detail = "quick", **options: Any) -> Play:
    """A last check that all have reached: Ola hibernated, the others in a pod that left."""
    play = crew(*names, detail=detail, **options)
    for player in play.state.players:
        play.happens(FateSet(seat=player.seat, fate="escaped" if player.seat else "hibernated"))
    return play.do(BeginCheck(ending="time"))


def holder(**fields: Any) -> Play:
    """A last check of Ola and Jan, in which Ola holds a Mutation card."""
    return in_check().given(OLA, **{"has_mutation": True, **fields})


def through(play: Play, *seats: int) -> Play:
    """Have these seats draw no Contamination card at all."""
    for seat in seats:
        play.do(ScanDeck(seat=seat, infected=False))
        play.do(DrawFour(seat=seat, contaminated=0))
    return play


# how it begins ------------------------------------------------------------------------------------------


def test_the_living_are_the_hibernated_and_those_in_a_pod_that_left() -> None:
    play = crew("Ola", "Jan", "Ewa").given(OLA, fate="hibernated").given(JAN, fate="escaped", pod=1)
    play.given(EWA, pod=2, room="Canteen", meetings=1).do(BeginCheck(ending="time"))
    assert [player.fate for player in play.state.players] == ["hibernated", "escaped", "dead"]
    assert (play.state.phase, play.state.ending, play.state.active) == ("check", "time", None)
    assert (play[EWA].pod, play.fights(EWA)) == (None, False)
    assert play.state.rooms == ()
    assert play.state.on_board == Figures()


def test_an_explosion_kills_the_hibernated_too() -> None:
    play = crew("Ola", "Jan").given(OLA, fate="hibernated").given(JAN, fate="escaped")
    play.do(BeginCheck(ending="explosion"))
    assert [player.fate for player in play.state.players] == ["dead", "escaped"]


def test_nobody_is_left_only_when_nobody_acts() -> None:
    play = crew("Ola", "Jan").given(OLA, fate="dead")
    begin = BeginCheck(ending="nobody-left")
    refused = play.refusal(begin)
    assert (refused.code, refused.params["player"]) == ("somebody-left", "Jan")
    play.given(JAN, fate="escaped").do(begin)
    assert (play.state.phase, play.state.ending) == ("check", "nobody-left")


def test_the_check_begins_once_and_out_of_a_round() -> None:
    assert in_check().refuses(BeginCheck()) == "not-now"


# step A -------------------------------------------------------------------------------------------------


def test_an_infected_card_among_all_brings_a_mutation_card_and_no_marker() -> None:
    play = in_check().do(ScanDeck(seat=OLA, infected=True))
    assert (play[OLA].has_mutation, play[OLA].markers, play[OLA].scanned) == (True, 0, True)
    assert play.refuses(ScanDeck(seat=OLA, infected=True)) == "scanned-already"


def test_who_holds_a_mutation_card_skips_the_scan() -> None:
    play = holder()
    assert check_step(play.state, play[OLA]) == "draw"
    assert play.refuses(ScanDeck(seat=OLA, infected=False)) == "holder-skips-scan"
    play.do(DrawFour(seat=OLA, contaminated=1))
    assert (play[OLA].scanned, play[OLA].checked, play[OLA].markers) == (True, True, 1)


def test_who_holds_none_scans_before_drawing_four() -> None:
    play = in_check()
    assert check_step(play.state, play[OLA]) == "scan"
    assert play.refuses(DrawFour(seat=OLA, contaminated=0)) == "scan-first"


# step B -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("markers", "contaminated", "fate"),
    [(0, 3, "hibernated"), (0, 4, "dead"), (1, 2, "hibernated"), (1, 3, "dead"), (3, 0, "hibernated")],
)
def test_every_contamination_card_is_a_marker_and_four_or_more_kill(
    markers: int, contaminated: int, fate: str
) -> None:
    play = holder(markers=markers).do(DrawFour(seat=OLA, contaminated=contaminated))
    assert (play[OLA].markers, play[OLA].fate) == (markers + contaminated, fate)


def test_who_dies_in_the_check_leaves_no_shambler_and_no_corpse() -> None:
    play = in_check(detail="full").given(OLA, has_mutation=True, markers=3, contamination=9, room="Nest")
    play.do(DrawFour(seat=OLA, contaminated=4))
    assert (play[OLA].fate, play[OLA].markers) == ("dead", 7)
    assert play.state.on_board == Figures()
    assert play.state.rooms == ()


def test_nobody_draws_four_twice() -> None:
    play = through(in_check(), OLA)
    assert play.refuses(DrawFour(seat=OLA, contaminated=1)) == "checked-already"


def test_the_cards_that_were_drawn_are_accepted_and_correct_the_count() -> None:
    play = in_check(detail="full").given(OLA, has_mutation=True, contamination=1)
    play.do(DrawFour(seat=OLA, contaminated=2))
    assert (play[OLA].checked, play[OLA].contamination, play[OLA].markers) == (True, 2, 2)
    play.do(ScanDeck(seat=JAN, infected=True))
    assert (play[JAN].contamination, play[JAN].has_mutation) == (1, True)
    play.do(DrawFour(seat=JAN, contaminated=0))
    assert (play[JAN].checked, play[JAN].contamination) == (True, 1)


def test_of_cards_that_nobody_counted_an_infected_one_says_that_there_is_one_at_least() -> None:
    play = in_check()
    assert (play[OLA].contamination, play[OLA].contamination_least) == (None, 0)
    play.do(ScanDeck(seat=OLA, infected=True))
    assert (play[OLA].contamination, play[OLA].contamination_least) == (None, 1)
    play.do(DrawFour(seat=OLA, contaminated=3))
    assert (play[OLA].contamination, play[OLA].contamination_least) == (None, 3)


def test_a_count_that_was_entered_follows_what_was_drawn_in_quick_detail_too() -> None:
    play = in_check().given(OLA, contamination=1, has_mutation=True).do(DrawFour(seat=OLA, contaminated=2))
    assert play[OLA].contamination == 2


def test_by_the_rulebook_everybody_draws_four_and_gets_markers_without_a_card() -> None:
    play = in_check().do(ScanDeck(seat=OLA, infected=False))
    assert check_step(play.state, play[OLA]) == "draw"
    play.do(DrawFour(seat=OLA, contaminated=2))
    assert (play[OLA].has_mutation, play[OLA].markers) == (False, 2)


def test_where_only_holders_draw_the_check_of_others_is_over_after_the_scan() -> None:
    play = in_check(infected_check="holders").do(ScanDeck(seat=OLA, infected=False))
    assert (play[OLA].checked, play[OLA].saved) == (True, True)
    assert play.refuses(DrawFour(seat=OLA, contaminated=4)) == "checked-already"
    play.do(ScanDeck(seat=JAN, infected=True))
    assert check_step(play.state, play[JAN]) == "draw"
    assert play.do(DrawFour(seat=JAN, contaminated=4))[JAN].fate == "dead"


def test_an_option_that_changes_meanwhile_blocks_nobody() -> None:
    play = in_check().do(ScanDeck(seat=OLA, infected=False)).given(JAN, fate="dead")
    options = play.state.options.replace(infected_check="holders")
    play.happens(OptionsSet(options=options))
    play.do(AnswerObjective(seat=OLA, fulfilled=True)).do(EndGame())
    assert play.state.winners == (OLA,)


@pytest.mark.parametrize(("contaminated", "markers", "card"), [(0, 0, False), (1, 0, True), (4, 3, True)])
def test_read_literally_the_first_marker_of_who_has_no_card_is_the_card(
    contaminated: int, markers: int, card: bool
) -> None:
    play = in_check(marker_as_card=True).do(ScanDeck(seat=OLA, infected=False))
    play.do(DrawFour(seat=OLA, contaminated=contaminated))
    assert (play[OLA].markers, play[OLA].has_mutation, play[OLA].saved) == (markers, card, True)


def test_read_literally_a_holder_still_gets_every_marker() -> None:
    play = in_check(marker_as_card=True).do(ScanDeck(seat=OLA, infected=True))
    assert play.do(DrawFour(seat=OLA, contaminated=4))[OLA].fate == "dead"


# objectives and the end ---------------------------------------------------------------------------------


def test_survivors_answer_after_their_check_and_may_correct_the_answer() -> None:
    play = in_check()
    assert play.refuses(AnswerObjective(seat=OLA, fulfilled=True)) == "check-first"
    through(play, OLA).do(AnswerObjective(seat=OLA, fulfilled=True))
    assert play.refuses(AnswerObjective(seat=OLA, fulfilled=True)) == "answered-already"
    assert play.do(AnswerObjective(seat=OLA, fulfilled=False))[OLA].fulfilled is False


def test_the_dead_are_not_checked_and_answer_nothing() -> None:
    play = holder().do(DrawFour(seat=OLA, contaminated=4))
    assert play.refuses(AnswerObjective(seat=OLA, fulfilled=True)) == "character-dead"
    assert play.refuses(ScanDeck(seat=OLA, infected=True)) == "character-dead"
    assert play.refuses(DrawFour(seat=OLA, contaminated=0)) == "character-dead"


def test_the_game_ends_when_every_survivor_is_checked_and_has_answered() -> None:
    play = in_check("Ola", "Jan", "Ewa").given(EWA, has_mutation=True)
    play.do(DrawFour(seat=EWA, contaminated=4))

    def refusal() -> tuple[str, object]:
        refused = play.refusal(EndGame())
        return refused.code, refused.params["player"]

    assert refusal() == ("check-first", "Ola")
    through(play, OLA, JAN)
    assert refusal() == ("answer-first", "Ola")
    play.do(AnswerObjective(seat=OLA, fulfilled=False))
    assert refusal() == ("answer-first", "Jan")
    play.do(AnswerObjective(seat=JAN, fulfilled=True)).do(EndGame())
    assert (play.state.phase, play.state.ending, play.state.winners) == ("over", "time", (JAN,))


def test_nobody_wins_where_nobody_survives() -> None:
    play = crew().do(BeginCheck(ending="explosion")).do(EndGame())
    assert (play.state.phase, play.state.ending, play.state.winners) == ("over", "explosion", ())


def test_before_the_check_the_game_ends_by_agreement_and_nobody_wins() -> None:
    play = crew().do(EndGame())
    assert (play.state.phase, play.state.ending, play.state.winners) == ("over", "agreement", ())
    assert play.refuses(EndGame()) == "game-is-over"


@given(
    some.lists(
        some.tuples(
            some.booleans(), some.booleans(), some.integers(0, 3), some.integers(0, 4), some.booleans()
        ),
        min_size=1,
        max_size=5,
    ),
    some.sampled_from(("everybody", "holders")),
    some.booleans(),
)
def test_every_check_comes_to_an_end_and_who_wins_lives_with_three_markers_at_most(
    checked: list[tuple[bool, bool, int, int, bool]], infected_check: str, marker_as_card: bool
) -> None:
    names = [f"Player {seat}" for seat in range(len(checked))]
    play = in_check(*names, infected_check=infected_check, marker_as_card=marker_as_card)
    for seat, (holds, infected, markers, contaminated, fulfilled) in enumerate(checked):
        play.given(seat, has_mutation=holds, markers=markers)
        while (step := check_step(play.state, play[seat])) is not None:
            if step == "scan":
                play.do(ScanDeck(seat=seat, infected=infected))
            else:
                play.do(DrawFour(seat=seat, contaminated=contaminated))
        assert (play[seat].markers >= 4) == (play[seat].fate == "dead")
        if play[seat].saved:
            play.do(AnswerObjective(seat=seat, fulfilled=fulfilled))
    play.do(EndGame())
    assert play.state.winners == tuple(
        player.seat for player in play.state.players if player.markers < 4 and player.fulfilled
    )
