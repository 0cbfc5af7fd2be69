"""The sheet that opens a battle: both sides with their groups, the unusual choices, and the odds."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.rules.chromosome.data import MAX_GROUP, SPARK
from companion.rules.chromosome.next_step import Preview, preview
from companion.rules.chromosome.odds import NOTHING
from companion.rules.chromosome.prices import lack
from companion.rules.chromosome.state import SIDES, Player, Side, State, Tie
from companion.rules.kernel import NAME_LENGTH, Rejection
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.battle_commitment import commitments
from companion.ui.chromosome.battle_commitment_draft import nothing_to_add
from companion.ui.chromosome.battle_draft import (
    BATTLE_ACTIONS,
    Force,
    Plan,
    asks_who_pays,
    command,
    filled,
    first_plan,
    known_groups,
    missing,
    opponents,
    planned,
    with_seat,
)
from companion.ui.chromosome.battle_odds import plan_part, unplanned_part
from companion.ui.chromosome.context import GameContext, Here, may_turn
from companion.ui.chromosome.names import action_key, lack_words
from companion.ui.chromosome.odds import use_opened
from companion.ui.chromosome.prices import use_payment
from companion.ui.chromosome.special import typed_price
from companion.ui.chromosome.special_names import known_action, remember_action
from companion.ui.chromosome.turn_page import cost_words
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.form import Form

NOBODY: Final = Plan(Force(None), Force(None))
"""A plan in which nothing is chosen yet."""


def has_fight(context: GameContext, panel: Panel) -> bool:
    """Return whether this device may attack for the active player."""
    return may_turn(context)


@kit.component
def FightPanel(here: Here, panel: Panel) -> ft.Control:
    """Draw the sheet on which the active player attacks.

    `panel.page` may name a special action.
    """
    active = here.state.active
    seat = active if active is not None else panel.seat
    return kit.keyed(f"fight-{seat}-{panel.page}", FightSheet, here, seat, panel.page)


@kit.component
def FightSheet(here: Here, seat: int, action: str) -> ft.Control:
    """Draw the inputs for everything that must be decided before a battle begins."""
    style, context, state, words, p = here.style, here.context, here.state, here.words, here.palette
    service = context.client.service
    plan, change = kit.use_draft(
        lambda: replace(first_plan(state, seat, action), price=known_action(service, action).price)
    )
    typed, set_typed = kit.use_state("" if action in BATTLE_ACTIONS else action)
    special, set_special = kit.use_state(bool(action))
    groups = known_groups(plan, seat)
    paying = use_payment(here, seat, plan.cost, lambda payment: command(filled(state, plan), payment), groups)
    form = Form(
        here,
        plan,
        NOBODY,
        change,
        lambda plan: command(filled(state, plan), paying.asked(plan.cost, known_groups(plan, seat))),
    )
    opened = use_opened(context)
    active = state.players[seat]

    def with_action(name: str) -> Callable[[Plan], Plan]:
        if name in ("", SPARK):
            return lambda now: now.with_action(name)
        price = known_action(service, name).price
        return lambda now: replace(now.with_action(name), price=price)

    def choose_action(name: str) -> None:
        change(with_action(name))

    def choose_kind(wanted: bool) -> None:
        set_special(wanted)
        choose_action(typed if wanted else SPARK)

    def type_action(text: str) -> None:
        set_typed(text)
        choose_action(action_key(style, text))

    kinds = [(False, words("action-spark")), (True, words("fight-special"))]
    rows: list[ft.Control] = [kit.options_row(style, kinds, special, choose_kind)]
    if special:
        chips: list[ft.Control] = []
        for key in BATTLE_ACTIONS:
            press = form.leads(with_action(key), lambda now: now.with_action(""))
            press = press if isinstance(press, kit.Dead) else partial(_named, set_typed, press)
            chips.append(kit.option(style, words(f"action-{key}"), plan.action == key, press))
        rows += [
            kit.wrapped(chips),
            kit.field(style, words("special-name"), typed, type_action, longest=NAME_LENGTH),
            *who(form),
        ]
    rows += [group(form), opposing(form)]
    if special and not plan.spark:
        rows += _unusual(form)
        if state.detail == "full":
            rows += typed_price(form)
    else:
        rows.append(_distance(form))
    rows += paying.rows()
    asked = paying.question()
    if asks_who_pays(state, plan, paying.payment):
        asked += _payer(form)
    lacking = lack(state, seat, plan.cost)
    if lacking is not None:
        rows.append(style.text(lack_words(style, lacking), kit.LABEL, p.quiet))

    def fight() -> None:
        opening = command(plan, paying.payment)
        begun = None if opening is None else context.after(opening)
        settled = commitments(begun, NOTHING, NOTHING) if begun and nothing_to_add(begun) else []
        if opening is None or not context.submit(opening, *settled):
            return
        if special:
            client = context.client
            client.keep_for_later(
                lambda: remember_action(
                    client.service,
                    plan.action,
                    plan.price,
                    "battle",
                    species=active.species,
                    priced=state.detail == "full",
                )
            )
        context.close()

    gap = missing(plan)
    opening = command(plan, paying.payment) if gap is None else None
    found = preview(state, opening) if opening is not None else None
    costs = cost_words(style, found, seat) if found is not None else ""
    if isinstance(found, Rejection) and lacking is None:
        costs = words(found.code, **found.params)
    ready = isinstance(found, Preview)
    said = words("fight-begin") if gap is None else words(f"fight-choose-{gap}")
    # Fate for additions and re-rolls is spent after the price is paid, so compute the odds from what is left.
    begun = found.after if isinstance(found, Preview) else planned(state, plan)
    odds: list[ft.Control] = []
    if any(force.seat is not None and context.sees_odds(force.seat) for force in map(plan.side, SIDES)):
        odds = plan_part(Here(style, context, begun), opened) if begun is not None else []
        # Unless the sheet fills the page already, reserve room for the odds, so that it does not grow later.
        full = not style.low and style.narrow
        odds = odds if odds or full else unplanned_part(here, plan, opened)
    if style.stacks and not style.low:
        # Pinned odds would leave no room for the choices above.
        rows, asked, odds = [*rows, *asked, *odds], [], []
    button = kit.guarded(style, "fight", said, fight if ready else None, note=costs, glyph="battle")
    return ExplainedSheet(
        style,
        context.ui,
        "special" if special else "spark",
        words("fight-title", player=active.name),
        rows,
        context.close,
        footer=ft.Row([button]),
        pinned=[*asked, *odds],
        picture=species(active.species, p.players[active.colour], 36),
    )


def _named(set_typed: Callable[[str], Any], choose: kit.Press) -> None:
    """Choose a known action, and discard a typed name."""
    set_typed("")
    choose()


def _payer(form: Form[Plan]) -> list[ft.Control]:
    """Draw the question whether the group in the battle is turned to pay."""
    style = form.here.style
    kinds = [(True, style.words("fight-pays-group")), (False, style.words("fight-pays-others"))]
    chips = [form.chip("pays", pays, said, again=None) for pays, said in kinds]
    return [part_title(style, style.words("fight-pays")), kit.wrapped(chips)]


def _distance(form: Form[Plan]) -> ft.Control:
    words, count = form.here.words, form.now.distance
    return form.number(
        "distance",
        words("fight-distance"),
        fact=True,
        less=words("fight-distance-less"),
        more=words("fight-distance-more"),
    ).row(form.here.style, note=words("fight-adjacent") if count == 0 else words("count-energy", count=count))


def _unusual(form: Form[Plan]) -> list[ft.Control]:
    """Draw inputs for what a special action may change: each side's strength, and who loses in a tie."""
    plan = form.now
    here: Here = form.here
    style, words = here.style, here.words
    rows: list[ft.Control] = []
    for side in SIDES:
        force = plan.side(side)
        if force.seat is None:
            continue
        player, shown = here.state.players[force.seat], words.signed(force.modifier)

        def read(now: Plan, side: Side = side) -> int:
            return now.side(side).modifier

        def put(now: Plan, value: int, side: Side = side) -> Plan:
            return now.with_side(side, replace(now.side(side), modifier=value))

        title = words("fight-modifier", player=player.name)
        row = form.steps(title, read, put, shown=shown)
        drawing = species(player.species, here.palette.players[player.colour], 28)
        rows.append(row.row(style, picture=drawing))
    ties: list[tuple[Tie, str]] = [
        ("standard", words("fight-tie-standard")),
        ("attacker", words("fight-tie-attacker")),
        ("defender", words("fight-tie-defender")),
    ]
    rows.append(part_title(style, words("fight-tie")))
    rows.append(form.choice("tie", ties, wrap=True))
    return rows


