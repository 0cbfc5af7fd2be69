"""The choices of Chromosome on the screen of a new game: species, starting player, event cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import flet as ft

from companion.rules.chromosome.data import SPECIES
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import Seated
from companion.ui.art import species
from companion.ui.chromosome.setup.options import Form, options_form
from companion.ui.chromosome.setup.seating_plan import MEMORY, Setup
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.game.game_setup import GameSetup, SetupForm
from companion.ui.shared.setup.chairs import choices, square, typed_field
from companion.ui.widgets.choose import options_row, switch_row
from companion.ui.widgets.frame import section

Laid: TypeAlias = SetupForm[Setup]


class DishSetup(GameSetup[Setup]):
    """The setup of Chromosome."""

    detail = True
    noted = "species"

    def shape(self, setup: Setup, seat: int) -> int:
        """Return the species."""
        return setup.players[seat].species

    def note(self, style: Style, setup: Setup, seat: int) -> str:
        """Return the name of the species."""
        return species_title(style, setup.players[seat])

    def seat_rows(self, form: Laid, seat: int) -> Sequence[ft.Control]:
        """Draw the species, and the table's own name for it."""
        words, player = form.style.words, form.setup.players[seat]
        usual = words(f"species-{SPECIES[player.species]}")
        return [
            choices(form.style, words("new-species"), _species(form, seat)),
            typed_field(form, seat, "species_name", words("new-species-name"), note=usual, names=False),
        ]

    def sections(self, form: Laid) -> Sequence[ft.Control]:
        """Draw the choice of the starting player."""
        return [_starter(form)]

    def switches(self, form: Laid) -> Sequence[ft.Control]:
        """Draw the switch for event cards."""
        words, options = form.style.words, form.setup.options

        def settle(on: bool) -> None:
            form.change(lambda now: now.replace(options=now.options.replace(events=on)))

        note = words("new-events-note")
        return [switch_row(form.style, words("new-events"), options.events, settle, note=note)]

    def options_form(self, style: Style, options: Options, change: Change[Options] | None) -> Form:
        """Draw the rules with the prices of genes and the genes on the die."""
        return options_form(style, options, change)

    def usual(self, options: Options) -> Options:
        """Return the default rules, but with the players' own die table, terms and choice about events."""
        usual = Options()
        faces = options.gene_faces if options.die == usual.die else ()
        return usual.replace(events=options.events, gene_faces=faces, wording=options.wording)


def species_title(style: Style, player: Seated) -> str:
    """Return the species of a chair: the table's own name, or the usual one."""
    return player.species_name.strip() or style.words(f"species-{SPECIES[player.species]}")


def _species(form: Laid, seat: int) -> list[ft.Control]:
    style, p = form.style, form.style.palette
    mine = form.setup.players[seat]
    names = {player.species: species_title(style, player) for player in form.setup.players}

    def button(shape: int) -> ft.Control:
        chosen = shape == mine.species
        return square(
            style,
            species(shape, p.players[mine.colour] if chosen else p.quiet, 30),
            names.get(shape, style.words(f"species-{SPECIES[shape]}")),
            chosen,
            lambda: form.change(lambda now: now.of_species(seat, shape)),
        )

    return [button(shape) for shape in range(Setup.counts[-1])]


def _starter(form: Laid) -> ft.Control:
    words, setup = form.style.words, form.setup
    starters: list[tuple[int | None, str]] = [(None, words("new-by-lot"))]
    starters += [
        (seat, player.name.strip()) for seat, player in enumerate(setup.players) if player.name.strip()
    ]
    row = options_row(
        form.style,
        starters,
        setup.starter,
        lambda seat: form.change(lambda now: now.replace(starter=seat)),
        wrap=True,
    )
    return section(form.style, words("term-starter"), [row])


DISH: Final = DishSetup(MEMORY)
