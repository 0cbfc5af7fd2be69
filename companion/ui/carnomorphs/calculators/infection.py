"""The last check without a game: the chance to survive, markers, and what resting before it is worth."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, get_args

import flet as ft

from companion.rules.carnomorphs.odds import MOST_CARDS, MOST_MARKERS, LastCheck, Who, check_odds
from companion.ui import kit
from companion.ui.calculators.inputs import choice, inputs_style, sums
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
        return LastCheck(
            cards=self.cards,
            contaminated=self.contaminated,
            markers=self.markers,
            infected=None if self.infected == UNKNOWN else self.infected,
            mutation=self.mutation,
            who=self.who,
            marker_as_card=self.marker_as_card,
        )

    def turned(self, name: str, by: int, low: int, high: int) -> "CheckInput":
        """Return a copy with one number changed, and the others within their bounds."""
        changed = replace(self, **{name: kit.clamped(getattr(self, name) + by, low, high)})
        contaminated = min(changed.contaminated, changed.cards)
        return replace(changed, contaminated=contaminated, infected=min(changed.infected, contaminated))


@kit.component
def InfectionCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the chance above, its inputs below, and the table of rests."""
    asked = kit.kept_draft(client, CheckInput)
    results, rest = kit.keyed("results", Results, style, asked), kit.keyed("rest", RestOf, style, asked)
    inputs = kit.keyed("inputs", Inputs, inputs_style(style), asked)
    if style.wide:
        return sums(style, kit.column([results, rest], kit.SECTION, stretch=True), [inputs])
    return sums(style, results, [inputs, rest])


@kit.memo
def Results(style: kit.Style, asked: kit.LiveDraft[CheckInput]) -> ft.Control:
    """Draw the chances to survive or die, and on a wide page of each number of markers."""
    trial = kit.use_slice(asked, lambda: asked.now, priority=True)
    odds = check_odds(trial.check)
    note = check_notes(style.words, odds, mutation=trial.mutation)
    parts: list[ft.Control] = [survival_bar(style, odds), style.text(note, kit.LABEL, style.palette.quiet)]
    if style.wide:
        parts.append(marker_spread(style, odds))
    return kit.column(parts, kit.GAP, stretch=True)


@kit.memo
def Inputs(style: kit.Style, asked: kit.LiveDraft[CheckInput]) -> ft.Control:
    words = style.words
    trial = kit.use_slice(asked, lambda: asked.now)

    def row(title: str, name: str, low: int, high: int) -> ft.Control:
        value: int = getattr(trial, name)

        def step(by: int) -> None:
            asked.change(lambda now: now.turned(name, by, low, high))

        return kit.Stepper(title, value, low, high, step, small=True).row(style)

    def infected(by: int) -> None:
        asked.change(lambda now: now.turned("infected", by, UNKNOWN, now.contaminated))

    def switch(key: str, name: str, note: str = "") -> ft.Control:
        def turn(on: bool) -> None:
            asked.change(lambda now: replace(now, **{name: on}))

        return kit.switch_row(style, words(key), getattr(trial, name), turn, note=note)

    who = [(each, words(f"calc-check-{each}")) for each in WHO]
    return kit.column(
        [
            row(words("check-cards"), "cards", 1, MOST_CARDS),
            row(words("term-contamination"), "contaminated", 0, trial.cards),
            infected_row(style, trial.infected, trial.contaminated, infected),
            row(words("term-mutation-markers"), "markers", 0, MOST_MARKERS),
            switch("calc-check-card", "mutation", words("calc-check-card-note")),
            choice(
                style,
                words("calc-check-who"),
                who,
                trial.who,
                lambda chosen: asked.change(lambda now: replace(now, who=chosen)),
            ),
            switch("calc-check-as-card", "marker_as_card"),
            switch("calc-check-leaves", "infected_leaves"),
        ],
        kit.PADDING,
        stretch=True,
    )


@kit.memo
def RestOf(style: kit.Style, asked: kit.LiveDraft[CheckInput]) -> ft.Control:
    """Draw what resting is worth; on a narrow page the markers stand here too."""
    trial = kit.use_slice(asked, lambda: asked.now)
    parts = [rest_part(style, trial.check, infected_leaves=trial.infected_leaves)]
    if not style.wide:
        parts.append(marker_spread(style, check_odds(trial.check)))
    return kit.column(parts, kit.PADDING, stretch=True)
