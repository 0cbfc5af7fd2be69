"""Notices to the whole table: on every screen while they are true, and in the history where they begin."""

import flet as ft
import pytest

from companion.device.access import Access
from companion.device.door import Door
from companion.device.open_game import OpenGame
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import Correct, Eliminate, MarkClock
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.turns import EndPhase, EndTurn
from companion.rules.kernel import Command
from companion.ui.core.client import Client
from companion.ui.theme.measure import BAR, GAP, SLOT, TARGET
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import PHONE, Harness
from tests.ui.services import at, opened, play, service

TO_THE_END = (EndPhase(), FinishRadiation())
FIGHT = Fight(attacker=0, attacker_group=3, defender=1, defender_group=1)
POOR = Correct(seat=1, what="tokens", delta=-5)
LOST = (Correct(seat=1, what="tokens", delta=-6), Eliminate(seat=1))

TOLD: list[tuple[str, str, tuple[Command, ...], tuple[str, ...]]] = [
    ("last round", "quick", (MarkClock(delta=-2), *TO_THE_END), ("This is the last round.",)),
    ("last tokens", "quick", (POOR, FIGHT), ("Tomek fights for the last tokens.",)),
    ("out", "quick", LOST, ("Tomek is out.", "Magda finishes, then one turn each: Przemo, Ola and Magda.")),
    (
        "the last turn of all",
        "quick",
        (*LOST, EndTurn(seat=0), EndTurn(seat=2), EndTurn(seat=3)),
        ("Tomek is out.", "The last turn: Magda."),
    ),
    (
        "one more action",
        "full",
        (
            Correct(seat=0, what="passive", gene="action", delta=1),
            ActSpecially(action="supergene", effect="again", gene_back="action"),
        ),
        ("Magda: one more action, without another move.",),
    ),
]


def region(app: Harness) -> ft.Semantics:
    """Return the live region of the notices, which stays while it is empty."""
    return app.controls(ft.Semantics, where=lambda node: bool(node.live_region and not node.header))[0]


def live(app: Harness) -> str:
    return region(app).label or ""


@pytest.mark.parametrize(("name", "detail", "before", "told"), TOLD, ids=[each[0] for each in TOLD])
@asynchronous
async def test_the_table_is_told(
    name: str, detail: str, before: tuple[Command, ...], told: tuple[str, ...]
) -> None:
    home, game = table(*before, detail="full" if detail == "full" else "quick")
    async with at(home, game) as app:
        assert live(app) == " ".join(told), name
        assert " ".join(told) in app.texts()
        await app.go(f"/game/{game.id}/journal")
        assert told[-1] in app.texts()


@asynchronous
async def test_what_holds_no_longer_is_told_no_longer() -> None:
    home, game = table(POOR, FIGHT)
    async with at(home, game) as app:
        assert live(app)
        game.undo()
        await app.settle()
        assert live(app) == ""


@asynchronous
async def test_nobody_is_told_that_last_tokens_are_safe() -> None:
    home, game = table(Fight(attacker=0, attacker_group=3, defender=1, defender_group=3))
    async with at(home, game) as app:
        assert live(app) == ""


LONG = ("Wierzchosława z Nowego Miasta nad Pilicą", "Maksymilian", "Konstantynopolitańczykowianeczka", "Ola")


def lose(game: OpenGame) -> None:
    """Take the second player's last tokens."""
    game.submit(Correct(seat=1, what="tokens", delta=-game.table.state.players[1].on_board))
    game.submit(Eliminate(seat=1))


@asynchronous
async def test_a_notice_that_does_not_fit_the_slot_unfolds_when_it_is_pressed() -> None:
    home = service()
    game = play(home, *LONG)
    lose(game)
    async with opened(home, f"/game/{game.id}") as app:
        said = live(app)

        def lines() -> int | None:
            return app.one(ft.Text, text=said).max_lines

        assert lines() == 3
        await app.fire(strip(app, said), "click")
        assert lines() is None
        assert live(app) == said
        await app.fire(strip(app, said), "click")
        assert lines() == 3


@asynchronous
async def test_on_a_phone_on_its_side_messages_stand_above_the_actions_beside_the_players() -> None:
    home = service()
    home.remember("setting.coach", True)
    game = play(home, *LONG)
    async with opened(home, f"/game/{game.id}", size=(560.0, 360.0)) as app:
        coach = next(text for text in app.texts() if text.startswith(f"{LONG[0]} to play"))
        lose(game)
        await app.settle()
        said = live(app)
        assert said in app.texts()
        assert coach not in app.texts()
        texts = app.texts()
        assert texts.index(LONG[1]) < texts.index(said) < texts.index("Pass"), "players, message, actions"


