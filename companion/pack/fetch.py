"""Download of pinned wheels through pip; each is cached by its hash."""

import hashlib
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from companion.host.folders import work_folder
from companion.pack.errors import PackError
from companion.pack.lock import PLATFORM, PYTHON, Wheel


def cache_folder() -> Path:
    """Return the folder of wheels and build results that is kept between builds."""
    return work_folder("pack")


def fetch(wheels: Sequence[Wheel], cache: Path) -> tuple[Path, ...]:
    """Return the files of the wheels; download those that are not cached.

    Raises:
        PackError: pip is missing, or found no wheel with that hash.
    """
    missing = [wheel for wheel in wheels if not _is_kept(wheel, cache)]
    if missing:
        _download(missing, cache)
    return tuple(_kept(wheel, cache) for wheel in wheels)


def _kept(wheel: Wheel, cache: Path) -> Path:
    return cache / "wheels" / wheel.sha256 / wheel.file


def _is_kept(wheel: Wheel, cache: Path) -> bool:
    path = _kept(wheel, cache)
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == wheel.sha256


def _download(wheels: Sequence[Wheel], cache: Path) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as temporary:
        folder = Path(temporary)
        wanted = folder / "wanted.txt"
        lines = [f"{wheel.package}=={wheel.version} --hash=sha256:{wheel.sha256}\n" for wheel in wheels]
        wanted.write_text("".join(lines), encoding="utf-8")
        command = (
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--require-hashes", "--only-binary=:all:", "--dest", str(folder)),
            *("--implementation", "cp", "--abi", f"cp{PYTHON}", "--abi", "none"),
            *("--python-version", PYTHON, "--platform", PLATFORM, "-r", str(wanted)),
        )
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise PackError("pack-download-failed", reason=_last_line(done.stderr))
        for wheel in wheels:
            path = folder / wheel.file
            if not path.is_file():
                raise PackError("pack-download-failed", reason=wheel.file)
            kept = _kept(wheel, cache)
            kept.parent.mkdir(parents=True, exist_ok=True)
            path.replace(kept)


def _last_line(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "pip")
