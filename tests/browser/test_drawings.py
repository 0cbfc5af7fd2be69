"""The drawings as a browser paints them: inside their square, centred, and distinguishable by shape alone."""

from base64 import b64decode
from collections.abc import Generator
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page

from companion.ui.art import GLYPHS, SHAPES
from companion.ui.art.svg import TINT, frame
from companion.ui.carnomorphs.art import NAMES
from tests.ui.test_art import COLOUR, DRAWINGS

pytestmark = pytest.mark.browser

PAINT = """async ([texts, size]) => {
  const canvas = new OffscreenCanvas(size, size);
  const pen = canvas.getContext("2d", {willReadFrequently: true});
  const pictures = {};
  for (const [name, text] of Object.entries(texts)) {
    const image = new Image(size, size);
    image.src = "data:image/svg+xml," + encodeURIComponent(text);
    await image.decode();
    pen.clearRect(0, 0, size, size);
    pen.drawImage(image, 0, 0, size, size);
    const opacity = pen.getImageData(0, 0, size, size).data.filter((_, at) => at % 4 == 3);
    pictures[name] = btoa(String.fromCharCode(...opacity));
  }
  return pictures;
}"""
"""JavaScript that paints SVG texts `size` pixels square; returns each one's pixel opacities in base64."""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Generator[Page]:
    page = browser.new_page()
    yield page
    page.close()


def painted(page: Page, texts: dict[str, str], size: int) -> dict[str, bytes]:
    """Return the opacity (0-255) of each pixel, row by row, of each drawing painted at `size` pixels."""
    sized = {
        name: text.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
        for name, text in texts.items()
    }
    return {name: b64decode(picture) for name, picture in page.evaluate(PAINT, [sized, size]).items()}


def likeness(one: bytes, other: bytes) -> float:
    """Return the share of ink that two pictures have in common, 0-1; a tint counts as background, not ink."""
    ground = round(TINT * 255)
    inked = ([max(0, opacity - ground) for opacity in picture] for picture in (one, other))
    pairs = list(zip(*inked, strict=True))
    return sum(map(min, pairs)) / sum(map(max, pairs))


def test_no_drawing_leaves_its_square(page: Page):
    margin, size = 4, 64
    wide = {
        name: text.replace(
            'viewBox="0 0 24 24"', f'viewBox="-{margin} -{margin} {24 + 2 * margin} {24 + 2 * margin}"'
        )
        for name, text in DRAWINGS.items()
    }
    edge = size * margin // (24 + 2 * margin)
    outside = {
        name: sum(
            opacity > 24
            for at, opacity in enumerate(picture)
            if not (edge <= at % size < size - edge and edge <= at // size < size - edge)
        )
        for name, picture in painted(page, wide, size).items()
    }
    assert not {name: count for name, count in outside.items() if count}


def test_the_paint_would_be_seen_outside_the_square(page: Page):
    wide = frame('<path d="M0 12H24"/>', COLOUR).replace('"0 0 24 24"', '"-4 -4 32 32"')
    picture = painted(page, {"line": wide}, 64)["line"]
    assert max(picture[32 * 64 : 32 * 64 + 7]) > 24


@pytest.mark.parametrize(
    "family",
    [
        tuple(f"species {shape}" for shape in range(4)),
        tuple(f"species {shape}" for shape in range(4, SHAPES)),
        ("metagorger", "shambler", "fleshbeast", "butcher"),
        ("token-blank", "token-blue", "token-red", "token-shambler", "token-fleshbeast", "token-butcher"),
        ("red-corpse", "blue-corpse", "egg", "carcass"),
        ("light-wounds", "serious-wounds", "injury"),
        ("mutation", "contamination", "adaptation", "event"),
        ("markers", "objective", "token-blank"),
        ("gene-action", "gene-telepathy", "gene-combat", "gene-building"),
        ("token-charged", "token-discharged"),
        ("fate", "fate-spent"),
        ("radiation", "irradiation"),
        tuple(f"die of 4: {face}" for face in range(1, 5)),
    ],
    ids=lambda family: family[0],
)
def test_what_belongs_together_is_told_apart_at_24_pixels(page: Page, family: tuple[str, ...]):
    pictures = painted(page, {name: DRAWINGS[name] for name in family}, 24)
    # The faces of a die share its outline, and most bag tokens share their rim.
    most = 0.95 if family[0].startswith("die") else 0.75 if "token-red" in family else 0.6
    alike = {
        (one, other): round(likeness(pictures[one], pictures[other]), 2)
        for one, other in combinations(family, 2)
    }
    assert max(alike.values()) < most, alike


def test_no_two_drawings_are_the_same(page: Page):
    names = (*GLYPHS, *NAMES)
    pictures = painted(page, {name: DRAWINGS[name] for name in names}, 24)
    likenesses = {
        (one, other): likeness(pictures[one], pictures[other]) for one, other in combinations(names, 2)
    }
    alike = {pair: round(share, 2) for pair, share in likenesses.items() if share > 0.9}
    assert set(alike) == {("cat", "metagorger")}, "the smallest intruder stands for its game, too"


def test_drawings_stand_in_the_middle_of_their_square(page: Page):
    size = 48
    astray: dict[str, tuple[float, float]] = {}
    for name, picture in painted(page, DRAWINGS, size).items():
        columns = [at % size for at, opacity in enumerate(picture) if opacity > 24]
        rows = [at // size for at, opacity in enumerate(picture) if opacity > 24]
        middle = (
            (min(columns) + max(columns) + 1) / 2 * 24 / size - 12,
            (min(rows) + max(rows) + 1) / 2 * 24 / size - 12,
        )
        if max(map(abs, middle)) > 1.5:
            astray[name] = middle
    assert not astray
