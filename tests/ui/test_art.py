"""The drawings as text: every name has one, well formed, in one colour; spoken only on request."""

import re
from xml.etree import ElementTree

import flet as ft
import pytest

from companion.ui.art import GLYPHS, SHAPES, art, die, die_svg, optical_line, species, species_svg, svg
from companion.ui.art.game import GAME
from companion.ui.art.instruments import INSTRUMENTS
from companion.ui.carnomorphs.art import NAMES, glyph

COLOUR = "#123456"
DRAWINGS = {
    **{name: svg(name, COLOUR) for name in GLYPHS},
    **{name: svg(glyph(name), COLOUR) for name in NAMES},
    **{f"species {shape}": species_svg(shape, COLOUR) for shape in range(SHAPES)},
    **{
        f"die of {faces}: {face}": die_svg(faces, face, COLOUR)
        for faces in (4, 6)
        for face in range(1, faces + 1)
    },
    **{f"die of {faces}, blank": die_svg(faces, None, COLOUR) for faces in (4, 6, 10)},
    "die of 20: 17": die_svg(20, 17, COLOUR),
    "die of 100: 100": die_svg(100, 100, COLOUR),
}


def test_every_name_has_a_drawing_and_every_drawing_a_name():
    assert set(GLYPHS) == set(GAME) | set(INSTRUMENTS)
    assert not set(GAME) & set(INSTRUMENTS)
    assert not set(NAMES) & set(GLYPHS)


def test_a_drawing_is_well_formed_and_says_so_where_flet_looks_for_it():
    def is_sound(text: str) -> bool:
        box = ElementTree.fromstring(text).attrib["viewBox"]
        return ' xmlns="http://www.w3.org/2000/svg"' in text and "<style" not in text and box == "0 0 24 24"

    assert [name for name, text in DRAWINGS.items() if not is_sound(text)] == []


def test_a_drawing_is_in_its_one_colour():
    def colours(name: str) -> set[str]:
        glint = {"#FFFFFF"} if name == "fate" else set[str]()
        return set(re.findall(r'(?:fill|stroke)="([^"]+)"', DRAWINGS[name])) - glint - {"none"}

    assert {name: found for name in DRAWINGS if (found := colours(name)) != {COLOUR}} == {}


@pytest.mark.parametrize(("faces", "face"), [(1, None), (1000, 3), (4, 0), (4, 5), (6, 7), (6, -1)])
def test_a_face_that_no_die_has_is_refused(faces: int, face: int | None):
    with pytest.raises(ValueError):
        die_svg(faces, face, COLOUR)


@pytest.mark.parametrize("shape", [-1, 9])
def test_a_species_that_nobody_drew_is_refused(shape: int):
    with pytest.raises(IndexError):
        species_svg(shape, COLOUR)


@pytest.mark.parametrize("face", range(1, 7))
def test_a_six_sided_die_shows_as_many_pips_as_fell(face: int):
    assert die_svg(6, face, COLOUR).count("<circle") == face


def test_the_line_grows_with_the_drawing_but_more_slowly():
    sizes = (16, 24, 40, 72, 128)
    pixels = [optical_line(size) * size / 24 for size in sizes]
    assert pixels == sorted(pixels)
    assert pixels[1] == 2
    assert pixels[-1] < 2 * 128 / 24 / 2


def test_a_drawing_with_a_label_is_spoken_and_one_without_is_silent():
    spoken = art("trophy", COLOUR, 24, label="trophies")
    assert isinstance(spoken, ft.Semantics)
    assert (spoken.label, spoken.image) == ("trophies", True)
    silent = (spoken.content, art("trophy", COLOUR), species(0, COLOUR), die(4, 3, COLOUR))
    for picture in silent:
        assert isinstance(picture, ft.Image)
        assert picture.exclude_from_semantics


def test_a_drawing_takes_the_size_that_was_asked_for():
    picture = species(2, COLOUR, 72)
    assert isinstance(picture, ft.Image)
    assert (picture.width, picture.height) == (72, 72)
    assert picture.src == species_svg(2, COLOUR, stroke=optical_line(72))


@pytest.mark.parametrize("faces", [4, 6, 8])
def test_the_face_of_a_die_that_is_read_is_tinted(faces: int):
    assert die_svg(faces, 3, COLOUR).count('fill-opacity="0.12"') == 1
