"""Steps 4 to 6 of a resistance test: threat, die, building genes, dose, and advice about the die."""

from dataclasses import replace
from fractions import Fraction
from typing import Final, get_args

import flet as ft

from companion.rules.chromosome.fate import FateAsGene
from companion.rules.chromosome.history import doses
from companion.rules.chromosome.odds import Phase, Rerolls, ResistanceAdvice, Wish
from companion.rules.chromosome.odds.table import Nearby
from companion.rules.chromosome.questions import PhaseQuestion, ResistanceQuestion, reckoned_in_tests
from companion.rules.chromosome.state import Player, ResistanceTest, State, overdosed
from companion.ui import kit
from companion.ui.art import species
from companion.ui.calculators.what_if import what_if
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.advice import SeatResistanceAdvice, resistance_advice
from companion.ui.chromosome.areas import area_name
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.odds import Opened, SpokenAdvice, advice_lines, rerolls_row, worth_rows
from companion.ui.chromosome.radiation_prospect import goes_on, outlook_parts
from companion.ui.chromosome.rolls import calling_off, roll_of
from companion.ui.shared.reroll_window import (
    RollStage,
    die_on_table,
    is_small,
    rerolls_scroll,
    scrolled_rerolls,
    sum_room,
    waiting_line,
)
from companion.ui.shared.stage_page import pins_above
from companion.ui.widgets.figure import figure_with_sum
from companion.ui.widgets.odds import dose_chart, explanation
from companion.words import Words
from companion.words.fields import choice_name, field_name


def resistance_parts(
    here: Here, stage: RollStage, opened: Opened, nearby: Nearby
) -> tuple[list[ft.Control], list[ft.Control]]:
    """Draw the current test, from its threat to its outcome; before the die, the whole phase.

    The second list has the parts about the rolled die, if these are pinned above the actions.
    """
    style, context, state = here.style, here.context, here.state
    radiation, roll = state.radiation, state.roll
    if radiation is None or not radiation.tests:
        return [], []
    test = radiation.tests[0]
    read = roll is not None and roll.face is not None and not stage.tumble.rolling
    face = roll.face if roll is not None and read else None
    dose = test.dose(face) if face is not None else 0
    total = "" if face is None else _sum(style, test, face)
    outcome = None if face is None else _outcome(here, test, face)
    beside = outcome if style.scale <= kit.LARGE_TEXT else None
    parts: list[ft.Control] = [
        _progress(here),
        *_who_and_threat(here, test, dose),
        die_on_table(here, roll_of(state), stage, total, beside),
    ]
    if stage.tumble.rolling or (stage.by_hand and face is None):
        parts.append(waiting_line(here, roll_of(state)))
    elif outcome is not None and beside is None:
        parts.append(outcome)
    due = roll is None or roll.face is None
    phase = opened.phase(state, nearby) if due else None
    if phase is not None and context.presence.odds:
        parts += _chances(here, test, phase, opened, nearby)
    lend = _lend(here, test, waiting=stage.tumble.rolling)
    lends = lend is not None and context.acts_for(test.seat) and not (face is not None and dose == 0)
    last = face is not None and rerolls_scroll(style)
    if lend is not None and lends and not last:
        parts.append(lend)
    above: list[ft.Control] = []
    if read and context.client.setting("advice", True):
        advice = _advice(here, opened, nearby)
        if pins_above(style):
            above = advice
        else:
            parts += advice
        if any(context.sees_odds(player.seat) for player in state.players):
            parts.append(rerolls_row(style, opened.rerolls))
    parts += outlook_parts(here, phase, opened)
    # Scroll to the die's consequence first.
    if last:
        again = scrolled_rerolls(here, roll_of(state), stage)
        again += [lend] if lend is not None and lends else []
        parts = [*parts[3:], *again, parts[1], parts[0], parts[2]]
    elif style.scale > kit.LARGE_TEXT:
        parts = [parts[1], *parts[3:], parts[0], parts[2]]
    parts += calling_off(here)
    return parts, above


def stand_words(here: Here) -> str:
    words, radiation = here.words, here.state.radiation
    if radiation is not None and len(radiation.tests) > 1:
        following = here.state.players[radiation.tests[1].seat].name
        return words("radiation-stands-next", player=following)
    return words("dice-stands")


