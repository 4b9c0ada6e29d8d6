"""Questions in plain words: how well they are read and answered, what is done with strange ones, and ``fathom ask``."""

from __future__ import annotations

import io
import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import catalog
import fathom
from catalog.findings import CatalogError
from engine.listener.folding import fold as heard
from generator.asking import asked, sentences
from generator.export.texts import Texts
from generator.render.site_context import SiteContext
from generator.text.folding import fold
from generator.text.languages import LANGUAGES, TRANSLATIONS, language
from tests import asking
from tests.made_up_game import run

pytestmark = pytest.mark.slow

FLOORS = {
    "en": asking.Figures(read=0.39, wrong=0.035, shown=0.56, first=0.74, among=0.84, left_alone=0.7),
    "zh_Hant": asking.Figures(read=0.5, wrong=0.035, shown=0.6, first=0.76, among=0.82, left_alone=0.9),
    "ja": asking.Figures(read=0.37, wrong=0.05, shown=0.55, first=0.68, among=0.8, left_alone=0.85),
    "pl": asking.Figures(read=0.42, wrong=0.035, shown=0.57, first=0.7, among=0.8, left_alone=0.9),
}
"""Of the questions that nobody looked at while words were chosen. So many are wrong at most, of all else at least."""


@pytest.mark.parametrize("lang", ["en", *TRANSLATIONS])
def test_questions_are_read_and_answered_as_well_as_they_were(lang: str) -> None:
    figures = asking.figures(lang, "held_out")
    print(lang, figures)
    floor = FLOORS[lang]
    assert figures.read >= floor.read
    assert figures.wrong <= floor.wrong
    assert figures.shown >= floor.shown
    assert figures.first >= floor.first
    assert figures.among >= floor.among
    assert figures.left_alone >= floor.left_alone


def test_every_question_that_is_labelled_can_be_put() -> None:
    for lang in ("en", *TRANSLATIONS):
        for part in ("tuning", "more", "examples", "held_out"):
            for position in asking.positions(lang, part):
                for checker, request in position.readings:
                    assert asking.normal(checker, request) is not None, position.ask


def test_a_question_comes_to_a_request_an_answer_and_what_is_said() -> None:
    found = fathom.ask("shaman crab 3 crab 4 and 2 pearls, is that enough", "en")
    assert found["reading"] == {
        "checker": "abyss/recruit",
        "request": {"lord": "shaman", "allies": ["crab-3", "crab-4"], "pearls": 2},
        "left": [],
    }
    assert found["answer"] == fathom.check("abyss/recruit", found["reading"]["request"])
    assert found["said"] == fathom.say("abyss/recruit", found["reading"]["request"])
    assert len(found["rules"]) <= 3
    nothing = fathom.ask("quarterly inflation in portugal", "en", "abyss")
    assert nothing == {"reading": None, "answer": None, "said": None, "rules": []}


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_language_reads_the_names_of_its_cards(lang: str) -> None:
    prose = SiteContext(catalog.load(), lang).prose_in(lang)
    lord, ally = prose.name("abyss", "lord:shaman"), prose.name("abyss", "race:crab")
    found = fathom.ask(f"{lord} {ally} 3 {ally} 4", language(lang).tag, "abyss")
    assert found["reading"]["request"] == {"lord": "shaman", "allies": ["crab-3", "crab-4"]}


ASKED_ABOUT: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    ("pl", "mam 5 monet moge wziac trolla 3 poziomu?", "mountain-king/recruit", {"goods": {"coin": 5}, "level": 3}),
    ("en", "highwayman tamer", "abyss/threat", {"powers": ["highwayman", "tamer"]}),
    ("en", "does a kraken get affiliated", "abyss/score", {"players": [{"kraken_figure": "yes"}]}),
)


@pytest.mark.parametrize(("lang", "question", "checker", "request_"), ASKED_ABOUT)
def test_a_gap_names_alone_and_a_single_choice_are_asked_about(
    lang: str, question: str, checker: str, request_: dict[str, Any]
) -> None:
    found = fathom.understood(question, lang, checker.partition("/")[0])
    assert found["reading"] is None
    assert found["choices"][0] == {"checker": checker, "request": request_, "left": []}


def test_a_card_told_by_its_strength_is_asked_about() -> None:
    found = fathom.understood("5 units card 4 against 3 units card 3 who wins", "en", "kemet")
    assert found["reading"] is None
    battles = [one["request"] for one in found["choices"]]
    assert {one["attacker"]["card"] for one in battles} == {"4-1-0"}
    assert len({one["defender"]["card"] for one in battles}) == len(battles) > 1


def test_what_both_have_is_told_of_both() -> None:
    found = fathom.understood("2/2/1 w ataku na 1/3/0 w obronie, obaj po 4 jednostki, kto wygra", "pl", "kemet")
    assert found["reading"]["request"] == {
        "attacker": {"units": 4, "card": "2-2-1"},
        "defender": {"units": 4, "card": "1-3-0"},
    }


