"""A question to practise with in words, for the command line: what is asked, the position, and the choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.fields import SETS
from generator.checkers.answer_values import Values
from generator.checkers.table_names import Amounts, Entries
from generator.render import exercises, game_checkers
from generator.render.prose import Prose
from generator.text.typography import labelled
from generator.text.words import Words as Language

if TYPE_CHECKING:
    from catalog import Catalog
    from catalog.models.wording import Words


_PARTED = ("list", "tuple", "group")
"""The kinds of inputs that hold others."""


def _is_empty(value: Any) -> bool:
    """Whether there is nothing to be told, also of parts that are all empty."""
    if isinstance(value, dict):
        return all(_is_empty(part) for part in value.values())
    if isinstance(value, list):
        return all(_is_empty(part) for part in value)
    return value in (None, "")


def lines(catalog: Catalog, question: dict[str, Any], lang: str) -> Iterator[str]:
    """The lines of a question in a language; an arrow stands before the right choice."""
    return _Said(catalog, question, lang).lines()


class _Said:
    """Says one question."""

    def __init__(self, catalog: Catalog, question: dict[str, Any], lang: str) -> None:
        assert catalog.answers is not None
        self.question = question
        game, _, name = str(question["checker"]).partition("/")
        questions = game_checkers.of_game(catalog.games[game])
        asked = questions.find(name)
        self.fields = asked.words.fields
        self.declared = asked.declaration["fields"]
        self.exercise = next(
            one for one in exercises.of_game(catalog.games[game]) if one.id == question["asks"]["code"]
        )
        self.words = catalog.games[game].practice[self.exercise.id]
        self.common = catalog.answers.practice
        self.values = Values(questions, asked, Prose(catalog, Language(lang)), catalog.answers)
        self.values.answer = question["request"]

    def lines(self) -> Iterator[str]:
        """What is asked, the position, and the choices."""
        yield self._said(self.words.asks, self.exercise.params, self.question["asks"])
        hidden = [SETS, *self.question["hidden"]]
        yield from self._position(self.declared, self.question["request"], hidden, "", "  ")
        for number, choice in enumerate(self.question["choices"]):
            mark = "→" if number == self.question["right"] else " "
            yield f"{mark} {number + 1}. {self._choice(choice)}"

    def _choice(self, choice: dict[str, Any]) -> str:
        words = self.words.choices.get(choice["code"])
        if words is None:
            return self.values.say_common(self.common[choice["code"]], {})
        return self._said(words, self.exercise.choices[choice["code"]], choice)

    def _said(self, words: Words, types: dict[str, str], message: dict[str, Any]) -> str:
        return self.values.say(words, self.values.filled(types, message["params"]))

    def _position(
        self, declared: list[dict[str, Any]], values: dict[str, Any], hidden: list[str], around: str, indent: str
    ) -> Iterator[str]:
        """What stands in a request, by the labels of its form; what is not there is left out."""
        for field in declared:
            value = values.get(field["name"])
            if field["name"] in hidden or _is_empty(value):
                continue
            path = game_checkers.inner_path(around, field)
            label = self.values.say(self.fields[path].label, {})
            if field["type"] in _PARTED:
                if field["type"] != "list" or "each" in field:
                    yield f"{indent}{label}"
                yield from self._parts(field, value, path, indent)
            else:
                text = self._shown(field, value, path)
                is_question = label.endswith(("?", "？"))
                yield indent + (
                    f"{label} {text}" if is_question else labelled(label, text, self.values.prose.words.info)
                )

    def _parts(self, field: dict[str, Any], value: Any, path: str, indent: str) -> Iterator[str]:
        """What stands within a group, in the places of a tuple, or in the items of a list."""
        inner = f"{indent}  "
        if field["type"] == "group":
            yield from self._position(field["fields"], value, [], path, inner)
        elif field["type"] == "tuple":
            named = {place["name"]: one for place, one in zip(field["fields"], value, strict=True)}
            yield from self._position(field["fields"], named, [], path, inner)
        else:
            for number, item in enumerate(value, 1):
                if not _is_empty(item):
                    yield from self._item(field, item, number, path, indent)

    def _item(self, field: dict[str, Any], item: Any, number: int, path: str, indent: str) -> Iterator[str]:
        """An item of a list with its heading; what is no object stands behind it."""
        words, each = self.fields[path].item, field.get("each")
        called = self.values.item(path, item, self.values.answer) if "." not in path and each is None else ""
        heading = called if words and called else self.values.say(words, {"number": number}) if words else ""
        fields = field.get("fields", ()) if each is None else each.get("fields", ())
        inner = path if each is None else game_checkers.inner_path(path, each)
        if not fields and each is not None:
            text = self._shown(each, item, inner)
            yield indent + "  " + (labelled(heading, text, self.values.prose.words.info) if heading else text)
            return
        if heading:
            yield f"{indent}{heading}" if each is None else f"{indent}  {heading}"
        yield from self._position(list(fields), item, [], inner, f"{indent}  " if each is None else f"{indent}    ")

    def _shown(self, field: dict[str, Any], value: Any, path: str) -> str:
        choices = self.fields[path].choices
        if str(value) in choices:
            return self.values.say(choices[str(value)].label, {})
        if value in ("yes", "no"):
            return self.values.say_common(self.common[value], {})
        if value == 0 and (zero := self.fields[path].zero):
            return self.values.say(zero, {})
        if field["type"] == "counts":
            return Amounts(self.values.names, field["of"], (value,)).in_form(None)
        if field["type"] == "integer" and (lowest := self.fields[path].counted_from) is not None:
            value += lowest - field["min"]
        if picks := self.fields[path].picks:
            return self.values.item(picks, str(value), self.values.answer)
        if "of" in field and not isinstance(value, dict):
            ids = tuple(map(str, value if isinstance(value, list) else [value]))
            return Entries(self.values.names, field["of"], ids).in_form(None)
        return self.values.number(value) if isinstance(value, int) else str(value)
