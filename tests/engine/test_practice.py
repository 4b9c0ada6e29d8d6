"""Questions to practise with, of every game that has some: good ones, the same ones every time, and with one answer."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catalog import load
from engine.practice import LEVELS, MAX_SEED, ROUND, Dice, Table, exercises, made, question
from engine.registry import check
from tests.made_up_game import GAME, MadeUpGame
from tests.questions import GAMES, opened

PRACTISED = tuple(game for game in GAMES if load().games[game].practice)

seeds = st.integers(0, MAX_SEED)
numbers = st.integers(1, ROUND)


def sets_of(game: str) -> list[list[str]]:
    """All that may lie on the table beside the base game."""
    expansions = [part.id for part in load().games[game].game.sets[1:]]
    return [list(some) for count in range(len(expansions) + 1) for some in combinations(expansions, count)]


def asked(game: str, seed: int, number: int = 1, sets: list[str] | None = None) -> dict[str, Any]:
    """A question of a game."""
    return question(opened()[game], {"seed": seed, "number": number, "sets": sets or []})


@pytest.mark.parametrize("game", PRACTISED)
@given(data=st.data(), seed=seeds, number=numbers)
def test_a_question_has_one_right_choice_and_an_answer(game: str, data: Any, seed: int, number: int) -> None:
    sets = data.draw(st.sampled_from(sets_of(game)))
    found = asked(game, seed, number, sets)
    exercise = next(one for one in exercises(game) if one.id == found["asks"]["code"])
    assert LEVELS[number - 1] in exercise.levels
    assert not exercise.set or exercise.set in sets
    assert set(found["asks"]["params"]) == set(exercise.params)
    choices = [str(choice) for choice in found["choices"]]
    assert len(set(choices)) == len(choices) >= 2
    assert found["right"] in range(len(choices))
    for choice in found["choices"]:
        assert set(choice["params"]) == set(exercise.choices[choice["code"]])
    answer = check(found["checker"], found["request"], opened())
    assert answer["kind"] == "verdict"
    assert answer["legal"] is not None
    assert not answer["open"]
    assert asked(game, seed, number, sets) == found


@pytest.mark.parametrize("game", PRACTISED)
@given(seed=seeds, number=numbers)
def test_only_what_lies_on_the_table_is_asked_about(game: str, seed: int, number: int) -> None:
    text = str(asked(game, seed, number))
    tables = opened()[game].tables
    sets = {part.id for part in load().games[game].game.sets[1:]}
    for rows in tables.values():
        for id_, row in rows.items():
            if isinstance(row, dict) and row.get("set") in sets:
                assert f"'{id_}'" not in text


@pytest.mark.parametrize("game", PRACTISED)
def test_rounds_are_varied(game: str) -> None:
    rounds = [[asked(game, seed, number) for number in range(1, ROUND + 1)] for seed in range(150)]
    every = [found for one in rounds for found in one]
    yes_or_no = [one["choices"][one["right"]]["code"] for one in every if one["choices"][0]["code"] == "yes"]
    assert 0.35 <= yes_or_no.count("yes") / len(yes_or_no) <= 0.65
    base = {one.id for one in exercises(game) if not one.set}
    assert {one["asks"]["code"] for one in every} == base
    assert len({str(one["request"]) for one in every}) > 0.95 * len(every)
    for one in rounds:
        assert len({found["asks"]["code"] for found in one}) == min(ROUND, len(base))
    for exercise in base:
        places = Counter(one["right"] for one in every if one["asks"]["code"] == exercise)
        assert max(places.values()) < 0.75 * sum(places.values()), exercise


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {},
        {"seed": -1},
        {"seed": MAX_SEED + 1},
        {"seed": True},
        {"seed": "1"},
        {"seed": 1, "number": 0},
        {"seed": 1, "number": ROUND + 1},
        {"seed": 1, "sets": "kraken"},
        {"seed": 1, "players": 0},
        {"seed": 1, "players": 13},
        {"seed": 1, "players": "3"},
    ],
)
def test_what_is_asked_wrongly_is_invalid(wrong: Any) -> None:
    for game in PRACTISED:
        assert question(opened()[game], wrong) == {"kind": "invalid"}


@pytest.mark.parametrize("game", PRACTISED)
def test_a_question_that_was_missed_is_made_again_whatever_else_there_is(game: str) -> None:
    for seed, number in ((1, 1), (20261122, 3), (7, 5)):
        found = asked(game, seed, number)
        again = {"seed": seed, "number": number, "sets": [], "exercise": found["asks"]["code"]}
        assert question(opened()[game], again) == found
        # It is the exercise that is asked, not the one whose turn it is in the round of that seed.
        other = question(opened()[game], again | {"seed": seed + 1})
        assert other["asks"]["code"] == found["asks"]["code"]
    unknown: tuple[Any, ...] = ("no-such-exercise", 5, [], "")
    for wrong in unknown:
        assert question(opened()[game], {"seed": 1, "exercise": wrong}) == {"kind": "invalid"}
    for one in exercises(game):
        asked_for = {"seed": 1, "exercise": one.id, "sets": [one.without]}
        if one.set or one.without:
            assert question(opened()[game], asked_for) == {"kind": "invalid"}


@pytest.mark.parametrize("game", PRACTISED)
@given(data=st.data(), seed=seeds, number=numbers, players=st.integers(1, 12))
def test_who_plays_is_many_as_sit_at_the_table(game: str, data: Any, seed: int, number: int, players: int) -> None:
    sets = data.draw(st.sampled_from(sets_of(game)))
    told = {"seed": seed, "number": number, "sets": sets}
    found = question(opened()[game], told | {"players": players})
    assert found == question(opened()[game], told | {"players": players})
    # The same is asked of any number, and a position of others is still one that can be.
    assert found["asks"]["code"] == asked(game, seed, number, sets)["asks"]["code"]
    assert check(found["checker"], found["request"], opened())["kind"] == "verdict"


@pytest.mark.parametrize("game", PRACTISED)
def test_each_exercise_finds_a_position_for_however_many_play(game: str) -> None:
    """For either answer where it asks for yes or no: six seeds toss both."""
    for sets in sets_of(game)[:: len(sets_of(game)) - 1 or 1]:
        for players in range(2, 6):
            table = Table(opened()[game], sets, players)
            for one in exercises(game):
                if (one.set and one.set not in sets) or one.without in sets:
                    continue
                for seed in range(6):
                    assert made(table, one, seed, LEVELS.index(one.levels[0]) + 1)["asks"]["code"] == one.id


def test_positions_are_of_as_many_as_play_where_they_can_be() -> None:
    def seats(game: str, exercise: str, players: int | None, sets: list[str]) -> Any:
        [one] = [one for one in exercises(game) if one.id == exercise]
        number = LEVELS.index(one.levels[0]) + 1
        request = made(Table(opened()[game], sets, players), one, 7, number)["request"]
        return len(request["players"]) if isinstance(request.get("players"), list) else request.get("players")

    for exercise in ("end", "winner"):
        assert [seats("abyss", exercise, players, []) for players in (None, 2, 3, 4, 5)] == [3, 2, 3, 4, 3]
        assert seats("abyss", exercise, 5, ["leviathan"]) == 5
    for exercise in ("way", "temples"):
        assert [seats("kemet", exercise, players, []) for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert [seats("mountain-king", "end", players, []) for players in (2, 5)] == [2, 5]


@pytest.mark.parametrize("game", PRACTISED)
def test_what_people_get_wrong_is_asked(game: str) -> None:
    wrong = [mistake for step in load().games[game].learn for mistake in step.mistakes]
    assert wrong
    assert not [mistake.claim for mistake in wrong if mistake.exercise is None]


def test_sets_that_a_game_does_not_have_do_not_count() -> None:
    for game in PRACTISED:
        assert question(opened()[game], {"seed": 1, "sets": ["nothing", 5, ["x"]]}) == asked(game, 1)


def test_dice_are_fair_enough() -> None:
    counts = Counter(Dice(seed, 1).below(6) for seed in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))
    sides = Counter(Dice(seed, number).side for seed in range(20260101, 20261231) for number in range(1, 6))
    assert 0.45 < sides[True] / sides.total() < 0.55
    dice = Dice(5, 2)
    assert sorted(dice.shuffled("abcdef")) == list("abcdef")
    assert len(dice.deal("abc", 7)) == 3


def test_a_made_up_game_can_be_practised(tmp_path: Path) -> None:
    game = MadeUpGame(tmp_path)
    with game.asked() as (questions, _):
        ready = questions.opened.sound()
        found = [question(ready, {"seed": seed, "number": number}) for seed in range(30) for number in range(1, 6)]
        assert {one["asks"]["code"] for one in found} == {"taking", "left"}
        for one in found:
            answer = check(one["checker"], one["request"], {GAME: ready})
            assert answer["legal"] is not None
            if one["asks"]["code"] == "left":
                assert one["choices"][one["right"]]["params"]["count"] == answer["total"]
        assert Table(ready, []).ids("class") == sorted(ready.tables["class"])
