"""Games opened by name, and the questions that can be put to them."""

from engine.fields import SETS, Field, Reader
from engine.problems import JSON_LIMITS, Problems, shown
from engine.ruling import completed
from engine.sets import settle_sets
from engine.typing_compat import Any


class Checker:
    """A question a game answers: its id, and the module with its declared fields and the function that answers.

    The module is imported when the question is first looked at: a browser reads the rules only as far as it needs
    them. ``answer(state, values, problems)`` takes what the game made of its facts and the values read; it gives the
    verdict, or notes problems that only several fields together show. ``form`` is false for the questions that
    worked examples ask but no form offers. ``answers`` names the module in which its answers are declared, ``codes``
    that of the codes it answers with, if it has any, and ``set`` the set that it is about, which is in play with every
    question put to it.
    """

    def __init__(
        self,
        id: str,
        module: str,
        fields: str = "FIELDS",
        answer: str = "answer",
        form: bool = True,
        answers: str = "",
        codes: str = "",
        set: str = "",
    ) -> None:
        self.id = id
        self.set = set
        self.form = form
        self.answers = answers
        self.codes = codes
        self.module = module
        self._fields = fields
        self._answer = answer
        self._known: dict[str, Any] = {}
        self._fitted: Game | None = None

    @property
    def fields(self) -> tuple[Field, ...]:
        """The declared fields."""
        fields: tuple[Field, ...] = self._named(self._fields)
        return fields

    @property
    def answer(self) -> Any:
        """The function that answers."""
        return self._named(self._answer)

    def _named(self, name: str) -> Any:
        if name not in self._known:
            self._known[name] = getattr(__import__(self.module, None, None, (name,)), name)
        return self._known[name]

    def fit(self, game: "Game") -> None:
        """Take from a game's facts what the fields leave to them."""
        if self._fitted is not game:
            self._fitted = game
            for field in self.fields:
                field.fit(game.tables, game.numbers)

    def declaration(self) -> dict[str, Any]:
        """The checker's declaration as JSON-able data."""
        return {"id": self.id, "form": self.form, "fields": [field.declaration() for field in self.fields]}


class Game:
    """A game with its facts, ready to answer; ``numbers`` are those of the facts that bound what is asked, by name."""

    def __init__(
        self, id: str, tables: dict[str, Any], numbers: dict[str, int], state: Any, checkers: tuple[Checker, ...]
    ) -> None:
        self.id = id
        self.tables = tables
        self.numbers = numbers
        self.state = state
        self.checkers = {checker.id: checker for checker in checkers}


def open_game(name: str, facts: dict[str, Any]) -> Game:
    """Make the game ``name`` ready from its facts.

    The package ``engine.<name>`` brings ``CHECKERS`` and ``prepare(facts)``, which gives the game's state: anything
    with ``tables``, the rows by id under the name of their table, and ``numbers``, those that bound what is asked.
    Raises ImportError for a game that the engine doesn't know, and KeyError for facts that lack something.
    """
    package = __import__(f"engine.{name.replace('-', '_')}", None, None, ("CHECKERS",))
    state = package.prepare(facts)
    return Game(name, state.tables, state.numbers, state, package.CHECKERS)


def check(checker: str, request: Any, games: dict[str, Game]) -> dict[str, Any]:
    """Answer a request, any JSON value, put to a checker such as ``abyss/recruit``. Never raises."""
    answer, _ = check_with_sets(checker, request, games)
    return answer


def check_with_sets(checker: str, request: Any, games: dict[str, Game]) -> tuple[dict[str, Any], list[str] | None]:
    """What ``check`` answers, and the sets beside the base game with which it answers a question that names none.

    These are None if the question names sets itself, if its checker asks for none, or if it cannot be read.
    """
    problems = Problems()
    game = games.get(checker.partition("/")[0]) if isinstance(checker, str) else None
    if game is None or checker not in game.checkers:
        ids = sorted([id for each in games.values() for id in each.checkers])
        problems.add("unknown-checker", "", checker, {"checkers": ids})
        return problems.answer(), None
    question = game.checkers[checker]
    if not isinstance(request, dict):
        problems.add("not-an-object", "", request, {"type": "object", "fields": [f.name for f in question.fields]})
        return problems.answer(), None
    deep = [key for key in request if _is_deeper(request[key], JSON_LIMITS["max_depth"] - 1)]
    if deep:
        for key in sorted([shown(key) for key in deep]):
            problems.add("too-deep", "", key, JSON_LIMITS)
        return problems.answer(), None
    question.fit(game)
    values = _read(game, question, request, problems)
    if problems.found:
        return problems.answer(), None
    implied: list[str] | None = None if SETS in request else values.get(SETS)
    verdict: dict[str, Any] = question.answer(game.state, values, problems)
    if problems.found:
        return problems.answer(), implied
    instead = verdict.get("instead")
    if instead and implied:
        # The way out may leave out the very thing that showed which sets are in play.
        again = Problems()
        replaced = tuple([field for field in question.fields if field.name in instead])
        changed = values | Reader(game.tables, again).read(replaced, instead, "")
        settle_sets(question.fields, question.set, changed, False, game.tables, again)
        if changed[SETS] != implied and question.answer(game.state, changed, again).get("legal") is not True:
            instead[SETS] = implied
    return completed(verdict), implied


def _is_deeper(value: Any, levels: int) -> bool:
    """Whether lists and objects are nested more than so many levels deep."""
    if not isinstance(value, (dict, list, tuple)):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(_is_deeper(each, levels - 1) for each in inner)


def _read(game: Game, question: Checker, request: dict[Any, Any], problems: Problems) -> dict[str, Any]:
    """The values of a request, with the sets in play."""
    values = Reader(game.tables, problems).read(question.fields, request, "")
    if not problems.found:
        settle_sets(question.fields, question.set, values, SETS in request, game.tables, problems)
    return values


def declarations(game: Game) -> list[dict[str, Any]]:
    """The declarations of a game's checkers, those with a form first, then by id."""
    ordered = sorted(game.checkers.values(), key=lambda checker: (not checker.form, checker.id))
    for checker in ordered:
        checker.fit(game)
    return [checker.declaration() for checker in ordered]
