"""A battle from its strengths to its result: both sides, the odds, the dice with their re-roll windows."""

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.battle import ApplyBattle, Loss, losses
from companion.rules.chromosome.odds.positions import Helpers, duel_of
from companion.rules.chromosome.rolls import LetStand
from companion.rules.chromosome.state import Battle, State, wiped_out
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.battle_commitment import Adding, AddingOdds, adding_actions
from companion.ui.chromosome.battle_commitment_draft import Commitment
from companion.ui.chromosome.battle_odds import (
    ShownOdds,
    advice_part,
    advised_seats,
    chances_part,
    moment_of,
    sees_odds,
)
from companion.ui.chromosome.battle_sides import colour_of, sides
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.odds import rerolls_row, use_gene_worth, use_opened
from companion.ui.chromosome.rolls import roll_of
from companion.ui.chromosome.turn_page import out_by
from companion.ui.shared.phones.actions import speaks_for, waits_for
from companion.ui.shared.reroll_window import (
    RollStage,
    die_on_table,
    is_small,
    is_tight,
    let_stand,
    roll_actions,
    scrolled_rerolls,
    use_roll,
    waiting_line,
)
from companion.ui.shared.stage_page import after_style, pins_above, stage_page


@kit.component
def BattleView(here: Here) -> ft.Control:
    context, state = here.context, here.state
    stage = use_roll(context, roll_of(state))
    draft = kit.use_live_draft(context.client.page, Commitment)
    opened = use_opened(context)
    helpers, set_helpers = kit.use_state(Helpers)
    gene_worth = use_gene_worth(context)
    battle = state.battle
    if battle is None:
        return ft.Container(expand=True)
    shown = ShownOdds(
        opened,
        helpers,
        lambda seat, side: set_helpers((*(each for each in helpers if each[0] != seat), (seat, side))),
    )
    if battle.resolved:
        return _result(here, battle)
    if battle.defender.committed:
        return _dice(here, battle, stage, shown)
    beside = replace(here, style=after_style(here.style))
    adding = kit.keyed("adding", Adding, here, shown, draft)
    odds = kit.keyed("adding-odds", AddingOdds, beside, shown, gene_worth, draft)
    actions = adding_actions(here, battle, stage, draft)
    if here.style.actions_beside:
        return stage_page(here, [adding], actions, above=[odds])
    return stage_page(here, [adding, odds], actions)


def _dice(here: Here, battle: Battle, stage: RollStage, shown: ShownOdds) -> ft.Control:
    style, context, state = here.style, here.context, here.state
    words, roll = here.words, state.roll
    worth, model = shown.opened.worth.points, shown.opened.rerolls.model
    cost = shown.opened.elimination.points
    duel = duel_of(state, helpers=shown.helpers, fate_worth=worth, rerolls=model, elimination=cost)
    attack = roll is None or roll.purpose == "attack"
    roller, other = battle.attacker, battle.defender
    if not attack:
        roller, other = other, roller
    read = roll is not None and roll.face is not None and not stage.tumble.rolling
    face = roll.face if roll is not None and read else None
    total = ""
    if face is not None:
        total = words(
            "battle-sum",
            player=state.players[roller.seat].name,
            strength=roller.strength,
            face=face,
            total=roller.strength + face,
        )
    tight = is_tight(style) and not style.actions_beside
    seen = duel is not None and context.presence.odds
    # On a small page the odds and their model may be out of sight, so name the model beside the die.
    counted: ft.Control | None = None
    if seen and attack and is_small(style) and not style.low:
        said = words("rerolls-counted", model=words(f"rerolls-{model}"))
        counted = style.text(said, kit.LABEL, here.palette.quiet, align=ft.TextAlign.CENTER, lines=2)
    parts: list[ft.Control] = [die_on_table(here, roll_of(state), stage, total, counted)]
    if stage.tumble.rolling or (stage.by_hand and face is None):
        parts.append(waiting_line(here, roll_of(state)))
    chances: list[ft.Control] = []
    ended: Battle | None = None
    if face is not None and not attack:
        ended = battle.replace(defender=roller.replace(die=face))
        parts.append(outcome_part(here, ended, brief=tight))
    elif duel is not None and seen and (moment := moment_of(battle, roll, read=read)) is not None:
        chances = [chances_part(here, duel, moment, shown)]
    if not tight:
        parts += chances
    above: list[ft.Control] = []
    advised = advised_seats(here, shown) if read and context.client.setting("advice", True) else ()
    if read and context.client.setting("advice", True):
        advice = advice_part(here, shown)
        if pins_above(style):
            above = advice
        else:
            parts += advice
        if not attack and sees_odds(context, battle):
            parts.append(rerolls_row(style, shown.opened.rerolls))
    if ended is not None and tight:
        parts.append(costs_part(here, ended))
    parts += scrolled_rerolls(here, roll_of(state), stage, advised)
    if tight:
        parts += chances
    # If one device decides for all, one press accepts the last die and removes the tokens.
    applies = not (attack or context.presence.shared)
    stand = words("dice-stands")
    if attack:
        stand = words("battle-stands", player=state.players[other.seat].name)
    elif applies and ended is not None:
        removed = tokens_removed(state, ended)
        each_one = removed == 2 and len(losses(state, ended)) == 2
        stand = words("battle-stands-tie") if each_one else words("battle-stands-apply", count=removed)

    def leave() -> None:
        let_stand(context, roll_of(state), stage, go_on=attack, then=[ApplyBattle()] if applies else [])

    out = out_by(here, LetStand(), ApplyBattle()) if applies else ""
    actions = roll_actions(
        here,
        roll_of(state),
        stage,
        stand=stand,
        on_stand=leave,
        out=out,
        advised=advised,
        quiet=bool(advised),
    )
    again = roll is not None and bool(roll.earlier)
    shown_state = state if ended is None else state.replace(battle=ended)
    both = sides(style, shown_state, close=is_small(style) or style.wide)
    parts = [*parts, both] if is_tight(style) else [both, *parts]  # Keeps the outcome in sight.
    return stage_page(here, parts, actions, above=above, close=again or is_small(style))


