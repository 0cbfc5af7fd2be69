"""Prospects in the radiation phase: the chance of each player to survive all tests to come, and the dose."""

import flet as ft

from companion.rules.chromosome.odds import Phase, PlayerProspect
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.odds import Opened, worth_rows
from companion.ui.widgets.odds import explanation, share_line

SHARE_WIDTH = 3.8 * kit.HEADING.size
"""Width for "100 %" and the line below it, the same in every row."""

BESIDE = 300
"""Page width from which a name fits beside the chance."""


def prospect_head(style: kit.Style) -> ft.Control:
    words, quiet = style.words, style.palette.quiet
    return ft.Row(
        [
            ft.Container(style.text(words("prospect-title"), kit.LABEL, quiet, heading=True), expand=True),
            kit.silent(style.text(words("prospect-survives"), kit.LABEL, quiet)),
        ]
    )


def prospect_sums(style: kit.Style, phase: Phase, seat: int, *more: str) -> ft.Control:
    return explanation(
        style, [*(why.spell(style.words, each) for each in why.phase_sums(phase, seat)), *more]
    )


def prospect_row(
    style: kit.Style,
    name: str,
    picture: ft.Control,
    prospect: PlayerProspect,
    on_press: kit.Press,
    *,
    hint: str,
    chosen: bool = False,
) -> ft.Control:
    """Draw one player's row: name, average dose and fate spent, and at the right the chance to survive.

    Args:
        hint: The spoken effect of a tap.
        chosen: Whether the row is highlighted, since the inputs on the page are those of this player.
    """
    p, words = style.palette, style.words
    average = words("prospect-dose", dose=words.number(prospect.expected_dose, 1))
    if prospect.fate_spent:
        average += " · " + words("prospect-fate", fate=words.number(prospect.fate_spent, 1))
    survives = words.percent(prospect.survives)
    ink = p.text if prospect.survives == 1 else p.danger
    scale = min(style.scale, kit.LARGE_TEXT)
    share = ft.Column(
        [
            ft.Text(survives, style=kit.HEADING.style(ink, scale), text_align=ft.TextAlign.END, no_wrap=True),
            share_line(style, prospect.survives, ink),
        ],
        spacing=kit.GAP_SMALL,
        tight=True,
        width=SHARE_WIDTH * scale,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    told = [style.text(name, kit.BODY_STRONG, lines=1), style.text(average, kit.LABEL, p.quiet, lines=2)]
    if style.below(BESIDE) and not style.wide:  # Let the name take the full width.
        above, below = (ft.Container(each, expand=True) for each in told)
        content: ft.Control = kit.column(
            [
                ft.Row([picture, above], spacing=kit.GAP_WIDE),
                ft.Row([below, share], spacing=kit.GAP_WIDE),
            ],
            stretch=True,
        )
    else:
        content = ft.Row([picture, kit.column(told, expand=True), share], spacing=kit.GAP_WIDE)
    said = words("prospect-spoken", player=name, survives=survives, average=average)
    return kit.row_button(
        style,
        content,
        on_press,
        label=f"{said} {hint}",
        fill=p.surface if chosen else None,
        edge=p.outline if chosen else None,
        padding=ft.Padding.symmetric(horizontal=kit.GAP, vertical=kit.GAP_SMALL),
    )


def outlook_parts(here: Here, phase: Phase | None, opened: Opened) -> list[ft.Control]:
    """Draw a row for each player whom the remaining tests can eliminate.

    A player with only one test left is omitted while the page shows that test with the same figures.
    """
    if phase is None:
        return []
    style, radiation = here.style, here.state.radiation
    tested = {test.seat for test in radiation.tests} if radiation is not None else set[int]()
    seats = [
        seat
        for seat in phase.tested
        if here.context.sees_odds(seat)
        and phase.prospect(seat).survives < 1
        and (len(phase.of(seat).tests) > 1 or (tested and seat not in tested))
    ]
    if not seats:
        return []
    head = ft.Container(prospect_head(style), padding=ft.Padding.only(top=kit.GAP_WIDE, right=kit.GAP))
    rows = [row for seat in seats for row in _row(here, phase, seat, opened)]
    return [
        ft.Container(
            kit.column([head, *rows], kit.GAP_SMALL, stretch=True),
            border=ft.Border.only(top=ft.BorderSide(kit.HAIR, style.palette.hairline)),
        )
    ]


def goes_on(here: Here, phase: Phase, seat: int) -> list[str]:
    """Return a note that the odds assume all of a player's tests take place.

    The note is empty if the odds are exact: no earlier elimination of another player can end the tests.
    """
    exact = here.state.options.finish_tests or not phase.follows_others(seat)
    return [] if exact else [here.words("prospect-goes-on")]


def _row(here: Here, phase: Phase, seat: int, opened: Opened) -> list[ft.Control]:
    style, words, player = here.style, here.words, here.state.players[seat]
    what = f"prospect-{seat}"
    open_ = opened.what == what
    row = prospect_row(
        style,
        player.name,
        species(player.species, style.palette.players[player.colour], 32),
        phase.prospect(seat),
        opened.toggle(what),
        hint=words("prospect-close" if open_ else "prospect-open"),
    )
    if not open_:
        return [row]
    return [
        row,
        prospect_sums(style, phase, seat, *goes_on(here, phase, seat)),
        *worth_rows(style, opened, at_stake=True),
    ]
