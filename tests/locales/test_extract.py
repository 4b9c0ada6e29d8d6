"""English texts are found wherever they stand, and templates are the same bytes each time."""

from __future__ import annotations

import ast
import subprocess
import threading
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import polib
import pytest

from catalog import Catalog, load
from catalog.messages import CatalogMessage
from generator.render.message_comments import Commentator
from generator.text.languages import LOCALES, ROOT, pot_path
from generator.text.message_sources import sources, template_domain
from generator.text.po_files import read_po
from generator.translate.merge import merge
from generator.translate.update import extract, stale_templates, update
from tests.locales.po_samples import by_key, source, write_po

MARKS = ("_", "N_", "ngettext", "plural_forms", "pgettext")
"""The functions whose arguments extraction looks for."""


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load()


class ChessCatalog:
    """A catalogue of a made-up game."""

    games: ClassVar[dict[str, Any]] = {
        "chess": SimpleNamespace(game=SimpleNamespace(symbols=()), collections=(), boards=(), vocabularies=())
    }

    def messages(self) -> list[CatalogMessage]:
        file = "catalog/data/chess/cards.yaml"
        return [
            CatalogMessage("chess", "Rook", None, None, "card:rook", file, 2, "name", "Rook"),
            CatalogMessage("chess", "Rook", None, "plural", "card:rook", file, 3, "text", "Rook: several"),
            CatalogMessage(
                "checker", "{n} move", "{n} moves", None, "answers:answers", file, 4, "text", "counted by n"
            ),
        ]

    def find(self, ref: str, game: str | None = None) -> Any:
        raise KeyError(ref)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in {
        "generator/templates/page.html.j2": (
            '{# Translators: a button #}\n{{ _("Next") }} {{ ngettext("{n} card", "{n} cards", n) }}'
        ),
        "generator/templates/chess/card.html.j2": '<p>{{ _("Moves") }}</p>',
        "generator/templates/checker.html.j2": '{{ _("Copy link") }}',
        "docs/pages/home.html.j2": '{{ _("Welcome") }} {{ _("Next") }} {{ plural_forms("{n} more", "{n} others") }}',
        "generator/cli/run.py": 'text = _("No cards match.")\nnot_a_text = f(_)\n',
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def texts(file: polib.POFile) -> list[tuple[str | None, str]]:
    return [(entry.msgctxt, entry.msgid) for entry in file]


def test_texts_of_catalogue_templates_and_code(tree: Path) -> None:
    found = sources(ChessCatalog(), tree)  # type: ignore[arg-type]
    assert list(found["chess"]) == [(None, "Rook"), ("plural", "Rook"), (None, "Moves")]
    assert list(found["checker"]) == [(None, "{n} move"), (None, "Copy link")]
    assert [key for _, key in found["site"]] == ["Next", "{n} card", "Welcome", "{n} more", "No cards match."]
    assert found["site"][(None, "{n} card")].plural == "{n} cards"
    assert found["site"][(None, "{n} more")].plural == "{n} others"
    assert found["site"][(None, "Next")].comments == ["a button"]
    assert found["site"][(None, "No cards match.")].comments == ["On the command line"]
    places = [(origin.file, origin.line) for origin in found["site"][(None, "Next")].origins]
    assert places == [("generator/templates/page.html.j2", 2), ("docs/pages/home.html.j2", 1)]


@pytest.mark.parametrize(
    ("path", "domain"),
    [
        ("chess/card.html.j2", "chess"),
        ("checker.html.j2", "checker"),
        ("parts/checker-form.j2", "checker"),
        ("x.j2", "site"),
    ],
)
def test_domain_of_a_template(path: str, domain: str) -> None:
    assert template_domain(Path(path), ("chess",)) == domain


def test_extracting_twice_changes_nothing(tree: Path) -> None:
    locales = tree / "locales"
    assert all(change.written for change in extract(ChessCatalog(), locales, tree))  # type: ignore[arg-type]
    assert not any(change.written for change in extract(ChessCatalog(), locales, tree))  # type: ignore[arg-type]
    assert stale_templates(ChessCatalog(), locales, tree) == []  # type: ignore[arg-type]


def test_a_template_changes_with_the_texts_only(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with the day, nor with the lines at which they stand: else branches that change other texts would meet."""
    locales = tree / "locales"
    page = tree / "docs/pages/home.html.j2"
    written = []
    for day, text in enumerate(['{{ _("Welcome") }}', '\n\n{{ _("Welcome") }}', '{{ _("Hello") }}']):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", str(day * 86400))
        page.write_text(text, encoding="utf-8")
        extract(ChessCatalog(), locales, tree)  # type: ignore[arg-type]
        written.append(pot_path("site", locales).read_bytes())
    assert written[0] == written[1] != written[2]


def test_branches_that_change_different_texts_are_merged(tmp_path: Path) -> None:
    """Each updates its files: the other's changes stand at other places of them, also what went away at the end."""
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-C", str(tmp_path)]

    def run(*words: str) -> None:
        subprocess.run([*git, *words], check=True, capture_output=True)

    texts = [f"Text {number} of the rules." for number in range(9)]

    def write(branch: str, place: int) -> None:
        """Change a text and bring the translation up to date, as on a day of its own."""
        path = tmp_path / "pl.po"
        wanted = [text.replace("rules", branch) if number == place else text for number, text in enumerate(texts)]
        found = [source(text, ref=f"rule:{number}") for number, text in enumerate(wanted)]
        for text in found:
            text.origins[0] = replace(text.origins[0], line=place * 7 + 1)
        old = read_po(path) if path.exists() else None
        new, _change = merge(old, by_key(*found), "pl", "site", None, f"2030-01-0{place + 1} 00:00+0000")
        for entry in new:
            entry.msgstr = entry.msgstr or f"Tekst: {entry.msgid}"
        write_po(new, path)

    run("init", "-b", "main")
    write("dawn", 4)
    write("rules", 0)
    run("add", ".")
    run("commit", "-m", "Begin")
    for branch, place in (("cards", 2), ("boards", 6)):
        run("checkout", "-b", branch, "main")
        write(branch, place)
        run("commit", "-am", branch)
    run("merge", "cards")
    merged = {entry.msgid for entry in read_po(tmp_path / "pl.po") if not entry.obsolete}
    assert {"Text 2 of the cards.", "Text 6 of the boards."} <= merged


@pytest.mark.slow
def test_updating_the_whole_tree_twice_changes_nothing(catalog: Catalog, tmp_path: Path) -> None:
    update(catalog, locales=tmp_path)
    assert not any(change.written for change in update(catalog, locales=tmp_path))


@pytest.mark.slow
def test_comments_tell_page_placeholders_and_attested_names(catalog: Catalog) -> None:
    found = sources(catalog)["abyss"]
    commentator = Commentator(catalog, "abyss")
    lord = catalog.games["abyss"].collections[0].entries[0]
    comment = commentator.comment(found[(None, lord.name)], "ja")
    assert f"Page: abyss/lords/{lord.id}/" in comment
    tagline = commentator.comment(found[(None, catalog.games["abyss"].game.tagline)], "pl")
    assert "{term:ally}: link to Ally, attested as " in tagline
    assert "Page: abyss/\n" in tagline
    title = catalog.games["abyss"].collections[0].title
    lines = commentator.comment(found[(getattr(title, "context", None), title)]).split("\n")
    pages = next(line.removeprefix("Page: ") for line in lines if line.startswith("Page: "))
    assert "abyss/lords/" in pages.split(", ")


@pytest.mark.slow
def test_the_repository_holds_the_texts_of_the_program(catalog: Catalog) -> None:
    """Texts alone: a line that moved makes no template stale for this test."""
    for domain, found in sources(catalog).items():
        held = [
            (entry.msgctxt, entry.msgid, entry.msgid_plural or None) for entry in read_po(pot_path(domain, LOCALES))
        ]
        wanted = [(source.context, source.msgid, source.plural) for source in found.values()]
        assert set(held) == set(wanted), f"{domain}.pot is not up to date: run 'fathom locale update'"


@pytest.mark.parametrize("path", sorted((ROOT / "generator").rglob("*.py")), ids=lambda path: path.stem)
def test_no_text_is_marked_within_an_f_string(path: Path) -> None:
    """Whether those are found depends on the version of Python, and the templates must not."""
    marked = [
        call.lineno
        for string in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(string, ast.JoinedStr)
        for call in ast.walk(string)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MARKS
        if any(isinstance(argument, ast.Constant) for argument in call.args)
    ]
    assert not marked, f"{path}: lines {marked}: take the text out of the f-string"


@pytest.mark.slow
def test_comments_mark_the_names_that_no_source_prints(catalog: Catalog) -> None:
    found = sources(catalog)["abyss"]
    commentator = Commentator(catalog, "abyss")
    own, english = "the translation is our own", "in English either"

    def comment(name: str, lang: str | None) -> str:
        return commentator.comment(found[(None, name)], lang)

    assert "No source prints a name of lord:ferryman in this language (ja): the translation is our own" in comment(
        "The Ferryman", "ja"
    )
    assert english not in comment("The Ferryman", "ja")
    assert own not in comment("The Tamer", "ja")
    # Simplified Chinese is made from traditional Chinese: there the names are judged.
    assert own not in comment("The Ferryman", "zh_Hans")
    # No leviathan has a name in print, in no language; in the template there is English alone.
    assert own in comment("Leviathan 1", "pl")
    assert english in comment("Leviathan 1", "pl")
    assert english in comment("Leviathan 1", None)
    assert own not in comment("Leviathan 1", None)


@pytest.mark.slow
def test_one_process_or_two_find_the_same(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for threads in (1, 2):
        monkeypatch.setattr(threading, "active_count", lambda threads=threads: threads)
        found.append({domain: list(texts.values()) for domain, texts in sources(catalog).items()})
    assert found[0] == found[1]
