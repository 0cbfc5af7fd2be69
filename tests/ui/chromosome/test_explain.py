"""Every figure explains itself: complete sentences in every language, with the right sums in them."""

from fractions import Fraction
from typing import Any

import pytest

from companion.rules.chromosome.luck import Throw, luck_report
from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    FACES,
    LIMIT,
    Advice,
    Moment,
    OddsError,
    ResistanceAdvice,
    SeatSolution,
    SeatTests,
    Solution,
    Stake,
    battle_odds,
)
from companion.rules.chromosome.odds.ranges import Field
from companion.rules.chromosome.options import Options
from companion.ui.chromosome import explain as why
from companion.words import LANGUAGES, Language, Words
from tests.rules.odds.fights import commitments, fight, reserve, with_fate
from tests.rules.odds.trials import OneTest, exposed, phase, threats

EN, PL = Words("en", strict=True).of("chromosome"), Words("pl", strict=True).of("chromosome")
BATTLE = fight(3, 2, 2, 2)


def test_the_defaults_are_those_of_the_rule_options() -> None:
    assert Options().die == FACES
    assert Options().irradiation_limit == LIMIT


def test_the_issues_example_reads_as_advice_in_words_and_its_figures_stand_in_the_sum() -> None:
    _, defender = Solution(with_fate(BATTLE, 1, 1)).advise(Moment(3))
    little = "Not worth it: the re-roll helps too little for fate that is worth 2\u00a0points."
    assert why.spell(EN, why.advice(defender)) == little
    told = "Nie warto: przerzut pomaga za mało jak na los wart 2\u00a0punkty."
    assert why.spell(PL, why.advice(defender)) == told
    told = why.spell(EN, why.advice_sum(defender))
    assert "−1.25" in told
    assert "−0.75" in told


def test_advice_tells_apart_what_pays_what_does_not_and_what_cannot_be() -> None:
    attacker, defender = Solution(with_fate(BATTLE, 1, 1, 0.25, 0.25)).advise(Moment(4))
    assert why.advice(defender).key == "odds-advice-reroll"
    assert why.advice(attacker).key == "odds-advice-no-gain"
    attacker, _ = Solution(with_fate(BATTLE, 0, 1)).advise(Moment(1))
    assert why.advice(attacker).key == "odds-advice-no-fate"


def test_a_chance_is_explained_by_the_throws_that_make_it() -> None:
    odds = battle_odds(BATTLE)
    assert why.spell(EN, why.battle_chance(odds, 1, "Win")) == "Win: 10 of 16."
    assert why.spell(PL, why.battle_chance(odds, 0, "Remis")) == "Remis: 3 na 16."


def test_an_expected_loss_is_explained_by_its_sum() -> None:
    odds = battle_odds(BATTLE)
    told = why.spell(EN, why.expected_loss(odds.attacker_losses))
    assert told == "Each loss times its chance: 1 × 31% + 2 × 6% = 0.44 tokens."
    assert why.expected_loss({0: Fraction(1)}).key == "odds-why-no-loss"


def test_a_dose_is_explained_by_the_threat_and_its_sum() -> None:
    test = OneTest(4, 2, 1, 3)
    odds = SeatSolution(test.with_fate()).first
    assert why.spell(EN, why.expected_dose(odds)).endswith("= 2.5.")
    assert why.spell(EN, why.threat(test.ruled)).startswith("Power 4 + adjacent groups 2 = threat 6;")
    assert why.eliminated(test.room, odds).key == "odds-why-safe"
    close = OneTest(4, 2, 0, 3)
    told = why.spell(EN, why.eliminated(close.room, SeatSolution(close.with_fate()).first))
    assert (
        told
        == "You can take 4 more; a dose of 5 or more eliminates you, and that happens in 25% of all tests."
    )
    assert why.expected_dose(SeatSolution(OneTest(1, 1, 4).with_fate()).first).key == "odds-why-no-dose"


def test_a_phase_is_explained_by_its_tests_in_the_order_in_which_they_are_made() -> None:
    played = phase(((2, (1, 1)), (5, (0, 3)), (4, (2, 0))), (exposed(), exposed()))
    assert why.phase_tests(played.of(0)).params["tests"] == "4 + 2, 2 + 1"
    assert why.phase_tests(played.of(1)).params["tests"] == "5 + 3, 2 + 1"


