"""Luck bars: one scale for everybody, names, the luckiest first."""

import flet as ft

from companion.rules.chromosome.luck import LuckReport, Throw, luck_report
from companion.ui.chromosome.scoring import BAR, LEAST_SCALE, by_luck, scale_of
from tests.loops import asynchronous
from tests.seeds import finished
from tests.ui.services import opened, service


def report(**faces: tuple[int, ...]) -> LuckReport:
    """Return the luck report of these throws of a four-sided die."""
    return luck_report(Throw(name, face, 4) for name, each in faces.items() for face in each)


def test_the_luckiest_comes_first_and_equal_surpluses_have_equal_bars() -> None:
    # Magda threw once (4), Tomek three times (2, 4, 3): each total is 1.5 pips above the expectation.
    people = by_luck(report(Ola=(1, 1, 1, 1), Magda=(4,), Tomek=(2, 4, 3)))
    assert [each.player for each in people] == ["Magda", "Tomek", "Ola"]
    assert people[0].surplus == people[1].surplus
    assert scale_of(people) == 6.0 == -people[2].surplus
    assert scale_of(people[:2]) == LEAST_SCALE


@asynchronous
async def test_luck_bars_share_one_scale_and_stand_under_names() -> None:
    home = service()
    game = finished(home)
    async with opened(home, f"/game/{game.id}") as app:
        names = {player.name for player in game.table.state.players}
        rows = app.controls(
            ft.TextButton, where=lambda row: bool(app.controls(ft.Container, where=is_bar, inside=row))
        )
        lengths: dict[str, int] = {}
        for row in rows:
            (bar,) = app.controls(ft.Container, where=is_bar, inside=row)
            assert isinstance(bar.expand, int)
            lengths[app.texts(row)[-1]] = bar.expand
        assert len(rows) == len(names)
        for surplus, length in lengths.items():
            pips = abs(float(surplus.replace("\u2212", "-")))
            whole = max(LEAST_SCALE, *(abs(float(each.replace("\u2212", "-"))) for each in lengths))
            assert abs(length - 1000 * pips / whole) < 20, f"{surplus}: {length}"
        told = app.texts()[app.texts().index("Luck of the dice") :]
        assert names <= set(told)


def is_bar(part: ft.Container) -> bool:
    """Return whether a container is the coloured part of a luck bar."""
    return part.height == BAR
