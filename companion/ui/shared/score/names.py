"""The name of a player on the sheet: typed, or chosen from the people who have played here."""

import flet as ft

from companion.rules.kernel import NAME_LENGTH
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.shared.score.draft import Place, ScoreDraft
from companion.ui.shared.score.pad import Change, shown_name

OFFERED = 6
"""Maximum number of people offered for a seat."""


def name_panel(
    style: kit.Style, client: Client, draft: ScoreDraft, place: Place, change: Change
) -> ft.Control:
    """Draw the name field, and the other people who have played here."""
    words, seat = style.words, place.seat
    seated = {player.name.strip().casefold() for player in draft.setup.players}
    people = [name for name in client.service.people() if name.casefold() not in seated]
    typed = kit.keyed(
        f"name-{seat}-{len(draft.numbers)}",
        kit.field,
        style,
        words("new-name"),
        draft.setup.players[seat].name,
        lambda text: change(lambda now: now.named(text)),
        longest=NAME_LENGTH,
        on_enter=lambda: change(lambda now: now.met()),
        names=True,
        typing=True,
    )
    chips = [
        kit.chip_button(style, name, lambda name=name: change(lambda now: now.named(name).met()))
        for name in people[:OFFERED]
    ]
    player = shown_name(style, draft, seat)
    done: list[ft.Control] = [
        ft.Container()
        if draft.setup.is_empty(seat) and not _spare(draft, seat)
        else kit.plain(
            style,
            words("new-leave"),
            lambda: change(lambda now: now.left(seat)),
            glyph="trash",
            ink=style.palette.text,
            spoken=words("new-leave-spoken", player=player),
        ),
        kit.plain(
            style,
            words("score-numbers"),
            lambda: change(lambda now: now.left(seat) if _spare(now, seat) else now.go(None).onward()),
            glyph="arrow-right",
        ),
    ]
    row = kit.wrapped(done) if style.stacks else ft.Row([done[0], ft.Container(expand=True), *done[1:]])
    parts: list[ft.Control] = [typed, *([kit.wrapped(chips)] if chips else []), row]
    return kit.lower_third(style, kit.column(parts, kit.GAP, stretch=True), kit.MARGIN)


def _spare(draft: ScoreDraft, seat: int) -> bool:
    """Return whether the seat has no name and there are more seats than the minimum."""
    return draft.setup.is_empty(seat) and len(draft.numbers) > draft.setup.counts[0]
