"""The choice of the starting player on a watcher's phone: its rows are dead and say why."""

from companion.party.party import Party
from tests import seeds
from tests.loops import asynchronous
from tests.ui.fights import can_press, dead
from tests.ui.services import service
from tests.ui.test_rights import phone, sit


@asynchronous
async def test_who_only_looks_on_is_told_why_nobody_can_be_chosen() -> None:
    home = service()
    game = seeds.seated(home)
    party = Party(home)
    party.offer(game.id)
    async with phone(party, game, sit(party, game, None)) as app:
        begins = next(said for said in app.labels() if said.endswith(" starts"))
        assert not can_press(app, begins)
        await app.send(dead(app, begins), "tap")
        assert app.sees("You are only watching; take a seat to play.")
    assert game.table.state.phase == "setup"
