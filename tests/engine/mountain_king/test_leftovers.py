"""The best trades of leftover goods, held against every sequence of trades."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.mountain_king.trading import KINDS, best_leftovers, follow
from tests.engine.portable.world import ask
from tests.full import rest_in_full

pytestmark = pytest.mark.slow


def _goods(random: Random, most: int) -> dict[str, int]:
    kinds = random.sample(KINDS, random.randint(1, len(KINDS)))
    goods: dict[str, int] = {}
    for _ in range(random.randint(0, most)):
        kind = random.choice(kinds)
        goods[kind] = goods.get(kind, 0) + 1
    return goods


def _asked(goods: dict[str, int]) -> dict[str, Any]:
    answer: dict[str, Any] = ask("mountain-king/leftovers", goods=goods)
    return answer


@pytest.mark.parametrize("cases", rest_in_full([400, 2_000], 2))
def test_nothing_brings_more_nor_as_much_with_fewer_trades(cases: int) -> None:
    random = Random(12)
    for _ in range(cases):
        goods = _goods(random, 8)
        answer = _asked(goods)
        assert (answer["honor"], len(answer["trades"])) == best_leftovers(goods), goods


@pytest.mark.parametrize(
    "goods",
    [
        dict.fromkeys(KINDS, 2),
        dict.fromkeys(KINDS, 1),
        {"stone": 2, "iron": 2, "heartstone": 2, "hammer": 2, "rune": 2, "coin": 2},
        {"stone": 4, "iron": 4, "coin": 4},
    ],
)
def test_nor_with_more_goods(goods: dict[str, int]) -> None:
    answer = _asked(goods)
    assert (answer["honor"], len(answer["trades"])) == best_leftovers(goods)


def test_trades_can_be_made_one_by_one_and_more_goods_never_score_less() -> None:
    random = Random(13)
    for _ in range(2_000):
        goods = _goods(random, 40)
        answer = _asked(goods)
        held = follow(goods, answer["trades"])
        assert {kind: count // 3 for kind, count in held.items() if count >= 3} == answer["sets"]
        assert {kind: count % 3 for kind, count in held.items() if count % 3} == answer["left"]
        assert answer["honor"] == sum(answer["sets"].values())
        more = random.choice(KINDS)
        assert _asked(goods | {more: goods.get(more, 0) + 1})["honor"] >= answer["honor"]
        turned = dict(zip(KINDS, random.sample(KINDS, len(KINDS)), strict=True))
        other = _asked({turned[kind]: count for kind, count in goods.items()})
        assert (other["honor"], len(other["trades"])) == (answer["honor"], len(answer["trades"]))
