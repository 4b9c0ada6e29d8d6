"""The words of a small made-up page, as the build would write them, and short ways to have something said by them."""

from __future__ import annotations

from typing import Any

from engine.speaker.answer import verdict
from engine.speaker.lines import Lines
from engine.speaker.paths import Scope
from engine.speaker.values import Values
from generator.text.languages import LANGUAGES
from generator.text.speech_data import grammar
from generator.text.typography import SPACED_SCRIPTS, ties_numbers

BY_TAG = {info.tag: info for info in LANGUAGES.values()}

LORDS: dict[str, Any] = {
    "order": ["elder", "sage"],
    "rows": {
        "elder": {"n": "the Elder", "u": "elder/"},
        "sage": {"n": "the Sage", "u": "sage/", "picture": "sage.svg"},
    },
}
CARDS: dict[str, Any] = {
    "order": ["crab-1"],
    "rows": {"crab-1": {"n": "Crab 1", "short": "1", "hue": "red", "symbol": "crab"}},
}
GOODS: dict[str, Any] = {
    "order": ["iron", "stone"],
    "rows": {
        "iron": {"n": "iron"},
        "stone": {"n": "stone", "q": {"one": " stone", "other": " stones"}, "symbol": "stone"},
    },
}


def around(name: str, before: str = "", after: str = "") -> dict[str, Any]:
    """A text with one parameter."""
    return {"p": [before, {"n": name}, after]}


FIELDS: list[dict[str, Any]] = [
    {"name": "lord", "type": "entry", "of": "lord"},
    {"name": "way", "type": "choice", "choices": ["open", "left", "right"]},
    {
        "name": "players",
        "type": "list",
        "fields": [{"name": "name", "type": "text"}, {"name": "hand", "type": "multiset", "of": "card"}],
    },
]
LABELS: dict[str, Any] = {
    "lord": {"label": "Lord"},
    "way": {"label": "Way", "choices": {"left": {"label": "Left"}, "right": {"label": "Right"}}},
    "players": {"label": "Players", "item": around("number", "Player ")},
    "players.name": {"label": "Name"},
    "players.hand": {"label": "Hand"},
}


def page_words(tag: str = "en", **more: Any) -> dict[str, Any]:
    """The words of a page, of which ``more`` replaces some: English texts, and the grammar of the language."""
    info = BY_TAG[tag]
    cost = {"cost": {"path": "cost", "type": "number"}}
    fails = {"text": around("cost", "It fails by ", "."), "tone": "plain", "values": cost}
    words: dict[str, Any] = {
        "lang": tag,
        "marks": [info.comma, info.colon],
        "grammar": grammar(info.code),
        "tied": {"numbers": ties_numbers(info), "words": list(info.tied)},
        "spaced": info.script in SPACED_SCRIPTS,
        "declaration": {"fields": FIELDS},
        "fields": LABELS,
        "tables": {"lord": LORDS, "card": CARDS, "good": GOODS},
        "links": {"next": "../next/"},
        "choices": {"fork": "way", "lower": "lord"},
        "readings": {"fork": {"left": {"yes": [{"text": "It works.", "tone": "plain"}]}, "right": {"no": [fails]}}},
        "result": [],
        "lists": {},
        "instead": [],
        "before": [],
        "needsAny": [],
        "gauge": None,
        "figures": {},
        "params": {},
        "ui": {
            "incomplete": "Something is missing.",
            "still-needed": around("fields", "Still needed: ", "."),
            "other-version": "Another version.",
            "square": {"p": ["row ", {"n": "row"}, ", column ", {"n": "column"}]},
            "yes": "yes",
            "no": "no",
        },
        "say": _said(),
    }
    return words | more


def _said() -> dict[str, Any]:
    given_for = [{"n": "field"}, ": ", {"n": "given"}]
    return {
        "reasons": {"dear": "It is too dear."},
        "notes": {},
        "fixes": {"pay": "Pay more."},
        "open": {"fork": "The rules do not say which way.", "lower": "Nor which lord."},
        "openly": {"headline": "It depends.", "still-open": around("choice", "By “", "” it is open:")},
        "instead": {"fields": around("fields", "This changes: ", ".")},
        "problems": {
            "unknown-id": {"p": [*given_for, " is not known here."]},
            "out-of-range": {"p": [*given_for, " is out of range."]},
            "unknown-field": around("field", "No such field: ", "."),
            "duplicate": {"p": [*given_for, " twice."]},
            "twice": around("field", "", " stands twice."),
            "conflict": {"p": [*given_for, " does not fit."]},
            "conflict-whole": around("field", "", " does not fit."),
            "taken": {"p": [{"n": "given"}, " is taken by ", {"n": "owner"}, "."]},
        },
        "accepted": {
            "entry": around("ids", "Such as ", "."),
            "choice": around("choices", "One of ", "."),
            "integer": {"p": ["From ", {"n": "min"}, " to ", {"n": "max"}, "."]},
            "needs": around("field", "Add it to ", "."),
            "first": around("field", "First tell ", "."),
            "copies": around("count", "There are ", "."),
            "ids": around("ids", "Possible: ", "."),
            "object": around("fields", "Fields: ", "."),
        },
        "given": {"text": around("text", "“", "”"), "list": around("count", "a list of "), "object": "an object"},
        "request": "The request",
        "item": {"p": [{"n": "list"}, ", no. ", {"n": "number"}]},
        "nothing": "nothing",
        "square": {"p": ["row ", {"n": "first"}, ", place ", {"n": "second"}]},
        "beside": {"p": [{"n": "name"}, " (", {"n": "number"}, ")"]},
        "several": {"p": [{"n": "count"}, " × ", {"n": "name"}]},
        "amount": {"p": [{"n": "count"}, " × ", {"n": "name"}]},
        "chances": {"below": around("percent", "below "), "above": around("percent", "above ")},
    }


def common(**more: Any) -> dict[str, Any]:
    """What pages say alike, of which ``more`` replaces some."""
    return _said() | more


def values(tag: str = "en", **more: Any) -> Values:
    """What says values by the words of the page."""
    return Values(page_words(tag, **more))


def answer(**more: Any) -> dict[str, Any]:
    """A verdict that has nothing to tell but ``more``."""
    return {"kind": "verdict", "legal": True, "reasons": [], "notes": [], "open": [], "instead": None, **more}


def scope(of: dict[str, Any] | None = None) -> Scope:
    """The scope of a verdict."""
    of = of or answer()
    return Scope(of, None, {}, of)


def told(result: Any, given: dict[str, Any], request: Any = None, **more: Any) -> list[dict[str, Any]]:
    """The nodes that a page with one block, or with several, says of an answer."""
    blocks = result if isinstance(result, list) else [result]
    return verdict(values(**{"result": blocks, **more}), request or {}, given)


def lines(result: Any, given: dict[str, Any], request: Any = None, **more: Any) -> list[str]:
    """The same as lines of text."""
    blocks = result if isinstance(result, list) else [result]
    by = values(**{"result": blocks, **more})
    return list(Lines(by, given | (request or {})).of(verdict(by, request or {}, given)))


def row(label: str, value: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A labelled value of a block."""
    return {"label": label, "value": value, "strong": False, "zero": False, **more}
