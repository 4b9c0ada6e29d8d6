"""May these stones be taken?"""

from engine.practice import yes_or_no
from engine.typing_compat import Any


def make(dice: Any, table: Any, level: int) -> dict[str, Any] | None:
    """Heaps of stones, and about as many to take as there are."""
    classes = table.ids("class")
    heaps = [{"stones": sorted([dice.pick(classes) for _ in range(dice.between(1, 3))])} for _ in range(level + 1)]
    heap = dice.between(1, len(heaps))
    count = len(heaps[heap - 1]["stones"]) + dice.below(2)
    return {"heaps": heaps, "heap": heap, "count": count}


def read(dice: Any, table: Any, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no."""
    return yes_or_no(dice, verdict)
