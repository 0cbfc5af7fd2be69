"""Lanterns as the kernel wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter

from companion.rules.clocks import after_pause, pause_clock, pause_params
from companion.rules.kernel import WHOLE_TABLE, Label, Outcome, Owners, Refused, Rejection, SeatInfo, refuse
from companion.rules.names import clean_name
from tests.toy import state as at
from tests.toy.state import Command, Event, Options, Player, State

_EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


class Lanterns:
    """The game."""

    key = "lanterns"
    empty = State()
    player_counts = range(2, 5)
    begin = at.Begin
    options = Options

    def decide(self, state: State, command: Command) -> tuple[Event, ...] | Rejection:
        """The events of a command, or why it may not be."""
        try:
            return self._decide(state, command)
        except Refused as refused:
            return refused.rejection

    def _decide(self, state: State, command: Command) -> tuple[Event, ...]:
        if isinstance(command, at.Begin):
            if state.players:
                raise refuse("already-begun")
            if len(command.names) not in self.player_counts:
                raise refuse("too-few-or-many")
            names = tuple(map(clean_name, command.names))
            return (at.Begun(names=names, options=command.options, clocks=command.clocks),)
        if not state.players:
            raise refuse("not-begun")
        match command:
            case at.Rename():
                return (at.Renamed(seat=command.seat, name=clean_name(command.name)),)
            case at.End():
                return (at.Ended(),)
            case _ if state.over:
                raise refuse("is-over")
            case at.PauseClock():
                name = state.players[command.seat].name
                return (pause_clock(command, name, state.paused_clocks, kept=state.clocks),)
            case at.Hide():
                if not 1 <= command.number <= state.options.faces:
                    raise refuse("not-on-the-die", faces=state.options.faces)
                if state.players[command.seat].has_hidden:
                    raise refuse("hidden-already")
                return (at.Hidden(seat=command.seat, number=command.number),)
            case at.Throw():
                if not state.all_have_hidden:
                    raise refuse("not-all-hidden")
                assert command.face is not None
                last = state.round == state.options.rounds
                return (at.Thrown(face=command.face), *((at.Ended(),) if last else ()))

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        match event:
            case at.Begun():
                players = tuple(Player(name=name) for name in event.names)
                return State(players=players, options=event.options, clocks=event.clocks)
            case at.ClockPaused():
                return state.replace(paused_clocks=after_pause(state.paused_clocks, event))
            case at.Hidden():
                player = state.players[event.seat].replace(hidden=event.number, has_hidden=True)
                return state.with_player(event.seat, player)
            case at.Renamed():
                return state.with_player(event.seat, state.players[event.seat].replace(name=event.name))
            case at.Thrown():
                players = tuple(
                    Player(name=player.name, score=player.score + self.points(state, player, event.face))
                    for player in state.players
                )
                return state.replace(players=players, face=event.face, round=state.round + 1)
            case at.Ended():
                return state.replace(over=True)

    def points(self, state: State, player: Player, face: int) -> int:
        """What a die brings to a player."""
        return state.options.faces - abs(face - (player.hidden or 0))

    def throw(self, state: State, command: Command, roll: Callable[[int], int]) -> Command:
        """Fill in the die."""
        if isinstance(command, at.Throw) and command.face is None:
            return command.replace(face=roll(state.options.faces))
        return command

    def is_throw(self, command: Command) -> bool:
        """Whether the die falls."""
        return isinstance(command, at.Throw)

    def label(self, state: State, command: Command) -> Label:
        """What a command is called."""
        match command:
            case at.Hide():
                name = state.players[command.seat].name
                return Label(
                    key="label-hide",
                    params={"seat": command.seat, "player": name, "number": command.number},
                )
            case at.Begin():
                return Label(key="label-begin")
            case at.Throw():
                return Label(key="label-throw", params={"face": command.face})
            case at.Rename():
                return Label(key="label-rename", params={"player": command.name})
            case at.End():
                return Label(key="label-end")
            case at.PauseClock():
                params = pause_params(command, state.players[command.seat].name)
                return Label(key="label-pause-clock", params=params)

    def notices(self, state: State) -> tuple[Label, ...]:
        """The last round."""
        last = state.round == state.options.rounds and bool(state.players) and not state.over
        return (Label(key="notice-last-round"),) if last else ()

    def label_for(self, label: Label, seat: int | None) -> Label:
        """Without the number that somebody else has hidden."""
        if label.key != "label-hide" or label.params["seat"] == seat:
            return label
        return Label(key="label-hide-secret", params={"player": label.params["player"]})

    def player_view(self, state: State, seat: int | None) -> State:
        """Without the numbers of others."""
        players = tuple(
            player if at == seat else player.replace(hidden=None) for at, player in enumerate(state.players)
        )
        return state.replace(players=players)

    def dump(self, event: Event) -> dict[str, Any]:
        """The event as JSON."""
        return event.model_dump(mode="json")

    def parse(self, row: object) -> Event:
        """The event of a row."""
        return _EVENT.validate_python(row)

    def flaw(self, state: State) -> str | None:
        """What is impossible."""
        return None if len(state.players) in self.player_counts else "nobody sits"

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Who plays."""
        return tuple(
            SeatInfo(name=player.name, colour=seat, shape=seat) for seat, player in enumerate(state.players)
        )

    def round(self, state: State) -> int:
        """Which round it is."""
        return state.round

    def clock(self, state: State) -> int | None:
        """The first one's who has still to hide a number."""
        waiting = (seat for seat, player in enumerate(state.players) if not player.has_hidden)
        return next(waiting, None) if self.has_clocks(state) else None

    def paused_clocks(self, state: State) -> tuple[int, ...]:
        """Whose clocks are paused."""
        return state.paused_clocks

    def has_clocks(self, state: State) -> bool:
        """Whether it is timed how long the players think."""
        return state.clocks and not state.over

    def outcome(self, state: State) -> Outcome | None:
        """Who has most points."""
        if not state.over:
            return None
        scores = tuple(player.score for player in state.players)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Outcome(winners=winners, scores=scores, ending="rounds")

    def summary(self, state: State) -> dict[str, Any]:
        """The round."""
        return {"round": min(state.round, state.options.rounds), "rounds": state.options.rounds}

    def owners(self, state: State, command: Command) -> Owners:
        """A number is its player's; the rest is the whole table's."""
        match command:
            case at.Hide() | at.Rename() | at.PauseClock():
                return Owners(seats=frozenset({command.seat}))
            case _:
                return WHOLE_TABLE

    def could_reroll(self, state: State) -> frozenset[int]:
        """Nobody: the die lies."""
        return frozenset()


LANTERNS: Final = Lanterns()
