"""Carnomorphs for the kernel: one object with `decide`, `evolve` and what goes with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.data import PLAYERS, TOKENS, TokenKind, Tokens
from companion.rules.carnomorphs.decide import decide
from companion.rules.carnomorphs.events import Event, GameStarted, OptionsSet
from companion.rules.carnomorphs.evolve import evolve
from companion.rules.carnomorphs.labels import label
from companion.rules.carnomorphs.notices import notices
from companion.rules.carnomorphs.rights import owners, reveals
from companion.rules.carnomorphs.soundness import flaw
from companion.rules.carnomorphs.state import EMPTY, State
from companion.rules.carnomorphs.views import player_view
from companion.rules.kernel import Game, Outcome, SeatInfo

FIRST_BADGE: Final = 4
"""The first of the five drawings that stand for people; see `SeatInfo.shape`."""


class Carnomorphs(Game[State, cmd.Command, Event]):
    """Nemesis: Carnomorphs, as the rest of the app asks for it; each seat sees its own secrets alone."""

    key = KEY
    empty = EMPTY

    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    label = staticmethod(label)
    notices = staticmethod(notices)
    player_view = staticmethod(player_view)
    flaw = staticmethod(flaw)
    owners = staticmethod(owners)
    has_secrets = True
    reveals = staticmethod(reveals)

    @staticmethod
    def throw(state: State, command: cmd.Command, roll: Callable[[int], int]) -> cmd.Command:
        """Draw the token, or deal the help cards, where the command leaves it to the app."""
        match command:
            case cmd.DrawToken(token=None) if state.bag.total > 0:
                return command.replace(token=_drawn(state.bag, roll), by_app=True)
            case cmd.StartGame(numbers=()) if len(command.players) in PLAYERS:
                return command.replace(numbers=_dealt(len(command.players), roll))
            case _:
                return command

    @staticmethod
    def is_throw(command: cmd.Command) -> bool:
        """Return whether this command involves chance: a token is drawn."""
        return isinstance(command, cmd.DrawToken)

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Return the players; the dead are out. Each colour has a shape of its own, for colour-blind eyes."""
        return tuple(
            SeatInfo(
                name=player.name,
                colour=player.colour,
                shape=FIRST_BADGE + player.colour,
                out=not player.living,
            )
            for player in state.players
        )

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners (survivors with a fulfilled objective) and the ending; there are no points."""
        if state.phase != "over":
            return None
        return Outcome(winners=state.winners, ending=state.ending or "")

    def summary(self, state: State) -> dict[str, Any]:
        """Return the round and number of rounds; at the end survivors, draws and feedings."""
        told: dict[str, Any] = {"round": state.round, "rounds": state.options.time_track}
        if state.phase == "over":
            told["survivors"] = [player.seat for player in state.players if player.saved]
            told["drawn"] = dict(Counter(state.drawn))
            told["feedings"] = state.feedings
        return told


def _drawn(bag: Tokens, roll: Callable[[int], int]) -> TokenKind:
    """Draw a token of the bag, each equally likely.

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
    """Return the help cards' numbers by seat, each order equally likely (set-up, step 14)."""
    cards = list(range(1, players + 1))
    return tuple(cards.pop(roll(len(cards)) - 1) for _ in range(players))


CARNOMORPHS: Final = Carnomorphs(Event, whole=(GameStarted, OptionsSet))