def test_questions_about_an_unknown_game_or_in_an_unknown_language_are_refused() -> None:
    with pytest.raises(fathom.UnknownError, match="there is no game 'chess'; there are abyss"):
        fathom.ask("pawn", "en", "chess")
    with pytest.raises(fathom.UnknownError, match="there is no language 'xx'"):
        fathom.ask("pawn", "xx")


def test_hostile_questions_end_soon() -> None:
    fathom.ask("shaman", "en")
    hostile = [
        "crab 3 " * 20000,
        "9" * 1_000_000,
        "<script>alert(1)</script>" * 50,
        "\u202e\u2066shaman\x00\x1b[31m",
        "👩‍👩‍👧" * 300,
        " ".join(["who wins against"] * 400),
    ]
    for question in hostile:
        started = time.process_time()
        found = fathom.ask(question, "en")
        assert time.process_time() - started < 5
        assert found["reading"] is None or found["answer"]["kind"] in ("verdict", "invalid")


def test_names_are_folded_as_the_rest_of_the_house_folds_them() -> None:
    for lang in LANGUAGES:
        prose = SiteContext(catalog.load(), lang).prose_in(lang)
        for game in catalog.load().games.values():
            for collection in game.collections:
                for entry in collection.entries:
                    name = str(prose.name(game.id, f"{collection.kind}:{entry.id}"))
                    letters = "".join(letter for letter in fold(name) if letter.isalnum())
                    assert heard(name).replace(" ", "") == letters, name


