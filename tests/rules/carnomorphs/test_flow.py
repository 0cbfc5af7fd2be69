"""Rounds: turns and passes, the event phase step by step, the tracks and what happens at their ends."""

import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.event_phase import AdvanceTime, BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.house_rules import SetOptions
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.pods import ChangePod
from companion.rules.carnomorphs.state import EVENT_STEPS, DrawnToken, EventStep, Intruder, Room
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import EndPlayerPhase, EndTurn, FirstSet, Pass, SetFirst, TakeTurn
from companion.rules.kernel import Command
from tests.rules.carnomorphs.tables_flow import ADAM, EWA, JAN, NAMES, OLA, Play, table

# turns -----------------------------------------------------------------------------------------


def test_turns_go_clockwise_past_who_has_passed() -> None:
    play = table(*NAMES[:3]).do(EndTurn(seat=OLA))
    assert play.state.active == JAN
    play.passes(JAN).do(EndTurn(seat=EWA), EndTurn(seat=OLA))
    assert play.state.active == EWA


def test_the_only_one_who_has_not_passed_has_turn_after_turn() -> None:
    play = table("Ola", "Jan").passes(OLA).do(EndTurn(seat=JAN))
    assert play.state.active == JAN


def test_nobody_hands_on_the_turn_of_another() -> None:
    refusal = table("Ola", "Jan").refusal(EndTurn(seat=JAN))
    assert (refusal.code, refusal.params) == ("not-your-turn", {"player": "Jan", "active": "Ola"})


def test_the_last_one_who_passes_begins_the_event_phase() -> None:
    play = table("Ola", "Jan", "Ewa").passes(OLA, JAN)
    assert (play.state.phase, play.state.active) == ("players", EWA)
    play.passes(EWA)
    assert (play.state.phase, play.state.active, play.state.step) == ("events", None, "feeding")
    assert play.refuses(Pass(seat=OLA)) == "not-now"


def test_passing_out_of_turn_leaves_the_turn_where_it_is() -> None:
    play = table("Ola", "Jan").passes(JAN)
    assert (play.state.phase, play.state.active) == ("players", OLA)
    assert play.refuses(Pass(seat=JAN)) == "passed-already"
    assert play.passes(OLA).state.phase == "events"


def test_who_passes_when_it_is_nobodys_turn_hands_the_turn_on() -> None:
    """For example, the last active player died, and then somebody turns out to be aboard."""
    play = table("Ola", "Jan", "Ewa").where(active=None).passes(OLA)
    assert (play.state.phase, play.state.active) == ("players", JAN)


def test_who_is_not_aboard_takes_no_turn_and_does_not_pass() -> None:
    play = table(*NAMES[:4]).given(JAN, fate="escaped").given(EWA, fate="dead").do(EndTurn(seat=OLA))
    assert play.state.active == ADAM
    assert play.refuses(Pass(seat=EWA)) == "not-aboard"
    assert play.refuses(TakeTurn(seat=JAN)) == "not-aboard"
    assert play.passes(OLA, ADAM).state.phase == "events"


def test_who_dies_in_the_own_turn_hands_it_on() -> None:
    play = table("Ola", "Jan").given(OLA, fate="dead").do(EndTurn(seat=OLA))
    assert play.state.active == JAN
    assert play.passes(JAN).state.phase == "events"


def test_the_last_pass_begins_the_event_phase_though_it_was_the_turn_of_one_who_died() -> None:
    play = table("Ola", "Jan").given(OLA, fate="dead").passes(JAN)
    assert play.state.phase == "events"


def test_the_turn_can_be_given_to_one_who_passed_by_mistake() -> None:
    play = table("Ola", "Jan").passes(OLA)
    assert play.refuses(TakeTurn(seat=JAN)) == "has-turn-already"
    play.do(TakeTurn(seat=OLA))
    assert (play.state.active, play[OLA].passed) == (OLA, False)


