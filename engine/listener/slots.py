"""The inputs of a checker as places that what is said can take."""

from engine.listener.ordering import ordered
from engine.typing_compat import Any

_MANY = ("set", "multiset", "list", "numbers", "spaces")
_ENTRIES = ("entry", "set", "multiset", "counts", "space", "spaces", "list")


class Slot:
    """A place for a value: an input, or one within a group or within the items of a list."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.path: str = data["path"]
        self.type: str = data["type"]
        self.of: str = data.get("of", "")
        self.low: int = data.get("min", 0)
        self.high: int = data.get("max", 0)
        self.choices: list[str] = data.get("choices", [])
        self.most: int = data.get("most", 99)
        self.is_required: bool = data.get("required", False)
        self.is_needed: bool = data.get("needed", False)
        self.cost: float = data.get("cost", 0.0)
        self.is_further: bool = data.get("further", False)
        """Whether it waits behind further options."""
        self.side: Any = data.get("side")
        self.list: str = data.get("list", "")
        self.most_items: int = data.get("most_items", 0)
        self.shift: int = data.get("shift", 0)
        """What is taken from a number that is said: places that people count from 1 may begin with 0."""
        self.numbered: dict[str, str] = data.get("numbered", {})
        """The ids by the numbers that the entries of its table are called by."""
        self.begins: dict[str, list[str]] = data.get("begins", {})
        """The ids by the number that the names of its table's entries begin with, where that is what people say."""
        self.is_usual: bool = data.get("usual", False)
        """Whether a number of which nothing is said may stand for it."""
        self.seat: str = data.get("seat", "")
        """Of what happens to one of those who play: the input that says to whom."""
        self.people: str = data.get("people", "")
        """The list of those who play."""
        self.is_seat: bool = data.get("is_seat", False)
        """Whether it says which of them is meant."""
        self.whose: Any = data.get("whose")
        """Of two inputs for the same: 0 for one's own, 1 for that of rivals."""
        self.twin: Any = None
        """The same input of the other side."""
        self.when: dict[str, list[str]] = data.get("when", {})
        """Within the item of a list: the values of another input with which this one can be told."""
        self.gates: dict[str, list[str]] = {}
        """Within the item of a list: the values with which another input can be told."""
        self.implies: dict[str, Any] = data.get("implies", {})
        """The values of other inputs that are meant where this one is told."""
        self.about: list[str] = data.get("about", [])
        """The inputs without which this one says nothing."""
        self.shares: str = data.get("shares", "")
        """The input that says how many there are of what the items of the list have."""
        self.rivals: list[str] = data.get("rivals", [])
        self.is_many = self.type in _MANY
        self.is_once = self.type == "set"

    def at(self, items: dict[str, int]) -> str:
        """The path in the request, at the item of a list that is being told."""
        if not self.list:
            return self.path
        return f"{self.list}[{items.get(self.list, 0)}].{self.path[len(self.list) + 1 :]}"


