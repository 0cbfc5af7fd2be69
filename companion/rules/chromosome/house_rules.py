"""The table's own settings: the options, the level of detail, and names."""

from companion.rules.chromosome.options import Options
from companion.rules.chromosome.play import Decision, Text, seated
from companion.rules.chromosome.setup import clean_species_name
from companion.rules.chromosome.state import Seat, State
from companion.rules.kernel import (
    NAME_LENGTH,
    OWN_SEAT,
    Command,
    Detail,
    Event,
    RoundCommand,
    Value,
    clean_text,
    name,
    refuse,
)
from companion.rules.seating import new_name
from companion.rules.soundness import require_fitting


class SetOptions(RoundCommand):
    """Change the rule options; refused while a die of another kind is on the table."""

    options: Options

    def decide(self, decision: Decision) -> None:
        require_fitting(self.options)
        if decision.state.roll is not None and self.options.die != decision.state.options.die:
            raise refuse("roll-open")
        decision.add(OptionsSet(options=self.options))


class SetDetail(Command):
    """Change the level of detail."""

    detail: Detail

    def decide(self, decision: Decision) -> None:
        decision.add(DetailSet(detail=self.detail))


class Rename(Command, owner=OWN_SEAT):
    """Rename a player, and the player's species."""

    seat: Seat
    name: Text
    species_name: Text | None = None
    """None leaves it unchanged; blank means the usual name."""

    def decide(self, decision: Decision) -> None:
        player = seated(decision, self.seat)
        renamed = new_name(decision.state, self.seat, self.name)
        said = self.species_name
        species = player.species_name if said is None else clean_species_name(said)
        decision.add(Renamed(seat=player.seat, name=renamed, species_name=species))

    def params(self, state: State) -> dict[str, Value]:
        return {"player": name(state, self.seat), "name": clean_text(self.name)[:NAME_LENGTH]}


class OptionsSet(Event, whole=True):
    """The rule options were changed."""

    options: Options


class DetailSet(Event):
    """The level of detail was changed."""

    detail: Detail


class Renamed(Event):
    """A player, or the player's species, was renamed."""

    seat: Seat
    name: str
    species_name: str
