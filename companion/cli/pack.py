"""`companion pack`: build the installable web app into a folder."""

import os
import re
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.paths import PathName
from companion.cli.speech import CliCommand, fail, presentable, say, words
from companion.device import packages

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def take_in(wanted: Collection[str]) -> None:
    """Register the named games of installed packages, and no others.

    Args:
        wanted: Keys of games, or names of packages.

    Raises:
        CommandProblem: One of them is not installed, does not work, or needs packages that the site lacks.
    """
    if not wanted:
        return
    from companion.ui.games import take_packages

    installed = packages.all_installed()
    for name in wanted:
        if not any(name in names_of(claim) for claim in installed):
            known = ", ".join(sorted(claim.name for claim in installed))
            fail("pack-no-package", name=name, known=known)
    chosen = [claim for claim in installed if names_of(claim) & set(wanted)]
    packages.find(chosen)
    take_packages(whole=True)
    for problem in packages.PROBLEMS.values():
        fail(problem.code, **problem.params)
    for claim in chosen:
        if needs := further_needs(claim):
            fail("pack-needs-more", package=packages.package_of(claim), needs=", ".join(needs))


def names_of(claim: "EntryPoint") -> set[str]:
    """Return the names by which a package's game may be asked for."""
    return {claim.name, packages.package_of(claim)}


def further_needs(claim: "EntryPoint") -> list[str]:
    """Return the packages that a package requires but the site lacks."""
    from companion.pack import lock

    locked = lock.packages(lock.lock_text())
    there = {wheel.package for wheel in lock.wheels(locked, lock.app_packages(locked))} | {lock.PROJECT}
    required = (claim.dist.requires if claim.dist is not None else None) or []
    names = (re.split(r"[^\w.-]", each, maxsplit=1)[0] for each in required if "extra ==" not in each)
    return [name for name in names if re.sub(r"[-_.]+", "-", name).lower() not in there]


@click.command("pack", cls=CliCommand, help=words()("cli-pack"), short_help=words()("cli-pack-short"))
@click.option(
    "--out",
    type=PathName(),
    default=Path("build/site"),
    show_default=True,
    metavar="DIR",
    help=words()("cli-option-pack-out"),
)
@click.option("--with", "wanted", multiple=True, metavar="NAME", help=words()("cli-option-pack-with"))
@click.option("--brotli", is_flag=True, help=words()("cli-option-pack-brotli"))
def command(out: Path, wanted: tuple[str, ...], brotli: bool) -> None:
    """Build the site and print its largest parts."""
    take_in(wanted)
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
