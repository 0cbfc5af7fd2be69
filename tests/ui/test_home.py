"""Home: the first controls under the thumb."""

from typing import Any

import flet as ft
import flet.canvas as cv
import pytest

from companion.device.games import GAMES
from companion.rules.chromosome.turns import Pass
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import ImportRefused
from companion.ui import kit
from companion.ui.chromosome.setup import Setup, remember
from companion.ui.core.files import take_in
from companion.ui.core.style import Style
from companion.ui.game_summary import listed_game
from companion.ui.home_cards import BAR
from companion.ui.theme import AGAR, NIGHT
from companion.ui.theme.letters import longest_word
from companion.ui.widgets.dish import dish
from companion.words import FALLBACK, LANGUAGES, Language, Words, name_of, other_languages, subtags
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.browser import Answer
from tests.ui.games import PAGES
from tests.ui.harness import Harness
from tests.ui.services import FIRST_EVENING, finish, opened, play, seated, service


@asynchronous
async def test_a_first_run_says_what_petri_is_in_one_sentence_and_later_ones_do_not() -> None:
    home = service()
    async with opened(home) as app:
        assert app.sees("Petri keeps rounds, odds and scores while you play on the board.")
        assert not app.sees("Games and statistics")
    play(home, "Magda", "Tomek")
    async with opened(home) as app:
        assert not app.sees("Petri keeps")


@asynchronous
@pytest.mark.parametrize(("door", "route"), [("Play", "/new"), ("Odds", "/calculators"), ("Score", "/score")])
async def test_a_fresh_device_is_one_tap_from_playing_from_odds_and_from_the_score(
    door: str, route: str
) -> None:
    async with opened(service()) as app:
        await app.tap(door)
        assert app.page.route == route


@asynchronous
@pytest.mark.parametrize("key", GAMES)
async def test_the_first_screen_names_the_games_and_each_leads_to_a_new_one_of_it(key: str) -> None:
    home = service()
    name = Words("en").of(key)("name")
    async with opened(home) as app:
        chosen = app.controls(ft.Semantics, where=lambda told: told.selected is not None)
        assert chosen == []  # a box leads on; it has no selected state
        await app.tap(name)
        assert app.page.route == "/new"
        assert home.remembered("setting.game", next(iter(GAMES))) == key


@asynchronous
@pytest.mark.parametrize("games", [0, 1])
async def test_the_sample_evening_stays_one_tap_from_home(games: int) -> None:
    home = service()
    for _ in range(games):
        finish(play(home, "Magda", "Tomek"), 1, 0)
        play(home, "Magda", "Tomek")
    async with opened(home) as app:
        await app.tap("Watch a sample evening")
        assert app.page.route == "/sample"


@asynchronous
async def test_the_card_of_the_open_game_says_whose_turn_it_is_in_that_player_s_colour() -> None:
    home = service()
    game = play(home, "Magda", "Tomek", "Przemo")
    async with opened(home) as app:
        assert app.sees("Magda’s turn")
    give(game, Pass(seat=0))
    async with opened(home) as app:
        assert app.sees("Tomek’s turn")
        assert not app.sees("Magda’s turn")
        fills = {each.bgcolor for each in app.controls(ft.Container) if app.texts(each) == ["Tomek’s turn"]}
        assert fills & {NIGHT.players[1], AGAR.players[1]}
        await app.tap("Tomek’s turn")
        assert app.page.route == f"/game/{game.id}"


@pytest.mark.in_turn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
@asynchronous
async def test_the_card_says_at_every_open_stage_whose_turn_or_which_phase_it_is(
    page: str, language: Language
) -> None:
    home = service(language=language)
    game = PAGES[page](home)
    (listed,) = map(listed_game, home.library.games())
    async with opened(home) as app:
        if listed.finished:
            assert not app.sees(Words(language)("home-resume"))
            return
        words = Words(language, strict=True).of(listed.game)
        turn = listed.waited_for
        if turn is not None:
            waits = words("table-turn-of", player=turn.name)
        else:
            waits = words("home-phase", phase=listed.phase)
            assert listed.phase
        together = {NIGHT.together, AGAR.together}
        fills = {each.bgcolor for each in app.controls(ft.Container) if app.texts(each) == [waits]}
        assert bool(fills & together) == (turn is None)
        await app.tap(waits)
        assert app.page.route == f"/game/{game.id}"


