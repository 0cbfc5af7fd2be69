"""The people of a new game, one chair each: name, colour, order, and the game's additions."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.rules.colours import colours_of
from companion.rules.kernel import NAME_LENGTH
from companion.ui import kit
from companion.ui.game.game_setup import GameSetup, SetupForm
from companion.ui.game.memory import S
from companion.ui.games import ui_of
from companion.ui.shared.colours import colour_choices

Open = Callable[[int | None], Any]


def chair(
    game: GameSetup[S],
    form: SetupForm[S],
    seat: int,
    opened: bool,
    show: Open,
    type_next: kit.Press,
    *,
    typing: bool,
    unfold: kit.Press | None,
) -> ft.Control:
    """Draw one person: a row, keyed by colour, that opens to show all choices for the person.

    While only the name is asked for, draw just a field for it beside the drawing.

    Args:
        show: Opens the chair of a seat, or closes the one that is open.
        typing: Whether the name field gets the focus even if the person already has a name.
        unfold: Shows the open chair's choices besides the name; None if they are already shown.
    """
    p = form.style.palette
    colour: int = form.setup.players[seat].colour
    if opened and unfold is not None:
        parts = [_asked(game, form, seat, type_next, unfold, typing)]
    else:
        parts = [_row(game, form, seat, opened, show)]
        if opened:
            parts.append(_inside(game, form, seat, show, type_next, typing))
    return ft.Container(
        kit.column(parts, stretch=True),
        key=f"chair-{colour}",
        bgcolor=p.raised if opened else None,
        border=ft.Border.only(
            left=ft.BorderSide(kit.ACTIVE_EDGE, p.players[game.hue(form.setup, colour)]) if opened else None,
            bottom=ft.BorderSide(kit.HAIR, p.hairline),
        ),
    )


def typed_field(
    form: SetupForm[S],
    seat: int,
    what: str,
    title: str,
    *,
    note: str = "",
    names: bool = True,
    on_enter: kit.Press | None = None,
    typing: bool = False,
) -> ft.Control:
    """Draw a field for one of a person's typed texts, see `Seating.typed`."""
    player = form.setup.players[seat]
    return kit.keyed(
        f"{what}-{player.colour}",
        kit.field,
        form.style,
        title,
        getattr(player, what),
        lambda text: form.change(lambda now: now.changed(seat, **{what: text})),
        longest=NAME_LENGTH,
        note=note,
        on_enter=on_enter,
        names=names,
        typing=typing,
    )


def _shown(form: SetupForm[S], seat: int) -> str:
    return form.setup.players[seat].name.strip() or form.style.words("new-nameless")


def _spoken(game: GameSetup[S], form: SetupForm[S], seat: int) -> str:
    note = {game.noted: game.note(form.style, form.setup, seat)} if game.noted else {}
    return form.style.words("new-chair", seat=seat + 1, name=_shown(form, seat), **note)


def _row(game: GameSetup[S], form: SetupForm[S], seat: int, opened: bool, show: Open) -> ft.Control:
    style, setup = form.style, form.setup
    p, name = style.palette, _shown(form, seat)
    colour: int = setup.players[seat].colour
    ink = p.text if setup.players[seat].name.strip() else p.quiet
    lines = 2 if style.scale > kit.LARGE_TEXT else 1
    inset = kit.MARGIN - (kit.ACTIVE_EDGE if opened else 0)
    said: list[ft.Control] = [style.text(name, kit.NAME, ink, lines=lines)]
    note = game.note(style, setup, seat)
    if note:
        said.append(style.text(note, kit.LABEL, p.quiet, lines=lines))
    content = ft.Row(
        [
            ui_of(game.memory.game).piece(game.shape(setup, seat), p.players[game.hue(setup, colour)], 40),
            kit.column(said, expand=True),
            kit.art("chevron-up" if opened else "chevron-down", p.outline, 20),
        ],
        spacing=kit.GAP_WIDE + 2,
    )
    row = kit.row_button(
        style,
        content,
        lambda: show(None if opened else seat),
        label=_spoken(game, form, seat),
        radius=0,
        padding=ft.Padding.only(left=inset, right=kit.MARGIN, top=kit.GAP_WIDE, bottom=kit.GAP_WIDE),
    )
    return kit.foldable(row, opened)


