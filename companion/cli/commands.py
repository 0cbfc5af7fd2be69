"""The group of commands: each is imported on demand; `serve` is the default."""

import importlib
import re
from collections.abc import Iterable, Sequence
from gettext import gettext
from itertools import pairwise
from typing import Any, Final

import click

from companion import __version__
from companion.cli import streams
from companion.cli.speech import INTERRUPTED, Group, fail, log_as_json, sentence, speak, tell, words
from companion.device import packages
from companion.words import LANGUAGES

COMMANDS = ("serve", "host", "desktop", "games", "backup", "restore", "store", "odds", "score", "pack")
"""The commands in the order of the help; `companion.cli.<name>` offers each as `command`."""

WITH_PACKAGES: Final = ("games", "backup", "restore", "store", "odds", "score")
"""Commands that need the games of all installed packages registered before they run.

Servers register these games later, and `pack` registers only those that it is given.
"""

LANGUAGE_OPTION: Final = "--language"
"""The option for the language of the command line; players choose the app's language in the app."""


class Lazy(Group):
    """A command group whose commands are imported on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return the command with this name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        if cmd_name in WITH_PACKAGES:
            packages.find()
            for problem in packages.PROBLEMS.values():
                tell(sentence(problem.code, **problem.params))
        found = importlib.import_module(f"companion.cli.{cmd_name}").command
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Refuse an unknown command in the language of the command line.

        Raises:
            CommandProblem: There is no such command.
        """
        if args[0] not in COMMANDS:
            fail("cli-no-such-command", name=args[0])
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the named command; on Ctrl+C end without Click's message."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise click.exceptions.Exit(INTERRUPTED) from None


class Help(click.HelpFormatter):
    """Click's help page, with Click's own words translated."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line in the language of the command line."""
        for theirs, ours in (
            ("[OPTIONS]", "cli-help-some-options"),
            # Click puts the command in brackets if the group runs without one.
            ("[COMMAND] [ARGS]...", "cli-help-some-command"),
            ("COMMAND [ARGS]...", "cli-help-some-command"),
        ):
            args = args.replace(theirs, words()(ours))
        super().write_usage(prog, args, f"{words()('cli-help-usage')} ")

    def write_heading(self, heading: str) -> None:
        """Write the heading over options or commands in the language of the command line."""
        ours = {gettext("Options"): "cli-help-options", gettext("Commands"): "cli-help-commands"}
        self.write(f"{words()(ours[heading])}\n" if heading in ours else f"{heading}:\n")

    def write_dl(self, rows: Sequence[tuple[str, str]], *args: Any, **kwargs: Any) -> None:
        """Write a table of options or commands in the language of the command line."""
        super().write_dl([(term, _said(text)) for term, text in rows], *args, **kwargs)


def _said(text: str) -> str:
    """Return an option's description with Click's own words (help, required, default) translated."""
    if text == gettext("Show this message and exit."):
        return words()("cli-help-help")
    text = text.replace("[required]", f"[{words()('cli-help-required')}]")
    text = re.sub(r"\[default: (.*)\]$", lambda it: f"[{words()('cli-help-default', value=it[1])}]", text)
    # Click truncates long lines.
    return re.sub(r"\.\.\.$", "…", text)


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name; return the exit code."""
    click.Context.formatter_class = Help
    log_as_json(_asks_for_json_log(arguments))
    speak(None)
    try:
        arguments = _spoken(arguments)
    except click.ClickException as error:
        return tell(error.format_message())
    group = Lazy("companion", help=words()("cli-help"), params=_group_options(), no_args_is_help=False)
    try:
        result = group.main(_with_command(arguments), prog_name="companion", standalone_mode=False)
    except click.exceptions.Abort:
        return INTERRUPTED
    except click.UsageError as error:
        return tell(_sentence(error))
    except click.ClickException as error:
        return tell(error.format_message())
    return result if isinstance(result, int) else 0


def _asks_for_json_log(arguments: Sequence[str]) -> bool:
    """Return whether a server's log is to be JSON.

    This is found out before Click parses the line, since Click may refuse the line.
    """
    return "--log=json" in arguments or ("--log", "json") in pairwise(arguments)


def _group_options() -> list[click.Parameter]:
    def version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted:
            streams.write(f"companion {__version__}\n")
            ctx.exit()

    eager: dict[str, Any] = {"is_flag": True, "is_eager": True, "expose_value": False}
    return [
        click.Option(["--version"], callback=version, help=words()("cli-help-version"), **eager),
        click.Option(["--desktop"], help=words()("cli-help-desktop"), **eager),
        click.Option(
            [LANGUAGE_OPTION],
            metavar=" | ".join(LANGUAGES),
            help=words()("cli-help-language"),
            expose_value=False,
        ),
    ]


def _spoken(arguments: Sequence[str]) -> list[str]:
    """Remove `--language` from the arguments and switch to that language, for help pages too.

    The option may be anywhere in the line. It is read here because Click reads options only after the help
    texts have been composed.

    Raises:
        CommandProblem: No language is named, or Petri lacks the named one.
    """
    left: list[str] = []
    given = iter(arguments)
    for word in given:
        name, equals, value = word.partition("=")
        if word == "--":
            return [*left, word, *given]
        if name != LANGUAGE_OPTION:
            left.append(word)
            continue
        code = value if equals else next(given, None)
        if not code:
            fail("cli-option-without-value", option=LANGUAGE_OPTION, program="companion")
        language = next((each for each in LANGUAGES if each.lower() == code.lower().replace("_", "-")), None)
        if language is None:
            fail("cli-no-such-language", name=code, languages=", ".join(LANGUAGES))
        speak(language)
    return left


def _with_command(arguments: Iterable[str]) -> list[str]:
    """Return the arguments, with `serve` or `desktop` put in front if they name no command."""
    given = list(arguments)
    if "--desktop" in given and not any(word in COMMANDS for word in given):
        given.remove("--desktop")
        return ["desktop", *given]
    if not given or (given[0].startswith("-") and given[0] not in ("--help", "--version")):
        return ["serve", *given]
    return given


def _sentence(error: click.UsageError) -> str:
    """Return our own sentence for one of Click's usage errors."""
    program = error.ctx.command_path if error.ctx else "companion"
    match error:
        case click.NoSuchOption():
            return sentence("cli-no-such-option", option=error.option_name, program=program)
        case click.MissingParameter():
            # The option as it is typed, or the name of a positional argument.
            option = next((each for each in (error.param.opts if error.param else ()) if each[0] == "-"), "")
            name = option or (error.param.human_readable_name if error.param else "")
            return sentence("cli-missing", name=name, program=program)
        case click.BadParameter():
            hint = error.param.get_error_hint(error.ctx) if error.param and error.ctx else error.param_hint
            return sentence("cli-bad-value", name=str(hint or "").strip("'"), program=program)
        case click.BadOptionUsage():
            return sentence("cli-option-without-value", option=error.option_name, program=program)
        case _:
            return sentence("cli-bad-usage", program=program)
