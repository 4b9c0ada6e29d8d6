"""Reading a question as a request of one checker: what it mentions is put into the inputs that can take it.

A reading is a search: from the first mention to the last, every place that a mention can take makes a state of its own,
and the cheapest few go on. What a state costs is how far it strays from what people mean by such words.
"""

from engine.listener.mentions import (
    AGAINST,
    COUNTER,
    EACH,
    FILLER,
    LACKING,
    ME,
    NAME,
    NUMBER_MEANS,
    ONE_OF,
    PERSON,
    SERIES,
    TOPIC,
    WITHOUT,
    Mention,
)
from engine.listener.ordering import ordered
from engine.listener.placing import IDLE, Placing
from engine.listener.slots import Checker
from engine.listener.state import State
from engine.typing_compat import Any

WIDTH = 8
"""So many states go on from each mention."""

UNUSED = 4.0
"""What it costs that something is said for which there is no place."""
UNTOLD = 0.7
"""What it costs to take for mere talk what could tell something."""
VAGUE = 0.25
"""The same of a word such as *one*."""
AFTER_COMMA = 0.1
AFTER_SENTENCE = 0.4
"""A number that belongs to something behind the next mark."""
POINTED = 0.4
"""Somebody was pointed at of whom nothing is told."""
BESIDE_NUMBER = 0.3
"""What is counted is meant, not the choice that is called so."""
WIDER = 0.4
"""An entry among things of all kinds, where there is a place for those of its kind."""
HALF = 0.25
"""A part of a name that only one thing has."""
COUNTED = 0.1
"""A word that stands behind numbers of anything."""
STRANGE = 0.5
"""A word that other checkers are asked with."""
CHOICE_OF_OTHERS = 1.0
"""What other checkers are told."""
BOTH = 0.1
"""What it is worth that a word tells two things at once."""
OF_TOPIC = 0.15
"""A word of the game that tells nothing."""
WAITING = 0.3
"""What a number may still cost that has no place yet."""
MISSING = 1.5
UNNEEDED = 0.6
"""An input that is missing: a required one, or one that makes the answer worth asking for."""
IMPLIED = 0.3
"""A choice that was named, though as something else: paid with 5 stone, a tunnel is a stone one."""
LIKELY = 4
"""So many readings of a question are told at most."""
CALLED = 1.2
"""What it is worth that the question is called like the checker's."""


class Reading:
    """A request that a question may be: what it costs, how far it strays, and how much it tells."""

    def __init__(
        self, checker: str, request: dict[str, Any], state: State, told: int, lacking: float, has_steps: bool
    ) -> None:
        self.checker = checker
        self.request = request
        self.cost = state.cost - state.called + lacking
        self.strays = state.cost
        self.called = state.called
        self.told = told
        self.firm = state.firm
        """How much of that is numbers and names, which nobody says by chance; a choice is a third of one."""
        self.is_whole = not lacking
        """Whether all is told without which there is no answer worth asking for."""
        self.unread = state.unread
        """How many words of the game are none of the checker's."""
        self.is_guess = state.is_guess or (state.unread > 0 and state.firm <= state.bare)
        """Whether it hangs on numbers that seem to count something else."""
        self.is_names = state.is_names
        """Whether nothing is told but names."""
        self.has_steps = has_steps
        """Whether several things are told one after the other, which people tell in many ways."""
        self.left: list[str] = state.left
        """The words that nothing is known of."""


