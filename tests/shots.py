"""`make shots`: pictures of every screen, taken from the running app with real games in it.

They go to `build/shots/<screen>-<language>-<theme>-<width>x<height>.png`; some are also taken in high
contrast or large text. If words are given, only pictures whose names contain one of them are taken: `python
-m tests.shots battle large-`. The word `readme` takes the pictures of the README and the manifest instead,
see `tests.readme_pictures`.
"""

import re
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from playwright.sync_api import Browser

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.notes import WriteNote
from companion.rules.reminders import Reminder
from companion.words import LANGUAGES, Language, Words
from tests import carnomorph_seeds, seeds, soup_seeds, tally_seeds
from tests.browser.app import App
from tests.browser.chromium import headless_chromium
from tests.browser.phones import CODE, host
from tests.browser.screens import crew_feeding, crew_long, crew_quick, first_turn, known_people, warned
from tests.browser.servers import ROOT, petri
from tests.toy import people, registered
from tests.toy.petri_lanterns.rules import LANTERNS, Begin, EndGame

OUT = ROOT / "build" / "shots"
PHONES = ((390, 844), (360, 640))
ON_ITS_SIDE = (844, 390)
SIZES = (*PHONES, ON_ITS_SIDE, (1024, 768), (1280, 800))
SETTLE = 1500
"""Milliseconds until motion has ended and drawings are decoded; nothing signals that a picture is ready."""

LONG = (
    "Wierzchosława z Nowego Miasta nad Pilicą",
    "Maksymilian",
    "Konstantynopolitańczykowianeczka",
    "Żółć",
)

Theme = Literal["dark", "light"]
Tap: TypeAlias = Callable[[Words], str]
"""Returns a regular expression for a button's name, given the words of a language."""
THEMES: tuple[Theme, ...] = ("dark", "light")
Size: TypeAlias = tuple[int, int]


class Manner(NamedTuple):
    """A named set of the app's settings, such as large text."""

    name: str
    settings: Mapping[str, object]
    sizes: tuple[Size, ...]


MANNERS = (
    Manner("", {}, SIZES),
    Manner("contrast-", {"contrast": True}, SIZES[:1]),
    Manner("large-", {"scale": 2.0}, (*PHONES, ON_ITS_SIDE)),
)


class Screen(NamedTuple):
    """A screenshot's recipe: the game, the address, and the taps on the way."""

    name: str
    game: Callable[[GameService], OpenGame] | None
    path: str = ""
    taps: tuple[Tap, ...] = ()
    guest: bool = False
    """Whether it is taken on a phone in the network."""
    sizes: tuple[Size, ...] = SIZES
    """The page sizes at which this screen is taken."""


class Picture(NamedTuple):
    """One of a screen's pictures."""

    screen: Screen
    manner: Manner
    language: Language
    theme: Theme
    size: Size

    @property
    def title(self) -> str:
        width, height = self.size
        return f"{self.screen.name}-{self.manner.name}{self.language}-{self.theme}-{width}x{height}"


def with_long_names(service: GameService) -> OpenGame:
    """Return a game in full detail whose players' names are hard to fit in."""
    return seeds.midway(service, "full", LONG)


def before_the_dice(service: GameService) -> OpenGame:
    """Return a game with a battle in full detail whose strengths are not settled yet."""
    return seeds.before_the_dice(service, "full")


def before_the_test(service: GameService) -> OpenGame:
    """Return a game with resistance tests whose dice have not been rolled."""
    return seeds.give(seeds.in_radiation(service, "full"), FaceArea(area=1, groups=(1, 2, 0, 1)))


def four_due(service: GameService) -> OpenGame:
    """Return a game with resistance tests of all four players in one area, before the dice."""
    return seeds.give(seeds.in_radiation(service, "full"), FaceArea(area=1, groups=(1, 2, 1, 1)))


def deadly(service: GameService) -> OpenGame:
    """Return a game with the rolled dice of three tests, one of which eliminates its player."""
    ill = Correct(seat=1, what="irradiation", delta=4)
    return seeds.give(seeds.in_test(service, "full"), ill)


def full(service: GameService) -> OpenGame:
    return seeds.midway(service, "full")


def reminded(service: GameService) -> OpenGame:
    """Return a game with two reminders of its own, and a reminder from an earlier game."""
    game = seeds.midway(service)
    service.set_reminders(
        game.id, (Reminder("turns", "Podlać kwiaty"), Reminder("radiation", "Kto idzie po herbatę?"))
    )
    service.remember("chromosome.reminders", [["turns", "Zegar na piętnaście minut"]])
    return game


