"""The table: the players, the set-up, the options, the level of detail."""

import pytest

from companion.rules.carnomorphs.data import Figures, Tokens
from companion.rules.carnomorphs.house_rules import Rename, SetDetail, SetOptions
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.pods import ChangePod, EnterPod, NumberPods
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkNest
from companion.rules.carnomorphs.setup import BeginPlay, StartGame, TakeHelpCard, TickStep
from companion.rules.carnomorphs.state import Intruder, Room
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import SetFirst
from companion.rules.clocks import PauseClock, SetClocks
from tests.rules.carnomorphs.tables_flow import EWA, JAN, NAMES, OLA, Play, seated, sitting, start, table


@pytest.mark.parametrize(("players", "pods", "red"), [(1, 2, 3), (2, 2, 4), (3, 3, 5), (4, 3, 6), (5, 4, 7)])
def test_pods_and_red_metagorgers_go_by_the_number_of_players(players: int, pods: int, red: int) -> None:
    state = sitting(*NAMES[:players]).state
    assert state.phase == "setup"
    assert len(state.pods) == pods
    assert state.bag == Tokens(blank=1, blue=2, red=red)
    assert state.bag.total == 5 + players
    assert state.aside.red == 6 - players


def test_pods_lie_in_ascending_order_by_turns_in_sector_a_and_b_and_are_locked() -> None:
    state = Play().do(start(*NAMES, pods=(4, 2, 3, 1))).state
    assert [(pod.number, pod.sector) for pod in state.pods] == [(1, "A"), (2, "B"), (3, "A"), (4, "B")]
    assert all(pod.locked and not pod.left for pod in state.pods)


def laid(play: Play) -> list[tuple[int, str]]:
    return [(pod.number, pod.sector) for pod in play.state.pods]


def test_the_pods_that_were_drawn_are_numbered_in_the_set_up_and_sectors_follow() -> None:
    play = sitting(*NAMES).do(NumberPods(pods=(9, 2, 7, 4)))
    assert laid(play) == [(2, "A"), (4, "B"), (7, "A"), (9, "B")]
    assert all(pod.locked and not pod.left for pod in play.state.pods)
    assert play.refuses(NumberPods(pods=(4, 9, 2, 7))) == "pods-numbered-already"


@pytest.mark.parametrize("pods", [(), (3,), (3, 3), (3, 4, 5)])
def test_as_many_pods_are_numbered_as_are_in_play_each_differently(pods: tuple[int, ...]) -> None:
    refusal = sitting("Ola", "Jan").refusal(NumberPods(pods=pods))
    assert (refusal.code, refusal.params) == ("pods-unfit", {"count": 2})


def test_a_wrong_number_is_corrected_later_and_a_pod_stays_open_by_its_number_or_in_its_place() -> None:
    play = table("Ola", "Jan", "Ewa").do(ChangePod(pod=2, change="unlock"), ChangePod(pod=3, change="unlock"))
    play.do(NumberPods(pods=(2, 5, 8)))
    assert laid(play) == [(2, "A"), (5, "B"), (8, "A")]
    assert [pod.locked for pod in play.state.pods] == [False, True, False]


def test_pods_keep_their_numbers_while_somebody_is_in_one_and_when_the_game_is_over() -> None:
    play = table("Ola", "Jan").do(EnterPod(seat=JAN, pod=1))
    assert play.refusal(NumberPods(pods=(3, 4))).params == {"player": "Jan"}
    play.do(EnterPod(seat=JAN, pod=None), NumberPods(pods=(3, 4)))
    assert laid(play) == [(3, "A"), (4, "B")]
    assert play.where(phase="over").refuses(NumberPods(pods=(1, 2))) == "game-is-over"


def test_eight_eggs_and_three_hidden_adaptations_lie_on_the_carnomorph_board() -> None:
    state = sitting().state
    assert state.eggs == 8
    assert [each.kind for each in state.adaptations] == ["shambler", "fleshbeast", "butcher"]
    assert not any(each.revealed for each in state.adaptations)
    assert state.available == Figures(8, 8, 3, 1)


@pytest.mark.parametrize("count", [0, 6])
def test_one_to_five_play(count: int) -> None:
    refusal = Play().refusal(start(*"abcdef"[:count]))
    assert (refusal.code, refusal.params) == ("player-count", {"count": count, "least": 1, "most": 5})


def test_a_game_begins_once() -> None:
    assert sitting().refuses(start("Ewa")) == "already-started"


