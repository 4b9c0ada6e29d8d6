"""Where entries go that are named: to the inputs that take them, as what is counted, or as part of a composed name."""

from engine.listener.slots import Checker, Slot
from engine.listener.state import IN_A_ROW, MOST_APART, State
from engine.typing_compat import Any

ASIDE = 1.2
"""An entry elsewhere than where the question just said."""
FURTHER_DOWN = 0.13
"""Of several places that nothing tells apart, the one that stands first in the form is meant."""
LEAVES_ROW = 0.15
"""An entry elsewhere than those right before it."""
PASSED = 0.9
"""A number right beside what is counted is not of that."""
ONE = 0.6
"""Something counted without a number is there once."""
ONE_SAID = 0.2
"""The same with its article, as *a rune*, or right behind the name of its input."""
EVERYDAY = 0.9
"""A word that may just say what the question is about, for an input that is seldom told."""
UNDENIED = 0.5
"""Something is denied, and it is not known what."""
ONE_OF_MANY = 0.02
"""Of an input for one thing and one for several, the first is meant."""
NAMED = 0.02
"""The name of an input by itself."""
WHOSE = 0.4
"""What somebody else has than is spoken of."""
MEANT = 0.5
"""An entry elsewhere than where it was said to be, by what is said behind it."""
MOST_COPIES = 5


