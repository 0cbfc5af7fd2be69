"""The end of a game: the winner and the reason, the scores round by round, and the luck."""

from collections.abc import Mapping, Sequence

import flet as ft

from companion.rules.chromosome.history import RoundEnd, by_round
from companion.rules.chromosome.luck import LuckReport, PlayerLuck, luck_report, throws_of
from companion.rules.chromosome.scoring import ranking
from companion.rules.chromosome.state import Player, ScoreLine, State
from companion.rules.chromosome.story import Elimination, LuckyDie, PaidReroll, story, turning_point
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome import explain
from companion.ui.chromosome.context import Here
from companion.ui.game.ending import Course, Ending, ScorePart, Standing
from companion.ui.shared.charts import course_chart, course_of

BAR = 14
"""Height of a bar."""
LEAST_SCALE = 3.0
"""Minimum number of pips for a full bar, so that small differences look small."""


def luck_section(style: kit.Style, report: LuckReport, players: Mapping[str, Player]) -> list[ft.Control]:
    """Draw the luck report as a part of a longer page; nothing if nobody rolled a die."""
    if not any(each.throws for each in report.players):
        return []
    sentence = explain.spell(style.words, explain.luck(report))
    bars = luck_bars(style, report, players)
    return [kit.section(style, style.words("luck-title"), [style.text(sentence, kit.BODY), *bars])]


def luck_bars(style: kit.Style, report: LuckReport, players: Mapping[str, Player]) -> list[ft.Control]:
    """Draw a bar for each player who rolled a die; all bars have the same scale."""
    thrown = by_luck(report)
    return [LuckBar(style, each, players.get(each.player), scale_of(thrown)) for each in thrown]


def by_luck(report: LuckReport) -> list[PlayerLuck]:
    """Return the players who rolled a die, the largest surplus first."""
    thrown = (each for each in report.players if each.throws)
    return sorted(thrown, key=lambda each: each.surplus, reverse=True)


def scale_of(shown: Sequence[PlayerLuck]) -> float:
    """Return the number of pips for a full bar when bars are side by side."""
    return max([LEAST_SCALE, *(abs(float(each.surplus)) for each in shown)])


@kit.component
def LuckBar(style: kit.Style, own: PlayerLuck, player: Player | None, scale: float) -> ft.Control:
    """Draw one player's surplus of pips over fair dice; a negative surplus is drawn left of the middle.

    Args:
        own: The luck of the player's dice.
        player: The player whose species and colour the bar has; None in a report over many games.
        scale: Number of pips for a full bar, the same for all players.
    """
    p = style.palette
    shown, show = kit.use_state(False)
    colour = p.players[player.colour] if player else p.accent
    share = float(own.surplus) / scale
    units = round(abs(share) * 1000)
    bar = ft.Container(bgcolor=colour, height=BAR, border_radius=kit.RADIUS_MARK, expand=max(1, units))
    rest = ft.Container(expand=max(1, 1000 - units))
    left: list[ft.Control] = [rest, bar] if share < 0 else [ft.Container(expand=1000)]
    right: list[ft.Control] = [ft.Container(expand=1000)] if share < 0 else [bar, rest]
    middle = ft.Container(width=2, height=26, bgcolor=p.outline)
    mark = [species(player.species, colour, 28)] if player else []
    surplus = style.words.signed(own.surplus, 1)
    row = ft.Row(
        [
            *mark,
            ft.Row(
                [ft.Row(left, spacing=0, expand=True), middle, ft.Row(right, spacing=0, expand=True)],
                spacing=0,
                expand=True,
            ),
            ft.Container(
                style.text(surplus, kit.COUNT, align=ft.TextAlign.RIGHT), width=64 * min(style.scale, 1.5)
            ),
        ],
        spacing=kit.GAP,
    )
    told = " ".join(explain.spell(style.words, each) for each in explain.player_luck(own))
    said = style.words("pair", what=own.player, value=surplus)
    parts: list[ft.Control] = [
        style.text(own.player, kit.LABEL_STRONG, lines=1),
        kit.row_button(style, row, lambda: show(not shown), label=f"{said}. {told}", height=48),
    ]
    if shown:
        rerolls = explain.spell(style.words, explain.player_rerolls(own))
        parts += [style.text(told, kit.LABEL, p.quiet), style.text(rerolls, kit.NOTE, p.quiet)]
    return ft.Container(
        kit.column(parts, kit.GAP_SMALL),
        padding=ft.Padding.only(bottom=kit.GAP_WIDE if shown else 0),
    )


def charts(here: Here) -> list[ft.Control]:
    """Draw both charts of the game so far; none if the game ended in its first round."""
    context = here.context
    state: State = context.state
    states: Sequence[State] = context.open_game.table.states
    ends = by_round(states)
    if state.outcome is not None and len(ends) < 2:
        return []
    limit = float(state.options.irradiation_limit)
    irradiation = course_of(
        here.words("chart-irradiation"), ends, len(state.players), lambda end, seat: end.irradiation[seat]
    )
    return [
        course_chart(here, score_course(here.style, ends)),
        course_chart(here, irradiation, limit=limit),
    ]