def test_nothing_happens_before_the_beginning() -> None:
    assert Play().refuses(BeginPlay()) == "not-in-game"


def test_two_players_have_two_names_and_two_colours() -> None:
    ola, jan = seated("Ola", "Jan")
    assert Play().refuses(StartGame(players=(ola, jan.replace(name="OLA")))) == "same-name"
    assert Play().refuses(StartGame(players=(ola, jan.replace(colour=0)))) == "same-colour"
    assert Play().refuses(StartGame(players=(ola.replace(character="x" * 41),))) == "name-too-long"


def test_names_are_tidied() -> None:
    ola = seated("  Ola   Nowak ")[0].replace(character=" Zwiadowca ")
    player = Play().do(StartGame(players=(ola,)))[OLA]
    assert (player.name, player.character) == ("Ola Nowak", "Zwiadowca")


def test_player_1_by_the_help_cards_has_the_first_player_token_and_begins() -> None:
    play = Play().do(start("Ola", "Jan", "Ewa", numbers=(3, 1, 2)))
    assert [player.number for player in play.state.players] == [3, 1, 2]
    assert play.state.first == JAN
    play.do(BeginPlay())
    assert (play.state.phase, play.state.round, play.state.active) == ("players", 1, JAN)


def test_help_cards_that_nobody_dealt_are_numbered_by_the_seats() -> None:
    assert [player.number for player in sitting(*NAMES).state.players] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("numbers", [(1,), (1, 1), (2, 3), (1, 2, 3)])
def test_help_cards_are_one_each_of_as_many_as_play(numbers: tuple[int, ...]) -> None:
    refusal = Play().refusal(start("Ola", "Jan", numbers=numbers))
    assert (refusal.code, refusal.params) == ("help-cards-unfit", {"count": 2})


def test_a_help_card_that_the_table_dealt_is_exchanged_for_the_apps() -> None:
    play = Play().do(start("Ola", "Jan", "Ewa", numbers=(3, 1, 2)))
    play = play.do(TakeHelpCard(seat=OLA, number=1))
    assert [player.number for player in play.state.players] == [1, 3, 2]
    assert play.state.first == OLA
    assert play.refuses(TakeHelpCard(seat=OLA, number=4)) == "help-cards-unfit"
    assert play.do(BeginPlay()).refuses(TakeHelpCard(seat=OLA, number=2)) == "not-now"


@pytest.mark.parametrize("pods", [(1,), (2, 2), (1, 2, 3)])
def test_two_players_take_two_different_pods(pods: tuple[int, ...]) -> None:
    refusal = Play().refusal(start("Ola", "Jan", pods=pods))
    assert (refusal.code, refusal.params) == ("pods-unfit", {"count": 2})


def test_steps_of_the_set_up_are_ticked_off_in_any_order_and_ticks_taken_back() -> None:
    play = sitting().do(TickStep(step="bag"), TickStep(step="rooms-2"))
    assert play.state.setup_done == ("bag", "rooms-2")
    assert play.refuses(TickStep(step="bag")) == "step-ticked-already"
    play.do(TickStep(step="bag", done=False))
    assert play.state.setup_done == ("rooms-2",)
    assert play.refuses(TickStep(step="bag", done=False)) == "step-open-already"


def test_no_step_is_ticked_and_no_play_begins_twice() -> None:
    play = table()
    assert play.refusal(TickStep(step="bag")).params == {"phase": "players"}
    assert play.refuses(BeginPlay()) == "not-now"


def test_who_is_first_can_still_change_in_the_set_up() -> None:
    assert sitting().do(SetFirst(seat=JAN), BeginPlay()).state.active == JAN


def test_the_time_marker_begins_where_the_track_of_the_table_begins() -> None:
    play = sitting(time_track=12)
    assert play.state.time == 12
    assert play.do(SetOptions(options=Options(time_track=10))).state.time == 10
    play.do(BeginPlay(), SetOptions(options=Options(time_track=20, nest_food="corpse")))
    assert (play.state.time, play.state.options.nest_food) == (10, "corpse")


def test_options_stay_within_their_bounds() -> None:
    beyond = Options().replace(time_track=99)
    assert Play().refuses(start("Ola").replace(options=beyond)) == "options-unfit"
    assert table().refuses(SetOptions(options=Options()).replace(options=beyond)) == "options-unfit"


