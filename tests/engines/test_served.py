"""The served app in every engine, over the course of an evening."""

from selenium.webdriver.common.keys import Keys

from tests.browser.servers import Server
from tests.engines.engines import Browser
from tests.engines.evening import begin, fight
from tests.engines.tab import Tab


def test_a_game_is_begun_fought_reloaded_left_saved_and_imported(visitor: Browser, served: Server) -> None:
    tab = Tab(visitor, served.url).open().in_polish()
    words = tab.words
    begin(tab)
    fight(tab)

    here, said = tab.driver.current_url, tab.said()
    tab.reload().shows(words("left-move"))
    assert (tab.driver.current_url, tab.said()) == (here, said)

    for leave in (tab.back, lambda: tab.press(Keys.ESCAPE), tab.back):
        tab.tap(words("table-menu")).shows(words("action-close"))
        leave()
        tab.shows_not(words("action-close")).shows(words("table-menu"))
        assert tab.driver.current_url == here

    file = tab.tap(words("table-menu")).saved(words("menu-export"))
    tab.open().choose(words("home-import"), file)
    tab.shows(words("left-move"))
    assert tab.said() == said


def test_the_client_of_each_engine_comes_ahead_and_once(visitor: Browser, served: Server) -> None:
    Tab(visitor, served.url).open().fetched_its_client_ahead()
