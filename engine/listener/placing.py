"""Where what is said goes in a request: numbers to what they count, entries to the inputs that take them."""

from engine.listener.mentions import TOPIC, Mention
from engine.listener.naming import NAMED, PASSED
from engine.listener.people import People
from engine.listener.slots import Slot
from engine.listener.state import APART, MOST_APART, SIDES, TURN, UNPAIRED_ITEM, Number, State
from engine.typing_compat import Any

PART_ALONE = 0.3
"""An entry by itself with a number behind it that could be one name with it."""
AGAIN = 0.02
"""A further number for what has had one: crab 3 and 4."""
AHEAD = 0.08
"""A number of what follows, though it could belong to what was said before it, as others did."""
LATE = 0.1
"""A number before the one whom it belongs to: 2 for player one."""
IDLE = 0.15
"""The name of an input that takes entries, and none goes there."""
BEHIND = 0.15
"""The name of an input right behind an entry, which is not for that entry."""
SO_MANY = 0.15
"""So many things, of which each is named behind."""
NOT_A_PART = 0.2
"""A number of things is none of them."""
POINTED_AT = 0.1
"""What was named last is meant, though nothing says so."""
TURNED = 0.1
VERB = 0.1
"""A side is what those do of whom things were told."""
STAYING = 0.4
"""The name of a side behind what the other one has, or behind what that side has though it stands before it."""
MOST_OF_ONE = 10
MOST_NUMBERS = 6
"""So many numbers stand one after another before what they count."""


