"""The choice of a language: the reader's own with one tap, other languages from a list."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from companion.later import Later
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.theme.letters import width_of
from companion.ui.widgets.layout import glyph_drawing
from companion.words import LANGUAGES, Language, Words, is_draft, name_of

if TYPE_CHECKING:
    from companion.words import progress
else:  # Imported on first use, see companion/later.py.
    progress = Later("companion.words.progress")

LONGEST_NAME: Final = 12
"""Maximum `width_of` a language's name on its button; a wider name is replaced by the language's code."""


def use_languages(client: Client, style: kit.Style) -> tuple[ft.Control, ft.Control | None]:
    """Return the buttons of the choice, and the list of all languages while it is open."""
    listing, list_all = kit.use_state(False)

    def choose(language: Language) -> None:
        # The own-language button needs this too: it can be tapped after the list was requested and before the
        # list is drawn.
        list_all(False)
        client.choose_language(language)

    sheet = _sheet(client, style, choose, lambda: list_all(False)) if listing else None
    return _buttons(client, style, choose, lambda: list_all(True)), sheet


def _buttons(
    client: Client, style: kit.Style, choose: Callable[[Language], Any], open_list: Callable[[], Any]
) -> ft.Control:
    """Draw a button for the reader's own language, unless it is in use, and one for the list of languages.

    With large text there is room only for the second button.
    """
    own, spoken = client.own_language, style.words.language
    buttons = [_list_button(style, open_list)]
    if own != spoken and style.scale <= kit.LARGE_TEXT:
        buttons.insert(0, _own_button(style, own, lambda: choose(own)))
    return ft.Row(buttons, spacing=0, tight=True)


def _own_button(style: kit.Style, own: Language, choose: kit.Press) -> ft.Control:
    whole = width_of(name_of(own)) <= LONGEST_NAME
    text = style.text(name_of(own) if whole else own.upper(), kit.LABEL_STRONG, style.palette.text, lines=1)
    return kit.row_button(
        style,
        text,
        choose,
        label=name_of(own),
        height=style.fixed(kit.TARGET),
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE),
    )


def _list_button(style: kit.Style, open_list: kit.Press) -> ft.Control:
    code = style.words.language.upper()
    row = ft.Row(
        [
            glyph_drawing(style, "language", style.palette.quiet, 22),
            style.text(code, kit.LABEL_STRONG, style.palette.text, lines=1),
        ],
        spacing=kit.GAP_SMALL + 2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return kit.row_button(
        style,
        row,
        open_list,
        label=style.words("home-language"),
        height=style.fixed(kit.TARGET),
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE),
    )


def _sheet(
    client: Client, style: kit.Style, choose: Callable[[Language], Any], close: Callable[[], Any]
) -> ft.Control:
    """Draw the list of all languages, the reader's own first and drafts last."""
    own, spoken = client.own_language, style.words.language
    rows = [
        kit.choice_row(
            style,
            language_name(style.words, language),
            lambda language=language: choose(language),
            chosen=language == spoken,
        )
        for language in (own, *(each for each in LANGUAGES if each != own))
    ]
    return kit.sheet(style, style.words("home-language"), rows, close)


def language_name(words: Words, language: Language) -> str:
    """Return the language's own name; for a draft, add the share that is translated."""
    if not is_draft(language):
        return name_of(language)
    share = words.percent(progress.share_translated(language))
    return words("settings-language-draft", language=name_of(language), share=share)
