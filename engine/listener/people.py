"""Who is spoken of: the one who asks, others by a word, a seat or a name, and whose things are told then."""

from engine.listener.folding import is_unspaced
from engine.listener.mentions import ME, NAME, SEAT
from engine.listener.naming import Naming
from engine.listener.slots import Slot
from engine.listener.state import State
from engine.typing_compat import Any

BARE = 0.25
"""A number of which nothing tells what it counts."""
BARE_REQUIRED = 0.1
"""The same where it has to be told."""
OTHERS = 0.6
"""The same where it counts what the checker does not ask for."""
NO_PLACE = 4.0
"""A number that counts nothing."""
STILL = 0.3
"""Somebody is spoken of, but it is not them of whom things are told now."""
STRANGER = 0.2
"""A word that nobody knows is the name of somebody who plays."""
WORD_AS_NAME = 0.9
"""The same where it does not even have a capital letter."""
LEAST_NAME = 3
MOST_ENDING = 3
"""Names are one that begin with so many letters alike, and but for one differ in so many letters at the end."""


class People(Naming):
    """Turns to those who are spoken of; each way to do it makes a state."""

    def called_by_name(self, state: State, name: str, at: int) -> list[State]:
        """Somebody is spoken of by a name that nobody knows."""
        who = _known_as(state.people, name)
        is_capital = name[:1] != name[:1].lower() or is_unspaced(name[0])
        if len(name) == 1 and is_unspaced(name):  # the end of a verb
            return []
        if not self.checker.people:
            return [one.copy(STRANGER) for one in self.spoken_of(state, who, at)] if _is_name(name) and at else []
        found = [other for other in self.spoken_of(state, who, at) if who in other.people]
        for other in found:
            place = other.people.index(who)
            other.cost += 0.0 if who in state.people else STRANGER if is_capital else WORD_AS_NAME
            if self.checker.has_names and other.items.get(self.checker.people, 0) == place:
                other.values = dict(other.values)
                other.values.setdefault(f"{self.checker.people}[{place}].name", name)
        return found

    def spoken_of(self, state: State, who: str, at: int, is_apart: bool = False) -> list[State]:
        """Who is spoken of, by a code: a side, or one of those in a list."""
        person = 0 if who in (ME, SEAT + "1") else 1
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
                return self._sitting(state, who) or self._whose(state, person, at, is_apart)
            known, place = self._seat_of(state, who)
            if isinstance(state.waits, Slot) and state.waits.is_seat and (who in state.people or who.startswith(SEAT)):
                told = state.put(state.waits, place + 1)
                if told is not None:
                    told.waits = None
                    return [told]
            other = state.copy()
            other.people = known
            if place == state.items.get(people, 0):
                return [other]
            if place >= self.checker.lists[people]:
                return [state.copy()]
            other = self.flushed(other).at_item(people, place)
        other.waits = None
        return [other, state.copy(STILL)]

    def _sitting(self, state: State, who: str) -> list[State]:
        """Where the one sits who asks, if the checker asks for that alone."""
        if not who.startswith(SEAT):
            return []
        told = [state.put(slot, int(who[len(SEAT) :])) for slot in self.checker.slots.values() if slot.is_seat]
        return [other for other in told if other is not None]

    def _seat_of(self, state: State, who: str) -> Any:
        """Those who are spoken of with one more, and the place of that one among them."""
        people = self.checker.people
        known = state.people or ([ME] if [path for path in state.values if path.startswith(people + "[0]")] else [])
        if not who.startswith(SEAT):
            if who in known:
                return known, known.index(who)
            named = [place for place, one in enumerate(known) if one.startswith(NAME)]
            if named and who != ME and not who.startswith(NAME):  # *she* is one who was called by name
                here = state.items.get(people, 0)
                return known, here if here in named else named[-1]
            return known + [who], len(known)
        seat = int(who[len(SEAT) :])
        return known + [SEAT + str(place + 1) for place in range(len(known), seat)], seat - 1

    def _whose(self, state: State, person: int, at: int, is_apart: bool) -> list[State]:
        """Whose things are told now; who is named behind an entry has that."""
        other = state.copy()
        other.person = person
        focus = self.checker.slots.get(state.focus)
        if focus and focus.whose == 1 - person:
            other.focus = ""
            other.is_idle = False
        found = [other]
        if state.entry and not is_apart and at - state.entry[2] <= 3 and state.entry[0].whose == 1 - person:
            for twin in self.checker.taking(state.entry[0].of, state.side):
                if twin.whose == person:
                    found += self._moved(state, twin)
        return found

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
                        placed.cost += OTHERS if number.is_others else BARE_REQUIRED if slot.is_required else BARE
                        placed.bare += 1
                        placed.is_guess = placed.is_guess or number.is_others
                        break
            if placed is None:
                other.cost += NO_PLACE
            else:
                other = placed
        return other


def _known_as(people: list[str], name: str) -> str:
    """The code of somebody called so: that of one who was spoken of by another form of the name, as *Ann* of Ann's."""
    for who in people:
        known = who[len(NAME) :].lower()
        if who.startswith(NAME) and len(known) > 2 and abs(len(known) - len(name)) <= MOST_ENDING:
            least = max(LEAST_NAME, min(len(known), len(name)) - 1)
            if known[:least] == name[:least].lower():
                return who
    return NAME + name


def _is_name(word: str) -> bool:
    """Whether a word is written as names are, in a script that tells them apart."""
    return word[:1] != word[:1].lower() and word[1:] == word[1:].lower()
