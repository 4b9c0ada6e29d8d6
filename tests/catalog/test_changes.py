"""What changed in a game, told as data: what is wrong in its file, and that it holds together as it is."""

from __future__ import annotations

from datetime import date

import pytest

from tests.catalog.broken_copies import Breakage, Copy, expect
from tests.games import GAMES

BROKEN = [
    Breakage(
        "a day that is no day",
        "changes.yaml",
        "  date: '2026-11-21'\n",
        "  date: yesterday\n",
        at="yesterday",
        field="date",
        given="yesterday",
        accepted="a day such as '2026-11-22', in quotes",
        hint="write the year, the month and the day with hyphens: '2026-11-22'",
        message="change:choice-of-the-assassin: not a day",
        code="bad-form",
    ),
    Breakage(
        "a day without quotes",
        "changes.yaml",
        "  date: '2026-11-21'\n",
        "  date: 2026-11-21\n",
        at="  date: 2026-11-21",
        field="[0].date",
        given="2026-11-21",
        accepted="a text in quotes, a plain number, true, false or null",
        hint="put it in quotes: '2026-11-21'",
        message="YAML would turn this into something else",
        code="ambiguous",
    ),
    Breakage(
        "a day that no calendar has",
        "changes.yaml",
        "  date: '2026-11-21'\n",
        "  date: '2026-11-31'\n",
        at="2026-11-31",
        field="date",
        given="2026-11-31",
        accepted="a day of the calendar",
        hint="look at the month and the day",
        message="change:choice-of-the-assassin: there is no such day",
        code="refused",
    ),
    Breakage(
        "a card that is not there",
        "changes.yaml",
        "about: ['lord:assassin']",
        "about: ['lord:assasin']",
        at="lord:assasin",
        field="about[0]",
        given="lord:assasin",
        accepted="lord:",
        hint="did you mean 'lord:assassin'?",
        message="change:choice-of-the-assassin: there is no lord 'assasin'",
        code="dangling-reference",
    ),
    Breakage(
        "what has no page",
        "changes.yaml",
        "about: ['lord:assassin']",
        "about: ['set:kraken']",
        at="set:kraken",
        field="about[0]",
        given="set:kraken",
        accepted="rule:…, discrepancy:…, term:…",
        hint="name the rule, the card or the point in dispute that is told otherwise now",
        message="change:choice-of-the-assassin: nothing that changes by itself has a page of this kind",
        code="no-page",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_what_is_wrong_is_told(copy: Copy, case: Breakage) -> None:
    expect(copy, case)


@pytest.mark.parametrize("game", GAMES)
def test_no_change_is_told_before_it_is_made(game: str) -> None:
    assert all(change.date <= date.today().isoformat() for change in GAMES[game].changes)
