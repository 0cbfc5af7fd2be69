"""Attacks of phases 1 and 5, sentence by sentence (lines of the rulebook's aid)."""

import pytest

from companion.rules.kernel import Command, Rejection, decide
from companion.rules.soup.company import Follow
from companion.rules.soup.data import Gene
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import (
    AnswerAttack,
    Attack,
    CloseFight,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
    may_retry,
)
from companion.rules.soup.game import SOUP
from companion.rules.soup.meals import Eat
from companion.rules.soup.movement import Drift
from companion.rules.soup.state import State
from companion.words import Language, Words
from tests.rules.soup.tables import EWA, JAN, OLA, Play, table
from tests.words.catalogue import CHECKS, COMPLETE

SUPPLY = 55 - 2 * 19
ATTACK = Attack(seat=OLA, number=1, victim=JAN, victim_number=2)


def hungry(*genes: Gene, **options: object) -> Play:
    """Ola has Struggle for Survival, Jan holds these genes; it is Ola's turn of phase 1."""
    return table(detail="full", **options).genes(OLA, "struggle").genes(JAN, *genes)


def aggressive(*genes: Gene, **options: object) -> Play:
    """Ola has Aggression, Jan holds these genes; the dead of phase 5 are buried."""
    play = table(detail="full", **options).amoebas(OLA, 0, 0).amoebas(JAN, 0, 0)
    play.genes(OLA, "aggression").genes(JAN, *genes)
    return play.at("deaths").given(OLA, points=4).given(JAN, points=4).do(Bury())


def test_an_attack_costs_a_point_and_the_victim_is_removed_and_eaten() -> None:
    play = hungry().do(ATTACK)
    assert play[OLA].points == 3
    assert play.numbers[JAN] == [1]
    assert play[OLA].amoebas[0].meal == "ate"
    assert play.state.fight is None


def test_one_cube_of_each_colour_takes_the_victims_place_instead_of_excreting() -> None:
    assert hungry().do(ATTACK).state.supply == (SUPPLY - 1,) * 4


def test_only_struggle_for_survival_attacks_in_phase_1() -> None:
    assert table(detail="full").refuses(ATTACK) == "gene-missing"
    table(detail="full").genes(OLA, "aggression").do(ATTACK)


def test_own_amoebas_may_be_attacked_but_not_the_attacker_itself() -> None:
    play = hungry().do(Attack(seat=OLA, number=1, victim=OLA, victim_number=2))
    assert play.numbers[OLA] == [1]
    assert hungry().refuses(Attack(seat=OLA, number=1, victim=OLA, victim_number=1)) == "own-amoeba"


def test_an_armored_amoeba_cannot_be_attacked_in_phase_1() -> None:
    assert hungry("armor").refuses(ATTACK) == "armored"


def test_nobody_attacks_without_a_point_or_what_is_not_there() -> None:
    assert hungry().given(OLA, points=0).refuses(ATTACK) == "not-enough-points"
    assert hungry().refuses(ATTACK.replace(victim_number=7)) == "no-such-amoeba"


def test_an_amoeba_attacks_once_a_round() -> None:
    play = hungry("escape").do(ATTACK, AnswerAttack(seat=JAN, answer="escape"))
    play.do(TellEscape(escaped=True), CloseFight())
    assert play.refuses(ATTACK.replace(victim=EWA, victim_number=1)) == "has-eaten"
    assert play.do(Drift(seat=OLA, number=2)).state.fight is None
    pursuing = hungry("escape").genes(OLA, "struggle", "holding").do(ATTACK)
    pursuing.do(AnswerAttack(seat=JAN, answer="escape"), Follow(seat=OLA, number=1, leader=2))
    pursuing.do(TellEscape(escaped=True), CloseFight())
    assert pursuing.refuses(ATTACK.replace(victim=EWA, victim_number=1)) == "has-attacked"


def test_defense_pays_a_point_and_the_higher_die_wins() -> None:
    play = hungry("defense").do(ATTACK, AnswerAttack(seat=JAN, answer="defend"))
    assert play[JAN].points == 3
    play.do(RollFight(dice=((5, 4),)), CloseFight())
    assert play.numbers[JAN] == [1]
    assert play[OLA].amoebas[0].meal == "ate"


def test_an_attacker_who_loses_starves() -> None:
    play = hungry("defense").do(ATTACK, AnswerAttack(seat=JAN, answer="defend"))
    before = play[OLA].amoebas[0].wounds
    play.do(RollFight(dice=((3, 4),)), CloseFight())
    assert play.numbers[JAN] == [1, 2]
    assert (play[OLA].amoebas[0].meal, play[OLA].amoebas[0].wounds) == ("starved", before + 1)


