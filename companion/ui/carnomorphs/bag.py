"""The intruder bag: the draw of a token, the odds of each kind, and the number of each kind in it."""

from functools import partial

import flet as ft

from companion.rules.carnomorphs.bag import AddMetagorger, CorrectBag, DrawToken
from companion.rules.carnomorphs.data import TOKENS, TokenKind, Tokens
from companion.rules.carnomorphs.odds import drawn_in_events
from companion.rules.carnomorphs.questions import USUAL_PHASES, BagQuestion
from companion.rules.carnomorphs.state import State
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import NARROW, titled, token_drawing, token_shares
from companion.ui.carnomorphs.phase import on_step, use_step
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import steps
from companion.ui.shared.stage_parts import action
from companion.ui.widgets.bars import NamedChance, share_rows

TWO_COLUMNS = 350
"""Minimum page width for two columns of tokens."""


@kit.component
def BagStep(here: Here) -> ft.Control:
    """Draw the tokens with their odds, for entering a token drawn by hand; the button lets the app draw."""
    words, empty, command = here.words, is_empty(here.state), DrawToken()
    page = use_step(here, command)
    if empty:
        page.part(here.style.text(words("events-bag-empty"), kit.LABEL, here.palette.danger))
        page.part(kit.chip_button(here.style, words("term-bag"), lambda: here.context.show(Panel("bag"))))
    else:
        page.part(token_choice(here, None))
    press = None if empty else partial(here.context.submit, command)
    said, note = words("events-draw"), draw_note(here)
    draw = action(here, command, ("draw", here.state.round), said, press, note=note)
    return on_step(page, draw)


def draw_note(here: Here) -> str:
    """Return a note with the number of tokens in the bag; empty if that number is hidden."""
    return here.words("events-draw-of", count=here.state.bag.total) if here.state.options.bag_counts else ""


def is_empty(state: State) -> bool:
    """Return whether the bag is known to be empty; False if its counts are hidden."""
    return state.options.bag_counts and state.bag.total == 0


def token_choice(here: Here, seat: int | None, *, close: bool = False) -> ft.Control:
    """Draw a button for each token that could be drawn by hand.

    Args:
        seat: The seat with the encounter; None for the event phase.
        close: Whether to close the surrounding sheet.
    """
    counted = here.state.options.bag_counts
    percents: dict[TokenKind, str] = {}
    if counted and here.context.presence.odds and here.state.bag.total:
        percents = token_shares(here.words, here.state.bag)
    cells: list[ft.Control] = []
    for kind in TOKENS:
        count = here.state.bag.of(kind)
        if counted and not count:
            continue
        note = here.words.number(count) if counted else ""
        if percents:
            note = here.words("events-token-odds", count=count, share=percents[kind])
        command = DrawToken(token=kind, seat=seat)
        press = here.context.press(command, leaves=close)
        cells.append(_token(here.style, kind, note, press))
    # In two columns, a single last cell is as wide as the others.
    rows: list[ft.Control] = []
    across = 2 if here.style.room_for_two(TWO_COLUMNS, most=1) else 1
    for at in range(0, len(cells), across):
        row = cells[at : at + across]
        row += [ft.Container(expand=True)] * (across - len(row))
        rows.append(ft.Row(row, spacing=kit.GAP))
    if percents:
        rows += _asked(here, USUAL_PHASES)
    return titled(here.style, here.words("events-drawn-by-hand"), *rows)


def _asked(here: Here, phases: int) -> list[ft.Control]:
    """Draw the button that opens the calculator with this bag and this many event phases."""
    asked = BagQuestion(draws=phases).with_bag(here.state.bag)
    return what_if(here, "bag", asked)


