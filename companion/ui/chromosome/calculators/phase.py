"""The whole radiation phase without a game: who survives all of its tests, and at what dose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import flet as ft

from companion.rules.chromosome.data import MAX_GENES, SCORE_PER_FATE, TOKENS_PER_SPECIES, Genes
from companion.rules.chromosome.odds import Phase, Rerolls, tests_by_power
from companion.rules.chromosome.odds.ranges import MOST_FATE, MOST_LIMIT, MOST_POWER
from companion.rules.chromosome.state import Player
from companion.ui import kit
from companion.ui.art import species
from companion.ui.calculators.inputs import inputs_column, inputs_style, sums
from companion.ui.chromosome.calculators.dials import DialCapsule, DialRow, die_row, use_asked, worth_dial
from companion.ui.chromosome.odds import rerolls_row
from companion.ui.chromosome.prospect import prospect_head, prospect_row, prospect_sums
from companion.ui.core.client import Client

MOST_PLAYERS = 4
MOST_AREAS = 6

CAPSULE = 124
"""Width of a number with its two buttons, as `capsule` draws it."""


@dataclass(frozen=True)
class PhasePlayer:
    """One player; `groups` next to every area that there can be."""

    irradiation: int = 0
    fate: int = 0
    building: int = 0
    groups: tuple[int, ...] = (1,) + (0,) * (MOST_AREAS - 1)

    def player(self, seat: int) -> Player:
        """Return the same as the rules have it."""
        active = Genes(building=self.building)
        return Player(
            seat=seat,
            name="",
            species=seat,
            colour=seat,
            irradiation=self.irradiation,
            fate=self.fate,
            active=active,
        )

    def with_groups(self, area: int, by: int) -> PhasePlayer:
        """Return a copy with `by` more groups next to one area."""
        return replace(self, groups=_changed(self.groups, area, by))


@dataclass(frozen=True)
class PhaseInput:
    """The inputs of the calculator. People and areas beyond their counts are kept, but do not count."""

    people: tuple[PhasePlayer, ...] = (PhasePlayer(),) * MOST_PLAYERS
    players: int = 2
    powers: tuple[int, ...] = (4,) + (2,) * (MOST_AREAS - 1)
    areas: int = 2
    limit: int = 7
    faces: int = 4
    worth: int = SCORE_PER_FATE
    model: Rerolls = Rerolls.NONE
    """The re-roll model; fate that cannot be spent is kept, but does not count."""

    chosen: int = 0
    """The player whose numbers are open."""

    explained: bool = False
    """Whether the sum behind that player's chance lies open."""

    @cached_property
    def phase(self) -> Phase:
        """The same as the odds take it."""
        people = self.people[: self.players]
        players = tuple(each.player(seat) for seat, each in enumerate(people))
        areas = (
            (power, tuple(person.groups[area] for person in people))
            for area, power in enumerate(self.powers[: self.areas])
        )
        tests = tests_by_power(areas, players)
        return Phase(tests, players, self.limit, self.faces, self.worth, rerolls=self.model)

    @property
    def person(self) -> PhasePlayer:
        return self.people[self.chosen]

    def number(self, name: str) -> int:
        """Return one number; for their names see `turned`."""
        kind, _, which = name.partition(".")
        match kind:
            case "power":
                return self.powers[int(which)]
            case "groups":
                return self.person.groups[int(which)]
            case "person":
                found: int = getattr(self.person, which)
            case _:
                found = getattr(self, name)
        return found

    def turned(self, name: str, by: int) -> PhaseInput:
        """Return a copy with one number changed, and everything else within its bounds.

        What is called `power.` and a place is of an area, `groups.` and a place or `person.` and a field is
        of the player whose numbers lie open.
        """
        kind, _, which = name.partition(".")
        match kind:
            case "power":
                return replace(self, powers=_changed(self.powers, int(which), by))
            case "groups":
                return self.with_person(self.person.with_groups(int(which), by))
            case "person":
                person = self.person
                changed = self.with_person(replace(person, **{which: getattr(person, which) + by}))
            case _:
                changed = replace(self, **{name: getattr(self, name) + by})
        people = tuple(
            replace(each, irradiation=min(each.irradiation, changed.limit)) for each in changed.people
        )
        return replace(changed, people=people, chosen=min(self.chosen, changed.players - 1))

    def with_person(self, person: PhasePlayer) -> PhaseInput:
        people = tuple(person if seat == self.chosen else each for seat, each in enumerate(self.people))
        return replace(self, people=people)

    def pressed(self, seat: int) -> PhaseInput:
        """Open a player's numbers at a press; at a second one, the sum behind the chance."""
        if seat == self.chosen:
            return replace(self, explained=not self.explained)
        return replace(self, chosen=seat)


