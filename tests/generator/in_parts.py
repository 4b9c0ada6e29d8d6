"""Builds a small site of two games in two languages, in one go or in parts.

``test_parts`` runs it in processes of its own: ``python -m tests.generator.in_parts GAME SITE [PARTS]``. ``GAME`` gets
the made-up game; ``SITE`` is the site, made of the parts that are built in ``PARTS`` if that is given.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from catalog import Catalog, load
from generator.cli.main import command_help
from generator.pages import CommandHelps, Route, routes
from generator.publish import assembly, build, build_sources, plan, written_pages
from generator.publish.parts import parts_of
from generator.render.site_context import SiteContext
from tests.made_up_game import GAME, MadeUpGame

LANGUAGES = ("en", "pl")


BOULDER = """\
- id: boulder
  name: Boulder
  weight: 9
  copies: 1
  rules_text: It stays where it is.
  sources: [made-up]
"""


def few_pages(site: SiteContext, helps: CommandHelps) -> Iterator[Route]:
    """All pages of the made-up game and of none; of Abyss those that lead to others."""
    for route in routes(site, helps):
        if route.game != "abyss" or route.path.count("/") < 3:
            yield route


def edit(game: MadeUpGame) -> None:
    """Change the game: a card goes, another comes, and a rule and a checker have other words."""
    game.replace("classes.yaml", "- id: boulder", "- id: slab")
    game.replace("rules/taking.yaml", "Nobody says", "No source says")
    game.replace("checkers/take.yaml", "Enter the heaps.", "Enter all heaps.")


def main(game: Path, site: Path, parts: Path | None = None) -> None:
    """Build the site: in one go, and again after a change of the made-up game; or the changed one in parts."""
    made_up = MadeUpGame(game)
    made_up.replace("classes.yaml", "- id: pebble", f"{BOULDER}- id: pebble")
    if parts is None:
        written: dict[str, dict[str, int]] = {}
        for change in ("all", "a game"):
            if written:
                edit(made_up)
            with built_from(made_up):
                written[change] = build.build(LANGUAGES, site, jobs=1, command_help=command_help).written
        print(json.dumps(written))
        return
    edit(made_up)
    with built_from(made_up) as catalog:
        # Of one language each game alone, of the other all at once.
        alone, *others = LANGUAGES
        for name in (*map(str, parts_of(catalog, [alone])), *others):
            assembly.build_parts([name], parts / name.replace("/", "-"), LANGUAGES, command_help=command_help)
        assembly.assemble(sorted(parts.iterdir()), site, LANGUAGES, command_help=command_help)


@contextmanager
def built_from(game: MadeUpGame) -> Iterator[Catalog]:
    """Let sites be built from the catalogue with the game as it is now."""
    with game.found(), pytest.MonkeyPatch.context() as patch:
        own, added = load(), load(game.root / "catalog" / "data")
        both = replace(own, games={**own.games, **added.games})
        shared = written_pages.read_shared(both, {})
        files = sorted(path for path in game.root.rglob("*") if path.is_file() and path.suffix != ".pyc")
        content = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
        here = build_sources.sources()
        here = build_sources.Sources(here.shared, {**here.games, GAME: content})
        for module, name, made in (
            *((module, "load", lambda: both) for module in (build, assembly, written_pages)),
            *((module, "sources", lambda: here) for module in (build, assembly, build_sources)),
            *((module, "routes", few_pages) for module in (plan, written_pages)),
            # Read once, as it takes long and is the same for each part.
            *((module, "read_shared", lambda *_arguments: shared) for module in (build, assembly)),
        ):
            patch.setattr(module, name, made)
        yield both


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
