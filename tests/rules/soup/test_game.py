"""The parts of the game that the kernel calls: chance, journal rows, seats, clocks and the end."""

import json
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from inspect import isabstract, isclass
from pkgutil import iter_modules
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import companion.rules.soup
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import Command, Event, Outcome, SeatInfo
from companion.rules.seating import Rename
from companion.rules.soup.corrections import CorrectWounds
from companion.rules.soup.data import CARDS, PLAYERS, Card
from companion.rules.soup.fights import AnswerAttack, Attack, RetryFight, RollEscape, RollFight
from companion.rules.soup.game import SOUP
from companion.rules.soup.movement import Drift, RollMove
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import RollOrder
from companion.rules.soup.state import EMPTY
from companion.rules.soup.turns import EndGame, EndPhase
from tests.rules.soup.anything import EVENTS, event_of
from tests.rules.soup.tables import ADAM, JAN, OLA, OPENING, Play, seated, sitting, start, table

# chance ------------------------------------------------------------------------------------------


def falling(*faces: int) -> Callable[[int], int]:
    """A roller whose dice show these faces, one after the other."""
    left = iter(faces)

    def roll(sides: int) -> int:
        return next(left)

    return roll


def no_chance(faces: int) -> int:
    raise AssertionError("chance was asked")


def test_everybody_throws_again_until_no_two_totals_are_alike() -> None:
    state = sitting("Ola", "Jan", "Ewa").state
    thrown = SOUP.throw(state, RollOrder(), falling(1, 4, 2, 3, 6, 6, 1, 1, 2, 2, 3, 3))
    assert thrown == RollOrder(dice=((1, 1), (2, 2), (3, 3)))


def test_dice_that_never_differ_are_refused_at_last() -> None:
    play = sitting()
    thrown = SOUP.throw(play.state, RollOrder(), lambda faces: 3)
    assert play.refuses(thrown) == "order-tied"


@pytest.mark.parametrize(
    ("genes", "dice"), [((), (4,)), (("movement-1",), (4, 2)), (("movement-2",), ()), (("speed",), (4,))]
)
def test_as_many_dice_fall_for_a_movement_as_the_genes_say(genes: Any, dice: tuple[int, ...]) -> None:
    play = table(detail="full").genes(OLA, *genes)
    thrown = SOUP.throw(play.state, RollMove(seat=OLA, number=1), falling(4, 2))
    assert thrown == RollMove(seat=OLA, number=1, dice=dice)
    assert play.do(thrown)


def fighting() -> Play:
    play = table(detail="full")
    play.genes(OLA, "struggle", "persistence", round=1).genes(JAN, "defense", "escape", round=1)
    return play.do(Attack(seat=OLA, number=1, victim=JAN, victim_number=1))


def test_ties_of_a_fight_are_thrown_again() -> None:
    thrown = SOUP.throw(fighting().state, RollFight(), falling(3, 3, 5, 5, 2, 6))
    assert thrown == RollFight(dice=((3, 3), (5, 5), (2, 6)))
    thrown = SOUP.throw(fighting().state, RetryFight(seat=OLA), falling(3, 2))
    assert thrown == RetryFight(seat=OLA, dice=((3, 2),))


def test_an_escape_throws_the_dice_of_the_attacked_player() -> None:
    play = fighting().do(AnswerAttack(seat=JAN, answer="escape"))
    assert SOUP.throw(play.state, RollEscape(), falling(5)) == RollEscape(dice=(5,))
    play.genes(JAN, "escape", "movement-1")
    assert SOUP.throw(play.state, RollEscape(), falling(5, 1)) == RollEscape(dice=(5, 1))


def test_each_card_of_the_deck_is_drawn_as_likely() -> None:
    state = table().at("environment").state
    asked: list[int] = []

    def drawn(lot: int) -> Any:
        def roll(faces: int) -> int:
            asked.append(faces)
            return lot

        return SOUP.throw(state, TurnCard(), roll)

    found = [drawn(lot) for lot in range(1, 11)]
    assert asked == [10] * 10
    assert Counter(each.card for each in found) == Counter(CARDS) - Counter([OPENING])
    assert all(each.by_app for each in found)