class Reader:
    """Reads questions as requests of one checker."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.placing = Placing(checker)

    def read(self, mentions: list[Mention]) -> list[Any]:
        """The cheapest readings of what was mentioned, each another request; none if nothing of it has a place."""
        states = [State()]
        for place, mention in enumerate(self.fitting(mentions)):
            if mention.means == [FILLER] and not mention.mark:
                continue
            after: list[State] = []
            for state in states:
                after += self._after(state, mention, place)
            states = _different(ordered(after, _prospect))
        readings = [self._end(state) for state in states]
        readings = [reading for reading in readings if reading is not None]
        readings = ordered(readings, lambda reading: reading.cost)
        kept: list[Any] = []
        for reading in readings[:LIKELY]:
            if not [other for other in kept if other.request == reading.request]:
                kept.append(reading)
        return kept

    def fitting(self, mentions: list[Mention]) -> list[Mention]:
        """The mentions, with the words of phrases that tell something only to other checkers."""
        found: list[Mention] = []
        for mention in mentions:
            is_split = mention.parts and not self._has_place(mention) and not self.is_called([mention])
            if is_split and [part for part in mention.parts if self._has_place(part)]:
                found += mention.parts
            else:
                found.append(mention)
        return found

    def unplaced(self, mentions: list[Mention]) -> int:
        """How many of the mentions cannot be told to the checker: at most so many facts of a question are left out."""
        facts = [mention for mention in mentions if (mention.is_fact or mention.is_choice) and not mention.is_talk]
        return len([mention for mention in facts if not self._has_place(mention)])

    def is_called(self, mentions: list[Mention]) -> bool:
        """Whether the question is called like the checker's."""
        return bool([mention for mention in mentions if "q:" + self.checker.name in mention.means])

    def _has_place(self, mention: Mention) -> bool:
        own = ("f:" + self.checker.name + ":", "c:" + self.checker.name + ":")
        for code in mention.means:
            if code == NUMBER_MEANS or code.startswith(own):
                return True
            if code[0] in "ehs" and self.checker.takes(code.split(":")[1]):
                return True
        return False

    def _after(self, state: State, mention: Mention, at: int) -> list[State]:
        """The states in which a mention may leave one."""
        if not mention.means:
            stranger = state.copy(mention.cost)
            stranger.left = state.left + [mention.text]
            return [stranger] + self.placing.called_by_name(state, mention.text, at)
        if mention.mark:
            state = _marked(state, mention.mark)
            state.apart = at
        told: list[State] = []
        for code in mention.means:
            chosen = self._told(state, mention, code, at)
            told += chosen
            if code[0] == "c":  # *draws 3*: what is done, and how many
                for field in [code for code in mention.means if code[0] == "f"] if chosen else []:
                    told += self._told(chosen[0].copy(-BOTH), mention, field, at)
        is_called = "q:" + self.checker.name in mention.means
        if mention.number is None and not is_called and not self._has_place(mention):
            state = self.placing.beside_others(state, mention, at)
        if is_called and not mention.is_entry:
            told = [_called(other, len(mention.units)) for other in told]
        said: list[State] = []
        for code in mention.means:
            said += self._said(state, code, at, bool(mention.mark))
        if is_called and not (told and mention.is_entry):
            said = [_called(other, len(mention.units)) for other in said or [state]]
        if not said:
            said = [state.copy(UNUSED if mention.is_fact else CHOICE_OF_OTHERS if mention.is_choice else STRANGE)]
        elif told:
            for other in said:
                other.cost += VAGUE if mention.is_vague else COUNTED if COUNTER in mention.means else UNTOLD
        found = told + said
        seen = [code.split(":") for code in mention.means if code.startswith("c:" + self.checker.name + ":")]
        for other in found:
            other.cost += mention.cost
            if seen:
                other.seen = other.seen + [(code[2], code[3]) for code in seen]
        return found

    def _told(self, state: State, mention: Mention, code: str, at: int) -> list[State]:
        """The states in which what a mention tells of a position leaves one."""
        kind, _colon, rest = code.partition(":")
        if kind == NUMBER_MEANS:
            if mention.is_count:
                return self.placing.several(state, mention.number, at)
            return self.placing.number(state, mention.number, at, mention.is_vague)
        if kind == SERIES:
            return self.placing.series(state, rest, at)
        if kind in ("e", "h"):
            table, _colon, id = rest.partition(":")
            is_counted = bool(state.numbers) and state.numbers[-1].at == at - 1 and self._counts(mention)
            more = (HALF if kind == "h" else 0.0) + (BESIDE_NUMBER if is_counted else 0.0)
            if [of for of in self.checker.narrower.get(table, []) if f"{kind}:{of}:{id}" in mention.means]:
                more += WIDER
            is_everyday = bool([code for code in mention.means if code[0] in "qt"])
            return self.placing.entry(state.copy(more), table, id, at, is_everyday, ONE_OF in mention.means)
        if kind not in ("f", "c"):
            return []
        checker, _colon, path = rest.partition(":")
        if checker != self.checker.name:
            return []
        if kind == "f":
            return self.placing.field(state, path, at)
        path, _colon, choice = path.partition(":")
        is_counted = mention.is_entry and bool(state.numbers) and state.numbers[-1].at == at - 1
        return self.placing.choice(state.copy(BESIDE_NUMBER) if is_counted else state, path, choice)

    def _counts(self, mention: Mention) -> bool:
        """Whether a mention names something that is told by a number."""
        own = "f:" + self.checker.name + ":"
        paths = [code[len(own) :].lstrip("<>") for code in mention.means if code.startswith(own)]
        slots = [self.checker.slots[path] for path in paths if path in self.checker.slots]
        return bool([slot for slot in slots if slot.type == "integer"])

    def _said(self, state: State, code: str, at: int, is_apart: bool) -> list[State]:
        """The states in which words that tell nothing by themselves leave one."""
        if code == AGAINST:
            return self.placing.against(state)
        if code.startswith(PERSON):
            return self.placing.spoken_of(state, code, at, is_apart)
        if code == WITHOUT:
            other = state.copy(0.1)
            other.is_without = True
            return [other]
        if code == LACKING:
            return self.placing.lacking(state)
        if code == EACH:
            return self.placing.each(state, at)
        if code in (FILLER, COUNTER):
            return [state.copy()]
        return [state.copy(OF_TOPIC)] if code == TOPIC else []

    def _end(self, state: State) -> Any:
        """The reading of a state behind the last mention."""
        other = self.placing.flushed(state)
        if not other.values:
            return None
        other.cost += IDLE if other.is_idle else 0.0
        names = [who[len(NAME) :] for who in other.people if who.startswith(NAME)]
        if len(names) == 1 and ME not in other.people:
            other.left = other.left + names
        if other.many and self.checker.people:
            other.firm += 1.0
            _crowded(other, self.checker.people)
        for name, place in other.items.items():
            if place and not [path for path in other.values if path.startswith(name + "[" + str(place) + "]")]:
                seat = self._seat(other) if name == self.checker.people else None
                if seat is None:
                    other.cost += POINTED
                else:
                    other.values = dict(other.values)
                    other.values[seat] = place + 1
        for path in self.checker.missing(other.values):
            choices = {choice: 1 for seen, choice in other.seen if seen == path}
            if len(choices) == 1:
                other.values = dict(other.values)
                other.values[path] = next(iter(choices))
                other.cost += IMPLIED
        _imply(other, self.checker)
        missing = self.checker.missing(other.values)
        unneeded = self.checker.unneeded(other.values) + self.checker.pointless(other.values)
        told = sum([len(value) if isinstance(value, (list, dict)) else 1 for value in other.values.values()])
        lacking = MISSING * len(missing) + UNNEEDED * unneeded
        has_steps = self.checker.has_steps(other.values)
        return Reading(self.checker.id, nested(other.values), other, told, lacking, has_steps)

    def _seat(self, state: State) -> Any:
        """The input that says who of those who play is meant, if it is not told yet."""
        seats = [slot.path for slot in self.checker.slots.values() if slot.is_seat and slot.path not in state.values]
        return seats[0] if seats and self.checker.slots[seats[0]].type == "integer" else None


