"""The operator's page of an instance, behind a token: numbers only, no names or games."""

import asyncio
import base64
import binascii
import hmac
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from companion.club.metrics import Metrics
from companion.club.reports import Report
from companion.host.connections import connection_in
from companion.words import Words, pick

SHORTEST_TOKEN: Final = 20
"""Minimum length of a token: a shorter one could be guessed."""

LONGEST_TOKEN: Final = 500

SECONDS_BETWEEN: Final = 10
"""The page's refresh interval."""

COUNTS: Final = {
    "tables": "tables",
    "phones": "phones",
    "taps": "taps_a_minute",
    "commands": "commands",
    "rejections": "rejections",
    "sessions": "sessions",
    "reconnects": "reconnects",
    "turned-away": "turned_away",
}
"""Fields of a report by message key; the prefix `operator-` is left out."""

TOGETHER: Final = ("tables", "phones", "taps")

STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem auto; padding: 0 1rem; max-width: 88rem }
section { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)) }
table { border-collapse: collapse; align-self: start }
caption { text-align: left; padding: .5rem 0; font-weight: 600; overflow-wrap: anywhere }
th, td { text-align: left; padding: .4rem 0; font-weight: 400; border-bottom: 1px solid #8886 }
td { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
"""


class OperatorDoor:
    """Admission by the operator's token. Wrong tokens are not counted, so its length protects the page."""

    def __init__(self, token: str) -> None:
        self._token = token

    def refusal(self, request: Request) -> Response | None:
        """Return the response that refuses a client; None if the client is admitted."""
        said = token_in(request.headers.get("authorization", ""))
        if said and hmac.compare_digest(said.encode(), self._token.encode()):
            return None
        asked = {"www-authenticate": 'Basic realm="Petri", charset="UTF-8"'}
        return PlainTextResponse("the operator's token is wanted", 401, headers=asked)


def token_in(authorization: str) -> str:
    """Return the token of an `Authorization` header: a bearer token, or the password of any user."""
    scheme, _, rest = authorization.partition(" ")
    rest = rest.strip()[: 2 * LONGEST_TOKEN]
    if scheme.lower() == "bearer":
        return rest
    if scheme.lower() != "basic":
        return ""
    try:
        return base64.b64decode(rest, validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return ""


def operator_page(
    door: OperatorDoor, processes: Callable[[], Sequence[Report]], stored: Callable[[], int]
) -> Route:
    """Serve `GET /operator`.

    Args:
        door: The check that admits a viewer.
        processes: Returns the figures of all processes; may be slow.
        stored: Returns the number of games in the store; may be slow.
    """

    async def answer(request: Request) -> Response:
        if (refused := door.refusal(request)) is not None:
            return refused
        reports, games = await asyncio.to_thread(lambda: (processes(), stored()))
        languages = [tag.split(";")[0] for tag in request.headers.get("accept-language", "").split(",")]
        text = page(Words(pick(languages)), reports, games, datetime.now(UTC))
        return HTMLResponse(text, headers={"cache-control": "no-store", "refresh": str(SECONDS_BETWEEN)})

    return Route("/operator", answer)


def metrics_route(metrics: Metrics, door: OperatorDoor | None) -> Route:
    """Serve `GET /metrics` to programs on this computer and, if a token is set, to clients that send it.

    Args:
        metrics: The metrics.
        door: The check that admits other viewers.
    """

    async def answer(request: Request) -> Response:
        if not connection_in(request.scope).local:
            if door is None:
                return PlainTextResponse("not here", 404)
            if (refused := door.refusal(request)) is not None:
                return refused
        return Response(await asyncio.to_thread(metrics.text), media_type=metrics.content_type)

    return Route("/metrics", answer)


def page(words: Words, reports: Sequence[Report], games: int, now: datetime) -> str:
    """Render the page as HTML.

    Args:
        words: The words in the viewer's language.
        reports: The reports of all processes.
        games: The number of games in the store.
        now: The current time.
    """
    here = [each for each in reports if not each.is_away(now)]
    sums = ((name, sum(getattr(each, COUNTS[name]) for each in here)) for name in TOGETHER)
    counts = (("processes", len(here)), *sums, ("games", games))
    together = [(words(f"operator-{name}"), words.number(count)) for name, count in counts]
    lists = (_list(words("operator-together"), together), *(_process(words, each, now) for each in reports))
    title = words("operator-title")
    return (
        f'<!DOCTYPE html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f"<p>{escape(words('operator-note'))}</p>"
        f"<section>{''.join(lists)}</section></main></body></html>"
    )


def _process(words: Words, report: Report, now: datetime) -> str:
    told = (
        ("state", _state(words, report, now)),
        ("since", report.since.astimezone(UTC).strftime("%Y-%m-%d %H:%M")),
        ("version", report.version),
        *((name, words.number(getattr(report, count))) for name, count in COUNTS.items()),
        (
            "append",
            words("operator-milliseconds", ms=round(report.append_95 * 1000)) if report.append_95 else "–",
        ),
    )
    return _list(report.name, [(words(f"operator-{name}"), value) for name, value in told])


def _state(words: Words, report: Report, now: datetime) -> str:
    if report.is_away(now):
        return words("operator-away")
    return words("operator-moving") if report.moving else words("operator-serving")


def _list(caption: str, rows: Sequence[tuple[str, str]]) -> str:
    lines = (f'<tr><th scope="row">{escape(name)}</th><td>{escape(value)}</td></tr>' for name, value in rows)
    return f"<table><caption>{escape(caption)}</caption><tbody>{''.join(lines)}</tbody></table>"
