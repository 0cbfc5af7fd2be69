"""Before the dice of a battle: strengths, each side's additions, the resulting odds."""

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.battle import ADDABLE, Addable, Commit, most_added
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.next_step import Spent
from companion.rules.chromosome.odds import START, Rerolls, Stake, outlook
from companion.rules.chromosome.odds.table import duel_of
from companion.rules.chromosome.state import SIDES, Battle, Side, State
from companion.ui import kit
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
from companion.ui.shared.phones.actions import acting_bar, waits_for
from companion.ui.shared.reroll_window import RollStage, roll_actions


@kit.component
def Adding(here: Here, shown: ShownOdds, draft: kit.LiveDraft[Commitment]) -> ft.Control:
    """Draw both sides with their steppers, whose numbers have priority."""
    state = here.state
    now = kit.use_slice(draft, lambda: draft.now)
    battle = state.battle
    if battle is None:
        return ft.Container()
    added, decided = about_to_add(state, now), _decided(here, battle)
    one, other = (choices(here, side, added, draft, shown) if side in decided else () for side in SIDES)
    return sides(here.style, state, added, (one, other))


@kit.component
def AddingOdds(
    here: Here,
    shown: ShownOdds,
    gene_worth: Worth,
    draft: kit.LiveDraft[Commitment],
) -> ft.Control:
    """Draw the odds with both sides' planned additions; the bar has priority."""
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
    """Explain the chance with one more; empty if there is none to add, or re-rolls count."""
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
    """Return the price of these sides' additions in the draft; empty if there is none."""
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
    """Draw the button that settles the strengths and throws.

    Or settles one's own, if each side has a device.
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
    told = [seat] if side == "defender" else []  # The message slot shows the attacker's choice.
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


def choices(
    here: Here,
    side: Side,
    both: tuple[Stake, Stake],
    draft: kit.LiveDraft[Commitment],
    shown: ShownOdds,
) -> list[ft.Control]:
    """Draw one side's steppers and the gain of one more; a quiet line if nothing can be added."""
    style, state = here.style, here.state
    battle = state.battle
    if battle is None:
        return []
    words, p = here.words, here.palette
    fighter = battle.fighter(side)
    player = state.players[fighter.seat]
    if fighter.committed:
        return [style.text(words("battle-settled"), kit.LABEL, p.quiet, lines=2)]
    parts: list[ft.Control] = []
    for what in ADDABLE:
        top = most_added(state, fighter.seat, what)
        if top == 0:
            parts.append(style.text(words(f"battle-no-{what}"), kit.LABEL, p.quiet, lines=2))
            continue
        followed = what == "fate" or state.detail == "full"
        parts.append(AddedStepper(style, player.name, side, what, top, followed, draft))
    more, opened = one_more(state, side, both), shown.opened
    worth, model, cost = opened.worth.points, opened.rerolls.model, opened.elimination.points
    duel = (
        duel_of(state, more, shown.helpers, worth, rerolls=model, elimination=cost)
        if more is not None
        else None
    )
    if duel is not None and here.context.sees_odds(fighter.seat):
        share = win_text(words, outlook(duel).odds, SIDES.index(side))
        parts.append(_gain(style, player.name, share, shown.opened.toggle("odds")))
    return parts


GLYPHS: dict[Addable, kit.Glyph] = {"genes": "gene-combat", "fate": "fate-spent"}


def _gain(style: kit.Style, player: str, share: str, on_press: kit.Press) -> ft.Control:
    words = style.words
    line = style.text(words("battle-one-more", share=share), kit.LABEL, style.palette.quiet, lines=2)
    label = words("battle-one-more-open", player=player, share=share)
    height = kit.TARGET if style.scale == 1 else None
    return kit.row_button(style, line, on_press, label=label, padding=kit.GAP_SMALL, height=height)


def _value(draft: kit.LiveDraft[Commitment], side: Side, what: Addable, top: int) -> int:
    value: int = getattr(draft.now.of(side), what)
    return min(top, value)


@kit.memo
def AddedNumber(
    style: kit.Style, side: Side, what: Addable, top: int, draft: kit.LiveDraft[Commitment]
) -> ft.Control:
    """Draw the genes or fate that one side plans to add, between two steppers; drawn with the odds."""
    value = kit.use_slice(draft, lambda: _value(draft, side, what, top), priority=True)
    spoken = style.words("pair", what=style.words(f"battle-add-{what}"), value=value)
    return kit.numeral(style, value, spoken, small=style.narrow)


@kit.memo
def AddedStepper(
    style: kit.Style,
    player: str,
    side: Side,
    what: Addable,
    top: int,
    followed: bool,
    draft: kit.LiveDraft[Commitment],
) -> ft.Control:
    """Draw the genes or fate of one side, on half a phone: the title is above the number.

    Args:
        followed: Whether the app tracks the amount, so that it can show what remains.
    """
    words, p, cache = style.words, style.palette, kit.use_cache()
    value = kit.use_slice(draft, lambda: _value(draft, side, what, top))
    ink = gene_colour(style, "combat") if what == "genes" else p.quiet
    title = ft.Row(
        [
            cache("glyph", style, lambda: kit.art(GLYPHS[what], ink, 20)),
            ft.Container(
                style.text(words(f"battle-add-{what}"), kit.LABEL, lines=2), expand=True, expand_loose=True
            ),
        ],
        spacing=kit.GAP,
        tight=True,
    )
    head: list[ft.Control] = [title]
    if followed:
        head.append(style.text(words("battle-left", count=top - value), kit.LABEL, p.quiet, lines=1))
    # No form: both sides are entered before either is submitted, and `Commit` itself checks `most_added`.
    capsule = kit.stepping(
        player,
        value,
        draft.now,
        lambda now, by: now.stepped(side, what, by, top),
        draft.change,
        less=words(f"battle-less-{what}", player=player),
        more=words(f"battle-more-{what}", player=player),
        small=style.narrow,
    ).capsule(style, number=kit.keyed("number", AddedNumber, style, side, what, top, draft))
    return ft.Container(
        kit.column(
            [
                # If both do not fit on a line, the rest goes below the full title.
                kit.wrapped(head, kit.GAP, 0),
                ft.Row([capsule]),
            ],
            kit.GAP_SMALL,
        ),
        padding=ft.Padding.only(top=kit.GAP),
    )
