"""The discrepancies of Abyss: what a filter finds, what is uncertain, and which languages are told of which."""

from __future__ import annotations

import pytest

from catalog import load
from generator.pages.relations import Relations
from tests.generator.test_discrepancies import found, page_of

ABYSS = load().games["abyss"]


def test_what_the_box_disputes_and_what_is_uncertain() -> None:
    page = page_of(ABYSS)
    assert found(page, "source", "retail") == {
        "hand-limit-12",
        "leviathan-end-triggers-online",
        "leviathan-monster-token-count",
    }
    assert {"hand-limit-12", "fight-levels-sum"} <= {item.id for item in ABYSS.discrepancies if item.open}


@pytest.mark.parametrize(
    ("language", "seen"), [("en", True), ("zh_Hant", True), ("zh_Hans", True), ("ja", False), ("pl", False)]
)
def test_a_card_tells_of_a_difference_in_the_words_of_a_language_only_in_that_language(
    language: str, seen: bool
) -> None:
    told = {item.id for item in Relations(ABYSS, language).disputes("lord:keeper")}
    assert ("lord-name-spellings" in told) is seen
    assert ("polish-keeper-name" in told) is (language == "pl")
