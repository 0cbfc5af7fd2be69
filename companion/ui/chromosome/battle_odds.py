"""The odds of a battle on the screen: the bar, expected losses, and the sums behind them on demand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

import flet as ft

from companion.rules.chromosome.odds import START, Advice, BattleOdds, Duel, Helps, Moment, Rerolls, outlook
from companion.rules.chromosome.odds.positions import Helpers, bystanders, duel_of
from companion.rules.chromosome.questions import BattleQuestion
from companion.rules.chromosome.state import SIDES, Battle, Roll, Side
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.advice import SeatAdvice, battle_advice
from companion.ui.chromosome.battle_draft import Plan
from companion.ui.chromosome.battle_sides import colour_of
from companion.ui.chromosome.context import GameContext, Here
from companion.ui.chromosome.odds import (
    Opened,
    RerollChoice,
    SpokenAdvice,
    advice_lines,
    rerolls_row,
    worth_rows,
)
from companion.ui.widgets.odds import OddsShare, explanation, odds_bar, share_table
from companion.words import Words

NEVER = Fraction(0)


class SideLabel(NamedTuple):
    """The name and colour of one side of a battle."""

    name: str
    wins: str
    """The caption of the side's win below the bar; three words at most."""

    colour: str


Sides = tuple[SideLabel, SideLabel]
"""Attacker and defender."""


def outcome_bar(
    style: kit.Style,
    odds: BattleOdds | None,
    sides: Sides,
    tied: str,
    on_press: kit.Press | None,
    label: str,
) -> ft.Control:
    """Draw the chances that the attacker wins, that it is a tie, and that the defender wins.

    The bar is empty if `odds` is None.
    """
    p, (one, other) = style.palette, sides
    wins, tie, loses = (odds.attacker_wins, odds.tie, odds.defender_wins) if odds else (NEVER,) * 3
    parts = [
        OddsShare(wins, one.wins, one.colour, one.colour),
        OddsShare(tie, tied, p.tie, p.quiet),
        OddsShare(loses, other.wins, other.colour, other.colour),
    ]
    return odds_bar(style, parts, on_press=on_press, label=label)


def loss_table(style: kit.Style, title: str, odds: BattleOdds, sides: Sides) -> ft.Control:
    """Draw the chance of every number of lost tokens, for each side."""
    tables = (odds.attacker_losses, odds.defender_losses)
    counts = sorted({count for each in tables for count in each})
    rows = [(style.words.number(count), [each.get(count, NEVER) for each in tables]) for count in counts]
    heads = [(side.name, side.colour) for side in sides]
    return share_table(style, title, heads, rows)


def chance_sums(
    style: kit.Style, duel: Duel, odds: BattleOdds, sides: Sides, tied: str, *, start: bool = True
) -> list[str]:
    """Explain the three shares of the bar, and their assumptions.

    Args:
        start: Whether the shares are from before the dice.
    """
    plain = start and duel.rerolls == Rerolls.NONE
    whats = ((1, sides[0].wins), (0, tied), (-1, sides[1].wins)) if plain else ()
    said = [why.spell(style.words, why.battle_chance(odds, winner, what)) for winner, what in whats]
    return said + [style.words(key, **params) for key, params in BattleQuestion.of(duel).reckoned]


def loss_sums(style: kit.Style, odds: BattleOdds) -> tuple[str, str]:
    """Explain the expected losses of attacker and defender."""
    attacker, defender = why.expected_loss(odds.attacker_losses), why.expected_loss(odds.defender_losses)
    return why.spell(style.words, attacker), why.spell(style.words, defender)


@dataclass(frozen=True)
class ShownOdds:
    """How this device shows the odds of a battle, and the assumptions behind them.

    Attributes:
        opened: The open explanation, and the assumptions about fate and re-rolls.
        helpers: The side that each bystander helps.
        help: Changes the side that a bystander helps.
    """

    opened: Opened
    helpers: Helpers
    help: Callable[[int, Helps], Any]


def sees_odds(context: GameContext, battle: Battle) -> bool:
    """Return whether this device may show the odds of at least one of the fighters."""
    return context.sees_odds(battle.attacker.seat) or context.sees_odds(battle.defender.seat)


def moment_of(battle: Battle, roll: Roll | None, *, read: bool) -> Moment | None:
    """Return the moment whose odds are shown; a rolled die counts as accepted.

    Return None once both dice are rolled.

    Args:
        read: Whether the die has stopped on the screen.
    """
    face = roll.face if roll is not None and read else None
    attack = roll is None or roll.purpose == "attack"
    if face is not None and not attack:
        return None
    standing = face if attack else battle.attacker.die
    return Moment(standing, closed=standing is not None)


def side_labels(here: Here) -> Sides:
    """Return the labels of both sides of the current battle."""
    state = here.state
    battle = state.battle
    assert battle is not None, "no battle is under way"
    players = (state.players[battle.fighter(side).seat] for side in SIDES)
    one, other = (
        SideLabel(
            player.name,
            here.words("battle-wins", player=player.name),
            colour_of(here.style, state, player.seat),
        )
        for player in players
    )
    return one, other


