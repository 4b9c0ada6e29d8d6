"""The free lords whose powers a question names: those of the player who asks, and those of the rivals."""

from engine.problems import Problems
from engine.typing_compat import Any

UNDECIDED, BARRED, ALLOWED = "open", "barred", "allowed"
SENTINEL_POWERS = (UNDECIDED, BARRED, ALLOWED)
"""Whether a power may touch what a rival has reserved (abyss.sentinels.powers): no rule says so."""


def find_power_conflicts(request: dict[str, Any], problems: Problems) -> None:
    """Note each lord that would be free in front of the player and of a rival at once."""
    for lord in request["rival_powers"]:
        if lord in request["powers"]:
            problems.add("conflict", "rival_powers", lord, {"with": "powers"})
