"""What stands in a question, by the labels of its form: as a position to look at, or where a way out changes it."""

from engine.speaker.runs import flat, plain
from engine.speaker.values import Values
from engine.typing_compat import Any


def is_empty(value: Any) -> bool:
    """Whether there is nothing to be told, also of parts that are all empty."""
    if isinstance(value, dict):
        return all([is_empty(part) for part in value.values()])
    if isinstance(value, list):
        return all([is_empty(part) for part in value])
    return value is None or value == ""


class Position:
    """Tells what stands in a question. ``around`` has the lists whose items numbers name.

    A row has ``type``, ``path``, ``label`` and ``value``. A value is ``text``, ``rows``, ``items`` with ``title`` and
    ``value``, ``counts``, ``entries`` or a ``stack``; beside the last three stands what they come to in words.
    """

    def __init__(self, values: Values, around: dict[str, Any]) -> None:
        self.values = values
        self.fields = values.fields
        self.around = around
        self.hidden: list[str] = []
        self.is_crowded = any([_is_crowd(value) for value in around.values()])
        """Several players or the like lie side by side, so that the cards of each are small."""

    def rows(self, given: dict[str, Any], hidden: list[str]) -> list[dict[str, Any]]:
        """What is there, each behind its label, by the order of the form; without what is hidden of it."""
        self.hidden = hidden
        return self._rows(self.values.declared, given, "")

    def changed(self, given: dict[str, Any], stated: list[str]) -> list[dict[str, Any]]:
        """The same of inputs that are given other values, also of those that are emptied; not of those in ``said``."""
        rows: list[dict[str, Any]] = []
        for field in self.values.declared:
            name = field["name"]
            if name not in given or name in stated:
                continue
            if is_empty(given[name]):
                nothing = {"text": self.values.say(self.values.common["nothing"])}
                rows.append(self._row(field, name, nothing))
            else:
                rows += self._rows([field], given, "")
        return rows

    def part(self, declared: Any, item: dict[str, Any], around: str) -> list[dict[str, Any]]:
        """Some inputs of an item of a list, each behind its label."""
        return self._rows(declared, item, around)

    def told(self, declared: Any, given: dict[str, Any]) -> list[dict[str, Any]]:
        """Some inputs of the question, each behind its label."""
        return self._rows(declared, given, "")

    def _rows(self, declared: Any, given: dict[str, Any], around: str) -> list[dict[str, Any]]:
        rows = []
        for field in declared:
            name = field["name"]
            path = f"{around}.{name}" if around else name
            if not name or path in self.hidden or is_empty(given.get(name)):
                continue
            rows.append(self._row(field, path, self._value(field, given[name], path)))
        return rows

    def _row(self, field: dict[str, Any], path: str, value: dict[str, Any]) -> dict[str, Any]:
        label = self.values.say(self.fields[path]["label"])
        return {"type": field["type"], "path": path, "label": label, "value": value}

    def _value(self, field: dict[str, Any], value: Any, path: str) -> dict[str, Any]:
        words = self.fields.get(path, {})
        kind = field["type"]
        if kind in ("choice", "flag"):
            return {"text": self._choice(words, value)}
        if value == 0 and "zero" in words and not isinstance(value, bool):
            return {"text": self.values.say(words["zero"])}
        if "picks" in words and isinstance(value, int):
            return {"text": flat(self.values.item(words["picks"], str(value), self.around))}
        if kind in ("group", "tuple"):
            fields = field.get("fields") or []
            named = value if kind == "group" else {one["name"]: part for one, part in zip(fields, value)}
            shown: dict[str, Any] = {"rows": self._rows(fields, named, path)}
            if words.get("stacked"):
                shown["stack"] = self._stack(field, named, path)
            return shown
        if kind == "counts":
            return self._counts(field["of"], value)
        if kind == "shape":
            return {"text": flat(self.values.squares(value))}
        if kind == "list":
            items = [
                self._item(field, item, number, path) for number, item in enumerate(value, 1) if not is_empty(item)
            ]
            return {"items": items, "each": "each" in field}
        if "counted_from" in words and isinstance(value, int):
            return {"text": [self.values.language.signed(value + words["counted_from"] - field["min"])]}
        if field.get("of") in self.values.names.tables and not isinstance(value, dict):
            return self._entries(field["of"], value if isinstance(value, list) else [value], path)
        return {"text": [self.values.language.signed(_written(value))]}

    def _choice(self, words: dict[str, Any], value: Any) -> list[Any]:
        label = words.get("choices", {}).get(str(value), {}).get("label")
        if label is None:
            label = self.values.words["ui"]["yes" if value is True or value == "yes" else "no"]
        return self.values.say(label)

    def _counts(self, table: str, value: Any) -> dict[str, Any]:
        counts = self.values.names.nonzero(table, value)
        each = [self.values.count_beside(table, id, count) for id, count in counts]
        return {"counts": each, "text": flat(self.values.names.amounts(table, [value]).say({}))}

    def _entries(self, table: str, ids: list[Any], path: str) -> dict[str, Any]:
        names = self.values.names
        known = [str(id) for id in ids if names.is_entry(table, str(id))]
        cards = []
        for id in known:
            row = dict(names.entry(table, id))
            row["name"] = [names.link(table, id)]
            row["chip"] = names.chip(table, id)
            cards.append(row)
        text = flat(names.entries(table, [str(id) for id in ids]).say({}))
        return {"entries": cards, "small": self.is_crowded and "." in path, "text": text}

    def _item(self, field: dict[str, Any], item: Any, number: int, path: str) -> dict[str, Any]:
        """An item of a list: a player with what lies before them, or a group, amounts or a value of its own kind."""
        each = field.get("each")
        text = self.fields.get(path, {}).get("item")
        if each:
            title = self.values.names.numbered(None, text, number)
            return {"title": title, "value": self._value(each, item, f"{path}[]")}
        fields = field.get("fields") or []
        if "." in path:
            return {"title": self.values.names.numbered(field, text, number), "value": self._parts(fields, item, path)}
        title = self.values.item_name(path, item, number) if text is not None else ""
        # The name that the item goes by is not said once more.
        rest = fields[1:] if title and fields and fields[0]["type"] == "text" else fields
        return {"title": title, "value": self._parts(rest, item, path)}

    def _parts(self, fields: Any, item: Any, path: str) -> dict[str, Any]:
        return {"rows": self._rows(fields, item, path)}

    def _stack(self, field: dict[str, Any], named: dict[str, Any], path: str) -> dict[str, Any]:
        """Cards that lie on each other in rows: the first row is the one at the bottom."""
        rows = field["fields"]
        parts = [one["name"] for one in (rows[0].get("each") or {}).get("fields") or []] if rows else []
        return {
            "widest": max([row["max_items"] for row in rows]),
            "rows": [self._stack_row(row, named.get(row["name"]) or [], f"{path}.{row['name']}") for row in rows],
            "parts": [
                self.values.texts.plain(self.fields[f"{path}.{rows[0]['name']}[].{part}"]["label"]) for part in parts
            ],
        }

    def _stack_row(self, row: dict[str, Any], given: list[Any], path: str) -> dict[str, Any]:
        own = self.fields[path]
        cards = []
        for place in range(row["max_items"]):
            value = given[place] if place < len(given) else None
            name = self.values.names.numbered(row, own.get("item"), place + 1) or str(place + 1)
            lines = self._card_lines(row["each"], value, f"{path}[]", "")
            texts = [line["text"] for line in lines]
            label = plain(self.values.language.labelled(name, "; ".join(texts))) if texts else name
            cards.append({"label": label, "free": value is None, "lines": [line["symbols"] for line in lines]})
        return {"label": self.values.say(own["label"]), "cards": cards}

    def _card_lines(self, declared: dict[str, Any], value: Any, path: str, label: str) -> list[dict[str, Any]]:
        """What a card holds: a line for each of its inputs that counts entries and has some."""
        lines: list[dict[str, Any]] = []
        if not isinstance(value, dict):
            return lines
        if declared["type"] == "group":
            for inner in declared["fields"]:
                place = f"{path}.{inner['name']}"
                own = self.values.texts.plain(self.fields[place]["label"])
                lines += self._card_lines(inner, value.get(inner["name"]), place, own)
            return lines
        table = declared.get("of") or ""
        counts = self.values.names.nonzero(table, value) if declared["type"] == "counts" else []
        if not counts:
            return lines
        counted = [plain(flat(self.values.names.counted(table, id, count))) for id, count in counts]
        text = self.values.language.comma.join(counted)
        symbols = []
        for id, count in counts:
            row = self.values.names.entry(table, id)
            shown = row.get("symbol") or row.get("mark")
            symbols.append({"count": count, "symbol": shown, "hue": row.get("hue"), "n": row["n"]})
        return [{"text": plain(self.values.language.labelled(label, text)) if label else text, "symbols": symbols}]


def _is_crowd(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 1 and all([isinstance(item, dict) for item in value])


def _written(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join([str(item) for item in value]) if isinstance(value, list) else value
