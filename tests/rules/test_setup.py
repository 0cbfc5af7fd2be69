"""Seating: the number of players, their pieces, and the starter."""

import pytest

from companion.rules.chromosome.corrections import Correct, MarkStarter
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import SetDetail
from companion.rules.chromosome.next_step import NextStep, next_step
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.setup import ChooseStarter, Seated, StartGame
from companion.rules.chromosome.turns import EndPhase, Pass
from companion.rules.clocks import SetClocks
from tests.rules.build import EWA, JAN, NAMES, OLA, Play, game, seated, start


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 5), (4, 4)])
def test_two_play_six_rounds_three_five_and_four_four(players: int, rounds: int) -> None:
    play = game(*NAMES[:players])
    assert (play.state.rounds, play.state.clock, play.state.round) == (rounds, rounds, 1)
    for number in range(2, rounds + 1):
        assert play.to_next_round().state.round == number
    play.to_preparation()
    assert play.state.phase == "over"
    assert play.outcome.termination == "rounds"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_action_genes_a_telepathy_gene_and_four_fate(players: int) -> None:
    for player in game(*NAMES[:players]).state.players:
        assert player.active == Genes(action=2, telepathy=1, combat=0, building=0)
        assert player.passive.total == 0
        assert player.fate == 4
        assert player.fate_token


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_irradiated_or_has_a_trophy_at_the_start(players: int) -> None:
    for player in game(*NAMES[:players]).state.players:
        assert player.irradiation == 0
        assert player.trophies == (0,) * players


def test_two_charged_tokens_stand_on_the_start_room_and_ten_wait_in_the_supply() -> None:
    play = game("Ola", "Jan")
    assert [(player.on_board, player.charged) for player in play.state.players] == [(2, 2), (2, 2)]
    assert [play.state.supply(seat) for seat in (OLA, JAN)] == [10, 10]


def test_the_first_round_begins_with_the_turn_of_the_first_starter_and_no_preparation() -> None:
    play = game("Ola", "Jan", "Ewa", starter=EWA)
    assert (play.state.phase, play.state.starter, play.active) == ("turns", EWA, EWA)
    assert play.refuses(BeginTurns()) == "not-in-preparation"


def test_players_keep_their_seats_species_and_colours() -> None:
    people = (
        Seated(name="Ola", species=3, species_name="Vigor", colour=1),
        Seated(name="Jan", species=0, colour=2),
    )
    play = Play().do(StartGame(players=people, starter=1))
    assert [(each.seat, each.name, each.species, each.colour) for each in play.state.players] == [
        (0, "Ola", 3, 1),
        (1, "Jan", 0, 2),
    ]
    assert [each.species_name for each in play.state.players] == ["Vigor", ""]


@pytest.mark.parametrize("count", [0, 1])
def test_nobody_plays_alone(count: int) -> None:
    assert Play().refuses(start(count)) == "player-count"


def test_there_is_no_fifth_seat() -> None:
    people = (*seated(*NAMES), Seated(name="Zyta", species=0, colour=0))
    assert Play().refusal(StartGame(players=people, starter=0)).params == {
        "count": 5,
        "least": 2,
        "most": 4,
    }


@pytest.mark.parametrize("starter", [-1, 2, 7])
def test_the_first_starter_sits_at_the_table(starter: int) -> None:
    assert Play().refuses(start(2, starter=starter)) == "starter-unknown"


def test_a_game_that_was_played_without_the_app_has_a_starter() -> None:
    command = start(2, starter=None).replace(entered=True)
    assert Play().refuses(command) == "starter-unknown"


def test_the_table_says_who_starts_once_everybody_sits() -> None:
    play = Play().do(start(3, starter=None))
    assert (play.state.phase, play.state.active) == ("setup", None)
    assert next_step(play.state) == NextStep("starter")
    play = play.do(ChooseStarter(seat=EWA))
    assert (play.state.phase, play.state.starter, play.active) == ("turns", EWA, EWA)
    assert play.state == Play().do(start(3, starter=EWA)).state
    assert play.refuses(ChooseStarter(seat=OLA)) == "not-in-setup"


def test_nothing_else_happens_before_the_table_has_said_who_starts() -> None:
    play = Play().do(start(3, starter=None))
    for command in (Pass(seat=0), EndPhase(), Correct(seat=0, what="fate", delta=-1), MarkStarter(seat=1)):
        assert play.refuses(command) == "starter-unknown"
    assert play.refuses(ChooseStarter()) == "starter-unknown"


@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_the_lot_may_name_the_first_starter(drawn: int) -> None:
    faces: list[int] = []

    def roll(count: int) -> int:
        faces.append(count)
        return drawn

    play = Play().do(start(3, starter=None))
    command = CHROMOSOME.throw(play.state, ChooseStarter(), roll)
    assert faces == [3]
    assert command == ChooseStarter(seat=drawn - 1, by_lot=True)
    assert play.do(command).state.starter == drawn - 1


def test_a_chosen_starter_needs_no_lot() -> None:
    command = ChooseStarter(seat=1)
    state = Play().do(start(3, starter=None)).state
    assert CHROMOSOME.throw(state, command, lambda faces: faces) is command


def test_the_journal_says_whether_the_lot_named_the_starter() -> None:
    play = Play().do(start(3, starter=None))
    said = [
        CHROMOSOME.label(play.state, each).params
        for each in (ChooseStarter(seat=EWA), ChooseStarter(seat=EWA, by_lot=True))
    ]
    assert said == [{"player": "Ewa", "lot": "no"}, {"player": "Ewa", "lot": "yes"}]


def test_two_players_share_neither_name_nor_species_nor_colour() -> None:
    ola = Seated(name="Ola", species=0, colour=0)
    for twin, code in (
        (Seated(name=" oLA ", species=1, colour=1), "same-name"),
        (Seated(name="Jan", species=0, colour=1), "same-species"),
        (Seated(name="Jan", species=1, colour=0), "same-colour"),
    ):
        assert Play().refuses(StartGame(players=(ola, twin), starter=0)) == code


def test_a_game_starts_once() -> None:
    assert game().refuses(start()) == "already-started"


def test_before_the_start_nothing_else_can_be_done() -> None:
    assert Play().refuses(SetDetail(detail="full")) == "not-in-game"
    assert Play().refuses(Pass(seat=0)) == "not-in-game"


def test_a_table_may_start_with_quick_detail_and_running_clocks() -> None:
    play = Play().do(StartGame(players=seated("Ola", "Jan"), starter=0, detail="quick", clocks=True))
    assert (play.state.detail, play.state.clocks) == ("quick", True)
    assert not play.do(SetClocks(running=False)).state.clocks