def _imply(state: State, checker: Checker) -> None:
    """Tell what is meant by what is told: who counts wounds has the tile that gives them."""
    for slot in checker.slots.values():
        for path, value in slot.implies.items() if slot.path in state.values else ():
            held = state.values.get(path)
            if held is None or (isinstance(held, list) and value not in held):
                state.values = dict(state.values)
                state.values[path] = (held or []) + [value] if checker.slots[path].is_many else value
        if slot.shares in state.values and checker.is_alone(slot.list, state.values):
            state.values = dict(state.values)
            state.values.setdefault(slot.at({}), state.values[slot.shares])


def _marked(state: State, mark: int) -> State:
    """The state behind a mark of punctuation: the end of a sentence ends what was begun."""
    other = state.copy()
    other.is_without = False
    if state.numbers:
        other.cost += AFTER_COMMA if mark == 1 else AFTER_SENTENCE
    if mark == 2:
        other.entry = None
        other.row = []
    if mark == 2 and state.is_spent:
        other.waits = None
    return other


def _different(states: list[State]) -> list[State]:
    """The first few states that are not alike."""
    kept: list[State] = []
    for state in states:
        alike = [other for other in kept if other.values == state.values and _waits_alike(other, state)]
        if not alike:
            kept.append(state)
        if len(kept) == WIDTH:
            break
    return kept


def _waits_alike(one: State, other: State) -> bool:
    return (
        one.waits is other.waits
        and len(one.numbers) == len(other.numbers)
        and one.side == other.side
        and one.focus == other.focus
        and one.items == other.items
        and one.called == other.called
        and one.is_without == other.is_without
        and one.is_each == other.is_each
        and one.many == other.many
    )


def _crowded(state: State, people: str) -> None:
    """Let there be as many players as was said: each as the first is told, if that was said, else with nothing told."""
    first = people + "[0]"
    told = {path: value for path, value in state.values.items() if path.startswith(first)}
    state.values = dict(state.values)
    for place in range(state.many):
        item = people + "[" + str(place) + "]"
        if state.is_each and state.many and place:
            for path, value in told.items():
                state.values.setdefault(item + path[len(first) :], value)
        if not [path for path in state.values if path.startswith(item)]:
            state.values[item] = {}


def _prospect(state: State) -> float:
    """What a state will cost at least, with what still waits."""
    return state.cost - state.called + WAITING * len(state.numbers) + state.unpaired() / 8


def _called(state: State, units: int) -> State:
    other = state.copy()
    other.called = max(other.called, CALLED + 0.1 * units)
    return other


def nested(values: dict[str, Any]) -> dict[str, Any]:
    """Values by their paths as a request: ``players[1].points`` within the second item of a list.

    >>> nested({"a.b": 1, "c[0].d": 2, "c[1].d": 3})
    {'a': {'b': 1}, 'c': [{'d': 2}, {'d': 3}]}
    """
    request: dict[str, Any] = {}
    for path in sorted(values):
        at: Any = request
        *folders, last = path.split(".")
        if last.endswith("]"):  # an item of which nothing is told
            folders, last = folders + [last], ""
        for folder in folders:
            name, _bracket, index = folder.partition("[")
            if not index:
                at = at.setdefault(name, {})
                continue
            items = at.setdefault(name, [])
            place = int(index[:-1])
            while len(items) <= place:
                items.append({})
            at = items[place]
        if last:
            at[last] = values[path]
    return request
