"""The tools of every table: dice of any number of faces, and a sand timer that rings."""

import asyncio

import pytest

from companion.ui.art.dice import MOST_FACES
from companion.ui.core.feedback import DeviceFeedback
from companion.ui.shared.cup import Cup
from companion.ui.shared.sand_timer import LEAST, MOST, SandTimer
from tests import seeds
from tests.games import Seed, each_midway
from tests.loops import asynchronous
from tests.ui.harness import Answer, Harness, held_time
from tests.ui.services import at, service


async def opened_tool(app: Harness, name: str) -> None:
    await app.tap("Table menu")
    await app.tap(name)


@pytest.mark.parametrize("faces", [2, 30, MOST_FACES])
@asynchronous
async def test_any_die_is_rolled_at_a_table_and_nothing_is_entered_into_the_history(faces: int) -> None:
    await roll(seeds.midway, faces)


@each_midway
@asynchronous
async def test_dice_are_rolled_at_every_table(seed: Seed) -> None:
    await roll(seed, 7)


async def roll(seed: Seed, faces: int) -> None:
    """Roll two dice with this many faces at a table, and check what the screen and the history say."""
    home = service()
    game = seed(home)
    count = game.table.count
    async with at(home, game) as app:
        await opened_tool(app, "Dice")
        await app.tap("Faces: 6")
        for digit in str(faces):
            await app.tap(app.tappable(digit, topmost=True))
        await app.tap(f"Enter {faces}")
        await app.tap("Roll")
        fallen = [int(each.removeprefix("shows ")) for each in app.labels() if each.startswith("shows ")]
        assert len(fallen) == 2
        assert all(1 <= face <= faces for face in fallen)
        assert app.sees(f"{sum(fallen):,}")
    assert game.table.count == count


def test_a_die_has_from_two_to_999_faces() -> None:
    assert Cup(die=2).with_faces(-1).die == 2
    assert Cup(die=MOST_FACES).with_faces(1).die == MOST_FACES


def test_a_timer_runs_from_five_seconds_to_an_hour() -> None:
    assert SandTimer(seconds=LEAST).with_more(-1).seconds == 5
    assert SandTimer(seconds=MOST).with_more(1).seconds == 60 * 60


@pytest.fixture
def rung(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The times at which a device has rung."""
    times: list[float] = []

    def ring(_: DeviceFeedback) -> None:
        times.append(asyncio.get_running_loop().time())

    monkeypatch.setattr(DeviceFeedback, "ring", ring)
    return times


@each_midway
@asynchronous
async def test_a_timer_rings_once_at_its_end_wherever_the_device_then_is(
    seed: Seed, rung: list[float]
) -> None:
    home = service()
    async with at(home, seed(home)) as app:
        await opened_tool(app, "Sand timer")
        await app.tap("0:30")
        with held_time():
            began = asyncio.get_running_loop().time()
            await app.tap("Start")
            await asyncio.sleep(10)
            await app.settle()
            assert app.sees("0:20")
            await app.tap("Close")
            await asyncio.sleep(21)
            await app.settle()
        assert [round(moment - began) for moment in rung] == [30]
        assert app.sees("Time is up.")


@pytest.mark.parametrize("sound", [False, True])
@asynchronous
async def test_the_ring_is_heard_and_felt_with_sounds_off_too(sound: bool) -> None:
    home = service()
    home.remember("setting.sound", sound)
    came: list[str] = []

    def noting(name: str) -> Answer:
        return lambda _: came.append(name)

    answers = {name: noting(name) for name in ("Audio.resume", "HapticFeedback.vibrate")}
    async with at(home, seeds.midway(home), answers=answers, page={"web": False}) as app:
        await opened_tool(app, "Sand timer")
        await app.tap("0:30")
        with held_time():
            await app.tap("Start")
            await asyncio.sleep(20)
            came.clear()
            await asyncio.sleep(11)
            await app.settle()
        assert sorted(came) == ["Audio.resume", "HapticFeedback.vibrate"]


@asynchronous
async def test_a_timer_that_was_stopped_or_turned_again_does_not_ring_for_its_earlier_start(
    rung: list[float],
) -> None:
    home = service()
    async with at(home, seeds.midway(home)) as app:
        await opened_tool(app, "Sand timer")
        await app.tap("0:30")
        with held_time():
            await app.tap("Start")
            await asyncio.sleep(20)
            await app.tap("Stop")
            await asyncio.sleep(1)
            await app.tap("Start")
            await asyncio.sleep(20)
            await app.settle()
            assert rung == []
            await asyncio.sleep(11)
            await app.settle()
        assert len(rung) == 1


async def begin_timer(app: Harness) -> None:
    """Start the sand timer in the table's menu, and close it again."""
    await app.tap("Start")
    await app.tap("Close")


@asynchronous
async def test_a_running_timer_is_drawn_once_however_often_the_menu_was_opened() -> None:
    home = service()
    async with at(home, seeds.midway(home)) as app:
        await opened_tool(app, "Sand timer")
        with held_time():
            await begin_timer(app)
            for _ in range(5):
                await app.tap("Table menu")
                await app.tap("Close")
            await asyncio.sleep(2)
            await app.settle()
            assert not [task for task in asyncio.all_tasks() if "use_timer" in repr(task.get_coro())]


@asynchronous
async def test_the_menu_says_how_much_time_is_left() -> None:
    home = service()
    async with at(home, seeds.midway(home)) as app:
        await opened_tool(app, "Sand timer")
        with held_time():
            await begin_timer(app)
            await app.tap("Table menu")
            assert app.sees("1:00 left")
            await asyncio.sleep(17)
            await app.settle()
            assert app.sees("0:43 left")
