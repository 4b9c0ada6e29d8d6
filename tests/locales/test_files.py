"""Broken PO files give findings with file, line and advice; good ones are written as the same bytes again."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from catalog.placeholders import PlaceholderError
from generator.text.po_files import WordsError, faults_below, read_po
from generator.text.words import Words
from tests.locales.po_samples import po, write_po

GOOD = 'msgid "one"\nmsgstr "jeden"\n\nmsgid "two"\nmsgstr "dwa"\n'

BROKEN = {
    "a quotation mark is missing": ('msgid "one"\nmsgstr "jeden\n', 8, "quotation mark", '\\"'),
    "a quotation mark inside": ('msgid "one"\nmsgstr "to "jeden" z"\n', 8, "no line of a PO file", '\\"'),
    "an unknown word": ('msgid "one"\nmsgtext "jeden"\n', 8, "no line of a PO file", "correct the line"),
    "prose between messages": ('msgid "one"\nmsgstr "jeden"\n\nHello there\n', 10, "no line of a PO file", "correct"),
    "a conflict": (
        'msgid "one"\n<<<<<<< HEAD\nmsgstr "jeden"\n=======\nmsgstr "raz"\n>>>>>>> other\n',
        8,
        "conflict marker",
        "keep one of the two versions",
    ),
    "the same message twice": (
        'msgid "one"\nmsgstr "jeden"\n\nmsgid "one"\nmsgstr "raz"\n',
        10,
        "stands twice, first at line 7",
        "keep the better translation",
    ),
    "no blank after the mark of a comment": ('#what?\nmsgid "one"\nmsgstr "jeden"\n', 7, "no line of a PO", "correct"),
    "a comment that belongs to nothing": (
        'msgid "one"\nmsgstr "jeden"\n\n# what?\n',
        10,
        "belongs to no message",
        "before its message",
    ),
    "a NUL character": ('msgid "one"\nmsgstr "je\0den"\n', 8, "NUL", "earlier version"),
    "a NUL character in a comment": ('# a\0\nmsgid "one"\nmsgstr "jeden"\n', 7, "NUL", "earlier version"),
    "earlier English without quotation marks": (
        '#| msgid <b>\nmsgid "one"\nmsgstr "jeden"\n',
        7,
        "no line of a PO file",
        "correct",
    ),
    "earlier English left open": (
        '#| msgid "a\nmsgid "one"\nmsgstr "jeden"\n',
        7,
        "quotation mark is missing",
        '\\"',
    ),
    "a form without a plural": ('msgid "one"\nmsgstr[0] "jeden"\n', 7, "no msgid_plural", "as the template"),
    "a plural without forms": (
        'msgid "one"\nmsgid_plural "ones"\nmsgstr "jeden"\n',
        7,
        "no msgstr[0]",
        "as the template",
    ),
    "a form of two digits": (
        'msgid "one"\nmsgid_plural "ones"\nmsgstr[10] "jeden"\n',
        9,
        "no line of a PO file",
        "correct",
    ),
    "no form number": ('msgid "one"\nmsgid_plural "ones"\nmsgstr[] "jeden"\n', 9, "no line of a PO file", "correct"),
    "the same form twice": (
        'msgid "one"\nmsgid_plural "ones"\nmsgstr[0] "jeden"\nmsgstr[0] "raz"\n',
        10,
        "stands twice",
        "delete",
    ),
    "no translation before the next": ('msgid "one"\n\nmsgid "two"\nmsgstr "dwa"\n', 7, "has no msgstr", "template"),
    "no translation before the end": ('msgid "one"\nmsgstr "jeden"\n\nmsgid "two"\n', 10, "has no msgstr", "template"),
    "an empty text": ('msgid "one"\nmsgstr "jeden"\n\nmsgid ""\nmsgstr "x"\n', 10, "no English text", "put its msgid"),
    "markup between messages": ('msgid "one"\nmsgstr "jeden"\n<b>\n', 9, "no line of a PO file", "correct"),
    "a translation without its text": ('msgstr "jeden"\nmsgstr "raz"\n', 7, "before it is missing", "missing msgid"),
    "lines in another order": ('msgid "one"\nmsgctxt "c"\nmsgstr "jeden"\n', 8, "order", "missing line"),
}


def faults(path: Path) -> WordsError:
    with pytest.raises(WordsError) as caught:
        read_po(path)
    return caught.value


@pytest.mark.parametrize("name", BROKEN)
def test_broken_lines(name: str, tmp_path: Path) -> None:
    body, line, message, hint = BROKEN[name]
    path = po(tmp_path, body)
    before = path.read_bytes()
    finding = faults(path).findings[0]
    assert finding.file == str(path)
    assert finding.line == line
    assert message in str(finding.message)
    assert hint in str(finding.hint)
    assert finding.check == "po-unreadable"
    assert path.read_bytes() == before


def test_errors_cross_processes(tmp_path: Path) -> None:
    error = faults(po(tmp_path, 'msgid "one"\nmsgstr "jeden\n'))
    assert pickle.loads(pickle.dumps(error)).findings == error.findings
    other = PlaceholderError("a { b", 2, "a brace that is never closed")
    assert str(pickle.loads(pickle.dumps(other))) == str(other)


def test_all_broken_files_of_a_folder(tmp_path: Path) -> None:
    for lang in ("ja", "pl"):
        (tmp_path / lang).mkdir()
        po(tmp_path / lang, 'msgid "one"\nmsgstr "jeden\n')
    assert [finding.line for finding in faults_below(tmp_path)] == [8, 8]


def test_every_fault_is_told(tmp_path: Path) -> None:
    path = po(tmp_path, 'msgid "one"\nmsgstr "jeden\n\nmsgid "two"\nmsgstr dwa\n')
    assert [finding.line for finding in faults(path).findings] == [8, 11]


def test_a_file_that_is_no_po_file_at_all_is_not_told_line_by_line(tmp_path: Path) -> None:
    assert len(faults(po(tmp_path, "Hello there\n" * 10_000)).findings) == 50


def test_another_encoding(tmp_path: Path) -> None:
    path = po(tmp_path, GOOD)
    path.write_bytes(path.read_text(encoding="utf-8").replace("jeden", "sześć").encode("iso-8859-2"))
    finding = faults(path).findings[0]
    assert (finding.line, str(finding.message)) == (8, "the file is not UTF-8: here stands the byte 0xb6")
    assert finding.text.startswith('msgstr "sze')


def test_another_charset_in_the_header(tmp_path: Path) -> None:
    path = po(tmp_path, GOOD)
    path.write_text(path.read_text(encoding="utf-8").replace("charset=UTF-8", "charset=ISO-8859-2"), encoding="utf-8")
    assert faults(path).findings[0].line == 4


def test_byte_order_mark(tmp_path: Path) -> None:
    path = po(tmp_path, GOOD)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    finding = faults(path).findings[0]
    assert finding.line == 1
    assert "without BOM" in str(finding.hint)


def test_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = po(tmp_path, GOOD)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert [entry.msgstr for entry in read_po(path)] == ["jeden", "dwa"]


@pytest.mark.slow
def test_a_very_long_text_is_read(tmp_path: Path) -> None:
    path = po(tmp_path, f'msgid "one"\nmsgstr "{"jeden " * 800_000}"\n')
    assert len(read_po(path)[0].msgstr) == 4_800_000


@pytest.mark.parametrize(
    "text", ["\\\\", 'a \\"b\\"', "a\\nb", "line\u2028separator", "\\t", "{term:pearl|perły}", "真珠　を"]
)
def test_writing_gives_the_same_bytes(text: str, tmp_path: Path) -> None:
    path = po(tmp_path, f'# remark\n#. what it is\n#: lord:commander a.yaml:3\nmsgid "one"\nmsgstr "{text}"\n')
    first = read_po(path)
    write_po(first, path)
    bytes_once = path.read_bytes()
    assert not write_po(read_po(path), path)
    assert path.read_bytes() == bytes_once
    assert read_po(path)[0].msgstr == first[0].msgstr


def test_obsolete_messages_come_through(tmp_path: Path) -> None:
    path = po(tmp_path, GOOD + '\n# remark\n#, fuzzy\n#~ msgid "three"\n#~ msgstr "trzy"\n')
    write_po(read_po(path), path)
    last = read_po(path)[-1]
    assert (last.obsolete, last.fuzzy, last.msgstr, last.tcomment) == (1, True, "trzy", "remark")


def test_words_tells_the_faults_of_all_files(tmp_path: Path) -> None:
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    for domain in ("site", "checker"):
        po(tmp_path, 'msgid "one"\nmsgstr "jeden\n').rename(folder / f"{domain}.po")
    with pytest.raises(WordsError) as caught:
        Words("pl", tmp_path).load(["site", "checker"])
    assert len(caught.value.findings) == 2
