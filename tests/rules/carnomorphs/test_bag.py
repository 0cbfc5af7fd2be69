"""The intruder bag: the effect of each token in the event phase and in an encounter, and corrections."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.carnomorphs.adaptations import AdaptationChanged
from companion.rules.carnomorphs.bag import AddMetagorger, CorrectBag, DrawToken
from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.combat import character_fights, intruder_fights
from companion.rules.carnomorphs.data import TOKENS, TOKENS_IN_BOX, Figures, TokenKind, Tokens
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.house_rules import SetDetail
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.state import Detail, DrawnToken, Intruder, Room
from companion.rules.carnomorphs.tokens import (
    ResolveToken,
    butcher_target,
    noise_rolls,
    red_token_rooms,
    stranded_shamblers,
)
from companion.rules.carnomorphs.turns import EndPlayerPhase, SetFirst
from companion.rules.kernel import Command, Rejection, applied
from tests.rules.carnomorphs.tables_flow import EWA, JAN, NAMES, OLA, Play, conserved, table

CANTEEN, COCKPIT, NEST = range(1, 4)
"""Ids of the rooms that `ship` lists."""


def ship(*names: str) -> Play:
    """A table in full detail that has listed three rooms, but has not yet noted where anybody is."""
    play = table(*(names or NAMES[:2]), detail="full").rooms(
        Room(id=CANTEEN, name="Kantyna"),
        Room(id=COCKPIT, name="Kokpit"),
        Room(id=NEST, name="Gniazdo", nest=True),
    )
    play.where(nest_found=True)
    return play.where(players=tuple(player.replace(room="") for player in play.state.players))


def with_objects(play: Play, room: int, **objects: int) -> Play:
    return play.where(
        rooms=tuple(each.replace(**objects) if each.id == room else each for each in play.state.rooms)
    )


# drawing ---------------------------------------------------------------------------------------


def test_a_drawn_token_is_out_of_the_bag_until_its_effect() -> None:
    play = table("Ola", "Jan").drawn("blue")
    assert play.state.bag == Tokens(blank=1, blue=1, red=4)
    assert play.state.token == DrawnToken(kind="blue", purpose="events")
    assert play.state.drawn == ("blue",)


def test_what_hands_drew_was_in_the_bag_and_its_count_follows() -> None:
    play = table().at("bag")
    before = play.state.bag
    assert before.butcher == 0
    play.do(DrawToken(token="butcher"))
    assert play.state.bag == before
    assert play.state.token == DrawnToken(kind="butcher", purpose="events")


def test_no_token_is_drawn_that_the_box_has_not_left() -> None:
    play = table().at("bag")
    play.drawn("red")
    assert play.refuses(DrawToken(token="red")) == "token-open"
    empty = table().at("bag").bag()
    assert empty.refuses(DrawToken()) == "bag-empty"
    assert table().at("bag").refuses(DrawToken()) == "token-unknown"


def test_the_event_phase_draws_one_token() -> None:
    assert table().drawn("red").refuses(DrawToken(token="red")) == "token-open"


def test_an_encounter_draws_at_any_time_but_one_token_at_once() -> None:
    play = table().do(DrawToken(token="red", seat=JAN))
    assert play.state.token == DrawnToken(kind="red", purpose="encounter", seat=JAN)
    assert play.refuses(DrawToken(token="red", seat=OLA)) == "token-open"
    assert table().at("fire").do(DrawToken(token="red", seat=JAN)).state.token is not None


def test_only_who_is_aboard_meets_intruders() -> None:
    play = table("Ola", "Jan").given(JAN, fate="hibernated")
    assert play.refuses(DrawToken(token="red", seat=JAN)) == "not-aboard"
    assert play.refuses(DrawToken(token="red", seat=EWA)) == "no-such-seat"


def test_no_effect_without_a_token() -> None:
    assert table().refuses(ResolveToken()) == "no-token-open"


# event phase: blue, shambler, fleshbeast -------------------------------------------------------


def test_blue_leaves_the_bag_and_a_red_metagorger_comes() -> None:
    play = table("Ola", "Jan").drawn("blue").do(ResolveToken())
    assert play.state.bag == Tokens(blank=1, blue=1, red=5)
    assert play.state.on_board == Figures()


def test_blue_comes_back_where_no_red_one_is_left() -> None:
    play = table().bag(blank=1, blue=1, red=8).drawn("blue").do(ResolveToken())
    assert play.state.bag == Tokens(blank=1, blue=1, red=8)


@pytest.mark.parametrize("token", ["shambler", "fleshbeast"])
def test_shambler_and_fleshbeast_return(token: TokenKind) -> None:
    play = table().bag(blank=1, **{token: 2}).drawn(token).do(ResolveToken())
    assert play.state.bag == Tokens(blank=1).plus(token, 2)
    assert play.state.on_board == Figures()


@pytest.mark.parametrize("token", ["blank", "blue", "shambler", "fleshbeast"])
def test_everybody_aboard_and_out_of_combat_makes_a_noise_roll_in_turn_order(token: TokenKind) -> None:
    play = table(*NAMES).bag(blank=1, blue=1, shambler=1, fleshbeast=1).do(SetFirst(seat=EWA))
    play.given(JAN, meetings=1).given(OLA, fate="dead")
    assert noise_rolls(play.state) == ()
    assert noise_rolls(play.drawn(token).state) == (EWA, 3, 4)


@pytest.mark.parametrize("token", ["red", "butcher"])
def test_nobody_rolls_for_red_or_the_butcher(token: TokenKind) -> None:
    assert noise_rolls(table().bag(red=1, butcher=1).drawn(token).state) == ()


def test_encounters_of_the_noise_rolls_are_drawn_while_the_event_phases_token_waits() -> None:
    play = table("Ola", "Jan").drawn("blue").do(DrawToken(token="red", seat=JAN))
    assert noise_rolls(play.state) == ()
    assert play.refuses(DrawToken(token="red", seat=OLA)) == "token-open"
    play.do(ResolveToken())
    assert play.state.token == DrawnToken(kind="blue", purpose="events")
    assert (play.state.phase, play.state.bag) == ("events", Tokens(blank=1, blue=1, red=3))
    play.meets(OLA, "blue").do(ResolveToken())
    assert (play.state.phase, play.state.token, play.state.interrupted) == ("players", None, None)
    assert play.state.bag == Tokens(blank=1, red=4)
    assert play.state.loose == Figures(metagorger=2)


@pytest.mark.parametrize("token", ["shambler", "fleshbeast"])
def test_shambler_and_fleshbeast_are_back_in_the_bag_when_the_noise_rolls_draw_from_it(
    token: TokenKind,
) -> None:
    """Event phase, step 5: the token goes back into the bag. Everybody makes a noise roll."""
    play = table("Ola", "Jan").bag(blank=1, **{token: 1}).drawn(token).do(ResolveToken(rolling=True))
    assert play.state.bag == Tokens(blank=1).plus(token, 1)
    assert play.state.token == DrawnToken(kind=token, purpose="events", carried_out=True)
    assert noise_rolls(play.state) == (OLA, JAN)
    play.meets(JAN, token).do(ResolveToken())
    assert (play.state.phase, play.state.round, play.state.bag) == ("players", 2, Tokens(blank=1))
    assert play.state.on_board.of("shambler" if token == "shambler" else "fleshbeast") == 1


def test_the_blanks_effect_comes_before_the_noise_rolls_that_draw_from_the_bag() -> None:
    """Event phase, step 5: the blank goes back, Shamblers go, a Metagorger token comes; then noise rolls."""
    play = table("Ola", "Jan").bag(blank=1).where(loose=Figures(shambler=2)).drawn("blank")
    play.do(ResolveToken(removed=2, rolling=True))
    assert play.state.bag == Tokens(blank=1, red=1, shambler=2)
    assert (play.state.on_board, play.state.phase) == (Figures(), "events")
    play.meets(OLA, "blank")
    assert play.state.bag == Tokens(blank=1, red=1, shambler=2)
    play.meets(JAN, "shambler").do(ResolveToken(removed=1))
    assert (play.state.phase, play.state.bag) == ("players", Tokens(blank=1, red=1, shambler=1))
    assert play.state.loose == Figures(shambler=1)


def test_a_blank_of_a_noise_roll_is_not_the_last_token_where_the_event_phases_went_back_before() -> None:
    play = table("Ola", "Jan").bag(blank=1, shambler=1).drawn("shambler").do(ResolveToken(rolling=True))
    assert play.meets(JAN, "blank").state.bag == Tokens(blank=1, shambler=1)


@pytest.mark.parametrize("token", ["blank", "shambler", "fleshbeast"])
def test_no_encounter_of_a_noise_roll_is_drawn_before_the_tokens_effect(token: TokenKind) -> None:
    play = table("Ola", "Jan").bag(blank=1, red=1, shambler=1, fleshbeast=1).drawn(token)
    assert play.refuses(DrawToken(token="red", seat=JAN)) == "effect-first"
    assert play.do(ResolveToken(rolling=True), DrawToken(token="red", seat=JAN)).state.token


def test_the_blue_token_is_still_out_of_the_bag_while_its_noise_rolls_are_made() -> None:
    """Event phase, step 5: everybody makes a noise roll; the token is removed, a Metagorger token added."""
    play = table("Ola", "Jan").bag(blank=1, blue=1).drawn("blue")
    assert play.refuses(ResolveToken(rolling=True)) == "no-rolls-to-wait-for"
    assert play.meets(JAN, "blank").state.bag == Tokens(blank=1, red=1)


@pytest.mark.parametrize("token", ["red", "butcher"])
def test_nobody_waits_for_noise_rolls_of_a_token_that_brings_none(token: TokenKind) -> None:
    play = table("Ola", "Jan").bag(red=1, butcher=1).drawn(token)
    assert play.refuses(ResolveToken(rolling=True)) == "no-rolls-to-wait-for"


def test_a_tokens_effect_is_carried_out_once() -> None:
    play = table("Ola", "Jan").where(loose=Figures(shambler=2)).drawn("blank")
    play.do(ResolveToken(rolling=True))
    assert play.refuses(ResolveToken(rolling=True)) == "no-rolls-to-wait-for"
    encounter = table("Ola", "Jan").do(DrawToken(token="blank", seat=JAN))
    assert encounter.refuses(ResolveToken(rolling=True)) == "no-rolls-to-wait-for"


# event phase: red ------------------------------------------------------------------------------


def test_red_returns_and_in_quick_detail_the_table_says_how_many_figures_came() -> None:
    play = table("Ola", "Jan").drawn("red").do(ResolveToken(placed=3))
    assert play.state.bag == Tokens(blank=1, blue=2, red=4)
    assert play.state.loose == Figures(metagorger=3)


def test_red_brings_the_first_encounter() -> None:
    assert table().drawn("red").do(ResolveToken(placed=1)).state.first_encounter
    assert not table().drawn("red").do(ResolveToken()).state.first_encounter


def test_red_places_no_more_metagorgers_than_there_are() -> None:
    play = table().where(loose=Figures(metagorger=6)).drawn("red")
    refusal = play.refusal(ResolveToken(placed=3))
    assert (refusal.code, refusal.params) == ("too-few-metagorgers", {"left": 2})
    assert play.do(ResolveToken(placed=2)).state.available.metagorger == 0


@pytest.mark.parametrize("objects", ["red_corpses", "blue_corpses", "eggs", "carcasses"])
def test_red_goes_to_rooms_with_a_heavy_object(objects: str) -> None:
    play = with_objects(ship().where(nest_marked_destroyed=True), COCKPIT, **{objects: 2})
    assert red_token_rooms(play.state) == (COCKPIT,)


def test_red_goes_to_rooms_with_a_metagorger_even_in_combat_but_not_to_other_intruders() -> None:
    play = ship().where(nest_marked_destroyed=True)
    play.intruders(
        Intruder(id=1, kind="metagorger", room=CANTEEN, combat_mark=True),
        Intruder(id=2, kind="shambler", room=COCKPIT),
    )
    assert red_token_rooms(play.state) == (CANTEEN,)


def test_red_goes_to_the_nest_while_it_is_intact() -> None:
    assert red_token_rooms(ship().state) == (NEST,)
    assert red_token_rooms(ship().where(nest_marked_destroyed=True).state) == ()


def test_red_puts_a_metagorger_in_each_listed_room_that_qualifies() -> None:
    play = with_objects(ship(), CANTEEN, carcasses=1).drawn("red").do(ResolveToken())
    assert play.figures == (("metagorger", CANTEEN), ("metagorger", NEST))
    assert not any(intruder_fights(play.state, each) for each in play.state.intruders)


def test_red_goes_where_the_table_says_if_it_says_so() -> None:
    play = with_objects(ship(), CANTEEN, carcasses=1).drawn("red")
    play.do(ResolveToken(rooms=(COCKPIT, NEST, NEST), placed=1))
    assert [room for _, room in play.figures] == [COCKPIT, NEST, NEST, None]


def test_red_names_listed_rooms_and_each_once_but_for_the_nest() -> None:
    play = ship().drawn("red")
    assert play.refuses(ResolveToken(rooms=(9,))) == "no-such-room"
    refusal = play.refusal(ResolveToken(rooms=(CANTEEN, CANTEEN)))
    assert (refusal.code, refusal.params) == ("room-named-twice", {"room": "Kantyna"})
    assert play.refuses(ResolveToken(rooms=(NEST, NEST, NEST))) == "room-named-twice"


def test_the_table_may_say_that_red_puts_a_metagorger_in_no_room() -> None:
    play = with_objects(ship(), CANTEEN, carcasses=1).drawn("red").do(ResolveToken(rooms=()))
    assert play.figures == ()


def test_with_fewer_metagorgers_than_rooms_the_table_names_the_rooms() -> None:
    play = with_objects(ship(), CANTEEN, carcasses=1).where(loose=Figures(metagorger=7)).drawn("red")
    assert play.refusal(ResolveToken()).params == {"left": 1}
    assert play.do(ResolveToken(rooms=(CANTEEN,))).figures == (("metagorger", CANTEEN),)


def test_with_no_metagorger_left_red_places_none() -> None:
    play = ship().where(loose=Figures(metagorger=8)).drawn("red").do(ResolveToken())
    assert (play.figures, play.state.phase) == ((), "players")


def test_a_metagorger_that_red_puts_beside_a_character_is_in_combat() -> None:
    play = with_objects(ship(), COCKPIT, eggs=1).given(JAN, room="kokpit").drawn("red")
    play.do(ResolveToken())
    assert [intruder_fights(play.state, each) for each in play.state.intruders] == [True, False]
    assert (play.fights(OLA), play.fights(JAN)) == (False, True)


# event phase: butcher --------------------------------------------------------------------------


def test_the_butcher_goes_to_the_slimed_character_with_the_fewest_cards() -> None:
    play = ship(*NAMES[:3]).given(OLA, hand=0).given(JAN, slime=True, hand=4).given(EWA, slime=True, hand=3)
    assert butcher_target(play.state) == EWA


def test_of_slimed_characters_with_equal_hands_the_first_in_turn_order_meets_the_butcher() -> None:
    play = ship(*NAMES[:3]).given(OLA, slime=True, hand=3).given(EWA, slime=True, hand=3)
    assert butcher_target(play.do(SetFirst(seat=JAN)).state) == EWA


@pytest.mark.parametrize("detail", ["quick", "full"])
def test_hands_that_nobody_entered_choose_no_victim_of_the_butcher(detail: Detail) -> None:
    """Otherwise the unknown hand would count as 0 and win against the known one."""
    play = table(*NAMES[:3], detail=detail).given(JAN, slime=True, hand=4).given(EWA, slime=True)
    play.bag(butcher=1).drawn("butcher")
    assert butcher_target(play.state) is None
    assert next_step(play.state).command is None, "the wide button asks first"
    assert play.refuses(ResolveToken()) == "butcher-hands-unknown"
    play.do(ResolveToken(seat=EWA))
    assert play.state.on_board == Figures(butcher=1)


def test_one_slimed_character_meets_the_butcher_whatever_the_hands_are() -> None:
    play = ship(*NAMES[:3]).given(EWA, slime=True).bag(butcher=1).drawn("butcher")
    assert butcher_target(play.state) == EWA
    assert next_step(play.state).command == ResolveToken()


def test_a_butcher_that_is_on_the_board_asks_for_no_hands() -> None:
    play = table(*NAMES[:3]).given(JAN, slime=True).given(EWA, slime=True)
    play.where(loose=Figures(butcher=1)).bag(butcher=1).drawn("butcher").do(ResolveToken())
    assert play.state.on_board == Figures(butcher=1)


def test_a_token_that_the_app_draws_lies_in_the_bag_still() -> None:
    play = ship().bag(red=1).do(DrawToken(token="red", seat=OLA, by_app=True))
    assert play.state.token is not None
    assert play.state.token.by_app


def test_without_slime_the_first_player_meets_the_butcher() -> None:
    play = ship(*NAMES[:3]).do(SetFirst(seat=EWA))
    assert butcher_target(play.state) == EWA
    assert butcher_target(play.given(EWA, fate="dead").state) == OLA


def test_slime_of_who_is_not_aboard_draws_no_butcher() -> None:
    play = ship("Ola", "Jan").given(JAN, slime=True, fate="hibernated")
    assert butcher_target(play.state) == OLA
    assert butcher_target(play.given(OLA, fate="dead").state) is None


def test_the_butcher_comes_into_the_targets_room_and_its_token_stays_out() -> None:
    play = ship().given(JAN, slime=True, room="Kokpit").bag(blank=1, butcher=1).drawn("butcher")
    play.do(ResolveToken())
    assert play.figures == (("butcher", COCKPIT),)
    assert (intruder_fights(play.state, play.state.intruders[0]), play.fights(JAN), play.fights(OLA)) == (
        True,
        True,
        False,
    )
    assert play.state.bag == Tokens(blank=1)
    adaptation = play.state.adaptation("butcher")
    assert adaptation is not None
    assert adaptation.revealed


def test_the_table_may_say_whom_the_butcher_meets_and_where() -> None:
    play = ship().given(JAN, slime=True).given(OLA, room="Kokpit").bag(butcher=1).drawn("butcher")
    play.do(ResolveToken(seat=OLA, room="Magazyn"))
    assert play.state.rooms[-1].name == "Magazyn"
    assert play.figures == (("butcher", play.state.rooms[-1].id),)
    assert (play[OLA].room, play.fights(OLA), play.fights(JAN)) == ("Magazyn", True, False)


def test_the_butcher_meets_nobody_who_is_not_aboard() -> None:
    play = table().given(JAN, fate="escaped").bag(butcher=1).drawn("butcher")
    assert play.refuses(ResolveToken(seat=JAN)) == "not-aboard"


def test_of_a_butcher_that_was_killed_nothing_is_placed() -> None:
    play = table().where(butcher_dead=True).bag(blank=1, butcher=1).drawn("butcher").do(ResolveToken())
    assert (play.state.on_board, play.state.bag, play.state.phase) == (Figures(), Tokens(blank=1), "players")


# event phase: blank ----------------------------------------------------------------------------


def test_blank_sends_lonely_shamblers_home_returns_and_brings_a_metagorger_token() -> None:
    play = table("Ola", "Jan").where(loose=Figures(metagorger=1, shambler=3)).drawn("blank")
    play.do(ResolveToken(removed=2))
    assert play.state.loose == Figures(metagorger=1, shambler=1)
    assert play.state.bag == Tokens(blank=1, blue=2, red=5, shambler=2)


def test_blank_returns_at_most_the_shambler_tokens_that_are_aside() -> None:
    play = table().bag(blank=1, shambler=11).where(loose=Figures(shambler=3)).drawn("blank")
    assert play.do(ResolveToken(removed=3)).state.bag.shambler == 12


def test_blank_removes_no_more_shamblers_than_there_are() -> None:
    lefts: dict[Detail, int] = {"full": 1, "quick": 8}
    for detail, left in lefts.items():
        play = table(detail=detail).where(loose=Figures(shambler=1)).drawn("blank")
        refusal = play.refusal(ResolveToken(removed=left + 1))
        assert (refusal.code, refusal.params) == ("too-few-shamblers", {"left": left})


def shamblers() -> Play:
    """One Shambler with Jan, one fighting, one alone, one in an unknown room; and a Metagorger."""
    return (
        ship()
        .given(JAN, room="KOKPIT")
        .intruders(
            Intruder(id=1, kind="shambler", room=COCKPIT),
            Intruder(id=2, kind="shambler", room=CANTEEN, combat_mark=True),
            Intruder(id=3, kind="shambler", room=CANTEEN),
            Intruder(id=4, kind="shambler"),
            Intruder(id=5, kind="metagorger", room=CANTEEN),
        )
    )


def test_blank_leaves_listed_shamblers_that_are_with_a_character() -> None:
    play = shamblers()
    assert stranded_shamblers(play.state) == (3, 4)
    play.drawn("blank").do(ResolveToken())
    assert [each.id for each in play.state.intruders] == [1, 2, 5]
    assert play.state.bag.shambler == 2


def test_the_table_may_say_which_listed_shamblers_stay() -> None:
    play = shamblers().drawn("blank").do(ResolveToken(stayed=(3,)))
    assert [each.id for each in play.state.intruders] == [3, 5]
    assert play.state.bag.shambler == 3


def test_the_table_may_say_that_no_listed_shambler_stays() -> None:
    play = shamblers().drawn("blank").do(ResolveToken(stayed=()))
    assert [each.id for each in play.state.intruders] == [5]


def test_only_listed_shamblers_stay() -> None:
    assert shamblers().drawn("blank").refuses(ResolveToken(stayed=(5,))) == "no-such-intruder"


# encounters ------------------------------------------------------------------------------------


def test_a_blank_in_an_encounter_returns_and_removes_nobody() -> None:
    play = table("Ola", "Jan").where(loose=Figures(shambler=2)).meets(JAN, "blank")
    assert play.state.bag == Tokens(blank=1, blue=2, red=4)
    assert play.state.loose == Figures(shambler=2)
    assert (play.state.phase, play.state.token) == ("players", None)


def test_a_blank_that_was_the_last_token_brings_a_metagorger_token() -> None:
    assert table().bag(blank=1).meets(JAN, "blank").state.bag == Tokens(blank=1, red=1)


@pytest.mark.parametrize(
    ("token", "figures"),
    [
        ("red", Figures(metagorger=1)),
        ("blue", Figures(metagorger=1)),
        ("shambler", Figures(shambler=1)),
        ("fleshbeast", Figures(fleshbeast=1)),
        ("butcher", Figures(butcher=1)),
    ],
)
def test_an_intruder_is_met_and_its_token_stays_out_of_the_bag(token: TokenKind, figures: Figures) -> None:
    play = table().bag(blank=1, blue=1, red=1, shambler=1, fleshbeast=1, butcher=1).meets(JAN, token)
    assert play.state.loose == figures
    assert play.state.bag.of(token) == 0
    assert play.state.bag.total == 5
    assert play.state.first_encounter


def test_an_encounter_stands_in_the_list_in_combat_where_the_character_is() -> None:
    play = ship("Ola", "Jan", "Ewa").given(JAN, room="Kantyna").given(EWA, room="kantyna").meets(JAN, "red")
    assert play.figures == (("metagorger", CANTEEN),)
    assert intruder_fights(play.state, play.state.intruders[0])
    assert [character_fights(play.state, player) for player in play.state.players] == [False, True, True]


def test_a_metagorger_that_attacks_by_surprise_does_so_in_one_entry_and_leaves_no_figure() -> None:
    play = ship().do(DrawToken(token="red", seat=JAN)).do(ResolveToken(surprise=True))
    assert (play.figures, play.fights(JAN), play.state.first_encounter) == ((), False, True)
    assert (play.state.on_board, play.state.token) == (Figures(), None)
    assert (play[JAN].has_mutation, play[JAN].contamination, play[JAN].light_wounds) == (True, 1, 1)
    assert play.state.bag == Tokens(blank=1, blue=2, red=3, shambler=1)


def test_metagorgers_placed_by_a_red_token_are_not_drawn_from_the_bag_and_do_not_attack_by_surprise() -> None:
    """The rulebook's note on Metagorgers in step 5 of the event phase."""
    play = table().drawn("red")
    assert play.refuses(ResolveToken(placed=1, surprise=True)) == "no-surprise-in-events"
    assert play.do(ResolveToken(placed=1)).state.loose == Figures(metagorger=1)


