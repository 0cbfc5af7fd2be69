"""The preparation phase: its three steps as a checklist, and the starting player with the reason."""

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.elimination import left_in
from companion.rules.chromosome.preparation import BeginTurns, NoteEvent, starting_seat
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.players import event_note
from companion.ui.game.context import Panel
from companion.ui.game.part import nothing, part
from companion.ui.shared.page import use_page
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import above_actions, after_style

TEXT_LENGTH = 200
"""Maximum length of the note on an event card."""

BONUSES = (0, 1, 2, 3)
"""The bonuses that an event may add to the power of all areas; the one known card adds two."""


@kit.component
def PreparationView(here: Here) -> ft.Control:
    style, context, state, words = here.style, here.context, here.state, here.words
    noted = NoteEvent(text=state.event.text, power_bonus=state.event.power_bonus)
    page = use_page(here, noted)
    starter = starting_seat(state)

    def noting(bonus: int | None = None) -> list[Command]:
        event = context.state.event
        text = event.text if page.draft is None else " ".join(page.draft.text.split())
        power = event.power_bonus if bonus is None else bonus
        same = (text, power) == (event.text, event.power_bonus)
        return [] if same else [NoteEvent(text=text, power_bonus=power)]

    def note(bonus: int | None = None) -> None:
        if noted_now := noting(bonus):
            context.submit(*noted_now)

    def begin() -> None:
        context.submit(*(noting() if state.options.events else ()), BeginTurns())

    # On a wide page, the table beside this page shows the clock.
    steps: list[ft.Control] = [
        *(() if style.wide else (_clock(here),)),
        kit.check_row(
            style,
            words("preparation-clock"),
            done=True,
            note=words("preparation-clock-note", clock=state.clock),
        ),
    ]
    leads = context.may(BeginTurns())
    if state.options.events and not leads:
        steps.append(_event(here))
    elif state.options.events:
        steps.append(
            kit.check_row(
                style,
                words("preparation-event"),
                done=bool(state.event.text or state.event.power_bonus),
                note=words("preparation-event-note"),
                below=[
                    page.typed(
                        "text",
                        words("preparation-event-text"),
                        longest=TEXT_LENGTH,
                        lines=3,
                        on_done=note,
                    ),
                    here.quiet("preparation-event-power"),
                    kit.options_row(
                        style,
                        [(bonus, words.signed(bonus)) for bonus in BONUSES],
                        state.event.power_bonus,
                        note,
                    ),
                ],
            )
        )
    steps.append(
        kit.check_row(style, words("preparation-refresh"), done=False, note=words("preparation-refresh-note"))
    )
    body = ft.Container(
        kit.column(steps, kit.GAP, stretch=True),
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN),
    )
    parts: list[ft.Control] = [body]
    if starter is not None:
        parts.append(_starter(replace(here, style=after_style(style)), starter))
        said = words("preparation-begin", player=state.players[starter].name)
    else:
        said = words("preparation-over")
    ask = context.asker_of(BeginTurns())
    action = kit.guarded(style, "begin", said, begin, ask=ask) if leads else waiting_row(here, None)
    bar = kit.bottom_bar(style, [action])
    if style.actions_beside:
        return above_actions(here, parts[:1], kit.column([*parts[1:], bar], stretch=True))
    return above_actions(here, parts, bar)


def _event(here: Here) -> ft.Control:
    style = here.style
    words, noted = here.words, event_note(style, here.state)
    note = noted or words("preparation-event-note")
    return kit.check_row(style, words("preparation-event"), done=bool(noted), note=note)


def _clock(here: Here) -> ft.Control:
    style, state, words = here.style, here.state, here.words
    said = words("table-round", round=state.round, rounds=state.rounds)
    lines: list[ft.Control] = [style.text(said, kit.HEADING, lines=2, heading=True)]
    if state.clock == 1:
        lines.append(here.quiet("preparation-last"))
    return ft.Container(
        ft.Row(
            [
                kit.clock_ring(style, state.round, state.rounds, size=72),
                kit.column(lines, kit.GAP_SMALL, expand=True),
            ],
            spacing=kit.MARGIN,
        ),
        padding=ft.Padding.only(bottom=kit.PADDING),
    )


def _starter(here: Here, seat: int) -> ft.Control:
    """Draw the starting player with the reason, and each player's number of tokens.

    A press on a number opens the player's sheet, where it can be corrected.
    """
    style, state, words, p = here.style, here.state, here.words, here.palette
    player = state.players[seat]
    left = left_in(state)
    tied = sum(each.on_board == player.on_board for each in left) > 1
    if tied:
        why = words("preparation-tie", count=player.on_board, previous=state.players[state.starter].name)
    else:
        why = words("preparation-fewest", count=player.on_board)
    head = ft.Row(
        [
            species(player.species, p.players[player.colour], 48),
            kit.column(
                [
                    style.text(
                        words("preparation-starter", player=player.name), kit.NAME, lines=3, heading=True
                    ),
                    style.text(why, kit.LABEL, p.quiet),
                ],
                expand=True,
            ),
        ],
        spacing=kit.GAP_WIDE,
    )
    counts = ft.Row(
        [
            TokenCount(
                here,
                each.seat,
                each.name,
                each.species,
                each.colour,
                each.on_board,
                each.seat == seat,
            )
            for each in state.players
            if not each.eliminated
        ],
        spacing=kit.GAP,
    )
    return ft.Container(
        kit.column([head, counts], kit.GAP_WIDE),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.PADDING, bottom=kit.PADDING),
        margin=ft.Margin.only(top=kit.SECTION),
        border=ft.Border.only(top=ft.BorderSide(kit.HAIR, p.hairline)),
    )


@part(nothing)
def TokenCount(
    here: Here,
    _: None,
    seat: int,
    name: str,
    shape: int,
    colour: int,
    tokens: int,
    starts: bool,
) -> ft.Control:
    """Draw one player's tokens on the board; a press opens the player's numbers."""
    style, p = here.style, here.palette
    said = f"{name}, {here.words('count-tokens', count=tokens)}"
    content = ft.Row(
        [species(shape, p.players[colour], 24), style.text(str(tokens), kit.COUNT, lines=1)],
        spacing=kit.GAP,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return kit.row_button(
        style,
        content,
        lambda: here.context.show(Panel("player", seat)),
        label=said,
        edge=p.accent if starts else p.hairline,
        radius=kit.RADIUS_FIELD,
        height=None if style.scale > 1.25 else 48,
        expand=True,
    )
