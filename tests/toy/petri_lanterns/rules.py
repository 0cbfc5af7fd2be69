"""The rules of Lanterns: its state and options, its commands and events, and the game for the kernel."""

from typing import Annotated, Final, Literal

from pydantic import Field

from companion.rules import clocks, colours, kernel, notes, seating
from companion.rules.kernel import OWN_SEAT, Command, Event, OptionGroup, Roller, Secret, in_seat, refuse

PLAYERS = range(2, 5)


class Options(kernel.TableOptions):
    """The options of a table of Lanterns."""

    rounds: Annotated[int, Field(ge=1, le=5), OptionGroup("lanterns", begins=True)] = 2
    faces: Annotated[Literal[4, 6], OptionGroup("lanterns", begins=True)] = 6


class Player(kernel.Model):
    """A player; the hidden number is None if there is none, or if it must not be seen."""

    name: str
    colour: Annotated[int, Field(ge=0, le=3)]
    hidden: Annotated[int | None, Secret()] = None
    has_hidden: bool = False
    score: int = 0


class State(kernel.TableState):
    """The state of a game of Lanterns."""

    players: tuple[Player, ...] = ()
    options: Options = Options()
    round: int = 1
    over: bool = False

    @property
    def rounds(self) -> int:
        return self.options.rounds

    @property
    def active(self) -> int | None:
        """The first seat that still has to hide a number, or None if the die may be thrown."""
        return next((seat for seat, player in enumerate(self.players) if not player.has_hidden), None)


Decision = kernel.Decision[State]


class Begin(Command, begins=True):
    """Seat the players and begin the game."""

    players: tuple[Player, ...]
    options: Options = Options()
    clocks: bool = False

    def decide(self, decision: Decision) -> None:
        players = seating.sit_down(decision.state, self.players, PLAYERS)
        decision.add(Begun(players=players, options=self.options, clocks=self.clocks))


class Hide(Command, owner=OWN_SEAT, secret=True):
    """Hide a number."""

    seat: int
    number: int

    def decide(self, decision: Decision) -> None:
        _goes_on(decision)
        if not 1 <= self.number <= decision.state.options.faces:
            raise refuse("not-on-the-die", faces=decision.state.options.faces)
        if in_seat(decision.state.players, self.seat).has_hidden:
            raise refuse("hidden-already")
        decision.add(Hidden(seat=self.seat, hidden=self.number))


class Throw(Command, is_throw=True):
    """Throw the die; `face` is the result of a real die, if one was thrown. The last round ends the game."""

    face: int | None = None

    def thrown(self, state: State, roll: Roller) -> "Throw":
        return self if self.face is not None else self.replace(face=roll(state.options.faces))

    def decide(self, decision: Decision) -> None:
        _goes_on(decision)
        if decision.state.active is not None:
            raise refuse("not-all-hidden")
        assert self.face is not None
        last = decision.state.round == decision.state.rounds
        decision.add(Thrown(face=self.face), *((Ended(),) if last else ()))


class EndGame(Command):
    """End the game early."""

    def decide(self, decision: Decision) -> None:
        _goes_on(decision)
        decision.add(Ended())


class Begun(Event, whole=True):
    """All players are seated."""

    players: tuple[Player, ...]
    options: Options
    clocks: bool


class Hidden(Event):
    """A number was hidden."""

    seat: int
    hidden: int
    has_hidden: bool = True


class Thrown(Event):
    """The die was thrown and the round scored; the next round begins if there is one."""

    face: int

    def apply(self, state: State) -> State:
        for seat, player in enumerate(state.players):
            score = player.score + state.options.faces - abs(self.face - (player.hidden or 0))
            state = state.with_player(seat, hidden=None, has_hidden=False, score=score)
        return state.replace(round=min(state.round + 1, state.rounds))


class Ended(Event):
    """The game is over."""

    over: bool = True
    clocks: bool = False


def _goes_on(decision: Decision) -> None:
    if decision.state.over:
        raise refuse("is-over")


class Lanterns(kernel.Game[State]):
    """The game of Lanterns."""

    key = "lanterns"
    empty = State()
    has_secrets = True

    @staticmethod
    def notices(state: State) -> tuple[kernel.Label, ...]:
        last = state.round == state.rounds and bool(state.players) and not state.over
        return (kernel.Label(key="notice-last-round"),) if last else ()

    def outcome(self, state: State) -> kernel.Outcome | None:
        scores = tuple(player.score for player in state.players)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return kernel.Outcome(winners=winners, scores=scores, ending="rounds") if state.over else None


LANTERNS: Final = Lanterns(clocks, colours, notes, seating)
