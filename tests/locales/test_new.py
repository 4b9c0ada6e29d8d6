"""A new language with one command: what is made of its code, and that its pages work at once."""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import subprocess
import sys
import urllib.request
from gettext import c2py
from pathlib import Path

import polib
import pytest
from babel import Locale
from babel.localedata import locale_identifiers

from catalog import load
from generator.search.index import stemmer_script
from generator.text import language_file
from generator.text.languages import LANGUAGES, LOCALES, ROOT, SOURCE_LANGUAGE, VARIABLE
from generator.text.plurals import NUMBERS, ORDER, plural_forms
from generator.translate.new_language import NewLanguageError, create, describe

pytestmark = pytest.mark.slow


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """A copy of the languages."""
    copy = tmp_path / "locales"
    shutil.copytree(LOCALES, copy)
    return copy


def environment(locales: Path) -> dict[str, str]:
    """An environment in which ``fathom`` has other languages than the repository's."""
    return {**os.environ, VARIABLE: str(locales), "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "1700000000"}


def fathom(locales: Path, *arguments: str, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """``fathom`` with the languages in ``locales``, by the program in ``root``."""
    return subprocess.run(
        [sys.executable, "-m", "generator.cli", *arguments],
        cwd=root,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env=environment(locales),
    )


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below ``folder``."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_plural_forms_pick_the_categories_of_cldr() -> None:
    seen = set()
    for code in (code for code in locale_identifiers() if "_" not in code):
        locale = Locale.parse(code)
        forms = plural_forms(locale)
        if forms in seen:
            continue
        seen.add(forms)
        count, formula = int(forms[9]), c2py(forms.partition("plural=")[2].rstrip(";"))
        categories = [name for name in ORDER if name in {locale.plural_form(number) for number in NUMBERS}]
        assert len(categories) == count
        for number in NUMBERS:
            assert categories[formula(number)] == locale.plural_form(number), (code, number, forms)
    assert len(seen) > 20


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (
            "fr",
            {
                "code": "fr",
                "name": "français",
                "english": "French",
                "script": "Latn",
                "stemmer": "fr",
                "direction": "ltr",
                "fonts": (),
                "plural_forms": "nplurals=2; plural=(n > 1);",
                "quotes": "«»“”",
                "set_apart": ";:?!«»",
            },
        ),
        ("fr-CA", {"code": "fr_CA", "set_apart": ":«»"}),
        ("pt-BR", {"code": "pt_BR", "tag": "pt-BR", "name": "português (Brasil)", "stemmer": "pt"}),
        ("sr_Latn", {"code": "sr_Latn", "name": "srpski (latinica)", "script": "Latn"}),
        ("sr", {"script": "Cyrl", "plural_count": 3}),
        ("ar", {"direction": "rtl", "script": "Arab", "plural_count": 6, "stemmer": "ar"}),
        ("he", {"direction": "rtl", "script": "Hebr"}),
        ("th", {"script": "Thai", "plural_count": 1, "stemmer": None}),
        ("ko", {"script": "Kore"}),
        ("nb", {"stemmer": "no"}),
        ("cy", {"plural_count": 6, "quotes": ""}),
        ("zh_HK", {"code": "zh_Hant_HK", "script": "Hant"}),
    ],
)
def test_a_language_is_described_by_cldr(code: str, expected: dict[str, object]) -> None:
    info = describe(code)
    assert {name: getattr(info, name) for name in expected} == expected


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("french", "“fr” (French)"),
        ("Polnish", "“pl” (Polish)"),
        ("français", "“fr” (French)"),
        ("zh_Hnas", "is it “zh_Hans”"),
        ("../etc", "no language with the code “../etc”"),
        ("", "take one like fr"),
        ("x" * 400, "…"),
        ("pl; rm -rf", "no language"),
        ("ca_ES_VALENCIA", "no room for variants"),
        ("de_Xyz", "is it “de"),
    ],
)
def test_a_code_of_no_language_is_refused_with_the_nearest_one(given: str, told: str) -> None:
    with pytest.raises(NewLanguageError) as caught:
        describe(given)
    assert told in str(caught.value)


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The languages with a new one, made by the command; for tests that leave it as it is."""
    locales = tmp_path_factory.mktemp("french") / "locales"
    shutil.copytree(LOCALES, locales)
    done = fathom(locales, "locale", "new", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "français" in done.stdout
    return locales


@pytest.mark.full
def test_it_makes_a_whole_language(french: Path) -> None:
    after = contents(french)
    assert {name: text for name, text in after.items() if not name.startswith("fr/")} == contents(LOCALES)
    assert language_file.languages_below(french, SOURCE_LANGUAGE)[1] == []
    domains = {path.stem for path in french.glob("*.pot")}
    assert {path.stem for path in (french / "fr" / "LC_MESSAGES").iterdir()} == domains
    for domain in domains:
        file = polib.pofile(str(french / "fr" / "LC_MESSAGES" / f"{domain}.po"))
        assert file.metadata["Language"] == "fr"
        assert file.metadata["Plural-Forms"] == "nplurals=2; plural=(n > 1);"
        assert not any(entry.msgstr or any(entry.msgstr_plural.values()) for entry in file)
    again = fathom(french, "locale", "update", "--lang", "fr")
    assert again.returncode == 0
    assert contents(french / "fr") == {name[3:]: text for name, text in after.items() if name.startswith("fr/")}
    assert fathom(french, "locale", "check", "--lang", "fr", "--finished").returncode == 0
    status = json.loads(fathom(french, "locale", "status", "--lang", "fr", "--json").stdout)
    assert {row["done"] for row in status["progress"]} == {0}


def test_the_command_line_speaks_it_in_english(french: Path) -> None:
    done, english = (fathom(french, "--lang", lang, "validate", "--catalog", "absent") for lang in ("fr", "en"))
    assert done.returncode == 1
    assert (done.stdout, done.stderr) == (english.stdout, english.stderr)


@pytest.mark.parametrize("code", ["pl", "zh-Hans", "en", "klingon"])
def test_nothing_is_overwritten(locales: Path, code: str) -> None:
    before = contents(locales)
    with pytest.raises(NewLanguageError):
        create(load(), code, locales)
    assert contents(locales) == before


def test_the_command_refuses_it_in_words(locales: Path) -> None:
    before = contents(locales)
    done = fathom(locales, "locale", "new", "pl")
    assert done.returncode == 1
    assert done.stderr
    assert "Traceback" not in done.stderr
    assert contents(locales) == before


def test_nothing_is_half_written(locales: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    before = contents(locales)
    monkeypatch.setattr("generator.translate.new_language.os.rename", fail)
    with pytest.raises(OSError, match="No space"):
        create(load(), "fr", locales)
    assert contents(locales) == before
    assert "fr" not in LANGUAGES
    assert [path.name for path in locales.iterdir() if path.name.startswith(".")] == []


@pytest.mark.full
def test_from_nothing_to_a_served_page_with_one_command(tmp_path: Path) -> None:
    """With a new language that is written from right to left, and English: the others are built elsewhere."""
    copy = tmp_path / "fathom"
    copy.mkdir()
    for name in ("catalog", "docs", "engine", "generator", "locales"):
        shutil.copytree(ROOT / name, copy / name)
    shutil.copy(ROOT / "mkdocs.yml", copy)
    for code in set(LANGUAGES) - {SOURCE_LANGUAGE}:
        shutil.rmtree(copy / "locales" / code)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with subprocess.Popen(
        [sys.executable, "-m", "generator.cli", "locale", "new", "ar", "--serve", "--port", "0"],
        cwd=copy,
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env=environment(copy / "locales"),
        start_new_session=True,
    ) as process:
        try:
            assert process.stderr is not None
            address = next(line.strip() for line in process.stderr if line.startswith("http://"))
            with urllib.request.urlopen(f"{address}ar/abyss/lords/commander/") as answer:
                assert '<html lang="ar"' in answer.read().decode()
        finally:
            os.killpg(process.pid, 2)
            process.wait(timeout=20)
    # What it costs in time of the processor: how long it takes depends on what else the machine has to do.
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 60
    _works(copy / "site", "ar", "rtl")


def _works(site: Path, code: str, direction: str) -> None:
    """Every page of a new language is there, says what it is, and marks its English."""
    pages = {path: path.read_text(encoding="utf-8") for path in (site / code).rglob("*.html")}
    assert len(pages) > 80
    for path, text in pages.items():
        assert f'<html lang="{code}" dir="{direction}"' in text, path
        shown = text.partition("<main")[2].partition("</main>")[0]
        shown = re.sub(r"<script.*?</script>", "", shown, flags=re.DOTALL)
        # No English sentence holds words of another language than the names that sources print.
        for inside in re.findall(r'<span lang="en" class="fallback">(.*?)<(?:small|button)', shown, flags=re.DOTALL):
            assert f'lang="{code}"' not in inside, path
    entry = pages[site / code / "abyss" / "lords" / "commander" / "index.html"]
    assert re.search(r'<span lang="en" class="fallback">\s*The Commander', entry)
    assert "<title>The Commander · Lords · Abyss · Fathom</title>" in entry
    rows = json.loads((site / code / "abyss" / "search.json").read_text(encoding="utf-8"))
    assert "The Commander" in {row["title"] for row in rows}
    assert (site / stemmer_script(code)).is_file()
    for other in ("ar", "en"):
        assert f'hreflang="{other}"' in (site / code / "index.html").read_text(encoding="utf-8")
    assert f'data-language="{code}"' in (site / "index.html").read_text(encoding="utf-8")
