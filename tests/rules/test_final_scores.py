"""A game that was played without the app is scored by the game itself, from its players' final numbers."""

from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.rules.carnomorphs.final_scores import CarnomorphScores
from companion.rules.carnomorphs.final_scores import Numbers as Fates
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.chromosome.final_scores import ChromosomeScores, dealt
from companion.rules.chromosome.final_scores import Numbers as ChromosomeNumbers
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.final_scores import (
    EnterResult,
    FinalNumbers,
    FinalScores,
    entered,
    final_state,
    supposed,
)
from companion.rules.kernel import Game, Rejection, Value
from companion.rules.soup.final_scores import Numbers as Spaces
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.table.journal import Entry
from companion.table.table import Table
from tests.games import Sum, each_scored, facts_of, final_scores_of
from tests.rules.finals import Paper

NAMES = ("Ola", "Jan", "Ewa", "Adam", "Iga")


def drawn(key: str, chance: Random) -> FinalScores:
    """Return random final numbers of a table, some of them impossible."""
    kind = final_scores_of(key)
    count = chance.choice(kind.counts)
    numbers = tuple(drawn_of(kind.numbers_of, chance) for _ in range(count))
    return kind.named(NAMES[:count], numbers, chance.choice(kind.variants))


def drawn_of(kind: type[FinalNumbers], chance: Random) -> FinalNumbers:
    def value(low: int, high: int) -> int:
        return chance.randint(low, chance.choice((low, min(high, low + 9), high, high)))

    return kind.model_validate(
        {
            each.name: chance.choice(each.choices) if each.choices else value(each.low, each.high)
            for each in kind.fields()
        }
    )


def score(key: str, finals: FinalScores) -> Sum | str:
    """Return scores and winners as the table works them out with a pencil, or the refusal."""
    pencil = facts_of(key).pencil
    assert pencil is not None, f"tests/games/{key}.py has no pencil"
    return pencil(finals)


def as_told(state: Any, game: Game[Any]) -> Sum:
    outcome = game.outcome(state)
    assert outcome is not None
    return Sum(outcome.scores, outcome.winners)


@each_scored
@given(seed=st.integers(0, 2**32))
def test_final_numbers_are_scored_as_the_rulebook_says(key: str, seed: int) -> None:
    game = GAMES[key]()
    finals = drawn(key, Random(seed))
    state = final_state(game, finals)
    if isinstance(state, Rejection):
        assert Paper(finals).refuses(game) == score(key, finals)
        return
    assert as_told(state, game) == score(key, finals)
    assert game.flaw(state) is None
    assert game.is_entered(state)


@each_scored
@given(seed=st.integers(0, 2**32))
def test_the_rules_of_an_entered_game_are_those_of_its_table(key: str, seed: int) -> None:
    game = GAMES[key]()
    chance = Random(seed)
    finals = drawn(key, chance)
    kind = type(finals)
    empty: Any = game.empty
    usual = empty.options
    finals = finals.replace(variant=kind.variants[0], options=chance.choice((None, changed(usual, chance))))
    state: Any = final_state(game, finals)
    if not isinstance(state, Rejection):
        assert state.options == (finals.options or usual)


def changed(usual: Any, chance: Random) -> Any:
    """Return the options with one of the yes-or-no options switched."""
    name = chance.choice([each for each, value in usual if isinstance(value, bool)])
    return usual.settled(name, not getattr(usual, name))


@each_scored
@given(seed=st.integers(0, 2**32))
def test_an_entered_game_is_a_journal_that_opens_and_is_undone_and_redone(key: str, seed: int) -> None:
    game = GAMES[key]()
    finals = drawn(key, Random(seed))
    if isinstance(final_state(game, finals), Rejection):
        return
    blobs = MemoryBlobStore()
    library = Library(blobs)
    start, *rest = finals.commands()
    file = library.create(key)
    table: Table[Any] = Table(game, file)
    assert isinstance(table.submit(start, further=[EnterResult(commands=tuple(rest))]), Entry)
    assert as_told(table.state, game) == score(key, finals)
    ended = table.state
    assert not isinstance(table.undo(), Rejection)
    assert game.outcome(table.state) is None
    assert game.flaw(table.state) is None
    assert not isinstance(table.redo(), Rejection)
    assert table.state == ended
    library.close()
    assert GameService(Library(blobs)).open(file.id).table.state == ended


@each_scored
@given(seed=st.integers(0, 2**32))
def test_the_numbers_of_a_result_are_read_from_its_journal(key: str, seed: int) -> None:
    game = GAMES[key]()
    finals = drawn(key, Random(seed))
    state: Any = final_state(game, finals)
    if isinstance(state, Rejection):
        return
    found = type(finals).of(state)
    assert final_state(game, found) == state
    assert found.variant == finals.variant
    for told, given_ in zip(found.numbers, finals.numbers, strict=True):
        for each in told.asked(found.variant, told.model_dump()):
            assert getattr(told, each.name) == getattr(given_, each.name)


@each_scored
def test_a_game_that_has_begun_takes_other_numbers_and_names_but_no_other_players(key: str) -> None:
    game = GAMES[key]()
    kind = final_scores_of(key)
    count = kind.counts[-1]
    nothing: dict[str, Any] = {}
    least = kind.supposed(kind.variants[0], [nothing] * count)
    finals = kind.named(NAMES[:count], least)
    begun = began(game, finals)
    assert finals.changes(game, begun) == finals.commands()[1:]
    corrected = kind.named(("Ewelina", *NAMES[1:count]), least)
    changes = corrected.changes(game, begun)
    assert changes is not None
    for command in changes:
        verdict = game.decide(begun, command)
        assert not isinstance(verdict, Rejection)
        begun = game.fold(verdict, begun)
    assert begun == final_state(game, corrected)
    fewer = kind.named(NAMES[: count - 1], least[1:])
    assert fewer.changes(game, began(game, finals)) is None
    options = changed(game.empty.options, Random(1))
    assert finals.replace(options=options).changes(game, began(game, finals)) is None


