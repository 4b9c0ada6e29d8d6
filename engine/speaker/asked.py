"""What a question in plain words comes to: how it was read, and the answer in brief."""

from engine.speaker.position import Position
from engine.speaker.problems import Problems
from engine.typing_compat import Any


def node(speaker: Any, request: Any, answer: dict[str, Any], sets: str) -> dict[str, Any]:
    """The ``position`` that was read; of a verdict ``line``, ``tone`` and the first ``reason`` with its ``rule``; of
    what could not be read the first problem as its reason, what is still ``needed``, and the ``missing`` inputs of it.

    ``sets`` is the input of the sets in play, which nobody tells.
    """
    said = speaker.answer(request, answer)
    found: dict[str, Any] = {
        "position": Position(speaker.values, {}).rows(request, [sets]),
        "line": "",
        "tone": "plain",
        "reason": None,
        "rule": None,
        "needed": None,
        "missing": [],
    }
    if answer["kind"] == "invalid":
        found["needed"] = said["needed"]
        found["missing"] = Problems(speaker.values, request).missing(answer)
        items = said["items"]
        if items:
            found["tone"] = "bad"
    else:
        found["line"] = said["line"]
        found["tone"] = said["tone"]
        items = [item for block in said["blocks"] if block["block"] == "messages" for item in block["items"]]
    if items:
        found["reason"] = items[0]["text"]
        found["rule"] = items[0]["rule"]
    return found
