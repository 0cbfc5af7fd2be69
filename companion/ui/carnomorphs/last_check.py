"""The last check: character by character, step A and step B, then everybody's objective."""

from typing import Any

import flet as ft

from companion.rules.carnomorphs.data import CHECKED_CARDS, FATAL_MARKERS
from companion.rules.carnomorphs.last_check import (
    AnswerObjective,
    AnswerTogether,
    DrawFour,
    EndGame,
    ScanDeck,
    check_step,
)
from companion.rules.carnomorphs.next_step import NextStep, next_step
from companion.rules.carnomorphs.objectives import undecided
from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.state import Player, State
from companion.ui import kit
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.look import player_drawing, player_picture
from companion.ui.carnomorphs.objectives import ObjectivesView, answer_words, has_kept, is_named
from companion.ui.carnomorphs.preview import chips, outcome, result_chips
from companion.ui.carnomorphs.shared_objectives import shared_lines
from companion.ui.carnomorphs.survival import Chance
from companion.ui.carnomorphs.table.player_row import marker_cells
from companion.ui.game.part import everything, part
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines


def progress_words(here: Here, player: Player) -> tuple[kit.Glyph, str]:
    words = here.words
    if not player.saved:
        return "out", words("player-dead")
    match check_step(here.state, player):
        case "scan":
            return "fate-spent", words("check-waits-scan")
        case "draw":
            return "fate-spent", words("check-waits-draw")
        case None:
            pass
    if player.fulfilled is None:
        return "check", words("check-survived")
    return "check", words("check-fulfilled" if player.fulfilled else "check-failed")


def progress_rows(here: Here, active: int) -> ft.Control:
    """Draw all players in turn order; a background marks the player being checked."""
    p = here.palette
    rows: list[ft.Control] = []
    for player in here.state.turn_order:
        mark, said = progress_words(here, player)
        ink = p.danger if not player.saved else (p.accent if mark == "check" else p.outline)
        colour = p.players[player.colour] if player.saved else p.quiet_players[player.colour]
        name = here.style.text(player.name, kit.BODY_STRONG, p.text if player.saved else p.passed, lines=1)
        told = here.style.text(said, kit.LABEL, p.quiet, lines=1)
        cells = marker_cells(here.style, player.markers, height=14)
        if here.style.scale > kit.LARGE_TEXT:  # The name would not fit on one line with everything else.
            parts: list[ft.Control] = [kit.column([name, told], expand=True), cells]
        else:
            beside = ft.Container(told, padding=ft.Padding.only(left=kit.GAP_SMALL))
            parts = [ft.Container(name, expand=True), cells, beside]
        drawing = player_drawing(player.colour, colour, 28)
        row = ft.Row([drawing, *parts, kit.art(mark, ink, 20)], spacing=kit.GAP)
        spoken = ", ".join((player.name, said, here.words("count-markers", count=player.markers)))
        rows.append(
            ft.Semantics(
                content=ft.Container(
                    row,
                    padding=ft.Padding.symmetric(vertical=kit.GAP_SMALL, horizontal=kit.GAP),
                    bgcolor=p.raised if player.seat == active else None,
                    border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
                ),
                label=spoken,
                exclude_semantics=True,
                container=True,
            )
        )
    return ft.Container(kit.column(rows, stretch=True), padding=ft.Padding.symmetric(vertical=kit.GAP_WIDE))


@kit.component
def ScanStep(here: Here, seat: int) -> ft.Control:
    """Draw step A: whether any of the player's cards is infected."""
    words = here.words
    page = use_page(here, ScanDeck(seat=seat, infected=False), seat=seat)
    infected = None if page.draft is None else page.draft.infected
    asked = result_chips(page, words("check-scanned"))
    draws = infected or here.state.options.infected_check == "everybody"
    said = "check-note" if infected is None else "check-scan-done" if draws else "check-scan-over"
    return _step(page, seat, "check-a", asked, words(said))


@kit.component
def DrawStep(here: Here, seat: int) -> ft.Control:
    """Draw step B: how many of four drawn cards are Contamination cards."""
    words = here.words
    page = use_page(here, DrawFour(seat=seat, contaminated=0), seat=seat)
    drawn = None if page.draft is None else page.draft.contaminated
    counts = [(count, words.number(count)) for count in range(CHECKED_CARDS + 1)]
    asked = chips(page, words("check-drawn"), "contaminated", counts, even=True)
    kills = drawn is not None and not _lives(here.state, here.state.players[seat], drawn)
    said = "check-note" if drawn is None else "check-draw-dies" if kills else "check-draw-done"
    return _step(page, seat, "check-b", asked, words(said), kills=kills)


def _lives(state: State, player: Player, contaminated: int) -> bool:
    """Return whether the character survives if `contaminated` of the drawn cards are Contamination cards."""
    as_card = state.options.marker_as_card and not player.has_mutation and contaminated > 0
    return player.markers + contaminated - as_card < FATAL_MARKERS