def part_title(style: kit.Style, words: str) -> ft.Control:
    return style.text(words, kit.LABEL, style.palette.quiet, heading=True)


def who(form: Form[Plan]) -> list[ft.Control]:
    """Draw the possible attackers as chips; the chosen chip is filled with the player's colour."""
    here: Here = form.here
    style, state, p, words = here.style, here.state, here.palette, here.words
    chips: list[ft.Control] = []
    for player in opponents(state, None):
        chosen = player.seat == form.now.attacker.seat
        colour = p.players[player.colour]
        ink = p.on_players[player.colour] if chosen else colour
        press = form.leads(
            partial(_with_player, state, "attacker", player.seat), partial(_without, "attacker")
        )
        content = ft.Row(
            [
                species(player.species, ink, 28),
                ft.Container(
                    style.text(player.name, kit.BODY_STRONG, ink if chosen else p.text, lines=1),
                    expand=True,
                    expand_loose=True,
                ),
            ],
            spacing=kit.GAP,
            tight=True,
        )
        said = words("fight-pick-attacker", player=player.name)
        chips.append(_choice(style, content, chosen, press, colour, ink, said))
    return [part_title(style, words("term-attacker")), kit.wrapped(chips)]


def _without(side: Side, plan: Plan) -> Plan:
    """Return the plan without a player on that side."""
    return plan.with_side(side, replace(plan.side(side), seat=None, group=None))