def _faults(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / "en" / "asked").mkdir(parents=True)
    (tmp_path / "en" / "asked" / "abyss.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(CatalogError) as refused:
        asked.of_game(language("en"), "abyss", tmp_path)
    return [f"{finding.line} {finding.message}" for finding in refused.value.findings]


def test_a_file_of_what_is_asked_is_held_to_its_form(tmp_path: Path) -> None:
    assert _faults(tmp_path, "abyss.plot:\n  - say: xx\n    asked: [yy]\n") == [
        "2 abyss: an unknown key",
        "2 abyss: a key is missing",
    ]


def test_sentences_that_are_not_there_are_told_by_file_and_line() -> None:
    document = asked.of_game(language("en"), "abyss").document
    found = asked.Asked({"abyss.plott": (asked.AskedSentence(says="no such", asked=("what",)),)}, document)
    (unknown,) = found.unknown(["abyss.plot"])
    assert "abyss.plot" in unknown.hint
    lost = found.lost("abyss.plott", 0, ["Pay 1 pearl."])
    assert (lost.given, lost.code) == ("no such", "asked-sentence")
    assert "Pay 1 pearl." in lost.accepted


@pytest.mark.parametrize("lang", ["en", *TRANSLATIONS])
def test_what_is_asked_for_is_said_by_the_rules(lang: str) -> None:
    site = SiteContext(catalog.load(), lang)
    texts = Texts(site, [site.language])
    found = [str(fault) for game in site.catalog.games.values() for fault in sentences.faults(site, game, texts)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["en", *TRANSLATIONS])
def test_what_players_ask_finds_its_sentence(lang: str) -> None:
    site = SiteContext(catalog.load(), lang)
    missed = []
    for game in site.catalog.listed:
        index = fathom.listener(language(lang).tag, game).sentences
        for rule, several in asked.of_game(site.language, game).sections.items():
            for one in several:
                for phrase in one.asked:
                    found = [(answer.rule, one.says in answer.sentence) for answer in index.answers(phrase)]
                    missed += [] if (rule, True) in found else [phrase]
    assert not missed


@pytest.mark.parametrize(
    ("lang", "question"), [("zh_Hant", "萨满 螃蟹3 螃蟹4 够吗"), ("zh_Hans", "薩滿 螃蟹3 螃蟹4 夠嗎")]
)
def test_chinese_is_understood_in_either_script(lang: str, question: str) -> None:
    found = fathom.ask(question, lang, "abyss")
    assert found["reading"]["request"] == {"lord": "shaman", "allies": ["crab-3", "crab-4"]}


NOTHING = ("and then what about that one", "so then the if not")


def test_words_of_every_day_alone_find_nothing() -> None:
    assert not [question for question in NOTHING if fathom.ask(question, "en")["rules"]]


def test_a_number_of_other_things_is_only_asked_about() -> None:
    paid: dict[str, Any] = {"lord": "shaman", "pearls": 9}
    found = fathom.understood("shaman with 9 cards", "en", "abyss")
    assert found["reading"] is None
    assert found["choices"] == [{"checker": "abyss/recruit", "request": paid, "left": []}]
    assert fathom.understood("shaman with 9 pearls", "en", "abyss")["reading"]["request"] == paid
    assert fathom.understood("ile kosztuje płytka poziomu 3", "pl", "kemet")["reading"] is None


@pytest.mark.parametrize("lang", ["en", *TRANSLATIONS])
def test_what_a_game_offers_to_ask_is_answered(lang: str) -> None:
    known = catalog.load()
    words = SiteContext(known, lang).words
    for game in known.games.values():
        for text in game.game.ask:
            question = words.text(game.id, text, context="a question")
            if not question.is_fallback:
                found = fathom.ask(str(question), language(lang).tag, game.id)
                assert found["reading"] or found["rules"], question


EXAMPLE: tuple[tuple[str, str, dict[str, Any]], ...] = (
    (
        "two of spades, three of hearts, four of clubs, five of clubs and ace of diamonds, is that a straight?",
        "hand",
        {
            "cards": ["two-of-spades", "three-of-hearts", "four-of-clubs", "five-of-clubs", "ace-of-diamonds"],
            "hand": "straight",
        },
    ),
    (
        "rows full house and pair, columns flush and two straights, how many points?",
        "score",
        {"squares": [{"rows": ["full-house", "pair"], "columns": ["flush", "straight", "straight"]}]},
    ),
    (
        "115 for the rows and 82 for the columns by the english scale, how many points in all",
        "score",
        {"squares": [{"typed": {"rows": 115, "columns": 82}}], "scale": "english"},
    ),
)


@pytest.mark.parametrize(("question", "checker", "request_"), EXAMPLE)
def test_the_example_of_the_guide_is_read_by_its_words_alone(
    question: str, checker: str, request_: dict[str, Any]
) -> None:
    found = fathom.ask(question, "en", "poker-squares")
    assert found["reading"] == {"checker": f"poker-squares/{checker}", "request": request_, "left": []}
    assert found["answer"]["kind"] == "verdict"


def test_the_rules_of_the_example_answer_what_its_file_says() -> None:
    found = fathom.ask("can i move a card later", "en", "poker-squares")
    assert found["reading"] is None
    assert found["rules"][0]["sentence"] == "A card that lies there is never moved again."


def _command(*arguments: str) -> tuple[int, str, str]:
    return run("ask", *arguments)


def test_the_command_says_what_it_read_and_the_verdict() -> None:
    code, out, _err = _command("red pyramid from 2 to 4 cost", "--game", "kemet")
    assert code == 0
    assert out.splitlines()[:3] == ["kemet/pyramid", "  Level now: 2", "  Level that you want: 4"]
    code, out, _err = _command("shaman with crab 3, enough?", "--json")
    assert code == 1
    assert json.loads(out)["answer"]["legal"] is False
    code, out, _err = _command("quarterly inflation in portugal", "--game", "abyss")
    assert (code, out) == (0, "Nothing that the rules or the checkers know.\n")


def test_the_command_lists_readings_that_are_equally_good(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: list[dict[str, Any]] = [
        {"checker": "abyss/recruit", "request": {"lord": "oracle", "allies": ["crab-4"]}, "left": []},
        {"checker": "abyss/hand", "request": {"court": ["oracle"], "hand": ["crab-4"]}, "left": []},
    ]
    asked = {"reading": None, "choices": hands, "rules": []}
    monkeypatch.setattr("fathom.understood", lambda *_: asked)
    code, out, _err = _command("oracle crab 4", "--game", "abyss")
    assert code == 0
    first, second = out.split("\n\n")
    assert first.splitlines() == [
        "Do you mean one of these?",
        "abyss/recruit",
        "  Lord: The Oracle",
        "  Allies you pay: Crab 4",
    ]
    assert second.splitlines()[0] == "abyss/hand"
    monkeypatch.setattr("fathom.understood", lambda *_: asked | {"choices": []})
    assert _command("oracle crab 4", "--lang", "pl", "--game", "abyss")[1].startswith("Nothing")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [((), "Give one QUESTION"), (("x", "--game", "chess"), "There is no game 'chess'"), (("x", "--lang", "xx"), "xx")],
)
def test_the_command_refuses(arguments: tuple[str, ...], told: str) -> None:
    code, _out, err = _command(*arguments)
    assert code == 2
    assert told in err


def test_many_questions_are_answered_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[Any] = [
        {"question": "shaman with crab 3, enough?"},
        {"question": "czy wystarczy", "lang": "pl", "game": "abyss"},
        ["no object"],
        {"question": "x", "game": "chess"},
    ]
    text = "\n".join([json.dumps(line) for line in lines] + ["{broken", ""])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    code, out, _err = _command("--jsonl", "-")
    found = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert found[0]["reading"]["checker"] == "abyss/recruit"
    assert ["error" in one for one in found] == [False, False, True, True, True]
    assert found[2]["error"] == "line 3: no object with a question"
