"""The query language of cards, as the page's scripts read it: what lines mean, and that nothing breaks them."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from catalog import load
from generator.query import declared, messages
from generator.query.evaluate import CardQueries
from generator.query.examples import examples
from generator.render.prose import Prose
from generator.text.folding import fold
from generator.text.languages import LANGUAGES, ROOT
from generator.text.words import Words
from tests import made_up_game
from tests.asked_cards import EVERY_KIND, Asked, asked, found_slowly, lines, pieces, without_places
from tests.node import ask_script

VECTORS = yaml.safe_load((ROOT / "tests/data/queries/abyss.yaml").read_text(encoding="utf-8"))
MOST_BYTES = 12_000
Case = dict[str, Any]


def of_case(case: Case) -> tuple[str, str]:
    """The language and the list that a line is asked in."""
    return case.get("lang", "en"), case.get("in", EVERY_KIND)


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: f"{case.get('lang', 'en')} {case['line']}")
def test_a_line_means_what_it_says(case: Case) -> None:
    cards = asked(*of_case(case))
    answer = cards.evaluate(case["line"])
    assert answer["line"] == case["reads"]
    if "says" in case:
        assert answer["explained"] == case["says"]
    if "finds" in case:
        ids = [cards.cards[place]["id"] for place in answer["found"]]
        assert case["finds"] in (ids, len(ids)), ids
    told = [
        [mistake["code"], case["line"][slice(*mistake["at"])], said["line"]]
        for mistake, said in zip(answer["mistakes"], answer["texts"], strict=True)
    ]
    assert told == case.get("mistakes", [])


def test_every_mistake_is_made_once() -> None:
    made = {code for case in VECTORS for code, *_ in case.get("mistakes", ())}
    assert {*made, "too-long", "too-deep"} == messages.MISTAKES.keys() - {"accepted", "try", "without"}


@pytest.mark.slow
def test_what_is_folded_here_is_folded_alike_on_the_page() -> None:
    names = [name for card in asked("en").cards for name in (*card["names"], card["text"])]
    texts = [
        *names,
        "ŁÓDŹ",
        "Straße",
        "ﾊﾟｰﾙ",
        "フィッシュ",
        "時々",
        "й",
        "άβγ",
        "مُحَمَّد",
        "ı",
        "İstanbul",
        "ﬁ",
        "é\u0301",
        "が",
    ]
    assert ask_script("folded.mjs", texts) == [fold(text) for text in texts]


def strange_lines() -> st.SearchStrategy[str]:
    """Anything at all, or what lines are made of in any order."""
    known = pieces(asked("en", "lords").schema)
    text = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
    return st.lists(st.sampled_from(known) | text, max_size=14).map("".join) | text


def found_alike(cards: Asked, line: str) -> bool:
    """Whether a line finds the cards that a second reader, by sets, finds."""
    answer = cards.evaluate(line)
    return set(answer["found"]) == found_slowly(answer["tree"], cards.cards, cards.schema)


@pytest.mark.slow
@given(line=strange_lines())
@settings(max_examples=500, deadline=None)
def test_any_line_is_read_written_and_mended(line: str) -> None:
    cards = asked("en", "lords")
    answer = cards.evaluate(line)
    for mistake, told in zip(answer["mistakes"], answer["texts"], strict=True):
        start, end = mistake["at"]
        assert 0 <= start < end <= len(line)
        assert told["what"]
    for written in (answer["line"], answer["reader"]):
        again = cards.evaluate(written)
        assert not again["mistakes"]
        assert without_places(again["tree"]) == without_places(answer["tree"])
        assert again["order"] == answer["order"]
    assert not cards.evaluate(answer["mended"])["mistakes"]
    assert answer["explained"]
    assert found_alike(cards, line)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_queries_find_what_a_slower_reader_finds(lang: str) -> None:
    cards = asked(lang)
    for line in lines(cards.schema, 100, seed=7):
        assert found_alike(cards, line), line


def test_a_line_and_its_parentheses_have_an_end() -> None:
    cards = asked("en", "lords")
    for line, code in (("a " * 400, "too-long"), ("(" * 50 + "a" + ")" * 50, "too-deep"), ("-" * 499 + "a", "")):
        answer = cards.evaluate(line)
        codes = {mistake["code"] for mistake in answer["mistakes"]}
        assert code in codes if code else not codes
        assert not cards.evaluate(answer["mended"])["mistakes"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_and_value_is_typed_as_it_is_shown(lang: str) -> None:
    cards = asked(lang)
    for field in cards.fields:
        for value in field.get("values", ()):
            for name, word in ((field["word"], value["id"]), (field["id"], value["word"])):
                answer = cards.evaluate(f"{name}:{word}")
                assert answer["tree"] is not None, answer["mistakes"]
                assert (answer["tree"]["field"], answer["tree"]["values"]) == (field["id"], [value["id"]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_would_work_is_said_in_the_readers_words(lang: str) -> None:
    cards = asked(lang, "lords")

    def mended(line: str) -> str:
        return cards.evaluate(line)["mended"]

    for field in cards.fields:
        if lang != "en":
            label = "-".join(field["label"].lower().split())
            assert f"{label}-".startswith(f"{field['word']}-"), "an alias stands for the label"
        if field["kind"] == "choice":
            first = field["values"][0]
            assert mended(f"{field['word']}:") == f"{field['word']}:{first['word']}"
            assert mended(f"{field['word']}:{first['word']}q") == f"{field['word']}:{first['word']}"
            assert lang == "en" or first["word"] != first["id"] or first["id"] == fold(first["label"])
    number = next(field for field in cards.fields if field["kind"] == "number")
    assert mended("<=8") == f"{number['word']}<=8"
    order = cards.schema["written"]["order"]
    assert mended(f"{order}:") == f"{order}:{cards.fields[0]['word']}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pool", [EVERY_KIND, "lords"])
def test_numbers_are_asked_for_as_readers_write_them(lang: str, pool: str) -> None:
    cards = asked(lang, pool)
    none, any_, order = (cards.schema["written"][name] for name in ("none", "any", "order"))
    up, down, most, least = (cards.schema["written"][name] for name in ("ascending", "descending", "most", "least"))
    for field in (field for field in cards.fields if field["kind"] == "number"):
        word, id_ = field["word"], field["id"]
        for typed, meant in (
            (f"{word}8", f"{id_}:8"),
            (f"{word} 8", f"{id_}:8"),
            (f"{word}6-8", f"{id_}:6..8"),
            (f"{word} 8 {most}", f"{id_}<=8"),
            (f"{word} 8 {least}", f"{id_}>=8"),
            (f"{word}:{none}", f"{id_}:none"),
            (f"{word}:{any_}", f"{id_}:any"),
            (f"{order}:{word} {down}", f"order:-{id_}"),
            (f"{order}:{word} {up}", f"order:{id_}"),
            (f"{order}:{word}{down}", f"order:-{id_}"),
        ):
            answer = cards.evaluate(typed)
            assert (answer["line"], answer["mistakes"]) == (meant, []), typed


def test_words_are_parted_at_the_commas_of_every_script() -> None:
    assert [declared.parted(text) for text in ("a, b", "順、並び順", "排序，順序")] == [
        ["a", "b"],
        ["順", "並び順"],
        ["排序", "順序"],
    ]


def test_no_field_has_the_name_of_a_word_of_the_language() -> None:
    for lang in LANGUAGES:
        cards = asked(lang)
        reserved = {word for name in ("order", "direction") for word in cards.schema["words"][name]}
        assert not reserved & {name for field in cards.fields for name in field["names"]}


@pytest.mark.parametrize("game", load().games.values(), ids=lambda game: game.id)
def test_what_games_declare_makes_queries(game: Any) -> None:
    prose = Prose(load(), Words("en"))
    for collection in game.collections:
        kinds = {facet.id: facet.type == "number" for one in game.collections for facet in one.facets}
        assert all(kinds[facet.id] == (facet.type == "number") for facet in collection.facets), "one id, one kind"
        schema = declared.schema(prose, game, [collection])
        queries = CardQueries(schema, declared.cards(prose, (), game, [collection]))
        shown = list(examples(queries))
        assert shown
        for example in shown:
            answer = queries.evaluate(example.line)
            assert not answer["mistakes"]
            assert len(answer["found"]) == example.count > 0
            assert not re.search(r"[{}]", example.says)
        for field in schema["fields"]:
            filled = {
                place
                for own in field["says"].values()
                for text in own.values()
                for place in re.findall(r"{(\w+)}", text)
            }
            assert filled <= {"n", "field", "values", "several"}


def test_a_made_up_game_is_asked_in_its_own_words(tmp_path: Path) -> None:
    made_up = made_up_game.MadeUpGame(tmp_path)
    with made_up.found():
        catalog = load(tmp_path / "catalog" / "data")
        game = catalog.games[made_up_game.GAME]
        prose = Prose(catalog, Words("en"))
        answer = CardQueries(declared.schema(prose, game, game.collections), ()).evaluate("mass<3 -rock")
        assert answer["explained"] == "Classes that weigh 2 or less and do not mention “rock”"
        assert answer["line"] == "weight<3 -rock"


def test_the_order_of_cards_is_whole() -> None:
    cards = asked("en")
    for field in cards.fields:
        if field["kind"] == "text" and field["id"] != "name":
            continue
        up, down = (cards.evaluate(f"order:{sign}{field['id']}")["found"] for sign in ("", "-"))
        assert sorted(up) == sorted(down)
        values = [card["values"].get(field["id"]) for card in cards.found(f"order:-{field['id']}")]
        owned = [value for value in values if value is not None]
        assert values[: len(owned)] == owned, "what has no value stands last"
        if field["kind"] == "number":
            assert owned == sorted(owned, reverse=True)


@pytest.mark.parametrize("pool", ["lords", "locations"])
def test_the_data_of_a_list_is_small(pool: str) -> None:
    cards = asked("ja", pool)
    data = json.dumps({"schema": cards.schema, "cards": cards.cards}, ensure_ascii=False, separators=(",", ":"))
    assert len(gzip.compress(data.encode())) <= MOST_BYTES
