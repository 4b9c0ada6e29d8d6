"""Questions to practise with: positions made from a seed, whose right answer a checker gives.

    engine.practice.question(game, {"seed": 20261122, "number": 1})

gives the first question of a round of five. A seed, the sets in play and the number of players, if it is told, always
give the same round, under every Python.

A game that can be practised has the package ``engine.<game>.practice`` with ``EXERCISES``, the kinds of questions there
are. The module of an exercise has two functions. ``make(dice, table, level)`` gives a position, as a request to the
checker of the exercise, or None if chance has dealt badly; beside the request it may give how the position is painted,
as the catalogue writes known drawings. ``read(dice, table, request, verdict)`` reads the right
answer off the checker's verdict on it: it gives the choices and the place of the right one among them, or None if
nothing good can be asked about this position. No open verdict is ever read.
"""

from engine.fields import SETS
from engine.registry import Game, check
from engine.typing_compat import Any

ROUND = 5
"""How many questions a round has."""
LEVELS = (1, 1, 2, 2, 3)
"""How hard they are, one after the other."""
TRIES = 400
"""So many positions are dealt for one question at most; a good one takes a few."""
MAX_SEED = 99_999_999
"""Seeds go from 0 up to this: eight digits, such as those of a date."""
MOST_PLAYERS = 12
"""So many may sit at the table of a page (generator/browser/kit/players.js)."""

_MASK = 0xFFFFFFFF


