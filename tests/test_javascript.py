"""The scripts of the site without a browser: what they work out, and that it is what Python works out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.speaker.runs import plain
from generator.render import urls
from generator.text.languages import LANGUAGES, LanguageInfo, po_path
from generator.text.po_files import read_po
from generator.text.typography import NO_BREAK, SPACED_SCRIPTS, joined, settled
from generator.translate.new_language import describe
from tests.engine.speaker.page_words import BY_TAG, values
from tests.node import FOLDER, ask_script, run_tests

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


FRENCH = ["Pourquoi pas ? 3 + 2 = 5 ; « la clé » : perdue !", "Sans « guillemets", "2 cartes ? Oui !"]


@pytest.mark.parametrize("code", [*(code for code, info in LANGUAGES.items() if info.derived_from is None), "fr"])
def test_lines_are_set_alike_by_the_build_and_in_the_translators_mode(code: str) -> None:
    """Spaces and line breaks; quotation marks within others, and spaces between scripts, are none of them."""
    info = LANGUAGES.get(code) or describe(code)
    lines = FRENCH if code == "fr" else _texts(code)
    setting = {"tied": info.tied, "spaced": info.script in SPACED_SCRIPTS, "apart": info.set_apart}
    plain_marks = LanguageInfo.model_construct(**{**dict(info), "quotes": ""})
    assert ask_script("settle.mjs", {"lines": lines, "setting": setting}) == [
        settled(line, plain_marks) for line in lines
    ]


def _texts(code: str) -> list[str]:
    """What the rules of three games say in a language."""
    games = ("abyss", "mountain-king", "kemet")
    if code == "en":
        return [entry.msgid for game in games for entry in read_po(po_path("pl", game))]
    return [entry.msgstr for game in games for entry in read_po(po_path(code, game)) if entry.msgstr]
