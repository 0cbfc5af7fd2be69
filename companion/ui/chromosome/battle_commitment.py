"""Before the dice of a battle: strengths, each side's additions, the resulting odds."""

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.battle import ADDABLE, Addable, Commit, most_added
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.next_step import Spent
from companion.rules.chromosome.odds import START, Rerolls, Stake, outlook
from companion.rules.chromosome.odds.positions import duel_of
from companion.rules.chromosome.state import SIDES, Battle, Player, Side, State
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.battle_additions import Sums, additions_part
from companion.ui.chromosome.battle_commitment_draft import Commitment, about_to_add, one_more
from companion.ui.chromosome.battle_odds import ShownOdds, chances_part, odds_part, sees_odds, win_text
from companion.ui.chromosome.battle_sides import sides
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import spent_words
from companion.ui.chromosome.odds import Worth, gene_worth_row
from companion.ui.chromosome.rolls import attack_due
from companion.ui.chromosome.table.player_row import gene_colour
from companion.ui.core.client import Client
from companion.ui.shared.phones.actions import acting_bar, waits_for
from companion.ui.shared.reroll_window import RollStage, roll_actions


@kit.component
def Adding(here: Here, shown: ShownOdds, draft: kit.LiveDraft[Commitment]) -> ft.Control:
    """Draw both sides, then a row for the additions of each side that this device settles.

    The numbers that the player is changing redraw before everything else.
    """
    state = here.state
    now = kit.use_slice(draft, lambda: draft.now)
    battle = state.battle
    if battle is None:
        return ft.Container()
    added, decided = about_to_add(state, now), _decided(here, battle)
    parts: list[ft.Control] = [sides(here.style, state, added, close=here.style.narrow or here.style.low)]
    if any(not battle.fighter(side).committed for side in decided):
        if not _stacks(here.style):
            parts.append(_head(here.style))
        parts += [_fields(here, side, draft) for side in decided]
        gains = [gain for side in decided for gain in _one_more(here, side, added, shown)]
        parts.append(ft.Row(gains, spacing=kit.GAP, wrap=_stacks(here.style)))
    return kit.column(parts, kit.GAP, stretch=True)


@kit.component
def AddingOdds(
    here: Here,
    shown: ShownOdds,
    gene_worth: Worth,
    draft: kit.LiveDraft[Commitment],
) -> ft.Control:
    """Draw the odds with both sides' planned additions; the bar redraws first."""
    context, state = here.context, here.state
    now = kit.use_slice(draft, lambda: draft.now)
    sums, show = kit.use_state(Sums)
    battle = state.battle
    if battle is None or not context.presence.odds:
        return ft.Container()
    added, opened = about_to_add(state, now), shown.opened
    worths = (opened.worth.points, gene_worth.points)
    duel = duel_of(state, added, shown.helpers, *worths, opened.rerolls.model, opened.elimination.points)
    if duel is None:
        return ft.Container()
    bar = kit.keyed("bar", AddedOdds, here, shown, draft)
    decided = _decided(here, battle)
    more = [sum_ for side in decided if (sum_ := _one_more_sum(here, side, added, shown))]
    parts = [chances_part(here, duel, START, shown, bar=bar, more=more)]
    if opened.what == "odds":
        own = SIDES if sees_odds(context, battle) else ()
        tables = [table for side in own for table in additions_part(here, side, duel, sums, show)]
        parts += tables
        if tables and state.detail == "full":
            parts.append(gene_worth_row(here.style, gene_worth))
    return kit.column(parts, kit.GAP_WIDE, stretch=True)


def _decided(here: Here, battle: Battle) -> list[Side]:
    """Return the sides whose strengths this device settles."""
    return [side for side in SIDES if here.context.acts_for(battle.fighter(side).seat)]


def _one_more_sum(here: Here, side: Side, added: tuple[Stake, Stake], shown: ShownOdds) -> str:
    """Explain the chance with one more gene or fate point; empty if none is left, or if re-rolls count."""
    state = here.state
    battle, more = state.battle, one_more(state, side, added)
    duel = duel_of(state, more, rerolls=Rerolls.NONE) if more is not None else None
    if battle is None or duel is None or shown.opened.rerolls.model != Rerolls.NONE:
        return ""
    what = here.words("battle-one-more-of", player=state.players[battle.fighter(side).seat].name)
    winner = 1 if side == "attacker" else -1
    return why.spell(here.words, why.battle_chance(outlook(duel).odds, winner, what))


