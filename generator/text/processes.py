"""Running several jobs at once, in processes that are forked from this one and share its memory."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import wait


def can_fork() -> bool:
    """Whether a process can start as a copy of this one, and so need not load anything again."""
    return os.name == "posix" and "fork" in get_all_start_methods()


def workers(jobs: int) -> AbstractContextManager[Executor | None]:
    """An executor with that many processes; none for a single job, which is done quicker where one is."""
    if jobs <= 1:
        return nullcontext()
    context = get_context("fork" if can_fork() else None)
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_the_parent)


def _end_with_the_parent() -> None:
    """End this process when the one that it works for is killed; otherwise it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()
