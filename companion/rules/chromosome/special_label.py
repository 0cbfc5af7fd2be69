"""The effects of a special action, as parameters of its one sentence in the journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.effects import CubeEffect, GeneEffect
from companion.rules.chromosome.state import State
from companion.rules.kernel import Value
from companion.rules.label_values import NONE, name, signed
from companion.rules.names import clean_text


def effects_said(state: State, command: cmd.ActSpecially) -> dict[str, Value] | None:
    """Return the changes of the bundle, each part `none` where it changes nothing; None for an empty one."""
    effects = command.effects
    tokens = effects.tokens
    dosed = [(dose.seat, dose.delta) for dose in effects.doses if dose.delta]
    everybody = {player.seat for player in state.players if not player.eliminated}
    all_alike = {seat for seat, _ in dosed} == everybody and len({by for _, by in dosed}) == 1
    cubes = sum(each.cubes for each in effects.cubes)
    moved = command.area is not None
    said: dict[str, Value] = {
        "trophies": _who(state, ((each.seat, each.captured) for each in tokens)),
        "tokens": _who(state, ((each.seat, each.placed - each.removed) for each in tokens)),
        "charged": _who(state, ((each.seat, each.charged) for each in tokens)),
        "irradiation": signed(dosed[0][1]) if all_alike else _who(state, dosed),
        "whom": "all" if all_alike else "some",
        **_genes(state, command, effects.genes),
        "cubes": signed(cubes) if cubes else NONE,
        "space": _room_of_cubes(state, effects.cubes),
        "moved": "yes" if moved else "no",
        "room": clean_text(command.room) or NONE,
    }
    parts = ("trophies", "tokens", "charged", "irradiation", "way", "cubes")
    return said if moved or any(said[part] != NONE for part in parts) else None


def _who(state: State, changes: Iterable[tuple[int, int]]) -> str | None:
    """Format changes with the names of their players: "+1 (Ola), −2 (Jan)"."""
    return ", ".join(f"{signed(by)} ({name(state, seat)})" for seat, by in changes if by) or NONE


def _room_of_cubes(state: State, cubes: Sequence[CubeEffect]) -> str | None:
    """Return the room of the cubes, before or after; none where nobody named it, or there are several."""
    if len(cubes) != 1:
        return NONE
    (effect,) = cubes
    area = None if effect.area is None else state.area(effect.area)
    return (area.room if area is not None else clean_text(effect.room)) or NONE


def _genes(state: State, command: cmd.ActSpecially, genes: Sequence[GeneEffect]) -> dict[str, Value]:
    """Return what happened to a single gene, or how many of which kind were concerned, and whose."""
    said: dict[str, Value] = {"way": NONE, "gene": "action", "becomes": "action", "owner": ""}
    said["genes"] = len(genes)
    if command.gene_back is not None and not genes:
        return {**said, "way": "back", "gene": command.gene_back}
    if not genes:
        return said
    if len(genes) > 1:
        kinds = {effect.gene for effect in genes}
        places = (place for effect in genes for place in (effect.source, effect.target))
        seats = dict.fromkeys(place.seat for place in places if place is not None)
        owners = ", ".join(name(state, seat) for seat in seats)
        return {
            **said,
            "way": "counted",
            "gene": kinds.pop() if len(kinds) == 1 else "several",
            "owner": owners,
        }
    (effect,) = genes
    source, target = effect.source, effect.target
    owner = name(state, source.seat if source is not None else target.seat if target is not None else None)
    becomes = effect.becomes or effect.gene
    if source is None:
        way, gene = "gained", becomes
    elif target is None:
        way, gene = "lost", effect.gene
    elif source.seat != target.seat:
        way, gene = "taken", effect.gene
    elif becomes != effect.gene:
        way, gene = "changed", effect.gene
    else:
        way, gene = "back" if target.active else "exhausted", effect.gene
    return {**said, "way": way, "gene": gene, "becomes": becomes, "owner": owner}
