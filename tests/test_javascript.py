"""The scripts of the site without a browser: what they work out, and that it is what Python works out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.speaker.runs import plain
from generator.render import urls
from generator.text.typography import NO_BREAK, joined
from tests.engine.speaker.page_words import BY_TAG, values
from tests.node import FOLDER, run_tests

DATA = FOLDER.parent / "data" / "javascript"


def read(name: str) -> Any:
    """What both sides are held to."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def test_the_scripts_do_what_their_own_tests_say() -> None:
    passed = run_tests(*sorted(FOLDER.glob("*.test.mjs")))
    assert passed >= 100


def test_questions_stand_in_addresses_as_the_page_writes_them() -> None:
    for case in read("fragments"):
        assert urls.state(case["request"]) == case["fragment"]


@pytest.mark.parametrize("case", read("lists"), ids=lambda case: f"{case['lang']}: {case['says']}")
def test_lists_are_joined_alike_by_the_build_and_by_what_says_answers(case: dict[str, Any]) -> None:
    assert joined(case["items"], BY_TAG[case["lang"]], case["join"]) == case["says"]
    said = values(case["lang"]).language.joined(case["items"], case["join"])
    assert plain(said).replace(NO_BREAK, " ") == case["says"]
