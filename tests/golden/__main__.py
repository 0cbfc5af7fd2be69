"""Write the golden files again: `python -m tests.golden`, or some of them: `python -m tests.golden soup`."""

import sys
from collections.abc import Sequence

from tests.golden import files, games, screens


def main(wanted: Sequence[str]) -> None:
    """Play all games and open all screens, and write down what they say."""
    for key in games.KEPT:
        if not wanted or key in wanted:
            played = [list(games.played(key, number)) for number in range(games.GAMES)]
            size = files.write(key, played)
            rows = [row for game in played for row in game]
            happened = {row["command"]["kind"] for row in rows if "events" in row}
            print(f"{key}: {len(rows)} commands, {size / 1000:.0f} kB")
            print(f"  never allowed: {', '.join(sorted(games.kinds(key).keys() - happened)) or 'none'}")
    if not wanted or "screens" in wanted:
        size = files.write("screens", ([name, screens.shown(name)] for name in screens.SCREENS))
        print(f"screens: {len(screens.SCREENS)}, {size / 1000:.0f} kB")


main(sys.argv[1:])
