"""The operator's page in a browser: nothing on it is cut, covered, or reached only by scrolling sideways."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from companion.club.operator import page as operators_page
from companion.club.reports import AWAY, Report
from companion.words import LANGUAGES, Language, Words

NOW = datetime(2026, 11, 23, 20, 0, tzinfo=UTC)

RECTANGLES = """
() => {
  const cells = [...document.querySelectorAll('th, td, caption, h1, p')].filter(each => each.offsetParent);
  const scrolls = [document.documentElement, ...document.querySelectorAll('div')];
  return {
    sideways: scrolls.filter(each => each.scrollWidth > each.clientWidth).length,
    cells: cells.map(each => {
      const {left, top, right, bottom} = each.getBoundingClientRect();
      return {said: each.textContent, left, top, right, bottom, cut: each.scrollWidth > each.clientWidth + 1};
    }),
  };
}
"""


def reports() -> tuple[Report, ...]:
    """Return reports of a busy process, of one that is moving its phones elsewhere, and of a silent one."""
    since = NOW - timedelta(days=30)
    names = ("club-1:8421", "3f2a9c1b7d4e5f60.club.example:8422", "club-3:8423")
    busy = {"tables": 1234, "phones": 1000, "taps_a_minute": 6000, "commands": 12_345_678}
    more = {"rejections": 123_456, "sessions": 234_567, "reconnects": 98_765, "turned_away": 87_654}
    return tuple(
        Report(
            name=name,
            at=NOW - AWAY * 2 * (place == 2),
            since=since,
            version="0.1.0",
            moving=place == 1,
            append_95=1.234,
            **busy,
            **more,
        )
        for place, name in enumerate(names)
    )


@pytest.fixture
def blank(browser: Browser) -> Iterator[Page]:
    """An empty page."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("width", [360, 390, 800, 1200, 1280, 1281, 1600])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_operator_s_page_is_whole_on_every_width(blank: Page, language: Language, width: int) -> None:
    blank.set_viewport_size({"width": width, "height": 844})
    blank.set_content(operators_page(Words(language), reports(), 4321, NOW))
    seen: dict[str, Any] = blank.evaluate(RECTANGLES)
    assert not seen["sideways"]
    cells = seen["cells"]
    assert [each["said"] for each in cells if each["cut"]] == []
    for place, one in enumerate(cells):
        assert one["left"] >= 0, one
        assert one["right"] <= width, one
        for other in cells[place + 1 :]:
            beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
            below = one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1
            assert beside or below, (one, other)
