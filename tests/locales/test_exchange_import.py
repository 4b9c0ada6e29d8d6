"""Importing takes what is sound, overwrites nothing that its translator has not seen, and says what stayed out."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import polib
import pytest

from generator.text.lazy_text import LazyMessage
from generator.text.po_files import WordsError
from generator.text.words import Words
from generator.translate.exchange.importing import ROW, Outcome
from tests.locales.exchange_helpers import Desk
from tests.locales.po_samples import entry, source

LORD = "Draw 2 cards."


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    desk = Desk(tmp_path)
    fuzzy = entry("Keys", "klucz", previous_msgid="Key", tcomment="zobacz regulamin")
    fuzzy.flags = ["fuzzy", "no-wrap"]
    gone = entry("Gone", "dawne", obsolete=True)
    desk.has(entry("Lord", "lord"), entry("Ally"), fuzzy, entry(LORD, "Dobierz 2 karty."), gone)
    return desk


def edit(path: Path, **cells: str) -> Path:
    """Change a CSV file as a translator would: ``Lord="pan"`` is a translation, ``Lord_state="done"`` a state."""
    table = list(csv.DictReader(io.StringIO(path.read_text("utf-8-sig"), newline=""), delimiter=";"))
    keys = {name.partition(":")[0]: name for name in table[0]}
    for name, value in cells.items():
        english, _, column = name.partition("_")
        for row in table:
            if row[keys["english"]].startswith(english):
                row[keys[column or "translation"]] = value
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(table[0]), delimiter=";")
    writer.writeheader()
    writer.writerows(table)
    path.write_text(out.getvalue(), "utf-8-sig", newline="")
    return path


def only(outcome: Outcome) -> str:
    """The sentence of the only finding."""
    assert len(outcome.findings) == 1, outcome.findings
    finding = outcome.findings[0]
    assert finding.file
    assert finding.line
    assert finding.ref.startswith("pl/site/")
    assert finding.hint
    return str(finding.message)


def test_a_changed_translation_goes_in(desk: Desk) -> None:
    outcome = desk.apply(edit(desk.export(), Lord="pan", Ally="sojusznik"))
    assert [(one.english, one.before, one.after, one.fuzzy) for one in outcome.applied] == [
        ("Lord", "lord", "pan", False),
        ("Ally", "", "sojusznik", False),
    ]
    assert outcome.findings == []
    assert outcome.unchanged == 2
    assert outcome.written == [desk.path]
    assert Words("pl", desk.folder).text("site", "Lord") == "pan"


def test_nothing_else_of_the_file_changes(desk: Desk) -> None:
    before = desk.path.read_text("utf-8")
    desk.apply(edit(desk.export(), Lord="pan"))
    assert desk.path.read_text("utf-8") == before.replace('msgstr "lord"', 'msgstr "pan"')


def test_a_dry_run_writes_nothing(desk: Desk) -> None:
    before = desk.path.read_bytes()
    outcome = desk.apply(edit(desk.export(), Lord="pan"), dry_run=True)
    assert (len(outcome.applied), outcome.written) == (1, [])
    assert desk.path.read_bytes() == before


def test_a_fuzzy_text_is_finished_by_saying_so(desk: Desk) -> None:
    desk.apply(edit(desk.export(), Keys_state="done"))
    message = desk.current("Keys")
    assert (message.msgstr, message.flags, message.previous_msgid) == ("klucz", ["no-wrap"], None)
    assert message.tcomment == "zobacz regulamin"


def test_a_changed_text_stays_fuzzy_as_long_as_the_file_says_so(desk: Desk) -> None:
    desk.apply(edit(desk.export(), Keys="klucze"))
    message = desk.current("Keys")
    assert (message.msgstr, message.fuzzy, message.previous_msgid) == ("klucze", True, "Key")


def test_changed_texts_can_all_be_called_finished(desk: Desk) -> None:
    desk.apply(edit(desk.export(), Keys="klucze"), reviewed=True)
    assert not desk.current("Keys").fuzzy


def test_without_a_word_a_fuzzy_text_stays_fuzzy(desk: Desk) -> None:
    outcome = desk.apply(edit(desk.export(), Keys_state=""))
    assert outcome.applied == []
    assert desk.current("Keys").fuzzy


def test_a_finished_text_can_be_marked_fuzzy(desk: Desk) -> None:
    desk.apply(edit(desk.export(), Lord_state="fuzzy"))
    assert desk.current("Lord").fuzzy


def test_what_changed_meanwhile_is_not_overwritten(desk: Desk) -> None:
    path = edit(desk.export(), Lord="pan", Ally="sojusznik")
    desk.translate("Lord", "władca")
    outcome = desk.apply(path)
    assert "was changed by somebody else too" in only(outcome)
    assert outcome.findings[0].expected == "władca"
    assert desk.current("Lord").msgstr == "władca"
    assert desk.current("Ally").msgstr == "sojusznik"
    desk.apply(path, overwrite=True)
    assert desk.current("Lord").msgstr == "pan"


def test_what_was_left_as_exported_does_not_undo_later_work(desk: Desk) -> None:
    path = desk.export()
    desk.translate("Lord", "władca")
    desk.translate("Ally", "sojusznik")
    outcome = desk.apply(path)
    assert (outcome.applied, outcome.findings) == ([], [])


def test_both_translators_may_find_the_same_word(desk: Desk) -> None:
    path = edit(desk.export(), Lord="pan")
    desk.translate("Lord", "pan")
    assert desk.apply(path).findings == []


def test_a_row_without_its_fingerprint_fills_gaps_only(desk: Desk) -> None:
    path = edit(desk.export(), Lord="pan", Lord_version="", Ally="sojusznik", Ally_version="")
    assert "was changed by somebody else too" in only(desk.apply(path))
    assert (desk.current("Lord").msgstr, desk.current("Ally").msgstr) == ("lord", "sojusznik")


def test_the_english_may_not_change(desk: Desk) -> None:
    path = edit(desk.export(), Lord="pan")
    edit(path, Lord_english="Lords")
    assert only(desk.apply(path)) == "the English of the row is not the English of this id"
    assert desk.current("Lord").msgstr == "lord"


def test_the_english_changed_since(desk: Desk) -> None:
    path = edit(desk.export(), Lord="pan")
    changed = entry("Lords", "lord", previous_msgid="Lord")
    changed.flags = ["fuzzy"]
    desk.has(changed)
    assert only(desk.apply(path)).startswith("the English of this text changed or went away")


@pytest.mark.parametrize("name", ["", "x", "pl/site/1234", "de/site/0123456789abcdef", "pl/x/0123456789abcdef"])
def test_an_id_that_is_none(desk: Desk, name: str) -> None:
    path = edit(desk.export(), Lord="pan", Lord_id=name)
    outcome = desk.apply(path)
    assert [finding.check for finding in outcome.findings] == [ROW]
    assert outcome.findings[0].line == 2


def test_two_rows_with_different_texts(desk: Desk) -> None:
    path = edit(desk.export(), Lord="pan")
    line = path.read_bytes().decode().split("\r\n")[1]
    with path.open("a", encoding="utf-8", newline="") as file:
        file.write(line.replace("pan", "władca") + "\r\n")
    outcome = desk.apply(path)
    assert only(outcome) == "two rows have the same id and different texts, the first of them in row 2"
    assert (outcome.findings[0].line, desk.current("Lord").msgstr) == (6, "lord")


def test_two_rows_of_which_one_was_worked_on(desk: Desk) -> None:
    path = desk.export()
    line = path.read_bytes().decode().split("\r\n")[1]
    with path.open("a", encoding="utf-8", newline="") as file:
        file.write(line.replace(";lord;", ";pan;") + "\r\n")
    assert desk.apply(path).findings == []
    assert desk.current("Lord").msgstr == "pan"


def test_an_emptied_cell_takes_no_translation_away(desk: Desk) -> None:
    assert only(desk.apply(edit(desk.export(), Lord=" "))) == "the translation was emptied; the PO file keeps its own"
    assert desk.current("Lord").msgstr == "lord"


def test_control_characters_are_refused(desk: Desk) -> None:
    assert only(desk.apply(edit(desk.export(), Ally="so\x07jusznik"))) == "a control character stands at place 3"
    assert desk.current("Ally").msgstr == ""


def test_an_error_does_not_replace_what_is_right(desk: Desk) -> None:
    desk.sources = (source(LORD),)
    path = edit(desk.export(), Draw="Dobierz 3 karty.", Lord="pan")
    outcome = desk.apply(path)
    assert only(outcome).endswith("; the PO file keeps the translation that it has")
    assert outcome.findings[0].check == "po-number"
    assert (desk.current(LORD).msgstr, desk.current("Lord").msgstr) == ("Dobierz 2 karty.", "pan")


def test_an_error_in_a_new_text_is_kept_from_readers(desk: Desk) -> None:
    desk.sources = (source(LORD),)
    desk.has(entry(LORD))
    outcome = desk.apply(edit(desk.export(), Draw="Dobierz 3 karty."))
    assert only(outcome).endswith("; it went in, marked fuzzy, so that readers do not see it yet")
    assert (desk.current(LORD).msgstr, desk.current(LORD).fuzzy) == ("Dobierz 3 karty.", True)
    assert Words("pl", desk.folder).text("site", LORD).is_fallback


def test_a_waived_error_goes_in(desk: Desk) -> None:
    desk.sources = (source(LORD),)
    desk.has(entry(LORD, tcomment="fathom-ignore: po-number tak jest na karcie"))
    assert desk.apply(edit(desk.export(), Draw="Dobierz 3 karty.")).findings == []
    assert not desk.current(LORD).fuzzy


def test_all_or_nothing(desk: Desk) -> None:
    outcome = desk.apply(edit(desk.export(), Lord="pan", Ally="so\x07"), whole=True)
    assert (len(outcome.applied), outcome.written, desk.current("Lord").msgstr) == (1, [], "lord")


def test_plural_forms_come_one_by_one(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    keys = polib.POEntry(
        msgid="{n} key", msgid_plural="{n} keys", msgstr_plural={0: "{n} klucz", 1: "{n} klucze", 2: ""}
    )
    desk.has(keys)
    path = desk.export()
    path.write_bytes(path.read_bytes().replace(b"{n} klucze", b"{n} kluczyki"))
    outcome = desk.apply(path)
    assert [one.after for one in outcome.applied] == ["{n} kluczyki"]
    assert desk.current("{n} key").msgstr_plural == {0: "{n} klucz", 1: "{n} kluczyki", 2: ""}


def test_a_broken_po_file_stops_all(desk: Desk) -> None:
    path = edit(desk.export(), Lord="pan")
    desk.path.write_text(desk.path.read_text("utf-8").replace('"lord"', '"lord'), "utf-8")
    before = desk.path.read_bytes()
    with pytest.raises(WordsError):
        desk.apply(path)
    assert desk.path.read_bytes() == before


def test_findings_are_told_in_any_language(desk: Desk) -> None:
    path = edit(desk.export(), Lord=" ", Ally="\x07")
    for finding in desk.apply(path).findings:
        assert isinstance(finding.message, LazyMessage)
        assert finding.message.translated(lambda text: f"¡{text}").startswith("¡")
