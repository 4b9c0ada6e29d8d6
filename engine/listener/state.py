"""How far a reading has come: what is put in so far, and what waits for a number."""

from engine.listener.slots import Slot
from engine.typing_compat import Any

TURN = 0.12
"""A number behind what it counts, after one before it, or the other way round."""
TURN_BESIDE = 0.05
"""The same where nothing stands between the two."""
APART = 0.12
"""Each word between a number and what it counts."""
MOST_APART = 4
IN_A_ROW = 3
"""So near are entries that are told in a row."""
CHOSEN = 0.34
"""How firm a choice is, beside a number or a name."""
ANOTHER_ITEM = 0.2
OTHER_SIDE = 0.3
"""What one side has told already is the other side's."""
UNPAIRED = 0.5
UNPAIRED_PART = 2.0
UNPAIRED_ITEM = 0.1
"""The name of an input without its number, of one part of a composed name, or of the items of a list."""


SIDES = "sides"
"""Stands for the list of those who play where there are two sides."""


class Number:
    """A number that waits for what it counts, and which mention it was."""

    def __init__(self, value: int, at: int, is_vague: bool, is_others: bool = False) -> None:
        self.value = value
        self.at = at
        self.is_vague = is_vague
        """Whether it is a word that often counts nothing."""
        self.is_others = is_others
        """Whether it stands beside the name of what the checker does not ask for: 9 cards are no 9 pearls."""


