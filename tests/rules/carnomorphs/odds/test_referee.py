"""The odds of Carnomorphs against the game itself, over drawn situations."""

import random
from fractions import Fraction
from typing import Any

from companion.rules.carnomorphs.data import FIGURES_IN_BOX, INTRUDERS, TOKENS, TOKENS_IN_BOX, Figures, Tokens
from companion.rules.carnomorphs.odds import (
    LastCheck,
    check_odds,
    drawn_in_events,
    drawn_out,
    feeding_chain,
    next_token,
    rest_table,
)
from companion.rules.carnomorphs.state import Adaptation, Intruder, Room
from tests.rules.carnomorphs.odds.referee import (
    Cards,
    Course,
    encounters,
    event_phases,
    feedings,
    in_check,
    last_check,
    rests,
)
from tests.rules.carnomorphs.tables_flow import OLA, Play, crew, table
from tests.sizes import examples


def drawn_bag(pick: random.Random, *, most: int = 3, without: tuple[str, ...] = ()) -> Tokens:
    counts = {
        kind: 0 if kind in without else min(pick.randint(0, most), TOKENS_IN_BOX.of(kind)) for kind in TOKENS
    }
    return Tokens(**counts) if any(counts.values()) else Tokens(red=1)


def assert_drawn_alike(
    courses: list[Course], once: dict[Any, Fraction], expected: dict[Any, Fraction]
) -> None:
    assert sum(chance for _, chance in courses) == 1
    for kind in TOKENS:
        assert once[kind] == sum(chance for tokens, chance in courses if kind in tokens)
        assert expected[kind] == sum(chance * tokens.count(kind) for tokens, chance in courses)


def test_tokens_of_the_event_phases_come_as_the_game_draws_them() -> None:
    for seed in range(examples(200)):
        pick = random.Random(seed)
        play = table("Ola", "Jan").where(bag=drawn_bag(pick), butcher_dead=pick.random() < 0.2)
        phases = pick.choice((1, 2, 2, 3))
        told = drawn_in_events(play.state.bag, phases)
        assert_drawn_alike(list(event_phases(play.state, phases)), told.once, told.expected)
        first = {tokens[0]: Fraction(0) for tokens, _ in event_phases(play.state, 1)}
        for tokens, chance in event_phases(play.state, 1):
            first[tokens[0]] += chance
        assert {kind: share for kind, share in next_token(play.state.bag).items() if share} == first


def test_tokens_of_encounters_come_as_the_game_draws_them() -> None:
    """The bag holds no blank, since a blank would go back into it; every other token stays out."""
    for seed in range(examples(200)):
        pick = random.Random(seed)
        bag = drawn_bag(pick, without=("blank",))
        draws = pick.randint(1, 3)
        told = drawn_out(bag, draws)
        courses = list(encounters(table("Ola", "Jan").where(bag=bag).state, draws))
        assert_drawn_alike(courses, told.once, told.expected)


def drawn_character(pick: random.Random, **more: Any) -> tuple[Play, Cards, LastCheck]:
    """Draw a random character aboard with some cards; return the game, the cards and the odds' input."""
    cards = Cards(pick.randint(0, 6), pick.randint(0, 3), pick.randint(0, 3))
    if not any(cards):
        cards = Cards(1, 0, 0)
    holds, markers = pick.random() < 0.5, pick.randint(0, 3)
    who, as_card = pick.choice(("everybody", "holders")), pick.random() < 0.5
    play = crew("Ola", "Jan", infected_check=who, marker_as_card=as_card)
    contaminated = cards.healthy + cards.infected
    play.given(OLA, has_mutation=holds, markers=markers, contamination=contaminated, **more)
    asked = LastCheck(sum(cards), contaminated, markers, cards.infected, holds, who, as_card)
    return play, cards, asked


def test_the_last_check_ends_as_the_game_has_it_end() -> None:
    for seed in range(examples(400)):
        play, cards, asked = drawn_character(random.Random(seed))
        ends = last_check(in_check(play.state), cards)
        told = check_odds(asked)
        assert told.survives == sum(share for end, share in ends.items() if end.lives)
        markers: dict[int, Fraction] = {}
        for end, share in ends.items():
            markers[end.markers] = markers.get(end.markers, Fraction(0)) + share
        assert told.markers == markers


def test_a_rest_before_the_last_check_is_worth_what_the_game_makes_of_it() -> None:
    for seed in range(examples(200)):
        pick = random.Random(seed)
        play, cards, asked = drawn_character(pick)
        leaves = pick.random() < 0.5
        for row in rest_table(asked, 2, infected_leaves=leaves):
            told = rests(play, cards, row.scans, infected_leaves=leaves)
            assert (row.survives, row.dies_scanning, row.takes_card) == told


def drawn_ship(seed: int) -> Play:
    """Draw up to four rooms with possible feedings, and a few figures elsewhere."""
    pick = random.Random(seed)
    play = crew(
        "Ola",
        "Jan",
        nest_food=pick.choice(("egg", "corpse")),
        nest_in_combat=pick.random() < 0.5,
        carried_food=pick.random() < 0.5,
    )
    count = pick.randint(1, 4)
    nest = pick.choice((0, 0, 1, 1, 2))
    rooms = [
        Room(
            id=number,
            name=f"Room {number}",
            nest=number == nest,
            red_corpses=pick.choice((0, 0, 1)),
            eggs=pick.choice((0, 0, 1)),
            carcasses=pick.choice((0, 0, 1, 2)),
        )
        for number in range(1, count + 1)
    ]
    left = list(FIGURES_IN_BOX)
    intruders: list[Intruder] = []
    for room in rooms:
        for _ in range(pick.randint(0, 3)):
            level = pick.choice((0, 0, 1, 1, 2, 2, 3))
            if left[level]:
                left[level] -= 1
                number = len(intruders) + 1
                injuries = pick.randint(0, 1)
                intruders.append(Intruder(id=number, kind=INTRUDERS[level], room=room.id, injuries=injuries))
    loose = Figures(*(pick.choice((0, 0, most)) for most in (*left[:3], 0)))
    voracious = (Adaptation(kind="butcher", revealed=True, voracious=True),) if pick.random() < 0.4 else ()
    play.rooms(*rooms).intruders(*intruders)
    play.where(loose=loose, eggs=pick.randint(0, 3), adaptations=voracious, nest_found=0 < nest <= count)
    play.at("feeding")
    for seat in range(2):
        if pick.random() < 0.5:
            carries = pick.choice(((), ("red-corpse",), ("egg",)))
            play.given(seat, room=pick.choice(rooms).name, carries=carries)
    return play


def test_feeding_in_every_order_of_the_rooms_ends_as_the_game_has_it_end() -> None:
    for seed in range(examples(300)):
        state = drawn_ship(seed).state
        assert dict(feeding_chain(state).ends) == feedings(state), seed
