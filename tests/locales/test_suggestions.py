"""Suggestions of readers: from the page to the PO file, whatever strangers send, and what reviewers are told."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import polib
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catalog import load
from generator.asking import asked
from generator.cli.exit_codes import FAULTS
from generator.cli.suggestion_asked import unsaid
from generator.cli.suggestion_report import LONGEST, markdown
from generator.preview import suggestion_texts
from generator.text.languages import LOCALES, ROOT, language
from generator.text.po_files import WordsError
from generator.translate.exchange import sheets, suggested_files
from generator.translate.exchange.importing import Job
from generator.translate.exchange.rows import Row, fingerprint, message_id, rows, same_ends
from generator.translate.exchange.suggestions import NO_LANGUAGE, ROUNDS, Fate, take
from tests.bench.commands import FATHOM
from tests.locales.exchange_helpers import Desk, EmptyCatalog
from tests.locales.po_samples import by_key, entry, source
from tests.locales.suggesting import suggestion
from tests.node import ask_script

pytestmark = pytest.mark.slow

TEXTS = {"Lord": "lord", "Draw {n} cards": "dobierz {n} karty", "Ally": "", "Key": "klucz", "One\nor two": "jeden"}


class Post:
    """A PO file, and the folder that suggestions for it come into."""

    def __init__(self, folder: Path) -> None:
        self.desk = Desk(folder / "locales")
        self.desk.has(*(entry(english, text) for english, text in TEXTS.items()))
        self.desk.sources = tuple(source(english) for english in TEXTS)
        self.folder = folder / "sent"
        self.folder.mkdir()

    def row(self, msgid: str, translation: str | None = None, **parts: Any) -> Row:
        """The row of a text, with another translation."""
        found = next(row for row in self.desk.rows() if row.english == msgid)
        return replace(found, translation=found.translation if translation is None else translation, **parts)

    def sends(self, name: str, *rows: Row) -> None:
        """A file comes in."""
        (self.folder / name).write_bytes(sheets.write(rows, "en"))

    def take(self) -> dict[str, Fate]:
        """All that came in is taken."""
        every = {"site": by_key(*self.desk.sources)}
        return take([self.folder], Job(self.folder, cast(Any, EmptyCatalog()), every, self.desk.folder))

    def now(self, msgid: str) -> str:
        """The translation in the PO file."""
        return self.desk.current(msgid).msgstr


@pytest.fixture
def post(tmp_path: Path) -> Post:
    return Post(tmp_path)


def told(fate: Fate) -> list[str]:
    """Why texts could not be taken."""
    return [str(finding.message) for finding in fate.refused]


def test_a_suggestion_goes_in_with_its_place_and_its_file(post: Post) -> None:
    post.sends("a.csv", post.row("Lord", "pan", state="done", about="pl/abyss/"))
    fate = post.take()["pl"]
    assert (post.now("Lord"), fate.refused, fate.known) == ("pan", [], 0)
    (taken,) = fate.taken
    assert (taken.change.before, taken.change.after, taken.about) == ("lord", "pan", "pl/abyss/")
    assert taken.file.endswith("/sent/a.csv")
    assert fate.files == [taken.file]
    assert post.take()["pl"].known == 1, "a second time it is there already"


def test_nothing_of_a_colleague_is_overwritten(post: Post) -> None:
    post.sends("a.csv", post.row("Lord", "pan", state="done"), post.row("Key", "kluczyk", state="done", version=""))
    post.desk.translate("Lord", "władca")
    fate = post.take()["pl"]
    assert (post.now("Lord"), post.now("Key"), fate.taken) == ("władca", "klucz", [])
    assert [str(finding.expected) for finding in fate.refused] == ["władca", "klucz"]
    assert all("theirs stays" in message for message in told(fate))


def test_of_two_for_one_text_the_first_sound_one_goes_in_and_the_other_is_told_of(post: Post) -> None:
    post.sends("a9.csv", post.row("Lord", "pan", state="done"), post.row("Draw {n} cards", "bierz", state="done"))
    post.sends(
        "a10.csv", post.row("Lord", "władca", state="done"), post.row("Draw {n} cards", "bierz {n}", state="done")
    )
    post.sends("a11.csv", post.row("Lord", "pan", state="done"))
    fate = post.take()["pl"]
    assert (post.now("Lord"), post.now("Draw {n} cards")) == ("pan", "bierz {n}")
    assert fate.known == 1
    assert [(finding.text, Path(finding.file).name, finding.line) for finding in fate.refused] == [
        ("bierz", "a9.csv", 3),
        ("władca", "a10.csv", 2),
    ]


def test_no_text_is_tried_without_end(post: Post) -> None:
    post.sends("a.csv", *(post.row("Draw {n} cards", f"bierz {n}", state="done") for n in range(3 * ROUNDS)))
    fate = post.take()["pl"]
    assert post.now("Draw {n} cards") == TEXTS["Draw {n} cards"]
    assert sum("not tried" in message for message in told(fate)) == 2 * ROUNDS


@pytest.mark.parametrize(
    ("text", "check"),
    [
        ("bierz <script>alert(1)</script> {n}", "po-markup"),
        ("bierz {n", "po-placeholder"),
        ("bierz {n} {secret}", "po-placeholder"),
        ("bierz {n}\x1b[2J", "exchange-row"),
        ("", "exchange-row"),
        ("bierz {n} " * 9000, "po-size"),
    ],
)
def test_a_text_with_an_error_stays_out_even_where_there_was_none(post: Post, text: str, check: str) -> None:
    before = post.desk.path.read_bytes()
    for msgid in ("Draw {n} cards", "Ally"):
        post.sends(f"{msgid[:4]}.csv", post.row(msgid, text, state="done"))
    fate = post.take()["pl"]
    assert post.desk.path.read_bytes() == before or "n" not in text
    assert post.now("Draw {n} cards") == TEXTS["Draw {n} cards"]
    assert check in {finding.check for finding in fate.refused}
    assert not [taken for taken in fate.taken if taken.change.english == "Draw {n} cards"]


def test_what_is_of_no_text_here_is_told(post: Post) -> None:
    gone = post.row("Lord", "pan", state="done", id=message_id("pl", "site", None, "Gone"))
    german, derived, other, broken = (
        post.row("Lord", "pan", id=id_)
        for id_ in ("de/site/0123456789abcdef", "zh_Hans/site/0123456789abcdef", "pl/../0123456789abcdef", "pl")
    )
    shifted = post.row("Lord", "pan", state="done", english="Key")
    post.sends("a.csv", gone, german, derived, other, broken)
    post.sends("b.csv", shifted)
    fates = post.take()
    assert post.now("Lord") == "lord"
    assert len(fates["pl"].refused) == 2
    assert "went away" in told(fates["pl"])[0]
    assert "not the English of this id" in told(fates["pl"])[1]
    assert told(fates[NO_LANGUAGE]) == ["there is no PO file for this row"] * 4
    assert fates["pl"].files == []
    assert [Path(file).name for file in fates["pl"].left] == ["a.csv", "b.csv"], "what was refused is not lost"


def _large(path: Path) -> None:
    path.write_bytes(b"id,english,translation\n" + b"x" * suggested_files.LARGEST)


BROKEN: dict[str, tuple[Callable[[Path], object], str]] = {
    "large.csv": (_large, "too large"),
    "empty.csv": (lambda path: path.write_bytes(b""), "columns are missing"),
    "picture.csv": (lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n\x00"), "neither UTF-8 nor UTF-16"),
    "quotes.csv": (lambda path: path.write_bytes(b'id,english,translation\n"a'), "quotation mark"),
    "run.sh": (lambda path: path.write_bytes(b"#!/bin/sh"), "does not end in"),
    "link.csv": (lambda path: path.symlink_to("/etc/passwd"), "a folder or a link"),
    "folder.csv": (lambda path: path.mkdir(), "a folder or a link"),
    "none.md": (lambda path: path.write_bytes(b"```csv\nid\n```"), "no spreadsheet"),
    "none.po": (lambda path: path.write_bytes(b"msgid msgid"), "no PO file"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_that_is_none_is_told_and_the_others_are_taken(post: Post, name: str) -> None:
    make, says = BROKEN[name]
    make(post.folder / name)
    post.sends("z.csv", post.row("Lord", "pan", state="done"))
    fates = post.take()
    (message,) = told(fates[NO_LANGUAGE])
    assert says in message
    assert post.now("Lord") == "pan"
    assert "root:" not in markdown("", fates[NO_LANGUAGE])


TEXT = st.text(st.characters(codec="utf-8"), max_size=40) | st.sampled_from(
    [
        "```",
        "````\n```csv fathom",
        "=1+1",
        "'=x",
        "\u00a0=x",
        "\ufeff-x",
        "\x1c@",
        '"',
        ",;|\t",
        "a\\n\\",
        "# id: x",
        "@all #1",
    ]
)


def _written(list_: list[dict[str, Any]], answer: dict[str, Any], folder: Path) -> Iterator[list[Row]]:
    """The rows as they are read from each of the ways on which a page sends them."""
    contents = {"a.csv": answer["csv"], "a.po": answer["po"]}
    if answer["issue"]:
        contents["a.md"] = parse_qs(urlsplit(answer["issue"]).query)["body"][0].replace("\n", "\r\n")
        assert parse_qs(urlsplit(answer["file"]).query)["value"] == [answer["csv"]]
    for name, content in contents.items():
        place = folder / name.replace(".", "")
        place.mkdir(exist_ok=True)
        (place / name).write_bytes(content.encode())
        suggested, findings = suggested_files.read([place])
        assert findings == []
        yield [one.row for one in suggested]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(TEXT.filter(str.strip), TEXT.filter(str.strip), TEXT), min_size=1, max_size=8))
def test_what_a_page_sends_is_what_is_read(texts: list[tuple[str, str, str]]) -> None:
    list_ = [
        suggestion(Row(f"pl/site/{number:016x}", english, before, version=fingerprint(before, False)), translation)
        for number, (english, translation, before) in enumerate(texts)
    ]
    with tempfile.TemporaryDirectory() as folder:
        for rows in _written(list_, ask_script("sending.mjs", list_), Path(folder)):
            assert [(row.id, row.english, row.translation, row.state, row.version) for row in rows] == [
                (one["id"], same_ends(one["english"]), same_ends(one["translation"]), "done", one["version"])
                for one in list_
            ]


def test_the_page_and_the_program_call_things_alike() -> None:
    answer = ask_script("sending.mjs", [suggestion(Row("pl/site/0123456789abcdef", "a", "b"), "c")])
    assert set(answer["columns"]) <= set(sheets.COLUMNS)
    assert answer["fenced"] == suggested_files.FENCED


def test_a_fragment_carries_its_base(post: Post) -> None:
    row = post.row("Lord")
    text = ask_script("sending.mjs", [suggestion(row, "pan", before="lord\nid: x")])["po"]
    (message,) = polib.pofile(text)
    assert message.tcomment == f"id: {row.id}\nversion: {row.version}\nbase: lord\nbase: id: x"
    (post.folder / "a.po").write_text(text, encoding="utf-8")
    post.take()
    assert post.now("Lord") == "pan"


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=300), st.sampled_from([".csv", ".po", ".md"]))
def test_bytes_of_strangers_give_rows_or_findings(content: bytes, ending: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, f"a{ending}").write_bytes(content)
        suggested_files.read([Path(folder)])


def _outside(text: str) -> Iterator[str]:
    """The lines of Markdown that stand in no fenced block."""
    fence = ""
    for line in text.split("\n"):
        ticks = re.match(r" {0,3}(`{3,})", line)
        if fence:
            if ticks and len(ticks[1]) >= len(fence) and line.strip() == ticks[1]:
                fence = ""
        elif ticks:
            fence = ticks[1]
        else:
            yield line
    assert not fence


@settings(max_examples=60, deadline=None)
@given(TEXT, TEXT)
def test_nothing_of_a_stranger_is_markup_in_a_report(english: str, translation: str) -> None:
    mark = "St\u202eranger @maintainer [x](https://evil.test) <img src=x> #1"
    with tempfile.TemporaryDirectory() as folder:
        post = Post(Path(folder))
        post.sends("a.csv", post.row("Lord", f"{translation}{mark}", state="done"))
        post.sends("b.csv", post.row("Lord", "pan", english=f"{english}{mark}", state="done"))
        post.sends("c.csv", post.row("Key", f"pan {english}", about=f"{mark}{translation}", state="done"))
        post.sends(f"{mark.replace('/', '')}.csv", post.row("Ally", translation, state=f"{english}{mark}"))
        report = "\n".join(markdown("name", fate) for fate in post.take().values())
    assert "\u202e" not in report
    for line in _outside(report):
        assert not re.search(r"[@<#\[](?!# )", line.lstrip("#")), line
        assert "ranger" not in line


def test_a_report_says_before_after_place_and_why(post: Post) -> None:
    post.sends(
        "a.csv", post.row("One\nor two", "raz\nczy dwa", state="done"), post.row("Key", "x", state="done", version="v")
    )
    report = markdown("polski", post.take()["pl"])
    assert report.startswith("## polski\n\nwent in: 1, could not be taken: 1\n")
    assert "\n# One\n# or two\n- jeden\n+ raz\n+ czy dwa\n" in report
    assert "### What could not be taken" in report
    assert "\n+ x\n! exchange-row: this translation was changed by" in report


def test_what_could_not_be_taken_stays_where_it_is(post: Post) -> None:
    post.sends("good.csv", post.row("Lord", "pan", state="done"))
    post.sends("mixed.csv", post.row("Ally", "sojusznik", state="done"), post.row("Draw {n} cards", "x", state="done"))
    fate = post.take()["pl"]
    assert [Path(file).name for file in fate.files] == ["good.csv"]
    assert [Path(file).name for file in fate.left] == ["mixed.csv"]
    assert "stay where they are" in markdown("polski", fate)
    again = post.take()["pl"]
    assert (again.known, {finding.text for finding in again.refused}) == (2, {"x"})


def test_a_report_says_which_question_of_players_has_lost_its_sentence(tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(LOCALES / "pl", locales / "pl")
    path = locales / "pl" / "LC_MESSAGES" / "abyss.po"
    catalog = load()
    fate = cast(Fate, SimpleNamespace(taken=[SimpleNamespace(change=SimpleNamespace(path=path))], refused=[], known=0))
    assert unsaid(catalog, "pl", fate, locales) == []
    says = asked.of_game(language("pl"), "abyss").sections["abyss.goal"][0].says
    file = polib.pofile(str(path), wrapwidth=0)
    (text,) = [each for each in file if not each.obsolete and each.msgstr.startswith(says[:40])]
    text.msgstr = f"Ω{text.msgstr[1:]}"
    file.save()
    (lost,) = unsaid(catalog, "pl", fate, locales)
    assert (lost.file, lost.field, lost.given) == ("locales/pl/asked/abyss.yaml", "abyss.goal", says)
    fate.taken.clear()
    assert f"\n{lost.file}:{lost.line} abyss.goal: {says}\n" in markdown("polski", fate, [lost])


def test_a_report_says_what_the_checks_find_in_what_goes_in(post: Post) -> None:
    post.sends("a.csv", post.row("Lord", "pan.", state="done"))
    fate = post.take()["pl"]
    assert {note.check for note in fate.taken[0].notes} == {"po-end"}
    assert "\n+ pan.\n! po-end: " in markdown("polski", fate)


def test_the_list_has_all_its_words() -> None:
    script = (ROOT / "generator" / "browser" / "translate" / "my-suggestions.js").read_text(encoding="utf-8")
    used = set(re.findall(r"""words(?:\.(\w+)|\["([\w-]+)"\])""", script))
    fates = {f"fate-{fate}" for fate in ("kept", "sent", "taken", "changed")}
    assert {plain or quoted for plain, quoted in used} | fates == set(suggestion_texts.TEXTS)


def test_a_report_fits_into_a_pull_request(post: Post) -> None:
    post.sends("a.csv", *(post.row("Lord", f"{'x' * 900}{number}", state="done", version="v") for number in range(100)))
    report = markdown("polski", post.take()["pl"])
    assert LONGEST - 3000 < len(report) < LONGEST + 300
    assert re.search(r"… and \d+ more", report)


def test_a_broken_po_file_is_told_and_left(post: Post) -> None:
    post.desk.path.write_bytes(b"msgid msgid")
    (post.folder / "a.csv").write_text("id,english,translation\npl/site/0123456789abcdef,a,b\n", encoding="utf-8")
    with pytest.raises(WordsError):
        post.take()
    assert post.desk.path.read_bytes() == b"msgid msgid"


def test_the_command_says_what_became_of_each(tmp_path: Path) -> None:
    locales, sent = tmp_path / "locales", tmp_path / "sent"
    shutil.copytree(LOCALES, locales)
    sent.mkdir()
    first, second = [row for row in rows("pl", ["abyss"]) if len(row.translation) > 60][3:12:6]
    better = replace(first, translation=f"{first.translation} Dobrze.")
    (sent / "a.csv").write_bytes(sheets.write([better, replace(second, translation="<b>x</b>")], "pl"))
    command = [*FATHOM, "locale", "suggestions", str(sent), "--report", str(tmp_path / "reports"), "--format", "json"]
    environment = {**os.environ, "FATHOM_LOCALES": str(locales), "FATHOM_LANG": "en"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == FAULTS, done.stderr
    told = json.loads(done.stdout)["pl"]
    assert [(one["before"], one["after"]) for one in told["taken"]] == [(first.translation, better.translation)]
    assert told["taken"][0]["page"].startswith("pl/abyss/")
    assert {one["check"] for one in told["refused"]} >= {"po-markup"}
    assert "\n+ <b>x</b>\n" in (tmp_path / "reports" / "pl.md").read_text(encoding="utf-8")
    assert " Dobrze." in (locales / "pl" / "LC_MESSAGES" / "abyss.po").read_text(encoding="utf-8")
