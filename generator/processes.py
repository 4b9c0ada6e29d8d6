"""Doing several things at once, in processes that start with what this one has in memory."""

from __future__ import annotations

import os
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_all_start_methods, get_context


def can_fork() -> bool:
    """Whether a process can start as a copy of this one, and so need not load anything again."""
    return os.name == "posix" and "fork" in get_all_start_methods()


def workers(jobs: int) -> AbstractContextManager[Executor | None]:
    """An executor with that many processes; none for a single job, which is done quicker where one is."""
    if jobs <= 1:
        return nullcontext()
    return ProcessPoolExecutor(jobs, mp_context=get_context("fork" if can_fork() else None))
