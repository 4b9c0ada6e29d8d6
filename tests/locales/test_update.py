"""``update`` keeps every translation, whatever happens to the English texts."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.text.message_sources import Source
from generator.text.po_files import read_po
from generator.text.words import Words
from generator.translate.update import Change, merge
from tests.locales.po_samples import by_key, entry, source, write_po

DATE = "2024-01-01 00:00+0000"


class Translation:
    """A PO file that is updated again and again, and a translator who works on it in between."""

    def __init__(self, folder: Path, lang: str = "pl") -> None:
        self.path = folder / lang / "LC_MESSAGES" / "site.po"
        self.lang = lang

    @property
    def file(self) -> polib.POFile:
        return read_po(self.path)

    def update(self, *texts: Source) -> Change:
        old = self.file if self.path.is_file() else None
        new, change = merge(old, by_key(*texts), self.lang, "site", None, DATE)
        change.written = write_po(new, self.path)
        return change

    def translate(self, msgid: str, *forms: str, remark: str = "") -> None:
        file = self.file
        message = next(item for item in file if item.msgid == msgid and not item.obsolete)
        if message.msgid_plural:
            message.msgstr_plural = dict(enumerate(forms))
        else:
            message.msgstr = forms[0]
        message.flags = [flag for flag in message.flags if flag != "fuzzy"]
        message.previous_msgid = message.previous_msgid_plural = None
        message.tcomment = remark or message.tcomment
        write_po(file, self.path)

    def current(self, msgid: str) -> polib.POEntry:
        return next(item for item in self.file if item.msgid == msgid and not item.obsolete)


TEXT = "Pay exactly the races that the cost asks for."
CHANGED = "Pay exactly the races that the cost of the lord asks for."


def test_new_texts_wait_for_a_translation(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    assert work.update(source(TEXT)).added == 1
    assert work.current(TEXT).msgstr == ""
    assert work.file.metadata["Language"] == "pl"
    assert "nplurals=3" in work.file.metadata["Plural-Forms"]


def test_a_changed_text_becomes_fuzzy_with_its_earlier_english(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source(TEXT))
    work.translate(TEXT, "Zapłać", remark="uwaga")
    assert work.update(source(CHANGED)).fuzzy == 1
    message = work.current(CHANGED)
    assert (message.fuzzy, message.msgstr, message.previous_msgid, message.tcomment) == (True, "Zapłać", TEXT, "uwaga")
    shown = Words("pl", tmp_path).text("site", CHANGED)
    assert (str(shown), shown.is_older, shown.is_fallback) == ("Zapłać", True, False), "readers keep the older text"
    assert "Pay exactly the races that the cost {+of the lord +}asks for." in message.comment


def test_the_earlier_english_goes_with_the_mark_that_somebody_took_away(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source(TEXT))
    work.translate(TEXT, "Zapłać")
    work.update(source(CHANGED))
    file = work.file
    for message in file:
        message.flags = []
    write_po(file, work.path)
    assert work.current(CHANGED).previous_msgid == TEXT
    assert work.update(source(CHANGED)).written
    message = work.current(CHANGED)
    assert (message.fuzzy, message.msgstr, message.previous_msgid) == (False, "Zapłać", None)


def test_a_text_that_returns_is_whole_again(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source(TEXT))
    work.translate(TEXT, "Zapłać")
    work.update(source(CHANGED))
    assert work.update(source(TEXT)).restored == 1
    assert Words("pl", tmp_path).text("site", TEXT) == "Zapłać"


def test_a_text_changed_twice_remembers_what_was_translated(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source(TEXT))
    work.translate(TEXT, "Zapłać")
    work.update(source(CHANGED))
    work.update(source(CHANGED + " Always."))
    assert work.current(CHANGED + " Always.").previous_msgid == TEXT


def test_other_quotation_marks_leave_a_translation_as_it_is(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source("The lord's cost"))
    work.translate("The lord's cost", "Koszt lorda")
    work.update(source("The lord’s cost"))
    message = work.current("The lord’s cost")
    assert (message.fuzzy, message.msgstr, message.previous_msgid) == (False, "Koszt lorda", None)


def test_an_unlike_text_of_another_entry_is_not_offered(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source(TEXT))
    work.translate(TEXT, "Zapłać")
    work.update(source("The deck runs out.", ref="rule:abyss.explore"))
    assert work.current("The deck runs out.").msgstr == ""


def test_a_text_that_becomes_a_plural_keeps_its_translation(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source("{n} pearl"))
    work.translate("{n} pearl", "{n} perła")
    work.update(source("{n} pearl", "{n} pearls"))
    message = work.current("{n} pearl")
    assert message.fuzzy
    assert message.msgstr_plural == {0: "{n} perła", 1: "{n} perła", 2: "{n} perła"}


def test_a_plural_that_becomes_a_plain_text_keeps_all_forms(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source("{n} pearl", "{n} pearls"))
    work.translate("{n} pearl", "{n} perła", "{n} perły", "{n} pereł")
    work.update(source("{n} pearl"))
    message = work.current("{n} pearl")
    assert message.fuzzy
    assert message.msgstr == "{n} pereł"
    assert message.tcomment == "earlier forms: {n} perła / {n} perły / {n} pereł"


def test_a_form_that_is_missing_is_asked_for(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source("{n} pearl", "{n} pearls"))
    work.translate("{n} pearl", "{n} perła", "{n} perły")
    work.update(source("{n} pearl", "{n} pearls"))
    assert work.current("{n} pearl").msgstr_plural == {0: "{n} perła", 1: "{n} perły", 2: ""}


def test_one_text_under_two_contexts(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source("Crab"), source("Crab", context="plural"))
    assert [(item.msgctxt, item.msgid) for item in work.file] == [(None, "Crab"), ("plural", "Crab")]


def test_a_place_that_gets_a_context_keeps_its_translation(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source("Nothing", ref="collection:loot"))
    work.translate("Nothing", "Nic", remark="short")
    work.update(
        source("Nothing", ref="collection:locations"),
        source("Nothing", ref="collection:loot", context="loot"),
        source("Nothing", ref="lord:sage", context="plural"),
    )
    assert [(item.msgctxt, item.msgstr, item.fuzzy) for item in work.file] == [
        (None, "Nic", False),
        ("loot", "Nic", False),
        ("plural", "", False),
    ]


def test_other_places_are_not_given_a_translation_with_another_context(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source("Nothing", ref="collection:loot"))
    work.translate("Nothing", "Nic")
    work.update(source("Nothing", ref="collection:loot"), source("Nothing", ref="rule:abyss.turn", context="turn"))
    assert [item.msgstr for item in work.file] == ["Nic", ""]


def test_the_header_that_a_translator_wrote_stays(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source(TEXT))
    file = work.file
    file.metadata["Last-Translator"] = "Ala <ala@example.org>"
    file.header = " Translation of the Polish team\n"
    write_po(file, work.path)
    work.update(source(CHANGED))
    assert work.file.metadata["Last-Translator"] == "Ala <ala@example.org>"
    assert "Polish team" in work.file.header


WORDS = st.sampled_from(["pearl", "ally", "lord", "key", "deck", "pay", "take", "draw", "guild", "race"])
ENGLISH = st.lists(WORDS, min_size=3, max_size=6).map(" ".join)
STEP = st.one_of(
    st.tuples(st.just("add"), ENGLISH),
    st.tuples(st.just("remove"), st.integers(0, 9)),
    st.tuples(st.just("edit"), st.integers(0, 9), WORDS),
    st.tuples(st.just("restore"), st.integers(0, 30)),
    st.tuples(st.just("translate"), st.integers(0, 9)),
)


@pytest.mark.slow
@given(st.lists(STEP, max_size=25))
def test_no_translation_is_ever_lost(steps: list[tuple[str, ...]]) -> None:
    """English texts are added, removed, edited and restored at random; every translation is found again."""
    with tempfile.TemporaryDirectory() as folder:
        work = Translation(Path(folder))
        texts: list[str] = ["pay the lord"]
        seen = list(texts)
        given_translations: dict[str, str] = {}
        work.update(*(source(text, ref="rule:abyss.r0") for text in texts))
        for number, (action, *arguments) in enumerate(steps):
            _step(work, texts, seen, given_translations, action, arguments, number)
            work.update(*(source(text, ref=f"rule:abyss.r{index}") for index, text in enumerate(texts)))
            _nothing_lost(work, texts, given_translations)
        assert not work.update(*(source(text, ref=f"rule:abyss.r{i}") for i, text in enumerate(texts))).written


def _step(
    work: Translation,
    texts: list[str],
    seen: list[str],
    done: dict[str, str],
    action: str,
    arguments: Sequence[object],
    number: int,
) -> None:
    place = arguments[0] if isinstance(arguments[0], int) else 0
    if action == "translate" and texts:
        text = texts[place % len(texts)]
        done[text] = f"tłumaczenie {number}"
        work.translate(text, done[text], remark=f"uwaga {number}")
    elif action == "remove" and texts:
        texts.pop(place % len(texts))
    else:
        new = str(arguments[0])
        if action == "edit" and texts:
            new = f"{texts.pop(place % len(texts))} {arguments[1]}"
        elif action == "restore":
            new = seen[place % len(seen)]
        if action in ("add", "edit", "restore") and new not in texts:
            texts.append(new)
            seen.append(new)


def _nothing_lost(work: Translation, texts: list[str], done: dict[str, str]) -> None:
    file = work.file
    assert [item.msgid for item in file if not item.obsolete] == texts
    for msgid, msgstr in done.items():
        entries = [item for item in file if item.msgid == msgid]
        assert [item.msgstr for item in entries] == [msgstr]
        assert not entries[0].fuzzy
        assert entries[0].tcomment.startswith("uwaga")


def test_a_message_that_is_current_and_obsolete_is_kept_once(tmp_path: Path) -> None:
    work = Translation(tmp_path)
    work.update(source(TEXT))
    file = work.file
    file.append(entry(TEXT, "Zapłać", obsolete=True))
    write_po(file, work.path)
    work.update(source(TEXT))
    assert [(item.msgid, item.msgstr) for item in work.file] == [(TEXT, "Zapłać")]
