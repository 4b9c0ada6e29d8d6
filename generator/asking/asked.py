"""How players of a language ask for sentences of the rules: ``locales/<language>/asked/<game>.yaml``.

By section the sentences that answer something, each by a piece of it, and what people type who look for it. Every
language is written on its own: what one asks in Polish is no translation of what one asks in English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from pydantic import BaseModel, ConfigDict, Field, RootModel, StringConstraints

from catalog.findings import Finding, did_you_mean, listed, shown
from generator.asking.language import written
from generator.text.derive import converter
from generator.text.languages import LOCALES, language

if TYPE_CHECKING:
    from pathlib import Path

    from catalog.document import Document
    from generator.text.languages import LanguageInfo

Phrase = Annotated[str, StringConstraints(min_length=2, max_length=200, strip_whitespace=True)]


class AskedSentence(BaseModel):
    """A sentence that answers something, and how it is asked for."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    says: Annotated[Phrase, Field(description="a piece of the sentence, as the page says it")]
    asked: Annotated[tuple[Phrase, ...], Field(min_length=1, description="how players ask for it")]


class Sections(RootModel[dict[str, tuple[AskedSentence, ...]]]):
    """The sentences of a game by the ids of their sections."""


@dataclass(frozen=True)
class Asked:
    """What is asked for in one game and language: by section, and the file that says so."""

    sections: dict[str, tuple[AskedSentence, ...]]
    document: Document | None

    def unknown(self, rules: list[str]) -> Iterator[Finding]:
        """Sections that the game does not have."""
        for rule in self.sections:
            if rule not in rules:
                hint = did_you_mean(rule, rules, "take the section away")
                yield self._finding((rule,), rule, listed(rules), hint, "there is no such section", "unknown-id")

    def lost(self, rule: str, number: int, sentences: list[str]) -> Finding:
        """A sentence that its section does not say, or says more than once."""
        says = self.sections[rule][number].says
        accepted = "a piece of exactly one sentence of the section: " + listed([shown(each) for each in sentences])
        message = "no sentence of the section, or several, say this"
        return self._finding((rule, number, "says"), says, accepted, "copy it from the page", message, "asked-sentence")

    def _finding(
        self, place: tuple[str | int, ...], given: str, accepted: str, hint: str, message: str, code: str
    ) -> Finding:
        assert self.document is not None
        return Finding(
            self.document.file, self.document.line(place), str(place[0]), given, accepted, hint, message, code
        )


def of_game(info: LanguageInfo, game: str, root: Path = LOCALES) -> Asked:
    """What is asked in a language; nothing where nobody wrote it. Raises CatalogError for a faulty file.

    That of a derived language is made from its origin's.
    """
    model, document = written(Sections, info, f"{game}.yaml", root)
    if model is None:
        return Asked({}, None)
    if not info.derived_from:
        return Asked(model.root, document)
    convert = converter(language(info.code), game)
    return Asked(
        {rule: tuple(_converted(each, convert) for each in several) for rule, several in model.root.items()}, document
    )


def _converted(sentence: AskedSentence, convert: Callable[[str], str]) -> AskedSentence:
    return AskedSentence(says=convert(sentence.says), asked=tuple(convert(phrase) for phrase in sentence.asked))