@kit.component
def AddedOdds(here: Here, shown: ShownOdds, draft: kit.LiveDraft[Commitment]) -> ft.Control:
    state = here.state
    now = kit.use_slice(draft, lambda: draft.now, priority=True)
    worth = shown.opened.worth.points
    added, model = about_to_add(state, now), shown.opened.rerolls.model
    cost = shown.opened.elimination.points
    duel = duel_of(state, added, shown.helpers, worth, rerolls=model, elimination=cost)
    return ft.Container() if duel is None else odds_part(here, duel, START, shown)


def use_costs(here: Here, draft: kit.LiveDraft[Commitment], sides: Sequence[Side]) -> str:
    """Return in words the price of the additions that these sides plan; empty if they add nothing."""
    state = here.state
    battle = state.battle
    now = kit.use_slice(draft, lambda: draft.now)
    if battle is None:
        return ""
    found: list[str] = []
    for side, added in zip(SIDES, about_to_add(state, now), strict=True):
        fighter = battle.fighter(side)
        paid = Spent(Genes(combat=added.genes if state.detail == "full" else 0), fate=added.fate)
        price = spent_words(here.style, paid)
        if price and side in sides and not fighter.committed:
            found.append(here.words("battle-pays", player=state.players[fighter.seat].name, price=price))
    return "; ".join(found)


def adding_actions(
    here: Here,
    battle: Battle,
    stage: RollStage,
    draft: kit.LiveDraft[Commitment],
) -> ft.Control:
    """Draw the button that settles both strengths and throws the die.

    If each side has a device of its own, the button settles only the strength of the side that commits next.
    """
    style, context = here.style, here.context

    def added() -> tuple[Stake, Stake]:
        return about_to_add(context.state, draft.now)

    if context.acts_for(battle.attacker.seat) and context.acts_for(battle.defender.seat):
        return roll_actions(
            here,
            attack_due(here.state),
            stage,
            before=lambda: commitments(context.state, *added()),
            note=lambda: use_costs(here, draft, SIDES),
        )
    side: Side = "defender" if battle.attacker.committed else "attacker"

    def settle() -> None:
        given = commitments(context.state, *added())
        own = [each for each in given if each.side == side]
        if own:
            context.submit(*own)

    player = context.seats[battle.fighter(side).seat].name
    own = context.own_seat == battle.fighter(side).seat
    said = here.words("party-settle") if own else here.words("party-settle-for", player=player)
    seat = battle.fighter(side).seat
    costs, ask = (lambda: use_costs(here, draft, (side,))), context.asker(seat)
    button = kit.guarded(style, side, said, settle, note=costs, ask=ask)
    told = [seat] if side == "defender" else []  # A message already shows the attacker's choice.
    return waits_for(here, seat) or acting_bar(here, told, [button])


def commitments(state: State, attacker: Stake, defender: Stake) -> list[Commit]:
    """Return the commands that settle the remaining strengths, the attacker's first."""
    battle = state.battle
    if battle is None:
        return []
    stakes: tuple[tuple[Side, Stake], ...] = (("attacker", attacker), ("defender", defender))
    return [
        Commit(side=side, genes=added.genes, fate=added.fate)
        for side, added in stakes
        if not battle.fighter(side).committed
    ]


def _stacks(style: kit.Style) -> bool:
    """Return whether a side's fields are stacked: only in large text.

    Unlike other controls (`style.stacks`), they have room side by side on a short page.
    """
    return style.scale > kit.LARGE_TEXT


def _head(style: kit.Style) -> ft.Control:
    """Draw the words above the columns of fields."""
    cells = [ft.Container(_title(style, what), expand=True) for what in ADDABLE]
    return ft.Row([ft.Container(width=piece_width(style)), *cells], spacing=kit.GAP)


def _title(style: kit.Style, what: Addable) -> ft.Control:
    ink = gene_colour(style, "combat") if what == "genes" else style.palette.quiet
    said = style.text(style.words(f"battle-add-{what}"), kit.LABEL, lines=2)
    return ft.Row(
        [kit.art(GLYPHS[what], ink, 20), ft.Container(said, expand=True, expand_loose=True)],
        spacing=kit.GAP_SMALL,
    )


def _fields(here: Here, side: Side, draft: kit.LiveDraft[Commitment]) -> ft.Control:
    """Draw the inputs for one side's additions: in a row, or stacked in large text.

    If nothing can be added, or the side is settled, draw a muted line of text instead.
    """
    style, state, battle = here.style, here.state, here.state.battle
    assert battle is not None, "a battle is under way"
    words, p, fighter = here.words, here.palette, battle.fighter(side)
    player = state.players[fighter.seat]
    cells: list[ft.Control] = []
    if fighter.committed:
        cells.append(style.text(words("battle-settled"), kit.LABEL, p.quiet, lines=2, expand=True))
    for what in () if fighter.committed else ADDABLE:
        top = most_added(state, fighter.seat, what)
        if top == 0:
            cell: ft.Control = style.text(words(f"battle-no-{what}"), kit.LABEL, p.quiet, lines=2)
        else:
            followed = what == "fate" or state.detail == "full"
            cell = AddedStepper(style, here.context.client, player.name, side, what, top, followed, draft)
        cells.append(cell if _stacks(style) else ft.Container(cell, expand=True))
    drawn = species(player.species, p.players[player.colour], piece_width(style))
    if _stacks(style):
        return kit.wrapped([drawn, *cells], kit.GAP_WIDE, kit.GAP)
    return ft.Row([drawn, *cells], spacing=kit.GAP)


def _one_more(here: Here, side: Side, both: tuple[Stake, Stake], shown: ShownOdds) -> list[ft.Control]:
    """Draw the chance to win with one more gene or fate point on a side."""
    state, opened = here.state, shown.opened
    battle, more = state.battle, one_more(state, side, both)
    if battle is None or more is None or not here.context.sees_odds(battle.fighter(side).seat):
        return []
    worth, model, cost = opened.worth.points, opened.rerolls.model, opened.elimination.points
    duel = duel_of(state, more, shown.helpers, worth, rerolls=model, elimination=cost)
    if duel is None:
        return []
    share = win_text(here.words, outlook(duel).odds, SIDES.index(side))
    player = state.players[battle.fighter(side).seat]
    return [_gain(here.style, player, share, opened.toggle("odds"))]


BESIDE = 500
"""Page width from which two steppers share a row, each with the amount left beside it."""
PIECE, SMALL_PIECE = 28, 20
"""Width of the drawing before a side's fields, on a wide page and on a narrow one."""


def piece_width(style: kit.Style) -> int:
    return SMALL_PIECE if style.narrow else PIECE


GLYPHS: dict[Addable, kit.Glyph] = {"genes": "gene-combat", "fate": "fate-spent"}


def _gain(style: kit.Style, player: Player, share: str, on_press: kit.Press) -> ft.Control:
    words, colour = style.words, style.palette.players[player.colour]
    said = style.text(words("battle-one-more", share=share), kit.LABEL, style.palette.quiet, lines=2)
    content = ft.Row(
        [species(player.species, colour, 18), ft.Container(said, expand=True, expand_loose=True)],
        spacing=kit.GAP_SMALL,
    )
    label = words("battle-one-more-open", player=player.name, share=share)
    height, expand = (None, None) if _stacks(style) else (kit.TARGET, True)
    return kit.row_button(
        style, content, on_press, label=label, padding=kit.GAP_SMALL, height=height, expand=expand
    )


def _value(draft: kit.LiveDraft[Commitment], side: Side, what: Addable, top: int) -> int:
    value: int = getattr(draft.now.of(side), what)
    return min(top, value)


@kit.memo
def AddedNumber(
    style: kit.Style, side: Side, what: Addable, top: int, draft: kit.LiveDraft[Commitment]
) -> ft.Control:
    """Draw the number of genes or fate points that one side plans to add; it redraws along with the odds."""
    value = kit.use_slice(draft, lambda: _value(draft, side, what, top), priority=True)
    spoken = style.words("pair", what=style.words(f"battle-add-{what}"), value=value)
    return kit.numeral(style, value, spoken, small=True)


@kit.memo
def AddedStepper(
    style: kit.Style,
    client: Client,
    player: str,
    side: Side,
    what: Addable,
    top: int,
    followed: bool,
    draft: kit.LiveDraft[Commitment],
) -> ft.Control:
    """Draw the planned number of genes or fate points between "less" and "more", and the amount left.

    Args:
        followed: Whether the app tracks the amount left, so that it can be shown.
    """
    words, p = style.words, style.palette
    value = kit.use_slice(draft, lambda: _value(draft, side, what, top))
    # Not a form: both sides are entered before either is submitted, and `Commit` checks `most_added`
    # itself.
    capsule = kit.stepping(
        player,
        value,
        draft.now,
        lambda now, by: now.stepped(side, what, by, top),
        draft.change,
        ends=lambda: client.tell(words("form-ends")),
        less=words(f"battle-less-{what}", player=player),
        more=words(f"battle-more-{what}", player=player),
        small=True,
    ).capsule(style, number=kit.keyed("number", AddedNumber, style, side, what, top, draft))
    stacked, beside = _stacks(style), style.low and not style.below(BESIDE)
    left: list[ft.Control] = []
    if followed:
        said = words("battle-left", count=top - value)
        left.append(style.text(said, kit.CAPTION, p.quiet, lines=1, expand=beside))
    if beside and not stacked:
        return ft.Row([capsule, *left], spacing=kit.GAP)
    title = [_title(style, what)] if stacked else []
    return kit.column([*title, ft.Row([capsule]), *left], kit.HAIR)
