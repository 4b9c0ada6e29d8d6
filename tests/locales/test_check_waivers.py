"""A waiver allows one kind of fault in one message, says why, and does not outlive the fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.text.languages import po_path
from generator.text.lazy_text import lazy
from generator.text.po_files import read_po
from generator.translate.check import CHECKS
from generator.translate.check.check_registry import Check
from generator.translate.check.run import check_language
from generator.translate.check.unit import Fault
from generator.translate.check.waiver_list import narrowed, uses
from generator.translate.update import merge
from tests.locales.check_helpers import GOOD, TEXT, findings, marked, one_lord_shared, only
from tests.locales.po_samples import by_key, po, source, write_po

FAULTY = GOOD.replace("karty", "<b>karty</b>")


def message(comment: str, text: str = FAULTY) -> str:
    return f'{comment}\n#: rule:abyss.turn x.yaml:3\nmsgid "{TEXT}"\nmsgstr "{text}"\n'


WAIVERS = {
    "a translator's comment": "# fathom-ignore: po-markup [<b>] [</b>] it is a quotation",
    "an extracted comment": "#. fathom-ignore: po-markup [<b>] [</b>] it is a quotation",
    "among other comments": "# ask Ola\n# fathom-ignore: po-markup [<b>] [</b>] it is a quotation\n#. What a turn is",
    "without the colon": "# fathom-ignore po-markup [<b>] [</b>] it is a quotation",
    "in capitals": "# Fathom-Ignore: po-markup [<b>] [</b>] it is a quotation",
    "in another language": "# fathom-ignore: po-markup [<b>] [</b>] 這是引文",
}


@pytest.mark.parametrize("name", WAIVERS)
def test_a_waiver(name: str, tmp_path: Path) -> None:
    assert findings(po(tmp_path, message(WAIVERS[name])), by_key(source(TEXT))) == []


# The comment, the check that complains of it, and what it says or advises. The fault itself is always found, too.
WRONG = {
    "no such check": ("# fathom-ignore: po-mark-up a quotation", "po-waiver", "did you mean “po-markup”"),
    "nothing like a check": ("# fathom-ignore: everything please", "po-waiver", "take one of po-"),
    "no name": ("# fathom-ignore:", "po-waiver", "no check is called “”"),
    "no reason": ("# fathom-ignore: po-markup", "po-waiver", "gives no reason"),
    "not to be waived": ("# fathom-ignore: po-fuzzy I am sure", "po-waiver", "po-fuzzy finds cannot be waived"),
    "a word that is not at fault": (
        "# fathom-ignore: po-markup [<b>] [</b>] [<i>] it is a quotation",
        "po-waiver-unused",
        "without such a fault: <i>",
    ),
    "another check": ("# fathom-ignore: po-number a quotation", "po-waiver-unused", "allows nothing"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_waiver(name: str, tmp_path: Path) -> None:
    comment, check, told = WRONG[name]
    result = findings(po(tmp_path, message(comment)), by_key(source(TEXT)))
    assert {item.check for item in result} - {"po-markup"} == {check}
    complaint = next(item for item in result if item.check == check)
    assert told in f"{complaint.message} {complaint.hint}"
    assert (complaint.ref, complaint.line, complaint.waivable) == ("rule:abyss.turn", 10, False)
    assert complaint.level == ("warning" if check == "po-waiver-unused" else "error")


def test_a_waiver_allows_nothing_but_its_words(tmp_path: Path) -> None:
    path = po(tmp_path, message("# fathom-ignore: po-markup [<b>] it is a quotation"))
    assert marked(only(path, by_key(source(TEXT)))) == "</b>"


def test_a_waiver_without_words_still_allows_all_and_is_told_which_to_name(tmp_path: Path) -> None:
    finding = only(po(tmp_path, message("# fathom-ignore: po-markup it is a quotation")), by_key(source(TEXT)))
    assert (finding.check, finding.level) == ("po-waiver-wide", "warning")
    assert str(finding.expected) == "# fathom-ignore: po-markup [<b>] [</b>] it is a quotation"


def test_waivers_are_listed_and_narrowed(tmp_path: Path) -> None:
    comments = "# fathom-ignore: po-markup it is a quotation\n# fathom-ignore: po-number there is none"
    path = po_path("pl", "site", tmp_path)
    path.parent.mkdir(parents=True)
    po(tmp_path, message(comments)).rename(path)
    every = {"site": by_key(source(TEXT))}
    listed = list(uses(one_lord_shared().catalog, ["pl"], ["site"], every, tmp_path))
    assert [(use.waiver.name, use.line, use.is_unused) for use in listed] == [
        ("po-markup", 7, False),
        ("po-number", 8, True),
    ]
    assert narrowed(path, listed) == 2
    kept = [line for line in path.read_text(encoding="utf-8").splitlines() if "fathom-ignore" in line]
    assert kept == ["# fathom-ignore: po-markup [<b>] [</b>] it is a quotation"]
    assert narrowed(path, list(uses(one_lord_shared().catalog, ["pl"], ["site"], every, tmp_path))) == 0


def test_a_waiver_that_is_not_needed_any_more(tmp_path: Path) -> None:
    path = po(tmp_path, message("# fathom-ignore: po-markup [<b>] [</b>] it is a quotation", GOOD))
    assert only(path, by_key(source(TEXT))).check == "po-waiver-unused"


def test_a_waiver_is_not_blamed_while_the_text_cannot_be_looked_at(tmp_path: Path) -> None:
    path = po(tmp_path, message("# fathom-ignore: po-number it is a quotation", GOOD + "{"))
    assert only(path, by_key(source(TEXT))).check == "po-placeholder"


def test_a_waiver_is_for_its_own_message(tmp_path: Path) -> None:
    body = message("# fathom-ignore: po-markup [<b>] [</b>] it is a quotation")
    body += '\nmsgid "it"\nmsgstr "<i>"\n'
    finding = only(po(tmp_path, body), by_key(source(TEXT), source("it")))
    assert finding.text == "<i>"


def test_obsolete_messages_are_not_asked_for_their_waivers(tmp_path: Path) -> None:
    body = message("# a remark", GOOD) + '\n# fathom-ignore: spam\n#~ msgid "two"\n#~ msgstr "dwa"\n'
    assert findings(po(tmp_path, body), by_key(source(TEXT))) == []


@pytest.mark.parametrize("mark", ["#", "#."])
def test_update_keeps_waivers(mark: str, tmp_path: Path) -> None:
    path = po(tmp_path, message(f"{mark} fathom-ignore: po-markup [<b>] [</b>] it is a quotation"))
    changed = TEXT.replace("cards", "cards at once")
    for texts in (by_key(source(TEXT)), by_key(source(changed)), by_key(source(TEXT)), by_key(), by_key(source(TEXT))):
        new, _change = merge(read_po(path), texts, "pl", "site", None, "2024-01-01 00:00+0000")
        write_po(new, path)
        assert path.read_text(encoding="utf-8").count("fathom-ignore: po-markup [<b>] [</b>] it is a quotation") >= 1
    assert [item.check for item in findings(path, by_key(source(TEXT)))] == []


def test_faults_between_messages_are_waived_in_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same holds for checks that compare the messages of a language with each other."""

    def twice(files):  # type: ignore[no-untyped-def]
        for file in files:
            for item in file.messages:
                yield file, item.entry, Fault(lazy("the same again"), "another", lazy("change it"))

    monkeypatch.setitem(CHECKS, "po-twice", Check("po-twice", "twice", "warning", "language", twice, True, True, ""))
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    body = '# fathom-ignore: po-twice it is a joke\nmsgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr "b"\n'
    po(tmp_path, body).rename(folder / "site.po")
    every = {"site": by_key(source("a"), source("c"))}
    result = list(check_language(one_lord_shared(), "pl", every, tmp_path))
    assert [(item.check, item.line, item.level) for item in result] == [("po-twice", 12, "warning")]
