"""The reference for whoever adds a game shows all that is declared, and says something of each of it."""

from __future__ import annotations

import pkgutil
import re
from html import unescape
from typing import get_args

import pytest

import engine.kinds
from catalog.models.game import GameCatalog
from catalog.models.result_blocks import Block
from generator.pages import form_reference
from generator.pages.form_reference import Chapter
from tests.generator import rendered

CHAPTERS = form_reference.chapters()
FORMS = {form.id: form for chapter in CHAPTERS for form in chapter.forms}


def test_every_file_leads_to_its_form() -> None:
    *places, search = form_reference.files()
    assert search.place == "search.yaml"
    for file, place in zip(GameCatalog.FILES, places, strict=True):
        [anchor] = re.findall(r'href="#([^"]+)"', place.form)
        assert FORMS[anchor].name == file.model.__name__


def test_every_block_and_kind_of_input_is_there() -> None:
    names = {form.name for form in FORMS.values()}
    assert {block.__name__ for block in get_args(get_args(Block)[0])} <= names
    assert {kind.name for kind in pkgutil.iter_modules(engine.kinds.__path__)} <= names


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.id)
def test_everything_says_what_it_is(chapter: Chapter) -> None:
    for form in chapter.forms:
        assert form.about, form.name
        assert [key.name for key in form.keys if not key.meaning or not key.holds] == [], form.name
        assert "``" not in form.about, form.name


def test_the_facts_and_the_paths_of_an_answer_are_told() -> None:
    facts = next(form.about for form in FORMS.values() if form.name.startswith("GameCatalog.engine_facts"))
    assert all(f"<code>{name}</code>" in facts for name in ("tables", "order", "copies", "set", "sets", "numbers"))
    assert "<code>a[k=v]</code>" in FORMS["values-path"].about
    keys = {key.name for key in FORMS["checkers-checkerwords"].keys} | {
        key.name for key in FORMS["checkers-fieldwords"].keys
    }
    assert {"needs", "more", "opens", "suggested"} <= keys


@pytest.mark.slow
def test_no_link_within_it_is_dead() -> None:
    html = unescape(rendered.pages("en")[form_reference.PATH].html)
    anchors = re.findall(r' id="([^"]+)"', html)
    assert len(anchors) == len({*anchors})
    assert {*re.findall(r'href="#([^"]+)"', html)} <= {*anchors}
