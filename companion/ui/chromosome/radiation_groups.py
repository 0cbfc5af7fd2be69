"""Steps 1 to 3 of the resistance tests: the area, each player's groups next to it, the waiting areas."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final

import flet as ft

from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.history import Groups, last_groups
from companion.rules.chromosome.odds import Phase
from companion.rules.chromosome.odds.positions import Nearby
from companion.rules.chromosome.questions import PhaseQuestion
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation, strongest
from companion.rules.chromosome.state import Area, Player, State
from companion.ui import kit
from companion.ui.art import species
from companion.ui.calculators.what_if import what_if
from companion.ui.chromosome.areas import add_button, area_name
from companion.ui.chromosome.context import GameContext, Here
from companion.ui.chromosome.odds import Opened, rerolls_row
from companion.ui.chromosome.radiation_prospect import outlook_parts
from companion.ui.shared.form import Form
from companion.ui.shared.number_row import steps
from companion.ui.shared.stage_page import after_style
from companion.ui.theme.letters import width_of
from companion.ui.widgets.figure import figure

USUAL_GROUPS: Final = 3
"""Initial number of cubes for entering groups; one more is added once all are filled."""
BESIDE: Final = 380
"""Page width from which a row of cubes fits beside a name in normal text."""
TREFOIL, SMALL_TREFOIL = 56, 40
"""Width of the sign before an area's power, on a normal page and on a small page."""
PIECE, SMALL_PIECE = 36, 24
"""Width of the drawing before a name, on a normal page and on a small one, where cubes are below the name."""


@dataclass(frozen=True)
class PhaseDraft:
    """The area to be faced, and the groups entered so far.

    Attributes:
        area: The area's id; None for the strongest area.
        groups: Groups by seat, for the id of each area edited here.
        genes: Whether building genes are being entered (quick detail).
        later: Id of a later area whose groups are being entered early.
    """

    area: int | None = None
    groups: Mapping[int, Groups] = field(default_factory=dict[int, Groups])
    genes: bool = False
    later: int | None = None

    def with_groups(self, area: int, groups: Groups) -> "PhaseDraft":
        return replace(self, groups={**self.groups, area: groups})

    def said(self, area: Area) -> bool:
        """Return whether an area's groups were entered here, rather than taken from the area's last tests."""
        return area.id in self.groups

    def with_later(self, area: int) -> "PhaseDraft":
        """Return a copy with that area's groups open for input, or closed if they were open."""
        return replace(self, later=None if self.later == area else area)


NOTHING_SAID: Final[Mapping[int, Groups]] = MappingProxyType({})


def known_groups(
    context: GameContext, state: State, said: Mapping[int, Groups] = NOTHING_SAID
) -> dict[int, Groups]:
    """Return the groups next to each remaining area: as entered here, or else as last faced."""

    def beside(area: Area) -> Groups:
        entries = context.open_game.table.entries
        latest_first = (event for entry in reversed(entries) for event in reversed(entry.events))
        groups = said.get(area.id) or last_groups(state, latest_first, area.id)
        return tuple(
            0 if player.eliminated else min(count, player.on_board)
            for player, count in zip(state.players, groups, strict=True)
        )

    remaining = state.radiation.remaining if state.radiation is not None else ()
    return {area.id: beside(area) for area in state.areas_by_power if area.id in remaining}


