"""Event phase, step 2: the attacks, each with its victim and the effects of its card."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.rules.carnomorphs.attacks import (
    MOST_OF_CARD,
    IntruderAttack,
    due_attacks,
    metagorger_attacks,
    open_attacks,
    victim_of,
)
from companion.rules.carnomorphs.combat import UNLISTED, character_fights, intruder_fights, opponents_of
from companion.rules.carnomorphs.event_phase import EndFeeding
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.state import Intruder, State
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import player_drawing, player_picture, titled
from companion.ui.carnomorphs.phase import by_hand
from companion.ui.carnomorphs.preview import outcome_words
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.stage_parts import action


def use_attack(here: Here) -> Page[IntruderAttack]:
    """Return the form of the next attack, preset with the victim that the rules choose."""
    blank = _blank(here.state)
    return use_page(
        here,
        blank,
        first=lambda: blank,
        fit=lambda now: now if now is not None and now.id == blank.id else blank,
    )


def _blank(state: State) -> IntruderAttack:
    attack = next(iter(due_attacks(state)), None)
    intruder = None if attack is None or attack.commands else state.intruder(attack.id)
    if intruder is None:
        return IntruderAttack(id=UNLISTED)
    return IntruderAttack(id=intruder.id, seat=victim_of(state, intruder))


def _attacker(page: Page[IntruderAttack]) -> Intruder | None:
    """Return the figure whose attack card is drawn next."""
    return page.here.state.intruder(page.blank.id)


def attacks_part(page: Page[IntruderAttack], before: Sequence[str]) -> list[ft.Control]:
    """Draw the attackers: buttons for Metagorgers' attacks, and the form of the next attack that uses a card.

    Args:
        before: The manual steps before the attacks.
    """
    here = page.here
    words, state = here.words, here.state
    fighting = [each for each in state.intruders if intruder_fights(state, each)]
    still = {each.id for each in open_attacks(state)} - {page.blank.id}
    others = [each for each in fighting if each.id in still]
    lines = [*before, *(words("events-attack-of", intruder=intruder_words(here, each)) for each in others)]
    if any(state.loose):
        lines.append(words("events-attack-hands"))
    elif not fighting and state.detail == "full":
        lines.append(words("events-attack-nobody"))
    attack = next(iter(due_attacks(state)), None)
    # Do not offer the wide button's action twice.
    wide = attack.commands[0] if attack is not None and len(attack.commands) == 1 else None
    chips = _metagorger_attacks(here, others, but=wide)
    skip = None if attack is None else IntruderAttack(id=attack.id)
    if skip is not None and attack is not None and attack.commands and here.context.may(skip):
        press = partial(here.context.submit, skip)
        chips.append(kit.chip_button(here.style, words("events-attack-skip"), press, glyph="close"))
    parts = _form(page)
    if chips and state.detail == "full" and attack is not None and len(attack.commands) > 1:
        parts.append(titled(here.style, words("events-attack-whom"), kit.wrapped(chips)))
    elif chips and state.detail == "full":
        parts.append(kit.wrapped(chips))
    elif chips:
        parts.append(titled(here.style, words("events-metagorger-attacks-whom"), kit.wrapped(chips)))
    return [*parts, *by_hand(here.style, lines)]


def intruder_words(here: Here, intruder: Intruder) -> str:
    name, room = here.words(f"intruder-{intruder.kind}"), here.state.room(intruder.room)
    return f"{name} ({room.name})" if room is not None else name


def _metagorger_attacks(
    here: Here, fighting: Sequence[Intruder], *, but: MetagorgerAttack | None
) -> list[ft.Control]:
    """Draw a button for each attack that a Metagorger may make on a character, except the attack `but`."""
    state = here.state
    pairs = [attack for each in fighting for attack in metagorger_attacks(state, each)]
    if state.loose.metagorger:
        pairs += [
            MetagorgerAttack(seat=player.seat)
            for player in state.players
            if player.on_board and (state.detail == "quick" or character_fights(state, player))
        ]
    return [_attack_chip(here, each) for each in pairs if each != but and here.context.may(each)]


def _attack_chip(here: Here, attack: MetagorgerAttack) -> ft.Control:
    """Draw a Metagorger's attack on a character as a chip.

    In quick detail the chip has only the player's name, since the title above it names the attack.
    """
    player = here.state.players[attack.seat]
    said = here.words("events-metagorger-attacks", player=player.name)
    press = partial(here.context.submit, attack)
    if here.state.detail == "full":
        return kit.chip_button(here.style, said, press, glyph=glyph("metagorger"))
    picture = player_picture(here.style, player, 24)
    return kit.chip_button(here.style, player.name, press, label=said, picture=picture)


# an attack with a card -------------------------------------------------------------------------


def _form(page: Page[IntruderAttack]) -> list[ft.Control]:
    """Draw the possible victims, first the one that the rules choose, and the effects of the attack card."""
    here, intruder = page.here, _attacker(page)
    if intruder is None or not page.may:
        return []
    words, style = here.words, here.style
    rule = victim_of(here.state, intruder)
    victims = sorted(opponents_of(here.state, intruder), key=lambda player: player.seat != rule)
    whom: list[ft.Control] = []
    for player in victims:
        said = player.name
        if player.seat == rule and len(victims) > 1:
            said = words("events-attack-fewest", player=player.name)
        chosen = page.held("seat") == player.seat
        ink = here.palette.on_accent if chosen else here.palette.players[player.colour]
        whom.append(page.chip("seat", player.seat, said, picture=player_drawing(player.colour, ink, 24)))
    over = partial(here.context.submit, IntruderAttack(id=intruder.id))
    whom.append(kit.chip_button(style, words("events-attack-skip"), over, glyph="close"))
    card = [
        *(
            page.chip("light", count, words("count-light-wounds", count=count), again=0, close=True)
            for count in range(1, MOST_OF_CARD + 1)
        ),
        page.chip("serious", True, words("count-serious-wounds", count=1), again=False),
        page.chip("contamination", 1, words("count-contamination", count=1), again=0),
        page.chip("slime", True, words("term-slime"), again=False),
    ]
    title = words("events-attack-of", intruder=intruder_words(here, intruder))
    if page.held("seat") is None:
        title = words("events-attack-victim", intruder=intruder_words(here, intruder))
    parts = [titled(style, title, kit.wrapped(whom))]
    if page.draft is not None and page.draft.seat is not None:
        parts.append(titled(style, words("events-attack-card"), kit.wrapped(card)))
    by_cards = [each for each in open_attacks(here.state) if not each.commands]
    if len(by_cards) > 1:
        rest = tuple(IntruderAttack(id=each.id) for each in by_cards)
        all_over = partial(here.context.submit, *rest)
        parts.append(kit.wrapped([kit.chip_button(style, words("events-attacks-done"), all_over)]))
    return parts


def attack_action(page: Page[IntruderAttack]) -> ft.Control | None:
    """Draw the button of the next attack; None if no attack is due."""
    here = page.here
    words, attack = here.words, next(iter(due_attacks(here.state)), None)
    if attack is None:
        return None
    end, intruder = EndFeeding(), _attacker(page)
    if len(attack.commands) == 1:
        (command,) = attack.commands
        said = words("events-metagorger-attacks", player=here.state.players[command.seat].name)
        press = partial(here.context.submit, command)
        return action(here, command, ("attack", attack.id, command.seat), said, press)
    if intruder is None:
        return action(here, end, ("whom", attack.id), words("events-attack-done"), None)
    name, draft = words(f"intruder-{intruder.kind}"), page.draft or page.blank
    if draft.seat is None:
        return action(here, end, ("whom", attack.id), words("events-attack-done"), None)
    said = words("events-attacks", intruder=name, player=here.state.players[draft.seat].name)
    told, refused = outcome_words(here, draft)
    press = None if refused else page.give
    meaning = ("card", attack.id, draft.seat)
    # The button is quiet until an effect of the card is entered.
    note = told or words("events-attack-misses")
    return action(here, draft, meaning, said, press, note=note, quiet=not told)