def _result(here: Here, battle: Battle) -> ft.Control:
    style, context, state, words = here.style, here.context, here.state, here.words
    count = tokens_removed(state, battle)
    said, out = words("battle-apply", count=count), out_by(here, ApplyBattle())
    give = lambda: context.submit(ApplyBattle())  # noqa: E731
    ask = context.asker_of(ApplyBattle())
    apply = kit.guarded(style, "apply", said, give, note=out or None, grave=bool(out), ask=ask)
    actions = kit.bottom_bar(style, [apply])
    # Either fighter's device, or the host's, may remove the tokens.
    if not speaks_for(context, battle.attacker.seat, battle.defender.seat):
        actions = waits_for(here, battle.attacker.seat) or actions
    return stage_page(here, [sides(style, state), result_part(here, battle)], actions)


TOKEN_SIZE = 66
MOST_DRAWN = 3
"""Maximum number of tokens drawn for a loss, which can be larger if the table does not cap losses."""


def tokens_removed(state: State, battle: Battle) -> int:
    return sum(each.tokens for each in losses(state, battle))


def verdict(here: Here, battle: Battle) -> str:
    """Return the winner and the margin, in a few words."""
    words = here.words
    winner = battle.winner
    if winner is None:
        return words("battle-tied", total=battle.attacker.total)
    return words("battle-won", player=here.state.players[winner.seat].name, margin=abs(battle.margin))


def outcome_part(here: Here, battle: Battle, *, brief: bool = False) -> ft.Control:
    """Draw the outcome that follows if the defender's die is accepted.

    Args:
        brief: Whether to draw only the winner, because `costs_part` draws the losses. Screen readers
            announce the whole outcome in either case.
    """
    style = here.style
    room = style.width - 2 * kit.MARGIN
    won = verdict(here, battle)
    said = style.text(won, kit.BODY_STRONG, align=ft.TextAlign.CENTER, lines=3, room=room)
    if brief:
        return _announced(said, here, battle)
    lines = [said, *_spared(here, battle), *_costs(here, battle)]
    return _announced(kit.column(lines, stretch=True), here, battle)


def costs_part(here: Here, battle: Battle) -> ft.Control:
    """Draw the losses of the outcome without announcing them, since `outcome_part` does so."""
    lines = [*_spared(here, battle), *_costs(here, battle)]
    return ft.Semantics(content=kit.column(lines, stretch=True), exclude_semantics=True)


