"""The resistance test without a game: threat, the chance of each dose, the chance of elimination."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Literal, get_args

import flet as ft

from companion.rules.chromosome.data import MAX_GENES, SCORE_PER_FATE, TOKENS_PER_SPECIES
from companion.rules.chromosome.odds import (
    ELIMINATION,
    Rerolls,
    Rival,
    SeatTests,
    played,
)
from companion.rules.chromosome.odds.ranges import MOST_FATE, MOST_LIMIT, MOST_POWER
from companion.rules.chromosome.state import ResistanceTest
from companion.ui import kit
from companion.ui.calculators.inputs import MOST_HELD, figures, inputs_column, inputs_style, sums
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.calculators.dials import ChoiceRow, DialRow, die_row, use_asked, worth_dial
from companion.ui.chromosome.odds import rerolls_row
from companion.ui.core.client import Client
from companion.ui.widgets.odds import dose_chart, explanation, out_text

NEVER = Fraction(0)
MOST_RIVALS = 3

Wish = Literal["nothing", "out", "dose"]
WISHES: tuple[Wish, ...] = get_args(Wish)
"""A rival's aim: none, the other's elimination, or every point of irradiation too."""


@dataclass(frozen=True)
class ResistanceInput:
    """The inputs of the calculator."""

    power: int = 2
    groups: int = 1
    building: int = 0
    irradiation: int = 0
    limit: int = 7
    rerolls: int = 0
    faces: int = 4
    worth: int = SCORE_PER_FATE
    rivals: int = 1
    """Fate of all rivals together."""
    wish: Wish = "out"
    model: Rerolls = Rerolls.NONE
    """The re-roll model; fate that cannot be spent is kept, but does not count."""

    @cached_property
    def tests(self) -> SeatTests:
        """The same as the odds take it."""
        rival = Rival(
            self.rivals,
            self.worth,
            per_elimination=0 if self.wish == "nothing" else ELIMINATION,
            per_dose=1 if self.wish == "dose" else 0,
        )
        test = ResistanceTest(seat=0, power=self.power, groups=self.groups, building=self.building)
        return SeatTests(
            (test,),
            self.irradiation,
            self.rerolls,
            self.worth,
            rivals=(rival,) if self.rivals and self.model == Rerolls.ALL else (),
            limit=self.limit,
            faces=self.faces,
            rerolls=self.model,
            lends=True,
        )

    def number(self, name: str) -> int:
        found: int = getattr(self, name)
        return found

    def turned(self, name: str, by: int) -> "ResistanceInput":
        """Return a copy with one number changed, and the others within their bounds."""
        changed = replace(self, **{name: getattr(self, name) + by})
        return replace(
            changed,
            irradiation=min(changed.irradiation, changed.limit),
        )


@kit.component
def ResistanceCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw threat and doses above, their inputs below."""
    asked, rerolls = use_asked(client, ResistanceInput)
    opened, open_ = kit.use_state(False)

    def turn_over() -> None:
        open_(not opened)

    parts = [
        kit.keyed("odds", Odds, style, asked, opened, turn_over),
        rerolls_row(style, rerolls),
        kit.keyed("spent", Spent, style, asked, opened, turn_over),
    ]
    results = kit.column(parts, kit.PADDING, stretch=True)
    return sums(
        style, results, [kit.keyed("inputs", Inputs, inputs_style(style), asked)], tall=opened or rerolls.open
    )


