"""Database addresses as users type them, and the form in which they are shown: without a password."""

import re
from typing import Final

from companion.store.errors import printable

SCHEMES: Final = ("postgresql", "postgres")


HOST: Final = r"(?:[\w.-]*|\[[0-9a-fA-F:.]+\])(?::\d+)?"

SHOWN: Final = re.compile(
    rf"\w+://(?:(?P<user>[\w.-]*)(?::[^@/]*)?@)?(?P<hosts>{HOST}(?:,{HOST})*)(?P<path>/[\w.-]*)?(?:\?.*)?"
)
"""Addresses of this form are shown in part; others are hidden, since a secret may be anywhere in them."""


def is_address(text: str) -> bool:
    """Return whether a text begins with the scheme of a database address."""
    return text.startswith(tuple(f"{scheme}://" for scheme in SCHEMES))


def shown_address(address: str) -> str:
    """Return an address for display: user, host and database, without secrets.

    The part after a question mark may contain a password, so it is left out.
    """
    found = SHOWN.fullmatch(address)
    if found is None or not is_address(address):
        return "postgresql://…"
    user, hosts, path = found["user"], found["hosts"], found["path"] or ""
    return printable(f"postgresql://{user + '@' if user else ''}{hosts}{path}")
