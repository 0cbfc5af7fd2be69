"""The dice of a game are its seats', whatever their players are called meanwhile."""

from __future__ import annotations

import pytest

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.events import Event
from companion.rules.chromosome.luck import luck_report
from companion.rules.chromosome.throws import throws_of
from tests.rules.build import JAN, OLA, game

STANDS = cmd.LetStand()


def named(*names: tuple[int, str]) -> list[cmd.Command]:
    """Players of these seats get these names, one after the other."""
    return [cmd.Rename(seat=seat, name=name) for seat, name in names]


def fought(renamed: list[cmd.Command]) -> list[Event]:
    """A game of Ola and Jan: she throws 4, he 1, somebody is renamed, she pays for his die to fall again."""
    play = game("Ola", "Jan")
    events = list(play.last)
    fight = cmd.Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1)
    commits = [cmd.Commit(side="attacker"), cmd.Commit(side="defender")]
    dice = [cmd.ThrowDie(face=4), STANDS, cmd.ThrowDie(face=1), *renamed]
    again = [cmd.ForceReroll(by=OLA), cmd.ThrowDie(face=2), STANDS, cmd.ApplyBattle()]
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
def test_dice_stay_with_their_seat_when_names_change(
    renamed: list[cmd.Command], names: tuple[str, str]
) -> None:
    first, second = luck_report(throws_of(fought(renamed))).players
    assert (first.player, first.throws, first.total, first.rerolls.count) == (names[0], 1, 4, 1)
    assert (second.player, second.throws, second.total, second.rerolls.count) == (names[1], 2, 3, 0)
