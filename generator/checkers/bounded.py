"""Running what a game's author wrote for as long as it may take, and no longer: which line does not come to an end?

What takes long is stopped and run once more with its steps counted. So whether it ends hangs on its steps alone, and is
found alike on every machine, while all that is quick runs at full speed.
"""

from __future__ import annotations

import ast
import ctypes
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeVar

from catalog.python_files import tree_of

Made = TypeVar("Made")

MOST_SECONDS = 1.0
"""So long, in processor time, something may run before its steps are counted."""

MOST_STEPS = 2_000_000
"""So many lines it may run: some hundred times what the longest questions of today take."""


class EndlessError(Exception):
    """Raised for what did not come to an end; ``file`` and ``line`` are the place of the loop."""

    def __init__(self, file: Path, line: int) -> None:
        super().__init__(f"no end after {MOST_STEPS:,} steps")
        self.file = file
        self.line = line


class _Stopped(BaseException):
    """Raised in what is run to stop it."""


def bounded(make: Callable[[], Made], folder: Path) -> Made:
    """What a function gives. Raises EndlessError, with a place in ``folder``, if it takes more than ``MOST_STEPS``."""
    try:
        return _watched(make)
    except _Stopped:
        return _counted(make, folder)


class _Watch(threading.Thread):
    """Stops the thread that it watches once its time is up."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.thread: int | None = None
        self.until = 0.0
        self.is_looking = self.has_stopped = False

    def run(self) -> None:
        while True:
            time.sleep(MOST_SECONDS / 10)
            self.is_looking = True
            if self.thread is not None and time.process_time() > self.until:
                thread, self.thread, self.has_stopped = self.thread, None, True
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_Stopped))
            self.is_looking = False


@cache
def _watch() -> _Watch:
    watch = _Watch()
    watch.start()
    return watch


def _watched(make: Callable[[], Made]) -> Made:
    """What a function gives, if it is there in time; else raises _Stopped."""
    watch = _watch()
    watch.until, watch.has_stopped = time.process_time() + MOST_SECONDS, False
    watch.thread = threading.get_ident()
    try:
        return make()
    except _Stopped:
        watch.has_stopped = False
        raise
    finally:
        # What stops may be on its way: nobody but the caller of this may get it.
        watch.thread = None
        while watch.is_looking:
            time.sleep(0)
        for _ in range(10_000 if watch.has_stopped else 0):
            pass


def _counted(make: Callable[[], Made], folder: Path) -> Made:
    """What a function gives within ``MOST_STEPS``."""
    steps = 0
    seen: set[tuple[CodeType, int]] = set()

    def trace(frame: FrameType, event: str, _given: Any) -> Any:
        nonlocal steps
        if event == "line":
            steps += 1
            if steps > MOST_STEPS // 2:
                seen.add((frame.f_code, frame.f_lineno))
                if steps > MOST_STEPS:
                    raise _Stopped
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        return make()
    except _Stopped as stopped:
        sys.settrace(before)
        raise EndlessError(*_place(stopped, folder, seen)) from None
    finally:
        sys.settrace(before)


def _place(stopped: _Stopped, folder: Path, seen: set[tuple[CodeType, int]]) -> tuple[Path, int]:
    """The innermost loop of the code in a folder that was not left since half of the steps, else its innermost line."""
    frames: list[tuple[CodeType, int]] = []
    trace = stopped.__traceback__
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename).is_relative_to(folder):
            frames.append((trace.tb_frame.f_code, trace.tb_lineno))
        trace = trace.tb_next
    for code, line in reversed(frames):
        file = Path(code.co_filename)
        lines = {seen_line for seen_code, seen_line in seen if seen_code is code}
        for first, last in _loops(file, line):
            if all(first <= seen_line <= last for seen_line in lines):
                return file, first
    return (Path(frames[-1][0].co_filename), frames[-1][1]) if frames else (folder / "__init__.py", 1)


def _loops(file: Path, line: int) -> list[tuple[int, int]]:
    """The loops around a line, the innermost first, by their first and last line."""
    nodes = ast.walk(tree_of(file.read_text(encoding="utf-8")))
    loops = [(node.lineno, node.end_lineno or 0) for node in nodes if isinstance(node, ast.While | ast.For)]
    return sorted((loop for loop in loops if loop[0] <= line <= loop[1]), key=lambda loop: loop[1] - loop[0])
