"""Where what is said goes in a request: numbers to what they count, entries to the inputs that take them."""

from engine.listener.mentions import ME
from engine.listener.slots import Checker, Slot
from engine.listener.state import APART, MOST_APART, TURN, UNPAIRED_ITEM, Number, State
from engine.typing_compat import Any

ASIDE = 1.2
"""An entry elsewhere than where the question just said."""
FURTHER_DOWN = 0.03
"""Of several places that nothing tells apart, the one that stands first in the form is meant."""
BARE = 0.25
"""A number of which nothing tells what it counts."""
NO_PLACE = 4.0
"""A number that counts nothing."""
PART_ALONE = 0.6
"""An entry by itself with a number behind it that could be one name with it."""
AGAIN = 0.08
"""A further number for what has had one: crab 3 and 4."""
LATE = 0.1
"""A number before the one whom it belongs to: 2 for player one."""
ONE = 0.6
"""Something counted without a number is there once."""
NAMED = 0.02
"""The name of an input by itself."""
STILL = 0.3
"""Somebody is spoken of, but it is not them of whom things are told now."""
MOST_COPIES = 5
MOST_NUMBERS = 6
"""So many numbers stand one after another before what they count."""


class Placing:
    """Puts what is said into the inputs of a checker; each way to do it makes a state."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker

    def number(self, state: State, value: int, at: int, is_vague: bool = False) -> list[State]:
        """A number: it belongs to what was said before it, or to what follows."""
        found = []
        apart = at - state.since - 1
        if state.waits is not None and apart <= MOST_APART:
            for other in self._given(state, state.waits, value):
                other.cost += (
                    (TURN if state.order == "before" else 0.0) + APART * apart + (AGAIN if state.is_spent else 0.0)
                )
                other.order = state.order or "behind"
                other.is_spent = True
                other.since = at
                found.append(other)
        if state.part == at:
            state = state.copy(PART_ALONE)
        if len(state.numbers) < MOST_NUMBERS:
            other = state.copy(state.unpaired())
            other.numbers = state.numbers + [Number(value, at, is_vague)]
            other.waits = None
            found.append(other)
        return found

    def _given(self, state: State, what: Any, number: int) -> list[State]:
        """Give a number to what it counts; none if that cannot be."""
        if isinstance(what, Slot):
            found = [state.put(what, number)]
        elif what[0] == "item":
            return self._item_of(state, what[1], number)
        elif what[0] == "counts":
            found = [state.count(what[1], what[2], number)]
        else:
            id = what[2].get(str(number))
            found = [state.put(what[1], id)] if id else []
        return [other for other in found if other is not None]

    def _item_of(self, state: State, name: str, number: int) -> list[State]:
        """Go to an item of a list: what waits belongs to the one before, or to this one."""
        if not 0 < number <= self.checker.lists[name]:
            return []
        state = state.copy()
        state.is_spent = True
        before = self.flushed(state).at_item(name, number - 1)
        if not state.numbers:
            return [before]
        return [before, self.flushed(state.at_item(name, number - 1, LATE))]

    def entry(self, state: State, table: str, id: str, at: int) -> list[State]:
        """An entry: where a table's entries go, as what is counted, or as part of a composed name."""
        found: list[State] = []
        places: list[Any] = [(slot, None) for slot in self.checker.taking(table, state.side)]
        places += [(slot, names.get(id)) for slot, names in self.checker.composed(table, state.side) if id in names]
        is_focused = bool([slot for slot, _ids in places if slot.path == state.focus])
        for rank, (slot, ids) in enumerate(places):
            start = state.copy(ASIDE if is_focused and slot.path != state.focus else FURTHER_DOWN * rank)
            if ids is not None:
                found += self._composed(start, slot, ids, at)
            elif slot.type == "counts":
                found += self._counted(start, slot, id, at)
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
        other.entry = (slot, id, at)
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

    def _counted(self, state: State, slot: Slot, id: str, at: int) -> list[State]:
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
            one.cost += ONE + state.unpaired()
            one.waits = None
            found.append(one)
        return found

    def _composed(self, state: State, slot: Slot, ids: dict[str, str], at: int) -> list[State]:
        """A part of a composed name, as *crab* of crab 3: its number stands before it or behind."""
        found = []
        if state.numbers and str(state.numbers[-1].value) in ids and at - state.numbers[-1].at <= 2:
            id = ids[str(state.numbers[-1].value)]
            other = state.put(slot, id)
            if other is not None:
                other.cost += other.taken(at, "before")
                found.append(other)
                if other.numbers and other.numbers[-1].at >= at - 3:  # two 3 crabs
                    fewer = state.copy()
                    fewer.numbers = state.numbers[:-1]
                    copies = self._copies(fewer, slot, id)
                    found += [copies] if copies else []
        found.append(state.waiting(("part", slot, ids), at))
        return found

    def field(self, state: State, path: str, at: int) -> list[State]:
        """The name of an input, or of one of several that are told alike."""
        bare = path.lstrip("<>")
        if bare in self.checker.groups:
            return self._side(state, bare)
        if bare in self.checker.lists:
            return self._item(state, bare, at)
        slot = self.checker.slots.get(bare)
        if slot is None or (slot.side is not None and slot.side != state.side):
            return []
        if slot.type == "choice":
            return self._chosen(state, slot, at)
        if slot.type == "flag":
            other = state.put(slot, not state.is_without)
            return [other] if other is not None else []
        if slot.numbered:
            return self._called_by_number(state, slot, at)
        if slot.type not in ("integer", "numbers"):
            return self._announced(state, slot, at, path[0] == ">")
        found = self._counting(state, slot, at, path[0] == ">")
        return found if path[0] != "<" else [other for other in found if other.waits is not slot]

    def _announced(self, state: State, slot: Slot, at: int, is_before: bool) -> list[State]:
        """The name of an input that takes entries: of those that follow, or of the one right before it."""
        other = state.copy(NAMED)
        other.focus = slot.path
        other.is_without = False
        if state.numbers and state.numbers[-1].at == at - 1:  # so many of them
            other.numbers = state.numbers[:-1]
        found = [other]
        if is_before:
            return found
        if state.entry and state.entry[0] is not slot and state.entry[0].of == slot.of and at - state.entry[2] <= 2:
            moved = state.taken_back().put(slot, state.entry[1])
            if moved is not None:
                moved.cost += NAMED
                found.append(moved)
        return found

    def _item(self, state: State, name: str, at: int) -> list[State]:
        """What the items of a list are called: the number behind it tells which one, the one before it how many."""
        found = [state.waiting(("item", name), at), state.copy(UNPAIRED_ITEM)]
        if state.numbers and at - state.numbers[-1].at <= 2 and state.numbers[-1].value <= self.checker.lists[name]:
            other = state.copy()
            other.many = other.numbers[-1].value
            other.cost += other.taken(at, "before")
            found.append(other)
        return found

    def _counting(self, state: State, slot: Slot, at: int, is_before: bool) -> list[State]:
        """The name of an input that takes a number."""
        if state.is_without:
            other = state.put(slot, 0)
            if other is None:
                return []
            other.is_without = False
            return [other]
        found = [state.copy()] if state.last == slot.path else []
        if state.numbers and not is_before and at - state.numbers[-1].at <= MOST_APART:
            other = state.put(slot, state.numbers[-1].value)
            if other is not None:
                other.cost += state.unpaired() + other.taken(at, "before")
                other.waits = None
                found.append(other)
            if slot.list and len(state.numbers) > 1:
                found += self._each_of(state, slot, at)
        found.append(state.waiting(slot, at))
        return found

    def _each_of(self, state: State, slot: Slot, at: int) -> list[State]:
        """Numbers that belong to the items of a list, one after the other: 9, 10 and 6 trolls."""
        other: Any = state.copy()
        numbers, other.numbers = other.numbers, []
        for number in numbers:
            other = other and other.put(slot, number.value)
        if not other:
            return []
        other.cost += APART * (at - numbers[-1].at - 1)
        other.waits = None
        return [other]

    def _called_by_number(self, state: State, slot: Slot, at: int) -> list[State]:
        """Entries that are called by their numbers: a monster token of 3."""
        found = [state.waiting(("part", slot, slot.numbered), at)]
        other: Any = state.copy()
        while other and other.numbers and str(other.numbers[-1].value) in slot.numbered:
            number = other.numbers[-1].value
            other.numbers = other.numbers[:-1]
            other = other.put(slot, slot.numbered[str(number)])
        if other and len(other.numbers) < len(state.numbers):
            found.append(other)
        return found

    def _chosen(self, state: State, slot: Slot, at: int) -> list[State]:
        """The name of a choice: yes, if it is one of yes and no."""
        if slot.choices == ["no", "yes"]:
            other = state.put(slot, "no" if state.is_without else "yes")
            if other is None:
                return []
            other.is_without = False
            return [other]
        if not [choice for choice in slot.choices if choice.isdigit()]:
            return [state.copy(NAMED)]
        found = [state.waiting(slot, at)]
        if state.numbers:
            other = state.put(slot, state.numbers[-1].value)
            if other is not None:
                other.cost += other.taken(at, "before")
                other.waits = None
                found.append(other)
        return found

    def choice(self, state: State, path: str, choice: str) -> list[State]:
        """One of the values of a choice."""
        slot = self.checker.slots.get(path)
        if slot is None or (slot.side is not None and slot.side != state.side):
            return []
        other = state.put(slot, choice)
        return [other] if other is not None else []

    def _side(self, state: State, path: str) -> list[State]:
        """The name of a side."""
        side = self.checker.groups[path]
        other = self.flushed(state)
        if not state.values:
            other.me = side if state.person == 0 else 1 - side
        other.person = 0 if side == other.me else 1
        other.side = side
        other.waits = None
        return [other]

    def against(self, state: State) -> list[State]:
        """What stands between the sides, or between the items of a list."""
        if self.checker.sides and state.values and state.side == state.me:
            other = self.flushed(state)
            other.side = 1 - state.side
            other.person = 1
            other.waits = None
            return [other]
        if self.checker.sides:
            return [state.copy()]
        if not self.checker.lists:
            return []
        other = self.flushed(state)
        for name in self.checker.lists:
            if [path for path in other.values if path.startswith(name + "[")]:
                other = other.at_item(name, other.items.get(name, 0) + 1)
        other.waits = None
        return [other]

    def spoken_of(self, state: State, who: str) -> list[State]:
        """Who is spoken of, by a code: a side, or one of those in a list."""
        person = 0 if who == ME else 1
        if self.checker.sides:
            side = state.me if person == 0 else 1 - state.me
            if side == state.side or not state.values:
                other = state.copy()
                other.person = person
                return [other]
            other = self.flushed(state)
            other.person = person
            other.side = side
        else:
            people = self.checker.people
            if not people:
                return [state.copy()]
            known = state.people or ([ME] if [path for path in state.values if path.startswith(people + "[0]")] else [])
            known = known if who in known else known + [who]
            place = known.index(who)
            other = state.copy()
            other.people = known
            if place == state.items.get(people, 0):
                return [other]
            if place >= self.checker.lists[people]:
                return [state.copy()]
            other = self.flushed(other).at_item(people, place)
        other.waits = None
        return [other, state.copy(STILL)]

    def flushed(self, state: State) -> State:
        """The state with its numbers in the inputs that numbers usually stand for."""
        other = state.copy(state.unpaired())
        numbers, other.numbers = other.numbers, []
        for number in numbers:
            placed = None
            for slot in () if number.is_vague else self.checker.usual(other.side):
                if slot.at(other.items) not in other.values:
                    placed = other.put(slot, number.value)
                    if placed is not None:
                        placed.cost += BARE
                        break
            if placed is None:
                other.cost += NO_PLACE
            else:
                other = placed
        return other
