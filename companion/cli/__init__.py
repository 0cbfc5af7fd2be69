"""The command line, `companion`: this module answers what must be quick and leaves the rest to its rooms."""

import sys
from collections.abc import Sequence

from companion import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give the exit code: 0 done, 2 a problem that was told in a sentence.

    Args:
        arguments: what follows the program's name; those of this process by default.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--version"]:  # before anything heavy is imported
        print(f"companion {__version__}")
        return 0
    from companion.cli.commands import run

    return run(given)
