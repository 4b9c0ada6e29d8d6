"""Findings in PO files as people, programs and pull requests are told of them, in the language they speak."""

from __future__ import annotations

import io
import json
import re
import sys
from typing import Any

import pytest

from generator.cli import main
from generator.cli.i18n import activate
from generator.cli.report import as_annotation, as_data, excerpt, lines, summary
from generator.cli.show import show_findings
from generator.text.lazy_text import lazy
from generator.text.po_finding import PoFinding
from generator.text.words import Words
from generator.translate.check import CHECKS


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have another language."""
    monkeypatch.setenv("FATHOM_LANG", "en")


def finding(**changes: Any) -> PoFinding:
    fields: dict[str, Any] = {
        "file": "locales/ja/LC_MESSAGES/site.po",
        "line": 12,
        "check": "po-space",
        "message": lazy("two spaces in a row"),
        "expected": lazy("the spaces and line breaks of the English"),
        "hint": lazy("delete what is too much, add what is missing"),
        "text": "真珠  を払う",
        "spot": (2, 4),
        "lang": "ja",
        "domain": "site",
        "ref": "rule:abyss.turn",
        "page": "abyss/rules/",
        "waivable": True,
        **changes,
    }
    return PoFinding(**fields)


def test_a_finding_for_people() -> None:
    assert lines(finding()) == [
        "locales/ja/LC_MESSAGES/site.po:12: error: two spaces in a row",
        "    text: 真珠⟦  ⟧を払う",
        "    expected: the spaces and line breaks of the English",
        "    hint: delete what is too much, add what is missing",
        "    entry: rule:abyss.turn, page /ja/abyss/rules/",
        "    check: po-space",
        "    waive: if the text is right, write above its msgid: # fathom-ignore: po-space REASON",
    ]


def test_a_finding_that_cannot_be_waived_does_not_say_how() -> None:
    told = lines(finding(waivable=False, text="", ref="", page="", level="warning"))
    assert told[0] == "locales/ja/LC_MESSAGES/site.po:12: warning: two spaces in a row"
    assert [line.split(":")[0].strip() for line in told[1:]] == ["expected", "hint", "check"]


EXCERPTS = {
    "in the middle": ("ab cd ef", (3, 5), "ab ⟦cd⟧ ef"),
    "at the start": ("ab", (0, 1), "⟦a⟧b"),
    "at the end": ("ab", (2, 2), "ab⟦⟧"),
    "all of it": ("ab", None, "ab"),
    "line breaks": ("a\nb\tc", (1, 2), "a⟦↵⟧b⇥c"),
    "invisible": ("a\u200bb\u202ec\x1b[31m", (1, 2), "a⟦⟨U+200B⟩⟧b⟨U+202E⟩c⟨U+001B⟩[31m"),
    "odd spaces": ("a\u00a0b\u3000c", (1, 2), "a⟦⟨U+00A0⟩⟧b\u3000c"),
    "long before": ("x" * 100 + "y", (100, 101), "…" + "x" * 60 + "⟦y⟧"),
    "long after": ("y" + "x" * 100, (0, 1), "⟦y⟧" + "x" * 60 + "…"),
    "long and wide": ("y" + "真" * 100, (0, 1), "⟦y⟧" + "真" * 30 + "…"),
    "long itself": ("y" * 100, (0, 100), "⟦" + "y" * 60 + "…⟧"),
    "long, nothing marked": ("y" * 200, None, "y" * 120 + "…"),
}


@pytest.mark.parametrize("name", EXCERPTS)
def test_excerpts(name: str) -> None:
    text, spot, shown = EXCERPTS[name]
    assert excerpt(text, spot, ("⟦", "⟧")) == shown


def test_a_terminal_without_the_marks_gets_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="iso-8859-2"))
    assert excerpt("ab", (0, 1)) == "[[a]]b"


def test_a_finding_for_programs() -> None:
    data = json.loads(json.dumps(as_data(finding(text="真珠  を払う" + "x" * 5_000_000))))
    assert len(data.pop("text")) == 2000
    assert data == {
        "file": "locales/ja/LC_MESSAGES/site.po",
        "line": 12,
        "language": "ja",
        "domain": "site",
        "id": "rule:abyss.turn",
        "page": "abyss/rules/",
        "check": "po-space",
        "level": "error",
        "message": "two spaces in a row",
        "english": "",
        "spot": [2, 4],
        "expected": "the spaces and line breaks of the English",
        "hint": "delete what is too much, add what is missing",
        "waive": "if the text is right, write above its msgid: # fathom-ignore: po-space REASON",
    }


def test_programs_get_the_part_of_a_long_text_that_is_at_fault() -> None:
    data = as_data(finding(text="x" * 9000 + "<b>" + "y" * 9000, spot=(9000, 9003)))
    assert len(data["text"]) == 2000
    assert data["text"][slice(*data["spot"])] == "<b>"
    data = as_data(finding(text="x" * 9000 + "<b>", spot=(9000, 9003)))
    assert data["text"][slice(*data["spot"])] == "<b>"


def test_an_annotation_is_one_line_with_everything_escaped() -> None:
    text = "50% off, now:\r\nend ::error::"
    told = as_annotation(finding(file="a,b:c%.po", message=lazy("{text}", text=text), text=text, spot=None))
    assert "\n" not in told
    assert "\r" not in told
    properties, data = re.fullmatch(r"::error (.*?)::(.*)", told).groups()  # type: ignore[union-attr]
    assert properties.startswith("file=a%2Cb%3Ac%25.po,line=12,title=po-space%3A ")
    assert data.startswith("50%25 off, now:%0D%0Aend ::error::%0A")
    assert "%0Aexpected: the spaces" in data
    assert data.endswith("# fathom-ignore: po-space REASON")


def test_a_warning_is_annotated_as_such() -> None:
    assert as_annotation(finding(level="warning")).startswith("::warning file=locales/ja/LC_MESSAGES/site.po,line=12,")


def test_a_question_is_a_notice() -> None:
    assert as_annotation(finding(level="question")).startswith("::notice file=")


def test_questions_are_counted_apart() -> None:
    told = list(summary([finding(check="po-meaning", level="question"), finding()]))
    assert told[:2] == ["1 error, 0 warnings", "1 question"]
    assert [line.split()[2] for line in told[2:]] == ["po-space", "po-meaning"]


def test_a_finding_shows_its_english() -> None:
    assert "    English: You may pay." in lines(finding(english="You may pay."))


def test_a_waiver_is_shown_with_the_words_that_it_is_for() -> None:
    assert lines(finding(words="za 2"))[-1].endswith("# fathom-ignore: po-space [za 2] REASON")


def test_the_summary_counts_by_check() -> None:
    found = [finding(), finding(), finding(check="po-waiver-unused", level="warning")]
    told = list(summary(found))
    assert told[0] == "2 errors, 1 warning"
    assert [line.split()[:3] for line in told[1:]] == [["2", "×", "po-space"], ["1", "×", "po-waiver-unused"]]


def test_a_finding_in_another_language() -> None:
    translated = {"two spaces in a row": "dwie spacje z rzędu", "check": "kontrola"}

    class Polish(Words):
        def text(self, domain: str, msgid: str, context: str | None = None) -> Any:
            return translated.get(msgid, msgid)

    activate("pl", Polish("pl"))
    told = lines(finding())
    activate("en")
    assert told[0].endswith("dwie spacje z rzędu")
    assert "    kontrola: po-space" in told


def test_faults_of_files_are_shown_with_those_of_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    """As a build does that finds a broken PO file."""
    show_findings([finding()])
    out, err = capsys.readouterr()
    assert "真珠" in out
    assert err == "1 finding\n"


class Command:
    """``fathom locale check``, and what it is to find."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.found: list[PoFinding] = []
        monkeypatch.setattr("generator.translate.check.check", lambda *_arguments, **_named: self.found)

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        code = main(["locale", "check", *arguments])
        return (code, *self.capsys.readouterr())


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


