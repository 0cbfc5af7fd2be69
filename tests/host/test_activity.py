"""A process's metrics: each act counted once, rates over the last minute, no durations of failures."""

import pytest

from companion.activity import BOUNDS, Activity, Rate
from tests.host.party_game import Seconds


def test_a_rate_is_that_of_the_last_minute() -> None:
    seconds = Seconds()
    rate = Rate(seconds)
    for second in range(90):
        seconds.now = float(second)
        rate.add()
    assert rate.a_minute() == 60
    seconds.now = 120.5
    assert rate.a_minute() == 29  # those of seconds 61 to 89
    seconds.now = 10_000.0
    assert rate.a_minute() == 0


def test_a_refused_command_counts_among_all_commands() -> None:
    activity = Activity()
    activity.answered(refused=False)
    activity.answered(refused=True)
    assert (activity.commands, activity.rejections) == (2, 1)


def test_a_phone_that_comes_back_is_a_session_and_a_reconnect() -> None:
    activity = Activity()
    activity.begun(again=False)
    activity.begun(again=True)
    assert (activity.sessions, activity.reconnects) == (2, 1)


@pytest.mark.parametrize(("took", "place"), [(0.0, 0), (0.001, 0), (0.003, 2), (5.0, 11), (9.0, len(BOUNDS))])
def test_an_entry_is_counted_with_those_that_took_as_long(took: float, place: int) -> None:
    seconds = Seconds()
    activity = Activity(seconds)
    with activity.appending():
        seconds.now += took
    assert activity.appends[place] == sum(activity.appends) == 1
    assert activity.append_seconds == pytest.approx(took)


def test_an_entry_that_could_not_be_stored_is_not_counted() -> None:
    activity = Activity()
    with pytest.raises(OSError), activity.appending():
        raise OSError
    assert sum(activity.appends) == 0


def test_the_slowest_of_twenty_is_told_by_the_next_bound() -> None:
    seconds = Seconds()
    activity = Activity(seconds)
    assert activity.slowest() is None
    for took in [0.002] * 18 + [0.04] * 2:
        with activity.appending():
            seconds.now += took
    assert activity.slowest(0.5) == 0.0025
    assert activity.slowest() == 0.05
    with activity.appending():
        seconds.now += 60
    assert activity.slowest(1.0) == float("inf")
