"""Everything that the rules of Primordial Soup name has a drawing of its own, in one colour."""

import re
from xml.etree import ElementTree

import pytest

from companion.rules.soup.data import COLOURS, DIRECTIONS, GENES
from companion.ui.art import Drawing, svg
from companion.ui.soup import art

COLOUR = "#123456"


def test_every_gene_every_direction_and_every_colour_has_a_drawing() -> None:
    assert tuple(art.GENE) == tuple(GENES)
    assert tuple(art.DRIFT) == DIRECTIONS
    assert len(art.AMOEBA) == len(art.BODY) == COLOURS


def test_no_two_names_share_a_drawing() -> None:
    assert len({each.markup for each in art.ALL}) == len({each.name for each in art.ALL}) == len(art.ALL)


@pytest.mark.parametrize("drawing", art.ALL, ids=lambda each: each.name)
def test_a_drawing_is_well_formed_and_in_its_one_colour(drawing: Drawing) -> None:
    text = svg(drawing, COLOUR)
    assert ElementTree.fromstring(text).attrib["viewBox"] == "0 0 24 24"
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) <= {COLOUR, "none"}
