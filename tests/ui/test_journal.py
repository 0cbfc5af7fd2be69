"""The history: rounds, and stretches of long rounds; every entry can be reached and undone."""

import re

import flet as ft

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import Correct, MarkActive
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import Accept, ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.turns import EndPhase
from companion.rules.kernel import Label
from companion.ui.chromosome.names import entry_note
from companion.ui.core.sections import ROWS, SCREENFUL, Section, lines
from companion.ui.core.style import Style
from companion.ui.shared.journal import is_open_at_first, sections
from companion.ui.theme import NIGHT
from companion.words import Words
from tests.loops import asynchronous
from tests.seeds import finished, give
from tests.ui.harness import DESKTOP, Harness
from tests.ui.services import opened, play, service


def corrected(home: GameService, times: int) -> OpenGame:
    """A game of four with this many corrections, an entry each."""
    game = play(home, "Magda", "Tomek", "Przemo", "Ola")
    for number in range(times):
        game.submit(Correct(seat=number // 2 % 4, what="irradiation", delta=1 - number % 2 * 2))
    return game


def opened_at(game: OpenGame, *unfolded: Section) -> list[Section | int]:
    """Return the lines of the history after these sections were unfolded."""
    keys = {section.key for section in unfolded}
    count = game.table.count
    return list(lines(sections(game), lambda each: each.key in keys or is_open_at_first(each, count)))


def entry_buttons(app: Harness) -> list[ft.TextButton]:
    """Return the entries on the screen, the latest first: each is a button that says its time."""

    def is_entry(button: ft.TextButton) -> bool:
        return any(re.search(r", \d\d:\d\d$", label) for label in app.labels(button))

    return app.controls(ft.TextButton, where=is_entry)


def rows(app: Harness) -> int:
    """Return the number of entries on the screen."""
    return len(entry_buttons(app))


def test_each_round_has_a_section_the_latest_first() -> None:
    game = finished(service())
    found = sections(game)
    rounds = [game.table.state_after(section.end).round for section in found]
    assert rounds == sorted(set(rounds), reverse=True)
    assert [section.begin for section in found] == [*(section.end for section in found[1:]), 0]
    assert found[0].end == game.table.count
    for section in found:
        within = {game.table.state_after(at + 1).round for at in range(section.begin, section.end)}
        assert len(within) == 1


def test_the_latest_round_lies_open_and_earlier_ones_are_folded() -> None:
    game = finished(service())
    latest, *earlier = sections(game)
    shown = opened_at(game)
    assert shown[: latest.entries + 1] == [latest, *reversed(range(latest.begin, latest.end))]
    assert {line for line in shown if isinstance(line, Section)} == {latest, *earlier}


def test_a_round_that_has_hardly_begun_leaves_the_one_before_it_open() -> None:
    game = finished(service())
    game.undo(sections(game)[0].entries - 1)
    latest, before, *_ = (section for section in sections(game) if section.kind == "round")
    assert latest.entries == 1
    shown = [line for line in opened_at(game) if isinstance(line, int) and line < game.table.count]
    assert shown == list(reversed(range(before.begin, latest.end)))


def test_any_of_ten_thousand_entries_is_two_taps_away() -> None:
    count = 10_000
    (only,) = (Section("round", 0, count),)

    def reach(section: Section, wanted: int, taps: int) -> int:
        shown = list(lines((section,), lambda each: each is section or is_open_at_first(each, count)))
        if wanted in shown:
            return taps
        inner = next(
            line
            for line in shown
            if isinstance(line, Section) and line is not section and line.begin <= wanted < line.end
        )
        return reach(inner, wanted, taps + 1)

    assert max(reach(only, wanted, 0) for wanted in range(0, count, 37)) <= 2
    assert len(list(lines((only,), lambda each: is_open_at_first(each, count)))) <= 4 * ROWS


def test_entries_that_follow_leave_every_other_one_in_its_stretch() -> None:
    before, after = Section("round", 5, 205), Section("round", 5, 210)
    assert before.stretches[1:] == after.stretches[1:]
    assert before.stretches[0].key == after.stretches[0].key


@asynchronous
async def test_what_was_taken_back_stands_above_and_comes_back_with_a_tap() -> None:
    home = service()
    game = corrected(home, 6)
    game.undo(2)
    async with opened(home, f"/game/{game.id}/journal") as app:
        assert app.sees("Undone, 2\u00a0entries")
        first, second = (label for label in app.labels() if label.startswith("undone: "))
        assert app.labels().index("Undone, 2\u00a0entries") < app.labels().index(first)
        await app.tap(app.controls(ft.TextButton, where=lambda button: second in app.labels(button))[-1])
        await app.tap(app.tappable("Redo", ft.FilledButton))
        assert game.table.count == 6


@asynchronous
async def test_a_folded_stretch_unfolds_and_goes_back_to_before_any_of_its_entries() -> None:
    home = service()
    game = corrected(home, 200)
    async with opened(home, f"/game/{game.id}/journal") as app:
        assert app.sees("Round 1, 201\u00a0entries")
        stretches = [label for label in app.labels() if label.endswith("48\u00a0entries")]
        assert len(stretches) == 4
        before = rows(app)
        assert SCREENFUL <= before <= ROWS + SCREENFUL
        folded = app.controls(ft.Semantics, where=lambda each: each.expanded is False)
        await app.tap(app.one(ft.TextButton, inside=folded[-1]))
        assert rows(app) == before + ROWS
        oldest = entry_buttons(app)[-2]  # the very first entry began the game
        await app.tap(oldest)
        assert app.sees("Undo 200 steps?")
        await app.tap(app.tappable("Undo", ft.FilledButton))
        assert game.table.count == 1


@asynchronous
async def test_an_entry_that_follows_draws_one_row_and_no_other() -> None:
    home = service()
    game = corrected(home, 40)
    async with opened(home, f"/game/{game.id}/journal") as app:
        shown = {id(button) for button in entry_buttons(app)}
        game.submit(Correct(seat=0, what="irradiation", delta=1))
        await app.settle()
        await app.until(lambda: len(entry_buttons(app)) == len(shown) + 1)
        assert shown < {id(button) for button in entry_buttons(app)}


@asynchronous
async def test_beside_the_table_an_entry_leads_to_the_history_where_it_can_be_undone() -> None:
    home = service()
    game = corrected(home, 10)
    async with opened(home, f"/game/{game.id}", size=DESKTOP) as app:
        await app.tap(entry_buttons(app)[0])
        assert app.page.route == f"/game/{game.id}/journal"


@asynchronous
async def test_an_entry_says_its_room_and_what_a_reroll_replaced() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    give(
        game,
        AddArea(cubes=4, room="7"),
        MarkActive(seat=0),
        Fight(attacker=0, attacker_group=2, defender=1, defender_group=1),
        Commit(side="attacker"),
        Commit(side="defender"),
        ThrowDie(face=3),
        ForceReroll(by=1, throw=True, face=4),
    )
    async with opened(home, f"/game/{game.id}/journal") as app:
        assert "room 7" in app.texts()
        assert "was 3, now 4" in app.texts()


@asynchronous
async def test_an_entry_has_the_colour_of_whoever_acted_also_under_an_earlier_name() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    game.submit(SpendFate(seat=1))
    game.submit(Rename(seat=1, name="Tomasz", species_name=""))
    game.submit(AddArea(cubes=2, room="3"))
    async with opened(home, f"/game/{game.id}/journal") as app:
        edges = {
            text: row.border.left.color if row.border.left.width else None
            for row in app.controls(ft.Container)
            if isinstance(row.border, ft.Border)
            for text in app.texts(row)
        }
        assert edges["Tomek: \u22121 fate"] == NIGHT.players[1]
        assert edges["room 3"] is None


@asynchronous
async def test_undoing_eleven_steps_says_what_they_were_before_it_asks() -> None:
    home = service()
    game = corrected(home, 20)
    async with opened(home, f"/game/{game.id}/journal") as app:
        await app.tap(entry_buttons(app)[10])
        assert app.sees("Undo 11 steps?")
        asked = next(
            column
            for column in app.controls(ft.Column)
            if column.scroll == ft.ScrollMode.AUTO and column.height
        )
        assert len(app.texts(asked)) == 11
        assert app.texts(asked)[0] in app.texts(entry_buttons(app)[0])
        marked = [row for row in app.controls(ft.Container) if row.bgcolor == NIGHT.raised]
        assert len(marked) == 11


def test_the_entry_that_ends_the_round_before_the_last_says_that_the_last_begins() -> None:
    style = Style(Words("en").of("chromosome"))
    ended = Label(key="label-finish-radiation", params={"round": 3})
    state = play(service(), "Magda", "Tomek").table.state
    before = state.replace(clock=2)
    assert entry_note(style, ended, before, before) == "the last round begins"
    assert entry_note(style, ended, state.replace(clock=3), state) == ""


RADIATION_TESTS = (
    AddArea(cubes=3),
    EndPhase(),
    FaceArea(area=1, groups=(2, 2)),
    ThrowDie(face=2),
    LetStand(),
    ThrowDie(face=4),
    Accept(seat=1),
)
"""One finished test, and one in which the tested player has consented and another player is still asked."""


@asynchronous
async def test_the_outcome_of_a_test_is_told_once_under_the_name_of_whoever_was_tested() -> None:
    game = play(home := service(), "Magda", "Tomek")
    give(game, *RADIATION_TESTS, Accept(seat=0))
    magdas, tomeks = "Magda: dose 3, irradiation from 0 to 3", "Tomek: dose 1, irradiation from 0 to 1"
    async with opened(home, f"/game/{game.id}") as app:
        assert app.sees(tomeks), "what happened last stands on the table, and undo names it"
        await app.go(f"/game/{game.id}/journal")
        assert [text for text in app.texts() if "irradiation" in text] == [tomeks, magdas]
        assert app.sees("Tomek lets it stand")
        assert not app.sees("Magda lets it stand")


def test_journals_of_before_tell_the_outcome_of_a_test_with_the_consent_that_ended_it_and_no_other() -> None:
    style = Style(Words("en").of("chromosome"))
    game = give(play(service(), "Magda", "Tomek"), *RADIATION_TESTS[:-1])
    thrown = game.table.state
    asked = give(game, RADIATION_TESTS[-1]).table.state
    ended = give(game, Accept(seat=0)).table.state
    consent = Label(key="label-accept", params={"player": "Magda"})
    assert entry_note(style, consent, thrown, asked) == ""
    assert entry_note(style, consent, asked, ended) == "Tomek: dose 1, irradiation from 0 to 1"


def test_a_room_that_has_no_name_is_not_told_also_in_journals_of_before() -> None:
    style = Style(Words("en").of("chromosome"))
    state = play(service(), "Magda", "Tomek").table.state
    for room in (None, "", "none"):
        acted = Label(key="label-act-effects", params={"room": room})
        assert entry_note(style, acted, state, state) == ""
    assert entry_note(style, Label(key="label-face-area", params={"room": "7"}), state, state) == "room 7"
