"""``mountain-king/leftovers``: what leftover goods score at the end, with the best trades."""

from engine.mountain_king import Facts
from engine.mountain_king.codes.leftovers import RULES
from engine.mountain_king.goods import KINDS, add, goods_field, take, total
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

FIELDS = (goods_field("goods", required=True),)


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Find the most honor for leftover goods, in as few trades as bring it.

    Of stone, iron, heartstone, hammer, rune, coin and cart, the kinds told last are completed first where there is a
    choice, and those told first are given first: goods that belong to no set, and never of a kind that is completed.
    """
    ruling = Ruling(RULES)
    best = best_sets(facts, request["goods"])
    size = facts.all_numbers["set-size"]
    if best["trades"]:
        ruling.note("trades-complete-sets", sets=len(best["trades"]), rate=facts.all_numbers["trade-rate"])
    elif best["left"]:
        ruling.note("no-trade-helps", rate=facts.all_numbers["trade-rate"])
    if best["left"]:
        ruling.note("left-over", left=best["left"])
    if not ruling.notes:
        ruling.note("sets-score", size=size, honor=facts.all_numbers["set-honor"])
    return ruling.verdict(best)


def best_sets(facts: Facts, goods: dict[str, int]) -> dict[str, Any]:
    """The honor of goods by the best trades, with these trades, the sets, and what is left over.

    No search is needed. What a trade gets completes one set at most, so a trade that takes a piece of a set gains
    nothing by it: only goods beyond the sets are given. So a kind that lacks one piece costs one trade, and 4 + 2 of
    these goods; one that lacks two costs two trades, and 8 + 1 of them. Seven kinds have 14 of them at most, and if no
    kind lacks one piece alone, 7; so only kinds that lack one piece are ever worth completing.
    """
    size, rate = facts.all_numbers["set-size"], facts.all_numbers["trade-rate"]
    rest = {kind: goods.get(kind, 0) % size for kind in KINDS}
    short = [kind for kind in reversed(KINDS) if rest[kind] == size - 1]
    completed = short[: total(rest) // (rate + size - 1)]
    spare = {kind: rest[kind] for kind in KINDS if kind not in completed}
    trades = []
    owned = goods
    for kind in completed:
        given = _first(spare, rate)
        spare = take(spare, given)
        owned = add(take(owned, given), {kind: 1})
        trades.append({"give": given, "get": kind})
    sets = {kind: owned[kind] // size for kind in KINDS if owned.get(kind, 0) >= size}
    return {
        "honor": total(sets) * facts.all_numbers["set-honor"],
        "trades": trades,
        "sets": sets,
        "full": [{"good": kind, "sets": sets[kind]} for kind in KINDS if kind in sets],
        "left": {kind: owned[kind] % size for kind in KINDS if owned.get(kind, 0) % size},
    }


def _first(goods: dict[str, int], count: int) -> dict[str, int]:
    """So many pieces, of those kinds that are told first."""
    given: dict[str, int] = {}
    for kind in KINDS:
        taken = min(goods.get(kind, 0), count - total(given))
        if taken:
            given[kind] = taken
    return given
