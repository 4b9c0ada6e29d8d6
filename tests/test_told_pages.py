"""What pages tell to those who list and share them: titles, descriptions, other languages, structured data."""

from __future__ import annotations

import json
import struct
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from catalog import load
from generator.pages import changes
from generator.publish import site_maps
from generator.render import open_graph
from generator.text.languages import LANGUAGES, LanguageInfo
from generator.text.summary import MOST
from tests.documents import Document, documents_of
from tests.games import GAMES

pytestmark = pytest.mark.slow

TAGS = [info.tag for info in LANGUAGES.values()]
WHOLE = {"canonical", "og:url", "og:image", "og:image:width", "og:image:height", "twitter:card", "application/atom+xml"}
LEAST = {"Latn": 24, "Jpan": 16, "Hant": 14, "Hans": 14}
"""How many columns tell at least something, by the script; a letter of East Asia takes two."""


@pytest.fixture(scope="module", params=LANGUAGES.values(), ids=TAGS)
def language(request: pytest.FixtureRequest) -> LanguageInfo:
    """Each language of the site."""
    info: LanguageInfo = request.param
    return info


@pytest.fixture
def pages(site_dir: Path, language: LanguageInfo) -> dict[str, Document]:
    """The pages of the language by their paths below its root."""
    start = f"{language.tag}/"
    every = documents_of(site_dir).items()
    return {name[len(start) :]: page for name, page in every if name.startswith(start) and not page.is_redirect}


def columns(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def test_no_two_pages_of_a_language_have_one_title_or_one_description(pages: dict[str, Document]) -> None:
    for said in ([page.title for page in pages.values()], [page.told["description"] for page in pages.values()]):
        assert not {text: count for text, count in Counter(said).items() if count > 1}


def test_every_page_is_described_in_its_language_and_neither_too_short_nor_too_long(
    pages: dict[str, Document], language: LanguageInfo
) -> None:
    for path, page in pages.items():
        said = page.told["description"]
        assert LEAST[language.script] <= columns(said) <= MOST + 2, (path, said)
        assert page.told["og:description"] == said, path
        if language.script != "Latn" and not load().is_draft(path.partition("/")[0]):
            assert any(unicodedata.east_asian_width(letter) == "W" for letter in said), (path, said)


def test_every_page_tells_its_other_languages_and_how_it_is_shared(
    pages: dict[str, Document], language: LanguageInfo
) -> None:
    for path, page in pages.items():
        assert list(page.alternates) == [*TAGS, "x-default"], path
        assert all(page.alternates[tag].endswith(f"{tag}/{path}") for tag in TAGS), path
        assert page.told["og:title"], path
        assert "".join(page.title.split()).startswith("".join(page.told["og:title"].split())), path
        assert page.told["og:locale"] == open_graph.locale(language.code), path
        assert page.told["og:type"] == ("article" if path else "website"), path


def test_whole_addresses_are_told_on_every_page_or_on_none(
    pages: dict[str, Document], site_dir: Path, language: LanguageInfo
) -> None:
    """A site that is not told where it will stand, as that of the tests, leaves out what has to be a whole address."""
    about = pages["about/"].told.get("canonical", "").removesuffix(f"{language.tag}/about/")
    files = [*site_dir.rglob(site_maps.INDEX), *site_dir.rglob(changes.FEED), *site_dir.glob(open_graph.FOLDER)]
    if not about:
        assert not {path for path, page in pages.items() if WHOLE & page.told.keys()}
        assert files == []
        return
    assert len(files) == len(TAGS) + 1 + len(TAGS) + 1
    for path, page in pages.items():
        assert page.told.keys() >= WHOLE, path
        assert page.told["canonical"] == page.told["og:url"] == page.alternates[language.tag], path
        assert page.told["canonical"] == f"{about}{language.tag}/{path}", path
        size = struct.unpack(">II", (site_dir / page.told["og:image"].removeprefix(about)).read_bytes()[16:24])
        assert size == (int(page.told["og:image:width"]), int(page.told["og:image:height"])), path


def structured(page: Document) -> dict[str, Any]:
    (text,) = page.structured
    said: dict[str, Any] = json.loads(text)
    assert said["@context"] == "https://schema.org"
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_a_game_say_in_standard_terms_what_stands_on_them(pages: dict[str, Document], game: str) -> None:
    facts = GAMES[game].game
    said = structured(pages[f"{game}/"])
    assert said["@type"] == "Game"
    least, most = facts.players
    assert said["numberOfPlayers"] == {"@type": "QuantitativeValue", "minValue": least, "maxValue": most}
    assert [person["name"] for person in said.get("author", [])] == list(facts.designers)
    assert facts.name in (said["name"], said.get("alternateName"))

    terms = structured(pages[f"{game}/glossary/"])
    assert terms["@type"] == "DefinedTermSet"
    assert [term["@id"] for term in terms["hasDefinedTerm"]] == [f"#{term.id}" for term in GAMES[game].terms]
    told = [("glossary", terms["hasDefinedTerm"])]
    if GAMES[game].discrepancies:
        answers = structured(pages[f"{game}/discrepancies/"])
        assert answers["@type"] == "FAQPage"
        assert answers["mainEntity"]
        told.append(("discrepancies", answers["mainEntity"]))
    for page, things in told:
        for thing in things:
            assert thing["@id"][1:] in pages[f"{game}/{page}/"].ids, thing
            text = thing.get("description") or thing["acceptedAnswer"]["text"]
            assert thing["name"], thing
            assert text, thing
            assert not {"{", "}", "<", ">"} & set(thing["name"] + text), thing


def test_only_pages_that_a_standard_type_fits_say_so(pages: dict[str, Document]) -> None:
    wanted = {f"{game}/{page}" for game in GAMES for page in ("", "glossary/")}
    wanted |= {f"{game}/discrepancies/" for game in GAMES if GAMES[game].discrepancies}
    assert {path for path, page in pages.items() if page.structured} == wanted
