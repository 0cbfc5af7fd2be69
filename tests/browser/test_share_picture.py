"""The shared picture: 1080 by 1350 pixels and wholly painted, whatever the screen."""

import struct
import zlib
from collections.abc import Generator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from companion.ui.shared.picture import HEIGHT, WIDTH
from companion.ui.theme import AGAR, NIGHT, Palette
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.servers import Server, petri

pytestmark = pytest.mark.browser

DENSITIES = (1, 2, 3)
WORDS = Words("pl").of("chromosome")


class Pixels(NamedTuple):
    """A picture as rows of bytes, four for each pixel."""

    width: int
    height: int
    rows: list[bytes]

    def colours(self, left: int, top: int, right: int, bottom: int) -> set[str]:
        """Return every colour within a rectangle, as `#RRGGBB`."""
        return {
            "#" + row[at * 4 : at * 4 + 3].hex().upper()
            for row in self.rows[top:bottom]
            for at in range(left, right)
        }


def read(png: bytes) -> Pixels:
    """Return the pixels of a PNG with eight bits a channel and opacity, as a canvas writes it."""
    width, height, depth, kind, *_ = struct.unpack(">IIBBBBB", png[16:29])
    assert (depth, kind) == (8, 6)
    data, at = b"", 8
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        data += png[at + 8 : at + 8 + size] if name == b"IDAT" else b""
        at += size + 12
    return Pixels(width, height, _unfiltered(zlib.decompress(data), width * 4))


def _unfiltered(data: bytes, wide: int) -> list[bytes]:
    rows: list[bytes] = []
    before = bytearray(wide)
    for begin in range(0, len(data), wide + 1):
        how, row = data[begin], bytearray(data[begin + 1 : begin + 1 + wide])
        for at in range(wide if how else 0):
            left, up = (row[at - 4] if at >= 4 else 0), before[at]
            if how == 1:
                row[at] = (row[at] + left) & 255
            elif how == 2:
                row[at] = (row[at] + up) & 255
            elif how == 3:
                row[at] = (row[at] + (left + up) // 2) & 255
            else:
                corner = before[at - 4] if at >= 4 else 0
                guess = left + up - corner
                near = min((left, up, corner), key=lambda each: abs(guess - each))
                row[at] = (row[at] + near) & 255
        rows.append(bytes(row))
        before = row
    return rows


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[Server, str]]:
    """A server with a finished game, and the path of that game."""
    data = tmp_path_factory.mktemp("data")
    with seeds.service_in(data) as service:
        game = seeds.finished(service).id
    server = petri(data).start()
    yield server, f"game/{game}"
    server.close()


def shared(browser: Browser, at: tuple[Server, str], density: int, scheme: str = "dark") -> bytes:
    """Tap "share" on a screen of that density and theme; return the picture's file."""
    server, path = at
    profile = browser.new_context(
        viewport={"width": 390, "height": 844},
        device_scale_factor=density,
        locale="pl-PL",
        color_scheme="light" if scheme == "light" else "dark",
    )
    app = App(profile.new_page(), server.url).open(path)
    with app.page.expect_download() as download:
        app.tap(WORDS("end-share"))
    picture = download.value.path().read_bytes()
    assert download.value.suggested_filename == f"petri-{path.rpartition('/')[2]}.png"
    assert app.errors == []
    profile.close()
    return picture


def assert_whole(picture: Pixels, p: Palette) -> None:
    """Assert that every part of the picture is in its place."""
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    edge = picture.colours(0, 0, WIDTH, 8) | picture.colours(0, HEIGHT - 8, WIDTH, HEIGHT)
    assert edge == {p.ground}, "the ground reaches all edges"
    assert p.text in picture.colours(72, 140, 700, 220), "who wins"
    assert p.accent in picture.colours(72, 356, 424, 370), "the rim of the dish"
    winner = picture.colours(200, 440, 330, 570) & set(p.players)
    assert len(winner) == 1, "the winner's colony in the dish"
    assert set(p.players[:4]) <= picture.colours(560, 360, WIDTH - 60, 680), "a line for everybody"
    for row in range(4):
        top = 744 + row * 135
        assert picture.colours(72, top, 150, top + 135) & set(p.players), "a drawing in each row"
        ink = picture.colours(900, top, WIDTH - 72, top + 135)
        assert ink & {p.text, p.passed}, "a total in each row"


@pytest.mark.parametrize("density", DENSITIES)
def test_the_picture_is_whole_at_every_density(
    browser: Browser, finished: tuple[Server, str], density: int
) -> None:
    assert_whole(read(shared(browser, finished, density)), NIGHT)


def test_the_picture_has_the_colours_of_the_theme(browser: Browser, finished: tuple[Server, str]) -> None:
    assert_whole(read(shared(browser, finished, 1, "light")), AGAR)


def test_the_picture_is_the_same_on_every_screen(browser: Browser, finished: tuple[Server, str]) -> None:
    pictures = {shared(browser, finished, density) for density in DENSITIES}
    assert len(pictures) == 1
