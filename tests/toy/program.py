"""Petri with one more game: `python -m tests.toy.program host …`."""

from __future__ import annotations

import sys

from companion.cli import main
from tests.toy import register

if __name__ == "__main__":
    register()
    sys.exit(main())
