"""Python files compiled to bytecode for the browser's Python, which saves half a second of every start.

The module also lists the modules that Python needs before the first screen.
"""

import hashlib
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from companion.pack.archive import Files, files_below, unzipped, zipped
from companion.pack.node import SCRIPTS, run_script
from companion.words import FALLBACK


def compiled(files: Files, pyodide: Path, cache: Path) -> Files:
    """Compile every `.py` file to bytecode. Cached by content.

    Raises:
        PackError: There is no Node, or a file does not compile.
    """
    kept = cache / "bytecode" / f"{_fingerprint('compile.mjs', files, pyodide)}.zip"
    if kept.is_file():
        return unzipped(kept)
    with _laid_out(files) as folder:
        run_script("compile.mjs", pyodide, folder)
        found = files_below(folder)
    result = {name: data for name, data in found.items() if not name.endswith(".py")}
    _keep(kept, zipped(result, compressed=True))
    return result


def imported_first(files: Files, pyodide: Path, cache: Path) -> frozenset[str]:
    """Return the modules that the app's first screen imports. Cached by content.

    Args:
        files: The whole app as bytecode.
        pyodide: The folder of the browser's Python.
        cache: The folder of cached results.

    Raises:
        PackError: There is no Node, or the app does not start.
    """
    kept = cache / "first" / f"{_fingerprint('first.mjs', files, pyodide)}.txt"
    if not kept.is_file():
        with _laid_out(files) as folder:
            lines = run_script("first.mjs", pyodide, folder, FALLBACK)
        _keep(kept, "\n".join(name for name in lines if name in files).encode())
    return frozenset(kept.read_text(encoding="utf-8").splitlines())


@contextmanager
def _laid_out(files: Files) -> Generator[Path]:
    """Write the files to a temporary folder that is removed afterwards."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name, data in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        yield folder


def _keep(place: Path, data: bytes) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    half_written = place.with_suffix(".part")
    half_written.write_bytes(data)
    half_written.replace(place)


def _fingerprint(script: str, files: Files, pyodide: Path) -> str:
    """Return a cache key derived from everything that affects the script's output."""
    digest = hashlib.sha256((SCRIPTS / script).read_bytes())
    for runtime in ("pyodide.asm.wasm", "python_stdlib.zip"):
        digest.update(hashlib.sha256((pyodide / runtime).read_bytes()).digest())
    for name in sorted(files):
        digest.update(f"{name}\0{len(files[name])}\0".encode())
        digest.update(files[name])
    return digest.hexdigest()