def test_what_lies_on_the_table_stays() -> None:
    play = fighting()
    for command in (
        TurnCard(card=Card("west", 6)),
        RollFight(dice=((1, 2),)),
        RollMove(seat=OLA, number=1, dice=(1,)),
        RollOrder(dice=((1, 1),) * 4),
        EndPhase(),
    ):
        assert SOUP.throw(play.state, command, no_chance) is command


def test_where_nothing_can_be_thrown_no_chance_is_asked() -> None:
    assert SOUP.throw(EMPTY, RollOrder(), no_chance) == RollOrder()
    assert SOUP.throw(EMPTY, RollMove(seat=OLA, number=1), no_chance) == RollMove(seat=OLA, number=1)
    assert SOUP.throw(table().state, RollEscape(), no_chance) == RollEscape()
    emptied = table().where(deck=()).state
    assert SOUP.throw(emptied, TurnCard(), no_chance) == TurnCard()


def test_dice_and_cards_are_throws_and_the_rest_is_not() -> None:
    throws = (RollOrder(), RollMove(seat=0, number=1), RollFight(), RollEscape())
    for command in (*throws, RetryFight(seat=0), TurnCard()):
        assert SOUP.is_throw(command)
    for command in (EndPhase(), Drift(seat=0, number=1), Score()):
        assert not SOUP.is_throw(command)


def test_nobody_forces_a_re_roll() -> None:
    assert SOUP.could_reroll(fighting().state) == frozenset()


# journal rows ------------------------------------------------------------------------------------


@given(st.one_of(*map(event_of, EVENTS)))
def test_an_event_survives_its_row(event: Event) -> None:
    assert SOUP.parse(json.loads(json.dumps(SOUP.dump(event)))) == event


def test_a_row_leaves_defaults_out_but_tells_the_options_in_full() -> None:
    play = Play().do(start("Ola", "Jan", "Ewa"))
    row = SOUP.dump(play.last[0])
    assert row["options"]["leapfrog"] is True
    play = table(detail="full").do(RollMove(seat=OLA, number=1, dice=(1,)))
    assert SOUP.dump(play.last[-1]) == {
        "kind": "amoeba-moved",
        "seat": OLA,
        "number": 1,
        "direction": "west",
    }


ROWS = [None, {}, {"kind": "fly"}, {"kind": "score"}, {"kind": "turn-ended", "seat": 4}]


@pytest.mark.parametrize("row", ROWS)
def test_a_row_that_is_no_event_is_told_as_such(row: object) -> None:
    with pytest.raises(ValueError, match=r"not an event|validation error"):
        SOUP.parse(row)


# lists of games, and clocks -----------------------------------------------------------------------


def test_everybody_has_the_ink_of_the_box_and_a_badge_of_that_colour() -> None:
    inks = [seat.colour for seat in SOUP.seats(table().state)]
    assert inks == [0, 6, 2, 5], "blue, red, green, yellow"
    assert SOUP.seats(table("Ola", "Jan", "Ewa", colours="app").state) == (
        SeatInfo(name="Ola", colour=0, shape=4),
        SeatInfo(name="Jan", colour=1, shape=5),
        SeatInfo(name="Ewa", colour=2, shape=6),
    )
    assert SOUP.seats(EMPTY) == ()


def test_the_clock_of_whose_turn_it_is_runs() -> None:
    play = table()
    assert (SOUP.clock(play.state), SOUP.has_clocks(play.state)) == (None, False)
    play.do(SetClocks(running=True))
    assert (SOUP.clock(play.state), SOUP.has_clocks(play.state)) == (OLA, True)
    assert SOUP.clock(play.at("environment").state) is None
    assert SOUP.paused_clocks(play.state) == ()


