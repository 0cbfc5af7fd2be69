"""`companion odds battle` and `resistance`, as a table or as JSON; a game of Chromosome in lines."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import click

from companion.cli.figures import (
    FigureFormat,
    OddsOptions,
    Words,
    columns,
    points,
    print_json,
    question_command,
)
from companion.cli.speech import CliCommand, presentable, say
from companion.rules.chromosome import KEY
from companion.rules.chromosome.odds import (
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LIMIT,
    OddsError,
    Rerolls,
    Rival,
    SeatSolution,
    SeatTests,
)
from companion.rules.chromosome.questions import BattleQuestion
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import SIDES, ResistanceTest, State

OPTIONS = {
    "attacker_size": "--attacker",
    "defender_size": "--defender",
    "attacker_bonus": "--attacker-bonus",
    "defender_bonus": "--defender-bonus",
    "attacker_fate": "--attacker-fate",
    "defender_fate": "--defender-fate",
    "fate_worth": "--fate-worth",
    "die": "--die",
    "power": "--power",
    "groups": "--groups",
    "building_genes": "--building-genes",
    "irradiation": "--irradiation",
    "limit": "--limit",
    "fate": "--fate",
    "rival_fate": "--rival-fate",
    "elimination": "--elimination",
}
"""The option that fills a field of the odds."""


OWN = OddsOptions(KEY, OPTIONS)
words, number, flag, refuse = OWN.words, OWN.number, OWN.flag, OWN.refuse


def battle_told(asked: BattleQuestion, show: Words, tell: FigureFormat) -> list[str]:
    """Tell the odds of a battle, the model of re-rolls first, and what they count with."""
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
    """Return the first line of an answer: what was asked, and whose re-rolls count."""
    return f"{head}; {show('rerolls-counted', model=show(f'rerolls-{rerolls}'))}"


def counting_fate(*names: str) -> Callable[[dict[str, Any]], None]:
    """Return what has everybody re-roll where fate of theirs is given, and nobody where none is."""

    def complete(given: dict[str, Any]) -> None:
        if given["rerolls"] is None:
            fateful = any(given[name] is not None for name in names)
            given["rerolls"] = Rerolls.ALL if fateful else Rerolls.NONE

    return complete


@click.command(
    "resistance",
    cls=CliCommand,
    help=words()("odds-cli-resistance"),
    short_help=words()("odds-cli-resistance-short"),
)
@number("--power", "odds-cli-power", required=True)
@number("--groups", "odds-cli-groups", required=True)
@number("--building-genes", "odds-cli-building-genes", default=0)
@number("--irradiation", "odds-cli-irradiation", default=0)
@number("--limit", "odds-cli-limit", default=LIMIT)
@number("--fate", "odds-cli-fate")
@number("--rival-fate", "odds-cli-rival-fate")
@number("--fate-worth", "odds-cli-fate-worth", points, default=FATE_WORTH)
@number("--elimination", "odds-cli-elimination", points, default=ELIMINATION)
@number("--die", "odds-cli-die", default=FACES)
@flag("--json", "odds-cli-json")
@flag("--exact", "odds-cli-exact")
def resistance(
    power: int,
    groups: int,
    building_genes: int,
    irradiation: int,
    limit: int,
    fate: int | None,
    rival_fate: int | None,
    fate_worth: float,
    elimination: float,
    die: int,
    json: bool,
    exact: bool,
) -> None:
    """Print the odds of a resistance test, with the best use of re-rolls when there is fate."""
    rivals = () if rival_fate is None else (Rival(rival_fate, fate_worth),)
    try:
        # Not validated here: the odds refuse whatever is no number of theirs, with its range.
        test = ResistanceTest.model_construct(seat=0, power=power, groups=groups, building=building_genes)
        solution = SeatSolution(
            SeatTests(
                (test,), irradiation, fate or 0, fate_worth, elimination, rivals, limit, die, lends=True
            )
        )
    except OddsError as problem:
        refuse(problem)
    odds, spent, with_fate = solution.first, solution.spent, fate is not None or rival_fate is not None
    answer: dict[str, Any] = {
        "dose": odds.dose,
        "expected_dose": odds.expected_dose,
        "eliminated": odds.eliminated,
    }
    if with_fate:
        answer |= {"value": solution.value(), "fate_spent": spent[0]}
    if rivals:
        answer["rival_fate_spent"] = spent[1]
    if json:
        print_json([(name, value, "") for name, value in answer.items()], exact)
        return
    show, tell = words(), FigureFormat(exact)
    lines = [
        show(
            "odds-table-resistance",
            threat=test.threat,
            genes=building_genes,
            irradiation=irradiation,
            limit=limit,
            faces=die,
        ),
        "",
        *columns(
            (show("odds-table-dose"), *(str(dose) for dose in odds.dose)),
            (show("odds-table-chance"), *tell.chances(list(odds.dose.values()))),
        ),
        "",
        *columns(
            (show("odds-table-expected-dose"), tell.amount(odds.expected_dose)),
            (
                show("odds-table-eliminated"),
                tell.chance(odds.eliminated),
            ),
        ),
    ]
    if with_fate:
        names = (show("odds-table-you"), show("odds-table-rival"))[: len(spent)]
        values = [solution.value(player) for player in range(len(spent))]
        lines += [
            "",
            *columns(
                ("", *names),
                tell.row(show("odds-table-value"), *values),
                tell.row(show("odds-table-fate-spent"), *spent),
            ),
        ]
    say("\n".join(lines))


ODDS: dict[str, click.Command] = {
    "battle": question_command(
        KEY,
        BattleQuestion,
        battle_told,
        options={"attacker_size": "--attacker", "defender_size": "--defender", "cap_losses": "--uncapped"},
        spelled={"tie": {"attacker": "domination"}},
        complete=counting_fate("attacker_fate", "defender_fate", "bystander_fate", "other_bystander_fate"),
    ),
    "resistance": resistance,
}
"""The commands by their names."""


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines for people."""
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
