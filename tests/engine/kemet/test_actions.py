"""Action tokens against brute force: every way to go on with a day, over all boards with up to five tokens."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import engine
from tests.engine.portable.world import ask, games

ROWS = (("buy-white", "buy-red", "buy-blue", "pray-1"), ("pyramid", "move-2", "pray-2"), ("move-3", "recruit"))
SPACES = tuple(space for row in ROWS for space in row)
TOKENS = 5


def _every_row(spaces: frozenset[str]) -> bool:
    return all(spaces & set(row) for row in ROWS)


@cache
def _ends_well(ordinary: frozenset[str], silver: str, counts: bool) -> bool:
    """Whether some way to place the tokens that are left gives every row its own, by trying all of them.

    ``silver`` is where the silver token lies; ``yes`` if it can still be played, ``no`` if there is none.
    """
    lying = ordinary | ({silver} if silver in SPACES else frozenset())
    if len(ordinary) == TOKENS:
        if _every_row(lying if counts else ordinary):
            return True
        # It may be played in the turn of the last token.
        return silver == "yes" and any(_ends_well(ordinary, space, counts) for space in SPACES if space not in lying)
    ways = [(ordinary | {space}, silver) for space in SPACES if space not in lying]
    if silver == "yes":
        ways += [(one, space) for one, _ in ways for space in SPACES if space not in one]
    return any(_ends_well(one, token, counts) for one, token in ways)


def _after(ordinary: frozenset[str], silver: str, counts: bool) -> list[str]:
    """The spaces for the next token, by trying each."""
    lying = ordinary | ({silver} if silver in SPACES else frozenset())
    return [space for space in SPACES if space not in lying and _ends_well(ordinary | {space}, silver, counts)]


def _boards() -> list[tuple[str, ...]]:
    return [placed for count in range(TOKENS + 1) for placed in combinations(SPACES, count)]


def test_the_spaces_without_extra_tokens() -> None:
    for placed in _boards():
        answer = ask("kemet/actions", placed=list(placed))
        legal = _ends_well(frozenset(placed), "no", True)
        assert answer["legal"] is legal, placed
        wanted = _after(frozenset(placed), "no", True) if legal and len(placed) < TOKENS else []
        assert answer["possible"] == wanted, placed
        assert answer["possible_open"] == []


def _silvers(placed: tuple[str, ...]) -> list[str]:
    return ["yes", *([space for space in SPACES if space not in placed] if placed else [])]


def test_the_spaces_with_a_silver_token() -> None:
    for placed in _boards():
        ordinary = frozenset(placed)
        for silver in _silvers(placed):
            fills, apart = (_ends_well(ordinary, silver, counts) for counts in (True, False))
            going = len(placed) < TOKENS
            open_ = ask("kemet/actions", placed=list(placed), silver=silver)
            assert open_["legal"] is (fills if fills == apart else None), (placed, silver)
            sure = _after(ordinary, silver, False) if apart and going else []
            maybe = _after(ordinary, silver, True) if fills and going else []
            assert open_["possible"] == sure, (placed, silver)
            assert open_["possible_open"] == [space for space in maybe if space not in sure], (placed, silver)
            for extra, legal, spaces in (("fills", fills, maybe), ("apart", apart, sure)):
                chosen = ask("kemet/actions", placed=list(placed), silver=silver, extra=extra)
                assert (chosen["legal"], chosen["possible"]) == (legal, spaces), (placed, silver, extra)


def test_every_way_out_works_and_moves_as_few_tokens_as_can_be() -> None:
    for placed in _boards():
        answer = ask("kemet/actions", placed=list(placed))
        if answer["legal"]:
            continue
        mended = answer["instead"]["placed"]
        assert ask("kemet/actions", placed=mended)["legal"] is True
        kept = len(set(placed) & set(mended))
        nearest = max(
            len(set(placed) & set(other))
            for other in combinations(SPACES, len(placed))
            if _ends_well(frozenset(other), "no", True)
        )
        assert kept == nearest, (placed, mended)


def test_the_order_of_tokens_says_nothing() -> None:
    for placed in _boards()[::7]:
        asked: dict[str, Any] = {"placed": list(placed)}
        back: dict[str, Any] = {"placed": list(reversed(placed))}
        one, other = (engine.check("kemet/actions", request, games()) for request in (asked, back))
        assert [one[part] for part in ("legal", "possible", "needs")] == [
            other[part] for part in ("legal", "possible", "needs")
        ]
