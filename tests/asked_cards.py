"""The cards of Abyss as queries see them, lines that nobody would type, and a second, slower way to answer them."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from catalog import load
from generator.query import declared
from generator.query.evaluate import CardQueries, Evaluated
from generator.render.prose import Prose
from generator.text.folding import fold, squashed
from generator.text.words import Words

GAME = "abyss"
LANGUAGES = ("en", "pl", "ja", "zh_Hant", "zh_Hans")
EVERY_KIND = ""
"""The pool of all kinds of cards."""

SIGNS = [
    *(
        "(",
        ")",
        "((",
        "-",
        "−",
        "‐",
        " ",
        "  ",
        "　",
        ",",
        "、",
        "，",
        '"',
        "“",
        "”",
        "„",
        "«",
        "」",
        "「",
        "『",
        "order:",
    ),
    *(
        ":",
        "：",
        "=",
        "==",
        "!=",
        "≠",
        "!",
        "<",
        "<=",
        "≦",
        "＜",
        "=<",
        ">",
        ">=",
        "≧",
        "=>",
        "..",
        "~",
        "…",
        ".",
        "|",
        "&",
    ),
    *(
        "or",
        "OR",
        "and",
        "lub",
        "order",
        "sort:",
        "dir:desc",
        "direction",
        "none",
        "any",
        "8",
        "6..8",
        "9-6",
        "-3",
        "８",
        *(
            "desc",
            "up",
            "遞減",
            "max",
            "or less",
            "8max",
            "cost8",
            "keys:none",
            "order:cost desc",
            "以下",
            "コスト8以下",
        ),
    ),
    *("x", "é", "ﬁ", "żółw", "真珠", "ﾊﾟｰﾙ", "貝", "贝", "😀", "perl", "the", "'", "’", "\t", "\u200b", "99999999999"),
]


Node = dict[str, Any]
"""A part of a query: ``all``, ``any`` or ``not`` with what it holds, or a term."""


@dataclass(frozen=True)
class Asked:
    """Some cards in one language, to be asked."""

    cards: list[dict[str, Any]]
    queries: CardQueries

    @property
    def schema(self) -> dict[str, Any]:
        """What can be asked."""
        return self.queries.schema

    @property
    def fields(self) -> list[dict[str, Any]]:
        """The fields that can be asked."""
        fields: list[dict[str, Any]] = self.schema["fields"]
        return fields

    def evaluate(self, line: str) -> Evaluated:
        """All that is made of a line."""
        return self.queries.evaluate(line)

    def found(self, line: str) -> list[dict[str, Any]]:
        """The cards that a line finds, in their order."""
        return [self.cards[place] for place in self.evaluate(line)["found"]]


@cache
def asked(lang: str, pool: str = EVERY_KIND) -> Asked:
    """The cards of one collection, or of all."""
    catalog = load()
    game = catalog.games[GAME]
    prose, *others = [Prose(catalog, Words(code)) for code in (lang, *(code for code in LANGUAGES if code != lang))]
    collections = [one for one in game.collections if pool in (EVERY_KIND, one.id)]
    schema = declared.schema(prose, game, collections)
    cards = declared.cards(prose, others, game, collections)
    return Asked(cards, CardQueries(schema, cards))


def pieces(schema: dict[str, Any]) -> list[str]:
    """What lines are made of: signs, and names of fields and values."""
    found = list(SIGNS)
    for field in schema["fields"]:
        found += [field["id"], field["word"], f"{field['id']}:", f"{field['word']}："]
        for value in field.get("values", ())[:5]:
            found += [value["id"], value["label"], value["names"][-1]]
    return found


def lines(schema: dict[str, Any], count: int, seed: int) -> list[str]:
    """Lines of chance: half of them nonsense, half of them queries as somebody may mean them."""
    chance = random.Random(seed)
    parts = pieces(schema)
    nonsense = [
        chance.choice(("", " ")).join(chance.choices(parts, k=chance.randint(0, 12))) for _ in range(count // 2)
    ]
    return nonsense + [sensible(schema, chance, 3) for _ in range(count - count // 2)]


def sensible(schema: dict[str, Any], chance: random.Random, depth: int) -> str:
    """A query without mistakes."""
    kind = chance.random()
    if not depth or kind < 0.4:
        return chance.choice(("", "", "-")) + _term(schema, chance)
    if kind < 0.55:
        return f"{chance.choice(('', '-'))}({sensible(schema, chance, depth - 1)})"
    if kind < 0.75:
        return f"{sensible(schema, chance, depth - 1)} or {sensible(schema, chance, depth - 1)}"
    if kind < 0.85:
        field = chance.choice([field for field in schema["fields"] if field["kind"] != "text"])
        return f"{sensible(schema, chance, depth - 1)} order:{chance.choice(('', '-'))}{field['id']}"
    return f"{sensible(schema, chance, depth - 1)} {sensible(schema, chance, depth - 1)}"


def _term(schema: dict[str, Any], chance: random.Random) -> str:
    field = chance.choice(schema["fields"])
    name = chance.choice((field["id"], field["word"]))
    if field["kind"] == "number":
        sign = chance.choice((":", "=", "!=", "<", "<=", ">", ">="))
        if sign in (":", "=", "!=") and chance.random() < 0.2:
            return f"{name}{sign}{chance.choice(('none', 'any', '3,none', '2min'))}"
        if chance.random() < 0.2:
            return f"{name} {chance.randint(0, 14)} {chance.choice(('or less', 'min', ''))}"
        return f"{name}{sign}{chance.randint(-2, 14)}"
    if field["kind"] == "choice":
        values = [*(value["word"] for value in field["values"]), "none", "any"]
        return f"{name}{chance.choice((':', '=', '!='))}{','.join(chance.choices(values, k=chance.randint(1, 3)))}"
    return chance.choice((f"{name}:the", "pearl", '"the s"', "8", "真珠", f"{name}=Shaman"))


def without_places(node: Node | None) -> Any:
    """A tree without the places of its terms in the line."""
    if isinstance(node, dict):
        return {name: without_places(inner) for name, inner in node.items() if name != "at"}
    return [without_places(inner) for inner in node] if isinstance(node, list) else node


def found_slowly(node: Node | None, cards: Sequence[dict[str, Any]], schema: dict[str, Any]) -> set[int]:
    """The numbers of the cards that a tree asks for, by sets: written from the guide, not from the page's scripts."""
    every = set(range(len(cards)))
    if node is None:
        return every
    if "all" in node:
        return set.intersection(*(found_slowly(part, cards, schema) for part in node["all"]))
    if "any" in node:
        return set.union(*(found_slowly(part, cards, schema) for part in node["any"]))
    if "not" in node:
        return every - found_slowly(node["not"], cards, schema)
    field = next((field for field in schema["fields"] if field["id"] == node["field"]), None)
    if field is None or field["kind"] == "text":
        return {number for number in every if _reads(node, field, cards[number], schema)}
    of_card = [cards[number]["values"].get(field["id"]) for number in range(len(cards))]
    owned = {number for number in every if of_card[number] is not None}
    if field["kind"] == "number":
        special = [value for value in node["values"] if isinstance(value, str)]
        if not special:
            return {number for number in owned if _fits(node, of_card[number])}
        some = {number for number in owned if of_card[number]}
        among = set[int]().union(*(some if value else every - some for value in special))
        ranges = {**node, "is": "=", "values": [value for value in node["values"] if value not in special]}
        among |= {number for number in owned if ranges["values"] and _fits(ranges, of_card[number])}
        return among if node["is"] == "=" else every - among
    wanted: set[int] = set()
    for value in node["values"]:
        wanted |= owned if value == "*" else every - owned if value == "" else _holding(of_card, value)
    if node["is"] == "=":
        return wanted
    return every - wanted if {"", "*"} & set(node["values"]) else owned - wanted


