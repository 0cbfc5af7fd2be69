"""On Windows, a file that another program briefly has open is tried again before a tap is refused."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.store import blob_store as module
from companion.store.blob_store import IN_USE, DiskBlobStore
from companion.store.errors import StorageError

ACTS: dict[str, Callable[[DiskBlobStore], object]] = {
    "append": lambda store: store.append("game", b"two\n", 4),
    "write": lambda store: store.write("game", b"two\n"),
    "read": lambda store: store.read("game"),
    "rename": lambda store: store.rename("game", "other"),
}


class Windows:
    """A system function that fails a number of times, as on Windows."""

    def __init__(self, act: Callable[..., Any], number: int, times: int) -> None:
        self._act = act
        self._number = number
        self.left = times

    def __call__(self, *given: Any, **named: Any) -> Any:
        if self.left:
            self.left -= 1
            error = PermissionError(13, "Access is denied")
            vars(error)["winerror"] = self._number
            raise error
        return self._act(*given, **named)


@pytest.mark.parametrize("number", sorted(IN_USE))
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("system", ["open", "replace", "rename"])
def test_a_file_that_is_open_elsewhere_for_a_moment_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: str, system: str, number: int
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.0)
    store = DiskBlobStore(tmp_path)
    store.write("game", b"one\n")
    monkeypatch.setattr(os, system, Windows(getattr(os, system), number, 3))
    ACTS[act](store)


def test_one_that_stays_open_elsewhere_is_refused_in_a_sentence_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    store = DiskBlobStore(tmp_path)
    store.write("game", b"one\n")
    with monkeypatch.context() as refusing:
        refusing.setattr(os, "open", Windows(os.open, 32, 10_000))
        with pytest.raises(StorageError) as refused:
            store.append("game", b"two\n", 4)
    assert refused.value.code == "store-in-use"
    assert store.read("game") == b"one\n"


class Busy:
    """A system function that fails for a while each time, by the test's own clock."""

    def __init__(self, act: Callable[..., Any], clock: list[float], seconds: float) -> None:
        self._act, self._clock, self._seconds = act, clock, seconds
        self._until: float | None = None

    def __call__(self, *given: Any, **named: Any) -> Any:
        if self._until is None:
            self._until = self._clock[0] + self._seconds
        if self._clock[0] < self._until:
            error = PermissionError(13, "Access is denied")
            vars(error)["winerror"] = 32
            raise error
        self._until = None
        return self._act(*given, **named)


@pytest.mark.parametrize("act", ["write", "delete"])
def test_all_the_steps_of_one_act_wait_no_longer_than_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    store = DiskBlobStore(tmp_path)
    for text in (b"one\n", b"two\n"):
        store.write("game", text)
    clock = [0.0]

    def sleeps(seconds: float) -> None:
        clock[0] += seconds

    with monkeypatch.context() as busy:
        busy.setattr(module.time, "monotonic", lambda: clock[0])
        busy.setattr(module.time, "sleep", sleeps)
        for system in ("open", "replace", "unlink"):
            busy.setattr(os, system, Busy(getattr(os, system), clock, 0.9 * module.PATIENCE))
        with pytest.raises(StorageError) as refused:
            store.write("game", b"three\n") if act == "write" else store.delete("game")
    assert refused.value.code == "store-in-use"
    assert clock[0] <= module.PATIENCE + 2 * module.PAUSE
    assert store.read("game") == b"two\n"


def test_what_is_denied_for_good_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = DiskBlobStore(tmp_path)
    store.write("game", b"one\n")

    def denied(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    def waits(_: float) -> None:
        raise AssertionError("nobody waits for rights")

    monkeypatch.setattr(module.time, "sleep", waits)
    monkeypatch.setattr(os, "open", denied)
    with pytest.raises(StorageError) as refused:
        store.append("game", b"two\n", 4)
    assert refused.value.code == "store-denied"
