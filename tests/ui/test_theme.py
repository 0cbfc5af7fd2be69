"""The theme as data.

Sufficient contrast, colours that colour-blind players can tell apart, complete fonts.
"""

import math
import re
import struct
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import get_args

import flet as ft
import pytest

from companion.ui.art.svg import TINT
from companion.ui.core.style import ESTIMATED, SMALLEST, Style, whole_scale
from companion.ui.theme import (
    AGAR,
    NIGHT,
    PALETTES,
    ROLES,
    AccentName,
    Palette,
    contrast,
    flet_theme,
    fonts,
    measure,
    mix,
    palette_for,
    typography,
    veil,
)
from companion.ui.theme.contrast import channels
from companion.ui.theme.letters import lines_of
from companion.ui.theme.typography import HEADING
from companion.words import Words

ROOT = Path(__file__).parents[2]
FONT_FILES = sorted(fonts().values())
ACCENTS: tuple[AccentName, ...] = tuple(name for name in get_args(AccentName) if name != "mint")
"""Colours that a game may have instead of the app's own."""
each_palette = pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)


def least_text_contrast(palette: Palette) -> float:
    return 7.0 if palette.name.endswith("_high") else 4.5


def grounds(palette: Palette) -> tuple[str, str, str]:
    return palette.ground, palette.surface, palette.raised


def text_pairs(palette: Palette) -> list[tuple[str, str, str]]:
    """Return each pair's name, text colour and background."""
    on_every_ground = {
        "text": palette.text,
        "quiet": palette.quiet,
        "passed": palette.passed,
        "accent": palette.accent,
        **{f"{name} accent": palette.accented(name).accent for name in ACCENTS},
        "radiation": palette.radiation,
        "danger": palette.danger,
        **{f"player {index}": ink for index, ink in enumerate(palette.players)},
        **{f"player {index} after passing": ink for index, ink in enumerate(palette.quiet_players)},
    }
    pairs = [(name, ink, ground) for name, ink in on_every_ground.items() for ground in grounds(palette)]
    pairs += [
        ("on accent", palette.on_accent, palette.accent),
        ("on danger", palette.on_danger, palette.danger),
        ("on a toast", palette.on_toast, palette.toast),
        ("a toast's action", palette.toast_accent, palette.toast),
        ("on the band of the table", palette.on_together, palette.together),
        ("a disabled button", palette.quiet, palette.track_empty),
        ("what is chosen", palette.text, mix(palette.accent, palette.raised, 0.82)),
    ]
    for name in ACCENTS:
        own = palette.accented(name)
        pairs.append((f"on the {name} accent", own.on_accent, own.accent))
        pairs.append((f"on a chosen option in {name}", own.on_accent, own.text))
        pairs.append((f"what is chosen in {name}", palette.text, mix(own.accent, palette.raised, 0.82)))
    inks = zip(palette.on_players, palette.players, strict=True)
    return pairs + [(f"on player {index}", ink, ground) for index, (ink, ground) in enumerate(inks)]


@each_palette
def test_every_text_reads_on_every_ground_it_may_stand_on(palette: Palette):
    least = least_text_contrast(palette)
    weak = [
        f"{name}: {ink} on {ground} is {contrast(ink, ground):.2f}, needs {least}"
        for name, ink, ground in text_pairs(palette)
        if contrast(ink, ground) < least
    ]
    assert not weak, "\n".join(weak)


@each_palette
def test_edges_of_controls_and_lit_marks_stand_out_from_every_ground(palette: Palette):
    shapes = (palette.outline, palette.track_danger, palette.radiation_fill, *palette.players, *palette.genes)
    assert min(contrast(shape, ground) for shape in shapes for ground in grounds(palette)) >= 3


@each_palette
def test_a_passed_player_is_quieter_than_one_who_plays(palette: Palette):
    for loud, quiet in zip(palette.players, palette.quiet_players, strict=True):
        spread = max(channels(loud)) - min(channels(loud))
        assert max(channels(quiet)) - min(channels(quiet)) < spread
    assert contrast(palette.passed, palette.ground) < contrast(palette.text, palette.ground) / 1.5


@each_palette
def test_the_number_on_a_die_reads_on_its_face_in_the_rollers_colour(palette: Palette):
    for ground in (palette.ground, palette.surface, palette.raised):
        for colour in (*palette.players, palette.accent, palette.text):
            # The number is large; high-contrast palettes give it the contrast of small text.
            assert contrast(colour, mix(ground, colour, TINT)) >= (4.5 if "high" in palette.name else 3)


def test_contrast_is_what_wcag_says_it_is():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert contrast("#FFFFFF", "#777777") == contrast("#777777", "#FFFFFF")


