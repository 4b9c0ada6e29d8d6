"""Nebulis gained and spent, for ``abyss/nebulis``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Stories of some events among players who have few nebulis, and a few odd ones."""
    for _ in range(100):
        yield story(random)
    yield {"players": []}
    yield {"players": [{}, {}]}
    yield {"players": [{}, {}], "holder": 2}
    yield {"players": [{"nebulis": 1}, {}], "holder": 3, "events": [{"player": 3}, {"kind": "spend"}]}
    yield {"players": [{"nebulis": 1}, {}], "events": [{"player": 2, "kind": "spend"}]}
    yield {"players": [{"nebulis": 2}, {"nebulis": 2}], "events": [{"player": 1, "kind": "spend"}]}
    yield {"players": [{"nebulis": 2}] * 3, "events": [{"player": 1, "kind": "spend"}]}
    top = [{"nebulis": 3}, {"nebulis": 2}, {"nebulis": 2}]
    yield {"players": top, "holder": 1, "events": [{"player": 1, "kind": "spend", "figure_to": 2}, {"player": 3}]}
    yield {"players": top, "holder": 1, "events": [{"player": 1, "kind": "spend"}, {"player": 3}]}
    yield {"players": top, "holder": 1, "events": [{"player": 1, "kind": "spend", "figure_to": 1}]}
    yield {"players": top, "holder": 1, "events": [{"player": 2, "figure_to": 1}]}
    yield {"players": top, "holder": 2, "events": [{"player": 2, "receiver": 1}]}
    yield {"players": top, "holder": "1"}
    fence = {"player": 1, "kind": "fence"}
    for more in ({}, {"receivers": "at-once"}, {"receivers": "in-turn"}, {"profile": "online"}):
        yield {"players": top, "holder": 1, "events": [fence], **more}
        yield {"players": top, "holder": 1, "events": [fence, {"player": 1, "count": 2}], **more}
        yield {"players": [*top, {}], "holder": 1, "events": [{"player": 1, "kind": "spend", "receiver": 2}], **more}
        yield {"players": [{"nebulis": 2}, {"nebulis": 2}, {}], "holder": 2, "events": [{"player": 3}], **more}
    yield {"players": top, "events": [{"player": 3, "kind": "fence"}, fence]}
    yield {"players": [{"nebulis": 1}, {}, {}], "events": [fence]}
    both = [{"player": 1, "kind": "spend", "receiver": 2}, {"player": 1, "kind": "spend", "receiver": 3}]
    yield {
        "players": [{"nebulis": 2}, {"nebulis": 1}, {"nebulis": 1}, {}],
        "events": [both[0], {**both[1], "together": "yes"}],
    }
    yield {
        "players": top,
        "holder": 1,
        "events": [{"player": 2, "together": "yes"}, fence, {**fence, "together": "yes"}],
    }
    for held, receivers in ((1, [3]), (0, []), (2, [])):
        event = {"player": 1, "kind": "fence", "fence_to": [{"player": player} for player in receivers]}
        players = [{"nebulis": count} for count in (held, 2, 2)]
        yield {"players": players, "holder": "2", "events": [event]}


def story(random: Random) -> dict[str, Any]:
    """Players, whom the figure may or may not fit, and events that they can pay for."""
    count = random.randint(2, 5)
    counts = [random.choice([0, 1, 2, 2, 3]) for _ in range(count)]
    best = max(counts)
    holder = counts.index(best) + 1 if best else 0
    if random.random() < 0.25:
        holder = random.randint(0, count)
    players: list[dict[str, Any]] = [{"nebulis": number} for number in counts]
    if random.random() < 0.6:
        for player, name in zip(players, "ABCDE", strict=False):
            player["name"] = name
    events = []
    for _ in range(random.randint(0, 6)):
        seat = random.randrange(count)
        event: dict[str, Any] = {"player": seat + 1}
        if counts[seat] and random.random() < 0.6:
            event |= {"kind": "spend", "count": random.randint(1, counts[seat])}
            counts[seat] -= event["count"]
            if random.random() < 0.3 and count > 1:
                other = (seat + random.randint(1, count - 1)) % count
                event["receiver"] = other + 1
                counts[other] += event["count"]
            elif counts[seat] + event["count"] >= count - 1 and random.random() < 0.3:
                counts[seat] += event["count"] - count
                counts = [held + 1 for held in counts]
                event = {"player": seat + 1, "kind": "fence"}
        else:
            event["count"] = random.randint(1, 3)
            counts[seat] += event["count"]
        if event.get("kind") in ("spend", "fence") and random.random() < 0.1:
            event["figure_to"] = random.randint(1, count)
        events.append(event)
    made = {"players": players, "holder": holder, "events": events}
    if random.random() < 0.3:
        made["receivers"] = random.choice(["at-once", "in-turn"])
    if random.random() < 0.2:
        made["profile"] = "online"
    return made
