"""What the translators' guide shows beside its own words: pictures, Weblate's settings, the checks, the commands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from generator.pages.pictures import picture
from generator.text.languages import SOURCE_LANGUAGE, TRANSLATIONS, po_path, shown_path
from generator.text.words import _
from generator.translate import weblate
from generator.translate.check import CHECKS, example_waiver

if TYPE_CHECKING:
    from collections.abc import Iterable

    from generator.render.site_context import SiteContext

ROOT = "guides/translators/"
"""Where the guide lies; its parts lie below it."""

PARTS = {
    "editor": (_("With a PO editor"), _("Step by step with pictures, from getting a file to sending it in.")),
    "weblate": (_("With Weblate"), _("Translate in the browser, and how to set that up.")),
    "terminal": (_("At the terminal"), _("See your texts on the page while you write, and start a language.")),
    "texts": (_("What the texts hold"), _("Notes, words in braces, numbers, names and the glossary.")),
    "checks": (_("What the checks find"), _("What each of them means, and how to waive it.")),
}
"""The parts of the guide: the last part of the address, the title, and what it is about."""

SUMMARIES = (
    _("Find what is wrong or missing in the PO files."),
    _("List the waivers: comments that allow what a check finds."),
    _("Write translations to a spreadsheet."),
    _("Write the templates locales/DOMAIN.pot."),
    _("Let readers of a site translate it where they read."),
    _("Take suggestions of readers into the PO files."),
    _("Take translations back from a PO file or a spreadsheet."),
    _("Begin a translation into another language."),
    _("Show a page with its translation as it stands now."),
    _("Find texts that went back to an older wording."),
    _("Say what to translate next."),
    _("Show how much is translated."),
    _("Bring the PO files up to date with the English texts."),
)
"""What the commands of ``fathom locale`` say of themselves, for the PO file; the terminal says it in English."""


@dataclass(frozen=True)
class CommandHelp:
    """A command: ``fathom locale update``, an anchor for it, what it does, and all that ``--help`` prints."""

    name: str
    summary: str
    text: str

    @property
    def id(self) -> str:
        """The anchor: ``locale-update``, ``check-abyss-recruit``."""
        return self.name.removeprefix("fathom").strip().replace(" ", "-").replace("/", "-") or "fathom"


@dataclass(frozen=True)
class CheckHelp:
    """A check as the guide lists it. ``title`` and ``about`` are English texts; ``example`` is the waiver, or empty."""

    name: str
    title: str
    about: str
    level: str
    example: str


def context(site: SiteContext, commands: Iterable[CommandHelp]) -> dict[str, Any]:
    """What the templates of the guide need to know, in the language of ``site``."""
    lang = site.language.code
    # Who reads English translates into some language all the same; the guide shows the files of the first.
    target = lang if lang != SOURCE_LANGUAGE else TRANSLATIONS[0]
    games = site.catalog.games
    domain = next((id_ for id_ in games if not site.catalog.is_draft(id_)), next(iter(games)))
    file = shown_path(po_path(target, domain))
    components = weblate.components()
    return {
        "parts": {f"{ROOT}{name}/": texts for name, texts in PARTS.items()},
        "picture": partial(picture, lang=lang),
        "checks": {check.name: check for check in checks(site)},
        "target": target,
        "file": file,
        "folder": file.rpartition("/")[0],
        "components": components,
        "settings": weblate.shared(components[0]),
        "enforced": components[0]["enforced_checks"],
        "switched_off": weblate.switched_off(components[0]),
        "add_on": weblate.ADD_ON,
        "commands": [command for command in commands if command.name.startswith("fathom locale ")],
    }


def checks(site: SiteContext) -> list[CheckHelp]:
    """Every check, in the order in which they run."""

    def translate(text: str) -> str:
        return str(site.words.text("site", text))

    return [
        CheckHelp(check.name, check.title, check.about, check.level, example_waiver(check, translate))
        for check in CHECKS.values()
    ]