def _with_player(state: State, side: Side, seat: int, plan: Plan) -> Plan:
    changed = plan.with_side(side, with_seat(state, plan.side(side), seat))
    if changed.attacker.seat == changed.defender.seat:
        # A player cannot be on both sides, so clear the other side.
        other: Side = "defender" if side == "attacker" else "attacker"
        changed = _without(other, changed)
    return changed


def group(form: Form[Plan]) -> ft.Control:
    """Draw a big button for each size of the attacking group; tokens on the board limit the size."""
    force, here = form.now.attacker, form.here
    words, state = here.words, here.state
    player = state.players[force.seat] if force.seat is not None else None
    said = words("fight-group", player=player.name) if player else words("term-attacker")
    sizes = [_size(form, "attacker", player, size, expand=True) for size in SIZES]
    parts: list[ft.Control] = [part_title(here.style, said), ft.Row(sizes, spacing=kit.GAP)]
    if player is not None and _asks_charge(state, player):
        parts.append(_charge(form, "attacker"))
    return kit.column(parts, kit.GAP, stretch=True)


def opposing(form: Form[Plan]) -> ft.Control:
    """Draw each possible defender with a button for each group size; one tap chooses both."""
    here, plan = form.here, form.now
    state = here.state
    parts: list[ft.Control] = [part_title(here.style, here.words("fight-group-of-defender"))]
    for player in opponents(state, plan.attacker.seat):
        parts.append(_opponent(form, player))
        if player.seat == plan.defender.seat and _asks_charge(state, player):
            parts.append(_charge(form, "defender"))
    return kit.column(parts, kit.GAP, stretch=True)


