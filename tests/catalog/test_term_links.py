"""Links to terms in the files of the catalogue: the word for one and for several need not be written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from catalog import load
from catalog.placeholders import Ref, placeholders
from catalog.read import COMMON, DATA
from catalog.term_links import TermLinks, words_of
from tests.games import EVERY_GAME

WORDS = {"pearl": words_of("Pearl"), "ally": words_of("Ally"), "di-card": words_of("DI card")}


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Pay 1 {term:pearl}.", "Pay 1 {term:pearl|pearl}."),
        ("Pay 2 {terms:pearl}. {terms:ally} go.", "Pay 2 {term:pearl|pearls}. {term:ally|Allies} go."),
        ("{term:pearl}", "{term:pearl|Pearl}"),
        ("Play a {term:di-card} or {terms:di-card}.", "Play a {term:di-card|DI card} or {term:di-card|DI cards}."),
        ("A {term:pearl|pearly} shell", "A {term:pearl|pearly} shell"),
        ("The {term:perl} and {terms:perl}", "The {term:perl} and {term:perl}"),
        ("{lord:shaman} takes {pearl}", "{lord:shaman} takes {pearl}"),
    ],
)
def test_a_link_says_what_it_shows(written: str, read: str) -> None:
    data = {"body": [written, 5, None], "key": {"term": True}}
    assert TermLinks(WORDS).written_out(data) == {"body": [read, 5, None], "key": {"term": True}}


def test_the_plural_is_that_of_the_glossary() -> None:
    assert words_of("Leviathan die", "leviathan die, leviathan dice; die, dice") == ("leviathan die", "leviathan dice")
    assert words_of("Box") == ("box", "boxes")
    assert words_of("Day") == ("day", "days")
    assert words_of("Goods", "goods") == ("goods", "goods")


@EVERY_GAME
def test_no_file_writes_what_a_link_shows_by_itself(game: object) -> None:
    folder: Path = DATA / getattr(game, "id")  # noqa: B009
    links = TermLinks({term.id: words_of(term.name, term.forms) for term in game.terms})  # type: ignore[attr-defined]
    spare = []
    for file in folder.rglob("*.yaml"):
        for text in re.findall(r"(?<=[a-z,;] )\{term:[^{}|]+\|[^{}]+\}", file.read_text(encoding="utf-8")):
            [link] = [part for part in placeholders(text) if isinstance(part, Ref)]
            if link.id in links.words and link.shown in links.words[link.id]:
                spare.append((file.name, text))
    assert spare == []


def test_every_text_that_is_read_says_what_its_links_show() -> None:
    catalog = load()
    assert COMMON not in catalog.games
    texts = [message.msgid for message in catalog.messages()]
    links = [part for text in texts for part in placeholders(text) if isinstance(part, Ref) and part.kind == "term"]
    assert len(links) > 3000
    assert all(link.shown for link in links)
