"""A verdict in words for the command line: the same sentences in the same order as on the site."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal

from catalog.messages import CHECKER, checkers_domain
from catalog.models.checkers import AnswerWords
from catalog.models.result_blocks import Bars, Facts, Headline, Items, Messages, Row, Table
from catalog.models.values import ITEMS, OF_TABLE, Value
from catalog.models.wording import Sentence, Words
from generator.checkers import number_format, table_names
from generator.checkers.answer_paths import Scope, alone, counting, holds, values_at
from generator.checkers.invalid_text import Problems
from generator.checkers.sentence_choice import phrase
from generator.checkers.table_names import Entries, Names
from generator.render import game_checkers
from generator.render.game_checkers import ALTERNATIVES, GROUPS, PLAYERS, ROUNDED, GameQuestions, Question, table_of
from generator.render.prose import Numeral, Prose
from generator.text.columns import width
from generator.text.typography import joined, labelled, signed
from generator.text.words import Words as Language

if TYPE_CHECKING:
    from catalog import Catalog

MARKS = {"good": "✓", "bad": "✗", "open": "?", "note": "•", "plain": "–"}
BAR = 20
"""How many columns the bar of a certainty takes."""


def plain(
    catalog: Catalog, checker: str, request: Any, answer: dict[str, Any], lang: str, prose: Prose | None = None
) -> str:
    """The answer of a checker as lines of text in a language. A checker that has no words answers as JSON.

    Callers with many answers make ``prose`` once.
    """
    game, _, name = checker.partition("/")
    questions = game_checkers.of_game(catalog.games[game])
    prose = prose or Prose(catalog, Language(lang))
    try:
        question = questions.find(name)
    except KeyError:
        question = None
    if answer["kind"] == "invalid":
        return "\n".join(Problems(catalog, questions, question, prose).lines(request, answer))
    if question is None:
        return json.dumps(answer, ensure_ascii=False, indent=2)
    assert catalog.answers is not None
    return "\n".join(Verdict(questions, question, prose, catalog.answers).lines(request, answer))


class Verdict:
    """Lays out the answers of one checker in one language."""

    def __init__(self, questions: GameQuestions, question: Question, prose: Prose, answers: AnswerWords) -> None:
        self.questions = questions
        self.question = question
        self.prose = prose
        self.names = Names(questions, prose, answers)
        self.game = questions.game.id
        self.locale = prose.words.lang
        self.common = answers
        self.answer: dict[str, Any] = {}

    def lines(self, request: Any, answer: dict[str, Any]) -> Iterator[str]:
        """The lines of an answer of the kind ``verdict``."""
        self.answer = answer
        scope = Scope(answer, None, request, answer)
        for block in self.question.words.result:
            yield from self._blocks([block], scope, "")
            if isinstance(block, Headline):
                yield from self._open(scope.answer["open"], scope, "")
            elif isinstance(block, Messages) and block.path == "reasons":
                yield from self._instead(scope)

    def _open(self, points: list[dict[str, Any]], scope: Scope, indent: str) -> Iterator[str]:
        """The points that the rules leave open, each with what its readings lead to.

        A reading that leaves another point to decide has that one below it; so it does not stand alone once more.
        """
        for point in alone(points):
            yield f"{indent}{MARKS['open']} {self.coded('open', point)} [{point['rule']}]"
            field = self.questions.choices[point["code"]]
            for reading in point["readings"]:
                inner = scope.inside(reading)
                outcomes = self.questions.outcomes(point["code"], reading["reading"], reading["legal"])
                words = next((sentence for sentence in outcomes if holds(sentence.when, inner)), None)
                if words is None:
                    label = self.say(self.question.words.fields[field].choices[reading["reading"]].label, {})
                    text = self._say_common(self.common.open["still-open"], {"choice": label})
                else:
                    values = {name: self._shown(value, inner) for name, value in words.values.items()}
                    text = self.say(words.text, self._parameters("open", point) | values)
                yield f"{indent}  → {text} ({field}: {reading['reading']})"
                yield from self._open(reading.get("open", []), scope, f"{indent}    ")

    def _instead(self, scope: Scope) -> Iterator[str]:
        """What the way out changes, and the fields that it replaces."""
        instead = scope.answer["instead"]
        if instead is None:
            return
        sentences = [
            self._sentence(candidate, scope)
            for candidate in self.question.words.instead
            if holds(candidate.when, scope)
        ]
        if not sentences:
            labels = [self.say(self.question.words.fields[name].label, {}) for name in instead]
            sentences = [self._say_common(self.common.instead["fields"], {"fields": self._joined(labels)})]
        for sentence in sentences:
            yield f"→ {sentence}"
        yield f"  {json.dumps(instead, ensure_ascii=False)}"

    def say(self, words: Words, values: dict[str, Any]) -> str:
        """A sentence of the game with its parameters filled in."""
        return self._phrase(checkers_domain(self.game), words, values)

    def _say_common(self, words: Words, values: dict[str, Any]) -> str:
        """The same of a sentence that all games share."""
        return self._phrase(CHECKER, words, values)

    def _phrase(self, domain: str, words: Words, values: dict[str, Any]) -> str:
        """Numbers stay numbers until here, for they choose the form."""
        shown = {name: self._number(value) if isinstance(value, int) else value for name, value in values.items()}
        return self.prose.sentence(self.game, phrase(self.prose.words, domain, words, values), shown)

    def coded(self, group: str, message: dict[str, Any]) -> str:
        """The sentence of a reason, a note or a fix."""
        words = self.questions.words_of(group, message["code"])
        if words is None:
            return str(message["code"])
        return self.say(words, self._parameters(group, message))

    def _parameters(self, group: str, message: dict[str, Any]) -> dict[str, Any]:
        types = self.questions.types[group].get(message["code"], {})
        return {name: self._parameter(types.get(name, "text"), value) for name, value in message["params"].items()}

    def _parameter(self, kind: str, value: Any) -> Any:
        if kind in ROUNDED:
            return self._rounded(kind, value)
        if kind in PLAYERS:
            places = value if isinstance(value, list) else [value]
            named = [self._item("players", place, self.answer) for place in places]
            return self._joined(named, alternatives=kind.startswith(ALTERNATIVES))
        table = table_of(kind)
        if table is None:
            return value
        ids = tuple(str(id_) for id_ in (value if table[1] else [value]))
        return Entries(self.names, table[0], ids, kind.startswith(ALTERNATIVES))

    def _number(self, value: int) -> str:
        return Numeral(signed(str(format_decimal(value, locale=self.locale))), value)

    def _rounded(self, kind: str, value: dict[str, Any]) -> str:
        if kind == "chance":
            return self._chance(value)
        return Numeral(number_format.amount(value, self.locale), Decimal(value["hundredths"]) / 100)

    def _chance(self, given: dict[str, Any]) -> str:
        near, percent = number_format.chance(given, self.locale)
        return self._say_common(self.common.chances[near], {"percent": percent}) if near else percent

    def _joined(self, texts: Sequence[str], alternatives: bool = False) -> str:
        return joined(texts, self.prose.words.info, alternatives)

    def _shown(self, value: Value, scope: Scope) -> Any:
        values = values_at(value.path, scope)
        if value.type == "count":
            return len(values)
        if value.type == "number":
            return int(values[0]) if values else 0
        if value.type == "size":
            return abs(values[0]) if values else 0
        if value.type in ROUNDED:
            return self._rounded(value.type, values[0]) if values else ""
        if value.type in OF_TABLE:
            return Entries(self.names, str(value.of), tuple(map(str, values)), value.type.startswith(ALTERNATIVES))
        if value.type in ITEMS:
            items = [self._item(str(value.of), item, scope.answer) for item in values]
            return self._joined(items, value.type.startswith(ALTERNATIVES))
        return self._joined([str(item) for item in values])

    def _item(self, field: str, item: dict[str, Any] | int | str, answer: dict[str, Any]) -> str:
        """What an item of a list is called, also one told by place or number: by its first text, or by its number."""
        if not isinstance(item, dict):
            item = answer[field][int(item) - isinstance(item, str)]
            assert isinstance(item, dict)
        declared = next(declared_field for path, declared_field in self.question.fields() if path == field)
        called = next((inner["name"] for inner in declared["fields"] if inner["type"] == "text"), "")
        if item.get(called):
            return str(item[called])
        number = next(place for place, other in enumerate(answer[field], 1) if other is item)
        if "of" in declared:
            return self.names.of(declared["of"], table_names.order(self.questions, declared["of"])[number - 1]).name
        words = self.question.words.fields[field].item
        return self.say(words, {"number": number}) if words else str(number)

    def _text(self, value: Value, scope: Scope) -> str:
        text = self._shown(value, scope)
        if isinstance(text, Entries):
            return text.in_form(None)
        return self._number(text) if isinstance(text, int) else str(text)

    def _sentence(self, sentence: Sentence, scope: Scope) -> str:
        return self.say(sentence.text, {name: self._shown(value, scope) for name, value in sentence.values.items()})

    def _blocks(self, blocks: Sequence[Any], scope: Scope, indent: str) -> Iterator[str]:
        for block in blocks:
            if isinstance(block, Headline):
                is_open = scope.answer["legal"] is None
                cases = [case for case in block.cases if (case.tone == "open") == is_open]
                case = next((case for case in cases if holds(case.when, scope)), None)
                if case:
                    yield f"{indent}{MARKS[case.tone]} {self._sentence(case, scope)}"
                elif is_open:
                    yield f"{indent}{MARKS['open']} {self._say_common(self.common.open['headline'], {})}"
            elif isinstance(block, Messages):
                yield from self._messages(block, scope, indent)
            elif isinstance(block, Facts):
                for row in self._rows(block.rows, scope):
                    label, text = self.say(row.label, {}), self._text(row.value, scope)
                    yield f"{indent}  {labelled(label, text, self.prose.words.info)}"
            elif isinstance(block, Table):
                yield from self._table(block, scope, indent)
            elif isinstance(block, Bars):
                yield from self._bars(block, scope, indent)
            elif isinstance(block, Items):
                yield from self._items(block, scope, indent)

    def _messages(self, block: Messages, scope: Scope, indent: str) -> Iterator[str]:
        messages = values_at(block.path, scope)
        group = block.path.split(".")[-1]
        assert group in GROUPS
        if messages and block.title:
            yield f"{indent}{self.say(block.title, {})}"
        for message in messages:
            yield f"{indent}{MARKS[block.tone]} {self.coded(group, message)} [{message['rule']}]"
            if "fix" in message:
                yield f"{indent}  → {self.coded('fixes', message['fix'])}"

    def _rows(self, rows: Sequence[Row], scope: Scope) -> list[Row]:
        return [row for row in rows if self._has(row, scope)]

    def _has(self, row: Row, scope: Scope) -> bool:
        """Whether a row has something to show; place 0 of a list is its first item."""
        values = values_at(row.value.path, scope)
        return holds(row.when, scope) and (row.zero or bool(values if row.value.type in ITEMS else counting(values)))

    def _table(self, block: Table, scope: Scope, indent: str) -> Iterator[str]:
        columns = [scope.inside(item) for item in values_at(block.path, scope)]
        if not columns:
            return
        rows = [row for row in block.rows if any(self._has(row, column) for column in columns)]
        grid = [["", *(self._text(block.head, column) for column in columns)]]
        grid += [[self.say(row.label, {}), *(self._text(row.value, column) for column in columns)] for row in rows]
        widths = [max(width(line[place]) for line in grid) for place in range(len(grid[0]))]
        for line in grid:
            cells = [_padded(line[0], widths[0])]
            cells += [_padded(cell, width, left=False) for cell, width in zip(line[1:], widths[1:], strict=True)]
            yield f"{indent}  {'  '.join(cells)}".rstrip()

    def _bars(self, block: Bars, scope: Scope, indent: str) -> Iterator[str]:
        items = [scope.inside(item) for item in values_at(block.path, scope)]
        if not items:
            return
        yield f"{indent}{self.say(block.title, {})}"
        labels = [self._head(block.label, item) for item in items]
        chances = [values_at(block.chance, item)[0] for item in items]
        longest = max(width(label) for label in labels)
        for item, label, chance in zip(items, labels, chances, strict=True):
            bar = "█" * round(chance["permille"] * BAR / 1000)
            shown = self._chance(chance)
            yield f"{indent}  {_padded(label, longest)}  {_padded(bar, BAR)}  {shown}"
            if notes := [head for part in block.note if (head := self._head(part, item))]:
                yield f"{indent}  {' ' * longest}  {' · '.join(notes)}"

    def _items(self, block: Items, scope: Scope, indent: str) -> Iterator[str]:
        items = values_at(block.path, scope) if holds(block.when, scope) else []
        if not items:
            if block.empty:
                yield f"{indent}{self.say(block.empty, {})}"
            return
        if block.title:
            yield f"{indent}{self.say(block.title, {'count': len(items)})}"
        for item in items:
            inner = scope.inside(item)
            head = [self._head(part, inner) for part in block.head]
            if block.amount:
                head.append(self._text(block.amount, inner))
            yield f"{indent}– {' · '.join(part for part in head if part)}"
            yield from self._blocks(block.blocks, inner, indent + "  ")

    def _head(self, part: Value | Sentence, scope: Scope) -> str:
        if isinstance(part, Value):
            return self._text(part, scope)
        return self._sentence(part, scope) if holds(part.when, scope) else ""


def _padded(text: str, columns: int, left: bool = True) -> str:
    space = " " * (columns - width(text))
    return text + space if left else space + text