@asynchronous
async def test_a_game_from_before_turns_were_told_is_resumed_all_the_same() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    summary = {key: told for key, told in game.file.header.summary.items() if key != "turn"}
    game.file.append_many((), summary=summary)
    async with opened(home) as app:
        assert not app.sees("’s turn")
        await app.tap("Resume")
        assert app.page.route == f"/game/{game.id}"


@asynchronous
async def test_a_game_that_waits_for_a_seat_which_nobody_has_is_shown_without_a_turn() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    game.file.append_many((), summary={**game.file.header.summary, "turn": 7})
    async with opened(home) as app:
        assert app.sees("Magda")
        assert not app.sees("’s turn")


@asynchronous
async def test_the_result_shows_everybody_s_points_as_bars_of_their_length() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home) as app:
        players = listed_game(home.library.games()[0]).players
        points = sorted((player.score or 0 for player in players), reverse=True)
        bars = [each.width or 0 for each in app.controls(ft.Container) if each.height == BAR]
        assert len(bars) == len(points) == 2
        longest, most = max(bars), max(points)
        assert bars == pytest.approx([longest * each / most for each in points])
        assert [text for text in app.texts() if text.isdigit()] == [str(each) for each in points]


@asynchronous
@pytest.mark.parametrize("size", [(320.0, 568.0), (390.0, 844.0), (844.0, 390.0), (1280.0, 800.0)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_boxes_and_doors_are_whole_words_at_any_size(
    size: tuple[float, float], scale: float, language: str
) -> None:
    home = service(language=language)
    home.remember("setting.scale", scale)
    words = Words(language)
    async with opened(home, size=size) as app:
        for door in ("home-play", "home-odds", "home-score"):
            assert app.tappable(words(door)), door
        for text in app.controls(ft.Text, where=lambda text: text.value in names_of(words)):
            assert text.style is not None
            assert text.style.size is not None
            assert longest_word(str(text.value)) * text.style.size <= size[0] - 2 * kit.PADDING


def names_of(words: Words) -> list[str]:
    """Return the words on the doors and boxes of the home screen."""
    games = [words.of(key)("name") for key in GAMES]
    return [*games, words("home-play"), words("home-odds"), words("home-score")]


@pytest.mark.parametrize("width", [120, 179.2, 218.4, 232, 320])
@pytest.mark.parametrize("rounds", [0, 4])
def test_the_rim_of_the_dish_keeps_off_the_edge_of_its_drawing_where_it_would_be_cut(
    width: float, rounds: int
) -> None:
    drawn = dish(Style(Words("en")), width, rounds=rounds, round_=1)
    assert isinstance(drawn, ft.Semantics)
    assert isinstance(drawn.content, ft.Stack)
    (canvas,) = (each for each in drawn.content.controls if isinstance(each, cv.Canvas))
    arcs = [shape for shape in canvas.shapes if isinstance(shape, cv.Arc)]
    assert len(arcs) == max(1, rounds) + 1
    for arc in arcs:
        assert arc.paint is not None
        half = (arc.paint.stroke_width or 0) / 2
        for begin, size in ((arc.x, arc.width), (arc.y, arc.height)):
            assert begin - half >= 1
            assert begin + size + half <= width - 1


@asynchronous
async def test_what_can_be_pressed_is_sent_before_the_drawings_are_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sketched: list[bool] = []

    def drawn(style: Style, *args: Any, **options: Any) -> ft.Control:
        sketched.append(style.sketched)
        return dish(style, *args, **options)

    monkeypatch.setattr("companion.ui.home_cards.dish", drawn)
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home) as app:
        assert app.controls(ft.Image)
        await app.go("/settings")
        await app.go("/")
    assert sketched[:2] == [True, False]
    assert not any(sketched[1:]), "drawings that were there went again"


@asynchronous
async def test_an_open_game_is_resumed_in_one_tap() -> None:
    home = service()
    game = play(home, "Magda", "Tomek", "Przemo")
    async with opened(home) as app:
        assert app.sees("Round 1 of 5")
        await app.tap("Resume")
        assert app.page.route == f"/game/{game.id}"


@asynchronous
async def test_the_latest_of_several_open_games_comes_first_and_the_others_are_rows() -> None:
    home = service()
    first = play(home, "Ola", "Basia")
    play(home, "Magda", "Tomek")
    async with opened(home) as app:
        assert app.sees("Magda’s turn")
        await app.tap("Ola and Basia")
        assert app.page.route == f"/game/{first.id}"


@asynchronous
async def test_after_the_last_game_its_winner_is_in_the_dish() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home) as app:
        assert "Tomek won" in app.texts()
        assert app.sees(f"last game: {Words('en').date(FIRST_EVENING)}")


