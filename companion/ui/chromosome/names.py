"""The names of a game's things on screen, and notes on journal entries."""

from companion.rules.chromosome import KEY
from companion.rules.chromosome.data import GENE_KINDS, MAIN_ACTIONS, SPECIAL_ACTIONS, SPECIES
from companion.rules.chromosome.next_step import Spent
from companion.rules.chromosome.prices import Lack, Price
from companion.rules.chromosome.radiation import tested_label
from companion.rules.chromosome.state import Area, Player, State
from companion.rules.kernel import Label, clean_text
from companion.ui import kit
from companion.words import Words, is_here, other_languages

ACTIONS = (*MAIN_ACTIONS, *(action.key for action in SPECIAL_ACTIONS))


def species_name(style: kit.Style, player: Player) -> str:
    """Return the name of a player's species: the one that the table gave it, or else the usual one."""
    return player.species_name or style.words(f"species-{SPECIES[player.species]}")


def action_key(style: kit.Style, typed: str) -> str:
    """Return the known action that a typed name means, in any language; else the cleaned name.

    The rules identify actions by key: under another name "Wave" would move no area, and a Spark would be
    free.
    """
    name = clean_text(typed)
    spoken = name.casefold()
    if spoken in ACTIONS:
        return spoken
    language = style.words.language
    for each in (language, *filter(is_here, other_languages(language))):
        words = Words(each, game=KEY)
        for key in ACTIONS:
            if words(f"action-{key}").casefold() == spoken:
                return key
    return name


def price_words(style: kit.Style, price: Price) -> str:
    """Format a price as people say it: "2 action genes + 1 energy point"."""
    words = style.words
    parts = [
        words(f"count-genes-{kind}", count=price.genes.of(kind))
        for kind in GENE_KINDS
        if price.genes.of(kind)
    ]
    if price.any_gene:
        parts.append(words("count-genes-any", count=price.any_gene))
    if price.energy:
        parts.append(words("count-energy", count=price.energy))
    return " + ".join(parts) or words("turn-free")


def spent_words(style: kit.Style, spent: Spent) -> str:
    """Format a payment as people say it: "1 telepathy gene + 1 fate point"; empty if nothing is paid.

    Turned tokens are stated separately, since their energy may exceed the price.
    """
    others = (("trophies", spent.trophies), ("fate", spent.fate))
    parts = [price_words(style, Price(spent.genes))] if spent.genes.total else []
    parts += [style.words(f"count-{what}", count=count) for what, count in others if count]
    return " + ".join(parts)


def lack_words(style: kit.Style, lack: Lack) -> str:
    """Return why a price cannot be paid."""
    words = style.words
    if lack.gene is None:
        return words("turn-lacks-energy", count=lack.needs - lack.has)
    return words("turn-lacks", gene=lack.gene, has=lack.has, needs=lack.needs)


def area_words(style: kit.Style, area: Area, power: int) -> str:
    if area.room:
        return style.words("turn-area-room", room=area.room, power=power)
    return style.words("turn-area", number=area.id, power=power)


LAST = 1
"""The clock's value in the last round."""


def last_round_follows(state: State) -> bool:
    """Return whether this state's radiation phase is followed by the last round."""
    return state.clock == LAST + 1 and not any(player.eliminated for player in state.players)


UNNAMED = "none"
"""The room name of an unnamed area in the labels of older journals."""


def entry_note(style: kit.Style, label: Label, before: State, after: State) -> str:
    """Return the short note below an entry; empty if its label says everything."""
    words, room = style.words, label.params.get("room")
    if room and room != UNNAMED:
        return words("entry-room", room=room)
    if label.key in ("label-let-stand", "label-accept"):
        return dose_note(style, before, after)
    if label.key == "label-finish-radiation" and last_round_follows(before):
        return words("entry-last-round")
    if label.key != "label-force-reroll" or before.roll is None:
        return ""
    roller, now = label.params.get("roller"), label.params.get("face")
    taken_up = (die.face for die in before.roll.lying if before.players[die.roller].name == roller)
    was = next(taken_up, before.roll.face)
    if was is None:
        return ""
    if now is None:
        return words("entry-replaced", was=was)
    return words("entry-replaced-by", was=was, face=now)


def dose_note(style: kit.Style, before: State, after: State) -> str:
    """Return the outcome of the resistance test that ended between two states; empty if none did.

    The labels of older journals name the last consenting player, or the die, but not the outcome.
    """
    tests = before.radiation.tests if before.radiation is not None else ()
    left = after.radiation.tests if after.radiation is not None else ()
    if not tests or left == tests:
        return ""
    told = tested_label(before)
    return style.words(told.key, **told.params) if told is not None else ""
