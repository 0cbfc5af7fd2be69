"""The height of a table's players, where a page scales them down to show all."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Page: TypeAlias = tuple[float, float, bool]
"""Width and height of the page, and whether the end stands on it."""


class Tallest(NamedTuple):
    """The greatest height of the players on such a page, in logical pixels.

    What was once too high stays so: in wider rows fewer words break, and they would grow and break again.
    """

    page: Page = (0, 0, False)
    height: int = 0

    def with_height(self, page: Page, height: int) -> Tallest:
        """Return a copy measured on a page."""
        return Tallest(page, max(height, self.height if self.page == page else 0))
