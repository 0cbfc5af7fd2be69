"""The games of installed packages, found when an app starts."""

import logging

from companion.device import packages
from companion.ui.games import take_packages
from companion.words import FALLBACK, Words

log = logging.getLogger(__name__)


def find_packages() -> None:
    """Offer the games of all installed packages; log a sentence about each that is left out."""
    packages.find()
    take_packages(whole=True)
    words = Words(FALLBACK)
    for problem in packages.PROBLEMS.values():
        log.warning(words(problem.code, **problem.params))
