"""The time since which a phone has been away, in everyday words."""

from datetime import UTC, datetime

from companion.words import Words


def since(words: Words, moment: datetime) -> str:
    """Format the moment: the time if today, “yesterday” and the time, or the date if earlier."""
    here, now = words.local(moment), words.local(datetime.now(UTC))
    match (now.date() - here.date()).days:
        case 0:
            return words.time(here)
        case 1:
            return words("when-yesterday", time=words.time(here))
        case _:
            return words("party-since-day", day=words.date(here.date()))
