"""Resources shared by the processes of one test run.

Expensive results are made once, and some tests run alone.
"""

import os
import pickle
import shutil
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

FOLDER_VARIABLE: Final = "PETRI_TEST_RUN"
"""The environment variable that names the shared folder of a run with several processes."""


def begin_run() -> Callable[[], None]:
    """Make a folder that the run's processes find in their environment; return a function to remove it."""
    folder = os.environ[FOLDER_VARIABLE] = tempfile.mkdtemp(prefix="petri-tests-")

    def end() -> None:
        os.environ.pop(FOLDER_VARIABLE, None)
        shutil.rmtree(folder, ignore_errors=True)

    return end


def made_once(name: str, make: Callable[[], T]) -> T:
    """Return the result of `make`, computed by the first process of the run that needs it.

    Args:
        name: The result's name within the run.
        make: Returns a value that can be pickled.
    """
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder is None:
        return make()
    path = Path(folder, name)
    with _locked(f"{name}.lock", alone=True):
        if not path.exists():
            path.write_bytes(pickle.dumps(make()))
    return pickle.loads(path.read_bytes())


@contextmanager
def turn(*, alone: bool) -> Generator[None]:
    """Hold a test's turn among the processes of the run.

    Args:
        alone: Whether no other test may run meanwhile; such a test waits until the others have ended.
    """
    with _locked("turns.lock", alone=alone):
        yield


@contextmanager
def _locked(name: str, *, alone: bool) -> Generator[None]:
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder is None:
        yield
        return
    import fcntl  # Python in the browser lacks this module, and runs in one process

    with Path(folder, name).open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield
