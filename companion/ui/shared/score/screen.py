"""The page on which an evening without the app is scored."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.device.games import game_of
from companion.rules.final_scores import variant_key
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.env import use_env
from companion.ui.games import in_game, ui_of
from companion.ui.shared.game_choice import under
from companion.ui.shared.score.draft import NAME, Place, ScoreDraft, ScoreDrafts
from companion.ui.shared.score.keep import keep
from companion.ui.shared.score.names import name_panel
from companion.ui.shared.score.pad import Change, pad
from companion.ui.shared.score.sheet import Result, offset_of, result_of, sheet

PAD = 400
"""Width of the input pad beside the sheet of a wide page."""


@kit.screen
def ScoreSheet(key: str, choice: ft.Control | None) -> ft.View:
    """Draw the sheet, and the input pad below or beside it."""
    client, style = use_env()
    style = in_game(style, key)
    words, ui, game = style.words, ui_of(key), game_of(key)
    kind = game.final_scores
    live = kit.kept_draft(client, ScoreDrafts)
    first = kit.use_ref(
        lambda: ScoreDraft.of(kind, ui.memory.fresh(client.service)) if kind is not None else None
    ).current
    drawn = kit.use_slice(live, lambda: live.now.drafts.get(key, first))
    refusal, set_refusal = kit.use_state("")
    top = under(kit.bar(style, words("home-score"), on_back=lambda: client.go("/")), choice)
    shown = kit.use_ref(list[ft.Column]).current
    if first is None or drawn is None:
        said = style.text(words("score-none"), kit.BODY, style.palette.quiet)
        use_keys(client, None)
        return kit.page_view(
            style, "/score", top, kit.scroll(style, [kit.section(style, words("home-score"), [said])])
        )
    draft = drawn

    def change(make: Callable[[ScoreDraft], ScoreDraft | None]) -> None:
        set_refusal("")
        live.change(lambda now: now.changed(key, first, make))

    def scroll() -> None:
        if draft.at is not None and shown:
            client.page.run_task(partial(shown[-1].scroll_to, offset=offset_of(style, draft, draft.at)))

    kit.use_effect(scroll, [draft.at])
    use_keys(client, change)
    result = result_of(style, game, draft)

    def end() -> None:
        now = live.now.drafts.get(key, first)
        if not now.complete:  # a second press, after the result was kept
            return
        nameless = now.setup.first_nameless()
        if nameless is not None:
            change(lambda now: now.go(Place(nameless, NAME)))
            return
        refused = keep(client, ui, now)
        if refused:
            set_refusal(refused)
        else:  # the next sheet is empty; this one stays until the game is shown
            live.now = live.now.changed(key, first, lambda _: None)

    part = style.part(min(kit.READING, round(style.width - PAD))) if style.wide else style
    below = style.part(PAD) if style.wide else style
    grows = len(draft.numbers) < draft.setup.counts[-1]
    page = sheet(
        part,
        ui,
        draft,
        result,
        lambda place: change(lambda now: now.go(place)),
        (lambda: change(lambda now: now.joined())) if grows else None,
    )
    parts: list[ft.Control] = [page, *_variants(part, draft, change)]
    body = kit.scroll(part, parts)
    shown[:] = [body]
    bottom = _bottom(below, client, draft, result, refusal, change, end)
    if style.wide:
        side = ft.Column([bottom], scroll=ft.ScrollMode.AUTO)
        row = ft.Row(
            [ft.Container(body, width=part.width), ft.Container(side, width=PAD)],
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return kit.page_view(style, "/score", top, row)
    return kit.page_view(style, "/score", top, body, bottom=bottom)


def use_keys(client: Client, change: Change | None) -> None:
    """Hear digits, erasing and arrows of a computer's keyboard while the sheet is on screen."""
    latest = kit.use_ref(lambda: [change])
    latest.current[0] = change

    def hear(key: str) -> None:
        act = latest.current[0]
        if client.page.route != "/score" or act is None:
            return
        if key.isdecimal() and len(key) == 1:
            act(lambda now: now.digit(int(key)))
        elif key == "Backspace":
            act(lambda now: now.erased())
        elif key in ("Arrow Right", "Arrow Down", "Arrow Left", "Arrow Up"):
            act(lambda now: now.stepped(1 if key in ("Arrow Right", "Arrow Down") else -1))

    heard = kit.use_ref(lambda: hear).current

    def mount() -> None:
        client.on_key = heard

    def unmount() -> None:
        if client.on_key is heard:
            client.on_key = lambda _: None

    kit.use_effect(mount, [], unmount)


def _variants(style: kit.Style, draft: ScoreDraft, change: Change) -> list[ft.Control]:
    """Draw the choice of a variant, in a game that has several."""
    if len(draft.kind.variants) < 2:
        return []
    words = style.words
    items = [(each, words(variant_key(each))) for each in draft.kind.variants]
    row = kit.options_row(
        style, items, draft.variant, lambda each: change(lambda now: now.chosen(each)), wrap=style.narrow
    )
    return [ft.Container(row, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, bottom=kit.GAP))]


def _bottom(
    style: kit.Style,
    client: Client,
    draft: ScoreDraft,
    result: Result,
    refusal: str,
    change: Change,
    end: kit.Press,
) -> ft.Control:
    """Draw the input of the selected field, or the button that keeps a complete result."""
    if draft.at is not None and draft.at.field == NAME:
        return name_panel(style, client, draft, draft.at, change)
    asked = draft.field(draft.at) if draft.at is not None else None
    if draft.at is not None and asked is not None:
        return pad(style, draft, draft.at, asked, change)
    press: kit.Press | None = None if result.refused else end
    bar = kit.bottom_bar(style, [kit.guarded(style, "keep", style.words("score-keep"), press)])
    if not refusal:
        return bar
    told = kit.note_row(style, "warning", refusal, colour=style.palette.danger)
    return kit.column([ft.Semantics(content=told, live_region=True), bar], stretch=True)
