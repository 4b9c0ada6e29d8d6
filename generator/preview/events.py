"""Notifying open pages of a change."""

from __future__ import annotations

import threading
from typing import Any


class Events:
    """A list of events that grows, for any number of threads that wait for the next."""

    def __init__(self) -> None:
        self._happened: list[dict[str, Any]] = []
        self._changed = threading.Condition()

    @property
    def count(self) -> int:
        """How many there were."""
        return len(self._happened)

    def send(self, event: dict[str, Any]) -> None:
        """Add an event and wake all that wait."""
        with self._changed:
            self._happened.append(event)
            self._changed.notify_all()

    def wait(self, since: int, seconds: float) -> list[dict[str, Any]]:
        """The events after the first ``since``; waits for one, but no longer than ``seconds``."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._happened) > since, seconds)
            return self._happened[since:]