class Dice:
    """Chance that comes out the same everywhere: numbers from a seed (xorshift).

    ``side`` is tossed for the question as a whole, however often its position is dealt: an exercise that asks for yes
    or no deals until it has the answer of that side, so that both come equally often.
    """

    def __init__(self, seed: int, number: int, attempt: int = 0) -> None:
        self.side: bool = _mixed(seed, number, 0) >> 9 & 1 == 1
        self._state = _mixed(seed, number, attempt + 1)

    def below(self, count: int) -> int:
        """A whole number from 0 up to below ``count``."""
        state = self._state
        state ^= state << 13 & _MASK
        state ^= state >> 17
        state ^= state << 5 & _MASK
        self._state = state
        return (state >> 7) % count

    def between(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        return low + self.below(high - low + 1)

    def happens(self, times: int, of: int) -> bool:
        """True so many times of that many."""
        return self.below(of) < times

    def pick(self, items: Any) -> Any:
        """One of the items."""
        return items[self.below(len(items))]

    def deal(self, items: Any, count: int) -> list[Any]:
        """So many of the items, each at most once, in the order of chance; all of them if there are no more."""
        left = list(items)
        dealt: list[Any] = []
        while left and len(dealt) < count:
            dealt.append(left.pop(self.below(len(left))))
        return dealt

    def shuffled(self, items: Any) -> list[Any]:
        """All the items in the order of chance."""
        return self.deal(items, len(items))


def _mixed(*numbers: int) -> int:
    """A state to start from, other for numbers that lie close together; never 0."""
    state = 0x9E3779B9
    for number in numbers:
        state = (state ^ number) * 0x85EBCA6B & _MASK
        state = (state ^ state >> 13) * 0xC2B2AE35 & _MASK
        state ^= state >> 16
    return state or 1


class Exercise:
    """A kind of question: its id, the checker that answers, and the module that makes it.

    ``levels`` are those on which it is asked. The question names the fields of the request in ``params``, each with the
    type of a parameter (as codes have them); ``choices`` are the codes of the choices, each with its parameters. The
    fields of the request that are ``hidden`` are no part of the position that is shown; that of a list's items is named
    like ``players.pearls``. Without the ``set``, if one is
    named, it is not asked, and neither with the set that it is for games ``without``.
    """

    def __init__(
        self,
        id: str,
        checker: str,
        module: str,
        levels: tuple[int, ...],
        params: dict[str, str] | None = None,
        choices: dict[str, dict[str, str]] | None = None,
        hidden: tuple[str, ...] = (),
        set: str = "",
        without: str = "",
    ) -> None:
        self.id = id
        self.checker = checker
        self.module = module
        self.levels = levels
        self.params = params or {}
        self.choices = choices or {"yes": {}, "no": {}}
        self.hidden = hidden
        self.set = set
        self.without = without

    def parts(self) -> Any:
        """The module, which is imported when the exercise is first asked."""
        return __import__(self.module, None, None, ("make", "read"))


class Table:
    """A game with the sets that lie on the table, and how many players sit at it, if that is known."""

    def __init__(self, game: Game, sets: list[str], players: int | None = None) -> None:
        self.game = game
        self.state = game.state
        self.sets = sorted(sets)
        self.players = players

    def seats(self, low: int, high: int, otherwise: int) -> int:
        """For how many players a position is made: for those at the table, if it can be, and else for so many."""
        return self.players if self.players is not None and low <= self.players <= high else otherwise

    def ids(self, table: str) -> list[str]:
        """The ids of a table that are in play, those of the base game and of the sets on the table, in one order."""
        rows = self.game.tables[table]
        others = [id for id in self.game.tables.get("set", {}) if id not in self.sets]
        return sorted([id for id in rows if rows[id].get("set") not in others])

    def asked(self, checker: str, request: dict[str, Any]) -> dict[str, Any]:
        """A request that names the sets on the table, if its checker takes them."""
        question = self.game.checkers[checker]
        takes = [field for field in question.fields if field.name == SETS]
        sets = [set for set in self.sets if set != question.set]
        return request | {SETS: sets} if takes else request

    def ask(self, checker: str, request: dict[str, Any]) -> dict[str, Any] | None:
        """The verdict of a checker; None if it is open, or the request is refused."""
        verdict = check(checker, self.asked(checker, request), {self.game.id: self.game})
        if verdict["kind"] != "verdict" or verdict["legal"] is None or verdict["open"]:
            return None
        return verdict


def exercises(game: str) -> tuple[Exercise, ...]:
    """The exercises of a game. Raises ImportError if it has none."""
    module = f"engine.{game.replace('-', '_')}.practice"
    found: tuple[Exercise, ...] = __import__(module, None, None, ("EXERCISES",)).EXERCISES
    return found


def question(game: Game, asked: Any) -> dict[str, Any]:
    """One question of a round.

    ``asked`` has the ``seed``, the ``number`` from 1 to 5, and the ``sets`` on the table beside the base game. It may
    have the number of ``players`` at the table, for positions that can be those of so many. It may name the
    ``exercise`` as well: so what was missed is asked once more, also where another one has its place in the round by
    now. The question has its ``level``; what it ``asks``, with the id of the exercise as ``code``, and
    ``params``; ``checker`` and ``request``, by which its answer is told, with the fields of it that are ``hidden``; the
    ``choices``, each with ``code`` and ``params``; and the place of the ``right`` one among them. A position that is
    dealt as a drawing has that as ``painted``. What is asked wrongly gives an answer of the kind ``invalid`` without
    more.
    """
    asked = asked if isinstance(asked, dict) else {}
    seed, number, sets = asked.get("seed"), asked.get("number", 1), asked.get("sets", [])
    if not _is_number(seed, 0, MAX_SEED) or not _is_number(number, 1, ROUND) or not isinstance(sets, list):
        return {"kind": "invalid"}
    players = asked.get("players")
    if players is not None and not _is_number(players, 1, MOST_PLAYERS):
        return {"kind": "invalid"}
    known = game.tables.get("set", {})
    table = Table(game, [set for set in known if set in sets], players)
    wanted = asked.get("exercise")
    if wanted is not None:
        named = [one for one in on_table(game, table.sets) if one.id == wanted]
        return made(table, named[0], seed, number) if named else {"kind": "invalid"}
    every = chosen(game, seed, table.sets)
    return made(table, every[(number - 1) % len(every)], seed, number)


def made(table: Table, exercise: Exercise, seed: int, number: int) -> dict[str, Any]:
    """A question of an exercise. Raises RuntimeError if it finds none, however often it deals."""
    parts, level = exercise.parts(), LEVELS[number - 1]
    for attempt in range(TRIES):
        dice = Dice(seed, number, attempt)
        dealt = parts.make(dice, table, level)
        request, painted = dealt if isinstance(dealt, tuple) else (dealt, None)
        verdict = None if request is None else table.ask(exercise.checker, request)
        found = None if verdict is None else parts.read(dice, table, request, verdict)
        if found is not None:
            choices, right = found
            asked = {
                "kind": "question",
                "seed": seed,
                "number": number,
                "level": level,
                "sets": table.sets,
                "asks": {"code": exercise.id, "params": {name: request[name] for name in sorted(exercise.params)}},
                "checker": exercise.checker,
                "request": table.asked(exercise.checker, request),
                "hidden": list(exercise.hidden),
                "choices": choices,
                "right": right,
            }
            return asked if painted is None else asked | {"painted": painted}
    raise RuntimeError(f"{exercise.id} finds no position for the seed {seed}")


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def on_table(game: Game, sets: list[str]) -> list[Exercise]:
    """The exercises of a game that can be asked with these sets."""
    every = exercises(game.id)
    return [one for one in every if (not one.set or one.set in sets) and one.without not in sets]


def chosen(game: Game, seed: int, sets: list[str]) -> list[Exercise]:
    """The exercises of a round, each once as long as there are others for a level."""
    dice = Dice(seed, 0)
    every = dice.shuffled(on_table(game, sets))
    found: list[Exercise] = []
    for level in LEVELS:
        fitting = [one for one in every if level in one.levels]
        fresh = [one for one in fitting if one not in found]
        if fitting:
            found.append((fresh or fitting)[0])
    return found


def yes_or_no(dice: Dice, verdict: dict[str, Any]) -> Any:
    """The choices yes and no, if the verdict is the one that the question shall have."""
    return yes_if(dice, verdict["legal"])


def yes_if(dice: Dice, holds: bool) -> Any:
    """The same where it is something else that holds or not."""
    if holds is not dice.side:
        return None
    return [choice("yes"), choice("no")], 0 if dice.side else 1


def one_number(dice: Dice, code: str, right: int, others: list[int]) -> Any:
    """Four numbers to choose from, in order: the right one, others that seem likely, and their neighbours."""
    wrong = []
    for number in others + [right + 1, right - 1, right + 2, right - 2, right + 3]:
        if number >= 0 and number != right and number not in wrong:
            wrong.append(number)
    numbers = sorted(wrong[:3] + [right])
    return [choice(code, count=number) for number in numbers], numbers.index(right)


def choice(code: str, **params: Any) -> dict[str, Any]:
    """A choice: its code, and the parameters of its words."""
    return {"code": code, "params": params}