def odds_part(here: Here, duel: Duel, moment: Moment, shown: ShownOdds) -> ft.Control:
    """Draw the outcome bar with its three captions; a press shows the sums behind it."""
    style = here.style
    return outcome_bar(
        style,
        outlook(duel, moment).odds,
        side_labels(here),
        here.words("battle-tie"),
        shown.opened.toggle("odds"),
        _hint(style, shown.opened),
    )


def _hint(style: kit.Style, opened: Opened) -> str:
    return style.words("battle-odds-close" if opened.what == "odds" else "battle-odds-open")


def win_text(words: Words, odds: BattleOdds, side: int) -> str:
    """Format the chance that a side wins."""
    return words.percent((odds.attacker_wins, odds.defender_wins)[side])


def risk_texts(here: Here, duel: Duel, odds: BattleOdds) -> list[str]:
    """Return a sentence for each fighter who may or will lose all remaining tokens."""
    words, told = here.words, list[str]()
    for (_, fighter, _), share in zip(duel.fighters, duel.falls(odds), strict=True):
        player = here.state.players[fighter.seat].name
        if share == 1:
            told.append(words("battle-will-fall", player=player))
        elif share:
            told.append(words("battle-may-fall", player=player, share=words.percent(share)))
    return told


def plan_part(here: Here, opened: Opened) -> list[ft.Control]:
    """Draw the odds of a planned battle without any additions.

    The battle must be in the state already, as `planned` returns it.
    """
    rerolls = opened.rerolls
    duel = duel_of(
        here.state,
        fate_worth=opened.worth.points,
        rerolls=rerolls.model,
        elimination=opened.elimination.points,
    )
    if duel is None:
        return []
    labels, tie = side_labels(here), here.words("battle-tie")
    bar = outcome_bar(here.style, outlook(duel).odds, labels, tie, None, "")
    # This button is drawn only while the models are open, since it would make a full sheet taller.
    asked = what_if(here, "battle", BattleQuestion.of(duel)) if rerolls.open else []
    return [bar, *_below(here, duel, START, rerolls), *asked]


def unplanned_part(here: Here, plan: Plan, opened: Opened) -> list[ft.Control]:
    """Draw an empty bar for an incomplete plan, as tall as the odds that replace it."""

    def label(side: Side) -> SideLabel:
        seat = plan.side(side).seat
        if seat is None:
            return SideLabel("", here.words(f"term-{side}"), here.palette.quiet)
        name = here.state.players[seat].name
        return SideLabel(
            name, here.words("battle-wins", player=name), colour_of(here.style, here.state, seat)
        )

    labels = (label("attacker"), label("defender"))
    bar = outcome_bar(here.style, None, labels, here.words("battle-tie"), None, "")
    return [bar, rerolls_row(here.style, opened.rerolls)]


def _below(here: Here, duel: Duel, moment: Moment, rerolls: RerollChoice) -> list[ft.Control]:
    """Draw a warning for each fighter who may lose all tokens, and the re-roll model.

    A press on the model shows the other models.
    """
    style, p = here.style, here.palette
    odds = outlook(duel, moment).odds
    risks = risk_texts(here, duel, odds)

    def figure(model: Rerolls) -> str:
        found = outlook(replace(duel, rerolls=model), moment).odds
        return kit.dotted(here.words.percents([found.attacker_wins, found.tie, found.defender_wins]))

    stands = moment.closed and moment.attacker_die is not None and moment.defender_die is None
    # On small pages or in large text, a warning beside the model would wrap.
    beside = bool(risks) and not rerolls.open and not style.narrow
    row = rerolls_row(style, rerolls, stands=stands, beside=beside, figure=figure)
    if not risks:
        return [row]
    lines = kit.column([style.text(risk, kit.LABEL_STRONG, p.danger, lines=4) for risk in risks], expand=True)
    told = ft.Container(lines, padding=kit.GAP_SMALL, expand=True)
    return [ft.Row([told, row], spacing=kit.GAP)] if beside else [told, row]