def test_mixing_goes_from_one_colour_to_the_other():
    assert mix("#000000", "#FFFFFF", 0) == "#000000"
    assert mix("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert mix("#102030", "#304050", 0.5) == "#203040"
    assert veil("#102030", 1) == "#FF102030"


@pytest.mark.parametrize("wrong", ["", "red", "#FFF", "#1234567", "0C1213#", "#GGGGGG"])
def test_what_is_no_colour_is_refused(wrong: str):
    with pytest.raises(ValueError):
        channels(wrong)


# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
BLINDNESS = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def lab(colour: str, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of a colour as eyes with this matrix see it."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    rgb = [linear(channel) for channel in channels(colour)]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in matrix
    )
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@each_palette
@pytest.mark.parametrize("eyes", BLINDNESS)
def test_colour_blind_eyes_tell_the_players_apart(palette: Palette, eyes: str):
    seen = [lab(ink, BLINDNESS[eyes]) for ink in palette.players[:5]]
    assert least_distance(seen) >= 13


@each_palette
def test_eyes_that_see_every_colour_tell_the_players_apart(palette: Palette):
    whole = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    assert len(set(palette.players)) == 8
    assert least_distance([lab(ink, whole) for ink in palette.players[:5]]) >= 28


@each_palette
def test_blue_red_green_and_yellow_of_a_box_are_told_apart_too(palette: Palette):
    """To the colour-blind these colours differ less than the app's own.

    A table may choose the colours of the box all the same.
    """
    box = [palette.players[index] for index in (0, 6, 2, 5)]
    assert least_distance([lab(ink, WHOLE) for ink in box]) >= 28
    assert min(least_distance([lab(ink, eyes) for ink in box]) for eyes in BLINDNESS.values()) >= 8


@each_palette
@pytest.mark.parametrize("eyes", BLINDNESS)
def test_the_fifth_colour_is_far_from_the_other_four(palette: Palette, eyes: str):
    seen = [lab(ink, BLINDNESS[eyes]) for ink in palette.players]
    assert min(math.dist(seen[4], other) for other in seen[:4]) >= 15


def least_distance(seen: list[tuple[float, float, float]]) -> float:
    return min(math.dist(one, other) for one, other in combinations(seen, 2))


WHOLE = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
"""The matrix of eyes that see every colour."""


@each_palette
@pytest.mark.parametrize("name", ACCENTS)
def test_a_games_accent_takes_the_place_of_the_apps_and_of_nothing_else(palette: Palette, name: AccentName):
    own = palette.accented(name)
    assert (own.accent, own.on_accent) == getattr(palette, name)
    assert replace(own, accent=palette.accent, on_accent=palette.on_accent) == palette
    assert palette.accented("mint") is palette


@each_palette
def test_every_accent_is_far_from_every_other_and_ocean_from_the_four_who_play_in_it(palette: Palette):
    accents = [lab(palette.accented(name).accent, WHOLE) for name in get_args(AccentName)]
    assert least_distance(accents) >= 28
    ocean = lab(palette.ocean.ink, WHOLE)
    others = (palette.danger, palette.radiation, *palette.players[:4])
    assert min(math.dist(ocean, lab(ink, WHOLE)) for ink in others) >= 28, "as far as one player from another"


def test_the_palette_follows_brightness_and_the_wish_for_contrast():
    assert palette_for(dark=True) is NIGHT
    assert palette_for(dark=False) is AGAR
    assert palette_for(dark=True, high_contrast=True).name == "night_high"
    assert palette_for(dark=False, high_contrast=True).name == "agar_high"


@each_palette
def test_a_score_bars_parts_fade_towards_the_ground(palette: Palette):
    for colour in range(8):
        steps = [contrast(tint, palette.ground) for tint in palette.tints(colour)]
        assert steps == sorted(steps, reverse=True)
        assert len(set(steps)) == 3


def test_nothing_is_set_smaller_than_thirteen_and_labels_are_fourteen_or_more():
    assert min(role.size for role in ROLES) == 13
    assert typography.LABEL.size >= 14
    assert typography.LABEL_STRONG.size >= 14
    assert min(typography.FIGURE.size, typography.FIGURE_LARGE.size, typography.FIGURE_GIANT.size) >= 48


def test_every_role_is_set_in_a_font_that_is_bundled_and_none_is_bundled_in_vain():
    assert {role.family for role in ROLES} == set(fonts())
    assert {ROOT / "assets" / file for file in FONT_FILES} == set((ROOT / "assets/fonts").glob("*.ttf"))


def test_targets_are_large_and_distances_stand_on_the_grid():
    assert min(measure.TARGET, measure.TARGET_BUTTON, measure.TARGET_PRIMARY) >= 48
    distances = (
        measure.GAP_SMALL,
        measure.GAP,
        measure.GAP_WIDE,
        measure.PADDING,
        measure.MARGIN,
        measure.SECTION,
        measure.CHAPTER,
    )
    assert all(distance % 4 == 0 for distance in distances)


def test_motion_is_short_and_absent_when_less_is_wanted():
    style = Style(Words("en"))
    for motion in (measure.QUICK, measure.CALM, measure.SLOW):
        assert 150 <= motion <= 250
        assert style.without_motion().motion(motion).duration == 0


@each_palette
def test_the_theme_carries_the_palettes_colours_and_the_players_size_of_text(palette: Palette):
    theme = flet_theme(palette, 1.5)
    assert isinstance(theme.color_scheme, ft.ColorScheme)
    assert theme.color_scheme.primary == palette.accent
    assert theme.color_scheme.on_primary == palette.on_accent
    assert theme.color_scheme.surface == palette.ground
    assert theme.font_family == typography.FAMILY
    assert theme.text_theme is not None
    assert theme.text_theme.body_large is not None
    assert theme.text_theme.body_large.size == typography.BODY.size * 1.5


def test_no_colour_is_written_outside_the_theme_and_the_art():
    literal = re.compile(r"#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6})\b|\b(?:Cupertino)?Colors\.[A-Z]")
    ui = ROOT / "companion/ui"
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted(ui.rglob("*.py"))
        if path.relative_to(ui).parts[0] not in ("theme", "theme.py", "art")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if literal.search(line)
    ]
    assert not found, "\n".join(found)


