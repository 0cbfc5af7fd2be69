"""`companion odds battle` and `resistance`, as a table or as JSON; a game of Chromosome in lines."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import click

from companion.cli.figures import FigureFormat, OddsOptions, columns, points, print_json
from companion.cli.speech import CliCommand, presentable, say
from companion.rules.chromosome import KEY
from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LIMIT,
    Duel,
    Holder,
    OddsError,
    Rival,
    SeatSolution,
    SeatTests,
    Solution,
    battle_odds,
    fight,
)
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import ResistanceTest, State, Tie

TIES: dict[str, Tie] = {"standard": "standard", "domination": "attacker"}

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


@click.command(
    "battle", cls=CliCommand, help=words()("odds-cli-battle"), short_help=words()("odds-cli-battle-short")
)
@number("--attacker", "odds-cli-attacker", required=True)
@number("--attacker-bonus", "odds-cli-attacker-bonus", default=0)
@number("--defender", "odds-cli-defender", required=True)
@number("--defender-bonus", "odds-cli-defender-bonus", default=0)
@number("--attacker-fate", "odds-cli-attacker-fate")
@number("--defender-fate", "odds-cli-defender-fate")
@number("--fate-worth", "odds-cli-fate-worth", points, default=FATE_WORTH)
@number("--die", "odds-cli-die", default=FACES)
@click.option("--tie", type=click.Choice(tuple(TIES)), default="standard", help=words()("odds-cli-tie"))
@flag("--json", "odds-cli-json")
@flag("--exact", "odds-cli-exact")
def battle(
    attacker: int,
    attacker_bonus: int,
    defender: int,
    defender_bonus: int,
    attacker_fate: int | None,
    defender_fate: int | None,
    fate_worth: float,
    die: int,
    tie: str,
    json: bool,
    exact: bool,
) -> None:
    """Print the odds of a battle, with the best use of re-rolls when there is fate."""
    try:
        fighting = fight(attacker, defender, attacker_bonus, defender_bonus, TIES[tie])
        mine, theirs = (Holder(fate or 0, fate_worth) for fate in (attacker_fate, defender_fate))
        duel = Duel(fighting, mine, theirs, faces=die)
    except OddsError as problem:
        refuse(problem)
    odds, with_fate = battle_odds(duel), attacker_fate is not None or defender_fate is not None
    extra: dict[str, Fraction] = {}
    if with_fate:
        solution = Solution(duel)
        odds, spent = solution.outlook
        extra = {
            "value_attacker": solution.value(ATTACKER),
            "value_defender": solution.value(DEFENDER),
            "attacker_fate_spent": spent[0],
            "defender_fate_spent": spent[1],
        }
    answer: dict[str, Any] = {
        "attacker_wins": odds.attacker_wins,
        "tie": odds.tie,
        "defender_wins": odds.defender_wins,
        "attacker_losses": odds.attacker_losses,
        "defender_losses": odds.defender_losses,
        "expected_attacker_loss": odds.expected_attacker_loss,
        "expected_defender_loss": odds.expected_defender_loss,
        **extra,
    }
    if json:
        print_json([(name, value, "") for name, value in answer.items()], exact)
        return
    show, tell = words(), FigureFormat(exact)
    attacker_wins, tied, defender_wins = tell.chances([odds.attacker_wins, odds.tie, odds.defender_wins])
    lines = [
        show(
            "odds-table-battle",
            attacker=fighting.attacker.strength,
            attackergroup=attacker,
            defender=fighting.defender.strength,
            defendergroup=defender,
            faces=die,
        ),
        "",
        *columns(
            (show("odds-table-attacker-wins"), attacker_wins),
            (show("odds-table-tie"), tied),
            (show("odds-table-defender-wins"), defender_wins),
        ),
        "",
    ]
    most = range(max(*odds.attacker_losses, *odds.defender_losses) + 1)
    rows = [
        (show("odds-table-lost"), *(str(tokens) for tokens in most), show("odds-table-average")),
        *(
            (side, *tell.chances([losses.get(tokens, Fraction(0)) for tokens in most]), tell.amount(mean))
            for side, losses, mean in (
                (show("odds-table-attacker"), odds.attacker_losses, odds.expected_attacker_loss),
                (show("odds-table-defender"), odds.defender_losses, odds.expected_defender_loss),
            )
        ),
    ]
    lines += columns(*rows)
    if with_fate:
        lines += [
            "",
            *columns(
                ("", show("odds-table-attacker"), show("odds-table-defender")),
                tell.row(show("odds-table-value"), extra["value_attacker"], extra["value_defender"]),
                tell.row(
                    show("odds-table-fate-spent"), extra["attacker_fate_spent"], extra["defender_fate_spent"]
                ),
            ),
        ]
    say("\n".join(lines))


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


ODDS: dict[str, click.Command] = {"battle": battle, "resistance": resistance}
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