def _asked(
    game: GameSetup[S], form: SetupForm[S], seat: int, type_next: kit.Press, unfold: kit.Press, typing: bool
) -> ft.Control:
    """Draw the name field, with the button that unfolds the other choices."""
    style, p, colour = form.style, form.style.palette, form.setup.players[seat].colour
    name = typed_field(
        form,
        seat,
        "name",
        style.words("new-name"),
        on_enter=type_next,
        typing=typing or not form.setup.players[seat].name,
    )
    more = kit.glyph_button(style, "chevron-down", _spoken(game, form, seat), unfold, ink=p.outline)
    return ft.Container(
        ft.Row(
            [
                ui_of(game.memory.game).piece(
                    game.shape(form.setup, seat), p.players[game.hue(form.setup, colour)], 40
                ),
                ft.Container(name, expand=True),
                kit.foldable(more, opened=False),
            ],
            spacing=kit.GAP_WIDE + 2,
        ),
        padding=ft.Padding.only(
            left=kit.MARGIN - kit.ACTIVE_EDGE, right=kit.GAP_SMALL, top=kit.GAP_WIDE, bottom=kit.GAP_WIDE
        ),
    )


def _inside(
    game: GameSetup[S], form: SetupForm[S], seat: int, show: Open, type_next: kit.Press, typing: bool
) -> ft.Control:
    words = form.style.words
    nameless = not form.setup.players[seat].name
    parts = [
        typed_field(form, seat, "name", words("new-name"), on_enter=type_next, typing=typing or nameless),
        colour_choices(
            form.style,
            colours_of(form.setup.players[seat]),
            form.setup.players[seat].colour,
            lambda colour: game.hue(form.setup, colour),
            lambda colour: lambda: form.change(lambda now: now.coloured(seat, colour)),
        ),
        *game.seat_rows(form, seat),
        _order(form, seat, show),
    ]
    return ft.Container(
        kit.column(parts, kit.PADDING, stretch=True),
        padding=ft.Padding.only(
            left=kit.MARGIN - kit.ACTIVE_EDGE, right=kit.MARGIN, top=kit.GAP, bottom=kit.GAP
        ),
    )


def say_seats(form: SetupForm[S], setup: S) -> None:
    """Announce the seated people to screen readers."""
    names = [player.name.strip() or form.style.words("new-nameless") for player in setup.players]
    form.client.feedback.say(form.style.words("new-seats", players=form.style.words.list(names)))


def _order(form: SetupForm[S], seat: int, show: Open) -> ft.Control:
    """Draw the buttons that move a person one seat earlier or later, or remove the person."""
    style, words, name = form.style, form.style.words, _shown(form, seat)

    def move(step: int) -> kit.Press | None:
        if not 0 <= seat + step < len(form.setup.players):
            return None

        def moved() -> None:
            form.change(lambda now: now.moved(seat, step))
            say_seats(form, form.setup.moved(seat, step))
            show(seat + step)

        return moved

    def leave() -> None:
        form.change(lambda now: now.left(seat))
        say_seats(form, form.setup.left(seat))
        show(None)

    return ft.Row(
        [
            kit.glyph_button(style, "arrow-up", words("new-earlier", player=name), move(-1)),
            kit.glyph_button(style, "arrow-down", words("new-later", player=name), move(1)),
            ft.Container(
                kit.plain(
                    style,
                    words("new-leave"),
                    leave,
                    glyph="trash",
                    ink=style.palette.text,
                    spoken=words("new-leave-spoken", player=name),
                ),
                expand=True,
                alignment=ft.Alignment.CENTER_RIGHT,
            ),
        ],
        spacing=kit.GAP_SMALL,
    )