class Naming:
    """Puts named entries into the inputs of a checker; each way to do it makes a state."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker

    def entry(self, state: State, table: str, id: str, at: int, is_everyday: bool, is_one: bool) -> list[State]:
        """An entry: where a table's entries go, as what is counted, or as part of a composed name."""
        found: list[State] = []
        places: list[Any] = [(slot, None) for slot in self.checker.taking(table, state.side)]
        places += [(slot, names.get(id)) for slot, names in self.checker.composed(table, state.side) if id in names]
        is_focused = bool(
            [slot for slot, ids in places if slot.path == state.focus and (ids or not _has(state, slot, id))]
        )
        row = state.row[-1][0] if state.row and at - state.row[-1][2] <= IN_A_ROW and state.row[-1][0].is_many else None
        taking = [slot for slot, _ids in places]
        for rank, (slot, ids) in enumerate(places):
            if slot.path == state.focus:
                start = state.copy()
            else:
                start = state.copy(ASIDE if is_focused else FURTHER_DOWN * rank)
            start.cost += ONE_OF_MANY if slot.is_many else 0.0
            is_theirs = slot.whose is not None and slot.whose == state.person
            start.cost += LEAVES_ROW if row in taking and slot is not row and not (is_focused or is_theirs) else 0.0
            start.cost += EVERYDAY if is_everyday and slot.is_further and slot.path != state.focus else 0.0
            if slot.whose is not None and slot.path != state.focus:
                start.cost += WHOSE if slot.whose != state.person else 0.0
            if ids is not None:
                found += self._composed(start, slot, ids, at)
            elif slot.type == "counts":
                found += self._counted(start, slot, id, at, ONE_SAID if is_one or slot.path == state.focus else ONE)
            elif not start.is_without:
                found += self._named(start, slot, id, at)
                if len(places) > 1:
                    for other in found:
                        other.part = at + 1 if other.waits is None else -1
        return found

    def _named(self, state: State, slot: Slot, id: str, at: int) -> list[State]:
        """An entry by its name, several times if a number stands right before it."""
        other = state.put(slot, id)
        if other is None:
            return []
        other.placed(slot, id, at)
        other.meant = at if slot.path == state.focus else -1
        if slot.is_many and slot.of in self.checker.series:
            other.waits, other.since, other.is_spent = ("part", slot, self.checker.series[slot.of]), at, True
        found = [other]
        if state.numbers and slot.is_many and not slot.is_once and state.numbers[-1].at == at - 1:
            copies = self._copies(state, slot, id)
            found += [copies] if copies else []
        return found

    def _copies(self, state: State, slot: Slot, id: str) -> Any:
        several = state.numbers[-1].value
        if not 1 <= several <= MOST_COPIES:
            return None
        other: Any = state.copy()
        other.numbers = state.numbers[:-1]
        for _each in range(several):
            other = other and other.put(slot, id)
        return other

    def _counted(self, state: State, slot: Slot, id: str, at: int, alone: float) -> list[State]:
        if state.is_without:
            other = state.count(slot, id, 0)
            if other is None:
                return []
            other.is_without = False
            return [other]
        found = []
        if state.numbers and at - state.numbers[-1].at <= MOST_APART:
            other = state.count(slot, id, state.numbers[-1].value)
            if other is not None:
                other.cost += other.taken(at, "before")
                found.append(other)
        found.append(state.waiting(("counts", slot, id), at))
        one = state.count(slot, id, 1)
        if one is not None:
            is_beside = bool(state.numbers) and state.numbers[-1].at == at - 1
            one.cost += alone + state.unpaired() + (PASSED if is_beside else 0.0)
            one.alone = at
            one.waits = None
            one.ones = state.ones + [(slot.at(state.items), id, slot.high)]
            found.append(one)
        return found

    def _composed(self, state: State, slot: Slot, ids: dict[str, str], at: int) -> list[State]:
        """A part of a composed name, as *crab* of crab 3: its number stands before it or behind."""
        found = []
        if state.numbers and str(state.numbers[-1].value) in ids and at - state.numbers[-1].at <= 2:
            id = ids[str(state.numbers[-1].value)]
            other = state.put(slot, id)
            if other is not None:
                other.is_names = False
                other.cost += other.taken(at, "before")
                found.append(other)
                if other.numbers and other.numbers[-1].at >= at - 3:  # two 3 crabs
                    fewer = state.copy()
                    fewer.numbers = state.numbers[:-1]
                    copies = self._copies(fewer, slot, id)
                    if copies:
                        copies.is_names = False
                        found.append(copies)
        found.append(state.waiting(("part", slot, ids), at))
        return found

    def series(self, state: State, table: str, at: int) -> list[State]:
        """The word before the numbers of a table's entries: *loot* of loot 4."""
        return [
            state.waiting(("part", slot, self.checker.series[table]), at)
            for slot in self.checker.taking(table, state.side)
            if table in self.checker.series
        ]

    def lacking(self, state: State) -> list[State]:
        """What was said before is not there."""
        found = [state.copy(NAMED)]
        other: Any = None
        if isinstance(state.waits, Slot) and not state.is_spent:
            other = state.put(state.waits, 0 if state.waits.type == "integer" else "no")
        elif isinstance(state.waits, tuple) and state.waits[0] == "counts" and not state.is_spent:
            other = state.count(state.waits[1], state.waits[2], 0)
        elif state.entry:
            other = state.taken_back(state.row[-1:])
            other.entry = None
            other.row = []
        if other is not None:
            other.waits = None
            found = [other] + [one.copy(UNDENIED) for one in found]
        return found

    def _moved(self, state: State, slot: Slot) -> list[State]:
        """The entry that was placed last in another input; and all that were told in a row with it."""
        found = []
        for several in [state.row, state.row[-1:]] if len(state.row) > 1 else [state.row]:
            moved: Any = state.taken_back(several)
            for _slot, id, _at in several:
                moved = moved and moved.put(slot, id)
            if moved:
                moved.cost += NAMED + (FURTHER_DOWN if len(several) < len(state.row) else 0.0)
                moved.cost += MEANT if state.entry[2] == state.meant else 0.0
                moved.waits = None
                found.append(moved)
        return found

    def _all_ones(self, state: State, number: int) -> Any:
        """So many of each thing that was counted without a number."""
        other = state.copy(-ONE * len(state.ones))
        other.values = dict(state.values)
        for path, id, high in state.ones:
            if number > high:
                return None
            other.values[path] = dict(other.values[path])
            other.values[path][id] = number
        other.ones = []
        return other


def _has(state: State, slot: Slot, id: str) -> bool:
    """Whether an entry is told already that an input takes once."""
    held = state.values.get(slot.at(state.items))
    return slot.is_once and isinstance(held, list) and id in held
