"""The last check: character by character, step A and step B, then everybody's objective."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.data import CHECKED_CARDS, FATAL_MARKERS
from companion.rules.carnomorphs.last_check import AnswerObjective, DrawFour, EndGame, ScanDeck, check_step
from companion.rules.carnomorphs.next_step import NextStep, next_step
from companion.rules.carnomorphs.objectives import undecided
from companion.rules.carnomorphs.state import Player, State
from companion.rules.command import Command
from companion.ui.art import Glyph, art
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.carnomorphs.secrets.objectives import ObjectivesView, held_words, player_picture
from companion.ui.carnomorphs.secrets.page import chips, outcome, wide_button
from companion.ui.carnomorphs.secrets.scanning import result_chips
from companion.ui.carnomorphs.survival import Chance
from companion.ui.carnomorphs.table.player_row import marker_cells
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, LARGE_TEXT
from companion.ui.theme.typography import BODY, BODY_STRONG, HEADING, LABEL, NAME
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import guarded, under_guard
from companion.ui.widgets.layout import column


def progress_words(style: Style, state: State, player: Player) -> tuple[Glyph, str]:
    """Return a player's progress in the last check, with its glyph."""
    words = style.words
    if not player.saved:
        return "out", words("player-dead")
    match check_step(state, player):
        case "scan":
            return "fate-spent", words("check-waits-scan")
        case "draw":
            return "fate-spent", words("check-waits-draw")
        case None:
            pass
    if player.fulfilled is None:
        return "check", words("check-survived")
    return "check", words("check-fulfilled" if player.fulfilled else "check-failed")


def progress_rows(style: Style, state: State, active: int | None = None) -> ft.Control:
    """Draw everybody in turn order, the checked player in the foreground."""
    p = style.palette
    rows: list[ft.Control] = []
    for seat in state.turn_order:
        player = state.players[seat]
        mark, said = progress_words(style, state, player)
        ink = p.danger if not player.saved else (p.accent if mark == "check" else p.outline)
        colour = p.players[player.colour] if player.saved else p.quiet_players[player.colour]
        name = style.text(player.name, BODY_STRONG, p.text if player.saved else p.passed, lines=1)
        told = style.text(said, LABEL, p.quiet, lines=1)
        cells = marker_cells(style, player.markers, height=14)
        if style.scale > LARGE_TEXT:  # beside all the rest nothing would be left of the name
            parts: list[ft.Control] = [column([name, told], expand=True), cells]
        else:
            beside = ft.Container(told, padding=ft.Padding.only(left=GAP_SMALL))
            parts = [ft.Container(name, expand=True), cells, beside]
        drawing = player_drawing(player.colour, colour, 28)
        row = ft.Row([drawing, *parts, art(mark, ink, 20)], spacing=GAP)
        spoken = ", ".join((player.name, said, style.words("count-markers", count=player.markers)))
        rows.append(
            ft.Semantics(
                content=ft.Container(
                    row,
                    padding=ft.Padding.symmetric(vertical=GAP_SMALL, horizontal=GAP),
                    bgcolor=p.raised if seat == active else None,
                    border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
                ),
                label=spoken,
                exclude_semantics=True,
                container=True,
            )
        )
    return ft.Container(column(rows, stretch=True), padding=ft.Padding.symmetric(vertical=GAP_WIDE))


