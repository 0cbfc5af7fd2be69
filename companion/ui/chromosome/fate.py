"""Steps of a turn that are not actions: recovering fate, using fate as a gene, discarding building genes."""

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES
from companion.rules.chromosome.fate import DiscardBuilding, FateAsGene, RecoverFate
from companion.rules.chromosome.next_step import preview
from companion.rules.chromosome.prices import recovery_price
from companion.ui import kit
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.chromosome.turn_page import cost_words, turn_sheet, use_turn_page
from companion.ui.core.refusals import refusal_words


@kit.component
def RecoverPage(here: Here, seat: int) -> ft.Control:
    words, options = here.words, here.state.options
    page = use_turn_page(here, RecoverFate(seat=seat), seat, price=lambda _: recovery_price(options))
    note = words("recover-note", fate=page.player.fate + 1, span=options.recovery)
    page.part(here.style.text(note, kit.BODY))
    page.payment()
    page.take(words("recover-confirm"))
    return page.on_turn("fate", words("turn-recover"))


@kit.component
def DiscardPage(here: Here, seat: int) -> ft.Control:
    """Draw the page that discards building genes to reduce irradiation; it proposes a passive gene first."""
    style, words, state = here.style, here.words, here.state
    player, full = state.players[seat], state.detail == "full"
    most = {
        "passive": player.passive.building if full else 0,
        "active": player.active.building if full else MAX_GENES,
    }
    passive = min(1, most["passive"])
    first = DiscardBuilding(seat=seat, passive=passive, active=0 if passive else min(1, most["active"]))

    def fit(draft: DiscardBuilding) -> DiscardBuilding:
        return draft.replace(fate=draft.fate and player.can_lend_fate)

    page = use_turn_page(here, first, seat, fit=fit)
    chosen, fate = page.chosen, page.chosen.fate
    for side, has in most.items():
        if has:
            title = words(f"discard-{side}") if full else words("turn-discard")
            known = "" if full else words("discard-known", count=player.genes.building)
            page.part(page.number(side, title).row(style, note=known))
    if player.can_lend_fate:
        said = words("payment-fate-gene", gene="building")
        page.part(ft.Row([page.chip("fate", True, said, again=False)], wrap=True))
    genes = chosen.active + chosen.passive
    relief = min(player.irradiation, (genes + fate) * state.options.building_relief)
    left = words("discard-left", before=player.irradiation, after=player.irradiation - relief)
    page.part(style.text(left, kit.BODY, here.palette.radiation))
    page.take(words("discard-confirm-fate" if fate else "discard-confirm", count=genes))
    return page.on_turn("turn", words("turn-discard"))


@kit.component
def FateGenePage(here: Here, seat: int) -> ft.Control:
    """Draw the page that spends a fate point as a gene, once a round, for an effect that is not tracked."""
    style, words, guard = here.style, here.words, kit.use_tap_guard("fate-gene")
    rows = [here.quiet("fate-gene-note")]
    for kind in GENE_KINDS:
        command = FateAsGene(seat=seat, gene=kind)
        refused = here.context.refusal(command)
        costs = cost_words(style, preview(here.state, command), seat)
        row = kit.choice_row(
            style,
            words(f"gene-{kind}"),
            guard(here.context.press(command, leaves=True)),
            note=costs if refused is None else refusal_words(words, refused),
            glyph=GENE_GLYPHS[kind],
            colour=gene_colour(style, kind),
        )
        rows.append(row)
    return turn_sheet(here, seat, words("turn-fate-gene"), rows, chapter="fate")