@dataclass(frozen=True)
class PhaseForm:
    """The form for the groups of the phase on this device.

    Attributes:
        here: The drawing's style, game and state.
        draft: The groups entered so far.
        change: Changes the draft.
    """

    here: Here
    draft: PhaseDraft
    change: kit.Change[PhaseDraft]

    @property
    def remaining(self) -> tuple[int, ...]:
        """The ids of the areas that are still to be faced."""
        radiation = self.here.state.radiation
        return radiation.remaining if radiation is not None else ()

    @property
    def may(self) -> bool:
        """Whether this device may face the area, or only watches."""
        return self.here.context.may(FaceArea(area=0, groups=()))

    def next_area(self) -> Area | None:
        """Return the area to face now: the area chosen among the strongest, else the first of these."""
        first = strongest(self.here.state)
        chosen = (area for area in first if area.id == self.draft.area)
        return next(chosen, first[0] if first else None)

    @cached_property
    def known(self) -> Nearby:
        """The groups next to each area to be faced: as entered here, or else as last faced."""
        return known_groups(self.here.context, self.here.state, self.draft.groups)

    def groups(self, area: Area) -> Groups:
        return self.known[area.id]

    def nearby(self, first: Area | None = None) -> Nearby:
        """Return the groups next to every remaining area: area `first`, then by decreasing power."""
        return dict(sorted(self.known.items(), key=lambda known: first is None or known[0] != first.id))

    def entered(self, area: Area) -> bool:
        """Return whether the groups next to an area are known: entered here, or from its last tests."""
        return self.draft.said(area) or any(self.groups(area))

    def counter(self, area: Area, player: Player, name: str) -> ft.Control:
        """Draw the row of cubes for a player's groups next to an area; `name` is its spoken name.

        A device that only watches gets just the number.
        """
        p, words, groups = self.here.palette, self.here.words, self.groups(area)
        count = groups[player.seat]
        spoken = words("radiation-groups-spoken", player=name, count=count)
        colour = p.text if count else p.quiet
        if not self.may:
            return self.here.style.text(str(count), kit.HEADING, colour, lines=1, spoken=spoken)

        def read(now: PhaseDraft) -> int:
            return now.groups.get(area.id, groups)[player.seat]

        def put(now: PhaseDraft, value: int) -> PhaseDraft:
            base = now.groups.get(area.id, groups)
            return now.with_groups(
                area.id, tuple(value if seat == player.seat else each for seat, each in enumerate(base))
            )

        def faced(draft: PhaseDraft) -> FaceArea | None:
            """Return the command that faces the next area with these groups, so that the rules check them."""
            first = self.next_area()
            return first and FaceArea(area=first.id, groups=draft.groups.get(area.id, groups))

        form = Form(self.here, self.draft, PhaseDraft(), self.change, faced)
        row = form.steps(
            player.name,
            read,
            put,
            less=words("radiation-fewer", player=name),
            more=words("radiation-more", player=name),
            spoken=spoken,
            colour=colour,
            small=True,
            unsaid=not self.entered(area),
        )
        most = USUAL_GROUPS if count < USUAL_GROUPS else count + 1
        if row.to is None or most >= kit.MOST_CUBES:
            return row.capsule(self.here.style)
        value = count if self.entered(area) else None
        cubes = p.players[player.colour]
        return kit.cube_row(self.here.style, name, value, most, row.to, colour=cubes, zero=True)


def choosing_parts(form: PhaseForm, area: Area, opened: Opened) -> tuple[list[ft.Control], list[ft.Control]]:
    """Draw two lists of parts: the chosen area and its groups; the other areas and everybody's prospects."""
    here, groups = form.here, form.groups(area)
    style, words, p, state = here.style, here.words, here.palette, here.state
    near = form.nearby(first=area)
    phase = opened.phase(state, near)
    parts: list[ft.Control] = []
    tied = strongest(state)
    if len(tied) > 1:
        parts.append(_tie(form, tied, area))
    parts.append(area_head(here, area))
    rows = [
        _player_row(form, area, player, phase if groups[player.seat] else None)
        for player in state.players
        if not player.eliminated
    ]
    head = [style.text(words("radiation-how-many"), kit.LABEL_STRONG, p.text, lines=2, heading=True)]
    if any(groups) and not form.draft.said(area):
        head.append(style.text(words("radiation-as-before"), kit.LABEL_STRONG, p.radiation, lines=2))
    gap = kit.GAP_SMALL if style.narrow else kit.GAP
    parts.append(kit.column([*head, kit.column(rows, stretch=True)], gap, stretch=True))
    if phase is not None and any(map(here.context.sees_odds, phase.tested)):
        parts.append(rerolls_row(style, opened.rerolls))
    ending = replace(form, here=replace(here, style=after_style(style)))
    after = _later_parts(ending, area) + outlook_parts(ending.here, phase, opened)
    if phase is not None and phase.tests and here.context.presence.odds:
        after += what_if(here, "phase", PhaseQuestion.at(state, near, phase))
    after.append(_extras(ending))
    return parts, after


