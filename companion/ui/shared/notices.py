"""What everybody at the table has to know now: a line above whatever takes place, spoken when it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.game_service import NEWS
from companion.rules.kernel import Label
from companion.ui.art import art
from companion.ui.core.component import Observable, memo, use_effect, use_ref, use_slice, use_state
from companion.ui.core.session import on_leaving
from companion.ui.core.style import Style
from companion.ui.shared.context import AnyContext
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, MARGIN
from companion.ui.theme.typography import LABEL_STRONG

GROWS = 1.3
"""How much the text of a notice grows at most."""
LETTER = 0.54
"""Width of a letter of a notice, of its size; a little more than most are."""
NARROW = 360
"""Below this width of the page long notices fold on a page that is not low too."""
MOST_LINES, FOLDED = 3, 2
"""From more lines than these on, and to how many."""
SIGN = 20
"""Width of a drawing beside the words."""


@memo
def Notices(style: Style, context: AnyContext) -> ft.Control:
    """All notices in a row, below the bar of the screen; nothing where there is none.

    Where they would hide what they are about, their beginning stands for them until it is pressed.
    """
    p = style.palette
    labels = use_slice(context.changes, lambda: context.open_game.game.notices(context.state))
    told = [notice_words(style, label) for label in labels]
    if not use_reachable(context):
        told.insert(0, style.words("table-store-away"))
    said = " ".join(told)
    unfolded, unfold = use_state("")
    folds = folded_to(style, said)
    opened = unfolded == said  # new ones fold again
    # It grows less than other text, for what it is about stands below it.
    words = replace(style, scale=min(style.scale, GROWS)).text(
        said, LABEL_STRONG, p.text, lines=None if opened else folds
    )
    parts: list[ft.Control] = [art("info", p.accent, SIGN), ft.Container(words, expand=True)]
    if folds:
        parts.append(art("chevron-up" if opened else "chevron-down", p.outline, SIGN))
    content = ft.Container(
        ft.Row(parts, spacing=GAP) if said else None,
        on_click=(lambda _: unfold("" if opened else said)) if folds else None,
        ink=False,
        bgcolor=p.surface,
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP if said else 0),
        # A phone has no more to spare: five players just fit below a notice of one line.
        margin=ft.Margin.only(
            bottom=(GAP_WIDE if style.wide and not style.low else GAP_SMALL) if said else 0
        ),
    )
    # The node stays while nothing is said: a screen reader hears changes of a region that it knows.
    return ft.Semantics(content=content, label=said, live_region=True, container=True, exclude_semantics=True)


def folded_to(style: Style, said: str) -> int | None:
    """How many lines of it show at first where all of them would leave too little for what it is about."""
    letter = LETTER * LABEL_STRONG.size * min(style.scale, GROWS)
    lines = len(said) * letter / (style.width - 2 * (MARGIN + GAP + SIGN))
    if style.low:
        return 1 if lines > 1 else None
    return FOLDED if style.width < NARROW and lines > MOST_LINES else None


def use_reachable(context: AnyContext) -> bool:
    """Whether the store answers; the component is drawn again when that changes."""
    client = context.client
    observable = use_ref(lambda: Observable(client.page)).current
    stop = use_ref(_nothing)

    def follow() -> None:
        # A session that expires is never unmounted: it must not be told, and kept, for ever.
        stop.current = on_leaving(client.page, client.service.listen(NEWS, observable.changed))
        observable.notify()

    use_effect(follow, [], lambda: stop.current())  # noqa: PLW0108 (it changes)
    return use_slice(observable, lambda: client.service.reachable)


def _nothing() -> Callable[[], None]:
    return lambda: None


def notice_words(style: Style, label: Label) -> str:
    """A notice as a sentence."""
    return style.words(label.key, **label.params)


def new_notices(context: AnyContext, at: int) -> tuple[Label, ...]:
    """What everybody was told when the entry in this place happened; nothing of one that was taken back."""
    open_game = context.open_game
    table, game = open_game.table, open_game.game
    if at >= table.count:
        return ()
    before = game.notices(table.state_after(at))
    return tuple(label for label in game.notices(table.state_after(at + 1)) if label not in before)
