"""What a language does by its data: plural forms, lists, chances and amounts."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

import pytest
from babel import Locale

from engine.speaker.language import Language
from engine.speaker.names import as_chance, filled_amount
from engine.speaker.runs import plain
from generator.text.typography import Join, joined
from tests.engine.speaker.page_words import BY_TAG, page_words, values
from tests.node import FOLDER

DATA = FOLDER.parent / "data" / "javascript"
CHANCES: list[dict[str, Any]] = json.loads((DATA / "chances.json").read_text(encoding="utf-8"))
JOINS: tuple[Join, ...] = ("and", "or", "nor")


@pytest.mark.parametrize("tag", BY_TAG)
def test_forms_go_with_numbers_as_the_rules_of_the_language_say(tag: str) -> None:
    language = Language(page_words(tag))
    form = Locale.parse(BY_TAG[tag].code).plural_form
    for number in [*range(1300), 10_000, 100_021, -1, -3]:
        assert language.category(number) == form(abs(number)), number
    for number in range(130):
        assert language.category((number, 50)) == form(Decimal(number) + Decimal("0.5")), number


def test_a_form_that_is_not_there_is_the_common_one() -> None:
    language = Language(page_words("pl"))
    assert language.form({"one": "a", "other": "b"}, 5) == "b"
    assert Language(page_words("ja")).form({"one": "a", "other": "b"}, 1, "en") == "a"


@pytest.mark.parametrize("tag", BY_TAG)
def test_lists_of_any_length_are_joined_as_the_build_joins_them(tag: str) -> None:
    info, language = BY_TAG[tag], Language(page_words(tag))
    for join in JOINS:
        for count in range(6):
            items = [f"kraken {number}" for number in range(count)]
            said = plain(language.joined(list(items), join)).replace("\u00a0", " ")
            assert said == joined(items, info, join)


@pytest.mark.parametrize("case", CHANCES, ids=lambda case: case["says"])
def test_chances_and_amounts_are_written_as_the_language_writes_numbers(case: dict[str, Any]) -> None:
    by = values(case["lang"])
    said = by.chance(case["chance"]) if "chance" in case else filled_amount(by.language, case["amount"]).runs
    assert plain(said) == case["says"]


def test_what_is_rounded_has_its_exact_fraction_and_what_is_not_has_none() -> None:
    by = values()
    assert by.chance({"fraction": "1/3", "permille": 333}) == [{"rounded": "33.3%", "exact": "1/3"}]
    assert by.chance({"fraction": "1", "permille": 1000}) == ["100%"]
    assert filled_amount(by.language, {"fraction": "1/3", "hundredths": 33}).runs == [
        {"rounded": "0.33", "exact": "1/3"}
    ]
    assert filled_amount(by.language, {"fraction": "7/2", "hundredths": 350}).runs == ["3.5"]


def test_exact_fractions_alone_are_rounded_to_the_nearest_and_of_two_to_the_larger() -> None:
    assert as_chance("2/3") == {"fraction": "2/3", "permille": 667}
    assert as_chance("1/2000")["permille"] == 1
    assert as_chance("1/2001")["permille"] == 0
    assert as_chance("1") == {"fraction": "1", "permille": 1000}
    by = values()
    assert plain(filled_amount(by.language, "-1/200").runs) == "0"
    assert plain(filled_amount(by.language, "-7/2").runs) == "−3.5"
    assert plain(filled_amount(by.language, "4").runs) == "4"


def test_a_label_stands_before_the_colon_of_the_language() -> None:
    assert plain(values("ja").language.labelled("貴族", ["隠者"])) == "貴族：隠者"
    assert plain(values().language.labelled(["Lord"], "Sage")) == "Lord: Sage"


def test_capitals_that_micropython_does_not_know_are_data_of_the_language() -> None:
    language = Language(page_words("pl"))
    assert language.capitals["ł"] == "Ł"
    assert [language.capital(text) for text in ("łup", "król", "„x", "")] == ["Łup", "Król", "„x", ""]
