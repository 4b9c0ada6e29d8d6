"""Vocabularies, hues and kinds that a game declares: named like any entry, and held to what there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalog import Catalog, Finding, load
from catalog.models.base import SOURCE_KINDS, TERM_CATEGORIES, WORD
from generator.checkers.contract import drawings
from generator.checkers.table_names import Names, order
from generator.pages import reference
from generator.render.game_checkers import of_game
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import Prose
from generator.render.site_context import SiteContext
from generator.text.words import Phrase, Words
from tests.catalog.broken_copies import Copy

pytestmark = pytest.mark.slow

LAYERS = """
- id: layer
  name: Layers
  sources: [ja:1]
  entries:
    - {id: dark, name: Dark layer, hue: grey}
    - {id: pale, name: Pale layer, plural: Pale layers, symbol: pearl, hue: yellow, sources: [ja:2]}
"""
HONOR = """
- id: honor
  about: made up
  of: layer
  rows: {dark: 2, pale: 20}
  sources: [ja:1]
"""


@pytest.fixture
def layered(tmp_path: Path) -> Catalog:
    """Abyss with a vocabulary, and a table of numbers whose rows are named after it."""
    copy = Copy(tmp_path)
    copy.path("vocabularies.yaml").write_text(LAYERS, encoding="utf-8")
    numbers = copy.path("numbers.yaml")
    numbers.write_text(numbers.read_text("utf-8") + HONOR, encoding="utf-8")
    copy.replace(
        "rules/goal.yaml",
        "  body:\n",
        "  body:\n"
        '    - "{layer:pale|Pale} and {number:honor.pale#layer:pale}."\n'
        '    - table: honor\n      head: ["Layer", "Honor"]\n',
    )
    copy.replace("game.yaml", "chapters:\n", "source_kinds: [{id: forum, name: Forum post}]\nchapters:\n")
    copy.replace("game.yaml", "chapters:\n", "term_categories: [{id: phase, name: Phases}]\nchapters:\n")
    copy.replace("sources.yaml", "kind: shop", "kind: forum")
    copy.replace("terms.yaml", "category: action", "category: phase")
    return load(copy.folder)


def test_a_vocabulary_names_its_entries_in_texts_tables_and_answers(layered: Catalog) -> None:
    game = layered.games["abyss"]
    assert game.engine_facts()["tables"]["layer"] == {"dark": {}, "pale": {}}
    assert layered.find("layer:pale", "abyss") is game.named["layer"][1]
    questions = of_game(game)
    assert "layer" in questions.tables
    assert order(questions, "layer") == ["dark", "pale"]
    names = Names(questions, Prose(layered, Words("en")))
    assert [names.of("layer", id_).name for id_ in ("dark", "pale")] == ["Dark layer", "Pale layer"]
    assert names.prose.phrase_plain("abyss", Phrase("{number:honor.pale#layer:pale}")) == "20 pale layers"


def test_a_vocabulary_on_the_pages(layered: Catalog) -> None:
    site = SiteContext(layered)
    assert site.hues("abyss")["dark"] == "grey"
    assert site.hues("abyss")["pale"] == "yellow"
    ctx = PageContext(site, PageInfo("abyss/rules/goal/", game="abyss"))
    rows = [(str(row.name), *row.cells) for row in ctx.number_rows(["honor"])]
    assert rows[0] == ('<a href="../../glossary/#layer-dark">Dark layer</a>', "2")
    routes = {route.path: route for route in reference.routes(site, layered.games["abyss"])}
    glossary = str(routes["abyss/glossary/"].page(site).html)
    assert '<h2 id="vocabulary-layer">Layers</h2>' in glossary
    assert '<li id="layer-pale">' in glossary
    assert '<h2 id="category-phase">Phases</h2>' in glossary
    assert "<dd>Forum post</dd>" in str(routes["abyss/sources/"].page(site).html)


def test_each_word_is_one_message(layered: Catalog) -> None:
    found = [message for message in layered.messages() if message.msgid == "Dark layer" and message.context == WORD]
    assert [(message.domain, message.ref) for message in found] == [("abyss", "layer:dark")]
    hues = [message for message in layered.messages() if message.msgid == "Purple" and message.domain == "abyss"]
    assert [message.ref for message in hues] == ["hue:purple"]
    kinds = [message for message in layered.messages() if message.msgid == "Forum post" and message.domain == "abyss"]
    assert [message.ref for message in kinds] == ["source-kind:forum"]


BROKEN = (
    ("vocabularies.yaml", LAYERS.replace("hue: grey", "hue: gray"), "there is no hue 'gray'", "did you mean 'grey'?"),
    ("vocabularies.yaml", LAYERS.replace("id: layer\n", "id: lord\n"), "entries of this kind already", "another id"),
    ("vocabularies.yaml", LAYERS.replace("  sources: [ja:1]\n", ""), "no source is cited for 'dark'", "add 'sources:"),
    ("vocabularies.yaml", LAYERS.replace("id: pale", "id: dark"), "an id given twice", "choose another id"),
)


@pytest.mark.parametrize(("file", "text", "message", "hint"), BROKEN)
def test_what_is_wrong_with_a_vocabulary(copy: Copy, file: str, text: str, message: str, hint: str) -> None:
    copy.path(file).write_text(text, encoding="utf-8")
    told = [finding for finding in copy.findings() if message in finding.message]
    assert [hint in finding.hint for finding in told] == [True]


CHANGED = (
    ("sources.yaml", "kind: shop", "kind: shops", "there is no source-kind 'shops'", "did you mean 'shop'?"),
    ("terms.yaml", "category: action", "category: actoin", "no term-category 'actoin'", "did you mean 'action'?"),
    ("game.yaml", "chapters:\n", "source_kinds: [{id: shop, name: Shop}]\nchapters:\n", "every game has", "take it"),
    ("races.yaml", "hue: red", "hue: rad", "race:crab: there is no hue 'rad'", "did you mean 'red'?"),
)


@pytest.mark.parametrize(("file", "old", "new", "message", "hint"), CHANGED)
def test_a_kind_that_there_is_not(copy: Copy, file: str, old: str, new: str, message: str, hint: str) -> None:
    copy.replace(file, old, new)
    told: list[Finding] = [finding for finding in copy.findings() if message in finding.message]
    assert [hint in finding.hint for finding in told] == [True]


def test_a_word_whose_symbol_is_not_drawn(copy: Copy) -> None:
    copy.path("vocabularies.yaml").write_text(LAYERS.replace("symbol: pearl", "symbol: perl"), encoding="utf-8")
    [finding] = drawings.faults(of_game(load(copy.folder).games["abyss"]))
    assert (finding.code, finding.given, finding.hint) == ("no-drawing", "perl", "did you mean 'pearl'?")


def test_every_shared_kind_has_a_label() -> None:
    assert tuple(reference.SOURCE_KINDS) == SOURCE_KINDS
    assert tuple(reference.CATEGORIES) == TERM_CATEGORIES
