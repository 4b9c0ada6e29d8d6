"""What holds for every end of a game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.portable.world import ask

PILES = ("leviathan_deck", "monster_pile", "leviathan_pile")


@st.composite
def situations(draw: st.DrawFn) -> dict[str, Any]:
    """A turn late in a game."""
    lords = draw(st.lists(st.integers(3, 8), min_size=2, max_size=5))
    return {
        "players": [{"lords": count} for count in lords],
        "active": draw(st.integers(1, len(lords))),
        "moment": draw(st.sampled_from(["turn-over", "in-turn"])),
        "recruited": draw(st.sampled_from(["no", "yes"])),
        "court": draw(st.integers(0, 6)),
        "deck": draw(st.integers(0, 6)),
        "sets": draw(st.lists(st.sampled_from(["kraken", "leviathan"]), unique=True)),
        "further_turn": draw(st.sampled_from(["no", "yes"])),
        "triggered_by": draw(st.sampled_from([0, 0, *range(len(lords) + 1)])),
        "profile": draw(st.sampled_from(["rulebook", "online"])),
        **{pile: draw(st.integers(0, 2)) for pile in PILES},
    }


@pytest.mark.slow
@given(situations())
@settings(max_examples=60)
def test_every_other_player_has_one_last_turn_and_none_has_more(request: dict[str, Any]) -> None:
    answer = ask("abyss/end", **request)
    players = answer["players"]
    assert answer["triggered"] == bool(answer["causes"]["notes"]) == any(player["triggers"] for player in players)
    turns = sorted(turn for player in players for turn in player["turns"])
    assert turns == list(range(1, len(turns) + 1))
    assert answer["over"] == (answer["triggered"] and not turns)
    for number, player in enumerate(players, 1):
        extra = 0
        if number == request["active"]:
            extra = (request["moment"] == "in-turn") + (request["further_turn"] == "yes")
            assert len(player["turns"]) == (extra if answer["triggered"] else 0)
        assert len(player["turns"]) <= max(1, extra)
        assert not (player["triggers"] and player["turns"] and number != request["active"])


@given(situations())
@settings(max_examples=30)
def test_the_players_play_in_their_order(request: dict[str, Any]) -> None:
    answer = ask("abyss/end", **request)
    seats = len(answer["players"])
    order = sorted((turn, seat) for seat, player in enumerate(answer["players"]) for turn in player["turns"])
    distances = [(seat - request["active"] + 1) % seats for _, seat in order]
    assert distances == sorted(distances)


@given(situations())
@settings(max_examples=40)
def test_more_of_everything_never_ends_a_game(request: dict[str, Any]) -> None:
    before = ask("abyss/end", **request)
    richer = {**request, "deck": request["deck"] + 6, **{pile: request[pile] + 1 for pile in PILES}}
    assert ask("abyss/end", **richer)["triggered"] <= before["triggered"]


@given(situations())
@settings(max_examples=40)
def test_what_ends_a_game_by_the_rulebooks(request: dict[str, Any]) -> None:
    request |= {"profile": "rulebook", "triggered_by": 0}
    short = request["recruited"] == "yes" and request["court"] <= 2 and request["deck"] < 6 - request["court"]
    used_up = "leviathan" in request["sets"] and request["moment"] == "turn-over"
    used_up = used_up and not all(request[pile] for pile in PILES)
    seventh = any(player["lords"] >= 7 for player in request["players"])
    assert ask("abyss/end", **request)["triggered"] == (seventh or short or used_up)