@pytest.mark.parametrize("token", ["blue", "shambler", "fleshbeast", "blank"])
def test_a_token_of_the_event_phase_that_brings_no_intruder_surprises_nobody(token: TokenKind) -> None:
    play = table().bag(blank=1, blue=1, shambler=1, fleshbeast=1).drawn(token)
    assert play.refuses(ResolveToken(surprise=True)) == "no-surprise-in-events"


def test_the_butcher_of_the_event_phase_is_an_encounter_and_may_attack_by_surprise() -> None:
    play = table().bag(blank=1, butcher=1).drawn("butcher").do(ResolveToken(surprise=True))
    assert play.state.loose == Figures(butcher=1)


def test_a_blank_token_is_no_intruder_and_surprises_nobody() -> None:
    play = table().bag(blank=2).do(DrawToken(token="blank", seat=JAN))
    assert play.refuses(ResolveToken(surprise=True)) == "no-surprise-by-blank"


@pytest.mark.parametrize("token", ["red", "shambler"])
def test_who_died_since_the_token_was_drawn_is_not_attacked_by_surprise(token: TokenKind) -> None:
    play = table().bag(red=1, shambler=1).do(DrawToken(token=token, seat=JAN))
    play.do(SetFate(seat=JAN, fate="dead"))
    assert play.refuses(ResolveToken(surprise=True)) == "not-aboard"
    assert not play.state.first_encounter


