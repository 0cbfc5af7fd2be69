"""The stage of the last check: character by character, step A and step B, then everybody's objective."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.last_check import AnswerObjective, EndGame, check_step
from companion.rules.carnomorphs.next_step import NextStep, next_step
from companion.rules.carnomorphs.objectives import undecided
from companion.rules.carnomorphs.state import Player, State
from companion.rules.command import Command
from companion.ui.carnomorphs.check.answers import answer_parts
from companion.ui.carnomorphs.check.steps import DrawStep, ScanStep, ship_lines
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.secrets.objectives import ObjectivesView
from companion.ui.core.component import component, keyed
from companion.ui.core.style import Style
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.theme.measure import GAP_SMALL
from companion.ui.theme.typography import BODY, HEADING, LABEL
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column


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
