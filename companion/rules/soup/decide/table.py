"""The table itself: who plays, the set-up, the options, how much is kept and names."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.data import CARDS, FIRST_AMOEBA_WOUNDS, GENES, PLAYERS, Gene
from companion.rules.soup.decide.common import Draft, in_detail, in_phase, names, player_of
from companion.rules.soup.decide.flow import begin_phase
from companion.rules.soup.decide.movement import nothing_open
from companion.rules.soup.state import State
from companion.rules.table_commands import require_fitting
from companion.rules.table_steps import new_name, sit_down


def start_game(draft: Draft, command: cmd.StartGame) -> None:
    """Seat everybody; the set-up begins.

    Raises:
        Refused: the game has begun; too few or too many play; names or colours are not distinct; options
            are out of their bounds.
    """
    players = sit_down(draft.state, command.players, PLAYERS)
    require_fitting(command.options)
    draft.add(
        ev.GameStarted(players=players, options=command.options, detail=command.detail, clocks=command.clocks)
    )


def roll_order(draft: Draft, command: cmd.RollOrder) -> None:
    """Two dice each; who has the most chooses a space of the ladder first, which is not enforced (U4)."""
    in_phase(draft, "setup")
    state = draft.state
    if state.rolls:
        raise refuse("order-rolled")
    if len(command.dice) != len(state.players):
        raise refuse("order-dice", count=len(state.players))
    if len({sum(pair) for pair in command.dice}) < len(command.dice):
        raise refuse("order-tied")
    draft.add(ev.OrderRolled(dice=command.dice))


def choose_space(draft: Draft, command: cmd.ChooseSpace) -> None:
    """Put a scoring marker on one of the first spaces, as many as players, or move it there (U4)."""
    in_phase(draft, "setup")
    player, state = player_of(draft, command.seat), draft.state
    if command.space > len(state.players):
        raise refuse("space-too-far", most=len(state.players))
    taken = next((each for each in state.players if each.place == command.space), None)
    if taken is not None:
        raise refuse("space-taken", player=taken.name, space=command.space)
    draft.add(ev.SpaceChosen(seat=player.seat, space=command.space))


def choose_numbers(draft: Draft, command: cmd.ChooseNumbers) -> None:
    """Begin with other amoebas than 1 and 2 (U4: any numbers).

    Raises:
        Refused: play has begun, amoebas are not kept one by one, or they are not two different ones.
    """
    in_phase(draft, "setup")
    in_detail(draft, "full")
    player = player_of(draft, command.seat)
    first, second = command.numbers
    if first == second:
        raise refuse("numbers-unfit")
    if command.numbers == player.starting:
        raise refuse("nothing-changed")
    draft.add(ev.NumbersChosen(seat=player.seat, numbers=command.numbers))


def begin_play(draft: Draft, command: cmd.BeginPlay) -> None:
    """Everybody gets biological points and two amoebas, and the first round begins (U4).

    Raises:
        Refused: somebody has no space on the ladder, no environment card lies, or the amoebas are not two
            different ones for each.
    """
    in_phase(draft, "setup")
    state = draft.state
    waiting = [player for player in state.players if not player.place]
    if waiting:
        raise refuse("spaces-missing", **names(waiting))
    if state.card is None:
        raise refuse("card-first")
    count = len(state.players)
    numbers = command.numbers or tuple(player.starting for player in state.players)
    if len(numbers) != count or any(first == second for first, second in numbers):
        raise refuse("numbers-unfit")
    draft.add(ev.PlayBegan())
    for seat, (first, second) in enumerate(numbers):
        draft.add(
            ev.AmoebaPlaced(seat=seat, number=first, wounds=FIRST_AMOEBA_WOUNDS[count]),
            ev.AmoebaPlaced(seat=seat, number=second),
        )
    begin_phase(draft, "movement")


def set_options(draft: Draft, command: cmd.SetOptions) -> None:
    """Settle the options anew.

    Raises:
        Refused: they are out of their bounds, or do not fit what lies on the table: cards that are none of
            the eleven, more cards of a gene than there would be.
    """
    require_fitting(command.options)
    state = draft.state.replace(options=command.options)
    if command.options.cards == "eleven" and _foreign_cards(state):
        raise refuse("cards-foreign")
    too_many: Gene | None = next((gene for gene in GENES if state.market(gene) < 0), None)
    if too_many is not None:
        raise refuse("copies-held", gene=too_many, copies=state.copies(too_many))
    draft.add(ev.OptionsSet(options=command.options))
    if command.options.cube_supply and min(state.supply, default=0) < 0:
        draft.add(ev.SupplyChanged(deltas=tuple(max(0, -held) for held in state.supply)))


def set_detail(draft: Draft, command: cmd.SetDetail) -> None:
    """Keep more or less from now on; what an amoeba is in the middle of comes to its end first."""
    nothing_open(draft)
    draft.add(ev.DetailSet(detail=command.detail))


def rename(draft: Draft, command: cmd.Rename) -> None:
    """Give a player another name."""
    draft.add(ev.Renamed(seat=command.seat, name=new_name(draft.state, command.seat, command.name)))


def _foreign_cards(state: State) -> bool:
    """Whether a card was turned that is none of the eleven, or one of them too often."""
    return any(state.turned.count(card) > CARDS.count(card) for card in state.turned)
