"""What the command line says of questions: the words of pages, said by the engine's speaker and printed as lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.speaker import practice
from engine.speaker.lines import Lines, lines
from engine.speaker.values import Values
from generator.checkers.form_data import Export, page_words
from generator.checkers.practice_data import practice_words
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext

if TYPE_CHECKING:
    from catalog import Catalog

_ARROW = "→"

FORM_ONLY = ("begin", "charted", "examples", "mapped", "more", "needs", "needsAny", "set", "sets", "start")
"""What of the words of a page only its form reads."""

INTERFACE = (
    "change",
    "incomplete",
    "no",
    "other-version",
    "square",
    "still-needed",
    "this-reading",
    "which-reading",
    "yes",
)
"""The texts of the interface that answers are said with."""


def without_form(words: dict[str, Any]) -> dict[str, Any]:
    """The words of a checker's page without what only its form reads: enough to say answers by."""
    said = {key: value for key, value in words.items() if key not in FORM_ONLY}
    tables = {
        name: {key: value for key, value in table.items() if key not in _PICKING}
        for name, table in words["tables"].items()
    }
    return said | {"tables": tables, "ui": {key: words["ui"][key] for key in INTERFACE}}


class Spoken:
    """Says answers in one language; the words of a checker are made when it is first asked."""

    def __init__(self, catalog: Catalog, lang: str) -> None:
        self.site = SiteContext(catalog, lang)
        self._words: dict[str, dict[str, Any]] = {}
        self._practised: dict[str, dict[str, Values]] = {}

    def lines(self, checker: str, request: Any, answer: dict[str, Any]) -> Iterator[str]:
        """The lines of an answer. A verdict of a checker that has no words is JSON."""
        return lines(self.words(checker), request, answer)

    def question(self, question: dict[str, Any]) -> Iterator[str]:
        """The lines of a question to practise with; an arrow stands before the right choice."""
        values = self.practised(question["checker"])
        question_node = practice.node(values, question)
        printed = Lines(values)
        yield from printed.texts([question_node["asks"]])
        yield from printed.rows(question_node["position"], "  ")
        for number, text in enumerate(printed.texts([choice["text"] for choice in question_node["choices"]])):
            yield f"{_ARROW if number == question['right'] else ' '} {number + 1}. {text}"

    def practised(self, checker: str) -> Values:
        """What says the questions to practise with that a checker answers."""
        game, _slash, name = checker.partition("/")
        if game not in self._practised:
            shared, each = practice_words(self._page(game), game_checkers.of_game(self.site.catalog.games[game]))
            self._practised[game] = {
                id_: Values({**shared, **own, "say": shared["say"] | own["say"]}) for id_, own in each.items()
            }
        return self._practised[game][name]

    def _page(self, game: str) -> PageContext:
        return PageContext(self.site, PageInfo("", game=game))

    def words(self, checker: str) -> dict[str, Any]:
        """The words of a checker, as a page at the root of the site has them."""
        if checker not in self._words:
            self._words[checker] = self._made(checker)
        return self._words[checker]

    def _made(self, checker: str) -> dict[str, Any]:
        game, _slash, name = checker.partition("/")
        questions = game_checkers.of_game(self.site.catalog.games[game])
        if name in questions.formless:
            return Export(self._page(game), questions, questions.questions[0]).shared() | _WORDLESS
        return page_words(self._page(game), questions, questions.find(name))


_PICKING = ("cards", "list")
"""What of a table only the sheet reads in which its entries are picked."""

_WORDLESS: dict[str, Any] = {
    "declaration": {"fields": []},
    "fields": {},
    "tables": {},
    "params": {},
    "lists": {},
    "rules": {},
    "result": [],
}
"""What a checker without a form has in place of words of its own: its inputs go by their names in the request."""


def plain(catalog: Catalog, checker: str, request: Any, answer: dict[str, Any], lang: str) -> str:
    """The answer of a checker as lines of text in a language. For many answers, ``Spoken`` is made once."""
    return "\n".join(Spoken(catalog, lang).lines(checker, request, answer))
