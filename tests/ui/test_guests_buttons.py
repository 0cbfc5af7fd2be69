"""A strict table on a guest's phone: no stage, sheet or menu offers what the rights always refuse."""

from typing import Any

import pytest

from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.party.shared_access import GuestAccess
from companion.rules.kernel import Rejection
from companion.ui.core.client import Client
from tests.host.party_game import service
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.test_anothers_button import begun
from tests.ui.test_rights import phone, sit
from tests.ui.test_turned import enter

OFTEN, SELDOM = 2, 8
"""Number of steps of a sample between two looks at it, in `make check` and in `make test`."""

MOST = 40
"""Maximum number of taps per look."""


@pytest.fixture
def stays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep taps from leading to another screen or changing a setting."""

    def nothing(*_: object, **__: object) -> None:
        """Stand in for the target of a tap."""

    for change in ("go", "back", "set_setting", "choose_language"):
        monkeypatch.setattr(Client, change, nothing)


async def refused(party: Party, game: OpenGame, access: GuestAccess) -> set[str]:
    """Tap every control once; return the commands that the rights refuse. Nothing is carried out."""
    found: set[str] = set()

    def submit(_: OpenGame, command: Any, *then: Any, id: str | None = None) -> Rejection:
        for each in (command, *then):
            if (denial := access.denial(game, each)) is not None:
                found.add(f"{type(each).__name__}: {denial.code}")
        return Rejection(code="party-just-undone")

    async def look(app: Harness) -> None:
        await enter(app, MOST, topmost=True)

    access.submit = submit  # type: ignore[method-assign]
    async with phone(party, game, access) as app:
        await look(app)
    async with phone(party, game, access) as app:
        await app.tap("Table menu")
        await look(app)
    return found


@pytest.mark.usefixtures("stays_here")
@pytest.mark.parametrize("every", [SELDOM, pytest.param(OFTEN, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_what_stands_on_a_guests_phone_is_never_refused_by_the_rights_alone(
    key: str, every: int
) -> None:
    home = service()
    game, commands = begun(home, key)
    party = Party(home)
    party.offer(game.id)
    party.set_rights(game.id, "strict")
    phones = [sit(party, game, seat) for seat in (*range(len(game.seats)), None)]
    dead: list[str] = []
    looks = 0
    for number, command in enumerate(commands):
        if number % every == 0:
            access = phones[looks % len(phones)]
            looks += 1
            found = await refused(party, game, access)
            dead += [f"{number}, phone {access.seat(game.id)}: {each}" for each in sorted(found)]
        game.submit(command)
    assert not dead
