"""Forms of names: a text asks for none that its language does not declare, nor for nouns that its game has not."""

from engine.proofreader.finding import Finding
from engine.proofreader.placeholders import holes_of
from engine.proofreader.text import Hole, is_link
from engine.typing_compat import Any

CHECK = "po-form"


def asked(hole: Hole) -> tuple[str, str]:
    """The form that a placeholder asks for, and how it is to join a list; "" for what it leaves open."""
    form, _sign, join = (hole.shown or "").partition("+")
    return form, join


def faults(
    written: str, noun: str, form: str, join: str, declared: "dict[str, Any]"
) -> list[tuple[str, str, list[str]]]:
    """What a language does not have of what a placeholder asks for: a sentence, what it is about, what will do instead.

    ``declared`` holds the ``forms`` of the language, those behind a number as ``counts``, and its word for ``nor``.
    """
    result: list[tuple[str, str, list[str]]] = []
    forms, counts = list(declared["forms"]), list(declared["counts"])
    if noun and not counts:
        result.append(("form-uncounted", written, []))
    elif noun and form and form not in counts:
        result.append(("form-count", form, counts))
    elif form and not noun and form not in forms:
        result.append(("form-unknown", form, forms))
    if join == "nor" and not declared["nor"]:
        result.append(("form-nor", "nor", ["and", "or"]))
    return result


def findings(text: str, declared: "dict[str, Any]", nouns: list[str]) -> list[Finding]:
    """Placeholders of a whole text that ask for what there is not. ``nouns`` are the nouns of the game."""
    result = []
    for hole in holes_of(text)[0]:
        form, join = ("", "") if is_link(hole) else asked(hole)
        written = hole.key + ("#" + hole.noun if hole.noun else "")
        told = faults(written, hole.noun, form, join, declared)
        if hole.noun and ":" not in hole.noun and hole.noun not in nouns:
            told.append(("form-noun" if declared["counts"] else "form-noun-beside", hole.noun, nouns))
        for said, given, accepted in told:
            beside = "{" + hole.key + "}" + (" " + hole.noun if hole.noun else "")
            expected = accepted or [beside]
            result.append(Finding(CHECK, said, {"given": given}, expected, hole.start, hole.end))
    return result
