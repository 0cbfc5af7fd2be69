"""A browser's tree of controls: its first drawing, and every change since."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, cast

Control: TypeAlias = dict[str, Any]

REPLACE, ADD, REMOVE, MOVE = range(4)

CLIENTS_OWN: Final = frozenset(("route", "open", "width", "height", "_internals"))
"""Properties that a client changes on its own."""

WRITTEN: Final = frozenset(("Text", "TextSpan", "Semantics"))
"""Controls whose `value` a client never changes."""


class Tree:
    """The tree of one client; empty until something is shown."""

    def __init__(self) -> None:
        self.page: Control = {}
        self.index: dict[int, Control] = {}

    def show(self, page: Control) -> None:
        """Start with a whole page."""
        self.page, self.index = page, {}
        self._keep(page)

    def patch(self, control: int, patch: Sequence[Any]) -> None:
        """Apply a change to a control's subtree.

        Raises:
            KeyError, IndexError, TypeError: The target of the change does not exist.
        """
        root = self.index[control]
        paths: dict[int, list[Any]] = {}
        _number(patch[0], [], paths)
        for kind, *rest in patch[1:]:
            if kind == MOVE:
                source, key, target, to = rest
                holder = _at(root, paths[source])
                moved = holder.pop(key)
                _put(_at(root, paths[target]), to, moved, insert=True)
                continue
            holder, key = _at(root, paths[rest[0]]), rest[1]
            if kind == REMOVE:
                holder.pop(key)
            else:
                _put(holder, key, rest[2], insert=kind == ADD)
                self._keep(rest[2])

    def _keep(self, value: Any) -> None:
        left = [value]
        while left:
            each = left.pop()
            if isinstance(each, dict):
                part = cast("Control", each)
                if "_i" in part:
                    self.index[part["_i"]] = part
                left.extend(part.values())
            elif isinstance(each, list):
                left.extend(cast("list[Any]", each))


def differences(one: Any, other: Any, at: str = "") -> list[str]:
    """Return the differences between two trees, except for empty parts and a client's own changes."""
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict):
        mine, theirs = cast("Control", one), cast("Control", other)
        own = CLIENTS_OWN if mine.get("_c") in WRITTEN else CLIENTS_OWN | {"value"}
        names = [name for name in {**mine, **theirs} if name not in own]
        return [
            each for name in names for each in differences(mine.get(name), theirs.get(name), f"{at}.{name}")
        ]
    if isinstance(one, list) and isinstance(other, list):
        ours, others = cast("list[Any]", one), cast("list[Any]", other)
        if len(ours) == len(others):
            pairs = enumerate(zip(ours, others, strict=True))
            return [each for place, pair in pairs for each in differences(*pair, f"{at}.{place}")]
    if not one and not other:
        return []
    if (one is None or other is None) and not isinstance(one or other, dict | list):
        return []  # default values may be omitted
    return [f"{at}: {cast('object', one)!s:.200} and {cast('object', other)!s:.200}"]


def _number(node: Sequence[Any], path: list[Any], paths: dict[int, list[Any]]) -> None:
    paths[node[0]] = path
    below: dict[Any, Sequence[Any]] = node[1] if len(node) > 1 else {}
    for key, inner in below.items():
        _number(inner, [*path, key], paths)


def _at(value: Any, path: Sequence[Any]) -> Any:
    for key in path:
        value = value[key]
    return value


def _put(holder: Any, key: Any, value: Any, *, insert: bool) -> None:
    if isinstance(holder, list) and insert:
        cast("list[Any]", holder).insert(key, value)
    else:
        holder[key] = value
