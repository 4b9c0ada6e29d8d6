"""The header of templates and PO files, as gettext and the editors expect it."""

from __future__ import annotations

from collections.abc import Mapping
from gettext import c2py

from generator.text.languages import SOURCE_LANGUAGE, LanguageInfo, language
from generator.text.subtags import whole

PROJECT = "Fathom"

BUGS_TO = "Report-Msgid-Bugs-To"
REVISED = "PO-Revision-Date"

_BOILERPLATE = {
    REVISED: "YEAR-MO-DA HO:MI+ZONE",
    "Last-Translator": "FULL NAME <EMAIL@ADDRESS>",
    "Language-Team": "LANGUAGE <LL@li.org>",
    "Language": "",
    "Plural-Forms": "nplurals=INTEGER; plural=EXPRESSION;",
}
"""What a template holds in the fields that each translation fills in; editors know these very words."""

_FIXED = ("Project-Id-Version", "Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Plural-Forms")
"""The fields that are ours to write, whatever an editor made of them."""

_NUMBERS = range(1000)
"""Formulas that pick the same forms for these numbers are the same."""


def same_language(given: str, info: LanguageInfo) -> bool:
    """Whether a header's ``given`` code means the language: editors write zh_TW for zh_Hant, and mean the same.

    >>> [same_language(code, language("zh_Hant")) for code in ("zh_Hant", "zh_TW", "zh_CN", "zh", "?")]
    [True, True, False, False, False]
    """
    wanted, there = whole(info.code), whole(given)
    return there == wanted if info.code.endswith(f"_{wanted[2]}") else there[:2] == wanted[:2]


_DROPPED = "POT-Creation-Date"
"""A date that every change of the English would change in every file: two branches would fight over it."""


def template_header(domain: str, bugs_to: str = "") -> dict[str, str]:
    """The header of the template of ``domain``; ``bugs_to`` is the address that a maintainer wrote there."""
    return {
        "Project-Id-Version": f"{PROJECT} {domain}",
        BUGS_TO: bugs_to,
        REVISED: _BOILERPLATE[REVISED],
        "Last-Translator": _BOILERPLATE["Last-Translator"],
        "Language-Team": _BOILERPLATE["Language-Team"],
        "Language": "",
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": _BOILERPLATE["Plural-Forms"],
    }


def translation_header(old: Mapping[str, str], lang: str, domain: str, today: str, bugs_to: str = "") -> dict[str, str]:
    """The header of a PO file: what translators and their editors wrote in ``old`` stays, the rest is filled in.

    ``today`` is the date of a file that has none yet; it stays until an editor writes another one.
    """
    info = language(lang)
    ours = {
        **template_header(domain, bugs_to),
        REVISED: today,
        "Last-Translator": "",
        "Language-Team": info.english,
        "Language": info.code,
        "Plural-Forms": info.plural_forms,
        "X-Source-Language": SOURCE_LANGUAGE,
    }
    kept = {name: value for name, value in old.items() if value.strip() and value != _BOILERPLATE.get(name)}
    header = {**ours, **kept, **{name: ours[name] for name in _FIXED}}
    header.pop(_DROPPED, None)
    if bugs_to:
        header[BUGS_TO] = bugs_to
    if same_plural_forms(kept.get("Plural-Forms", ""), info):
        header["Plural-Forms"] = kept["Plural-Forms"]
    return header


def title(lang: str, domain: str) -> str:
    """The comment at the top of a PO file that has none yet."""
    return f"{language(lang).english} texts of {PROJECT}: {domain}.\nDistributed under the licence of {PROJECT}."


def same_plural_forms(given: str, info: LanguageInfo) -> bool:
    """True if a Plural-Forms field picks the language's forms, however its formula is spelt."""
    if given.replace(" ", "") == info.plural_forms.replace(" ", ""):
        return True
    count, _, formula = given.partition(";")
    if count.replace(" ", "") != f"nplurals={info.plural_count}":
        return False
    try:
        theirs, ours = c2py(formula.partition("=")[2].strip().rstrip(";")), c2py(info.plural_formula)
        return all(theirs(number) == ours(number) for number in _NUMBERS)
    except (ValueError, ArithmeticError, RecursionError):
        return False