@asynchronous
async def test_the_same_people_play_again_in_one_tap() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 1, 0)
    remember(home, Setup(players=seated(("Magda", "Tomek", "Ola"))))
    async with opened(home) as app:
        await app.tap("Play again with the same players: Magda, Tomek and Ola")
        newest = home.library.games()[0]
        assert app.page.route == f"/game/{newest.id}"
        assert newest.players == ("Magda", "Tomek", "Ola")


@asynchronous
async def test_the_language_changes_from_the_list_and_stays() -> None:
    home = service(language=FALLBACK)
    spoken: Language = FALLBACK
    for language in (*other_languages(FALLBACK), FALLBACK):
        async with opened(home) as app:
            assert app.sees(Words(spoken)("home-about"))
            await app.tap(Words(spoken)("home-language"))
            await app.tap(app.tappable(name_of(language), topmost=True))
            assert app.sees(Words(language)("home-about"))
            assert Words(language)("action-close") not in app.labels(), "the list is closed"
            spoken = language
    async with opened(home) as app:
        assert app.sees(Words(FALLBACK)("home-about"))


def asks_for(language: Language) -> Answer:
    """Answer for a browser whose reader speaks this language."""
    parts = {"language_code": "language", "script_code": "script", "country_code": "region"}
    told = {name: getattr(subtags(language), part) or None for name, part in parts.items()}
    return lambda _: {"browser_name": "chrome", "locales": [told]}


@pytest.mark.parametrize("own", LANGUAGES)
@asynchronous
async def test_the_readers_own_language_is_offered_in_one_tap_and_first_in_the_list(own: Language) -> None:
    other = next(each for each in LANGUAGES if each != own)
    home = service(language=other)
    async with opened(home, answers={"Page.get_device_info": asks_for(own)}) as app:
        await app.tap(Words(other)("home-language"))
        listed = [text for text in app.texts() if text in map(name_of, LANGUAGES)]
        assert listed[-len(LANGUAGES) :] == [
            name_of(own),
            *(name_of(each) for each in LANGUAGES if each != own),
        ]
        await app.tap(Words(other)("action-close"))
        await app.tap(name_of(own))
        assert app.sees(Words(own)("home-about"))
        assert name_of(own) not in app.texts(), "it is spoken"
    home.remember("setting.language", other)
    home.remember("setting.scale", 2.0)
    async with opened(home, answers={"Page.get_device_info": asks_for(own)}) as app:
        assert name_of(own) not in app.texts(), "there is no room beside the title"
        await app.tap(Words(other)("home-language"))
        assert app.sees(name_of(own))


@asynchronous
async def test_the_button_of_the_readers_language_closes_a_list_that_was_just_asked_for() -> None:
    own, other = other_languages(FALLBACK)[:2]
    home = service(language=other)
    async with opened(home, answers={"Page.get_device_info": asks_for(own)}) as app:
        beside = app.tappable(name_of(own))
        await app.tap(Words(other)("home-language"))
        assert Words(other)("action-close") in app.labels()
        await app.tap(beside)  # the list was not drawn yet when the finger came down
        assert app.sees(Words(own)("home-about"))
        assert Words(own)("action-close") not in app.labels()


@asynchronous
async def test_what_is_wrong_with_stored_games_is_said_calmly() -> None:
    blob_store = MemoryBlobStore()
    game = play(service(blob_store), "Magda", "Tomek")
    blob_store.write(f"{game.id}.petri.json", b"{broken")
    blob_store.write("other.petri.json", b"[]")
    async with opened(service(blob_store)) as app:
        assert app.sees("other.petri.json")
        assert not app.errors


