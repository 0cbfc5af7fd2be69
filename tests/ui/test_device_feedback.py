"""Feedback beyond the screen happens only on request, and never delays anything."""

import struct
from typing import Any

import flet as ft
import pytest

from companion.party.arrival import unserved
from companion.rules.chromosome.actions import Grow
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import Correct, Eliminate
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.turns import EndPhase, EndTurn
from companion.rules.kernel import Command
from companion.ui.core.feedback import DeviceFeedback
from companion.ui.core.sounds import RATE, dose_wav, finale_wav, out_wav, rattle_wav, ring_wav, tick_wav
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import Answer, Harness
from tests.ui.services import at, opened, play, service


class Device:
    """A page whose client records its calls, and refuses those that it is told to refuse."""

    def __init__(self, **settings: Any) -> None:
        self.settings = settings
        self.asked: list[str] = []
        names = ("Wakelock.enable", "Wakelock.disable", "HapticFeedback.selection_click")
        names += ("HapticFeedback.medium_impact", "HapticFeedback.heavy_impact", "HapticFeedback.vibrate")
        self.harness = Harness(
            lambda page: page.add(ft.Text("here")),
            page={"web": False},
            answers={name: self._noting(name) for name in names},
        )

    def _noting(self, name: str) -> Answer:
        def note(_: dict[str, Any]) -> None:
            self.asked.append(name)

        return note

    def feedback(self) -> DeviceFeedback:
        return DeviceFeedback(self.harness.page, self.settings.get)


@asynchronous
async def test_the_screen_stays_awake_while_a_game_is_open_and_sleeps_after_it() -> None:
    device = Device()
    async with device.harness as app:
        feedback = device.feedback()
        feedback.keep_awake(True)
        await app.settle()
        feedback.keep_awake(False)
        await app.settle()
    assert device.asked == ["Wakelock.enable", "Wakelock.disable"]


@asynchronous
async def test_a_page_loaded_anew_is_asked_again_to_stay_awake() -> None:
    device = Device()
    async with device.harness as app:
        feedback = device.feedback()
        feedback.keep_awake(True)
        feedback.keep_awake(True)
        await app.settle()
    assert device.asked == ["Wakelock.enable", "Wakelock.enable"]


@asynchronous
async def test_who_wants_the_screen_to_sleep_is_obeyed_at_once() -> None:
    device = Device()
    async with device.harness as app:
        feedback = device.feedback()
        feedback.keep_awake(True)
        device.settings["awake"] = False
        feedback.settings_changed()
        await app.settle()
        feedback.keep_awake(True)
        await app.settle()
    assert device.asked == ["Wakelock.enable", "Wakelock.disable"]


@asynchronous
async def test_a_tick_and_a_roll_are_felt_unless_switched_off() -> None:
    device = Device()
    async with device.harness as app:
        feedback = device.feedback()
        device.settings["haptics"] = False
        feedback.tick()
        device.settings["haptics"] = True
        feedback.tick()
        feedback.roll()
        await app.until(lambda: len(device.asked) > 1)
    assert device.asked == ["HapticFeedback.selection_click", "HapticFeedback.medium_impact"]


@asynchronous
async def test_a_page_around_the_app_is_told_to_shake_and_asked_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(unserved, "tell_page", lines.append)
    home = service()
    game = play(home, "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}") as app:
        asked = len(app.sent)
        game.submit(Correct(seat=1, what="irradiation", delta=1))
        await app.until(lambda: "buzz 30" in lines)
        home.remember("setting.haptics", False)
        game.submit(Correct(seat=1, what="irradiation", delta=1))
        await app.until(lambda: app.sees("2"))
        await app.settle()
        assert not [sent for sent in app.sent[asked:] if sent.action.name == "INVOKE_METHOD"]
    assert [line for line in lines if line.startswith("buzz")] == ["buzz 30"]


