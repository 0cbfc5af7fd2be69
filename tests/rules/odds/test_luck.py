"""The luck report: who was lucky, with what confidence, and the effect of re-rolls."""

import random
from fractions import Fraction

import pytest

from companion.rules.chromosome.luck import Throw, luck_report
from companion.rules.dice import OddsError, even_sum


def row(player: str, faces: int, *shown: int) -> list[Throw]:
    return [Throw(player, face, faces) for face in shown]


def test_each_players_dice_stand_against_their_expectation() -> None:
    report = luck_report(row("Ola", 4, 4, 4, 3) + row("Jan", 4, 1, 2) + row("Ola", 6, 6))
    ola, jan = report.players
    assert (ola.player, ola.throws, ola.total, ola.expected) == ("Ola", 4, 17, Fraction(11))
    assert ola.counts == {4: (0, 0, 1, 2), 6: (0, 0, 0, 0, 0, 1)}
    assert (ola.surplus, jan.surplus) == (6, -2)
    assert report.luckiest == ola
    assert report.unluckiest == jan


def test_three_high_throws_prove_nothing() -> None:
    (ola,) = luck_report(row("Ola", 4, 4, 4, 4)).players
    assert ola.luck.p_value == pytest.approx(2 / 64)
    (ola, jan) = luck_report(row("Ola", 4, 4, 4, 4) + row("Jan", 4, 2, 3)).players
    assert ola.corrected == pytest.approx(1 - (1 - 2 / 64) ** 2)
    assert ola.verdict == jan.verdict == "usual"


def test_a_dozen_fours_are_lucky_and_a_dozen_ones_unlucky() -> None:
    ola, jan = luck_report(row("Ola", 4, *[4] * 12) + row("Jan", 4, *[1] * 12)).players
    assert (ola.verdict, jan.verdict) == ("lucky", "unlucky")
    assert ola.fairness.exact
    assert ola.fairness.p_value == pytest.approx(4 / 4**12)


def test_fair_dice_are_called_lucky_or_unlucky_in_at_most_one_game_in_twenty() -> None:
    rng, called, games = random.Random(3), 0, 400
    for _ in range(games):
        throws = [Throw(name, rng.randint(1, 4), 4) for name in "abcd" for _ in range(12)]
        called += any(each.verdict != "usual" for each in luck_report(throws).players)
    # Four standard errors above one in twenty.
    assert called / games <= 0.05 + 4 * (0.05 * 0.95 / games) ** 0.5


def test_what_a_reroll_brought_goes_to_who_paid_for_it() -> None:
    throws = [
        Throw("Przemo", 4, 4),
        Throw("Przemo", 1, 4, replaced=4, forced_by="Tomek"),
        Throw("Przemo", 2, 4, replaced=1, forced_by="Przemo"),
        Throw("Tomek", 1, 4),
        Throw("Tomek", 4, 4, replaced=1, forced_by="Tomek"),
    ]
    przemo, tomek = luck_report(throws).players
    assert (przemo.throws, tomek.throws) == (3, 2)
    assert (przemo.rerolls.count, przemo.rerolls.gained, przemo.rerolls.expected) == (1, 1, Fraction(3, 2))
    assert (tomek.rerolls.count, tomek.rerolls.gained, tomek.rerolls.expected) == (2, 6, Fraction(3))


def test_a_helper_may_have_wanted_the_other_die_high() -> None:
    throws = [Throw("Ola", 1, 4), Throw("Ola", 4, 4, replaced=1, forced_by="Jan", high=True)]
    ola, jan = luck_report(throws).players
    assert (jan.rerolls.gained, jan.throws) == (3, 0)
    assert (ola.rerolls.count, jan.luck.p_value, jan.score) == (0, 1, 0)
    # A player without throws does not make the others' luck look more ordinary.
    assert ola.corrected == ola.luck.p_value


def test_rerolls_however_chosen_do_not_make_fair_dice_look_lucky() -> None:
    """A player who re-rolls every 1 accepts high dice, but all throws together stay fair."""
    rng, surplus = random.Random(11), Fraction(0)
    for _ in range(3_000):
        face = rng.randint(1, 4)
        throws = [Throw("a", face, 4)]
        while face == 1:
            old, face = face, rng.randint(1, 4)
            throws.append(Throw("a", face, 4, replaced=old, forced_by="a"))
        surplus += luck_report(throws).players[0].surplus
    # One game throws 4/3 dice on average with variance 5/4 each.
    assert abs(surplus) <= 4 * (3_000 * 4 / 3 * 5 / 4) ** 0.5


def test_nobodys_dice_are_nobodys_luck() -> None:
    report = luck_report([])
    assert report.players == ()
    assert report.luckiest is report.unluckiest is None


def test_the_luck_of_one_player_is_the_exact_test_of_the_sum() -> None:
    (ola,) = luck_report(row("Ola", 4, 4, 3, 3, 4, 2) + row("Ola", 6, 5)).players
    assert ola.luck == even_sum({4: 5, 6: 1}, 21)
    assert ola.luck.exact


@pytest.mark.parametrize(("face", "faces", "replaced"), [(5, 4, None), (0, 4, None), (2, 4, 5), (1, 1, None)])
def test_a_throw_that_cannot_be_is_refused(face: int, faces: int, replaced: int | None) -> None:
    with pytest.raises(OddsError):
        Throw("Ola", face, faces, replaced)


@pytest.mark.parametrize(("face", "replaced"), [(5, None), (1, 5)])
def test_a_face_that_the_die_does_not_have_is_named_with_those_it_has(
    face: int, replaced: int | None
) -> None:
    with pytest.raises(OddsError) as caught:
        Throw("Ola", face, 4, replaced)
    told = caught.value
    assert (told.field, told.low, told.high, told.value) == ("face", 1, 4, 5)


def test_nobody_else_shares_the_luck_of_who_throws_alone() -> None:
    (ola,) = luck_report(row("Ola", 4, 4, 4, 4)).players
    assert ola.corrected == pytest.approx(ola.luck.p_value)
