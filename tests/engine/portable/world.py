"""The games that the portable tests ask, and short ways to ask them."""

import engine

_games = {}  # type: ignore[var-annotated]


def use(facts):
    """Open games with these facts, each by its id; MicroPython, which can't read the catalogue, is given them."""
    for game in facts:
        _games[game] = engine.open_game(game, facts[game])


def games():
    """The games, opened with the facts of the catalogue if nobody brought any."""
    if not _games:
        from tests.questions import engine_facts

        use(engine_facts())
    return _games


def ask(checker, **request):
    """A verdict; a request that is invalid fails the test."""
    answer = engine.check(checker, request, games())
    assert answer["kind"] == "verdict", answer
    return answer


def found_wrong(checker, request):
    """What is wrong with a request, as ``problems`` tells it; nothing with one that is answered."""
    return [
        (problem["code"], problem["field"]) for problem in engine.check(checker, request, games()).get("problems", [])
    ]


def problems(checker, request):
    """What is wrong with an invalid request: (code, field) of each problem."""
    answer = engine.check(checker, request, games())
    assert answer["kind"] == "invalid", answer
    assert len(answer["problems"]) <= 20
    for problem in answer["problems"]:
        assert problem["code"] in engine.PROBLEMS
        assert len(problem["given"]) <= 61
        assert problem["accepted"]
    return [(problem["code"], problem["field"]) for problem in answer["problems"]]


def codes(messages):
    """The codes of reasons or notes, in their order."""
    return [message["code"] for message in messages]


def message(messages, code):
    """The one reason or note with a code."""
    found = [message for message in messages if message["code"] == code]
    assert len(found) == 1, messages
    return found[0]
