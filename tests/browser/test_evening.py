"""A whole evening of Chromosome in Polish, from Home to the score, with a reload and a restart.

The app rolls the dice; at the end the stored journal is checked for properties that hold whatever the dice.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import State
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server, petri

NAMES = ("Magda", "Tomek", "Przemo", "Ola")


class Evening:
    """Four friends and one phone."""

    def __init__(self, app: App, words: Words) -> None:
        self.app = app
        self.words = words

    def tap(self, key: str, **params: str | int) -> None:
        """Tap the control whose name is this sentence."""
        self.app.tap(self.words(key, **params))

    def starts_with(self, text: str) -> re.Pattern[str]:
        """Return a pattern of names that begin with this text."""
        return re.compile("^" + re.escape(text))

    def sit_down(self) -> None:
        """Type four names and begin; the first player starts."""
        app, words = self.app, self.words
        self.tap("home-play")
        species = [words(f"species-{key}") for key in ("ferox", "cadum", "third", "fourth")]
        for seat, name in enumerate(NAMES):
            free = words("new-chair", seat=seat + 1, name=words("new-nameless"), species=species[seat])
            if seat == 1:
                app.tap(free)
            elif seat > 1:
                self.tap("new-somebody")
            app.sees(free)
            field = app.page.get_by_role("textbox", name=words("new-name"), exact=True)
            expect(field).to_have_value("")
            app.type(words("new-name"), name)
            app.sees(words("new-chair", seat=seat + 1, name=name, species=species[seat]))
        self.tap("new-start")
        self.tap("setup-starts", player=NAMES[0])
        app.sees(words("table-title", round=1, rounds=4, last=False))

    def correct(self, name: str, term: str, times: int) -> None:
        """Open a player's sheet and press a stepper this many times."""
        app, words = self.app, self.words
        app.tap(self.starts_with(f"{name}, "))
        title = words(term)
        for _ in range(times):
            before = self.shown(title)
            self.tap("sheet-more", player=name, what=title)
            app.sees(f"{title}: {before + 1}")
        self.tap("action-close")
        app.shows(words("table-menu"))

    def shown(self, title: str) -> int:
        """Return the number that a sheet shows under this title."""
        self.app.sees(re.compile(re.escape(title) + r": \d"))
        found = re.search(re.escape(title) + r": (\d+)", self.app.text())
        assert found, self.app.text()
        return int(found[1])

    def fight(self, attacker: str, defender: str) -> None:
        """Play a battle of one token against one, with a re-roll forced by the defender."""
        app, words = self.app, self.words
        app.tap(re.compile("^" + words("action-spark")))
        for name in (attacker, defender):
            self.tap("fight-size", player=name, count=1)
        self.tap("fight-begin")
        self.tap("dice-throws", player=attacker)
        app.shows(words("battle-stands", player=defender))
        self.tap("dice-reroll-spoken", player=defender, fate=4)
        app.shows(words("dice-reroll-spoken", player=defender, fate=3))
        self.tap("battle-stands", player=defender)
        costs = "|".join(words("battle-stands-apply", count=count) for count in (0, 1, 2))
        costs = f"{costs}|{words('battle-stands-tie')}"
        app.tap(re.compile(f"^({costs})$".replace("\u00a0", " ")))
        app.shows(words("left-move"))

    def pass_all(self) -> None:
        """Pass with each player in turn."""
        first = NAMES.index(self.up())
        order = (*NAMES[first:], *NAMES[:first])
        for player in order[:-1]:
            self.app.shows(self.words("next-done", player=player))  # drawn together with this turn's button
            self.tap("action-pass")
            self.app.shows(self.words("table-undo", label=self.words("label-pass", player=player)))
        self.app.shows(self.words("next-again", player=order[-1]))
        self.tap("action-pass")
        self.app.sees(self.words("stage-radiation"))

    def up(self) -> str:
        """Return the player whose row shows the turn."""
        player_row = re.compile(rf"^({'|'.join(NAMES)}), .*, {self.words('player-row-turn')}$")
        said = self.app.button(player_row)
        expect(said).to_have_count(1)
        return said.inner_text().split(",")[0]

    def face_area(self, *adjacent: str) -> None:
        """Face an area of power one with one adjacent group per player named; no die can give a dose."""
        app, words = self.app, self.words
        self.tap("radiation-add")
        self.tap("areas-fewer", area=words("areas-new"))
        self.tap("areas-add", cubes=1)
        for name in adjacent:
            self.tap("pair", what=name, value=1)
        if not adjacent:
            self.tap("radiation-nobody")
        elif len(adjacent) == 1:
            self.tap("dice-throws", player=adjacent[0])
        else:
            self.tap("radiation-throw-all", count=len(adjacent))
        if adjacent:
            booked = "|".join(re.escape(words("radiation-book", count=count)) for count in range(3))
            app.tap(re.compile(f"^({booked})"))
        app.shows(words("radiation-next-round", round=2))

    def next_round(self, number: int, *, areas: bool = True) -> None:
        """Go from the end of the radiation phase to the first turn of this round."""
        self.tap("radiation-next-round" if areas else "radiation-none-round", round=number)
        somebody = f"({'|'.join(NAMES)})"
        self.app.tap(re.compile(self.words("preparation-begin", player=somebody).replace("\u00a0", " ")))
        self.app.sees(self.words("table-round", round=number, rounds=4))
        self.app.shows(re.compile(self.words("next-turn", player=somebody)))


