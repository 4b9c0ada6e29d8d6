"""The phrases of a game: what its entries, inputs and questions are called, folded as the listener folds a question."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from catalog.messages import checkers_domain
from engine.listener.folding import fold, is_unspaced
from engine.listener.mentions import (
    AGAINST,
    COUNTER,
    EACH,
    FILLER,
    LACKING,
    ME,
    ONE_OF,
    PERSON,
    SEAT,
    SERIES,
    TOPIC,
    WITHOUT,
)
from engine.listener.units import NUMBER, WORD, bucket, joined, units_of
from generator.asking import called
from generator.asking.language import asking
from generator.checkers.table_names import Names
from generator.text import number_words

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions
    from generator.render.site_context import SiteContext

ARTICLE = "a"
"""The form of a name with the article of one of several, in languages that have one."""
_SAYING = {AGAINST, EACH, ME, WITHOUT}
PRINTED_DIGITS = 3
"""Digits in a row that may name an entry: 410 of the battle card 4/1/0."""
LARGEST = 101
"""From here on nobody writes a number as a word."""

COMMA = re.compile(r"\s*[,，、;；]\s*")
GAPS = ("…", "...")
_NUMBER_AND_LETTER = re.compile(r"\b\d+ [a-z]\b")
_ENDS_IN_NUMBER = re.compile(r"(.+?) ?(\d+)")
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
        self.called = called.of_game(site.language, self.game.id)
        self.keys: list[str] = []
        """What may be called otherwise: the entries, inputs and choices."""
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
        self._with_articles()
        self._say_nothing()
        sure, vague = self._numbers(True), self._numbers(False)
        phrases: dict[str, dict[str, str]] = defaultdict(dict)
        words: dict[str, dict[str, None]] = defaultdict(dict)
        for phrase, means in sorted(self.phrases.items()):
            for code in [code for code in means if code[0] == "f" and code.replace(">", "") != code]:
                means.pop(code.replace(">", ""), None)  # what stands before what it names stands nowhere else
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
            "begins": list(words),
            "numbers": sure,
            "vague": {word: number for word, number in vague.items() if word not in sure},
        }

    def add(self, text: str, code: str, is_own: bool = True) -> None:
        """Let a text mean something. What is not of the language is only known as it is written."""
        units = [unit.text for unit in units_of(text)]
        # Who has it is heard by itself, but where *my pearls* are others than *pearls*.
        while code[0] == "f" and len(units) > 1 and units[0] in self.people and not is_unspaced(units[0][0]):
            checker = code[: code.index(":", 2) + 1]
            if any(known.startswith(checker) and known != code for known in self.phrases.get(joined(units[1:]), ())):
                break
            units.pop(0)
        phrase = joined(units)
        if code == TOPIC and (not self.people.isdisjoint(units) or any(unit.isdecimal() for unit in units)):
            return
        if phrase and (not phrase.isdecimal() or (code[0] == "e" and len(phrase) == PRINTED_DIGITS)):
            self.phrases[phrase][code] = None
            if is_own:
                self.own.add(phrase)

    def _table(self, table: str) -> None:
        names = Names(self.questions, self.site.prose_in(self.site.words.lang))
        forms = [None, *self.site.language.forms]
        for id_ in self.questions.rows(table) or [entry.id for entry in self.game.named.get(table, ())]:
            for form in forms:
                self.add(names.of(table, id_, form).name, f"e:{table}:{id_}")
                if form == ARTICLE and names.of(table, id_, form).name != names.of(table, id_, None).name:
                    self.add(names.of(table, id_, form).name, ONE_OF)
            for name in self._other_names(table, id_):
                self.add(name, f"e:{table}:{id_}", is_own=False)
            for name in self._called(f"{table}:{id_}"):
                self.add(name, f"e:{table}:{id_}")
        self._digits(table)
        self._half_names(table)
        self._stems(table)

    def _digits(self, table: str) -> None:
        """Names that are digits, as people also write them: 410 for 4/1/0."""
        for phrase, means in list(self.phrases.items()):
            digits = phrase.replace(" ", "")
            if len(digits) == PRINTED_DIGITS == len(phrase.split(" ")) and digits.isdecimal():
                for code in means:
                    if code.startswith(f"e:{table}:"):
                        self.add(digits, code)

    def _half_names(self, table: str) -> None:
        """Single words of names that only one entry of the table has: *western* of the western temple."""
        words: dict[str, set[str]] = defaultdict(set)
        for phrase, means in list(self.phrases.items()):
            for code in means:
                if code.startswith(f"e:{table}:"):
                    for unit in units_of(phrase) if phrase in self.own else ():
                        if (
                            unit.kind == WORD
                            and len(unit.text) > 2
                            and unit.text not in self.fillers | self.counted | self.people
                        ):
                            words[unit.text].add(code)
        for word, codes in [*words.items(), *self._parts(table).items()]:
            if len(codes) == 1 and not any(code[0] == "e" for code in self.phrases.get(word, ())):
                self.add(word, "h" + next(iter(codes))[1:])

    def _parts(self, table: str) -> dict[str, set[str]]:
        """What is left of names without spaces where most of a table begin or end alike, and *4 a* of district 4a."""
        parts: dict[str, set[str]] = defaultdict(set)
        names = {
            phrase: {code for code in means if code.startswith(f"e:{table}:")}
            for phrase, means in self.phrases.items()
            if phrase in self.own
        }
        names = {phrase: codes for phrase, codes in names.items() if codes}
        for phrase, codes in names.items():
            match = _NUMBER_AND_LETTER.search(phrase)
            if match:
                parts[match[0]] |= codes
            if not is_unspaced(phrase[0]) or not is_unspaced(phrase[-1]):
                continue
            for cut in range(1, len(phrase) - 1):
                head, tail = phrase[:-cut], phrase[-cut:]
                if len(head) > 1 and sum(other.endswith(tail) for other in names) > len(names) / 2:
                    parts[head] |= codes
                head, tail = phrase[:cut], phrase[cut:]
                if len(tail) > 1 and sum(other.startswith(head) for other in names) > len(names) / 2:
                    parts[tail] |= codes
        return parts

    def _stems(self, table: str) -> None:
        """What stands before the numbers of all entries of a table, as *loot* of loot 4."""
        stems: dict[str, set[str]] = defaultdict(set)
        for phrase, means in list(self.phrases.items()):
            match = None if phrase[0].isdecimal() else _ENDS_IN_NUMBER.fullmatch(phrase)
            for code in means if match else ():
                if code.startswith(f"e:{table}:") and match and code.endswith(f"-{match[2]}"):
                    stems[match[1]].add(code)
        for stem, codes in stems.items():
            if len(codes) > 1:
                self.add(stem, f"{SERIES}:{table}")

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
        for each in self._called(name):
            self.add(each, f"q:{name}")
        for path, field in words.fields.items():
            if path not in known:
                continue
            texts = [*self._words(field.called, self.domain), *self._label(field.label)]
            for text in [*texts, *self._called(f"{name}/{path}")]:
                side = ">" if text.endswith(GAPS) else "<" if text.startswith(GAPS) else ""
                self.add(text.strip("…. "), f"f:{name}:{side}{path}")
            for choice, choice_words in field.choices.items():
                labels = [label for label in self._label(choice_words.label) if self._is_telling(label)]
                own = self._called(f"{name}/{path}={choice}")
                for text in [*self._words(choice_words.called, self.domain), *labels, *own]:
                    self.add(text, f"c:{name}:{path}:{choice}")

    def _called(self, key: str) -> tuple[str, ...]:
        self.keys.append(key)
        return self.called.of(key)

    def _is_telling(self, label: str) -> bool:
        """Whether the label of a choice is said for it alone: a number, a person and a word such as *it* are not."""
        units = units_of(label)
        return not any(unit.kind == NUMBER for unit in units) and fold(label) not in self.people | self.fillers

    def _label(self, message: str | None) -> tuple[str, ...]:
        """A label as a whole: what stands before its comma may be the name of another input."""
        return (_PLACEHOLDER.sub(" ", str(self.site.words.text(self.domain, message))),) if message else ()

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
            COUNTER: self.asking.counters,
            LACKING: self.asking.lacking,
        }
        for code, words in kinds.items():
            for word in words:
                self.add(word, code)
        for number, several in enumerate(self.asking.people, 1):
            for word in several:
                self.add(word, f"{PERSON}{number}")
        for number, several in enumerate(self.asking.seated, 1):
            for word in several:
                self.add(word, f"{SEAT}{number}")

    def _with_articles(self) -> None:
        """Let a name behind a word that says nothing mean all that it means by itself: *a stone* tunnel is of stone."""
        for phrase, means in self.phrases.items():
            first, _space, rest = phrase.partition(" ")
            if rest in self.phrases and first in self.fillers and any(code[0] in "eh" for code in means):
                means.update(self.phrases[rest])

    def _say_nothing(self) -> None:
        """Let a row of words that say nothing by themselves say nothing either, but for who is spoken of: *i have*."""
        empty = self.fillers | self.people
        for phrase, means in self.phrases.items():
            if any(code[0] in "ehsn" for code in means) or not _is_row_of(phrase, empty):
                continue
            who = [code for code in self.phrases.get(phrase.split(" ")[0], ()) if code.startswith(PERSON)]
            if who and not any(code.startswith(PERSON) for code in means):
                means.pop(FILLER, None)
                means.update(dict.fromkeys(who))
            elif not who:
                means.setdefault(FILLER, None)

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


def _is_row_of(phrase: str, words: set[str]) -> bool:
    """Whether a phrase is made of nothing but such words, with or without spaces between them."""
    ends = [0]
    for end in range(1, len(phrase) + 1):
        if any(phrase[start:end].strip() in words or phrase[start:end] == " " for start in ends):
            ends.append(end)
    return ends[-1] == len(phrase)
