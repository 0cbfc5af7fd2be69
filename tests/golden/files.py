"""Golden files: JSON lines, compressed as a whole."""

import json
import lzma
from collections.abc import Iterable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data"


def write(name: str, values: Iterable[Any]) -> int:
    """Write values, a line each, and return how many bytes the file has."""
    text = "".join(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n" for value in values)
    raw = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.jsonl.xz").write_bytes(raw)
    return len(raw)


def read(name: str) -> list[Any]:
    """Return the values of a file."""
    text = lzma.decompress((FOLDER / f"{name}.jsonl.xz").read_bytes()).decode()
    return [json.loads(line) for line in text.splitlines()]
