"""The contents of a room in words and drawings, and a feeding: before, after, and every step in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import flet as ft

from companion.rules.carnomorphs.contents import Contents, Feeding, FeedingStep
from companion.rules.carnomorphs.data import HEAVY_OBJECTS, INTRUDERS, IntruderKind
from companion.rules.carnomorphs.feeding import newly_entered
from companion.rules.carnomorphs.state import State
from companion.ui.art import Glyph, art
from companion.ui.carnomorphs.art import FOOD, INTRUDER, glyph
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, PADDING, RADIUS_FIELD
from companion.ui.theme.typography import BODY, COUNT, LABEL
from companion.ui.widgets.layout import column, wrapped

FEWEST_COUNTED: Final = 2
"""From so many on a thing is drawn once, with its number."""


def contents_words(style: Style, contents: Contents) -> str:
    """Return figures and objects of a room in words: "2 metażerców i 1 jajo"."""
    words = style.words
    said = [words(f"count-{kind}", count=count) for kind, count, _ in _things(contents)]
    return words.list(said) if said else words("events-room-empty")


def _things(contents: Contents) -> Iterator[tuple[str, int, Glyph]]:
    """Yield the contents, the highest level first, then food in the order in which it is eaten."""
    for kind in reversed(INTRUDERS):
        if contents.figures.of(kind):
            yield kind, contents.figures.of(kind), INTRUDER[kind]
    for thing in HEAVY_OBJECTS:
        if contents.count(thing):
            yield thing, contents.count(thing), FOOD[thing]


def revealed_by(state: State, feeding: Feeding) -> tuple[IntruderKind, ...]:
    """Return the kinds whose adaptation this feeding reveals by their first figure (Adaptations)."""
    seen: set[IntruderKind | None] = set()
    seen.update(
        kind for kind, count in zip(INTRUDERS, newly_entered(state, feeding.before), strict=True) if count
    )
    if state.options.reveal == "leaving":
        seen.update(step.evolved for step in feeding.steps)
    return tuple(kind for kind in INTRUDERS if kind in seen and is_hidden(state, kind))


def is_hidden(state: State, kind: IntruderKind) -> bool:
    """Return whether an adaptation of this kind would be revealed by its first figure."""
    adaptation = state.adaptation(kind)
    return adaptation is not None and not adaptation.revealed


def feeding_block(
    style: Style, feeding: Feeding, board_eggs: int, reveals: Sequence[IntruderKind] = ()
) -> ft.Control:
    """Draw a feeding in full.

    Args:
        feeding: What it comes to.
        board_eggs: Eggs on the Carnomorph board before it.
        reveals: The kinds whose adaptation it reveals.
    """
    p = style.palette
    parts: list[ft.Control] = [_change(style, feeding, board_eggs)]
    parts += [
        ft.Row(
            [
                art(INTRUDER[step.kind], p.quiet, 24),
                style.text(step_words(style, step), LABEL, expand=True),
            ],
            spacing=GAP_WIDE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for step in feeding.steps
    ]
    for kind in reveals:
        said = style.words("events-reveals", intruder=style.words(f"intruder-{kind}"))
        parts.append(
            ft.Row(
                [art(glyph("adaptation"), p.accent, 24), style.text(said, LABEL, expand=True)],
                spacing=GAP_WIDE,
            )
        )
    if feeding.nest_destroyed:
        parts.append(style.text(style.words("events-fed-nest"), LABEL, p.danger))
    return ft.Container(
        column(parts, GAP, stretch=True),
        bgcolor=p.surface,
        border_radius=RADIUS_FIELD,
        padding=PADDING,
    )


def step_words(style: Style, step: FeedingStep) -> str:
    """Describe one intruder's feeding: what it eats, what it evolves into, how many injuries it loses."""
    words = style.words
    food = words(f"food-as-object-{'board-egg' if step.from_board else step.ate}")
    who = words(f"intruder-{step.kind}")
    if step.evolved:
        said = words(
            "events-fed-evolves", intruder=who, food=food, becomes=words(f"intruder-becomes-{step.evolved}")
        )
    elif step.blocked:
        said = words("events-fed-blocked", intruder=who, food=food)
    else:
        said = words("events-fed", intruder=who, food=food)
    return f"{said} {words('events-fed-healed', count=step.healed)}" if step.healed else said


def change_words(style: Style, feeding: Feeding) -> str:
    """Describe the room before and after."""
    before, after = contents_words(style, feeding.before), contents_words(style, feeding.after)
    return style.words("events-change", before=before, after=after)


def left_words(style: Style, feeding: Feeding) -> str:
    """Describe what is left in the room."""
    return style.words("events-left", after=contents_words(style, feeding.after))


def _change(style: Style, feeding: Feeding, board_eggs: int) -> ft.Control:
    words, p = style.words, style.palette
    said = [change_words(style, feeding)]
    rows: list[ft.Control] = [
        wrapped(
            [
                _drawn(style, feeding.before, p.quiet),
                art("arrow-right", p.quiet, 22),
                _drawn(style, feeding.after, p.text),
            ],
            GAP_WIDE,
        )
    ]
    if feeding.board_eggs != board_eggs:
        eggs = words(
            "events-before-after", what=words("tracks-eggs"), before=board_eggs, after=feeding.board_eggs
        )
        said.append(eggs)
        rows.append(
            ft.Row(
                [art(glyph("egg"), p.quiet, 24), style.text(eggs, BODY, expand=True)],
                spacing=GAP_WIDE,
            )
        )
    return ft.Semantics(
        content=column(rows, GAP, stretch=True), label=". ".join(said), exclude_semantics=True, container=True
    )


def _drawn(style: Style, contents: Contents, ink: str) -> ft.Control:
    """Draw the contents as glyphs with their numbers."""
    signs: list[ft.Control] = []
    for _, count, sign in _things(contents):
        parts: list[ft.Control] = [art(sign, ink, 28)]
        if count >= FEWEST_COUNTED:
            parts.append(style.text(f"×{count}", COUNT, ink, lines=1))
        signs.append(ft.Row(parts, spacing=2, tight=True))
    if not signs:
        return style.text(style.words("events-room-empty"), LABEL, style.palette.quiet)
    return ft.Row(signs, spacing=GAP, run_spacing=GAP_SMALL, wrap=True, tight=True)
