"""A player's clock runs while the table waits for that player, also in another player's turn."""

from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.special import ActSpecially
from companion.rules.clocks import SetClocks
from tests.rules.build import EWA, JAN, OLA, Play, game


def timed() -> Play:
    """Ola's turn, with clocks."""
    return game("Ola", "Jan", "Ewa", detail="quick").do(SetClocks(running=True))


def runs(play: Play) -> int | None:
    return CHROMOSOME.clock(play.state)


def test_in_a_battle_the_clock_runs_for_whoever_settles_a_strength_or_throws() -> None:
    play = timed()
    assert runs(play) == OLA
    play.do(Fight(attacker=OLA, attacker_group=2, defender=JAN, defender_group=2))
    assert runs(play) == OLA
    assert runs(play.do(Commit(side="attacker"))) == JAN
    assert runs(play.do(Commit(side="defender"))) == OLA
    assert runs(play.do(ThrowDie(face=2), LetStand())) == JAN
    assert runs(play.do(ThrowDie(face=3), LetStand())) == OLA


def test_in_the_tests_of_a_wave_the_clock_runs_for_the_player_whose_die_is_due() -> None:
    play = timed().do(
        AddArea(cubes=3, room="7"), ActSpecially(action="wave", effect="wave", area=1, room="8")
    )
    assert runs(play) == OLA
    assert runs(play.do(FaceArea(area=1, groups=(0, 1, 1)))) == JAN
    assert runs(play.do(ThrowDie(face=2))) == EWA
    assert runs(play.do(ThrowDie(face=2))) == JAN
    assert runs(play.do(LetStand())) == OLA


def test_without_clocks_none_runs() -> None:
    assert runs(game("Ola", "Jan")) is None
