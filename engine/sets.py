"""The sets in play of a question: those that it names, or those of what it names.

A question that names sets is about these and the base game, and nothing of another set may stand in it. One that names
none at all is about the base game and about each set that something in it belongs to. What a set takes out of the game
has ``without`` in its table: the rule for each such set.
"""

from engine.fields import SETS, Field
from engine.possible import IMPOSSIBLE
from engine.problems import Problems
from engine.typing_compat import Any


def settle_sets(
    fields: tuple[Field, ...],
    own: str,
    values: dict[str, Any],
    explicit: bool,
    tables: dict[str, Any],
    problems: Problems,
) -> None:
    """Note what belongs to no set in play; or, if sets are not ``explicit``, put those in play that it takes.

    Then note what a set in play takes out of the game.

    ``own`` is the set that the checker is about, which is in play with every question.
    """
    if SETS not in values:
        return
    others: list[tuple[str, str, Any]] = []
    removed: list[tuple[dict[str, str], str, Any]] = []
    _note_sets([(field, values[field.name], field.name) for field in fields], tables, others, removed)
    if not explicit:
        values[SETS] = sorted({set for set, _, _ in others if set != own})
    for set, path, given in others:
        if set != own and set not in values[SETS]:
            problems.add("set-not-in-play", path, given, {"needs": SETS, "of": "set", "ids": [set]})
    for rules, path, given in removed:
        for set in [own] + values[SETS]:
            if set in rules:
                problems.add(IMPOSSIBLE, path, given, {"with": SETS}, rules[set])


def _note_sets(
    parts: list[tuple[Any, Any, str]],
    tables: dict[str, Any],
    found: list[tuple[str, str, Any]],
    removed: list[tuple[dict[str, str], str, Any]],
) -> None:
    """Note all in these inputs that belongs to a set: the set, its place in the request, and what was given there.

    So are those ``removed`` by sets, with the rules.
    """
    for field, value, where in parts:
        if value == field.usual or not (value or field.usual):
            continue
        set = field.set_of(value)
        if set:
            found.append((set, where, value))
            continue
        number, set = field.many_items, field.many_set
        if set and len(value) > number:
            found.append((set, where, value))
        for table, id, copies, place in field.entries(value, where):
            row = tables[table][id]
            own = row.get("set")
            of_sets = row.get("sets")
            if "without" in row:
                removed.append((row["without"], place, id))
            if own in tables["set"]:
                found.append((own, place, id))
            elif of_sets and copies > of_sets[own]:
                # The first copies are those of its own set, which here is the base game.
                found += [(set, place, id) for set in sorted(of_sets) if set != own]
        inner = field.parts(value, where)
        if inner:
            _note_sets(inner, tables, found, removed)
