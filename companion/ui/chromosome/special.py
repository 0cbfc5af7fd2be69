"""Special actions: the species' own on the turn's page, all others on a list, and a page for each.

The page of an action shows its effects and its price; one button carries it out.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.rules.chromosome.data import (
    GENE_KINDS,
    MAIN_ACTIONS,
    SPECIAL_ACTIONS,
    Effect,
    GeneKind,
    special_actions_for,
)
from companion.rules.chromosome.prices import FREE, Payment, Price
from companion.rules.chromosome.special import NO_EFFECTS, ActSpecially, genes_back
from companion.rules.chromosome.state import Player
from companion.rules.kernel import NAME_LENGTH, clean_text
from companion.ui import kit
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import action_key, species_name
from companion.ui.chromosome.prices import OfferedAction, gene_option, offer_tile, offered, use_payment
from companion.ui.chromosome.special_draft import (
    NOTHING,
    PARTS,
    Part,
    Recipe,
    SpecialPlan,
    candidates,
    command,
    first_plan,
    missing,
    named,
    recipe_of,
)
from companion.ui.chromosome.special_effects import Planning, effect_rows, heading
from companion.ui.chromosome.special_names import (
    NAMED,
    REST,
    Known,
    actions_of,
    can_be_typed,
    known_action,
    remember_action,
)
from companion.ui.chromosome.table.player_row import gene_art
from companion.ui.chromosome.turn_page import confirming, refusal_lines, taking, turn_sheet, wide_button
from companion.ui.game.context import Panel
from companion.ui.shared.form import Form, changed
from companion.ui.widgets.tile import tiles

EFFECTS: tuple[Effect, ...] = ("plain", "again", "wave")

UNEXPLAINED = ("destroy", "giant")
"""Known actions that the rulebook does not describe."""

EXPLAINED = tuple(action.key for action in SPECIAL_ACTIONS if action.key not in UNEXPLAINED)

USUAL_PRICE: Final = 4
"""Initial number of cubes for each part of a price; few actions cost more."""

REST_OF_WAVE = Known(recipe=Recipe(parts=("captured",)))
"""Tokens sacrificed to a Wave become trophies of Cadum's player (rulebook, Wave)."""


def page_of(page: str) -> tuple[str, bool] | None:
    """Return the special action of a turn's page, and whether it adds effects to an action already taken.

    Return None if the page is not a special action's.
    """
    if page.startswith(NAMED):
        return page.removeprefix(NAMED), False
    return (page.removeprefix(REST), True) if page.startswith(REST) else None


def special_part(here: Here, player: Player) -> list[ft.Control]:
    """Draw the special actions of the player's species as tiles, then those of unknown species as chips."""
    own, loose = actions_of(here.context.client.service, player.species)
    rows = [heading(here, "special-of", species=species_name(here.style, player))]
    if own:
        rows.append(tiles(here.style, [_tile(here, player, name) for name in own]))
    if loose:
        rows.append(here.style.text(here.words("special-loose"), kit.NOTE, here.palette.quiet, lines=2))
        rows.append(_chips(here, player.seat, loose))
    return rows if own or loose else []


def others_row(here: Here, player: Player) -> ft.Control:
    """Draw the row that leads to the special actions of other species, and to any other action by name."""
    return kit.choice_row(
        here.style,
        here.words("special-others"),
        lambda: here.context.show(Panel("turn", player.seat, "special")),
        note=here.words("special-others-note"),
        glyph="star",
        trailing="chevron-right",
    )


def taken_row(here: Here, seat: int, action: str) -> ft.Control:
    """Draw an action that was taken; if it is special, a press opens the page that adds effects to it."""
    title = here.words("named-action", action=action)
    if action in MAIN_ACTIONS:
        return kit.check_row(here.style, title, done=True)
    return kit.check_row(
        here.style,
        title,
        done=True,
        note=here.words("special-rest"),
        on_press=lambda: here.context.show(Panel("turn", seat, f"{REST}{action}")),
        trailing="chevron-right",
    )


def _panel(here: Here, seat: int, named: str) -> Panel:
    """Return the panel for an action: the battle's panel if it starts one, else a page of the turn."""
    name = action_key(here.style, named)
    if known_action(here.context.client.service, name).effect == "battle":
        return Panel("fight", seat, name)
    return Panel("turn", seat, f"{NAMED}{name}")


def _tile(here: Here, player: Player, name: str) -> ft.Control:
    known = known_action(here.context.client.service, name)
    offer = offered(here, player, known.price) if known.priced else OfferedAction()
    glyph: kit.Glyph = "battle" if known.effect == "battle" else "star"
    panel = _panel(here, player.seat, name)
    title = here.words("named-action", action=name)
    return offer_tile(here.style, title, glyph, offer, lambda: here.context.show(panel))


def _chips(here: Here, seat: int, names: Sequence[str]) -> ft.Control:
    def chip(name: str) -> ft.Control:
        said = here.words("named-action", action=name)
        return kit.option(here.style, said, False, lambda: here.context.show(_panel(here, seat, name)))

    return kit.wrapped([chip(name) for name in names])


