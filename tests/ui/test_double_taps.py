"""Two taps before the next redraw both count, but a tap that would exceed a bound does nothing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import flet as ft
import pytest

from companion.device.games import GAMES
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.questions import ResistanceQuestion
from companion.rules.chromosome.state import Player
from companion.rules.kernel import Command
from companion.rules.question import Question
from companion.ui.art.dice import MOST_FACES
from companion.ui.chromosome.calculators.phase import PhaseInput
from companion.ui.core.draft import stepped
from companion.ui.shared.cup import Cup
from tests.loops import asynchronous
from tests.ui.fights import can_press, table
from tests.ui.games import shown
from tests.ui.harness import Harness
from tests.ui.services import at, opened, seated, service, service_with
from tests.ui.test_menu import open_menu
from tests.ui.test_player_sheet import open_player
from tests.ui.test_turn_sheet import open_turn

WAYS = {"less": "more", "more": "less"}


def titles(app: Harness, joint: str = ": ") -> list[str]:
    """Return the names of the numbers that can be changed on this screen."""
    ends = tuple(f"{joint}{way}" for way in WAYS)
    found = (label.rpartition(joint)[0] for label in app.labels() if label.endswith(ends))
    return list(dict.fromkeys(found))


def value(app: Harness, title: str) -> str:
    """Return a number's spoken value."""
    (said,) = {label for label in app.labels() if label.startswith(f"{title}: ")} - {
        f"{title}: {way}" for way in WAYS
    }
    return said


async def check_bound(app: Harness, title: str, way: str, joint: str = ": ") -> None:
    """Tap a number one step from its bound twice at once; a single tap in the other direction restores it."""
    before = value(app, title)
    await app.tap_twice(f"{title}{joint}{way}")
    await app.tap(f"{title}{joint}{WAYS[way]}")
    assert value(app, title) == before


ASKED = [(key, *named) for key in GAMES for named in shown(key).calculators.items()]
"""The calculators with numbers: their games, their names and their questions."""


def near_the_ends(kind: type[Question], way: str) -> Question:
    """Return a question whose numbers are each one step from a bound; bounds may depend on other numbers."""
    question = kind.first()
    for asked in (*kind.fields().values(),) * 2:
        low, high = question.ends(asked.name) if asked.kind in ("number", "numbers", "points") else (0, 0)
        value = high - 1 if way == "more" else low if asked.unknown else low + 1
        if asked.kind in ("number", "points"):
            question = replace(question, **{asked.name: value})
        elif asked.kind == "numbers":
            question = replace(question, **{asked.name: filled(getattr(question, asked.name), value)})
    return question.fitted()


def filled(row: Any, value: int) -> Any:
    """Return a row, or rows, filled with that number."""
    return (
        tuple(filled(each, value) for each in cast("tuple[Any, ...]", row))
        if isinstance(row, tuple)
        else value
    )


def beginning_with(question: Question) -> Any:
    """Return a patch that makes every page begin with that question."""
    return classmethod(lambda _: question)  # type: ignore[arg-type]


LEAST = Options(
    fate_start=1,
    fate_max=2,
    recovery_energy=1,
    start_tokens=2,
    growth_genes=1,
    evolution_genes=1,
    evolution_prices=Genes(1, 1, 1, 1),
    evolution_die_energy=1,
    irradiation_limit=2,
    building_relief=2,
)
MOST = Options(
    fate_start=9,
    fate_max=9,
    recovery_energy=11,
    start_tokens=11,
    growth_genes=2,
    evolution_genes=2,
    evolution_prices=Genes(11, 11, 11, 11),
    evolution_die_energy=11,
    irradiation_limit=19,
    building_relief=7,
)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "calculator", "kind"), ASKED, ids=[each[1] for each in ASKED])
@asynchronous
async def test_no_number_of_a_calculator_passes_its_bound(
    monkeypatch: pytest.MonkeyPatch, game: str, calculator: str, kind: type[Question], way: str
) -> None:
    near = replace(near_the_ends(kind, way), **shown(game).unfolded.get(kind, {}))
    monkeypatch.setattr(kind, "first", beginning_with(near))
    home = service()
    home.remember("setting.game", game)
    home.remember("setting.odds-rerolls", "all")  # so that every question is asked
    async with opened(home, "/calculators") as app:
        await app.tap(calculator)
        for label in app.labels():
            if label.startswith("Seldom asked"):
                await app.tap(label)
        found = titles(app, ", ")
        assert found
        for title in found:
            if not title.startswith(("Space 2", "Space 3", "Space 4")):  # like the first one
                await check_bound(app, title, way, ", ")


