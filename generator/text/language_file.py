"""The file ``language.yaml`` that makes a folder of ``locales`` a language of the site."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, Strict, model_validator

from catalog.document import Document, read
from catalog.findings import Finding, RefusedError
from catalog.shape import accept
from generator.text import language_values as values
from generator.text.language_folders import NAME, folders, is_code
from generator.text.scripts import EAST_ASIAN

Label = Annotated[str, AfterValidator(values.label)]
Font = Annotated[str, AfterValidator(values.font)]
Script = Annotated[str, AfterValidator(values.script)]
PluralForms = Annotated[str, AfterValidator(values.plural_forms)]
Stemmer = Annotated[str, AfterValidator(values.stemmer)]
Converter = Annotated[str, AfterValidator(values.converter)]
Forms = Annotated[dict[str, str], AfterValidator(values.forms)]
ShortWord = Annotated[str, AfterValidator(values.short_word)]
SpelledWord = Annotated[str, AfterValidator(values.spelled_word)]
Quotes = Annotated[str, AfterValidator(values.quotes)]
Pattern = Annotated[str, AfterValidator(values.pattern)]
NumberValue = Annotated[str, AfterValidator(values.number_value)]
Spelled = Annotated[str, AfterValidator(values.spelled)]
SetApart = Annotated[str, AfterValidator(values.set_apart)]
Alphabet = Annotated[str, AfterValidator(values.alphabet)]
Origin = Annotated[str, AfterValidator(values.origin)]


class Wording(BaseModel):
    """A word that a derived language has in place of what the conversion would make of it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    origin: Annotated[Origin, Field(description="the word in the language of origin")]
    here: Annotated[Label, Field(description="the word here")]
    domains: Annotated[tuple[str, ...], Field(description="only in these PO domains; left out: in all")] = ()