def _token(style: kit.Style, kind: TokenKind, note: str, press: kit.Press) -> ft.Control:
    p, name = style.palette, style.words(f"token-{kind}")
    lines: list[ft.Control] = [style.text(name, kit.LABEL_STRONG, lines=2)]
    if note:
        lines.append(style.text(note, kit.LABEL, p.quiet, lines=1))
    return kit.row_button(
        style,
        ft.Row([token_drawing(style, kind, 32), kit.column(lines, expand=True)], spacing=kit.GAP),
        press,
        label=f"{name}, {note}" if note else name,
        edge=p.outline,
        radius=kit.RADIUS_FIELD,
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.GAP),
        height=kit.TARGET_PRIMARY + kit.GAP if style.scale == 1 else None,
        expand=True,
    )


def phases_rows(style: kit.Style, bag: Tokens, phases: int) -> ft.Control:
    """Draw each kind of token with the chance that it is drawn at least once in this many event phases."""
    once = drawn_in_events(bag, phases).once
    return share_rows(
        style,
        [
            NamedChance(
                style.words(f"token-{kind}"),
                once[kind],
                style.palette.accent,
                token_drawing(style, kind, 24),
            )
            for kind in TOKENS
            if once[kind]
        ],
    )


@kit.component
def Prospects(here: Here) -> ft.Control:
    """Draw the chance of each token in the next event phases, whose number can be changed."""
    style = here.style
    phases, change = kit.use_draft(lambda: USUAL_PHASES)
    title = style.words("odds-field-draws")
    most = BagQuestion.asked("draws").high

    def stepped(now: int, by: int) -> int:
        return kit.stepped(now, by, 1, most)

    stepper = kit.stepping(title, phases, phases, stepped, change, small=True)
    return kit.column(
        [
            stepper.row(style, note=style.words("calc-bag-once")),
            phases_rows(style, here.state.bag, phases),
            *_asked(here, phases),
        ],
        kit.GAP_WIDE,
        stretch=True,
    )


HIDDEN = "–"
"""The sign for a hidden number."""


@kit.component
def BagSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the tokens of the bag with their corrections, which never show a hidden count."""
    words, counted = here.words, here.state.options.bag_counts
    note = words("count-bag-tokens", count=here.state.bag.total) if counted else words("bag-hidden")
    chances = dict.fromkeys(TOKENS, "")
    odds = counted and here.context.presence.odds and bool(here.state.bag.total)
    if odds:
        chances = token_shares(words, here.state.bag)
    rows = [_row(here, kind, chances[kind]) for kind in TOKENS]
    if odds:
        rows += [kit.hairline(here.style), kit.keyed("prospects", Prospects, here)]
    add = AddMetagorger()
    footer = None
    if here.state.running and here.context.may(add):
        said = kit.secondary(
            here.style,
            words("bag-add-metagorger"),
            here.context.press(add),
            expand=True,
            note=words("bag-add-metagorger-note"),
        )
        footer = ft.Row([said])
    title, close = words("term-bag"), here.context.close
    return ExplainedSheet(here.style, here.context.ui, "bag", title, rows, close, note=note, footer=footer)


def _row(here: Here, kind: TokenKind, chance: str) -> ft.Control:
    words, counted = here.words, here.state.options.bag_counts
    title, now = words(f"token-{kind}"), here.state.bag.of(kind)
    picture = token_drawing(here.style, kind, 24 if here.style.below(NARROW) else 32)
    note = words("bag-chance", share=chance) if chance and now else ""
    if not (here.state.running and here.context.may(CorrectBag(token=kind, delta=1))):
        shown = str(now) if counted else HIDDEN
        figure = here.style.text(shown, kit.HEADING, lines=1, spoken=words("pair", what=title, value=shown))
        return kit.number_row(here.style, title, figure, note=note, picture=picture)

    def command(by: int) -> Command:
        return CorrectBag(token=kind, delta=by)

    if not counted:
        # A button disabled at a bound would reveal the hidden count, so the buttons stay enabled.
        less, more = (partial(here.context.submit, command(by)) for by in (-1, 1))
        blind = kit.Steps(title, 1, less, more, shown=HIDDEN, small=True)
        return blind.row(here.style, picture=picture)
    row = steps(here.context, title, now, command, small=True)
    return row.row(here.style, note=note, picture=picture)