def _progress(here: Here) -> ft.Control:
    """Draw the area, and the players who have tested, are testing, or will test."""
    style, p, words, state = here.style, here.palette, here.words, here.state
    radiation = state.radiation
    assert radiation is not None, "no radiation is under way"
    area = state.area(radiation.area) if radiation.area is not None else None
    parts: list[ft.Control] = []
    if area is not None:
        name = words("radiation-area", area=area_name(style, area), power=state.power(area))
        parts.append(style.text(name, kit.LABEL_STRONG, p.radiation, lines=2))
    events = (event for entry in here.context.open_game.table.entries for event in entry.events)
    for seat, dose in doses(events).items():
        name = words("radiation-done", player=state.players[seat].name, dose=words.signed(dose))
        parts.append(style.text(name, kit.LABEL, p.quiet, lines=1))
    waiting = [state.players[test.seat].name for test in radiation.tests[1:]]
    if waiting:
        parts.append(
            style.text(words("radiation-then", players=words.list(waiting)), kit.LABEL, p.quiet, lines=2)
        )
    return kit.wrapped(parts, kit.GAP_WIDE, kit.GAP_SMALL)


def _who_and_threat(here: Here, test: ResistanceTest, dose: int) -> list[ft.Control]:
    """Draw the tester and the threat, side by side on a low page."""
    style, parts = here.style, [_tester(here, test, dose), _threat(here.style, test)]
    if not style.actions_beside or style.scale > kit.LARGE_TEXT:
        return parts
    return [ft.Row([ft.Container(part, expand=True) for part in parts], spacing=kit.PADDING)]


def _tester(here: Here, test: ResistanceTest, dose: int) -> ft.Control:
    """Draw the tester's irradiation, already including the dose of the rolled die."""
    style, p, words, state = here.style, here.palette, here.words, here.state
    player, limit = state.players[test.seat], state.options.irradiation_limit
    now = player.irradiation + dose
    ink = p.danger if now > limit - 2 else p.radiation
    said = words("radiation-of", irradiation=now, limit=limit)
    return ft.Row(
        [
            species(player.species, p.players[player.colour], 44),
            kit.column(
                [
                    style.text(player.name, kit.NAME, lines=1),
                    kit.wrapped(
                        [
                            kit.irradiation_track(style, min(now, limit), limit, width=12, height=20),
                            style.text(
                                said,
                                kit.LABEL,
                                ink if now else p.quiet,
                                spoken=words("pair", what=words("term-irradiation"), value=said),
                            ),
                        ],
                        kit.GAP,
                        kit.GAP_SMALL,
                    ),
                ],
                kit.GAP_SMALL,
                expand=True,
            ),
        ],
        spacing=kit.GAP_WIDE,
    )


def _threat(style: kit.Style, test: ResistanceTest) -> ft.Control:
    words = style.words
    made = [
        words("term-threat"),
        words("radiation-threat", power=test.power, groups=test.groups),
    ]
    if test.building:
        made.append(words("radiation-building", count=test.building))
    spoken = words("radiation-threat-spoken", threat=test.threat, parts=", ".join(made[1:]))
    return figure_with_sum(style, test.threat, style.palette.radiation, made, spoken, wraps=2)


def _sum(style: kit.Style, test: ResistanceTest, face: int) -> str:
    told = {"threat": test.threat, "face": face, "dose": test.surplus(face)}
    if not test.building:
        return style.words("radiation-sum", **told)
    return style.words("radiation-sum-genes", **told, genes=test.building)


def _outcome(here: Here, test: ResistanceTest, face: int) -> ft.Control:
    """Draw the new irradiation, and how dangerous it is."""
    style, p, words, state = here.style, here.palette, here.words, here.state
    player, dose = state.players[test.seat], test.dose(face)
    after = player.irradiation + dose
    if dose == 0:
        said, ink = words("radiation-no-dose"), p.quiet
    elif overdosed(after, state.options.irradiation_limit):
        said, ink = words("radiation-out", player=player.name, after=after), p.danger
    else:
        said, ink = words("radiation-dose", before=player.irradiation, after=after), p.radiation
    room = sum_room(style) if style.scale <= kit.LARGE_TEXT else style.width - 2 * kit.MARGIN
    role = kit.LABEL_STRONG if is_small(style) else kit.BODY_STRONG
    return kit.announced(style.text(said, role, ink, align=ft.TextAlign.CENTER, lines=3, room=room), said)