def test_a_game_is_over_with_the_places_as_scores() -> None:
    play = table()
    assert SOUP.outcome(play.state) is None
    play.do(EndGame())
    assert SOUP.outcome(play.state) == Outcome(winners=(ADAM,), scores=(1, 2, 3, 4), ending="agreement")


def test_a_list_of_games_shows_the_round_and_at_the_end_what_each_had() -> None:
    play = table().genes(OLA, "armor")
    assert SOUP.summary(play.state) == {"round": 1, "rounds": 10}
    assert SOUP.summary(play.do(EndGame()).state) == {
        "round": 1,
        "rounds": 10,
        "amoebas": [2, 2, 2, 2],
        "genes": [1, 0, 0, 0],
    }


def test_there_are_no_secrets() -> None:
    state = table().state
    assert all(SOUP.player_view(state, seat) is state for seat in (None, OLA, ADAM))


def test_the_game_has_what_the_kernel_asks_for() -> None:
    assert (SOUP.key, list(PLAYERS)) == ("soup", [3, 4])
    assert SOUP.round(table().state) == 1
    assert len(seated(*"abcde")) == 5


# states that no game can reach -------------------------------------------------------------------

FLAWS: list[tuple[str, Play]] = [
    ("points", table().given(OLA, points=-1)),
    ("place", table().given(OLA, place=0)),
    ("amoebas", table().given(OLA, amoebas=table()[OLA].amoebas[::-1])),
    ("genes", table().genes(OLA, "armor").genes(JAN, "armor")),
    ("order", table().where(order=(0, 1, 2))),
    ("turn", table().where(active=None)),
    ("turn twice", table().where(done=(OLA,))),
    ("end", table().where(ending="agreement")),
    ("winners", table().where(winners=(OLA,))),
    ("card", table().where(card=Card("west", 6))),
    ("deck", table().where(deck=CARDS)),
    ("debts", table().where(debts=(1, 0, 0, 0))),
    ("supply", table().where(supply=(56, 0, 0, 0))),
    ("supply of three", table().where(supply=(5, 5, 5))),
    ("colours", table().given(OLA, colour=1)),
    ("name", table().given(OLA, name="")),
    ("round", table().where(round=12)),
    ("nobody", Play()),
    ("dice", sitting().where(rolls=((1, 1),))),
]


@pytest.mark.parametrize("play", [play for _, play in FLAWS], ids=[name for name, _ in FLAWS])
def test_what_no_game_can_come_to_is_told(play: Play) -> None:
    assert SOUP.flaw(play.state)


def test_a_game_that_was_played_has_no_flaw() -> None:
    for play in (sitting(), table(), fighting(), table().at("deaths"), table().do(EndGame())):
        assert SOUP.flaw(play.state) is None


def test_every_part_of_the_rulebook_is_the_games() -> None:
    folder = companion.rules.soup.__path__
    parts = [import_module(f"{companion.rules.soup.__name__}.{part.name}") for part in iter_modules(folder)]
    for base, told in ((Command, SOUP.commands), (Event, SOUP.events)):
        for part in parts:
            own = (each for each in vars(part).values() if isclass(each) and each.__module__ == part.__name__)
            for each in own:
                if issubclass(each, base) and not isabstract(each):
                    assert told[each.kind] is each


def test_the_kind_of_a_command_is_the_name_of_its_class() -> None:
    assert (Drift.kind, EndGame.kind, SetClocks.kind) == ("drift", "end-game", "set-clocks")


def test_a_label_is_filled_from_the_fields_of_its_command() -> None:
    assert CorrectWounds(seat=OLA, number=1, delta=-1).label(table().state).params == {
        "player": "Ola",
        "number": 1,
        "delta": "\u22121",
    }
    assert PauseClock(seat=JAN, paused=True).label(table().state).params["paused"] == "yes"
    assert Rename(seat=OLA, name=" \u202eZosia ").label(table().state).params["name"] == "Zosia"


def test_the_first_in_the_order_of_phase_1_starts() -> None:
    play = table()
    assert SOUP.starter(play.state) == play.state.order[0]
    assert SOUP.starter(play.at("division").state) is None
