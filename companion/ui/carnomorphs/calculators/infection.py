"""The last check without a game: the chance to survive, markers, and what resting before it is worth."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, get_args

import flet as ft

from companion.rules.carnomorphs.odds import MOST_CARDS, MOST_MARKERS, LastCheck, Who, check_odds
from companion.ui.calculators.inputs import choice, sums
from companion.ui.carnomorphs.survival import (
    ACTION_CARDS,
    UNKNOWN,
    check_notes,
    infected_row,
    marker_spread,
    rest_part,
    survival_bar,
)
from companion.ui.core.client import Client
from companion.ui.core.component import component, keyed, memo, use_slice
from companion.ui.core.draft import LiveDraft, kept_draft
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, PADDING, SECTION
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import switch_row
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper, clamped

WHO: Final[tuple[Who, ...]] = get_args(Who)
"""The possible drawers of four cards."""


@dataclass(frozen=True)
class CheckInput:
    """The inputs of the calculator."""

    cards: int = ACTION_CARDS + 4
    contaminated: int = 4
    markers: int = 1
    infected: int = UNKNOWN
    mutation: bool = True
    who: Who = "everybody"
    marker_as_card: bool = False
    infected_leaves: bool = True

    @cached_property
    def check(self) -> LastCheck:
        """The same as the odds take it."""
        return LastCheck(
            cards=self.cards,
            contaminated=self.contaminated,
            markers=self.markers,
            infected=None if self.infected == UNKNOWN else self.infected,
            mutation=self.mutation,
            who=self.who,
            marker_as_card=self.marker_as_card,
        )

    def turned(self, name: str, by: int, low: int, high: int) -> CheckInput:
        """Return a copy with one number changed, and the others within their bounds."""
        changed = replace(self, **{name: clamped(getattr(self, name) + by, low, high)})
        contaminated = min(changed.contaminated, changed.cards)
        return replace(changed, contaminated=contaminated, infected=min(changed.infected, contaminated))


@component
def InfectionCalculator(client: Client, style: Style) -> ft.Control:
    """Draw the chance above, its inputs below, and the table of rests."""
    asked = kept_draft(client, CheckInput)
    results, rest = keyed("results", Results, style, asked), keyed("rest", RestOf, style, asked)
    inputs = keyed("inputs", Inputs, style, asked)
    if style.wide:
        return sums(style, column([results, rest], SECTION, stretch=True), [inputs])
    return sums(style, results, [inputs, rest])


@memo
def Results(style: Style, asked: LiveDraft[CheckInput]) -> ft.Control:
    """Draw the chances to survive or die, and on a wide page of each number of markers."""
    trial = use_slice(asked, lambda: asked.now, priority=True)
    odds = check_odds(trial.check)
    note = check_notes(style.words, odds, mutation=trial.mutation)
    parts: list[ft.Control] = [survival_bar(style, odds), style.text(note, LABEL, style.palette.quiet)]
    if style.wide:
        parts.append(marker_spread(style, odds))
    return column(parts, GAP, stretch=True)


@memo
def Inputs(style: Style, asked: LiveDraft[CheckInput]) -> ft.Control:
    """Draw all inputs."""
    words = style.words
    trial = use_slice(asked, lambda: asked.now)

    def row(title: str, name: str, low: int, high: int) -> ft.Control:
        value: int = getattr(trial, name)

        def step(by: int) -> None:
            asked.change(lambda now: now.turned(name, by, low, high))

        return Stepper(title, value, low, high, step, small=True).row(style)

    def infected(by: int) -> None:
        asked.change(lambda now: now.turned("infected", by, UNKNOWN, now.contaminated))

    who = [(each, words(f"calc-check-{each}")) for each in WHO]
    return column(
        [
            row(words("check-cards"), "cards", 1, MOST_CARDS),
            row(words("term-contamination"), "contaminated", 0, trial.cards),
            infected_row(style, trial.infected, trial.contaminated, infected),
            row(words("term-mutation-markers"), "markers", 0, MOST_MARKERS),
            switch_row(
                style,
                words("calc-check-card"),
                trial.mutation,
                lambda on: asked.change(lambda now: replace(now, mutation=on)),
                note=words("calc-check-card-note"),
            ),
            choice(
                style,
                words("calc-check-who"),
                who,
                trial.who,
                lambda chosen: asked.change(lambda now: replace(now, who=chosen)),
            ),
            switch_row(
                style,
                words("calc-check-as-card"),
                trial.marker_as_card,
                lambda on: asked.change(lambda now: replace(now, marker_as_card=on)),
            ),
            switch_row(
                style,
                words("calc-check-leaves"),
                trial.infected_leaves,
                lambda on: asked.change(lambda now: replace(now, infected_leaves=on)),
            ),
        ],
        PADDING,
        stretch=True,
    )


@memo
def RestOf(style: Style, asked: LiveDraft[CheckInput]) -> ft.Control:
    """Draw what resting is worth; on a narrow page the markers stand here too."""
    trial = use_slice(asked, lambda: asked.now)
    parts = [rest_part(style, trial.check, infected_leaves=trial.infected_leaves)]
    if not style.wide:
        parts.append(marker_spread(style, check_odds(trial.check)))
    return column(parts, PADDING, stretch=True)
