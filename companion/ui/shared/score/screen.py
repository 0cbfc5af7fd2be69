"""The page that scores a game played without the app."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.device.games import game_of
from companion.rules.final_scores import variant_key
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.env import use_env
from companion.ui.games import in_game, ui_of
from companion.ui.shared.game_choice import GameChoice, under
from companion.ui.shared.score.draft import NAME, Place, ScoreDraft, ScoreDrafts
from companion.ui.shared.score.keep import keep, stands
from companion.ui.shared.score.names import name_panel
from companion.ui.shared.score.pad import Change, pad
from companion.ui.shared.score.sheet import Result, names, offset_of, pins_names, result_of, sheet, verdict
from companion.ui.shared.setup.house_rules import rules_part

PAD = 400
"""Width of the input pad beside the sheet on a wide page."""

NARROW_PAD = 312
"""Minimum width of a pad with five keys in a row."""

BESIDE = 560
"""Minimum width of a page with room for the pad beside the sheet."""


@kit.screen
def ScoreSheet(key: str, choice: GameChoice) -> ft.View:
    """Draw the sheet, and the input pad below or beside it."""
    client, style = use_env()
    style = in_game(style, key)
    words, ui, game = style.words, ui_of(key), game_of(key)
    kind = game.final_scores
    live = kit.kept_draft(client, ScoreDrafts)
    first = kit.use_ref(
        lambda: ScoreDraft.of(kind, ui.memory.fresh(client.service)) if kind is not None else None
    ).current

    def latest() -> ScoreDraft | None:
        """Return the draft, or an empty one if its result is stored and still exists."""
        found = live.now.drafts.get(key)
        if found is None or (not found.edits and stands(client, found.kept)):
            return first
        return found

    drawn = kit.use_slice(live, latest)
    refusal, set_refusal = kit.use_state("")
    unfolded, unfold = kit.use_state(False)
    edited = drawn.kept if drawn is not None and drawn.edits else ""

    def back() -> None:
        if stands(client, edited):  # Discard unstored corrections.
            live.change(lambda now: now.without(key))
            client.go(f"/game/{edited}")
        else:
            client.go("/")

    bar = kit.bar(style, words("score-edit" if edited else "home-score"), on_back=back)
    shown = kit.use_ref(list[ft.Column]).current
    if first is None or drawn is None:
        said = style.text(words("score-none"), kit.BODY, style.palette.quiet)
        use_keys(client, None)

        def begin() -> None:
            client.wished_game = key
            client.go("/new")

        return kit.page_view(
            style,
            "/score",
            under(style, bar, choice),
            kit.scroll(style, [kit.section(style, words("home-score"), [said])]),
            bottom=kit.bottom_bar(style, [kit.primary(style, words("score-new"), begin, expand=True)]),
        )
    draft = drawn

    def change(make: Callable[[ScoreDraft], ScoreDraft]) -> None:
        set_refusal("")
        live.change(lambda now: now.changed(key, make(latest() or first)))

    side = side_width(style)
    part = style.part(min(kit.READING, style.width - side)) if side else style
    below = style.part(side) if side else style

    def scroll() -> None:
        if shown and (draft.is_begun or draft.at is not None):
            client.page.run_task(partial(shown[-1].scroll_to, offset=offset_of(part, draft, draft.at)))

    kit.use_effect(scroll, [draft.at])
    use_keys(client, change)
    result = result_of(style, game, draft)

    def end() -> None:
        now = latest() or first
        if not now.complete:  # A second press, after the result was stored.
            return
        nameless = now.setup.first_nameless()
        if nameless is not None:
            change(lambda now: now.go(Place(nameless, NAME)))
            return
        kept = keep(client, ui, now)
        if isinstance(kept, str):
            set_refusal(kept)
        else:  # The next sheet is empty; this one stays until the game is shown.
            live.now = live.now.changed(key, replace(now, kept=kept.id, edits=False))

    def select(place: Place) -> None:
        change(lambda now: now.go(place))

    join: kit.Press | None = (lambda: change(lambda now: now.joined())) if draft.grows else None
    parts: list[ft.Control] = [sheet(part, ui, draft, result, select, join), *_variants(part, draft, change)]
    if draft.setup.options.differing() or unfolded:
        rules = rules_part(
            ui.setup,
            part,
            draft.setup.options,
            lambda new: change(lambda now: now.settled(new(now.setup.options))),
            unfolded,
            unfold,
        )
        parts.append(ft.Container(rules, padding=ft.Padding.symmetric(horizontal=kit.MARGIN)))
    parts += _anew(part, draft, change)
    above = [names(part, ui, draft, select, join)] if pins_names(part, draft) else []
    beside = side and not style.low
    row = None if draft.edits else choice.row(part if beside or draft.is_begun else style)
    if row is not None and beside:
        above.insert(0, row)
    elif row is not None and draft.is_begun:  # The numbers need the room.
        parts.append(row)
    body = kit.scroll(part, parts)
    shown[:] = [body]
    bottom = _bottom(below, client, draft, result, refusal, change, end)
    if side:
        pinned = kit.column([kit.unless_cramped(style, each) for each in above], stretch=True)
        content = ft.Row(
            [
                ft.Container(ft.Column([pinned, body], spacing=0), width=part.width),
                ft.Container(ft.Column([bottom], scroll=ft.ScrollMode.AUTO), width=side),
            ],
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        top = [bar] if row is None or beside or draft.is_begun else [bar, row]
        return kit.page_view(style, "/score", kit.column(top, stretch=True), content)
    top = [bar, *([row] if row is not None and not draft.is_begun else [])]
    pinned = [kit.readable(part, each) for each in above]
    return kit.page_view(style, "/score", kit.column([*top, *pinned], stretch=True), body, bottom=bottom)


def side_width(style: kit.Style) -> int:
    """Return the width of the column with the input pad; 0 if it is below the sheet."""
    if not (style.wide or style.low or style.room_for_two(BESIDE)) or style.scale > kit.LARGE_TEXT:
        return PAD if style.wide else 0
    return max(NARROW_PAD, min(PAD, style.width // 2))


def use_keys(client: Client, change: Change | None) -> None:
    """Handle digits, erasing and arrows of a keyboard while the sheet is on screen."""
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


def _anew(style: kit.Style, draft: ScoreDraft, change: Change) -> list[ft.Control]:
    """Draw the button for a new sheet, and one that undoes this or the removal of a player."""
    words, earlier = style.words, draft.earlier
    parts: list[ft.Control] = []
    if draft.is_begun:
        clear: kit.Press = partial(change, ScoreDraft.emptied)
        parts.append(kit.plain(style, words("score-new"), clear, glyph="refresh"))
    if earlier is not None:
        bring_back: kit.Press = partial(change, lambda now: now.earlier or now)
        parts.append(kit.plain(style, words("action-undo"), bring_back, glyph="undo"))
    if not parts:
        return []
    inset = ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, bottom=kit.GAP)
    return [ft.Container(kit.wrapped(parts), padding=inset)]


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
    """Draw the winner or the error, above the selected field's input or the button that stores the result."""
    told = verdict(style, draft, result, refusal)
    entry = _input(style, client, draft, result, refusal, change, end)
    inset = ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP if told is not None else 0)
    # Keep the keys' controls when the verdict appears: a finger may be on one of them.
    return kit.column([ft.Container(told, padding=inset), entry], stretch=True)


def _input(
    style: kit.Style,
    client: Client,
    draft: ScoreDraft,
    result: Result,
    refusal: str,
    change: Change,
    end: kit.Press,
) -> ft.Control:
    if draft.at is not None and draft.at.field == NAME:
        return name_panel(style, client, draft, draft.at, change)
    asked = draft.field(draft.at) if draft.at is not None else None
    if draft.at is not None and asked is not None:
        return pad(style, draft, draft.at, asked, change)
    press: kit.Press | None = None if result.refused else end
    note = result.refused or None
    return kit.bottom_bar(style, [kit.guarded(style, "keep", style.words("score-keep"), press, note=note)])
