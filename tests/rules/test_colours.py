"""A wrongly entered colour can be corrected during the game, in every game alike."""

from typing import Any

import pytest

from companion.device.games import game_of
from companion.rules.colours import INKS, TakeColour, colours_of
from companion.rules.kernel import WHOLE_TABLE, owned_by
from companion.words import LANGUAGES, Words
from tests.games import each_game, facts_of
from tests.rules.playing import BasePlay
from tests.rules.soup import tables

OLA, JAN = 0, 1


def seated(key: str) -> Any:
    """A game of three that has just begun."""
    played: type[BasePlay[Any]] = type("Play", (BasePlay,), {"game": game_of(key)})
    game, start = game_of(key), facts_of(key).start("Ola", "Jan", "Ewa")
    return played().do(game.throw(game.empty, start, lambda faces: 1))


def colours(play: Any) -> list[int]:
    return [player.colour for player in play.state.players]


@each_game
def test_a_free_colour_is_taken_and_is_the_players_own_affair(key: str) -> None:
    play = seated(key)
    first, *others = colours(play)
    free = next(colour for colour in colours_of(play.state.players[OLA]) if colour not in (first, *others))
    take = TakeColour(seat=OLA, colour=free)
    assert take.owners(play.state) == owned_by(OLA)
    assert colours(play.do(take)) == [free, *others]


@each_game
def test_two_who_exchange_their_colours_do_so_in_one_step_that_is_the_whole_tables(key: str) -> None:
    play = seated(key)
    first, second, *others = colours(play)
    take = TakeColour(seat=OLA, colour=second)
    assert take.owners(play.state) == WHOLE_TABLE
    assert colours(play.do(take)) == [second, first, *others]


@each_game
def test_nobody_takes_a_colour_that_the_box_lacks_or_that_is_the_players_own(key: str) -> None:
    play = seated(key)
    beyond = colours_of(play.state.players[OLA])[-1] + 1
    assert play.refuses(TakeColour(seat=OLA, colour=colours(play)[OLA])) == "colour-already"
    if beyond < len(INKS):  # A box with all colours lacks none.
        assert play.refuses(TakeColour(seat=OLA, colour=beyond)) == "no-such-colour"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_names_both_colours(language: str) -> None:
    words, state = Words(language), seated("chromosome").state
    blue, pink, _, sand, *_ = (words(f"new-colour-{hue}") for hue in range(len(INKS)))
    for colour, said in ((3, f"Ola {sand}"), (1, f"Ola {pink}, Jan {blue}")):
        label = TakeColour(seat=OLA, colour=colour).label(state)
        assert words(label.key, **label.params).endswith(f": {said}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hue", range(len(INKS)))
def test_a_label_names_a_colour_as_its_button_does(language: str, hue: int) -> None:
    words = Words(language)
    said = {"player": "Ola", "colour": INKS[hue], "other": "Jan", "other-colour": INKS[hue]}
    ink = words(f"new-colour-{hue}")
    assert words("label-take-colour", **said).endswith(f": Ola {ink}, Jan {ink}")


def test_a_table_with_the_colours_of_the_soups_box_reads_their_names() -> None:
    state = tables.table("Ola", "Jan", "Ewa", colours="box").state
    label = TakeColour(seat=OLA, colour=1).label(state)
    assert Words("en")(label.key, **label.params) == "Colour: Ola red, Jan blue"
