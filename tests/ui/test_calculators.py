"""The calculators without a game agree with the rulebook's examples."""

import asyncio
import re

import pytest

from companion.device.game_service import GameService
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.odds import Helps, Solution
from companion.rules.chromosome.questions import PhaseQuestion, ResistanceQuestion
from companion.ui.calculators.screen import DICE
from companion.ui.core.component import FRAME
from companion.ui.core.style import Style
from companion.ui.games import keys, ui_of
from companion.ui.shared.cup import Cup
from companion.ui.widgets.choose import even_rows
from companion.words import LANGUAGES, Words
from tests.loops import asynchronous
from tests.rules.odds.fights import bystander, fight, with_fate
from tests.ui.fights import table
from tests.ui.harness import DESKTOP, SMALL_PHONE, Harness, held_time
from tests.ui.services import at, opened, service


@asynchronous
async def test_equal_groups_win_equally_often() -> None:
    async with opened(service(), "/calculators") as app:
        assert app.sees("attacker wins 38%, tie 25%, defender wins 38%")


@asynchronous
async def test_five_against_four_is_the_battle_of_the_rulebook() -> None:
    async with opened(service(), "/calculators") as app:
        await turn(app, "Attacker, Group", 1)
        await turn(app, "Attacker, Combat genes", 1)
        await turn(app, "Attacker, Fate for strength", 1)
        await turn(app, "Defender, Combat genes", 2)
        assert {"5", "4"} <= set(app.texts())
        assert app.sees("attacker wins 62%, tie 19%, defender wins 19%")
        assert not app.sees("strength 5.")
        await app.tap("Show the sums, attacker wins 62%, tie 19%, defender wins 19%")
        assert app.sees("Attacker: group\u00a03, genes\u00a01, fate\u00a01, modifier 0: strength\u00a05.")


@asynchronous
async def test_on_a_wide_page_the_sums_lie_open_and_no_press_pretends_to_show_them() -> None:
    async with opened(service(), "/calculators", size=DESKTOP) as app:
        assert app.sees("Attacker: group\u00a02, genes\u00a00, fate\u00a00, modifier 0: strength\u00a02.")
        assert {"Attacker 2, Defender 2", "attacker wins 38%, tie 25%, defender wins 38%"} <= set(
            app.labels()
        )
        assert not any("the sums" in label for label in app.labels())


@asynchronous
async def test_every_figure_of_a_calculator_opens_the_sums_behind_it() -> None:
    async with opened(counting("own"), "/calculators") as app:
        for figures in ("Attacker 2, Defender 2", "attacker wins 38%", "Average losses"):
            await app.tap(labelled(app, f"Show the sums, {figures}"))
            assert app.sees("Attacker: group\u00a02, genes\u00a00, fate\u00a00, modifier 0: strength\u00a02.")
            await app.tap(labelled(app, f"Hide the sums, {figures}"))
            assert not app.sees("strength 2.")
        await app.tap("Test")
        for figures in (", Threat 3", ", dose 0", ", Average fate"):
            await app.tap(labelled(app, f"Show the sums{figures}"))
            assert app.sees("Power 2 + adjacent groups 1 = threat 3")
            await app.tap(labelled(app, f"Hide the sums{figures}"))
            assert not app.sees("= threat 3")


@asynchronous
async def test_domination_takes_the_attackers_loss_out_of_a_tie() -> None:
    async with opened(service(), "/calculators") as app:
        before = line(app, "Average losses")
        await app.tap("only the defender (Domination)")
        after = line(app, "Average losses")
        assert before != after
        assert before.split("defender")[1] == after.split("defender")[1]


@asynchronous
async def test_the_odds_are_drawn_with_the_number_a_frame_before_the_rest() -> None:
    async with opened(service(), "/calculators") as app:
        before = line(app, "Average losses")
        with held_time():
            await turn(app, "Attacker, Combat genes", 1)
            assert "Attacker, Combat genes: 1" in app.labels()
            assert app.sees("attacker wins 62%, tie 19%, defender wins 19%")
            assert line(app, "Average losses") == before
            await asyncio.sleep(FRAME)
            await app.settle()
        assert line(app, "Average losses") != before


