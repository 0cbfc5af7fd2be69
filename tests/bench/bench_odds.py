"""Speed of the odds: against a simulation in pure Python, against icepool, and against a tap on the table."""

# pyright: reportMissingTypeStubs=false, reportUnknownVariableType=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import icepool

from companion.rules.chromosome.odds import battle_odds
from companion.words import Words
from tests.bench.answers import BATTLE, WORTH, Answer, ours
from tests.bench.bench_taps import TABLE, tap_to_paint, with_game
from tests.bench.figures import Figure, median, timings
from tests.bench.programs import petri, started
from tests.browser.app import App
from tests.browser.chromium import headless_chromium
from tests.pack.inside import run_inside
from tests.rules.odds.fights import commitments, fight, reserve
from tests.seeds import before_the_dice, service_in

MOST_TAP = 1.5
"""Upper bound for the time of a tap in the calculator, as a multiple of that of a tap on the table."""

REROLLS = r"{}, Fate for re-rolls: (\d)"
WINS = r"attacker wins (\d+)%"
FIGHTER_WINS = r"Przemo wins (\d+)%"

ROUNDS = 3

Held = tuple[int, int]


def with_icepool(points: int) -> Answer:
    """Solve the same duel with icepool, idiomatically: every moment of the battle is a die of its outcomes.

    An outcome is the attacker's loss, the defender's loss, the winner, and the fate that each side has left.
    """
    die, rerolls = icepool.d(BATTLE.faces), 0

    def likes(side: int, endings: Any) -> Fraction:
        def worth(lost: int, other_lost: int, _: int, kept: int, other_kept: int) -> Fraction:
            if side == 0:
                return other_lost - lost + WORTH * kept
            return lost - other_lost + WORTH * other_kept

        return endings.map(worth).mean()

    def window(endings: Any, asked: Held, held: Held, again: Callable[[Held], Any]) -> Any:
        nonlocal rerolls
        forced = False
        for player in reversed(asked):
            if held[player]:
                offer = again((held[0] - (player == 0), held[1] - (player == 1)))
                if likes(player, offer) > likes(player, endings):
                    endings, forced = offer, True
        rerolls += forced
        return endings

    @cache
    def defence(attacker_die: int, held: Held) -> Any:
        def lies(face: int) -> Any:
            closed = icepool.Die([(*BATTLE.end(attacker_die - face), *held)])
            return window(closed, (1, 0), held, lambda paid: defence(attacker_die, paid))

        return die.map(lies)

    @cache
    def attack(held: Held) -> Any:
        return die.map(lambda face: window(defence(face, held), (0, 1), held, attack))

    for standing in product(range(points + 1), repeat=2):
        attack(standing)
    endings = attack((points, points))
    lost, other_lost, winner, kept, other_kept = (endings.marginals[place] for place in range(5))
    return Answer(
        (likes(0, endings), likes(1, endings)),
        winner.probability("==", 1),
        winner.probability("==", 0),
        (lost.mean(), other_lost.mean()),
        (points - kept.mean(), points - other_kept.mean()),
        rerolls,
    )


def simulated(runs: int = 20_000) -> Counter[tuple[int, int]]:
    """Simulate the plain battle this many times by the rules."""
    throw, faces = random.Random(1).random, BATTLE.faces
    attacker, defender = BATTLE.battle.attacker.strength, BATTLE.battle.defender.strength
    ends: Counter[tuple[int, int]] = Counter()
    for _ in range(runs):
        margin = attacker + int(throw() * faces) - defender - int(throw() * faces)
        if margin > 0:
            ends[0, min(margin, BATTLE.battle.defender.group)] += 1
        elif margin < 0:
            ends[min(-margin, BATTLE.battle.attacker.group), 0] += 1
        else:
            ends[1, 1] += 1
    return ends


