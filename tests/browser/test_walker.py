"""Each form is filled as fingers fill it, from the empty form on: in every state it answers or asks calmly for more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.pages import PAGES_OF_CHECKERS
from tests.browser.verdict import wait_for_form
from tests.full import rest_in_full
from tests.questions import CHECKERS

WALK = (Path(__file__).parent / "walking.js").read_text(encoding="utf-8")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
STEPS = 5
"""So many touches in ``make test``."""
FAR = 40
"""And so many in ``make full``, with each of these seeds."""
SEEDS = range(1, 6)

WALKS = [(checker, 1 + place, STEPS) for place, checker in enumerate(CHECKERS)] + rest_in_full(
    [(checker, seed * 101, FAR) for checker in CHECKERS for seed in SEEDS], lambda _: False
)


@pytest.mark.parametrize(("checker", "seed", "steps"), WALKS)
def test_a_form_says_something_right_after_every_touch(visit: Visit, checker: str, seed: int, steps: int) -> None:
    seen = visit(f"en/{PAGES_OF_CHECKERS[checker]}", all_sets=False, **PHONE)
    wait_for_form(seen.page)
    told = seen.page.evaluate(WALK, {"seed": seed, "steps": steps})
    assert not told["wrong"], told["path"]
    assert len(told["path"]) == steps, told["path"]
    assert seen.complaints() == []