@pytest.mark.parametrize(("way", "cup"), [("less", Cup(2, 3)), ("more", Cup(7, MOST_FACES - 1))])
@asynchronous
async def test_no_number_of_dice_or_faces_passes_its_bound(
    monkeypatch: pytest.MonkeyPatch, way: str, cup: Cup
) -> None:
    monkeypatch.setattr("companion.ui.shared.cup.Cup", lambda: cup)
    async with opened(service(), "/calculators") as app:
        await app.tap("Dice")
        for title in titles(app):
            await check_bound(app, title, way)


@pytest.mark.parametrize("way", WAYS)
@asynchronous
async def test_no_rule_of_a_new_game_passes_its_bound(way: str) -> None:
    home = service_with(seated(["Magda", "Tomek"]), LEAST if way == "less" else MOST)
    async with opened(home, "/new") as app:
        await app.tap("Rules of this table")
        found = titles(app)
        assert len(found) > 12
        for title in found:
            if can_press(app, f"{title}: {way}"):  # the maximum of fate follows the fate at the start
                await check_bound(app, title, way)


LIMIT = "Highest irradiation a player survives"


@asynchronous
async def test_of_two_taps_on_a_rule_of_a_game_none_is_lost_and_none_passes_the_bound() -> None:
    home, game = table(options=Options(fate_max=9))
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table")
        await app.tap_twice(f"{LIMIT}: more")
        assert game.table.state.options.irradiation_limit == 9
        price = next(title for title in titles(app) if "combat" in title)
        await app.tap_twice(f"{price}: more")
        assert game.table.state.options.evolution_prices.of("combat") == 2
        await app.tap_twice("On top of building genes owned: more")
        assert game.table.state.options.evolution_extra.of("building") == 3
        entries = game.table.count
        await app.tap_twice("Most fate: more")
        assert game.table.state.options.fate_max == 10
        assert game.table.count == entries + 1


Bound = tuple[str, list[Command], Callable[[Player], int], int]


def corrected(what: str, delta: int, **more: object) -> Correct:
    return Correct.model_validate({"seat": 0, "what": what, "delta": delta, **more})


BOUNDS: list[Bound] = [
    ("Magda: spend a fate point", [corrected("fate", -3)], lambda p: p.fate, 0),
    ("Magda: add a fate point", [corrected("fate", -1)], lambda p: p.fate, 4),
    ("Magda: Irradiation, less", [corrected("irradiation", 1)], lambda p: p.irradiation, 0),
    ("Magda: Irradiation, more", [corrected("irradiation", 29)], lambda p: p.irradiation, 30),
    ("Magda: Tokens on board, less", [corrected("tokens", -5)], lambda p: p.on_board, 0),
    ("Magda: Tokens on board, more", [corrected("tokens", 5)], lambda p: p.on_board, 12),
    ("Magda: Charged, less", [corrected("charged", -1)], lambda p: p.charged, 0),
    ("Magda: Charged, more", [corrected("charged", 3)], lambda p: p.charged, 6),
    ("Magda: Trophies: Tomek, less", [corrected("trophies", 1, owner=1)], lambda p: p.trophies[1], 0),
    ("Magda: Trophies: Tomek, more", [corrected("trophies", 5, owner=1)], lambda p: p.trophies[1], 6),
    (
        "Magda: combat gene, active, less",
        [corrected("active", 1, gene="combat")],
        lambda p: p.active.combat,
        0,
    ),
    ("Magda: combat gene, active, more", [corrected("passive", 4)], lambda p: p.active.combat, 1),
]


