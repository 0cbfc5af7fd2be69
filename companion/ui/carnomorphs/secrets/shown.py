"""The conditions for a page to stay open while the state changes under it."""

from __future__ import annotations

from companion.ui.carnomorphs.context import GameContext
from companion.ui.game.context import Panel


def is_played(context: GameContext, panel: Panel) -> bool:
    """Tell whether rounds are played or the last check is made."""
    return context.state.phase in ("players", "events", "check")


def is_living(context: GameContext, panel: Panel) -> bool:
    """Tell whether the character lives and its odds are shown on this device."""
    player = context.state.players[panel.seat]
    return player.living and context.state.phase != "over" and context.sees_odds(panel.seat)


def is_running(context: GameContext, panel: Panel) -> bool:
    """Tell whether rounds are played and the character is aboard."""
    return context.state.phase in ("players", "events") and context.state.players[panel.seat].acting


def may_mutate(context: GameContext, panel: Panel) -> bool:
    """Tell whether the character is running and has a Mutation card."""
    return is_running(context, panel) and context.state.players[panel.seat].has_mutation


def may_take(context: GameContext, panel: Panel) -> bool:
    """Tell whether the character is running and has no Mutation card yet."""
    return is_running(context, panel) and not context.state.players[panel.seat].has_mutation


def may_name(context: GameContext, panel: Panel) -> bool:
    """Tell whether the player has not chosen an objective yet, and this device may show both."""
    player = context.state.players[panel.seat]
    return context.state.phase != "over" and not player.chosen and context.sees_secrets(panel.seat)


def may_choose(context: GameContext, panel: Panel) -> bool:
    """Tell whether the living player chooses on this device, after the first encounter."""
    state, player = context.state, context.state.players[panel.seat]
    met = state.first_encounter and state.phase in ("players", "events", "check")
    return met and player.living and not player.chosen and context.acts_for(panel.seat)
