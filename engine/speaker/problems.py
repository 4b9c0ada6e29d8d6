"""A question that could not be read, in words: which field, what was given, what would have been accepted."""

from engine.speaker.runs import flat
from engine.speaker.values import Values
from engine.typing_compat import Any

EXAMPLES = 3
"""How many ids are shown as examples of what is accepted."""

KEYS = ("needs", "with", "first", "ids", "copies", "only", "together", "squares", "checkers")
"""What tells most about what is accepted; otherwise its type says it."""

NUMBERS = ("copies", "only", "together", "squares", "max_items", "max_length")
"""What is counted in what is accepted: the first of these that is there."""


class Problems:
    """Tells what is wrong with a question to one checker."""

    def __init__(self, values: Values, request: Any) -> None:
        self.values = values
        self.fields = values.fields
        self.sentences: dict[str, Any] = values.common
        self.request = request

    def describe(self, answer: dict[str, Any]) -> dict[str, Any]:
        """``items`` with ``text``, ``accepted``, ``rule`` and ``place`` of each problem, and what is still ``needed``.

        What is only not there yet is no item: nobody entered anything that is wrong.
        """
        wrong = [problem for problem in answer["problems"] if not self._is_to_come(problem)]
        return {"items": [self._item(problem) for problem in wrong], "needed": self._needed(answer["problems"])}

    def every(self, answer: dict[str, Any]) -> list[dict[str, Any]]:
        """All problems as items, also of what is not there yet: for whoever wrote the question as JSON."""
        return [self._item(problem) for problem in answer["problems"]]

    def _is_to_come(self, problem: dict[str, Any]) -> bool:
        code, value = problem["code"], self._raw(problem["field"])
        if code == "missing-field":
            return True
        if value is None:
            return code in ("conflict", "out-of-range")
        return (
            code == "out-of-range" and isinstance(value, list) and len(value) < problem["accepted"].get("min_items", 0)
        )

    def missing(self, answer: dict[str, Any]) -> list[str]:
        """The paths of the inputs that the question still needs."""
        return [self._steps(place)[-1][0] for place in self._to_come(answer["problems"]) if place]

    def _to_come(self, problems: list[dict[str, Any]]) -> list[str]:
        """The places of what is not there yet."""
        return [
            problem["accepted"].get("first") or problem["field"] for problem in problems if self._is_to_come(problem)
        ]

    def _needed(self, problems: list[dict[str, Any]]) -> list[Any] | None:
        """What the question still needs, as a calm sentence."""
        fields: list[str] = []
        for place in self._to_come(problems):
            name = self._place(place)
            if name not in fields:
                fields.append(name)
        return self._ui("still-needed", {"fields": self.values.language.joined(fields)}) if fields else None

    def _ui(self, key: str, more: dict[str, Any]) -> list[Any]:
        return self.values.say(self.values.words["ui"][key], more)

    def _item(self, problem: dict[str, Any]) -> dict[str, Any]:
        place = problem["field"]
        name = self._place(place)
        values = {"field": name, "given": self._given(problem), "owner": self._owner(problem)}
        # What is entered more than once says by itself how to mend it.
        accepted = None if problem["code"] == "duplicate" else self.accepted(problem["accepted"])
        return {
            "text": self.values.say(self.values.text_of("problems", self._sentence(problem)), values),
            "accepted": accepted,
            "rule": problem.get("rule"),
            "place": place if place not in ("", name) else None,
        }

    def _sentence(self, problem: dict[str, Any]) -> str:
        """The sentence for a problem: another one for a field than for an entry of a list.

        Where nothing was entered that could be said again, being several things, or none, there is another, too.
        """
        code, place = problem["code"], problem["field"]
        if code == "duplicate" and place == problem["given"]:
            return "twice"
        whole = f"{code}-whole"
        is_quotable = isinstance(self._raw(place), (str, int, float))
        return whole if whole in self.sentences["problems"] and not is_quotable else str(code)

    def _place(self, place: str) -> str:
        """A place such as ``players[0].hand[2]`` by the labels of the form, counted as people count."""
        if not place:
            return self.values.texts.plain(self.sentences["request"])
        names: list[str] = []
        around = ""
        for path, name, number in self._steps(place):
            declared = self.values.declared_at(around)
            words = self.fields.get(around, {})
            if name:
                own = self.fields.get(path, {})
                table = declared.get("of")
                named = self.values.names.name(table, name) if table else name
                names.append(self.values.texts.plain(own["label"]) if "label" in own else named)
            else:
                # Of rows that are stacked, each item is told by the row that it is in.
                is_row = self.fields.get(around.rpartition(".")[0], {}).get("stacked")
                if around.endswith("[]"):
                    of = self.values.texts.plain(words.get("label"))
                else:
                    of = names[-1] if is_row else names.pop() if names else ""
                item = {"list": of, "number": number}
                label = self.values.names.numbered(declared, words.get("item"), number)
                names.append(label or self.values.texts.plain(self.sentences["item"], item))
            around = path
        return " › ".join(names)

    def _steps(self, place: str) -> list[tuple[str, str, int]]:
        """The steps to a place: the path after each in the declaration, with its name, or else its number from 1."""
        path = ""
        steps = []
        for step in _steps(place):
            around = self.values.declared_at(path)
            name = step if isinstance(step, str) else ""
            number = 0 if isinstance(step, str) else step + 1
            if not name and around.get("type") == "tuple" and number <= len(around["fields"]):
                name = around["fields"][number - 1]["name"]
            if name:
                path = f"{path}.{name}" if path else name
            elif "each" in around:
                path += "[]"
            steps.append((path, name, number))
        return steps

    def _given(self, problem: dict[str, Any]) -> str:
        """What was given: the name of an entry or the label of a choice if it is one, a text in quotes."""
        steps = self._steps(problem["field"])
        path = steps[-1][0] if steps else ""
        declared = self.values.declared_at(path)
        words = self.fields.get(path, {})
        given = problem["given"]
        texts = self.values.texts
        if problem["code"] == "taken" and not declared.get("of"):
            return texts.plain(words.get("label"))
        for table in [declared.get("of") or ""] + [board["of"] for board in declared.get("boards") or ()]:
            if self.values.names.is_entry(table, given):
                return self.values.names.name(table, given)
        phrases = self.sentences["given"]
        if given in (declared.get("choices") or ()):
            label = (
                words["choices"].get(given, {}).get("label") if "choices" in words else self.values.words["ui"][given]
            )
            return texts.plain(phrases["text"], {"text": texts.plain(label)})
        value = self._raw(problem["field"])
        if isinstance(value, list) and given[:1] == "[" and given[1:-1].isdigit():
            return texts.plain(phrases["list"], {"count": len(value)})
        if isinstance(value, dict) and given[:1] == "{":
            return texts.plain(phrases["object"])
        start = given[:-1] if given[-1:] == "…" else given
        if isinstance(value, str) and (value.startswith(start) or "signs" in declared):
            return texts.plain(phrases["text"], {"text": given})
        return str(given)

    def _raw(self, place: str) -> Any:
        """What stands at a place of the question; None if that leads nowhere."""
        value = self.request
        for step in _steps(place):
            if isinstance(value, list):
                value = value[step] if isinstance(step, int) and step < len(value) else None
            else:
                value = value.get(step) if isinstance(value, dict) else None
        return value

    def _owner(self, problem: dict[str, Any]) -> str:
        """Who has a thing already, of which there is only one: the item of the list by its name, or by its number."""
        place = problem["accepted"].get("owner")
        if place is None:
            return ""
        path = problem["field"].split("[")[0]
        name = self._raw(f"{path}[{place}].name")
        return str(name) if name else self.values.names.numbered(None, self.fields[path].get("item"), place + 1)

    def accepted(self, accepted: dict[str, Any]) -> list[Any] | None:
        """What an input accepts, as a sentence; None if there is none for it."""
        kind = accepted.get("type", "object" if "fields" in accepted else "")
        key = next((name for name in KEYS if name in accepted), kind)
        place = accepted[key] if key in KEYS[:3] else ""
        if key == "needs" and not accepted.get("ids"):
            key = "first"  # anything may be entered there
        if key == "items" and accepted["min_items"] == accepted["max_items"]:
            key = "tuple"  # so many values, and no others
        text = self.sentences["accepted"].get(key)
        if text is None or (key == "ids" and not accepted.get("ids")):
            return None
        columns, rows = accepted.get("columns") or [0, 0], accepted.get("rows") or [0, 0]
        count = next((accepted[name] for name in NUMBERS if name in accepted), 0)
        return flat(
            self.values.say(
                text,
                {
                    "min": accepted.get("min", accepted.get("min_items", 0)),
                    "max": accepted.get("max", accepted.get("max_items", 0)),
                    "count": count,
                    "length": accepted.get("max_length", 0),
                    "depth": accepted.get("max_depth", 0),
                    "least": columns[0],
                    "most": columns[1],
                    "rows": rows[1],
                    "signs": accepted.get("signs", ""),
                    "ids": self._ids(accepted),
                    "field": self._place(place),
                    "choices": self._listed(accepted.get("choices"), "or"),
                    "fields": self._listed(accepted.get("fields")),
                    "checkers": self._listed(accepted.get("checkers")),
                },
            )
        )

    def _listed(self, texts: Any, join: str = "and") -> list[Any]:
        return self.values.language.joined([str(text) for text in texts], join) if texts else ["–"]

    def _ids(self, accepted: dict[str, Any]) -> list[Any]:
        table = accepted.get("of") or ""
        if "ids" in accepted:
            return self._listed([self.values.names.name(table, id) for id in accepted["ids"]], "or")
        return self._listed(self.values.names.order(table)[:EXAMPLES], "or")


def _steps(place: str) -> list[Any]:
    """The steps of a place: names, and numbers of items from 0."""
    steps: list[Any] = []
    for piece in place.replace("[", ".[").split("."):
        if piece[:1] == "[":
            digits = piece[1:].rstrip("]")
            steps.append(int(digits) if digits.isdigit() else digits)
        elif piece:
            steps.append(piece)
    return steps