@pytest.mark.parametrize("dice", [((3, 3),), ((3, 4), (2, 5)), ()])
def test_a_fight_is_thrown_again_until_the_dice_differ_and_no_further(
    dice: tuple[tuple[int, int], ...],
) -> None:
    play = hungry("defense").do(ATTACK, AnswerAttack(seat=JAN, answer="defend"))
    assert play.refuses(RollFight(dice=dice)) == "fight-dice"
    play.do(RollFight(dice=((3, 3), (6, 6), (1, 2))))
    assert play.state.fight is not None
    assert play.state.fight.result == "repelled"


def test_whether_a_lost_defence_leaves_cubes_is_an_option() -> None:
    fought = (
        ATTACK,
        AnswerAttack(seat=JAN, answer="defend"),
        RollFight(dice=((5, 4),)),
        CloseFight(),
    )
    assert hungry("defense").do(*fought).state.supply == (SUPPLY - 1,) * 4
    assert hungry("defense", defence_cubes=False).do(*fought).state.supply == (SUPPLY,) * 4


def test_whoever_can_defend_itself_may_also_let_itself_be_eaten() -> None:
    play = hungry("defense").do(ATTACK)
    assert play.numbers[JAN] == [1, 2]
    play.do(AnswerAttack(seat=JAN, answer="yield"))
    assert (play.numbers[JAN], play[JAN].points) == ([1], 4)


def test_an_answer_needs_its_gene_its_point_and_its_player() -> None:
    play = hungry("defense").do(ATTACK)
    assert play.refuses(AnswerAttack(seat=JAN, answer="escape")) == "gene-missing"
    assert play.refuses(AnswerAttack(seat=OLA, answer="defend")) == "not-asked"
    poor = play.given(JAN, points=0)
    assert poor.refuses(AnswerAttack(seat=JAN, answer="defend")) == "not-enough-points"


@pytest.mark.parametrize(("genes", "points"), [(("escape",), 3), (("escape", "streamlining"), 4)])
def test_an_escape_costs_a_point_unless_streamlining_makes_it_free(
    genes: tuple[Gene, ...], points: int
) -> None:
    play = hungry(*genes).do(ATTACK, AnswerAttack(seat=JAN, answer="escape"))
    assert play[JAN].points == points


@pytest.mark.parametrize(("genes", "dice"), [((), (2,)), (("movement-1",), (2, 4))])
def test_an_escape_throws_the_dice_of_its_movement_genes(
    genes: tuple[Gene, ...], dice: tuple[int, ...]
) -> None:
    play = hungry("escape", *genes).do(ATTACK, AnswerAttack(seat=JAN, answer="escape"))
    assert play.refuses(RollEscape(dice=(*dice, 1))) == "dice-count"
    play.do(RollEscape(dice=dice))
    assert play.refuses(RollEscape(dice=dice)) == "no-dice-now"


def test_who_chooses_the_direction_throws_nothing_to_escape() -> None:
    play = hungry("escape", "movement-2").do(ATTACK, AnswerAttack(seat=JAN, answer="escape"))
    assert play.refuses(RollEscape()) == "dice-count"
    play.do(TellEscape(escaped=True), CloseFight())
    assert play.numbers[JAN] == [1, 2]


def test_an_escape_may_fail_and_one_that_succeeds_leaves_the_attacker_starving() -> None:
    for escaped, numbers, meal in ((False, [1], "ate"), (True, [1, 2], "starved")):
        play = hungry("escape").do(ATTACK, AnswerAttack(seat=JAN, answer="escape"))
        play.do(TellEscape(escaped=escaped), CloseFight())
        assert play.numbers[JAN] == numbers
        assert play[OLA].amoebas[0].meal == meal


def test_persistence_throws_a_lost_fight_again_once_for_free() -> None:
    play = hungry("defense").genes(OLA, "struggle", "persistence").do(ATTACK)
    play.do(AnswerAttack(seat=JAN, answer="defend"), RollFight(dice=((1, 6),)))
    assert [may_retry(play.state, seat) for seat in (OLA, JAN)] == [True, False]
    play.do(RetryFight(seat=OLA, dice=((6, 1),)))
    assert not any(may_retry(play.state, seat) for seat in (OLA, JAN))
    assert play[OLA].points == 3
    assert play.state.fight is not None
    assert play.state.fight.result == "killed"
    assert play.refuses(RetryFight(seat=JAN, dice=((1, 6),))) == "gene-missing"


def test_the_second_attempt_is_the_last_and_belongs_to_who_lost() -> None:
    play = hungry("defense", "persistence").do(ATTACK, AnswerAttack(seat=JAN, answer="defend"))
    play.do(RollFight(dice=((6, 1),)))
    assert play.refuses(RetryFight(seat=OLA, dice=((6, 1),))) == "no-dice-now"
    play.do(RetryFight(seat=JAN, dice=((5, 1),)))
    assert play.refuses(RetryFight(seat=JAN, dice=((1, 6),))) == "retried"


