"""The set-up: the players, their spaces on the ladder and first amoebas, until the first round (U4)."""

from collections import Counter
from typing import Annotated

from pydantic import Field

from companion.rules.kernel import (
    EVERYBODY,
    NONE,
    OWN_SEAT,
    Command,
    Detail,
    Event,
    Model,
    Roller,
    Value,
    name,
    refuse,
    who,
)
from companion.rules.seating import sit_down
from companion.rules.soundness import require_fitting
from companion.rules.soup.data import (
    CUBES_IN_BOX,
    FIRST_AMOEBA_WOUNDS,
    PLAYERS,
    STARTING_CUBES,
    STARTING_POINTS,
)
from companion.rules.soup.options import Options
from companion.rules.soup.play import (
    FACES,
    MOST_TIES,
    AmoebaPlaced,
    Decision,
    Face,
    in_detail,
    in_phase,
    names,
    player_of,
)
from companion.rules.soup.state import Number, Player, Seat, State
from companion.rules.soup.turns import begin_phase


class Seated(Model):
    """A player at the start of the game."""

    name: str
    colour: Annotated[int, Field(ge=0, le=4)]


class StartGame(Command, begins=True):
    """Seat the players and begin the set-up."""

    players: tuple[Seated, ...]
    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False
    entered: bool = False
    """Whether the game was played without the app; it then begins just before its last scoring."""

    def decide(self, decision: Decision) -> None:
        players = sit_down(decision.state, self.players, PLAYERS)
        require_fitting(self.options)
        decision.add(
            GameStarted(
                players=players,
                options=self.options,
                detail=self.detail,
                clocks=self.clocks,
                entered=self.entered,
            )
        )
        if self.entered:
            decision.add(
                *(SpaceChosen(seat=seat, space=seat + 1) for seat in range(len(players))), PlayBegan()
            )
            begin_phase(decision, "deaths")


class RollOrder(Command, owner=EVERYBODY, is_throw=True):
    """Roll two dice for each player to decide who chooses a ladder space first; ties are re-rolled.

    The highest total chooses first (U4); the app does not enforce it.
    """

    dice: tuple[tuple[Face, Face], ...] = ()
    """Two dice for each seat, with distinct totals; if empty, the app rolls."""

    def thrown(self, state: State, roll: Roller) -> "RollOrder":
        return self if self.dice or not state.players else self.replace(dice=_order(len(state.players), roll))

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup")
        state = decision.state
        if state.rolls:
            raise refuse("order-rolled")
        if len(self.dice) != len(state.players):
            raise refuse("order-dice", count=len(state.players))
        if len({sum(pair) for pair in self.dice}) < len(self.dice):
            raise refuse("order-tied")
        decision.add(OrderRolled(dice=self.dice))

    def params(self, state: State) -> dict[str, Value]:
        """Return the player who chooses a space first; `NONE` if the dice are missing or invalid."""
        if len(self.dice) != len(state.players) or not self.dice:
            return {"player": NONE}
        totals = Counter({seat: sum(pair) for seat, pair in enumerate(self.dice)})
        return {"player": name(state, totals.most_common(1)[0][0])}


class ChooseSpace(Command, owner=OWN_SEAT):
    """Put a player's marker on one of the ladder's first spaces, which are as many as the players (U4)."""

    seat: Seat
    space: Annotated[int, Field(ge=1, le=4)]

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup")
        player, state = player_of(decision, self.seat), decision.state
        if self.space > len(state.players):
            raise refuse("space-too-far", most=len(state.players))
        taken = next((each for each in state.players if each.place == self.space), None)
        if taken is not None:
            raise refuse("space-taken", player=taken.name, space=self.space)
        decision.add(SpaceChosen(seat=player.seat, space=self.space))


class ChooseNumbers(Command, owner=OWN_SEAT):
    """Choose which two amoebas a player begins with (U4: any numbers; full detail)."""

    seat: Seat
    numbers: tuple[Number, Number]
    """The numbers of the first and the second amoeba."""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup")
        in_detail(decision, "full")
        player = player_of(decision, self.seat)
        first, second = self.numbers
        if first == second:
            raise refuse("numbers-unfit")
        if self.numbers == player.starting:
            raise refuse("nothing-changed")
        decision.add(NumbersChosen(seat=player.seat, numbers=self.numbers))

    def params(self, state: State) -> dict[str, Value]:
        first, second = self.numbers
        return {**who(state, self.seat), "first": first, "second": second}


class BeginPlay(Command):
    """Finish the set-up: everybody gets points and two amoebas, and the first round begins (U4)."""

    numbers: tuple[tuple[Number, Number], ...] = ()
    """The numbers of each seat's first and second amoeba; if empty, the chosen numbers, or 1 and 2."""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup")
        state = decision.state
        waiting = [player for player in state.players if not player.place]
        if waiting:
            raise refuse("spaces-missing", **names(waiting))
        if state.card is None:
            raise refuse("card-first")
        count = len(state.players)
        numbers = self.numbers or tuple(player.starting for player in state.players)
        if len(numbers) != count or any(first == second for first, second in numbers):
            raise refuse("numbers-unfit")
        decision.add(PlayBegan())
        for seat, (first, second) in enumerate(numbers):
            decision.add(
                AmoebaPlaced(seat=seat, number=first, wounds=FIRST_AMOEBA_WOUNDS[count]),
                AmoebaPlaced(seat=seat, number=second),
            )
        begin_phase(decision, "movement")

    def params(self, state: State) -> dict[str, Value]:
        return {}


class GameStarted(Event, whole=True):
    """The players have sat down, and the set-up begins."""

    players: tuple[Seated, ...]
    options: Options
    detail: Detail
    clocks: bool = False
    entered: bool = False
    """Whether the game was played without the app; older files lack this field."""

    def apply(self, state: State) -> State:
        return State(
            phase="setup",
            detail=self.detail,
            options=self.options,
            players=tuple(
                Player(seat=seat, name=each.name, colour=each.colour)
                for seat, each in enumerate(self.players)
            ),
            clocks=self.clocks,
            entered=self.entered,
        )


class OrderRolled(Event):
    """Two dice were thrown for each seat."""

    dice: tuple[tuple[int, int], ...]

    def apply(self, state: State) -> State:
        return state.replace(rolls=self.dice)


class SpaceChosen(Event):
    """A scoring marker was placed on its first space."""

    seat: Seat
    space: int

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, place=self.space)


class NumbersChosen(Event):
    """A player begins with these amoebas."""

    seat: Seat
    numbers: tuple[Number, Number]
    """The numbers of the first and the second amoeba."""

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, starting=self.numbers)


class PlayBegan(Event):
    """The set-up is over."""

    def apply(self, state: State) -> State:
        """Give everybody points, and put cubes on every space; the supply is the rest of the box (U4)."""
        left = max(0, CUBES_IN_BOX - STARTING_CUBES * state.options.spaces)
        players = tuple(player.replace(points=STARTING_POINTS) for player in state.players)
        return state.replace(players=players, supply=(left,) * len(players))


def _order(players: int, roll: Roller) -> tuple[tuple[int, int], ...]:
    """Roll two dice for each player, and re-roll all dice until no two totals are equal."""
    dice: tuple[tuple[int, int], ...] = ()
    for _ in range(MOST_TIES):
        dice = tuple((roll(FACES), roll(FACES)) for _ in range(players))
        if len({sum(pair) for pair in dice}) == players:
            break
    return dice
