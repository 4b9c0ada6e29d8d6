"""A request that could not be read, in words: which field, what was given, what would have been accepted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.messages import CHECKER, checkers_domain
from catalog.models.checkers import AnswerWords
from catalog.models.wording import Words
from generator.checkers import table_names
from generator.checkers.sentence_choice import phrase
from generator.checkers.table_names import Names
from generator.render.game_checkers import GameQuestions, Question, tables_of
from generator.text.typography import Join, joined, signed

if TYPE_CHECKING:
    from catalog import Catalog
    from generator.render.prose import Prose

EXAMPLES = 3
"""How many ids are shown as examples of what is accepted."""

KEYS = ("needs", "with", "first", "ids", "copies", "only", "together", "squares", "checkers")
"""What tells most about what is accepted; otherwise its type says it."""

PLACES = ("needs", "with", "first")
"""Those that name another field of the request."""

NUMBERS = ("copies", "only", "together", "squares", "max_items", "max_length")
"""What is counted in what is accepted: the first of these that is there."""

_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Problems:
    """Words for invalid requests of one checker. Without ``question``, fields go by their names in the request."""

    def __init__(self, catalog: Catalog, questions: GameQuestions, question: Question | None, prose: Prose) -> None:
        assert catalog.answers is not None
        self.words: AnswerWords = catalog.answers
        self.questions = questions
        self.question = question
        self.fields = dict(question.fields()) if question else {}
        self.prose = prose
        self.names = Names(questions, prose, self.words)
        self.request: Any = None

    def lines(self, request: Any, answer: dict[str, Any]) -> Iterator[str]:
        """The lines of an answer of the kind ``invalid``."""
        self.request = request
        yield f"✗ {self._say(self.words.interface['incomplete'])}"
        for problem in answer["problems"]:
            yield f"✗ {self._problem(problem)}"
            accepted = "" if problem["code"] == "duplicate" else self._accepted(problem["accepted"])
            rule = f"[{problem['rule']}]" if "rule" in problem else ""
            if accepted or rule:
                yield f"  → {' '.join(filter(None, (accepted, rule)))}"

    def _problem(self, problem: dict[str, Any]) -> str:
        """What is wrong, by the labels of the form; the place in the request follows for those who wrote it as JSON."""
        code, path = problem["code"], problem["field"]
        if code == "duplicate" and path == problem["given"]:
            code = "twice"  # a field, not an entry of a list
        elif f"{code}-whole" in self.words.problems and not isinstance(self._raw(path), str | int):
            code += "-whole"  # nobody entered what could be said again: it is several things, or none
        place = path if code == "unknown-field" else self._place(path)
        sentence = self._say(
            self.words.problems[code], field=place, given=self._value_text(problem), owner=self._owner(problem)
        )
        return sentence if path in ("", place) else f"{sentence} [{path}]"

    def _say(self, words: Words, **values: Any) -> str:
        """A sentence that all games share."""
        return self._phrase(CHECKER, words, values)

    def _label(self, words: Words, **values: Any) -> str:
        """A text of the game."""
        return self._phrase(checkers_domain(self.questions.game.id), words, values)

    def _phrase(self, domain: str, words: Words, values: dict[str, Any]) -> str:
        sentence = phrase(self.prose.words, domain, words, values)
        return self.prose.sentence(self.questions.game.id, sentence, values)

    def _place(self, place: str) -> str:
        """A place such as ``players[0].hand[2]`` by the labels of the form, counted as people count."""
        if not place:
            return self._say(self.words.request)
        names: list[str] = []
        around = ""
        for path, name, index in self._steps(place):
            if name:
                names.append(self._name(around, path, name))
            elif around.endswith("[]"):
                names.append(self._item(around, index))
            else:
                item = self._item(around, index, names[-1])
                names = [*names, item] if self._is_row(around) else [*names[:-1], item]
            around = path
        return " › ".join(names)

    def _steps(self, place: str) -> Iterator[tuple[str, str, int]]:
        """The steps to a place: where each leads in the declaration, with its name, or else its number from 1."""
        path = ""
        for name, index in _STEP.findall(place):
            declared = self.fields.get(path, {})
            if index and declared.get("type") == "tuple" and int(index) < len(declared["fields"]):
                name = declared["fields"][int(index)]["name"]
            if name:
                path = f"{path}.{name}" if path else name
            elif "each" in declared:
                path += "[]"
            yield path, name, int(index or 0) + 1

    def _is_row(self, path: str) -> bool:
        """Whether a list is one of several rows that are stacked, so that its items are told by the row they are in."""
        around = self.question.words.fields.get(path.rpartition(".")[0]) if self.question else None
        return around is not None and around.stacked

    def _name(self, around: str, path: str, name: str) -> str:
        """The label of an input; or the name of an entry, if it is one of the table of the input around it."""
        words = self.question.words.fields.get(path) if self.question else None
        table = self.fields.get(around, {}).get("of")
        return self._label(words.label) if words else self.names.of(table, name).name if table else name

    def _item(self, path: str, number: int, label: str = "") -> str:
        """An item of a list: *Player 2*, or *Allies you pay, no. 2*."""
        words = self.question.words.fields.get(path) if self.question else None
        declared = self.fields.get(path, {})
        if declared.get("type") == "list" and "of" in declared:
            ids = table_names.order(self.questions, declared["of"])
            return self.names.of(declared["of"], ids[number - 1]).name if number <= len(ids) else str(number)
        if words and words.item:
            return self._label(words.item, number=number)
        return self._say(self.words.item, list=label or (self._label(words.label) if words else ""), number=number)

    def _value_text(self, problem: dict[str, Any]) -> str:
        """What was given: the name of an entry or the label of a choice if it is one, a text in quotes."""
        path = next((path for path, _name, _index in reversed([*self._steps(problem["field"])])), "")
        declared = self.fields.get(path, {})
        words = self.question.words.fields.get(path) if self.question else None
        given = str(problem["given"])
        if problem["code"] == "taken" and "of" not in declared and words:
            return self._label(words.label)
        for table in tables_of(declared):
            if (name := self.names.of(table, given)).lang:
                return name.name
        if words and given in declared.get("choices", ()):
            own = words.choices.get(given)
            label = self._label(own.label) if own else self._say(self.words.interface[given])
            return self._say(self.words.given["text"], text=label)
        value = self._raw(problem["field"])
        if isinstance(value, list) and given.startswith("[") and given[1:-1].isdigit():
            return self._say(self.words.given["list"], count=len(value))
        if isinstance(value, dict) and given.startswith("{"):
            return self._say(self.words.given["object"])
        if isinstance(value, str) and (value.startswith(given.removesuffix("…")) or "signs" in declared):
            return self._say(self.words.given["text"], text=given)
        return signed(given) if isinstance(value, int | float) else given

    def _raw(self, place: str) -> Any:
        """What stands at a place of the request; None if that leads nowhere."""
        value = self.request
        for name, index in _STEP.findall(place):
            try:
                value = value[int(index) if index else name]
            except (IndexError, KeyError, TypeError):
                return None
        return value

    def _owner(self, problem: dict[str, Any]) -> str:
        """Who has a thing already, of which there is only one: the item of the list by its name, or by its number."""
        place = problem["accepted"].get("owner")
        if place is None or self.question is None:
            return ""
        path = problem["field"].partition("[")[0]
        name = self.request[path][place].get("name")
        words = self.question.words.fields[path].item
        return str(name or (self._label(words, number=place + 1) if words else place + 1))

    def _joined(self, texts: list[str], join: Join = "and") -> str:
        return joined(texts, self.prose.words.info, join) or "–"

    def _accepted(self, what: dict[str, Any]) -> str:
        key = next((name for name in KEYS if name in what), None)
        key = key or ("object" if "fields" in what and "type" not in what else what.get("type", ""))
        words = self.words.accepted.get(str(key))
        if words is None or (key == "ids" and not what["ids"]):
            return ""
        return self._say(
            words,
            min=what.get("min", what.get("min_items", 0)),
            max=what.get("max", what.get("max_items", 0)),
            count=next((what[key] for key in NUMBERS if key in what), 0),
            length=what.get("max_length", 0),
            depth=what.get("max_depth", 0),
            least=what.get("columns", [0])[0],
            most=what.get("columns", [0])[-1],
            rows=what.get("rows", [0])[-1],
            signs=what.get("signs", ""),
            ids=self._ids(what),
            field=self._place(next((what[key] for key in PLACES if key in what), "")),
            choices=self._joined(what.get("choices", []), "or"),
            fields=self._joined(what.get("fields", [])),
            checkers=self._joined(what.get("checkers", [])),
        )

    def _ids(self, what: dict[str, Any]) -> str:
        table = what.get("of", "")
        if "ids" in what:
            return self._joined([self.names.of(table, id_).name for id_ in what["ids"]], "or")
        known = table and (table in self.questions.facts["tables"] or table in self.names.named)
        return self._joined(table_names.order(self.questions, table)[:EXAMPLES], "or") if known else "–"
