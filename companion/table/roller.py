"""The roller: the only source of chance in Petri."""

import secrets


def fair_roll(faces: int) -> int:
    """Roll a fair die with the operating system's source of randomness.

    Raises:
        ValueError: `faces` is below 1.
    """
    if faces < 1:
        raise ValueError(f"a die has at least one face, not {faces!r}")
    return secrets.randbelow(faces) + 1