def crew_chosen(service: GameService) -> OpenGame:
    """Finish a game of Carnomorphs, and choose Carnomorphs on every screen with a choice of games."""
    service.remember("setting.game", carnomorph_seeds.KEY)
    return carnomorph_seeds.finished(service)


def noted(service: GameService) -> OpenGame:
    """Finish a game, and write a note on it."""
    game = seeds.finished(service)
    game.submit(WriteNote(text="Kot zjadł kość Magdy,\nwięc rzut liczył się jako dwójka. Rewanż w piątek!"))
    return game


def missing(service: GameService) -> OpenGame:
    """Return one of two games whose package is not installed; the service has another game, too."""
    seeds.midway(service)
    with registered():
        begun = [service.begin(LANTERNS.key, Begin(players=people("Ola", "Jan"))) for _ in range(2)]
        over, game = (each for each in begun if isinstance(each, OpenGame))
        seeds.give(over, EndGame())
    return game


def tap(key: str, end: str = "$", **titles: str) -> Tap:
    """Return a pattern of the button with that sentence.

    Args:
        key: The sentence's full key; see `companion.words`.
        end: A pattern of what follows the sentence; by default nothing may.
        titles: The sentence's variables, each as the key of the sentence that fills it.
    """

    def called(words: Words) -> str:
        return f"^{re.escape(words(key, **{name: words(title) for name, title in titles.items()}))}{end}"

    return called


MENU = tap("table-menu")


def sheet(key: str) -> tuple[Tap, ...]:
    """Return the taps to a sheet that opens from the menu."""
    return MENU, tap(key, end="")


def named(name: str) -> Tap:
    """Return a pattern of the button that begins with a player's name."""
    return lambda words: rf"^{name}(?!.*\d:\d\d)"  # excludes entries of the history beside it


def turn_of(name: str) -> Tap:
    """Return a pattern of the button that opens a player's turn in Chromosome."""
    return lambda words: "^" + re.escape(words("chromosome-next-turn", player=name))


GROWTH: Tap = lambda words: "^" + re.escape(words("chromosome-action-growth"))  # noqa: E731

MAGDA = (named("Magda, "),)


def more(title: str) -> Tap:
    """Return a pattern of the button that adds one of these."""
    return tap("step-more", what=title)


def attackers_sums(words: Words) -> str:
    """Return a pattern of the button that opens the attacker's calculation."""
    return f"^{re.escape(words('calc-show'))}.*{re.escape(words('chromosome-term-attacker'))}"


SHORT_OF_FLESHBEASTS = (
    tap("carnomorphs-calc-feeding"),
    *map(more, ("carnomorphs-food-carcass", "carnomorphs-intruder-shambler")),  # the bag has Shamblers
    tap("carnomorphs-calc-feeding-add"),
    *map(more, ("carnomorphs-intruder-fleshbeast",) * 3),
    *map(more, ("carnomorphs-food-carcass",) * 2),
)


def number_of(title: str) -> Tap:
    """Return a pattern of the number with that title; a tap on it opens the number pad."""
    return lambda words: rf"^{words(title)}\s?: \d+$"


def exactly(name: str) -> Tap:
    """Return a pattern of the button with exactly that name."""
    return lambda words: f"^{name}$"