def _changed(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return tuple(each + by if at == place else each for at, each in enumerate(numbers))


@kit.component
def PhaseCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw everybody's chance above, the inputs of one player at a time below."""
    asked, rerolls = use_asked(client, PhaseInput)
    players = kit.use_slice(asked, lambda: asked.now.players)
    parts = [kit.keyed("prospects", Prospects, style, asked), rerolls_row(style, rerolls)]
    results = kit.column(parts, kit.GAP_SMALL, stretch=True)
    # Narrow phones are short too: results of many scroll with the rest.
    tall = rerolls.open or (players > 2 and style.narrow)
    return sums(style, results, [kit.keyed("inputs", Inputs, inputs_style(style), asked)], tall=tall)


@kit.memo
def Inputs(style: kit.Style, asked: kit.LiveDraft[PhaseInput]) -> ft.Control:
    """Draw all inputs; before them the sums behind a chance, when they are open."""
    phase_input = kit.use_slice(asked, lambda: asked.now)
    reasons = [_reasons(style, phase_input)] if phase_input.explained and not style.wide else []
    return inputs_column([*reasons, *_person(style, phase_input, asked), *_table(style, phase_input, asked)])


@kit.memo
def Prospects(style: kit.Style, asked: kit.LiveDraft[PhaseInput]) -> ft.Control:
    """Draw each player's chance to survive; redrawn with the number that was changed."""
    p, words = style.palette, style.words
    phase_input = kit.use_slice(asked, lambda: asked.now, priority=True)
    head = ft.Container(prospect_head(style), padding=ft.Padding.symmetric(horizontal=kit.GAP))
    rows: list[ft.Control] = [head]
    for seat in range(phase_input.players):
        chosen = seat == phase_input.chosen
        hint = "calc-person"
        if chosen and not style.wide:
            hint = "prospect-close" if phase_input.explained else "prospect-open"
        rows.append(
            prospect_row(
                style,
                _name(style, seat),
                species(seat, p.players[seat], 32),
                phase_input.phase.prospect(seat),
                _press(asked, seat),
                hint=words(hint),
                chosen=chosen,
            )
        )
        if chosen and style.wide:
            rows.append(_reasons(style, phase_input))
    return kit.column(rows, kit.GAP_SMALL, stretch=True)


def _press(asked: kit.LiveDraft[PhaseInput], seat: int) -> kit.Press:
    return lambda: asked.change(lambda now: now.pressed(seat))


def _name(style: kit.Style, seat: int) -> str:
    return style.words("calc-player", number=seat + 1)


def _reasons(style: kit.Style, phase_input: PhaseInput) -> ft.Control:
    return prospect_sums(style, phase_input.phase, phase_input.chosen)


def _person(style: kit.Style, phase_input: PhaseInput, asked: kit.LiveDraft[PhaseInput]) -> list[ft.Control]:
    """Draw the numbers of one player: groups next to each area, irradiation, fate, building genes."""
    words, p = style.words, style.palette
    seat = phase_input.chosen
    name = _name(style, seat)

    def row(title: str, field: str, high: int) -> ft.Control:
        return DialRow(style, title, "", f"person.{field}", 0, high, asked)

    head = ft.Row(
        [species(seat, p.players[seat], 28), style.text(name, kit.NAME, lines=1, heading=True)],
        spacing=kit.GAP_WIDE,
    )
    return [
        head,
        _areas(style, phase_input, asked),
        row(words("term-irradiation"), "irradiation", phase_input.limit),
        *([row(words("calc-rerolls"), "fate", MOST_FATE)] if phase_input.model != Rerolls.NONE else []),
        row(words("calc-building"), "building", MAX_GENES),
    ]


def _areas(style: kit.Style, phase_input: PhaseInput, asked: kit.LiveDraft[PhaseInput]) -> ft.Control:
    """Draw every area on a line: its power, and the groups of the chosen player."""
    words, p = style.words, style.palette
    large = style.scale > kit.LARGE_TEXT
    heads = [
        ft.Container(
            style.text(said, kit.CAPTION, p.quiet, align=ft.TextAlign.CENTER, lines=1), width=CAPSULE
        )
        for said in (words("calc-area-power"), words("calc-area-groups"))
    ]
    rows: list[ft.Control] = []
    if not large:
        rows.append(ft.Row([ft.Container(expand=True), *heads], spacing=kit.GAP))
    rows += [AreaRow(style, area, phase_input.chosen, asked) for area in range(phase_input.areas)]
    return kit.column(rows, kit.GAP, stretch=True)


@kit.memo
def AreaRow(style: kit.Style, area: int, seat: int, asked: kit.LiveDraft[PhaseInput]) -> ft.Control:
    """Draw one area: its power, and the groups of one player."""
    words, p = style.words, style.palette
    name = words("calc-area", number=area + 1)
    power_name = f"{name}, {words('calc-area-power')}"
    groups_name = f"{name}, {_name(style, seat)}, {words('calc-area-groups')}"
    dials = [
        DialCapsule(style, power_name, f"power.{area}", 1, MOST_POWER, asked, colour=p.radiation),
        DialCapsule(style, groups_name, f"groups.{area}", 0, TOKENS_PER_SPECIES, asked),
    ]
    title = ft.Row(
        [kit.art("radiation", p.radiation, 22), style.text(str(area + 1), kit.BODY_STRONG, spoken=name)],
        spacing=kit.GAP,
        expand=True,
    )
    if style.scale > kit.LARGE_TEXT:
        heads = f"{words('calc-area-power')} · {words('calc-area-groups')}"
        title.controls.append(style.text(heads, kit.LABEL, p.quiet, lines=1))
        return kit.column([title, ft.Row(dials, wrap=True)], kit.GAP)
    return ft.Row([title, *dials], spacing=kit.GAP)


def _table(style: kit.Style, phase_input: PhaseInput, asked: kit.LiveDraft[PhaseInput]) -> list[ft.Control]:
    """Draw the numbers of areas and players, and the rules of the table."""
    words = style.words

    def row(title: str, field: str, low: int, high: int) -> ft.Control:
        return DialRow(style, title, "", field, low, high, asked)

    rows: list[ft.Control] = [
        ft.Container(height=kit.GAP),
        row(words("term-areas"), "areas", 1, MOST_AREAS),
        row(words("calc-players"), "players", 1, MOST_PLAYERS),
    ]
    fateful = any(each.fate for each in phase_input.people[: phase_input.players])
    if fateful and phase_input.model != Rerolls.NONE:
        rows.append(worth_dial(style, asked))
    return [
        *rows,
        row(words("rule-irradiation-limit"), "limit", 1, MOST_LIMIT),
        die_row(style, phase_input.faces, asked),
    ]
