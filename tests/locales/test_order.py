"""The order of work in a new language, and the command that follows it."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from catalog import load
from catalog.messages import CASES, glossary_domain
from generator.pages import routes
from generator.pages.first_texts import SENTENCES, first_texts
from generator.text.languages import LOCALES, language
from generator.text.message_sources import Sources, of_language, sources
from generator.text.words import Words
from generator.translate.order import FIRST, READABLE, TITLES, Begin, Step, Text, current_step, steps, still_open
from tests.locales.test_new import fathom

pytestmark = pytest.mark.slow

CATALOG = load()
GAME = next(iter(CATALOG.listed))


@cache
def every() -> dict[str, Sources]:
    return of_language(sources(CATALOG), language("pl"))


@cache
def begin() -> Begin:
    return first_texts(CATALOG, every(), GAME, lambda site: routes(site, lambda _catalog: ()))


@cache
def way() -> list[Step]:
    return steps(CATALOG, every(), begin())


def test_every_text_that_is_due_is_in_one_step() -> None:
    texts = [text for step in way() for text in step.texts]
    due = {
        Text(domain, *key)
        for domain, found in every().items()
        if not CATALOG.is_unlisted(domain) and not CATALOG.is_draft(domain)
        for key in found
    }
    assert len(texts) == len(set(texts))
    assert set(texts) == due
    assert [step.number for step in way()] == list(range(1, len(way()) + 1))


def test_the_first_step_is_what_a_reader_meets_first() -> None:
    first = way()[0]
    assert len(first.texts) == FIRST
    said = {text.msgid for text in first.texts}
    assert {"Look up a rule, find a card, check a move", "What can I recruit?", "Goal of the game", "Pearl"} <= said
    assert "Yes, this payment recruits {lord|the}." in said, "what the first checker says most"
    assert Text(glossary_domain(GAME), CASES, "Pearl") in first.texts, "and the forms of what it counts"
    assert len([text for text in begin().has if text.msgid.startswith("No, ")]) <= SENTENCES
    assert not {text.context for text in first.texts} & {"a question", "a search"}, "no language understands these yet"


def test_each_step_leads_to_a_page_and_says_what_it_brings() -> None:
    from generator.render.site_context import SiteContext

    paths = {route.path for route in routes(SiteContext(CATALOG), lambda _catalog: ())}
    for step in way():
        assert step.page in paths, step.place
        assert TITLES[step.place.kind] == step.title
        assert READABLE[step.place.kind] == step.brings
    kinds = [step.place.kind for step in way() if step.place.game == GAME]
    assert list(dict.fromkeys(kinds)) == ["first", "terms", "chapter", "checker", "cards", "rest"]


def test_a_step_is_done_when_nothing_of_it_is_open() -> None:
    assert current_step(way(), frozenset()) is None
    assert not still_open(Words("pl"), every()).intersection(way()[2].texts), "Polish has its chapters"
    second = way()[1]
    assert current_step(way(), frozenset(second.texts[:1])) == second
    assert second.left({second.texts[0]}) == [second.texts[0]]


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The languages with a new one."""
    locales = tmp_path_factory.mktemp("order") / "locales"
    shutil.copytree(LOCALES, locales)
    done = fathom(locales, "locale", "new", "fr", "--denying", "ne,pas", "--tied", "-")
    assert (done.returncode, done.stderr) == (0, "")
    assert "forms of names: one, many, a, the" in done.stdout
    return locales


def test_the_command_writes_a_step_and_takes_it_back(french: Path, tmp_path: Path) -> None:
    told = fathom(french, "locale", "todo", "fr")
    assert "français · step 1 of" in told.stdout
    assert f"left: {FIRST} of {FIRST} texts" in told.stdout
    sheet = tmp_path / "first.csv"
    assert fathom(french, "locale", "todo", "fr", "--to", str(sheet)).returncode == 0
    content = sheet.read_text(encoding="utf-8-sig")
    start = content.index("Base game;;missing")
    sheet.write_text(
        f"{content[:start]}Base game;Jeu de base;done{content[start + len('Base game;;missing') :]}", "utf-8"
    )
    assert "went in: 1" in fathom(french, "locale", "import", str(sheet)).stdout
    assert f"left: {FIRST - 1} of {FIRST} texts" in fathom(french, "locale", "todo", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--step", "9999"), "there is no step 9999; the way has"),
        (("--game", "chess"), "there is no game 'chess'; take one of"),
        (("--to", "first.odt"), "is neither a spreadsheet, FILE.csv, nor a folder"),
        (("--to", "generator"), "is there already"),
    ],
)
def test_what_cannot_be_is_said(french: Path, arguments: tuple[str, ...], told: str) -> None:
    done = fathom(french, "locale", "todo", "fr", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