def began(game: Game[Any], finals: FinalScores) -> Any:
    """Return the state after the start of a game with these numbers."""
    verdict = game.decide(game.empty, finals.commands()[0])
    assert not isinstance(verdict, Rejection)
    return game.fold(verdict)


@each_scored
def test_one_player_too_many_or_too_few_is_refused_before_anything_else(key: str) -> None:
    game = GAMES[key]()
    kind = final_scores_of(key)
    seated = kind.newcomer(0, NAMES[0])
    least, most = kind.counts[0], kind.counts[-1]
    for variant in kind.variants:
        each = supposed(kind.numbers_of, variant, {})
        for count in (0, least - 1, most + 1, most + 9):
            finals = kind(players=(seated,) * count, numbers=(each,) * count, variant=variant)
            bounds: dict[str, Value] = {"count": count, "least": least, "most": most}
            assert final_state(game, finals) == Rejection(code="player-count", params=bounds)


@given(
    st.lists(st.integers(0, 12), min_size=2, max_size=4).flatmap(
        lambda left: st.tuples(
            st.just(left), st.lists(st.integers(0, 36), min_size=len(left), max_size=len(left))
        )
    )
)
def test_trophies_are_others_tokens_and_of_nobody_more_than_are_off_the_board(
    drawn: tuple[list[int], list[int]],
) -> None:
    left, trophies = drawn
    found = dealt(trophies, left)
    seats = range(len(left))
    # Nobody holds trophies of their own species, so a player holds at most what all others have lost.
    enough = sum(trophies) <= sum(left) and all(trophies[each] <= sum(left) - left[each] for each in seats)
    assert (found is not None) == enough
    if found is not None:
        assert [sum(held) for held in found] == trophies
        assert all(found[each][each] == 0 for each in seats)
        assert all(sum(held[owner] for held in found) <= left[owner] for owner in seats)


def test_more_trophies_than_tokens_off_the_board_are_counted_again() -> None:
    numbers = (
        ChromosomeNumbers(tokens=5, trophies=9, fate=1, irradiation=0),
        ChromosomeNumbers(tokens=4, trophies=0, fate=1, irradiation=0),
    )
    finals = ChromosomeScores.named(NAMES[:2], numbers)
    assert Paper(finals).refuses(CHROMOSOME) == "finals-too-many-tokens"


def chromosome(*numbers: Sequence[int]) -> Any:
    found = tuple(
        ChromosomeNumbers(tokens=tokens, trophies=trophies, fate=fate, irradiation=irradiation)
        for tokens, trophies, fate, irradiation in numbers
    )
    return final_state(CHROMOSOME, ChromosomeScores.named(NAMES[: len(found)], found))


def test_whoever_is_out_has_lost_whatever_the_points() -> None:
    state = chromosome((5, 2, 1, 3), (9, 3, 4, 8), (0, 8, 4, 0))
    assert [line.total for line in state.outcome.lines] == [6, 12, 16]
    assert [line.eliminated for line in state.outcome.lines] == [False, True, True]
    assert state.outcome.winners == (0,)


def test_equal_scores_share_the_victory() -> None:
    assert chromosome((5, 2, 1, 3), (6, 0, 0, 0), (1, 0, 0, 0)).outcome.winners == (0, 1)


def test_the_fate_of_a_table_with_more_of_it_counts_too() -> None:
    assert chromosome((5, 0, 9, 0), (6, 0, 0, 0)).outcome.lines[0].fate == 18


def test_the_fate_of_an_entered_game_is_bounded_by_its_box_and_not_by_the_table() -> None:
    state = chromosome((5, 0, 9, 0), (6, 0, 0, 0))
    assert state.options.fate_max == 4
    assert state.players[0].fate == 9


def test_whoever_dies_in_the_last_check_wins_nothing() -> None:
    numbers = (
        Fates(fate="escaped", objective="fulfilled"),
        Fates(fate="hibernated", objective="failed"),
        Fates(fate="infected", objective="fulfilled"),
        Fates(fate="dead"),
    )
    state: Any = final_state(CARNOMORPHS, CarnomorphScores.named(NAMES[:4], numbers))
    assert state.winners == (0,)
    assert [player.fate for player in state.players] == ["escaped", "hibernated", "dead", "dead"]


def test_numbers_are_complete_once_everything_that_counts_is_there() -> None:
    assert entered(Fates, "own", {"fate": "escaped"}) is None
    assert entered(Fates, "own", {"fate": "dead"}) == Fates(fate="dead")
    assert entered(Fates, "fulfilled", {"fate": "escaped"}) == Fates(fate="escaped")
    assert entered(Spaces, "before", {"place": 41}) is None
    assert entered(Spaces, "after", {"place": 41}) == Spaces(place=41)
    assert entered(Spaces, "after", {"place": 100}) is None
    assert supposed(Spaces, "before", {"amoebas": 3}) == Spaces(place=1, amoebas=3)


def test_nobody_knows_the_rounds_and_the_ending_of_a_game_that_was_entered() -> None:
    told = CHROMOSOME.header(chromosome((5, 2, 1, 3), (6, 0, 0, 0)))["summary"]
    assert told["entered"]
    assert "round" not in told
    assert "termination" not in told
