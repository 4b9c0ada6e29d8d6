"""The phrases of a game: what its entries, inputs and questions are called, folded as the listener folds a question."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from catalog.messages import checkers_domain
from engine.listener.folding import fold, is_unspaced
from engine.listener.mentions import AGAINST, EACH, FILLER, ME, PERSON, TOPIC, WITHOUT
from engine.listener.units import NUMBER, WORD, bucket, joined, units_of
from generator.asking.language import asking
from generator.checkers.table_names import Names
from generator.text import number_words

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions
    from generator.render.site_context import SiteContext

_SAYING = {AGAINST, EACH, ME, WITHOUT}
LARGEST = 101
"""From here on nobody writes a number as a word."""

COMMA = re.compile(r"\s*[,，、;；]\s*")
GAPS = ("…", "...")
_PLACEHOLDER = re.compile(r"\{[^}]*\}")


class Lexicon:
    """Collects the phrases of one game in one language."""

    def __init__(self, site: SiteContext, questions: GameQuestions, inputs: dict[str, set[str]]) -> None:
        self.inputs = inputs
        """The inputs of each checker that can be told, by its name."""
        self.site = site
        self.questions = questions
        self.game = questions.game
        self.domain = checkers_domain(self.game.id)
        self.asking = asking(site.language)
        self.fillers = {fold(word) for word in self.asking.fillers}
        self.people = {
            fold(word) for word in (*self.asking.me, *(one for several in self.asking.people for one in several))
        }
        self.counted = {*self._numbers(True), *self._numbers(False)}
        self.phrases: dict[str, dict[str, None]] = defaultdict(dict)
        self.own: set[str] = set()

    def data(self, tables: Iterable[str]) -> dict[str, Any]:
        """The phrases and words by how they begin, and the words for numbers."""
        for table in tables:
            self._table(table)
        for question in self.questions.questions:
            self._question(question.name, question.words)
        for term in self.game.terms:
            for form in (None, *self.site.language.forms):
                self.add(
                    str(self.site.prose_in(self.site.words.lang).inflected(self.game.id, f"term:{term.id}", form)),
                    TOPIC,
                )
            for word in self._words(term.search, self.game.id):
                self.add(word, TOPIC)
        self._language()
        sure, vague = self._numbers(True), self._numbers(False)
        phrases: dict[str, dict[str, str]] = defaultdict(dict)
        words: dict[str, dict[str, None]] = defaultdict(dict)
        for phrase, means in sorted(self.phrases.items()):
            if _SAYING & means.keys():  # what says something is no filler
                means.pop(FILLER, None)
            phrases[bucket(phrase)][phrase] = " ".join(means)
            for unit in units_of(phrase) if phrase in self.own else ():
                if unit.kind == WORD:
                    words[bucket(unit.text)][unit.text] = None
        for word in (*sure, *vague):
            words[bucket(word)][word] = None
        return {
            "phrases": dict(phrases),
            "words": {begin: " ".join(each) for begin, each in words.items()},
            "numbers": sure,
            "vague": {word: number for word, number in vague.items() if word not in sure},
        }

    def add(self, text: str, code: str, is_own: bool = True) -> None:
        """Let a text mean something. What is not of the language is only known as it is written."""
        units = [unit.text for unit in units_of(text)]
        while (
            code[0] == "f" and len(units) > 1 and units[0] in self.people and not is_unspaced(units[0][0])
        ):  # who has it is heard by itself
            units.pop(0)
        phrase = joined(units)
        if phrase and not phrase.isdecimal():
            self.phrases[phrase][code] = None
            if is_own:
                self.own.add(phrase)

    def _table(self, table: str) -> None:
        names = Names(self.questions, self.site.prose_in(self.site.words.lang))
        forms = [None, *self.site.language.forms]
        for id_ in self.questions.rows(table) or [entry.id for entry in self.game.named.get(table, ())]:
            for form in forms:
                self.add(names.of(table, id_, form).name, f"e:{table}:{id_}")
            for name in self._other_names(table, id_):
                self.add(name, f"e:{table}:{id_}", is_own=False)
        self._half_names(table)

    def _half_names(self, table: str) -> None:
        """Single words of names that only one entry of the table has: *western* of the western temple."""
        words: dict[str, set[str]] = defaultdict(set)
        for phrase, means in list(self.phrases.items()):
            for code in means:
                if code.startswith(f"e:{table}:"):
                    for unit in units_of(phrase) if phrase in self.own else ():
                        if unit.kind == WORD and len(unit.text) > 2 and unit.text not in self.fillers | self.counted:
                            words[unit.text].add(code)
        for word, codes in words.items():
            if len(codes) == 1 and not any(code[0] == "e" for code in self.phrases.get(word, ())):
                self.add(word, "h" + next(iter(codes))[1:])

    def _other_names(self, table: str, id_: str) -> Iterator[str]:
        """Further names of an entry: printed ones, those of other languages, and what readers call it."""
        reference = f"{table}:{id_}"
        if not self.game.knows(reference):
            return
        record = self.site.catalog.find(reference, game=self.game.id)
        for attested in getattr(record, "attested", {}).values():
            yield from (attested.name, *attested.alternatives)
        for info in self.site.languages:
            yield str(self.site.prose_in(info.code).name(self.game.id, reference))

    def _question(self, name: str, words: Any) -> None:
        known = self.inputs[name]
        for text in (words.title, words.short, words.asked):
            for each in self._words(text, self.domain):
                self.add(each, f"q:{name}")
        for path, field in words.fields.items():
            if path not in known:
                continue
            for called in [*self._words(field.called, self.domain), *self._words(field.label, self.domain)]:
                side = ">" if called.endswith(GAPS) else "<" if called.startswith(GAPS) else ""
                self.add(called.strip("…. "), f"f:{name}:{side}{path}")
            for choice, choice_words in field.choices.items():
                labels = [label for label in self._words(choice_words.label, self.domain) if self._is_telling(label)]
                for called in [*self._words(choice_words.called, self.domain), *labels]:
                    self.add(called, f"c:{name}:{path}:{choice}")

    def _is_telling(self, label: str) -> bool:
        """Whether the label of a choice is said for it alone: a number, a person and a word such as *it* are not."""
        units = units_of(label)
        return not any(unit.kind == NUMBER for unit in units) and fold(label) not in self.people | self.fillers

    def _words(self, message: str | None, domain: str) -> tuple[str, ...]:
        if not message:
            return ()
        text = _PLACEHOLDER.sub(" ", str(self.site.words.text(domain, message)))
        return tuple(word for word in COMMA.split(text) if word)

    def _language(self) -> None:
        kinds = {
            AGAINST: self.asking.against,
            WITHOUT: self.asking.without,
            FILLER: self.asking.fillers,
            ME: self.asking.me,
            EACH: self.asking.each,
        }
        for code, words in kinds.items():
            for word in words:
                self.add(word, code)
        for number, several in enumerate(self.asking.people, 1):
            for word in several:
                self.add(word, f"{PERSON}{number}")

    def _numbers(self, is_sure: bool) -> dict[str, int]:
        info = self.site.language
        own = {fold(word): number for word, number in self.asking.numbers.items() if (number > 1) == is_sure}
        return own | {
            fold(word): known.number
            for word, known in number_words.vocabulary(info.derived_from or info.code).items()
            if known.number is not None
            and known.sure == is_sure
            and known.number in range(1, LARGEST)
            and fold(word) not in self.fillers
            and fold(word) not in {fold(each) for each in self.asking.each}
        }