@asynchronous
async def test_a_page_around_the_app_is_told_what_a_screen_reader_is_to_say(aloud: list[str]) -> None:
    home, game = table()
    async with at(home, game) as app:
        for command in (
            Fight(attacker=0, attacker_group=2, defender=1, defender_group=2),
            Commit(side="attacker"),
            Commit(side="defender"),
            ThrowDie(face=2),
            ForceReroll(by=2),
            ThrowDie(face=3),
        ):
            game.submit(command)
            await app.settle()
        assert aloud == [
            "Magda attacks Tomek",
            "Magda: strength 2",
            "Tomek: strength 2",
            "Przemo forces a re-roll",
        ]
        aloud.clear()
        game.submit(LetStand())
        game.submit(ThrowDie(face=1))
        game.submit(LetStand())
        game.submit(ApplyBattle())
        await app.settle()
        assert aloud == ["Magda beats Tomek by 2"], "the last of several"
        aloud.clear()
        game.undo()
        await app.settle()
        game.redo()
        await app.settle()
        assert aloud == ["undone: Magda beats Tomek by 2", "Magda beats Tomek by 2"]


@asynchronous
async def test_what_stands_between_dots_is_said_with_pauses(aloud: list[str]) -> None:
    home, game = table()
    async with at(home, game) as app:
        assert hasattr(game.submit(Grow(tokens=1), then=[EndTurn(seat=0)]), "seq")
        await app.settle()
        aloud.clear()
        game.undo()
        await app.settle()
        assert aloud == ["undone: Magda: Growth, 1 token, Magda ends the turn", "Magda’s turn"]


@asynchronous
async def test_a_screen_reader_says_whose_turn_has_begun(aloud: list[str]) -> None:
    home, game = table()
    async with at(home, game) as app:
        for command, said in (
            (EndTurn(seat=0), ["Magda ends the turn", "Tomek’s turn"]),
            (Grow(tokens=1), ["Tomek: Growth, 1 token"]),
            (EndPhase(), ["Everybody has passed"]),
            (EndGame(), ["Game ended here"]),
        ):
            assert hasattr(game.submit(command), "seq")
            await app.settle()
            assert aloud == said
            aloud.clear()


@asynchronous
async def test_a_device_that_refuses_disturbs_nobody() -> None:
    harness = Harness(lambda page: page.add(ft.Text("here")), page={"web": False})
    async with harness as app:
        feedback = DeviceFeedback(app.page, lambda _, default: default)
        feedback.keep_awake(True)
        feedback.tick()
        await app.settle()
        assert not app.errors


def test_sounds_are_short_dry_and_whole_wav_files() -> None:
    sounds = (
        (tick_wav(), 0.05),
        (rattle_wav(), 0.5),
        (dose_wav(), 0.3),
        (out_wav(), 0.5),
        (finale_wav(), 1.1),
        (ring_wav(), 2.0),
    )
    for sound, longest in sounds:
        riff, size, wave = struct.unpack("<4sI4s", sound[:12])
        assert (riff, size, wave) == (b"RIFF", len(sound) - 8, b"WAVE")
        samples: tuple[int, ...] = struct.unpack(f"<{(len(sound) - 44) // 2}h", sound[44:])
        assert len(samples) <= longest * RATE
        assert max(abs(sample) for sample in samples) > 3000
        assert abs(samples[-1]) < 600


@pytest.mark.parametrize(
    ("command", "felt"),
    [
        (Correct(seat=1, what="irradiation", delta=1), "HapticFeedback.heavy_impact"),
        (Eliminate(seat=1), "HapticFeedback.vibrate"),
        (EndGame(), "HapticFeedback.vibrate"),
    ],
)
@pytest.mark.parametrize("on", [True, False])
@asynchronous
async def test_a_dose_an_elimination_and_the_end_are_felt_on_every_device_that_wants_to(
    command: Command, felt: str, on: bool
) -> None:
    home = service()
    home.remember("setting.haptics", on)
    home.remember("setting.less-motion", True)  # the vibration at the end follows the counting of the scores
    game = play(home, "Magda", "Tomek")
    game.submit(Correct(seat=1, what="irradiation", delta=7))
    asked: list[str] = []

    def note(_: dict[str, Any]) -> None:
        asked.append(felt)

    async with opened(home, f"/game/{game.id}", answers={felt: note}, page={"web": False}) as app:
        if isinstance(command, Eliminate):
            game.submit(Correct(seat=1, what="irradiation", delta=1))
            await app.settle()
            asked.clear()
        assert hasattr(game.submit(command), "seq")
        await app.settle()
        if on:
            await app.until(lambda: asked == [felt])
        game.undo()
        game.redo()
        await app.settle()
        assert asked == [felt] * on
