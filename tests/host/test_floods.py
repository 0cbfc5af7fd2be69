"""Floods of connections at full size, in a private network: players still get in."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tests.host.floods import ATTEMPTS, FLOODS, HOST, NEWCOMER, RIVALS, SEATED, Flooded, lack_of
from tests.host.own_network import run_in_network

pytestmark = pytest.mark.alone

LINKS = (
    "tuntap add dev wlan0 mode tap",
    *(f"addr add {each}/16 dev wlan0" for each in (HOST, SEATED, NEWCOMER, *RIVALS)),
    "link set wlan0 up",
)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_seated_phone_and_a_newcomer_get_in_each_time(kind: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.host.floods", kind, str(tmp_path)]
    told = json.loads(run_in_network(LINKS, command, timeout=400).splitlines()[-1])
    assert lack_of(kind, Flooded(**told["flood"])) == ""
    assert (told["seated"], told["newcomer"]) == (ATTEMPTS, ATTEMPTS)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_that_can_open_nothing_is_not_whole(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLOODED", "1")
    flooded = Flooded()
    with pytest.raises(TimeoutError):  # its addresses exist only in the private network
        asyncio.run(asyncio.wait_for(FLOODS[kind](flooded), 0.5))
    assert flooded.opened == flooded.most_held == 0
    assert lack_of(kind, flooded) != ""
