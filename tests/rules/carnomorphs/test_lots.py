"""Lots that the app draws and dice that it rolls on request: pods, characters, crew objectives, noise."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.data import NOISE_DIE, SHARED_OBJECTIVES
from companion.rules.carnomorphs.house_rules import Rename
from companion.rules.carnomorphs.noise import RollNoise, last_noise
from companion.rules.carnomorphs.pods import NumberPods
from companion.rules.carnomorphs.setup import BeginPlay, DrawCharacters
from companion.rules.carnomorphs.shared_objectives import LayObjective
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndTurn
from companion.rules.kernel import Roller
from tests.rules.carnomorphs.tables_flow import JAN, OLA, sitting, table


def dice(*faces: int) -> Roller:
    left: Iterator[int] = iter(faces)
    return lambda _: next(left)


def test_every_choice_of_pods_is_drawn_equally_often() -> None:
    state = sitting("Ola", "Jan").state
    drawn = Counter(
        NumberPods().thrown(state, dice(*faces)).pods for faces in product(range(1, 10), range(1, 9))
    )
    assert len(drawn) == 36
    assert set(drawn.values()) == {2}


def test_pods_drawn_by_the_app_may_be_those_that_lie_there_already() -> None:
    play = sitting("Ola", "Jan")
    drawn = NumberPods().thrown(play.state, dice(1, 1))
    assert (drawn.pods, drawn.by_app) == ((1, 2), True)
    assert [pod.number for pod in play.do(drawn).state.pods] == [1, 2]


def test_pods_entered_by_hand_are_not_drawn_again() -> None:
    entered = NumberPods(pods=(3, 7))
    assert entered.thrown(sitting("Ola", "Jan").state, dice()) == entered


def test_two_different_characters_are_revealed_and_each_pair_is_equally_likely() -> None:
    state, names = sitting("Ola", "Jan").state, ("Captain", "Pilot", "Scout")
    draw = DrawCharacters(seat=OLA, among=names)
    drawn = Counter(
        frozenset(draw.thrown(state, dice(*faces)).drawn) for faces in product(range(1, 4), range(1, 3))
    )
    assert set(map(len, drawn)) == {2}
    assert set(drawn.values()) == {2}


def test_a_player_is_offered_the_revealed_characters_until_the_set_up_ends() -> None:
    play = sitting("Ola", "Jan").do(DrawCharacters(seat=JAN, drawn=("Scout", " Pilot ")))
    assert play.state.players[JAN].offered == ("Scout", "Pilot")
    assert play.refuses(DrawCharacters(seat=OLA, among=("Scout",))) == "nothing-chosen"
    assert play.refuses(DrawCharacters(seat=OLA, drawn=(" ",))) == "nothing-chosen"
    play.do(Rename(seat=JAN, name="Jan", character="Scout"), BeginPlay())
    assert play.state.players[JAN].character == "Scout"
    assert play.refuses(DrawCharacters(seat=JAN, drawn=("Scout",))) == "not-now"


def test_a_revealed_character_whose_name_is_too_long_is_refused_and_still_has_a_label() -> None:
    play, long = sitting("Ola", "Jan"), DrawCharacters(seat=OLA, drawn=("Scout" * 10,))
    assert play.refuses(long) == "name-too-long"
    assert long.params(play.state)["characters"] == ("Scout" * 8,)


def test_the_app_draws_one_of_the_objectives_that_do_not_lie_open() -> None:
    play = table("Ola", "Jan", objectives="shared").do(LayObjective(objective=SHARED_OBJECTIVES[0]))
    drawn = [LayObjective().thrown(play.state, dice(face)).objective for face in range(1, 7)]
    assert drawn == list(SHARED_OBJECTIVES[1:])
    assert play.refuses(LayObjective()) == "nothing-chosen"


def test_a_noise_roll_shows_each_face_of_the_die_once_in_ten() -> None:
    state = table("Ola", "Jan").state
    faces = [RollNoise(seat=OLA).thrown(state, dice(face)).face for face in range(1, 11)]
    assert tuple(faces) == NOISE_DIE
    assert table("Ola", "Jan").refuses(RollNoise(seat=OLA)) == "noise-unknown"


def test_a_noise_roll_counts_until_the_turn_ends() -> None:
    play = table("Ola", "Jan").do(RollNoise(seat=OLA, face="3"), RollNoise(seat=OLA, face="danger"))
    assert (last_noise(play.state, OLA), last_noise(play.state, JAN)) == ("danger", None)
    assert last_noise(play.do(EndTurn(seat=OLA)).state, OLA) is None


def test_a_noise_roll_of_the_event_phase_counts_until_the_next_token() -> None:
    play = table("Ola", "Jan").drawn("blue").do(RollNoise(seat=JAN, face="2"))
    play.do(DrawToken(token="red", seat=JAN))
    assert last_noise(play.state, JAN) == "2"
    play.do(ResolveToken(seat=JAN, surprise=False), ResolveToken())
    assert last_noise(play.state, JAN) is None
