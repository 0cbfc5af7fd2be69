"""Carnomorphs as the kernel wants it: one object with `decide`, `evolve` and what goes with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.data import MOST_PLAYERS, TOKENS, TokenKind, Tokens
from companion.rules.carnomorphs.decide import decide
from companion.rules.carnomorphs.events import Event, GameStarted, OptionsSet
from companion.rules.carnomorphs.evolve import evolve
from companion.rules.carnomorphs.labels import label
from companion.rules.carnomorphs.notices import notices
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.rights import owners
from companion.rules.carnomorphs.soundness import flaw
from companion.rules.carnomorphs.state import EMPTY, State
from companion.rules.carnomorphs.views import label_for, player_view
from companion.rules.kernel import Label, Outcome, Owners, Rejection, SeatInfo

FIRST_BADGE: Final = 4
"""The first of the five drawings that stand for people; see `SeatInfo.shape`."""

_EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


class Carnomorphs:
    """The game Nemesis: Carnomorphs."""

    key = KEY
    empty = EMPTY
    player_counts = range(1, MOST_PLAYERS + 1)
    begin = cmd.StartGame
    options = Options

    def decide(self, state: State, command: cmd.Command) -> tuple[Event, ...] | Rejection:
        """The events that `command` causes in `state`, or the reason why it may not be."""
        return decide(state, command)

    def evolve(self, state: State, event: Event) -> State:
        """The state after `event`."""
        return evolve(state, event)

    def throw(self, state: State, command: cmd.Command, roll: Callable[[int], int]) -> cmd.Command:
        """Draw the token, or deal the help cards, where the command leaves it to the app."""
        match command:
            case cmd.DrawToken(token=None) if state.bag.total > 0:
                return command.replace(token=_drawn(state.bag, roll), by_app=True)
            case cmd.StartGame(numbers=()) if 0 < len(command.players) <= MOST_PLAYERS:
                return command.replace(numbers=_dealt(len(command.players), roll))
            case _:
                return command

    def is_throw(self, command: cmd.Command) -> bool:
        """Whether chance speaks by this command: a token is drawn."""
        return isinstance(command, cmd.DrawToken)

    def label(self, state: State, command: cmd.Command) -> Label:
        """The short name of what `command` does."""
        return label(state, command)

    def label_for(self, label: Label, seat: int | None) -> Label:
        """The label without what this seat may not know."""
        return label_for(label, seat)

    def notices(self, state: State) -> tuple[Label, ...]:
        """Who has to choose an objective, how long the ship still stands, whom one marker would kill …"""
        return notices(state)

    def player_view(self, state: State, seat: int | None) -> State:
        """The state without what this seat may not see."""
        return player_view(state, seat)

    def dump(self, event: Event) -> dict[str, Any]:
        """The event as a JSON object, defaults left out, but for options: theirs may change some day."""
        if isinstance(event, GameStarted | OptionsSet):
            return event.model_dump(mode="json")
        return {"kind": event.kind, **event.model_dump(mode="json", exclude_defaults=True)}

    def parse(self, row: object) -> Event:
        """The event of a JSON object.

        Raises:
            ValueError: the object is not an event of this game.
        """
        return _EVENT.validate_python(row)

    def flaw(self, state: State) -> str | None:
        """What no game that was played by the rules can have come to."""
        return flaw(state)

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Who plays; the dead are out. Each colour has a shape of its own, for colour-blind eyes."""
        return tuple(
            SeatInfo(
                name=player.name,
                colour=player.colour,
                shape=FIRST_BADGE + player.colour,
                out=not player.living,
            )
            for player in state.players
        )

    def round(self, state: State) -> int:
        """Which round it is."""
        return state.round

    def clock(self, state: State) -> int | None:
        """Whose clock it is: that of the player whose turn it is."""
        return state.active if state.clocks else None

    def paused_clocks(self, state: State) -> tuple[int, ...]:
        """The seats whose clocks are paused one by one."""
        return state.paused_clocks

    def has_clocks(self, state: State) -> bool:
        """Whether the table keeps the players' time."""
        return state.clocks

    def outcome(self, state: State) -> Outcome | None:
        """Who survived with the objective fulfilled, and what ended the game; there are no points."""
        if state.phase != "over":
            return None
        return Outcome(winners=state.winners, ending=state.ending or "")

    def summary(self, state: State) -> dict[str, Any]:
        """The round, and how many the time track has; at the end who survived and what was drawn."""
        told: dict[str, Any] = {"round": state.round, "rounds": state.options.time_track}
        if state.phase == "over":
            told["survivors"] = [player.seat for player in state.players if player.saved]
            told["drawn"] = dict(Counter(state.drawn))
        return told

    def owners(self, state: State, command: cmd.Command) -> Owners:
        """Whose `command` is."""
        return owners(state, command)

    def could_reroll(self, state: State) -> frozenset[int]:
        """Nobody: what is drawn is drawn."""
        return frozenset()


def _drawn(bag: Tokens, roll: Callable[[int], int]) -> TokenKind:
    """A token of the bag, each as likely.

    Args:
        bag: What is in it; not empty.
        roll: Chance.
    """
    left = roll(bag.total)
    for kind in TOKENS:
        left -= bag.of(kind)
        if left <= 0:
            return kind
    raise AssertionError(f"rolled beyond the bag {bag!r}")


def _dealt(players: int, roll: Callable[[int], int]) -> tuple[int, ...]:
    """The help cards' numbers by seat, each order as likely (set-up, step 14)."""
    cards = list(range(1, players + 1))
    return tuple(cards.pop(roll(len(cards)) - 1) for _ in range(players))


CARNOMORPHS: Final = Carnomorphs()
