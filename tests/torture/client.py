"""A phone that keeps its tree of controls as a browser does: the texts shown, and the enabled buttons."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any, Final, cast

from tests.host.phone import Phone
from tests.host.tree import Control, Tree

WORDS: Final = ("value", "label", "semantics_label", "text")
"""Properties that are read by the eye or aloud; `content` is another if it is a text."""

BODY: Final = "_b"
"""The property that holds a component's drawn content."""

LOOKS: Final = frozenset(
    ("style", "text_style", "padding", "margin", "border", "shape", "decoration", "animate")
)
"""Properties that never contain controls."""


class Client(Phone):
    """A phone with a tree; see `tests.host.phone.Phone` for its arguments."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.tree = Tree()
        self.patches = 0
        """Number of changes of its tree that it was sent."""
        self.broken = ""
        """Changes that could not be applied to the tree; empty while it is consistent."""

    async def open(self) -> "Client":
        """Connect, starting with an empty tree."""
        self.tree, self.broken = Tree(), ""
        await super().open()
        return self

    def cut(self) -> None:
        """Drop the connection without notice, as a phone does that leaves the network."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _hear(self, action: int, body: Any) -> None:
        try:
            if action == 1:
                self.tree.show(body["page_patch"])
            elif action == 2:
                self.tree.patch(body["id"], body["patch"])
        except (KeyError, IndexError, TypeError) as error:
            self.broken = f"{error!r} in {str(body)[:200]}"
        if action in (1, 2):
            self.patches += 1
        await super()._hear(action, body)

    # the screen's contents ----------------------------------------------------------------------

    def shown(self) -> list[Control]:
        """Return every visible control of the topmost view and of open dialogs, in tree order."""
        views = list(_views(self.tree.page.get("views")))
        dialogs = [each for each in _below(self.tree.page.get("_dialogs")) if each.get("open")]
        return _below([*views[-1:], *dialogs])

    def texts(self) -> list[str]:
        """Return all texts on the screen, written or spoken."""
        return [text for control in self.shown() for text in _texts(control)]

    def to_tap(self) -> list[tuple[str, Control]]:
        """Return the controls that can be tapped, each with all its words."""
        found: list[tuple[str, Control]] = []
        for control in self.shown():
            if control.get("on_click") and not control.get("disabled"):
                words = [text for inner in _below([control]) for text in _texts(inner)]
                found.append((" ".join(words), control))
        return found

    def fields(self) -> list[Control]:
        """Return the fields into which text can be typed."""
        return [each for each in self.shown() if each.get("_c") == "TextField" and not each.get("disabled")]

    async def click(self, part: str, seconds: float = 0.0) -> bool:
        """Tap the first control with these words once it is enabled; return False if it never is."""
        ends = time.monotonic() + seconds
        while True:
            for words, control in self.to_tap():
                if part in words:
                    await self.fire(control["_i"], "click")
                    return True
            self.heard.clear()
            try:
                await asyncio.wait_for(self.heard.wait(), ends - time.monotonic())
            except TimeoutError:
                return False


def _views(value: Any) -> Iterator[Control]:
    """Return the views of a page, inside any components; the topmost is the last."""
    if isinstance(value, list):
        for inner in cast("list[Any]", value):
            yield from _views(inner)
    elif isinstance(value, dict):
        part = cast("Control", value)
        if part.get("_c") == "View":
            yield part
        else:
            yield from _views(part.get(BODY))


def _below(value: Any) -> list[Control]:
    """Return every visible control in a part of the tree, in tree order."""
    found: list[Control] = []
    _gather(value, found)
    return found


def _gather(value: Any, found: list[Control]) -> None:
    if isinstance(value, dict):
        part = cast("Control", value)
        if part.get("visible") is False:
            return
        if "_i" in part:
            found.append(part)
        for name, inner in part.items():
            if isinstance(inner, dict | list) and name not in LOOKS:
                _gather(inner, found)
    elif isinstance(value, list):
        for inner in cast("list[Any]", value):
            _gather(inner, found)


def _texts(control: Control) -> list[str]:
    names = (*WORDS, "content")
    return [text for name in names if isinstance(text := control.get(name), str) and text]
