"""Steps 2 and 3 of a battle: how many combat genes and fate points each side adds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.data import MAX_GENES
from companion.rules.chromosome.state import Fighter, Side, State
from companion.ui.art import Glyph, art
from companion.ui.chromosome.battle_odds import NOTHING, Added, chances, fought
from companion.ui.chromosome.draft import Change
from companion.ui.chromosome.scene import Scene
from companion.ui.component import memo
from companion.ui.look import Look
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.counter import counter
from companion.ui.widgets.press import Press

What = Literal["genes", "fate"]

NARROW = 380
"""Below this page width two full counters do not stand side by side."""


@dataclass(frozen=True)
class Commitment:
    """What both sides are about to add, before it is submitted."""

    attacker: Added = NOTHING
    defender: Added = NOTHING


def most(state: State, fighter: Fighter, what: What) -> int:
    """The most that a fighter can add; genes are not followed with the quick level of detail."""
    player = state.players[fighter.seat]
    if what == "fate":
        return player.fate
    return player.active.combat if state.detail == "full" else MAX_GENES


def bounded(state: State, fighter: Fighter, added: Added) -> Added:
    """What is left of a choice after somebody's numbers have changed; nothing once it was committed."""
    if fighter.committed:
        return NOTHING
    return Added(
        min(added.genes, most(state, fighter, "genes")), min(added.fate, most(state, fighter, "fate"))
    )


def nothing_to_choose(state: State) -> bool:
    """Whether neither side has anything to add."""
    battle = state.battle
    return battle is not None and all(
        fighter.committed or not (most(state, fighter, "genes") or most(state, fighter, "fate"))
        for fighter in (battle.attacker, battle.defender)
    )


def commit(scene: Scene, side: Side, added: Added) -> bool:
    """Settle the strength of one side, unless it is settled."""
    battle = scene.state.battle
    if battle is None:
        return False
    fighter = battle.attacker if side == "attacker" else battle.defender
    return fighter.committed or scene.submit(cmd.Commit(side=side, genes=added.genes, fate=added.fate))


def commit_both(scene: Scene, added: tuple[Added, Added]) -> bool:
    """Settle both strengths, the attacker's first."""
    return commit(scene, "attacker", added[0]) and commit(scene, "defender", added[1])


def choices(
    look: Look, state: State, side: Side, both: tuple[Added, Added], change: Change[Commitment]
) -> list[ft.Control]:
    """The steppers of one side and what one more would bring; a quiet line where there is nothing to add."""
    battle = state.battle
    if battle is None:
        return []
    words, p = look.words, look.palette
    fighter, added = (battle.attacker, both[0]) if side == "attacker" else (battle.defender, both[1])
    player = state.players[fighter.seat]
    if fighter.committed:
        return [look.text(words("battle-settled"), LABEL, p.quiet, lines=2)]
    parts: list[ft.Control] = []
    for what, glyph in CHOICES:
        top, value = most(state, fighter, what), added.genes if what == "genes" else added.fate
        if top == 0:
            parts.append(look.text(words(f"battle-no-{what}"), LABEL, p.quiet, lines=2))
            continue
        followed = what == "fate" or state.detail == "full"
        parts.append(AddedStepper(look, player.name, side, what, glyph, value, top, followed, change))
    gain = one_more(state, side, *both)
    if gain is not None:
        parts.append(look.text(words("battle-one-more", share=words.percent(gain)), LABEL, p.quiet, lines=2))
    return parts


CHOICES: tuple[tuple[What, Glyph], ...] = (("genes", "gene-combat"), ("fate", "fate-spent"))


def _step(change: Change[Commitment], side: Side, what: What, by: int) -> Press:
    def stepped(now: Commitment) -> Commitment:
        added = now.attacker if side == "attacker" else now.defender
        genes = max(0, added.genes + (by if what == "genes" else 0))
        fate = max(0, added.fate + (by if what == "fate" else 0))
        if side == "attacker":
            return replace(now, attacker=Added(genes, fate))
        return replace(now, defender=Added(genes, fate))

    return lambda: change(stepped)


def one_more(state: State, side: Side, attacker: Added, defender: Added) -> Fraction | None:
    """The chance to win with one more gene or fate point; None when there is none to add."""
    battle = state.battle
    if battle is None:
        return None
    fighter, added = (battle.attacker, attacker) if side == "attacker" else (battle.defender, defender)
    left = sum(most(state, fighter, what) for what, _ in CHOICES) - sum(added)
    if fighter.committed or left <= 0:
        return None
    more = Added(added.genes + 1, added.fate)
    fighting = fought(state, more, defender) if side == "attacker" else fought(state, attacker, more)
    if fighting is None:
        return None
    odds = chances(fighting)
    return odds.attacker_wins if side == "attacker" else odds.defender_wins


@memo
def AddedStepper(
    look: Look,
    player: str,
    side: Side,
    what: What,
    glyph: Glyph,
    value: int,
    top: int,
    followed: bool,
    change: Change[Commitment],
) -> ft.Control:
    """The genes or fate of one side; drawn again only when this number changes, which keeps taps quick."""
    words = look.words
    return _stepper(
        look,
        words(f"battle-add-{what}"),
        words("battle-left", count=top - value) if followed else "",
        glyph,
        value,
        on_less=_step(change, side, what, -1) if value else None,
        on_more=_step(change, side, what, 1) if value < top else None,
        less=words(f"battle-less-{what}", player=player),
        more=words(f"battle-more-{what}", player=player),
    )


def _stepper(
    look: Look,
    title: str,
    note: str,
    glyph: Glyph,
    value: int,
    *,
    on_less: Press | None,
    on_more: Press | None,
    less: str,
    more: str,
) -> ft.Control:
    """A stepper that fits half a phone: its title stands above it."""
    p = look.palette
    head: list[ft.Control] = [
        art(glyph, p.quiet, 20),
        ft.Container(look.text(title, LABEL, lines=1), expand=True, expand_loose=True),
    ]
    if note:
        head.append(look.text(note, LABEL, p.quiet, lines=1))
    capsule = counter(
        look,
        value,
        on_less=on_less,
        on_more=on_more,
        less=less,
        more=more,
        spoken=f"{title}: {value}",
        small=look.width < NARROW,
    )
    return ft.Container(
        ft.Column(
            [
                ft.Row(head, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER),
                ft.Row([capsule]),
            ],
            spacing=GAP_SMALL,
            tight=True,
        ),
        padding=ft.Padding.only(top=GAP),
    )
