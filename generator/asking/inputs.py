"""The inputs of a checker as the listener takes them: flat, each with what decides which of several is meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from generator.render.game_checkers import inner_path, tables_of

if TYPE_CHECKING:
    from catalog.models.checkers import CheckerWords
    from generator.render.game_checkers import GameQuestions, Question

PEOPLE = "players"
"""What the list of those who play is called in every checker that has one."""

SETS_COST = 0.5
FURTHER = 0.5
"""What it costs to take a word for an input that waits behind further options."""
OPTIONAL = 0.03
"""The same for one that need not be told."""
_PLAIN = ("entry", "set", "multiset", "counts", "integer", "choice", "flag", "space", "spaces")
_GROUPS = ("group", "tuple")


def inputs(questions: GameQuestions, question: Question) -> dict[str, Any]:
    """What ``engine.listener.slots.Checker`` is made from."""
    words = question.words
    groups = _sides(question)
    slots = [
        _slot(question, path, field, around, groups) for path, field, around in _flat(question.declaration["fields"])
    ]
    _mark_usual(slots)
    for slot in slots:
        ids = questions.rows(slot.get("of", "")) if slot["type"] in ("entry", "set", "multiset") else {}
        if ids and all(id_.isdecimal() for id_ in ids):
            slot["numbered"] = {id_: id_ for id_ in ids}
    required = [field["name"] for field in question.declaration["fields"] if field.get("required")]
    return {
        "slots": slots,
        "groups": groups,
        "composed": dict(_composed(questions, {slot.get("of", "") for slot in slots})),
        "needs": list(words.needs),
        "any": list(words.needs_any),
        "required": required,
        "people": next((slot["list"] for slot in slots if slot.get("list") == PEOPLE), ""),
    }


def _flat(declared: list[dict[str, Any]], path: str = "", around: str = "", most: int = 0) -> Iterator[Any]:
    """The inputs that hold values, each with the list in whose items it stands, and how many items that may have."""
    for field in declared:
        name = inner_path(path, field)
        within = field.get("fields", [])
        if field["type"] in _GROUPS:
            yield from _flat(within, name, around, most)
        elif field["type"] == "list" and within and not around:
            yield from _flat(within, name, name, field["max_items"])
        elif field["type"] == "list" and "each" in field and field["each"]["type"] in ("integer", "entry"):
            each = field["each"]
            yield (
                name,
                {**each, "type": "numbers" if each["type"] == "integer" else "list", "max_items": field["max_items"]},
                (around, most),
            )
        elif field["type"] in _PLAIN:
            yield name, field, (around, most)


def _mark_usual(slots: list[dict[str, Any]]) -> None:
    """Mark the inputs that a bare number stands for: those that have to be told, and the first one of each group."""
    first: dict[str, str] = {}
    for slot in slots:
        if slot["type"] == "integer":
            around = slot["path"].rpartition(".")[0]
            is_first = around and "." not in around and around not in first and slot.get("list", PEOPLE) == PEOPLE
            if (slot.get("required") and "." not in slot["path"]) or slot.get("needed") or is_first:
                slot["usual"] = True
            first.setdefault(around, slot["path"])


def _slot(
    question: Question, path: str, field: dict[str, Any], around: tuple[str, int], groups: dict[str, int]
) -> dict[str, Any]:
    words = question.words
    tables = tables_of(field)
    required = bool(field.get("required"))
    needed = path in (*words.needs, *words.needs_any)
    usual_cost = 0.0 if required or needed else OPTIONAL
    cost = SETS_COST if path == "sets" else FURTHER if is_further(words, path) else usual_cost
    side = next((side for group, side in groups.items() if path.startswith(f"{group}.")), None)
    data = {
        "path": path,
        "type": field["type"],
        "of": tables[0] if tables else "",
        "min": field.get("min"),
        "max": max([field["max"], *(high["max"] for high in field.get("highs", ()))]) if "max" in field else None,
        "choices": field.get("choices"),
        "most": field.get("max_items") if field["type"] != "counts" else None,
        "required": required,
        "needed": needed,
        "cost": cost,
        "side": side,
        "shift": words.fields[path].counted_from - field["min"]
        if path in words.fields and words.fields[path].counted_from is not None
        else None,
        "rivals": list(words.fields[path].apart) if path in words.fields else None,
        "list": around[0],
        "most_items": around[1],
    }
    return {
        key: value for key, value in data.items() if value not in (None, "", False, 0.0) or key in ("min", "max")
    } | ({} if side is None else {"side": side})


def is_further(words: CheckerWords, path: str) -> bool:
    """Whether an input waits behind further options."""
    return path.partition(".")[0] in words.more or path in words.more


def _sides(question: Question) -> dict[str, int]:
    """The groups of a question that are told alike, as two sides are, by their places."""
    groups = [field for field in question.declaration["fields"] if field["type"] in _GROUPS and field.get("fields")]
    names = [[inner["name"] for inner in group["fields"]] for group in groups]
    alike = [group["name"] for group, own in zip(groups, names, strict=True) if names.count(own) == 2]
    return {name: place for place, name in enumerate(alike)}


def _composed(questions: GameQuestions, tables: set[str]) -> Iterator[tuple[str, Any]]:
    """The tables whose entries are told by the entry of another table and a number: *crab 3*."""
    for table in sorted(tables):
        words = questions.table(table) if table and table not in questions.game.named else None
        if words is None or not words.rows or not words.columns:
            continue
        ids: dict[str, dict[str, str]] = {}
        for id_, facts in questions.rows(table).items():
            ids.setdefault(str(facts[words.rows]), {}).setdefault(str(facts[words.columns]), id_)
        yield table, [words.rows, ids]