ACROSS = "Tomek cofa: Przemo wykonuje akcję specjalną i zostaje mu jeszcze jedna akcja bez drugiego ruchu."
"""A text of three lines on a small phone."""


def lies(app: Harness) -> tuple[float, float]:
    """Return the edges of the page's message."""
    margin = app.one(ft.SnackBar).margin
    (box,) = app.controls(ft.Container, inside=app.one(ft.SnackBar), where=lambda box: bool(box.height))
    assert isinstance(margin, ft.Margin)
    bottom = PHONE[1] - float(margin.bottom)
    return bottom - float(box.height or 0), bottom


@pytest.fixture
def clients(monkeypatch: pytest.MonkeyPatch) -> list[Client]:
    """Every device that opens the app, the latest last."""
    made: list[Client] = []

    def client(page: ft.Page, service: Door, access: Access | None = None) -> Client:
        made.append(Client(page, service, access))
        return made[-1]

    monkeypatch.setattr("companion.ui.app.Client", client)
    return made


@pytest.mark.parametrize("said", ["Zapisano.", ACROSS])
@asynchronous
async def test_what_is_told_for_a_moment_lies_on_the_news_beside_redo_and_undo_and_on_nothing_below(
    clients: list[Client], said: str
) -> None:
    home, game = table()
    async with at(home, game, size=PHONE) as app:
        clients[-1].tell(said)
        await app.settle()
        assert lies(app) == (BAR, BAR + SLOT), "on the news"
        margin = app.one(ft.SnackBar).margin
        assert isinstance(margin, ft.Margin)
        assert margin.right >= 2 * TARGET + GAP


@asynchronous
async def test_what_is_told_while_a_sheet_lies_open_covers_neither_its_way_out_nor_its_title(
    clients: list[Client],
) -> None:
    home, game = table()
    async with at(home, game, size=PHONE) as app:
        await app.tap("Spark")
        clients[-1].tell(ACROSS)
        await app.settle()
        assert lies(app) == (0, TARGET), "in the band of shade above every sheet"
        await app.fire(app.one(ft.SnackBar), "dismiss")
        await app.tap("Close")
        clients[-1].tell(ACROSS)
        await app.settle()
        assert lies(app) == (BAR, BAR + SLOT), "on the news"


def says(box: ft.Container, said: str) -> bool:
    """Return whether the box has a row with these words."""
    return isinstance(box.content, ft.Row) and any(
        isinstance(part, ft.Container) and isinstance(part.content, ft.Text) and part.content.value == said
        for part in box.content.controls
    )


def strip(app: Harness, said: str) -> ft.Container:
    """Return the control that unfolds that notice."""
    return app.controls(ft.Container, where=lambda box: box.on_click is not None and says(box, said))[0]


@asynchronous
async def test_messages_take_turns_in_one_height_and_take_none_without_any() -> None:
    home = service()
    home.remember("setting.coach", True)
    game = play(home, "Magda", "Tomek")
    coach = "Magda to play. Move before or after it."
    async with opened(home, f"/game/{game.id}") as app:

        def heights(said: str) -> set[object]:
            parts = app.controls(ft.Container, where=lambda box: bool(box.height) and said in app.texts(box))
            return {box.height for box in parts}

        assert coach in app.texts()
        assert heights(coach) == {SLOT}
        lose(game)
        await app.settle()
        assert coach not in app.texts()
        assert heights(live(app)) == {SLOT}
        game.undo(2)
        await app.settle()
        assert coach in app.texts()
        await app.tap("End the coaching")
        assert not live(app)
        assert coach not in app.texts()
        place = region(app).content
        assert isinstance(place, ft.Container)
        assert place.height == 0


@asynchronous
async def test_the_last_round_is_told_in_the_bar_of_the_table_and_on_the_big_screen() -> None:
    home, game = table()
    game.submit(MarkClock(delta=1 - game.table.state.clock))
    for path in ("", "/screen"):
        async with opened(home, f"/game/{game.id}{path}", size=(1280.0, 720.0)) as app:
            assert app.sees("Last round")
