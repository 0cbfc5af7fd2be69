"""The quick rules: chapters in sections, a search, and text to be read at arm's length."""

from collections.abc import Callable, Sequence
from typing import cast

import flet as ft

from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.env import use_env, use_parameters
from companion.ui.game.game_ui import GameUI
from companion.ui.games import ui_of, with_rules
from companion.ui.shared.chapter import chapter_lines
from companion.ui.shared.game_choice import ChosenGame, GameChoice, Shown, under
from companion.ui.widgets.panes import panes
from companion.words import Words
from companion.words.reference import Chapter, chapters, search, searchable


@kit.component
def ReferenceScreen() -> ft.Control:
    return kit.keyed("rules", RulesOfGame, Contents)


@kit.component
def ChapterScreen() -> ft.Control:
    return kit.keyed("chapter", RulesOfGame, ChapterPage)


@kit.component
def RulesOfGame(shown: Shown) -> ft.Control:
    """Draw the rules of the open game in the address or, without one, of the game that is chosen here."""
    client, _ = use_env()
    game_id = use_parameters().get("id")
    open_game = None if game_id is None else client.service.opened(game_id)
    if open_game is not None:
        return shown(open_game.game.key, None)
    return ChosenGame("/rules", "reference-title", shown)


@kit.screen
def Contents(key: str, choice: GameChoice | None) -> ft.View:
    """Draw the list of all chapters or search results; on a wide page one chapter is shown beside it."""
    client, style = use_env()
    ui, style = ui_of(key), use_rules(style, key)
    address = use_address()
    words = style.words
    wanted, want = kit.use_state("")
    chosen, show = kit.use_state(cast("Chapter | None", None))
    shown = chosen if chosen in chapters(ui.chapters) else chapters(ui.chapters)[0]
    top = under(style, kit.bar(style, words("reference-title"), on_back=client.back), choice)
    if style.wide:
        contents = _contents(style, ui, wanted, want, show, shown)
        return kit.page_view(style, "/rules", top, panes(style, contents, _chapter(style, ui, shown)))

    def read(chapter: Chapter) -> None:
        client.go(f"{address}/{chapter.name}")

    body = kit.scroll(
        style, [*_contents(style, ui, wanted, want, read, None), ft.Container(height=kit.CHAPTER)]
    )
    return kit.page_view(style, "/rules", top, body)


@kit.screen
def ChapterPage(key: str, _: GameChoice | None) -> ft.View:
    """Draw the chapter whose name is in the address; if no chapter has that name, draw the first."""
    client, style = use_env()
    ui, style = ui_of(key), use_rules(style, key)
    address = use_address()
    name = use_parameters().get("chapter", "")
    all_chapters = chapters(ui.chapters)
    index = next((at for at, chapter in enumerate(all_chapters) if chapter.name == name), 0)
    top = kit.bar(style, style.words("home-rules"), on_back=lambda: client.go(address))
    parts = [
        *_chapter(style, ui, all_chapters[index]),
        _neighbours(client, style, address, all_chapters, index),
    ]
    return kit.page_view(style, f"/rules/{name}", top, kit.scroll(style, parts))


def use_rules(style: kit.Style, key: str) -> kit.Style:
    """Return the style for a game's rules, with the options of the open game or else the default ones."""
    client, _ = use_env()
    game_id = use_parameters().get("id")
    open_game = None if game_id is None else client.service.opened(game_id)
    return with_rules(style, key, None if open_game is None else open_game.view(None).options)


def use_address() -> str:
    """Return the address of the contents: below that of the open game or, without an open game, `/rules`."""
    game = use_parameters().get("id")
    return f"/game/{game}/rules" if game else "/rules"


def _contents(
    style: kit.Style,
    ui: GameUI,
    wanted: str,
    want: Callable[[str], None],
    read: Callable[[Chapter], None],
    shown: Chapter | None,
) -> list[ft.Control]:
    words = style.words
    parts: list[ft.Control] = [
        ft.Container(
            kit.field(style, words("reference-search"), wanted, want, longest=60),
            padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP),
        )
    ]
    if searchable(wanted):
        found = search(words, ui.chapters, wanted)
        parts += [_row(style, ui, chapter, read, shown, excerpt(words, chapter, wanted)) for chapter in found]
        if not found:
            parts.append(
                ft.Container(
                    style.text(words("reference-none"), kit.BODY, style.palette.quiet),
                    padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.SECTION),
                )
            )
        return parts
    for section in ui.chapters:
        parts.append(
            ft.Container(
                style.text(words(section.title), kit.LABEL_STRONG, style.palette.accent, heading=True),
                padding=ft.Padding.only(
                    left=kit.MARGIN, right=kit.MARGIN, top=kit.SECTION, bottom=kit.GAP / 2
                ),
            )
        )
        parts += [_row(style, ui, chapter, read, shown, "") for chapter in section.chapters]
    return parts


def _row(
    style: kit.Style,
    ui: GameUI,
    chapter: Chapter,
    read: Callable[[Chapter], None],
    shown: Chapter | None,
    note: str,
) -> ft.Control:
    row = kit.link_row(
        style, ui.chapter_glyphs[chapter.name], style.words(chapter.title), lambda: read(chapter), note=note
    )
    if chapter != shown:
        return row
    return ft.Semantics(content=ft.Container(row, bgcolor=style.palette.raised), selected=True)


def excerpt(words: Words, chapter: Chapter, wanted: str) -> str:
    """Return the first line of a chapter that contains a wanted word; empty if no line does."""
    terms = searchable(wanted).split()
    for line in chapter.lines:
        text = words.rule(line.key)
        said = " " + searchable(text)
        if any(" " + term in said for term in terms):
            return text
    return ""


def _chapter(style: kit.Style, ui: GameUI, chapter: Chapter) -> list[ft.Control]:
    p, words = style.palette, style.words
    title = ft.Row(
        [
            kit.art(ui.chapter_glyphs[chapter.name], p.accent, 36),
            ft.Container(style.text(words(chapter.title), kit.HEADING, heading=True), expand=True),
        ],
        spacing=kit.PADDING,
    )
    parts: list[ft.Control] = [
        ft.Container(
            title,
            padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.PADDING, bottom=kit.PADDING),
        )
    ]
    return [*parts, *chapter_lines(style, chapter)]


def _neighbours(
    client: Client, style: kit.Style, address: str, all_chapters: Sequence[Chapter], index: int
) -> ft.Control:
    """Draw the links to the previous and the next chapter."""
    words = style.words

    def way(chapter: Chapter, glyph: kit.Glyph) -> ft.Control:
        return kit.plain(
            style,
            words(chapter.title),
            lambda: client.go(f"{address}/{chapter.name}"),
            glyph=glyph,
        )

    before = [way(all_chapters[index - 1], "arrow-left")] if index else []
    after = [way(all_chapters[index + 1], "arrow-right")] if index + 1 < len(all_chapters) else []
    return ft.Container(
        ft.Row(
            [*before, *after],
            wrap=style.scale > kit.LARGE_TEXT,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        ),
        padding=ft.Padding.only(left=kit.GAP, right=kit.GAP, top=kit.SECTION, bottom=kit.CHAPTER),
    )
