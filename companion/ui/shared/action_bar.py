"""The lower third of the table: other actions, the next thing to do, undo."""

from typing import NamedTuple

import flet as ft

from companion.party.presence import Presence
from companion.rules.kernel import Label
from companion.table.journal import Entry
from companion.ui import kit
from companion.ui.game.game_ui import NextAction
from companion.ui.game.here import AnyHere
from companion.ui.game.part import nothing, part
from companion.ui.shared.phones.actions import line, waiting_row
from companion.ui.shared.stepping import next_step, use_stepping

NARROW = 320
"""Below this width the actions take more rows."""
SMALL_PHONE = 340
"""Below this width undo has a line of its own, since its label would be cut beside the button."""
UNDO = 148
"""Width of undo beside the wide button."""
ARROW = 20
"""Width of the drawing on it."""
LETTER = 0.52
"""Width of a letter of a label, of its size; a little more than most are."""
ROOMY = 2
"""The number of other actions that have room for their drawings on a phone."""
FULL = 0.85
"""The largest share of a line that a text takes, since no word is broken."""


def label_words(style: kit.Style, label: Label) -> str:
    return style.words(label.key, **label.params)


def entry_words(style: kit.Style, entry: Entry) -> str:
    """Return an entry's effects, all commands of the tap included."""
    return kit.dotted(label_words(style, label) for label in entry.labels)


def undo_words(style: kit.Style, entry: Entry, lines: int) -> str:
    """Return an entry for an undo button of so many lines: in its short form if the full one would be cut.

    The tap's other commands follow in either form.
    """
    words, said, label = style.words, entry_words(style, entry), entry.label
    beside = style.width - 2 * kit.PADDING if _below(style) else UNDO
    room = lines * FULL * (beside - 2 * kit.GAP - ARROW - kit.GAP_SMALL)
    short = f"{label.key}-short"
    if len(said) * LETTER * kit.CAPTION.size * style.scale <= room or not words.has(short):
        return said
    return kit.dotted((words(short, **label.params), *(label_words(style, each) for each in entry.then)))


@part(nothing)
def UndoButton(here: AnyHere, _: None) -> ft.Control:
    """Draw undo, with the label of the entry that it takes back."""
    style, p = here.style, here.palette
    stepping = use_stepping(here.context, "undo", named=False)
    sides = ft.Padding.symmetric(horizontal=kit.GAP, vertical=kit.target_padding(style, kit.CAPTION))
    button = ft.OutlinedButton(
        content=ft.Container(UndoWords(here)),  # a button takes no component
        on_click=kit.pressed(stepping.press),
        disabled=stepping.press is None,
        height=style.fixed(kit.TARGET if _below(style) else kit.TARGET_PRIMARY),
        width=style.width - 2 * kit.PADDING
        if _below(style)
        else kit.TARGET_PRIMARY
        if _bare(style)
        else UNDO,
        style=kit.button_style(p.text, edge=p.hairline, focus=p.accent, padding=sides),
    )
    return kit.merged(stepping.keyed(button))


@part(lambda here: next_step(here.context, "undo"))
def UndoWords(here: AnyHere, entry: Entry | None) -> ft.Control:
    """Draw the content of the undo button, which changes with every tap while the button stays."""
    style, p, cache = here.style, here.palette, kit.use_cache()
    ink = p.text if entry else p.quiet
    # As many lines as fit, so that the button never moves.
    lines = 3 if style.scale == 1 and not _below(style) else 2
    said = entry_words(style, entry) if entry else here.words("action-undo")
    spoken = here.words("table-undo", label=said) if entry else said
    if _bare(style):
        drawn = cache("bare", ink, lambda: kit.art("undo", ink, ARROW * style.scale))
        return kit.named(ft.Row([drawn], alignment=ft.MainAxisAlignment.CENTER), spoken)
    shown = undo_words(style, entry, lines) if entry else said
    content = ft.Row(
        [
            cache("glyph", ink, lambda: kit.art("undo", ink, ARROW)),
            ft.Container(
                style.text(shown, kit.CAPTION, p.quiet, lines=lines), expand=True, expand_loose=True
            ),
        ],
        spacing=kit.GAP_SMALL,
    )
    return kit.named(content, spoken)


@part(nothing)
def RedoButton(here: AnyHere, _: None) -> ft.Control:
    """Draw redo, while there is something to bring back."""
    style = here.style
    stepping = use_stepping(here.context, "redo")
    if stepping.entry is None:
        return ft.Container()
    said = here.words("table-redo", label=entry_words(style, stepping.entry))
    return stepping.keyed(kit.plain(style, said, stepping.press, glyph="redo", ink=here.palette.quiet))