INPUTS_OF_FATE = (
    "Fate for re-rolls",
    "Fate of all rivals",
    "Bystander",
    "Worth of a fate point",
    "What the others want",
)


@pytest.mark.parametrize(
    ("tab", "shown"),
    [
        ("Battle", {"none": (), "own": (0,), "all": (0, 2)}),
        ("Test", {"none": (), "own": (0,), "all": (0, 1, 3, 4)}),
        ("Phase", {"none": (), "own": (0,), "all": (0,)}),
    ],
)
@asynchronous
async def test_a_calculator_asks_for_fate_where_it_counts_and_the_choice_holds_for_all(
    tab: str, shown: dict[str, tuple[int, ...]]
) -> None:
    home = counting("none")
    for model, places in shown.items():
        async with opened(home, "/calculators") as app:
            await app.tap(tab)
            await choose_rerolls(app, model)
            asked = {name for name in INPUTS_OF_FATE if any(text.startswith(name) for text in app.texts())}
            assert asked == {INPUTS_OF_FATE[place] for place in places}
        async with opened(home, "/calculators") as app:
            for other in ("Battle", "Test", "Phase"):
                await app.tap(other)
                assert app.sees(f"Odds: {REROLL_NAMES[model]}. Show others")


@asynchronous
async def test_a_choice_of_another_calculator_is_taken_over_with_its_figures() -> None:
    async with opened(counting("own"), "/calculators") as app:
        await turn(app, "Attacker, Fate for re-rolls", 2)
        await app.tap("Test")
        await choose_rerolls(app, "none")
        await app.tap("Battle")
        assert app.sees("attacker wins 38%, tie 25%, defender wins 38%")
        assert not app.sees("Fate for re-rolls")


@asynchronous
async def test_fate_for_rerolls_is_played_out_at_its_worth() -> None:
    async with opened(counting("own"), "/calculators") as app:
        assert not app.sees("Worth of a fate point")
        await turn(app, "Defender, Fate for re-rolls", 2)
        assert app.sees("Average fate: attacker\u00a00.00 · defender\u00a00.00")
        for _ in range(2):
            await turn(app, "Worth of a fate point", -1)
        assert not app.sees("defender 0.00")


@asynchronous
async def test_what_a_gene_buys_before_the_dice_is_told_with_the_best_choice_marked() -> None:
    """3 against 2 wins 10 of 16 throws and 3/4 of a token; a gene worth a whole token is kept."""
    async with opened(service(), "/calculators") as app:
        await app.tap("Before the dice")
        assert app.sees("Enter combat genes or fate above.")
        await turn(app, "Attacker, Combat genes", 1)
        assert app.sees("Attacker: what to add")
        assert not app.sees("Defender: the answer")
        best = "gene\u00a0+1, wins 62%, gain, points +0.8, best"
        await app.tap(best)
        assert app.sees("answered by genes 0 and fate 0: worth +0.75, the best there is.")
        await app.tap(best)
        assert not app.sees("answered by")
        await turn(app, "Worth of a gene", 1)
        assert app.sees("nothing, wins 38%, gain, points 0.0, best")
        assert app.sees("gene\u00a0+1, wins 62%, gain, points \u22120.2")
        await app.tap("Before the dice, close")
        assert not app.sees("Attacker: what to add")


@asynchronous
async def test_the_defenders_table_answers_the_strength_that_is_entered() -> None:
    async with opened(counting("own"), "/calculators") as app:
        await app.tap("Before the dice")
        for name in ("Attacker, Combat genes", "Defender, Fate for re-rolls"):
            await turn(app, name, 1)
        assert app.sees("Defender: the answer to the strength above")
        await app.tap(next(label for label in app.labels() if label.startswith("fate\u00a0+1, wins 38%")))
        assert app.sees("Genes 0 and fate 1 against genes 1 and fate 0: worth 0.")


@asynchronous
async def test_more_choices_than_a_phone_works_out_at_once_are_refused_in_a_sentence() -> None:
    async with opened(counting("own"), "/calculators") as app:
        await app.tap("Before the dice")
        for side in ("Attacker", "Defender"):
            await turn(app, f"{side}, Combat genes", 8)
            await turn(app, f"{side}, Fate for re-rolls", 5)
        assert app.sees("too many choices")


