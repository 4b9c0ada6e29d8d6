"""Whether the languages that sources are written in are languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding, did_you_mean
from catalog.models.sources import Source
from generator.text.languages import LANGUAGES
from generator.text.subtags import own_name

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """Codes that no language has: names could be attested in it, and no page would ever show them."""
    for record in questions.game.of_kind("source"):
        code = record.model.language if isinstance(record.model, Source) else None
        if code and own_name(code) == code:
            yield record.finding(
                ("language",),
                "no language has this code",
                given=code,
                accepted="the code of a language, such as pl, ja or zh_Hant",
                hint=did_you_mean(code, LANGUAGES, "write the code of the language, or take the key away"),
                code="unknown-language",
            )
