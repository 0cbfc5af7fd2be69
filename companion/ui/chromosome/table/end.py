"""The end of Chromosome: where everybody's points come from, and what the game is remembered for."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.history import by_round
from companion.rules.chromosome.luck import luck_report, throws_of
from companion.rules.chromosome.scoring import ranking
from companion.rules.chromosome.state import Player, ScoreLine, State
from companion.rules.chromosome.story import Elimination, LuckyDie, PaidReroll, story, turning_point
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.luck import luck_section
from companion.ui.core.style import Style
from companion.ui.game.ending import Course, Ending, ScorePart, Standing


def ending(style: Style, context: GameContext) -> Ending:
    """Return the contents of this game's end page."""
    state: State = context.state
    outcome = state.outcome
    assert outcome is not None, "the game is not over"
    ends = by_round(context.open_game.table.states)
    turn, *others = told(style, context)
    scores = tuple(tuple(float(end.scores[player.seat]) for end in ends) for player in state.players)
    return Ending(
        standings=tuple(
            standing(style, line, state.players[line.seat], wins=line.seat in outcome.winners)
            for line in ranking(outcome.lines)
        ),
        course=(
            Course(style.words("chart-score"), tuple(str(end.round) for end in ends), scores)
            if len(ends) > 1
            else None
        ),
        turn=turn,
        story=tuple(others),
        ended_by=style.words(f"end-{outcome.termination}"),
    )


def standing(style: Style, line: ScoreLine, player: Player, *, wins: bool) -> Standing:
    """Return one player's score, line by line."""
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


def told(style: Style, context: GameContext) -> list[str]:
    """Return the memorable facts of the game, a sentence each; the first one turned the evening.

    That is the elimination that came last, or the lead that lasted; without either it is empty.
    """
    table, words = context.open_game.table, style.words
    state: State = table.state
    assert state.outcome is not None
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


def _eliminated(style: Style, names: list[str], fallen: Elimination) -> str:
    words, player = style.words, names[fallen.seat]
    if fallen.cause == "irradiation":
        return words(
            "story-out-irradiation", player=player, irradiation=fallen.irradiation, round=fallen.round
        )
    if fallen.taker is not None:
        return words("story-out-taken", player=names[fallen.taker], other=player, round=fallen.round)
    return words("story-out", player=player, round=fallen.round)


def _luckiest(style: Style, names: list[str], die: LuckyDie) -> str:
    return style.words(
        f"story-luckiest-{die.purpose}",
        player=names[die.roller],
        face=die.face,
        share=style.words.percent(die.chance),
        round=die.round,
    )


def _dearest(style: Style, names: list[str], reroll: PaidReroll) -> str:
    words, payer, roller = style.words, names[reroll.payer], names[reroll.roller]
    before, after, round_ = reroll.before, reroll.after, reroll.round
    if reroll.payer == reroll.roller:
        return words("story-dearest", player=payer, before=before, after=after, round=round_)
    return words("story-dearest-other", player=payer, other=roller, before=before, after=after, round=round_)


def luck_of(style: Style, context: GameContext) -> list[ft.Control]:
    """Draw whom the dice of this game liked."""
    table = context.open_game.table
    events = (event for entry in table.entries for event in entry.events)
    players = {player.name: player for player in table.state.players}
    return luck_section(style, luck_report(throws_of(events)), players)