@asynchronous
async def test_tables_that_must_leave_bystanders_out_say_so() -> None:
    """Fate of 6, 6 and 4 has 7 x 7 x 5 = 245 combinations.

    These are few enough for one battle, but too many for a table.
    """
    async with opened(counting("all"), "/calculators") as app:
        await turn(app, "Bystander’s fate", 4)
        await app.tap("attacker")
        await turn(app, "Attacker, Fate for re-rolls", 6)
        await turn(app, "Defender, Fate for re-rolls", 6)
        assert not app.sees("the bystanders are left out")
        await app.tap("Before the dice")
        assert app.sees("the bystanders are left out")


@asynchronous
async def test_a_bystanders_fate_counts_for_whom_it_helps() -> None:
    helper = bystander(Helps.DEFENDER, 1, 0)
    odds = Solution(with_fate(fight(2, 2), 0, 0, 0, 0, (helper,))).outlook.odds
    even, helped = "attacker wins 38%, tie 25%, defender wins 38%", round(odds.defender_wins * 100)
    assert helped > 38
    async with opened(counting("all"), "/calculators") as app:
        await turn(app, "Bystander’s fate", 1)
        assert app.sees(even)
        await app.tap("defender")
        for _ in range(2):
            await turn(app, "Worth of a fate point", -1)
        assert app.sees(f"defender wins {helped}%")
        await app.tap(next(label for label in app.labels() if label.startswith("Show the sums")))
        assert app.sees("Bystanders spend 0.")
        await app.tap("nobody")
        assert app.sees(even)


@asynchronous
async def test_the_sums_behind_the_bar_open_with_a_tap() -> None:
    async with opened(service(), "/calculators") as app:
        assert not app.sees("6 of 16")
        await app.tap(next(label for label in app.labels() if label.startswith("Show the sums")))
        assert app.sees("6 of 16")
        assert app.sees("Hide the sums")


@asynchronous
async def test_the_resistance_test_of_four_and_two_doses_as_in_the_rulebook() -> None:
    async with opened(service(), "/calculators") as app:
        await app.tap("Test")
        await turn(app, "Power of the space", 2)
        await turn(app, "Adjacent groups", 1)
        assert "6" in app.texts()
        assert app.sees("dose 2: 25%, dose 3: 25%, dose 4: 25%, dose 5: 25%")
        assert app.sees("out 0%")
        await turn(app, "Irradiation", 4)
        assert app.sees("out 50%")


@asynchronous
async def test_a_rival_has_a_die_rolled_again_for_what_the_rival_wants() -> None:
    """Half of the rolls eliminate; the other half are rolled again, and half of these eliminate too."""
    async with opened(counting("all"), "/calculators") as app:
        await app.tap("Test")
        await turn(app, "Power of the space", 2)
        await turn(app, "Adjacent groups", 1)
        await turn(app, "Irradiation", 4)
        assert app.sees("out 75%")
        assert app.sees("average +4.00")
        assert app.sees("Average fate: you\u00a00.00 · rivals\u00a00.50")
        await app.tap("nothing")
        assert app.sees("out 50%")
        assert app.sees("rivals\u00a00.00")


@asynchronous
async def test_a_rival_who_gains_by_irradiation_pays_for_it_when_it_is_worth_more_than_fate() -> None:
    """Of the doses 2 to 5, the 2 is re-rolled for 3.5 on average: a gain of 1.5 at a price of 2 or of 1."""
    async with opened(counting("all"), "/calculators") as app:
        await app.tap("Test")
        await turn(app, "Power of the space", 2)
        await turn(app, "Adjacent groups", 1)
        await app.tap("elimination and irradiation")
        assert app.sees("average +3.50")
        await turn(app, "Worth of a fate point", -1)
        assert app.sees("average +3.88")