def chances_part(
    here: Here,
    duel: Duel,
    moment: Moment,
    shown: ShownOdds,
    *,
    bar: ft.Control | None = None,
    more: Sequence[str] = (),
) -> ft.Control:
    """Draw the outcome bar with its captions, the possible losses, and the explanations that are open.

    Args:
        bar: A component that draws `odds_part` and redraws by itself; if None, draw `odds_part` here.
        more: Further explanations, shown while the odds' explanation is open.
    """
    style = here.style
    words, opened, model = here.words, shown.opened, shown.opened.rerolls.model
    odds, (attacker, defender) = outlook(duel, moment).odds, side_labels(here)
    parts: list[ft.Control] = [bar or odds_part(here, duel, moment, shown)]
    parts += _below(here, duel, moment, shown.opened.rerolls)
    if model == Rerolls.ALL and opened.what != "odds":
        parts += _outside(here, shown)
    if moment == START or opened.what == "odds":
        expected = words(
            "battle-expected",
            attacker=attacker.name,
            defender=defender.name,
            lost=words.number(odds.expected_attacker_loss, 1),
            taken=words.number(odds.expected_defender_loss, 1),
        )
        line = style.text(expected, kit.LABEL, here.palette.quiet, lines=3)
        label = f"{_hint(style, opened)}, {expected}"
        parts.append(kit.row_button(style, line, opened.toggle("odds"), label=label, padding=kit.GAP_SMALL))
    if opened.what == "odds":
        tied, sides = words("battle-tie"), (attacker, defender)
        sums = chance_sums(style, duel, odds, sides, tied, start=moment == START)
        sums += [
            words("battle-loss-sum", player=side.name, sum=total)
            for side, total in zip(sides, loss_sums(style, odds), strict=True)
        ]
        parts += [
            loss_table(style, words("battle-tokens-lost"), odds, sides),
            explanation(style, [*sums, *more]),
            *(_helpers(here, shown) if model == Rerolls.ALL else []),
            *worth_rows(style, opened, at_stake=any(duel.falls(odds))),
            *what_if(here, "battle", BattleQuestion.of(duel, moment)),
        ]
    return kit.column(parts, kit.GAP, stretch=True)


def _outside(here: Here, shown: ShownOdds) -> list[ft.Control]:
    """Draw a line that says whom each bystander with fate helps; a press opens the choice."""
    state, words, wished = here.state, here.words, dict(shown.helpers)
    seats = bystanders(state)
    if not seats:
        return []
    names = {helps: side.name for helps, side in zip(FOR_A_SIDE, side_labels(here), strict=True)}
    told = kit.dotted(
        words("battle-outside-nobody", player=player.name)
        if helped is None
        else words("battle-outside-helps", player=player.name, helped=helped)
        for player, helped in (
            (state.players[seat], names.get(wished.get(seat, Helps.NOBODY))) for seat in seats
        )
    )
    line = here.style.text(told, kit.LABEL, here.palette.quiet, lines=3)
    label = f"{_hint(here.style, shown.opened)}, {told}"
    return [kit.row_button(here.style, line, shown.opened.toggle("odds"), label=label, padding=kit.GAP_SMALL)]


FOR_A_SIDE = (Helps.ATTACKER, Helps.DEFENDER)


def _helpers(here: Here, shown: ShownOdds) -> list[ft.Control]:
    style, state = here.style, here.state
    words, (attacker, defender) = here.words, side_labels(here)
    sides = (
        (Helps.NOBODY, words("battle-helps-nobody")),
        (Helps.ATTACKER, words("battle-helps", player=attacker.name)),
        (Helps.DEFENDER, words("battle-helps", player=defender.name)),
    )
    wished = dict(shown.helpers)
    return [
        kit.column(
            [
                style.text(
                    words("battle-bystander", player=state.players[seat].name), kit.LABEL_STRONG, lines=2
                ),
                kit.options_row(
                    style,
                    sides,
                    wished.get(seat, Helps.NOBODY),
                    lambda side, seat=seat: shown.help(seat, side),
                    wrap=True,
                ),
            ],
            kit.GAP,
        )
        for seat in bystanders(state)
    ]


def _advice(here: Here, shown: ShownOdds) -> list[SeatAdvice]:
    """Return the advice about the rolled die for the players of this device."""
    opened = shown.opened
    costs = opened.worth.points, opened.rerolls.model, opened.elimination.points
    found = battle_advice(here.state, shown.helpers, *costs)
    return [each for each in found if here.context.sees_odds(each.seat)]


def advised_seats(here: Here, shown: ShownOdds) -> tuple[int, ...]:
    """Return the seats that this device acts for and for which a re-roll of the die pays."""
    return tuple(
        seat
        for seat, advice in _advice(here, shown)
        if advice.reroll and here.context.acts_for(seat) and here.state.players[seat].can_reroll
    )


def advice_part(here: Here, shown: ShownOdds) -> list[ft.Control]:
    """Draw one line of advice for each player of this device to whom the rolled die matters."""
    state, cost = here.state, shown.opened.elimination.points
    told = [
        SpokenAdvice(
            (seat,),
            advice_words(here.words, advice),
            [why.spell(here.words, why.advice_sum(advice, cost))],
        )
        for seat, advice in _advice(here, shown)
    ]
    # For the first die, the odds above already name the model.
    last = state.battle is not None and state.battle.attacker.die is not None
    model = shown.opened.rerolls.model
    note = here.words(f"rerolls-{model.advising}") if last or model != model.advising else ""
    lines = advice_lines(here, told, shown.opened, note)
    if not lines:
        return []
    return [kit.column(lines, kit.GAP_WIDE, stretch=True)]


def advice_words(words: Words, given: Advice) -> str:
    """Return the advice in one sentence, with chances of elimination in whole per cent."""
    out, after = words.percent(given.eliminated), words.percent(given.eliminated_after)
    return why.spell(words, why.advice(given, out, after))
