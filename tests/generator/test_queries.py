"""The query language of cards: what lines mean, that the page's reader means the same, and that nothing breaks them."""

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
from generator.query.examples import examples
from generator.query.explaining import explain
from generator.query.matching import matches
from generator.query.mending import mended
from generator.query.parsing import parse
from generator.query.printing import write
from generator.query.vocabulary import Vocabulary
from generator.render.prose import Prose
from generator.text.folding import fold
from generator.text.languages import LANGUAGES, ROOT
from generator.text.words import Words
from tests import made_up_game
from tests.asked_cards import EVERY_KIND, asked, found_slowly, lines, pieces, without_places
from tests.full import rest_in_full
from tests.node import ask_script

VECTORS = yaml.safe_load((ROOT / "tests/data/queries/abyss.yaml").read_text(encoding="utf-8"))
MOST_BYTES = 12_000
Case = dict[str, Any]


def of_case(case: Case) -> tuple[str, str]:
    """The language and the list that a line is asked in."""
    return case.get("lang", "en"), case.get("in", EVERY_KIND)


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: f"{case.get('lang', 'en')} {case['line']}")
def test_a_line_means_what_it_says(case: Case) -> None:
    answer = asked(*of_case(case)).answer(case["line"])
    assert answer["line"] == case["reads"]
    if "says" in case:
        assert answer["explained"] == case["says"]
    if "finds" in case:
        ids = [ref.partition(":")[2] for ref in answer["found"]]
        assert case["finds"] in (ids, len(ids)), ids
    told = [
        [mistake["code"], case["line"][slice(*mistake["at"])], said["line"]]
        for mistake, said in zip(answer["mistakes"], answer["told"], strict=True)
    ]
    assert told == case.get("mistakes", [])


def test_every_mistake_is_made_once() -> None:
    made = {code for case in VECTORS for code, *_ in case.get("mistakes", ())}
    assert {*made, "too-long", "too-deep"} == messages.MISTAKES.keys() - {"accepted", "try", "without"}


@pytest.mark.slow
def test_the_page_reads_all_lines_alike() -> None:
    for language, pool in {of_case(case) for case in VECTORS}:
        cards = asked(language, pool)
        typed = [case["line"] for case in VECTORS if of_case(case) == (language, pool)]
        given = {"schema": cards.schema, "cards": cards.cards, "lines": typed}
        assert ask_script("query.mjs", given) == [cards.answer(line) for line in typed]


@pytest.mark.slow
@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, ("en", "ja").__contains__))
@pytest.mark.parametrize("pool", [EVERY_KIND, "lords"])
def test_the_page_reads_lines_of_chance_alike(lang: str, pool: str) -> None:
    cards = asked(lang, pool)
    typed = lines(cards.schema, 160, seed=len(lang + pool))
    answers = ask_script("query.mjs", {"schema": cards.schema, "cards": cards.cards, "lines": typed})
    for line, answer in zip(typed, answers, strict=True):
        assert answer == cards.answer(line), line


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1])
def test_the_pages_reader_never_breaks(seed: int) -> None:
    cards = asked("en", "lords")
    given = {"schema": cards.schema, "cards": cards.cards, "pieces": pieces(cards.schema), "seed": seed, "count": 1200}
    assert ask_script("query_fuzz.mjs", given) == {"faults": [], "tried": 1200}


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


@pytest.mark.slow
@given(line=strange_lines())
@settings(max_examples=200, deadline=None)
def test_any_line_is_read_written_and_mended(line: str) -> None:
    cards = asked("en", "lords")
    query = parse(line, cards.vocabulary)
    for mistake in query.mistakes:
        start, end = mistake["at"]
        assert 0 <= start < end <= len(line)
    for reader in (False, True):
        again = parse(write(query, cards.vocabulary, reader), cards.vocabulary)
        assert not again.mistakes
        assert without_places(again.tree) == without_places(query.tree)
        assert again.order == query.order
    assert not parse(mended(line, cards.vocabulary), cards.vocabulary).mistakes
    found = {id(card) for card in matches(query, cards.cards, cards.vocabulary)}
    slowly = found_slowly(query.tree, cards.cards, cards.schema)
    assert found == {id(cards.cards[number]) for number in slowly}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_queries_find_what_a_slower_reader_finds(lang: str) -> None:
    cards = asked(lang)
    for line in lines(cards.schema, 50, seed=7):
        query = parse(line, cards.vocabulary)
        found = {id(card) for card in matches(query, cards.cards, cards.vocabulary)}
        assert found == {id(cards.cards[number]) for number in found_slowly(query.tree, cards.cards, cards.schema)}, (
            line
        )


