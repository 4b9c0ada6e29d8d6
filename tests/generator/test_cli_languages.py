"""The command line in every language: which one it takes, what it says in it and what in English, and its width."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from catalog import load
from catalog.findings import Finding
from engine.speaker.lines import width
from generator.cli import building, cli
from generator.cli.command_reference import WIDTH, commands
from generator.cli.i18n import VARIABLE, _, activate, current_language, from_environment, ngettext
from generator.cli.show import show_findings
from generator.text.columns import wrap
from generator.text.errors import BuildFailedError
from generator.text.languages import LANGUAGES, LOCALES, ROOT
from generator.text.lazy_text import lazy
from tests.full import rest_in_full
from tests.generator.test_cli import Run

pytestmark = pytest.mark.slow

NOTHING = ("cards", "abyss", "cost>=99")
"""A command that says only that nothing was found."""

FAULTY = ("validate", "--catalog", "absent")
"""A command that says only what it found."""


@pytest.fixture(autouse=True)
def _no_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield
    activate("en")


@pytest.fixture
def fathom(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capsys, monkeypatch)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ja_JP.eucJP"}, "ja"),
        ({"LANG": "zh_TW.UTF-8"}, "zh_Hant"),
        ({"LANG": "zh-Hant-HK"}, "zh_Hant"),
        ({"LANG": "zh_HK.UTF-8"}, "zh_Hant"),
        ({"LANG": "zh_CN.UTF-8"}, "zh_Hans"),
        ({"LANG": "zh_SG"}, "zh_Hans"),
        ({"LANG": "zh"}, "zh_Hans"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "ja_JP", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LC_ALL": "pl_PL", VARIABLE: "ja"}, "ja"),
        ({"LC_ALL": "pl_PL", VARIABLE: "zh-Hant"}, "zh_Hant"),
        ({"LC_ALL": "pl_PL", VARIABLE: ""}, "pl"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert from_environment(environment) == lang


@pytest.mark.parametrize(
    ("environment", "arguments", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, NOTHING, "pl"),
        ({"LANG": "pl_PL.UTF-8", VARIABLE: "ja"}, NOTHING, "ja"),
        ({VARIABLE: "ja"}, ("--lang", "pl", *NOTHING), "pl"),
        ({VARIABLE: "ja"}, ("--lang=pl", *NOTHING), "pl"),
        ({VARIABLE: "ja"}, ("--lang", "pl", *NOTHING, "--lang", "zh-Hant"), "zh_Hant"),
        ({}, (*NOTHING, "--lang", "pl"), "pl"),
        # The languages to work on are not the language to speak.
        ({}, ("locale", "status", "--lang", "ja", "--domain", "checker"), "en"),
    ],
)
def test_which_language_wins(
    fathom: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], arguments: tuple[str, ...], lang: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert fathom(*arguments) == 0
    assert current_language() == lang
    if not fathom.out:
        answer, own = fathom.err.split("\n\n")
        assert shown_of(_("{shown} of {all} shown")).search(answer)
        assert bool(shown_of("{shown} of {all} shown").search(answer)) == (lang == "en")
        assert own.startswith("No cards match.\n")


def shown_of(text: str) -> re.Pattern[str]:
    """Finds that none was shown, as ``text`` has it."""
    return re.compile(text.format(shown=0, all=r"\d+"))


def test_answers_are_in_the_current_language(fathom: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "pl")
    assert fathom("check", "abyss/recruit", given="{}") == 2
    by_environment = fathom.out
    fathom("--lang", "pl", "check", "abyss/recruit", given="{}")
    assert fathom.out == by_environment
    fathom("--lang", "pl", "check", "abyss/recruit", "--lang", "ja", given="{}")
    in_japanese = fathom.out
    fathom("--lang", "ja", "check", "abyss/recruit", given="{}")
    assert fathom.out == in_japanese != by_environment
    fathom("cards", "abyss", "--in", "races")
    assert fathom.out.splitlines()[1].startswith("meduza")


def test_an_unknown_language_is_a_clear_error(fathom: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in (("--lang", "xx", "validate"), ("check", "abyss/hand", "--lang", "xx"), ("build", "--lang", "xx")):
        assert fathom(*arguments) == 2
        assert "xx" in fathom.err
        assert ", ".join(sorted(LANGUAGES)) in fathom.err
    monkeypatch.setenv(VARIABLE, "xx")
    assert fathom("validate") == 2
    assert VARIABLE in fathom.err
    assert ", ".join(sorted(LANGUAGES)) in fathom.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_english(fathom: Run, lang: str) -> None:
    for arguments in (("--help",), ("check", "abyss/hand", "--help"), ("cards", "abyss", "--help")):
        assert fathom("--lang", "en", *arguments) == 0
        english = fathom.out
        assert english.startswith("Usage: ")
        fathom("--lang", lang, *arguments)
        assert fathom.out == english


def test_help_fits_its_width() -> None:
    for command in commands(cli, load()):
        body = re.sub(r"  Examples:(\n    .*)+", "", command.text)
        for line in body.splitlines():
            # Words without spaces, such as lists of choices, stay whole; so does what must be copied.
            assert width(line) <= WIDTH or "|" in line, f"{command.name}: {line}"


def test_no_summary_is_cut(fathom: Run) -> None:
    for group in ((), ("check",), ("locale",)):
        assert fathom(*group, "--help") == 0
        assert "..." not in fathom.out.split("Commands:")[1]


def test_wide_letters_wrap_without_spaces() -> None:
    assert wrap("真珠を払います。", 8) == ["真珠を払", "います。"]
    assert wrap("真珠を払う。はい", 10) == ["真珠を払", "う。はい"]
    assert wrap("これは「はい」", 8) == ["これは", "「はい」"]
    assert wrap("「はい」と言う", 8) == ["「はい」", "と言う"]
    assert wrap("run fathom build now", 12) == ["run fathom", "build now"]
    assert wrap("a-very-long-word b", 6) == ["a-very-long-word", "b"]
    assert wrap("", 10) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        (),
        ("build", "--jobs", "0"),
        ("build", "--jobs", "many"),
        ("build", "--jobs"),
        ("build", "--to", "README.md"),
        ("build", "--job", "1"),
        ("build", "--jobs=1", "surplus"),
        ("serve", "--watch=1"),
        ("check", "abyss/recruit", "absent.json"),
        ("check", "abyss/recruit", "tests"),
        ("cards", "abyss", "--in", "nonsense"),
    ],
)
def test_what_is_wrong_with_a_command_line_is_told_like_help(fathom: Run, arguments: tuple[str, ...]) -> None:
    assert fathom("--lang", "pl", *arguments) == 2
    assert fathom.out == ""
    assert re.search("Usage: |Error: Option ", fathom.err)


REFUSED = [
    ["check", "abyss/nonsense"],
    ["cards", "nonsense"],
    ["locale", "update", "--lang", "en"],
    ["locale", "check", "--explain", "nonsense"],
    ["locale", "export", "pl", "--domain", "nonsense"],
    ["locale", "export", "pl", "--to", "README.md"],
    ["locale", "import", "absent.xlf"],
    ["locale", "import", "locales/pl/LC_MESSAGES/site.po"],
]


@pytest.mark.parametrize("arguments", rest_in_full(REFUSED, lambda one: one[1] not in ("update", "import")))
def test_refusals_are_english(fathom: Run, arguments: list[str]) -> None:
    assert fathom("--lang", "en", *arguments) == 2
    english = fathom.err
    assert english.startswith("Error: ")
    for lang in LANGUAGES:
        assert fathom("--lang", lang, *arguments) == 2
        assert fathom.out == ""
        assert fathom.err == english


def test_what_is_wrong_with_a_query_is_told_in_the_language(fathom: Run) -> None:
    told = set()
    for lang in LANGUAGES:
        assert fathom("--lang", lang, "cards", "abyss", "cost<=many") == 2
        assert fathom.err.startswith("Error: ")
        told.add(fathom.err.splitlines()[0])
    assert len(told) == len(LANGUAGES)


def test_a_file_of_no_translation_is_told_of_in_the_language(fathom: Run, tmp_path: Path) -> None:
    """Its translator mends it, who may read no English."""
    path = tmp_path / "some.po"
    path.write_text('msgid ""\nmsgstr "Language: xx\\n"\n\nmsgid "A"\nmsgstr "B"\n', encoding="utf-8")
    text = "'{file}' is no version of a PO file in locales/: look at its header 'Language' and its texts."
    assert fathom("--lang", "pl", "locale", "import", str(path)) == 2
    assert fathom.err == f"Error: {_(text).format(file=path)}\n"
    assert _(text) != text


@pytest.mark.parametrize(("lang", "told"), [("en", "2 findings"), ("pl", "2 problemy"), ("ja", "問題：2件")])
def test_findings_have_the_frame_of_the_language(lang: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    finding = Finding("a.yaml", 3, "cost", "x", "a number", "write a number", "no number")
    activate(lang)
    show_findings([finding, finding])
    labels = [_(label) for label in ("given", "accepted", "hint")]
    out, err = capsys.readouterr()
    assert err == f"{told}\n"
    assert out.splitlines()[1:4] == [
        f"    {label}: {text}" for label, text in zip(labels, ("x", "a number", "write a number"), strict=True)
    ]


def test_steps_are_english_and_why_a_build_failed_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def build(*_arguments: object, progress: Any, **_options: object) -> None:
        progress("Writing {language}", language="polski")
        raise BuildFailedError(lazy("the system refuses: {reason}", reason="x"))

    monkeypatch.setattr(building, "build", build)
    activate("pl")
    assert not building.build_site(("pl",), tmp_path, 1, lambda _catalog: ())
    told = capsys.readouterr().err.splitlines()
    assert told[0].endswith("] Writing polski")
    assert told[1] == f"The build failed: {_('the system refuses: {reason}').format(reason='x')}"
    assert "refuses" not in told[1]


def test_a_rebuild_speaks_the_same_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_options: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    activate("ja")
    assert building.rebuild_site(("pl",), tmp_path, 1)
    assert " --lang ja build " in " ".join(ran[0])
    assert ran[0][-2:] == ["--lang", "pl"]


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(LOCALES, tmp_path / "locales")
    monkeypatch.setattr("generator.text.words.LOCALES", tmp_path / "locales")
    return tmp_path / "locales"


def test_a_broken_file_leaves_the_english(fathom: Run, locales: Path) -> None:
    (locales / "pl/LC_MESSAGES/site.po").write_text('msgid "a\n', encoding="utf-8")
    assert fathom("--lang", "pl", *FAULTY) == 1
    assert "    hint: " in fathom.out
    assert fathom.err == "1 finding\n"
    assert current_language() == "pl"


def test_a_language_without_files_leaves_the_english(fathom: Run, locales: Path) -> None:
    shutil.rmtree(locales / "ja")
    assert fathom("--lang", "ja", *FAULTY) == 1
    assert "    hint: " in fathom.out
    assert fathom.err == "1 finding\n"


@pytest.mark.parametrize("translation", ["{ile} problem", "{count problem", "{0} problem"])
def test_a_translation_with_other_placeholders_is_not_said(fathom: Run, locales: Path, translation: str) -> None:
    path = locales / "pl/LC_MESSAGES/site.po"
    before = path.read_text(encoding="utf-8")
    assert before.count('"{count} problem"') == 1
    path.write_text(before.replace('"{count} problem"', f'"{translation}"'), encoding="utf-8")
    assert fathom("--lang", "pl", *FAULTY) == 1
    assert f"    {_('hint')}: " in fathom.out
    assert _("hint") != "hint"
    assert fathom.err == "1 finding\n"


def test_counted_texts() -> None:
    activate("pl")
    told = [ngettext("{count} finding", "{count} findings", number) for number in (1, 2, 5)]
    assert told == ["{count} problem", "{count} problemy", "{count} problemów"]
    activate("en")
    assert [ngettext("{count} finding", "{count} findings", number) for number in (1, 2)] == [
        "{count} finding",
        "{count} findings",
    ]


def test_a_terminal_that_lacks_the_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    monkeypatch.setenv("PYTHONUTF8", "0")
    for arguments, part in (((), b"???"), (("--json",), rb"\u30af")):
        command = [sys.executable, "-m", "generator.cli", "--lang", "ja", "cards", "abyss", "--in", "races", *arguments]
        done = subprocess.run(command, capture_output=True, cwd=ROOT, check=False, timeout=60)
        assert (done.returncode, done.stderr) == (0, b"")
        assert part in done.stdout


def test_help_reads_no_catalogue() -> None:
    """Nor any translation: the help of the whole should come at once, whatever the system's language is."""
    code = (
        "import sys; from generator.cli import main; main(['--help']); "
        "sys.exit('pydantic' in sys.modules or 'polib' in sys.modules)"
    )
    polish = {**os.environ, "LANG": "pl_PL.UTF-8"}
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, cwd=ROOT, env=polish, timeout=60)
    assert done.returncode == 0


def test_no_language_is_made_up() -> None:
    with pytest.raises(KeyError):
        activate("xx")
    assert current_language() == "en"
