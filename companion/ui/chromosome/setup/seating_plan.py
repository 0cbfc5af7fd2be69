"""A table being laid: who sits where, who starts, by which rules. Every change gives a new one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError

from companion.game_service import GameService
from companion.rules.chromosome.commands import StartGame
from companion.rules.chromosome.data import ROUNDS_BY_PLAYERS, GeneKind
from companion.rules.chromosome.events import Seated
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.state import Detail
from companion.rules.kernel import Model
from companion.rules.names import NAME_LENGTH
from companion.store.errors import StoreError

FEWEST, MOST = min(ROUNDS_BY_PLAYERS), max(ROUNDS_BY_PLAYERS)
"""How many people play."""

LAST_SETUP = "last-setup"
"""Under this key the service remembers the setup of the latest game."""

GENE_FACES = "gene-faces"
"""Under this key the service remembers the gene on each face of the players' die."""


SPECIES_NAMES = "species-names"
"""Under this key the service remembers the table's own names of species, by their number."""


_FACES: TypeAdapter[tuple[GeneKind | None, ...]] = TypeAdapter(tuple[GeneKind | None, ...])
_NAMES: TypeAdapter[dict[str, str]] = TypeAdapter(dict[str, str])


class Setup(Model):
    """What the screen of a new game holds; it may break the rules until the game begins."""

    players: tuple[Seated, ...]
    starter: int | None = None
    """The seat that begins; None leaves it to the lot."""

    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False

    def command(self) -> StartGame:
        """The command that begins this game."""
        return StartGame(
            players=self.players,
            starter=self.starter,
            options=self.options,
            detail=self.detail,
            clocks=self.clocks,
        )

    def joined(self, name: str) -> Setup:
        """With one more person: in a seat that is still free, or in the first free colour and species."""
        free = next((seat for seat, player in enumerate(self.players) if not player.name.strip()), None)
        if name and free is not None:
            return self.named(free, name)
        if len(self.players) >= MOST:
            return self
        player = Seated(
            name=name,
            species=_first_free([player.species for player in self.players]),
            colour=_first_free([player.colour for player in self.players]),
        )
        return self.replace(players=(*self.players, player))

    def left(self, seat: int) -> Setup:
        """Without the person in this seat."""
        players = tuple(player for index, player in enumerate(self.players) if index != seat)
        starter = self.starter
        if starter is not None:
            starter = None if starter == seat else starter - (starter > seat)
        return self.replace(players=players, starter=starter)

    def moved(self, seat: int, step: int) -> Setup:
        """With the person in this seat one seat earlier (-1) or later (+1)."""
        other = seat + step
        if not 0 <= other < len(self.players):
            return self
        players = list(self.players)
        players[seat], players[other] = players[other], players[seat]
        starter = (
            {seat: other, other: seat}.get(self.starter, self.starter) if self.starter is not None else None
        )
        return self.replace(players=tuple(players), starter=starter)

    def named(self, seat: int, name: str) -> Setup:
        """With another name in this seat."""
        return self._changed(seat, name=name)

    def species_named(self, seat: int, name: str) -> Setup:
        """With the table's own name for this seat's species."""
        return self._changed(seat, species_name=name)

    def coloured(self, seat: int, colour: int) -> Setup:
        """With this colour in this seat; who had it takes the other one."""
        return self._swapped(seat, "colour", colour)

    def of_species(self, seat: int, species: int) -> Setup:
        """With this species in this seat; who had it takes the other one, each with its name."""
        named = {player.species: player.species_name for player in self.players}
        swapped = self._swapped(seat, "species", species)
        return swapped.replace(
            players=tuple(
                player.replace(species_name=named.get(player.species, "")) for player in swapped.players
            )
        )

    def _changed(self, seat: int, **changes: Any) -> Setup:
        return self.replace(
            players=tuple(
                player.replace(**changes) if index == seat else player
                for index, player in enumerate(self.players)
            )
        )

    def _swapped(self, seat: int, what: str, value: int) -> Setup:
        before = getattr(self.players[seat], what)
        swap = {value: before, before: value}
        return self.replace(
            players=tuple(
                player.replace(**{what: swap.get(getattr(player, what), getattr(player, what))})
                for player in self.players
            )
        )


