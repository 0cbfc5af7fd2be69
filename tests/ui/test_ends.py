"""The law of ends: a control is live exactly when the table accepts its command.

The rules and the rights of the device decide what is accepted, never the screen.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from companion.device.access import Access
from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.party.shared_access import HostAccess
from companion.rules.kernel import Command, Rejection
from companion.ui import kit
from companion.ui.core.session import in_session
from companion.ui.core.style import Style
from companion.ui.game.context import GameContext, Panel
from companion.words import Words
from tests.games import each_game, facts_of
from tests.loops import asynchronous
from tests.ui.fights import can_press
from tests.ui.games import shown
from tests.ui.harness import Harness
from tests.ui.services import service
from tests.ui.test_rights import phone, sit

PEOPLE: Final = ("Ola", "Jan", "Ewa", "Iga")
LENGTH: Final = 160
"""Number of commands at a game's start among which its screens are looked at; later only at its end."""

WHOLE: Final = 6_000
"""Maximum number of commands of a whole game."""

LOSER: Final = 1
"""The seat of the player who is eliminated in some games."""

LOST: Final = 24
"""Number of commands after which `LOSER` is put out."""

NUDGED: Final = 0.5
"""Probability of a correction between two commands, so that numbers reach their bounds."""


def begun(home: GameService, key: str, detail: Any) -> OpenGame:
    game = home.begin(key, facts_of(key).start(*PEOPLE, detail=detail))
    assert isinstance(game, OpenGame), game
    return game


def moments(
    key: str,
    game: OpenGame,
    chance: Random,
    style: kit.Style,
    every: int,
    nudged: float = NUDGED,
    *,
    loses: bool = False,
) -> Iterator[bool]:
    """Play a random game to its end, stopping at intervals among its first commands, and at the end.

    Args:
        loses: Whether `LOSER` is put out.

    Yields:
        Whether `LOSER` has been put out.
    """
    puts_out = shown(key).puts_out if loses else None

    def choose(among: Any) -> Any:
        return chance.choice(list(among))

    def losing() -> Sequence[Command]:
        return () if puts_out is None else puts_out(game.table.state, LOSER)

    def is_over() -> bool:
        return game.game.outcome(game.table.state) is not None

    yield False
    for step in range(WHOLE):
        state = game.table.state
        command = facts_of(key).next_command(state, choose)
        if command is not None:
            # In a test, the device's own dice may tie permanently.
            game.submit(game.game.throw(state, command, partial(chance.randint, 1)))
        if step < LENGTH and chance.random() < nudged:
            state = game.table.state
            numbers = shown(key).numbers(style, state, choose(state.players))
            if numbers:
                game.submit(choose(numbers).command(choose((1, -1))))
        if is_over():
            break
        for command in losing() if step >= LOST else ():
            game.submit(command)
        if step < LENGTH and step % every == 0:
            yield loses and step >= LOST and not losing()
    assert is_over()
    yield loses and not losing()


def loses(key: str, seed: int) -> bool:
    """Return whether `LOSER` is eliminated: in every third random game, if its players can be eliminated."""
    return seed % 3 == 0 and shown(key).puts_out is not None


def refusal(game: OpenGame, access: Access, *commands: Any) -> Rejection | None:
    """Return why the rules or the rights refuse the commands of one press, or None."""
    state = game.table.state
    for command in commands:
        if (denied := access.denial(game, command, state)) is not None:
            return denied
        verdict = _verdict(game, state, command)
        if isinstance(verdict, Rejection):
            return verdict
        state = game.game.fold(verdict, state)
    return None


def _verdict(game: OpenGame, state: Any, command: Any) -> Any:
    """Return the rules' decision, with dice that they accept; some throws are ties."""
    verdict: Any = None
    for falls in map(Random, range(20) if game.game.is_throw(command) else (0,)):
        verdict = game.game.decide(state, game.game.throw(state, command, partial(falls.randint, 1)))
        if not isinstance(verdict, Rejection):
            break
    return verdict


class Compared:
    """A comparison of a device's numbers with what its table accepts."""

    def __init__(self) -> None:
        self.count = 0
        self.found: set[str] = set()

    async def look(self, app: Harness, context: GameContext[Any], seats: Iterable[int]) -> None:
        """Open the sheets of these seats, and compare each number."""
        game, access, key = context.open_game, context.client.access, context.open_game.game.key
        style = context.client.style.in_game(key)
        shown(key).unfold(context.client)
        for seat in seats:
            in_session(app.page, partial(context.set_panel, Panel("player", seat)))
            await app.settle()
            for number in shown(key).numbers(style, context.state, context.state.players[seat]):
                for by, name in ((-1, number.less(style)), (1, number.more(style))):
                    self.count += 1
                    refused = refusal(game, access, number.command(by))
                    if can_press(app, name) == (refused is not None):
                        how = f"lives, refused by {refused.code}" if refused else "is dead, accepted"
                        self.found.add(f"{number.key} {by:+} {how} ({game.table.state.phase})")


async def numbers_hold(key: str, seeds: int, every: int, contexts: list[GameContext[Any]]) -> None:
    """Play random games, and compare the numbers on sheets of the host's device and of guests' phones."""
    compared, style = Compared(), Style(Words("en")).in_game(key)
    for seed in range(seeds):
        chance = Random(seed)
        home = service(roller=partial(chance.randint, 1))
        game = begun(home, key, "full" if seed % 2 else "quick")
        party = Party(home)
        party.offer(game.id)
        party.set_rights(game.id, "strict")
        guests = [sit(party, game, 1), sit(party, game, None)]
        async with phone(party, game, HostAccess(party)) as host:
            context, everybody = contexts[-1], range(len(PEOPLE))
            lost = False
            for look, out in enumerate(moments(key, game, chance, style, every, loses=loses(key, seed))):
                lost = lost or out
                await host.settle()
                await compared.look(host, context, (look % len(PEOPLE), *everybody))
                async with phone(party, game, guests[look % len(guests)]) as app:
                    await compared.look(app, contexts[-1], [chance.choice(everybody)])
            assert lost == loses(key, seed)
    print(compared.count, "comparisons")  # visible with `pytest -s`
    assert not compared.found


@each_game
@asynchronous
async def test_a_number_ends_where_the_table_refuses_more(key: str, contexts: list[GameContext[Any]]) -> None:
    await numbers_hold(key, 2, 32, contexts)


@pytest.mark.thorough
@each_game
@asynchronous
async def test_a_number_ends_where_the_table_refuses_more_in_many_games(
    key: str, contexts: list[GameContext[Any]]
) -> None:
    await numbers_hold(key, 12, 8, contexts)
