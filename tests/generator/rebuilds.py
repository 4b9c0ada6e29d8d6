"""Builds a part of the site again and again, each time after changes of PO files, and once from nothing at the end.

``test_build`` runs it in a process of its own, ``python -m tests.generator.rebuilds FOLDER``, in a copy of the
repository with one game and a made-up one. ``FATHOM_LOCALES`` are those of the copy, which are changed. It prints what
each build wrote, as JSON.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from catalog import load
from generator.cli.main import command_help
from generator.pages import CommandHelps, Route, routes
from generator.publish import build as building
from generator.publish import plan, redirects, written_pages
from generator.publish.build import build
from generator.render.site_context import SiteContext
from generator.text.languages import po_path
from generator.text.message_sources import sources

LANGUAGES = ("pl", "zh_Hans")
SAMPLES = ("commander", "crab", "mage", "plot", "clarifications", "")
"""The cards, checkers and chapters that have pages; and the overview of the rules."""

Change = tuple[str, str, str, Callable[[str], str]]
"""Language and domain of a message, its lines up to its translation, and what is made of the whole message."""


def reworded(message: str) -> str:
    """Each form with a word more at its end."""
    return re.sub(r'^(msgstr.*[^"])"$', r'\1 Zz"', message, flags=re.MULTILINE)


def unsure(message: str) -> str:
    """Marked as one to look at again."""
    return f"#, fuzzy\n{message}"


def lower(message: str) -> str:
    """One line further down, together with all that follow."""
    return f"# A comment of a translator.\n{message}"


def untranslated(message: str) -> str:
    """Without its translation."""
    return re.sub(r'^msgstr ".*"$', 'msgstr ""', message, flags=re.MULTILINE)


COMMANDER = 'msgid "The Commander"'
LABEL = 'msgid "What it does"'
ANSWER = 'msgid "Link copied"'
RULE = 'msgid "When you recruit {lord:commander|the Commander}, each {term:rival|rival} with'
STEPS: dict[str, list[Change]] = {
    "nothing": [],
    "the frame": [("pl", "site", 'msgid "Search"', reworded)],
    "a title in the navigation": [("pl", "site", 'msgid "Glossary"', reworded)],
    "the lines of a file": [("pl", "abyss", COMMANDER, lower)],
    "the state of another language": [("ja", "abyss", RULE, unsure), ("ja", "site", LABEL, untranslated)],
    "the origin of a language": [("zh_Hant", "abyss", RULE, reworded), ("zh_Hant", "checker", ANSWER, reworded)],
    "texts of the site": [("pl", "site", LABEL, reworded), ("pl", "site", 'msgid "and {n} more"', reworded)],
    "a checker": [("pl", "checker", ANSWER, reworded)],
    "a rule": [("pl", "abyss", RULE, reworded)],
    "names and their forms": [
        ("pl", "abyss", COMMANDER, reworded),
        ("pl", "abyss-glossary", f'msgctxt "cases"\n{COMMANDER}', reworded),
        ("pl", "abyss-glossary", 'msgctxt "forms"\nmsgid "ally, allies', reworded),
    ],
}
"""What changes before each build: first what concerns many pages, or later builds would fix what earlier ones left."""


def part_of_site(site: SiteContext, helps: CommandHelps) -> Iterator[Route]:
    """All pages but those of most cards, checkers and chapters."""
    for route in routes(site, helps):
        if route.kind not in ("entry", "languages", "checker", "rules") or route.path.split("/")[2] in SAMPLES:
            yield route


def make(change: Change) -> None:
    """Change a PO file."""
    lang, domain, start, changed = change
    path = po_path(lang, domain)
    messages = path.read_text(encoding="utf-8").split("\n\n")
    number = next(number for number, message in enumerate(messages) if f"\n{start}" in message)
    messages[number] = changed(messages[number])
    path.write_text("\n\n".join(messages), encoding="utf-8")


def main(folder: Path) -> None:
    """Build into ``folder/site`` after each step, and into ``folder/full`` in one process at the end."""
    catalog = load()
    every = sources(catalog)
    for module, name, made in (
        (building, "load", lambda: catalog),
        (written_pages, "sources", lambda _catalog: every),
        (written_pages, "routes", part_of_site),
        (plan, "routes", part_of_site),
        (redirects, "read", dict),  # whose pages are not all there
    ):
        setattr(module, name, made)
    written = {"all": build(LANGUAGES, folder / "site", command_help=command_help).written}
    for name, changes in STEPS.items():
        for change in changes:
            make(change)
        written[name] = build(LANGUAGES, folder / "site", command_help=command_help).written
    build(LANGUAGES, folder / "full", jobs=1, command_help=command_help)
    print(json.dumps(written))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
