"""The displayed address of a database, which names its location but no secrets."""

import pytest

from companion.store.address import is_address, shown_address

SHOWN = {
    "postgresql://petri:hush@db.club:5432/games": "postgresql://petri@db.club:5432/games",
    "postgres://petri:hush@db.club/games?sslmode=require&password=hush": "postgresql://petri@db.club/games",
    "postgresql://petri@db.club/games": "postgresql://petri@db.club/games",
    "postgresql:///games": "postgresql:///games",
    "postgresql://petri:hush@one:1,two:2/games": "postgresql://petri@one:1,two:2/games",
    "postgresql://petri:hush@[::1]:5432/games": "postgresql://petri@[::1]:5432/games",
    "postgresql://petri:hush": "postgresql://…",
    "postgresql://petri:hu/sh@db.club/games": "postgresql://…",
    "postgresql://petri:hu@sh@db.club/games": "postgresql://…",
    "postgresql://petri:hush@[/games": "postgresql://…",
    "petri:hush": "postgresql://…",
    "mysql://petri:hush@db.club/games": "postgresql://…",
    "": "postgresql://…",
    "postgresql://hush@db.club@/hush": "postgresql://…",
}


@pytest.mark.parametrize(("address", "shown"), SHOWN.items(), ids=map(repr, SHOWN))
def test_of_an_address_nothing_secret_is_shown(address: str, shown: str) -> None:
    assert shown_address(address) == shown


def test_only_what_begins_like_the_address_of_a_postgresql_is_one() -> None:
    assert is_address("postgresql://x")
    assert is_address("postgres://x")
    assert not any(map(is_address, ("postgresql:/x", "x", "/data/postgresql://x", "mysql://x", "")))