CARNOMORPHS = (
    Screen("crew-new", crew_chosen, "new"),
    Screen("crew-setup", carnomorph_seeds.setting_up, "game/{id}"),
    Screen("crew-cards", carnomorph_seeds.dealing, "game/{id}", (tap("carnomorphs-setup-cards-dealt"),)),
    Screen("crew-table", carnomorph_seeds.midway, "game/{id}"),
    Screen("crew-table-quick", crew_quick, "game/{id}"),
    Screen("crew-table-long", crew_long, "game/{id}"),
    Screen("crew-player", carnomorph_seeds.midway, "game/{id}", MAGDA),
    Screen(
        "crew-mutation-action",
        carnomorph_seeds.midway,
        "game/{id}",
        (*MAGDA, tap("carnomorphs-term-mutation-action")),
    ),
    Screen(
        "crew-attack",
        carnomorph_seeds.midway,
        "game/{id}",
        (*MAGDA, tap("carnomorphs-attack-title")),
    ),
    Screen("crew-menu", carnomorph_seeds.midway, "game/{id}", (MENU,)),
    Screen("crew-rooms", carnomorph_seeds.midway, "game/{id}", sheet("carnomorphs-rooms-title")),
    Screen("crew-intruders", carnomorph_seeds.midway, "game/{id}", sheet("carnomorphs-intruders-title")),
    Screen("crew-adaptations", carnomorph_seeds.midway, "game/{id}", sheet("carnomorphs-adaptations-title")),
    Screen("crew-pods", carnomorph_seeds.midway, "game/{id}", sheet("carnomorphs-pods-title")),
    Screen("crew-tokens", carnomorph_seeds.midway, "game/{id}", sheet("carnomorphs-term-bag")),
    Screen("crew-tracks", carnomorph_seeds.midway, "game/{id}", sheet("carnomorphs-tracks-title")),
    Screen(
        "crew-place",
        carnomorph_seeds.midway,
        "game/{id}",
        (*sheet("carnomorphs-intruders-title"), tap("carnomorphs-intruders-place")),
    ),
    Screen("crew-scan", carnomorph_seeds.midway, "game/{id}", (*MAGDA, tap("carnomorphs-scan-title"))),
    Screen("crew-fate", carnomorph_seeds.midway, "game/{id}", (*MAGDA, tap("carnomorphs-fate-title"))),
    Screen("crew-feeding", crew_feeding, "game/{id}"),
    Screen(
        "crew-feeding-form",
        crew_feeding,
        "game/{id}",
        (
            more("carnomorphs-intruder-metagorger"),
            more("carnomorphs-intruder-metagorger"),
            more("carnomorphs-food-carcass"),
        ),
    ),
    Screen("crew-warned", warned, "game/{id}"),
    Screen("crew-feeding-full", carnomorph_seeds.in_feeding, "game/{id}"),
    Screen("crew-attacks", carnomorph_seeds.in_attacks, "game/{id}"),
    Screen("crew-fire", carnomorph_seeds.in_fire, "game/{id}"),
    Screen("crew-bag", carnomorph_seeds.before_the_bag, "game/{id}"),
    Screen("crew-token", carnomorph_seeds.token_drawn, "game/{id}"),
    Screen("crew-encounter", carnomorph_seeds.in_encounter, "game/{id}"),
    Screen("crew-objectives", carnomorph_seeds.first_encounter, "game/{id}"),
    Screen("crew-check", carnomorph_seeds.in_check, "game/{id}"),
    Screen("crew-end", carnomorph_seeds.finished, "game/{id}"),
    Screen("crew-journal", carnomorph_seeds.finished, "game/{id}/journal"),
    Screen("crew-charts", carnomorph_seeds.finished, "game/{id}/charts"),
    Screen("crew-sheet", crew_chosen, "score"),
    Screen("crew-calculators", crew_chosen, "calculators"),
    Screen("crew-calculator-feeding", crew_chosen, "calculators", SHORT_OF_FLESHBEASTS),
    Screen(
        "crew-calculator-noise",
        crew_chosen,
        "calculators",
        (tap("carnomorphs-calc-noise"),),
    ),
    Screen(
        "crew-calculator-infection",
        crew_chosen,
        "calculators",
        (tap("carnomorphs-calc-infection"),),
    ),
    Screen("crew-statistics", carnomorph_seeds.finished, "games"),
    Screen("crew-rules", crew_chosen, "rules"),
    Screen("crew-screen", carnomorph_seeds.midway, "game/{id}/screen"),
    Screen("crew-join", carnomorph_seeds.midway, "join/{code}", guest=True),
)


def fight(words: Words) -> str:
    """Return a pattern of what begins a battle: a tile or, on pages without room for tiles, a button."""
    return f"{tap('chromosome-action-spark', end=', ')(words)}|{tap('chromosome-term-battle')(words)}"


FIGHT_RULES = (fight, tap("rules-about", title="chromosome-reference-spark"))
TABLE_RULES = (MENU, tap("new-rules"))

