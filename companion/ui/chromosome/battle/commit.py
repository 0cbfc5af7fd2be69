"""Steps 2 and 3 of a battle: how many combat genes and fate points each side adds."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.advice.battle import one_more
from companion.rules.chromosome.advice.commitment import Added, Commitment, What, most
from companion.rules.chromosome.battle import Commit
from companion.rules.chromosome.state import SIDES, Side, State
from companion.ui.art import Glyph, art
from companion.ui.chromosome.battle.chances import ShownOdds, win_text
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.player_row import gene_colour
from companion.ui.core.component import keyed, memo, use_cache, use_slice
from companion.ui.core.draft import LiveDraft
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, TARGET
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.counter import numeral
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import Press, row_button
from companion.ui.widgets.stepper import Stepper

NARROW = 380
"""Below this page width two full counters do not stand side by side."""


def commit(context: GameContext, side: Side, added: Added) -> bool:
    """Settle the strength of one side, unless it is settled."""
    battle = context.state.battle
    if battle is None:
        return False
    fighter = battle.fighter(side)
    return fighter.committed or context.submit(Commit(side=side, genes=added.genes, fate=added.fate))


def commit_both(context: GameContext, added: tuple[Added, Added]) -> bool:
    """Settle both strengths, the attacker's first."""
    return commit(context, "attacker", added[0]) and commit(context, "defender", added[1])


def choices(
    style: Style,
    state: State,
    side: Side,
    both: tuple[Added, Added],
    draft: LiveDraft[Commitment],
    shown: ShownOdds,
) -> list[ft.Control]:
    """Draw one side's steppers and the gain of one more; a quiet line where nothing can be added.

    Args:
        state: With a battle under way.
        side: Whose.
        both: What attacker and defender are about to add.
        draft: Where that stands.
        shown: What of the odds lies open, and what they count with.
    """
    battle = state.battle
    if battle is None:
        return []
    words, p = style.words, style.palette
    fighter = battle.fighter(side)
    player = state.players[fighter.seat]
    if fighter.committed:
        return [style.text(words("battle-settled"), LABEL, p.quiet, lines=2)]
    parts: list[ft.Control] = []
    for what in CHOICES:
        top = most(state, fighter, what)
        if top == 0:
            parts.append(style.text(words(f"battle-no-{what}"), LABEL, p.quiet, lines=2))
            continue
        followed = what == "fate" or state.detail == "full"
        parts.append(AddedStepper(style, player.name, side, what, top, followed, draft))
    more = one_more(state, side, *both, shown.helpers, shown.opened.worth.points, shown.opened.rerolls.model)
    if more is not None:
        share = win_text(words, more.odds(), SIDES.index(side))
        parts.append(_gain(style, player.name, share, shown.opened.toggle("odds")))
    return parts


CHOICES: tuple[What, ...] = ("genes", "fate")
GLYPHS: dict[What, Glyph] = {"genes": "gene-combat", "fate": "fate-spent"}


def _gain(style: Style, player: str, share: str, on_press: Press) -> ft.Control:
    words = style.words
    line = style.text(words("battle-one-more", share=share), LABEL, style.palette.quiet, lines=2)
    label = words("battle-one-more-open", player=player, share=share)
    height = TARGET if style.scale == 1 else None
    return row_button(style, line, on_press, label=label, padding=GAP_SMALL, height=height)


def _value(draft: LiveDraft[Commitment], side: Side, what: What, top: int) -> int:
    value: int = getattr(draft.now.of(side), what)
    return min(top, value)


@memo
def AddedNumber(style: Style, side: Side, what: What, top: int, draft: LiveDraft[Commitment]) -> ft.Control:
    """Draw the genes or fate that one side is about to add, between two steppers; drawn with the odds."""
    value = use_slice(draft, lambda: _value(draft, side, what, top), priority=True)
    spoken = f"{style.words(f'battle-add-{what}')}: {value}"
    return numeral(style, value, spoken, small=style.width < NARROW)


@memo
def AddedStepper(
    style: Style,
    player: str,
    side: Side,
    what: What,
    top: int,
    followed: bool,
    draft: LiveDraft[Commitment],
) -> ft.Control:
    """Draw the genes or fate of one side, on half a phone: the title stands above the number.

    Args:
        player: The fighter's name.
        side: The fighter's side.
        what: What is added.
        top: The most that can be.
        followed: Whether the app knows how much there is, so that it can say what is left.
        draft: What both sides are about to add.
    """
    words, p, cache = style.words, style.palette, use_cache()
    value = use_slice(draft, lambda: _value(draft, side, what, top))
    ink = gene_colour(style, "combat") if what == "genes" else p.quiet
    title = ft.Row(
        [
            cache("glyph", style, lambda: art(GLYPHS[what], ink, 20)),
            ft.Container(
                style.text(words(f"battle-add-{what}"), LABEL, lines=2), expand=True, expand_loose=True
            ),
        ],
        spacing=GAP,
        tight=True,
    )
    head: list[ft.Control] = [title]
    if followed:
        head.append(style.text(words("battle-left", count=top - value), LABEL, p.quiet, lines=1))
    capsule = Stepper(
        player,
        value,
        0,
        top,
        lambda by: draft.change(lambda now: now.stepped(side, what, by, top)),
        less=words(f"battle-less-{what}", player=player),
        more=words(f"battle-more-{what}", player=player),
        small=style.width < NARROW,
    ).capsule(style, number=keyed("number", AddedNumber, style, side, what, top, draft))
    return ft.Container(
        column(
            [
                # Where both do not fit on a line, what is left stands below the whole title.
                wrapped(head, GAP, 0),
                ft.Row([capsule]),
            ],
            GAP_SMALL,
        ),
        padding=ft.Padding.only(top=GAP),
    )
