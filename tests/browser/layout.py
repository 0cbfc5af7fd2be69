"""The layout of a page, measured from the rectangles of the accessible tree."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeVar, cast

from playwright.sync_api import Page

from companion.ui.theme.measure import WIDE
from companion.words import Language

HEARD = """
window.heard = 0;
window.heardAt = window.told = -Infinity;
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    // Sentences are the page's own; the app answers in bytes.
    this.addEventListener("message", ({ data }) => {
      if (typeof data === "string") return;
      window.heard += 1;
      window.heardAt = performance.now();
    });
  }
  send(data) {
    super.send(data);
    if (typeof data !== "string") window.told = performance.now();
  }
};
"""
"""JavaScript that counts the app's messages, and records when the last one came and the page last sent."""

SILENCE = 500
"""Milliseconds without an answer after which the layout counts as final: not every new width is answered."""

PAUSE = 100
"""Milliseconds without a message in either direction after which the last answer counts as final."""

MARGIN = 24
"""Logical pixels from the left edge; no row that spans a page begins further in."""

KNOWN = "[heard, performance.now()]"
"""The number of answers so far, and the current time."""

LOOK = """async ([width, height, heard, begun]) => {
  const read = () => [...document.querySelectorAll('flt-semantics-host flt-semantics')].map((node) => {
    const box = node.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom], strip = false;
    // What has been scrolled out of its list is not on the page.
    for (let above = node.parentElement; above; above = above.parentElement) {
      if (above.tagName === 'FLT-SEMANTICS-HOST') break;
      if (!/auto|scroll|hidden/.test(getComputedStyle(above).overflow)) continue;
      const edge = above.getBoundingClientRect();
      strip ||= /auto|scroll/.test(getComputedStyle(above).overflowX);
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return {
      name: node.getAttribute('aria-label') || node.innerText || '',
      identifier: node.getAttribute('flt-semantics-identifier') || '',
      leaf: !node.querySelector('flt-semantics'),
      pressed: node.getAttribute('role') === 'button',
      strip, left, top, right, bottom, width: box.width, height: box.height,
    };
  });
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  let before = [], still = 0;
  for (const end = performance.now() + 10000; still < 3 && performance.now() < end;) {
    await new Promise((done) => setTimeout(done, 40));
    await new Promise((done) => requestAnimationFrame(done));
    const now = read();
    const silent = window.told > begun && performance.now() - window.told > SILENCE;
    const pause = performance.now() - Math.max(window.told, window.heardAt);
    const answered = silent || (window.heard > heard && pause > PAUSE);
    const resized = now.length && now[0].width === width && now[0].height === height && answered;
    still = resized && same(before, now) ? still + 1 : 0;
    before = now;
  }
  return before;
}""".replace("SILENCE", str(SILENCE)).replace("PAUSE", str(PAUSE))
"""Read all rectangles of a page of that size, once they have stopped moving."""


class Box(NamedTuple):
    """One node of the accessible tree, in logical pixels; a part scrolled out of sight has no area."""

    name: str
    """The name that a screen reader speaks."""
    identifier: str
    leaf: bool
    """Whether it contains no other nodes."""
    pressed: bool
    """Whether it is a button."""
    strip: bool
    """Whether it is in a row that scrolls sideways."""
    left: float
    top: float
    right: float
    bottom: float
    width: float
    """Full width, including the part scrolled out of sight."""
    height: float

    @property
    def title(self) -> str:
        """Return the name to show in a failing test's message."""
        return self.name or self.identifier

    @property
    def seen(self) -> bool:
        """Return whether at least part of it is on the page."""
        return self.right - self.left > 1 and self.bottom - self.top > 1

    @property
    def whole(self) -> bool:
        return self.right - self.left > self.width - 1 and self.bottom - self.top > self.height - 1

    def overlaps(self, other: "Box") -> bool:
        """Return whether the two boxes share more than an edge."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > 1
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 1
        )


LOOKS = 20
"""Maximum number of looks at a page until it is right; after a resize it may need several frames."""

Faults = TypeVar("Faults", bound=Sequence[object])


class Resized:
    """A page whose window is resized again and again without a reload.

    Args:
        page: An empty tab.
    """

    def __init__(self, page: Page) -> None:
        page.add_init_script(HEARD)
        self.page = page
        self._tools: Any = page.context.new_cdp_session(page)

    def read_in(self, language: Language) -> None:
        """Set the language that the browser asks for in pages opened from now on."""
        agent: str = self.page.evaluate("navigator.userAgent")
        self._tools.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": language})

    def to(self, width: int, height: int) -> tuple[Box, ...]:
        """Return the boxes in a window of that size."""
        before = self.page.viewport_size
        known = [-1, 0] if before and before["width"] == width else self.page.evaluate(KNOWN)
        self.page.set_viewport_size({"width": width, "height": height})
        found = cast("list[dict[str, Any]]", self.page.evaluate(LOOK, [width, height, *known]))
        return tuple(Box(**each) for each in found)

    def faults(self, size: tuple[int, int], find: Callable[[tuple[Box, ...]], Faults]) -> Faults:
        """Return the faults that a window of that size still has after `LOOKS` looks.

        Args:
            find: Returns the faults among a page's boxes.
        """
        found = find(self.to(*size))
        for _ in range(LOOKS - 1):
            if not found:
                break
            found = find(self.to(*size))
        return found


def cut(boxes: Sequence[Box], width: int) -> list[str]:
    """Return the titles of the boxes that reach over the left or right edge of the page.

    If a button does, the browser may report only its visible part. So on pages with nothing beside the table,
    a button also counts if it ends at the right edge and begins further in than rows that span the page.
    """
    over = [box for box in boxes if box.seen and (box.left < -0.5 or box.right > width + 0.5)]
    if width < WIDE:
        inner = [box for box in boxes if box.seen and box.pressed and not box.strip and box.left > MARGIN]
        over += [box for box in inner if box.right > width - 0.5]
    return [box.title for box in over]


def overlapping(boxes: Sequence[Box]) -> list[tuple[str, str]]:
    """Return the pairs of boxes that overlap."""
    leaves = [box for box in boxes if box.leaf and box.title and box.seen]
    return [(one.title, other.title) for one, other in combinations(leaves, 2) if one.overlaps(other)]


def cut_or_overlapping(size: tuple[int, int], boxes: Sequence[Box]) -> list[object]:
    """Return the boxes that reach over the edges of a window of that size, and those that overlap."""
    return [*cut(boxes, size[0]), *overlapping(boxes)]


def lost(
    boxes: Sequence[Box], other: Sequence[Box], names: Sequence[str], smallest: float = 1.0
) -> list[str]:
    """Return the identifiers of parts that are narrower here than on a roomy page, or missing there.

    Args:
        boxes: The page's boxes.
        other: The roomy page's boxes.
        names: Prefixes of the identifiers.
        smallest: The smallest scale at which parts may be drawn.
    """
    wide = {box.identifier: box.width for box in other}
    return [
        box.identifier
        for box in boxes
        if box.identifier.startswith(tuple(names))
        and (box.identifier not in wide or box.width < wide[box.identifier] * smallest - 0.5)
    ]