def test_a_line_and_its_parentheses_have_an_end() -> None:
    vocabulary = asked("en", "lords").vocabulary
    for line, code in (("a " * 400, "too-long"), ("(" * 50 + "a" + ")" * 50, "too-deep"), ("-" * 499 + "a", "")):
        codes = {mistake["code"] for mistake in parse(line, vocabulary).mistakes}
        assert code in codes if code else not codes
        assert not parse(mended(line, vocabulary), vocabulary).mistakes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_and_value_is_typed_as_it_is_shown(lang: str) -> None:
    vocabulary = asked(lang).vocabulary
    for field in vocabulary.fields:
        assert vocabulary.named(field["word"]) is vocabulary.named(field["id"]) is field
        for value in field.get("values", ()):
            for word in (value["id"], value["word"]):
                query = parse(f"{field['word']}:{word}", vocabulary)
                assert query.tree is not None, query.mistakes
                assert (query.tree["field"], query.tree["values"]) == (field["id"], [value["id"]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_would_work_is_said_in_the_readers_words(lang: str) -> None:
    vocabulary = asked(lang, "lords").vocabulary
    for field in vocabulary.fields:
        if lang != "en":
            label = "-".join(field["label"].lower().split())
            assert f"{label}-".startswith(f"{field['word']}-"), "an alias stands for the label"
        if field["kind"] == "choice":
            first = field["values"][0]
            assert mended(f"{field['word']}:", vocabulary) == f"{field['word']}:{first['word']}"
            assert mended(f"{field['word']}:{first['word']}q", vocabulary) == f"{field['word']}:{first['word']}"
            assert lang == "en" or first["word"] != first["id"] or first["id"] == fold(first["label"])
    number = next(field for field in vocabulary.fields if field["kind"] == "number")
    assert mended("<=8", vocabulary) == f"{number['word']}<=8"
    order = vocabulary.word("order", True)
    assert mended(f"{order}:", vocabulary) == f"{order}:{vocabulary.fields[0]['word']}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pool", [EVERY_KIND, "lords"])
def test_numbers_are_asked_for_as_readers_write_them(lang: str, pool: str) -> None:
    vocabulary = asked(lang, pool).vocabulary
    none, any_, order = (vocabulary.word(name, True) for name in ("none", "any", "order"))
    up, down, most, least = (vocabulary.word(name, True) for name in ("ascending", "descending", "most", "least"))
    for field in (field for field in vocabulary.fields if field["kind"] == "number"):
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
            query = parse(typed, vocabulary)
            assert (write(query, vocabulary), query.mistakes) == (meant, []), typed


def test_words_are_parted_at_the_commas_of_every_script() -> None:
    assert [declared.parted(text) for text in ("a, b", "順、並び順", "排序，順序")] == [
        ["a", "b"],
        ["順", "並び順"],
        ["排序", "順序"],
    ]


def test_no_field_has_the_name_of_a_word_of_the_language() -> None:
    for lang in LANGUAGES:
        vocabulary = asked(lang).vocabulary
        reserved = set().union(*(vocabulary.words[name] for name in ("order", "direction")))
        assert not reserved & vocabulary.by_name.keys()


@pytest.mark.parametrize("game", load().games.values(), ids=lambda game: game.id)
def test_what_games_declare_makes_queries(game: Any) -> None:
    prose = Prose(load(), Words("en"))
    for collection in game.collections:
        kinds = {facet.id: facet.type == "number" for one in game.collections for facet in one.facets}
        assert all(kinds[facet.id] == (facet.type == "number") for facet in collection.facets), "one id, one kind"
        schema = declared.schema(prose, game, [collection])
        cards = declared.cards(prose, (), game, [collection])
        vocabulary = Vocabulary(schema)
        shown = list(examples(vocabulary, cards))
        assert shown
        for example in shown:
            query = parse(example.line, vocabulary)
            assert not query.mistakes
            assert len(matches(query, cards, vocabulary)) == example.count > 0
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
        vocabulary = Vocabulary(declared.schema(prose, game, game.collections))
        query = parse("mass<3 -rock", vocabulary)
        assert explain(query, vocabulary) == "Classes that weigh 2 or less and do not mention “rock”"
        assert write(query, vocabulary) == "weight<3 -rock"


def test_the_order_of_cards_is_whole() -> None:
    cards = asked("en")
    for field in cards.vocabulary.fields:
        if field["kind"] == "text" and field["id"] != "name":
            continue
        up, down = (
            [
                card["id"]
                for card in matches(
                    parse(f"order:{sign}{field['id']}", cards.vocabulary), cards.cards, cards.vocabulary
                )
            ]
            for sign in ("", "-")
        )
        assert sorted(up) == sorted(down)
        values = [
            card["values"].get(field["id"])
            for card in matches(parse(f"order:-{field['id']}", cards.vocabulary), cards.cards, cards.vocabulary)
        ]
        owned = [value for value in values if value is not None]
        assert values[: len(owned)] == owned, "what has no value stands last"
        if field["kind"] == "number":
            assert owned == sorted(owned, reverse=True)


@pytest.mark.parametrize("pool", ["lords", "locations"])
def test_the_data_of_a_list_is_small(pool: str) -> None:
    cards = asked("ja", pool)
    data = json.dumps({"schema": cards.schema, "cards": cards.cards}, ensure_ascii=False, separators=(",", ":"))
    assert len(gzip.compress(data.encode())) <= MOST_BYTES