def _side_action(
    style: kit.Style, glyph: kit.Glyph, words: str, on_press: kit.Press | None, key: str, *, crowded: bool
) -> ft.Control:
    """Draw another action; where they are crowded each has its words alone, and the width that these need."""
    p = style.palette
    gap = kit.GAP_SMALL if style.below(SMALL_PHONE) else kit.GAP
    ink = p.text if on_press else p.quiet
    align = ft.TextAlign.CENTER if crowded else ft.TextAlign.START
    said = style.text(words, kit.LABEL_STRONG, ink, lines=2, align=align)
    picture: list[ft.Control] = [] if crowded else [kit.art(glyph, p.accent if on_press else p.outline, 22)]
    content = ft.Row(
        [*picture, ft.Container(said, expand=True, expand_loose=True)],
        spacing=gap,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
    return ft.TextButton(
        key=key,
        content=content,
        on_click=kit.pressed(on_press),
        disabled=on_press is None,
        height=style.fixed(kit.TARGET),
        expand=None if _in_rows(style) else _letters(words) if crowded else True,
        style=kit.button_style(
            p.text,
            fill=p.surface,
            focus=p.accent,
            radius=kit.RADIUS_FIELD,
            padding=ft.Padding.symmetric(
                horizontal=gap, vertical=kit.target_padding(style, kit.LABEL_STRONG)
            ),
        ),
    )


def _letters(words: str) -> int:
    """Return the number of letters in a line of a two-line text, and in its margins."""
    return max(*map(len, words.split()), len(words) // 2 + 1) + 2


def _below(style: kit.Style) -> bool:
    """Return whether undo takes a line of its own; in large text it rather has no words, see `_bare`."""
    return not style.room_for_two(SMALL_PHONE * style.scale, large=SMALL_PHONE)


def _bare(style: kit.Style) -> bool:
    """Return whether undo has no words: large ones would be cut, and cut those of the primary button."""
    return not (_below(style) or style.room_for_two(large=kit.READING))


def _in_rows(style: kit.Style) -> bool:
    return not style.room_for_two(NARROW)


class BarFacts(NamedTuple):
    """The data of the action bar."""

    action: NextAction
    undoes: bool
    """Whether the last entry may be undone while the table waits for another player."""

    watching: bool
    anothers: bool
    presence: Presence | None
    """The devices while the table waits for somebody, as the bar shows; else None."""

    closed: int
    """The number of closed sheets: one that closes uncovers the bar under the finger that closed it."""


def bar_facts(here: AnyHere) -> BarFacts:
    context = here.context
    action, presence = context.ui.next_action(here), context.presence
    return BarFacts(
        action,
        not action.allowed and next_step(context, "undo") is not None,
        presence.watching,
        context.is_anothers(action.seat),
        None if action.allowed else presence,
        context.closed,
    )


@part(bar_facts)
def ActionBar(here: AnyHere, shown: BarFacts) -> ft.Control:
    style, context, action, anothers = here.style, here.context, shown.action, shown.anothers
    undo_elsewhere = kit.use_slice(context.tells_latest, lambda: context.tells_latest.now)
    guard = kit.use_tap_guard((action.key, shown.closed, anothers))
    if shown.watching:
        return kit.bottom_bar(style, [line(style, here.words("party-watching"), quiet=True)])
    rows: list[ft.Control] = [RedoButton(here)]
    if not action.allowed:
        rows.append(waiting_row(here, action.seat))
    elif action.others:
        rows.append(_side_actions(style, action, guard))
    if action.allowed:
        wide_button = kit.answering(
            guard,
            ft.Row(
                [
                    kit.primary(
                        style,
                        action.words,
                        guard(action.press),
                        note=action.note or None,
                        expand=True,
                        key=guard.key,
                        width=_wide_button_width(style, alone=undo_elsewhere),
                        ask=context.asker(action.seat),
                    )
                ]
            ),
            None if anothers else action.press,
            alone=True,
            expand=True,
        )
        if undo_elsewhere:
            rows.append(ft.Row([wide_button]))
        elif _below(style):
            rows += [ft.Row([wide_button]), UndoButton(here)]
        else:
            rows.append(ft.Row([wide_button, UndoButton(here)], spacing=kit.GAP_WIDE))
    elif shown.undoes and not undo_elsewhere:
        rows.append(ft.Row([UndoButton(here)], alignment=ft.MainAxisAlignment.END))
    return kit.lower_third(style, kit.column(rows, kit.GAP, stretch=True))


def _wide_button_width(style: kit.Style, *, alone: bool) -> float:
    """Return the width of the primary button, `alone` or beside undo."""
    whole = (style.actions_beside or min(style.width, kit.READING)) - 2 * kit.PADDING
    if alone or _below(style):
        return whole
    return whole - kit.GAP_WIDE - (kit.TARGET_PRIMARY if _bare(style) else UNDO)


def _side_actions(style: kit.Style, action: NextAction, guard: kit.TapGuard) -> ft.Control:
    """Draw the other actions, each button with a key of its own."""
    crowded = len(action.others) > ROOMY and style.below(kit.READING) and not _in_rows(style)
    buttons = [
        _side_action(style, glyph, words, guard(press), f"{guard.key}-{place}", crowded=crowded)
        for place, (glyph, words, press) in enumerate(action.others)
    ]
    row = ft.Row(buttons, spacing=kit.GAP, run_spacing=kit.GAP, wrap=_in_rows(style))
    return kit.answering(guard, row, place="side")
