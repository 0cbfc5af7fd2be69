"""One device at the table: its page, its language and style, and its access to the tables."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast, get_args

import flet as ft

from companion.device.access import HOST, Access
from companion.device.door import Door, Home
from companion.later import Later
from companion.party.arrival import connection
from companion.party.devices import party_of
from companion.store.errors import Problem, StoreError
from companion.ui.core import keyboard
from companion.ui.core.attendance import attend
from companion.ui.core.feedback import DeviceFeedback
from companion.ui.core.files import Files
from companion.ui.core.presses import watch_taps
from companion.ui.core.refusals import refusal_words
from companion.ui.core.session import in_session, tell_failures
from companion.ui.core.style import SCALES, Style
from companion.ui.core.telling import told_bar
from companion.ui.theme import Palette, flet_theme, palette_for
from companion.ui.theme.measure import CRAMPED, LOW, LOW_FROM
from companion.words import FALLBACK, LANGUAGES, Language, Words, fetched, pick, subtags, system_language

if TYPE_CHECKING:
    from pathlib import Path

    from companion.rules import kernel
else:  # Imported on first use, see companion/later.py.
    kernel = Later("companion.rules.kernel")

Theme = Literal["system", "night", "agar"]
DiceMode = Literal["app", "hand"]

KEYS = "keys"
"""The key of the setting for keyboard shortcuts."""

PAST = "/games"
"""The route of the screen with past games."""

USUAL = (390, 844)
"""Width and height assumed for a page that has not reported its size."""
WIDTH_STEP = 8
"""The step, in pixels, to which a page's width is rounded."""

log = logging.getLogger("companion.ui")


