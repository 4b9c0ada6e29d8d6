"""The languages of the site and where their PO files lie."""

from __future__ import annotations

import os
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.text.language_folders import folders, is_code

if TYPE_CHECKING:
    from generator.text.language_file import LanguageInfo as LanguageInfo

ROOT = Path(__file__).resolve().parents[2]
"""The repository: reported file names are relative to it."""

VARIABLE = "FATHOM_LOCALES"
"""The environment variable that names another folder of languages than the repository's."""

LOCALES = Path(os.environ.get(VARIABLE) or ROOT / "locales").resolve()

SOURCE_LANGUAGE = "en"

LANGUAGES: dict[str, LanguageInfo]
"""The languages in the order of the switcher, the one of the msgids first.

They are read when the first of these three is asked for. Raises CatalogError if anything is wrong with their files.
"""

TRANSLATIONS: tuple[str, ...]
"""The languages whose PO files hold every text."""

DERIVED: tuple[str, ...]
"""The languages that are made from one of those, and whose PO files hold only texts of their own wording."""


def __getattr__(name: str) -> Any:
    """What takes the catalogue's means of reading files, which the help of the command line does without."""
    if name == "LANGUAGES":
        return _languages()
    if name == "TRANSLATIONS":
        every = _languages().items()
        return tuple(code for code, info in every if code != SOURCE_LANGUAGE and not info.derived_from)
    if name == "DERIVED":
        return tuple(code for code, info in _languages().items() if info.derived_from)
    if name == "LanguageInfo":
        from generator.text import language_file

        return language_file.LanguageInfo
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def _languages() -> dict[str, LanguageInfo]:
    from catalog.findings import CatalogError
    from generator.text.language_file import languages_below

    languages, findings = languages_below(LOCALES, SOURCE_LANGUAGE)
    if findings:
        raise CatalogError(findings)
    return languages


def codes() -> list[str]:
    """The codes of the languages, by their folders alone."""
    return [folder.name for folder in folders(LOCALES) if is_code(folder.name)]


def code_of(given: str) -> str:
    """The code that is meant; ``zh-Hant`` is taken for ``zh_Hant``. Raises KeyError for one the site doesn't have."""
    code = given.replace("-", "_")
    if code not in (SOURCE_LANGUAGE, *codes()):
        raise KeyError(given)
    return code


def language(code: str) -> LanguageInfo:
    """The language of ``code``; ``zh-Hant`` is taken for ``zh_Hant``. Raises KeyError for one the site doesn't have."""
    return _languages()[code.replace("-", "_")]


def concerns(languages: Collection[str], code: str) -> bool:
    """Whether what is about the words of some ``languages`` alone is for readers of this one; of none: for all."""
    return not languages or not {code, language(code).derived_from}.isdisjoint(languages)


def po_path(code: str, domain: str, root: Path | None = None) -> Path:
    """Where the PO file of a language and domain lies."""
    return (root or LOCALES) / code / "LC_MESSAGES" / f"{domain}.po"


def pot_path(domain: str, root: Path | None = None) -> Path:
    """Where the template of a domain lies."""
    return (root or LOCALES) / f"{domain}.pot"


@cache
def shown_path(path: Path) -> str:
    """``path`` as findings name it: from the repository on if it lies there."""
    resolved = path.resolve()
    return resolved.relative_to(ROOT).as_posix() if resolved.is_relative_to(ROOT) else str(path)
