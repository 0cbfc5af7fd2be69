"""The words of a refusal. Errors of the operator's database are not told to players."""

from typing import TYPE_CHECKING

from companion.words import Words

if TYPE_CHECKING:
    from companion.rules.kernel import Rejection
    from companion.store.errors import Problem, StoreError


def refusal_words(words: Words, refusal: "StoreError | Problem | Rejection") -> str:
    """Return the sentence for a refusal; database errors are not told to players.

    The store's own sentence about a database names its address, and what is to be done there: that is for
    the command line and for whoever runs it. Phones of guests are told whom to ask.
    """
    if "database" in refusal.params:
        return words("games-not-kept")
    return words(refusal.code, **refusal.params)
