"""`companion pack`: build the installable web app into a folder."""

import os
from pathlib import Path

import click

from companion.cli.paths import PathName
from companion.cli.speech import CliCommand, fail, presentable, say, words


@click.command("pack", cls=CliCommand, help=words()("cli-pack"), short_help=words()("cli-pack-short"))
@click.option(
    "--out",
    type=PathName(),
    default=Path("build/site"),
    show_default=True,
    metavar="DIR",
    help=words()("cli-option-pack-out"),
)
@click.option("--brotli", is_flag=True, help=words()("cli-option-pack-brotli"))
def command(out: Path, brotli: bool) -> None:
    """Build the site and print its largest parts."""
    from companion.pack.errors import PackError
    from companion.pack.report import MEGABYTE, under_brotli, write_brotli
    from companion.pack.site import build

    try:
        out = Path(os.path.abspath(out))
    except OSError as error:
        fail("pack-not-written", folder=str(out), reason=error.strerror)
    try:
        files = build(out, tell=lambda key: say(words()(key)))
        sizes = under_brotli(out, files)
        if brotli:
            write_brotli(out, files)
    except PackError as error:
        fail(error.code, **error.params)
    show = words()
    for part in (*sizes.largest(), *sizes.later):
        say(show("pack-part", name=part.name, megabytes=show.number(part.size / MEGABYTE, decimals=2)))
    whole = sum(map(len, files.values()))
    say(
        show(
            "pack-done",
            folder=presentable(str(out)),
            megabytes=show.number(whole / MEGABYTE, decimals=1),
            first=show.number(sizes.first_visit() / MEGABYTE, decimals=1),
        )
    )
