"""The file ``language.yaml`` that makes a folder of ``locales`` a language of the site."""

from __future__ import annotations

import re
from functools import cache
from gettext import c2py
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, Strict, field_validator, model_validator

if TYPE_CHECKING:
    from catalog.findings import Finding

NAME = "language.yaml"
CODE = re.compile(r"[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|[0-9]{3}))?")
"""How a language's folder is called: ``pl``, ``zh_Hant``, ``pt_BR``."""

TAKEN = frozenset({"api", "css", "js"})
"""Codes of languages whose folder on the site would be one that all languages share."""

OWN_STEMMERS = ("en", "pl")
"""The stemmers in ``docs/search/stems.js``; the others are Snowball's, which come with Material."""

_PLURAL_FORMS = re.compile(r"nplurals=([1-6]); plural=([^;]{1,800});")
_NUMBERS = range(201)
"""Numbers that show every plural form there is."""

_UNFIT = re.compile(r"[\x00-\x1f<>&\u200b-\u200f\u202a-\u202e\u2066-\u2069]")
_FONT = re.compile(r"[A-Za-z0-9][A-Za-z0-9 -]{0,59}")
_SCRIPT = re.compile(r"[A-Z][a-z]{3}")


def _is_label(given: str) -> str:
    if not 0 < len(given.strip()) <= 60 or _UNFIT.search(given):
        _refuse("this is no name", "1 to 60 letters, no invisible ones and no < > &", "write the name as people do")
    return given


def _is_font(given: str) -> str:
    if not _FONT.fullmatch(given):
        _refuse("this is no font", "a name of letters, digits, spaces and hyphens", "write the font's family name")
    return given


def _is_script(given: str) -> str:
    if not _SCRIPT.fullmatch(given):
        _refuse("this is no script", "a code of four letters like Latn, Hant or Arab", "write the code of ISO 15924")
    return given


Label = Annotated[str, AfterValidator(_is_label)]
Font = Annotated[str, AfterValidator(_is_font)]
Script = Annotated[str, AfterValidator(_is_script)]


class Wording(BaseModel):
    """A word that a derived language has in place of what the conversion would make of it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    origin: Annotated[str, Field(min_length=1, max_length=40, description="the word in the language of origin")]
    here: Annotated[Label, Field(description="the word here")]
    domains: Annotated[tuple[str, ...], Field(description="only in these PO domains; left out: in all")] = ()


class LanguageFile(BaseModel):
    """What ``language.yaml`` says of a language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[Label, Field(description="its name in itself, as the switcher shows it")]
    english: Annotated[Label, Field(description="its name in English")]
    order: Annotated[int, Strict(), Field(ge=0, le=9999, description="its place in the switcher")] = 1000
    script: Annotated[Script, Field(description="its script: Latn, Hant")]
    direction: Annotated[Literal["ltr", "rtl"], Field(description="the way it is written")] = "ltr"
    plural_forms: Annotated[str, Field(description="the Plural-Forms of its PO files")]
    theme: Annotated[str, Field(description="the language of Material whose own few words the pages show")]
    fonts: Annotated[tuple[Font, ...], Field(description="fonts to try before the system's")] = ()
    stemmer: Annotated[str | None, Field(description="what makes inflected words alike for the search")] = None
    derived_from: Annotated[str | None, Field(description="the language that it is made from at build time")] = None
    converter: Annotated[str | None, Field(description="the conversion of OpenCC that makes it")] = None
    wording: Annotated[tuple[Wording, ...], Field(description="words that the conversion gets wrong")] = ()

    @field_validator("plural_forms")
    @classmethod
    def _plural(cls, given: str) -> str:
        found = _PLURAL_FORMS.fullmatch(given)
        if found is None or not _counts(found[2], int(found[1])):
            _refuse(
                "these are no plural forms",
                "nplurals=2; plural=(n != 1); or the like, whose result is always below nplurals",
                "copy the line Plural-Forms of a PO file in this language",
            )
        return given

    @field_validator("theme")
    @classmethod
    def _theme(cls, given: str) -> str:
        return _one_of(given, themes(), "Material has no such language")

    @field_validator("stemmer")
    @classmethod
    def _stemmer(cls, given: str | None) -> str | None:
        # Snowball's are looked up only for a language that wants one.
        known = OWN_STEMMERS if given in OWN_STEMMERS else stemmers()
        return given and _one_of(given, known, "there is no such stemmer")

    @model_validator(mode="after")
    def _derived(self) -> LanguageFile:
        if (self.derived_from is None) != (self.converter is None):
            _refuse(
                "a derived language needs both derived_from and converter",
                "both keys, or neither", "add the other key, or take the one away",
            )  # fmt: skip
        if self.converter is not None:
            _one_of(self.converter, converters(), "OpenCC has no such conversion", "converter")
        return self


