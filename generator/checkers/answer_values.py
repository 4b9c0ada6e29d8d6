"""Values of an answer in words, for the command line: what fills a sentence, and what stands by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal

from catalog.messages import CHECKER, checkers_domain
from catalog.models.result_blocks import FigureResult
from catalog.models.values import COUNTS, ITEMS, OF_TABLE, PAIRS, Value
from catalog.models.wording import Sentence, Words
from generator.checkers import number_format, table_names
from generator.checkers.answer_paths import Scope, holds, pairs, values_at
from generator.checkers.sentence_choice import phrase
from generator.checkers.table_names import Amounts, Entries, Items, Names
from generator.render import figures
from generator.render.game_checkers import (
    ALTERNATIVES,
    AMOUNTS,
    PLAYERS,
    ROUNDED,
    SQUARES,
    GameQuestions,
    Question,
    table_of,
)
from generator.render.prose import Numeral, Prose
from generator.text.typography import joined, signed

if TYPE_CHECKING:
    from catalog.models.checkers import AnswerWords


class Values:
    """Says the values of one checker's answers in one language."""

    def __init__(self, questions: GameQuestions, question: Question, prose: Prose, answers: AnswerWords) -> None:
        self.questions = questions
        self.question = question
        self.prose = prose
        self.names = Names(questions, prose, answers)
        self.game = questions.game.id
        self.locale = prose.words.lang
        self.common = answers
        self.answer: dict[str, Any] = {}
        """The answer in hand, whose lists have the names of items."""

    def say(self, words: Words, values: dict[str, Any]) -> str:
        """A sentence of the game with its parameters filled in."""
        return self._phrase(checkers_domain(self.game), words, values)

    def say_common(self, words: Words, values: dict[str, Any]) -> str:
        """The same of a sentence that all games share."""
        return self._phrase(CHECKER, words, values)

    def _phrase(self, domain: str, words: Words, values: dict[str, Any]) -> str:
        """Numbers stay numbers until here, for they choose the form."""
        shown = {name: self.number(value) if isinstance(value, int) else value for name, value in values.items()}
        return self.prose.sentence(self.game, phrase(self.prose.words, domain, words, values), shown)

    def coded(self, group: str, message: dict[str, Any]) -> str:
        """The sentence of a reason, a note or a fix."""
        words = self.questions.words_of(group, message["code"])
        if words is None:
            return str(message["code"])
        return self.say(words, self.parameters(group, message))

    def parameters(self, group: str, message: dict[str, Any]) -> dict[str, Any]:
        return self.filled(self.questions.types[group].get(message["code"], {}), message["params"])

    def filled(self, types: Mapping[str, str], params: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters of a sentence, each of a declared type, as it is filled with them."""
        return {name: self._parameter(types.get(name, "text"), value) for name, value in params.items()}

    def _parameter(self, kind: str, value: Any) -> Any:
        if kind in ROUNDED:
            return self._rounded(kind, value)
        if kind in PLAYERS:
            places = value if isinstance(value, list) else [value]
            named = tuple(self.item("players", place, self.answer) for place in places)
            return Items(self.names, named, kind.startswith(ALTERNATIVES))
        if kind == SQUARES:
            return self.squares(value)
        table = table_of(kind)
        if table is None:
            return value
        if kind.endswith(AMOUNTS):
            return Amounts(self.names, table[0], (value,))
        ids = tuple(str(id_) for id_ in (value if table[1] else [value]))
        return Entries(self.names, table[0], ids, kind.startswith(ALTERNATIVES))

    def squares(self, value: list[Any]) -> str:
        """Squares of a grid, each by its row and column."""
        return self.joined([self.say_common(self.common.square, dict(pair)) for pair in pairs(value)])

    def number(self, value: int) -> str:
        return Numeral(signed(str(format_decimal(value, locale=self.locale))), value)

    def _rounded(self, kind: str, given: Any) -> str:
        if kind == "chance":
            return self.chance(given)
        value = number_format.rounded(kind, given)
        return Numeral(number_format.amount(value, self.locale), Decimal(value["hundredths"]) / 100)

    def chance(self, given: Any) -> str:
        """A chance as a percentage."""
        near, percent = number_format.chance(number_format.rounded("chance", given), self.locale)
        return self.say_common(self.common.chances[near], {"percent": percent}) if near else percent

    def joined(self, texts: Sequence[str]) -> str:
        return joined(texts, self.prose.words.info)

    def shown(self, value: Value, scope: Scope) -> Any:
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
            items = tuple(self.item(str(value.of), item, scope.answer) for item in values)
            return Items(self.names, items, value.type.startswith(ALTERNATIVES))
        if value.type == COUNTS:
            return Amounts(self.names, str(value.of), tuple(values))
        if value.type == PAIRS:
            return self.joined([self.say(str(value.pair), dict(pair)) for pair in pairs(values)])
        return self.joined([str(item) for item in values])

    def item(self, field: str, item: dict[str, Any] | int | str, answer: dict[str, Any]) -> str:
        """What an item of a list is called, also one told by place or number: by the text that it begins with.

        Without one it is called by its number. In a list that only the answer has, an entry names its item, too.
        """
        if not isinstance(item, dict):
            item = answer[field][int(item) - isinstance(item, str)]
            assert isinstance(item, dict)
        number = next(place for place, other in enumerate(answer[field], 1) if other is item)
        declared = next((declared_field for path, declared_field in self.question.fields() if path == field), None)
        if declared is None:
            part = table_names.naming_part(self.question, field)
            named = item.get(part.name) if part else None
            return self.names.of(part.of, named).name if part and named and part.of else str(named or number)
        first = next(iter(declared.get("fields", ())), None)
        if first and first["type"] == "text" and item.get(first["name"]):
            return str(item[first["name"]])
        if "of" in declared:
            return self.names.of(declared["of"], table_names.order(self.questions, declared["of"])[number - 1]).name
        words = self.question.words.fields[field].item
        return self.say(words, {"number": number}) if words else str(number)

    def text(self, value: Value, scope: Scope) -> str:
        text = self.shown(value, scope)
        if isinstance(text, Entries | Items | Amounts):
            return text.in_form(None)
        return self.number(text) if isinstance(text, int) else str(text)

    def sentence(self, sentence: Sentence, scope: Scope) -> str:
        return self.say(sentence.text, {name: self.shown(value, scope) for name, value in sentence.values.items()})

    def places(self, block: FigureResult, places: list[Any]) -> list[str]:
        """What places of a figure are called: by their names, or by row and column; those of a group together."""
        names = figures.place_names(self.prose, self.game, block.figure)
        if all(isinstance(place, int) and str(place) not in names for place in places):
            places = [[pair["first"] - 1, pair["second"] - 1] for pair in pairs(places)]
        return [self._place(block, names, place) for place in places]

    def _place(self, block: FigureResult, names: dict[str, str], place: Any) -> str:
        if not isinstance(place, list):
            return names.get(str(place), str(place))
        if place and isinstance(place[0], list):
            return " + ".join(self._place(block, names, square) for square in place)
        [pair] = pairs([place])
        if block.pair:
            return self.say(block.pair, dict(pair))
        return self.say_common(self.common.interface["square"], {"row": pair["first"], "column": pair["second"]})

    def head(self, part: Value | Sentence, scope: Scope) -> str:
        if isinstance(part, Value):
            return self.text(part, scope)
        return self.sentence(part, scope) if holds(part.when, scope) else ""
