"""Builds the site of a repository in two languages, in one go and again after a change of a game, or in parts.

``test_parts`` runs it in processes of its own, whose ``generator`` is that of the repository in the present folder:
``python -m tests.generator.in_parts SITE [PARTS]``. ``SITE`` is made of the parts in ``PARTS`` if that is given.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from catalog import load
from generator.cli.main import command_help
from generator.publish.assembly import assemble, build_parts
from generator.publish.build import build
from generator.publish.parts import parts_of
from tests.made_up_game import GAME

LANGUAGES = ("en", "pl")
BOULDER = """\
- id: boulder
  name: Boulder
  weight: 9
  copies: 1
  rules_text: It stays where it is.
  sources: [made-up]
"""
_DATA = Path("catalog/data") / GAME


def edit() -> None:
    """Change the made-up game: a card goes, another comes, and a rule and a checker have other words."""
    replace("classes.yaml", "boulder", "slab")
    replace("rules/taking.yaml", "Nobody says", "No source says")
    replace("checkers/take.yaml", "Enter the heaps.", "Enter all heaps.")


def replace(name: str, old: str, new: str) -> None:
    """Write ``new`` for ``old`` in a file of the game, where it has to be there."""
    text = (_DATA / name).read_text(encoding="utf-8")
    assert old in text
    (_DATA / name).write_text(text.replace(old, new), encoding="utf-8")


def main(site: Path, parts: Path | None = None) -> None:
    """Build the site."""
    replace("classes.yaml", "- id: pebble", f"{BOULDER}- id: pebble")
    if parts is None:
        written = {"all": build(LANGUAGES, site, jobs=1, command_help=command_help).written}
        edit()
        written["a game"] = build(LANGUAGES, site, jobs=1, command_help=command_help).written
        print(json.dumps(written))
        return
    edit()
    # Of one language each game alone, of the other all at once.
    alone, *others = LANGUAGES
    for name in (*map(str, parts_of(load(), [alone])), *others):
        build_parts([name], parts / name.replace("/", "-"), LANGUAGES, command_help=command_help)
    assemble(sorted(parts.iterdir()), site, LANGUAGES, command_help=command_help)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
