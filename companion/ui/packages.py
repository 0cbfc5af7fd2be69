"""The games of installed packages, found when an app starts."""

import logging

from companion.device import packages
from companion.store.errors import Problem
from companion.ui.core.refusals import refusal_words
from companion.ui.game.checklist import FIELDS
from companion.ui.games import take_packages, ui_of
from companion.words import FALLBACK, Words

log = logging.getLogger(__name__)


def find_packages() -> None:
    """Offer the games of all installed packages; log a sentence about each that is left out."""
    packages.find()
    take_packages(whole=True)
    for key in list(packages.PACKAGES):
        ui = ui_of(key)
        if lacking := [field for field in FIELDS if not hasattr(ui, field)]:
            reason = f"its screens lack {', '.join(lacking)}"
            packages.leave_out(key, packages.Unusable("package-broken", reason=reason))
    take_packages()
    words = Words(FALLBACK)
    for problem in packages.PROBLEMS.values():
        log.warning(refusal_words(words, Problem(problem.code, problem.params)))
