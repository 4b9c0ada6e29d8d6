"""The map that a form counts from: a file beside the page, which is as light as if there were none."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from catalog import load
from generator.checkers.chart_data import MAP as NAME
from tests.generator import rendered
from tests.questions import CHECKERS, game_of

COUNTING = tuple(
    checker for checker in CHECKERS if load().games[game_of(checker)].checkers[checker.partition("/")[2]].standing
)


def page_of(checker: str) -> Any:
    game, _slash, name = checker.partition("/")
    return rendered.pages("en")[f"{game}/check/{name}/"]


def words_of(html: str) -> dict[str, Any]:
    words: dict[str, Any] = json.loads(html.split('id="checker-words">')[1].split("<")[0])
    return words


def drawn(node: list[Any]) -> ElementTree.Element:
    """The element that a script builds of a node of the file."""
    name, attributes, *inside = node
    element = ElementTree.Element(name, attributes)
    for part in inside:
        if isinstance(part, list):
            element.append(drawn(part))
        elif len(element):
            element[-1].tail = part
        else:
            element.text = part
    return element


def test_forms_that_count_from_a_map_are_looked_at() -> None:
    assert len(COUNTING) > 3


@pytest.mark.parametrize("checker", COUNTING)
def test_the_map_is_a_file_and_what_the_page_lacks_of_it_is_there(checker: str) -> None:
    page = page_of(checker)
    words, file = words_of(page.html), json.loads(page.files[NAME])
    board = file["standing"]["board"]
    assert words["mapped"] == NAME
    assert "standing" not in words
    assert ("fetch", f"en/{page.path}{NAME}") in page.early
    assert (board in words["tables"]) is not (board in file["tables"])
    has_template = f'<template data-board="{board}">' in page.html
    assert (file["drawing"] is None) is has_template
    names = (words["tables"] | file["tables"])[board]["rows"]
    if file["drawing"]:
        spaces = [part.attrib["data-space"] for part in drawn(file["drawing"]).iter() if "data-space" in part.attrib]
        assert sorted(spaces) == sorted(names)


def test_pages_of_other_forms_have_no_map() -> None:
    others = [checker for checker in CHECKERS if game_of(checker) == game_of(COUNTING[0]) and checker not in COUNTING]
    for checker in others:
        page = page_of(checker)
        assert NAME not in page.files
        assert words_of(page.html)["mapped"] is None
