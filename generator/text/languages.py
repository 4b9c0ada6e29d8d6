"""The languages of the site and where their PO files lie."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

from generator.text import language_values
from generator.text.scripts import EAST_ASIAN

if TYPE_CHECKING:
    from catalog.findings import Finding

ROOT = Path(__file__).resolve().parents[2]
"""The repository: reported file names are relative to it."""

VARIABLE = "FATHOM_LOCALES"
"""The environment variable that names another folder of languages than the repository's."""

LOCALES = Path(os.environ.get(VARIABLE) or ROOT / "locales").resolve()

SOURCE_LANGUAGE = "en"


@dataclass(frozen=True)
class LanguageInfo:
    """A language: its folder's name, its name in itself and in English, and what its ``language.yaml`` says of it.

    In a ``complete`` one every text is translated, and has to stay so. ``theme`` is the language of Material's own
    words; ``fonts`` are tried before the system's; ``stemmer`` is what the search uses, None for none. A language that
    is ``derived_from`` another is made from it with OpenCC's ``converter``, but for the words in ``wording``.
    ``forms`` are the forms that names have in it, each with what it is; ``counts`` says for a form, by CLDR's plural
    categories, in which of them a noun stands behind a number. The first is meant where a message asks for none;
    ``several`` is the form of a label over several.
    ``tied`` are short words that must not end a line, ``quotes`` the marks of a quotation and of one within it,
    ``alphabet`` the letters in their order; with ``readings``, each name has one that it is sorted by.
    """

    code: str
    name: str
    english: str
    plural_forms: str
    order: int = 1000
    complete: bool = False
    script: str = "Latn"
    direction: str = "ltr"
    theme: str = SOURCE_LANGUAGE
    fonts: tuple[str, ...] = ()
    stemmer: str | None = None
    derived_from: str | None = None
    converter: str | None = None
    wording: tuple[language_values.Wording, ...] = ()
    forms: Mapping[str, str] = field(default_factory=dict, hash=False)
    counts: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)
    several: str = ""
    tied: tuple[str, ...] = ()
    quotes: str = ""
    alphabet: str = ""
    readings: bool = False

    @property
    def tag(self) -> str:
        """The tag for URLs and ``lang`` attributes: ``zh-Hant``."""
        return self.code.replace("_", "-")

    @property
    def written_in(self) -> tuple[str, ...]:
        """The languages whose PO files hold its texts: itself, and the one that it is derived from."""
        return (self.code, self.derived_from) if self.derived_from else (self.code,)

    @property
    def comma(self) -> str:
        """What stands between the items of a list without *and*."""
        return "、" if self.script in EAST_ASIAN else ", "

    @property
    def colon(self) -> str:
        """What stands between a label and its value."""
        return "：" if self.script in EAST_ASIAN else ": "

    @property
    def plural_count(self) -> int:
        """How many plural forms a message has in the language."""
        return int(self.plural_forms.partition("=")[2].partition(";")[0])

    @property
    def plural_formula(self) -> str:
        """The C expression that picks a form for ``n``."""
        return self.plural_forms.partition("plural=")[2].rstrip("; ")


_ENGLISH = LanguageInfo(SOURCE_LANGUAGE, "English", "English", "nplurals=2; plural=(n != 1);")
"""What is spoken where even the file of English is broken."""


def _read(root: Path) -> tuple[dict[str, LanguageInfo], bool]:
    """The languages below ``root`` in the order of the switcher, and whether all files could be read.

    What exactly is wrong with a file is for ``languagefile.faults`` to tell, which takes longer.
    """
    infos = {}
    sound = True
    for folder in language_values.folders(root):
        if not language_values.is_code(folder.name):
            sound = False
            continue
        try:
            data = yaml.safe_load((folder / language_values.NAME).read_text(encoding="utf-8"))
            infos[folder.name] = LanguageInfo(folder.name, **language_values.checked(data))
        except (OSError, LookupError, TypeError, ValueError, RecursionError, yaml.YAMLError):
            sound = False
    origins = {code for code, info in infos.items() if code != SOURCE_LANGUAGE and not info.derived_from}
    orphans = [code for code, info in infos.items() if info.derived_from and info.derived_from not in origins]
    for code in orphans:
        del infos[code]
    sound = sound and SOURCE_LANGUAGE in infos and not orphans
    infos.setdefault(SOURCE_LANGUAGE, _ENGLISH)
    ordered = sorted(infos.values(), key=lambda info: (info.code != SOURCE_LANGUAGE, info.order, info.code))
    return {info.code: info for info in ordered}, sound


LANGUAGES, SOUND = _read(LOCALES)
"""The languages in the order of the switcher, the one of the msgids first; and whether all their files are sound."""

TRANSLATIONS: tuple[str, ...] = tuple(
    code for code, info in LANGUAGES.items() if code != SOURCE_LANGUAGE and not info.derived_from
)
"""The languages whose PO files hold every text."""

DERIVED: tuple[str, ...] = tuple(code for code, info in LANGUAGES.items() if info.derived_from)
"""The languages that are made from one of those, and whose PO files hold only what is worded otherwise."""


def faults() -> list[Finding]:
    """What is wrong with the files of the languages."""
    from generator.text import language_file

    return language_file.faults(LOCALES, SOURCE_LANGUAGE)


def language(code: str) -> LanguageInfo:
    """The language of ``code``; ``zh-Hant`` is taken for ``zh_Hant``. Raises KeyError for one the site doesn't have."""
    return LANGUAGES[code.replace("-", "_")]


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
