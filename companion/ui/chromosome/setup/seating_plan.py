"""The seating plan of Chromosome: players, starting player, rules. Every change gives a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pydantic import TypeAdapter, ValidationError

from companion.door import Door
from companion.rules.chromosome import KEY
from companion.rules.chromosome.data import PLAYERS, GeneKind
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.kernel import Model
from companion.rules.names import NAME_LENGTH
from companion.ui.core.client import Client
from companion.ui.game.memory import Memory
from companion.ui.game.seating import Seating, first_free

LAST_SETUP: Final = "last-setup"
"""Under this key the service remembers the setup of the latest game."""

GENE_FACES: Final = "gene-faces"
"""Under this key the service remembers the gene on each face of the players' die."""

SPECIES_NAMES: Final = "species-names"
"""Under this key the service remembers the table's own names of species, by their number."""

_FACES: TypeAdapter[tuple[GeneKind | None, ...]] = TypeAdapter(tuple[GeneKind | None, ...])
_NAMES: TypeAdapter[dict[str, str]] = TypeAdapter(dict[str, str])


class Setup(Seating[Seated, Options]):
    """The content of the screen of a new game; it may break the rules until the game begins."""

    counts: ClassVar[range] = PLAYERS
    begins: ClassVar[type[Model]] = StartGame
    typed: ClassVar[tuple[str, ...]] = ("name", "species_name")

    options: Options = Options()
    starter: int | None = None
    """The seat that begins; None leaves it to the lot."""

    def newcomer(self, name: str, colour: int) -> Seated:
        """Return a person of the first free species."""
        return Seated(name=name, species=first_free([each.species for each in self.players]), colour=colour)

    def left(self, seat: int) -> Setup:
        """Return a copy without the person in this seat, who cannot start then."""
        setup, starter = super().left(seat), self.starter
        if starter is not None:
            gone = len(setup.players) < len(self.players)
            starter = None if starter == seat else starter - (gone and starter > seat)
        return setup.replace(starter=starter)

    def moved(self, seat: int, step: int) -> Setup:
        """Return a copy with the person one seat earlier (-1) or later (+1), still starting if they did."""
        setup, other = super().moved(seat, step), seat + step
        if setup is self or self.starter is None:
            return setup
        return setup.replace(starter={seat: other, other: seat}.get(self.starter, self.starter))

    def of_species(self, seat: int, species: int) -> Setup:
        """Return a copy with this species in this seat.

        Its former owner takes the other one, each with its name.
        """
        named = {player.species: player.species_name for player in self.players}
        setup = self.exchanged(seat, "species", species)
        return setup.replace(
            players=tuple(
                player.replace(species_name=named.get(player.species, "")) for player in setup.players
            )
        )


class DishMemory(Memory[Setup]):
    """Remembers the latest table, the names of species, and the genes on the players' die."""

    def recalled(self, service: Door, setup: Setup) -> Setup:
        """Return a copy in which the lot says who starts, with genes entered during the latest game."""
        return setup.replace(starter=None, options=with_known_faces(service, setup.options))

    def settled(self, service: Door, before: Setup, setup: Setup) -> Setup:
        """Return a copy with each species' remembered name."""
        return with_known_species(service, before, setup)

    def begun(self, client: Client, setup: Setup, game_id: str, state: Any) -> None:
        """Draw lots for the starting player before everybody's eyes."""
        if setup.starter is None:
            client.lot = game_id, state.starter

    def remember_more(self, service: Door, setup: Setup) -> None:
        """Have the service remember the species and the genes on the die."""
        _remember_species(service, {player.species: player.species_name for player in setup.players})
        if setup.options.gene_faces:
            service.remember(GENE_FACES, list(setup.options.gene_faces))


def known_species(service: Door) -> dict[str, str]:
    """Return the names that the players have given species, by the species' number."""
    try:
        return _NAMES.validate_python(service.remembered(SPECIES_NAMES, {}))
    except ValidationError:
        return {}


def with_known_species(service: Door, before: Setup, setup: Setup) -> Setup:
    """Return the setup in which each newly chosen species has its remembered name."""
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


def with_known_faces(service: Door, options: Options) -> Options:
    """Return the options with the remembered genes on the die's faces."""
    if options.gene_faces:
        return options
    try:
        faces = _FACES.validate_python(service.remembered(GENE_FACES))
    except ValidationError:
        return options
    return options.replace(gene_faces=faces) if len(faces) == options.die else options


def remember_species(service: Door, species: int, name: str) -> None:
    """Have the service remember what a species was named during a game, also for the table of the last time.

    Raises:
        StoreError: it could not be stored.
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
    """Remember names by the species' number; a blank one restores the usual name."""
    named = {str(species): name for species, name in names.items() if name}
    if named:
        service.remember(SPECIES_NAMES, {**known_species(service), **named})


MEMORY: Final = DishMemory(KEY, Setup(players=()), key=LAST_SETUP)

remembered_setup, fresh_setup = MEMORY.latest, MEMORY.fresh
remember, forget = MEMORY.remember, MEMORY.forget
