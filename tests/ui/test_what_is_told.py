"""A number in an entry's sentence is the person's number after the entry; a change is the entry's own."""

import re
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any, cast

import pytest

from companion.device.games import GAMES, game_of
from companion.rules.kernel import Label, Model
from companion.table.journal import Entry
from companion.ui import kit
from companion.ui.games import ui_of
from companion.ui.sample import recorded
from companion.words import Words
from tests.table.test_every_command import LEVELS, evenings
from tests.ui.games import shown

Told = tuple[Entry, Any, Any]
"""An entry, and the states before and after it."""


def in_sample(key: str) -> Iterator[Told]:
    """Yield the entries of the recorded game."""
    table = recorded(key).table
    for entry, (before, after) in zip(table.entries, pairwise(table.states), strict=True):
        yield entry, before, after


def at_random(key: str, detail: str) -> Iterator[Told]:
    """Yield entries of games that are played at random."""
    for evening in evenings(game_of(key), detail, f"told {key} {detail}"):
        yield evening.entry, *evening.table.states[-2:]


def numbers(player: Any) -> dict[str, int]:
    """Return a person's numbers by the names that labels have for them."""
    return {
        name.replace("_", "-"): value
        for name, value in player.model_dump().items()
        if isinstance(value, int) and not isinstance(value, bool) and name not in ("seat", "colour")
    }


def whose(label: Label, players: Any) -> Any:
    """Return the seat that a label is about; None if it names nobody."""
    if isinstance(label.params.get("seat"), int):
        return label.params["seat"]
    return next((seat for seat, each in enumerate(players) if each.name == label.params.get("player")), None)


def check(told: Told) -> None:
    """Check the numbers of one sentence against the person's numbers after its entry."""
    entry, before, after = told
    label = entry.label
    seat = whose(label, after.players)
    if seat is None or len(before.players) != len(after.players):
        return
    was, now = numbers(before.players[seat]), numbers(after.players[seat])
    for name, value in label.params.items():
        if name in now and isinstance(value, int) and name != "number":
            happened = {abs(number) for event in entry.events for number in numbered_deep(event)}
            changes = {abs(now[name] - was.get(name, 0)), *happened}
            assert value == now[name] or value in changes, f"{label!r}: {name} is {now[name]}"
    dose = label.params.get("dose")
    if isinstance(dose, int) and "irradiation" in label.params:
        assert dose == now["irradiation"] - was["irradiation"], f"{label!r}: {was}, {now}"
        assert label.params.get("before", was["irradiation"]) == was["irradiation"]


def check_note(key: str, told: Told) -> None:
    """Check that a note's numbers about players are current values, or changes.

    A note that names nobody is about the player in its label.
    """
    entry, before, after = told
    label = entry.label
    if label.key in shown(key).summed:
        return
    style = kit.Style(Words("en", strict=True).of(key))
    note = ui_of(key).entry_note(style, label, before, after)
    seat = whose(label, after.players)
    alone = seat is not None and not any(each.name in note for each in after.players)
    known = {abs(value) for value in label.params.values() if isinstance(value, int)}
    tables = [state.replace(players=()) for state in (before, after)]
    known |= {abs(number) for each in (*tables, *entry.events) for number in numbered_deep(each)}
    known |= {number for each in (*before.players, *after.players) for number in numbered_deep(each.name)}
    if len(before.players) == len(after.players):
        for each, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
            if not alone or each == seat:
                old, new = numbers(was), numbers(now)
                known |= {abs(number) for player in (was, now) for number in numbered_deep(player)}
                known |= {abs(new[name] - old.get(name, 0)) for name in new}
    for digits in re.findall(r"\d+", note):
        assert int(digits) in known, f"{note!r} of {label!r}"


def numbered_deep(value: Any) -> Iterator[int]:
    """Yield every number of a state or an event, however deep, and those in typed texts."""
    if isinstance(value, str):
        yield from map(int, re.findall(r"\d+", value))
    elif isinstance(value, int):
        yield value
    elif isinstance(value, Model):
        for part in value.__dict__.values():
            yield from numbered_deep(part)
    elif isinstance(value, tuple):
        several = cast("tuple[Any, ...]", value)
        yield len(several)
        for part in several:
            yield from numbered_deep(part)


@pytest.mark.parametrize("key", GAMES)
def test_what_the_sample_evening_tells_is_what_happened_and_to_whom(key: str) -> None:
    for told in in_sample(key):
        check(told)
        check_note(key, told)


@pytest.mark.parametrize(("key", "detail"), LEVELS)
def test_what_random_games_tell_is_what_happened_and_to_whom(key: str, detail: str) -> None:
    for told in islice(at_random(key, detail), 150):
        check(told)
        check_note(key, told)


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "detail"), LEVELS)
def test_what_many_games_tell_is_what_happened_and_to_whom(key: str, detail: str) -> None:
    for told in islice(at_random(key, detail), 3000):
        check(told)
        check_note(key, told)
