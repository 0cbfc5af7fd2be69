"""The command line, `companion`: it answers `--version` itself, and imports everything else on demand."""

import sys
from collections.abc import Sequence

from companion import __version__
from companion.cli import streams


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code: 0 done, 2 a problem reported in a sentence, 130 Ctrl+C.

    Args:
        arguments: The words after the program's name; by default the arguments of this process.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    streams.prepare()
    try:
        if given == ["--version"]:  # Before anything heavy is imported.
            streams.write(f"companion {__version__}\n")
            return 0
        from companion.cli.commands import run

        return run(given)
    except streams.OutputFailed as failure:
        from companion.cli.speech import tell_failed_output

        return tell_failed_output(failure)
    except KeyboardInterrupt:
        return 130
