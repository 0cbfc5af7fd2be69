"""`companion odds battle`, `resistance` and `phase`; a game of Chromosome as lines of text."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any, Final

import click

from companion.cli.figures import FigureFormat, Words, columns, of_game, question_command
from companion.cli.speech import presentable
from companion.rules.chromosome import KEY
from companion.rules.chromosome.odds import Rerolls, played
from companion.rules.chromosome.questions import BattleQuestion, PhaseQuestion, ResistanceQuestion
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import SIDES, State

words = partial(of_game, KEY)


def battle_told(asked: BattleQuestion, show: Words, tell: FigureFormat) -> list[str]:
    """Format the odds of a battle: the re-roll model is in the first line, the assumptions in the last."""
    duel, odds = asked.duel, asked.outlook.odds
    found: dict[str, Any] = {name: value for name, value, _ in asked.figures}
    head = show(
        "odds-table-battle",
        attacker=duel.battle.attacker.strength,
        attackergroup=asked.attacker_size,
        defender=duel.battle.defender.strength,
        defendergroup=asked.defender_size,
        faces=asked.die,
    )
    attacker_wins, tied, defender_wins = tell.chances([odds.attacker_wins, odds.tie, odds.defender_wins])
    most = range(max(*odds.attacker_losses, *odds.defender_losses) + 1)
    names = tuple(show(f"odds-table-{side}") for side in SIDES)
    losses = zip(
        names,
        (odds.attacker_losses, odds.defender_losses),
        (odds.expected_attacker_loss, odds.expected_defender_loss),
        strict=True,
    )
    lines = [
        counted(show, asked.rerolls, head),
        "",
        *columns(
            (show("odds-table-attacker-wins"), attacker_wins),
            (show("odds-table-tie"), tied),
            (show("odds-table-defender-wins"), defender_wins),
        ),
        "",
        *columns(
            (show("odds-table-lost"), *map(str, most), show("odds-table-average")),
            *(
                (side, *tell.chances([lost.get(tokens, Fraction(0)) for tokens in most]), tell.amount(mean))
                for side, lost, mean in losses
            ),
        ),
    ]
    rows: list[tuple[str, ...]] = []
    if "attacker_eliminated" in found:
        shares = (tell.chance(found[f"{side}_eliminated"]) for side in SIDES)
        rows.append((show("odds-table-eliminated"), *shares))
    if "value_attacker" in found:
        rows.append(tell.row(show("odds-table-value"), *(found[f"value_{side}"] for side in SIDES)))
        rows.append(tell.row(show("odds-table-fate-spent"), *(found[f"{side}_fate_spent"] for side in SIDES)))
    if rows:
        lines += ["", *columns(("", *names), *rows)]
    return [*lines, "", *(show(key, **params) for key, params in asked.reckoned)]


def counted(show: Words, rerolls: Rerolls, head: str) -> str:
    """Return the first line of an answer: the question, and which model of re-rolls is used."""
    return f"{head}; {show('rerolls-counted', model=show(f'rerolls-{rerolls}'))}"


def counting_fate(*names: str) -> Callable[[dict[str, Any]], None]:
    """Return a `complete` callback for `question_command` that chooses the re-roll model if none is given.

    If any of these fate fields is given, all re-rolls count; otherwise no re-rolls count.
    """

    def complete(given: dict[str, Any]) -> None:
        if given["rerolls"] is None:
            fateful = any(given[name] is not None for name in names)
            given["rerolls"] = Rerolls.ALL if fateful else Rerolls.NONE

    return complete


def resistance_told(asked: ResistanceQuestion, show: Words, tell: FigureFormat) -> list[str]:
    """Format the odds of a resistance test: the re-roll model in the first line, assumptions in the last."""
    solution = played(asked.tests)
    odds, spent = solution.first, solution.spent
    head = show(
        "odds-table-resistance",
        threat=asked.tests.tests[0].threat,
        genes=asked.building_genes,
        irradiation=asked.irradiation,
        limit=asked.limit,
        faces=asked.die,
    )
    lines = [
        counted(show, asked.rerolls, head),
        "",
        *columns(
            (show("odds-table-dose"), *map(str, odds.dose)),
            (show("odds-table-chance"), *tell.chances(odds.dose.values())),
        ),
        "",
        *columns(
            (show("odds-table-expected-dose"), tell.amount(odds.expected_dose)),
            (show("odds-table-eliminated"), tell.chance(odds.eliminated)),
        ),
    ]
    if asked.rerolls != Rerolls.NONE:
        names = (show("odds-table-you"), show("odds-table-rival"))[: len(spent)]
        values = (solution.value(player) for player in range(len(spent)))
        rows = tell.row(show("odds-table-value"), *values), tell.row(show("odds-table-fate-spent"), *spent)
        lines += ["", *columns(("", *names), *rows)]
    return [*lines, "", *(show(key, **params) for key, params in asked.reckoned)]


def phase_told(asked: PhaseQuestion, show: Words, tell: FigureFormat) -> list[str]:
    """Format everybody's prospects in a radiation phase; the first line names the model of re-rolls."""
    powers = show.list([str(power) for power in asked.power[: asked.areas]])
    found = [asked.phase.prospect(seat) for seat in range(asked.players)]
    rows = (
        (
            show("calc-player", number=seat + 1),
            tell.chance(each.survives),
            tell.amount(each.expected_dose),
            tell.amount(each.fate_spent),
        )
        for seat, each in enumerate(found)
    )
    heads = ("odds-figure-survives", "odds-table-expected-dose", "odds-table-fate-spent")
    return [
        counted(show, asked.rerolls, f"{show('odds-field-power')}: {powers}"),
        "",
        *columns(("", *(show(each) for each in heads)), *rows),
        "",
        *(show(key, **params) for key, params in asked.reckoned),
    ]


