"""What was added up, in a line."""

from engine.speaker.paths import Scope, holds, values_at
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """``title``, ``terms`` with ``negative``, ``number`` and ``label``, and the ``sum``, its ``label`` and ``rule``."""
    total = values_at(block["total"], scope)
    if not total or not holds(block.get("when"), scope):
        return None
    return {
        "title": values.say(block.get("title")),
        "terms": [part for term in block["terms"] for part in _terms(values, term, scope)],
        "label": values.say(block["label"]),
        "rule": block.get("rule"),
        "sum": values.language.signed(total[0]),
    }


def _terms(values: Values, term: dict[str, Any], scope: Scope) -> list[dict[str, Any]]:
    """What is added or taken away: a number, or a product without the factor 1, and what it is; nothing that is 0."""
    parts = []
    for item in values_at(term["path"], scope):
        own = scope if term["path"] == "." else scope.inside(item)
        paths = [term[key] for key in ("value", "times") if key in term]
        factors = [int(value) for path in paths for value in values_at(path, own)[:1]]
        if not factors or not all(factors) or not holds(term.get("when"), own):
            continue
        numbers = [str(factor) for factor in [abs(factors[0])] + factors[1:] if factor != 1]
        label = values.part(term["label"], own)
        parts.append({"negative": factors[0] < 0, "number": " × ".join(numbers) or "1", "label": label})
    return parts
