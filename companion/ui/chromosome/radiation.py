"""The radiation phase, and a Wave: area by area, test by test, then absorption, decay and the next round."""

from functools import partial

import flet as ft

from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.data import MAX_GROUP
from companion.rules.chromosome.next_step import ends_after_radiation
from companion.rules.chromosome.radiation import (
    FaceArea,
    FinishRadiation,
    most_absorbed,
    proposed_absorption,
)
from companion.rules.chromosome.rolls import ThrowDice
from companion.rules.chromosome.state import Area, Player, ResistanceTest, State
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.areas import add_button, area_name
from companion.ui.chromosome.context import GameContext, Here
from companion.ui.chromosome.odds import use_opened
from companion.ui.chromosome.radiation_groups import PhaseDraft, PhaseForm, choosing_parts
from companion.ui.chromosome.radiation_tests import tests_actions, tests_parts
from companion.ui.chromosome.rolls import roll_of
from companion.ui.chromosome.turns import late_move_rows
from companion.ui.game.context import Panel
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.phones.actions import waits_for, waits_for_host
from companion.ui.shared.reroll_window import RollStage, other_way, use_roll
from companion.ui.shared.stage_page import stage_page


@kit.component
def RadiationView(here: Here) -> ft.Control:
    context, state = here.context, here.state
    stage = use_roll(context, roll_of(state))
    draft, change = kit.use_draft(PhaseDraft)
    finishing = use_page(here, FinishRadiation(), first=FinishRadiation, fit=partial(_proposed, context))
    opened = use_opened(context)
    guard = kit.use_tap_guard(state.late_mover)
    radiation = state.radiation
    if radiation is None:
        return ft.Container(expand=True)
    form = PhaseForm(here, draft, change)
    if radiation.tests:
        parts, above = tests_parts(here, stage, opened, form.nearby())
        return stage_page(here, parts, tests_actions(here, stage), above=above, close=True)
    area = form.next_area()
    late = late_move_rows(here, guard)
    if area is not None:
        parts, after = choosing_parts(form, area, opened)
        face = _face(form, area, stage, wave=radiation.wave, quiet=bool(late))
        return stage_page(here, [*late, *parts], face, after=after)
    finishing.part(*late, *_end_parts(finishing))
    return finishing.on_stage(waits_for_host(here) or _finish(finishing, quiet=bool(late)))


def _face(form: PhaseForm, area: Area, stage: RollStage, *, wave: bool, quiet: bool) -> ft.Control:
    """Draw the button that faces an area with the groups next to it, or say whose task that is.

    If the app throws all testers' dice on this device, the same press throws them.

    Args:
        quiet: Whether another choice on the page comes first, so that the button is only outlined.
    """
    here = form.here
    command = FaceArea(area=area.id, groups=form.groups(area))
    waits = waits_for_host(here)
    if wave and here.state.active is not None:
        may = here.context.may(command)
        waits = None if may else waits_for(here, here.state.active)
    if waits is not None:
        return waits
    meaning = ("face", area.id)
    ask = here.context.asker_of(command)
    rollers = [test.seat for test in _tests(here, command)]
    throws = bool(rollers) and not stage.by_hand and all(map(here.context.acts_for, rollers))
    given = (command, ThrowDice(rollers=tuple(rollers))) if throws else (command,)
    face = lambda: here.context.submit(*given)  # noqa: E731
    said = here.words("radiation-face", count=sum(map(bool, command.groups)))
    if throws and len(rollers) > 1:
        said = here.words("radiation-throw-all", count=len(rollers))
    elif throws:
        said = here.words("dice-throws", player=here.state.players[rollers[0]].name)
    if not any(command.groups):
        # Zero groups are never assumed: players must say so.
        wide = kit.guarded(here.style, meaning, said, None, ask=ask)
        return _asking(here, wide, here.words("radiation-nobody"), face)
    if not throws:
        button = kit.guarded(here.style, meaning, said, face, ask=ask, quiet=quiet)
        return kit.bottom_bar(here.style, [button])
    faces = here.state.options.die
    begin = lambda: here.context.submit(command)  # noqa: E731
    wide = kit.guarded(here.style, meaning, said, face, glyph=faces, ask=ask, quiet=quiet)
    controls: list[ft.Control] = [wide, other_way(here.style, faces, stage, face, begin)]
    if here.style.scale <= kit.LARGE_TEXT and not here.style.actions_beside:
        controls = [ft.Row(controls, spacing=kit.GAP_WIDE, expand=True)]
    return kit.bottom_bar(here.style, controls)


