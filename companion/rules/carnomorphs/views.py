"""The view of each seat: its own secrets, nobody else's."""

from __future__ import annotations

from companion.rules.carnomorphs.data import Tokens
from companion.rules.carnomorphs.state import Adaptation, Player, State


def player_view(state: State, seat: int | None) -> State:
    """Return the state as a seat may see it; None is a device without a seat.

    Left out are the objectives of others and which they keep (that somebody has chosen, all may see), the
    names of their Mutation cards until those are shown, and what is noted of adaptations not yet revealed.
    With the option `bag_counts` off the bag is empty for everybody: a screen that shows or counts it asks the
    option first. Tokens that were drawn were seen by all and stay.
    """
    view = state.replace(
        players=tuple(
            player if player.seat == seat else _without_secrets(player) for player in state.players
        ),
        adaptations=tuple(
            each if each.revealed else Adaptation(kind=each.kind) for each in state.adaptations
        ),
    )
    return view if state.options.bag_counts else view.replace(bag=Tokens())


def _without_secrets(player: Player) -> Player:
    mutation = player.mutation if player.mutation_shown else ""
    return player.replace(objectives=(), kept=None, mutation=mutation)
