"""The kinds of page that the site has, with one path of each, below a language's root."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

from generator.text.languages import LANGUAGES
from tests.questions import CHECKERS, place

FOLDERS = tuple(info.tag for info in LANGUAGES.values())
"""The languages as they stand in addresses and in ``html lang``."""

KINDS = {
    "home": "",
    "game": "abyss/",
    "rules": "abyss/rules/",
    "chapter": "abyss/rules/recruit/",
    "lords": "abyss/lords/",
    "lord": "abyss/lords/master-of-magic/",
    "languages": "abyss/lords/master-of-magic/languages/",
    "translations": "translations/",
    "locations": "abyss/locations/",
    "location": "abyss/locations/city-of-mirrors/",
    "races": "abyss/races/",
    "race": "abyss/races/jellyfish/",
    "guilds": "abyss/guilds/",
    "guild": "abyss/guilds/mage/",
    "loot": "abyss/loot/",
    "loot card": "abyss/loot/loot-5/",
    "leviathans": "abyss/leviathans/",
    "leviathan": "abyss/leviathans/leviathan-1/",
    "leviathan token": "abyss/leviathan-tokens/two-pearls/",
    "components": "abyss/components/",
    "chapter of a set": "abyss/rules/nebulis/",
    "glossary": "abyss/glossary/",
    "discrepancies": "abyss/discrepancies/",
    "examples": "abyss/examples/",
    "sources": "abyss/sources/",
    "checkers": "abyss/check/",
    "about": "about/",
    "players": "guides/players/",
    "translators": "guides/translators/",
    "editor": "guides/translators/editor/",
    "weblate": "guides/translators/weblate/",
    "contributors": "guides/contributors/",
}

PAGES_OF_CHECKERS = {checker: place(checker) for checker in CHECKERS}
"""Where each checker stands below a language's root."""


def turn(checker: str) -> str:
    """The language in which a checker is tried where trying all of them would take long: their pages are made from the
    same parts."""
    return FOLDERS[CHECKERS.index(checker) % len(FOLDERS)]


IN_TURN = tuple(
    (FOLDERS[row % len(FOLDERS)], path) for row, path in enumerate([*KINDS.values(), *PAGES_OF_CHECKERS.values()])
)
"""Every kind of page once, as (folder, path), in a language that changes from one to the next."""

PHONE: ViewportSize = {"width": 360, "height": 740}
"""A narrow phone."""

WIDTH = "document.documentElement.scrollWidth"
"""How wide a page is, for a script: more than its window, if it has to be scrolled sideways."""
