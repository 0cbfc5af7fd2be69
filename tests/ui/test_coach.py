"""The coach in a first round: the next step, the rules in place, names asked for once."""

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

import flet as ft
import pytest

from companion.device.game_service import NEWS, GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.party.guest_door import GuestDoor
from companion.party.party import Party
from companion.rules.chromosome.actions import EvolveByDie
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import CallOff, Correct, Eliminate
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.setup import StartGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import EMPTY, Detail
from companion.rules.chromosome.turns import EndPhase, EndTurn, Pass
from companion.rules.kernel import Command, Rejection
from companion.ui.chromosome.next_step import coaching, refined
from companion.ui.chromosome.setup import Setup, fresh_setup, remember, with_known_species
from companion.ui.core.style import Style
from companion.ui.games import ui_of
from companion.ui.shared import coach
from companion.words import LANGUAGES, Language, Words
from tests.loops import asynchronous
from tests.rules.player import next_command
from tests.seeds import give
from tests.toy import people
from tests.toy.petri_lanterns.rules import LANTERNS, Begin, Hide
from tests.ui.fights import table
from tests.ui.games import shown
from tests.ui.harness import PHONE, Harness
from tests.ui.services import at, opened, play, seated, service
from tests.ui.test_turn_sheet import open_turn, pick
from tests.words.catalogue import CHECKS, COMPLETE, catalogue

T = TypeVar("T")

QUICK = Options(events=False)


def coached() -> tuple[GameService, OpenGame]:
    """A game service that wants a coached first round, and a game that has begun in it."""
    home = service()
    home.remember("setting.coach", True)
    return home, play(home, "Magda", "Tomek", options=QUICK)


async def menu_row(app: Harness, words: str) -> None:
    """Open the menu and press that row."""
    await app.tap("Table menu")
    await app.tap(app.controls(ft.TextButton, where=lambda row: words in app.texts(row))[-1])


@asynchronous
async def test_a_coached_first_round_names_what_to_do_until_the_round_is_over() -> None:
    home, game = coached()
    async with opened(home, f"/game/{game.id}") as app:
        assert app.sees("Magda to play.")
        game.submit(EndTurn(seat=0))
        await app.settle()
        assert app.sees("Tomek to play.")
        game.submit(Fight(attacker=1, attacker_group=1, defender=0, defender_group=1))
        await app.settle()
        assert app.sees("The attacker settles a strength first.")
        give(game, CallOff(), EndPhase(), FinishRadiation(skip=True))
        await app.settle()
        assert not app.sees("End the coaching")


MOST_WORDS = 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_at_most_eight_words(language: str) -> None:
    words, known = Words(language, strict=True), catalogue(language)
    said = {
        sentence.key: words(sentence.key, **dict.fromkeys(known.variables(sentence.key), "Magda"))
        for sentence in known.sentences
        if any(sentence.key.startswith(f"{key}-coach-") for key in GAMES)
    }
    assert len(said) > len(GAMES)
    lengths = {
        key: len([part for part in text.split() if any(map(str.isalnum, part))]) for key, text in said.items()
    }
    assert {key: said[key] for key, length in lengths.items() if length > MOST_WORDS} == {}


STEM = 4
"""Number of letters that two forms of a word share; shorter words carry no meaning of their own."""

WORD = re.compile(r"[^\W\d_]+(?:[-\u2011][^\W\d_]+)*")


def stems(language: Language, texts: Sequence[str], names: Sequence[str]) -> set[str]:
    """Return the stems of the words that carry the meaning of these texts, without the players' names."""
    said = " ".join(texts)
    for name in names:
        said = said.replace(name, " ")
    said = re.sub(CHECKS[language]["empty"], " ", said, flags=re.IGNORECASE)
    return {word.casefold()[:STEM] for word in WORD.findall(said) if len(word) >= STEM}


def repeated(app: Harness, language: Language, names: Sequence[str]) -> Iterator[str]:
    """Yield each coach sentence that shares a word with the wide button below it, and the button's words."""
    ends = Words(language)("coach-end")
    told = [row for row in app.controls(ft.Row) if ends in app.labels(row) and app.texts(row)]
    for advice in {app.texts(row)[0] for row in told[-1:]}:
        for button in app.controls(ft.FilledButton):
            below = app.texts(button)
            if stems(language, [advice], names) & stems(language, below, names):
                yield f"{advice} / {' | '.join(below)}"
        yield ""