class State:
    """A reading so far. States are never changed once they are given on: ``copy`` makes one that may be."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self.cost = 0.0
        self.called = 0.0
        self.firm = 0.0
        """How many numbers and names are told; a choice counts less, for its words are everyday ones."""
        self.side = 0
        self.items: dict[str, int] = {}
        """Which item of each list is being told."""
        self.numbers: list[Number] = []
        self.waits: Any = None
        """What the next number belongs to: a slot, ("counts", slot, id), ("part", slot, ids), ("begins", slot) or
        ("item", list)."""
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
        self.apart = -1
        """Which mention was the last behind a mark of punctuation."""
        self.is_idle = False
        """Whether no entry has gone there yet."""
        self.seen: list[Any] = []
        """The choices that were named, each with its input."""
        self.entry: Any = None
        """The entry that was placed last: its slot, its id, and which mention it was."""
        self.meant = -1
        """Which mention it was if the question had said before where it goes."""
        self.row: list[Any] = []
        """That and those right before it that went to the same input."""
        self.part = -1
        """Which mention would make a composed name of the entry before it, if it is a number."""
        self.many = 0
        """How many play, where that is said."""
        self.for_all = ""
        """The list of whose items all get what is told next."""
        self.is_each = False
        """Whether what is told holds for each of them."""
        self.me = 0
        self.person = 0
        """The side that speaks, and whether it is spoken of now (0) or the other one (1)."""
        self.is_headed = False
        """Whether a side was named before anything was told of it."""
        self.left: list[str] = []
        """The words that nothing is known of."""
        self.ones: list[Any] = []
        """What was counted without a number: the path of its counts, and its id."""
        self.alone = -2
        """Which mention was the last that was counted without a number."""
        self.is_names = True
        """Whether nothing is told but names."""
        self.strange = -2
        """Which mention was the last that is a word of the game and none of the checker's."""
        self.unread = 0
        """How many words of the game are none of the checker's."""
        self.bare = 0
        """How many numbers are told of which nothing says what they count."""
        self.is_guess = False
        """Whether one of them stands beside the name of something else."""
        self.people: list[str] = []
        """Those who are spoken of, in the order of the list's items."""

    def copy(self, more: float = 0.0) -> "State":
        """The same at another cost. The two share what they hold: whoever changes that puts another in its place."""
        other = State()
        other.values = self.values
        other.cost = self.cost + more
        other.called = self.called
        other.firm = self.firm
        other.side = self.side
        other.items = self.items
        other.numbers = self.numbers
        other.waits = self.waits
        other.since = self.since
        other.is_spent = self.is_spent
        other.last = self.last
        other.is_without = self.is_without
        other.order = self.order
        other.focus = self.focus
        other.is_idle = self.is_idle
        other.apart = self.apart
        other.seen = self.seen
        other.entry = self.entry
        other.meant = self.meant
        other.row = self.row
        other.part = self.part
        other.many = self.many
        other.is_each = self.is_each
        other.for_all = self.for_all
        other.me = self.me
        other.person = self.person
        other.people = self.people
        other.is_headed = self.is_headed
        other.left = self.left
        other.ones = self.ones
        other.alone = self.alone
        other.is_names = self.is_names
        other.strange = self.strange
        other.unread = self.unread
        other.bare = self.bare
        other.is_guess = self.is_guess
        return other

    def at_item(self, list: str, place: int, more: float = 0.0) -> "State":
        """The state in which an item of a list is being told."""
        other = self.copy(more)
        other.items = dict(self.items)
        other.items[list] = place
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
        if self.waits is None or self.is_spent:
            return 0.0
        if isinstance(self.waits, Slot):
            return UNPAIRED
        return {"item": UNPAIRED_ITEM, "each": 0.0, "begins": 0.0}.get(self.waits[0], UNPAIRED_PART)

    def taken(self, at: int, order: str) -> float:
        """Take the last number away; give what it costs that it belongs to the mention ``at``."""
        apart = at - self.numbers[-1].at - 1
        self.numbers = self.numbers[:-1]
        cost = (TURN if apart else TURN_BESIDE) if self.order not in ("", order) else 0.0
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
        if (slot.when or slot.gates) and not self._fits(slot, value):
            return self.at_item(slot.list, self.items.get(slot.list, 0) + 1, ANOTHER_ITEM / 2).put(slot, value)
        path = slot.at(self.items)
        other = self.copy(0.0 if slot.is_many and path in self.values else slot.cost)
        other.is_idle = self.is_idle and slot.path != self.focus
        if slot.path == self.focus and not slot.is_many:
            other.focus = ""
        other.firm += CHOSEN if slot.type in ("choice", "flag") else 1.0
        other.is_names = self.is_names and slot.type not in ("integer", "numbers", "choice", "flag")
        values = dict(other.values)
        if slot.is_many:
            held = values.get(path, [])
            if len(held) >= slot.most or (value in held and slot.is_once):
                return None
            if [rival for rival in slot.rivals if value in _listed(values.get(rival))]:
                return None
            values[path] = held + [value]
        elif path not in values:
            values[path] = value
        elif slot.list and other.items.get(slot.list, 0) + 1 < slot.most_items:
            other = other.at_item(slot.list, other.items.get(slot.list, 0) + 1, ANOTHER_ITEM)
            values[slot.at(other.items)] = value
        elif slot.twin and slot.twin.at(self.items) not in values:
            other = self.copy(OTHER_SIDE)
            other.side = slot.twin.side
            return other.put(slot.twin, value)
        else:
            return None
        if slot.seat:
            seat = f"{slot.list}[{other.items.get(slot.list, 0)}].{slot.seat}"
            if (other.people or slot.people in other.items) and seat not in values:
                values[seat] = other.items.get(slot.people, 0) + 1
        if slot.twin and self.for_all == SIDES:
            values[slot.twin.path] = values[path] if slot.is_many else values.get(slot.twin.path, values[path])
            other.for_all = SIDES if slot.is_many else ""
        if slot.list and slot.list == self.for_all and not slot.is_many:
            for place in range(len(self.people)):
                values.setdefault(
                    f"{slot.list}[{place}].{slot.path[len(slot.list) + 1 :]}", values[slot.at(other.items)]
                )
            other.for_all = ""
        other.values = values
        other.last = slot.path
        return other

    def _fits(self, slot: Slot, value: Any) -> bool:
        """Whether a value goes with what is told of the item of a list so far."""
        item = f"{slot.list}[{self.items.get(slot.list, 0)}]."
        told = [values for path, values in slot.when.items() if self.values.get(item + path, values[0]) not in values]
        return not told and not [
            path for path, values in slot.gates.items() if item + path in self.values and value not in values
        ]

    def placed(self, slot: Slot, id: str, at: int) -> None:
        """Keep in mind which entry was placed last, by which mention."""
        is_row = bool(self.row) and self.row[-1][0] is slot and at - self.row[-1][2] <= IN_A_ROW
        self.entry = (slot, id, at)
        self.row = (self.row if is_row else []) + [self.entry]

    def taken_back(self, several: list[Any]) -> "State":
        """The state without entries that were placed last."""
        other = self.copy()
        other.values = dict(self.values)
        for slot, id, _at in reversed(several):
            path = slot.at(self.items)
            held = other.values.pop(path, None)
            if isinstance(held, list) and len(held) > 1:
                other.values[path] = held[:-1] if held[-1] == id else [one for one in held if one != id]
        return other

    def count(self, slot: Slot, id: str, number: int) -> Any:
        """The state with a number of something counted; None where it is counted already, or too large."""
        path = slot.at(self.items)
        held = self.values.get(path, {})
        if number > slot.high or id in held:
            return None
        other = self.copy(slot.cost)
        other.is_idle = self.is_idle and slot.path != self.focus
        other.firm += 1.0
        other.is_names = False
        counts = dict(held)
        counts[id] = number
        other.values = dict(self.values)
        other.values[path] = counts
        other.last = ""
        return other


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
