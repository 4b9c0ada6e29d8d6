"""The rows of the search, made from the catalogue."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from catalog import GameCatalog, load
from generator.render.urls import Urls
from generator.search import han_pairs
from generator.search.index import build, settings, stemmer_script
from generator.search.rows import Row
from tests.full import rest_in_full
from tests.games import EVERY_GAME
from tests.generator.rendered import found_in
from tests.generator.rendered import pages as rendered_pages
from tests.generator.rendered import site as rendered_site

pytestmark = pytest.mark.slow


@pytest.fixture
def english() -> list[Row]:
    return found_in("en")


def by_place(found: list[Row]) -> dict[str, Row]:
    return {row.at: row for row in found}


@EVERY_GAME
def test_every_entry_has_one_row(english: list[Row], game: GameCatalog) -> None:
    places = [row.at for row in english]
    assert len(set(places)) == len(places)
    wanted = {f"{game.id}/{found.id}/{entry.id}/" for found in game.collections for entry in found.entries}
    wanted |= {f"{game.id}/glossary/#{term.id}" for term in game.terms}
    wanted |= {f"{game.id}/discrepancies/#{discrepancy.id}" for discrepancy in game.discrepancies}
    wanted |= {f"{game.id}/check/{name}/" for name in game.checkers}
    assert wanted <= set(places)
    assert sum(place.startswith(f"{game.id}/rules/") for place in places) >= len(game.rules)


def test_a_section_stands_with_its_page(english: list[Row]) -> None:
    places = {row.at for row in english}
    assert {place.split("#")[0] for place in places} <= places
    assert [row.at for row in english if "#" in row.at and not row.kind] == []


def test_texts_are_plain(english: list[Row]) -> None:
    texts = [
        text
        for row in english
        for text in (row.title, row.kind, row.text, *row.facts, *row.names, *row.others, *row.search)
    ]
    assert [text for text in texts if "{" in text or "<" in text or "&amp;" in text] == []
    assert all(row.title for row in english)


def test_a_card_knows_its_other_names_and_facts(english: list[Row]) -> None:
    magic = by_place(english)["abyss/lords/master-of-magic/"]
    assert magic.title == "The Master of Magic"
    assert magic.kind == "Lords"
    assert {"魔法大師", "Mistrz magii"} <= set(magic.others)
    assert "affiliate any ally" in magic.search
    assert {"Mage", "Cost: 10", "Keys: 1"} <= set(magic.facts)
    assert magic.face == "faces/abyss/lords/master-of-magic-s.svg"


def test_what_sets_the_languages_side_by_side_is_not_found(english: list[Row]) -> None:
    assert [row.at for row in english if row.at.endswith("/languages/")] == []


def test_a_checker_and_a_game_tell_what_they_are(english: list[Row]) -> None:
    found = by_place(english)
    assert (found["abyss/check/recruit/"].type, "check a payment" in found["abyss/check/recruit/"].search) == (
        "checker",
        True,
    )
    assert found["abyss/"].sets == {"kraken": "Kraken", "leviathan": "Leviathan"}
    assert ("buy", "purchase") in found["abyss/"].alike
    assert found["abyss/races/squid/"].means
    assert not found["abyss/lords/elder/"].means


@pytest.mark.parametrize(
    ("code", "place", "name"), rest_in_full([("ja", "#pearl", "shinju"), ("zh_Hant", "#pearl", "zhenzhu")], 2)
)
def test_names_are_known_in_latin_letters(code: str, place: str, name: str) -> None:
    assert name in by_place(found_in(code))[f"abyss/glossary/{place}"].roman


def test_a_term_is_known_by_its_inflected_forms() -> None:
    pearl = by_place(found_in("pl"))["abyss/glossary/#pearl"]
    assert {"perłami", "pereł"} <= set(pearl.forms)
    assert pearl.title not in pearl.forms
    assert not any("perłami" in text for text in (*pearl.names, pearl.text))


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_english_name_is_known_everywhere(code: str) -> None:
    found = by_place(found_in(code))["abyss/lords/recruiter/"]
    assert "The Recruiter" in (found.title, *found.others)


def test_the_files_are_written_where_the_worker_looks(tmp_path: Path) -> None:
    site = rendered_site("pl")
    build(site, tuple(rendered_pages("pl").values()), tmp_path / "pl")
    common, own = (
        json.loads((tmp_path / "pl" / name).read_text(encoding="utf-8"))
        for name in ("search/rows.json", "abyss/search.json")
    )
    assert {"at", "title"} <= set.intersection(*(set(row) for row in (*common, *own)))
    assert {row["at"] for row in own} == {row["at"] for row in own if row["at"].startswith("abyss/")} - {"abyss/"}
    assert {row["at"]: row["game"] for row in common if "game" in row} == {f"{game}/": game for game in load().listed}
    told = settings(site, Urls(site.catalog, "abyss/"), "abyss")
    assert {name: told[name] for name in ("worker", "stemmer", "game")} == {
        "worker": "../../js/search/worker.js",
        "stemmer": "pl",
        "game": "abyss",
    }
    assert stemmer_script("fr") == "js/search/worker-fr.js"


def test_the_vendored_pairs_are_those_of_opencc() -> None:
    assert han_pairs.TARGET.read_text(encoding="utf-8") == han_pairs.content()


def test_pairs_leave_out_what_does_not_change_or_grows() -> None:
    simplified = {"領": "领", "後": "后", "一": "一", "裡": "里 里"}
    assert han_pairs.pairs(simplified, simplified.__getitem__) == ["後后", "領领"]
    assert "領" in set(han_pairs.common())
    assert "㑮" not in set(han_pairs.common())
