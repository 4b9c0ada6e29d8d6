"""What is exported and imported again changes not a byte, whatever the texts are, and other programs can read it."""

from __future__ import annotations

import tempfile
from pathlib import Path

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from catalog import load
from generator.text.languages import LOCALES, TRANSLATIONS
from generator.text.message_sources import sources
from generator.translate.exchange import sheets
from generator.translate.exchange.importing import Job, import_rows
from generator.translate.exchange.rows import fingerprint, message_id, rows, split_id
from generator.translate.exchange.sheets import guard, unguard
from tests.locales.exchange_helpers import Desk
from tests.locales.po_samples import entry

pytestmark = pytest.mark.slow

PEARLS = "Pay {pearl} to {lord:commander|the Commander}, {lord:commander} or {term:ally}."


def test_all_translations_go_out_and_come_back(tmp_path: Path) -> None:
    catalog = load()
    every = sources(catalog)
    domains = sorted(path.stem for path in LOCALES.glob("*.pot"))
    for lang in TRANSLATIONS:
        before = {path: path.read_bytes() for path in (LOCALES / lang).rglob("*.po")}
        for chosen in (domains, domains[:1]):
            found = rows(lang, chosen)
            path = tmp_path / f"{lang}.csv"
            path.write_bytes(sheets.write(found, lang))
            read = sheets.read(path)
            assert [(row.id, row.english, row.translation) for row in read] == [
                (row.id, row.english, row.translation) for row in found
            ]
            outcome = import_rows(read, Job(path, catalog, every, dry_run=True))
            assert (outcome.applied, outcome.findings, outcome.unchanged) == ([], [], len(found))
        assert before == {path: path.read_bytes() for path in (LOCALES / lang).rglob("*.po")}


NASTY = st.text(
    st.one_of(
        st.sampled_from("=+-@＝'\"\\;,|\t\n\r{}[]<>&%#~ \u00a0\u200b\u200f\u202e\u2028\u0085"),
        st.sampled_from("\ufeff\x07\x1f\ufffe\U0010ffff"),
        st.characters(exclude_categories=["Cs"], exclude_characters="\0"),
    ),
    max_size=30,
)


@given(st.lists(st.tuples(NASTY, NASTY, st.booleans()), min_size=1, max_size=5, unique_by=lambda one: one[0]))
def test_nasty_texts_go_out_and_come_back(texts: list[tuple[str, str, bool]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        messages = [entry(f"x{english}", text) for english, text, _ in texts]
        for message, (_, text, fuzzy) in zip(messages, texts, strict=True):
            message.flags = ["fuzzy"] if fuzzy and text else []
            message.tcomment = text.replace("\n", " ").replace("\r", " ")
        desk.has(*messages)
        before = desk.path.read_bytes()
        outcome = desk.apply(desk.export())
        assert (outcome.applied, outcome.findings, outcome.unchanged) == ([], [], len(texts))
        assert desk.path.read_bytes() == before


@given(NASTY.filter(lambda text: text.strip() and not any(char < " " and char not in "\n\t" for char in text)))
def test_a_new_text_arrives_as_it_was_written(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        desk.has(entry("Lord", text))
        path = desk.export()
        empty = Desk(Path(folder))
        empty.has(entry("Lord"))
        # As a translator's file would be: the row of a text without translation, filled in.
        path.write_bytes(path.read_bytes().replace(fingerprint(text, False).encode(), fingerprint("", False).encode()))
        assert not empty.apply(path).findings
        assert empty.current("Lord").msgstr == text


@given(NASTY)
def test_guarding_against_formulas_is_undone(text: str) -> None:
    guarded = guard(text)
    assert unguard(guarded) == text
    assert guarded.lstrip("'\n").strip()[:1] not in "=+-@＝" or guarded.startswith("'") or not text.strip()


@pytest.mark.parametrize("formula", ["=1+1", "+1", "-1", "@SUM(A1)", "'=1", " =1", "\t=1", "＝1", "''@x"])
def test_no_cell_is_a_formula(formula: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.has(entry(formula, formula, tcomment=formula.strip(), comment=formula.strip()))
    content = desk.export().read_text("utf-8-sig")
    assert f"'{formula}" in content
    assert not desk.apply(desk.export()).findings


def test_what_a_translator_should_know_goes_along(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    crab = entry("Crab", "krab", msgctxt="plural", comment="A name\nPage: abyss/crab/", tcomment="sprawdzone")
    crab.occurrences = [("race:crab", ""), ("catalog/data/x.yaml", "3")]
    desk.has(crab)
    desk_row = desk.rows()[0]
    assert (desk_row.context, desk_row.about) == ("plural", "A name\nPage: abyss/crab/\nrace:crab")
    content = desk.export().read_text("utf-8-sig")
    for text in ("A name", "Page: abyss/crab/", "sprawdzone", "plural", "race:crab"):
        assert text in content


def test_states_and_the_earlier_english(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    fuzzy = entry("New", "stare", previous_msgid="Old")
    fuzzy.flags = ["fuzzy"]
    desk.has(entry("One"), fuzzy, entry("Three", "trzy"), entry("Gone", "nie ma", obsolete=True))
    assert [(row.english, row.state, row.earlier) for row in desk.rows()] == [
        ("One", "missing", ""),
        ("New", "fuzzy", "Old"),
        ("Three", "done", ""),
    ]
    assert [row.english for row in desk.rows("missing")] == ["One"]
    assert [row.english for row in desk.rows("fuzzy")] == ["New"]
    assert [row.english for row in desk.rows("unfinished")] == ["One", "New"]


@pytest.mark.parametrize(("lang", "englishes"), [("pl", ["{n} key", "{n} keys", "{n} keys"]), ("ja", ["{n} keys"])])
def test_every_plural_form_is_a_row(lang: str, englishes: list[str], tmp_path: Path) -> None:
    desk = Desk(tmp_path, lang)
    message = polib.POEntry(msgid="{n} key", msgid_plural="{n} keys", msgstr_plural=dict.fromkeys(range(3), "x"))
    desk.has(message)
    assert [row.english for row in desk.rows()] == englishes
    assert [row.id.partition("[")[2] for row in desk.rows()] == [f"{number}]" for number in range(len(englishes))]


def test_ids_stay_and_tell_contexts_apart() -> None:
    assert message_id("pl", "site", None, "Crab") == "pl/site/2b51496b6d26d3c9"
    ids = {message_id(lang, "site", context, "Crab") for lang in ("pl", "ja") for context in (None, "plural")}
    assert len(ids) == 4
    assert split_id("pl/site/0123456789abcdef[2]") == ("pl", "site", "pl/site/0123456789abcdef", 2)
    assert split_id("pl/site/0123456789ABCDEF") is None
