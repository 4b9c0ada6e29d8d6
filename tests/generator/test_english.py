"""English answers read as a player would say them: over the vectors, and over requests made by chance."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import engine
from catalog import load
from engine.speaker.runs import plain, text_of
from engine.speaker.texts import Texts
from generator.checkers.spoken import Spoken
from tests.engine import make_vectors, request_generators
from tests.full import rest_in_full
from tests.questions import engine_facts, game_of, opened

ZERO_SAYS_IT = {
    "Your score is {count#point}.": "the score is what was asked for",
    "So far your score is {count#point}: no lords, allies or locations are entered yet.": "the same, of what is there",
    "The square brings {total#point}.": "the score is what was asked for",
    "So far it brings {total#point}.": "the score is what was asked for",
    "{name} wins with {count#point}.": "the score is what was asked for",
    "{players} have {total#point} each, so pearls decide: {player} has {pearls} and wins.": "two scores are compared",
    "{base} + {more} × {counted}": "a sum, term by term",
    "{base} − {less} × {counted}": "a sum, term by term",
    "{each} × {counted}": "a sum, term by term",
    "{one} / {other}": "two values in a table",
    "Stop: you have {stop#point}, and one more card would leave you with {once#point} on average.": "two values",
    "Accepted is a whole number from {min} to {max}.": "the bounds of an input",
    "Accepted is a whole number from {min} to {max} for each of these ids or some of them: {ids}.": "bounds",
    "Yes, but with {moves#move} you lose honor: your statues and halls fall from {before} to {honor}.": "two scores",
    "The hall scores {low} honor, or {high} with a statue on its altar.": "the numbers that are printed on a hall",
    "Yes, it may lie there; it scores {low} honor, or {high} with a statue on its altar.": "the same",
    "{players} are level on honor, so the lower sum of troll levels decides: {player} has {levels} and wins.": "sums",
    "{field}: {given} does not fit the rest of the question.": "shows what was typed",
    "Accepted is a list of {min} to {max} objects.": "the bounds of an input",
    "Accepted is a list of {min} to {max} values.": "the bounds of an input",
    "Accepted is one of these: {choices}.": "the values of an input",
    "At most {count} here.": "the bounds of an input",
    "{field}: {given} is out of range.": "shows what was typed",
}
"""The sentences that may say 0, and why."""

A_NAME_WITHIN = re.compile(r"(?<!^)(?<![.!?:›] )(?<![“(])\bThe [A-Z]")
"""A card's name with a capital article that begins no sentence."""

TWICE = re.compile(r"(?:^|[:,] )([A-Z][\w ]*?\d)(?:,? (?:and|or)|,) \1(?=$|[,.;]| and | or )")
"""The same card twice in a list."""


Heard = list[tuple[str, str, bool]]
"""Sentences: each as it stands in the catalogue, as it was said, and whether a 0 was filled in."""


def bare(text: str) -> str:
    """A text without what its placeholders ask for: {cost|acc} and {cost#pearl} are {cost}."""
    return re.sub(r"\{(\w+)[|#][^}]*\}", r"{\1}", text)


class Listening(Texts):
    """Texts that note each sentence they fill."""

    heard: ClassVar[Heard] = []

    def _pieces(self, text: Any, values: dict[str, Any]) -> list[Any]:
        said = super()._pieces(text, values)
        if isinstance(text, dict) and "p" in text:
            parts = [part if isinstance(part, str) else part.get("t", f"{{{part.get('n')}}}") for part in text["p"]]
            named = [part["n"] for part in text["p"] if isinstance(part, dict) and "n" in part]
            is_zero = any(text_of(self.filling(values.get(name))) == "0" for name in named)
            self.heard.append(("".join(parts), plain(said), is_zero))
        return said


def requests(seeds: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    for path in make_vectors.paths():
        for line in path.read_text("utf-8").splitlines():
            vector = json.loads(line)
            try:
                yield vector["checker"], json.loads(vector["request"])
            except ValueError:
                yield vector["checker"], vector["request"]
    facts = engine_facts()
    for seed in seeds:
        for name in sorted({checker for game in opened().values() for checker in game.checkers}):
            for request in request_generators.generate(name, facts[game_of(name)], seed):
                yield name, request


@pytest.fixture(scope="module", params=rest_in_full(["some", "all"], 2))
def heard(request: pytest.FixtureRequest) -> Heard:
    catalog = load()
    spoken = Spoken(catalog, "en")
    Listening.heard.clear()
    games = {game.id: engine.open_game(game.id, game.engine_facts()) for game in catalog.games.values()}
    of_all = request.param == "all"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.speaker.values.Texts", Listening)
        for number, (checker, question) in enumerate(requests(("one", "two", "three") if of_all else ("one",))):
            if of_all or number % 4 == 0:
                list(spoken.lines(checker, question, engine.check(checker, question, games)))
    assert len(Listening.heard) > (20000 if of_all else 4000)
    return Listening.heard


pytestmark = pytest.mark.slow


def test_nothing_is_counted_as_zero(heard: Heard) -> None:
    known = {bare(text) for text in ZERO_SAYS_IT}
    said = {(text, shown) for text, shown, is_zero in heard if is_zero and text not in known}
    assert not said, "\n".join(sorted(f"{text} | {shown}" for text, shown in said))


def test_no_name_has_a_capital_article_within_a_sentence(heard: Heard) -> None:
    assert not {shown for text, shown, _ in heard if A_NAME_WITHIN.search(shown) and "{given}" not in text}


def test_equal_cards_are_counted(heard: Heard) -> None:
    assert not {shown for _, shown, _ in heard if TWICE.search(shown)}
    assert any(" × Crab" in shown for _, shown, _ in heard), "some requests have equal cards"
