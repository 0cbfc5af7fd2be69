"""Stored values that several processes change, and a variant in the memory of one process."""

import copy
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

from companion.store.errors import Unreachable
from companion.store.patience import patience
from companion.store.seam import RememberedValues

PAUSE: Final = 0.05
"""Seconds between two attempts to find out whether a change with a lost answer was stored."""


def items_of(kept: object) -> Iterable[tuple[str, Any]]:
    """Return the fields of a JSON object; return none for any other value."""
    return cast("dict[str, Any]", kept).items() if isinstance(kept, dict) else ()


class MemoryValues:
    """Values in memory, which are lost when the process ends."""

    def __init__(self) -> None:
        self._kept: dict[str, Any] = {}
        self._lock = threading.Lock()

    def get(self, key: str, default: Any = None) -> Any:
        """Return a copy of a value, or `default` if there is none."""
        return copy.deepcopy(self._kept.get(key, default))

    def keys(self) -> tuple[str, ...]:
        return tuple(self._kept)

    def set(self, key: str, value: object) -> None:
        """Set a value unconditionally."""
        self._kept[key] = value

    def set_all(self, values: Mapping[str, object]) -> None:
        self._kept.update(values)

    def replace(self, key: str, expected: object, value: object, *, about: str | None = "") -> bool:
        """Set a value if the current one is `expected`; return whether it was set."""
        with self._lock:
            if self._kept.get(key) != expected:
                return False
            self._kept[key] = value
        return True


def change_value(
    values: RememberedValues, key: str, make: Callable[[Any], Any], *, about: str | None = ""
) -> Any:
    """Change a value, retrying while others change it too.

    Args:
        values: The store of the value.
        key: Its key.
        make: Makes the new value from the current one, or from None if there is none. It is called again
            after a conflict, so it must be idempotent. If the value stays equal, nothing is stored.
        about: The message for other processes.

    Returns:
        The stored value.

    Raises:
        StoreError: The value could not be stored. After an `Unreachable` whose `unknown` is true, it may have
            been stored.
    """
    lost: Unreachable | None = None
    until = time.monotonic() + patience()
    while True:
        stands = values.get(key)
        made = make(stands)
        try:  # Ask the store even if the value stays equal: our copy may be stale.
            if values.replace(key, stands, made, about=about):
                return made
            lost = None  # The value was reread, which shows whether the change took effect.
        except Unreachable as error:
            if lost is None:
                if not error.unknown:
                    raise
                lost = error
            if time.monotonic() >= until:
                raise lost from error
            time.sleep(PAUSE)