@component
def ScanStep(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw step A: whether any of the player's cards is infected."""
    words = style.words
    infected, choose = use_state(_unknown())
    command = None if infected is None else ScanDeck(seat=seat, infected=infected)
    asked = result_chips(style, words("check-scanned"), infected, choose)
    draws = infected or state.options.infected_check == "everybody"
    confirm = words("check-scan-done" if draws else "check-scan-over")
    if command is None:
        confirm = words("scan-first-result")
    said = words("check-a")
    return _step(style, context, state, seat, (said, words("check-a-note")), asked, command, confirm)


@component
def DrawStep(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw step B: how many of four drawn cards are Contamination cards."""
    words, player = style.words, state.players[seat]
    drawn, choose = use_state(_none())
    counts = [(count, words.number(count)) for count in range(CHECKED_CARDS + 1)]
    command = None if drawn is None else DrawFour(seat=seat, contaminated=drawn)
    asked = chips(style, words("check-drawn"), counts, drawn, choose, even=True)
    if drawn is None:
        confirm = words("check-draw-first")
    else:
        confirm = words("check-draw-done" if _lives(state, player, drawn) else "check-draw-dies")
    said = words("check-b")
    return _step(style, context, state, seat, (said, words("check-b-note")), asked, command, confirm)


def _lives(state: State, player: Player, contaminated: int) -> bool:
    """Return whether the character survives this many Contamination cards."""
    as_card = state.options.marker_as_card and not player.has_mutation and contaminated > 0
    return player.markers + contaminated - as_card < FATAL_MARKERS


def _step(
    style: Style,
    context: GameContext,
    state: State,
    seat: int,
    told: tuple[str, str],
    asked: ft.Control,
    command: Command | None,
    confirm: str,
) -> ft.Control:
    """Draw the checked character, the chance, the task, its outcome, and the button that does it."""
    player = state.players[seat]
    title, note = told
    asks = context.may(command or ScanDeck(seat=seat, infected=False))
    parts: list[ft.Control] = [
        *ship_lines(style, state),
        subject(style, player),
        style.text(title, HEADING, lines=2, heading=True),
    ]
    parts.append(style.text(note, BODY))
    if asks:
        parts.append(asked)
    if command is not None:
        parts.append(outcome(style, context, state, command))
    if context.sees_odds(seat):
        parts.append(keyed(f"chance-{seat}", Chance, style, context, player, state.options))
    parts.append(progress_rows(style, state, seat))
    if not asks:
        return stage_page(style, parts, bottom_bar(style, [waiting_row(style, context, seat)]))

    def give() -> None:
        if command is not None:
            context.submit(command)

    kills = isinstance(command, DrawFour) and not _lives(state, player, command.contaminated)

    def draw(guard: TapGuard) -> ft.Control:
        press = guard(give) if command is not None else None
        return ft.Row([wide_button(style, confirm, press, guard, kills=kills)])

    meaning = (seat, title, command is None, kills)
    return stage_page(style, parts, bottom_bar(style, [under_guard(meaning, draw)]))


def ship_lines(style: Style, state: State) -> list[ft.Control]:
    """Draw the fate of the ship, while somebody hibernates on it, before any check."""
    if not any(player.fate == "hibernated" for player in state.players):
        return []
    return [marked_lines(style, [style.words("check-ship")], sign="info")]


def subject(style: Style, player: Player) -> ft.Control:
    """Draw the character that is checked: markers, and whether there is a Mutation card."""
    words, p = style.words, style.palette
    held = words("check-card-held" if player.has_mutation else "check-no-card")
    lines: list[ft.Control] = [
        style.text(player.name, NAME, lines=1),
        style.text(" · ".join(part for part in (player.character, held) if part), LABEL, p.quiet),
    ]
    return ft.Row(
        [
            player_drawing(player.colour, p.players[player.colour], 44),
            column(lines, GAP_SMALL, expand=True),
            marker_cells(style, player.markers, height=28),
        ],
        spacing=GAP_WIDE,
    )


def _unknown() -> bool | None:
    """Return None: nothing has been scanned yet."""
    return None


def _none() -> int | None:
    """Return None: nothing has been drawn yet."""
    return None


def answer_parts(style: Style, context: GameContext, state: State, player: Player) -> ft.Control:
    """Draw a survivor with the answer. The survivor's device may answer, and retract, until the game ends."""
    words, p, seat = style.words, style.palette, player.seat
    head = ft.Row(
        [
            player_picture(style, player),
            column([style.text(player.name, BODY_STRONG, lines=1), *_told(style, player)], expand=True),
        ],
        spacing=GAP_WIDE,
    )
    parts: list[ft.Control] = [head]
    if state.detail == "full" and context.sees_secrets(seat):
        parts.append(
            keyed(
                f"hold-{seat}",
                HoldToReveal,
                style,
                player.name,
                lambda: held_words(words, context.secrets_of(seat).players[seat]),
            )
        )
    answers = (True, False)
    if context.may(AnswerObjective(seat=seat, fulfilled=True)):
        row: list[ft.Control] = []
        for answer in answers:
            chosen = player.fulfilled is answer
            said = words("check-fulfilled" if answer else "check-failed")
            command = AnswerObjective(seat=seat, fulfilled=answer)
            press = (lambda: None) if chosen else (lambda command=command: context.submit(command))
            row.append(option(style, said, chosen, press, expand=True, label=f"{player.name}: {said}"))
        parts.append(ft.Row(row, spacing=GAP))
    return ft.Container(
        column(parts, GAP, stretch=True),
        padding=ft.Padding.only(bottom=GAP_WIDE),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def _told(style: Style, player: Player) -> list[ft.Control]:
    """Draw the answer in words; nothing before it is given."""
    if player.fulfilled is None:
        return [style.text(style.words("check-unanswered"), LABEL, style.palette.quiet)]
    said = style.words("check-wins" if player.fulfilled else "check-lives-only")
    return [style.text(said, LABEL, style.palette.accent if player.fulfilled else style.palette.quiet)]


@component
def CheckView(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the next step of the last check; a player's own phone shows its own character first."""
    if undecided(state):
        return keyed("objectives", ObjectivesView, style, context, state)
    step = step_here(context, state)
    match step.step:
        case "scan":
            return keyed(f"scan-{step.seat}", ScanStep, style, context, state, step.seat or 0)
        case "four":
            return keyed(f"four-{step.seat}", DrawStep, style, context, state, step.seat or 0)
        case _:
            return keyed("answers", Answers, style, context, state)


def step_here(context: GameContext, state: State) -> NextStep:
    """Return the next step: first the device's own character's, then those it acts for, then others'."""
    step, own = next_step(state), context.own_seat
    if step.step not in ("scan", "four"):
        return step
    order = sorted((state.players[seat] for seat in state.turn_order), key=lambda player: player.seat != own)
    for player in order:
        left = check_step(state, player)
        if left is not None and context.acts_for(player.seat):
            return NextStep("scan" if left == "scan" else "four", player.seat)
    return step


@component
def Answers(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the survivors' answers about their objectives, after which the game ends."""
    words = style.words
    survivors = [state.players[seat] for seat in state.turn_order if state.players[seat].saved]
    heading = words("check-answers" if survivors else "check-nobody")
    note = words("check-answers-note" if survivors else "check-nobody-note")
    dead = [player.name for player in state.players if not player.saved]
    parts: list[ft.Control] = [
        style.text(heading, HEADING, lines=3, heading=True),
        style.text(note, BODY),
        *ship_lines(style, state),
        *([facts(style, state)] if survivors else []),
        *(answer_parts(style, context, state, player) for player in survivors),
    ]
    if dead and survivors:
        parts.append(style.text(words("check-dead", players=words.list(dead)), LABEL, style.palette.quiet))
    return stage_page(style, parts, _end(style, context, state, survivors))


def facts(style: Style, state: State) -> ft.Control:
    """Draw the recorded facts that objectives may ask for, the same for everybody."""
    words = style.words
    gone = [each for each in state.adaptations if each.discarded]
    said = [words("check-fact-adaptations", count=len(gone))]
    objects = [words(f"research-{each.research}") for each in gone if each.research is not None]
    if objects:
        said.append(words.list(objects))
    butcher = words("check-fact-butcher-dead" if state.butcher_dead else "check-fact-butcher")
    signals = [player.name for player in state.players if player.signal]
    sent = (
        words("check-fact-signal", players=words.list(signals)) if signals else words("check-fact-no-signal")
    )
    return column(
        [style.text(line, LABEL, style.palette.quiet) for line in (": ".join(said), butcher, sent)], GAP_SMALL
    )


def _end(style: Style, context: GameContext, state: State, survivors: list[Player]) -> ft.Control:
    """Draw the button that ends the game, once everybody has answered; or whom it waits for."""
    words = style.words
    asked = [player for player in survivors if player.fulfilled is None]
    if asked and not any(context.may(_answer(player)) for player in asked):
        return bottom_bar(style, [waiting_row(style, context, asked[0].seat)])
    if not asked and not context.may(EndGame()):
        return bottom_bar(style, [waiting_row(style, context, None)])
    winners = [player.name for player in survivors if player.fulfilled]
    said = words("check-still", players=words.list([player.name for player in asked])) if asked else ""
    note = said or (
        words("check-winners", players=words.list(winners)) if winners else words("check-no-winner")
    )
    press = None if asked else lambda: context.submit(EndGame())
    return bottom_bar(style, [guarded(style, ("end", not asked), words("next-end"), press, note=note)])


def _answer(player: Player) -> Command:
    return AnswerObjective(seat=player.seat, fulfilled=True)
