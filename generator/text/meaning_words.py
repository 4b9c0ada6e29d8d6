"""The words of a language that bear on the meaning of a rule: ``locales/<language>/meaning.yaml``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from catalog.document import read
from catalog.findings import CatalogError, RefusedError, listed, nearest
from catalog.shape import accept
from engine.proofreader.senses import SENSES
from engine.proofreader.text import Words, words_of
from generator.text.derive import converter
from generator.text.languages import LOCALES, LanguageInfo
from generator.text.number_words import vocabulary
from generator.text.scripts import EAST_ASIAN

FILE = "meaning.yaml"

_HAN_NUMBERS = {char: str(value) for value, char in enumerate("〇一二三四五六七八九十")} | dict.fromkeys("兩两両", "2")


def _sense(name: str) -> str:
    if name not in SENSES:
        near = nearest(name, SENSES)
        raise RefusedError(
            "there is no such sense", accepted=listed(SENSES, 40), hint=f"did you mean {near}?" if near else "take one"
        )
    return name


def _word(text: str) -> str:
    if "*" in text[:-1] or text == "*":
        raise RefusedError(
            "a star stands at the end of a word alone",
            accepted="a word, or how one begins and a star: więcej, najwięk*",
            hint="write several words instead",
        )
    return text


Sense = Annotated[str, AfterValidator(_sense)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60, strip_whitespace=True), AfterValidator(_word)]


class MeaningFile(BaseModel):
    """What ``meaning.yaml`` says of a language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    senses: Annotated[
        dict[Sense, tuple[Word, ...]],
        Field(description="words by what they mean for a rule; a star at the end: any ending may follow"),
    ]
    light: Annotated[tuple[Word, ...], Field(description="words that come and go without changing a rule")] = ()
    linking: Annotated[
        tuple[Word, ...], Field(description="words between two things of which either may come first: and, or")
    ] = ()
    shortest: Annotated[
        int, Field(ge=1, le=300, description="the letters of a whole translation for a hundred of the English")
    ] = 30


@cache
def meaning(info: LanguageInfo, root: Path = LOCALES) -> tuple[Words, int] | None:
    """The words of a language as the questions of meaning need them, and how short a text may be; None without a file.

    Raises CatalogError for a faulty file.
    """
    said = meant(info, root)
    if said is None:
        return None
    counted = said["numbers"] or {word: sort.value for word, sort in vocabulary(info.code).items()}
    return words_of(said["senses"], said["light"], said["linking"], counted, is_spaced(info)), said["shortest"]


def is_spaced(info: LanguageInfo) -> bool:
    """Whether spaces part the words of a language."""
    return info.script not in EAST_ASIAN


@cache
def meant(info: LanguageInfo, root: Path = LOCALES) -> dict[str, Any] | None:
    """What the file of a language says, as it is; None without a file. Numbers are those of scripts without spaces.

    Those of a derived language are made from its origin's. Raises CatalogError for a faulty file.
    """
    file = root / (info.derived_from or info.code) / FILE
    if not file.is_file():
        return None
    document = read(file)
    if document.findings:
        raise CatalogError(document.findings)
    said, wrong = accept(MeaningFile, document.data, document, (), file.stem)
    if said is None:
        raise CatalogError(wrong)
    convert: Any = converter(info, "") if info.derived_from else str
    senses = {sense: [convert(word) for word in words] for sense, words in said.senses.items()}
    return {
        "senses": senses,
        "light": [convert(word) for word in said.light],
        "linking": [convert(word) for word in said.linking],
        "numbers": {} if is_spaced(info) else _HAN_NUMBERS,
        "shortest": said.shortest,
    }
