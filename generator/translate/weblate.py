"""The settings of the components in Weblate, from ``locales/weblate.json``: one component for each PO domain.

The file is both read and written: what the components share is a maintainer's choice and stays, and which there are
follows from the catalogue.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catalog import Catalog
from catalog.messages import CHECKER, SITE, checkers_domain, glossary_domain
from generator.text.languages import LOCALES, ROOT, po_path, pot_path
from generator.text.lazy_text import _
from generator.text.message_sources import all_domains

FILE = "weblate.json"
"""Components as Weblate's own ``import_json`` reads them; the file stands beside the templates."""

OWN = ("name", "slug", "filemask", "new_base")
"""The settings in which the components differ."""

SETTINGS: dict[str, tuple[str, str]] = {
    "file_format": ("File format", _("gettext PO files, one for each language")),
    "file_format_params": (
        "File format parameters",
        _("lines break only where a text does, and the earlier English of a changed text stays"),
    ),
    "vcs": ("Version control system", _("Weblate sends its work in as a pull request, so that the check reads it")),
    "branch": ("Repository branch", ""),
    "push_branch": ("Push branch", _("where Weblate puts its work until it is taken over")),
    "push_on_commit": ("Push on commit", ""),
    "merge_style": ("Merge style", ""),
    "language_code_style": ("Language code style", _("folders are called pl and zh_Hant, not zh-Hant")),
    "language_regex": ("Language filter", _("a derived language is made from another and not translated")),
    "new_lang": (
        "Adding new translation",
        _("a new language needs more than PO files; a maintainer makes all of it with one command"),
    ),
    "manage_units": ("Manage strings", _("the English comes from the program, not from Weblate")),
    "allow_translation_propagation": (
        "Allow translation propagation",
        _("a text that stands in two components is translated once"),
    ),
    "enable_suggestions": ("Turn on suggestions", ""),
    "license": ("Translation license", ""),
    "check_flags": ("Translation flags", _("what a placeholder looks like, and which of Weblate’s checks would err")),
    "enforced_checks": ("Enforced checks", _("what nobody may dismiss, for the site would break")),
}
"""The settings that all components share: what Weblate calls each, and why it is as it is, if that has to be said."""

ADD_ON = "weblate.gettext.msgmerge"
"""The add-on that must stay off."""


@dataclass(frozen=True)
class Setting:
    """One line of the table of settings."""

    label: str
    name: str
    value: str
    why: str


def components(locales: Path = LOCALES) -> list[dict[str, Any]]:
    """Every component with all its settings."""
    settings: list[dict[str, Any]] = json.loads((locales / FILE).read_text(encoding="utf-8"))["results"]
    return settings


def fitted(catalog: Catalog, locales: Path = LOCALES) -> list[dict[str, Any]]:
    """The components as they should be: one for each domain of the catalogue, with the settings that they share."""
    alike = {name: value for name, value in components(locales)[0].items() if name not in OWN}
    names = dict(_names(catalog))
    return [
        {
            "name": names[domain],
            "slug": domain,
            "filemask": po_path("*", domain, ROOT / "locales").relative_to(ROOT).as_posix(),
            "new_base": pot_path(domain, ROOT / "locales").relative_to(ROOT).as_posix(),
            **alike,
        }
        for domain in all_domains(catalog)
    ]


def is_stale(catalog: Catalog, locales: Path = LOCALES) -> bool:
    """Whether ``write`` would change the file. Where there is none, there are no settings to keep."""
    return (locales / FILE).is_file() and fitted(catalog, locales) != components(locales)


def write(catalog: Catalog, locales: Path = LOCALES) -> bool:
    """Let the file have a component for each domain, and no other; True if that changes it."""
    if not is_stale(catalog, locales):
        return False
    text = json.dumps({"results": fitted(catalog, locales)}, indent=2, ensure_ascii=False)
    (locales / FILE).write_text(f"{text}\n", encoding="utf-8")
    return True


def _names(catalog: Catalog) -> Iterator[tuple[str, str]]:
    """What the component of each domain is called."""
    for game in catalog.games.values():
        yield game.id, f"{game.game.name}: rules and cards"
        yield glossary_domain(game.id), f"{game.game.name}: glossary"
        yield checkers_domain(game.id), f"{game.game.name}: checkers"
    yield CHECKER, "Checkers of all games"
    yield SITE, "Site"


def shared(component: Mapping[str, Any]) -> list[Setting]:
    """The settings of ``component`` that are those of every other one too, in the order of Weblate's pages."""
    return [Setting(label, name, _shown(component[name]), why) for name, (label, why) in SETTINGS.items()]


def flags(component: Mapping[str, Any]) -> list[str]:
    """The single flags of the setting ``check_flags``."""
    return [flag.strip() for flag in component["check_flags"].split(", ")]


def switched_off(component: Mapping[str, Any]) -> list[str]:
    """The checks that the flags switch off: ``ignore-reused`` is *reused*."""
    return [flag.removeprefix("ignore-") for flag in flags(component) if flag.startswith("ignore-")]


def _shown(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join(value)
    return json.dumps(value).strip("{}")