def _holding(of_card: Sequence[Any], value: str) -> set[int]:
    return {
        number for number, given in enumerate(of_card) if value == given or (isinstance(given, list) and value in given)
    }


def _fits(node: Node, number: int) -> bool:
    wanted = node["values"][0]
    if node["is"] in ("=", "!="):
        among = any(number in range(low, high + 1) for low, high in node["values"])
        return among if node["is"] == "=" else not among
    signs = {"<": number < wanted, "<=": number < wanted + 1, ">": number > wanted, ">=": number > wanted - 1}
    return bool(signs[node["is"]])


def _reads(node: Node, field: dict[str, Any] | None, card: dict[str, Any], schema: dict[str, Any]) -> bool:
    if field is not None:
        texts = card["names"] if field["id"] == "name" else [card["text"]]
        if node["is"] == "=":
            return bool({squashed(text) for text in texts} & {squashed(value) for value in node["values"]})
        return any(_spaced(fold(value), schema) in fold(text) for text in texts for value in node["values"])
    word = node["values"][0]
    texts = [*card["names"], card["text"]]
    numbers = []
    for each in schema["fields"]:
        given = card["values"].get(each["id"])
        ids = given if isinstance(given, list) else [given]
        texts += [value["label"] for value in each.get("values", ()) if value["id"] in ids]
        numbers += [given] if each["kind"] == "number" else []
    if word.isascii() and word.isdigit():
        runs = "".join(char if char in "0123456789" else " " for char in fold("\n".join(texts))).split()
        return word in runs or int(word) in numbers
    return any(_spaced(fold(word), schema) in fold(text) for text in texts)


def _spaced(text: str, schema: dict[str, Any]) -> str:
    spaces = schema["grammar"]["spaces"]
    return re.sub(" +", " ", "".join(" " if char in spaces else char for char in text)).strip(" ")