def _chances(
    here: Here, test: ResistanceTest, phase: Phase, opened: Opened, nearby: Nearby
) -> list[ft.Control]:
    """Draw every possible dose before the roll, given the re-rolls that count."""
    style, words, tests = here.style, here.words, phase.of(test.seat)
    average, said = _average_words(style, phase, test.seat), _out_words(style, phase, test.seat)
    open_ = opened.what == "odds"
    label = "radiation-odds-close" if open_ else "radiation-odds-open"
    parts: list[ft.Control] = [
        kit.row_button(
            style,
            first_doses(style, phase, test.seat),
            opened.toggle("odds"),
            label=words(label, average=average, out=said),
            padding=kit.GAP_SMALL,
        ),
        rerolls_row(
            style,
            opened.rerolls,
            figure=lambda model: _out_figure(style, replace(phase, rerolls=model), test.seat),
        ),
    ]
    if phase.rerolls == Rerolls.ALL and tests.rivals:
        parts += _others_wish(here, opened)
    if open_:
        said = [why.spell(words, each) for each in why.test_sums(tests)]
        said += [words(key, **params) for key, params in reckoned_in_tests(tests)]
        said += goes_on(here, phase, test.seat)
        parts.append(explanation(style, said))
        if phase.rerolls != Rerolls.NONE:
            parts += worth_rows(style, opened, at_stake=True)
        if len(tests.tests) == 1 and tests.lends:
            parts += what_if(here, "test", ResistanceQuestion.of(tests))
        else:
            whole = PhaseQuestion.at(here.state, nearby, phase)
            parts += what_if(here, "phase", whole)
    return parts


WISHES: Final[tuple[Wish, ...]] = get_args(Wish)


def _others_wish(here: Here, opened: Opened) -> list[ft.Control]:
    """Draw the others' objectives in this test on one line; when open, with their choice."""
    style, words = here.style, here.words
    if opened.what == "odds":
        choices: list[tuple[Wish, str]] = [(each, choice_name(words, "wish", each)) for each in WISHES]
        head = style.text(field_name(words, "wish"), kit.LABEL_STRONG, lines=2)
        row = kit.options_row(style, choices, opened.wish, opened.want, wrap=True)
        return [kit.column([head, row], kit.GAP)]
    told = words("radiation-wish", wish=choice_name(words, "wish", opened.wish))
    line = style.text(told, kit.LABEL, here.palette.quiet, lines=2)
    said = words("radiation-wish-open", wish=told)
    return [kit.row_button(style, line, opened.toggle("odds"), label=said, padding=kit.GAP_SMALL)]


def first_doses(
    style: kit.Style, phase: Phase, seat: int, align: ft.TextAlign = ft.TextAlign.START
) -> ft.Control:
    """Draw the chances of every dose in a player's first test, the average, and the risk."""
    p, odds, tests = style.palette, phase.first(seat), phase.of(seat)
    said = _out_words(style, phase, seat)
    return kit.column(
        [
            dose_chart(style, odds.dose, tests.eliminates, ""),
            style.text(_average_words(style, phase, seat), kit.LABEL, p.quiet, align=align, lines=2),
            style.text(said, kit.BODY_STRONG, p.danger if odds.eliminated else p.text, align=align, lines=2),
        ],
        kit.GAP,
        stretch=True,
    )


def _average_words(style: kit.Style, phase: Phase, seat: int) -> str:
    words = style.words
    return words("radiation-average", dose=words.number(phase.first(seat).expected_dose, 1))


def _out_words(style: kit.Style, phase: Phase, seat: int) -> str:
    """Return how often the first test eliminates."""
    odds = phase.first(seat)
    if not odds.eliminated:
        return style.words("radiation-safe")
    return style.words("radiation-chance-out", share=style.words.percent(odds.eliminated))


def _out_figure(style: kit.Style, phase: Phase, seat: int) -> str:
    """Return the chance of elimination in two words, beside the name of a model."""
    share = style.words.percent(phase.first(seat).eliminated)
    return style.words("radiation-risk-out", share=share)


