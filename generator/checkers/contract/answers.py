"""Answers held to what the engine declares of them: parts, codes, parameters, entries, and rules that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.outputs import READING, VERDICT, Output
from generator.checkers.own_codes import own_codes
from generator.render.game_checkers import AMOUNTS, GROUPS, PLAYERS, ROUNDED, SQUARES, answers_of, table_of
from generator.text.parameters import types_in

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions


_FRACTION = re.compile(r"-?\d+(/\d+)?")


class Fault(NamedTuple):
    """Something in an answer that is not as declared: where, what it is, and the code of the message that has it."""

    path: str
    problem: str
    code: str = ""


class DeclaredAnswer:
    """What one checker declares of its answers."""

    def __init__(self, questions: GameQuestions, checker: str) -> None:
        self.questions = questions
        module = answers_of(checker)
        self.outputs: tuple[Output, ...] = VERDICT + tuple(module.ANSWER)
        self.readings: dict[str, tuple[Output, ...]] = getattr(module, "READINGS", {})
        self.words = questions.game.checkers.values()
        self.rules = {rule.id for rule in questions.game.rules}
        found = next((one for one in questions.opened.checkers if one.id == checker), None)
        self.types = types_in(own_codes(questions, found)) if found else questions.types

    def faults(self, answer: Any, seen: set[str] | None = None) -> Iterator[Fault]:
        """What of an answer is not as declared; ``seen`` gets the paths of the parts that it has."""
        yield from self._record(self.outputs, answer, "", set() if seen is None else seen)

    def _record(self, outputs: tuple[Output, ...], value: Any, path: str, seen: set[str]) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield Fault(path, "is no object")
            return
        names = {output.name: output for output in outputs}
        yield from (Fault(f"{path}.{name}".lstrip("."), "is not declared") for name in value if name not in names)
        for name, output in names.items():
            place = f"{path}.{name}".lstrip(".")
            if name not in value:
                if not output.optional:
                    yield Fault(place, "is missing")
            elif value[name] is not None:
                seen.add(place)
                items = [value[name]]
                for _depth in range(output.several):
                    if not all(isinstance(item, list) for item in items):
                        yield Fault(place, "is no list")
                        items = []
                    items = [part for item in items for part in item]
                for item in items:
                    seen.add(f"{place}={item}" if output.type == "choice" else place)
                    yield from self._part(output, item, place, seen)
            elif not output.nullable:
                yield Fault(place, "is null")

    def _part(self, output: Output, value: Any, path: str, seen: set[str]) -> Iterator[Fault]:
        kind = output.type
        if kind == "record":
            yield from self._record(output.fields, value, path, seen)
        elif kind == "messages":
            yield from self._message(output.of, value, path)
            if output.of == "open":
                own = self.readings.get(value.get("code"), ())
                for reading in value.get("readings", ()):
                    yield from self._reading(value, reading, path)
                    yield from self._record(READING + own, reading, f"<{value['code']}>", seen)
        elif kind == "entry":
            if not self._is_entry(output.of, value):
                yield Fault(path, f"is no {output.of}: {value!r}")
        elif kind == "choice":
            if value not in output.choices:
                yield Fault(path, f"is none of {', '.join(output.choices)}: {value!r}")
        elif kind == "counts":
            yield from self._counts(output.of, value, path)
        elif kind == "fraction":
            if not isinstance(value, str) or not _FRACTION.fullmatch(value):
                yield Fault(path, f"is no fraction: {value!r}")
        elif kind == "pair":
            if not _is_pair(value):
                yield Fault(path, f"is no pair of whole numbers: {value!r}")
        else:
            types = {"boolean": bool, "integer": int, "text": str}
            if type(value) is not types.get(kind, dict):
                yield Fault(path, f"is no {kind}: {value!r}")

    def _counts(self, table: str, value: Any, path: str) -> Iterator[Fault]:
        """Whole numbers by ids of a table."""
        if not isinstance(value, dict):
            yield Fault(path, f"is no object with numbers: {value!r}")
            return
        for id_, number in value.items():
            if not self._is_entry(table, id_):
                yield Fault(path, f"is no {table}: {id_!r}")
            if type(number) is not int:
                yield Fault(f"{path}.{id_}", f"is no integer: {number!r}")

    def _message(self, group: str, message: Any, path: str) -> Iterator[Fault]:
        """A coded message: its code is declared with just these parameters, and its rule is there."""
        if not isinstance(message, dict) or not isinstance(message.get("params"), dict):
            yield Fault(path, f"is no message with a code and params: {message!r}")
            return
        code = message.get("code")
        types = self.types.get(group, {}).get(str(code))
        if types is None:
            yield Fault(path, f"has a code that no module declares that the checker imports: {code!r}", str(code))
            return
        params = message["params"]
        if set(params) != set(types):
            yield Fault(path, f"'{code}' has the parameters {sorted(params)} instead of {sorted(types)}", str(code))
        for name in set(params) & set(types):
            if not self._is_of_type(types[name], params[name]):
                yield Fault(
                    path, f"the parameter '{name}' of '{code}' is no {types[name]}: {params[name]!r}", str(code)
                )
        if group in GROUPS and group != "fixes" and message.get("rule") not in self.rules:
            yield Fault(path, f"'{code}' cites a rule that there is not: {message.get('rule')!r}", str(code))
        if "fix" in message:
            yield from self._message("fixes", message["fix"], f"{path}.fix")

    def _reading(self, point: Any, reading: Any, path: str) -> Iterator[Fault]:
        """What a reading leads to has words."""
        code, name = str(point["code"]), reading.get("reading") if isinstance(reading, dict) else reading
        if not any(name in words.open[code].readings for words in self.words if code in words.open):
            yield Fault(path, f"'{code}' has a reading without words: {name!r}", code)

    def _is_of_type(self, kind: str, value: Any) -> bool:
        if kind in ROUNDED:
            return isinstance(value, dict) and set(value) == {"fraction", ROUNDED[kind]}
        if kind in ("integer", "text"):
            return type(value) is (int if kind == "integer" else str)
        if kind in PLAYERS:
            places = [value] if kind == PLAYERS[0] else value
            return isinstance(places, list) and all(type(place) is int for place in places)
        if kind == SQUARES:
            return isinstance(value, list) and all(_is_pair(square) for square in value)
        table, several = table_of(kind) or (kind, False)
        if kind.endswith(AMOUNTS):
            return not [*self._counts(table, value, "")]
        ids = value if several else [value]
        return isinstance(ids, list) and all(self._is_entry(table, id_) for id_ in ids)

    def _is_entry(self, table: str, id_: Any) -> bool:
        game = self.questions.opened.engine_game
        if game is not None and table in game.tables:
            return id_ in game.tables[table]
        # A table that is not there has a finding of its own.
        return table not in self.questions.tables or self.questions.game.knows(f"{table}:{id_}")


def _is_pair(value: Any) -> bool:
    """Whether that is a list of two whole numbers."""
    return isinstance(value, list) and [type(number) for number in value] == [int, int]