@pytest.mark.in_turn
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_the_coach_never_says_what_the_wide_button_says_not_even_in_other_words(
    key: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "ENOUGH", 99)

    def everywhere(_: object) -> bool:
        return True

    monkeypatch.setattr(coach, "in_first_round", everywhere)
    home = service(language=language)
    home.remember("setting.coach", True)
    begin, *others = ui_of(key).sample
    game = home.begin(key, begin)
    assert isinstance(game, OpenGame)
    found: set[str] = set()

    async with opened(home, f"/game/{game.id}", size=PHONE) as app:

        def look(at: OpenGame) -> None:
            found.update(repeated(app, language, [seat.name for seat in at.game.seats(at.table.state)]))

        for command in others:
            game.submit(command)
            await app.settle()
            if game.game.outcome(game.table.state) is None:
                look(game)
        for seed in shown(key).pages.values():
            page = seed(home)
            if page.game.outcome(page.table.state) is None:
                await app.go(f"/game/{page.id}")
                look(page)
    assert "" in found, "he never spoke"
    assert sorted(found - {""}) == []


@asynchronous
async def test_what_somebody_did_twice_the_coach_does_not_say_again_until_it_is_undone() -> None:
    home = service()
    home.remember("setting.coach", True)
    game = play(home, "Magda", "Tomek", "Przemo", options=QUICK)
    async with opened(home, f"/game/{game.id}") as app:
        for seat, name in enumerate(("Magda", "Tomek")):
            assert app.sees(f"{name} to play.")
            give(game, Pass(seat=seat))
            await app.settle()
        assert not app.sees("Przemo to play.")
        assert not app.sees("End the coaching")
        game.undo()
        await app.settle()
        assert app.sees("Tomek to play.")


@asynchronous
async def test_the_first_game_of_each_kind_on_a_device_is_coached(lanterns: None) -> None:
    home = service(knows_games=False)
    async with opened(home, "/new") as app:
        assert (await coach_switch(app)).value
    first = play(home, "Magda", "Tomek", options=QUICK)
    async with opened(home, f"/game/{first.id}") as app:
        assert app.sees("Magda to play.")
        await app.go("/new")
        assert not (await coach_switch(app)).value
    second = play(home, "Ola", "Tomek", options=QUICK)
    async with opened(home, f"/game/{second.id}") as app:
        assert not app.sees("Ola to play.")
    other = home.begin(LANTERNS.key, Begin(players=people("Ola", "Jan")))
    assert isinstance(other, OpenGame)
    async with opened(home, f"/game/{other.id}") as app:
        assert app.sees("End the coaching")


@pytest.mark.parametrize("wish", [True, False])
@asynchronous
async def test_whether_rounds_are_coached_stays_as_somebody_chose(wish: bool) -> None:
    home = service(knows_games=False)
    async with opened(home, "/new") as app:
        await app.change(await coach_switch(app), False)
        await app.change(await coach_switch(app), wish)
    for _ in range(2):
        game = play(home, "Magda", "Tomek", options=QUICK)
        async with opened(home, f"/game/{game.id}") as app:
            assert app.sees("Magda to play.") == wish


def test_a_guest_has_no_games_and_is_coached_on_demand_alone() -> None:
    assert not GuestDoor(Party(service(knows_games=False))).is_first("chromosome")


async def coach_switch(app: Harness) -> ft.Switch:
    """Return the switch of the coach on the screen of a new game, where it is folded with the rules."""
    said = "Coach us through the first round"
    if not app.sees(said):
        await app.tap("Rules of this table")
    (row,) = (row for row in app.controls(ft.MergeSemantics) if said in app.texts(row))
    return app.controls(ft.Switch, inside=row)[0]


@asynchronous
async def test_the_way_out_of_the_coaching_is_there_at_any_moment_and_is_remembered() -> None:
    home, game = coached()
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("End the coaching")
        assert not app.sees("Magda to play.")
        assert home.remembered("setting.coach") is False
        await menu_row(app, "Coach us through the first round")
        assert app.sees("Magda to play.")
        await menu_row(app, "End the coaching")
        assert not app.sees("Magda to play.")


@asynchronous
async def test_a_question_mark_opens_the_rules_of_what_the_coach_speaks_of_in_place() -> None:
    home, game = coached()
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("Rules: Turn")
        rules = [text for text in app.texts() if "action" in text]
        assert len(rules) > 1
        await app.tap("Rules: Turn")
        assert len([text for text in app.texts() if "action" in text]) < len(rules)