def remembered_setup(service: GameService) -> Setup | None:
    """The setup of the latest game, with the lot to say who starts; None before the first game.

    Genes that were told in the middle of that game are known as well.
    """
    try:
        setup = Setup.model_validate(service.remembered(LAST_SETUP))
    except ValidationError:
        return None
    if not FEWEST <= len(setup.players) <= MOST:
        return None
    return setup.replace(starter=None, options=with_known_faces(service, setup.options))


def fresh_setup(service: GameService) -> Setup:
    """What the screen of a new game begins with: the latest setup, or as many empty seats as it takes."""
    setup = remembered_setup(service)
    if setup is not None:
        return setup
    setup = Setup(players=(), options=with_known_faces(service, Options()))
    for _ in range(FEWEST):
        setup = setup.joined("")
    return with_known_species(service, Setup(players=()), setup)


def known_species(service: GameService) -> dict[str, str]:
    """The names that the players have given species, by the species' number."""
    try:
        return _NAMES.validate_python(service.remembered(SPECIES_NAMES, {}))
    except ValidationError:
        return {}


def with_known_species(service: GameService, before: Setup, setup: Setup) -> Setup:
    """The setup where each species that has just come to the table has the name that it was given once."""
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


def with_known_faces(service: GameService, options: Options) -> Options:
    """The options with the genes on the die's faces as the players have told them once."""
    if options.gene_faces:
        return options
    try:
        faces = _FACES.validate_python(service.remembered(GENE_FACES))
    except ValidationError:
        return options
    return options.replace(gene_faces=faces) if len(faces) == options.die else options


def remember(service: GameService, setup: Setup) -> None:
    """Have the service remember the people, the setup, and the genes on the die.

    Raises:
        StoreError: it could not be stored.
    """
    service.remember_people([player.name for player in setup.players])
    service.remember(LAST_SETUP, setup.model_dump(mode="json"))
    _remember_species(service, {player.species: player.species_name for player in setup.players})
    if setup.options.gene_faces:
        service.remember(GENE_FACES, list(setup.options.gene_faces))


def remember_species(service: GameService, species: int, name: str) -> None:
    """Have the service remember what a species was named during a game, also for the table of the last time.

    Raises:
        StoreError: it could not be stored.
    """
    _remember_species(service, {species: name})
    setup = remembered_setup(service)
    if setup is not None:
        players = tuple(
            player.replace(species_name=name) if player.species == species else player
            for player in setup.players
        )
        service.remember(LAST_SETUP, setup.replace(players=players).model_dump(mode="json"))


def _remember_species(service: GameService, names: Mapping[int, str]) -> None:
    """Names by the species' number; one that was emptied is as it was before."""
    named = {str(species): name for species, name in names.items() if name}
    if named:
        service.remember(SPECIES_NAMES, {**known_species(service), **named})


def forget(service: GameService, name: str) -> Callable[[], None]:
    """Suggest a person no more: neither among those who have played here nor at the table of the last time.

    Returns:
        Brings the person back where they were.

    Raises:
        StoreError: it could not be stored.
    """
    people, last = service.people(), service.remembered(LAST_SETUP)

    def bring_back() -> None:
        service.set_people(people)
        service.remember(LAST_SETUP, last)

    service.set_people([each for each in people if each != name])
    setup = remembered_setup(service)
    if setup is not None:
        players = tuple(
            player.replace(name="") if player.name == name else player for player in setup.players
        )
        try:
            service.remember(LAST_SETUP, setup.replace(players=players).model_dump(mode="json"))
        except StoreError:
            with suppress(StoreError):
                service.set_people(people)
            raise
    return bring_back


def _first_free(taken: list[int]) -> int:
    return next(index for index in range(MOST) if index not in taken)
