"""A short demo game: four people, three rounds, a debt to the ozone."""

from typing import Final

from companion.rules.kernel import Command
from companion.rules.soup.data import Card
from companion.rules.soup.deaths import LoseAmoebas
from companion.rules.soup.division import Divide
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.movement import PayMoves
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, ChooseSpace, RollOrder, Seated, StartGame
from companion.rules.soup.turns import EndGame, EndPhase, EndTurn

NAMES: Final = ("Ada", "Leon", "Zoja", "Igor")
ADA, LEON, ZOJA, IGOR = range(4)

SAMPLE: Final[tuple[Command, ...]] = (
    StartGame(players=tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES))),
    RollOrder(dice=((5, 4), (2, 6), (1, 3), (3, 3))),
    ChooseSpace(seat=ADA, space=4),
    ChooseSpace(seat=LEON, space=3),
    ChooseSpace(seat=IGOR, space=1),
    ChooseSpace(seat=ZOJA, space=2),
    TurnCard(card=Card("east", 10)),
    BeginPlay(),
    # The first round: all players move simultaneously, and players who can buy nothing are skipped.
    PayMoves(seat=ZOJA),
    EndPhase(),
    TurnCard(card=Card("stay", 14)),
    BuyGene(seat=ADA, gene="speed"),
    BuyGene(seat=LEON, gene="movement-1"),
    BuyGene(seat=ZOJA, gene="intelligence"),
    BuyGene(seat=IGOR, gene="escape"),
    Divide(seat=ADA),
    Divide(seat=LEON),
    Divide(seat=ZOJA),
    EndPhase(),
    EndPhase(),
    Score(),
    # The second round.
    EndPhase(),
    TurnCard(card=Card("north", 9)),
    BuyGene(seat=ADA, gene="persistence"),
    EndTurn(seat=LEON),
    EndTurn(seat=ZOJA),
    BuyGene(seat=IGOR, gene="spores"),
    EndPhase(),
    Divide(seat=ADA),
    Divide(seat=ZOJA),
    EndPhase(),
    LoseAmoebas(seat=IGOR),
    EndPhase(),
    Score(),
    # The third round: the ozone layer thins.
    EndPhase(),
    TurnCard(card=Card("west", 6)),
    Settle(seat=IGOR),
    EndPhase(),
    EndPhase(),
    EndPhase(),
    EndGame(),
)
"""The commands of the game, with the faces of all dice and cards."""

STEPS: Final[tuple[tuple[int, str], ...]] = (
    (15, "market"),
    (21, "ladder"),
    (23, "ozone"),
    (24, "trade"),
    (27, "order"),
    (28, "points"),
    (30, "births"),
    (32, "deaths"),
    (34, "scoring"),
    (36, "debt"),
    (37, "paid"),
    (41, "end"),
)
"""The steps shown: the number of commands up to the step, and the message key of its explanation."""