def restart(server: Server, app: App, words: Words) -> None:
    """Cut the power in the radiation phase; the same page returns to the same place by itself."""
    away = app.page.locator("#away")
    server.kill()
    expect(away).to_have_count(1)
    server.start()
    expect(away).to_have_count(0)
    app.shows(words("radiation-next-round", round=2))
    app.errors.clear()  # the page logged errors while the server was down


@pytest.mark.walk
def test_four_friends_play_an_evening_with_a_reload_and_a_restart(tmp_path: Path, open_app: OpenApp) -> None:
    data = tmp_path / "data"
    server = petri(data).start()
    words = Words("pl").of("chromosome")
    try:
        app = open_app(server.url)
        evening = Evening(app, words)
        evening.sit_down()
        for name in NAMES:
            evening.correct(name, "term-tokens", 2)
        evening.fight("Magda", "Tomek")

        app.reload()
        app.tap(re.compile("^" + re.escape(words("next-done", player="Magda"))))
        app.shows(words("table-undo", label=words("label-end-turn", player="Magda")))
        evening.pass_all()
        evening.face_area("Magda", "Tomek")

        restart(server, app, words)
        evening.next_round(2)
        for number in (3, 4):
            evening.pass_all()
            evening.next_round(number, areas=False)
        evening.pass_all()
        evening.tap("radiation-none-over")
        app.sees(words("end-rounds"))
        shown = app.text()
    finally:
        server.close()

    state = seeds.stored(data, State)
    assert state.phase == "over"
    for player in state.players:
        line = words(
            "end-sum",
            tokens=player.on_board,
            trophies=player.trophy_count,
            fate=player.fate,
            irradiation=player.irradiation,
        )
        assert line in shown
        assert words.number(score(player).total) in shown


TAPS_AT_ONCE = """
new MutationObserver((_, watch) => {
  const buttons = [...document.querySelectorAll('flt-semantics-host [role=button]')];
  const named = buttons.find(node => (node.getAttribute('aria-label') || node.innerText || '').trim() === %s);
  if (!named) return;
  watch.disconnect();
  named.dispatchEvent(new MouseEvent('click', {bubbles: true}));
}).observe(document, {childList: true, subtree: true, attributes: true, characterData: true});
"""
"""JavaScript that taps the button of that name as soon as it exists, once per page."""


@pytest.mark.walk
def test_the_first_tap_after_a_reload_is_not_lost(tmp_path: Path, open_app: OpenApp) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        game = seeds.midway(service).id
    server = petri(tmp_path / "data").start()
    words = Words("pl")
    try:
        app = open_app(f"{server.url}game/{game}").shows(words("table-menu"))
        app.page.add_init_script(TAPS_AT_ONCE % json.dumps(words("table-menu")))
        for _ in range(5):
            app.page.reload(wait_until="commit")
            app.shows(words("action-close"))
    finally:
        server.close()


def test_the_score_can_be_kept_as_a_picture(tmp_path: Path, open_app: OpenApp) -> None:
    with seeds.service_in(tmp_path / "data") as service:
        game = seeds.finished(service).id
    server = petri(tmp_path / "data").start()
    words = Words("pl").of("chromosome")
    try:
        app = open_app(f"{server.url}game/{game}")
        with app.page.expect_download() as download:
            app.tap(words("end-share"))
        picture = download.value.path().read_bytes()
    finally:
        server.close()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000