@pytest.mark.parametrize(("name", "before", "read", "bound"), BOUNDS, ids=[each[0] for each in BOUNDS])
@asynchronous
async def test_the_tap_past_a_bound_of_a_player_does_nothing_and_says_nothing(
    name: str, before: list[Command], read: Callable[[Player], int], bound: int
) -> None:
    home, game = table(*before, detail="full")
    entries, value_before = game.table.count, read(game.table.state.players[0])
    async with at(home, game) as app:
        await open_player(app, "Magda")
        await app.tap_twice(name)
        assert not app.controls(ft.SnackBar)
    assert abs(value_before - bound) == 1
    assert read(game.table.state.players[0]) == bound
    assert game.table.count == entries + 1


@asynchronous
async def test_two_taps_on_a_players_number_both_count() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_player(app, "Magda")
        await app.tap_twice("Magda: Irradiation, more")
    assert game.table.state.players[0].irradiation == 2


@asynchronous
async def test_an_area_is_gone_with_its_last_cube_and_the_next_tap_says_nothing() -> None:
    home, game = table(AddArea(cubes=1, room="North"))
    async with at(home, game) as app:
        await open_menu(app, "Radioactive spaces")
        await app.tap_twice(next(each for each in app.labels() if "North" in each and "fewer" in each))
        assert not app.controls(ft.SnackBar)
    assert not game.table.state.areas


def test_a_number_stays_within_its_bounds_and_may_come_nearer_from_beyond() -> None:
    assert [stepped(value, 1, 0, 3) for value in (-2, 0, 2, 3, 5)] == [-1, 1, 3, 3, 5]
    assert [stepped(value, -1, 0, 3) for value in (-2, 0, 2, 3, 5)] == [-2, 0, 1, 2, 4]


@asynchronous
async def test_of_two_taps_on_genes_to_discard_none_is_lost_and_none_passes_the_bound() -> None:
    home, game = table(corrected("irradiation", 6), corrected("active", 3, gene="building"), detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Discard building genes")
        (title,) = titles(app, ", ")
        await app.tap_twice(f"{title}, more")
        assert value(app, title) == f"{title}: 3"
        await app.tap(f"{title}, less")
        await app.tap_twice(f"{title}, more")
        assert value(app, title) == f"{title}: 3"
        await app.tap_twice(f"{title}, less")
        assert value(app, title) == f"{title}: 1"


def cubes_filled(app: Harness, title: str) -> list[str]:
    """Return the spoken names of the selected cubes of a number."""
    chosen = app.controls(ft.Semantics, where=lambda each: bool(each.selected))
    return [label for each in chosen for label in app.labels(each) if label.startswith(f"{title}: ")]


@asynchronous
async def test_a_second_tap_on_a_cube_of_a_typed_price_empties_one_and_no_more() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species")
        await app.type("Another name", "Leap")
        await app.tap("Choose: Leap")
        found = [label.removesuffix(": 4") for label in app.labels() if label.endswith(": 4")]
        assert len(found) > 4
        for title in found:
            await app.tap(f"{title}: 4")
            assert cubes_filled(app, title) == [f"{title}: 4"]
            await app.tap_twice(f"{title}: 4")
            assert cubes_filled(app, title) == [f"{title}: 3"]


@asynchronous
async def test_a_number_follows_its_bound_up(monkeypatch: pytest.MonkeyPatch) -> None:
    near = ResistanceQuestion(2, 1, irradiation=6, limit=7)
    monkeypatch.setattr(ResistanceQuestion, "first", beginning_with(near))
    async with opened(service(), "/calculators") as app:
        await app.tap("Test")
        await app.tap("Seldom asked, all as usual")
        await app.tap("Irradiation limit, more")
        for _ in range(2):
            await app.tap("Irradiation, more")
        assert value(app, "Irradiation") == "Irradiation: 8"


def test_irradiation_stays_within_a_limit_that_has_just_been_lowered() -> None:
    ill = PhaseInput.first().given("irradiation.0", 7)
    assert ill.turned("irradiation.0", 1).irradiation[0] == 7
    assert ResistanceQuestion(2, 1, irradiation=7).turned("irradiation", 1).irradiation == 7


@asynchronous
async def test_the_round_after_the_last_one_is_neither_reached_nor_told_of() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Correct the table")
        await app.tap_twice("Round, more")
        assert game.table.state.round == 3
        await app.tap_twice("Round, more")
        assert game.table.state.round == game.table.state.rounds == 4
        assert not app.controls(ft.SnackBar)
