"""Whether what a game's modules declare has the shape that it needs: a comma too few makes one thing of a tuple."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from catalog.findings import Finding
from catalog.python_files import code_finding
from engine.codes import Code
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
        yield _described(value)
        return
    for item in value:
        if isinstance(item, kind):
            yield from _not_of(getattr(item, "fields", ()), kind) if isinstance(item, Field | Output) else ()
        else:
            yield _described(item)


def argument_fault(module: str, fields: Iterable[Field]) -> Finding | None:
    """The finding that an input, or one within it, is declared with an argument that is not of its type."""
    for field in fields:
        for name, wanted in _arguments(type(field)).items():
            value = getattr(field, name, None)
            if hasattr(field, name) and not _fits(value, wanted):
                return code_finding(
                    module,
                    (str(field.name),),
                    f"the input '{field.name}' has a wrong '{name}'",
                    given=_described(value),
                    accepted=inspect.formatannotation(wanted).replace("engine.fields.", ""),
                    hint="correct its declaration",
                    code="wrong-form",
                )
        if found := argument_fault(module, field.inner()):
            return found
    return None


def _arguments(kind: type[Field]) -> dict[str, Any]:
    """The types of what an input of a kind is declared with."""
    hints: dict[str, Any] = {}
    for part in kind.__mro__[:-1]:
        hints = (get_type_hints(vars(part)["__init__"]) if "__init__" in vars(part) else {}) | hints
    return {name: hints[name] for name in hints if name not in ("return", "common")}


def _fits(value: Any, wanted: Any) -> bool:
    """Whether a value is of a type; lists that were made of tuples are."""
    if wanted is Any:
        return True
    origin, inner = get_origin(wanted), get_args(wanted)
    if origin in (Union, UnionType):
        return any(_fits(value, one) for one in inner)
    if origin is tuple:
        types = inner[:1] * len(value) if isinstance(value, tuple | list) and inner[-1] is ... else inner
        return isinstance(value, tuple | list) and len(value) == len(types) and all(map(_fits, value, types))
    return isinstance(value, origin or wanted)


def answer_faults(module: ModuleType) -> Iterator[Finding]:
    """What a module of answers declares in a wrong form."""
    readings = getattr(module, "READINGS", {})
    yield from filter(None, (tuple_fault(module.__name__, "ANSWER", module.ANSWER, Output),))
    if not isinstance(readings, dict):
        accepted = "{the code of an open point: a tuple of Output(…), …}"
        yield _no_mapping(module, "READINGS", readings, accepted, "write a mapping")
        return
    for outputs in readings.values():
        yield from filter(None, (tuple_fault(module.__name__, "READINGS", outputs, Output),))


def codes_of(module: ModuleType, group: str) -> tuple[Code, ...]:
    """The codes of one of the groups that a module declares."""
    codes: tuple[Code, ...] = getattr(module, group.upper(), ())
    return codes


def code_faults(module: ModuleType) -> Iterator[Finding]:
    """What a module of codes declares in a wrong form."""
    for group in GROUPS:
        if fault := tuple_fault(module.__name__, group.upper(), codes_of(module, group), Code):
            yield fault
            continue
        for code in codes_of(module, group):
            texts = {"name": code.name, "rule": code.rule, "choice": code.choice, **code.params}
            for name, value in texts.items():
                if not isinstance(value, str):
                    yield _no_text(module, str(code.name), name, value)
    for part in ("RULES", "CHOICES"):
        if not _is_texts(getattr(module, part, {})):
            made = "rules_of(…)" if part == "RULES" else "choices_of(OPEN)"
            yield _no_mapping(module, part, getattr(module, part), made, "make it of the groups of codes")


def _no_text(module: ModuleType, code: str, name: str, given: Any) -> Finding:
    accepted = {"name": "the code", "rule": "the id of a rule section", "choice": "the name of a choice field"}
    return code_finding(
        module.__name__,
        (code,),
        f"the code '{code}' has a wrong '{name}'",
        given=_described(given),
        accepted=accepted.get(name, "the type of a parameter, such as INT"),
        hint="write a text",
        code="wrong-form",
    )


def _is_texts(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(text, str) for pair in value.items() for text in pair)


def _no_mapping(module: ModuleType, part: str, given: Any, accepted: str, hint: str) -> Finding:
    return code_finding(
        module.__name__,
        (part,),
        f"{module.__name__}.{part} has the wrong form",
        given=_described(given),
        accepted=accepted,
        hint=hint,
        code="wrong-form",
    )


def _described(value: Any) -> str:
    """A value, or its type where its text would say nothing to a reader."""
    return repr(value) if isinstance(value, str | int | dict | set | list | None) else f"{type(value).__name__}(…)"
