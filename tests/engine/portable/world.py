"""The games that the portable tests ask, and short ways to ask them."""

import engine

_games = {}  # type: ignore[var-annotated]


def use(facts):
    """Open Abyss with these facts; MicroPython, which can't read the catalogue, is given them."""
    _games["abyss"] = engine.open_game("abyss", facts)


def games():
    """The games, opened with the facts of the catalogue if nobody brought any."""
    if not _games:
        from catalog import load

        use(load().games["abyss"].engine_facts())
    return _games


def cards():
    """What the engine made of the facts of Abyss."""
    return games()["abyss"].state


def ask(checker, **request):
    """A verdict; a request that is invalid fails the test."""
    answer = engine.check(checker, request, games())
    assert answer["kind"] == "verdict", answer
    return answer


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
