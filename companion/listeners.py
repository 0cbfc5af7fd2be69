"""Callbacks after a change, for any object with listeners."""

from collections.abc import Callable
from logging import Logger
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Listeners(Generic[P]):
    """The callbacks of one object, in the order of their addition; true if there are any.

    Args:
        log: The logger for callbacks that raise.
        failed: The line that is logged when one raises.
    """

    def __init__(self, log: Logger, failed: str) -> None:
        self._log = log
        self._failed = failed
        self._called: dict[object, Callable[P, object]] = {}

    def add(self, listener: Callable[P, object]) -> Callable[[], None]:
        """Call `listener` after every change; return an idempotent function that removes it again."""
        key = object()
        self._called[key] = listener

        def stop() -> None:
            self._called.pop(key, None)

        return stop

    def tell(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call every listener; a listener that raises does not stop the others, and undoes nothing."""
        for listener in tuple(self._called.values()):
            try:
                listener(*args, **kwargs)
            except Exception:
                self._log.exception(self._failed)

    def __bool__(self) -> bool:
        return bool(self._called)
