"""What a question mentions: the phrases of a game and the numbers in it, each with what it may mean."""

from engine.listener.slips import LEAST, near
from engine.listener.units import LETTER, LONGEST, NUMBER, WORD, Unit, bucket, joined, number_of, units_of
from engine.typing_compat import Any

LONGEST_PHRASE = 7
LONGEST_UNSPACED = 14
"""The units of a phrase, in words and in letters of scripts without spaces."""

MOST_SPELLINGS = 9
"""So many ways are tried to read a row of words that may have slips."""

MOST_STRANGE = 3
"""Of so many words that are not like any that begin as they do, others are looked for; that takes long."""

PARTIAL = "fcqt"
"""How codes begin that tell something to some checkers, or nothing at all."""
OF_GAME = "ehcqst"
"""The same of a word of the game, whatever else it may be."""
NUMBER_MEANS = "n"
FILLER = "x"
AGAINST = "v"
WITHOUT = "z"
LACKING = "u"
TOPIC = "t"
EACH = "y"
COUNTER = "m"
"""What stands behind a number of things: copies, 枚."""
ONE_OF = "o"
"""What has its article: *a rune*."""
SERIES = "s"
"""The word before the number of an entry, as *loot* of loot 4."""
ME = "p:0"
PERSON = "p:"
SEAT = "p:@"
NAME = "w:"
"""Who is spoken of: the one who asks, another one by a number, somebody by the seat from 1 on, or by the name."""

SLIP = 0.15
"""What it costs to take a word for another one."""
_PHRASE = 0.3
_UNKNOWN = {WORD: 1.0, LETTER: 0.6, NUMBER: 3.0}


class Mention:
    """A piece of a question: what it may mean, as codes of the lexicon, and its ``cost``. Without any it is unknown."""

    def __init__(self, units: list[Unit], means: list[str], cost: float, number: Any = None) -> None:
        self.units = units
        self.means = means
        self.cost = cost
        self.number = number
        self.start = units[0].start
        self.end = units[-1].end
        self.is_entry = bool([code for code in means if code[0] in "eh"])
        """Whether it may name an entry."""
        self.is_fact = bool([code for code in means if code[0] in "ehn"])
        """Whether it is a number or a name, which tell something of a position."""
        self.is_choice = bool([code for code in means if code[0] == "c"])
        """Whether it tells some checker something that others do not ask for."""
        self.is_vague = NUMBER_MEANS in means and FILLER in means
        """Whether it is a number that often counts nothing."""
        self.mark = units[0].mark
        """Whether a comma (1) or the end of a sentence (2) stands before it."""
        self.is_talk = bool([code for code in means if code[0] in "xqtm"])
        """Whether it may tell nothing."""
        self.is_of_game = bool(
            [code for code in means if code[0] in OF_GAME or (code[0] == "f" and FILLER not in means)]
        )
        """Whether it is a word of the game, and not one that is said about anything."""
        self.is_count = False
        """Whether it is a number of things, and not what one of them is called by."""
        self.text = ""
        """What was written, of a mention that means nothing."""
        self.parts: list[Mention] = []
        """Of a phrase that tells something only to some checkers: what its words mention by themselves."""


