"""The tables of a game in the reader's language: what each id is called, where its page is, how it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal

from catalog.messages import CHECKER, checkers_domain
from catalog.models.values import COUNTS, ITEMS, OF_TABLE, Value
from catalog.placeholders import Named, parse
from catalog.walk import models
from generator.render.game_checkers import SETS, GameQuestions, Question, Types, table_of, tables_of
from generator.render.prose import Numeral
from generator.text.grammar import noun_of
from generator.text.typography import Join, joined, signed
from generator.text.words import Phrase

if TYPE_CHECKING:
    from catalog.models.checkers import AnswerWords, TableWords, Variant
    from engine.outputs import Output
    from generator.render.prose import Prose


@dataclass(frozen=True)
class Entries:
    """Entries of a table that a sentence names, in whichever form it wants, joined as the language does."""

    names: Names
    table: str
    ids: tuple[str, ...]
    alternatives: bool = False

    def in_form(self, form: str | None, join: Join | None = None) -> str:
        """The names joined by *and* or *or*, unless the text wants it otherwise; '' for none."""
        texts = [self._counted(id_, count, form) for id_, count in Counter(self.ids).items()]
        return joined(texts, self.names.prose.words.info, join or ("or" if self.alternatives else "and"))

    def _counted(self, id_: str, count: int, form: str | None) -> str:
        """The name of an entry and how often it is there; behind a × it stays as it is. Of alternatives one will do."""
        if count == 1 or self.alternatives:
            return self.names.of(self.table, id_, form).name
        text = self.names.prose.words.text(CHECKER, self.names.answers.several)
        return self.names.prose.phrase_plain(
            self.names.game, text, count=count, name=self.names.of(self.table, id_).name
        )


@dataclass(frozen=True)
class Items:
    """Items of a list that a sentence names, such as players: they have one form."""

    names: Names
    texts: tuple[str, ...]
    alternatives: bool = False

    def in_form(self, form: str | None, join: Join | None = None) -> str:
        """The items joined by *and* or *or*, unless the text wants it otherwise; '' for none."""
        return joined(self.texts, self.names.prose.words.info, join or ("or" if self.alternatives else "and"))


@dataclass(frozen=True)
class Amounts:
    """Numbers by the ids of a table, each with the name of what it counts, in whichever form a sentence wants.

    Those that are 0 are left out; several of them stand one after the other.
    """

    names: Names
    table: str
    several: tuple[Mapping[str, int], ...]

    def in_form(self, form: str | None, join: Join | None = None) -> str:
        """Each number with its noun, joined by *and*; the word for nothing where there is none."""
        return " · ".join(self._told(counts, form) for counts in self.several)

    def _told(self, counts: Mapping[str, int], form: str | None) -> str:
        ids = [id_ for id_ in order(self.names.questions, self.table) if counts.get(id_)]
        named = [self.names.counted(self.table, id_, counts[id_], form) for id_ in ids]
        if named:
            return joined(named, self.names.prose.words.info)
        return self.names.prose.phrase_plain(
            self.names.game, self.names.prose.words.text(CHECKER, str(self.names.answers.nothing))
        )


@dataclass(frozen=True)
class Name:
    """What an entry is called, and the language of that name."""

    name: str
    lang: str


class Names:
    """Names of all entries that a game's answers speak of. ``prose`` gives the language."""

    def __init__(self, questions: GameQuestions, prose: Prose, answers: AnswerWords) -> None:
        self.questions = questions
        self.answers = answers
        self.prose = prose
        self.game = questions.game.id
        self.named = questions.game.named

    def of(self, table: str, id_: str, form: str | None = None) -> Name:
        """The name of an entry, in a form if the language has it; an unknown id is called by itself."""
        if table in self.named or table == SETS:
            if not self.questions.game.knows(f"{table}:{id_}"):
                return Name(id_, "")
            phrase = self.prose.inflected(self.game, f"{table}:{id_}", form)
            return Name(str(phrase), phrase.lang)
        words = self.questions.table(table)
        facts = self.questions.rows(table).get(id_)
        if words is None or facts is None:
            return Name(id_, "")
        variant = variant_of(words, facts)
        name = variant.name if variant else words.name
        return Name(self._inflected(name, facts, form), self.prose.words.tag) if name else Name(id_, "")

    def counted(self, table: str, id_: str, count: int, form: str | None) -> str:
        """A number with the name of the entry that it counts, as it agrees with it in a form of the language."""
        shown = signed(str(format_decimal(count, locale=self.prose.words.lang)))
        if not self.nouns(table, id_):
            text = self.prose.words.text(CHECKER, self.answers.amount)
            return self.prose.phrase_plain(self.game, text, count=shown, name=self.of(table, id_).name)
        wanted = f"|{form}" if form else ""
        phrase = Phrase(f"{{count#{table}:{id_}{wanted}}}", self.prose.words.lang, False)
        return self.prose.phrase_plain(self.game, phrase, count=Numeral(shown, count))

    def nouns(self, table: str, id_: str, form: str | None = None) -> dict[str, str]:
        """The name of an entry behind a number, by plural categories.

        There is none for what has no name of its own, and in languages whose nouns do not agree with numbers.
        """
        reference = f"{table}:{id_}"
        if noun_of(self.questions.game, reference) is None or not self.prose.words.info.counts:
            return {}
        return self.prose.grammar_of(False).counted(self.game, reference, form)

    def _inflected(self, name: str, facts: dict[str, Any], form: str | None) -> str:
        values = {column: self._value(column, value, form) for column, value in facts.items()}
        phrase = self.prose.words.text(checkers_domain(self.game), name)
        return "".join(values[part.name] if isinstance(part, Named) else str(part) for part in parse(phrase))

    def _value(self, column: str, value: Any, form: str | None) -> str:
        """A column of the facts: the name of an entry if it is named like a kind of entry, or else itself."""
        return self.of(column, str(value), form).name if column in self.named else str(value)


def variant_of(words: TableWords, facts: dict[str, Any]) -> Variant | None:
    """The first of a table's variants that fits the facts of an entry."""
    for variant in words.variants:
        value = facts.get(variant.column)
        if value and variant.value in (None, str(value)):
            return variant
    return None


def values_in(question: Question) -> Iterator[Value]:
    """All values that the words of a checker show."""
    yield from (part for _place, part in models(question.words) if isinstance(part, Value))


def naming_part(question: Question, name: str) -> Output | None:
    """The part by which the items of a list are called that only the answer has: its first text or entry."""
    listed = next((output for output in question.outputs if output.name == name), None)
    return next((part for part in listed.fields if part.type in ("text", "entry")), None) if listed else None


def used(question: Question, types: Types) -> Iterator[str]:
    """The tables that a checker's page needs: those of its fields, its result and these parameters, each once."""
    tables: dict[str, None] = {}
    for _path, field in question.fields():
        tables |= dict.fromkeys(tables_of(field))
    for value in values_in(question):
        if value.type in (*OF_TABLE, COUNTS):
            tables[str(value.of)] = None
        elif value.type in ITEMS and (part := naming_part(question, str(value.of))) and part.of:
            tables[part.of] = None
    for group in types.values():
        for params in group.values():
            for kind in params.values():
                if table := table_of(kind):
                    tables[table[0]] = None
    yield from tables


def order(questions: GameQuestions, table: str) -> list[str]:
    """The ids of a table in the order of the game."""
    if table in questions.game.named:
        return [entry.id for entry in questions.game.named[table]]
    ordered: dict[str, list[str]] = questions.facts.get("order", {})
    return ordered.get(table) or list(questions.facts["tables"][table])