class Placing(People):
    """Puts what is said into the inputs of a checker; each way to do it makes a state."""

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
        if state.alone == at - 1 and state.apart != at and not is_vague:
            state = state.copy(PASSED)
        if len(state.numbers) < MOST_NUMBERS:
            turns = state.order == "behind" and bool(found)
            other = state.copy(state.unpaired() + (AHEAD if turns else 0.0))
            other.numbers = state.numbers + [Number(value, at, is_vague, state.strange == at - 1 and state.apart != at)]
            other.waits = None
            found.append(other)
        return found

    def several(self, state: State, number: int, at: int) -> list[State]:
        """A number of things: so many of the entry before it, or of what follows."""
        found = self.number(state, number, at)
        if state.entry and state.is_spent and at - state.since <= 2 and 0 < number <= MOST_OF_ONE:
            slot, id, _at = state.entry
            other: Any = state.copy()
            for _copy in range(number - 1):
                other = other and other.put(slot, id)
            if other:
                found = [one.copy(NOT_A_PART) for one in found] + [other]
        return found

    def beside_others(self, state: State, mention: Mention, at: int) -> State:
        """The state behind a word of the game that is not the checker's: a number right beside the name of something
        else counts that, so that *9 cards* are no 9 pearls."""
        names = [code[0] for code in mention.means if code[0] in "fct" and ">" not in code]
        if not names and not [code for code in mention.means if code[0] == "q"]:
            return state
        other = state.copy()
        other.unread += 1
        if TOPIC in names:
            other.strange = at
        if names and state.numbers and state.numbers[-1].at == at - 1 and not mention.mark:
            last = state.numbers[-1]
            other.numbers = state.numbers[:-1] + [Number(last.value, last.at, last.is_vague, True)]
        return other

    def _given(self, state: State, what: Any, number: int) -> list[State]:
        """Give a number to what it counts; none if that cannot be."""
        if isinstance(what, Slot):
            found = [state.put(what, number)]
        elif what[0] == "item":
            return self._item_of(state, what[1], number)
        elif what[0] == "each":
            found = [self._all_ones(state, number)]
        elif what[0] == "counts":
            found = [state.count(what[1], what[2], number)]
        elif what[0] == "begins":
            found = [state.put(what[1], id) for id in what[1].begins.get(str(number), [])]
            for other in found:
                if other is not None:
                    other.is_names = False
        else:
            id = what[2].get(str(number))
            found = [state.put(what[1], id)] if id else []
            for other in found:
                if other is not None:
                    other.is_names = False
                    other.placed(what[1], id, state.since)
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

    def field(self, state: State, path: str, at: int) -> list[State]:
        """The name of an input, or of one of several that are told alike."""
        bare = path.lstrip("<>")
        if bare in self.checker.groups:
            return self._side(state, bare, path[0] == ">", state.apart == at)
        if bare in self.checker.lists:
            return self._item(state, bare, at)
        slot = self.checker.slots.get(bare)
        if slot is None or (slot.side is not None and slot.side != state.side):
            return []
        if slot.is_seat and (state.people or self.checker.people in state.items):
            told = state.put(slot, state.items.get(self.checker.people, 0) + 1)
            return ([told] if told is not None else []) + [state.waiting(slot, at)]
        if slot.type == "choice":
            return self._chosen(state, slot, at)
        if slot.type == "flag":
            other = state.put(slot, not state.is_without)
            return [other] if other is not None else []
        if slot.numbered:
            return self._called_by_number(state, slot, at)
        if slot.type not in ("integer", "numbers"):
            begun = [state.waiting(("begins", slot), at)] if slot.begins and path[0] != "<" else []
            return self._announced(state, slot, at, path) + begun
        found = self._counting(state, slot, at, path[0] == ">")
        return found if path[0] != "<" else [other for other in found if other.waits is not slot]

    def _announced(self, state: State, slot: Slot, at: int, path: str) -> list[State]:
        """The name of an input that takes entries: of those that follow, or of the one right before it."""
        if self._counts_before(state, slot, at) and path[0] != ">":
            moved = state.copy(NAMED)
            moved.waits, moved.since = ("counts", slot, state.waits[2]), at
            return [moved]
        other = state.copy(NAMED + (IDLE if state.is_idle else 0.0))
        other.focus = slot.path
        other.is_idle = True
        if slot.of in self.checker.series:
            other.waits, other.since, other.is_spent = ("part", slot, self.checker.series[slot.of]), at, True
        other.is_without = False
        is_number = bool(state.numbers) and state.numbers[-1].at == at - 1 and state.apart != at
        if slot.is_many and is_number and path[0] != ">":  # so many of them
            other.numbers = state.numbers[:-1]
            other.cost += SO_MANY
        entry = state.entry if path[0] != ">" else None
        if not entry or entry[0] is slot or entry[0].of != slot.of or at - entry[2] > 2:
            return [other] if path[0] != "<" else []
        other.cost += BEHIND if at - entry[2] == 1 else 0.0
        return ([other] if path[0] != "<" else []) + self._moved(state, slot)

    def _counts_before(self, state: State, slot: Slot, at: int) -> bool:
        """Whether right before it something was named of which the number is still to come: *red pyramid 2*."""
        waits = state.waits
        if not isinstance(waits, tuple) or waits[0] != "counts" or state.is_spent or state.apart == at:
            return False
        return bool(at - state.since == 1 and slot.type == "counts" and slot.of == waits[1].of)

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
            if at - other.numbers[-1].at > MOST_APART:
                break
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
            return [state.copy(3 * NAMED)]
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
        return [other] + self._pointed(state, other, slot) if other is not None else []

    def _pointed(self, state: State, told: State, slot: Slot) -> list[State]:
        """What was named last is what a choice is about: *the crabs, but a rival's sentinel is on them*."""
        found = []
        for path in slot.about:
            of = self.checker.slots[path]
            if state.entry and of.type == "entry" and of.of == state.entry[0].of and path not in state.values:
                other = told.copy(POINTED_AT)
                other.values = dict(told.values)
                other.values[path] = state.entry[1]
                found.append(other)
        return found

    def _side(self, state: State, path: str, is_before: bool, is_apart: bool) -> list[State]:
        """The name of a side; what stands before the side is no name for the one that was told."""
        side = self.checker.groups[path]
        other = self.flushed(state)
        if not state.values:
            other.me = side if state.person == 0 else 1 - side
            other.is_headed = True
        other.person = 0 if side == other.me else 1
        other.side = side
        other.waits = None
        turned = self._turned(other)
        other.cost += STAYING if turned and is_before else 0.0
        return [other] + turned + ([] if is_apart else self._by_verb(other))

    def _turned(self, state: State) -> list[State]:
        """What was told so far is the other side's, where the first one is named only behind it: attacked *by* 3."""
        names = {side: name + "." for name, side in self.checker.groups.items()}
        own, others = names[state.side], names[1 - state.side]
        told = [path for path in state.values if path.startswith(own)]
        if not told or [path for path in state.values if path.startswith(others)]:
            return []
        other = state.copy(TURNED)
        other.values = {
            others + path[len(own) :] if path in told else path: value for path, value in state.values.items()
        }
        return [other]

    def _by_verb(self, state: State) -> list[State]:
        """The side is what somebody does of whom things were told: those are this side's, and those that follow the
        other's, as in *5 units attacking 3*, and *3 units in defense against 5*."""
        names = {side: name + "." for name, side in self.checker.groups.items()}
        told = [[path for path in state.values if path.startswith(names[side])] for side in (0, 1)]
        if state.is_headed or bool(told[0]) == bool(told[1]):
            return []
        here = 0 if told[0] else 1
        verb = state.copy(VERB)
        verb.values = {
            names[state.side] + path[len(names[here]) :] if path in told[here] else path: value
            for path, value in state.values.items()
        }
        verb.me = state.side if here == state.me else 1 - state.side
        verb.side = 1 - state.side
        verb.person = 0 if verb.side == verb.me else 1
        return [verb]

    def each(self, state: State, at: int) -> list[State]:
        """What was told of one holds for all of them, or so many are there of each thing that was named."""
        other = state.copy()
        other.is_each = True
        people = self.checker.people
        here = people + "[" + str(state.items.get(people, 0)) + "]"
        told = {
            path: value
            for path, value in state.values.items()
            if people and path.startswith(here + ".") and not path.endswith(".name")
        }
        if len(state.people) > 1:
            other.values = dict(state.values)
            for place in range(len(state.people)):
                for path, value in told.items():
                    other.values.setdefault(people + "[" + str(place) + "]" + path[len(here) :], value)
        found = [other]
        if len(state.people) > 1 and not told:
            other.for_all = people
        last = self.checker.slots.get(state.last)
        if self.checker.sides:
            other.for_all = SIDES
        if last and last.twin and last.twin.path not in state.values and last.path in state.values:
            both = state.copy()
            both.values = dict(state.values)
            both.values[last.twin.path] = state.values[last.path]
            found.append(both)
        if state.ones and state.numbers:
            every = self._all_ones(state, state.numbers[-1].value)
            if every is not None:
                every.cost += every.taken(at, "before")
                every.cost -= PASSED if state.alone == state.numbers[-1].at - 1 else 0.0
                found.append(every)
        if state.ones:
            found.append(state.waiting(("each",), at))
        return found

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
            return [state.copy()]
        other = self.flushed(state)
        for name in self.checker.lists:
            if [path for path in other.values if path.startswith(name + "[")]:
                other = other.at_item(name, other.items.get(name, 0) + 1)
        other.waits = None
        return [other]
