"""A second way to work with goods: every trade and every activation, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

KINDS = ("stone", "iron", "heartstone", "hammer", "rune", "coin", "cart")
Hand = tuple[int, ...]


def hand_of(goods: dict[str, int]) -> Hand:
    """The number of each kind."""
    return tuple(goods.get(kind, 0) for kind in KINDS)


def goods_of(hand: Hand) -> dict[str, int]:
    """The goods of such a hand."""
    return {kind: count for kind, count in zip(KINDS, hand, strict=False) if count}


@cache
def groups(size: int, places: int) -> tuple[Hand, ...]:
    """All ways to take so many pieces of so many kinds."""
    found = combinations_with_replacement(range(places), size)
    return tuple(tuple(chosen.count(place) for place in range(places)) for chosen in found)


def given(hand: Hand, count: int) -> Iterator[Hand]:
    """Every hand that is left when so many pieces are given."""
    for group in groups(count, len(hand)):
        left = tuple(have - less for have, less in zip(hand, group, strict=True))
        if min(left) >= 0:
            yield left


def with_one(hand: Hand, place: int, count: int = 1) -> Hand:
    """The same and so many more pieces of a kind."""
    return (*hand[:place], hand[place] + count, *hand[place + 1 :])


def best_leftovers(goods: dict[str, int]) -> tuple[int, int]:
    """The most sets of three that trades of four for one can bring, and the fewest trades that do."""
    level: set[Hand] = {hand_of(goods)}
    best, fewest, trades = -1, 0, 0
    while level:
        sets = max(sum(count // 3 for count in hand) for hand in level)
        if sets > best:
            best, fewest = sets, trades
        level = {with_one(left, place) for hand in level for left in given(hand, 4) for place in range(len(KINDS))}
        trades += 1
    return best, fewest


def follow(goods: dict[str, int], trades: list[dict[str, Any]]) -> dict[str, int]:
    """What is there after some trades, each of which has to be possible."""
    hand = hand_of(goods)
    for trade in trades:
        assert sum(trade["give"].values()) == 4, trade
        hand = tuple(have - less for have, less in zip(hand, hand_of(trade["give"]), strict=True))
        assert min(hand) >= 0, trade
        hand = with_one(hand, KINDS.index(trade["get"]))
    return goods_of(hand)


def shortest_way(
    goods: dict[str, int],
    goal: dict[str, int],
    workshops: list[tuple[dict[str, Any], int]],
    carts: dict[str, int],
) -> tuple[int, int] | None:
    """The fewest steps to the goal and the most pieces that can be left after them; None if there is no way.

    ``workshops`` are their facts, each with how often it may be activated. Clan carts are a kind of their own.
    """
    clans = sum(carts.values())
    first = (*hand_of(goods), clans)
    first = with_one(first, 6, -clans)
    wanted = (*hand_of(goal), 0)
    kinds = [*KINDS, "clan"]
    got = [place for place in range(7) if wanted[place] or any(_touches(shop, KINDS[place]) for shop, _ in workshops)]
    level = {(first, -1, 0)}
    seen = set(level)
    steps = 0
    while level:
        done = [sum(hand) for hand, *_ in level if all(have >= want for have, want in zip(hand, wanted, strict=True))]
        if done:
            return steps, max(done)
        following = set()
        for hand, used, times in level:
            following |= {(with_one(left, place), used, times) for left in given(hand, 4) for place in got}
            for number, (shop, most) in enumerate(workshops):
                if used in (-1, number) and times < most:
                    following |= {(after, number, times + 1) for after in _activated(hand, shop, kinds)}
        level = following - seen
        seen |= level
        steps += 1
    return None


def _touches(shop: dict[str, Any], kind: str) -> bool:
    return kind in shop["get"] or any(kind in give for give in shop["give"])


def _activated(hand: Hand, shop: dict[str, Any], kinds: list[str]) -> Iterator[Hand]:
    """Every hand after one activation."""
    for give in shop["give"]:
        if "own-troll" in give:
            # All goods lie on trolls, and only a clan cart becomes another thing.
            if hand[7]:
                yield with_one(with_one(hand, 7, -1), 6)
            continue
        ways = [(give, shop["get"])] + ([(shop["get"], give)] if shop["reversible"] else [])
        for lost, gained in ways:
            for left in given(hand, lost["any"]) if "any" in lost else [_without(hand, lost, kinds)]:
                if min(left) >= 0:
                    after = left
                    for kind, count in gained.items():
                        after = with_one(after, kinds.index(kind), count)
                    yield after


def _without(hand: Hand, lost: dict[str, int], kinds: list[str]) -> Hand:
    return tuple(have - lost.get(kind, 0) for have, kind in zip(hand, kinds, strict=True))
