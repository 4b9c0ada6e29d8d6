"""The glossary of a language, and the mentions of its words in texts."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from catalog import Catalog, load
from catalog.messages import domain_of, domains_of, glossary_domain, owner_of
from engine.proofreader.mentions import Finder
from generator.render.glossary import Glossary
from generator.render.message_comments import Commentator
from generator.render.prose import field_text
from generator.text.languages import TRANSLATIONS, po_path
from generator.text.message_sources import sources
from generator.text.words import Words
from generator.translate.lexicon import lexicon
from tests.locales.po_samples import entry, write_po

DOMAIN = "abyss-glossary"


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load()


def written(folder: Path, *entries: polib.POEntry, lang: str = "ja") -> Words:
    file = polib.POFile()
    file.metadata = {
        "Language": lang,
        "Content-Type": "text/plain; charset=UTF-8",
        "Plural-Forms": "nplurals=1; plural=0;",
    }
    file += list(entries)
    write_po(file, po_path(lang, DOMAIN, folder))
    return Words(lang, folder)


def test_every_text_of_a_term_is_in_the_glossarys_domain(catalog: Catalog) -> None:
    game = catalog.games["abyss"]
    assert domains_of("abyss") == ("abyss", DOMAIN, "abyss-checker")
    assert owner_of(DOMAIN) == owner_of("abyss") == "abyss"
    assert {domain_of(term, "abyss") for term in game.terms} == {DOMAIN}
    assert {domain_of(section, "abyss") for section in game.rules} == {"abyss"}
    glossaries = set(map(glossary_domain, catalog.games))
    of_terms = {message.domain for message in catalog.messages() if message.ref.startswith("term:")}
    others = {
        message.domain
        for message in catalog.messages()
        if not message.ref.startswith("term:") and message.kind not in ("cases", "reading")
    }
    assert of_terms == glossaries
    assert not others & glossaries


def test_texts_of_terms_are_read_from_there(catalog: Catalog, tmp_path: Path) -> None:
    words = written(tmp_path, entry("Pearl", "真珠"))
    pearl = next(term for term in catalog.games["abyss"].terms if term.id == "pearl")
    assert field_text(words, "abyss", pearl, "name") == "真珠"
    assert field_text(words, "abyss", pearl, "definition").is_fallback


def test_forms_that_nobody_translated_are_the_name_alone(catalog: Catalog, tmp_path: Path) -> None:
    pearl = Glossary(catalog, written(tmp_path, entry("Pearl", "真珠")), "abyss").terms["pearl"]
    assert (pearl.forms, pearl.linked) == (("真珠",), ())
    assert Glossary(catalog, Words("en"), "abyss").terms["pearl"].forms == ("pearl", "pearls")


def test_forms_are_a_list_in_two_parts(catalog: Catalog, tmp_path: Path) -> None:
    track = next(term for term in catalog.games["abyss"].terms if term.id == "exploration-track")
    words = written(
        tmp_path,
        entry(track.name, "探索トラック"),
        entry(track.forms or "", "探索トラック、列；トラック", msgctxt="forms"),
    )
    found = Glossary(catalog, words, "abyss").terms[track.id]
    assert found.forms == ("探索トラック", "列")
    assert found.linked == ("トラック",)
    assert found.every_form == ("探索トラック", "列", "トラック")
    assert found.other_forms == ("列",)
    assert found.printed == ()


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_term_has_forms_and_its_name_is_one(catalog: Catalog, lang: str) -> None:
    glossary = Glossary(catalog, Words(lang), "abyss")
    for term in glossary.terms.values():
        if not term.name.is_fallback:
            assert term.name.casefold() in {form.casefold() for form in (*term.forms, *term.linked)}, term.id


@pytest.mark.parametrize("lang", ["en", *TRANSLATIONS])
def test_no_form_is_that_of_two_terms(catalog: Catalog, lang: str) -> None:
    owners: dict[str, str] = {}
    for term in Glossary(catalog, Words(lang), "abyss").terms.values():
        for form in term.forms:
            assert owners.setdefault(form.casefold(), term.id) == term.id, form


@pytest.mark.slow
def test_translators_are_told_what_forms_are(catalog: Catalog) -> None:
    found = sources(catalog)[DOMAIN]
    (forms,) = (source for source in found.values() if source.context == "forms" and source.msgid == "pearl, pearls")
    comment = Commentator(catalog, DOMAIN).comment(forms)
    assert "every case and number" in comment
    assert "semicolon" in comment


def texts(finder: Finder, text: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(text[found.start : found.end], found.means) for found in finder.find(text)]


def test_the_longest_form_is_found_as_a_whole_word() -> None:
    finder = Finder([("key", ["key"]), ("keys", ["key"]), ("key token", ["token"])])
    assert texts(finder, "Keys, key tokens, a key token and a keyhole") == [
        ("Keys", ("key",)),
        ("key", ("key",)),
        ("key token", ("token",)),
    ]
    assert finder.find("key token")[0].inside == ["key"]


def test_words_without_spaces_between_them() -> None:
    finder = Finder([("議會", ["council"]), ("諮議會", ["court"]), ("IP", ["points"])])
    assert texts(finder, "從諮議會到議會，得5IP分") == [
        ("諮議會", ("court",)),
        ("議會", ("council",)),
        ("IP", ("points",)),
    ]


def test_capitals_of_a_form_count() -> None:
    finder = Finder([("Rada", ["council"]), ("perła", ["pearl"])])
    assert texts(finder, "rada Rada Perła perła") == [
        ("Rada", ("council",)),
        ("Perła", ("pearl",)),
        ("perła", ("pearl",)),
    ]


def test_letters_that_grow_when_made_small_shift_nothing() -> None:
    assert texts(Finder([("key", ["key"])]), "İ key") == [("key", ("key",))]


def test_no_forms_find_nothing() -> None:
    assert Finder([]).find("anything") == []


def test_a_bare_link_to_a_rule_shows_its_title(catalog: Catalog) -> None:
    told = lexicon(catalog, Words("en"), "abyss").mentions_in("See {rule:abyss.recruit.pay.pearls} and {term:key}.")
    assert [(one.means, one.linked) for one in told] == [(("term:pearl",), False), (("term:key",), True)]


def test_a_figure_mentions_no_space_that_is_called_by_one(catalog: Catalog) -> None:
    for game in catalog.games:
        mentions = lexicon(catalog, Words("en"), game).mentions_in("1 2 3 4 5 6 7")
        assert mentions == [], f"{game}: a figure is taken for a name"
