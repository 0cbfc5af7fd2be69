"""A game of Primordial Soup under way in a test.

`table()` begins the first round of Ola, Jan, Ewa and Adam in quick detail, with Ola last on the ladder and
Adam first; the current card drifts north under an ozone layer of 9.
"""

from __future__ import annotations

from typing import Any

from companion.rules.soup.data import Card, Gene
from companion.rules.soup.deaths import Bury
from companion.rules.soup.game import SOUP
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, ChooseSpace, Seated, StartGame
from companion.rules.soup.state import Amoeba, Detail, HeldGene, Phase, Player, State
from companion.rules.soup.turns import EndPhase, EndTurn
from tests.rules.playing import BasePlay

OLA, JAN, EWA, ADAM = range(4)
"""Seats, clockwise, and in ascending order on the ladder."""

NAMES = ("Ola", "Jan", "Ewa", "Adam")
OPENING = Card("north", 9)
THICK = Card("stay", 14)


def seated(*names: str) -> tuple[Seated, ...]:
    """People with a colour of their own."""
    return tuple(Seated(name=name, colour=seat % 5) for seat, name in enumerate(names))


def start(*names: str, options: Options | None = None, **more: Any) -> StartGame:
    """The command that seats these people."""
    return StartGame(players=seated(*names), options=options or Options(), **more)


class Play(BasePlay[State]):
    """A game that is being played."""

    game = SOUP

    # shorthands --------------------------------------------------------------------------------

    def ends_turns(self) -> Play:
        """End the turns of all who have one left in the phase."""
        phase = self.state.phase
        while self.state.phase == phase and self.state.active is not None:
            self.do(EndTurn(seat=self.state.active))
        return self

    def turned(self, card: Card) -> Play:
        """Turn this card in phase 2, abandoning the rest of phase 1."""
        return self.at("environment").do(TurnCard(card=card))

    def at(self, phase: Phase) -> Play:
        """Play on to a phase, turning cards under which nobody owes and paying debts in points."""
        while self.state.phase != phase:
            state = self.state
            if state.phase == "movement":
                self._all_fed()
            elif state.phase == "environment":
                if not state.debts:
                    self.do(TurnCard(card=THICK if THICK in state.deck else state.deck[-1]))
                owing = [seat for seat, debt in enumerate(self.state.debts) if debt]
                self.do(*(Settle(seat=seat) for seat in owing))
            elif state.phase == "deaths" and state.detail == "full" and not state.buried:
                self.do(Bury())
            elif state.phase == "scoring" and not state.scored:
                self.do(Score())
            self.do(EndPhase())
        return self

    def _all_fed(self) -> None:
        """Have every amoeba drift and eat (full detail)."""
        for player in self.state.players:
            amoebas = (each.replace(moves=1, drifted=True, meal="ate") for each in player.amoebas)
            self.given(player.seat, amoebas=tuple(amoebas))

    # situations --------------------------------------------------------------------------------

    def genes(self, seat: int, *genes: Gene, round: int = 0) -> Play:
        """Give a player exactly these genes, held since an earlier round unless one is named."""
        return self.given(seat, genes=tuple(HeldGene(gene=gene, round=round) for gene in genes))

    def amoebas(self, seat: int, *wounds: int) -> Play:
        """Give a player these amoebas, numbered from 1, each with its damage points."""
        amoebas = (Amoeba(number=number, wounds=each) for number, each in enumerate(wounds, start=1))
        return self.given(seat, amoebas=tuple(amoebas))

    # reading the state -------------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def points(self) -> list[int]:
        """Biological points, by seat."""
        return [player.points for player in self.state.players]

    @property
    def places(self) -> list[int]:
        """The spaces on the ladder, by seat."""
        return [player.place for player in self.state.players]

    @property
    def numbers(self) -> list[list[int]]:
        """The amoebas on the board, by seat."""
        return [[amoeba.number for amoeba in player.amoebas] for player in self.state.players]


def sitting(*names: str, detail: Detail = "quick", **options: Any) -> Play:
    """A table in its set-up; by default no step is skipped."""
    options = {"pace": "step", **options}
    return Play().do(start(*(names or NAMES), detail=detail, options=Options(**options)))


def table(*names: str, detail: Detail = "quick", **options: Any) -> Play:
    """A table in its first round."""
    play = sitting(*names, detail=detail, **options)
    seats = range(len(play.state.players))
    play.do(*(ChooseSpace(seat=seat, space=seat + 1) for seat in seats))
    return play.do(TurnCard(card=OPENING), BeginPlay())
