"""The vocabularies of a game: small sets of named things that are no cards, such as sides, layers and resources."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints, model_validator

from catalog.findings import RefusedError
from catalog.models.base import Apart, Id, Model, Name, Plural, SetId, WordName
from catalog.models.entries import Entry
from catalog.models.sources import Citation
from catalog.models.theme import HueLink

Sign = Annotated[str, StringConstraints(min_length=1, max_length=1, pattern=r"[!-~]")]
"""One character that can be typed anywhere."""


class Word(Entry):
    """An entry that is rather a word than a card: it comes in several, and has a symbol and a colour."""

    name: Annotated[WordName, Field(description="the name in English")]
    plural: Annotated[Plural | None, Field(description="the name for several, as in 'two crabs'")] = None
    symbol: Annotated[Id | None, Field(description="its drawing, if that is not named like the entry")] = None
    hue: Annotated[HueLink | None, Field(description="its colour, one of the hues of theme.yaml")] = None
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"


class VocabularyEntry(Word):
    """A word of a vocabulary, which may have the sources of that."""

    sign: Annotated[Sign | None, Field(description="the character that stands for it in a painted grid")] = None
    sources: Annotated[tuple[Citation, ...], Field(description="where it stands, if not where the others do")] = ()


class Vocabulary(Model):
    """Named things of one kind. References, tables and inputs name them by the vocabulary's id: ``layer:yellow``."""

    id: Annotated[Id, Field(description="the kind of its entries, in the singular: layer")]
    name: Annotated[Name, Field(description="what heads the list of its entries: Layers")]
    entries: Annotated[tuple[VocabularyEntry, ...], Apart(), Field(min_length=1, description="the entries in order")]
    plain: Annotated[
        bool, Field(description="answers speak of its entries all the time: they name them without a link")
    ] = False
    sources: Annotated[tuple[Citation, ...], Field(description="where the entries stand that cite nothing")] = ()

    @model_validator(mode="after")
    def _cited(self) -> Vocabulary:
        for index, entry in enumerate(self.entries):
            if not self.sources and not entry.sources:
                raise RefusedError(
                    f"no source is cited for '{entry.id}'",
                    accepted="'sources' with one citation or more, at the vocabulary or at each entry",
                    hint="add 'sources: [pl:142]' with the lines where the words stand",
                    given="no sources",
                    field=("entries", index),
                )
        return self