def score_course(style: kit.Style, ends: Sequence[RoundEnd]) -> Course:
    title, seats = style.words("chart-score"), len(ends[-1].scores)
    return course_of(title, ends, seats, lambda end, seat: end.scores[seat])


def ending(here: Here) -> Ending:
    style, context = here.style, here.context
    state: State = context.state
    outcome = state.outcome
    assert outcome is not None, "the game is not over"
    ends = by_round(context.open_game.table.states)
    turn, *others = told(here)
    return Ending(
        standings=tuple(
            standing(style, line, state.players[line.seat], wins=line.seat in outcome.winners)
            for line in ranking(outcome.lines)
        ),
        course=score_course(style, ends) if len(ends) > 1 else None,
        turn=turn,
        story=tuple(others),
        ended_by=here.words("end-entered" if state.entered else f"end-{outcome.termination}"),
    )


def standing(style: kit.Style, line: ScoreLine, player: Player, *, wins: bool) -> Standing:
    words = style.words
    return Standing(
        seat=line.seat,
        name=player.name,
        shape=player.species,
        colour=player.colour,
        total=line.total,
        parts=(
            ScorePart(words("end-tokens"), line.tokens),
            ScorePart(words("end-trophies"), line.trophies),
            ScorePart(words("end-fate"), line.fate),
            ScorePart(words("end-irradiation"), -line.irradiation, style.palette.radiation_fill),
        ),
        sum=words(
            "end-sum",
            tokens=line.tokens,
            trophies=line.trophies,
            fate=player.fate,
            irradiation=line.irradiation,
        ),
        wins=wins,
        out=line.eliminated,
        became=words("player-row-out") if line.eliminated else "",
    )


def told(here: Here) -> list[str]:
    """Return the memorable facts of the game, one sentence each; the first is the turning point.

    The turning point is the last elimination, else the round in which the winner took the lead for good. If
    there is neither, the first sentence is empty.
    """
    style, table, words = here.style, here.context.open_game.table, here.words
    state: State = table.state
    assert state.outcome is not None
    if state.entered:  # If only the final numbers were entered, the course of the game is unknown.
        return [""]
    names = [player.name for player in state.players]
    found = story(event for entry in table.entries for event in entry.events)
    lines = [_eliminated(style, names, fallen) for fallen in reversed(found.eliminations)]
    ends = by_round(table.states)
    turned = turning_point(ends, state.outcome) if len(ends) > 1 else None
    if turned is not None:
        winner = names[state.outcome.winners[0]]
        lines.append(
            words("story-led", player=winner)
            if turned == 1
            else words("story-turning", player=winner, round=turned)
        )
    if not lines:
        lines.append("")
    if (battle := found.closest) is not None:
        lines.append(
            words(
                "story-closest",
                attacker=names[battle.attacker],
                defender=names[battle.defender],
                attack=battle.totals[0],
                defence=battle.totals[1],
                round=battle.round,
            )
        )
    if found.luckiest is not None:
        lines.append(_luckiest(style, names, found.luckiest))
    if found.dearest is not None:
        lines.append(_dearest(style, names, found.dearest))
    return lines


def _eliminated(style: kit.Style, names: list[str], fallen: Elimination) -> str:
    words, player = style.words, names[fallen.seat]
    if fallen.cause == "irradiation":
        return words(
            "story-out-irradiation", player=player, irradiation=fallen.irradiation, round=fallen.round
        )
    if fallen.taker is not None:
        return words("story-out-taken", player=names[fallen.taker], other=player, round=fallen.round)
    return words("story-out", player=player, round=fallen.round)


def _luckiest(style: kit.Style, names: list[str], die: LuckyDie) -> str:
    return style.words(
        f"story-luckiest-{die.purpose}",
        player=names[die.roller],
        face=die.face,
        share=style.words.percent(die.chance),
        round=die.round,
    )


def _dearest(style: kit.Style, names: list[str], reroll: PaidReroll) -> str:
    words, payer, roller = style.words, names[reroll.payer], names[reroll.roller]
    before, after, round_ = reroll.before, reroll.after, reroll.round
    if reroll.payer == reroll.roller:
        return words("story-dearest", player=payer, before=before, after=after, round=round_)
    return words("story-dearest-other", player=payer, other=roller, before=before, after=after, round=round_)


def luck_of(here: Here) -> list[ft.Control]:
    table = here.context.open_game.table
    events = (event for entry in table.entries for event in entry.events)
    players = {player.name: player for player in table.state.players}
    return luck_section(here.style, luck_report(throws_of(events)), players)
