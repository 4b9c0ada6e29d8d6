"""What is said as lines of text: for the command line, and for programs that show text."""

import json

from engine.speaker.answer import verdict
from engine.speaker.position import Position
from engine.speaker.problems import Problems
from engine.speaker.runs import NO_BREAK, plain, text_of
from engine.speaker.values import Values
from engine.typing_compat import Any, Iterator

MARKS = {"good": "✓", "bad": "✗", "open": "?", "note": "•", "plain": "–"}
BAR = 20
"""How many columns the bar of a certainty takes."""


def width(text: str) -> int:
    """How many columns a terminal needs for ``text``: Han and kana take two, combining marks none.

    >>> width("Abyss"), width("深淵")
    (5, 4)
    """
    return sum([0 if 0x300 <= ord(char) < 0x370 else 2 if _is_wide(ord(char)) else 1 for char in text])


def _is_wide(code: int) -> bool:
    """Whether a terminal shows a character in two columns: East Asian letters and their marks."""
    return any([first <= code <= last for first, last in _WIDE])


_WIDE = (
    (0x1100, 0x115F),
    (0x2E80, 0x303E),
    (0x3041, 0xA4CF),
    (0xAC00, 0xD7A3),
    (0xF900, 0xFAFF),
    (0xFE30, 0xFE6F),
    (0xFF00, 0xFF60),
    (0xFFE0, 0xFFE6),
    (0x1F300, 0x1F64F),
    (0x1F900, 0x1F9FF),
    (0x20000, 0x3FFFD),
)


def _padded(text: str, columns: int, left: bool = True) -> str:
    space = " " * (columns - width(text))
    return text + space if left else space + text


def _nonempty(texts: list[str]) -> list[str]:
    """The texts that say something."""
    return [text for text in texts if text]


