"""What readings of open points tell beside what all of them do, in the answer once they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TOLD: dict[str, Callable[[dict[str, Any]], Any]] = {
    "point": lambda answer: answer["attacker"]["vp"],
}
"""What is not named here has the name that it has in the answer."""