def _tests(here: Here, command: FaceArea) -> tuple[ResistanceTest, ...]:
    """Return the tests that follow if an area is faced; none if that is refused."""
    after = here.context.after(command)
    return after.radiation.tests if after is not None and after.radiation is not None else ()


def _asking(here: Here, wide: ft.Control, none: str, declare: kit.Press) -> ft.Control:
    """Draw the wide button of a question, and above it the quiet button that answers "none"."""

    def draw(guard: kit.TapGuard) -> ft.Control:
        return ft.Row([kit.secondary(here.style, none, guard(declare), expand=True, key=guard.key)])

    quiet = kit.under_guard(none, draw, expand=None)
    return kit.bottom_bar(
        here.style, [kit.column([quiet, ft.Row([wide])], kit.GAP, stretch=True, expand=True)]
    )


def _finish(page: Page[FinishRadiation], *, quiet: bool) -> ft.Control:
    """Draw the button for the next round or the end of the game; if no areas are listed, ask for them.

    Args:
        quiet: As for `_face`.
    """
    here = page.here
    words, state = here.words, here.state
    over, following = ends_after_radiation(state), state.round + 1
    finish = page.now
    go_on = lambda: here.context.submit(finish)  # noqa: E731
    if not state.areas:
        none = words("radiation-none-over") if over else words("radiation-none-round", round=following)
        show = lambda: here.context.show(Panel("areas"))  # noqa: E731
        ask = here.context.asker_of(AddArea())
        add = kit.guarded(here.style, "add", words("radiation-add"), show, glyph="plus", ask=ask, quiet=quiet)
        return _asking(here, add, none, go_on)
    said = words("radiation-game-over") if over else words("radiation-next-round", round=following)
    ask = here.context.asker_of(finish)
    button = kit.guarded(here.style, "finish", said, go_on, ask=ask, quiet=quiet)
    return kit.bottom_bar(here.style, [button])


def _proposed(context: GameContext, draft: FinishRadiation | None) -> FinishRadiation:
    """Return the command that ends the phase, with the newly charged tokens by seat.

    The app proposes these numbers until somebody enters other numbers.
    """
    state = context.state
    said = dict(enumerate((draft and draft.charged) or proposed_absorption(state)))
    charged = (min(said.get(each.seat, 0), most_absorbed(state, each.seat)) for each in state.players)
    return FinishRadiation(charged=tuple(charged))


def _end_parts(page: Page[FinishRadiation]) -> list[ft.Control]:
    """Draw the manual steps before the next round."""
    here: Here = page.here
    style, words, p, state = here.style, here.words, here.palette, here.state
    areas = state.areas_by_power
    if not areas:
        which = words("radiation-which")
        return [
            kit.announced(style.text(which, kit.HEADING, lines=4), which, heading=True),
            style.text(words("radiation-which-note"), kit.BODY, p.quiet, lines=4),
        ]
    absorption = words("term-absorption")
    parts: list[ft.Control] = [
        kit.announced(_title(style, "energy", absorption), absorption, heading=True),
        style.text(words("radiation-absorb"), kit.BODY, lines=5),
    ]
    own_room = "radiation-own-room" if state.options.own_room_charges else "radiation-no-own-room"
    parts.append(style.text(words(own_room), kit.LABEL, p.quiet, lines=4))
    parts.append(_rows(style, [_absorption_row(style, state, area) for area in areas]))
    if state.detail == "full":
        charging = (player for player in state.players if most_absorbed(state, player.seat))
        parts += [_charge_row(page, player) for player in charging]
    parts.append(
        ft.Container(_title(style, "cube", words("term-decay")), padding=ft.Padding.only(top=kit.PADDING))
    )
    parts.append(style.text(words("radiation-decay"), kit.BODY, lines=4))
    parts.append(_rows(style, [_decay_row(style, area) for area in areas]))
    if here.context.may(AddArea()):
        parts.append(ft.Row([add_button(here)]))
    return parts