@kit.component
def SpecialList(here: Here, seat: int) -> ft.Control:
    """Draw the special actions that the turn's page does not show, and a field for any other action."""
    words = here.words
    typed, set_typed = kit.use_state("")
    name = clean_text(typed)
    species = here.state.players[seat].species
    own, loose = actions_of(here.context.client.service, species)
    others = [action.key for action in special_actions_for(species) if action.key not in (*own, *loose)]
    other = kit.field(here.style, words("special-name"), typed, set_typed, longest=NAME_LENGTH)
    said = words("special-open", action=name) if name else words("special-choose")
    show = (lambda: here.context.show(_panel(here, seat, name))) if name else None
    title = words("special-others")
    footer = wide_button(here.style, title, said, show)
    return turn_sheet(here, seat, title, [_chips(here, seat, others), other], footer, chapter="special")


@kit.component
def SpecialPage(here: Here, seat: int, name: str, follow_up: bool) -> ft.Control:
    """Draw the action's effects, its price, and a button for each player whom it may affect.

    Args:
        name: Key of a known action, or the players' name for it.
        follow_up: Whether it continues an action already taken.
    """
    style, words, state = here.style, here.words, here.state
    full = state.detail == "full"
    known = known_action(here.context.client.service, name)
    if follow_up:
        known = REST_OF_WAVE if name == "wave" else Known()
    plan, change = kit.use_draft(lambda: first_plan(state, seat, known.recipe, known.effect, known.price))
    editing, edit = kit.use_state(not known.told)
    pricing, set_pricing = kit.use_state(full and not known.priced and not follow_up)

    def given(chosen: SpecialPlan, payment: Payment) -> ActSpecially:
        return command(state, chosen, seat, name, payment, follow_up=follow_up)

    def price_of(chosen: SpecialPlan) -> Price:
        return FREE if follow_up else chosen.price

    def asked(chosen: SpecialPlan) -> ActSpecially:
        """Return the action in a form that the rules can check: with the first possible player named."""
        found = candidates(state, seat, chosen) if chosen.one != NOTHING else ()
        whom = named(chosen, found[0].seat) if found else chosen
        payment = paying.asked(price_of(chosen))
        backs = backs_of(whom, payment)
        return given(replace(whom, gene_back=_back(whom, backs)) if backs else whom, payment)

    def backs_of(chosen: SpecialPlan, payment: Payment) -> tuple[GeneKind, ...]:
        """Return the genes that may become active again once the price is paid."""
        again = chosen.effect == "again" and full and not follow_up
        return genes_back(state, given(chosen, payment)) if again else ()

    paying = use_payment(here, seat, price_of(plan), lambda payment: given(plan, payment))
    form = Form(here, plan, SpecialPlan(plan.shares), change, asked)

    rows: list[ft.Control] = []
    if name in EXPLAINED and not follow_up:
        rows.append(style.text(words(f"reference-special-{name}"), kit.LABEL, here.palette.quiet, lines=6))
    planning = Planning(form, seat, editing)
    rows += effect_rows(planning)
    if editing:
        rows += _editor(planning, name, follow_up=follow_up)
    if pricing:
        rows += typed_price(form)
    if not follow_up:
        rows += paying.rows()
        if not (editing and (pricing or not full)):
            said = words("special-change-all" if full else "special-change")
            more = lambda: (edit(True), set_pricing(full))  # noqa: E731
            rows.append(kit.plain(style, said, more, glyph="edit", ink=here.palette.quiet))

    # An effect may return a gene of the price, so the check uses the genes after payment.
    backs = backs_of(plan, paying.payment)
    if backs:
        plan = replace(plan, gene_back=_back(plan, backs))
        rows += _gene_back(form, plan.gene_back, backs)
    gap = missing(state, plan)
    if gap is None and plan.moves_area and not plan.room:
        gap = "room"
    if gap is None and backs and plan.gene_back is None:
        gap = "back"

    def remember() -> None:
        if not follow_up:
            _remember(here, seat, given(plan, paying.payment), plan, known)

    title, ready = words("named-action", action=name), gap is None
    if plan.one != NOTHING:
        choices = [
            (
                words("special-confirm-whom", action=name, player=each.name),
                given(named(plan, each.seat), paying.payment) if ready else None,
            )
            for each in candidates(state, seat, plan)
        ]
        rows += refusal_lines(here, choices[0][1] if choices else None)
        buttons = confirming(here, seat, choices, remember)
        footer = kit.column([heading(here, "special-whom"), buttons], kit.GAP, stretch=True)
    else:
        said = words("special-rest-confirm" if follow_up else "special-confirm", action=name)
        said = words(f"special-ask-{gap}") if gap in ("room", "back") else said
        whole = given(plan, paying.payment)
        idle = follow_up and whole.effects == NO_EFFECTS
        refused, footer = taking(here, seat, said, whole if ready and not idle else None, remember)
        rows += refused
    return turn_sheet(
        here,
        seat,
        title,
        rows,
        footer,
        chapter="special",
        beside=plan.one != NOTHING,
        asked=() if follow_up else paying.question(),
    )