def test_persistence_attacks_somebody_else_for_free_when_the_first_got_away() -> None:
    play = hungry("escape").genes(OLA, "struggle", "persistence")
    play.do(ATTACK, AnswerAttack(seat=JAN, answer="escape"), TellEscape(escaped=True))
    play.do(ATTACK.replace(victim=EWA, victim_number=1))
    assert (play[OLA].points, play.numbers[EWA]) == (3, [2])


def test_nothing_else_is_done_while_an_attack_is_open() -> None:
    play = hungry("defense").do(ATTACK)
    assert play.refuses(Eat(seat=OLA, number=2)) == "attack-open"
    assert play.refuses(CloseFight()) == "attack-open"
    assert hungry().refuses(CloseFight()) == "no-attack"
    assert play.refuses(RollFight(dice=((1, 2),))) == "no-dice-now"
    assert play.refuses(TellEscape(escaped=True)) == "no-dice-now"


# phase 5 -----------------------------------------------------------------------------------------


def test_aggression_kills_a_foreign_amoeba_after_the_natural_deaths_for_a_point() -> None:
    play = aggressive()
    supply = play.state.supply
    play.do(ATTACK)
    assert (play[OLA].points, play.numbers[JAN]) == (3, [1])
    assert play.state.supply == tuple(count - 2 for count in supply)


def test_one_amoeba_of_a_player_attacks_in_phase_5() -> None:
    play = aggressive().do(ATTACK)
    assert play.refuses(ATTACK.replace(number=2, victim_number=1)) == "has-attacked"


def test_aggression_waits_for_the_natural_deaths_and_spares_ones_own() -> None:
    early = table(detail="full").genes(OLA, "aggression").at("deaths").given(OLA, points=4)
    assert early.refuses(ATTACK) == "bury-first"
    own = Attack(seat=OLA, number=1, victim=OLA, victim_number=2)
    assert aggressive().refuses(own) == "own-amoeba"


def test_struggle_for_survival_alone_does_not_attack_in_phase_5() -> None:
    assert aggressive().genes(OLA, "struggle").refuses(ATTACK) == "gene-missing"


def test_armor_takes_a_damage_point_instead_of_dying_in_phase_5() -> None:
    play = aggressive("armor").do(ATTACK)
    assert play.numbers[JAN] == [1, 2]
    assert play[JAN].amoebas[1].wounds == 1


@pytest.mark.parametrize(("option", "wounds"), [("starves", 1), ("starves-in-phase-1", 0)])
def test_whether_a_losing_attacker_starves_in_phase_5_too_is_an_option(option: str, wounds: int) -> None:
    play = aggressive("defense", losing_attacker=option).do(ATTACK)
    play.do(AnswerAttack(seat=JAN, answer="defend"), RollFight(dice=((1, 2),)), CloseFight())
    assert play[OLA].amoebas[0].wounds == wounds


PHASES = ("movement", "deaths")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("genes", [(), ("escape",), ("defense",), ("armor", "escape"), ("armor",)], ids=str)
@pytest.mark.parametrize("phase", PHASES)
def test_a_label_says_whether_the_victim_was_eaten_killed_or_wounded(
    phase: str, genes: tuple[Gene, ...], language: Language
) -> None:
    """Aggression kills, or only wounds an amoeba with Armor; nobody is eaten in phase 5."""
    words = Words(language, strict=True, game="soup")
    told = CHECKS[language]["ends"]
    if phase == "movement" and "armor" in genes:
        return  # the amoeba is not attacked at all
    play = table(detail="full").genes(OLA, "aggression").genes(JAN, *genes).state
    state = play if phase == "movement" else play.replace(phase="deaths", active=None, buried=True)
    ways: list[list[Command]] = [[AnswerAttack(seat=JAN, answer="yield")]]
    if "escape" in genes:
        ways.append([AnswerAttack(seat=JAN, answer="escape"), TellEscape(escaped=False), CloseFight()])
    if "defense" in genes:
        ways.append([AnswerAttack(seat=JAN, answer="defend"), RollFight(dice=((6, 1),)), CloseFight()])
    for way in ways:
        now: State = state
        for command in [Attack(seat=OLA, number=1, victim=JAN, victim_number=1), *way]:
            if now.fight is None and not isinstance(command, Attack):
                continue  # the fight ended with the attack
            label = command.label(now)
            events = decide(now, command)
            assert not isinstance(events, Rejection), events
            after = SOUP.fold(events, now)
            was, amoeba = now.players[JAN].amoeba(1), after.players[JAN].amoeba(1)
            gone, hurt = amoeba is None, was is not None and amoeba is not None and amoeba.wounds > was.wounds
            end = ("eaten" if phase == "movement" else "slain") if gone else "wounded" if hurt else ""
            said = words(label.key, **label.params)
            assert {each: word in said for each, word in told.items()} == {each: each == end for each in told}
            now = after
        assert now.fight is None