def _step(
    page: Page[Any], seat: int, key: str, asked: ft.Control, confirm: str, *, kills: bool = False
) -> ft.Control:
    """Draw one step of the check: the character, the task, the result or the chance, and the button."""
    here, player = page.here, page.here.state.players[seat]
    page.part(
        *ship_lines(here),
        subject(here.style, player),
        here.style.text(here.words(key), kit.HEADING, lines=2, heading=True),
        here.style.text(here.words(f"{key}-note"), kit.BODY),
    )
    if page.may:
        page.part(asked)
    if page.draft is not None:  # Once a result is entered, the chance is obsolete.
        page.part(outcome(here, page.draft))
    elif here.context.sees_odds(seat):
        page.part(kit.keyed(f"chance-{seat}", Chance, here, player))
    page.part(progress_rows(here, seat))
    page.confirm(confirm, grave=kills)
    return page.on_stage()


def ship_lines(here: Here) -> list[ft.Control]:
    """Draw a reminder to settle the ship's fate before any check, if a character hibernates on board."""
    if not any(player.fate == "hibernated" for player in here.state.players):
        return []
    return [marked_lines(here.style, [here.words("check-ship")], sign="info")]


def subject(style: kit.Style, player: Player) -> ft.Control:
    """Draw the character being checked, with its markers and whether it has a Mutation card."""
    words, p = style.words, style.palette
    held = words("check-card-held" if player.has_mutation else "check-no-card")
    lines: list[ft.Control] = [
        style.text(player.name, kit.NAME, lines=1),
        style.text(kit.dotted((player.character, held)), kit.LABEL, p.quiet),
    ]
    return ft.Row(
        [
            player_picture(style, player, 44),
            kit.column(lines, kit.GAP_SMALL, expand=True),
            marker_cells(style, player.markers, height=28),
        ],
        spacing=kit.GAP_WIDE,
    )


def answer_parts(here: Here, player: Player) -> ft.Control:
    """Draw a survivor, the answer given so far, and both possible answers if this device may answer."""
    p, seat = here.palette, player.seat
    head = ft.Row(
        [
            player_picture(here.style, player, 36),
            kit.column(
                [here.style.text(player.name, kit.BODY_STRONG, lines=1), _told(here, player)], expand=True
            ),
        ],
        spacing=kit.GAP_WIDE,
    )
    parts: list[ft.Control] = [head]
    if here.state.detail == "full" and (is_named(here.context, seat) or has_kept(here.context, seat)):
        parts.append(
            kit.keyed(
                f"hold-{seat}",
                HoldToReveal,
                here.style,
                player.name,
                lambda: answer_words(here, seat),
            )
        )
    if here.context.may(AnswerObjective(seat=seat, fulfilled=True)):
        parts.append(_own_answers(here, player))
    return ft.Container(
        kit.column(parts, kit.GAP, stretch=True),
        padding=ft.Padding.only(bottom=kit.GAP_WIDE),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
    )


def _own_answers(here: Here, player: Player) -> ft.Control:
    """Draw the two answers about a survivor's own objective."""
    row: list[ft.Control] = []
    for answer in (True, False):
        chosen = player.fulfilled is answer
        said = here.words("check-fulfilled" if answer else "check-failed")
        command = AnswerObjective(seat=player.seat, fulfilled=answer)
        press = kit.already if chosen else here.context.press(command)
        label = here.words("pair", what=player.name, value=said)
        row.append(kit.option(here.style, said, chosen, press, expand=True, label=label))
    return ft.Row(row, spacing=kit.GAP)


def _crews_answers(here: Here, fulfilled: bool | None) -> ft.Control:
    """Draw the two answers about shared objectives."""
    answers: list[ft.Control] = []
    for answer in (True, False):
        said, chosen = here.words("together-fulfilled" if answer else "together-failed"), fulfilled is answer
        press = kit.already if chosen else here.context.press(AnswerTogether(fulfilled=answer))
        answers.append(kit.option(here.style, said, chosen, press, expand=True))
    return ft.Row(answers, spacing=kit.GAP)


@part(everything)
def AnswerPart(here: Here, _: object, seat: int) -> ft.Control:
    """Draw the answer about a survivor's objectives, which can be corrected after the end."""
    state = here.state
    player, fulfilled, together = state.players[seat], state.shared_fulfilled, plays_together(state)
    if not (player.saved or together):
        return ft.Container()
    asked = here.words("objectives-title" if together else "check-objective")
    heading = here.style.text(asked, kit.LABEL, here.palette.quiet, heading=True)
    answers = _crews_answers(here, fulfilled) if together else _own_answers(here, player)
    return kit.column([heading, answers], kit.GAP, stretch=True)


def _told(here: Here, player: Player) -> ft.Control:
    if player.fulfilled is None:
        return here.quiet("check-unanswered")
    said = here.words("check-wins" if player.fulfilled else "check-lives-only")
    return here.style.text(said, kit.LABEL, here.palette.accent if player.fulfilled else here.palette.quiet)