def _editor(planning: Planning, name: str, *, follow_up: bool) -> list[ft.Control]:
    """Draw the choice of further effects of the action, and the button that opens the battle sheet."""
    here, plan, words = planning.here, planning.plan, planning.here.words
    parts: list[Part] = [part for part in PARTS if part != "charged" or here.state.detail == "full"]
    chips = [
        kit.option(
            here.style,
            words(f"special-part-{part}"),
            part in plan.shown,
            # A press shows the part, or hides the part and clears what was chosen in it.
            lambda part=part: planning.form.alter(lambda now: now.toggled(part, planning.seat)),
        )
        for part in parts
    ]
    rows = [heading(here, "special-changes"), kit.wrapped(chips)]
    if follow_up:
        return rows
    effects: list[tuple[Effect, str]] = [(each, words(f"special-effect-{each}")) for each in EFFECTS]
    first = next((area.id for area in here.state.areas_by_power), None)

    def set_off(effect: Effect) -> kit.Press:
        def with_effect(now: SpecialPlan) -> SpecialPlan:
            return replace(now, effect=effect, area=now.area or first if effect == "wave" else now.area)

        return planning.form.leads(with_effect, lambda now: replace(now, effect="plain"))

    ways = planning.form.among(effects, plan.effect, set_off, wrap=True)
    fights = partial(here.context.show, Panel("fight", planning.seat, name))
    battle = kit.plain(here.style, words("special-to-battle"), fights, glyph="battle", ink=here.palette.text)
    return [*rows, heading(here, "special-effect"), ways, kit.wrapped([battle])]


def _back(plan: SpecialPlan, backs: tuple[GeneKind, ...]) -> GeneKind | None:
    """Return the gene that becomes active again: the chosen one, or the only possible one."""
    if plan.gene_back in backs:
        return plan.gene_back
    return backs[0] if len(backs) == 1 else None


def _gene_back(
    form: Form[SpecialPlan], back: GeneKind | None, backs: tuple[GeneKind, ...]
) -> list[ft.Control]:
    """Draw the choice of the gene that becomes active again."""
    here = form.here

    def chip(kind: GeneKind) -> ft.Control:
        said, press = here.words(f"gene-{kind}"), form.to(gene_back=kind)
        return gene_option(here.style, kind, said, back == kind, press)

    return [heading(here, "special-gene-back"), kit.wrapped([chip(kind) for kind in backs])]


def typed_price(form: Form[Any]) -> list[ft.Control]:
    """Draw the inputs for the price of an action, which players read on the player board.

    They set the field `price` of the action's plan. A price that nobody can pay can be entered too: the
    button then says what is missing.
    """
    style = form.here.style
    words, quiet = style.words, style.palette.quiet

    def steps(title: str, read: Callable[[Price], int], put: Callable[[Price, int], Price]) -> kit.Steps:
        def priced(now: Any, value: int) -> Any:
            price = put(now.price, value)
            return changed(now, price=price) if can_be_typed(price) else now

        return form.steps(title, lambda now: read(now.price), priced, fact=True, small=True)

    def gene_steps(kind: GeneKind) -> kit.Steps:
        def put(price: Price, value: int) -> Price:
            return price._replace(genes=price.genes.set(kind, value))

        return steps(words(f"gene-{kind}"), lambda price: price.genes.of(kind), put)

    rows = [_cubes(style, gene_steps(kind), gene_art(style, kind, 24)) for kind in GENE_KINDS]
    any_gene = steps(
        words("gene-any"), lambda price: price.any_gene, lambda price, value: price._replace(any_gene=value)
    )
    rows.append(_cubes(style, any_gene, kit.art("gene", quiet, 24)))
    energy = steps(
        words("term-energy"), lambda price: price.energy, lambda price, value: price._replace(energy=value)
    )
    rows.append(_cubes(style, energy, kit.art("energy", quiet, 24)))
    return [style.text(words("special-price"), kit.LABEL, quiet), *rows]


def _cubes(style: kit.Style, part: kit.Steps, picture: ft.Control) -> ft.Control:
    """Draw a part of a price as cubes; once the last cube is filled, one more appears."""
    return part.cubes(style, max(USUAL_PRICE, part.value + 1), picture=picture)


def _remember(here: Here, seat: int, given: ActSpecially, plan: SpecialPlan, known: Known) -> None:
    """Store what the table has entered about the action, for the next time."""
    client, species = here.context.client, here.state.players[seat].species
    recipe = recipe_of(here.state, seat, plan, known.recipe)
    priced = here.state.detail == "full" or known.priced
    client.keep_for_later(
        lambda: remember_action(
            client.service,
            given.action,
            plan.price,
            given.effect,
            species=species,
            priced=priced,
            recipe=recipe,
        )
    )
