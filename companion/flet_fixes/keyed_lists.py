"""A mend of Flet's comparison of keyed lists.

Not reported: no issue of it was found in Flet's tracker.
"""

from typing import Any

from flet.controls import object_patch


def fix() -> None:
    """Stop Flet from pairing an addition in one keyed list with a removal from another. Idempotent.

    Flet 1.0.5 pairs what it removes with what it adds by its place in the tree. Where neighbours change
    places, two lists stand in the same place one after the other, and a part added to one was paired with a
    part removed from the other: the client was told to change what it does not have, and heard nothing of the
    rest. Within one list nothing with a key is both removed and added, so that pairing nothing loses nothing.
    """
    builder: Any = object_patch.DiffBuilder
    builder._index_key = _alone


def _alone(_: object, item: object, item_key: object, __: object) -> object:
    return item if item_key is None else object()