def area_head(here: Here, area: Area, after: str = "") -> ft.Control:
    """Draw the power of an area in huge digits, and its name.

    Args:
        after: A line about the next area; empty if there is none.
    """
    style, p, words, state = here.style, here.palette, here.words, here.state
    power = state.power(area)
    large, number = kit.FIGURE if style.narrow else kit.FIGURE_LARGE, str(power)
    trefoil = SMALL_TREFOIL if style.narrow else TREFOIL
    room = (
        style.width
        - 2 * kit.MARGIN
        - kit.GAP_WIDE
        - width_of(number) * large.size * min(style.scale, kit.LARGE_TEXT)
    )
    if style.scale <= 1:
        room -= trefoil + kit.GAP_WIDE
    name = area_name(style, area)
    role = kit.BODY_STRONG  # A single word fits on a narrow page.
    if style.scale <= kit.LARGE_TEXT:
        wide = style.narrow and width_of(name) * kit.HEADING.size_at(style.scale) > room
        role = kit.NAME if wide else kit.HEADING
    said = [words("radiation-area", area=name, power=power)]
    lines: list[ft.Control] = [
        style.text(name, role, lines=2, heading=True, room=room),
        style.text(words("radiation-power"), kit.LABEL, p.quiet),
    ]
    if after:
        lines.append(style.text(after, kit.LABEL, p.quiet, lines=2))
    if state.event.power_bonus:
        bonus = words("radiation-power-bonus", bonus=state.event.power_bonus)
        lines.append(style.text(bonus, kit.LABEL, p.quiet, lines=2))
        said.append(bonus)
    head = ft.Row(
        [
            *([] if style.scale > 1 else [kit.art("radiation", p.radiation, trefoil)]),
            figure(style, power, p.radiation, large),
            kit.column(lines, expand=True),
        ],
        spacing=kit.GAP_WIDE,
    )
    return kit.announced(head, ", ".join(said), heading=True)


def _tie(form: PhaseForm, tied: tuple[Area, ...], chosen: Area) -> ft.Control:
    """Draw the starting player's choice among areas of equal power."""
    style, words, state = form.here.style, form.here.words, form.here.state

    def choose(area: int) -> kit.Press:
        return lambda: form.change(lambda now: replace(now, area=area))

    chips = [
        kit.option(style, area_name(style, area), area.id == chosen.id, choose(area.id)) for area in tied
    ]
    starter = state.players[state.starter].name
    return kit.column(
        [
            style.text(words("radiation-tie", player=starter), kit.LABEL, style.palette.quiet, lines=3),
            kit.wrapped(chips),
        ],
        kit.GAP,
    )


def _extras(form: PhaseForm) -> ft.Control:
    here = form.here
    style, context, words, quiet, state = here.style, here.context, here.words, here.palette.quiet, here.state
    buttons: list[ft.Control] = [add_button(here)] if context.may(AddArea()) else []
    if state.detail == "quick" and form.may:
        buttons.append(
            kit.plain(
                style,
                words("radiation-genes-hide" if form.draft.genes else "radiation-genes-show"),
                lambda: form.change(lambda now: replace(now, genes=not now.genes)),
                glyph="gene-building",
                ink=quiet,
            )
        )
    skip = FinishRadiation(skip=True)
    wave = state.radiation is not None and state.radiation.wave
    if not wave and context.may(skip):
        buttons.append(kit.plain(style, words("radiation-skip"), lambda: context.submit(skip), ink=quiet))
    return kit.wrapped(buttons, kit.GAP_SMALL, kit.GAP_SMALL)


def _player_row(form: PhaseForm, area: Area, player: Player, phase: Phase | None) -> ft.Control:
    """Draw one player's groups next to the area and, if there are any groups, the player's risk."""
    here = form.here
    style, p = here.style, here.palette
    touched, stacked = form.groups(area)[player.seat] > 0, style.below(BESIDE)
    capsule = form.counter(area, player, player.name)
    name = style.text(player.name, kit.BODY_STRONG, p.text if touched else p.quiet, lines=1)
    colour = p.players[player.colour] if touched else p.quiet_players[player.colour]
    drawn = species(player.species, colour, SMALL_PIECE if stacked else PIECE)
    risk, out = _risk(here, player, phase)
    dose: ft.Control = irradiation_line(here, risk)
    danger = [style.text(out, kit.LABEL, p.danger, lines=1)] if out else []
    row: ft.Control
    if stacked:
        # Put the risk beside the name, so that no row grows while its cubes are being tapped.
        above = [drawn, ft.Container(name, expand=True), *danger]
        below = [ft.Container(dose, expand=True), capsule]
        row = kit.column([ft.Row(above, spacing=kit.GAP), ft.Row(below, spacing=kit.GAP)], 0)
    else:
        told = ft.Row(
            [drawn, kit.column([name, dose, *danger], expand=True)], spacing=kit.GAP_WIDE, expand=True
        )
        row = ft.Row([told, capsule], spacing=kit.GAP)
    parts: list[ft.Control] = [row]
    if form.draft.genes:
        parts.append(_genes_row(here, player))
    return ft.Container(
        kit.column(parts, kit.GAP, stretch=True),
        padding=ft.Padding.symmetric(vertical=kit.GAP_SMALL if stacked else kit.GAP),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
    )


def _risk(here: Here, player: Player, phase: Phase | None) -> tuple[str, str]:
    """Return a player's irradiation with the average dose, and the chance of elimination if there is one."""
    words = here.words
    if phase is None or not here.context.sees_odds(player.seat):
        return words.number(player.irradiation), ""
    odds = phase.first(player.seat)
    dose = words.number(odds.expected_dose, 1)
    risk = words("radiation-risk", irradiation=player.irradiation, dose=dose)
    share = words.percent(odds.eliminated)
    return risk, words("radiation-risk-out", share=share) if odds.eliminated else ""


