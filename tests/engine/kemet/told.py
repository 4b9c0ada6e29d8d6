"""What readings of open points tell beside what all of them do, in the answer once they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def _total(answer: dict[str, Any]) -> Any:
    """The total of who gives up the last unit in the delta, on whom the open point of ``kemet/day-end`` hangs."""
    [place] = [note["params"]["player"] for note in answer["notes"] if note["code"] == "delta-given"]
    return answer["players"][place]["total"]


TOLD: dict[str, Callable[[dict[str, Any]], Any]] = {
    "point": lambda answer: answer["attacker"]["vp"],
    "prayer": lambda answer: answer["attacker"]["prayer"],
    "total": _total,
}
"""What is not named here has the name that it has in the answer."""
