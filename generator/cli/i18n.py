"""The language of answers, names and findings at the command line, and findings in it.

What commands say of their own, as their help, is English. ``_()`` gives a text of the domain ``site`` in the current
language: what is found in somebody's file, which those who mend it need not read English for, and words that pages say
as well. The translations are read when the first of them is needed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from generator.text.languages import SOURCE_LANGUAGE, code_of, codes

if TYPE_CHECKING:
    from generator.text.words import Words

VARIABLE = "FATHOM_LANG"
"""The environment variable that names the language."""

_SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_DOMAIN = "site"


class _Current:
    """The current language; its words are None until they are needed."""

    lang = SOURCE_LANGUAGE
    words: Words | None = None
    readable = True


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for: by FATHOM_LANG, else by the system's locale, else English."""
    try:
        return code_of(environment.get(VARIABLE, ""))
    except KeyError:
        system = next((environment[name] for name in _SYSTEM_VARIABLES if environment.get(name)), "")
    return nearest(system)


def nearest(wanted: str) -> str:
    """The language of the site for a locale such as ``zh_TW.UTF-8``, as the site's start page finds it; or English."""
    parts = re.split(r"[.@]", wanted)[0].replace("-", "_").split("_")
    same = [code for code in codes() if code.split("_")[0] == parts[0].lower()]
    if len(same) < 2:
        return same[0] if same else SOURCE_LANGUAGE
    # Only where there is a choice: babel takes a while to import.
    from generator.text.subtags import whole

    wanted_whole = whole("_".join(parts))
    wholes = {code: whole(code) for code in same}
    by_region = [code for code in same if wholes[code] == wanted_whole]
    by_script = [code for code in same if wholes[code][:2] == wanted_whole[:2]]
    return (by_region or by_script or same)[0]


def activate(lang: str, words: Words | None = None) -> None:
    """Take ``lang`` for the current language. Raises KeyError for a language that the site doesn't have."""
    code = code_of(lang)
    if words or code != _Current.lang:
        _Current.lang, _Current.words, _Current.readable = code, words, True


def current_language() -> str:
    """The code of the current language."""
    return _Current.lang


def words() -> Words:
    """The texts of the current language, of all domains."""
    if _Current.words is None:
        from generator.text.words import Words

        _Current.words = Words(_Current.lang)
    return _Current.words


def _(text: str) -> str:
    """``text`` in the current language."""
    if not _is_translated():
        return text
    translation = str(words().text(_DOMAIN, text))
    return translation if _fits(translation, text) else text


def ngettext(one: str, other: str, number: int) -> str:
    """The form for ``number`` of a counted text, in the current language; the number is still to be filled in."""
    english = one if number == 1 else other
    if not _is_translated():
        return english
    translation = str(words().count(_DOMAIN, one, other, number))
    return translation if _fits(translation, other) else english


def _is_translated() -> bool:
    """False for English, and where the files of the language are broken: the command that reads them tells."""
    if _Current.lang == SOURCE_LANGUAGE or not _Current.readable:
        return False
    from catalog import CatalogError
    from generator.text.words import WordsError

    try:
        words().load((_DOMAIN,))
    except (CatalogError, WordsError):
        _Current.readable = False
    return _Current.readable


def _fits(translation: str, english: str) -> bool:
    """False where a translation asks for values that the English doesn't have: it cannot be said."""
    from catalog.placeholders import fits

    return fits(translation, english)