class Client:
    """The device of one session, through which its components act.

    Args:
        access: The device's rights in `service`.
    """

    joins: ClassVar[bool] = False
    """Whether Home offers to join others' tables by a code, instead of importing games."""

    def __init__(self, page: ft.Page, service: Door, access: Access | None = None) -> None:
        self.page = page
        self._connection = connection()
        self.service = service
        self.access: Access = access or Access()
        self._offered: Language = system_language()
        self._wording = str(self.setting("wording", ""))
        self.style = Style(self._words())
        self.on_style: Callable[[Style], Any] = lambda _: None
        self.on_key: Callable[[str], Any] = lambda _: None
        """Called with keys for the shown table, see `companion.ui.core.keyboard`."""
        self.feedback = DeviceFeedback(page, self.setting)
        self.files = Files(self)
        self._share = ft.Share()
        self._themed: tuple[Palette, float, ft.Theme] | None = None
        self._told_language = ""
        self._told_palette: Palette | None = None
        self._at: tuple[str, str] = ("", "")
        """The table where this device is present, and its place there."""
        self._leave_table: Callable[[], None] = lambda: None
        self.drafts: dict[type, Any] = {}
        """The session's drafts by type, for screens that are left and returned to."""
        self._games_from = "/"
        """The screen from which the shown game was opened."""
        self.under_sheet = False
        """Whether a sheet covers the table."""
        self.settled = False
        """Whether the first screen of this session has been drawn."""
        self.wished_game = ""
        """The key of the game that the next screen with a game choice shows; empty for the last choice."""
        tell_failures(page, self._failed)
        watch_taps(page, lambda: self.tell(self.style.words("tap-too-late")))
        self.refresh_style()
        self._connection.on_look = lambda: in_session(page, self.refresh_style)

    @property
    def home(self) -> Home:
        """The games of this device, for screens that guests do not have."""
        assert isinstance(self.service, Home), "a guest has no games"
        return self.service

    @property
    def folder(self) -> Path | None:
        """The folder of this device's games; None for a guest, or if games are not in a folder."""
        return self.service.library.folder if isinstance(self.service, Home) else None

    # settings ---------------------------------------------------------------------------------

    def setting(self, key: str, default: Any) -> Any:
        return self.service.remembered(f"setting.{key}", default)

    def set_setting(self, key: str, value: object) -> None:
        """Change a setting and redraw."""
        self.attempt(lambda: self.service.remember(f"setting.{key}", value))
        self.refresh_style()

    @property
    def theme(self) -> Theme:
        wished = self.setting("theme", "system")
        return cast("Theme", wished) if wished in get_args(Theme) else "system"

    @property
    def scale(self) -> float:
        """The chosen text scale, applied on top of the browser's own."""
        wished = self.setting("scale", 1.0)
        return wished if wished in SCALES else 1.0

    @property
    def high_contrast(self) -> bool:
        """Whether to use high contrast.

        If the player has not set it, the system decides, but only while it also decides the theme.
        """
        wished = self.setting("contrast", None)
        if isinstance(wished, bool):
            return wished
        return self._connection.look.contrast and self.theme == "system"

    @property
    def density(self) -> float:
        """Physical pixels per logical pixel."""
        return self.page.media.device_pixel_ratio or 1.0

    @property
    def dice(self) -> DiceMode:
        """Whether the app rolls the dice, or the players do."""
        return "hand" if self.setting("dice", "app") == "hand" else "app"

    def refresh_style(self) -> None:
        """Recompute the style from settings and page; redraw if it has changed."""
        page = self.page
        width = page.width or USUAL[0]
        dark = (
            page.platform_brightness != ft.Brightness.LIGHT
            if self.theme == "system"
            else self.theme == "night"
        )
        palette = palette_for(dark=dark, high_contrast=self.high_contrast)
        style = Style(
            words=self._words(),
            palette=palette,
            scale=min(max(self.scale * self._connection.look.text, SCALES[0]), SCALES[-1]),
            reduced_motion=bool(self.setting("less-motion", False)),
            width=round(width / WIDTH_STEP) * WIDTH_STEP,
            low=width >= LOW_FROM and (page.height or LOW) < LOW,
            cramped=(page.height or LOW) < CRAMPED,
        )
        theme = self._theme(palette, style.scale)
        page.theme, page.dark_theme = (None, theme) if palette.dark else (theme, None)
        page.theme_mode = ft.ThemeMode.DARK if palette.dark else ft.ThemeMode.LIGHT
        page.title = style.words("app-name")
        language = style.words.language  # For built-in dialogs, and for the voices of screen readers.
        page.locale_configuration = ft.LocaleConfiguration(
            supported_locales=[_locale(each) for each in LANGUAGES], current_locale=_locale(language)
        )
        if language != self._told_language:
            self._told_language = language
            connection().tell_page(f"language {language}")
        if palette != self._told_palette:
            self._told_palette = palette
            colours = (palette.ground, palette.hairline, palette.accent, palette.surface, palette.quiet)
            connection().tell_page(f"theme {' '.join(colours)}")
        if style != self.style:
            self.style = style
            self.on_style(style)

    def _theme(self, palette: Palette, scale: float) -> ft.Theme:
        """Return the theme of this session. Sessions share nothing that a client could change."""
        if self._themed is None or self._themed[:2] != (palette, scale):
            self._themed = (palette, scale, flet_theme(palette, scale))
        return self._themed[2]

    def _words(self) -> Words:
        return Words(self._language(), wording=self._wording, zone=self._connection.look.zone)

    def _language(self) -> Language:
        wished = self.setting("language", None)
        for language in (wished, self._offered):
            if language in LANGUAGES and fetched(language):
                return language
        return FALLBACK

    @property
    def own_language(self) -> Language:
        """The language that the reader's browser or system asks for."""
        return self._offered

    def speak(self, wording: str) -> None:
        """Make this device use the wording of the table on screen, until another table is shown."""
        if wording != self._wording:
            self._wording = wording
            self.set_setting("wording", wording)

    def choose_language(self, language: Language) -> None:
        """Switch to another language, unless its words cannot be loaded now."""
        if fetched(language):
            self.set_setting("language", language)
        else:
            self.tell(self.style.words("language-not-here"))

    async def learn_languages(self) -> None:
        """Read the browser's languages; use the best match, or only offer it if a language was chosen."""
        locales: list[str] = []
        with suppress(Exception):  # A browser may refuse, or return unusable values.
            told: list[Any] = getattr(await self.page.get_device_info(), "locales", None) or []
            locales = [str(locale) for locale in told]
        if locales and pick(locales) != self._offered:
            self._offered = pick(locales)
            self.refresh_style()

    def come_to(self, game_id: str) -> None:
        """Count a host's device as present at this table, until it goes to another table or disconnects.

        Guests become present by taking their places.
        """
        party, place_id = party_of(self.access), self.access.place_id
        if (game_id, place_id) == self._at:
            return
        self._leave_table()
        self._at, self._leave_table = (game_id, place_id), lambda: None
        if party is not None and place_id == HOST:
            self._leave_table = attend(self.page, self._connection, party, game_id, place_id)

    # actions ----------------------------------------------------------------------------------

    def attempt(self, act: Callable[[], object]) -> bool:
        """Run an action that may be refused or fail to be stored; return whether it happened.

        A refusal is shown as a sentence.
        """
        try:
            answer = act()
        except StoreError as error:
            answer = error
        return self._accepted(answer)

    def keep_for_later(self, act: Callable[[], object]) -> None:
        """Store a value for later games, after an action.

        If that fails, only the failure is shown: the action stays valid.
        """
        try:
            act()
        except StoreError:
            self.tell(self.style.words("store-not-remembered"))

    async def attempt_later(self, act: Callable[[], Awaitable[object]]) -> bool:
        """Run an asynchronous handler, and show its error as `attempt` does."""
        try:
            answer = await act()
        except StoreError as error:
            answer = error
        return self._accepted(answer)

    def _accepted(self, answer: object) -> bool:
        """Return whether an answer is not a refusal; if it is one, show it."""
        # Settings can change before the rules are imported, so rejections are not type-checked here.
        if answer is None or not isinstance(answer, StoreError | kernel.Rejection):
            return True
        self.refuse(answer)
        return False

    def refuse(self, refusal: StoreError | Problem | kernel.Rejection, *, game: str = "") -> None:
        """Show why something was refused or could not be stored, in the game's own wording."""
        self.tell(refusal_words(self.style.words.of(game), refusal))

    def _failed(self, error: BaseException | None) -> None:
        """Tell the user about a handler's error: why storing failed, or just that the action failed."""
        if isinstance(error, StoreError):
            self.refuse(error)
        else:
            self.tell(self.style.words("action-failed"))

    def tell(self, words: str, *, action: str = "", on_action: Callable[[], Any] | None = None) -> None:
        """Show a short message that disappears by itself, with an optional action."""
        size = self.page.width or USUAL[0], self.page.height or USUAL[1]
        told = told_bar(
            self.style, size, words, over_sheet=self.under_sheet, action=action, on_action=on_action
        )
        self.page.show_dialog(told)

    def go(self, route: str) -> None:
        """Go to a screen; remember the list of games from which a game is opened."""
        here = self.page.route
        if not here.startswith("/game/"):
            self._games_from = here if here == PAST else "/"
        self.page.navigate(route)

    def leave_game(self) -> None:
        """Leave a game to the screen from which it was opened: past games, or the first screen."""
        self.go(self._games_from)

    def back(self) -> None:
        """Return from a screen to the one that it covers, like the device's back button."""
        page = self.page
        leave: Any = page.on_view_pop
        if leave is None:
            self.go("/")
        else:
            leave(ft.ViewPopEvent(name="view_pop", control=page, route=page.route, view=None))

    async def press_key(self, event: ft.KeyboardEvent) -> None:
        """Handle a key: the wide button, back, and the shown table's shortcuts."""
        key = keyboard.key_of(event) if self.setting(KEYS, True) else ""
        match key:
            case "N":
                await keyboard.press(self.page, keyboard.primary_button(self.page))
            case "B":
                await keyboard.press(self.page, keyboard.back_button(self.page))
            case "Escape" if not self.page.web:  # In a browser, the web page around the app handles the key.
                await keyboard.press(self.page, keyboard.leave_button(self.page))
            case _:
                self.on_key(key)

    async def share_picture(self, picture: ft.Screenshot, name: str) -> None:
        """Share a screenshot of the client, with one pixel per logical pixel.

        Save it if sharing is unavailable.
        """
        try:
            png = await picture.capture(pixel_ratio=1.0)
        except Exception:  # The errors differ between clients.
            log.warning("no picture", exc_info=True)
            self.tell(self.style.words("end-share-failed"))
            return
        try:
            await self._share.share_files([ft.ShareFile.from_bytes(png, mime_type="image/png", name=name)])
        except Exception as error:  # Many browsers on computers cannot share.
            log.debug("saved instead of shared: %r", error)
            self.files.save(name, png)


def _locale(language: Language) -> ft.Locale:
    """Return the locale that the client uses for its own dialogs and for screen readers' voices."""
    parts = subtags(language)
    return ft.Locale(parts.language, parts.region or None, parts.script or None)
