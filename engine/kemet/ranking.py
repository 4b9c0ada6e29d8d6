"""Who is ahead: by victory points, by those won in battles, and by the turn order of the day."""

from engine.ruling import Ruling
from engine.typing_compat import Any

BATTLE, ORDER = TIE_BREAKS = ("battle", "order")


def rank(rows: list[dict[str, Any]], ruling: Ruling) -> dict[str, Any]:
    """Give each row, which has ``total``, ``battle`` and ``order``, its ``rank``; say who is first, and by what.

    As long as one of those whom the order has to decide between has not told it, they share the rank. It is None as
    long as a total is not known, and for those between whom points won in battles decide that are not told.
    """
    if [row for row in rows if row["total"] is None]:
        for row in rows:
            row["rank"] = None
        return {"tie_break": None, "first": []}
    level = [(row["total"], row["battle"] or 0) for row in rows]
    untold = [level[place] for place, row in enumerate(rows) if row["order"] is None]
    keys = [
        (-total, -battle, 0 if (total, battle) in untold else rows[place]["order"])
        for place, (total, battle) in enumerate(level)
    ]
    missing = _missing(rows)
    unranked = [rows[place]["total"] for place in missing]
    for row, key in zip(rows, keys):
        row["rank"] = None if row["total"] in unranked else 1 + len([other for other in keys if other < key])
    if max([row["total"] for row in rows]) in unranked:
        ruling.note("battle-missing", players=missing)
        return {"tie_break": None, "first": []}
    return {
        "tie_break": _tie_break(rows, ruling),
        "first": [place for place, row in enumerate(rows) if row["rank"] == 1],
    }


def _missing(rows: list[dict[str, Any]]) -> list[int]:
    """Those who have not told the points won in battles, although they are level with somebody."""
    totals = [row["total"] for row in rows]
    return [place for place, row in enumerate(rows) if row["battle"] is None and totals.count(row["total"]) > 1]


def there(rows: list[dict[str, Any]], goal: int) -> list[int]:
    """Who has the points that end the game at the end of a day; what is not told of somebody can only add to them."""
    return [place for place, row in enumerate(rows) if row["told"] >= goal]


def over(rows: list[dict[str, Any]], goal: int) -> bool | None:
    """Whether somebody has them; None if that hangs on what is not told."""
    if there(rows, goal):
        return True
    return None if [row for row in rows if row["total"] is None] else False


def _tie_break(rows: list[dict[str, Any]], ruling: Ruling) -> str | None:
    """What decided the first place, where points alone do not."""
    best = max([row["total"] for row in rows])
    level = [place for place, row in enumerate(rows) if row["total"] == best]
    if len(level) == 1:
        return None
    most = max([rows[place]["battle"] or 0 for place in level])
    left = [place for place in level if (rows[place]["battle"] or 0) == most]
    if len(left) == 1:
        ruling.note("battle-points-decide", players=level, player=left[0], points=most)
        return BATTLE
    if [place for place in left if rows[place]["order"] is None]:
        ruling.note("order-missing", players=left)
        return None
    [first] = [place for place in left if rows[place]["rank"] == 1]
    ruling.note("order-decides", players=left, player=first, place=rows[first]["order"])
    return ORDER
