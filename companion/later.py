"""Lazily imported modules, and their counterparts for type checkers.

The first screen is drawn without the rules and the games' files, which take long to fetch in a browser and to
import anywhere. A module declares a lazy import twice. For type checkers and editors there is an ordinary
import below `if TYPE_CHECKING:`; jump to definition follows it. At run time, below `else:`, a `Later` of the
same name imports the module when one of its attributes is first read. Only all lazy imports together save
time: a single one may save nothing.
"""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any


class Later:
    """A module that is imported on first use.

    Args:
        name: Its full name.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._imported: ModuleType | None = None

    def __getattr__(self, attribute: str) -> Any:
        return getattr(self._module(), attribute)

    def _module(self) -> ModuleType:
        if self._imported is None:  # This is called a thousand times per screen.
            self._imported = import_module(self._name)
        return self._imported


class LaterCalls(Later):
    """The functions of a module; calling one imports the module."""

    def __getattr__(self, attribute: str) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            return getattr(self._module(), attribute)(*args, **named)

        return call


class LaterValue:
    """A class attribute whose value is in a module; reading the attribute imports the module.

    Args:
        module: The value's module.
        name: Its name there.
    """

    def __init__(self, module: Later, name: str) -> None:
        self._module = module
        self._name = name

    def __get__(self, instance: object, owner: type) -> Any:
        return getattr(self._module, self._name)


class Package:
    """Creates the lazy imports of a package's modules.

    Args:
        name: Its full name.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._first: list[str] = []

    @property
    def first(self) -> tuple[str, ...]:
        """The full names of the modules to preload, in order."""
        return tuple(self._first)

    def module(self, name: str, *, late: bool = False) -> Later:
        """Return a lazily imported module; with `late` it is not preloaded."""
        return Later(self._full(name, late))

    def calls(self, name: str, *, late: bool = False) -> LaterCalls:
        """Return a module's functions, imported lazily; with `late` the module is not preloaded."""
        return LaterCalls(self._full(name, late))

    def value(self, name: str, value: str, *, late: bool = False) -> Any:
        """Return a class attribute that reads a module's value lazily.

        With `late` the module is not preloaded.
        """
        return LaterValue(Later(self._full(name, late)), value)

    def _full(self, name: str, late: bool) -> str:
        full = f"{self._name}.{name}"
        if not late:
            self._first.append(full)
        return full
