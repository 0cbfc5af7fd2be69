"""The coach for a first round: a sentence about the next step, until it is switched off."""

from collections.abc import Mapping
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

import flet as ft

from companion.device.open_game import EntryFold, OpenGame
from companion.ui import kit
from companion.ui.core.slot import slot_words
from companion.ui.game.context import AnyContext
from companion.ui.game.game_ui import Coaching
from companion.ui.game.here import AnyHere
from companion.ui.game.part import nothing, part
from companion.ui.shared.explained import chapter_of, question_mark, read_in_place
from companion.ui.shared.notices import new_notices

ENOUGH: Final = 2
"""After a step was taken this many times, the coach stops explaining it."""

_TAKEN: Final = WeakKeyDictionary[OpenGame, "EntryFold[Taken]"]()
"""How often each step was taken in each open game; the same on all devices."""

SETTING: Final = "coach"
"""The setting for coaching first rounds; by default only the first game of each kind is coached."""
OF_PAGE: Final = 0.28
"""Maximum share of the page for an open chapter; the active player's whole row stays visible."""


def in_first_round(context: AnyContext) -> bool:
    game, state = context.open_game.game, context.state
    return game.outcome(state) is None and game.round(state) == 1 and not context.presence.watching


def coaching(here: AnyHere) -> Coaching | None:
    """Return the coach's advice for now; None if coaching is off or has nothing to say."""
    context = here.context
    if not in_first_round(context) or not _is_on(context):
        return None
    told = context.ui.coaching(here.style, here.state)
    return None if told is None or times_taken(here, told.step) >= ENOUGH else told


class Taken(NamedTuple):
    """The coach's advice after an entry, and how often each step had been taken by then."""

    told: Coaching | None
    times: Mapping[str, int]


def times_taken(here: AnyHere, step: str) -> int:
    """Return how often the players of this game have taken a step that the coach explains."""
    game, ui, style = here.context.open_game, here.context.ui, here.style
    fold = _TAKEN.get(game)
    if fold is None:

        def after(before: Taken, at: int) -> Taken:
            told, times = ui.coaching(style, game.table.state_after(at + 1)), before.times
            if before.told is not None and before.told != told:
                times = {**times, before.told.step: times.get(before.told.step, 0) + 1}
            return Taken(told, times)

        fold = _TAKEN[game] = EntryFold(game.table, Taken(None, {}), after)
    return fold.value.times.get(step, 0)


def _is_on(context: AnyContext) -> bool:
    return bool(context.client.setting(SETTING, context.is_first))


def coach_speaks(here: AnyHere) -> Coaching | None:
    """Return the coach's advice for the message slot; None while a notice is new.

    A notice has the slot from its entry until the next entry. It may be valid for longer, even for a whole
    phase, but by then everybody has seen it, and the coach gets the slot.
    """
    context = here.context
    told = coaching(here)
    if told is None or new_notices(context, context.open_game.table.count - 1):
        return None
    return told


def end_coaching(context: AnyContext) -> None:
    context.client.set_setting(SETTING, False)
    context.changes.notify()


def coach_row(here: AnyHere) -> list[ft.Control]:
    """Draw the menu row that starts or stops the coaching of the first round."""
    context = here.context
    if not in_first_round(context):
        return []
    on = _is_on(context)

    def change() -> None:
        context.client.set_setting(SETTING, not on)
        context.close()
        context.changes.notify()

    said = here.words("coach-end" if on else "coach-begin")
    return [kit.link_row(here.style, "info", said, change, leads=False, inset=0)]


@part(nothing)
def Told(here: AnyHere, _: None, told: Coaching, notice: str) -> ft.Control:
    """Draw the coach's sentence in the message slot, with its chapter and a button that switches it off.

    Args:
        notice: An earlier notice that is still valid; one tap shows it.
    """
    style, context = here.style, here.context
    opened, set_opened = kit.use_state(False)
    p, words = here.palette, here.words
    chapter = chapter_of(context.ui, told.chapter)
    left = kit.GAP_SMALL if notice else kit.MARGIN
    room = style.width - left - kit.GAP_SMALL - (3 if notice else 2) * kit.TARGET
    line = ft.Row(
        [
            *notice_button(here, notice),
            ft.Container(slot_words(style, told.words, room), expand=True),
            question_mark(style, chapter, opened, lambda: set_opened(not opened)),
            kit.glyph_button(style, "close", words("coach-end"), lambda: end_coaching(context), ink=p.quiet),
        ],
        spacing=0,
    )
    parts: list[ft.Control] = [line]
    if opened:
        inset = ft.Padding.only(right=kit.MARGIN - kit.GAP_SMALL, bottom=kit.GAP_SMALL)
        parts.append(ft.Container(read_in_place(style, chapter, OF_PAGE), padding=inset))
    return ft.Container(
        kit.column(parts, stretch=True),
        bgcolor=p.surface,
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
        padding=ft.Padding.only(left=left, right=kit.GAP_SMALL),
    )


def notice_button(here: AnyHere, notice: str) -> list[ft.Control]:
    """Draw the button that reopens the notice replaced by the coach; draw nothing if there is no notice."""
    if not notice:
        return []
    ink, said = here.palette.accent, here.words("table-notice", notice=notice)
    return [kit.glyph_button(here.style, "info", said, lambda: here.context.client.tell(notice), ink=ink)]
