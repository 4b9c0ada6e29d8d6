"""Where the name of an entry comes from, as its page tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from lxml import html

from catalog import load
from generator.render.page import Page
from tests.generator import rendered
from tests.generator.rendered import routes_of, site

pytestmark = pytest.mark.slow

NONE_PRINTED = "No source that we have prints a name for it"


def pages() -> Mapping[str, Page]:
    """The English pages."""
    return rendered.pages("en")


def names_on(path: str) -> dict[str, str]:
    """What a page says of its entry's name in each language."""
    rows = html.fromstring(pages()[path].html).xpath("//dl[@class='names']/div")
    return {row.findtext("dt"): " ".join(row.find("dd").text_content().split()) for row in rows}


def test_a_name_that_is_printed_in_some_languages_only() -> None:
    names = names_on("abyss/lords/tamer/")
    assert "printed in" in names["English"]
    assert "printed in" in names["日本語"]
    names = names_on("abyss/lords/ferryman/")
    assert "printed in" in names["English"]
    assert "printed in" not in names["日本語"]
    assert NONE_PRINTED not in pages()["abyss/lords/ferryman/"].html


def test_a_name_that_is_printed_nowhere_is_our_own_in_english_too() -> None:
    for path in ("abyss/leviathans/leviathan-1/", "abyss/loot/loot-3/", "abyss/leviathan-tokens/two-pearls/"):
        assert names_on(path)["English"].endswith("our own rendering"), path
        assert NONE_PRINTED in pages()[path].html


def test_each_lord_has_its_english_name_below_that_of_another_language() -> None:
    for lang in ("en", "zh_Hant", "zh_Hans", "pl"):
        records = load().games["abyss"].records
        lords: list[Any] = [record.model for record in records.values() if record.kind == "lord"]
        made = {
            route.path: route.page(site(lang)).html
            for route in routes_of(site(lang))
            if route.path in ("abyss/lords/", "abyss/lords/recruiter/", "abyss/lords/commander/")
        }
        shown = made["abyss/lords/"].count('class="in-english" lang="en"')
        assert shown == (len(lords) if lang != "en" else 0), lang
        for lord in (one for one in lords if one.id in ("recruiter", "commander")):
            said = f'<small class="in-english" lang="en">{lord.name}</small>'
            assert (said in made[f"abyss/lords/{lord.id}/"]) == (lang != "en"), (lang, lord.id)
