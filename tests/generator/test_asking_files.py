"""The files that browsers ask by: what stands in them, and when they are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.listener import Listener, answering, understood
from generator.asking import files
from generator.asking.sentences import cards
from generator.checkers import bundle
from generator.checkers.form_data import page_words
from generator.checkers.spoken import without_form
from generator.export.texts import Said, Texts, behind_colon
from generator.publish import offline_lists
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.text.languages import TRANSLATIONS
from tests.generator import rendered

pytestmark = pytest.mark.slow

QUESTION = "shaman crab 3 crab 4 and 2 pearls, is that enough?"


def test_each_listed_game_has_a_file_by_which_questions_are_read(tmp_path: Path) -> None:
    site = rendered.site("en")
    files.build(site, tmp_path)
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.json")) == sorted(
        files.places(site)
    )
    assert set(files.places(site)) == {f"{game}/asking.json" for game in site.catalog.listed}
    found = json.loads((tmp_path / "abyss" / files.ASKING).read_text(encoding="utf-8"))
    game = site.catalog.games["abyss"]
    assert found["engine"] == bundle.mark(game)
    reading = understood([Listener(found["data"])], QUESTION)["reading"]
    assert reading["checker"] == "abyss/recruit"
    assert found["checkers"][reading["checker"]] == "Is this payment legal?"
    assert found["rules"].keys() == {rule.id for rule in game.rules}
    assert found["rules"]["abyss.goal"] == ["Goal of the game", "abyss/rules/goal/"]


def test_a_rule_has_what_decides_its_cases_and_what_is_open() -> None:
    of = {lang: rendered.site(lang) for lang in ("en", "ja")}
    game = of["en"].catalog.games["abyss"]
    rules = {lang: files.asked(site, game, Texts(site, [site.language]))["rules"] for lang, site in of.items()}
    about = rules["en"]["abyss.support.hand-limit"]
    assert about[2:] == [["abyss/limits"], [["General hand limit", "abyss/discrepancies/#hand-limit-12"]]]
    assert rules["en"]["abyss.recruit.pay.exact-races"][2] == ["abyss/recruit"], "of the section that it is part of"
    names = "#sentinel-lord-names"
    assert names in json.dumps(rules["ja"])
    assert names not in json.dumps(rules["en"]), "it is about Japanese names"


@pytest.mark.parametrize("lang", ["en", *TRANSLATIONS])
def test_what_a_card_does_is_found_by_its_name(lang: str) -> None:
    """In its own language and by its English name. Some are told of by rules so often that these come first."""
    site = rendered.site(lang)
    texts = Texts(site, [site.language])
    asked = []
    for game in site.catalog.listed.values():
        listener = Listener(files.asked(site, game, texts)["data"])
        for card in cards(site, game, texts):
            for name in {card.name, card.english}:
                asked.append((name, card.says in [answer.sentence for answer in answering([listener], name)]))
    missed = [name for name, is_found in asked if not is_found]
    assert len(missed) <= 0.1 * len(asked), missed


def test_the_bundle_has_all_checkers_and_what_hears_and_says() -> None:
    game = rendered.site("en").catalog.games["kemet"]
    names = {path.partition(".")[0] for path in bundle.asking_bundle(game)["files"]}
    checkers = {question.checker.module for question in game_checkers.of_game(game).questions}
    wanted = {*checkers, "engine.listener.reading", "engine.speaker.asked", "engine.speaker.position"}
    assert {module.replace(".", "/") for module in wanted} <= names | {name.removesuffix("/__init__") for name in names}


def test_other_bundles_have_nothing_of_it() -> None:
    game = rendered.site("en").catalog.games["abyss"]
    for made in (bundle.bundle(game, "recruit"), bundle.practice_bundle(game)):
        assert not [path for path in made["files"] if "listener" in path or path.startswith("engine/speaker/asked")]


def test_the_words_beside_a_checker_are_those_of_its_page_without_its_form() -> None:
    site = rendered.site("pl")
    questions = game_checkers.of_game(site.catalog.games["abyss"])
    ctx = PageContext(site, PageInfo("abyss/check/recruit/", game="abyss"))
    words = page_words(ctx, questions, questions.find("recruit"))
    said = without_form(words)
    assert "examples" in words
    assert "examples" not in said
    assert said["tables"]["lord"]["rows"] == words["tables"]["lord"]["rows"]
    assert "list" not in said["tables"]["lord"]
    assert said["sprite"] == words["sprite"]
    assert "called" not in said["fields"]["lord"]


def test_what_questions_are_answered_by_is_kept_with_a_game_and_not_at_a_first_visit(tmp_path: Path) -> None:
    names: tuple[str, ...] = (
        "symbols/game.svg",
        "index.html",
        "manifest.webmanifest",
        "engine/game/asking.json",
        "engine/game/one.json",
    )
    names += ("en/game/index.html", "en/game/asking.json", "en/game/search.json")
    names += ("en/game/check/one/index.html", "en/game/check/one/words.json")
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("12345", encoding="utf-8")
    offline_lists.write(tmp_path, ["en"])
    own, shared = (
        json.loads((tmp_path / folder / "game" / offline_lists.LIST).read_text("utf-8")) for folder in ("en", "engine")
    )
    assert own["asked"] == ["en/game/asking.json", "en/game/check/one/words.json"]
    assert own["askedBytes"] == 10
    assert shared["asked"] == ["engine/game/asking.json"]
    for kept in (own, shared):
        assert not set(kept["asked"]) & set(kept["first"])
        assert set(kept["asked"]) < set(kept["files"])
    assert "en/game/search.json" in own["first"]
    assert "engine/game/one.json" in shared["first"]


def test_a_text_behind_a_colon_begins_small_in_polish_unless_with_a_name() -> None:
    polish, english = (rendered.site(lang).words.info for lang in ("pl", "en"))
    term = Said("Siła 3.", '<span data-ref="term:strength">Siła</span> 3.', "translated")
    small = ("siła 3.", '<span data-ref="term:strength">siła</span> 3.')
    assert behind_colon(term, polish)[:2] == small
    assert behind_colon(Said("Żołnierz.", "Żołnierz.", "translated"), polish)[:2] == ("żołnierz.", "żołnierz.")
    name = Said("Feniks.", '<span data-ref="creature:phoenix">Feniks</span>.', "translated")
    stand_in = Said("Take it.", "Take it.", "missing")
    for text, info in ((name, polish), (stand_in, polish), (term, english)):
        assert behind_colon(text, info) == text
