"""The games of one browser, in files of its private file system, the only place where data can be flushed.

Python runs there in a worker, which may open a private file exclusively, write to it and flush it without
waiting for promises. So an event is stored before the screen shows it, as on a disk. IndexedDB would confirm
a write only after the screen has been drawn.
"""

import asyncio
import errno
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from companion.store.errors import DataFolderBusy, StorageError
from companion.store.file_pair import FilePairBlobStore

FOLDER: Final = "petri"
FILES: Final = ("games-a.log", "games-b.log")
"""The names of the files, which the web page around Python may already have opened."""

TRIES: Final = 20
SECONDS_BETWEEN: Final = 0.1
"""Seconds between attempts to open the files: a page that is closing still holds them for a moment."""

REASONS: Final = {
    "QuotaExceededError": errno.ENOSPC,
    "NotAllowedError": errno.EACCES,
    "SecurityError": errno.EACCES,
    "NoModificationAllowedError": errno.EBUSY,
}


async def open_blob_store(
    opened: Any = None, written: Callable[[], object] = lambda: None
) -> FilePairBlobStore:
    """Open the blob store of this browser, exclusively for this page.

    Args:
        opened: Handles of both files, if already open.
        written: Called after every flush.

    Raises:
        DataFolderBusy: Another page has it open.
        NewerSchema: A later app has written the files, which stay untouched.
        StorageError: The browser stores nothing for this site.
    """
    refused: Any = import_module("pyodide.ffi").JsException
    handles: list[Any] = list(opened or ())
    try:
        if not handles:
            await _open_files(handles, refused)
        return FilePairBlobStore(*(BrowserFile(handle, written) for handle in handles))
    except BaseException as error:
        for handle in handles:
            handle.close()
        if not isinstance(error, refused):
            raise
        if _reason(error) == errno.EBUSY:
            raise DataFolderBusy("store-busy", folder=FOLDER) from error
        raise StorageError("store-denied", file=FOLDER) from error


def write_anew(blob_store: FilePairBlobStore, opened: Any, written: Callable[[], object]) -> None:
    """Write everything into new files, since the old ones have vanished.

    Clearing a site's data removes the files even while a page has them open, and writing to them does not
    fail. The old files are left open: Chromium never answers a request to close them.

    Args:
        blob_store: The content to write.
        opened: Handles of both files.
        written: Called after every flush.

    Raises:
        OSError: The browser stores nothing for this site.
    """
    blob_store.move_to(*(BrowserFile(handle, written) for handle in opened))


async def room_left() -> int | None:
    """Return how many more bytes the browser would let us store; some browsers always claim gigabytes."""
    try:
        browser: Any = import_module("js")
        estimate = await browser.navigator.storage.estimate()
        return int(estimate.quota) - int(estimate.usage)
    except Exception:  # Some browsers have no estimate, others refuse it.
        return None


class BrowserFile:
    """A private file of the browser, with the interface that `companion.store.file_pair` expects.

    Its size is cached: nobody else may change it, and asking the browser takes longer than writing.

    Args:
        handle: A `FileSystemSyncAccessHandle`.
        written: Called whenever something was flushed.
    """

    def __init__(self, handle: Any, written: Callable[[], object]) -> None:
        self._handle = handle
        self._written = written
        self._refused: Any = import_module("pyodide.ffi").JsException
        self._to_js: Any = import_module("pyodide.ffi").to_js
        self._options: Any = import_module("js").Object
        self._bytes: Any = import_module("js").Uint8Array
        self._size: int | None = None

    def size(self) -> int:
        if self._size is None:
            self._size = int(self._asked("getSize"))
        return self._size

    def read(self, at: int, length: int) -> bytes:
        buffer = self._bytes.new(length)
        read = int(self._asked("read", buffer, self._place(at)))
        return bytes(buffer.subarray(0, read).to_py())

    def write(self, at: int, data: bytes) -> None:
        before, self._size = self.size(), None
        done = 0
        while done < len(data):
            written = int(self._asked("write", self._to_js(data[done:]), self._place(at + done)))
            # If a private window is full, Chromium raises nothing, and returns -8 as an unsigned number.
            if not 0 < written <= len(data) - done:
                raise OSError(errno.ENOSPC, f"{written} bytes were written")
            done += written
        self._size = max(before, at + len(data))

    def truncate(self, size: int) -> None:
        self._size = None
        self._asked("truncate", size)
        self._size = size

    def flush(self) -> None:
        self._asked("flush")
        self._written()

    def close(self) -> None:
        self._asked("close")

    def _place(self, at: int) -> Any:
        return self._to_js({"at": at}, dict_converter=self._options.fromEntries)

    def _asked(self, method: str, *arguments: Any) -> Any:
        try:
            return getattr(self._handle, method)(*arguments)
        except self._refused as error:
            raise OSError(_reason(error), str(error)) from error


async def _open_files(handles: list[Any], refused: Any) -> None:
    """Open the files, collecting each handle as soon as it is available."""
    browser: Any = import_module("js")
    root = await browser.navigator.storage.getDirectory()
    folder = await root.getDirectoryHandle(FOLDER, create=True)
    for name in FILES:
        handles.append(await _opened(await folder.getFileHandle(name, create=True), refused))


async def _opened(file: Any, refused: Any) -> Any:
    for attempt in range(TRIES):
        try:
            return await file.createSyncAccessHandle()
        except refused as error:
            if _reason(error) != errno.EBUSY or attempt == TRIES - 1:
                raise
        await asyncio.sleep(SECONDS_BETWEEN)
    raise AssertionError("the last try raises")


def _reason(error: Any) -> int:
    """Return the operating system's error number for a browser's refusal."""
    return REASONS.get(str(getattr(error, "name", "")), errno.EIO)
