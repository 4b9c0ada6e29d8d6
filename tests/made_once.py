"""What a process makes once for all of its tests, whose time is none of theirs: whichever comes first would pay."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

Asked = TypeVarTuple("Asked")
Made = TypeVar("Made")

_shared = 0.0  # seconds of the processor


def spent() -> float:
    """The seconds of the processor that this process and those that it started and waited for have taken for tests."""
    return sum(os.times()[:4]) - _shared


def made_once(make: Callable[[*Asked], Made]) -> Callable[[*Asked], Made]:
    """Keep what a function makes of each question, and leave the time that this takes out of `spent`."""
    kept: dict[tuple[*Asked], Made] = {}

    @wraps(make)
    def apart(*args: *Asked) -> Made:
        global _shared
        if args not in kept:
            begun = spent()
            kept[args] = make(*args)
            _shared += spent() - begun
        return kept[args]

    return apart
