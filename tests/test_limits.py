"""A test that says nothing of being slow is held to what a quick one may take of a processor."""

from __future__ import annotations

import pytest

from tests import conftest

pytest_plugins = ["pytester"]
LIMIT = 0.5

BUSY = f"""
import time
import pytest
from tests.made_once import made_once

def busy():
    end = time.process_time() + {LIMIT + 0.2}
    while time.process_time() < end:
        pass

@made_once
def shared(): busy()

def test_quick(): pass
def test_first(): shared()
def test_busy(): busy()
@pytest.mark.slow
def test_busy_and_says_so(): busy()
def test_waits(): time.sleep({LIMIT + 0.2})
"""


@pytest.mark.slow
def test_a_slow_test_among_the_quick_ones_fails(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "QUICK_SECONDS", LIMIT)
    pytester.makepyprojecttoml("[tool.pytest.ini_options]\nmarkers = ['slow: .', 'browser: .', 'full: .']\n")
    pytester.makeconftest("from tests.conftest import pytest_runtest_call\n")
    pytester.makepyfile(BUSY)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:xdist")
    result.assert_outcomes(passed=4, failed=1)
    result.stdout.fnmatch_lines(["*test_busy passed, but took * seconds of the processor*"])
