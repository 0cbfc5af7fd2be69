"""The calculators of Primordial Soup without a game."""

from companion.rules.soup import KEY
from tests.loops import asynchronous
from tests.ui.services import opened, service


@asynchronous
async def test_the_payment_calculator_asks_what_becomes_of_an_excess() -> None:
    """Of Streamlining, Division Rate and Speed, the first two pay nine where six are owed."""
    home = service()
    home.remember("setting.game", KEY)
    home.remember("setting.calculator", "payment")
    async with opened(home, "/calculators") as app:
        assert app.sees("3 too much")
        await app.tap("comes back as points")
        assert app.sees("3 points come back")
        assert not app.sees("too much")
        await app.tap("is lost")
        assert app.sees("3 too much")