ERROR, WARNING = finding(), finding(level="warning")
QUESTION = finding(check="po-meaning", level="question")
ENDS = {
    "nothing found": ([], (), 0),
    "a warning": ([WARNING], (), 0),
    "a warning, strictly": ([WARNING], ("--strict",), 1),
    "an error": ([ERROR], (), 1),
    "nothing, strictly": ([], ("--strict",), 0),
    "work that is left": ([finding(check="po-missing")], (), 1),
    "work that is left, not asked for": ([finding(check="po-missing")], ("--finished", "--strict"), 0),
    "for programs": ([WARNING, ERROR], ("--json",), 1),
    "a question": ([QUESTION], (), 0),
    "a question, strictly": ([QUESTION], ("--strict",), 0),
    "for a pull request": ([ERROR], ("--format", "github"), 1),
}


@pytest.mark.parametrize("name", ENDS)
def test_exit_codes(name: str, check: Command) -> None:
    found, arguments, code = ENDS[name]
    check.found = list(found)
    assert check(*arguments)[0] == code


@pytest.mark.parametrize("arguments", [("--json",), ("--format", "json")])
def test_programs_get_lists_and_nothing_else(arguments: tuple[str, ...], check: Command) -> None:
    check.found = [ERROR]
    _code, out, err = check(*arguments)
    assert [item["check"] for item in json.loads(out)] == ["po-space"]
    assert err == ""


def test_a_pull_request_gets_one_line_each(check: Command) -> None:
    check.found = [ERROR, WARNING]
    _code, out, err = check("--format", "github")
    assert [line[: line.index(" ")] for line in out.splitlines()] == ["::error", "::warning"]
    assert "::" not in err


def test_an_unknown_format(check: Command) -> None:
    code, _out, err = check("--format", "xml")
    assert code == 2
    assert "xml" in err


@pytest.mark.slow
@pytest.mark.parametrize("command", ["check", "update", "status"])
def test_an_unknown_domain(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Or a slip of the pen would look like files without faults."""
    assert main(["locale", command, "--domain", "abys"]) == 2
    assert "abyss-glossary" in capsys.readouterr().err


def test_one_check_is_explained(check: Command) -> None:
    code, out, _err = check("--explain", "po-number")
    assert code == 0
    assert out.startswith("po-number (error): a number differs from the English\n")
    assert "# fathom-ignore: po-number REASON" in out


def test_all_checks_are_explained(check: Command) -> None:
    _code, out, _err = check("--explain", "all")
    for item in CHECKS.values():
        assert f"{item.name} ({item.level}): {item.title}\n" in out
        assert (f"fathom-ignore: {item.name} " in out) is item.waivable


def test_an_unknown_check_is_not_explained(check: Command) -> None:
    code, _out, err = check("--explain", "po-spam")
    assert code == 2
    assert "po-number" in err
