"""A query written as a line again. The page's twin is ``browser/query/print.js``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.query.nodes import Node, Query
from generator.query.terms import attached
from generator.query.vocabulary import ABSENT, PRESENT, Field, Vocabulary


def write(query: Query, vocabulary: Vocabulary, reader: bool = False) -> str:
    """The line of a query, which is read as the same query: with ids, or in the reader's own words."""
    return _Writer(vocabulary, reader).line(query)


class _Writer:
    def __init__(self, vocabulary: Vocabulary, reader: bool) -> None:
        self.vocabulary = vocabulary
        self.reader = reader

    def line(self, query: Query) -> str:
        """Tree and order."""
        return " ".join(
            part for part in (self._node(query.tree) if query.tree else "", self._order(query.order)) if part
        )

    def _order(self, order: Sequence[dict[str, Any]]) -> str:
        if not order:
            return ""
        names = [f"{'-' if part['down'] else ''}{self._field(part['field'])}" for part in order]
        return f"{self._word('order')}:{','.join(names)}"

    def _node(self, node: Node) -> str:
        if "all" in node:
            return " ".join(f"({self._node(part)})" if "any" in part else self._node(part) for part in node["all"])
        if "any" in node:
            return f" {self._word('or')} ".join(map(self._node, node["any"]))
        if "not" in node:
            inner = node["not"]
            return f"-({self._node(inner)})" if "all" in inner or "any" in inner else f"-{self._node(inner)}"
        return self._term(node)

    def _term(self, node: Node) -> str:
        if not node["field"]:
            return self._quoted(node["values"][0], alone=True)
        field = self.vocabulary.by_id[node["field"]]
        sign = ":" if node["is"] == "=" and field["kind"] != "text" else node["is"]
        return f"{self._field(node['field'])}{sign}{','.join(self._value(field, value) for value in node['values'])}"

    def _value(self, field: Field, value: Any) -> str:
        if field["kind"] != "text" and value in (ABSENT, PRESENT):
            return self._word("any" if value else "none")
        if field["kind"] == "number":
            low, high = value if isinstance(value, list) else (value, value)
            return f"{low}..{high}" if low != high else str(low)
        if field["kind"] == "text":
            return self._quoted(value)
        return self.vocabulary.value_word(field, value) if self.reader else str(value)

    def _field(self, id_: str) -> str:
        return str(self.vocabulary.by_id[id_]["word"]) if self.reader else id_

    def _word(self, name: str) -> str:
        return self.vocabulary.word(name, self.reader)

    def _quoted(self, text: str, alone: bool = False) -> str:
        """A text as it is, or in the first quotation marks that do not end within it."""
        if not self._needs_quotes(text, alone):
            return text
        quotes: dict[str, str] = self.vocabulary.grammar["quotes"]
        fitting = ((opening, closing[0]) for opening, closing in quotes.items() if not set(closing) & set(text))
        opening, closing = next(fitting, ("", ""))
        return f"{opening}{text}{closing}" if opening else f'"{text.replace(chr(34), "")}"'

    def _needs_quotes(self, text: str, alone: bool) -> bool:
        if set(text) & self.vocabulary.special or any(sign in text for sign, _ in self.vocabulary.operators):
            return True
        if not alone:
            return False
        is_minus = text[:1] in self.vocabulary.grammar["minus"]
        is_field = self.vocabulary.number_field(text) is not None or attached(text, self.vocabulary)[0] is not None
        return is_minus or self.vocabulary.is_reserved(text) or is_field
