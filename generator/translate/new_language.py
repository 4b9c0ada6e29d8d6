"""A new language: its ``language.yaml`` and PO files, from nothing but its code, by what CLDR knows of it."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from babel import Locale, UnknownLocaleError
from babel.localedata import locale_identifiers
from pydantic import ValidationError

from catalog import Catalog
from catalog.findings import nearest
from generator.text import language_folders, language_values
from generator.text.languages import LANGUAGES, LOCALES, LanguageInfo
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.text.plurals import plural_forms
from generator.text.po_files import sweep
from generator.text.scripts import FONTS
from generator.text.subtags import whole
from generator.translate import proposals
from generator.translate.merge import Change
from generator.translate.update import update

COMMENT = "# Made by “fathom locale new”, from CLDR. Correct here what does not fit your language.\n"
_STEP = 10
"""How far apart the places in the switcher are, so that a language can be put between two others."""

_SNOWBALL = {"nb": "no", "nn": "no"}
"""Languages whose stemmer has another name than their code."""

_QUOTES = {
    **dict.fromkeys(("cs", "de", "sk"), "„“‚‘"),
    **dict.fromkeys(("es", "fr", "it", "pt"), "«»“”"),
    **dict.fromkeys(("be", "ru", "uk"), "«»„“"),
    **dict.fromkeys(("ko", "nl"), "“”‘’"),
    "hu": "„”»«",
}
"""The quotation marks of languages, which Babel does not have: those of a quotation, then those within one."""

_SET_APART = {"br": ";:?!", "fr": ";:?!«»", "fr_CA": ":«»"}
"""The marks that a space sets apart, which Babel does not have: in Canada only the colon and the quotation marks."""

_KEYS = (
    *("name", "english", "order", "script", "direction", "plural_forms", "fonts", "stemmer", "quotes"),
    *("set_apart", "tied"),
)
_GRAMMAR = {
    "negations": "Words that deny something, as patterns.",
    "forms": "What names are inside a sentence; a message asks for one as {lord|the}. Take out what nobody needs.",
    "counts": "What stands behind a number, by CLDR's plural categories: {pearls#pearl}.",
    "several": "What labels several of it: Monster tokens 20.",
    "number_words": "The words for numbers, by which the checks know that “three” is 3 (CLDR).",
}
"""What else stands in the file, each with what it is."""


class NewLanguageError(ValueError):
    """A language that cannot be made; ``message`` tells why, and what to do."""

    def __init__(self, message: LazyMessage) -> None:
        self.message = message
        super().__init__(message.translated())


@dataclass(frozen=True)
class Created:
    """A language that was made: what is known of it, its folder, and how many texts wait there to be translated."""

    info: LanguageInfo
    folder: Path
    texts: int


@dataclass(frozen=True)
class Answers:
    """What somebody says of a language; None leaves what is proposed.

    ``forms`` are names of forms, ``denying`` and ``tied`` words, ``quotes`` the four marks.
    """

    forms: tuple[str, ...] | None = None
    denying: tuple[str, ...] | None = None
    tied: tuple[str, ...] | None = None
    quotes: str | None = None


def create(catalog: Catalog, given: str, locales: Path = LOCALES, answers: Answers | None = None) -> Created:
    """Make the language ``given``: its folder appears whole or not at all, and nothing that is there is changed.

    Raises NewLanguageError for a code that nobody knows, or of a language that is there; WordsError for templates
    that cannot be read; OSError where ``locales`` cannot be written.
    """
    info = answered(describe(given), answers or Answers())
    target = locales / info.code
    if info.code in LANGUAGES or target.exists():
        raise NewLanguageError(
            lazy(
                _("the language “{code}” is there already, in {folder}; nothing was changed"),
                code=info.code,
                folder=target.name,
            )
        )
    sweep(locales, ".new-*")
    with tempfile.TemporaryDirectory(prefix=".new-", dir=locales) as place:
        workshop = Path(place)
        # With the templates beside it, the language gets their dates.
        for template in locales.glob("*.pot"):
            shutil.copy(template, workshop)
        (workshop / info.code).mkdir()
        (workshop / info.code / language_folders.NAME).write_text(describing(info), encoding="utf-8")
        LANGUAGES[info.code] = info
        try:
            changes = update(catalog, [info.code], locales=workshop)
            os.rename(workshop / info.code, target)
        except BaseException:
            del LANGUAGES[info.code]
            raise
    return Created(info, target, _waiting(changes))


def _waiting(changes: list[Change]) -> int:
    return sum(change.added for change in changes if change.path.suffix == ".po")


def answered(info: LanguageInfo, answers: Answers) -> LanguageInfo:
    """The language as somebody corrects it. Raises RefusedError for values that no language may have."""
    values: dict[str, Any] = dict(info)
    if answers.forms is not None:
        known = {name: info.forms.get(name, f"the form {name}") for name in answers.forms}
        behind = {name: row for name, row in info.counts.items() if {name, *row.values()} <= known.keys()}
        several = info.several if info.several in known else ""
        values |= {"forms": known, "counts": behind, "several": several}
    if answers.denying is not None:
        values["negations"] = tuple(rf"\b{re.escape(word)}\b" for word in answers.denying)
    if answers.tied is not None:
        values["tied"] = answers.tied
    if answers.quotes is not None:
        values["quotes"] = answers.quotes
    try:
        # What is empty is left out of the file, and is no value there.
        return LanguageInfo(**{key: value for key, value in values.items() if value})
    except ValidationError as error:
        first = error.errors()[0]
        raise NewLanguageError(
            lazy(
                _("“{value}” is no value of “{key}”: {reason}; nothing was changed"),
                value=str(first["input"])[:60],
                key=".".join(map(str, first["loc"])),
                reason=_told(first),
            )
        ) from None


def _told(error: Mapping[str, Any]) -> str:
    """Why a value is refused, and what is accepted."""
    cause = error.get("ctx", {}).get("error")
    accepted = getattr(cause, "accepted", "")
    return "; ".join(part for part in (str(cause or error["msg"]), accepted) if part)


def describe(given: str) -> LanguageInfo:
    """What CLDR knows of the language ``given``: ``fr``, ``pt_BR`` or ``pt-BR``. Raises NewLanguageError."""
    try:
        locale = Locale.parse(given.strip().replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        raise NewLanguageError(_unknown(given)) from None
    code = str(locale)
    # Babel passes over what it doesn't know; a slip in the script must not make another language.
    if not set(given.strip().replace("-", "_").casefold().split("_")) <= set(code.casefold().split("_")):
        raise NewLanguageError(_unknown(given, code))
    if not language_folders.CODE.fullmatch(code):
        raise NewLanguageError(
            lazy(
                _("the site has no room for variants of a language: “{code}”; take “{other}”"),
                code=code,
                other=locale.language,
            )
        )
    if code in language_folders.TAKEN:
        raise NewLanguageError(
            lazy(_("the address of the language “{code}” is taken by a folder that all languages share"), code=code)
        )
    script = whole(code)[1] or "Latn"
    forms, counts, several = proposals.forms(locale)
    orders = [info.order for info in LANGUAGES.values()]
    return LanguageInfo(
        code=code,
        name=locale.get_display_name(locale) or code,
        english=locale.english_name or code,
        plural_forms=plural_forms(locale),
        order=min(max(orders) + _STEP, language_values.LAST),
        script=script,
        direction=locale.text_direction,
        fonts=FONTS.get(script, ()),
        stemmer=_stemmer(locale.language),
        quotes=_QUOTES.get(locale.language, ""),
        set_apart=_SET_APART.get(code, _SET_APART.get(locale.language, "")),
        forms=forms,
        counts=counts,
        several=several,
        number_words=proposals.number_words(locale),
    )


def _unknown(given: str, near: str | None = None) -> LazyMessage:
    """The complaint about a code that is none, with the nearest that is."""
    shown = given if len(given) <= 40 else given[:39] + "…"
    english = Locale("en").languages
    codes = [code for code in locale_identifiers() if language_folders.CODE.fullmatch(code)]
    names = {str(english[code]).casefold(): code for code in codes if code in english}
    names |= {(Locale.parse(code).get_display_name() or code).casefold(): code for code in codes if "_" not in code}
    wanted = given.strip().replace("-", "_")
    if near is None:
        start = wanted.split("_")[0]
        near = names.get(wanted.casefold()) or nearest(wanted, codes) or (start if start in codes else None)
    else:
        near = nearest(wanted, [code for code in codes if code.split("_")[0] == near.split("_")[0]]) or near
    if near is None and (name := nearest(wanted.casefold(), names)) is not None:
        near = names[name]
    if near is None:
        text = _("there is no language with the code “{code}”; take one like fr, pt_BR or sr_Latn")
        return lazy(text, code=shown)
    name = Locale.parse(near).english_name or near
    return lazy(
        _("there is no language with the code “{code}”; is it “{near}” ({name})?"), code=shown, near=near, name=name
    )


def _stemmer(language: str) -> str | None:
    name = _SNOWBALL.get(language, language)
    return name if name in language_values.stemmers() else None


def describing(info: LanguageInfo) -> str:
    """The ``language.yaml`` of a language."""
    values = {key: getattr(info, key) for key in _KEYS}
    message = {key: list(value) if isinstance(value, tuple) else value for key, value in values.items() if value}
    text = COMMENT + _dumped(message)
    for key, about in _GRAMMAR.items():
        if value := getattr(info, key):
            text += f"# {about}\n" + _dumped({key: list(value) if isinstance(value, tuple) else value})
    return text


def _dumped(data: Mapping[str, Any]) -> str:
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=1000)