def _counts(formula: str, count: int) -> bool:
    """Whether a plural formula gives a form below ``count`` for every number."""
    try:
        form = c2py(formula)
        return all(0 <= form(number) < count for number in _NUMBERS)
    except (ValueError, ArithmeticError, RecursionError):
        return False


def _one_of(given: str, known: tuple[str, ...], message: str, field: str | None = None) -> str:
    if given not in known:
        from catalog.findings import did_you_mean, listed

        _refuse(message, listed(known, 100), did_you_mean(given, known, "write one of these"), given, field)
    return given


def _refuse(message: str, accepted: str, mend: str, given: str | None = None, field: str | None = None) -> NoReturn:
    # The catalogue takes longer to import than everything else of the command line, and is needed only for faults.
    from catalog.findings import RefusedError

    raise RefusedError(message, accepted=accepted, mend=mend, given=given, field=(field,) if field else ())


@cache
def _material() -> Path:
    """The templates of the installed Material."""
    spec = find_spec("material")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "templates"


@cache
def themes() -> tuple[str, ...]:
    """The languages that Material's own words are translated into."""
    return tuple(sorted(path.stem for path in (_material() / "partials" / "languages").glob("*.html")))


def stemmer_file(name: str) -> Path:
    """The script of Snowball's stemmer for a language, or with ``stemmer.support`` what all of them need."""
    return _material() / "assets" / "javascripts" / "lunr" / "min" / f"lunr.{name}.min.js"


@cache
def stemmers() -> tuple[str, ...]:
    """Every stemmer that the search can use: our own, and those of Snowball."""
    # Some of Material's files for a language only cut texts into words; 'du' is an old name of 'nl'.
    found = {
        path.name.split(".")[1]
        for path in stemmer_file("*").parent.glob("lunr.??.min.js")
        if "setCurrent" in path.read_text(encoding="utf-8")
    }
    return tuple(sorted(found.union(OWN_STEMMERS) - {"du"}))


@cache
def converters() -> tuple[str, ...]:
    """The conversions that OpenCC has."""
    spec = find_spec("opencc")
    assert spec is not None
    assert spec.origin is not None
    return tuple(sorted(path.stem for path in Path(spec.origin).parent.glob("clib/share/opencc/*.json")))


def is_code(name: str) -> bool:
    """Whether a folder called so can be a language."""
    return bool(CODE.fullmatch(name)) and name not in TAKEN


def folders(root: Path) -> list[Path]:
    """The folders below ``root`` that are languages, or were meant to be."""
    if not root.is_dir():
        return []
    return sorted(path for path in root.iterdir() if path.is_dir() and not path.name.startswith((".", "_")))


def faults(root: Path, source: str) -> list[Finding]:
    """Everything that is wrong with the languages below ``root``; ``source`` is the language of the English texts."""
    from catalog.document import Document, read
    from catalog.findings import Finding
    from catalog.shape import accept

    findings: list[Finding] = []
    accepted: dict[str, tuple[Document, LanguageFile]] = {}
    for folder in folders(root):
        document = read(folder / NAME)
        code = folder.name
        if not is_code(code):
            findings.append(
                Finding(
                    document.file, 1, "", code, "a code like pl, zh_Hant or pt_BR", "rename or remove the folder",
                    "the folder is not called by the code of a language", "language-code",
                )
            )  # fmt: skip
        elif document.findings:
            findings += document.findings
        else:
            model, wrong = accept(LanguageFile, document.data, document, (), code)
            findings += wrong
            if isinstance(model, LanguageFile):
                accepted[code] = (document, model)
    for code, (document, model) in accepted.items():
        origin = model.derived_from
        if origin is not None and (origin not in accepted or accepted[origin][1].derived_from or origin == source):
            known = [other for other, (_, found) in accepted.items() if not found.derived_from and other != source]
            findings.append(
                Finding(
                    document.file, document.line(("derived_from",)), "derived_from", origin, ", ".join(known),
                    "write the code of a language that has translations of its own",
                    f"{code}: no language can be made from this", "language-origin",
                )
            )  # fmt: skip
    if not (root / source).is_dir():
        place = read(root / source / NAME).file
        findings.append(
            Finding(
                place, 1, "", "nothing", "the language of the texts themselves", "put the file back",
                "the file is missing", "language-source",
            )
        )  # fmt: skip
    return sorted(findings)