def _lend(here: Here, test: ResistanceTest, *, waiting: bool) -> ft.Control | None:
    """Draw the use of a fate point as a building gene, once a round."""
    style, context, player = here.style, here.context, here.state.players[test.seat]
    if not player.can_lend_fate:
        return None
    words = style.words
    return ft.Row(
        [
            kit.secondary(
                style,
                words("radiation-lend"),
                None if waiting else lambda: context.submit(FateAsGene(seat=player.seat, gene="building")),
                glyph="gene-building",
                label=words("radiation-lend-spoken", player=player.name, fate=player.fate),
                note=words("dice-reroll-costs", fate=player.fate),
                expand=None if style.wide else True,
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _advice(here: Here, opened: Opened, nearby: Nearby) -> list[ft.Control]:
    """Draw a line for the tester if a re-roll would help, and for each rival for whom it would pay."""
    style, state, model = here.style, here.state, opened.rerolls.model
    told: list[SpokenAdvice] = []
    cost = opened.elimination.points
    for each in resistance_advice(state, opened.worth.points, nearby, model, cost, opened.wish):
        seats = tuple(seat for seat in each.seats if here.context.sees_odds(seat))
        if seats:
            said = advice_words(style.words, state, each)
            told.append(SpokenAdvice(seats, said, _advice_sum(style, each, cost)))
    return advice_lines(here, told, opened, here.words(f"rerolls-{model.advising}"))


def advice_words(words: Words, state: State, told: SeatResistanceAdvice) -> str:
    """Return the advice in one line, the best move first; it is about elimination if that is at stake."""
    given = told.advice
    if not given.own:
        out, after = words.percent(given.eliminated), words.percent(given.eliminated_after)
        said = words("radiation-advice-rival", player=tester(state).name, out=out, after=after)
    else:
        key, figures = own_advice(words, given)
        said = words(key, **figures)
        if given.eliminated == 1:
            # The rest does not matter to an eliminated player.
            return said
    return words("radiation-advice-whole", advice=said) if told.whole else said


def own_advice(words: Words, given: ResistanceAdvice) -> tuple[str, dict[str, str]]:
    """Return the key of the tester's sentence, and its formatted figures."""
    out, after, lent = map(words.percent, (given.eliminated, given.eliminated_after, given.eliminated_lent))
    dose, dose_after, dose_lent = (
        short(words, each) for each in (given.dose, given.dose_after, given.dose_lent)
    )
    if given.hopeless:
        return "radiation-advice-lost", {}
    if given.best == "lend":
        if given.eliminated == 1:
            return "radiation-advice-lend", {}
        if out != lent:
            return "radiation-advice-lend-out", {"out": out, "after": lent}
        return "radiation-advice-lend-dose", {"dose": dose, "after": dose_lent}
    if given.best == "reroll" and given.eliminated == 1 and given.gene_saves:
        return "odds-advice-out-reroll", {"out": out, "after": after}
    about_out = why.elimination_advice(given, out, after)
    if about_out is not None:
        return about_out.key, {name: str(figure) for name, figure in about_out.params.items()}
    if given.best == "reroll":
        return "radiation-advice-reroll", {"dose": dose, "after": dose_after}
    if given.lends and out != lent:
        return "radiation-advice-lend-keep", {"out": out, "after": lent}
    if given.eliminated == 1:
        return "radiation-advice-slim", {}
    price = short(words, given.price)
    return "radiation-advice-keep", {"dose": dose, "after": dose_after, "price": price}


def _advice_sum(style: kit.Style, told: SeatResistanceAdvice, cost: int) -> list[str]:
    words, given = style.words, told.advice
    lends = given.best == "lend"
    said = words(
        "radiation-advice-sum-lend" if lends else "radiation-advice-sum",
        dose=short(words, given.dose),
        after=short(words, given.dose_lent if lends else given.dose_after),
        out=words.percent(given.eliminated),
        outafter=words.percent(given.eliminated_lent if lends else given.eliminated_after),
        price=short(words, given.price),
        net=words.signed(given.net_lent if lends else given.net, 1),
    )
    if given.own and (given.eliminated or given.eliminated_after):
        return [said, words("radiation-advice-stake", cost=cost)]
    return [said]


def short(words: Words, amount: Fraction) -> str:
    """Format an amount, with one decimal if necessary."""
    return words.number(amount, 0 if amount.denominator == 1 else 1)


def tester(state: State) -> Player:
    assert state.radiation is not None, "no radiation is under way"
    return state.players[state.radiation.tests[0].seat]
