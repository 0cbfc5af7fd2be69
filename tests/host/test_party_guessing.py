"""Guessing join codes: its cost for the guesser, and no cost for anybody else."""

import random
from dataclasses import dataclass

import pytest

from companion.party import limits
from companion.party.codes import ALPHABET, LENGTH, new_code
from companion.party.limits import FORGIVEN, LONGEST_WAIT, Guesses
from companion.party.party import Admission, News, Party
from companion.rules.kernel import Rejection
from tests.host.party_game import Seconds, begun, party_of, service

CODES = len(ALPHABET) ** LENGTH
ATTACKERS = tuple(f"10.{number // 250}.{number % 250}.9" for number in range(500))
MINUTES = 10


def shared(clock: Seconds | None = None) -> tuple[Party, str]:
    """Return a party with one table open to phones, and the game's id."""
    party = party_of(service(), clock)
    game = begun(party.service).id
    party.offer(game)
    return party, game


def code_of(party: Party, game: str) -> str:
    """Return the code that the host's screen shows now."""
    return party.offer(game).code


def refused(answer: object) -> bool:
    return isinstance(answer, Rejection)


def tries_within(seconds: int) -> int:
    """Return how many wrong codes from one address are checked within that time."""
    clock = Seconds()
    guesses, looked_at = Guesses(clock=clock), 0
    for second in range(seconds + 1):
        clock.now = float(second)
        while guesses.wait("10.0.0.7") == 0:
            guesses.miss("10.0.0.7")
            looked_at += 1
    return looked_at


# one address ------------------------------------------------------------------------------------


def test_an_address_has_as_many_tries_as_the_arithmetic_says() -> None:
    assert tries_within(600) == 13
    assert tries_within(12 * 3600 - 1) == 26


def test_an_address_that_has_been_quiet_for_long_has_all_its_tries_back() -> None:
    clock = Seconds()
    guesses = Guesses(clock=clock)
    for _ in range(12):
        guesses.miss("10.0.0.7")
    clock.now = FORGIVEN
    assert guesses.wait("10.0.0.7") == 0
    guesses.miss("10.0.0.7")
    assert guesses.wait("10.0.0.7") == 0


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.7", "10.0.0.7", True),
        ("10.0.0.7", "10.0.0.8", False),
        ("", "10.0.0.8", False),
    ],
)
def test_addresses_of_one_network_guess_together(one: str, other: str, together: bool) -> None:
    guesses = Guesses(clock=Seconds())
    for _ in range(8):
        guesses.miss(one)
    assert (guesses.wait(other) > 0) is together


def test_more_addresses_than_can_be_remembered_guess_no_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_OF_A_PART", 10)
    addresses = (f"10.0.{number // 250}.{number % 250}" for number in range(20_000))
    neighbours = [each for each in addresses if limits.part_of(each) == "3f"]
    assert len(neighbours) > 20
    guesses, looked_at = Guesses(clock=Seconds()), 0
    for _ in range(60):
        for address in neighbours:
            if guesses.wait(address) == 0:
                looked_at += 1
                guesses.miss(address)
    assert looked_at == 10 * 8 + limits.NEWCOMERS.burst


# many addresses ---------------------------------------------------------------------------------


@dataclass
class Joiner:
    """A person who reads the code on the host's screen at one moment and enters it at a later one."""

    address: str
    reads: int
    types: int
    slips: int
    code: str = ""


def test_five_hundred_who_guess_for_ten_minutes_lock_out_none_of_fifty_seven() -> None:
    clock = Seconds()
    party, game = shared(clock)
    chance = random.Random(12)
    joiners: list[Joiner] = []
    for number in range(57):
        reads = chance.randrange(MINUTES * 60 - 60)
        joiners.append(Joiner(f"192.168.1.{number}", reads, reads + chance.randint(20, 60), slips=number % 3))
    let_in, looked_at = 0, 0
    for second in range(MINUTES * 60):
        clock.now = float(second)
        for address in ATTACKERS:
            while party.guesses.wait(address) == 0:
                looked_at += 1
                assert refused(party.knock("BBBBBB", address))
        for joiner in joiners:
            if second == joiner.reads:
                joiner.code = code_of(party, game)
            if second == joiner.types:
                for _ in range(joiner.slips):
                    assert refused(party.knock("CCCCCC", joiner.address))
                let_in += party.knock(joiner.code, joiner.address) == game
    assert let_in == 57
    assert looked_at <= 6500
    assert looked_at / CODES < 1 / 5000


def test_wrong_codes_wear_out_no_code() -> None:
    party, game = shared()
    heard: list[News] = []
    party.listen(game, heard.append)
    code = code_of(party, game)
    for number in range(1000):
        assert refused(party.knock("BBBBBB", f"172.16.{number // 250}.{number % 250}"))
    assert code_of(party, game) == code
    assert heard == []
    assert party.knock(code, "10.0.0.7") == game
    assert isinstance(party.sit(game, code, 0), Admission)


def test_a_code_that_the_host_replaces_is_worth_nothing_at_once() -> None:
    party, game = shared()
    old = code_of(party, game)
    party.rotate(game)
    assert refused(party.knock(old, "10.0.0.7"))
    assert refused(party.sit(game, old, 0))


def test_the_host_gets_in_from_an_address_that_has_used_up_its_tries() -> None:
    party, _ = shared()
    for _ in range(20):
        assert party.admit_host(new_code(), "10.0.0.7") is None
    assert party.guesses.wait("10.0.0.7") > 0
    assert party.admit_host(party.host_key, "10.0.0.7") is not None


@pytest.mark.parametrize("hours", [5, 24 * 365])
def test_a_wait_passes_also_after_the_clock_was_set_back(hours: int) -> None:
    clock = Seconds()
    clock.now = 1_800_000_000.0
    guesses = Guesses(clock=clock)
    for _ in range(20):
        guesses.miss("10.0.0.1")
    clock.now -= hours * 3600
    waits: list[float] = []
    for _ in range(4):
        waits.append(guesses.wait("10.0.0.1"))
        clock.now += 1200
    assert waits == [3600, 2400, 1200, 0]


def test_the_time_of_a_club_s_waits_follows_no_change_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = limits.steady_time()
    before = clock()
    assert before == pytest.approx(limits.time.time(), abs=5)
    monkeypatch.setattr(limits.time, "time", lambda: before - 5 * 3600)
    assert 0 <= clock() - before < 60


@pytest.mark.parametrize("hours", [-24 * 365, -24 * 30, -1, 0, 1, 24 * 30])
def test_nobody_waits_longer_than_an_hour_whatever_the_clock_does(hours: float) -> None:
    clock = Seconds()
    clock.now = 1_800_000_000.0
    guesses = Guesses(clock=clock)
    for _ in range(40):
        guesses.miss("10.0.0.1")
    clock.now += hours * 3600
    assert 0 <= guesses.wait("10.0.0.1") <= LONGEST_WAIT
