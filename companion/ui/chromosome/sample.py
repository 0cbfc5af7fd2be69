"""A short demo game of Chromosome: three players, two rounds, a battle, a re-roll, a test."""

from typing import Final

from companion.rules.chromosome.actions import Evolve, Grow, Impulse
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.chromosome.turns import EndPhase, EndTurn
from companion.rules.kernel import Command

NAMES: Final = ("Ada", "Leon", "Zoja")
ADA, LEON, ZOJA = range(3)

SAMPLE: Final[tuple[Command, ...]] = (
    StartGame(
        players=tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(NAMES)),
        starter=ADA,
        options=Options(events=False),
    ),
    # The first round: two grow, one evolves, Ada draws radiation, Leon attacks Zoja's last two tokens.
    Grow(tokens=2, spread=True),
    EndTurn(seat=ADA),
    Grow(tokens=1, spread=False),
    EndTurn(seat=LEON),
    Evolve(gene="building"),
    EndTurn(seat=ZOJA),
    Impulse(room="5"),
    EndTurn(seat=ADA),
    Fight(attacker=LEON, attacker_group=3, defender=ZOJA, defender_group=2),
    Commit(side="attacker", genes=0, fate=1),
    Commit(side="defender", genes=0, fate=1),
    ThrowDie(face=2),
    ForceReroll(by=LEON),
    ThrowDie(face=4),
    LetStand(),
    ThrowDie(face=4),
    LetStand(),
    ApplyBattle(),
    EndTurn(seat=LEON),
    EndPhase(),
    FaceArea(area=1, groups=(2, 1, 0)),
    ThrowDie(face=1),
    ForceReroll(by=ADA),
    ThrowDie(face=2),
    LetStand(),
    ThrowDie(face=2),
    LetStand(),
    FinishRadiation(),
    # The second round: Zoja recovers, Ada strikes Leon.
    BeginTurns(),
    Grow(tokens=2, spread=False),
    EndTurn(seat=ZOJA),
    Fight(attacker=ADA, attacker_group=2, defender=LEON, defender_group=3),
    Commit(side="attacker", genes=0, fate=1),
    Commit(side="defender", genes=0, fate=0),
    ThrowDie(face=3),
    LetStand(),
    ThrowDie(face=2),
    LetStand(),
    ApplyBattle(),
    EndTurn(seat=ADA),
    EndGame(),
)
"""The commands of the demo game, with the face of every die."""

STEPS: Final[tuple[tuple[int, str], ...]] = (
    (13, "odds"),
    (14, "reroll"),
    (15, "fresh"),
    (18, "sum"),
    (19, "loss"),
    (21, "areas"),
    (22, "tests"),
    (23, "advice"),
    (26, "dose"),
    (28, "all"),
    (40, "kept"),
    (42, "score"),
)
"""The steps shown: the number of commands up to each, and the key of the note on what the app did."""