@asynchronous
async def test_the_address_that_resumes_leads_to_the_latest_open_game_and_back_from_it_to_home() -> None:
    home = service()
    play(home, "Magda", "Tomek")
    latest = play(home, "Przemo", "Ola")
    finish(play(home, "Magda", "Ola"), 2, 0)
    async with opened(home, "/resume") as app:
        assert app.page.route == f"/game/{latest.id}"
        await app.go("/resume")  # the effect of the device's back button
        assert app.page.route == "/resume"
        assert app.sees("Resume")


@asynchronous
async def test_the_address_that_resumes_is_home_where_no_game_is_open() -> None:
    async with opened(service(), "/resume") as app:
        assert app.page.route == "/resume"
        assert app.sees("Play")


@asynchronous
async def test_an_imported_game_is_opened() -> None:
    elsewhere = service()
    game = finish(play(elsewhere, "Magda", "Tomek"), 2, 0)
    home = service()
    async with opened(home) as app:
        await pick(app, elsewhere.library.export(game.id).encode())
        assert app.page.route == f"/game/{game.id}"
        assert [listed.id for listed in home.library.games()] == [game.id]


@asynchronous
async def test_a_file_that_is_no_game_is_refused_in_a_sentence() -> None:
    home = service()
    async with opened(home) as app:
        await pick(app, b"\xff\xfe not a game")
        assert app.sees("Choose") or app.sees("choose")
        assert app.page.route == "/"
        assert home.library.games() == ()


@asynchronous
async def test_leaving_the_file_dialog_changes_nothing() -> None:
    async with opened(service()) as app:
        await pick(app, None)
        assert app.page.route == "/"


def test_a_byte_order_mark_in_front_of_an_export_does_no_harm() -> None:
    elsewhere = service()
    text = elsewhere.library.export(play(elsewhere, "Magda", "Tomek").id)
    assert take_in(service(), b"\xef\xbb\xbf" + text.encode())


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(ImportRefused):
        take_in(service(), b"\x00\xff")


async def pick(app: Harness, content: bytes | None) -> None:
    """Choose a file with this content in the dialog of "Import games", or none."""
    actions = [button.action for button in app.controls(ft.TextButton)]
    action = next(action for action in actions if action is not None)
    assert isinstance(action, ft.PickFiles)
    files = [] if content is None else [{"id": 1, "name": "game.json", "size": 1, "bytes": content}]
    await app.fire(action.file_picker, "result", {"files": files})


@pytest.mark.parametrize(
    ("key", "sentence"),
    [("chromosome", "Entry 1 of this game cannot be read"), ("unheard_of", "This is a game of unheard_of, ")],
)
@asynchronous
async def test_a_listed_game_that_cannot_be_opened_is_told_of_and_can_be_deleted(
    key: str, sentence: str
) -> None:
    home = service()
    file = home.library.create(key, players=("Magda", "Tomek"))
    file.append({"at": "soon"})
    async with opened(home, f"/game/{file.id}") as app:
        assert app.sees("This game cannot be shown")
        assert app.sees(sentence)
        await app.tap("Back")
        assert app.page.route == "/"
        assert app.sees("Magda and Tomek")
    home.delete(file.id)
    assert home.library.games() == ()


@asynchronous
async def test_a_game_that_never_began_is_told_of_in_a_sentence() -> None:
    home = service()
    file = home.library.create("chromosome", players=("Magda", "Tomek"))
    async with opened(home, f"/game/{file.id}") as app:
        assert app.sees("This game cannot be shown")


@pytest.mark.parametrize("name", ["Back", "Home"])
@pytest.mark.parametrize("screen", ["", "/journal", "/charts"])
@asynchronous
async def test_from_a_game_that_is_not_there_two_ways_lead_home(screen: str, name: str) -> None:
    async with opened(service(), f"/game/2026-01-01-abcdef{screen}") as app:
        assert app.sees("This game cannot be shown")
        await app.tap(name)
        assert app.page.route == "/"
        assert app.sees("Play")
