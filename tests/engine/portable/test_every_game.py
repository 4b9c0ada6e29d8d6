"""What every checker of every game stands."""

import json

import engine
from tests.engine.portable.world import games


def test_every_checker_survives_every_scalar_in_every_field():
    values = [None, True, -1, 0, 10**30, 1.5, "", "x" * 10000, [], [[]], [None] * 200, {}, {"a": {"b": []}}]
    for game in games().values():
        for checker in game.checkers.values():
            for field in checker.fields:
                for value in values:
                    answer = engine.check(checker.id, {field.name: value}, games())
                    assert answer["kind"] in ("verdict", "invalid")
                    assert len(json.dumps(answer)) < 20000
