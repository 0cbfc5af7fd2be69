"""The set-up: the players, their species, and who starts the first round, which has no preparation."""

from typing import Annotated

from pydantic import Field

from companion.rules.chromosome.data import PLAYERS, START_GENES
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.play import Decision, require_phase, seated
from companion.rules.chromosome.state import Player, Seat, State
from companion.rules.chromosome.turns import TurnBegan, TurnsBegan
from companion.rules.kernel import Command, Detail, Event, Model, Roller, Value, lacks, name, refuse, yes
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
    """Seat the players and begin the game; without a `starter` the table chooses one next."""

    players: tuple[Seated, ...]
    starter: int | None = None
    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False
    entered: bool = False
    """Whether the game was played without the app; if so, it begins in the last round and is only scored."""

    def decide(self, decision: Decision) -> None:
        players = tuple(
            player.replace(species_name=clean_species_name(player.species_name))
            for player in sit_down(decision.state, self.players, PLAYERS)
        )
        if len({player.species for player in players}) < len(players):
            raise refuse("same-species")
        require_fitting(self.options)
        starter = self.starter
        if starter not in (range(len(players)) if self.entered else (None, *range(len(players)))):
            raise refuse("starter-unknown")
        started = GameStarted(
            players=players,
            starter=starter,
            options=self.options,
            detail=self.detail,
            clocks=self.clocks,
            entered=self.entered,
        )
        decision.add(started)
        if starter is not None:
            _begin(decision, starter)


class ChooseStarter(Command, is_throw=True):
    """Begin the first round with this player, or with a player chosen at random.

    Source: the rulebook's set-up names no starting player (lost page).
    """

    seat: Seat | None = None
    """The starting player; if None, the app chooses one at random."""

    by_lot: bool = False

    def thrown(self, state: State, roll: Roller) -> "ChooseStarter":
        if self.seat is not None or not state.players:
            return self
        return self.replace(seat=roll(len(state.players)) - 1, by_lot=True)

    def decide(self, decision: Decision) -> None:
        require_phase(decision, "setup")
        if self.seat is None:
            raise lacks("starter-unknown")
        _begin(decision, seated(decision, self.seat).seat)

    def params(self, state: State) -> dict[str, Value]:
        return {"player": name(state, self.seat), "lot": yes(self.by_lot)}


class GameStarted(Event, whole=True):
    """The players are seated; the turns of the first round begin once the starting player is known."""

    players: tuple[Seated, ...]
    starter: Seat | None
    options: Options
    detail: Detail
    clocks: bool = False
    entered: bool = False
    """Copied to the state; older files lack this field."""

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
            phase="setup" if self.starter is None else "turns",
            detail=self.detail,
            options=options,
            players=players,
            starter=self.starter or 0,
            clocks=self.clocks,
            entered=self.entered,
        )
        return state.replace(clock=1 if self.entered else state.rounds)


def _begin(decision: Decision, starter: int) -> None:
    decision.add(TurnsBegan(starter=starter), TurnBegan(seat=starter))


def clean_species_name(name: str) -> str:
    """Clean the table's own name for a species; blank means the usual one."""
    return clean_name(name) if name.strip() else ""
