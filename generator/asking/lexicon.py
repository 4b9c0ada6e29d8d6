"""The phrases of a game: what its entries, inputs and questions are called, folded as the listener folds a question."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from catalog.messages import checkers_domain
from engine.listener.folding import fold
from engine.listener.mentions import AGAINST, EACH, FILLER, ME, OTHERS, TOPIC, WITHOUT
from engine.listener.units import WORD, bucket, joined, units_of
from generator.asking.language import asking
from generator.checkers.table_names import Names
from generator.text import number_words

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions
    from generator.render.site_context import SiteContext

_COMMA = re.compile(r"\s*[,，、;；]\s*")
_BEFORE = ("…", "...")
_PLACEHOLDER = re.compile(r"\{[^}]*\}")


class Lexicon:
    """Collects the phrases of one game in one language."""

    def __init__(self, site: SiteContext, questions: GameQuestions) -> None:
        self.site = site
        self.questions = questions
        self.game = questions.game
        self.domain = checkers_domain(self.game.id)
        self.asking = asking(site.language)
        self.fillers = {fold(word) for word in self.asking.fillers}
        self.people = {fold(word) for word in (*self.asking.me, *self.asking.others)}
        self.phrases: dict[str, dict[str, None]] = defaultdict(dict)

    def data(self, tables: Iterable[str]) -> dict[str, Any]:
        """The phrases and words by how they begin, and the words for numbers."""
        for table in tables:
            self._table(table)
        for question in self.questions.questions:
            self._question(question.name, question.words)
        for term in self.game.terms:
            for form in (None, *self.site.language.forms):
                self.add(str(self.site.prose_in(self.site.words.lang).inflected(self.game.id, f"term:{term.id}", form)), TOPIC)
            for word in self._words(term.search, self.game.id):
                self.add(word, TOPIC)
        self._language()
        phrases: dict[str, dict[str, str]] = defaultdict(dict)
        words: dict[str, dict[str, None]] = defaultdict(dict)
        for phrase, means in sorted(self.phrases.items()):
            phrases[bucket(phrase)][phrase] = " ".join(means)
            for unit in units_of(phrase):
                if unit.kind == WORD:
                    words[bucket(unit.text)][unit.text] = None
        return {
            "phrases": dict(phrases),
            "words": {begin: " ".join(each) for begin, each in words.items()},
            "numbers": self._numbers(),
        }

    def add(self, text: str, code: str) -> None:
        """Let a text mean something."""
        units = [unit.text for unit in units_of(text)]
        # An article is heard by itself, and so is who has what.
        apart = self.fillers if code[0] in "et" else self.people if code[0] == "f" else set()
        while len(units) > 1 and units[0] in apart:
            units.pop(0)
        phrase = joined(units)
        if phrase and not phrase.isdecimal():
            self.phrases[phrase][code] = None

    def _table(self, table: str) -> None:
        names = Names(self.questions, self.site.prose_in(self.site.words.lang))
        forms = [None, *self.site.language.forms]
        for id_ in self.questions.rows(table) or [entry.id for entry in self.game.named.get(table, ())]:
            for form in forms:
                self.add(names.of(table, id_, form).name, f"e:{table}:{id_}")
            for name in self._other_names(table, id_):
                self.add(name, f"e:{table}:{id_}")
        self._half_names(table)

    def _half_names(self, table: str) -> None:
        """Single words of names that only one entry of the table has: *western* of the western temple."""
        words: dict[str, set[str]] = defaultdict(set)
        for phrase, means in list(self.phrases.items()):
            for code in means:
                if code.startswith(f"e:{table}:"):
                    for unit in units_of(phrase):
                        if unit.kind == WORD and len(unit.text) > 2 and unit.text not in self.fillers:
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
        for text in (words.title, words.short, words.asked):
            for each in self._words(text, self.domain):
                self.add(each, f"q:{name}")
        for path, field in words.fields.items():
            for called in [*self._words(field.called, self.domain), *self._words(field.label, self.domain)]:
                before = called.endswith(_BEFORE)
                self.add(called.rstrip("….").strip(), f"f:{name}:{'>' if before else ''}{path}")
            for choice, choice_words in field.choices.items():
                for called in [*self._words(choice_words.called, self.domain), *self._words(choice_words.label, self.domain)]:
                    self.add(called, f"c:{name}:{path}:{choice}")

    def _words(self, message: str | None, domain: str) -> tuple[str, ...]:
        if not message:
            return ()
        text = _PLACEHOLDER.sub(" ", str(self.site.words.text(domain, message)))
        return tuple(word for word in _COMMA.split(text) if word)

    def _language(self) -> None:
        kinds = {
            AGAINST: self.asking.against,
            WITHOUT: self.asking.without,
            FILLER: self.asking.fillers,
            ME: self.asking.me,
            OTHERS: self.asking.others,
            EACH: self.asking.each,
        }
        for code, words in kinds.items():
            for word in words:
                self.add(word, code)

    def _numbers(self) -> dict[str, int]:
        info = self.site.language
        origin = info.derived_from or info.code
        return {
            fold(word): int(known.number)
            for word, known in number_words.vocabulary(origin).items()
            if known.number is not None and (known.sure or known.number in (1, 2)) and known.number <= 100
            and fold(word) not in self.fillers
        }
