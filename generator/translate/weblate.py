"""The settings of the components in Weblate, from ``locales/weblate.json``: one component for each PO domain."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from generator.text.languages import LOCALES
from generator.text.lazy_text import _

FILE = LOCALES / "weblate.json"
"""Components as Weblate's own ``import_json`` reads them."""

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


def components() -> list[dict[str, Any]]:
    """Every component with all its settings."""
    settings: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["results"]
    return settings


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
