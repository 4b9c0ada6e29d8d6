"""The command line in every language: which one it speaks, that it says all in it, and that the lines fit."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from catalog import Catalog, load
from catalog.findings import Finding
from generator.cli import building, cli, speech
from generator.cli.layout import wrap
from generator.cli.reference import WIDTH, CommandHelp, commands
from generator.cli.show import show_findings
from generator.cli.speech import VARIABLE, _, from_environment, ngettext, speak, speaking, spoken
from generator.text.columns import width
from generator.text.languages import LANGUAGES, LOCALES, ROOT, TRANSLATIONS
from generator.text.message_sources import Sources, sources
from generator.text.words import Words
from tests.generator.test_cli import Run

pytestmark = pytest.mark.slow

ERROR = {"en": "Error: ", "zh_Hant": "錯誤：", "zh_Hans": "错误：", "ja": "エラー：", "pl": "Błąd: "}
USAGE = {"en": "Usage: ", "zh_Hant": "用法：", "zh_Hans": "用法：", "ja": "使い方：", "pl": "Użycie: "}


@pytest.fixture(autouse=True)
def _no_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield
    speak("en")


@pytest.fixture
def fathom(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capsys, monkeypatch)


@cache
def catalog() -> Catalog:
    return load()


@cache
def helps(lang: str) -> tuple[CommandHelp, ...]:
    return commands(cli, catalog(), words_of(lang))


@cache
def extracted() -> dict[str, Sources]:
    """Every text of the program, which takes all of its modules and templates apart."""
    return sources(catalog())


@cache
def words_of(lang: str) -> Words:
    return Words(lang)


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
        ({"LANG": "pl_PL.UTF-8"}, ("--help",), "pl"),
        ({"LANG": "pl_PL.UTF-8", VARIABLE: "ja"}, ("--help",), "ja"),
        ({VARIABLE: "ja"}, ("--lang", "pl", "--help"), "pl"),
        ({VARIABLE: "ja"}, ("--help", "--lang=pl"), "pl"),
        ({VARIABLE: "ja"}, ("--lang", "pl", "locale", "check", "--help"), "pl"),
        ({VARIABLE: "ja"}, ("--lang", "pl", "check", "abyss/hand", "--help"), "pl"),
        ({VARIABLE: "ja"}, ("--lang", "pl", "check", "abyss/hand", "--help", "--lang", "zh-Hant"), "zh_Hant"),
        ({}, ("cards", "abyss", "--lang", "pl", "--help"), "pl"),
        # The languages to build are not the language to speak.
        ({}, ("--lang", "pl", "build", "--lang", "ja", "--help"), "pl"),
        ({}, ("locale", "status", "--lang", "ja", "--help"), "en"),
    ],
)
def test_which_language_wins(
    fathom: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], arguments: tuple[str, ...], lang: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert fathom(*arguments) == 0
    assert fathom.out.startswith(USAGE[lang])


def test_answers_are_in_the_language_spoken(fathom: Run, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_language_is_a_clear_error(fathom: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("LANG", lang)
    for arguments in (("--lang", "xx", "validate"), ("check", "abyss/hand", "--lang", "xx"), ("build", "--lang", "xx")):
        assert fathom(*arguments) == 2
        assert ERROR[lang] in fathom.err
        assert "xx" in fathom.err
        assert ", ".join(LANGUAGES) in fathom.err
    monkeypatch.setenv(VARIABLE, "xx")
    assert fathom("validate") == 2
    assert VARIABLE in fathom.err
    assert ", ".join(LANGUAGES) in fathom.err


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_help_has_nothing_in_english_that_is_translated(lang: str) -> None:
    words = words_of(lang)
    translated = [
        text
        for text, source in ((key[1], source) for key, source in extracted()["site"].items())
        if any(origin.file.startswith("generator/cli/") for origin in source.origins)
        and not words.text("site", text).is_fallback
        and (" " in text or text.endswith(":") or text in ("Options", "Commands", "Examples"))
    ]
    for english, other in zip(helps("en"), helps(lang), strict=True):
        assert english.name == other.name
        before, after = (" ".join(found.text.split()) for found in (english, other))
        shown = [text for text in translated if "{" not in text and text in before]
        assert {"Options", "Examples", "Show this message and exit."} <= set(shown)
        assert [text for text in shown if text in after] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_asks_for_no_text_that_is_missing(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = set()

    class Listening(Words):
        def text(self, domain: str, msgid: str, context: str | None = None) -> Any:
            phrase = super().text(domain, msgid, context)
            if phrase.is_fallback:
                missing.add((domain, msgid))
            return phrase

    commands(cli, catalog(), Listening(lang))
    known = {(domain, key[1]) for domain, texts in extracted().items() for key in texts}
    assert missing <= known, "said on the command line, but not marked for translation"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_fits_its_width(lang: str) -> None:
    for command in helps(lang):
        body = command.text.split(f"\n\n{_in(lang, 'Examples')}")[0]
        for line in body.splitlines():
            # Words without spaces, such as lists of choices, stay whole; so does what must be copied.
            assert width(line) <= WIDTH or "|" in line, f"{command.name}: {line}"


def _in(lang: str, text: str) -> str:
    return str(words_of(lang).text("site", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_descriptions_are_aligned(lang: str) -> None:
    build = next(command for command in helps(lang) if command.name == "fathom build")
    columns = {width(line[: line.index(second)]) for line, second in _descriptions(lang, build.text)}
    assert len(columns) == 1


def _descriptions(lang: str, text: str) -> list[tuple[str, str]]:
    starts = [
        _in(lang, told)[:4]
        for told in ("Folder to write to.", "Languages built at once.", "Show this message and exit.")
    ]
    return [(line, start) for line in text.splitlines() for start in starts if f"  {start}" in line]


def test_wide_letters_wrap_without_spaces() -> None:
    assert wrap("真珠を払います。", 8) == ["真珠を払", "います。"]
    assert wrap("真珠を払う。はい", 10) == ["真珠を払", "う。はい"]
    assert wrap("これは「はい」", 8) == ["これは", "「はい」"]
    assert wrap("「はい」と言う", 8) == ["「はい」", "と言う"]
    assert wrap("run fathom build now", 12) == ["run fathom", "build now"]
    assert wrap("a-very-long-word b", 6) == ["a-very-long-word", "b"]
    assert wrap("", 10) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("nonsense",), 2),
        ((), 2),
        (("build", "--jobs", "0"), 2),
        (("build", "--jobs", "many"), 2),
        (("build", "--jobs"), 2),
        (("build", "--to", "README.md"), 2),
        (("build", "--job", "1"), 2),
        (("build", "--jobs=1", "surplus"), 2),
        (("serve", "--watch=1"), 2),
        (("check", "abyss/nonsense"), 2),
        (("check", "abyss/recruit", "absent.json"), 2),
        (("check", "abyss/recruit", "tests"), 2),
        (("cards", "nonsense"), 2),
        (("cards", "abyss", "--guild", "nonsense"), 2),
        (("locale", "update", "--lang", "en"), 2),
        (("locale", "status", "--help"), 0),
    ],
)
def test_wrong_use_in_every_language(fathom: Run, lang: str, arguments: tuple[str, ...], code: int) -> None:
    assert fathom("--lang", lang, *arguments) == code
    if code:
        assert fathom.out == ""
        assert ERROR[lang] in fathom.err
        if lang != "en":
            assert re.search(r"Error|Usage|Invalid|[Nn]o such|requires|not |Missing|unexpected", fathom.err) is None


@pytest.mark.parametrize(("lang", "told"), [("en", "2 findings"), ("pl", "2 problemy"), ("ja", "問題：2件")])
def test_findings_have_the_frame_of_the_language(lang: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    finding = Finding("a.yaml", 3, "cost", "x", "a number", "write a number", "no number")
    with speaking(Words(lang)):
        show_findings([finding, finding])
        labels = [_(label) for label in ("given", "accepted", "hint")]
    out, err = capsys.readouterr()
    assert err == f"{told}\n"
    assert out.splitlines()[1:4] == [
        f"    {label}: {text}" for label, text in zip(labels, ("x", "a number", "write a number"), strict=True)
    ]


def test_progress_and_failure_are_told_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def build(*_arguments: object, progress: Any, **_options: object) -> None:
        progress("Writing {language}", language="polski")
        raise building.BuildFailedError("reason")

    monkeypatch.setattr(building, "build", build)
    with speaking(Words("pl")):
        assert not building.build_site(("pl",), tmp_path, 1, lambda _site: ())
    told = capsys.readouterr().err.splitlines()
    assert told[0].endswith("] Tworzenie stron: polski")
    assert told[1] == "Budowanie nie powiodło się: reason"


def test_a_rebuild_speaks_the_same_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_options: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    with speaking(Words("ja")):
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
    assert fathom("--lang", "pl", "--help") == 0
    assert fathom.out.startswith(USAGE["en"])
    assert fathom("--lang", "pl", "nonsense") == 2
    assert ERROR["en"] in fathom.err
    assert spoken() == "pl"


def test_a_language_without_files_leaves_the_english(fathom: Run, locales: Path) -> None:
    shutil.rmtree(locales / "ja")
    assert fathom("--lang", "ja", "--help") == 0
    assert fathom.out.startswith(USAGE["en"])


@pytest.mark.parametrize("translation", ["Błąd: {wiadomosc}", "Błąd: {message", "Błąd: {0}"])
def test_a_translation_with_other_placeholders_is_not_said(fathom: Run, locales: Path, translation: str) -> None:
    path = locales / "pl/LC_MESSAGES/site.po"
    before = path.read_text(encoding="utf-8")
    assert 'msgstr "Błąd: {message}"' in before
    path.write_text(before.replace('msgstr "Błąd: {message}"', f'msgstr "{translation}"'), encoding="utf-8")
    assert fathom("--lang", "pl", "nonsense") == 2
    assert "Error: Nie ma polecenia" in fathom.err


def test_counted_texts() -> None:
    with speaking(Words("pl")):
        told = [ngettext("{count} finding", "{count} findings", number) for number in (1, 2, 5)]
    assert told == ["{count} problem", "{count} problemy", "{count} problemów"]
    assert [ngettext("{count} finding", "{count} findings", number) for number in (1, 2)] == [
        "{count} finding", "{count} findings",
    ]  # fmt: skip


def test_a_terminal_that_lacks_the_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    monkeypatch.setenv("PYTHONUTF8", "0")
    for arguments, part in ((("--help",), b"???"), (("cards", "abyss", "--in", "races", "--json"), rb"\u30af")):
        command = [sys.executable, "-m", "generator.cli", "--lang", "ja", *arguments]
        done = subprocess.run(command, capture_output=True, cwd=ROOT, check=False, timeout=60)
        assert (done.returncode, done.stderr) == (0, b"")
        assert part in done.stdout


def test_english_help_reads_no_catalogue() -> None:
    """Nor any translation: the help of the whole should come at once."""
    code = (
        "import sys; from generator.cli import main; main(['--help']); "
        "sys.exit('pydantic' in sys.modules or 'polib' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT, check=False, timeout=60)
    assert done.returncode == 0


def test_speech_of_the_unknown() -> None:
    with pytest.raises(KeyError):
        speak("xx")
    assert speech.spoken() == "en"