@kit.memo
def Odds(
    style: kit.Style, asked: kit.LiveDraft[ResistanceInput], opened: bool, on_press: kit.Press
) -> ft.Control:
    """Draw the threat, and the chance of each dose; redrawn with the number that was changed."""
    words, p = style.words, style.palette
    trial = kit.use_slice(asked, lambda: asked.now, priority=True)
    (test,), odds = trial.tests.tests, played(trial.tests).first
    danger = words("calc-eliminated", share=out_text(style, odds.dose, trial.tests.room))
    dose = words("calc-expected-dose", dose=words.number(odds.expected_dose, 2))
    figure = ft.Row(
        [
            kit.art("radiation", p.radiation, 40),
            kit.column(
                [
                    style.text(words.number(test.threat), kit.FIGURE, p.radiation),
                    style.text(words("term-threat"), kit.LABEL_STRONG, p.quiet, lines=1),
                ]
            ),
            ft.Column(
                [
                    style.text(danger, kit.LABEL_STRONG, p.danger if odds.eliminated else p.quiet, lines=2),
                    style.text(dose, kit.LABEL, p.quiet, lines=2),
                ],
                spacing=0,
                tight=True,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.END,
            ),
        ],
        spacing=kit.GAP_WIDE,
    )
    chances = ", ".join(
        words("calc-dose-chance", dose=amount, share=share)
        for amount, share in zip(odds.dose, words.percents(list(odds.dose.values())), strict=True)
    )
    threat = f"{words('term-threat')} {words.number(test.threat)}"
    chart = dose_chart(style, odds.dose, trial.tests.room, chances)
    return kit.column(
        [
            figures(style, figure, opened, on_press, ", ".join((threat, danger, dose))),
            figures(style, chart, opened, on_press, chances),
        ],
        kit.PADDING,
        stretch=True,
    )


@kit.memo
def Spent(
    style: kit.Style, asked: kit.LiveDraft[ResistanceInput], opened: bool, on_press: kit.Press
) -> ft.Control:
    """Draw the fate spent on average; opened, the sums behind all figures too."""
    words = style.words
    trial = kit.use_slice(asked, lambda: asked.now)
    counted = trial.model != Rerolls.NONE
    parts: list[ft.Control] = []
    if counted:
        # It stands there without fate too, so that nothing moves under the finger that adds the first point.
        own, *others = played(trial.tests).spent
        spent = {"own": words.number(own, 2), "rivals": words.number(sum(others, NEVER), 2)}
        told = words("calc-test-spent", **spent)
        line = style.text(told, kit.LABEL, style.palette.quiet, lines=2)
        parts.append(figures(style, line, opened, on_press, told))
    if opened or style.wide:
        said = [why.spell(words, each) for each in why.test_sums(trial.tests)]
        if counted:
            said.append(words(f"odds-counts-{trial.model}"))
            said.append(words("calc-test-played", worth=trial.worth, cost=ELIMINATION))
        parts.append(explanation(style, said))
    return kit.column(parts, kit.PADDING, stretch=True)


@kit.memo
def Inputs(style: kit.Style, asked: kit.LiveDraft[ResistanceInput]) -> ft.Control:
    words = style.words
    trial = kit.use_slice(asked, lambda: asked.now)

    def row(title: str, name: str, low: int, high: int, note: str = "") -> ft.Control:
        return DialRow(style, title, note, name, low, high, asked)

    return inputs_column(
        [
            row(words("calc-power"), "power", 1, MOST_POWER),
            row(words("calc-groups"), "groups", 1, TOKENS_PER_SPECIES, words("calc-groups-note")),
            row(words("calc-building"), "building", 0, MAX_GENES),
            row(words("term-irradiation"), "irradiation", 0, trial.limit),
            *_fate(style, trial, asked, row),
            row(words("rule-irradiation-limit"), "limit", 1, MOST_LIMIT),
            ft.Container(
                die_row(style, trial.faces, asked),
                padding=ft.Padding.only(top=kit.GAP),
            ),
        ]
    )


def _fate(
    style: kit.Style,
    trial: ResistanceInput,
    asked: kit.LiveDraft[ResistanceInput],
    row: Callable[..., ft.Control],
) -> list[ft.Control]:
    """Draw the fate that counts: one's own, that of all rivals and their aim, the worth of a point."""
    words = style.words
    if trial.model == Rerolls.NONE:
        return []
    rows = [row(words("calc-rerolls"), "rerolls", 0, MOST_FATE)]
    rivals = trial.model == Rerolls.ALL
    if rivals:
        rows.append(
            row(words("calc-rivals"), "rivals", 0, MOST_RIVALS * MOST_HELD, words("calc-rivals-note"))
        )
        if trial.rivals:
            wishes = tuple((wish, words(f"calc-wish-{wish}")) for wish in WISHES)
            rows.append(ChoiceRow(style, words("calc-wish"), wishes, "wish", trial.wish, asked, True))
    if trial.rerolls or (rivals and trial.rivals):
        rows.append(worth_dial(style, asked))
    return rows
