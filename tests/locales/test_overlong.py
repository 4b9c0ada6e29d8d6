"""No text, however long, ends a check or a preview, or takes all memory."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import polib
import pytest

from engine.proofreader.mentions import LONGEST, Finder
from generator.cli.main import command_help
from generator.preview.session import Preview
from generator.text.languages import ROOT
from generator.text.po_files import WordsError, read_po


@pytest.mark.parametrize(
    "forms",
    ids=str.split("one nested longest huge"),
    argvalues=[
        ["ab" * 600],
        ["a" * number for number in range(1, 700)],
        ["a" * LONGEST],
        ["x" * 2_000_000],
    ],
)
def test_forms_of_any_length_can_be_looked_for(forms: list[str]) -> None:
    finder = Finder([(form, ["term:x"]) for form in [*forms, "perła"]])
    assert [mention.means for mention in finder.find("jedna perła")] == [("term:x",)]


def test_the_longest_form_that_is_looked_for_is_found() -> None:
    assert len(Finder([("a" * LONGEST, ["term:x"])]).find("a" * LONGEST)) == 1


HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'


@pytest.mark.parametrize("length", [30, 5_000_000])
def test_a_message_beyond_all_measure_is_refused_at_its_line(tmp_path: Path, length: int) -> None:
    line = f'"{"ą" * length}"\n'
    path = tmp_path / "pl" / "LC_MESSAGES" / "site.po"
    path.parent.mkdir(parents=True)
    times = 10_000_000 // len(line.encode()) + 1
    path.write_text(HEADER + 'msgid "one"\nmsgstr ""\n' + line * times, encoding="utf-8")
    with pytest.raises(WordsError) as caught:
        read_po(path)
    (finding,) = caught.value.findings
    assert (finding.check, finding.line) == ("po-size", 4)
    assert "the message has more than 8000000 bytes" in str(finding)


@pytest.mark.slow
def test_a_large_file_of_many_messages_is_read(tmp_path: Path) -> None:
    path = tmp_path / "site.po"
    many = "".join(f'msgid "text {number}"\nmsgstr "{"tekst " * 2000}"\n\n' for number in range(700))
    path.write_text(HEADER + many, encoding="utf-8")
    assert path.stat().st_size > 8_000_000
    assert len(read_po(path)) == 700


LIMITED = """
import re, sys
from pathlib import Path
from generator.text.po_files import WordsError, read_po
try:
    read_po(Path(sys.argv[1]))
except WordsError as error:
    # Not what getrusage tells: that is never less than what the process had that started this one.
    most = re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]
    print(error.findings[0].check, int(most) // 1024)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory of a process so")
def test_a_message_of_fifty_megabytes_takes_no_more_than_three_hundred_of_memory(tmp_path: Path) -> None:
    path = tmp_path / "site.po"
    path.write_text(f'{HEADER}msgid "one"\nmsgstr "{"ą" * 25_000_000}"\n', encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", LIMITED, path], cwd=ROOT, capture_output=True, text=True, check=True)
    check, megabytes = done.stdout.split()
    assert check == "po-size"
    assert int(megabytes) < 300


@pytest.mark.slow
def test_a_preview_tells_of_a_check_that_failed_and_checks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    preview = Preview("pl", command_help)
    failing = [True]

    def check(*_: object) -> list[object]:
        if failing[0]:
            raise RecursionError("too deep")
        return []

    monkeypatch.setattr("generator.preview.session.check_language", check)
    monkeypatch.setattr(Preview, "_look_at_pages", lambda *_: None)
    stop = threading.Event()
    looking = threading.Thread(target=preview.look_through, args=(stop,), daemon=True)
    looking.start()
    assert preview.events.wait(0, 10.0)
    assert preview._data("", (), None)["faults"] == [{"place": "", "message": "too deep", "expected": "", "hint": ""}]
    failing[0] = False
    preview.events.send({"kind": "page"})
    deadline = time.monotonic() + 10
    while preview._data("", (), None)["faults"] and time.monotonic() < deadline:
        time.sleep(0.05)
    assert preview._data("", (), None)["faults"] == []
    stop.set()
    looking.join(10)


def test_a_word_list_of_a_whole_book_is_not_looked_for(tmp_path: Path) -> None:
    from generator.translate.check.subjects.extent import is_oversized_entry

    assert is_oversized_entry(polib.POEntry(msgid="forms", msgstr="perła, " * 10_000))
    assert not is_oversized_entry(polib.POEntry(msgid="forms", msgstr="perła, perły"))