def test_the_first_player_token_can_be_given_to_another() -> None:
    play = table("Ola", "Jan").do(SetFirst(seat=JAN))
    assert play.state.first == JAN
    assert play.refuses(SetFirst(seat=JAN)) == "is-first-already"
    assert play.refuses(SetFirst(seat=EWA)) == "no-such-seat"


# the event phase -------------------------------------------------------------------------------

COMMANDS: dict[EventStep, Command] = {
    "time": AdvanceTime(),
    "feeding": EndFeeding(),
    "fire": BurnRooms(),
    "card": NoteEvent(),
    "bag": DrawToken(token="red"),
}


def test_the_event_phase_has_five_steps_in_the_rulebooks_order() -> None:
    play = table().where(phase="events")
    for step in EVENT_STEPS:
        assert play.state.step == step
        for other, command in COMMANDS.items():
            if other != step and (step, other) != ("fire", "card"):
                assert play.refusal(command).params == {"step": step}
        play.do(COMMANDS[step])
    assert play.state.token == DrawnToken(kind="red", purpose="events")


def test_time_moves_as_the_player_phase_ends() -> None:
    play = table().passes(OLA)
    assert play.state.time == 15
    play.passes(JAN)
    assert (play.state.time, play.state.step) == (14, "feeding")
    assert table().do(EndPlayerPhase()).state.time == 14


def test_fire_that_hurts_nobody_is_done_with_the_event_card() -> None:
    play = table(detail="full").rooms(Room(id=1, name="Bar", burning=True)).at("fire")
    assert play.do(NoteEvent()).state.step == "bag"
    play = table(detail="full").rooms(Room(id=1, name="Bar", burning=True)).at("fire")
    play.intruders(Intruder(id=1, kind="shambler", room=1))
    assert play.refusal(NoteEvent()).params == {"step": "fire"}


@pytest.mark.parametrize("step", EVENT_STEPS)
def test_no_step_of_the_event_phase_is_taken_before_it(step: EventStep) -> None:
    assert table().refuses(COMMANDS[step]) == "not-now"


def test_an_event_phase_without_feeding_takes_four_commands() -> None:
    play = table().passes(OLA, JAN)
    play.do(EndFeeding(), NoteEvent(), DrawToken(token="red"), ResolveToken())
    assert (play.state.phase, play.state.round) == ("players", 2)


def test_time_goes_one_space_on_and_self_destruction_with_it_once_it_is_active() -> None:
    play = table().at("feeding")
    assert (play.state.time, play.state.self_destruct) == (14, None)
    play.do(StartSelfDestruct()).drawn("red").do(ResolveToken()).at("feeding")
    assert (play.state.time, play.state.self_destruct) == (13, 5)


def test_a_fire_injures_each_listed_intruder_in_its_room_once() -> None:
    play = table(detail="full").rooms(
        Room(id=1, name="Kantyna", burning=True), Room(id=2, name="Kokpit"), Room(id=3, name="Gniazdo")
    )
    play.intruders(
        Intruder(id=1, kind="shambler", room=1, injuries=2, combat_mark=True),
        Intruder(id=2, kind="metagorger", room=1),
        Intruder(id=3, kind="butcher", room=2),
        Intruder(id=4, kind="fleshbeast"),
    )
    play.at("card")
    assert [each.injuries for each in play.state.intruders] == [3, 1, 0, 0]
    assert play.state.intruders[0].combat_mark


def test_the_event_card_may_be_noted_until_the_next_event_phase() -> None:
    play = table().at("card").do(NoteEvent(text="  Awaria \n zasilania "))
    assert (play.state.event, play.state.step) == ("Awaria zasilania", "bag")
    play.drawn("red").do(ResolveToken())
    assert play.state.event == "Awaria zasilania"
    assert play.do(EndPlayerPhase()).state.event == ""


# the next round --------------------------------------------------------------------------------


def next_round(play: Play) -> Play:
    return play.drawn("red").do(ResolveToken())


