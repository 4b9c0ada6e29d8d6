"""From references to entries and their places, and the texts that translators get."""

from __future__ import annotations

import copy
import pickle
import re
import time
from collections import Counter
from pathlib import Path

import pytest

import catalog as package
from catalog import Catalog, Collection, GameCatalog
from catalog.load import load
from catalog.messages import CHECKER, checkers_domain, domains_of
from catalog.models.abyss import AbyssCatalog, Lord
from catalog.models.base import Label
from catalog.models.entries import RuleSection
from catalog.schema import schemas
from catalog.search_words import FILE
from tests.games import EVERY_COLLECTION

ROOT = Path(__file__).resolve().parents[2]


def test_find(catalog: Catalog) -> None:
    commander = catalog.find("lord:commander")
    assert isinstance(commander, Lord)
    assert commander.name == "The Commander"
    section = catalog.find("rule:abyss.recruit", game="abyss")
    assert isinstance(section, RuleSection)
    assert section.title == "Recruiting a lord"
    assert catalog.find("set:leviathan") is catalog.games["abyss"].game.sets[2]
    with pytest.raises(KeyError, match="lord:comander"):
        catalog.find("lord:comander")


def test_every_record_stands_where_its_origin_says(catalog: Catalog) -> None:
    for game in catalog.games.values():
        for ref, record in game.records.items():
            origin = catalog.origin(game.id, ref)
            line = (ROOT / origin.file).read_text(encoding="utf-8").split("\n")[origin.line - 1]
            if record.kind in ("game", "theme", "pad") or record.kind.endswith("supply"):
                assert origin.line == 1
            elif record.kind in ("checker", "exercise"):
                assert line == f"{record.id}:"
            else:
                # An entry of one line stands in braces.
                start = line.strip().replace("- {", "- ").replace("'", "").partition(",")[0]
                assert start in (f"- id: {record.id}", f"- key: {record.id}")


def test_the_collections_of_abyss(abyss: AbyssCatalog) -> None:
    assert [(item.id, item.kind, len(item.entries)) for item in abyss.collections] == [
        ("lords", "lord", 63),
        ("locations", "location", 26),
        ("races", "race", 6),
        ("guilds", "guild", 7),
        ("loot", "loot", 5),
        ("leviathans", "leviathan", 20),
        ("leviathan-tokens", "leviathan-token", 4),
    ]


@EVERY_COLLECTION
def test_facets_give_what_they_declare(game: GameCatalog, collection: Collection) -> None:
    for facet in collection.facets:
        choices = {choice.id for choice in facet.choices}
        for entry in collection.entries:
            value = facet.value(entry)
            if facet.type == "number":
                assert value is None or isinstance(value, int)
            elif facet.type == "choice":
                assert value is None or value in choices
            elif facet.type == "entries":
                assert isinstance(value, tuple)
                assert set(value) <= set(game.records)
            elif facet.type == "counts":
                assert set(facet.references(entry)) <= set(game.records)
                assert all(amount >= 1 for amounts in facet.amounts(entry) for amount in amounts.values())
            else:
                assert value is None or value in game.records


_SHOWN = re.compile(r"\{term:")
"""From here on a text is read otherwise than it is written: its links say what they show."""


@pytest.mark.slow
def test_every_message_stands_on_the_line_it_names(catalog: Catalog) -> None:
    files: dict[str, list[str]] = {}
    for found in catalog.messages():
        lines = files.setdefault(found.file, (ROOT / found.file).read_text(encoding="utf-8").split("\n"))
        start = _SHOWN.split(" ".join(found.msgid.split()[:2]))[0]
        near = " ".join(" ".join(lines[found.line - 1 : found.line + 2]).split()).replace("\\", "")
        assert start in near, found


def test_messages_have_all_that_a_translator_needs(catalog: Catalog) -> None:
    found = list(catalog.messages())
    kinds = Counter((message.domain, message.kind) for message in found)
    of_games = {domain for game in catalog.games for domain in domains_of(game)}
    assert {domain for domain, _ in kinds} == {*of_games, CHECKER}
    assert {kind for _, kind in kinds} == {"text", "name", "pattern", "forms", "search", "spoken", "cases", "reading"}
    assert all(message.comment for message in found)
    texts = {(message.ref, message.msgid): message for message in found if message.kind not in ("cases", "reading")}
    name = texts["lord:commander", "The Commander"]
    assert (name.kind, name.domain, name.context) == ("name", "abyss", None)
    plural = texts["race:jellyfish", "Jellyfish"]
    assert plural.context == "plural"
    labels = {message.msgid for message in found if message.ref == "collection:lords"}
    assert {"Lords", "Guild", "Compulsory race", "One-shot"} <= labels
    counted = [message for message in found if message.msgid_plural]
    assert counted
    assert {CHECKER, checkers_domain("abyss")} <= {message.domain for message in counted}
    assert {message.domain for message in counted} <= {CHECKER, *map(checkers_domain, catalog.games)}


def test_no_text_is_translated_twice_in_two_ways(catalog: Catalog) -> None:
    plurals: dict[tuple[str, str, str | None], set[str | None]] = {}
    for message in catalog.messages():
        plurals.setdefault((message.domain, message.msgid, message.context), set()).add(message.msgid_plural)
    assert not [key for key, forms in plurals.items() if len(forms) > 1]


@pytest.mark.slow
def test_loading_is_quick() -> None:
    load()
    best = min(_seconds() for _ in range(3))
    assert best < 2, f"loading took {best:.2f} s; it is meant to take a fifth of one"


def _seconds() -> float:
    start = time.process_time()
    load()
    return time.process_time() - start


def test_the_public_names_are_there_and_documented() -> None:
    for name in package.__all__:
        assert getattr(package, name).__doc__, name


def test_a_schema_for_every_file(catalog: Catalog) -> None:
    files = [(id_, data_file) for id_, game in catalog.games.items() for data_file in (*type(game).FILES, FILE)]
    expected = {f"{id_}/{data_file.schema_name}" for id_, data_file in files}
    assert len(expected) == len(files)
    assert {"abyss/supply.json", "abyss/numbers.json", "abyss/leviathan/tokens.json"} <= expected
    made = schemas()
    assert set(made) == {*expected, "common/answers.json"}
    assert "rows" in made["abyss/numbers.json"]["$defs"]["Number"]["properties"]
    assert "threat_track" in made["abyss/supply.json"]["properties"]


def test_every_key_of_every_file_is_described() -> None:
    for file, schema in schemas().items():
        for name, model in [("", schema), *schema.get("$defs", {}).items()]:
            for key, form in model.get("properties", {}).items():
                assert form.get("description"), f"{file}: {name}.{key}"
            if "properties" in model:
                assert model["additionalProperties"] is False


def test_a_citation_is_a_string_in_the_schema() -> None:
    assert schemas()["abyss/lords.json"]["$defs"]["Citation"]["type"] == "string"


def test_a_label_with_a_context_can_be_copied() -> None:
    copied = pickle.loads(pickle.dumps(copy.deepcopy(Label("Keys", "loot"))))
    assert (copied, copied.context) == ("Keys", "loot")