def test_in_quick_detail_listed_figures_are_only_counted() -> None:
    play = table(detail="full").intruders(
        Intruder(id=1, kind="shambler", injuries=2),
        Intruder(id=2, kind="metagorger"),
        Intruder(id=3, kind="shambler"),
    )
    before = play.state.on_board
    play.do(SetDetail(detail="quick"))
    assert play.state.intruders == ()
    assert play.state.loose == Figures(metagorger=1, shambler=2) == before


def test_in_full_detail_figures_that_were_counted_stay_counted() -> None:
    play = table().where(loose=Figures(metagorger=3)).do(SetDetail(detail="full"))
    assert (play.state.detail, play.state.loose, play.state.intruders) == ("full", Figures(3), ())


def test_clocks_run_and_are_paused_one_by_one() -> None:
    play = table("Ola", "Jan")
    assert play.refuses(PauseClock(seat=JAN, paused=True)) == "clocks-off"
    play.do(SetClocks(running=True), PauseClock(seat=JAN, paused=True))
    assert play.state.paused_clocks == (JAN,)
    assert play.refuses(PauseClock(seat=JAN, paused=True)) == "clock-paused-already"
    assert play.refuses(PauseClock(seat=EWA, paused=True)) == "no-such-seat"


def test_names_can_be_corrected_even_when_the_game_is_over() -> None:
    play = table("Ola", "Jan").where(phase="over")
    play.do(Rename(seat=JAN, name="Janek", character="Pilot"))
    assert (play[JAN].name, play[JAN].character) == ("Janek", "Pilot")
    play.do(Rename(seat=JAN, name="JANEK", character=""))
    assert (play[JAN].name, play[JAN].character) == ("JANEK", "")
    assert play.refuses(Rename(seat=JAN, name="ola")) == "same-name"
    assert play.refuses(Rename(seat=JAN, name=" ")) == "name-empty"


# tracks, objects and eggs by hand ------------------------------------------------------------------


def test_a_track_is_moved_to_either_end_and_not_beyond() -> None:
    play = table().do(StartSelfDestruct())
    most = {"time": play.state.options.time_track, "self-destruct": play.state.options.self_destruct_track}
    for track, field in (("time", "time"), ("self-destruct", "self_destruct")):
        now = getattr(play.state, field)
        play.do(CorrectTrack.model_validate({"track": track, "delta": -now}))
        assert getattr(play.state, field) == 0
        refusal = play.refusal(CorrectTrack.model_validate({"track": track, "delta": -1}))
        assert (refusal.code, refusal.params) == (f"{track}-out-of-range", {"most": most[track]})
        play.do(CorrectTrack.model_validate({"track": track, "delta": most[track]}))
        assert play.refuses(CorrectTrack.model_validate({"track": track, "delta": 1})).endswith("range")


def test_the_eggs_of_the_board_and_of_the_rooms_are_eight() -> None:
    play = table().rooms(Room(id=1, name="A", eggs=3)).where(eggs=0)
    assert play.refusal(CorrectTrack(track="eggs", delta=6)).params == {"most": 5}
    assert play.refuses(CorrectTrack(track="eggs", delta=-1)) == "eggs-out-of-range"
    assert play.do(CorrectTrack(track="eggs", delta=5)).state.eggs == 5
    assert play.do(CorrectTrack(track="eggs", delta=-5)).state.eggs == 0


def test_of_a_nest_that_is_intact_after_all_the_eggs_that_lie_in_rooms_are_not_on_the_board() -> None:
    play = table().rooms(Room(id=1, name="A", eggs=3)).where(nest_marked_destroyed=True, eggs=8)
    assert play.do(MarkNest(mark="destroyed", value=False)).state.eggs == 5
    few = table().rooms(Room(id=1, name="A", eggs=3)).where(nest_marked_destroyed=True, eggs=5)
    assert few.do(MarkNest(mark="destroyed", value=False)).state.eggs == 5


def test_objects_come_to_a_room_as_long_as_the_box_has_any() -> None:
    play = table().rooms(Room(id=1, name="A", carcasses=2), Room(id=2, name="B", carcasses=9))
    refusal = play.refusal(ChangeObjects(room="A", object="carcass", delta=2))
    assert (refusal.code, refusal.params) == ("objects-out-of-range", {"object": "carcass", "most": 3})
    assert play.do(ChangeObjects(room="A", object="carcass", delta=1)).state.rooms[0].carcasses == 3
    assert play.do(ChangeObjects(room="A", object="carcass", delta=-3)).state.rooms[0].carcasses == 0
    assert play.refuses(ChangeObjects(room="A", object="carcass", delta=-1)) == "objects-out-of-range"