@asynchronous
async def test_the_coach_is_silent_while_the_store_is_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    home, game = coached()
    reachable = True
    monkeypatch.setattr(GameService, "reachable", property(lambda _: reachable))
    async with opened(home, f"/game/{game.id}") as app:
        assert app.sees("Magda to play.")
        reachable = False
        home._changed(NEWS)  # pyright: ignore[reportPrivateUsage]
        await app.settle()
        assert app.sees(Words("en")("table-store-away"))
        assert not app.sees("Magda to play.")
        reachable = True
        home._changed(NEWS)  # pyright: ignore[reportPrivateUsage]
        await app.settle()
        assert not app.sees(Words("en")("table-store-away"))
        assert app.sees("Magda to play.")


@asynchronous
async def test_a_new_notice_has_the_slot_until_the_next_entry_then_the_coach_speaks_again() -> None:
    home, game = coached()
    async with opened(home, f"/game/{game.id}") as app:
        game.submit(ActSpecially(action="encore", effect="again"))
        await app.settle()
        assert app.sees("Magda: one more action, without another move.")
        assert not app.sees("End the coaching")
        game.submit(EndTurn(seat=0))
        await app.settle()
        assert app.sees("Tomek to play.")
        assert not app.sees("one more action"), "it was taken, or left"


@pytest.mark.parametrize("size", [PHONE, (740.0, 360.0)])
@asynchronous
async def test_a_notice_that_still_holds_is_one_tap_away_while_the_coach_speaks(
    size: tuple[float, float],
) -> None:
    home, game = table(Correct(seat=1, what="tokens", delta=-6), settings={"coach": True})
    lost = "Tomek is out. Magda finishes, then one turn each: Przemo, Ola and Magda."
    async with at(home, game, size=size) as app:
        game.submit(Eliminate(seat=1))
        await app.settle()
        assert lost in app.texts()
        assert not app.sees("Magda to play.")
        game.submit(SpendFate(seat=0))
        await app.settle()
        assert app.sees("Magda to play.")
        assert lost not in app.texts()
        await app.tap(f"Notice: {lost}")
        assert lost in app.texts()


@asynchronous
async def test_every_action_of_a_turn_has_its_rules_one_tap_away_without_leaving_the_sheet() -> None:
    home = service()
    game = play(home, "Magda", "Tomek", options=QUICK)
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("Action: Magda")
        for chapter in ("Growth", "Evolution", "Spark", "Impulse", "Special actions"):
            assert app.tappable(f"Rules: {chapter}")
        await app.tap("Rules: Growth")
        assert app.sees("three")
        assert app.tappable("Rules: Evolution")


@asynchronous
async def test_any_game_can_be_coached(lanterns: None) -> None:
    home = service()
    home.remember("setting.coach", True)
    game = home.begin(LANTERNS.key, Begin(players=people("Ola", "Jan")))
    assert isinstance(game, OpenGame)
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("Rules: How to play")
        assert app.sees("Everybody hides a number.")
        game.submit(Hide(seat=0, number=1))
        game.submit(Hide(seat=1, number=2))
        await app.settle()
        assert app.texts().count("Throw the die") == 2


def test_the_name_of_a_species_is_asked_for_once_and_kept_whoever_plays_it() -> None:
    home = service()
    players = seated(("Magda", "Tomek", "Ola"))
    named = (*players[:2], players[2].replace(species_name="Viridis"))
    remember(home, Setup(players=named))
    remember(home, Setup(players=players[:2]))
    before = fresh_setup(home)
    after = with_known_species(home, before, before.joined("Przemo"))
    assert [player.species_name for player in after.players] == ["", "", "Viridis"]
    cleared = after.changed(2, species_name="")
    assert with_known_species(home, after, cleared) == cleared


def test_remembered_names_of_species_that_make_no_sense_are_none() -> None:
    home = service()
    home.remember("species-names", [1, 2])
    assert fresh_setup(home).players[0].species_name == ""


PAGES = {
    "Growth": "Growth",
    "Evolution": "Evolution",
    "Impulse": "Impulse",
    "Move": "Moving and sterility",
    "Recover fate": "Fate",
    "Takeover": "Special actions",
    "Actions of other species": "Special actions",
}
"""Chapters that explain the pages of a turn, by the rows that lead to the pages."""