class LanguageFile(BaseModel):
    """What ``language.yaml`` says of a language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[Label, Field(description="its name in itself, as the switcher shows it")]
    english: Annotated[Label, Field(description="its name in English")]
    order: Annotated[int, Strict(), Field(ge=0, le=values.LAST, description="its place in the switcher")] = 1000
    complete: Annotated[bool, Strict(), Field(description="nothing is left to translate; a gap is an error")] = False
    script: Annotated[Script, Field(description="its script: Latn, Hant")]
    direction: Annotated[Literal["ltr", "rtl"], Field(description="the way it is written")] = "ltr"
    plural_forms: Annotated[PluralForms, Field(description="the Plural-Forms of its PO files")]
    fonts: Annotated[tuple[Font, ...], Field(description="fonts to try before the system's")] = ()
    stemmer: Annotated[Stemmer | None, Field(description="what makes inflected words alike for the search")] = None
    derived_from: Annotated[str | None, Field(description="the language that it is made from at build time")] = None
    converter: Annotated[Converter | None, Field(description="the conversion of OpenCC that makes it")] = None
    wording: Annotated[tuple[Wording, ...], Field(description="words that the conversion gets wrong")] = ()

    forms: Annotated[Forms, Field(description="the forms that names have in a sentence, each with what it is")] = {}
    counts: Annotated[
        dict[str, dict[str, str]],
        Field(description="for a form, the form of a noun behind a number, by CLDR's plural categories"),
    ] = {}

    number_words: Annotated[
        dict[Literal["unsure", "sure"], dict[NumberValue, Spelled]],
        Field(description="for numbers, their words in all forms; unsure are those that often mean something else"),
    ] = {}

    small_after_colon: Annotated[
        bool, Strict(), Field(description="a sentence behind a colon begins with a small letter")
    ] = False
    several: Annotated[str, Field(description="the form of a name that labels several of it")] = ""
    tied: Annotated[tuple[ShortWord, ...], Field(description="short words that must not end a line")] = ()
    nor: Annotated[ShortWord | None, Field(description="the word that joins a list under a negation")] = None
    negations: Annotated[
        tuple[Pattern, ...], Field(description="patterns of the words that deny something, for the checks")
    ] = ()
    verbs: Annotated[
        tuple[Pattern, ...],
        Field(description="patterns of names that are verbs, and so fit no sentence, for the checks"),
    ] = ()
    wholes: Annotated[
        tuple[Pattern, ...],
        Field(description="patterns of the words for all of several, absurd of one, for the checks"),
    ] = ()
    measures: Annotated[
        dict[Label, Pattern],
        Field(description="for nouns that texts count, patterns of what stands behind their number, for the checks"),
    ] = {}
    avoided: Annotated[
        dict[Pattern, Label],
        Field(description="patterns of words that its texts avoid, each with what they say instead"),
    ] = {}
    spelled: Annotated[
        tuple[SpelledWord, ...],
        Field(description="words that its dictionary lacks; a star at the end: any ending may follow"),
    ] = ()
    quotes: Annotated[Quotes, Field(description="the four marks of a quotation and of one within it: “”‘’")] = ""
    set_apart: Annotated[
        SetApart, Field(description="marks that have a space beside them, at which no line breaks: ;:?!«»")
    ] = ""
    alphabet: Annotated[Alphabet, Field(description="its letters in their order")] = ""
    han_order: Annotated[
        Literal["strokes", "pinyin"] | None, Field(description="by what its names in Chinese characters are sorted")
    ] = None
    readings: Annotated[bool, Strict(), Field(description="names are sorted by a reading, which their PO file has")] = (
        False
    )

    @model_validator(mode="after")
    def _counted(self) -> LanguageFile:
        values.counts(self.counts, self.forms)
        values.several(self.several, self.forms)
        return self

    @model_validator(mode="after")
    def _derived(self) -> LanguageFile:
        if (self.derived_from is None) != (self.converter is None):
            raise RefusedError(
                "a derived language needs both derived_from and converter",
                accepted="both keys, or neither",
                hint="add the other key, or take the one away",
            )
        return self


class LanguageInfo(LanguageFile):
    """A language: what its file says, and its folder's name."""

    model_config = ConfigDict(defer_build=True)

    code: str

    def __hash__(self) -> int:
        """Of languages there is one of each code."""
        return hash(self.code)

    @property
    def tag(self) -> str:
        """The tag for URLs and ``lang`` attributes: ``zh-Hant``."""
        return self.code.replace("_", "-")

    @property
    def is_under_way(self) -> bool:
        """Whether its texts are translated one after the other, and nobody says yet that nothing is left."""
        return not self.complete and self.derived_from is None

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
        if ":" in self.set_apart:
            return "\u00a0: "
        return "：" if self.script in EAST_ASIAN else ": "

    @property
    def gap(self) -> str:
        """What stands between sentences."""
        return "" if self.script in EAST_ASIAN else " "

    @property
    def plural_count(self) -> int:
        """How many plural forms a message has in the language."""
        return int(self.plural_forms.partition("=")[2].partition(";")[0])

    @property
    def plural_formula(self) -> str:
        """The C expression that picks a form for ``n``."""
        return self.plural_forms.partition("plural=")[2].rstrip("; ")


def _no_code(document: Document, code: str) -> Finding:
    return Finding(
        document.file,
        1,
        "",
        code,
        "a code like pl, zh_Hant or pt_BR",
        "rename or remove the folder",
        "the folder is not called by the code of a language",
        "language-code",
    )


def _no_source(document: Document) -> Finding:
    return Finding(
        document.file,
        1,
        "",
        "nothing",
        "the language of the texts themselves",
        "put the file back",
        "the file is missing",
        "language-source",
    )


def languages_below(root: Path, source: str) -> tuple[dict[str, LanguageInfo], list[Finding]]:
    """The languages in the order of the switcher, and everything that is wrong with their files.

    ``source`` is the language of the English texts, which comes first.
    """
    findings: list[Finding] = []
    accepted: dict[str, tuple[Document, LanguageFile]] = {}
    for folder in folders(root):
        document = read(folder / NAME)
        code = folder.name
        if not is_code(code):
            findings.append(_no_code(document, code))
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
            known = [other for other, (_, names) in accepted.items() if not names.derived_from and other != source]
            findings.append(
                Finding(
                    document.file,
                    document.line(("derived_from",)),
                    "derived_from",
                    origin,
                    ", ".join(known),
                    "write the code of a language that has translations of its own",
                    f"{code}: no language can be made from this",
                    "language-origin",
                )
            )
    if not (root / source).is_dir():
        findings.append(_no_source(read(root / source / NAME)))
    languages = [LanguageInfo.model_construct(code=code, **dict(model)) for code, (_, model) in accepted.items()]
    ordered = sorted(languages, key=lambda info: (info.code != source, info.order, info.code))
    return {info.code: info for info in ordered}, sorted(findings)