def test_the_first_player_token_goes_clockwise_and_its_owner_begins_the_round() -> None:
    play = next_round(table("Ola", "Jan", "Ewa").passes(OLA))
    assert (play.state.round, play.state.first, play.state.active) == (2, JAN, JAN)
    assert not any(player.passed for player in play.state.players)
    next_round(next_round(play))
    assert (play.state.round, play.state.first) == (4, OLA)


def test_the_first_player_token_passes_by_who_is_not_aboard() -> None:
    play = next_round(table("Ola", "Jan", "Ewa").given(JAN, fate="hibernated"))
    assert (play.state.first, play.state.active) == (EWA, EWA)


def test_the_first_player_token_stays_if_the_table_plays_so() -> None:
    play = next_round(table("Ola", "Jan", first_player_moves=False))
    assert (play.state.first, play.state.active) == (OLA, OLA)
    play.given(OLA, fate="dead")
    next_round(play)
    assert (play.state.first, play.state.active) == (OLA, JAN)


def test_alone_one_stays_the_first_player() -> None:
    play = next_round(table("Ola"))
    assert (play.state.round, play.state.first, play.state.active) == (2, OLA, OLA)
    assert play.happened(FirstSet) == ()


# the end ---------------------------------------------------------------------------------------


def crew() -> Play:
    """Four players: one is aboard, one hibernates, one has escaped and one is dead."""
    play = table(*NAMES[:4]).given(JAN, fate="hibernated").given(EWA, fate="escaped", pod=2)
    return play.given(ADAM, fate="dead").given(OLA, pod=1)


def fates(play: Play) -> list[str]:
    return [player.fate for player in play.state.players]


def test_at_the_end_of_time_who_is_aboard_dies_and_the_last_check_begins() -> None:
    play = crew().where(time=1).do(EndPlayerPhase())
    assert (play.state.phase, play.state.ending, play.state.time) == ("check", "time", 0)
    assert fates(play) == ["dead", "hibernated", "escaped", "dead"]
    assert [player.pod for player in play.state.players] == [None, None, 2, None]


def test_an_explosion_kills_who_hibernates_too() -> None:
    play = crew().where(self_destruct=1).do(EndPlayerPhase())
    assert (play.state.phase, play.state.ending) == ("check", "explosion")
    assert fates(play) == ["dead", "dead", "escaped", "dead"]


def test_where_both_tracks_end_at_once_the_ship_explodes() -> None:
    assert crew().where(time=1, self_destruct=1).do(EndPlayerPhase()).state.ending == "explosion"


@pytest.mark.parametrize(("track", "ending"), [("time", "time"), ("self_destruct", "explosion")])
def test_a_marker_corrected_to_the_end_ends_the_journey_with_the_next_advance(
    track: str, ending: str
) -> None:
    play = crew().where(**{track: 0}).do(EndPlayerPhase())
    assert play.state.ending == ending
    assert getattr(play.state, track) == 0


def test_a_track_of_fifteen_spaces_lasts_fifteen_rounds() -> None:
    play = table()
    while play.do(EndPlayerPhase()).state.phase == "events":
        next_round(play)
    assert (play.state.round, play.state.ending) == (15, "time")


@pytest.mark.parametrize(("spaces", "ending"), [(None, "nobody-left"), (3, "explosion")])
def test_with_nobody_left_aboard_the_journey_is_over(spaces: int | None, ending: str) -> None:
    play = table("Ola", "Jan").given(JAN, fate="hibernated").given(OLA, fate="escaped")
    play.where(self_destruct=spaces).do(EndTurn(seat=OLA))
    assert (play.state.phase, play.state.ending) == ("check", ending)
    assert play[JAN].fate == ("dead" if spaces else "hibernated")


def test_with_nobody_left_after_the_event_phase_no_round_begins() -> None:
    play = table("Ola").drawn("red").given(OLA, fate="dead").do(ResolveToken())
    assert (play.state.phase, play.state.ending, play.state.round) == ("check", "nobody-left", 1)


