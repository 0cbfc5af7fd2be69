"""A switch as a browser paints it: its thumb is round, and a tap on its label toggles it."""

from base64 import b64encode

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from companion.ui.theme import AGAR
from companion.words import Words
from tests.browser.app import SECONDS, App
from tests.browser.servers import Server

pytestmark = pytest.mark.browser

TITLE = Words("pl")("settings-contrast")
ROOM = 72
"""Width in pixels of the part at the end of a row that holds the switch."""

EXTENT = """async ([picture, wanted]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const {width, height} = image, pen = new OffscreenCanvas(width, height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const {data} = pen.getImageData(0, 0, width, height), columns = new Set(), rows = new Set();
    for (let at = 0; at < width * height; at++) {
        const [red, green, blue] = data.subarray(4 * at);
        if ((red << 16) + (green << 8) + blue !== wanted) continue;
        columns.add(at % width);
        rows.add(Math.floor(at / width));
    }
    return [columns.size, rows.size];
}"""
"""Return the numbers of columns and of rows of a picture in which a colour occurs."""


def thumb(page: Page) -> tuple[int, int]:
    """Return the width and height in pixels of the switch's thumb, while it is off."""
    box = page.get_by_role("switch", name=TITLE).bounding_box()
    assert box is not None
    end = box["x"] + box["width"] - ROOM
    picture = page.screenshot(clip={"x": end, "y": box["y"], "width": ROOM, "height": box["height"]})
    blank = page.context.new_page()
    wide, high = blank.evaluate(EXTENT, [b64encode(picture).decode(), int(AGAR.quiet[1:], 16)])
    blank.close()
    return wide, high


def test_a_switch_is_round_and_its_words_turn_it(browser: Browser, server: Server) -> None:
    viewport: ViewportSize = {"width": 360, "height": 640}
    profile = browser.new_context(viewport=viewport, locale="pl-PL", color_scheme="light")
    app = App(profile.new_page(), server.url, painted=True).open("settings")
    switch = app.page.get_by_role("switch", name=TITLE)
    x, y = app.place(switch)
    app.page.wait_for_timeout(500)  # wait for the animation to end
    wide, high = thumb(app.page)
    assert 12 <= wide <= 24
    assert abs(wide - high) <= 1
    app.page.mouse.click(x - 100, y)
    expect(switch).to_have_attribute("aria-checked", "true", timeout=SECONDS)
