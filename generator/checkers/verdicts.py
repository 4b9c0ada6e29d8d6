"""What every verdict of every checker keeps to: its open points lead where they say, and so does the way out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.ruling import outcome_of

Request = dict[str, Any]
Answer = dict[str, Any]
Told = Callable[[str, str, Answer], Any]
"""What the answer to a chosen reading has for what the reading tells, by the point's code and the name of the part.

``UNTOLD`` where nobody says what that is called in the answer.
"""

UNTOLD = object()

Disagreement = tuple[str, str, str]
"""The code or function of the rules that it is about, what is given, and what should be."""


def disagreements(
    request: Request,
    answer: Answer,
    ask: Callable[[Request], Answer],
    choices: Mapping[str, str],
    told: Told,
) -> Iterator[Disagreement]:
    """Where a verdict says something else than the answers to which it leads.

    ``ask`` gives the answer to a changed request, ``choices`` the choice field that settles an open point.
    """
    disagree = False
    for point in answer["open"]:
        code = point["code"]
        outcomes = [outcome_of(reading) for reading in point["readings"]]
        if len(outcomes) < 2:
            yield code, f"{code}: {len(outcomes)} readings", "two readings or more of an open point"
            return
        disagree = disagree or outcomes[0]["legal"] is None or any(other != outcomes[0] for other in outcomes)
        for reading in point["readings"]:
            judged = ask({**request, choices[code]: reading["reading"]})
            for message, given, wanted in _reading(code, reading, judged, told):
                yield code, f"{code}, {reading['reading']}: {message} {given!r}", f"{wanted!r}, as once it is chosen"
    if (answer["legal"] is None) != disagree:
        accepted = "legal is null if readings lead to different outcomes, and only then"
        yield "answer", f"legal: {answer['legal']}", accepted
    instead = answer["instead"]
    if instead is not None:
        if answer["legal"] is not False:
            yield "answer", f"legal: {answer['legal']}, instead: {instead}", "a way out of what is refused only"
        judged = ask({**request, **instead})
        if not _is_legal(judged):
            given = f"instead: {instead}, which is answered with {judged.get('legal', judged['kind'])}"
            yield "answer", given, "a way out with which it is legal by every reading"


def _is_legal(answer: Answer) -> bool:
    """Whether that is legal, by every reading of what is open."""
    readings = [reading for point in answer.get("open", ()) for reading in point["readings"]]
    return answer.get("legal") is True or bool(readings and all(reading["legal"] is True for reading in readings))


def _reading(code: str, reading: Answer, judged: Answer, told: Told) -> Iterator[tuple[str, Any, Any]]:
    """Where a reading of an open point differs from the answer once it is chosen: what, and both values."""
    if judged["kind"] != "verdict":
        yield "leads to", reading["legal"], judged["kind"]
        return
    if judged["legal"] != reading["legal"]:
        yield "legal", reading["legal"], judged["legal"]
    if code in (left := [point["code"] for point in judged["open"]]):
        yield "leaves open", code, left
    for name in sorted(set(reading) - {"reading", "legal", "open"}):
        outcome = told(code, name, judged)
        if outcome is not UNTOLD and reading[name] != outcome:
            yield name, reading[name], outcome
    # What such a reading leaves to decide is exactly what is open once it is chosen.
    wanted = judged["open"] if reading["legal"] is None else []
    if reading.get("open", []) != wanted:
        yield "open", reading.get("open", []), wanted
