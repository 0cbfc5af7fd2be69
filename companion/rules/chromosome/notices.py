"""Notices to everybody at the table, derived from the state."""

from collections.abc import Iterator, Sequence

from companion.rules.chromosome.next_step import acting
from companion.rules.chromosome.state import Battle, Player, State, wiped_out
from companion.rules.kernel import Label


def notices(state: State) -> tuple[Label, ...]:
    """Return the notices to everybody, most urgent first; none before or after the game."""
    return () if state.phase in ("setup", "over") else tuple(_notices(state))


def _notices(state: State) -> Iterator[Label]:
    out = [player for player in state.players if player.eliminated]
    if out:
        yield _of("notice-out-last-phase" if state.phase == "radiation" else "notice-out", out)
    if state.last_turns is not None and state.phase == "turns":
        active = state.players[state.active].name if state.active is not None else ""
        label = _of("notice-last-turns", [state.players[seat] for seat in state.last_turns])
        yield label.replace(params={**label.params, "player": active})
    for player in last_tokens(state, state.battle) if state.battle is not None else ():
        yield Label(key="notice-last-tokens", params={"player": player.name})
    if state.phase == "preparation" and state.clock == 1:
        yield Label(key="notice-last-round")
    seat = acting(state)
    if seat is not None and state.turn.actions and state.turn.actions_left > 0:
        yield Label(key="notice-one-more-action", params={"player": state.players[seat].name})


def last_tokens(state: State, battle: Battle) -> tuple[Player, ...]:
    """Return the fighters whom this battle's dice could still cost their last token on the board.

    A rolled die that nobody can pay to re-roll counts as accepted.
    """
    low, high = 1, state.options.die
    sides = (battle.attacker, battle.defender)
    roll = state.roll
    if roll is not None and roll.face is not None and not any(player.can_reroll for player in state.players):
        sides = tuple(
            each.replace(die=roll.face) if each.seat == roll.roller and each.die is None else each
            for each in sides
        )
    found: list[Player] = []
    for index, fighter in enumerate(sides):
        dice = [side.die or (low if side is fighter else high) for side in sides]
        worst = battle.replace(
            attacker=battle.attacker.replace(die=dice[0]), defender=battle.defender.replace(die=dice[1])
        )
        player = state.players[fighter.seat]
        lost = worst.losses(state.options.cap_losses)[index]
        if not battle.resolved and wiped_out(player.on_board - lost):
            found.append(player)
    return tuple(found)


def _of(key: str, players: Sequence[Player]) -> Label:
    names = tuple(player.name for player in players)
    how_many = "none" if not players else "single" if len(players) == 1 else "several"
    return Label(key=key, params={"players": names, "who": how_many})
