"""Join codes: short enough to read out across a table, too many to guess."""

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final
from urllib.parse import unquote

ALPHABET: Final = "BCDFGHJKMNPRSTVWXZ"
"""The letters of codes: without vowels, so that no code is a word, and without letters that look alike."""

LENGTH: Final = 6
"""The number of letters in a code; 18 to the power of 6 gives 34 million codes."""

LONGEST_TYPED: Final = 60
"""Maximum length of a code, whether typed or from a link."""

SECRET_BYTES: Final = 32

LONGEST_SECRET: Final = 100
"""Maximum length of a device's secret; a longer text is not one of ours, and is not hashed."""


def new_code() -> str:
    """Return a new unpredictable code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """Normalise a code as typed, or as changed by a chat; None if it cannot be a code.

    Only letters and digits count: chats add full stops, brackets, visible and invisible blanks.
    """
    if len(text) > LONGEST_TYPED:
        return None
    letters = "".join(character for character in unquote(text).upper() if character.isalnum())
    fits = len(letters) == LENGTH and all(letter in ALPHABET for letter in letters)
    return letters if fits else None


def spaced(code: str) -> str:
    """Format a code for reading out: in two halves."""
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"


def find(codes: Mapping[str, str], wanted: str) -> str | None:
    """Return the key whose code is `wanted`, in constant time."""
    found = None
    for key, code in codes.items():
        if hmac.compare_digest(code.encode(), wanted.encode()):
            found = key
    return found


def new_secret() -> str:
    """Return a new secret for a device to keep."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """Hash a secret for storing. It is long and random, so one round of a fast hash is enough."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare two hashes in constant time."""
    return hmac.compare_digest(one, other)
