"""A phone that keeps its tree of controls as a browser does: the shown texts, and the live buttons."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any, Final, cast

from tests.host.phone import Phone
from tests.host.tree import Control, Tree

WORDS: Final = ("value", "label", "semantics_label", "text")
"""Properties that are read or heard; `content` is one too when it is a text."""

BODY: Final = "_b"
"""The property that holds a component's drawing."""

LOOKS: Final = frozenset(
    ("style", "text_style", "padding", "margin", "border", "shape", "decoration", "animate")
)
"""Properties in which no control is."""


class Client(Phone):
    """A phone; see `tests.host.phone.Phone` for its arguments."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.tree = Tree()
        self.patches = 0
        """Number of changes of its tree that it was sent."""
        self.broken = ""
        """Changes that could not be applied to the tree; empty while it is consistent."""

    async def open(self) -> "Client":
        """Connect; start with an empty tree."""
        self.tree, self.broken = Tree(), ""
        await super().open()
        return self

    def cut(self) -> None:
        """Lose the connection without a word, as when a phone leaves the network."""
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

    # what is shown ------------------------------------------------------------------------------

    def shown(self) -> list[Control]:
        """Every visible control of the topmost view and of open dialogs, in the order of the tree."""
        views = list(_views(self.tree.page.get("views")))
        dialogs = [each for each in _below(self.tree.page.get("_dialogs")) if each.get("open")]
        return _below([*views[-1:], *dialogs])

    def texts(self) -> list[str]:
        """Everything written and spoken on the screen."""
        return [text for control in self.shown() for text in _texts(control)]

    def to_tap(self) -> list[tuple[str, Control]]:
        """Return the controls that can be tapped, with all their words."""
        found: list[tuple[str, Control]] = []
        for control in self.shown():
            if control.get("on_click") and not control.get("disabled"):
                words = [text for inner in _below([control]) for text in _texts(inner)]
                found.append((" ".join(words), control))
        return found

    def fields(self) -> list[Control]:
        """Fields that can be typed in."""
        return [each for each in self.shown() if each.get("_c") == "TextField" and not each.get("disabled")]

    async def click(self, part: str, seconds: float = 0.0) -> bool:
        """Tap the first thing with these words in it, once it hears; False if there is none in time."""
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
    """Every visible control in a part of the tree, in its order."""
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
