"""Names that people really type, and some that they should not."""

import pytest

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.preparation import NoteEvent
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Player
from companion.rules.kernel import Command
from tests.rules.build import JAN, OLA, Play, game


def named(name: str, species_name: str = "") -> StartGame:
    people = (
        Seated(name=name, species=0, species_name=species_name, colour=0),
        Seated(name="Jan", species=1, colour=1),
    )
    return StartGame(players=people, starter=0)


def kept(name: str) -> str:
    return Play().do(named(name))[OLA].name


@pytest.mark.parametrize(
    "name",
    [
        "Łucja",
        "Żółć",
        "O’Brien",
        "Anna Maria",
        "דנה",
        "عبد الله",
        "小林",
        "🦠",
        "👩‍👩‍👧",
        "⚔️",
        "x" * 40,
        "1",
    ],
)
def test_a_name_stays_as_it_was_typed(name: str) -> None:
    assert kept(name) == name


@pytest.mark.parametrize(
    "name", ["", " ", "\t\n", "\x00", "\u202e", "\u200b", "\u200d\u200d", "\ufe0f", "\u3164"]
)
def test_a_name_of_which_nothing_is_seen_is_empty(name: str) -> None:
    assert Play().refuses(named(name)) == "name-empty"


def test_a_name_of_two_hundred_characters_is_too_long() -> None:
    refusal = Play().refusal(named("x" * 200))
    assert (refusal.code, refusal.params) == ("name-too-long", {"most": 40, "length": 200})


def test_a_name_has_at_most_forty_characters() -> None:
    assert Play().refuses(named("x" * 41)) == "name-too-long"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ola  ", "Ola"),
        ("Ola\nMaria", "Ola Maria"),
        ("Ola\u00a0Maria", "Ola Maria"),
        ("Ola \t  Maria", "Ola Maria"),
        ("O\x00l\x07a", "Ola"),
        ("\u202eOla\u202c", "Ola"),
        ("\u2066Ola\u2069", "Ola"),
        ("Ola\u200d", "Ola"),
        ("Ola\ud800", "Ola"),
        ("Z\u0307yta", "Żyta"),
    ],
)
def test_what_would_spoil_a_line_is_taken_out_of_a_name(typed: str, shown: str) -> None:
    assert kept(typed) == shown


def test_names_that_look_alike_are_the_same_name() -> None:
    people = (Seated(name="Z\u0307yta", species=0, colour=0), Seated(name="żyta", species=1, colour=1))
    assert Play().refuses(StartGame(players=people, starter=0)) == "same-name"


def test_a_species_may_have_a_name_of_the_tables_own() -> None:
    assert Play().do(named("Ola", "  Vigor ")).state.players[OLA].species_name == "Vigor"
    assert Play().do(named("Ola", "  ")).state.players[OLA].species_name == ""
    assert Play().refuses(named("Ola", "\u202e")) == "name-empty"
    assert Play().refuses(named("Ola", "x" * 41)) == "name-too-long"


def test_a_player_may_be_renamed_at_any_time() -> None:
    play = game("Ola", "Jan").do(Rename(seat=OLA, name=" Aleksandra "))
    assert play[OLA].name == "Aleksandra"
    play.do(EndGame(), Rename(seat=OLA, name="Ola"))
    assert play[OLA].name == "Ola"


def test_a_new_name_leaves_the_species_its_own_until_that_is_said_too() -> None:
    play = Play().do(named("Ola", "Vigor"))

    def renamed(said: str | None = None) -> Player:
        return play.do(Rename(seat=OLA, name="Ela", species_name=said))[OLA]

    assert renamed().species_name == "Vigor"
    assert renamed("Rapax").species_name == "Rapax"
    assert renamed(" ").species_name == ""


def test_nobody_takes_the_name_of_somebody_else_but_anybody_may_keep_their_own() -> None:
    play = game("Ola", "Jan")
    assert play.refuses(Rename(seat=OLA, name="JAN")) == "same-name"
    assert play.refuses(Rename(seat=OLA, name=" ")) == "name-empty"
    assert play.refuses(Rename(seat=2, name="Ewa")) == "no-such-seat"
    assert play.do(Rename(seat=JAN, name="jan"))[JAN].name == "jan"


def test_the_text_of_an_event_and_the_name_of_a_room_lose_what_would_spoil_a_line() -> None:
    play = game().do(NoteEvent(text="Awaria\n zasilania\u202e"), AddArea(room=" 1\x002 "), AddArea(room=""))
    assert play.state.event.text == "Awaria zasilania"
    assert [area.room for area in play.state.areas] == ["12", ""]


def test_the_name_of_a_special_action_is_a_name_too() -> None:
    play = game()
    assert play.refuses(ActSpecially(action="\t")) == "name-empty"
    assert play.do(ActSpecially(action=" Zaraza\n")).state.turn.actions == ("Zaraza",)
    fight = Fight(action=" ", attacker=OLA, attacker_group=1, defender=JAN, defender_group=1)
    assert game().refuses(fight) == "name-empty"


@pytest.mark.parametrize(
    "command",
    [
        NoteEvent(text="A\u202ewaria\x07"),
        AddArea(room="A\u202ewaria\x07"),
        Impulse(room="A\u202ewaria\x07"),
        Rename(seat=OLA, name="A\u202ewaria\x07"),
        ActSpecially(action="A\u202ewaria\x07"),
        Fight(action="A\u202ewaria\x07", attacker=OLA, attacker_group=1, defender=JAN, defender_group=1),
    ],
    ids=lambda command: command.kind,
)
def test_an_entry_of_the_journal_is_called_what_its_event_keeps(command: Command) -> None:
    said = CHROMOSOME.label(game().state, command).params.values()
    assert "Awaria" in said
    assert all(str(value).isprintable() for value in said)