class Checker:
    """What one checker can be told."""

    def __init__(self, id: str, data: dict[str, Any]) -> None:
        self.id = id
        self.name = id.split("/")[1]
        each = [Slot(slot) for slot in data["slots"]]
        self.slots = {slot.path: slot for slot in each}
        for slot in each:
            for path, values in slot.when.items():
                self.slots[slot.list + "." + path].gates[slot.path[len(slot.list) + 1 :]] = values
            if slot.side is not None:
                name = slot.path.partition(".")[2]
                twins = [o for o in each if o.side == 1 - slot.side and o.path.partition(".")[2] == name]
                slot.twin = twins[0] if twins else None
        self.groups: dict[str, int] = data.get("groups", {})
        """The sides by the paths of their groups."""
        self.sides = len(self.groups)
        self.lists: dict[str, int] = {slot.list: slot.most_items for slot in each if slot.list}
        """How many items each list may have whose items are told in parts."""
        self.people: str = data.get("people", "")
        """The list of those who play."""
        self.has_names: bool = data.get("has_names", False)
        """Whether those who play can be told by their names."""
        self.series: dict[str, dict[str, str]] = data.get("series", {})
        """By table: the ids of entries by the numbers that their names end in."""
        self.narrower: dict[str, list[str]] = data.get("narrower", {})
        """By table: others that have only some of its entries."""
        self._composed: dict[str, Any] = data.get("composed", {})
        """By table: the table of a part, and by its ids and the number beside it the ids of what both name."""
        self.needs: list[str] = data.get("needs", [])
        self.any: list[str] = data.get("any", [])
        self.required: list[str] = data.get("required", [])
        self.least: dict[str, int] = data.get("least", {})
        """How many items a list has to have."""
        self._in_items = [slot for slot in each if slot.is_required and slot.list and slot.list != self.people]
        """What each item of a list has to have."""
        self.told_by_steps = [slot.list for slot in each if slot.list != self.people and slot.type == "choice"]
        """The lists of things of several kinds, one after the other."""
        self._taking: dict[str, list[Slot]] = {}
        for slot in each:
            if slot.of and slot.type in _ENTRIES:
                self._taking.setdefault(slot.of, []).append(slot)
        usual = [slot for slot in each if slot.is_usual]
        self._usual = ordered(usual, lambda slot: (not slot.is_required, not slot.is_needed, slot.cost))

    def taking(self, table: str, side: int) -> list[Slot]:
        """The places for entries of a table, on a side."""
        return [slot for slot in self._taking.get(table, []) if slot.side is None or slot.side == side]

    def takes(self, table: str) -> bool:
        """Whether an entry of a table can be told, by itself or as part of a name."""
        return table in self._taking or bool([of for of, _names in self._composed.values() if of == table])

    def composed(self, part: str, side: int) -> list[Any]:
        """The places for what a number and an entry of a table name together, each with those names."""
        found = []
        for table, (of, names) in self._composed.items():
            if of == part:
                found += [(slot, names) for slot in self.taking(table, side)]
        return found

    def usual(self, side: int) -> list[Slot]:
        """What numbers stand for of which nothing else is said, the likeliest first."""
        return [slot for slot in self._usual if slot.side is None or slot.side == side]

    def missing(self, values: dict[str, Any]) -> list[str]:
        """The required inputs that are not told, and the lists that have fewer items than they must."""
        short = [path for path, least in self.least.items() if 0 < _count(path, values) < least]
        gaps = [path for slot in self._in_items for path in _lacking(slot, values)]
        return [path for path in self.required if not _is_told(path, values)] + short + gaps

    def is_alone(self, path: str, values: dict[str, Any]) -> bool:
        """Whether one item of a list is told something, and it is the only one."""
        return _count(path, values) == 1

    def pointless(self, values: dict[str, Any]) -> int:
        """How many inputs are told that say nothing without others that are not."""
        told = [slot for slot in self.slots.values() if slot.about and slot.path in values]
        return len([slot for slot in told if [path for path in slot.about if not _is_told(path, values)]])

    def has_steps(self, values: dict[str, Any]) -> bool:
        """Whether several things are told one after the other, of which each is of one kind or another."""
        return bool([path for path in self.told_by_steps if path and _count(path, values) > 1])

    def unneeded(self, values: dict[str, Any]) -> int:
        """How many of the inputs that an answer hangs on are not told."""
        needs = [path for path in self.needs if path not in self.required]
        lacking = len([path for path in needs if not _is_told(path, values)])
        return lacking + (1 if self.any and not [path for path in self.any if _is_told(path, values)] else 0)


def _lacking(slot: Slot, values: dict[str, Any]) -> list[str]:
    """The paths of an input in those items of its list that are told without it."""
    begin = slot.list + "["
    items = sorted({told.partition("]")[0] + "]" for told in values if told.startswith(begin)})
    paths = [item + slot.path[len(slot.list) :] for item in items]
    return [path for path in paths if not _is_told(path, values)]


def _count(path: str, values: dict[str, Any]) -> int:
    """How many items of a list are told something."""
    begin = path + "["
    return len({told[len(begin) :].partition("]")[0] for told in values if told.startswith(begin)})


def _is_told(path: str, values: dict[str, Any]) -> bool:
    return bool([told for told in values if told == path or told.startswith((path + ".", path + "["))])