def test_whole_amounts_show_no_decimals_and_others_at_most_two() -> None:
    def shown(amount: Fraction) -> str:
        return why.spell(EN, why.expected_loss({0: 1 - amount, 1: amount})).split()[-2]

    assert [shown(Fraction(n, 12)) for n in (12, 6, 3, 4)] == ["1", "0.5", "0.25", "0.33"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_is_a_complete_sentence(language: Language) -> None:
    words = Words(language, strict=True).of("chromosome")
    plain, duel = battle_odds(BATTLE), Solution(with_fate(BATTLE, 2, 2, 0.25, 0.25))
    table = commitments(BATTLE, reserve(1, 1), reserve(1))
    last = Solution(with_fate(BATTLE, 1, 1, defender_on_board=2))
    test = OneTest(4, 2, irradiation=3)
    lucky = [Throw("Ola", 4, 4)] * 12
    reports = [
        luck_report([]),
        luck_report([Throw("Ola", 3, 4)]),
        luck_report(lucky),
        luck_report([Throw("Jan", 1, 4)] * 12),
    ]
    rerolled = luck_report([Throw("Ola", 4, 4, replaced=1, forced_by="Ola")])
    explanations = [
        *(why.battle_chance(plain, winner, "Magda") for winner in (1, 0, -1)),
        why.expected_loss(plain.attacker_losses),
        why.expected_dose(SeatSolution(test.with_fate()).first),
        why.threat(test.ruled),
        why.eliminated(test.room, SeatSolution(test.with_fate()).first),
        *(why.advice(each) for face in range(1, 5) for each in duel.advise(Moment(face))),
        why.advice_sum(duel.advise(Moment(1))[0]),
        *(why.advice(each) for face in range(1, 5) for each in last.advise(Moment(3, face))),
        why.advice_sum(last.advise(Moment(3, 1))[0]),
        *(why.commitment(row) for row in table.attacker_table),
        *(why.commitment(row, "defender") for row in table.defender_table(Stake(1, 0))),
        why.survival(SeatSolution(SeatTests(threats(6), 3, 1)).prospect),
        *(why.phase_tests(phase(((4, (2,)),), (exposed(0, 0, g),)).of(0)) for g in (0, 2)),
        why.phase_rerolls(SeatTests(())),
        *(why.luck(report) for report in reports),
        *(told for report in reports for each in report.players for told in why.player_luck(each)),
        *(why.player_rerolls(each) for report in (*reports, rerolled) for each in report.players),
    ]
    for explanation in explanations:
        sentence = why.spell(words, explanation)
        assert sentence.endswith("."), sentence
        assert "Fraction" not in sentence
        assert "{" not in sentence
    keys = {explanation.key for explanation in explanations}
    assert {"luck-no-dice", "luck-nobody", "luck-lucky", "luck-unlucky", "odds-commit-best"} <= keys
    assert {"luck-usual", "luck-rare", "luck-uneven"} <= keys


def test_a_reroll_that_changes_almost_nothing_is_called_that() -> None:
    advice = Advice(
        0,
        able=True,
        reroll=False,
        keep=0,
        force=-19,
        keep_tokens=0,
        force_tokens=1,
        scale=10,
        price=Fraction(2),
    )
    told = why.spell(EN, why.advice(advice))
    assert told == "Not worth it: the re-roll changes almost nothing and fate is worth 2\u00a0points."
    told = why.spell(PL, why.advice(advice))
    assert told == "Nie warto: przerzut prawie nic nie zmienia, a los jest wart 2\u00a0punkty."


def test_luck_is_told_in_games_and_not_in_p_values() -> None:
    twelve_fours = luck_report([Throw("Ola", 4, 4)] * 12)
    assert (
        why.spell(EN, why.luck(twelve_fours))
        == "Ola is lucky, pips: +18. That happens once in 1,000\u00a0games."
    )
    told = [why.spell(PL, each) for each in why.player_luck(twelve_fours.players[0])]
    assert told[0] == "Ola: 12 rzutów, suma oczek 48, zwykle około 30."
    assert told[1].startswith("Tak bywa raz na")
    assert told[2] == "Ścianki wypadają bardzo nierówno: warto obejrzeć kość."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", Field)
def test_every_field_has_a_name_and_every_error_its_sentence(field: Field, language: Language) -> None:
    words = Words(language, strict=True).of("chromosome")
    for key in ("odds-error-whole", "odds-error-number"):
        sentence = why.error(OddsError(field, 1, 3, 7, key), words)
        assert sentence.endswith(".")
        assert "1" in sentence
        assert "3" in sentence


def test_an_error_names_the_field_and_its_range() -> None:
    with pytest.raises(OddsError) as caught:
        fight(4, 1)
    told = why.error(caught.value, EN)
    assert told == "Attacking group: a whole number from 1 to 3 is needed."


def advised(**figures: int) -> Advice:
    """An advice not to re-roll, with these figures in quarters."""
    given: dict[str, Any] = {"keep": 0, "force": -8, "keep_tokens": 0, "force_tokens": 2, **figures}
    return Advice(0, able=True, reroll=False, scale=4, price=Fraction(5, 2), **given)


def test_a_reroll_that_gains_nothing_on_average_will_not_make_it_better() -> None:
    assert why.advice(advised(force_tokens=0)).key == "odds-advice-no-gain"
    assert why.advice(advised(force_tokens=-1)).key == "odds-advice-no-gain"


def test_a_quarter_of_a_token_is_more_than_almost_nothing() -> None:
    assert why.advice(advised(force_tokens=1)).key == "odds-advice-keep"


def test_fate_may_be_worth_a_broken_number_of_points() -> None:
    told = why.spell(EN, why.advice(advised()))
    assert told == "Not worth it: the re-roll helps too little for fate that is worth 2.5\u00a0points."


def test_a_reroll_that_draws_others_after_it_is_weighed_with_them() -> None:
    """The total fate that a re-roll costs may differ from the worth of a single point."""
    further = advised(force_tokens=11, force=-1)
    assert (further.gain, further.cost, further.price) == (Fraction(11, 4), 3, Fraction(5, 2))
    told = why.spell(EN, why.advice(further))
    assert told == "Not worth it: with all that follows the re-roll takes fate worth 3, and brings less."
    assert why.advice(advised(force_tokens=9)).key == "odds-advice-keep"


OUT, HALF, SAFE = Fraction(1), Fraction(1, 2), Fraction(0)


def of_being_out(reroll: bool, out: Fraction, after: Fraction) -> ResistanceAdvice:
    nothing = Fraction(0)
    lost = out == after == 1
    return ResistanceAdvice(
        0, True, True, reroll, nothing, nothing, out, after, nothing, nothing, hopeless=lost
    )


@pytest.mark.parametrize(
    ("told", "waits", "sentence"),
    [
        ((True, OUT, HALF), False, "Przerzuć: bez tego odpadasz."),
        ((True, OUT, HALF), True, "Przerzuć: bez tego odpadasz."),
        ((False, HALF, HALF), True, "Poczekaj: możesz jeszcze przerzucić własną kość."),
        ((True, HALF, SAFE), True, "Warto: po przerzucie odpadasz w 0% przypadków zamiast 50%."),
        (
            (False, HALF, SAFE),
            False,
            "Nie warto: po przerzucie odpadasz w 0% przypadków zamiast 50%, a los jest wart więcej.",
        ),
        (
            (True, SAFE, HALF),
            False,
            "Warto mimo ryzyka: po przerzucie odpadasz w 50% przypadków zamiast 0%.",
        ),
        ((False, SAFE, HALF), False, "Nie warto: po przerzucie odpadasz w 50% przypadków zamiast 0%."),
        ((True, HALF, HALF), False, None),
        ((False, OUT, OUT), True, "Przerzut nie pomoże: odpadasz i tak."),
    ],
)
def test_an_advice_about_being_eliminated_is_a_sentence_to_be_repeated_aloud(
    told: tuple[bool, Fraction, Fraction], waits: bool, sentence: str | None
) -> None:
    given = of_being_out(*told)
    out, after = PL.percent(given.eliminated), PL.percent(given.eliminated_after)
    found = why.elimination_advice(given, out, after, waits=waits)
    assert (None if found is None else why.spell(PL, found).replace("\u00a0", " ")) == sentence


def test_an_advice_speaks_of_last_tokens_where_they_can_be_lost_and_nowhere_else() -> None:
    """6 against 6: the attacker, with two tokens, can lose at most one of them."""
    duel = with_fate(fight(2, 2, 1), 1, 1, attacker_on_board=2, defender_on_board=2)
    attacker = next(each for each in Solution(duel).advise(Moment(3, 4)) if each.player == ATTACKER)
    assert not attacker.at_stake
    assert why.advice(attacker).key == "odds-advice-keep"
    last = next(each for each in Solution(duel).advise(Moment(3, 1)) if each.player == DEFENDER)
    assert last.at_stake
    assert why.advice(last, "100%", "50%").key == "odds-advice-must"


def test_whoever_can_still_take_irradiation_beyond_every_dose_is_told_how_much() -> None:
    test = OneTest(4, 2, 1, 3)
    told = why.spell(EN, why.eliminated(test.room, SeatSolution(test.with_fate()).first))
    assert told == "You can take 4 more, and no dose of this test goes beyond it."


def test_a_balance_has_its_sign_whether_it_is_a_gain_or_a_loss() -> None:
    attacker, defender = Solution(with_fate(BATTLE, 2, 2, 0.25, 0.25)).advise(Moment(1))
    told = sorted(why.spell(EN, why.advice_sum(each)) for each in (attacker, defender))
    assert told == [
        "If the die stays, your balance is +0.5 tokens; after a forced re-roll −1.19. "
        "The difference of −1.69 is set against fate worth 0.25.",
        "If the die stays, your balance is −0.5 tokens; after a forced re-roll +0.38. "
        "The difference of +0.88 is set against fate worth 0.27.",
    ]


def test_where_the_last_tokens_are_at_stake_every_figure_has_its_sign_too() -> None:
    last = Solution(with_fate(BATTLE, 1, 1, defender_on_board=2))
    moments = [Moment(one, other) for one in range(1, 5) for other in range(1, 5)]
    told = {
        why.spell(EN, why.advice_sum(each)) for at in moments for each in last.advise(at) if each.at_stake
    }
    risk = "Losing your last tokens costs 20\u00a0points and all the fate you hold;"
    rest = f"{risk} with the price of the re-roll that makes"
    assert {
        f"If the die stays, your balance is +1 tokens; after a forced re-roll −0.5. {rest} −8.5 points.",
        f"If the die stays, your balance is −2 tokens; after a forced re-roll −0.5. {rest} +16.5 points.",
    } <= told


def test_what_may_be_committed_is_told_with_its_answer_and_the_best_is_called_that() -> None:
    table = commitments(BATTLE, reserve(1, 1), reserve(1))
    assert [why.spell(EN, why.commitment(row)) for row in table.attacker_table][:2] == [
        "Genes 0 and fate 0, answered by genes 1 and fate 0: worth +1.94.",
        "Genes 1 and fate 0, answered by genes 1 and fate 0: worth +2.75, the best there is.",
    ]
    assert [why.spell(EN, why.commitment(row, "defender")) for row in table.defender_table(Stake(1, 0))] == [
        "Genes 0 and fate 0 against genes 1 and fate 0: worth −1.38.",
        "Genes 1 and fate 0 against genes 1 and fate 0: worth −0.75, the best there is.",
    ]


def test_the_tests_of_a_phase_name_the_building_genes_that_lower_them() -> None:
    areas = ((2, (1,)), (4, (2,)))
    told = why.spell(EN, why.phase_tests(phase(areas, (exposed(0, 0, 2),)).of(0)))
    assert told == "Tests, power + groups: 4 + 2, 2 + 1; building genes take 2 off each."
    assert "building" not in why.spell(EN, why.phase_tests(phase(areas, (exposed(),)).of(0)))


def test_rerolls_are_told_with_what_they_brought_and_what_was_to_be_expected() -> None:
    report = luck_report([Throw("Ola", 4, 4, replaced=1, forced_by="Ola"), Throw("Jan", 2, 4)])
    told = [why.spell(EN, why.player_rerolls(each)) for each in report.players]
    assert told == [
        "Ola paid for 1 re-roll: +3 pips, +1.5 were to be expected.",
        "Jan paid for no re-roll.",
    ]


def test_a_single_ordinary_throw_casts_no_doubt_on_the_die() -> None:
    own = luck_report([Throw("Ola", 3, 4)]).players[0]
    assert [each.key for each in why.player_luck(own)] == ["luck-player", "luck-usual"]