def _title(style: kit.Style, glyph: kit.Glyph, said: str) -> ft.Control:
    return ft.Row(
        [
            kit.art(glyph, style.palette.radiation, 28),
            style.text(said, kit.HEADING, lines=3, heading=True, expand=True),
        ],
        spacing=kit.GAP_WIDE,
    )


def _rows(style: kit.Style, rows: list[ft.Control]) -> ft.Control:
    line = ft.BorderSide(kit.HAIR, style.palette.hairline)
    return ft.Container(
        kit.column(
            [
                ft.Container(
                    row, padding=ft.Padding.symmetric(vertical=kit.GAP), border=ft.Border.only(bottom=line)
                )
                for row in rows
            ],
            stretch=True,
        ),
        border=ft.Border.only(top=line),
    )


def _absorption_row(style: kit.Style, state: State, area: Area) -> ft.Control:
    """Draw an area with the largest size of the groups that it charges."""
    p, words = style.palette, style.words
    power = state.power(area)
    size = min(power, MAX_GROUP)
    said = words("radiation-charges-all") if power >= MAX_GROUP else words("radiation-charges", count=size)
    return ft.Row(
        [
            kit.art("radiation", p.radiation, 24),
            kit.column(
                [
                    style.text(
                        words("radiation-area", area=area_name(style, area), power=power), kit.BODY, lines=2
                    ),
                    style.text(said, kit.LABEL, p.quiet, lines=2),
                ],
                expand=True,
            ),
        ],
        spacing=kit.GAP_WIDE,
    )


def _charge_row(page: Page[FinishRadiation], player: Player) -> ft.Control:
    style, words, p = page.here.style, page.here.words, page.here.palette
    count = page.now.charged[player.seat]
    row = page.number(
        "charged",
        player.name,
        at=player.seat,
        less=words("radiation-charge-less", player=player.name),
        more=words("radiation-charge-more", player=player.name),
        spoken=words("radiation-charge-spoken", player=player.name, count=count),
        small=True,
    )
    note = words("radiation-charge-note", charged=player.charged + count, tokens=player.on_board)
    return row.row(style, note=note, picture=species(player.species, p.players[player.colour], 36))


def _decay_row(style: kit.Style, area: Area) -> ft.Control:
    """Draw an area's cubes before and after it loses one; with its last cube the area disappears."""
    p, words = style.palette, style.words
    gone, name = area.cubes <= 1, area_name(style, area)
    spoken = (
        words("radiation-gone-spoken", area=name)
        if gone
        else words("radiation-left-spoken", area=name, left=area.cubes - 1)
    )
    after: list[ft.Control] = (
        [style.text(words("radiation-gone"), kit.LABEL, p.quiet)]
        if gone
        else [style.text(words.number(area.cubes - 1), kit.COUNT, p.radiation)]
    )
    return ft.Semantics(
        content=ft.Row(
            [
                kit.art("radiation", p.quiet if gone else p.radiation, 24),
                ft.Container(style.text(name, kit.BODY, lines=2), expand=True),
                style.text(words.number(area.cubes), kit.COUNT, p.quiet),
                kit.art("arrow-right", p.quiet, 18),
                *after,
            ],
            spacing=kit.GAP_WIDE,
        ),
        label=spoken,
        exclude_semantics=True,
        container=True,
    )
