"""The answer in a sentence."""

from engine.speaker.paths import Scope, holds
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """``tone`` and ``text`` of the first case that holds; for an open answer without one there is a common sentence."""
    case = case_of(block, scope)
    if case:
        return {"tone": case["tone"], "text": values.sentence(case, scope)}
    return {"tone": "open", "text": values.say(values.common["openly"]["headline"])} if is_open(scope) else None


def case_of(block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """The first case that holds; an open answer has cases of its own."""
    for case in block["cases"]:
        if (case["tone"] == "open") == is_open(scope) and holds(case.get("when"), scope):
            found: dict[str, Any] = case
            return found
    return None


def is_open(scope: Scope) -> bool:
    """Whether the rules leave open what an answer says."""
    return scope.answer["legal"] is None
