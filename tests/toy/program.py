"""Petri with Lanterns as an additional game: `python -m tests.toy.program host …`."""

import sys

from companion.cli import main
from tests.toy import registered

if __name__ == "__main__":
    with registered():
        sys.exit(main())