def _opponent(form: Form[Plan], player: Player) -> ft.Control:
    style, p = form.here.style, form.here.palette
    name = ft.Row(
        [
            species(player.species, p.players[player.colour], 28),
            style.text(player.name, kit.BODY_STRONG, lines=1, expand=True),
        ],
        spacing=kit.GAP,
        expand=True,
    )
    if style.scale > kit.LARGE_TEXT:
        sizes = [_size(form, "defender", player, size, expand=True) for size in SIZES]
        return kit.column([ft.Row([name]), ft.Row(sizes, spacing=kit.GAP)], kit.GAP_SMALL, stretch=True)
    sizes = [ft.Container(_size(form, "defender", player, size), width=SIZE_WIDTH) for size in SIZES]
    return ft.Row([name, *sizes], spacing=kit.GAP)


def _asks_charge(state: State, player: Player) -> bool:
    """Return whether the app tracks charged tokens, and the player has both kinds on the board."""
    return state.detail == "full" and 0 < player.charged < player.on_board


def _size(
    form: Form[Plan], side: Side, player: Player | None, size: int, *, expand: bool | None = None
) -> ft.Control:
    """Draw the button of a group size; for the defending side it also chooses the player."""
    here: Here = form.here
    style, p, words, force = here.style, here.palette, here.words, form.now.side(side)
    chosen = player is not None and force.seat == player.seat and force.group == size
    colour = p.players[player.colour] if player else p.accent
    press = None
    if player is not None:
        other = force.seat != player.seat
        chooses = partial(_with_player, here.state, side, player.seat) if other else _same
        press = form.leads(
            lambda now: _sized(side, size, chooses(now)), lambda now: _sized(side, None, chooses(now))
        )
    on = p.on_players[player.colour] if player else p.on_accent
    ink = on if chosen else (p.text if press else p.quiet)
    content = style.text(str(size), kit.HEADING, ink, align=ft.TextAlign.CENTER)
    said = words("fight-size", player=player.name if player else words(f"term-{side}"), count=size)
    return _choice(style, content, chosen, press, colour, ink, said, expand=expand)


def _same(plan: Plan) -> Plan:
    return plan


SIZES: Final = range(1, MAX_GROUP + 1)
SIZE_WIDTH: Final = 56
"""Width of a size button in a row with the player's name."""


def _sized(side: Side, group: int | None, plan: Plan) -> Plan:
    return plan.with_side(side, replace(plan.side(side), group=group))


def _choice(
    style: kit.Style,
    content: ft.Control,
    chosen: bool,
    on_press: kit.Press | None,
    colour: str,
    ink: str,
    label: str,
    *,
    expand: bool | None = None,
) -> ft.Control:
    p = style.palette
    button = ft.TextButton(
        content=kit.named(content, label),
        on_click=kit.pressed(on_press),
        disabled=not on_press,
        height=None if style.scale > kit.LARGE_TEXT else kit.TARGET_BUTTON,
        style=kit.button_style(
            ink,
            fill=colour if chosen else p.surface,
            edge=colour if chosen else (p.outline if on_press else p.hairline),
            focus=p.text,
            radius=kit.RADIUS_FIELD,
            padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE, vertical=kit.GAP_SMALL),
        ),
    )
    return kit.choosable(button, chosen, on_press, expand)


def _charge(form: Form[Plan], side: Side) -> ft.Control:
    """Draw the question whether the group is charged."""
    words, force = form.here.words, form.now.side(side)

    def with_charge(charged: bool | None, plan: Plan) -> Plan:
        return plan.with_side(side, replace(plan.side(side), charged=charged))

    chips: list[ft.Control] = []
    for charged, said in ((True, words("fight-charged")), (False, words("fight-discharged"))):
        chosen = force.charged == charged
        wanted = None if chosen else charged
        press = form.leads(partial(with_charge, wanted), partial(with_charge, None))
        chips.append(kit.option(form.here.style, said, chosen, press))
    return kit.wrapped(chips)
