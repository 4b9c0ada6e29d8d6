"""The inputs of a checker as the listener takes them: flat, each with what decides which of several is meant."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from generator.render.game_checkers import inner_path, tables_of

if TYPE_CHECKING:
    from catalog.models.checkers import CheckerWords
    from generator.render.game_checkers import GameQuestions, Question

PEOPLE = "players"
"""What the list of those who play is called in every checker that has one."""

NAME = "name"
"""What the name of one of them is called."""
SEAT = "player"
"""What the input is called that says to which of them something happens."""
OWN_SEAT = "seat"
"""What the input is called that says where the one sits who asks."""

RIVALS = "rival_"
"""How the name of an input begins that is for what rivals have."""

_DIGITS = re.compile(r"\d(-\d)+")
_NUMBERED = re.compile(r"([a-z-]+)-(\d+)")

SETS_COST = 0.5
FURTHER = 0.1
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
        elif ids and slot["type"] == "entry" and all(_DIGITS.fullmatch(id_) for id_ in ids):
            slot["begins"] = {id_[0]: [other for other in ids if other[0] == id_[0]] for id_ in ids}
    people = next((slot["list"] for slot in slots if slot.get("list") == PEOPLE), "")
    _mark_seats(slots, people)
    _mark_gates(slots, words)
    _mark_conditions(slots, words)
    declared = question.declaration["fields"]
    required = [field["name"] for field in declared if field.get("required")]
    return {
        "slots": slots,
        "least": {field["name"]: field["min_items"] for field in declared if field.get("min_items", 0) > 1},
        "groups": groups,
        "composed": dict(_composed(questions, {slot.get("of", "") for slot in slots})),
        "needs": list(words.needs),
        "any": list(words.needs_any),
        "required": required,
        "people": people,
        "has_names": _has_names(question.declaration["fields"], people),
        "series": dict(_series(questions, {slot.get("of", "") for slot in slots})),
        "narrower": dict(_narrower(questions, {slot.get("of", "") for slot in slots})),
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


def _mark_seats(slots: list[dict[str, Any]], people: str) -> None:
    """Mark the inputs of lists of what happens, each to one of those who play."""
    for slot in slots:
        seat = f"{slot.get('list')}.{SEAT}"
        if people and slot.get("list", people) != people and any(other["path"] == seat for other in slots):
            slot.update({} if slot["path"] == seat else {"seat": SEAT, "people": people})


def _mark_gates(slots: list[dict[str, Any]], words: Any) -> None:
    """Mark the inputs within the items of a list that are told only with some values of a choice beside them."""
    choices = {slot["path"] for slot in slots if slot["type"] == "choice"}
    for slot in slots:
        around = slot.get("list")
        known = words.fields.get(slot["path"])
        for one in known.when if around and known else ():
            if f"{around}.{one.field}" in choices and one.one_of:
                slot.setdefault("when", {})[one.field] = list(one.one_of)


def _mark_conditions(slots: list[dict[str, Any]], words: Any) -> None:
    """Mark the inputs that are asked only with one value of another one, or only where another one is told."""
    types = {slot["path"]: slot["type"] for slot in slots}
    for slot in slots:
        known = words.fields.get(slot["path"])
        around = slot["path"].rpartition(".")[0]
        for one in known.when if known and not slot.get("list") else ():
            path = f"{around}.{one.field}" if around else one.field
            if types.get(path) in ("choice", "set", "integer") and len(one.one_of) == 1:
                value = one.one_of[0]
                slot.setdefault("implies", {})[path] = int(value) if types[path] == "integer" else value
            elif path in types and not one.one_of and not one.none_of:
                slot.setdefault("about", []).append(path)


def _has_names(declared: list[dict[str, Any]], people: str) -> bool:
    within = [inner["name"] for field in declared if field["name"] == people for inner in field.get("fields", ())]
    return NAME in within


def _series(questions: GameQuestions, tables: set[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """The tables whose entries differ by the numbers that their names end in: *loot 4*."""
    for table in sorted(tables - {""}):
        numbered = [_NUMBERED.fullmatch(id_) for id_ in questions.rows(table)]
        if len(numbered) > 1 and all(numbered) and len({match[1] for match in numbered if match}) == 1:
            yield table, {match[2]: match[0] for match in numbered if match}


def _narrower(questions: GameQuestions, tables: set[str]) -> Iterator[tuple[str, list[str]]]:
    """By table the others that have only some of its entries, as creatures are some of the tiles."""
    ids = {table: set(questions.rows(table) or ()) for table in sorted(tables - {""})}
    for table, own in ids.items():
        within = [other for other, some in ids.items() if some and some < own]
        if within:
            yield table, within


def _mark_usual(slots: list[dict[str, Any]]) -> None:
    """Mark the inputs that a bare number stands for: those that have to be told, and the first one of each group."""
    first: dict[str, str] = {}
    telling = {slot["path"].rpartition(".")[0] for slot in slots if slot["type"] != "integer"}
    for slot in slots:
        if slot["type"] == "integer":
            around = slot["path"].rpartition(".")[0]
            is_group = slot.get("list") == PEOPLE or ("list" not in slot and around in telling)
            is_first = bool(around) and "." not in around and is_group and around not in first
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
        "further": is_further(words, path),
        "side": side,
        "shift": words.fields[path].counted_from - field["min"]
        if path in words.fields and words.fields[path].counted_from is not None
        else None,
        "is_seat": _is_seat(words, path, field, around[0]),
        "whose": _whose(question, path),
        "rivals": list(words.fields[path].apart) if path in words.fields else None,
        "shares": _shares(words, path),
        "list": around[0],
        "most_items": around[1],
    }
    return {
        key: value for key, value in data.items() if value not in (None, "", False, 0.0) or key in ("min", "max")
    } | {name: data[name] for name in ("side", "whose") if data[name] is not None}


def _is_seat(words: Any, path: str, field: dict[str, Any], around: str) -> bool:
    """Whether an input says which of those who play is meant."""
    picks = path in words.fields and words.fields[path].picks == PEOPLE
    numbered = field["type"] == "choice" and all(choice.isdecimal() for choice in field["choices"])
    return not around and (picks or path == OWN_SEAT or (numbered and PEOPLE in words.fields))


def _shares(words: CheckerWords, path: str) -> str | None:
    """The input that says how many there are in all of what an input of the items of a list says."""
    arriving = words.standing.arriving if words.standing else None
    return arriving.total if arriving and f"{arriving.list}.{arriving.number}" == path else None


def _whose(question: Question, path: str) -> int | None:
    """Of two inputs for the same, one's own and that of rivals, which one this is."""
    names = {field["name"] for field in question.declaration["fields"]}
    if path.startswith(RIVALS) and path.removeprefix(RIVALS) in names:
        return 1
    return 0 if f"{RIVALS}{path}" in names else None


def is_further(words: CheckerWords, path: str) -> bool:
    """Whether an input waits behind further options."""
    return path.partition(".")[0] in words.more or path in words.more


def _sides(question: Question) -> dict[str, int]:
    """The groups of a question that are told alike, as two sides are, by their places."""
    groups = [field for field in question.declaration["fields"] if field["type"] in _GROUPS and field.get("fields")]
    names = [[inner["name"] for inner in group["fields"]] for group in groups]
    several = [len({inner["type"] for inner in group["fields"]}) > 1 for group in groups]
    alike = [
        group["name"]
        for group, own, is_side in zip(groups, names, several, strict=True)
        if is_side and names.count(own) == 2
    ]
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