@kit.component
def CheckView(here: Here) -> ft.Control:
    """Draw the next step of the last check; on a player's own phone that player's character comes first."""
    if undecided(here.state):
        return kit.keyed("objectives", ObjectivesView, here)
    step = step_here(here.context, here.state)
    match step.step:
        case "scan":
            return kit.keyed(f"scan-{step.seat}", ScanStep, here, step.seat or 0)
        case "four":
            return kit.keyed(f"four-{step.seat}", DrawStep, here, step.seat or 0)
        case _:
            return kit.keyed("answers", Answers, here)


def step_here(context: GameContext, state: State) -> NextStep:
    """Return the next step of the check for this device.

    The device's own character comes first, then others for which the device acts, then all
    other characters.
    """
    step, own = next_step(state), context.own_seat
    if step.step not in ("scan", "four"):
        return step
    for player in sorted(state.turn_order, key=lambda player: player.seat != own):
        left = check_step(state, player)
        if left is not None and context.acts_for(player.seat):
            return NextStep("scan" if left == "scan" else "four", player.seat)
    return step


@kit.component
def Answers(here: Here) -> ft.Control:
    """Draw the survivors' answers about their objectives, and the end of the game."""
    words, state = here.words, here.state
    survivors = [player for player in state.turn_order if player.saved]
    if survivors and plays_together(state):
        return _crew_answers(here)
    heading = words("check-answers" if survivors else "check-nobody")
    note = words("check-answers-note" if survivors else "check-nobody-note")
    dead = [player.name for player in state.players if not player.saved]
    parts: list[ft.Control] = [
        here.style.text(heading, kit.HEADING, lines=3, heading=True),
        here.style.text(note, kit.BODY),
        *ship_lines(here),
        *([facts(here.style, state)] if survivors else []),
        *(answer_parts(here, player) for player in survivors),
    ]
    if dead and survivors:
        parts.append(here.quiet("check-dead", players=words.list(dead)))
    return stage_page(here, parts, _end(here, survivors))


def _crew_answers(here: Here) -> ft.Control:
    """Draw the shared objectives, whether all are fulfilled, and the end of the game."""
    words, state, may = here.words, here.state, here.context.may
    parts: list[ft.Control] = [
        here.style.text(words("together-answers"), kit.HEADING, lines=3, heading=True),
        here.style.text(words("together-answers-note"), kit.BODY),
        *ship_lines(here),
        shared_lines(here),
        facts(here.style, state),
    ]
    if may(AnswerTogether(fulfilled=True)):
        parts.append(_crews_answers(here, state.shared_fulfilled))
    known = state.shared_fulfilled is not None
    if not may(EndGame() if known else AnswerTogether(fulfilled=True)):
        return stage_page(
            here,
            parts,
            kit.bottom_bar(here.style, [waiting_row(here, None)]),
        )
    note = words("together-wins" if state.shared_fulfilled else "check-no-winner") if known else ""
    press, ask = here.context.press(EndGame()), here.context.asker_of(EndGame())
    end = kit.guarded(here.style, ("end", known), words("next-end"), press, note=note, ask=ask)
    return stage_page(here, parts, kit.bottom_bar(here.style, [end]))


def facts(style: kit.Style, state: State) -> ft.Control:
    """Draw the recorded facts that objectives may depend on; they are the same for all players."""
    words = style.words
    gone = [each for each in state.adaptations if each.discarded]
    said = words("check-fact-adaptations", count=len(gone))
    objects = [words(f"research-{each.research}") for each in gone if each.research is not None]
    if objects:
        said = words("pair", what=said, value=words.list(objects))
    butcher = words("check-fact-butcher-dead" if state.butcher_dead else "check-fact-butcher")
    signals = [player.name for player in state.players if player.signal]
    sent = (
        words("check-fact-signal", players=words.list(signals)) if signals else words("check-fact-no-signal")
    )
    return kit.column(
        [style.text(line, kit.LABEL, style.palette.quiet) for line in (said, butcher, sent)],
        kit.GAP_SMALL,
    )


def _end(here: Here, survivors: list[Player]) -> ft.Control:
    """Draw the button that ends the game, with the names of the survivors who have not answered yet."""
    words, may = here.words, here.context.may
    asked = [player for player in survivors if player.fulfilled is None]
    answers = [AnswerObjective(seat=player.seat, fulfilled=True) for player in asked]
    if not any(may(answer) for answer in answers) if asked else not may(EndGame()):
        seat = asked[0].seat if asked else None
        return kit.bottom_bar(here.style, [waiting_row(here, seat)])
    winners = [player.name for player in survivors if player.fulfilled]
    if asked:
        note = words("check-still", players=words.list([player.name for player in asked]))
    elif winners:
        note = words("check-winners", players=words.list(winners))
    else:
        note = words("check-no-winner")
    press, ask = here.context.press(EndGame()), here.context.asker_of(EndGame())
    end = kit.guarded(here.style, ("end", not asked), words("next-end"), press, note=note, ask=ask)
    return kit.bottom_bar(here.style, [end])
