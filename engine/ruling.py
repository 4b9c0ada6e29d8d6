"""The ruling on a question: reasons, notes, open points and a way out. No prose: words are made from the codes."""

from engine.typing_compat import Any


def reason(code: str, rule: str, params: dict[str, Any], fix: dict[str, Any] | None = None) -> dict[str, Any]:
    """A reason or note: a typed code with parameters, the rule it rests on, and a fix that is part of the way out."""
    result: dict[str, Any] = {"code": code, "params": params, "rule": rule}
    if fix is not None:
        result["fix"] = fix
    return result


def fix(code: str, params: dict[str, Any]) -> dict[str, Any]:
    """What to do about a reason: a typed code with parameters."""
    return {"code": code, "params": params}


class Ruling:
    """What is said of one question: reasons against it, notes, points that the rules leave open, and a way out.

    ``rules`` gives the rule of each code, ``choices`` the choice field by which the reader settles an open point; both
    stand in the module of the checker's codes. ``legal`` is true or false; or None if an open point decides.
    """

    def __init__(self, rules: dict[str, str], choices: dict[str, str] | None = None) -> None:
        self.rules = rules
        self.choices = choices or {}
        self.reasons: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.open: list[dict[str, Any]] = []
        self.instead: dict[str, Any] | None = None

    @property
    def legal(self) -> bool | None:
        """Whether it is legal, as far as it is known now: whoever leaves points open settles them first."""
        legal = not self.reasons
        for point in self.open:
            outcomes = [outcome_of(reading) for reading in point["readings"]]
            if outcomes[0].get("legal") is None or [other for other in outcomes if other != outcomes[0]]:
                return None
            legal = outcomes[0]["legal"]
        return legal

    def refuse(self, code: str, fix: dict[str, Any] | None = None, **params: Any) -> None:
        """Speak against it."""
        self.reasons.append(reason(code, self.rules[code], params, fix))

    def note(self, code: str, **params: Any) -> None:
        """Say what is worth knowing."""
        self.notes.append(reason(code, self.rules[code], params))

    def leave_open(self, code: str, readings: tuple[str, ...], **params: Any) -> None:
        """Name a point on which the sources are silent, with the values of its choice field that settle it."""
        point = reason(code, self.rules[code], params)
        point["readings"] = [{"reading": reading} for reading in readings]
        self.open.append(point)

    def settle(self, judge: Any, request: dict[str, Any], more: Any = None) -> None:
        """Work out what each reading of the open points leads to, by judging the question with the reading chosen.

        ``judge(request)`` gives another Ruling, settled itself; so of several open points each is tried with the others
        still open, and a reading that leaves one of them to decide has those left in ``open``, with what theirs lead
        to. ``more(ruling, request)`` gives what a reading's outcome has beside ``legal``, if that is not all.
        """
        others = []
        for point in self.open:
            for reading in point["readings"]:
                changed = request | {self.choices[point["code"]]: reading["reading"]}
                ruling = judge(changed)
                hang(reading, ruling.legal, ruling.open)
                if more is not None:
                    reading.update(more(ruling, changed))
                others.append(ruling)
        if self.legal is False and not self.reasons:
            # Every reading refuses, each for reasons of its own: those of the first one are told.
            self.reasons = others[0].reasons

    def find_instead(self, candidates: Any, judge: Any, request: dict[str, Any], ordered: tuple[str, ...] = ()) -> None:
        """Keep the first of the candidates, each the fields to replace, with which the question becomes legal.

        Only a refused question has a way out. What would replace a field by its own value is left out of it; the
        order of texts says something only in the fields that are ``ordered``, such as a path or the rows of a grid.
        """
        if self.legal is not False:
            return
        for candidate in candidates:
            if judge(request | candidate).legal is True:
                self.instead = {
                    name: candidate[name]
                    for name in candidate
                    if candidate[name] != request.get(name)
                    and (name in ordered or not _same(candidate[name], request.get(name)))
                }
                return

    def verdict(self, rest: dict[str, Any]) -> dict[str, Any]:
        """The verdict: what every checker says, and ``rest``, what only this one does."""
        outcome = {"legal": self.legal, "reasons": self.reasons, "notes": self.notes}
        return outcome | {"open": self.open, "instead": self.instead} | rest


def _same(value: Any, other: Any) -> bool:
    """Whether two values of a field say the same; the order of ids says nothing."""
    if isinstance(value, list) and isinstance(other, list):
        if all([isinstance(item, str) for item in value + other]):
            return sorted(value) == sorted(other)
    return bool(value == other)


def hang(reading: dict[str, Any], legal: bool | None, left: list[dict[str, Any]]) -> None:
    """Say what a reading of an open point leads to: ``left`` are the points that decide where it leaves them open."""
    reading["legal"] = legal
    if legal is None:
        reading["open"] = left


def outcome_of(reading: dict[str, Any]) -> dict[str, Any]:
    """What a reading of an open point leads to, without its name."""
    return {key: reading[key] for key in reading if key != "reading"}


def completed(verdict: dict[str, Any]) -> dict[str, Any]:
    """A verdict with what every one has; a checker that never refuses need not say so."""
    return {"kind": "verdict", "legal": True, "reasons": [], "notes": [], "open": [], "instead": None} | verdict
