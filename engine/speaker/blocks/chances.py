"""Chances, a line for each."""

from engine.speaker.names import as_chance
from engine.speaker.paths import Scope, values_at
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """``title`` and ``rule``, and ``lines`` with ``label``, ``chance``, ``permille``, ``fraction`` and ``notes``.

    What is certain or impossible has no fraction. Of a mix, what never happens is left out.
    """
    lines = []
    for item in values_at(block["path"], scope):
        own = scope.inside(item)
        chance = as_chance(values_at(block["chance"], own)[0])
        if block["mix"] and chance["fraction"] == "0":
            continue
        lines.append(
            {
                "label": values.part(block["label"], own),
                "chance": values.chance(chance),
                "permille": chance["permille"],
                "fraction": chance["fraction"] if "/" in chance["fraction"] else None,
                "notes": [
                    {"tone": note["tone"] if "text" in note else "plain", "text": values.part(note, own)}
                    for note in values.shown(block.get("note"), own)
                ],
            }
        )
    if not lines:
        return None
    return {"title": values.say(block["title"]), "rule": block.get("rule"), "lines": lines}
