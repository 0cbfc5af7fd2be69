"""The command line's output: sentences of `locales/*/cli.ftl`; problems go to stderr."""

import json
import re
from datetime import UTC, datetime
from functools import cache
from typing import NoReturn

import click

from companion.cli import streams
from companion.words import Language, Param, Words, system_language

PROBLEM = 2
"""The exit code of every failure."""

INTERRUPTED = 130
"""The exit code after Ctrl+C, by the convention of shells."""

LONGEST_PARAM = 200
"""Maximum number of characters that a sentence shows of a file name or any other text from outside."""


_asked_for: Language | None = None


_as_json = False


def log_as_json(wanted: bool) -> None:
    """Choose how problems are printed: as lines of a JSON log, or as plain sentences."""
    global _as_json  # noqa: PLW0603 (problems are also reported where no command is known)
    _as_json = wanted


def speak(language: Language | None) -> None:
    """Set the language of the command line; None for the system's language."""
    global _asked_for  # noqa: PLW0603 (what commands say of themselves is put together when they are imported)
    _asked_for = language
    words.cache_clear()


@cache
def words() -> Words:
    """Return the sentences in the language that was set, else in the system's language."""
    return Words(_asked_for or system_language())


class CommandProblem(click.ClickException):
    """A problem as a sentence for the user; `companion` prints it and exits with 2."""

    exit_code = PROBLEM


def say(sentence: str) -> None:
    """Print a line and flush it, also into a pipe.

    Raises:
        OutputFailed: It could not be printed.
    """
    streams.write(f"{sentence}\n")


def say_json(text: str) -> None:
    """Print JSON, in ASCII unless the output's encoding is UTF-8.

    Raises:
        OutputFailed: It could not be printed.
    """
    text = _encodable(text)
    streams.write(text if text.endswith("\n") else f"{text}\n")


def _encodable(text: str) -> str:
    """Escape the characters of JSON that the output's encoding lacks."""
    lacking = r"[\ud800-\udfff]" if streams.is_utf8() else r"[^\x00-\x7f]"
    return re.sub(lacking, lambda found: json.dumps(found[0])[1:-1], text)


def log_line(level: str, message: str, **more: str) -> str:
    """Format a message like a line of a server's JSON log, for output that does not go through the log."""
    now = datetime.now(UTC).isoformat(timespec="milliseconds")
    line = {"time": now, "level": level, "logger": "companion.cli", "message": message, **more}
    return _encodable(json.dumps(line, ensure_ascii=False))


def announce(sentence: str) -> None:
    """Print a line of a server, which continues even if the line cannot be printed."""
    try:
        say(sentence)
    except streams.OutputFailed as failure:
        tell_failed_output(failure)


def tell(sentence: str) -> int:
    """Print a problem to stderr; return its exit code."""
    streams.write_error(f"{log_line('error', sentence) if _as_json else sentence}\n")
    return PROBLEM


def tell_failed_output(failure: streams.OutputFailed) -> int:
    """Report incomplete output; return the exit code. Silent if the reader has gone."""
    match failure.reason:
        case "reader-gone":
            return PROBLEM
        case "closed":
            return tell(words()("cli-output-closed"))
        case "full":
            return tell(words()("cli-output-full"))
        case "failed":
            return tell(words()("cli-output-failed", reason=failure.detail))


def sentence(key: str, /, **params: Param) -> str:
    """Return the sentence of a key on one line, even if its parameters contain line breaks."""
    told = {name: presentable(given) if isinstance(given, str) else given for name, given in params.items()}
    return words()(key, **told)


def fail(key: str, /, **params: Param) -> NoReturn:
    """End the command with the sentence of this key.

    Raises:
        CommandProblem: Always.
    """
    raise CommandProblem(sentence(key, **params))


def presentable(text: str) -> str:
    """Make text from outside fit for one line: shortened, never empty, without control characters."""
    if len(text) > LONGEST_PARAM:
        text = f"{text[: LONGEST_PARAM // 2]}…{text[-LONGEST_PARAM // 2 :]}"
    return "".join(letter if letter.isprintable() else "?" for letter in text) or " "


def _say_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        say(context.get_help())
        context.exit()


class CliCommand(click.Command):
    """A command whose help page is printed like all other output."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option that shows the help page, with our own callback."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.callback = _say_help
        return option


class Group(CliCommand, click.Group):
    """A group of commands whose help pages are printed like all other output."""

    command_class = CliCommand
