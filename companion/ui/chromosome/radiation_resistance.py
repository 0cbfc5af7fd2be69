"""Steps 4 to 6 of a resistance test: threat, die, building genes, dose, and advice about the die."""

from fractions import Fraction
from typing import Final, NamedTuple, get_args

import flet as ft

from companion.rules.chromosome.odds import Phase, Rerolls, ResistanceAdvice, Wish
from companion.rules.chromosome.odds.positions import Nearby
from companion.rules.chromosome.questions import PhaseQuestion, ResistanceQuestion, reckoned_in_tests
from companion.rules.chromosome.state import ResistanceTest, State
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.advice import SeatResistanceAdvice, resistance_advice
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.odds import Opened, SpokenAdvice, advice_lines, worth_rows
from companion.ui.chromosome.radiation_prospect import goes_on
from companion.ui.widgets.odds import dose_chart, explanation
from companion.words import Words
from companion.words.fields import choice_name, field_name


def chances(
    here: Here, test: ResistanceTest, phase: Phase, opened: Opened, nearby: Nearby, toggle: str
) -> list[ft.Control]:
    """Draw the chance of every possible dose before the roll, given the re-rolls that count.

    Args:
        toggle: The name of the chart's explanation, which a press opens or closes.
    """
    style, words, tests = here.style, here.words, phase.of(test.seat)
    average, said = average_words(style, phase, test.seat), out_words(style, phase, test.seat)
    open_ = opened.what == toggle
    label = "radiation-odds-close" if open_ else "radiation-odds-open"
    parts: list[ft.Control] = [
        kit.row_button(
            style,
            first_doses(style, phase, test.seat),
            opened.toggle(toggle),
            label=words(label, average=average, out=said),
            padding=kit.GAP_SMALL,
        )
    ]
    if phase.rerolls == Rerolls.ALL and tests.rivals:
        parts += _others_wish(here, opened, toggle)
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


def _others_wish(here: Here, opened: Opened, toggle: str) -> list[ft.Control]:
    """Draw the objective of the other players in this test: a line, or a choice while it is open."""
    style, words = here.style, here.words
    if opened.what == toggle:
        choices: list[tuple[Wish, str]] = [(each, choice_name(words, "wish", each)) for each in WISHES]
        head = style.text(field_name(words, "wish"), kit.LABEL_STRONG, lines=2)
        row = kit.options_row(style, choices, opened.wish, opened.want, wrap=True)
        return [kit.column([head, row], kit.GAP)]
    told = words("radiation-wish", wish=choice_name(words, "wish", opened.wish))
    line = style.text(told, kit.LABEL, here.palette.quiet, lines=2)
    said = words("radiation-wish-open", wish=told)
    return [kit.row_button(style, line, opened.toggle(toggle), label=said, padding=kit.GAP_SMALL)]


def first_doses(
    style: kit.Style, phase: Phase, seat: int, align: ft.TextAlign = ft.TextAlign.START
) -> ft.Control:
    """Draw the chances of every dose in a player's first test, the average, and the risk."""
    p, odds, tests = style.palette, phase.first(seat), phase.of(seat)
    said = out_words(style, phase, seat)
    return kit.column(
        [
            dose_chart(style, odds.dose, tests.eliminates, ""),
            style.text(average_words(style, phase, seat), kit.LABEL, p.quiet, align=align, lines=2),
            style.text(said, kit.BODY_STRONG, p.danger if odds.eliminated else p.text, align=align, lines=2),
        ],
        kit.GAP,
        stretch=True,
    )


def average_words(style: kit.Style, phase: Phase, seat: int) -> str:
    words = style.words
    return words("radiation-average", dose=words.number(phase.first(seat).expected_dose, 1))


def out_words(style: kit.Style, phase: Phase, seat: int) -> str:
    """Say how often the first test eliminates the player."""
    odds = phase.first(seat)
    if not odds.eliminated:
        return style.words("radiation-safe")
    return style.words("radiation-chance-out", share=style.words.percent(odds.eliminated))


def out_figure(style: kit.Style, phase: Phase, seat: int) -> str:
    """Return the chance of elimination in a few words, to be shown beside a re-roll model."""
    share = style.words.percent(phase.first(seat).eliminated)
    return style.words("radiation-risk-out", share=share)


def test_advice(here: Here, opened: Opened, nearby: Nearby) -> list[ft.Control]:
    """Draw a line for each tester whom a re-roll would help, and for the rivals for whom it would pay."""
    told: list[SpokenAdvice] = []
    cost = opened.elimination.points
    for tester, each in _advice(here, opened, nearby):
        seats = tuple(seat for seat in each.seats if here.context.sees_odds(seat))
        if seats:
            said = advice_words(here.words, here.state, each, tester)
            told.append(SpokenAdvice(seats, said, _advice_sum(here.style, each, cost), tester))
    return advice_lines(here, told, opened, here.words(f"rerolls-{opened.rerolls.model.advising}"))


class Advised(NamedTuple):
    """The advice about one tester's die, for the buttons beside it."""

    rerolls: frozenset[int] = frozenset()
    """The seats for which a re-roll pays."""
    lends: bool = False
    """Whether it is better for the tester to use fate as a building gene."""


def advised_of(here: Here, opened: Opened, nearby: Nearby) -> dict[int, Advised]:
    """Return the advice that this device may show, by tester's seat."""
    found: dict[int, Advised] = {}
    for tester, each in _advice(here, opened, nearby):
        seats = frozenset(seat for seat in each.seats if here.context.sees_odds(seat))
        if not seats:
            continue
        told, lends = found.get(tester, Advised()), each.advice.best == "lend"
        pays = seats if each.advice.reroll and not lends else frozenset[int]()
        found[tester] = Advised(told.rerolls | pays, told.lends or lends)
    return found


def _advice(here: Here, opened: Opened, nearby: Nearby) -> list[tuple[int, SeatResistanceAdvice]]:
    """Return each piece of advice about a rolled die, with the seat of its tester."""
    model, cost = opened.rerolls.model, opened.elimination.points
    roll = here.state.roll
    return [
        (die.roller, each)
        for die in (roll.lying if roll is not None else ())
        for each in resistance_advice(
            here.state, die.roller, opened.worth.points, nearby, model, cost, opened.wish
        )
    ]


def advice_words(words: Words, state: State, told: SeatResistanceAdvice, tester: int) -> str:
    """Return the advice in one line, the best move first; it is about elimination if that is at stake."""
    given = told.advice
    if not given.own:
        out, after = words.percent(given.eliminated), words.percent(given.eliminated_after)
        said = words("radiation-advice-rival", player=state.players[tester].name, out=out, after=after)
    else:
        key, figures = own_advice(words, given)
        said = words(key, **figures)
        if given.eliminated == 1:
            # Later tests do not matter to an eliminated player.
            return said
    return words("radiation-advice-whole", advice=said) if told.whole else said


def own_advice(words: Words, given: ResistanceAdvice) -> tuple[str, dict[str, str]]:
    """Return the key of the sentence for the tester, and its formatted figures."""
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
