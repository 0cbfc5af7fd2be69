"""The primary button's offers: a whole game, step by step."""

import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.data import SETUP_STEPS, Figures
from companion.rules.carnomorphs.event_phase import EndFeeding
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.last_check import AnswerObjective, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.next_step import NextStep, next_step
from companion.rules.carnomorphs.objectives import ChooseObjective, NoteEncounter
from companion.rules.carnomorphs.setup import BeginPlay, TickStep
from companion.rules.carnomorphs.state import Intruder, Room
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import EndTurn, Pass
from tests.rules.carnomorphs.tables_flow import ADAM, EWA, JAN, NAMES, OLA, Play, crew, sitting, table


def step(play: Play) -> NextStep:
    return next_step(play.state)


def press(play: Play) -> Play:
    command = step(play).command
    assert command is not None
    return play.do(command)


def test_the_set_up_goes_through_its_steps_in_the_rulebooks_order() -> None:
    play = sitting("Ola", "Jan")
    done: list[str] = []
    while step(play).step == "setup":
        command = step(play).command
        assert isinstance(command, TickStep)
        done.append(command.step)
        press(play)
    assert tuple(done) == SETUP_STEPS
    assert step(play) == NextStep("begin-play", OLA, BeginPlay())


def test_a_step_that_somebody_did_before_is_skipped() -> None:
    play = sitting("Ola").do(TickStep(step="rooms-2"))
    assert step(play).command == TickStep(step="rooms-1")


def test_turns_go_round_and_the_last_pass_leads_to_the_event_phase() -> None:
    play = table("Ola", "Jan")
    assert step(play) == NextStep("turn", OLA, EndTurn(seat=OLA))
    press(play)
    assert step(play).seat == JAN
    play.passes(JAN, OLA)
    assert step(play) == NextStep("end-feeding", None, EndFeeding())


def whose(play: Play) -> tuple[int | None, int | None]:
    """Return the seat that the table waits for, and the seat of the next turn if that is another one."""
    after = CARNOMORPHS.following(play.state)
    return CARNOMORPHS.waited_for(play.state), after if after != play.state.active else None


def test_turns_go_clockwise_past_the_dead_and_who_has_passed_and_the_last_one_is_followed_by_nobody() -> None:
    play = table(*NAMES[:4])
    assert whose(play) == (OLA, JAN)
    assert whose(play.passes(OLA)) == (JAN, EWA)
    assert whose(play.do(SetFate(seat=EWA, fate="dead"))) == (JAN, ADAM)
    assert whose(play.do(EndTurn(seat=JAN))) == (ADAM, JAN)
    assert whose(play.passes(ADAM)) == (JAN, None)
    assert whose(play.passes(JAN)) == (None, None), "the event phase is everybody's"


def test_whoever_drew_a_token_or_chooses_an_objective_is_waited_for_and_no_turn_follows() -> None:
    assert whose(table(*NAMES[:3]).do(DrawToken(token="red", seat=JAN))) == (JAN, None)
    play = crew(*NAMES[:3]).do(NoteEncounter())
    assert whose(play) == (OLA, None)
    assert whose(play.do(ChooseObjective(seat=OLA))) == (JAN, None)


def test_an_event_phase_without_feeding_takes_four_presses() -> None:
    """Feeding, fire and event card, draw, effect; the last pass has already moved the time track."""
    play = table("Ola", "Jan").passes(OLA, JAN)
    names: list[str] = []
    while play.state.phase == "events":
        name, _, command = step(play)
        names.append(name)
        if name == "draw":
            command = DrawToken(token="blue")
        assert command is not None
        play.do(command)
    assert names == ["end-feeding", "card", "draw", "token"]
    assert step(play).step == "turn"


def test_the_next_press_after_the_event_card_draws_a_token() -> None:
    assert step(table("Ola").at("bag")) == NextStep("draw", None, DrawToken())


def test_listed_rooms_where_intruders_feed_are_fed_before_the_step_ends() -> None:
    play = table("Ola", detail="full").given(OLA, chosen=True, room="Bar").at("feeding")
    play.rooms(Room(id=1, name="Kantyna"), Room(id=2, name="Hangar", carcasses=1), Room(id=3, name="Bar"))
    play.intruders(
        Intruder(id=1, kind="shambler", room=1),
        Intruder(id=2, kind="shambler", room=2),
        Intruder(id=3, kind="metagorger", room=3),
        Intruder(id=4, kind="metagorger", room=3),
    )
    assert step(play) == NextStep("feed", None, Feed(room=2))
    press(play)
    assert step(play) == NextStep("end-feeding", None, EndFeeding())


@pytest.mark.parametrize("kind", ["blue", "shambler", "fleshbeast", "butcher"])
def test_a_token_that_asks_nothing_is_carried_out_by_one_press(kind: str) -> None:
    play = table("Ola", "Jan").bag(blue=1, shambler=1, fleshbeast=1, butcher=1)
    play.at("bag").do(DrawToken.model_validate({"token": kind}))
    assert step(play) == NextStep("token", None, ResolveToken())
    press(play)


def test_a_red_token_asks_where_metagorgers_come() -> None:
    assert step(table("Ola", "Jan").drawn("red")) == NextStep("token")


def test_a_blank_token_asks_which_shamblers_stay_where_there_are_some() -> None:
    assert step(table("Ola", "Jan").drawn("blank")).command == ResolveToken()
    with_shamblers = table("Ola", "Jan").where(loose=Figures(shambler=2)).drawn("blank")
    assert step(with_shamblers) == NextStep("token")


def test_once_the_tokens_effect_is_done_the_noise_rolls_are_next() -> None:
    play = table("Ola", "Jan").bag(shambler=1).at("bag").do(DrawToken(token="shambler"))
    play.do(ResolveToken(rolling=True))
    assert step(play) == NextStep("noise", None, ResolveToken())
    assert step(press(play)).step == "turn"


def test_an_encounter_is_its_players_and_asks_for_the_room_unless_it_is_a_blank() -> None:
    play = table("Ola", "Jan").do(DrawToken(token="red", seat=JAN))
    assert step(play) == NextStep("token", JAN)
    play = table("Ola", "Jan").do(DrawToken(token="blank", seat=JAN))
    assert step(play) == NextStep("token", JAN, ResolveToken())


def test_after_the_first_encounter_objectives_come_before_anything_else() -> None:
    play = table("Ola", "Jan", "Ewa", detail="full").given(JAN, fate="dead").do(NoteEncounter())
    assert step(play) == NextStep("objective", OLA)
    play.do(ChooseObjective(seat=OLA))
    assert step(play) == NextStep("objective", EWA)
    assert step(play.do(ChooseObjective(seat=EWA))).step == "turn"


def test_in_quick_detail_nobody_is_asked_for_an_objective() -> None:
    assert step(table("Ola", "Jan").do(NoteEncounter())).step == "turn"


def test_with_nobody_aboard_the_last_check_begins() -> None:
    play = table("Ola", "Jan").do(SetFate(seat=OLA, fate="hibernated"))
    assert step(play).seat == JAN
    play.do(SetFate(seat=JAN, fate="dead"))
    assert step(play) == NextStep("begin-check", None, BeginCheck(ending="nobody-left"))
    press(play)
    assert step(play) == NextStep("scan", OLA)


def test_with_nobody_aboard_an_active_self_destruction_runs_to_its_end() -> None:
    play = table("Ola").do(StartSelfDestruct(), SetFate(seat=OLA, fate="dead"))
    assert step(play).command == BeginCheck(ending="explosion")


def test_the_last_check_goes_from_one_survivor_to_the_next_and_then_asks_for_answers() -> None:
    play = table("Ola", "Jan", "Ewa").given(OLA, fate="hibernated").given(JAN, fate="escaped")
    play.given(JAN, has_mutation=True).do(BeginCheck(ending="time"))
    assert step(play) == NextStep("scan", OLA)
    play.do(ScanDeck(seat=OLA, infected=False))
    assert step(play) == NextStep("four", OLA)
    play.do(DrawFour(seat=OLA, contaminated=1))
    assert step(play) == NextStep("four", JAN), "who holds a Mutation card skips step A"
    play.do(DrawFour(seat=JAN, contaminated=4))
    assert not play[JAN].living
    assert step(play) == NextStep("answer", OLA)
    play.do(AnswerObjective(seat=OLA, fulfilled=True))
    assert step(play) == NextStep("end", None, EndGame())
    press(play)
    assert step(play) == NextStep("over")


def test_where_holders_alone_draw_four_others_only_scan() -> None:
    play = table("Ola", infected_check="holders").given(OLA, fate="hibernated").do(BeginCheck())
    play.do(ScanDeck(seat=OLA, infected=False))
    assert step(play) == NextStep("answer", OLA)


def test_what_the_button_offers_is_never_refused() -> None:
    play = sitting("Ola", "Jan", time_track=3)
    while step(play).step != "over":
        name, seat, command = step(play)
        if name == "draw":
            command = DrawToken(token="blue" if play.state.bag.blue else "blank")
        elif name == "turn":
            command = Pass(seat=seat or 0)
        assert command is not None, name
        play.do(command)
    assert play.state.round == 3


def test_an_encounter_asks_in_which_room_but_for_a_blank() -> None:
    met = table("Ola", "Jan").bag(shambler=1).do(DrawToken(token="shambler", seat=JAN))
    assert step(met) == NextStep("token", JAN, None)
    blank = table("Ola", "Jan").do(DrawToken(token="blank", seat=JAN))
    assert step(blank) == NextStep("token", JAN, ResolveToken())


def test_a_red_token_of_the_event_phase_asks_where_the_metagorgers_come() -> None:
    assert step(table("Ola", "Jan").drawn("red")) == NextStep("token", None, None)
    assert step(table("Ola", "Jan").drawn("blue")) == NextStep("token", None, ResolveToken())


def test_a_blank_asks_for_shamblers_to_remove_as_long_as_there_are_any() -> None:
    play = table("Ola", "Jan").drawn("blank")
    assert step(play) == NextStep("token", None, ResolveToken())
    assert step(play.where(loose=Figures(shambler=1))) == NextStep("token", None, None)


def test_an_objective_that_is_still_to_be_chosen_comes_before_the_last_check() -> None:
    play = table("Ola", "Jan", detail="full").where(first_encounter=True, encounter_round=1)
    play.given(OLA, fate="hibernated", chosen=True).given(JAN, fate="hibernated")
    play.do(BeginCheck(ending="nobody-left"))
    assert step(play) == NextStep("objective", JAN)


def test_at_the_end_of_its_self_destruction_the_ship_explodes_next() -> None:
    play = table(self_destruct_track=4).do(StartSelfDestruct())
    play.do(CorrectTrack(track="self-destruct", delta=-4))
    assert step(play) == NextStep("begin-check", None, BeginCheck(ending="explosion"))
    assert press(play).state.ending == "explosion"