def irradiation_line(
    here: Here, said: str, ink: str | None = None, role: kit.TypeRole = kit.LABEL
) -> ft.Control:
    """Draw the sign of irradiation, and after it a few words.

    Args:
        ink: The colour of the words; by default the palette's quiet colour.
    """
    p = here.palette
    return ft.Row(
        [
            kit.art("irradiation", p.radiation, 18, here.words("term-irradiation")),
            here.style.text(said, role, ink or p.quiet, lines=2, expand=True),
        ],
        spacing=kit.GAP_SMALL + 2,
    )


def _genes_row(here: Here, player: Player) -> ft.Control:
    """Draw the number of a player's active building genes, with buttons to correct it (quick detail)."""
    style, words, count = here.style, here.words, player.active.building
    title = words("gene-building")

    def command(by: int) -> Correct:
        return Correct(seat=player.seat, what="active", gene="building", delta=by)

    capsule = steps(
        here.context,
        title,
        count,
        command,
        less=words("radiation-gene-less", player=player.name),
        more=words("radiation-gene-more", player=player.name),
        spoken=words("count-genes-building", count=count),
        small=True,
    ).capsule(style)
    return ft.Row(
        [
            ft.Container(width=36),
            kit.art("gene-building", style.palette.quiet, 24),
            ft.Container(style.text(title, kit.LABEL, lines=1), expand=True),
            capsule,
        ],
        spacing=kit.GAP_WIDE,
    )


def _later_parts(form: PhaseForm, now: Area) -> list[ft.Control]:
    """Draw the waiting areas; a tap on an area opens its groups, so that they can be entered early."""
    here, remaining = form.here, form.remaining
    waiting = [area for area in here.state.areas_by_power if area.id in remaining and area.id != now.id]
    if not waiting:
        return []
    rows: list[ft.Control] = [
        here.style.text(here.words("radiation-later"), kit.LABEL, here.palette.quiet, heading=True)
    ]
    for area in waiting:
        rows += _later_area(form, now, area)
    return [kit.column(rows, kit.GAP_SMALL, stretch=True)]


def _later_area(form: PhaseForm, now: Area, area: Area) -> list[ft.Control]:
    here, draft = form.here, form.draft
    style, p, words, state = here.style, here.palette, here.words, here.state
    open_, groups = draft.later == area.id, form.groups(area)
    name = words("radiation-area", area=area_name(style, area), power=state.power(area))
    lines: list[ft.Control] = [style.text(name, kit.LABEL, p.text, lines=2)]
    if area.cubes < now.cubes:
        why = words("radiation-locked", power=state.power(now))
        lines.append(style.text(why, kit.LABEL, p.quiet, lines=1))
    beside = [
        words("prospect-near", player=player.name, count=groups[player.seat])
        for player in state.players
        if groups[player.seat]
    ]
    near = words.list(beside) if beside else words("prospect-nobody")
    if beside and not draft.said(area):
        near += " · " + words("radiation-as-before")
    lines.append(style.text(near, kit.LABEL, p.quiet, lines=2))
    content = ft.Row(
        [
            kit.art("radiation", p.radiation, 24),
            kit.column(lines, expand=True),
            kit.art("minus" if open_ else "plus", p.quiet, 20),
        ],
        spacing=kit.GAP_WIDE,
    )
    head = kit.row_button(
        style,
        content,
        lambda: form.change(lambda now: now.with_later(area.id)),
        label=words("prospect-groups-of", area=name),
        padding=ft.Padding.symmetric(vertical=kit.GAP),
    )
    if not open_:
        return [head]
    return [
        head,
        *(_later_player(form, area, player) for player in state.players if not player.eliminated),
    ]


def _later_player(form: PhaseForm, area: Area, player: Player) -> ft.Control:
    style, p = form.here.style, form.here.palette
    touched = form.groups(area)[player.seat] > 0
    colour = p.players[player.colour] if touched else p.quiet_players[player.colour]
    capsule = form.counter(area, player, f"{area_name(style, area)}, {player.name}")
    return ft.Container(
        ft.Row(
            [
                species(player.species, colour, 28),
                style.text(
                    player.name, kit.BODY_STRONG, p.text if touched else p.quiet, lines=1, expand=True
                ),
                capsule,
            ],
            spacing=kit.GAP_WIDE,
        ),
        padding=ft.Padding.only(left=kit.GAP_WIDE * 3),
    )