def test_another_intruder_that_attacks_by_surprise_stays() -> None:
    play = table().bag(shambler=1).meets(JAN, "shambler", surprise=True)
    assert play.state.loose == Figures(shambler=1)


def test_an_encounter_in_a_room_that_is_told_takes_the_character_there() -> None:
    play = ship().given(JAN, room="Kantyna").meets(JAN, "blue", room="kokpit")
    assert play.figures == (("metagorger", COCKPIT),)
    assert play[JAN].room == "Kokpit"


def test_who_died_since_the_token_was_drawn_fights_nobody() -> None:
    play = ship("Ola", "Jan", "Ewa").given(JAN, room="Kantyna").do(DrawToken(token="red", seat=JAN))
    play.do(SetFate(seat=JAN, fate="dead"), ResolveToken(room="Kokpit"))
    assert play.figures == (("metagorger", COCKPIT),)
    assert not intruder_fights(play.state, play.state.intruders[0])
    assert (play.fights(JAN), play[JAN].room) == (False, "Kantyna")


def test_an_encounter_needs_no_room() -> None:
    play = ship().meets(JAN, "red")
    assert (play.figures, play.fights(JAN), play[JAN].room) == ((("metagorger", None),), True, "")


def test_with_no_figure_left_an_encounter_places_none() -> None:
    play = table().where(loose=Figures(metagorger=8)).meets(JAN, "red")
    assert play.state.loose == Figures(metagorger=8)
    assert play.state.bag.red == 3


