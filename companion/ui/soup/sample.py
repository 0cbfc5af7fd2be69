"""A short game to look at: four people, three rounds, a debt to the ozone."""

from __future__ import annotations

from typing import Final

from companion.rules.soup import commands as cmd
from companion.rules.soup.data import Card
from companion.rules.soup.events import Seated

NAMES: Final = ("Ada", "Leon", "Zoja", "Igor")
ADA, LEON, ZOJA, IGOR = range(4)

SAMPLE: Final[tuple[cmd.Command, ...]] = (
    cmd.StartGame(players=tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES))),
    cmd.RollOrder(dice=((5, 4), (2, 6), (1, 3), (3, 3))),
    cmd.ChooseSpace(seat=ADA, space=4),
    cmd.ChooseSpace(seat=LEON, space=3),
    cmd.ChooseSpace(seat=IGOR, space=1),
    cmd.ChooseSpace(seat=ZOJA, space=2),
    cmd.TurnCard(card=Card("east", 10)),
    cmd.BeginPlay(),
    # the first round, ascending: Igor, Zoja, Leon, Ada
    cmd.EndTurn(seat=IGOR),
    cmd.PayMoves(seat=ZOJA),
    cmd.EndTurn(seat=ZOJA),
    cmd.EndPhase(),
    cmd.TurnCard(card=Card("stay", 14)),
    cmd.EndPhase(),
    cmd.BuyGene(seat=ADA, gene="speed"),
    cmd.EndTurn(seat=ADA),
    cmd.BuyGene(seat=LEON, gene="movement-1"),
    cmd.EndTurn(seat=LEON),
    cmd.BuyGene(seat=ZOJA, gene="intelligence"),
    cmd.EndTurn(seat=ZOJA),
    cmd.BuyGene(seat=IGOR, gene="escape"),
    cmd.EndTurn(seat=IGOR),
    cmd.Divide(seat=ADA),
    cmd.EndTurn(seat=ADA),
    cmd.Divide(seat=LEON),
    cmd.EndTurn(seat=LEON),
    cmd.Divide(seat=ZOJA),
    cmd.EndTurn(seat=ZOJA),
    cmd.EndPhase(),
    cmd.EndPhase(),
    cmd.Score(),
    cmd.EndPhase(),
    # the second
    cmd.EndPhase(),
    cmd.TurnCard(card=Card("north", 9)),
    cmd.EndPhase(),
    cmd.BuyGene(seat=ADA, gene="persistence"),
    cmd.EndTurn(seat=ADA),
    cmd.EndTurn(seat=LEON),
    cmd.EndTurn(seat=ZOJA),
    cmd.BuyGene(seat=IGOR, gene="spores"),
    cmd.EndPhase(),
    cmd.Divide(seat=ADA),
    cmd.EndTurn(seat=ADA),
    cmd.EndTurn(seat=LEON),
    cmd.Divide(seat=ZOJA),
    cmd.EndPhase(),
    cmd.LoseAmoebas(seat=IGOR),
    cmd.EndPhase(),
    cmd.Score(),
    cmd.EndPhase(),
    # the third: the ozone layer thins
    cmd.EndPhase(),
    cmd.TurnCard(card=Card("west", 6)),
    cmd.Settle(seat=IGOR),
    cmd.EndPhase(),
    cmd.EndPhase(),
    cmd.EndPhase(),
    cmd.EndPhase(),
    cmd.Score(),
    cmd.EndGame(),
)
"""The commands of the game, every die and every card with its face."""
