"""The rules of the score pad."""

from typing import Any

from companion.rules.kernel import Command, Rejection
from companion.rules.tally.game import TALLY
from companion.rules.tally.options import Options
from companion.rules.tally.sheet import Begin, Write
from companion.rules.tally.state import Player, State
from tests.rules.sentences import said

NAMES = ("Ola", "Jan", "Ewa", "Iza", "Ada", "Leon", "Zoja", "Igor")


def people(count: int) -> tuple[Player, ...]:
    """Return people, each in a colour of their own."""
    return tuple(Player(name=name, colour=seat) for seat, name in enumerate(NAMES[:count]))


def begin(count: int = 3, options: Options = Options(), **more: Any) -> Begin:  # noqa: B008 (frozen)
    return Begin(players=people(count), options=options, **more)


def after(*commands: Command, state: State = TALLY.empty) -> State:
    """Return the state after these commands, none of which is refused."""
    for command in commands:
        verdict = TALLY.decide(state, command)
        assert not isinstance(verdict, Rejection), (command, verdict)
        state = TALLY.fold(verdict, state)
        assert TALLY.flaw(state) is None
    return state


def refusal(state: State, command: Command) -> str:
    verdict = TALLY.decide(state, command)
    assert isinstance(verdict, Rejection), command
    return said(verdict, "tally").code


def lines(*written: tuple[int, ...]) -> list[Write]:
    """Return the commands that write whole lines."""
    return [
        Write(seat=seat, line=line, points=points)
        for line, numbers in enumerate(written)
        for seat, points in enumerate(numbers)
    ]
