"""The odds of the current roll as every device of a table shows them to spectators."""

import flet as ft

from companion.rules.chromosome.odds import outlook
from companion.rules.chromosome.odds.positions import duel_of, phase_of
from companion.ui import kit
from companion.ui.chromosome.battle_odds import moment_of, outcome_bar, side_labels
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.odds import elimination_cost, fate_worth, model_words, remembered
from companion.ui.chromosome.radiation_groups import known_groups
from companion.ui.chromosome.radiation_resistance import first_doses


def shared_odds(here: Here, lies: bool) -> ft.Control | None:
    """Draw the bar of a battle or a test, and the re-roll model of its figures; None if odds are hidden.

    Args:
        lies: Whether the die has stopped.
    """
    if not here.context.presence.odds:
        return None
    return _battle(here, lies) or _test(here)


def _battle(here: Here, lies: bool) -> ft.Control | None:
    style, context = here.style, here.context
    state, model = context.state, remembered(context.client)
    worth, cost = fate_worth(context), elimination_cost(context)
    duel = duel_of(state, fate_worth=worth, rerolls=model, elimination=cost)
    if duel is None or state.battle is None or state.battle.resolved:
        return None
    moment = moment_of(state.battle, state.roll, read=lies)
    if moment is None:
        return None
    sides = side_labels(Here(style, context, state))
    bar = outcome_bar(style, outlook(duel, moment).odds, sides, here.words("battle-tie"), None, "")
    stands = moment.attacker_die is not None
    return _named(style, bar, model_words(here.words, model, stands=stands))


def _test(here: Here) -> ft.Control | None:
    style, context = here.style, here.context
    state, model = context.state, remembered(context.client)
    radiation, roll = state.radiation, state.roll
    tests = radiation.tests if radiation is not None else ()
    # The dice of several tests are rolled together, and no chart fits them all.
    if len(tests) != 1 or (roll is not None and roll.face is not None):
        return None
    worth, cost = fate_worth(context), elimination_cost(context)
    phase = phase_of(state, known_groups(context, state), worth, model, cost)
    if phase is None:
        return None
    chart = first_doses(style, phase, tests[0].seat, ft.TextAlign.CENTER)
    return _named(style, chart, model_words(here.words, model))


def _named(style: kit.Style, chances: ft.Control, name: list[str]) -> ft.Control:
    said = style.text(kit.dotted(name), kit.LABEL, style.palette.quiet, align=ft.TextAlign.CENTER, lines=2)
    return kit.column([chances, said], kit.GAP_SMALL, stretch=True)
