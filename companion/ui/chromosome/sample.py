"""A short evening of Chromosome to look at: three players, two rounds, a battle, a re-roll, a test."""

from __future__ import annotations

from typing import Final

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.events import Seated
from companion.rules.chromosome.options import Options

NAMES: Final = ("Ada", "Leon", "Zoja")
ADA, LEON, ZOJA = range(3)

SAMPLE: Final[tuple[cmd.Command, ...]] = (
    cmd.StartGame(
        players=tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(NAMES)),
        starter=ADA,
        options=Options(events=False),
    ),
    # the first round: everybody grows, Ada draws radiation, Leon attacks
    cmd.Grow(tokens=2, spread=True),
    cmd.EndTurn(seat=ADA),
    cmd.Grow(tokens=1, spread=False),
    cmd.EndTurn(seat=LEON),
    cmd.Grow(tokens=2, spread=True),
    cmd.EndTurn(seat=ZOJA),
    cmd.Impulse(room="5"),
    cmd.EndTurn(seat=ADA),
    cmd.Fight(attacker=LEON, attacker_group=3, defender=ZOJA, defender_group=2),
    cmd.Commit(side="attacker", genes=0, fate=0),
    cmd.Commit(side="defender", genes=0, fate=1),
    cmd.ThrowDie(face=2),
    cmd.ForceReroll(by=LEON),
    cmd.ThrowDie(face=4),
    cmd.LetStand(),
    cmd.ThrowDie(face=3),
    cmd.LetStand(),
    cmd.ApplyBattle(),
    cmd.EndTurn(seat=LEON),
    cmd.EndPhase(),
    cmd.FaceArea(area=1, groups=(2, 1, 0)),
    cmd.ThrowDie(face=1),
    cmd.ForceReroll(by=ADA),
    cmd.ThrowDie(face=2),
    cmd.LetStand(),
    cmd.ThrowDie(face=2),
    cmd.LetStand(),
    cmd.FinishRadiation(),
    # the second: Zoja takes her revenge, and it is late
    cmd.BeginTurns(),
    cmd.Grow(tokens=1, spread=True),
    cmd.EndTurn(seat=LEON),
    cmd.Fight(attacker=ZOJA, attacker_group=2, defender=LEON, defender_group=3),
    cmd.Commit(side="attacker", genes=0, fate=1),
    cmd.Commit(side="defender", genes=0, fate=0),
    cmd.ThrowDie(face=3),
    cmd.LetStand(),
    cmd.ThrowDie(face=2),
    cmd.LetStand(),
    cmd.ApplyBattle(),
    cmd.EndTurn(seat=ZOJA),
    cmd.EndGame(),
)
"""The commands of the evening, every die with its face."""
