"""The examples in the docstrings of the generator hold."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from generator import lettering, urls
from generator.pages import general, rules


@pytest.mark.parametrize("module", [general, lettering, rules, urls])
def test_the_examples_of_the_docstrings_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed
