"""The words of a language that questions of all games are asked with: ``locales/<language>/asked/words.yaml``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, Strict, StringConstraints

from catalog.document import read
from catalog.findings import CatalogError
from catalog.shape import accept
from generator.text.derive import converter
from generator.text.languages import LOCALES

if TYPE_CHECKING:
    from catalog.document import Document
    from generator.text.languages import LanguageInfo

FOLDER = "asked"
"""The folder of a language with what its players say and ask."""
FILE = "words.yaml"

Written = TypeVar("Written", bound=BaseModel)
Word = Annotated[str, StringConstraints(min_length=1, max_length=300, strip_whitespace=True)]


class Asking(BaseModel):
    """Words that tell something in any question, as people type them; several words may be one of them."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    against: Annotated[tuple[Word, ...], Field(description="what stands between two sides: against, vs")] = ()
    without: Annotated[tuple[Word, ...], Field(description="what denies the word behind it: no, without")] = ()
    lacking: Annotated[tuple[Word, ...], Field(description="what denies the word before it: なし, brak")] = ()
    me: Annotated[tuple[Word, ...], Field(description="who asks: I, me, we")] = ()
    others: Annotated[
        tuple[Word, ...], Field(description="who else is spoken of, each another one: he/him/his, she/her")
    ] = ()
    seats: Annotated[
        tuple[Word, ...], Field(description="those who play by their seats, from the first: first player/player one")
    ] = ()
    each: Annotated[tuple[Word, ...], Field(description="what is told of one holds for all: each, apiece")] = ()
    counters: Annotated[
        tuple[Word, ...], Field(description="what stands behind a number of things that are alike: copies, 枚")
    ] = ()
    numbers: Annotated[
        dict[Word, Annotated[int, Strict(), Field(ge=0, le=100)]],
        Field(description="words for numbers, where number_words.yaml has none; that for 1 often counts nothing"),
    ] = {}
    fillers: Annotated[tuple[Word, ...], Field(description="what says nothing to a checker: the, please, do I")] = ()

    @property
    def people(self) -> list[list[str]]:
        """Who else is spoken of: of each all words."""
        return [several.split("/") for several in self.others]

    @property
    def seated(self) -> list[list[str]]:
        """Those who play, from the first seat on: of each all words."""
        return [several.split("/") for several in self.seats]


def written(
    model: type[Written], info: LanguageInfo, name: str, root: Path = LOCALES
) -> tuple[Written, Document] | tuple[None, None]:
    """What a file says of how players of a language ask, and the file; nothing where nobody wrote it.

    Of a derived language it is that of its origin, in the origin's script. Raises CatalogError for a faulty file.
    """
    file = root / (info.derived_from or info.code) / FOLDER / name
    if not file.is_file():
        return None, None
    document = read(file)
    if document.findings:
        raise CatalogError(document.findings)
    said, wrong = accept(model, document.data, document, (), file.stem)
    if said is None:
        raise CatalogError(wrong)
    return said, document


@cache
def asking(info: LanguageInfo, root: Path = LOCALES) -> Asking:
    """The words of a language, or none where nobody wrote them; those of a derived one are made from its origin's.

    Raises CatalogError for a faulty file.
    """
    words, _document = written(Asking, info, FILE, root)
    if words is None:
        return Asking()
    if not info.derived_from:
        return words
    convert = converter(info, "site")
    lists = {
        kind: [convert(word) for word in getattr(words, kind)] for kind in Asking.model_fields if kind != "numbers"
    }
    return Asking(**lists, numbers={convert(word): number for word, number in words.numbers.items()})
