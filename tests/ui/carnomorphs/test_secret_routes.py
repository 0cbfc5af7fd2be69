"""Secrets of a game of Carnomorphs leak by no route: lists, exports, statistics, stories, files.

In random games everybody notes objectives and a Mutation card, and some of these notes are undone or lost.
All messages to a guest's device, a watcher's and the big screen are searched for the notes.
"""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import flet as ft
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.device.access import Access
from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.exports import bg_stats
from companion.exports.spreadsheet import COLUMNS, csv_of
from companion.party.party import Admission, Party
from companion.party.shared_access import GuestAccess
from companion.rules.carnomorphs.last_check import EndGame
from companion.rules.carnomorphs.mutation import DrawMutation, LoseMutation, NameMutation
from companion.rules.carnomorphs.objectives import ChooseObjective, NameObjectives
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.kernel import Model, Rejection
from companion.ui.app import App
from companion.ui.carnomorphs.known_cards import known_names, remember_names
from companion.ui.core.client import Client
from companion.ui.games import ui_of
from companion.ui.past.listing import play_of_summary
from companion.ui.routes import ROUTES
from companion.words import Words
from tests import carnomorph_seeds
from tests.loops import asynchronous
from tests.rules.carnomorphs import player as anybody
from tests.seeds import give
from tests.sizes import examples
from tests.ui.harness import DESKTOP, Harness
from tests.ui.services import service

NAMES = ("Ola", "Jan", "Ewa")
WORDS = Words("en")


def texts(value: object) -> set[str]:
    """Return every noted secret within a value."""
    if isinstance(value, Model):
        value = value.model_dump()
    return {word for word in json.dumps(value, default=str).split('"') if word.startswith("SECRET")}


def notes(game: OpenGame, turn: int) -> Iterator[Model]:
    """Yield everybody's secret notes, under names that appear nowhere else."""
    for seat, player in enumerate(game.table.state.players):
        corporate, personal = f"SECRET-C{seat}-{turn}", f"SECRET-P{seat}-{turn}"
        yield NameObjectives(seat=seat, corporate=corporate, personal=personal)
        if not player.has_mutation:
            yield DrawMutation(seat=seat, card=f"SECRET-D{seat}-{turn}")
        yield NameMutation(seat=seat, card=f"SECRET-M{seat}-{turn}")
        yield ChooseObjective(seat=seat, kept=turn % 2)
        if turn % 2:
            yield LoseMutation(seat=seat)


def played(home: GameService, chance: Random, *, ends: bool) -> tuple[OpenGame, set[str]]:
    """Play a random game; return it with the secrets that were noted and were never open to everybody."""
    game = give(carnomorph_seeds.begun(home, NAMES), BeginPlay())
    noted, opened = set[str](), set[str]()

    def gives(command: Any) -> None:
        nonlocal noted, opened
        if not isinstance(game.submit(command), Rejection):
            noted |= texts(game.table.state)
            opened |= texts(game.view(None))

    for turn in range(3):
        for _ in range(chance.randrange(12)):
            gives(anybody.next_command(game.table.state, chance.choice))
        for command in notes(game, turn):
            gives(command)
            if chance.random() < 0.3:
                game.undo()
    if ends:
        gives(EndGame())
    return game, noted - opened


def outside(home: GameService, game: OpenGame) -> str:
    """Return all that lists, exports, statistics and the history contain about a game, as one text."""
    listed = [each for each in home.library.games() if each.id == game.id]
    plays = [play for each in listed if (play := play_of_summary(WORDS, each)) is not None]
    read: Any = ui_of("carnomorphs").read_games(home, [game.id], lambda _: True)
    return "\n".join(
        [
            repr(listed),
            repr(game.file.header),
            repr(game.game.summary(game.table.state)),
            repr([entry.label for entry in game.table.entries]),
            repr([entry.label for entry in (*game.table.to_undo(9), *game.table.to_redo(9))]),
            repr(game.game.notices(game.table.state)),
            repr([bg_stats.link(play) for play in plays]),
            csv_of(plays, COLUMNS).decode(),
            repr(asyncio.run(read)),
        ]
    )


@pytest.mark.parametrize("ends", [True, False])
@settings(max_examples=examples(60))
@given(st.integers(0, 10_000))
def test_lists_exports_statistics_and_the_history_tell_nothing_hidden(ends: bool, seed: int) -> None:
    home = service()
    game, hidden = played(home, Random(seed), ends=ends)
    told = outside(home, game)
    assert {secret for secret in hidden if secret in told} == set()


@settings(max_examples=examples(20))
@given(st.integers(0, 10_000))
def test_the_catalogue_of_a_club_names_no_card_of_a_game_under_way(seed: int) -> None:
    home = service()
    game, hidden = played(home, Random(seed), ends=False)
    other, _ = played(home, Random(seed + 1), ends=False)
    assume(all(each.game.outcome(each.table.state) is None for each in (game, other)))
    for kind in ("mutation", "objective"):
        remember_names(home, game.id, kind, hidden)
        assert not known_names(home, other.id, kind)
        assert not known_names(home, game.id, kind)
    over = not isinstance(game.submit(EndGame()), Rejection)
    offered = set(known_names(home, other.id, "mutation"))
    assert offered == (hidden if over else set()), "once it is over they are offered"


def device(party: Party, game_id: str, seat: int | None) -> Access:
    """The device of a guest, or of a watcher if `seat` is None."""
    answer = party.sit(game_id, party.offer(game_id).code, seat)
    assert isinstance(answer, Admission)
    return GuestAccess(party, game_id, answer.place)


@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize("seat", [1, None])
@asynchronous
async def test_no_screen_of_a_guest_or_of_a_watcher_is_sent_anything_hidden(
    seat: int | None, ends: bool
) -> None:
    """A guest's own secrets are sent only while the guest holds the control that shows them."""
    for seed in range(3):
        party = Party(service())
        party.keep_days = 30
        game, hidden = played(party.service, Random(seed), ends=ends)
        assert hidden
        access = device(party, game.id, seat)

        async def main(page: ft.Page, access: Access = access, party: Party = party) -> None:
            page.render_views(App, Client(page, party.service, access), ROUTES)

        for screen in ("", "/journal", "/charts", "/screen"):
            async with Harness(main, route=f"/game/{game.id}{screen}", size=DESKTOP) as app:
                sent = repr([each.body for each in app.sent])
                assert NAMES[0] in sent or screen == "/charts", "the screen is empty"
                assert {secret for secret in hidden if secret in sent} == set(), screen


def test_the_search_would_find_what_its_owner_may_see() -> None:
    game, hidden = played(service(), Random(1), ends=False)
    seat = next(each.seat for each in game.table.state.players if each.mutation in hidden)
    assert texts(game.view(seat)) & hidden
    assert not texts(game.view(None)) & hidden