def _with(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Both, the second in the place of the first."""
    every = dict(one)
    every.update(other)
    return every


def lines(words: dict[str, Any], request: Any, answer: dict[str, Any]) -> "Iterator[str]":
    """An answer as lines of text, by the words of its checker; of one that has no words, as JSON."""
    values = Values(words)
    if answer["kind"] == "invalid":
        yield from Lines(values).problems(Problems(values, request).every(answer))
    elif words["result"]:
        yield from Lines(values, _with(answer, request)).of(verdict(values, request, answer))
    else:
        yield json.dumps(answer, ensure_ascii=False, indent=2)


class Lines:
    """Lays out nodes, each kind by the method of its name.

    ``around`` is the question with its answer, in which a way out changes something.
    """

    def __init__(self, values: Values, around: dict[str, Any] | None = None) -> None:
        self.values = values
        self.around = around or {}

    def of(self, nodes: list[dict[str, Any]], indent: str = "") -> "Iterator[str]":
        """The lines of the nodes of a verdict, or of an item of one."""
        for node in nodes:
            if "none" in node:
                yield f"{indent}{self._text(node['none'])}"
                continue
            if node.get("title") and node["block"] != "table":
                yield f"{indent}{self._text(node['title'])}"
            yield from getattr(self, f"_{node['block']}")(node, indent)

    def texts(self, several: list[Any]) -> "Iterator[str]":
        """Texts, a line each."""
        return map(self._text, several)

    def problems(self, items: list[dict[str, Any]]) -> "Iterator[str]":
        """The lines of what is wrong with a question."""
        yield f"{MARKS['bad']} {self._text(self.values.say(self.values.words['ui']['incomplete']))}"
        for item in items:
            place = f" [{item['place']}]" if item["place"] else ""
            yield f"{MARKS['bad']} {self._text(item['text'])}{place}"
            rule = f"[{item['rule']}]" if item["rule"] else ""
            accepted = self._text(item["accepted"] or "")
            if accepted or rule:
                yield f"  → {' '.join(_nonempty([accepted, rule]))}"

    def rows(self, rows: list[dict[str, Any]], indent: str) -> "Iterator[str]":
        """The lines of a position."""
        for row in rows:
            label, value = self._text(row["label"]), row["value"]
            if "text" in value:
                text = self._text(value["text"])
                is_question = label.endswith(("?", "？"))
                yield indent + (f"{label} {text}" if is_question else self._labelled(label, text))
            elif "rows" in value:
                yield f"{indent}{label}"
                yield from self.rows(value["rows"], f"{indent}  ")
            elif value["each"]:
                yield f"{indent}{label}"
                yield from self._each(value["items"], f"{indent}  ")
            else:
                yield from self._each(value["items"], indent)

    def _each(self, items: list[dict[str, Any]], indent: str) -> "Iterator[str]":
        """The items of a list, each behind or below its heading."""
        for item in items:
            title, value = self._text(item["title"]), item["value"]
            if "text" in value:
                text = self._text(value["text"])
                yield indent + (self._labelled(title, text) if title else text)
                continue
            if title:
                yield f"{indent}{title}"
            yield from self.rows(value["rows"], f"{indent}  ")

    def _labelled(self, label: str, text: str) -> str:
        return self._text(self.values.language.labelled(label, text))

    def _headline(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        yield f"{indent}{MARKS[node['tone']]} {self._text(node['text'])}"

    def _open(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        for point in node["points"]:
            yield f"{indent}{MARKS['open']} {self._text(point['text'])} [{point['rule']}]"
            for reading in point["readings"]:
                yield f"{indent}  → {self._text(reading['text'])} ({reading['field']}: {reading['reading']})"
                yield from self._open(reading, f"{indent}    ")

    def _messages(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        for item in node["items"]:
            rule = f" [{item['rule']}]" if item["rule"] else ""
            yield f"{indent}{MARKS[node['tone']]} {self._text(item['text'])}{rule}"
            if "fix" in item:
                yield f"{indent}  → {self._text(item['fix'])}"

    def _instead(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        for text in node["texts"]:
            yield f"{indent}→ {self._text(text)}"
        changed = Position(self.values, _with(self.around, node["fields"])).changed(node["fields"], node["said"])
        yield from self.rows(changed, f"{indent}  ")

    def _facts(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        for row in node["rows"]:
            yield f"{indent}  {self._row(row)}"

    def _row(self, row: dict[str, Any]) -> str:
        return self._labelled(self._text(row["label"]), self._text(row["value"]))

    def _table(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        grid = [[""] + [self._text(head) for head in node["heads"]]]
        grid += [[self._text(row["label"])] + [self._text(cell or "") for cell in row["cells"]] for row in node["rows"]]
        widths = [max(width(line[place]) for line in grid) for place in range(len(grid[0]))]
        for line in grid:
            padded = [_padded(line[0], widths[0])]
            padded += [_padded(cell, columns, left=False) for cell, columns in zip(line[1:], widths[1:])]
            yield f"{indent}  {'  '.join(padded)}".rstrip()

    def _matrix(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        """Row by row, each cell behind the head of its column: columns of sentences are too wide for a terminal."""
        label = self._text(node["columns"]["label"])
        heads = [self._labelled(label, self._joined(item["parts"])) for item in node["columns"]["items"]]
        longest = max(map(width, heads))
        for item, cells in zip(node["rows"]["items"], node["cells"]):
            yield f"{indent}  {self._labelled(self._text(node['rows']['label']), self._joined(item['parts']))}"
            for head, cell in zip(heads, cells):
                yield f"{indent}    {_padded(head, longest)}  {MARKS[cell['tone']]} {self._joined(cell['parts'])}"

    def _formula(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        line = ""
        for term in node["terms"]:
            line += f" {'−' if term['negative'] else '+'} " if line else "− " if term["negative"] else ""
            line += self._labelled(self._text(term["label"]), term["number"])
        equals = f"{line} = " if line else ""
        yield f"{indent}  {equals}{self._labelled(self._text(node['label']), node['sum'])}"

    def _chances(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        longest = max(width(self._text(line["label"])) for line in node["lines"])
        for line in node["lines"]:
            bar = "█" * round(line["permille"] * BAR / 1000)
            exact = f"  {line['fraction']}" if line["fraction"] else ""
            label = _padded(self._text(line["label"]), longest)
            yield f"{indent}  {label}  {_padded(bar, BAR)}  {self._text(line['chance'])}{exact}"
            if line["notes"]:
                yield f"{indent}  {' ' * longest}  {self._joined(line['notes'])}"

    def _figure(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        """What is marked, in words; not again what the way out has said already."""
        for mark in node["marks"]:
            if not mark["said"]:
                yield f"{indent}{MARKS[mark['tone']]} {self._text(mark['text'])}"

    def _items(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        for item in node["items"]:
            head = [self._text(part["text"]) for part in item["head"]]
            head += [self._text(item["amount"])] if item["amount"] is not None else []
            yield f"{indent}– {' · '.join(_nonempty(head))}"
            yield from self.of(item["blocks"], f"{indent}  ")

    def _ranked(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        for item in node["items"]:
            sign = "–" if item["rank"] is None else f"{item['rank']}."
            head = [self._text(part["text"]) for part in item["head"]]
            yield f"{indent}{sign} {' · '.join(_nonempty(head) + [self._row(item['by'])])}"
            for why in item["why"]:
                yield f"{indent}   {self._text(why['text'])}"

    def _plan(self, node: dict[str, Any], indent: str) -> "Iterator[str]":
        for place, item in enumerate(node["items"], 1):
            beside = [self._row(row) for row in item["rows"]]
            text = " · ".join(_nonempty([self._text(item["text"])] + beside))
            yield f"{indent}{place}. {text}"

    def _joined(self, parts: list[dict[str, Any]]) -> str:
        """What several parts say, one after the other."""
        return " · ".join(_nonempty([self._text(part["text"]) for part in parts]))

    def _text(self, runs: Any) -> str:
        """Runs as a terminal shows them, whose lines break as they will; small cards by their names."""
        if isinstance(runs, list):
            return "".join([self._text(run) for run in runs])
        if isinstance(runs, dict) and "cards" in runs:
            names = [text_of(card) for card in runs["cards"]]
            return self._text(self.values.language.joined(names, runs.get("join", "and")))
        return plain(runs).replace(NO_BREAK, " ")
