"""The law of ends on whole pages: a control is live exactly when the table accepts its command.

Every control of every page and sheet of the sample games is pressed without effect: the rules and the rights
judge its command instead. A live control's command is accepted; a dead one's is refused.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from companion.device.access import Access
from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.party.party import Party
from companion.party.shared_access import HostAccess
from companion.ui.core.style import Style
from companion.ui.game.context import GameContext, Panel
from companion.words import Words
from tests.games import Seed, each_game, facts_of
from tests.loops import asynchronous
from tests.ui.games import PAGES as STAGES
from tests.ui.games import of_each, shown
from tests.ui.pressing import Pressed, press_everything
from tests.ui.services import opened, service
from tests.ui.test_ends import LOSER, NUDGED, begun, loses, moments
from tests.ui.test_rights import phone, sit

PAGES: Final[dict[str, Seed]] = {
    **STAGES,
    **{f"{key}-over": facts_of(key).finished for key in GAMES if f"{key}-end" not in STAGES},
}
QUICK: Final = of_each("quick")
GUESTS: Final = of_each("guests")
"""Pages that guests look at, at a table where guests may change only their own seats."""


@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.thorough) for name in PAGES]
)
@asynchronous
async def test_a_live_control_gives_what_is_accepted_and_a_dead_one_what_is_refused(
    name: str,
    pressed: Pressed,
    contexts: list[GameContext[Any]],
) -> None:
    home = service()
    game = PAGES[name](home)
    async with opened(home, f"/game/{game.id}") as app:
        await press_everything(app, name, contexts[-1], pressed)
    assert pressed.given
    assert not pressed.wrong, "\n".join(sorted(pressed.wrong))


@pytest.mark.thorough
@pytest.mark.parametrize("name", GUESTS)
@asynchronous
async def test_on_a_guests_phone_a_live_control_gives_what_is_accepted(
    name: str,
    pressed: Pressed,
    contexts: list[GameContext[Any]],
) -> None:
    home: GameService = service()
    game = PAGES[name](home)
    party = Party(home)
    party.offer(game.id)
    party.set_rights(game.id, "strict")
    devices: list[Access] = [sit(party, game, 1), sit(party, game, None)]
    for access in devices:
        async with phone(party, game, access) as app:
            await press_everything(app, name, contexts[-1], pressed)
    assert not pressed.wrong, "\n".join(sorted(pressed.wrong))


@each_game
def test_guests_look_at_an_ended_game_too(key: str) -> None:
    home = service()
    ended = [PAGES[f"{key}-{name}"](home) for name in shown(key).guests]
    assert any(game.game.outcome(game.table.state) is not None for game in ended)


async def random_games_hold(
    key: str, seeds: int, every: int, count: int, contexts: list[GameContext[Any]], pressed: Pressed
) -> None:
    """Press the controls of random games on the host's device, a player's phone and a watcher's phone.

    Args:
        every: Number of commands between two looks at a game's screens; both its ends are looked at, too.
        count: Number of sheets that are opened each time.
    """
    for seed in range(seeds):
        chance = Random(seed)
        home = service(roller=partial(chance.randint, 1))
        game = begun(home, key, "full" if seed % 2 else "quick")
        party = Party(home)
        party.offer(game.id)
        party.set_rights(game.id, "strict")
        style = Style(Words("en")).in_game(key)
        devices: Mapping[str, Access] = {
            "host": HostAccess(party),
            "player": sit(party, game, 1),
            "onlooker": sit(party, game, None),
        }

        lost, nudged = False, NUDGED / (1 + seed % 3)
        for look, out in enumerate(moments(key, game, chance, style, every, nudged, loses=loses(key, seed))):

            def some(found: list[Panel], chance: Random = chance, out: bool = out) -> list[Panel]:
                theirs = [Panel("player", LOSER)] if out else []
                return [*chance.sample(found, min(count, len(found))), *theirs]

            lost = lost or out
            over = game.game.outcome(game.table.state) is not None
            who = "host" if over else list(devices)[look % len(devices)]
            name = f"{key} {seed} {look} {game.table.state.phase}, {who}"
            async with phone(party, game, devices[who]) as app:
                await press_everything(app, name, contexts[-1], pressed, some)
        assert lost == loses(key, seed)
    print(pressed.given, "commands,", pressed.chosen, "choices,", pressed.kept, "sent")  # for `pytest -s`
    assert pressed.given
    assert 0 < pressed.kept <= pressed.chosen or not facts_of(key).drafts
    assert not pressed.wrong, "\n".join(sorted(pressed.wrong))


@each_game
@asynchronous
async def test_in_a_random_game_every_live_control_gives_what_is_accepted(
    key: str, contexts: list[GameContext[Any]], pressed: Pressed
) -> None:
    await random_games_hold(key, 2, 40, 4, contexts, pressed)


@pytest.mark.thorough
@each_game
@asynchronous
async def test_in_many_random_games_every_live_control_gives_what_is_accepted(
    key: str, contexts: list[GameContext[Any]], pressed: Pressed
) -> None:
    await random_games_hold(key, 6, 30, 8, contexts, pressed)
