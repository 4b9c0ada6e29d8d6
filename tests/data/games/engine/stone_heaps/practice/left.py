"""How many stones are there?"""

from engine.stone_heaps.practice import taking

from engine.practice import one_number
from engine.typing_compat import Any

make = taking.make


def read(dice: Any, table: Any, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The stones of all heaps; those of the first alone are a likely mistake."""
    return one_number(dice, "stones", verdict["total"], [len(request["heaps"][0]["stones"])])
