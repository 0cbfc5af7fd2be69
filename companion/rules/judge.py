"""The judge of a game: which step answers which command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, get_args

from companion.rules.kernel import Draft, Model, Refused, Rejection, refuse

Command = TypeVar("Command", bound=Model)


class Handler(NamedTuple):
    """The handler of a command, which adds events to the draft, or refuses."""

    command: type[Model]
    take: Callable[[Any, Any], None]


def on(command: type[Command], take: Callable[[Any, Command], None]) -> Handler:
    """Return a handler that takes the draft and the command."""
    return Handler(command, take)


def just(command: type[Model], take: Callable[[Any], None]) -> Handler:
    """Return a handler that ignores the command's fields."""

    def taken(draft: Any, _command: Model) -> None:
        take(draft)

    return Handler(command, taken)


def judge(
    evolve: Callable[[Any, Any], Any], commands: Any, begin: type[Model], *steps: Handler
) -> Callable[[Any, Any], Any]:
    """Return the `decide` of a game, which turns a command into events or a rejection, and never raises.

    Args:
        evolve: The game's.
        commands: All its commands, a union.
        begin: The one that begins a game, before which there is nobody in `state.players`.
        steps: One for each command.

    Raises:
        AssertionError: a command has no step, or two.
    """
    takes = {step.command: step.take for step in steps}
    assert len(takes) == len(steps), "a command with two steps"
    assert takes.keys() == {*get_args(commands)}, (
        f"steps and commands differ: {takes.keys() ^ {*get_args(commands)}}"
    )

    def decide(state: Any, command: Model) -> tuple[Any, ...] | Rejection:
        draft: Draft[Any, Any] = Draft(state, evolve)
        try:
            if not state.players and not isinstance(command, begin):
                raise refuse("not-in-game")
            takes[type(command)](draft, command)
        except Refused as refused:
            return refused.rejection
        return tuple(draft.events)

    return decide