def on_screen() -> Sequence[Figure]:
    """Time steppers of the battle calculator and of a battle in a game, compared with steppers on the table.

    Each tap in the calculator (with four fate points a side) and in the battle leads to odds that its server
    has not computed yet.
    """
    calculator_taken: list[float] = []
    battle_taken: list[float] = []
    table_taken: list[float] = []
    with headless_chromium() as browser, started(with_game) as server, started(with_fight) as fighting:

        def opened(url: str) -> App:
            page = browser.new_context(viewport={"width": 390, "height": 844}, locale="en").new_page()
            return App(page, url, painted=True)

        calculators, words = opened(server.url).open("calculators"), Words("en").of("chromosome")
        shown = words("rerolls-open", model=words("rerolls-none"))
        calculators.tap(shown).tap(re.compile(f"^{words('rerolls-all')}: "))
        calculator = calculators.page
        calculator.get_by_role("button", name="Defender, Fate for re-rolls, more").wait_for()
        battle = opened(fighting.url).open().tap("Resume").page
        table = opened(server.url).open()
        TABLE.reach(table)
        for side in ("Attacker", "Defender"):
            for _ in range(4):
                tap_to_paint(calculator, f"{side}, Fate for re-rolls, more", REROLLS.format(side))
        battle.get_by_role("button", name="Przemo: one combat gene more").wait_for()
        for name in TABLE.taps:  # the first tap is slower
            tap_to_paint(table.page, name, TABLE.read)
        for turn in range(ROUNDS):
            calculator.bring_to_front()
            if turn:
                tap_to_paint(calculator, "Attacker, Fate for re-rolls, less", REROLLS.format("Attacker"))
            names = _through_all_leads(turn, _calculated("Attacker"), _calculated("Defender"))
            calculator_taken += [tap_to_paint(calculator, name, WINS) for name in names]
            battle.bring_to_front()
            if turn:
                fighter = ("Tomek", "Przemo")[turn - 1]
                tap_to_paint(battle, f"{fighter}: one fate point more for strength", FIGHTER_WINS)
            names = _through_all_leads(turn, _fought("Przemo"), _fought("Tomek"))
            battle_taken += [tap_to_paint(battle, name, FIGHTER_WINS) for name in names]
            table.page.bring_to_front()
            table_taken += [tap_to_paint(table.page, name, TABLE.read) for name in TABLE.taps * 2]
    theirs = median(table_taken)
    goal, beside = f"<= {MOST_TAP} x table", f"table ({theirs:.0f} ms)"
    taken = {"the battle calculator": median(calculator_taken), "a battle": median(battle_taken)}
    return [
        Figure(
            f"tap in {where} to its odds", ours, "ms", goal, ours / theirs <= MOST_TAP, ours / theirs, beside
        )
        for where, ours in taken.items()
    ]


def with_fight(port: int, data: str) -> Sequence[str]:
    """Petri with a battle whose strengths are still to be settled."""
    with service_in(Path(data)) as service:
        before_the_dice(service)
    return petri(port, data)


def _calculated(side: str) -> tuple[str, str]:
    """Return the names of the calculator's buttons that add and remove a combat gene."""
    return f"{side}, Combat genes, more", f"{side}, Combat genes, less"


def _fought(player: str) -> tuple[str, str]:
    """Return the names of the same two buttons in a game's battle."""
    words = Words("en").of("chromosome")
    return words("battle-more-genes", player=player), words("battle-less-genes", player=player)


def _through_all_leads(turn: int, attacker: tuple[str, str], defender: tuple[str, str]) -> list[str]:
    """Return buttons that lead through all battles of 0 to 3 genes a side; each tap changes the odds."""
    names: list[str] = []
    for row in range(4):
        names += [attacker[row % 2]] * 3
        if row < 3:
            names.append(defender[turn % 2])
    return names


SOLVE = """
import statistics, time
from tests.bench.answers import ours
for _ in range(3):
    ours(4)
taken = []
for _ in range(15):
    begun = time.perf_counter()
    ours(4)
    taken.append(time.perf_counter() - begun)
print(statistics.median(taken))
code = 0
"""


def in_pyodide() -> Figure:
    """Time the duel with 4 + 4 fate points in the browser's Python, under Node."""
    done = run_inside(SOLVE)
    assert done.returncode == 0, done.stderr[-2000:]
    there = float(done.stdout.strip().splitlines()[-1]) * 1000
    here = median(timings(lambda: ours(4), runs=15, warm_up=3)) * 1000
    ratio = there / here
    beside = f"CPython ({here:.2f} ms)"
    return Figure("duel, 4 + 4 fate, in Pyodide", there, "ms", "<= 4 x CPython", ratio <= 4, ratio, beside)


def run() -> Sequence[Figure]:
    assert ours(4) == with_icepool(4)
    four = median(timings(lambda: ours(4), runs=31, warm_up=3))
    ten = median(timings(lambda: ours(10), runs=11))
    yardstick = median(timings(lambda: with_icepool(4), runs=5))
    plain = median(timings(lambda: [battle_odds(BATTLE) for _ in range(200)], runs=21)) / 200
    thrown = median(timings(simulated, runs=5))
    table = median(
        timings(lambda: commitments(fight(3, 2), reserve(4, 4), reserve(4, 4)).attacker_table, runs=7)
    )
    pool, dice = yardstick / four, thrown / plain
    ms, ours_took = 1e3, "our time"
    return (
        Figure("duel, 4 + 4 fate, every die decided", four * ms, "ms", "<= 2 ms", four <= 0.002),
        Figure("duel, 10 + 10 fate, every die decided", ten * ms, "ms", "<= 15 ms", ten <= 0.015),
        Figure("4 + 4 with icepool", yardstick * ms, "ms", ">= 50 x", pool >= 50, pool, ours_took),
        Figure("plain battle", plain * 1e6, "us", "see next", True),
        Figure("20,000 throws of it", thrown * ms, "ms", ">= 1,000 x", dice >= 1000, dice, ours_took),
        Figure("commitments, 4 genes and 4 fate a side", table * ms, "ms", "<= 50 ms", table <= 0.05),
        in_pyodide(),
        *on_screen(),
    )