# corrections -----------------------------------------------------------------------------------


def test_a_metagorger_is_added_red_first_then_blue() -> None:
    play = table().bag(blank=1, red=7, blue=1)
    assert play.do(AddMetagorger()).state.bag == Tokens(blank=1, blue=1, red=8)
    assert play.do(AddMetagorger()).state.bag == Tokens(blank=1, blue=2, red=8)


def test_with_no_metagorger_left_none_is_added() -> None:
    play = table().bag(blank=1, red=8, blue=2)
    before = play.state
    assert play.refuses(AddMetagorger()) == "no-metagorger-left"
    assert play.state is before


def test_a_token_whose_effect_is_still_to_come_is_not_added_again() -> None:
    play = table().bag(blank=1, red=8, blue=2).drawn("red")
    assert play.refuses(AddMetagorger()) == "no-metagorger-left"
    assert play.do(ResolveToken()).state.bag == Tokens(blank=1, blue=2, red=8)


@pytest.mark.parametrize("kind", TOKENS)
def test_the_bag_is_corrected_within_what_the_box_holds(kind: TokenKind) -> None:
    box = TOKENS_IN_BOX.of(kind)
    play = table().bag()
    assert play.do(CorrectBag(token=kind, delta=box)).state.bag.of(kind) == box
    beyond = play.refusal(CorrectBag(token=kind, delta=1))
    assert (beyond.code, beyond.params) == ("bag-out-of-range", {"token": kind, "most": box})
    assert play.refuses(CorrectBag(token=kind, delta=-box - 1)) == "bag-out-of-range"
    assert play.refuses(CorrectBag(token=kind, delta=0)) == "nothing-chosen"


