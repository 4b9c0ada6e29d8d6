"""What is wrong with a request that cannot be answered. No prose: words are made from the codes elsewhere."""

from engine.typing_compat import Any

MAX_PROBLEMS = 20
MAX_GIVEN = 60
JSON_LIMITS: dict[str, Any] = {"type": "json", "max_length": 262144, "max_depth": 8}
"""What is accepted of a request before any checker looks at it."""

PROBLEMS = (
    "not-json",
    "too-long",
    "too-deep",
    "not-an-object",
    "missing-field",
    "unknown-field",
    "wrong-type",
    "unknown-id",
    "out-of-range",
    "too-many-items",
    "too-many-copies",
    "duplicate",
    "conflict",
    "impossible",
    "uneven",
    "in-pieces",
    "taken",
    "set-not-in-play",
    "unknown-checker",
)
"""Every code a problem of an invalid request can have."""


class Problems:
    """Collects what is wrong with a request, at most ``MAX_PROBLEMS`` of it."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []

    def add(self, code: str, field: str, given: Any, accepted: dict[str, Any], rule: str = "") -> None:
        """Note one problem: which field, what was given there (shortened), what is accepted, and by which rule.

        Of what is given in one field only the first problem is told: once it is mended, the next one may be gone too.
        """
        text = shown(given)
        known = [problem for problem in self.found if problem["field"] == field and problem["given"] == text]
        if len(self.found) < MAX_PROBLEMS and not known:
            problem = {"code": code, "field": field, "given": text, "accepted": accepted}
            self.found.append(problem | {"rule": rule} if rule else problem)

    def answer(self) -> dict[str, Any]:
        """The answer of kind ``invalid`` with the problems found."""
        return {"kind": "invalid", "problems": self.found}


def shown(given: Any) -> str:
    """A short text for any value: strings as they are, lists and objects only by their kind and size."""
    if given is None:
        return "null"
    if isinstance(given, bool):
        return "true" if given else "false"
    if isinstance(given, str):
        return given if len(given) <= MAX_GIVEN else f"{given[:MAX_GIVEN]}…"
    if isinstance(given, int) and not -(10**15) < given < 10**15:
        # The digits of a very large number would take long to work out, and nobody would read them.
        return "> 10^15" if given > 0 else "< -10^15"
    if isinstance(given, (int, float)):
        return str(given)
    if isinstance(given, (list, tuple)):
        return f"[{len(given)}]"
    if isinstance(given, dict):
        return f"{{{len(given)}}}"
    return "?"
