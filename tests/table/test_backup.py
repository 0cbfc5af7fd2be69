"""Restoring a backup only adds, and trusts no file."""

from collections.abc import Mapping
from typing import Any

import pytest

from companion.device.backup import Tally, fits, restored, saved, with_people
from companion.device.game_service import GameService
from companion.rules.chromosome.corrections import Correct
from companion.store.archive import pieces
from tests.host.party_game import begun, service


def packed(home: GameService) -> bytes:
    return b"".join(saved(home.library))


def read_back(home: GameService, *chunks: bytes) -> Tally:
    tally = Tally()
    for found in restored(home.library.preferences, home.merge, chunks):
        tally = found
    return tally


def holding(values: Mapping[str, Any]) -> bytes:
    """Return a backup file that somebody has filled with these values."""
    return b"".join(pieces(service().library, values))


def test_what_this_device_has_stays_and_what_it_lacks_comes() -> None:
    theirs = service()
    theirs.remember_people(["ola", "Zosia"])
    theirs.remember("setting.theme", "night")
    theirs.remember("setting.scale", 1.5)
    ours = service()
    ours.remember_people(["Ola", "Jan"])
    ours.remember("setting.theme", "agar")
    assert not read_back(ours, packed(theirs)).problems
    assert ours.people() == ("Ola", "Jan", "Zosia")
    assert ours.remembered("setting.theme") == "agar"
    assert ours.remembered("setting.scale") == 1.5


def test_values_that_may_not_come_are_left_out() -> None:
    hostile: dict[str, Any] = {
        "party.hosts": ["mine"],
        "party.invited": "2026-11-21",
        "setting.theme": {"deep": 1},
        "setting.place": "x" * 300,
        "setting.Ä": "x",
        "host.processes": [1],
        "people": ["Ola", 7, None, "a\u202eb", "x" * 41, "ola"],
    }
    home = service()
    before = set(home.library.preferences.keys())
    read_back(home, holding(hostile))
    assert set(home.library.preferences.keys()) - before == {"people"}
    assert home.people() == ("Ola",)


@pytest.mark.parametrize(
    ("key", "value", "may"),
    [
        ("setting.theme", "night", True),
        ("setting.scale", 1.5, True),
        ("setting.coach", False, True),
        ("setting.coach", None, False),
        ("soup.last-setup", {"players": []}, True),
        ("carnomorphs.hidden-cards", ["a"], True),
        ("unheard.last-setup", {}, False),
        ("reminders.2026-11-21-0a1b2c", [], True),
        ("party.here.2026-11-21-0a1b2c", [], False),
        ("people", "Ola", False),
        ("soup.last-setup", ["x" * 5_000], False),
    ],
)
def test_the_list_of_what_may_travel(key: str, value: object, *, may: bool) -> None:
    assert fits(key, value) is may


def test_no_more_people_than_are_remembered() -> None:
    people = [f"Ola {number}" for number in range(28)]
    assert len(with_people(people, [f"Jan {number}" for number in range(9)])) == 30
    assert with_people(None, []) == []


def test_an_open_game_that_grows_is_opened_again_by_its_screens() -> None:
    theirs, ours = service(), service()
    game = begun(theirs)
    read_back(ours, packed(theirs))
    table = ours.open(game.id).table
    told: list[int] = []
    ours.listen(game.id, lambda: told.append(1))
    game.submit(Correct(seat=0, what="irradiation", delta=1))
    assert read_back(ours, packed(theirs)).merged == {"longer": 1}
    assert told
    assert ours.open(game.id).table is not table
    assert ours.open(game.id).table.count == table.count + 1
    assert packed(ours) == packed(theirs)


def test_a_tally_says_what_was_read_and_what_was_not() -> None:
    home = service()
    begun(home)
    whole = packed(home)
    assert [problem.code for problem in read_back(service(), whole).read] == ["restore-added"]
    assert [problem.code for problem in read_back(service(), whole[:-40]).problems] == ["restore-cut"]
    harmed = bytearray(whole)
    harmed[len(whole) // 2] ^= 4
    assert [problem.code for problem in read_back(service(), bytes(harmed)).problems] == ["restore-damaged"]