def sized(given: dict[str, Any]) -> None:
    """Derive the number of areas from the powers, and the number of players from the groups, unless given."""
    counting_fate("fate")(given)
    for name, row in (("areas", "power"), ("players", "groups")):
        if given[name] is None:
            given[name] = len(given[row])


ODDS: Final[dict[str, click.Command]] = {
    "battle": question_command(
        KEY,
        BattleQuestion,
        battle_told,
        options={"attacker_size": "--attacker", "defender_size": "--defender", "cap_losses": "--uncapped"},
        spelled={"tie": {"attacker": "domination"}},
        complete=counting_fate("attacker_fate", "defender_fate", "bystander_fate", "other_bystander_fate"),
    ),
    "resistance": question_command(
        KEY,
        ResistanceQuestion,
        resistance_told,
        options={"lends": "--cannot-lend"},
        complete=counting_fate("fate", "rival_fate"),
    ),
    "phase": question_command(KEY, PhaseQuestion, phase_told, complete=sized, derived=("players", "areas")),
}
"""The commands by their names."""


def scored(state: State, seat: int) -> str:
    """Return the sum of a player's points, with its terms."""
    line = score(state.players[seat])
    return words()(
        "end-sum",
        tokens=line.tokens,
        trophies=line.trophies,
        fate=state.players[seat].fate,
        irradiation=line.irradiation,
    )


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines of text."""
    speak = words()
    yield speak("cli-replay-course", entries=entries, round=state.round, rounds=state.rounds)
    yield speak(f"phase-{state.phase}")
    for player in state.players:
        yield speak(
            "cli-replay-player",
            player=presentable(player.name),
            score=score(player).total,
            tokens=player.on_board,
            trophies=player.trophy_count,
            fate=player.fate,
            irradiation=player.irradiation,
        )
    if state.outcome is not None:
        winners = [presentable(state.players[seat].name) for seat in state.outcome.winners]
        yield speak("cli-replay-winners", players=speak.list(winners))
