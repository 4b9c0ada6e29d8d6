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
    # Of the 35 lords in the box some lie in the deck, to which a test may add.
    lords = draw(st.lists(st.integers(3, 8), min_size=2, max_size=5).filter(lambda counts: sum(counts) <= 35 - 2 * 6))
    sets = draw(st.lists(st.sampled_from(["kraken", "leviathan"]), unique=True))
    return {
        "players": [{"lords": count} for count in lords],
        "active": draw(st.integers(1, len(lords))),
        "moment": draw(st.sampled_from(["turn-over", "in-turn"])),
        "recruited": draw(st.sampled_from(["no", "yes"])),
        "court": draw(st.integers(0, 6)),
        "deck": draw(st.integers(0, 6)),
        # Five can play with Leviathan only.
        "sets": sets if len(lords) < 5 else ["leviathan"],
        "further_turn": draw(st.sampled_from(["no", "yes"])),
        "invoker": draw(st.sampled_from(["open", "taken", "lost"])),
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
    assert answer["triggered"] or not answer["last_turns"]
    taken = request["further_turn"] == "yes" and (request["profile"] == "online" or request["invoker"] == "taken")
    is_open = request["further_turn"] == "yes" and request["profile"] == "rulebook" and request["invoker"] == "open"
    assert (answer["legal"] is None) == (is_open and answer["triggered"])
    for number, player in enumerate(players, 1):
        active = number == request["active"]
        assert player["finishes"] == (active and answer["triggered"] and request["moment"] == "in-turn")
        assert player["further"] == (active and answer["triggered"] and taken)
        assert not (player["plays"] and (active or player["triggers"]))
    anything = any(player[name] for player in players for name in ("finishes", "further", "plays"))
    assert answer["over"] == (answer["triggered"] and not anything and answer["legal"] is True)
    if answer["triggered"]:
        # Whoever sits between the active player and the one who brought the end is still to come.
        trigger = next(seat for seat, player in enumerate(players) if player["triggers"])
        seats = len(players)
        between = (trigger - request["active"]) % seats if trigger != request["active"] - 1 else seats - 1
        assert answer["last_turns"] == [(request["active"] + step) % seats for step in range(between)]


@given(situations())
@settings(max_examples=40)
def test_each_reading_of_the_invoker_has_the_turns_that_follow_from_it(request: dict[str, Any]) -> None:
    for point in ask("abyss/end", **request)["open"]:
        for reading in point["readings"]:
            chosen = ask("abyss/end", **{**request, "invoker": reading["reading"]})
            own = [
                seat
                for name in ("finishes", "further")
                for seat, player in enumerate(chosen["players"])
                if player[name]
            ]
            assert chosen["legal"] is reading["legal"] is True
            assert reading["turns"] == own + chosen["last_turns"]


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
