"""The event phase on the screen: five steps, feeding, what a token brings, encounters."""

from __future__ import annotations

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.state import DrawnToken
from tests.ui.carnomorphs.crews import MAGDA, TOMEK, at, crew, now
from tests.ui.harness import asynchronous

TO_FEEDING = (cmd.EndPlayerPhase(), cmd.AdvanceTime())
TO_BAG = (*TO_FEEDING, cmd.EndFeeding(), cmd.BurnRooms(), cmd.NoteEvent())


@asynchronous
async def test_an_event_phase_without_feeding_takes_six_taps() -> None:
    home, game = crew(cmd.EndPlayerPhase())
    async with at(home, game) as app:
        for name in (
            "Time: 15 to 14",
            "Attacks and Feeding done",
            "Fire done",
            "Event card done",
            "Draw from the bag",
            "Effect carried out",
        ):
            await app.tap(name)
    assert (now(game).phase, now(game).round, now(game).time) == ("players", 2, 14)


@asynchronous
async def test_the_time_step_says_both_tracks_before_and_after_and_when_the_journey_ends() -> None:
    home, game = crew(
        cmd.StartSelfDestruct(), cmd.CorrectTrack(track="self-destruct", delta=-5), cmd.EndPlayerPhase()
    )
    async with at(home, game) as app:
        assert app.sees("self-destruct: 1 to 0")
        assert app.sees("then the last check")
        await app.tap("Time: 15 to 14")
    assert now(game).phase == "check"


@asynchronous
async def test_a_room_is_entered_figure_by_figure_and_fed_at_one_more_tap() -> None:
    home, game = crew(*TO_FEEDING)
    async with at(home, game) as app:
        await app.tap("Shambler, more")
        await app.tap("Metagorger, more")
        await app.tap("Intruder Carcass, more")
        await app.tap("Red Character Corpse, more")
        assert app.sees("Shambler becomes a Fleshbeast and eats a red corpse.")
        assert app.sees("Metagorger becomes a Shambler and eats a carcass.")
        await app.tap("Feed")
        assert app.sees("Fed just now")
    assert now(game).on_board == (0, 1, 1, 0)


@asynchronous
async def test_blue_says_who_rolls_for_noise_in_order_and_leads_to_the_encounter() -> None:
    home, game = crew(
        cmd.Mark(seat=MAGDA, flag="in-combat", value=True),
        cmd.Mark(seat=TOMEK, flag="slime", value=True),
        *TO_BAG,
        cmd.DrawToken(token="blue"),
    )
    async with at(home, game) as app:
        assert app.sees("In combat, no roll: Magda")
        assert app.sees("slimed: Silence is Danger")
        assert app.texts().index("Tomek") < app.texts().index("Przemo")
        await app.tap("Encounter: Tomek")
        await app.tap("Red Metagorger, 5 · 72%")
        token = now(game).token
        assert token == DrawnToken(kind="red", purpose="encounter", seat=TOMEK)
        await app.tap("Metagorger fights Tomek")
        assert app.sees("Effect carried out")
        await app.tap("Effect carried out")
    assert (now(game).phase, now(game).on_board.metagorger) == ("players", 1)
