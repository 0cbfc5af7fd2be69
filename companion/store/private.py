"""Access permissions of a data folder: for its owner only."""

import os
import re
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600

OUR_FILE: Final = re.compile(
    r"\.petri-lock|\..+\.petri-tmp|(.+\.petri\.jsonl?|.+\.(damaged|foreign|misnamed|replaced)-\d.*\.json"
    r"|catalogue\.json|preferences\.json|index\.cache)(\.bak)?"
)
"""Names of the store's own files. A folder with other files may have other uses, so its permissions stay."""


def keep_private(folder: Path, subfolders: Iterable[str]) -> None:
    """Restrict our files to their owner, and the folder too if it contains nothing else.

    If the system has no such permissions, or the files belong to another user, nothing is changed.
    """
    if os.name == "nt":
        return
    with suppress(OSError):
        inside = tuple(subfolders)
        if _tighten_files(folder, inside):
            _tighten(folder, PRIVATE_FOLDER)
        for name in inside:
            if (folder / name).is_dir() and _tighten_files(folder / name, ()):
                _tighten(folder / name, PRIVATE_FOLDER)


def _tighten_files(folder: Path, inside: tuple[str, ...]) -> bool:
    """Restrict our files in the folder; return whether it contains nothing else."""
    strangers = False
    for entry in os.scandir(folder):
        if OUR_FILE.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
            _tighten(Path(entry.path), PRIVATE_FILE)
        elif entry.name not in inside:
            strangers = True
    return not strangers


def _tighten(path: Path, mode: int) -> None:
    with suppress(OSError):
        found = path.stat(follow_symlinks=False)
        if found.st_uid == os.getuid() and stat.S_IMODE(found.st_mode) & ~mode:
            path.chmod(stat.S_IMODE(found.st_mode) & mode)
