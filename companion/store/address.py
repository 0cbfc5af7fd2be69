"""Addresses of databases as people write them, and how they are shown: never with a password."""

import re
from typing import Final

from companion.store.errors import printable

SCHEMES: Final = ("postgresql", "postgres")


HOST: Final = r"(?:[\w.-]*|\[[0-9a-fA-F:.]+\])(?::\d+)?"

SHOWN: Final = re.compile(
    rf"\w+://(?:(?P<user>[\w.-]*)(?::[^@/]*)?@)?(?P<hosts>{HOST}(?:,{HOST})*)(?P<path>/[\w.-]*)?(?:\?.*)?"
)
"""Forms of an address that messages may quote; any other may hold a secret and is never quoted."""


def is_address(text: str) -> bool:
    """Return whether the text is meant as the address of a database."""
    return text.startswith(tuple(f"{scheme}://" for scheme in SCHEMES))


def shown_address(address: str) -> str:
    """Return the address fit for a sentence: user, host and database, without anything secret.

    The part after a question mark may contain a password, so it is left out.
    """
    found = SHOWN.fullmatch(address)
    if found is None or not is_address(address):
        return "postgresql://…"
    user, hosts, path = found["user"], found["hosts"], found["path"] or ""
    return printable(f"postgresql://{user + '@' if user else ''}{hosts}{path}")
