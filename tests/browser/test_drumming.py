"""Repeated taps on one spot act once, whichever control takes the button's place."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome import KEY
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.rolls import ThrowDie
from companion.rules.chromosome.turns import EndTurn
from companion.rules.kernel import Command
from companion.store.folder import open_folder
from companion.ui.core.presses import HOLD
from companion.ui.core.tap_guard import JITTER
from companion.words import Words
from tests import seeds
from tests.browser.app import SECONDS, App
from tests.browser.conftest import OpenApp
from tests.browser.servers import petri

WORDS = Words("pl").of(KEY)
TAPS, PAUSE = 10, 60
FOUGHT = (
    Fight(attacker=0, attacker_group=2, defender=1, defender_group=2),
    Commit(side="attacker"),
    Commit(side="defender"),
)
DRUMMED: Final[dict[str, tuple[Sequence[Command], str, int]]] = {
    "next": ((), WORDS("next-done", player="Magda"), 1),
    "pass": ((), WORDS("action-pass"), 1),
    "throw": (FOUGHT, WORDS("dice-throws", player="Magda"), 1),
    "stands": ((*FOUGHT, ThrowDie(face=2)), WORDS("battle-stands", player="Tomek"), 1),
    "undo": ((EndTurn(seat=0), EndTurn(seat=1), EndTurn(seat=2)), WORDS("action-undo"), -1),
}
"""The commands given beforehand, the beginning of the button's name, and the growth of the journal."""

GAPS = """
() => {
    window.longest = 0;
    let last = null;
    addEventListener('pointerdown', ({timeStamp}) => {
        if (last !== null) window.longest = Math.max(window.longest, timeStamp - last);
        last = timeStamp;
    }, true);
}
"""
"""JavaScript with which a page records the longest time between two taps."""

TRIES = 4


def drum(app: App, name: str) -> bool:
    """Tap a button's place repeatedly; return whether the taps were quick enough to count as one series."""
    button = app.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first
    expect(button).to_be_enabled(timeout=SECONDS)
    place = app.place(button)
    app.page.evaluate(GAPS)
    for _ in range(TAPS):
        app.page.mouse.click(*place)
        app.page.wait_for_timeout(PAUSE)
    app.page.wait_for_timeout(1000)
    return app.page.evaluate("longest") < 1000 * (HOLD - JITTER)


@pytest.mark.alone  # a slow machine's taps would be slower than a finger's
def test_ten_taps_on_one_place_are_one_entry(tmp_path: Path, open_app: OpenApp) -> None:
    games: dict[str, list[str]] = {}
    with seeds.service_in(tmp_path / "data") as service:
        for what, (before, _, _) in DRUMMED.items():
            games[what] = [seeds.give(seeds.begin(service), *before).id for _ in range(TRIES)]
    drummed: dict[str, str] = {}
    server = petri(tmp_path / "data").start()
    try:
        app = open_app(server.url)
        for what, (_, name, _) in DRUMMED.items():
            drummed[what] = next(game for game in games[what] if drum(app.open(f"game/{game}"), name))
    finally:
        server.close()
    service = GameService(open_folder(tmp_path / "data"))
    for what, (before, _, grown) in DRUMMED.items():
        found = service.open(drummed[what])
        assert isinstance(found, OpenGame)
        assert found.table.count == 1 + len(before) + grown, what
    service.close()
