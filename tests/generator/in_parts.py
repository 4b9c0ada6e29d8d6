"""Builds a small site of two games in two languages, in one go or in parts.

``test_parts`` runs it in processes of its own: ``python -m tests.generator.in_parts GAME SITE [PARTS]``. ``GAME`` gets
the made-up game; ``SITE`` is the site, made of the parts that are built in ``PARTS`` if that is given.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from catalog import load
from generator.cli.main import command_help
from generator.pages import CommandHelps, Route, routes
from generator.publish import assembly, build, plan, written_pages
from generator.publish.parts import parts_of
from generator.render.site_context import SiteContext
from tests.made_up_game import MadeUpGame

LANGUAGES = ("en", "pl")


def few_pages(site: SiteContext, helps: CommandHelps) -> Iterator[Route]:
    """All pages of the made-up game and of none; of Abyss those that lead to others."""
    for route in routes(site, helps):
        if route.game != "abyss" or route.path.count("/") < 3:
            yield route


def main(game: Path, site: Path, parts: Path | None = None) -> None:
    """Build the site."""
    made_up = MadeUpGame(game)
    with made_up.found():
        own, added = load(), load(game / "catalog" / "data")
        both = replace(own, games={**own.games, **added.games})
        shared = written_pages.read_shared(both, {})
        for module, name, made in (
            *((module, "load", lambda: both) for module in (build, assembly, written_pages)),
            *((module, "routes", few_pages) for module in (plan, written_pages)),
            # Read once, as it takes long and is the same for each part.
            *((module, "read_shared", lambda *_arguments: shared) for module in (build, assembly)),
        ):
            setattr(module, name, made)
        if parts is None:
            build.build(LANGUAGES, site, jobs=1, command_help=command_help)
            return
        # Of one language each game alone, of the other all at once.
        first, *others = LANGUAGES
        for name in (*map(str, parts_of(both, [first])), *others):
            assembly.build_parts([name], parts / name.replace("/", "-"), LANGUAGES, command_help=command_help)
        assembly.assemble(sorted(parts.iterdir()), site, LANGUAGES, command_help=command_help)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
