"""Python files as the bytecode of the Python that runs in the browser: half a second of every start."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path

from companion.pack.archive import Files, files_below, unzipped, zipped
from companion.pack.node import SCRIPTS, run_script


def compiled(files: Files, pyodide: Path, cache: Path) -> Files:
    """The files with bytecode in place of every `.py`; kept by what went in.

    Raises:
        PackError: there is no Node, or a file does not compile.
    """
    kept = cache / "bytecode" / f"{_fingerprint(files, pyodide)}.zip"
    if kept.is_file():
        return unzipped(kept)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name, data in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        run_script("compile.mjs", pyodide, folder)
        found = files_below(folder)
    result = {name: data for name, data in found.items() if not name.endswith(".py")}
    kept.parent.mkdir(parents=True, exist_ok=True)
    half_written = kept.with_suffix(".part")
    half_written.write_bytes(zipped(result, compressed=True))
    half_written.replace(kept)
    return result


def _fingerprint(files: Files, pyodide: Path) -> str:
    """A name for everything that the bytecode depends on."""
    digest = hashlib.sha256((SCRIPTS / "compile.mjs").read_bytes())
    for runtime in ("pyodide.asm.wasm", "python_stdlib.zip"):
        digest.update(hashlib.sha256((pyodide / runtime).read_bytes()).digest())
    for name in sorted(files):
        digest.update(f"{name}\0{len(files[name])}\0".encode())
        digest.update(files[name])
    return digest.hexdigest()
