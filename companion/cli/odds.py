"""`companion odds`: the exact odds of every game."""

import click

from companion.cli.own import own_module
from companion.cli.speech import Group, say, words
from companion.device.games import GAMES


@click.group(
    "odds",
    cls=Group,
    help=words()("odds-cli"),
    short_help=words()("odds-cli-short"),
    invoke_without_command=True,
)
@click.pass_context
def command(context: click.Context) -> None:
    """Print exact odds without a game; without a subcommand, the help."""
    if context.invoked_subcommand is None:
        say(context.get_help())


for key in GAMES:
    own = own_module(key)
    for name, odds in own.ODDS.items() if own is not None else ():
        command.add_command(odds, f"{key}-{name}" if odds.name in command.commands else None)
