"""What holds for the Kraken figure after any events."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.portable.world import ask


@st.composite
def stories(draw: st.DrawFn) -> dict[str, Any]:
    """Players of whom a most corrupted one holds the figure, and events that they can pay for."""
    counts = draw(st.lists(st.integers(0, 3), min_size=2, max_size=5))
    most = [number for number, count in enumerate(counts, 1) if count == max(counts)]
    request: dict[str, Any] = {
        "players": [{"nebulis": count} for count in counts],
        "holder": draw(st.sampled_from(most)) if max(counts) else 0,
    }
    events = []
    for _ in range(draw(st.integers(0, 8))):
        player = draw(st.integers(0, len(counts) - 1))
        event: dict[str, Any] = {"player": player + 1, "kind": "gain", "count": draw(st.integers(1, 3))}
        if counts[player] and draw(st.booleans()):
            event |= {"kind": "spend", "count": draw(st.integers(1, counts[player]))}
            others = [other for other in range(len(counts)) if other != player]
            event["receiver"] = draw(st.sampled_from([-1, *others])) + 1
        sign = 1 if event["kind"] == "gain" else -1
        counts[player] += sign * event["count"]
        if event.get("receiver"):
            counts[event["receiver"] - 1] += event["count"]
        events.append(event)
    return {**request, "events": events}


def simple(request: dict[str, Any]) -> tuple[list[int], list[int]]:
    """The nebulis and the possible holders, by the words of the rule; stops where the holder has to choose."""
    counts = [player["nebulis"] for player in request["players"]]
    holders = [request["holder"]]
    for event in request["events"]:
        if len(holders) > 1:
            break
        player = event["player"]
        counts[player - 1] += event["count"] if event["kind"] == "gain" else -event["count"]
        gainer = player if event["kind"] == "gain" else event.get("receiver", 0)
        if event.get("receiver"):
            counts[event["receiver"] - 1] += event["count"]
        best = max(counts)
        if best == 0:
            holders = [0]
        elif gainer and counts[gainer - 1] == best:
            holders = [gainer]
        elif event["kind"] == "spend" and player == holders[0]:
            others = [number for number in range(1, len(counts) + 1) if number != player]
            rival = max(counts[number - 1] for number in others)
            if counts[player - 1] <= rival:
                holders = [number for number in others if counts[number - 1] == rival]
    return counts, holders


@given(stories())
@settings(max_examples=40)
def test_the_figure_is_where_the_simple_rule_says(request: dict[str, Any]) -> None:
    answer = ask("abyss/nebulis", **request)
    counts, holders = simple(request)
    assert [player["nebulis"] for player in answer["players"]] == counts
    assert not answer["unknown"]
    if len(holders) > 1:
        assert answer["undecided"]
        assert [number for number, player in enumerate(answer["players"], 1) if player["may_take"]] == holders
    else:
        holds = [number for number, player in enumerate(answer["players"], 1) if player["holds"]]
        assert holds == [number for number in holders if number]
        assert answer["nobody"] == (holds == [])


@given(stories())
@settings(max_examples=40)
def test_the_holder_has_the_most(request: dict[str, Any]) -> None:
    players = ask("abyss/nebulis", **request)["players"]
    most = max(player["nebulis"] for player in players)
    for player in players:
        if player["holds"] or player["may_take"]:
            assert player["nebulis"] == most > 0


@given(stories())
@settings(max_examples=40)
def test_events_one_by_one_come_to_the_same(request: dict[str, Any]) -> None:
    together = ask("abyss/nebulis", **request)
    players, holder = request["players"], request["holder"]
    for event in request["events"]:
        step = ask("abyss/nebulis", players=players, holder=holder, events=[event])
        if step["undecided"]:
            assert together["undecided"]
            return
        players = [{"nebulis": player["nebulis"]} for player in step["players"]]
        holder = step["events"][0]["holder"]
    assert [player["nebulis"] for player in together["players"]] == [player["nebulis"] for player in players]
    assert [number for number, player in enumerate(together["players"], 1) if player["holds"]] == (
        [holder] if holder else []
    )
