"""The resistance test without a game: threat, the chance of each dose, the chance of elimination."""

from fractions import Fraction
from typing import Final

import flet as ft

from companion.rules.chromosome.odds import Rerolls, played
from companion.rules.chromosome.questions import ResistanceQuestion
from companion.ui import kit
from companion.ui.calculators.form import Draft, Own, fields
from companion.ui.calculators.inputs import figures, inputs_style, sums
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.calculators.dials import use_asked
from companion.ui.chromosome.odds import rerolls_row
from companion.ui.core.client import Client
from companion.ui.widgets.odds import dose_chart, explanation

NEVER = Fraction(0)
OWN: Final[dict[str, Own]] = {"rerolls": None}
"""The drawing functions of fields that need their own; a field with None gets no row."""


@kit.component
def ResistanceCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the threat and the doses, and below them their inputs."""
    asked, rerolls = use_asked(client, ResistanceQuestion)
    opened, open_ = kit.use_state(False)

    def turn_over() -> None:
        open_(not opened)

    parts = [
        kit.keyed("odds", Odds, style, asked, opened, turn_over),
        rerolls_row(style, rerolls),
        kit.keyed("spent", Spent, style, asked, opened, turn_over),
    ]
    results = kit.column(parts, kit.PADDING, stretch=True)
    return sums(style, results, [fields(inputs_style(style), asked, OWN)], tall=opened or rerolls.open)


@kit.memo
def Odds(style: kit.Style, asked: Draft, opened: bool, on_press: kit.Press) -> ft.Control:
    """Draw the threat and the chance of each dose; they redraw together with the number that changed them."""
    words, p = style.words, style.palette
    trial: ResistanceQuestion = kit.use_slice(asked, lambda: asked.now, priority=True)
    (test,), odds = trial.tests.tests, played(trial.tests).first
    danger = words("calc-eliminated", share=words.percent(odds.eliminated))
    dose = words("calc-expected-dose", dose=words.number(odds.expected_dose, 2))
    large = style.scale > kit.LARGE_TEXT
    threatens = [
        kit.art("radiation", p.radiation, 40),
        kit.column(
            [
                style.text(words.number(test.threat), kit.FIGURE, p.radiation),
                style.text(words("term-threat"), kit.LABEL_STRONG, p.quiet, lines=1),
            ]
        ),
    ]
    brings = ft.Column(
        [
            style.text(danger, kit.LABEL_STRONG, p.danger if odds.eliminated else p.quiet, lines=2),
            style.text(dose, kit.LABEL, p.quiet, lines=2),
        ],
        spacing=0,
        tight=True,
        expand=None if large else True,
        horizontal_alignment=ft.CrossAxisAlignment.START if large else ft.CrossAxisAlignment.END,
    )
    figure: ft.Control = ft.Row(threatens if large else [*threatens, brings], spacing=kit.GAP_WIDE)
    if large:  # Let the probability take the full width.
        figure = kit.column([figure, brings], kit.GAP)
    chances = ", ".join(
        words("calc-dose-chance", dose=amount, share=share)
        for amount, share in zip(odds.dose, words.percents(list(odds.dose.values())), strict=True)
    )
    threat = f"{words('term-threat')} {words.number(test.threat)}"
    chart = dose_chart(style, odds.dose, trial.tests.eliminates, chances)
    return kit.column(
        [
            figures(style, figure, opened, on_press, ", ".join((threat, danger, dose))),
            figures(style, chart, opened, on_press, chances),
        ],
        kit.PADDING,
        stretch=True,
    )


@kit.memo
def Spent(style: kit.Style, asked: Draft, opened: bool, on_press: kit.Press) -> ft.Control:
    """Draw the average fate spent; when open, also the explanations of all figures."""
    words = style.words
    trial: ResistanceQuestion = kit.use_slice(asked, lambda: asked.now)
    counted = trial.rerolls != Rerolls.NONE
    parts: list[ft.Control] = []
    if counted:
        # Show this even without fate, so that nothing moves when the first point is added.
        own, *others = played(trial.tests).spent
        spent = {"own": words.number(own, 2), "rivals": words.number(sum(others, NEVER), 2)}
        told = words("calc-test-spent", **spent)
        line = style.text(told, kit.LABEL, style.palette.quiet, lines=2)
        parts.append(figures(style, line, opened, on_press, told))
    if opened or style.wide:
        said = [why.spell(words, each) for each in why.test_sums(trial.tests)]
        said += [words(key, **params) for key, params in trial.reckoned]
        parts.append(explanation(style, said))
    return kit.column(parts, kit.PADDING, stretch=True)
