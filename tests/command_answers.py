"""What the command line says of questions, and whether a page says the same."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import catalog
import engine
from generator.checkers.spoken import Spoken
from generator.text.languages import LANGUAGES
from tests.questions import game_of, opened, questions


@cache
def spoken(lang: str) -> Spoken:
    """What says answers in a language."""
    return Spoken(catalog.load(), lang)


@cache
def answered(checker: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """All questions that are kept for a checker and those of its worked examples, with their answers."""
    examples = catalog.load().games[game_of(checker)].examples
    requests = [*questions(checker), *(example.request for example in examples if example.checker == checker)]
    return [(request, engine.check(checker, request, opened())) for request in requests]


def lines(checker: str, request: dict[str, Any], answer: dict[str, Any], lang: str) -> list[str]:
    """The answer on the command line."""
    return list(spoken(lang).lines(checker, request, answer))


def headline(said: list[str]) -> str:
    """The first line without its mark."""
    return said[0].lstrip("✓✗?•– ")


def missing(said: list[str], shown: str) -> list[str]:
    """The sentences of the command line that a page does not show.

    Cards in rows and headings are drawn as small cards on the page. To a rule the command line adds its id, to a
    reading the input that chooses it, and to what it cannot read the place in the request.
    """
    sentences = [line.lstrip(" ✓✗?•→") for line in said if line.lstrip()[:1] in "✓✗?•→"]
    wanted = [re.sub(r" (\([a-z_.]+: [a-z0-9-]+\)|\[[a-z]\S*\])$", "", sentence) for sentence in sentences]
    return [sentence for sentence in wanted if unset(sentence) not in unset(shown)]


def unset(text: str) -> str:
    """The text without what the page does to set it: ties between words and to symbols, and signs of minus."""
    return text.replace("\u00a0", " ").replace("\u2060", "").replace("\u2212", "-")


def tag(lang: str) -> str:
    """A language as it stands in addresses."""
    return LANGUAGES[lang].tag
