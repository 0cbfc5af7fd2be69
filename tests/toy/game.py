"""Lanterns as the kernel wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from companion.rules import kernel
from companion.rules.clocks import after_pause, pause_params
from companion.rules.judge import judge, just, on
from companion.rules.kernel import WHOLE_TABLE, Game, Label, Outcome, Owners, Rejection, SeatInfo, refuse
from companion.rules.label_values import name, who, yes
from companion.rules.names import clean_names
from companion.rules.seating import in_seat, new_name
from companion.rules.table_steps import CLOCKS
from tests.toy import state as at
from tests.toy.state import Command, Event, Player, State

Draft = kernel.Draft[State, Event]
PLAYERS: Final = range(2, 5)


def begin(draft: Draft, command: at.Begin) -> None:
    """Everybody sits down."""
    if draft.state.players:
        raise refuse("already-started")
    if len(command.names) not in PLAYERS:
        raise refuse("too-few-or-many")
    names = clean_names(command.names)
    draft.add(at.Begun(names=names, options=command.options, clocks=command.clocks))


def rename(draft: Draft, command: at.Rename) -> None:
    """A player has another name."""
    draft.add(at.Renamed(seat=command.seat, name=new_name(draft.state, command.seat, command.name)))


def hide(draft: Draft, command: at.Hide) -> None:
    """A number is hidden."""
    _goes_on(draft)
    if not 1 <= command.number <= draft.state.options.faces:
        raise refuse("not-on-the-die", faces=draft.state.options.faces)
    if in_seat(draft.state.players, command.seat).has_hidden:
        raise refuse("hidden-already")
    draft.add(at.Hidden(seat=command.seat, number=command.number))


def throw(draft: Draft, command: at.Throw) -> None:
    """The die falls; after the last round the game is over."""
    _goes_on(draft)
    if draft.state.active is not None:
        raise refuse("not-all-hidden")
    assert command.face is not None
    last = draft.state.round == draft.state.options.rounds
    draft.add(at.Thrown(face=command.face))
    if last:
        end(draft)


def end(draft: Draft) -> None:
    """The game is over."""
    _goes_on(draft)
    draft.add(at.Ended())


def _goes_on(draft: Draft) -> None:
    if draft.state.over:
        raise refuse("is-over")


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case at.Begun():
            players = tuple(Player(name=name) for name in event.names)
            return State(players=players, options=event.options, clocks=event.clocks)
        case at.ClocksSet():
            return state.replace(clocks=event.running)
        case at.ClockPaused():
            return state.replace(paused_clocks=after_pause(state.paused_clocks, event))
        case at.Hidden():
            player = state.players[event.seat].replace(hidden=event.number, has_hidden=True)
            return state.with_player(event.seat, player)
        case at.Renamed():
            return state.with_player(event.seat, state.players[event.seat].replace(name=event.name))
        case at.Thrown():
            players = tuple(
                Player(name=player.name, score=player.score + points(state, player, event.face))
                for player in state.players
            )
            return state.replace(players=players, face=event.face, round=state.round + 1)
        case at.Ended():
            return state.replace(over=True, clocks=False)


def points(state: State, player: Player, face: int) -> int:
    """What a die brings to a player."""
    return state.options.faces - abs(face - (player.hidden or 0))


_judged: Final = judge(
    evolve,
    Command,
    at.Begin,
    *CLOCKS,
    on(at.Begin, begin),
    on(at.Rename, rename),
    on(at.Hide, hide),
    on(at.Throw, throw),
    just(at.EndGame, end),
)


class Lanterns(Game[State, Command, Event]):
    """The game."""

    key = "lanterns"
    empty = State()

    evolve = staticmethod(evolve)
    has_secrets = True

    @staticmethod
    def decide(state: State, command: Command) -> tuple[Event, ...] | Rejection:
        """The events of a command, or why it may not be."""
        return _judged(state, command)

    @staticmethod
    def throw(state: State, command: Command, roll: Callable[[int], int]) -> Command:
        """Fill in the die."""
        if isinstance(command, at.Throw) and command.face is None:
            return command.replace(face=roll(state.options.faces))
        return command

    @staticmethod
    def is_throw(command: Command) -> bool:
        """Whether the die falls."""
        return isinstance(command, at.Throw)

    @staticmethod
    def label(state: State, command: Command) -> Label:
        """What a command is called."""
        return Label(key=f"label-{command.kind}", params=_params(state, command))

    @staticmethod
    def notices(state: State) -> tuple[Label, ...]:
        """The last round."""
        last = state.round == state.options.rounds and bool(state.players) and not state.over
        return (Label(key="notice-last-round"),) if last else ()

    @staticmethod
    def player_view(state: State, seat: int | None) -> State:
        """Without the numbers of others."""
        players = tuple(
            player if at == seat else player.replace(hidden=None) for at, player in enumerate(state.players)
        )
        return state.replace(players=players)

    @staticmethod
    def flaw(state: State) -> str | None:
        """What is impossible."""
        return None if len(state.players) in PLAYERS else "nobody sits"

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Who plays."""
        return tuple(
            SeatInfo(name=player.name, colour=seat, shape=seat) for seat, player in enumerate(state.players)
        )

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

    @staticmethod
    def owners(state: State, command: Command) -> Owners:
        """A number is its player's; the rest is the whole table's."""
        match command:
            case at.Hide() | at.Rename() | at.PauseClock():
                return Owners(seats=frozenset({command.seat}))
            case _:
                return WHOLE_TABLE


def _params(state: State, command: Command) -> dict[str, kernel.Value]:
    match command:
        case at.Hide():
            return who(state, command.seat)
        case at.Throw():
            return {"face": command.face}
        case at.Rename():
            return {"player": command.name}
        case at.SetClocks():
            return {"running": yes(command.running)}
        case at.PauseClock():
            return pause_params(command, name(state, command.seat))
        case at.Begin() | at.EndGame():
            return {}


LANTERNS: Final = Lanterns(Event, whole=(at.Begun,))