class Font:
    """The parts of a TrueType file that these tests need: its characters and their widths."""

    def __init__(self, path: Path):
        self.data = path.read_bytes()
        count = struct.unpack_from(">H", self.data, 4)[0]
        self.tables = {
            self.data[at : at + 4].decode("latin-1"): struct.unpack_from(">I", self.data, at + 8)[0]
            for at in range(12, 12 + 16 * count, 16)
        }
        self.glyphs = self._character_map()

    def _character_map(self) -> dict[int, int]:
        base = self.tables["cmap"]
        glyphs: dict[int, int] = {}
        for index in range(struct.unpack_from(">H", self.data, base + 2)[0]):
            at = base + struct.unpack_from(">I", self.data, base + 4 + 8 * index + 4)[0]
            if struct.unpack_from(">H", self.data, at)[0] == 4:
                glyphs |= self._segments(at)
        return glyphs

    def _segments(self, at: int) -> dict[int, int]:
        """Read a format 4 subtable: segments of characters, each with a shift or an array of glyphs."""
        double = struct.unpack_from(">H", self.data, at + 6)[0]
        ends, starts = at + 14, at + 16 + double
        shifts, offsets = starts + double, starts + 2 * double
        glyphs: dict[int, int] = {}
        for step in range(0, double, 2):
            end, start, shift, offset = (
                struct.unpack_from(">H", self.data, place + step)[0]
                for place in (ends, starts, shifts, offsets)
            )
            for character in range(start, min(end, 0xFFFE) + 1):
                glyph = character
                if offset:
                    glyph = struct.unpack_from(
                        ">H", self.data, offsets + step + offset + 2 * (character - start)
                    )[0]
                    if glyph == 0:
                        continue
                glyphs[character] = (glyph + shift) % 65536
        return glyphs

    def width(self, character: str) -> int:
        many = struct.unpack_from(">H", self.data, self.tables["hhea"] + 34)[0]
        glyph = min(self.glyphs[ord(character)], many - 1)
        return struct.unpack_from(">H", self.data, self.tables["hmtx"] + 4 * glyph)[0]


@cache
def font(file: str) -> Font:
    return Font(ROOT / "assets" / file)


@pytest.mark.parametrize("file", FONT_FILES)
def test_all_digits_are_equally_wide_in(file: str):
    assert {font(file).width(digit) for digit in "0123456789"} == {632}


@pytest.mark.parametrize("file", FONT_FILES)
def test_every_character_of_the_words_is_in(file: str):
    written = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "locales").rglob("*.ftl"))
    used = {character for character in written if character.isprintable()}
    # Characters that occur in no sentence, but in numbers, dates and players' names.
    used |= set("0123456789−+×·…–—%:,.'’„”«»½ \u00a0\u202f")
    used |= set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻàâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ")
    missing = sorted(
        f"{character} U+{ord(character):04X}" for character in used if ord(character) not in font(file).glyphs
    )
    assert not missing, f"not in {file}: {missing}"


def test_the_fonts_licence_lies_beside_them():
    assert "SIL OPEN FONT LICENSE Version 1.1" in (ROOT / "assets/fonts/OFL.txt").read_text(encoding="utf-8")


def test_small_text_grows_as_much_as_is_wished_and_large_text_by_as_many_pixels() -> None:
    assert typography.LABEL.style(scale=2).size == 2 * typography.LABEL.size
    assert typography.FIGURE.style(scale=2).size == typography.FIGURE.size + typography.GROWS_WHOLLY


@pytest.mark.parametrize("said", ["Tours des joueurs", "Faza promieniowania"])
@pytest.mark.parametrize("room", [96, 109, 125, 180])
def test_a_text_is_set_smaller_rather_than_cut_on_its_last_line(said: str, room: float) -> None:
    size = HEADING.size_at(whole_scale(said, HEADING, 1, room, 2))
    assert lines_of(said, ESTIMATED * room / size) <= 2
    assert SMALLEST <= size <= HEADING.size


def test_the_browsers_bars_have_the_ground_of_each_theme_and_text_that_shows_on_it() -> None:
    page = (ROOT / "assets" / "index.html").read_text("utf-8")
    colours = dict(
        re.findall(r'name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(\S+)"', page)
    )
    assert colours == {"dark": NIGHT.ground, "light": AGAR.ground}
    assert re.findall(r'status-bar-style" content="([\w-]+)"', page) == [
        "default"
    ]  # others are white on any ground
