"""The screen of a new game: the seating plan as an immutable setup, and the choices of Chromosome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, TypeAlias

import flet as ft
from pydantic import TypeAdapter, ValidationError

from companion.device.door import Door
from companion.rules.chromosome import KEY
from companion.rules.chromosome.data import PLAYERS, SPECIES
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.kernel import NAME_LENGTH, Model
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.options import GENE_FACES, Form, options_form, with_known_faces
from companion.ui.game.game_setup import GameSetup, SetupForm, Signs
from companion.ui.game.memory import Memory
from companion.ui.game.seating import Seating, first_free
from companion.ui.shared.colours import choices, square
from companion.ui.shared.setup.chairs import typed_field

LAST_SETUP: Final = "last-setup"
"""The key under which the service stores the setup of the latest game."""

SPECIES_NAMES: Final = "species-names"
"""The key under which the service stores the players' names of species, by species number."""

_NAMES: TypeAdapter[dict[str, str]] = TypeAdapter(dict[str, str])


class Setup(Seating[Seated, Options]):
    """The content of the new-game screen, which may break the rules until the game begins."""

    counts: ClassVar[range] = PLAYERS
    begins: ClassVar[type[Model]] = StartGame
    typed: ClassVar[tuple[str, ...]] = ("name", "species_name")

    options: Options = Options()

    def newcomer(self, name: str, colour: int) -> Seated:
        return Seated(name=name, species=first_free([each.species for each in self.players]), colour=colour)

    def of_species(self, seat: int, species: int) -> Setup:
        """Return a copy with this species in this seat.

        A player who had that species gets the former species of this seat; each species keeps its name.
        """
        named = {player.species: player.species_name for player in self.players}
        setup = self.exchanged(seat, "species", species)
        return setup.replace(
            players=tuple(
                player.replace(species_name=named.get(player.species, "")) for player in setup.players
            )
        )


class DishMemory(Memory[Setup]):
    """The setup of the latest game, the players' names for species, and the genes on their die."""

    def recalled(self, service: Door, setup: Setup) -> Setup:
        """Return a copy with the genes on the die from the latest game."""
        return setup.replace(options=with_known_faces(service, setup.options))

    def settled(self, service: Door, before: Setup, setup: Setup) -> Setup:
        """Return a copy with each species' remembered name."""
        return with_known_species(service, before, setup)

    def remember_more(self, service: Door, setup: Setup) -> None:
        _remember_species(service, {player.species: player.species_name for player in setup.players})
        if setup.options.gene_faces:
            service.remember(GENE_FACES, list(setup.options.gene_faces))


def known_species(service: Door) -> dict[str, str]:
    """Return the names that the players have given to species, by species number."""
    try:
        return _NAMES.validate_python(service.remembered(SPECIES_NAMES, {}))
    except ValidationError:
        return {}


def with_known_species(service: Door, before: Setup, setup: Setup) -> Setup:
    """Return the setup with remembered names for newly chosen species."""
    names = known_species(service)
    seated = {player.species for player in before.players}
    return setup.replace(
        players=tuple(
            player
            if player.species in seated or player.species_name
            else player.replace(species_name=names.get(str(player.species), "")[:NAME_LENGTH])
            for player in setup.players
        )
    )


def remember_species(service: Door, species: int, name: str) -> None:
    """Store a species' name given during a game, also in the stored setup of the latest game.

    Raises:
        StoreError: It could not be stored.
    """
    _remember_species(service, {species: name})
    setup = MEMORY.latest(service)
    if setup is not None:
        players = tuple(
            player.replace(species_name=name) if player.species == species else player
            for player in setup.players
        )
        MEMORY.keep(service, setup.replace(players=players))


def _remember_species(service: Door, names: Mapping[int, str]) -> None:
    """Remember names by the species' number; blank names are ignored."""
    named = {str(species): name for species, name in names.items() if name}
    if named:
        service.remember(SPECIES_NAMES, {**known_species(service), **named})


MEMORY: Final = DishMemory(KEY, Setup(players=()), key=LAST_SETUP)

remembered_setup, fresh_setup = MEMORY.latest, MEMORY.fresh
remember, forget = MEMORY.remember, MEMORY.forget


Laid: TypeAlias = SetupForm[Setup]


class DishSetup(GameSetup[Setup]):
    """The setup of Chromosome."""

    detail = True
    quick_signs: ClassVar[Signs] = (
        ("rounds", "clock"),
        ("areas", "radiation"),
        ("fate", "fate"),
        ("irradiation", "irradiation"),
        ("trophies", "trophy"),
        ("tokens", "token"),
    )
    full_signs: ClassVar[Signs] = (("genes", "gene"), ("energy", "energy"))
    noted = "species"

    def shape(self, setup: Setup, seat: int) -> int:
        return setup.players[seat].species

    def note(self, style: kit.Style, setup: Setup, seat: int) -> str:
        return species_title(style, setup.players[seat])

    def seat_rows(self, form: Laid, seat: int) -> Sequence[ft.Control]:
        words, player = form.style.words, form.setup.players[seat]
        usual = words(f"species-{SPECIES[player.species]}")
        return [
            choices(form.style, words("new-species"), _species(form, seat)),
            typed_field(form, seat, "species_name", words("new-species-name"), note=usual, names=False),
        ]

    def switches(self, form: Laid) -> Sequence[ft.Control]:
        words, options = form.style.words, form.setup.options

        def settle(on: bool) -> None:
            form.change(lambda now: now.replace(options=now.options.replace(events=on)))

        note = words("new-events-note")
        events = kit.switch_row(form.style, words("new-events"), options.events, settle, note=note)
        return [events]

    def options_form(self, style: kit.Style, options: Options, change: kit.Change[Options] | None) -> Form:
        """Draw the form of the options, with the prices of genes and the genes on the die."""
        return options_form(style, options, change)

    def usual(self, options: Options) -> Options:
        """Return the default options, except for the genes on the die, the wording and the use of events."""
        usual = Options()
        faces = options.gene_faces if options.die == usual.die else ()
        return usual.replace(events=options.events, gene_faces=faces, wording=options.wording)


def species_title(style: kit.Style, player: Seated) -> str:
    """Return the name of a seat's species: the one that the table gave it, or else the usual one."""
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


DISH: Final = DishSetup(MEMORY)
