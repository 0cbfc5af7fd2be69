"""A fix of Flet's comparison of keyed lists. Not reported: Flet's tracker has no issue about it."""

from typing import Any

from flet.controls import object_patch


def fix() -> None:
    """Stop Flet from pairing an addition in one keyed list with a removal from another. Idempotent.

    Flet 1.0.5 pairs removed and added controls by their place in the tree. When neighbours swap places, two
    lists occupy the same place in turn, so an addition to one was paired with a removal from the other. The
    client was then told to change a control that it does not have, and ignored the rest of the message.
    Within one list no keyed control is both removed and added, so pairing nothing loses nothing.
    """
    builder: Any = object_patch.DiffBuilder
    builder._index_key = _alone


def _alone(_: object, item: object, item_key: object, __: object) -> object:
    return item if item_key is None else object()
