"""What stands in a question in words, by the labels of its form, for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.checkers.answer_values import Values
from generator.checkers.table_names import Amounts, Entries
from generator.render import game_checkers
from generator.text.typography import labelled

_PARTED = ("list", "tuple", "group")
"""The kinds of inputs that hold others."""


def is_empty(value: Any) -> bool:
    """Whether there is nothing to be told, also of parts that are all empty."""
    if isinstance(value, dict):
        return all(is_empty(part) for part in value.values())
    if isinstance(value, list):
        return all(is_empty(part) for part in value)
    return value in (None, "")


class Position:
    """Says what stands in a question, or in a part of it. ``around`` has the lists whose items are named."""

    def __init__(self, values: Values, around: dict[str, Any]) -> None:
        self.values = values
        self.fields = values.question.words.fields
        self.declared = values.question.declaration["fields"]
        self.around = around

    def lines(self, given: dict[str, Any], hidden: list[str], indent: str) -> Iterator[str]:
        """What is there, each behind its label, by the order of the form."""
        yield from self._position(self.declared, given, hidden, "", indent)

    def changed(self, given: dict[str, Any], told: set[str], indent: str) -> Iterator[str]:
        """The same of inputs that are given other values: what is emptied is told, too. ``told`` are left out."""
        for field in self.declared:
            name = field["name"]
            if name not in given or name in told:
                continue
            if is_empty(given[name]):
                label = self.values.say(self.fields[name].label, {})
                nothing = self.values.say_common(self.values.common.nothing, {})
                yield indent + labelled(label, nothing, self.values.prose.words.info)
            else:
                yield from self._position([field], given, [], "", indent)

    def _position(
        self, declared: list[dict[str, Any]], values: dict[str, Any], hidden: list[str], around: str, indent: str
    ) -> Iterator[str]:
        """What stands in a request, by the labels of its form; what is not there is left out."""
        for field in declared:
            value = values.get(field["name"])
            if field["name"] in hidden or is_empty(value):
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
                if not is_empty(item):
                    yield from self._item(field, item, number, path, indent)

    def _item(self, field: dict[str, Any], item: Any, number: int, path: str, indent: str) -> Iterator[str]:
        """An item of a list with its heading; what is no object stands behind it."""
        words, each = self.fields[path].item, field.get("each")
        called = self.values.item(path, item, self.around) if "." not in path and each is None else ""
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
            return self.values.say_common(self.values.common.practice[value], {})
        if value == 0 and (zero := self.fields[path].zero):
            return self.values.say(zero, {})
        if field["type"] == "shape":
            return self.values.squares(value)
        if field["type"] == "counts":
            return Amounts(self.values.names, field["of"], (value,)).in_form(None)
        if field["type"] == "integer" and (lowest := self.fields[path].counted_from) is not None:
            value += lowest - field["min"]
        if picks := self.fields[path].picks:
            return self.values.item(picks, str(value), self.around)
        if "of" in field and not isinstance(value, dict):
            ids = tuple(map(str, value if isinstance(value, list) else [value]))
            return Entries(self.values.names, field["of"], ids).in_form(None)
        return self.values.number(value) if isinstance(value, int) else str(value)
