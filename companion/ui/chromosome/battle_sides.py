"""The two sides of a battle: the player, the strength, and its parts."""

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.odds import NOTHING, Stake
from companion.rules.chromosome.state import SIDES, Fighter, Player, Side, State
from companion.ui import kit
from companion.ui.art import species
from companion.ui.theme.letters import DIGIT, longest_word
from companion.ui.widgets.figure import figure_with_sum


def sides(
    style: kit.Style,
    state: State,
    added: tuple[Stake, Stake] = (NOTHING, NOTHING),
    *,
    close: bool = False,
) -> ft.Control:
    """Draw attacker and defender side by side, or stacked in large text.

    Both strengths include their die once both dice are thrown, and not before.

    Args:
        added: Each side's planned additions.
        close: Whether to save height by drawing the name beside the strength, if the strengths are short.
    """
    battle = state.battle
    if battle is None:
        return ft.Container()
    fighters = (battle.attacker, battle.defender)
    thrown = all(fighter.die is not None for fighter in fighters)
    pairs = tuple(zip(fighters, added, strict=True))
    made = [part for fighter, more in pairs for part in made_of(style, fighter, more, thrown=thrown)]
    # A two-digit strength leaves no room beside it on half a page; on a small phone, neither does one digit.
    long = any(fighter.total + sum(more) > 9 for fighter, more in pairs) or not _fits_beside(style, made)
    close = close and not long and style.scale <= kit.LARGE_TEXT
    columns: list[ft.Control] = [
        Strength(style, state.players[fighter.seat], fighter, side, more, thrown, long, close)
        for fighter, side, more in zip(fighters, SIDES, added, strict=True)
    ]
    if style.scale > kit.LARGE_TEXT:
        return ft.Column(columns, spacing=kit.PADDING, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(
        [ft.Container(column, expand=True) for column in columns],
        spacing=kit.PADDING,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _fits_beside(style: kit.Style, made: Sequence[str]) -> bool:
    """Return whether all words of a strength's parts fit unbroken beside a digit."""
    row = min(kit.READING, style.width) - 2 * kit.MARGIN
    column = row if style.scale > kit.LARGE_TEXT else (row - kit.PADDING) / 2
    digit = DIGIT * kit.FIGURE_LARGE.size_at(min(style.scale, kit.LARGE_TEXT))
    return max(map(longest_word, made)) * kit.LABEL.size_at(style.scale) <= column - kit.GAP - digit


def stakes(style: kit.Style, state: State, lies: bool) -> ft.Control | None:
    """Draw the fighters and their strengths for spectators; None outside a battle.

    Args:
        lies: Whether the current die has stopped, so that its face is shown.
    """
    battle, roll = state.battle, state.roll
    if battle is None:
        return None
    if lies and roll is not None and roll.face is not None:
        side = "attacker" if roll.roller == battle.attacker.seat else "defender"
        battle = battle.replace(**{side: getattr(battle, side).replace(die=roll.face)})
        state = state.replace(battle=battle)
    return sides(style, state)


def colour_of(style: kit.Style, state: State, seat: int) -> str:
    return style.palette.players[state.players[seat].colour]


@kit.memo
def Strength(
    style: kit.Style,
    player: Player,
    fighter: Fighter,
    role: Side,
    added: Stake,
    thrown: bool,
    long: bool,
    close: bool,
) -> ft.Control:
    """Draw one side of a battle: the player, the strength, and its parts.

    Args:
        thrown: Whether both dice are thrown, so that the strength includes the die.
        long: Whether a strength of either side has two digits, so that the parts are below it.
        close: Whether the name is above the parts and the side's role is only spoken.
    """
    p, words = style.palette, style.words
    colour = p.players[player.colour]
    total = (fighter.total if thrown else fighter.strength) + added.genes + added.fate
    made = made_of(style, fighter, added, thrown=thrown)
    if close:
        spoken = words(
            "battle-side-spoken",
            player=player.name,
            strength=total,
            parts=", ".join([words(f"battle-role-{role}"), *made]),
        )
        drawing = [] if style.narrow else [species(player.species, colour, 40)]
        strength = figure_with_sum(
            style, total, colour, made, spoken, gap=kit.GAP, wraps=2, title=player.name
        )
        return ft.Row([*drawing, ft.Container(strength, expand=True)], spacing=kit.GAP)
    head = ft.Row(
        [
            species(player.species, colour, 40),
            kit.column(
                [
                    style.text(player.name, kit.NAME, lines=1),
                    style.text(words(f"battle-role-{role}"), kit.LABEL, p.quiet, lines=1),
                ],
                expand=True,
            ),
        ],
        spacing=kit.GAP_WIDE,
    )
    spoken = words("battle-side-spoken", player=player.name, strength=total, parts=", ".join(made))
    strength = figure_with_sum(style, total, colour, made, spoken, gap=kit.GAP, wraps=2, below=long)
    return kit.column([head, strength], kit.GAP_SMALL, stretch=True)


def made_of(style: kit.Style, fighter: Fighter, added: Stake, *, thrown: bool) -> list[str]:
    """Return the parts of a strength, in at most three short lines.

    If the strength does not include the die yet, the line about the die also states the sum.
    """
    words = style.words
    genes, fate = fighter.genes + added.genes, fighter.fate + added.fate
    extra: list[str] = []
    if genes:
        extra.append(words("battle-genes", count=genes))
    if fate:
        extra.append(words("battle-fate", count=fate))
    if fighter.modifier:
        extra.append(words("battle-modifier", change=words.signed(fighter.modifier)))
    lines = [words("battle-group", count=fighter.group)]
    if extra:
        lines.append(", ".join(extra))
    if fighter.die is not None:
        told = {"face": fighter.die} if thrown else {"face": fighter.die, "total": fighter.total}
        lines.append(words("battle-die" if thrown else "battle-die-sum", **told))
    return lines
