"""A battle or a test has the same bar on the host's page, on every phone, and on the big screen."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from companion.device.access import Access
from companion.device.open_game import OpenGame
from companion.party.party import OddsShown, Party
from companion.party.shared_access import HostAccess
from companion.rules.chromosome.battle import Commit
from companion.rules.chromosome.odds import Rerolls
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.kernel import Command
from tests import seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import Harness
from tests.ui.services import service
from tests.ui.test_guests import seat as browser_of
from tests.ui.test_rights import phone, sit

BATTLE = (Commit(side="attacker", genes=1, fate=1), Commit(side="defender", genes=1))
FACED = FaceArea(area=1, groups=(1, 2, 0, 1))

MOMENTS: dict[str, tuple[Callable[..., OpenGame], tuple[Command, ...], bool]] = {
    "strengths being settled": (seeds.before_the_dice, (), True),
    "before the dice": (seeds.before_the_dice, BATTLE, True),
    "the attacker's die lies": (seeds.before_the_dice, (*BATTLE, ThrowDie(face=3)), True),
    "before the defender's die": (seeds.before_the_dice, (*BATTLE, ThrowDie(face=3), LetStand()), True),
    "both dice lie": (
        seeds.before_the_dice,
        (*BATTLE, ThrowDie(face=3), LetStand(), ThrowDie(face=2)),
        False,
    ),
    "the only test of an area": (seeds.in_radiation, (FaceArea(area=1, groups=(1, 0, 0, 0)),), True),
    "tests before their dice": (seeds.in_radiation, (FACED,), False),
    "a test whose die lies": (seeds.in_radiation, (FACED, ThrowDie(face=1)), False),
    "the second test": (seeds.in_radiation, (FACED, ThrowDie(face=4)), False),
}
"""A table, the commands that lead to a moment, and whether a bar is shown then."""


BATTLE_BAR = re.compile(r"\w+ wins [<>]?\d+%, tie [<>]?\d+%, \w+ wins [<>]?\d+%")
DOSES = re.compile(r"[<>]?\d+%|[+\u2212]\d+|.* on average|.*liminate.*")
"""Figures of a test; the chart of a single test has shares, but the dice of several tests have none."""


class Bar(NamedTuple):
    """A drawn bar: its shares with their words, and the name of the model."""

    shares: tuple[str, ...]
    model: tuple[str, ...]


def bar_of(app: Harness) -> Bar:
    texts = [text.replace("\u00a0", " ") for text in app.texts()]
    model = [text for text in texts if text.startswith(("Odds: ", "if the die stays"))]
    battle = {found[0] for label in app.labels() if (found := BATTLE_BAR.search(label))}
    if battle or not model:
        return Bar(tuple(battle), tuple(model))
    doses = [text for text in texts[: texts.index(model[0])] if DOSES.fullmatch(text)]
    charted = any(text.endswith("%") for text in doses)
    return Bar(tuple(doses) if charted else (), tuple(model))


def devices(party: Party, game: OpenGame) -> Iterator[tuple[str, Access, str]]:
    """Yield every device at the table: its name, its rights, and the page that it shows."""
    host = HostAccess(party)
    yield "host", host, ""
    for seat, player in enumerate(game.seats):
        yield player.name, sit(party, game, seat), ""
    yield "big screen", host, "/screen"
    yield "a watcher's big screen", sit(party, game, None), "/screen"


async def bars(moment: str, model: Rerolls, shown: OddsShown = "own") -> dict[str, Bar]:
    """Return the bar on every device at this moment."""
    seed, commands, _ = MOMENTS[moment]
    home = service(language="en")
    home.remember("setting.odds-rerolls", model.value)
    home.remember("setting.advice", False)  # advice differs from player to player
    party, game = Party(home), seed(home, detail="full")
    party.offer(game.id)
    party.set_odds(game.id, shown)
    give(game, *commands)
    found: dict[str, Bar] = {}
    for name, access, page in [*devices(party, game)]:
        async with phone(party, game, access, path=page) as app:
            await app.settle()
            found[name] = bar_of(app)
    return found


@pytest.mark.parametrize("model", Rerolls)
@pytest.mark.parametrize("moment", MOMENTS)
@asynchronous
async def test_every_device_at_the_table_shows_the_same_bar_under_the_same_name(
    moment: str, model: Rerolls
) -> None:
    found = await bars(moment, model)
    host = found["host"]
    assert len(found) == 7
    if MOMENTS[moment][2]:
        assert host.shares
        assert len(host.model) == 1
        assert found == dict.fromkeys(found, host)
    else:
        assert {bar.shares for bar in found.values()} == {()}


@pytest.mark.parametrize("model", Rerolls)
@asynchronous
async def test_a_phone_that_has_chosen_no_rerolls_counts_with_those_of_the_table(model: Rerolls) -> None:
    """The phone's browser remembers nothing; once the phone has chosen, its own choice counts."""
    home = service(language="en")
    home.remember("setting.odds-rerolls", model.value)
    party, game = Party(home), seeds.before_the_dice(home, "full")
    party.offer(game.id)
    give(game, *BATTLE)
    async with phone(party, game, HostAccess(party)) as app:
        await app.settle()
        host = bar_of(app)
    async with browser_of(party, game.id, 3).phone(party, f"/game/{game.id}") as app:
        await app.settle()
        assert bar_of(app) == host
        others = next(label for label in app.labels() if label.startswith("Odds: ") and "Show" in label)
        await app.tap(others)
        chosen = "only one’s own dice" if model == Rerolls.NONE else "nobody re-rolls"
        await app.tap(next(label for label in app.labels() if chosen in label and label != others))
        assert [name.replace("\u00a0", " ") for name in bar_of(app).model] == [f"Odds: {chosen}"]
    assert home.remembered("setting.odds-rerolls") == model.value


@pytest.mark.parametrize("moment", MOMENTS)
@asynchronous
async def test_a_table_that_shows_odds_to_nobody_shows_a_bar_on_no_device(moment: str) -> None:
    found = await bars(moment, Rerolls.ALL, "nobody")
    assert {bar.shares for bar in found.values()} == {()}
