"""The kinds of page that the site has, with one path of each, below a language's root."""

from __future__ import annotations

from generator.locale.languages import LANGUAGES

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
    "glossary": "abyss/glossary/",
    "discrepancies": "abyss/discrepancies/",
    "examples": "abyss/examples/",
    "sources": "abyss/sources/",
    "checkers": "abyss/check/",
    "recruit": "abyss/check/recruit/",
    "hand": "abyss/check/hand/",
    "score": "abyss/check/score/",
    "about": "about/",
    "players": "guides/players/",
    "translators": "guides/translators/",
    "editor": "guides/translators/editor/",
    "weblate": "guides/translators/weblate/",
    "contributors": "guides/contributors/",
}

CHECKERS = ("recruit", "hand", "score")