SCREENS = (
    Screen("home-first", None),
    Screen("home", seeds.midway),
    Screen("languages", seeds.midway, "", (tap("home-language"),)),
    Screen("new-game", seeds.finished, "new"),
    Screen("table", seeds.midway, "game/{id}"),
    Screen("table-full", full, "game/{id}"),
    Screen("table-first", first_turn, "game/{id}"),
    Screen("table-long", with_long_names, "game/{id}"),
    Screen("table-clocks", seeds.with_clocks, "game/{id}"),
    Screen("player", seeds.midway, "game/{id}", MAGDA),
    Screen("pad", seeds.midway, "game/{id}", (*MAGDA, number_of("chromosome-term-tokens"))),
    Screen("turn", full, "game/{id}", (turn_of("Tomek"),)),
    Screen("growth", full, "game/{id}", (GROWTH,), sizes=PHONES),
    Screen("menu", seeds.midway, "game/{id}", (MENU,)),
    Screen("reminders", reminded, "game/{id}", sheet("reminders-title")),
    Screen("keys", seeds.midway, "game/{id}", sheet("keys-title")),
    Screen("table-reminded", reminded, "game/{id}"),
    Screen("person", seeds.finished, "games", (tap("games-statistics"), named("Magda, ")), sizes=PHONES),
    Screen("person-wide", seeds.finished, "games", (named("Magda, "),), sizes=SIZES[2:]),
    Screen("table-rules", seeds.midway, "game/{id}", TABLE_RULES),
    Screen("table-rules-read", seeds.finished, "game/{id}", TABLE_RULES),
    Screen("fight", full, "game/{id}", (fight,)),
    Screen("fight-rules", full, "game/{id}", FIGHT_RULES),
    Screen("strengths", before_the_dice, "game/{id}"),
    Screen("strengths-sums", before_the_dice, "game/{id}", (tap("chromosome-battle-odds-open", end=""),)),
    Screen("battle", seeds.in_battle, "game/{id}"),
    Screen("radiation", seeds.in_radiation, "game/{id}"),
    Screen("test", seeds.in_test, "game/{id}"),
    Screen("test-due", before_the_test, "game/{id}"),
    Screen("test-deadly", deadly, "game/{id}"),
    Screen("test-four-due", four_due, "game/{id}"),
    Screen("test-four", seeds.in_four_tests, "game/{id}"),
    Screen("starter", seeds.seated, "game/{id}"),
    Screen("preparation", seeds.in_preparation, "game/{id}"),
    Screen("score", seeds.finished, "game/{id}"),
    Screen("screen", seeds.midway, "game/{id}/screen"),
    Screen("screen-battle", seeds.in_battle, "game/{id}/screen"),
    Screen("screen-test", before_the_test, "game/{id}/screen"),
    Screen("score-note", noted, "game/{id}"),
    Screen("screen-end", seeds.finished, "game/{id}/screen"),
    Screen("charts", seeds.finished, "game/{id}/charts"),
    Screen("journal", seeds.finished, "game/{id}/journal"),
    Screen("sheet", known_people, "score", tuple(exactly(str(number)) for number in (5, 2, 1, 3, 9))),
    Screen("sheet-first", None, "score"),
    Screen("sheet-done", known_people, "score", tuple(map(exactly, "5213943862007610"))),
    Screen("sheet-kept", seeds.entered, "game/{id}"),
    Screen("sheet-corrected", seeds.entered, "game/{id}", (tap("score-edit"),)),
    Screen("past-games", seeds.finished, "games"),
    Screen("home-missing", missing),
    Screen("past-games-missing", missing, "games"),
    Screen("missing", missing, "game/{id}"),
    Screen("past-games-none", None, "games"),
    Screen("sample", None, "sample"),
    Screen("calculators", None, "calculators"),
    Screen(
        "calculator-sums",
        None,
        "calculators",
        (attackers_sums,),
        sizes=PHONES,  # on wide pages the sums are always open
    ),
    Screen("calculator-test", None, "calculators", (tap("chromosome-calc-test"),)),
    Screen("calculator-phase", None, "calculators", (tap("chromosome-calc-phase"),)),
    Screen("rules", None, "rules"),
    Screen("settings", None, "settings"),
    Screen(
        "invite",
        seeds.midway,
        "game/{id}",
        (MENU, tap("party-invite", end="")),
    ),
    Screen("code", seeds.midway, "", guest=True),
    Screen("join", seeds.midway, "join/{code}", guest=True),
    Screen("guest", seeds.in_battle, "join/{code}", (named("Tomek"),), guest=True),
    Screen("guest-table", seeds.midway, "join/{code}", (named("Tomek"),), guest=True),
    Screen("guest-crew", carnomorph_seeds.midway, "join/{code}", (named("Tomek"),), guest=True),
    *CARNOMORPHS,
    *(Screen(name, game, "game/{id}") for name, game in soup_seeds.SCREENS.items()),
    Screen("soup-round", soup_seeds.midway, "game/{id}", (tap("table-peek"),), sizes=(*PHONES, ON_ITS_SIDE)),
    Screen("soup-settle-sheet", soup_seeds.owing, "game/{id}", (named("Ola .*8"),)),
    Screen("soup-sheet", soup_seeds.finished, "score", (exactly("Primordial Soup"),)),
    Screen("soup-screen", soup_seeds.midway, "game/{id}/screen"),
    Screen("soup-screen-long", soup_seeds.long_names, "game/{id}/screen"),
    Screen("soup-home", soup_seeds.midway),
    Screen("soup-join", soup_seeds.midway, "join/{code}", guest=True),
    Screen("soup-statistics", soup_seeds.finished, "games"),
    *(Screen(name, game, "game/{id}") for name, game in tally_seeds.SCREENS.items()),
    Screen("tally-write", tally_seeds.midway, "game/{id}", (tap("tally-next-write", ".*"),)),
    Screen("tally-write-eight", tally_seeds.eight, "game/{id}", (tap("tally-next-write", ".*"),)),
    Screen("tally-screen", tally_seeds.eight, "game/{id}/screen"),
    Screen("tally-screen-rows", tally_seeds.rows, "game/{id}/screen"),
    Screen("tally-screen-end", tally_seeds.finished, "game/{id}/screen"),
    Screen("tally-below-zero", tally_seeds.below_zero, "game/{id}"),
    Screen("tally-dice", tally_seeds.midway, "game/{id}", (tap("table-menu"), tap("calc-dice"))),
    Screen("tally-timer", tally_seeds.midway, "game/{id}", (tap("table-menu"), tap("timer-title"))),
    Screen("tally-home", tally_seeds.finished),
    Screen("tally-statistics", tally_seeds.finished, "games"),
    Screen("tally-home-below-zero", tally_seeds.below_zero),
    Screen("tally-statistics-below-zero", tally_seeds.below_zero, "games"),
    Screen("tally-new", tally_seeds.rows, "new", (tap("tally-name"),)),
    Screen("soup-journal", soup_seeds.finished, "game/{id}/journal"),
    Screen("soup-charts", soup_seeds.finished, "game/{id}/charts"),
)


