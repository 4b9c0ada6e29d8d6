"""What readings of open points tell beside what all of them do, in the answer once they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TOLD: dict[str, Callable[[dict[str, Any]], Any]] = {
    "holders": lambda answer: [place for place, row in enumerate(answer["players"]) if row["holds"] or row["may_take"]],
    "winners": lambda answer: answer["tie_break"]["winners"],
    "totals": lambda answer: (
        [row["total"] for row in answer["players"] if row["total"] is not None] if answer["legal"] else []
    ),
    "lords": lambda answer: [row["lord"] for row in answer["lords"] if row["recruitable"]],
    "payments": lambda answer: sum(row["count"] for row in answer["lords"]),
    "rewards": lambda answer: len(answer["options"]),
    "gained": lambda answer: max((row["gained"] for row in answer["options"] if row["pearls"] == 1), default=0),
    "turns": lambda answer: [
        *[row for row, player in enumerate(answer["players"]) for turn in ("finishes", "further") if player[turn]],
        *answer["last_turns"],
    ],
}
"""What is not named here has the name that it has in the answer."""
