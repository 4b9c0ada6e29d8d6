"""The scripts of the site without a browser: what they work out, and that it is what Python works out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catalog.models.values import Condition
from generator.checkers import number_format
from generator.checkers.answer_paths import Scope, holds, values_at
from generator.render import urls
from generator.text.languages import LANGUAGES
from generator.text.typography import joined
from tests.node import FOLDER, run_tests

DATA = FOLDER.parent / "data" / "javascript"
BY_TAG = {info.tag: info for info in LANGUAGES.values()}


def read(name: str) -> Any:
    """What both sides are held to."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def test_the_scripts_do_what_their_own_tests_say() -> None:
    passed = run_tests(*sorted(FOLDER.glob("*.test.mjs")))
    assert passed >= 60


def test_paths_and_conditions_are_read_as_the_page_reads_them() -> None:
    data = read("paths")
    scope = Scope(**data["scope"])
    for path, values in data["paths"].items():
        assert values_at(path, scope) == values, path
    for case in data["conditions"]:
        given = case["condition"]
        conditions = tuple(Condition(**one) for one in (given if isinstance(given, list) else [given]))
        assert holds(conditions, scope) == case["holds"], case


def test_questions_stand_in_addresses_as_the_page_writes_them() -> None:
    for case in read("fragments"):
        assert urls.state(case["request"]) == case["fragment"]


@pytest.mark.parametrize("case", read("chances"), ids=lambda case: case["says"])
def test_chances_and_amounts_are_written_as_the_page_writes_them(case: dict[str, Any]) -> None:
    lang = BY_TAG[case["lang"]].code
    if "chance" in case:
        said = " ".join(number_format.chance(case["chance"], lang))
    else:
        said = number_format.amount(case["amount"], lang)
    assert said.strip() == case["says"]


@pytest.mark.parametrize("case", read("lists"), ids=lambda case: f"{case['lang']}: {case['says']}")
def test_lists_are_joined_as_the_page_joins_them(case: dict[str, Any]) -> None:
    assert joined(case["items"], BY_TAG[case["lang"]], case["join"]) == case["says"]
