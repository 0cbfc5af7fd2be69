"""A noise roll without a game: its possible results, given the noise already on the board."""

import flet as ft

from companion.rules.carnomorphs.questions import NoiseQuestion
from companion.ui import kit
from companion.ui.calculators.form import asked_draft, fields
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.carnomorphs.art import glyph
from companion.ui.core.client import Client
from companion.ui.widgets.bars import NamedChance, share_rows
from companion.words.fields import kebab


@kit.component
def NoiseCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the chances, and below them the inputs for the corridors and the character."""
    asked = asked_draft(client, NoiseQuestion)
    question = kit.use_slice(asked, lambda: asked.now)
    return sums(style, _results(style, question), [fields(inputs_style(style), asked)])


def _results(style: kit.Style, question: NoiseQuestion) -> ft.Control:
    p = style.palette
    looks: dict[str, tuple[str, kit.Glyph]] = {
        "encounter": (p.danger, glyph("encounter")),
        "intruders_come": (p.danger, glyph("shambler")),
        "new_noise": (p.accent, glyph("noise")),
        "nothing": (p.outline, "check"),
    }
    rows = [
        NamedChance(style.words(f"odds-figure-{kebab(name)}"), share, ink, kit.art(sign, p.quiet, 24))
        for (name, share), (ink, sign) in zip(question.odds._asdict().items(), looks.values(), strict=True)
    ]
    return share_rows(style, rows)
