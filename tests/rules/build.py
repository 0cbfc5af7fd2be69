"""A game of Chromosome under way in a test: seating, situations and moves.

`game("Ola", "Jan")` seats both clockwise in full detail; the first one starts.
"""

from __future__ import annotations

from typing import Any

from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import SetOptions
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.prices import Payment
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.chromosome.state import Area, Detail, FinalScore, Player, Roll, State
from companion.rules.chromosome.turns import EndTurn, Pass
from tests.rules.playing import BasePlay

OLA, JAN, EWA, ADAM = range(4)
"""Seats, clockwise."""

NAMES = ("Ola", "Jan", "Ewa", "Adam")


def seated(*names: str) -> tuple[Seated, ...]:
    """People with a species and a colour of their own."""
    return tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(names))


def start(players: int = 2, *, starter: int | None = 0, detail: Detail = "full", **options: Any) -> StartGame:
    """Return the command that starts a game with the first `players` of `NAMES`."""
    return StartGame(
        players=seated(*NAMES[:players]), starter=starter, detail=detail, options=Options(**options)
    )


class Play(BasePlay[State]):
    """A game that is being played."""

    game = CHROMOSOME

    # shorthands ----------------------------------------------------------------------------------------

    def passes(self, *seats: int) -> Play:
        """Have these seats pass, in turn."""
        return self.do(*(Pass(seat=seat) for seat in seats))

    def ends_turn(self) -> Play:
        """End the active player's turn."""
        return self.do(EndTurn(seat=self.active))

    def all_pass(self) -> Play:
        """Have everybody pass, which begins the radiation phase."""
        while self.state.phase == "turns":
            self.passes(self.active)
        return self

    def to_preparation(self) -> Play:
        """Play on to the preparation of the next round, changing nothing else."""
        return self.all_pass().do(FinishRadiation(skip=True))

    def to_next_round(self) -> Play:
        """Play on to the turns of the next round."""
        return self.to_preparation().do(BeginTurns())

    def rolls(self, *faces: int) -> Play:
        """Roll these faces; each but the last is re-rolled."""
        for number, face in enumerate(faces):
            if number:
                self.stands()
            self.do(ThrowDie(face=face))
        return self

    def stands(self) -> Play:
        """Decline further re-rolls."""
        return self.do(LetStand())

    def fights(
        self,
        attacker: int,
        size: int,
        defender: int,
        other: int,
        *faces: int,
        attack: tuple[int, int] = (0, 0),
        defence: tuple[int, int] = (0, 0),
        **more: Any,
    ) -> Play:
        """Fight a battle from payment to the last accepted die; strengths are (combat genes, fate)."""
        opened = Fight(
            attacker=attacker, attacker_group=size, defender=defender, defender_group=other, **more
        )
        self.do(opened)
        self.do(Commit(side="attacker", genes=attack[0], fate=attack[1]))
        self.do(Commit(side="defender", genes=defence[0], fate=defence[1]))
        for face in faces:
            self.rolls(face).stands()
        return self

    def applied(self) -> Play:
        """Apply the losses of the battle."""
        return self.do(ApplyBattle())

    # situations ----------------------------------------------------------------------------------------

    def board(self, **tokens: int) -> Play:
        """Put charged tokens on the board by name: `board(Ola=3, Jan=2)`."""
        for player in self.state.players:
            if player.name in tokens:
                self.given(player.seat, on_board=tokens[player.name], charged=tokens[player.name])
        return self

    def radioactive(self, *cubes: int) -> Play:
        """Set up areas with ids 1, 2, ... and these numbers of cubes."""
        areas = tuple(Area(id=number, cubes=each) for number, each in enumerate(cubes, 1))
        self.state = self.state.replace(areas=areas, next_area=len(areas) + 1)
        return self

    def option(self, **options: Any) -> Play:
        """Have the table play with these options from now on."""
        changed = Options(**{**self.state.options.model_dump(), **options})
        return self.do(SetOptions(options=changed))

    # reading the state ---------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """Return the seat whose turn it is."""
        assert self.state.active is not None
        return self.state.active

    @property
    def roll(self) -> Roll:
        """Return the die that is due or on the table."""
        assert self.state.roll is not None
        return self.state.roll

    @property
    def outcome(self) -> FinalScore:
        """Return how the game ended."""
        assert self.state.outcome is not None
        return self.state.outcome

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def totals(self) -> tuple[int, ...]:
        """The final scores by seat."""
        return tuple(line.total for line in self.outcome.lines)


def game(*names: str, starter: int = 0, detail: Detail = "full", **options: Any) -> Play:
    command = StartGame(
        players=seated(*(names or NAMES[:2])), starter=starter, detail=detail, options=Options(**options)
    )
    return Play().do(command)


def genes(**counts: int) -> Genes:
    return Genes(**counts)


def pay(discharged: int = 0, *, trophies: tuple[int, ...] = (), fate: str | None = None) -> Payment:
    """Return a payment of a price; `fate` names the gene that a fate point replaces."""
    return Payment.model_validate({"discharged": discharged, "trophies": trophies, "fate_gene": fate})
