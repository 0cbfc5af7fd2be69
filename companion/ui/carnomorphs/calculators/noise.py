"""A noise roll without a game: what it may bring with the noise that lies already."""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

import flet as ft

from companion.rules.carnomorphs.odds import NoiseRoll, noise_odds
from companion.rules.carnomorphs.odds.noise import CORRIDORS
from companion.ui import kit
from companion.ui.calculators.inputs import inputs_column, inputs_style, sums
from companion.ui.carnomorphs.art import glyph
from companion.ui.core.client import Client
from companion.ui.widgets.bars import NamedChance, share_rows


@dataclass(frozen=True)
class NoiseInput:
    """The inputs of the calculator."""

    noisy: frozenset[int] = frozenset()
    slimed: bool = False
    intruders_near: bool = False


@kit.component
def NoiseCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the chances above, the corridors and the character below."""
    asked = kit.kept_draft(client, NoiseInput)
    question = kit.use_slice(asked, lambda: asked.now)
    return sums(style, _results(style, question), [_inputs(inputs_style(style), question, asked.change)])


def _results(style: kit.Style, question: NoiseInput) -> ft.Control:
    words, p = style.words, style.palette
    odds = noise_odds(NoiseRoll(question.noisy, question.slimed, question.intruders_near))
    shares: list[tuple[str, Fraction, str, kit.Glyph]] = [
        (words("term-encounter"), odds.encounter, p.danger, glyph("encounter")),
        (words("calc-noise-come"), odds.intruders_come, p.danger, glyph("shambler")),
        (words("calc-noise-new"), odds.new_noise, p.accent, glyph("noise")),
        (words("calc-noise-nothing"), odds.nothing, p.outline, "check"),
    ]
    rows = [NamedChance(said, share, ink, kit.art(sign, p.quiet, 24)) for said, share, ink, sign in shares]
    return share_rows(style, rows)


def _inputs(style: kit.Style, question: NoiseInput, change: kit.Change[NoiseInput]) -> ft.Control:
    words = style.words

    def switch(key: str, name: str, note: str) -> ft.Control:
        def turn(on: bool) -> None:
            change(lambda now: replace(now, **{name: on}))

        return kit.switch_row(style, words(key), getattr(question, name), turn, note=words(note))

    chips = [
        kit.option(
            style,
            words("calc-noise-corridor", number=corridor),
            corridor in question.noisy,
            partial(change, lambda now, corridor=corridor: _turned(now, corridor)),
        )
        for corridor in CORRIDORS
    ]
    corridors = kit.column(
        [
            style.text(words("calc-noise-corridors"), kit.BODY_STRONG),
            kit.wrapped(chips),
            style.text(words("calc-noise-corridors-note"), kit.LABEL, style.palette.quiet),
        ],
        kit.GAP,
        stretch=True,
    )
    slimed = switch("calc-noise-slimed", "slimed", "events-noise-slime")
    near = switch("calc-noise-near", "intruders_near", "calc-noise-near-note")
    return inputs_column([corridors, slimed, near])


def _turned(question: NoiseInput, corridor: int) -> NoiseInput:
    return replace(question, noisy=question.noisy ^ {corridor})
