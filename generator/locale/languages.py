"""The languages of the site and where their PO files lie."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The repository: reported file names are relative to it."""

LOCALES = ROOT / "locales"

SOURCE_LANGUAGE = "en"


@dataclass(frozen=True)
class LanguageInfo:
    """A language: its PO folder name, its name in itself, its HTML tag and its gettext plural formula."""

    code: str
    name: str
    english: str
    plural_forms: str

    @property
    def tag(self) -> str:
        """The tag for URLs and ``lang`` attributes: ``zh-Hant``."""
        return self.code.replace("_", "-")

    @property
    def plural_count(self) -> int:
        """How many plural forms a message has in the language."""
        return int(self.plural_forms.partition("=")[2].partition(";")[0])

    @property
    def plural_formula(self) -> str:
        """The C expression that picks a form for ``n``."""
        return self.plural_forms.partition("plural=")[2].rstrip("; ")


_POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
_SINGLE = "nplurals=1; plural=0;"

LANGUAGES: dict[str, LanguageInfo] = {
    info.code: info
    for info in (
        LanguageInfo("en", "English", "English", "nplurals=2; plural=(n != 1);"),
        LanguageInfo("zh_Hant", "繁體中文", "Traditional Chinese", _SINGLE),
        LanguageInfo("ja", "日本語", "Japanese", _SINGLE),
        LanguageInfo("pl", "polski", "Polish", _POLISH),
    )
}
"""The languages in the order of the switcher; the first is the language of the msgids."""

TRANSLATIONS: tuple[str, ...] = tuple(code for code in LANGUAGES if code != SOURCE_LANGUAGE)
"""The languages that have PO files."""


def language(code: str) -> LanguageInfo:
    """The language of ``code``; ``zh-Hant`` is taken for ``zh_Hant``. Raises KeyError for one the site doesn't have."""
    return LANGUAGES[code.replace("-", "_")]


def po_path(code: str, domain: str, root: Path | None = None) -> Path:
    """Where the PO file of a language and domain lies."""
    return (root or LOCALES) / code / "LC_MESSAGES" / f"{domain}.po"


def pot_path(domain: str, root: Path | None = None) -> Path:
    """Where the template of a domain lies."""
    return (root or LOCALES) / f"{domain}.pot"


def shown_path(path: Path) -> str:
    """``path`` as findings name it: from the repository on if it lies there."""
    resolved = path.resolve()
    return resolved.relative_to(ROOT).as_posix() if resolved.is_relative_to(ROOT) else str(path)