class Lexicon:
    """The phrases of a game, by how they begin.

    ``phrases`` has by bucket the meanings of each phrase, codes apart by spaces; ``words`` by bucket all words in them;
    ``numbers`` the words for numbers, ``vague`` those that often count nothing: one, first. ``others`` are letters that
    the words are not written with, and those that stand for them here: 说 for 說.
    """

    def __init__(self, data: Any) -> None:
        self.phrases = data["phrases"]
        self.words = data["words"]
        self.begins: list[str] = data["begins"]
        """How words begin: in a browser ``words`` only gives what it is asked for."""
        self.numbers = data["numbers"]
        self.vague = data["vague"]
        others = data.get("others") or ["", ""]
        self._others: str = others[0]
        self._own: str = others[1]

    def spelt(self, question: str) -> str:
        """A question in the letters that the words of the language are written with, each in its place."""
        places = [(self._others.find(letter) if self._others else -1, letter) for letter in question[:LONGEST]]
        return "".join([self._own[place] if place >= 0 else letter for place, letter in places])

    def mentions(self, question: str) -> list[Mention]:
        """The mentions of a question: of all ways to divide it that which leaves the least unknown."""
        units = units_of(self.spelt(question))
        meant = [self._variants(unit) for unit in units]
        strange = [place for place, unit in enumerate(units) if unit.kind == WORD and self._is_strange(meant[place])]
        for place in strange if len(strange) <= MOST_STRANGE else []:
            text = units[place].text
            meant[place] = meant[place] + [(word, SLIP) for word in near(text, self._alike(text))]
        mentions = _strangers(self._divided(units, meant, len(units) + 1), question)
        for mention in mentions:
            is_row = len(mention.units) > 1 and mention.units[0].kind != LETTER
            if is_row and not [code for code in mention.means if code[0] not in PARTIAL]:
                mention.parts = self._parts(mention)
        return mentions

    def _parts(self, mention: Mention) -> list[Mention]:
        """What the words of a phrase mention by themselves; those that nobody knows say nothing."""
        meant = [self._variants(unit) for unit in mention.units]
        parts = self._divided(mention.units, meant, len(mention.units))
        for part in parts:
            part.means = [code for code in part.means if code[0] != "q"] or [FILLER]
        return parts

    def _divided(self, units: list[Unit], meant: list[Any], below: int) -> list[Mention]:
        """The mentions, each of fewer units than ``below``, that leave the least unknown."""
        best: list[Any] = [(0.0, None, None)]
        for end in range(1, len(units) + 1):
            found = None
            for start in range(max(0, end - LONGEST_UNSPACED, end - below + 1), end):
                mention = self._mention(units[start:end], meant[start:end])
                if mention is not None:
                    cost = best[start][0] + mention.cost + _PHRASE
                    if found is None or cost < found[0]:
                        found = (cost, mention, start)
            best.append(found)
        mentions = []
        end = len(units)
        while end:
            _cost, mention, end = best[end]
            mentions.append(mention)
        mentions.reverse()
        return mentions

    def _variants(self, unit: Unit) -> list[Any]:
        """The words that a unit may stand for, each with what that costs."""
        if unit.kind != WORD:
            return [(unit.text, 0.0)]
        known = (self.words.get(bucket(unit.text)) or "").split()
        if unit.text in known or unit.text in self.numbers or unit.text in self.vague:
            return [(unit.text, 0.0)]
        return [(unit.text, 0.0)] + [(word, SLIP) for word in near(unit.text, known)]

    def _is_strange(self, meant: list[Any]) -> bool:
        """Whether a word is neither known nor like one that begins as it does."""
        word = meant[0][0]
        known = (self.words.get(bucket(word)) or "").split()
        return len(meant) == 1 and word not in known and word not in self.numbers and word not in self.vague

    def _alike(self, text: str) -> list[str]:
        """Words that are as long as a text, or nearly, and begin with one of its first two letters."""
        if len(text) < LEAST:
            return []
        found: list[str] = []
        for begin in self.begins:
            if begin[0] == text[0] or begin == text[1] + text[0]:
                found += [word for word in self.words[begin].split() if -2 < len(word) - len(text) < 2]
        return found

    def _mention(self, units: list[Unit], meant: list[Any]) -> Any:
        """What a row of units means, if it is a phrase or a single unit; else None."""
        if len(units) > 1 and (units[0].kind != LETTER and len(units) > LONGEST_PHRASE):
            return None
        if [unit for unit in units[1:] if unit.mark]:
            return None
        texts: list[Any] = [([], 0.0)]
        for variants in meant:
            texts = [(row + [word], cost + more) for row, cost in texts for word, more in variants][:MOST_SPELLINGS]
        phrases = [(joined(row), cost) for row, cost in texts]
        number, means, cost = self._number(phrases)
        for phrase, cost_of in phrases:
            kept = (self.phrases.get(bucket(phrase)) or {}).get(phrase)
            if kept:
                means = means + kept.split(" ")
                cost = cost_of
                break
        if means:
            return Mention(units, means, cost, number)
        if len(units) > 1:
            return None
        kind = units[0].kind
        number = number_of(units[0].text) if kind == NUMBER else None
        if number is None:
            return Mention(units, [], _UNKNOWN[kind])
        return Mention(units, [NUMBER_MEANS], 0.0, number)

    def _number(self, phrases: list[Any]) -> Any:
        """The number that a word says, what it means then, and what that costs."""
        for phrase, cost in phrases:
            if phrase in self.numbers:
                return self.numbers[phrase], [NUMBER_MEANS], cost
            if phrase in self.vague:
                return self.vague[phrase], [NUMBER_MEANS, FILLER], cost
        return None, [], 0.0


def _strangers(mentions: list[Mention], question: str) -> list[Mention]:
    """The mentions with letters of an unknown word as one of them, and numbers of things marked as such."""
    found: list[Mention] = []
    for mention in mentions:
        last = found[-1] if found else None
        if last and last.number is not None and COUNTER in mention.means and not mention.mark:
            last.is_count = True
        is_letter = not mention.means and mention.units[0].kind == LETTER
        if is_letter and last and not last.means and last.units[0].kind == LETTER and not mention.mark:
            mention = Mention(last.units + mention.units, [], last.cost + mention.cost)
            found.pop()
        if not mention.means:
            mention.text = question[mention.start : mention.end]
        found.append(mention)
    return found
