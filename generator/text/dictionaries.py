"""The spelling dictionaries of Hunspell that are on this machine, by language."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel.core import get_global

if TYPE_CHECKING:
    from generator.text.languages import LanguageInfo

VARIABLE = "DICPATH"
"""The environment variable by which Hunspell itself is told of other folders."""

_FOLDERS = (
    "/usr/share/hunspell",
    "/usr/share/myspell/dicts",
    "/usr/local/share/hunspell",
    "/opt/homebrew/share/hunspell",
    "~/.local/share/hunspell",
    "~/Library/Spelling",
    "/Library/Spelling",
)
_OFFICES = (
    ("/usr/lib/libreoffice/share/extensions", "dict-*"),
    ("/opt", "libreoffice*/share/extensions/dict-*"),
    ("/Applications/LibreOffice.app/Contents/Resources/extensions", "dict-*"),
    ("C:/Program Files/LibreOffice/share/extensions", "dict-*"),
)
"""Where LibreOffice keeps the dictionaries that come with it."""

_NEAR = 5


class SpellingDictionary:
    """A dictionary of Hunspell: ``path`` is that of its .dic file, beside which its .aff file lies."""

    def __init__(self, path: Path) -> None:
        from hunspell import Hunspell  # loaded only now: it takes time, and few commands ask for a spelling

        self._hunspell: Any = Hunspell(path.stem, hunspell_data_dir=str(path.parent))

    def knows(self, word: str) -> bool:
        """Whether the word, with a straight apostrophe for a curly one, is spelled so."""
        try:
            return bool(self._hunspell.spell(_plain(word)))
        except UnicodeEncodeError:  # a letter that no word of the dictionary has
            return False

    def near(self, word: str) -> list[str]:
        """Some words that may be meant, the likeliest first, with the apostrophe of the word."""
        try:
            found = list(self._hunspell.suggest(_plain(word)))[:_NEAR]
        except UnicodeEncodeError:
            return []
        return [near.replace("'", "’") for near in found] if "'" not in word else found


def _plain(word: str) -> str:
    """A word as dictionaries list it: with straight apostrophes, usual hyphens and letters that are whole."""
    return unicodedata.normalize("NFC", word).replace("’", "'").replace("\u2011", "-")


@cache
def dictionary(info: LanguageInfo) -> SpellingDictionary | None:
    """The dictionary of a language; None if this machine has none."""
    path = find(info)
    return SpellingDictionary(path) if path else None


def find(info: LanguageInfo) -> Path | None:
    """The .dic file of a language that has an .aff file beside it; None if this machine has none."""
    return next(_paths(info), None)


def file_name(info: LanguageInfo) -> str:
    """What the dictionary of a language is usually called: ``pl_PL``."""
    return next(_names(info))


def _paths(info: LanguageInfo) -> Iterator[Path]:
    """The .dic files of a language with an .aff file beside them, first those where the variable says."""
    told = [Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder]
    usual = [Path(folder).expanduser() for folder in _FOLDERS]
    offices = [folder for root, pattern in _OFFICES for folder in sorted(Path(root).glob(pattern))]
    for folder in (*told, *usual, *offices):
        for name in _names(info):
            for path in sorted(folder.glob(f"{name}.dic")):
                if path.with_suffix(".aff").is_file():
                    yield path


def _names(info: LanguageInfo) -> Iterator[str]:
    """What the files of a language's dictionary may be called, as patterns: with the likeliest territory first."""
    code = info.code
    spoken = code.partition("_")[0]
    territory = _usual(code).rpartition("_")[2]
    if territory and code == spoken:
        yield f"{code}_{territory}"
    yield code
    yield info.tag
    if code == spoken:
        # LibreOffice calls that of German de_DE_frami; its de_AT_frami would be the first otherwise.
        yield f"{code}_{territory}_*"
        yield f"{code}_*"
    elif _usual(spoken).split("_")[1:2] == [info.script]:
        # That of all French serves Canada, too; but that of Serbian is Cyrillic, and useless for Serbian in Latin.
        yield spoken


def _usual(code: str) -> str:
    """A code with the script and territory that are likeliest: ``pl`` is ``pl_Latn_PL``."""
    return str(get_global("likely_subtags").get(code, ""))
