"""`make torture`: attack Petri for some minutes and print the outcome.

python -m tests.torture --minutes 60 [--seed S] [--trial T] [names...]

The names select disciplines. A finding names its seed and trial, by which it can be reproduced: `python -m
tests.torture --seed 7 --trial 3/begin/links/12 calls`. The exit code is 1 if anything was lost, if anything
crashed, or if a screen or a list differed from the state that the journal leads to.
"""

import argparse
import importlib
import random
import sys
import time
from collections.abc import Sequence
from typing import Final

from tests.torture.tally import Tally, Until, table

DISCIPLINES: Final = {
    "phones": ("evening", 3),
    "kills": ("random_kills", 2),
    "calls": ("every_call", 2),
    "disks": ("bad_disks", 2),
    "power": ("power_cuts", 1),
    "images": ("power_images", 1),
    "mutants": ("mutated_files", 2),
    "club": ("club_deaths", 2),
}
"""Each discipline's module and its share of the time; `phones` includes the hostile neighbour."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the disciplines one after another; return 1 if any of them did harm."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture")
    parser.add_argument("--minutes", type=float, default=10, help="for all disciplines together")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="of all chance")
    parser.add_argument("--trial", help="only this one, as a finding names it")
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(DISCIPLINES)}")
    given = parser.parse_args(arguments)
    if unknown := set(given.names) - DISCIPLINES.keys():
        parser.error(f"no such discipline: {', '.join(sorted(unknown))}")
    names: list[str] = [name for name in DISCIPLINES if name in given.names or not given.names]
    print(f"seed {given.seed}, {given.minutes:g} minutes: {', '.join(names)}", flush=True)
    tallies: list[Tally] = []
    ends = Until(given.minutes * 60)
    shares = [DISCIPLINES[name][1] for name in names]
    for place, name in enumerate(names):
        begun = time.monotonic()
        share = ends.left * shares[place] / sum(shares[place:])
        module = importlib.import_module(f"tests.torture.{DISCIPLINES[name][0]}")
        found: Tally | tuple[Tally, ...] = module.run(given.seed, Until(share), given.trial)
        for tally in found if isinstance(found, tuple) else (found,):
            tally.seconds = time.monotonic() - begun
            tallies.append(tally)
            verdict = "harm" if tally.failed else "no harm"
            print(f"  {tally.discipline}: {tally.tried} tried, {verdict}", flush=True)
    print()
    for tally in tallies:
        for line in tally.lines(given.seed):
            print(line)
    print()
    print(*table(tallies), sep="\n")
    return 1 if any(tally.failed for tally in tallies) else 0


if __name__ == "__main__":
    sys.exit(main())
