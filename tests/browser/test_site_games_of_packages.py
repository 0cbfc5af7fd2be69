"""The packed site with a package's game, added by `companion pack --with`, without a network."""

import re
from collections.abc import Generator

import pytest

from companion.words import Words
from tests.browser.packed import OpenTab, arrive
from tests.pack.sites import StaticServer, petri_with_two_games

pytestmark = pytest.mark.browser

words = Words("pl")


@pytest.fixture
def site() -> Generator[StaticServer]:
    """The packed site with Lanterns."""
    server = StaticServer(petri_with_two_games()).start()
    yield server
    server.stop()


def test_the_game_of_a_package_is_begun_without_a_network_and_outlives_a_reload(
    tab: OpenTab, site: StaticServer
) -> None:
    app = arrive(tab())
    site.stop()
    app.page.context.set_offline(True)
    app.page.evaluate("localStorage.setItem('petri.told.not-kept', '1')")  # it would cover Home's foot
    app.tap("Latarnie").sees("Od dwóch do czterech osób siedzi w kręgu.")
    app.type(words("new-name"), "Ola").tap(re.compile("^Miejsce 2: ")).sees("Miejsce 1: Ola")
    app.type(words("new-name"), "Jan").tap(words("new-start")).sees("Runda 1 z 2")
    app.tap("Wybierz liczbę: Ola").tap("Schowaj 5").sees("Ola: schowane, punkty: 0")
    app.reload().sees("Ola: schowane, punkty: 0").tap(re.compile("^Wybierz liczbę: Jan"))
