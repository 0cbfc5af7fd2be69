"""The wording of refusals; errors of the operator's database are not shown to players."""

from typing import TYPE_CHECKING

from companion.words import Words

if TYPE_CHECKING:
    from companion.rules.kernel import Rejection
    from companion.store.errors import Problem, StoreError


def refusal_words(words: Words, refusal: "StoreError | Problem | Rejection") -> str:
    """Return the sentence for a refusal; database errors get a general sentence.

    The store's own sentence names the database's address and the remedy, for the operator's command line.
    The general sentence tells players who can help.
    """
    if "database" in refusal.params:
        return words("games-not-kept")
    return words(refusal.code, **refusal.params)
