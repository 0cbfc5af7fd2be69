"""The set-up: the players, their species, and the starter of the first round, which has no preparation."""

from typing import Annotated

from pydantic import Field

from companion.rules.chromosome.data import PLAYERS, START_GENES
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.play import Decision
from companion.rules.chromosome.state import Player, Seat, State
from companion.rules.chromosome.turns import TurnBegan, TurnsBegan
from companion.rules.kernel import Command, Detail, Event, Model, Roller, refuse
from companion.rules.names import clean_name
from companion.rules.seating import sit_down
from companion.rules.soundness import require_fitting


class Seated(Model):
    """A player as the game starts."""

    name: str
    species: Annotated[int, Field(ge=0, le=3)]
    species_name: str = ""
    colour: Annotated[int, Field(ge=0, le=3)]


class StartGame(Command, begins=True):
    """Sit down and begin; `starter` None: drawn by lot."""

    players: tuple[Seated, ...]
    starter: int | None = None
    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False
    entered: bool = False
    """Whether the game was played without the app: it begins in its last round, for the scoring."""

    def thrown(self, state: State, roll: Roller) -> "StartGame":
        if self.starter is not None or not self.players:
            return self
        return self.replace(starter=roll(len(self.players)) - 1)

    def decide(self, decision: Decision) -> None:
        players = tuple(
            player.replace(species_name=clean_species_name(player.species_name))
            for player in sit_down(decision.state, self.players, PLAYERS)
        )
        if len({player.species for player in players}) < len(players):
            raise refuse("same-species")
        require_fitting(self.options)
        starter = self.starter
        if starter is None or not 0 <= starter < len(players):
            raise refuse("starter-unknown")
        started = GameStarted(
            players=players,
            starter=starter,
            options=self.options,
            detail=self.detail,
            clocks=self.clocks,
            entered=self.entered,
        )
        decision.add(started, TurnsBegan(starter=starter), TurnBegan(seat=starter))


class GameStarted(Event, whole=True):
    """Everybody sits; the first round's turns begin."""

    players: tuple[Seated, ...]
    starter: Seat
    options: Options
    detail: Detail
    clocks: bool = False
    entered: bool = False
    """The field of the state; older files lack it."""

    def apply(self, state: State) -> State:
        options = self.options
        players = tuple(
            Player(
                seat=seat,
                name=each.name,
                species=each.species,
                species_name=each.species_name,
                colour=each.colour,
                on_board=options.start_tokens,
                charged=options.start_tokens if options.start_charged else 0,
                trophies=(0,) * len(self.players),
                fate=options.fate_start,
                active=START_GENES,
            )
            for seat, each in enumerate(self.players)
        )
        state = State(
            phase="turns",
            detail=self.detail,
            options=options,
            players=players,
            starter=self.starter,
            clocks=self.clocks,
            entered=self.entered,
        )
        return state.replace(clock=1 if self.entered else state.rounds)


def clean_species_name(name: str) -> str:
    """Clean the table's own name for a species; blank means the usual one."""
    return clean_name(name) if name.strip() else ""
