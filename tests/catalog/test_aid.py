"""The player aid: what its file may hold, and that each statement on its page leads to its rule."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from catalog import load
from generator.pages import aid
from generator.text.languages import LANGUAGES
from tests.generator import rendered
from tests.made_up_game import GAME, MadeUpGame

FILE = "aid.yaml"
RULE = "{rule:stone-heaps.taking|Take stones}"
PLANTED = (
    (RULE, "Take stones", "- steps", "a statement of the player aid without its rule", "write the rule around"),
    (RULE, "{rule:stone-heaps.takin|Take stones}", "takin", "no rule", "did you mean"),
    ("entries: class", "entries: clas", "clas", "there are no entries of the kind 'clas'", "did you mean 'class'?"),
    ("entries: class", "signs: rings", "signs: rings", "the game has no rings", "take the list away"),
    ("side: 2", "side: 1", "side: 1", "nothing stands on side 2", "move a box to it"),
    ("side: 2", "side: 3", "side: 3", "", ""),
)


@pytest.mark.slow
@pytest.mark.parametrize(("old", "new", "at", "message", "hint"), PLANTED, ids=[one[1] for one in PLANTED])
def test_what_is_wrong_with_a_player_aid(tmp_path: Path, old: str, new: str, at: str, message: str, hint: str) -> None:
    game = MadeUpGame(tmp_path)
    game.replace(FILE, old, new)
    code, findings = game.validate()
    told = [finding for finding in findings if message in finding["message"] and hint in finding["hint"]]
    assert code == 1
    assert told, findings
    assert told[0]["file"].endswith(f"{GAME}/{FILE}")


@cache
def _page(path: str, language: str = "en") -> str:
    site = rendered.site(language)
    return str(next(route for route in rendered.routes_of(site) if route.path == path).page(site).html)


@pytest.mark.slow
def test_every_statement_leads_to_its_rule() -> None:
    html = _page("abyss/aid/")
    boxes = re.findall(r'<section class="aid__box.*?</section>', html, re.DOTALL)
    assert len(boxes) == len(load().games["abyss"].aid)
    for box in boxes:
        body = re.sub(r'<figure.*?</figure>|<ul class="brief">.*?</ul>|<div class="marks.*', "", box, flags=re.DOTALL)
        for statement in re.findall(r"<(?:li|p)>(.*?)</(?:li|p)>", body, re.DOTALL):
            assert 'href="../rules/' in statement, statement


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
def test_names_in_lists_are_set_off_from_what_they_do(language: str) -> None:
    items = re.findall(r'<li class="brief__item".*?</li>', _page("abyss/aid/", language), re.DOTALL)
    said = [item for item in items if "</a>" in item]
    assert len(said) > 20
    assert all(f"</a>{LANGUAGES[language].colon}" in item for item in said)


def test_additions_stand_with_their_sets() -> None:
    html = _page("abyss/aid/")
    assert re.search(r'<section class="aid__box" data-set="kraken">\s*<h2 id="kraken">', html)
    assert re.search(r'<section class="aid__box" data-set="leviathan">\s*<h2 id="leviathan">', html)
    assert re.search(r'<li class="brief__item" data-set="kraken">[^<]*<img[^>]*gambling-den-s\.svg', html)


def test_numbers_are_those_that_are_cited() -> None:
    text = re.sub(r"\s+", " ", re.sub("<[^>]+>", "", _page("abyss/aid/")))
    game = load().games["abyss"]
    assert f"If {game.count('court-refill-at')} lords or fewer are left" in text
    assert f"draw one to {game.count('location-draw-max')}, keep one" in text


def test_a_game_without_one_has_no_page() -> None:
    site = rendered.site("en")
    game = site.catalog.games["abyss"]
    assert [route.path for route in aid.routes(site, game)] == ["abyss/aid/"]
    assert list(aid.routes(site, replace(game, aid=()))) == []


def test_the_front_page_leads_to_it() -> None:
    assert 'href="aid/"' in _page("abyss/")


def test_the_page_to_learn_from_leads_to_it() -> None:
    assert 'href="../aid/"' in _page("abyss/learn/")
