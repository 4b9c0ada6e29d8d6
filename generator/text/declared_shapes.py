"""Whether what a game's modules declare has the shape that it needs: a comma too few makes one thing of a tuple."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from catalog.findings import Finding
from catalog.python_files import code_finding
from engine.fields import Field
from engine.outputs import Output

GROUPS = ("reasons", "notes", "fixes", "open")
"""The kinds of coded messages in an answer, as the words name them; the engine has them in capitals."""

_COMMA = "a tuple of one thing ends with a comma: (…,)"


def tuple_fault(module: str, part: str, value: Any, kind: type) -> Finding | None:
    """The finding that what is declared is no tuple of things of a kind, or that some of them hold other things."""
    wrong = next(_not_of(value, kind), None)
    if wrong is None:
        return None
    return code_finding(
        module,
        (part,),
        f"{module}.{part} has the wrong form",
        given=wrong,
        accepted=f"a tuple of {kind.__name__}(…)",
        hint=_COMMA,
        code="wrong-form",
    )


def _not_of(value: Any, kind: type) -> Iterator[str]:
    if not isinstance(value, tuple):
        yield _called(value)
        return
    for item in value:
        if isinstance(item, kind):
            yield from _not_of(getattr(item, "fields", ()), kind) if isinstance(item, Field | Output) else ()
        else:
            yield _called(item)


def answer_faults(module: ModuleType) -> Iterator[Finding]:
    """What a module of answers declares in a wrong form."""
    readings = getattr(module, "READINGS", {})
    yield from filter(None, (tuple_fault(module.__name__, "ANSWER", module.ANSWER, Output),))
    if not isinstance(readings, dict):
        yield _no_mapping(module, "READINGS", readings, "the code of an open point: a tuple of Output(…)")
        return
    for outputs in readings.values():
        yield from filter(None, (tuple_fault(module.__name__, "READINGS", outputs, Output),))


def code_faults(module: ModuleType) -> Iterator[Finding]:
    """What a module of codes declares in a wrong form."""
    for group in GROUPS:
        codes = getattr(module, group.upper(), {})
        wrong = [params for params in codes.values() if not _is_texts(params)] if isinstance(codes, dict) else [codes]
        for params in wrong:
            yield _no_mapping(module, group.upper(), params, "the code: {the name of a parameter: its type}")
    for part in ("RULES", "CHOICES"):
        if not _is_texts(getattr(module, part, {})):
            texts = "the code: the id of a rule section" if part == "RULES" else "the code: the name of a choice field"
            yield _no_mapping(module, part, getattr(module, part), texts)


def _is_texts(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(text, str) for pair in value.items() for text in pair)


def _no_mapping(module: ModuleType, part: str, given: Any, accepted: str) -> Finding:
    return code_finding(
        module.__name__,
        (part,),
        f"{module.__name__}.{part} has the wrong form",
        given=_called(given),
        accepted=f"{{{accepted}, …}}",
        hint="write a mapping; one without parameters is {}",
        code="wrong-form",
    )


def _called(value: Any) -> str:
    """A value, or its type where its text would say nothing to a reader."""
    return repr(value) if isinstance(value, str | int | dict | set | list | None) else f"{type(value).__name__}(…)"
