"""What stands in the place of the engine where translations are read, and no rules: it opens a language."""

from engine.proofreader.proofs import Language, findings, language_of
from engine.typing_compat import Any


def open_game(_name: str, facts: "dict[str, Any]") -> "dict[str, Language]":
    """The language of a file of translations, and English, by what is known of both."""
    return {"english": language_of(facts["english"]), "own": language_of(facts["own"])}


def check_with_sets(
    _checker: str, request: "dict[str, Any]", opened: "dict[str, Any]"
) -> "tuple[list[list[Any]], None]":
    """What is found in a text of the language that was opened, each finding by its parts."""
    (languages,) = opened.values()
    return [list(finding) for finding in findings(request, languages["english"], languages["own"])], None
