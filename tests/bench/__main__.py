"""`make bench`: runs every `bench_*.py` beside this file and prints its figures.

Each bench module offers `run() -> Iterable[Figure]`. Give names to run only some of them:
`python -m tests.bench store taps`.
"""

import importlib
import pathlib
import sys
from collections.abc import Sequence

from tests.bench.figures import Figure


def line(figure: Figure) -> str:
    """One row of the report."""
    ratio = f"{figure.ratio:8.2f} x {figure.yardstick}" if figure.ratio is not None else ""
    verdict = "met" if figure.met else "MISSED"
    measured = f"{figure.name:<58} {figure.value:10.3f} {figure.unit:<6}"
    return f"  {measured} {ratio:<42} goal {figure.goal:<28} {verdict}"


def main(wanted: Sequence[str]) -> int:
    """Print every figure; exit 1 when one misses its goal."""
    missed = 0
    for path in sorted(pathlib.Path(__file__).parent.glob("bench_*.py")):
        name = path.stem.removeprefix("bench_")
        if wanted and name not in wanted:
            continue
        print(name, flush=True)
        for figure in importlib.import_module(f"tests.bench.{path.stem}").run():
            print(line(figure), flush=True)
            missed += not figure.met
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
