"""What holds for the Kraken figure after any events."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given, settings
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
            if counts[player] >= len(others) and draw(st.booleans()):
                event = {"player": player + 1, "kind": "fence"}
                counts[:] = [count + 1 for count in counts]
                counts[player] -= len(counts)
                events.append(event)
                continue
        sign = 1 if event["kind"] == "gain" else -1
        counts[player] += sign * event["count"]
        if event.get("receiver"):
            counts[event["receiver"] - 1] += event["count"]
        events.append(event)
    return {**request, "events": events}


def gifts(event: dict[str, Any], seats: int) -> list[tuple[int, int, int]]:
    """An event as (giver, receiver, count), with 0 for the supply."""
    player = event["player"]
    match event["kind"]:
        case "gain":
            return [(0, player, event["count"])]
        case "spend":
            return [(player, event.get("receiver", 0), event["count"])]
    return [(player, (player + step - 1) % seats + 1, 1) for step in range(1, seats)]


def moved(counts: list[int], given: list[tuple[int, int, int]], holder: int) -> set[int]:
    """Who may hold the figure by the words of the rule after changes that are looked at together; 0 is nobody."""
    after = [0, *counts]
    for giver, receiver, count in given:
        after[giver] -= count
        after[receiver] += count
    players = range(1, len(after))
    best = max(after[1:])
    if not best:
        return {0}
    others = {player for player in players if after[player] == best} - {holder}
    if holder and after[holder] < counts[holder - 1]:
        return others or {holder}
    return {player for player in others if after[player] > counts[player - 1]} or {holder}


def simple(request: dict[str, Any], way: str) -> tuple[list[int], list[set[int]]]:
    """The nebulis and the possible holders after each event, every choice of a holder followed."""
    counts = [player["nebulis"] for player in request["players"]]
    possible = {request["holder"]}
    found = [possible]
    for event in request["events"]:
        given = gifts(event, len(counts))
        after: set[int] = set()
        for holder in possible:
            if way == "at-once":
                after |= moved(counts, given, holder)
                continue
            running, now = list(counts), {holder}
            for giver, receiver, count in given:
                change = [(giver, receiver, count)]
                best = [0, *running]
                best[giver] -= count
                best[receiver] += count
                takes = bool(receiver) and best[receiver] == max(best[1:])
                now = {receiver} if takes else {new for old in now for new in moved(running, change, old)}
                running = best[1:]
            after |= now
        counts = [
            count + sum(n * ((receiver == player) - (giver == player)) for giver, receiver, n in given)
            for player, count in enumerate(counts, 1)
        ]
        possible = after
        found.append(possible)
    return counts, found


@given(stories(), st.sampled_from(["at-once", "in-turn"]))
@settings(max_examples=60)
def test_the_figure_is_where_the_simple_rule_says(request: dict[str, Any], way: str) -> None:
    answer = ask("abyss/nebulis", **request, receivers=way)
    counts, found = simple(request, way)
    assert answer["legal"] is True
    assert answer["open"] == []
    followed = found[len(answer["events"])]
    if len(answer["events"]) == len(request["events"]):
        assert [player["nebulis"] for player in answer["players"]] == counts
    else:
        assert len(found[-1]) > 1, "the events stop only at a choice that decides something"
    if len(followed) > 1:
        assert answer["undecided"]
        assert {number for number, player in enumerate(answer["players"], 1) if player["may_take"]} == followed
    else:
        holds = [number for number, player in enumerate(answer["players"], 1) if player["holds"]]
        assert {*holds, *([] if holds else [0])} == followed


ASKED_BY_ONE_WAY = {
    "players": [{"nebulis": count} for count in (1, 0, 0, 3, 1)],
    "holder": 4,
    "events": [
        {"player": 5, "kind": "gain", "count": 3},
        {"player": 2, "kind": "gain", "count": 3},
        {"player": 5, "kind": "spend", "count": 1, "receiver": 0},
        {"player": 2, "kind": "spend", "count": 2, "receiver": 1},
    ],
}
"""By one way the last event takes the figure from whomever the holder chose; by the other that hangs on the choice."""


@given(stories())
@example(ASKED_BY_ONE_WAY)
@settings(max_examples=80)
def test_what_is_open_is_where_the_two_ways_part(request: dict[str, Any]) -> None:
    answer = ask("abyss/nebulis", **request)
    # A choice of the holder's that decides something stops the events, by one reading perhaps sooner than by the other.
    chosen = {way: ask("abyss/nebulis", **request, receivers=way)["events"] for way in ("at-once", "in-turn")}
    ways = {way: simple(request, way)[1][len(events)] for way, events in chosen.items()}
    if answer["legal"] is None:
        assert ways["at-once"] != ways["in-turn"]
    else:  # up to where the events are followed; a choice is asked for as soon as it decides something by one of them
        reached = len(answer["events"])
        assert simple(request, "at-once")[1][reached] == simple(request, "in-turn")[1][reached]
    for point in answer["open"]:
        for reading in point["readings"]:
            told = {place + 1 for place in reading["holders"]} or {0}
            assert told == ways[reading["reading"]]
    parted = any(one != other for one, other in zip(*(simple(request, way)[1] for way in ways), strict=True))
    if len(answer["events"]) == len(request["events"]):
        assert bool(answer["open"]) == parted


@given(stories())
@settings(max_examples=40)
def test_the_holder_has_the_most(request: dict[str, Any]) -> None:
    players = ask("abyss/nebulis", **request, receivers="at-once")["players"]
    most = max(player["nebulis"] for player in players)
    for player in players:
        if player["holds"] or player["may_take"]:
            assert player["nebulis"] == most > 0


@given(stories())
@settings(max_examples=40)
def test_events_one_by_one_come_to_the_same(request: dict[str, Any]) -> None:
    together = ask("abyss/nebulis", **request, receivers="in-turn")
    players, holder = request["players"], request["holder"]
    for number, event in enumerate(request["events"]):
        step = ask("abyss/nebulis", players=players, holder=holder, events=[event], receivers="in-turn")
        if step["undecided"]:
            # All events end in one way then only if it makes no difference who is chosen.
            for seat, player in enumerate(step["players"], 1):
                if player["may_take"] and not together["undecided"]:
                    events = [*request["events"]]
                    events[number] = {**event, "figure_to": seat}
                    chosen = ask("abyss/nebulis", **{**request, "events": events}, receivers="in-turn")
                    assert chosen["players"] == together["players"]
            return
        players = [{"nebulis": player["nebulis"]} for player in step["players"]]
        holder = step["events"][0]["holder"]
    assert [player["nebulis"] for player in together["players"]] == [player["nebulis"] for player in players]
    assert [number for number, player in enumerate(together["players"], 1) if player["holds"]] == (
        [holder] if holder else []
    )
