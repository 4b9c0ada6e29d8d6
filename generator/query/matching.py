"""Which cards a query finds, and in which order. The page's twin is ``browser/query/match.js``.

A card is ``id``, ``kind``, its ``names`` in all languages, its ``text``, its ``place`` among all by name, and its
``values`` by the ids of fields: a number, the id of a choice or a list of them; a field without a value is left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from generator.query.nodes import Node, Query, joined
from generator.query.printing import write
from generator.query.vocabulary import ABSENT, NAME, PRESENT, Vocabulary, collapsed, several
from generator.text.folding import fold, squashed

Card = dict[str, Any]

_DIGITS = re.compile("[0-9]+")


def matches(query: Query, cards: Sequence[Card], vocabulary: Vocabulary) -> list[Card]:
    """The cards that are asked for; in their own order where none is asked for, else ties by name."""
    found = [card for card in cards if query.tree is None or holds(query.tree, card, vocabulary)]
    if not query.order:
        return found
    ordered = sorted(found, key=lambda card: card["place"])
    for part in reversed(query.order):
        ordered = _by(ordered, part, vocabulary)
    return ordered


def relaxed(query: Query, cards: Sequence[Card], vocabulary: Vocabulary) -> list[dict[str, Any]]:
    """What to leave out where nothing is found, and how many cards that would find; the fewest first."""
    if query.tree is None:
        return []
    parts = query.tree.get("all", [query.tree])
    found = []
    for number, part in enumerate(parts):
        rest = Query(joined("all", [*parts[:number], *parts[number + 1 :]]), query.order, [])
        count = len(matches(rest, cards, vocabulary))
        if count:
            found.append({"part": part, "line": write(rest, vocabulary), "count": count})
    return sorted(found, key=lambda one: one["count"])


def holds(node: Node, card: Card, vocabulary: Vocabulary) -> bool:
    """Whether a card is what a part of a query asks for."""
    if "all" in node:
        return all(holds(part, card, vocabulary) for part in node["all"])
    if "any" in node:
        return any(holds(part, card, vocabulary) for part in node["any"])
    if "not" in node:
        return not holds(node["not"], card, vocabulary)
    if not node["field"]:
        return _mentions(node["values"][0], card, vocabulary)
    field = vocabulary.by_id[node["field"]]
    if field["kind"] == "text":
        return any(_reads(node, value, card, vocabulary) for value in node["values"])
    given = several(card["values"].get(node["field"]))
    if field["kind"] == "number":
        return _counts(node, given[0] if given else None)
    values = node["values"]
    among = any(value in given for value in values)
    among = among or (PRESENT in values and bool(given)) or (ABSENT in values and not given)
    if node["is"] == "=":
        return among
    return not among and (bool(given) or PRESENT in values or ABSENT in values)


def _counts(node: Node, number: int | None) -> bool:
    """Whether a number is what is asked for; *none* is 0 as well as no number at all."""
    values = node["values"]
    ranges = [value for value in values if not isinstance(value, str)]
    if len(ranges) == len(values):
        return number is not None and _compares(node["is"], number, values)
    among: bool = (ABSENT in values and not number) or (PRESENT in values and bool(number))
    among = among or (number is not None and _compares("=", number, ranges))
    return among is bool(node["is"] == "=")


def _compares(sign: str, number: int, values: Sequence[Any]) -> bool:
    if sign == "<":
        return bool(number < values[0])
    if sign == "<=":
        return bool(number <= values[0])
    if sign == ">":
        return bool(number > values[0])
    if sign == ">=":
        return bool(number >= values[0])
    return any(low <= number <= high for low, high in values) == (sign == "=")


def _mentions(word: str, card: Card, vocabulary: Vocabulary) -> bool:
    """Whether a word stands on a card, in a name, the text or a value; a number as a figure of its own."""
    text = vocabulary.haystack(card)
    if not _DIGITS.fullmatch(word):
        return _sought(word, vocabulary) in text
    if re.search(f"(?<![0-9]){word}(?![0-9])", text):
        return True
    of_kind = (field["id"] for field in vocabulary.fields if field["kind"] == "number")
    return any(int(word) in several(card["values"].get(id_)) for id_ in of_kind)


def _reads(node: Node, value: str, card: Card, vocabulary: Vocabulary) -> bool:
    if node["is"] == "=":
        texts = card["names"] if node["field"] == NAME else [card["text"]]
        return any(squashed(text) == squashed(value) for text in texts)
    texts = card["names"] if node["field"] == NAME else [card["text"]]
    return any(_sought(value, vocabulary) in fold(text) for text in texts)


def _sought(text: str, vocabulary: Vocabulary) -> str:
    return collapsed(fold(text), vocabulary.grammar["spaces"])


def _by(cards: Sequence[Card], part: dict[str, Any], vocabulary: Vocabulary) -> list[Card]:
    """The cards by a field, those without a value last in either direction."""
    field = vocabulary.by_id[part["field"]]
    places = {value["id"]: number for number, value in enumerate(field.get("values", ()))}

    def key(card: Card) -> tuple[bool, int]:
        if field["id"] == NAME:
            return False, -card["place"] if part["down"] else card["place"]
        given = several(card["values"].get(field["id"]))
        if not given:
            return True, 0
        number = given[0] if field["kind"] == "number" else places.get(given[0], len(places))
        return False, -number if part["down"] else number

    return sorted(cards, key=key)