@asynchronous
async def test_the_whole_phase_counts_every_area_of_a_player_and_leaves_others_alone() -> None:
    """Room for 3: threat 6 costs 2 to 5, threat 3 costs 0, 0, 1 or 2; 1/4 x 3/4 + 1/4 x 1/2 = 5/16."""
    async with opened(service(), "/calculators") as app:
        await app.tap("Phase")
        await turn(app, "Irradiation", 4)
        await turn(app, "Space 1, Player 1, groups", 1)
        await turn(app, "Space 2, Player 1, groups", 1)
        assert app.sees("Player 1 survives the tests: 31%, average +3.9.")
        assert app.sees("Player 2 survives the tests: 100%, average +2.5.")
        await turn(app, "Space 1, power", -1)
        assert app.sees("Player 2 survives the tests: 100%, average +1.5.")


@asynchronous
async def test_fate_in_the_whole_phase_is_spent_where_it_saves_a_player() -> None:
    """Half of the rolls eliminate; a fate point lends a gene to a 2 and re-rolls a 1: an eighth remains."""
    async with opened(counting("own"), "/calculators") as app:
        await app.tap("Phase")
        await turn(app, "Space 1, Player 1, groups", 1)
        await turn(app, "Irradiation", 4)
        assert app.sees("Player 1 survives the tests: 50%")
        assert not app.sees("Worth of a fate point")
        await turn(app, "Fate for re-rolls", 1)
        assert app.sees("Player 1 survives the tests: 88%, average +2.9 · fate \u22120.5.")
        await app.tap(next(label for label in app.labels() if label.startswith("Player 1 survives")))
        assert app.sees("Tests, power + groups: 4 + 2.")
        assert app.sees("a point kept is worth 2, being out costs 20")


@asynchronous
async def test_a_tap_on_a_player_opens_that_players_numbers() -> None:
    async with opened(service(), "/calculators") as app:
        await app.tap("Phase")
        await turn(app, "Players", 1)
        await app.tap(next(label for label in app.labels() if label.startswith("Player 3 survives")))
        await turn(app, "Active building genes", 2)
        assert app.sees("Player 3 survives the tests: 100%, average +0.8.")
        await turn(app, "Players", -1)
        assert not app.sees("Player 3")
        assert app.sees("Space 1, Player 2, groups: 1")


@asynchronous
async def test_numbers_stop_at_their_bounds() -> None:
    async with opened(service(), "/calculators") as app:
        await turn(app, "Attacker, Group", 1)
        for name in ("Attacker, Group, more", "Attacker, Combat genes, less"):
            with pytest.raises(AssertionError, match="0 things to tap"):
                app.tappable(name)


@asynchronous
async def test_two_quick_taps_do_not_pass_a_bound() -> None:
    async with opened(service(), "/calculators") as app:
        await turn(app, "Attacker, Group", -1)
        await turn(app, "Attacker, Group", 1)
        button = app.tappable("Attacker, Group, less")
        await asyncio.gather(app.fire(button, "click"), app.fire(button, "click"))
        assert "Attacker, Group: 1" in app.labels()
        await turn(app, "Attacker, Group", 1)


@asynchronous
async def test_dice_fall_and_the_throw_before_goes_into_the_history() -> None:
    async with opened(service(), "/calculators") as app:
        await app.tap("Dice")
        assert app.sees("Not rolled yet")
        await app.tap("Roll")
        await app.until(lambda: app.sees("shows "))
        assert not app.sees("Earlier rolls")
        await app.tap("Roll")
        assert app.sees("Earlier rolls")


@asynchronous
async def test_a_calculator_keeps_its_numbers_while_another_one_is_looked_at() -> None:
    async with opened(service(), "/calculators") as app:
        await turn(app, "Attacker, Group", 1)
        await app.tap("Dice")
        await app.tap("Roll")
        await app.until(lambda: not app.sees("Not rolled yet"))
        await app.tap("Test")
        await turn(app, "Power of the space", 2)
        await app.tap("Battle")
        assert app.sees("Attacker 3, Defender 2")
        await app.tap("Test")
        assert app.sees("Threat 5")
        await app.tap("Dice")
        assert not app.sees("Not rolled yet")