def test_the_first_figure_of_a_kind_reveals_its_adaptation_once() -> None:
    play = table().bag(shambler=2).meets(JAN, "shambler")
    assert play.happened(AdaptationChanged) != ()
    assert play.meets(JAN, "shambler").happened(AdaptationChanged) == ()


# invariants ------------------------------------------------------------------------------------

counts = st.integers(min_value=0, max_value=4)
tokens = st.sampled_from(TOKENS)
moves = st.one_of(
    st.builds(DrawToken, token=tokens, seat=st.sampled_from((None, OLA, JAN))),
    st.builds(ResolveToken, placed=counts, removed=counts, rolling=st.booleans()),
    st.builds(AddMetagorger),
    st.builds(CorrectBag, token=tokens, delta=st.integers(min_value=-3, max_value=3)),
    st.builds(SetDetail, detail=st.sampled_from(("quick", "full"))),
    st.sampled_from((EndPlayerPhase(), EndFeeding(), BurnRooms(), NoteEvent())),
)


@given(st.lists(moves, max_size=60))
def test_no_token_and_no_figure_comes_from_nowhere(commands: list[Command]) -> None:
    state = table().bag(blank=1, blue=1, red=6, shambler=9, fleshbeast=2, butcher=1).state
    for command in commands:
        answer = CARNOMORPHS.decide(state, command)
        if isinstance(answer, Rejection):
            continue
        for event in answer:
            state = applied(state, event)
        assert conserved(state)
        assert min(state.available) >= 0
        assert min(state.loose) >= 0