def result_part(here: Here, battle: Battle) -> ft.Control:
    """Draw the result: a sentence, and the lost tokens with the player who takes them."""
    style, state = here.style, here.state
    said = style.text(verdict(here, battle), kit.HEADING, align=ft.TextAlign.CENTER, lines=3)
    told = _announced(said, here, battle, header=True)
    rows: list[ft.Control] = [ft.Container(told, padding=ft.Padding.only(top=kit.PADDING, bottom=kit.GAP))]
    rows += _spared(here, battle)
    rows += [_transfer(here, battle, each) for each in losses(state, battle)]
    return kit.column(rows, stretch=True)


def _announced(content: ft.Control, here: Here, battle: Battle, *, header: bool | None = None) -> ft.Control:
    """Wrap content so that screen readers announce the winner and the losses as soon as it appears."""
    said = [verdict(here, battle), *_spared_words(here, battle)]
    for loss in losses(here.state, battle):
        said += [line for line, _, _ in _told(here, battle, loss)]
    return ft.Semantics(
        content=content,
        label=" ".join(f"{line.removesuffix('.')}." for line in said),
        header=header,
        live_region=True,
        container=True,
        exclude_semantics=True,
    )


def _spared_words(here: Here, battle: Battle) -> list[str]:
    """Return a sentence about the player whom a tie spares; empty if it spares nobody."""
    spared = battle.spared
    if spared is None:
        return []
    return [here.words("battle-tie-spares", player=here.state.players[spared.seat].name)]


def _spared(here: Here, battle: Battle) -> list[ft.Control]:
    return [_line(here.style, said, here.palette.quiet) for said in _spared_words(here, battle)]


def _costs(here: Here, battle: Battle) -> list[ft.Control]:
    return [line for each in losses(here.state, battle) for line in _lines(here, battle, each)]


def _transfer(here: Here, battle: Battle, loss: Loss) -> ft.Control:
    style, state, p = here.style, here.state, here.palette
    losing, taking = state.players[loss.loser.seat], state.players[loss.winner.seat]
    from_ink, to_ink = colour_of(style, state, losing.seat), colour_of(style, state, taking.seat)
    tokens = ft.Row(
        [kit.art("token", from_ink, TOKEN_SIZE) for _ in range(min(loss.tokens, MOST_DRAWN))],
        spacing=kit.GAP_SMALL,
        tight=True,
    )
    picture = ft.Row(
        [tokens, kit.art("arrow-right", p.quiet, 28), species(taking.species, to_ink, 88)],
        spacing=kit.PADDING,
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
    )
    lines = kit.column(_lines(here, battle, loss), kit.GAP_SMALL, stretch=True)
    return ft.Container(
        kit.column([picture, lines], kit.GAP_WIDE + kit.GAP, stretch=True),
        padding=ft.Padding.symmetric(vertical=kit.PADDING + kit.GAP),
        border=ft.Border.only(top=ft.BorderSide(kit.HAIR, p.hairline)),
    )


def _lines(here: Here, battle: Battle, loss: Loss) -> list[ft.Control]:
    return [_line(here.style, said, ink, role) for said, ink, role in _told(here, battle, loss)]


def _told(here: Here, battle: Battle, loss: Loss) -> list[tuple[str, str, kit.TypeRole]]:
    """Return the lines about a loss, each with its colour and text role.

    They state the number of tokens, the cap if it applied, and the loser's remaining tokens.
    """
    state, p, words = here.state, here.palette, here.words
    losing, taking = state.players[loss.loser.seat], state.players[loss.winner.seat]
    margin = abs(battle.margin)
    taken = words("battle-takes", taker=taking.name, loser=losing.name, count=loss.tokens)
    lines = [(taken, p.text, kit.BODY_STRONG if here.style.narrow else kit.NAME)]
    if margin > loss.tokens:
        lines.append((words("battle-capped", margin=margin, count=loss.tokens), p.quiet, kit.LABEL))
    left = losing.on_board - loss.tokens
    if not wiped_out(left):
        lines.append((words("battle-remain", player=losing.name, count=left), p.quiet, kit.LABEL))
    else:
        lines.append(
            (words("battle-last-token", player=losing.name, count=loss.tokens), p.danger, kit.BODY_STRONG)
        )
    return lines


def _line(style: kit.Style, said: str, ink: str, role: kit.TypeRole = kit.LABEL) -> ft.Control:
    room = style.width - 2 * kit.MARGIN
    return style.text(said, role, ink, align=ft.TextAlign.CENTER, lines=4, room=room)