@asynchronous
async def test_the_calculator_used_last_comes_first_the_next_time() -> None:
    home = service()
    async with opened(home, "/calculators") as app:
        await app.tap("Test")
    async with opened(home, "/calculators") as app:
        assert app.sees("Power of the space")


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP])
@asynchronous
async def test_every_calculator_is_drawn_on_every_page(size: tuple[float, float]) -> None:
    async with opened(service(), "/calculators", size=size) as app:
        for name in ("Test", "Phase", "Dice", "Battle"):
            await app.tap(name)
            assert not app.errors


def test_a_die_falls_on_each_of_its_faces_and_on_no_other() -> None:
    cup = Cup(count=8, die=6)
    for _ in range(60):
        cup = cup.thrown()
        assert all(1 <= face <= 6 for face in cup.throws[0].faces)
    assert len(cup.throws) == 12
    assert [throw.number for throw in cup.throws] == list(range(60, 48, -1))


def test_everybodys_irradiation_follows_the_limit_of_the_phase_down() -> None:
    ill = PhaseQuestion.first().given("irradiation.0", 7)
    assert ill.turned("limit", -1).irradiation == (6, 0, 0, 0)


def test_irradiation_follows_its_limit_down() -> None:
    assert ResistanceQuestion(2, 1, irradiation=7, limit=7).turned("limit", -1).irradiation == 6


REROLL_NAMES = {"none": "nobody re-rolls", "own": "only one’s own dice", "all": "everybody re-rolls"}


def counting(rerolls: str) -> GameService:
    """The app's service on a device whose odds count these re-rolls."""
    home = service()
    home.remember("setting.odds-rerolls", rerolls)
    return home


async def choose_rerolls(app: Harness, model: str) -> None:
    """Make the odds count these re-rolls."""
    await app.tap(next(label for label in app.labels() if label.startswith("Odds: ")))
    await app.tap(next(label for label in app.labels() if label.startswith(f"{REROLL_NAMES[model]}: ")))


async def turn(app: Harness, name: str, by: int) -> None:
    """Change a number by this many taps on "more" or "less"."""
    for _ in range(abs(by)):
        await app.tap(f"{name}, {'more' if by > 0 else 'less'}")


def labelled(app: Harness, start: str) -> str:
    """Return the spoken name that begins with `start`."""
    return next(label for label in app.labels() if label.startswith(start))


def line(app: Harness, start: str) -> str:
    """Return the text that begins with `start`."""
    return next(text for text in app.texts() if text.startswith(start))


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", keys())
def test_tabs_stand_in_rows_as_even_as_can_be_and_break_no_word(
    game: str, language: str, scale: float
) -> None:
    words = Words(language).of(game)
    titles = [words(f"calc-{each.key}") for each in (*ui_of(game).calculators, DICE)]
    for width in range(320, 1441, 40):
        style = Style(words, width=width, scale=scale)
        count = even_rows(style, titles)
        assert len(titles) % count in (0, count - 1), "three and one would leave a hole"
        assert not style.breaks(titles, count) or count == 1
    few = even_rows(Style(words, width=320), titles)
    assert 1 < few < len(titles) or few == len(titles) == 1
    assert even_rows(Style(words, width=1440), titles) == len(titles)


@asynchronous
async def test_a_table_opens_the_calculator_with_its_own_numbers() -> None:
    fight = Fight(attacker=0, attacker_group=2, defender=1, defender_group=2)
    home, game = table(Correct(seat=0, what="tokens", delta=-4), fight, settings={"odds-rerolls": "own"})
    async with at(home, game) as app:
        bar = labelled(app, "Odds, show the sum, Magda wins")
        shown = bar.partition("show the sum, ")[2]
        figures = re.findall(r"[<>]?\d+%", shown)
        await app.tap(bar)
        await app.tap("Try other numbers in the calculator")
        assert "Attacker, Tokens on the board: 2" in app.labels()
        assert f"attacker wins {figures[0]}, tie {figures[1]}, defender wins {figures[2]}" in " ".join(
            app.labels()
        )
        await turn(app, "Attacker, Tokens on the board", 1)
        assert "Attacker, Tokens on the board: 3" in app.labels()
