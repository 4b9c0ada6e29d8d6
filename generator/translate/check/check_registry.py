"""The list of all checks: each is a function with a name, a level and a title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from generator.text.po_finding import LEVELS, Level

Scope = Literal["form", "message", "file", "language", "run"]

Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class Check:
    """One check. ``title`` says in a few words what it finds; ``name`` is what findings and waivers call it."""

    name: str
    title: str
    level: Level
    scope: Scope
    run: Callable[..., Any]
    parsed: bool
    waivable: bool
    about: str


CHECKS: dict[str, Check] = {}
"""Every check by its name, in the order in which they run."""


def check(
    name: str,
    title: str,
    *,
    level: Level = "error",
    scope: Scope = "form",
    parsed: bool = True,
    waivable: bool = True,
    about: str = "",
) -> Callable[[Function], Function]:
    """Registers a function as a check.

    A check of a ``form`` is called with each translated Unit, one of a ``message`` with each Message, and gives
    Faults; one of a ``file`` gives them with the messages of a PoFile, one of a ``language`` with the files of all. A
    ``parsed`` check of a form or message is not called if a placeholder of the text is broken, so it may use ``parts``
    and ``reading`` freely. A check that is not ``waivable`` cannot be allowed by a comment in the message. ``about``
    says more than the title, for those who ask: what the fault does to a reader and what to write instead.
    """

    def register(function: Function) -> Function:
        CHECKS[name] = Check(name, title, level, scope, function, parsed, waivable, about)
        return function

    return register


def of_scope(scope: Scope) -> list[Check]:
    """The checks that are called with the same."""
    return [check for check in CHECKS.values() if check.scope == scope]


def all_checks() -> list[Check]:
    """Every check for people to read of: errors first, each level by name."""
    return sorted(CHECKS.values(), key=lambda check: (LEVELS.index(check.level), check.name))


def announce(name: str, title: str, *, level: Level = "error", about: str = "") -> Check:
    """Registers a check that the runner itself does, such as reading the file."""
    CHECKS[name] = Check(name, title, level, "run", _never, False, False, about)
    return CHECKS[name]


def _never() -> None:
    raise AssertionError("the runner does this check itself")
