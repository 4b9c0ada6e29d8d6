"""How far a reading has come: what is put in so far, and what waits for a number."""

from engine.listener.slots import Slot
from engine.typing_compat import Any

TURN = 0.12
"""A number behind what it counts, after one before it, or the other way round."""
APART = 0.12
"""Each word between a number and what it counts."""
MOST_APART = 4
ANOTHER_ITEM = 0.2
UNPAIRED = 0.5
UNPAIRED_PART = 2.0
"""The name of an input without its number, or of one part of a composed name."""


class Number:
    """A number that waits for what it counts, and which mention it was."""

    def __init__(self, value: int, at: int) -> None:
        self.value = value
        self.at = at


class State:
    """A reading so far. States are never changed once they are given on: ``copy`` makes one that may be."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self.cost = 0.0
        self.called = 0.0
        self.side = 0
        self.items: dict[str, int] = {}
        """Which item of each list is being told."""
        self.numbers: list[Number] = []
        self.waits: Any = None
        """What the next number belongs to: a slot, ("counts", slot, id), ("part", slot, ids) or ("item", list)."""
        self.since = 0
        """Which mention that was."""
        self.is_spent = False
        """Whether it has had a number."""
        self.last = ""
        """The path of the input that had the last number."""
        self.is_without = False
        self.order = ""
        """Whether numbers stood before what they count, or behind."""
        self.focus = ""
        """The input that was named last: entries go there first."""
        self.seen: list[Any] = []
        """The choices that were named, each with its input."""
        self.part = 0
        """Which mention would make a composed name of the entry before it, if it is a number."""
        self.many = 0
        """How many play, where that is said."""
        self.is_each = False
        """Whether what is told holds for each of them."""
        self.me = 0
        self.person = 0
        """The side that speaks, and whether it is spoken of now (0) or the other one (1)."""
        self.people: list[str] = []
        """Those who are spoken of, in the order of the list's items."""

    def copy(self, more: float = 0.0) -> "State":
        """The same at another cost."""
        other = State()
        for name, value in self.__dict__.items():
            setattr(other, name, value)
        other.values = dict(self.values)
        other.items = dict(self.items)
        other.numbers = list(self.numbers)
        other.cost += more
        return other

    def waiting(self, what: Any, at: int) -> "State":
        """The state in which what was said waits for its number."""
        other = self.copy(self.unpaired())
        other.waits = what
        other.since = at
        other.is_spent = False
        return other

    def unpaired(self) -> float:
        """What it costs if no number comes any more."""
        if self.waits is None or self.is_spent or (not isinstance(self.waits, Slot) and self.waits[0] == "item"):
            return 0.0
        return UNPAIRED if isinstance(self.waits, Slot) else UNPAIRED_PART

    def taken(self, at: int, order: str) -> float:
        """Take the last number away; give what it costs that it belongs to the mention ``at``."""
        apart = at - self.numbers.pop().at - 1
        cost = TURN if self.order not in ("", order) else 0.0
        self.order = self.order or order
        return cost + APART * apart

    def put(self, slot: Slot, value: Any) -> Any:
        """The state with a value in a slot; None where it cannot stand."""
        if slot.type in ("integer", "numbers"):
            value -= slot.shift
            if not slot.low <= value <= slot.high:
                return None
        elif slot.type == "choice":
            value = str(value)
            if value not in slot.choices:
                return None
        other = self.copy(slot.cost)
        path = slot.at(other.items)
        if slot.is_many:
            held = other.values.get(path, [])
            if len(held) >= slot.most or (value in held and slot.is_once):
                return None
            if [rival for rival in slot.rivals if value in _listed(other.values.get(rival))]:
                return None
            other.values[path] = held + [value]
        elif path not in other.values:
            other.values[path] = value
        elif slot.list and other.items.get(slot.list, 0) + 1 < slot.most_items:
            other.items[slot.list] = other.items.get(slot.list, 0) + 1
            other.cost += ANOTHER_ITEM
            other.values[slot.at(other.items)] = value
        else:
            return None
        other.last = slot.path
        return other

    def count(self, slot: Slot, id: str, number: int) -> Any:
        """The state with a number of something counted; None where it is counted already, or too large."""
        path = slot.at(self.items)
        held = self.values.get(path, {})
        if number > slot.high or id in held:
            return None
        other = self.copy(slot.cost)
        counts = dict(held)
        counts[id] = number
        other.values[path] = counts
        other.last = ""
        return other


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
