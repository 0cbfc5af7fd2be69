"""Reports every call with which Python code changes files to an observer, before and after.

Files opened for writing are reported write by write; files that are only read are not reported.
"""

import builtins
import io
import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol

PATHS: Final = ("unlink", "remove", "mkdir", "rmdir", "link", "replace", "rename", "truncate")
"""Functions of `os` whose first arguments are paths."""

DESCRIPTORS: Final = ("fsync", "fdatasync", "ftruncate")
"""Functions of `os` whose first argument is a file descriptor."""


@dataclass
class Call:
    """One call that changes files.

    `descriptor` is that of an open file, or -1 if there is none; `at` is the offset of a write or the length
    of a truncation.
    """

    name: str
    path: str = ""
    target: str = ""
    descriptor: int = -1
    data: bytes = b""
    at: int = 0


class Observer(Protocol):
    """An observer of all calls; an error that it raises is raised by the call."""

    def before(self, call: Call) -> None:
        """Handle the beginning of a call."""
        ...

    def after(self, call: Call) -> None:
        """Handle a successful call."""
        ...


@contextmanager
def observed(observer: Observer) -> Generator[None]:
    """Report every call of this process, from any thread, to the observer."""
    originals: list[tuple[Any, str, Any]] = []

    def replace(module: Any, name: str, call: Callable[..., Any]) -> None:
        originals.append((module, name, getattr(module, name)))
        setattr(module, name, call)

    for name in PATHS:
        replace(os, name, _with_paths(name, getattr(os, name), observer))
    for name in DESCRIPTORS:
        if hasattr(os, name):
            replace(os, name, _with_descriptor(name, getattr(os, name), observer))
    replace(os, "open", _os_open(os.open, observer))
    replace(os, "write", _os_write(os.write, observer))
    opened = _open(io.open, observer)
    replace(io, "open", opened)
    replace(builtins, "open", opened)
    try:
        yield
    finally:
        for module, name, original in reversed(originals):
            setattr(module, name, original)


def _with_paths(name: str, original: Callable[..., Any], observer: Observer) -> Callable[..., Any]:
    def call(*arguments: Any, **options: Any) -> Any:
        target = os.fsdecode(arguments[1]) if name in ("link", "replace", "rename") else ""
        path = os.fsdecode(arguments[0]) if not isinstance(arguments[0], int) else ""
        length = int(arguments[1]) if name == "truncate" else 0
        return _made(observer, Call(name, path, target, at=length), lambda: original(*arguments, **options))

    return call


def _with_descriptor(name: str, original: Callable[..., Any], observer: Observer) -> Callable[..., Any]:
    def call(file: Any, *more: int) -> Any:
        descriptor = file if isinstance(file, int) else int(file.fileno())
        told = Call(name, descriptor=descriptor, at=more[0] if more else 0)
        return _made(observer, told, lambda: original(file, *more))

    return call


def _os_open(original: Callable[..., int], observer: Observer) -> Callable[..., int]:
    def call(path: Any, flags: int, *more: Any, **options: Any) -> int:
        told = Call("open", os.fsdecode(path))
        observer.before(told)
        told.descriptor = original(path, flags, *more, **options)
        if flags & os.O_TRUNC:
            told.at = -1
        observer.after(told)
        return told.descriptor

    return call


def _os_write(original: Callable[..., int], observer: Observer) -> Callable[..., int]:
    def call(descriptor: int, data: Any) -> int:
        told = Call("write", descriptor=descriptor, data=bytes(data), at=os.lseek(descriptor, 0, os.SEEK_CUR))
        return _made(observer, told, lambda: original(descriptor, data))

    return call


def _open(original: Callable[..., Any], observer: Observer) -> Callable[..., Any]:
    class Watched(io.FileIO):
        """An open file whose writes are reported."""

        def write(self, data: Any) -> int:
            told = Call("write", descriptor=self.fileno(), data=bytes(data), at=self.tell())
            return int(_made(observer, told, lambda: super(Watched, self).write(data)))

        def truncate(self, size: int | None = None) -> int:
            length = self.tell() if size is None else size
            told = Call("ftruncate", descriptor=self.fileno(), at=length)
            return int(_made(observer, told, lambda: super(Watched, self).truncate(length)))

    def call(file: Any, mode: str = "r", buffering: int = -1, *more: Any, **options: Any) -> Any:
        if not any(letter in mode for letter in "wxa+"):
            return original(file, mode, buffering, *more, **options)
        plain = mode.replace("b", "").replace("t", "")
        if isinstance(file, int):  # its opening was reported before
            raw = Watched(file, plain, closefd=options.pop("closefd", True))
        else:
            told = Call("open", os.fsdecode(file), at=-1 if "w" in mode else 0)
            observer.before(told)
            raw = Watched(file, plain)
            told.descriptor = raw.fileno()
            observer.after(told)
        if buffering == 0:
            return raw
        buffered = io.BufferedRandom(raw) if "+" in mode else io.BufferedWriter(raw)
        return buffered if "b" in mode else io.TextIOWrapper(buffered, *more, **options)

    return call


def _made(observer: Observer, told: Call, make: Callable[[], Any]) -> Any:
    observer.before(told)
    made = make()
    observer.after(told)
    return made
