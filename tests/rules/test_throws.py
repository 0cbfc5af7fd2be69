"""Dice belong to seats, whatever the players are renamed to."""

import pytest

from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.luck import luck_report, throws_of
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.kernel import Command, Event
from tests.rules.build import JAN, OLA, game

STANDS = LetStand()


def named(*names: tuple[int, str]) -> list[Command]:
    """Give the players of these seats these names, one after the other."""
    return [Rename(seat=seat, name=name) for seat, name in names]


def fought(renamed: list[Command]) -> list[Event]:
    """Ola throws 4, Jan 1; a player is renamed; Ola pays to have Jan's die re-rolled."""
    play = game("Ola", "Jan")
    events = list(play.last)
    fight = Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1)
    commits = [Commit(side="attacker"), Commit(side="defender")]
    dice = [ThrowDie(face=4), STANDS, ThrowDie(face=1), *renamed]
    again = [ForceReroll(by=OLA), ThrowDie(face=2), STANDS, ApplyBattle()]
    for command in [fight, *commits, *dice, *again]:
        events += play.do(command).last
    return events


@pytest.mark.parametrize(
    ("renamed", "names"),
    [
        ([], ("Ola", "Jan")),
        (named((OLA, "Olga")), ("Olga", "Jan")),
        (named((OLA, "X"), (JAN, "Ola"), (OLA, "Jan")), ("Jan", "Ola")),
        (named((JAN, "X"), (JAN, "Jan")), ("Ola", "Jan")),
    ],
)
def test_dice_stay_with_their_seat_when_names_change(renamed: list[Command], names: tuple[str, str]) -> None:
    first, second = luck_report(throws_of(fought(renamed))).players
    assert (first.player, first.throws, first.total, first.rerolls.count) == (names[0], 1, 4, 1)
    assert (second.player, second.throws, second.total, second.rerolls.count) == (names[1], 2, 3, 0)


def test_dice_fall_at_a_throw_and_at_a_reroll_that_the_app_throws_itself() -> None:
    throws = (ThrowDie(), ForceReroll(by=OLA, throw=True), ForceReroll(by=OLA, throw=False), LetStand())
    assert [CHROMOSOME.is_throw(command) for command in throws] == [True, True, False, False]
