"""Ways in which a file may be wrong: bytes changed by accident, and values changed on purpose."""

import json
import random
from copy import deepcopy
from typing import Any, Final, cast

from companion.device.games import GAMES
from tests.torture.ledger import FIELDS

NUMBERS: Final = (
    -1,
    0,
    99,
    2**31,
    2**53 + 1,
    2**63,
    -(2**63) - 1,
    10**30,
    10**400,
    1.5,
    1e308,
    float("nan"),
    float("inf"),
)
MOMENTS: Final = (
    "0001-01-01T00:00:00Z",
    "0001-01-01T00:00:00+14:00",
    "9999-12-31T23:59:59.999999Z",
    "9999-12-31T23:59:59-14:00",
    "2026-11-21T20:00:00",
    "2026-11-21",
    "2026-02-30T00:00:00Z",
    "2026-11-21T20:00:00+23:59",
    "-2026-11-21T20:00:00Z",
    "20261121T200000Z",
    "now",
)
TEXTS: Final = (
    "",
    " ",
    "\ud800",
    "Ola \udfff",
    "\x00",
    "\u202eOla",
    "e\u0301" * 50,
    "x" * 100_000,
    "{player}",
    "<b>",
    "../../x",
    "🦠" * 500,
    "2026",
    *GAMES,
    "game-started",
    "no-such-kind",
)
OTHERS: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], {"": None}, [None] * 1000)

DEEP: Final = "deep "
DEPTHS: Final = (10, 500, 5000, 100_000)
"""Nesting depths of lists."""

BYTES: Final = ("flip", "flips", "cut", "zeros", "doubled", "dropped")
"""Kinds of accidental changes to bytes."""


def rotten(data: bytes, how: str, chance: random.Random) -> bytes:
    """Return the bytes after an accident of this kind."""
    content = bytearray(data)
    at = chance.randrange(len(data))
    length = min(len(data) - at, chance.choice((1, 16, 512, 4096)))
    match how:
        case "flip":
            content[at] ^= 1 << chance.randrange(8)
        case "flips":
            for _ in range(chance.randint(2, 20)):
                content[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        case "cut":
            del content[at:]
        case "zeros":
            content[at : at + length] = bytes(length)
        case "doubled":
            content[at:at] = content[at : at + length]
        case _:
            del content[at : at + length]
    return bytes(content)


def tampered(text: str, chance: random.Random) -> tuple[str, str]:
    """Change one to three values in a game's text, as a person would who knows what they mean.

    Returns:
        The new text, and a short description of the change.
    """
    document: Any = json.loads(text)
    if chance.random() < 0.7:
        as_first_written(document)
    done = [_tamper(document, chance) for _ in range(chance.choice((1, 1, 1, 2, 3)))]
    text = json.dumps(document, ensure_ascii=chance.random() < 0.9)
    for depth in DEPTHS:
        text = text.replace(f'"{DEEP}{depth}"', "[" * depth + "]" * depth)
    return text, "; ".join(done)


def as_first_written(document: Any) -> None:
    """Turn the document into a file of schema 1, which has no checksums, so that its values get checked."""
    document["header"]["1"]["schema"] = 1
    for row in document["journal"].values():
        for name in row.keys() - set(FIELDS):
            del row[name]


def _tamper(document: Any, chance: random.Random) -> str:
    if chance.random() < 0.15:
        return _tamper_rows(document, chance)
    places = list(_places(document, ""))
    # Most places are in the journal, so in half of the cases pick from the header or the first rows.
    early = [place for place in places if place[2].startswith((".header", ".journal.1.", ".journal.2."))]
    holder, key, name = chance.choice(early if early and chance.random() < 0.5 else places)
    old = holder[key]
    match chance.randrange(8):
        case 0 if isinstance(holder, dict):
            del holder[key]
            return f"{name} is missing"
        case 1 if isinstance(holder, dict):
            holder[chance.choice(("_x", "extra", "seq", "at", "kind"))] = deepcopy(old)
            return f"{name} is there twice"
        case 2:
            holder[key] = deepcopy(chance.choice(OTHERS))
        case 3:
            holder[key] = f"{DEEP}{chance.choice(DEPTHS)}"
            return f"{name} is deep"
        case _:
            holder[key] = deepcopy(_like(old, chance))
    return f"{name} is {holder[key]!r:.60}"


def _like(old: Any, chance: random.Random) -> Any:
    """Return another value, in most cases of the same type."""
    if chance.random() < 0.1:
        return chance.choice((*NUMBERS, *MOMENTS, *TEXTS))
    if isinstance(old, bool):
        return not old
    if isinstance(old, int | float):
        return chance.choice((*NUMBERS, old + 1, old - 1))
    if isinstance(old, str):
        is_moment = old[:2] == "20" and "T" in old
        return chance.choice(MOMENTS if is_moment and chance.random() < 0.8 else (*TEXTS, old + "x"))
    if isinstance(old, list):
        items = cast("list[Any]", old)
        return chance.choice((items * 2, items[:-1], items[::-1], items * 300))
    return chance.choice((*OTHERS, *NUMBERS))


def _tamper_rows(document: Any, chance: random.Random) -> str:
    found: object = document.get("journal")
    rows = cast("dict[str, Any]", found) if isinstance(found, dict) else {}
    if len(rows) < 2:
        return "nothing"
    one, other = chance.sample(sorted(rows), 2)
    match chance.randrange(4):
        case 0:
            rows[one], rows[other] = rows[other], rows[one]
            return f"rows {one} and {other} are swapped"
        case 1:
            if all(isinstance(rows[each], dict) for each in (one, other)):
                rows[one], rows[other] = {**rows[other], "seq": int(one)}, {**rows[one], "seq": int(other)}
            return f"rows {one} and {other} are swapped and renumbered"
        case 2:
            last = len(rows) + 1
            if isinstance(rows[one], dict):
                rows[str(last)] = {**rows[one], "seq": last}
            return f"row {one} is there again at the end"
        case _:
            del rows[one]
            return f"row {one} is missing"


def _places(value: Any, name: str) -> Any:
    """Yield the place of every value in a document: its container, its key, and its path."""
    if isinstance(value, dict):
        for key in list(cast("dict[str, Any]", value)):
            yield value, key, f"{name}.{key}"
            yield from _places(value[key], f"{name}.{key}")
    elif isinstance(value, list):
        for index in range(len(cast("list[Any]", value))):
            yield value, index, f"{name}.{index}"
            yield from _places(value[index], f"{name}.{index}")