def test_the_last_check_knows_no_rounds() -> None:
    play = crew().where(time=1).do(EndPlayerPhase())
    for command in (EndPlayerPhase(), StartSelfDestruct()):
        assert play.refusal(command).params == {"phase": "check"}
    play.where(phase="over")
    for command in (EndTurn(seat=OLA), SetFirst(seat=JAN), CorrectTrack(track="time", delta=1)):
        assert play.refuses(command) == "game-is-over"


# the tracks ------------------------------------------------------------------------------------


def test_self_destruction_starts_at_the_beginning_of_its_track_and_can_be_stopped() -> None:
    play = table(self_destruct_track=4)
    assert play.refuses(StartSelfDestruct(running=False)) == "self-destruct-inactive"
    assert play.do(StartSelfDestruct()).state.self_destruct == 4
    assert play.refuses(StartSelfDestruct()) == "self-destruct-active"
    assert play.do(StartSelfDestruct(running=False)).state.self_destruct is None


def test_tracks_are_corrected_within_what_is_printed() -> None:
    play = table().do(CorrectTrack(track="time", delta=-15))
    assert (play.state.time, play.state.phase) == (0, "players")
    assert play.refusal(CorrectTrack(track="time", delta=16)).params == {"most": 15}
    assert play.refuses(CorrectTrack(track="time", delta=-1)) == "time-out-of-range"
    assert play.refuses(CorrectTrack(track="time", delta=0)) == "nothing-chosen"


def test_on_its_yellow_space_self_destruction_unlocks_the_pods_and_cannot_be_stopped() -> None:
    play = table(self_destruct_track=4).do(StartSelfDestruct())
    assert all(pod.locked for pod in play.state.pods)
    play.do(EndPlayerPhase())
    assert (play.state.self_destruct, [pod.locked for pod in play.state.pods]) == (3, [False, False])
    assert play.refuses(StartSelfDestruct(running=False)) == "self-destruct-final"


def test_a_correction_unlocks_the_pods_only_where_the_marker_comes_to_yellow() -> None:
    play = table().do(StartSelfDestruct(), CorrectTrack(track="self-destruct", delta=-4))
    play.do(ChangePod(pod=1, change="lock"), CorrectTrack(track="self-destruct", delta=-1))
    assert [pod.locked for pod in play.state.pods] == [True, False]
    play.do(CorrectTrack(track="self-destruct", delta=3), StartSelfDestruct(running=False))
    assert play.state.self_destruct is None


def test_self_destruction_is_corrected_while_it_is_active() -> None:
    play = table()
    assert play.refuses(CorrectTrack(track="self-destruct", delta=-1)) == "self-destruct-inactive"
    play.do(StartSelfDestruct(), CorrectTrack(track="self-destruct", delta=-2))
    assert play.state.self_destruct == 4
    beyond = play.refusal(CorrectTrack(track="self-destruct", delta=3))
    assert (beyond.code, beyond.params) == ("self-destruct-out-of-range", {"most": 6})


def test_a_marker_beyond_a_shortened_track_may_come_nearer() -> None:
    play = table().do(SetOptions(options=Options(time_track=5, self_destruct_track=2)))
    assert play.do(CorrectTrack(track="time", delta=-3)).state.time == 12
    assert play.refuses(CorrectTrack(track="time", delta=1)) == "time-out-of-range"


def test_eggs_of_the_board_and_of_the_rooms_are_eight_at_most() -> None:
    play = table(detail="full").rooms(Room(id=1, name="Laboratorium", eggs=2))
    play.do(CorrectTrack(track="eggs", delta=-3))
    assert play.state.eggs == 5
    beyond = play.refusal(CorrectTrack(track="eggs", delta=2))
    assert (beyond.code, beyond.params) == ("eggs-out-of-range", {"most": 6})
    assert play.refuses(CorrectTrack(track="eggs", delta=-6)) == "eggs-out-of-range"