@pytest.mark.parametrize("row", PAGES)
@asynchronous
async def test_the_page_of_an_action_has_its_rules_in_its_head_and_a_tap_closes_them_again(
    row: str,
) -> None:
    home, game = table(SpendFate(seat=0), Correct(seat=0, what="charged", delta=2), detail="full")
    async with at(home, game) as app:
        await open_turn(app, row)
        await opens_and_closes(app, PAGES[row])


@pytest.mark.parametrize(("kind", "chapter"), [("Spark", "Spark"), ("Special action", "Special actions")])
@asynchronous
async def test_the_sheet_of_an_attack_has_the_rules_of_what_sets_it_off(kind: str, chapter: str) -> None:
    home, game = table()
    async with at(home, game) as app:
        await app.tap("Spark")
        await pick(app, kind)
        await opens_and_closes(app, chapter)


STAGES: dict[str, tuple[Command, ...]] = {
    "Battle, step by step": (Fight(attacker=0, attacker_group=1, defender=1, defender_group=1),),
    "Evolution": (EvolveByDie(seat=0),),
    "Resistance test": (AddArea(cubes=2, room="7"), EndPhase(), FaceArea(area=1, groups=(1,))),
    "Absorption and decay": (EndPhase(),),
    "Round": (EndPhase(), FinishRadiation()),
}
"""Commands that lead to a stage, by the chapter that explains it."""


@pytest.mark.parametrize("chapter", STAGES)
@asynchronous
async def test_what_takes_place_has_its_rules_in_the_bar_of_the_page(chapter: str) -> None:
    faces = ("action", "telepathy", "combat", "building")
    home, game = table(*STAGES[chapter], options=Options(events=False, gene_faces=faces))
    async with at(home, game) as app:
        await opens_and_closes(app, chapter)
        await app.tap("See the table")
        assert not app.sees(f"Rules: {chapter}")


@asynchronous
async def test_while_the_coach_has_the_rules_the_bar_does_not_offer_them_twice() -> None:
    home, game = table(*STAGES["Battle, step by step"], settings={"coach": True})
    async with at(home, game) as app:
        assert app.tappable("Rules: Battle, step by step")


async def opens_and_closes(app: Harness, chapter: str) -> None:
    """Assert that the rules of that chapter open at a tap, and close at another."""
    before = app.texts()
    await app.tap(f"Rules: {chapter}")
    opened = app.texts()
    assert len(opened) > len(before)
    await app.tap(f"Rules: {chapter}")
    assert app.texts() == before


CONTRADICTED = {
    "notice-one-more-action": {"coach-turn-done", "coach-end-turn"},
    "notice-last-turns": {"coach-eliminate"},
    "notice-out-last-phase": {"coach-eliminate", "coach-eliminate-again", "coach-finish-radiation"},
    "notice-out": {"coach-finish-radiation"},
}
"""Coach sentences that would contradict each notice."""


def test_the_coach_never_contradicts_a_notice() -> None:
    met: set[tuple[str, str]] = set()
    for seed in range(24):
        met |= set(coached_beside_notices(Random(seed)))
    for key, notice in met:
        assert key not in CONTRADICTED.get(notice, ()), f"{key} beside {notice}"
    assert {notice for _, notice in met} >= CONTRADICTED.keys()


def coached_beside_notices(chance: Random) -> Iterator[tuple[str, str]]:
    """Play a random game; yield the coach's sentences with each notice of the same moment."""

    def choose(among: Sequence[T]) -> T:
        return chance.choice(among)

    options = Options(irradiation_limit=chance.choice((1, 3, 7)), start_tokens=chance.choice((1, 2, 3)))
    detail: Detail = chance.choice(("quick", "full"))
    command: Command = StartGame(
        players=seated(("Magda", "Tomek", "Ola")), starter=0, detail=detail, options=options
    )
    state = EMPTY
    for _ in range(500):
        events = CHROMOSOME.decide(state, command)
        if not isinstance(events, Rejection):
            state = CHROMOSOME.fold(events, state)
        if state.phase == "over":
            return
        said = refined(state)
        notices = [label.key for label in CHROMOSOME.notices(state)]
        assert said != "one-more-action" or "notice-one-more-action" in notices
        yield from ((f"coach-{said}", notice) for notice in notices)
        command = next_command(state, choose)


def test_the_coach_says_with_the_notice_that_one_more_action_is_to_come() -> None:
    _, game = coached()
    game.submit(ActSpecially(action="supergene", effect="again"))
    told = coaching(Style(Words("en").of("chromosome")), game.table.state)
    assert told is not None
    assert told.words == "Magda to play. Once more, but no move."