def take(browser: Browser, screen: Screen, wanted: Sequence[str]) -> int:
    """Take one screen's pictures in every set of settings, language, theme and size; return their number."""
    count = 0
    for manner in MANNERS[:1] if screen.guest else MANNERS:  # a guest's phone has its own settings
        pictures = [
            Picture(screen, manner, language, theme, size)
            for language in LANGUAGES
            for theme in THEMES
            for size in manner.sizes
            if size in screen.sizes
        ]
        chosen = [each for each in pictures if not wanted or any(word in each.title for word in wanted)]
        if chosen:
            _take(browser, screen, manner, chosen)
        count += len(chosen)
    return count


def _take(
    browser: Browser,
    screen: Screen,
    manner: Manner,
    pictures: Sequence[Picture],
    path_of: Callable[[Picture], Path] = lambda picture: OUT / f"{picture.title}.png",
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data, known = Path(folder), {"id": "", "code": ""}
        with seeds.service_in(data) as service:
            for key, value in manner.settings.items():
                service.remember(f"setting.{key}", value)
            if screen.game is not None:
                known["id"] = screen.game(service).id
        server, port = host(data) if screen.guest else (petri(data), 0)
        server.start()
        try:
            if screen.guest:
                known["code"] = server.says(CODE)
            url = f"http://127.0.0.1:{port}/" if screen.guest else server.url
            for picture in pictures:
                shoot(browser, url, screen.path.format(**known), picture, path_of(picture))
        finally:
            server.close()


def shoot(browser: Browser, url: str, path: str, picture: Picture, out: Path) -> None:
    width, height = picture.size
    profile = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if width < 800 else 1,
        locale=picture.language,
        color_scheme=picture.theme,
    )
    app = App(profile.new_page(), url, painted=True).open(path)
    words = Words(picture.language)
    for tap in picture.screen.taps:
        name = re.compile(tap(words).replace("\u00a0", " "))
        app.tap(app.page.get_by_role("button", name=name).last)
    app.page.wait_for_timeout(SETTLE)
    app.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    app.picture(out)
    profile.close()


def take_for_readme() -> int:
    """Take the pictures of the README and the manifest, and record the words on their screens."""
    from tests.readme_pictures import PICTURES, record  # that module imports this one's screens

    with headless_chromium() as browser:
        for each in PICTURES:
            picture, path = (
                Picture(each.shown(), MANNERS[0], each.language, each.theme, each.size),
                ROOT / each.path,
            )
            _take(browser, each.shown(), MANNERS[0], [picture], lambda _, path=path: path)
            print(each.path, flush=True)
    record()
    return 0


def main(wanted: Sequence[str]) -> int:
    """Take all pictures, or those whose names contain a wanted word."""
    if list(wanted) == ["readme"]:
        return take_for_readme()
    OUT.mkdir(parents=True, exist_ok=True)
    with headless_chromium() as browser:
        for screen in SCREENS:
            count = take(browser, screen, wanted)
            if count:
                print(f"{screen.name}: {count}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
