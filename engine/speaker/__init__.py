"""What answers say: from the words of a checker in a language, a question and its answer to a tree of plain nodes.

    speaker = Speaker(words)
    speaker.answer(request, answer)

The one place where sentences about an answer are made. Pages draw the nodes, the command line prints them (``lines``).
``words`` are those that ``generator/checkers/form_data.py`` writes; texts in nodes are runs
(``engine/speaker/runs.py``).
"""

from engine.speaker.answer import first_of, gauge, verdict
from engine.speaker.problems import Problems
from engine.speaker.runs import plain
from engine.speaker.values import Values
from engine.typing_compat import Any


class Speaker:
    """Says the answers of one checker in one language."""

    def __init__(self, words: dict[str, Any]) -> None:
        self.values = Values(words)

    def answer(self, request: Any, answer: dict[str, Any], is_bare: bool = False) -> dict[str, Any]:
        """An answer in words.

        Of a verdict: ``blocks``, ``line`` and ``tone`` of its headline, the lines to send it in ``brief``, the
        ``gauge`` of the form, and what to say ``before`` anything is laid down if the question ``is_bare``. Of what
        could not be read: ``items`` and ``needed``.
        """
        if answer["kind"] == "invalid":
            return Problems(self.values, request).describe(answer)
        nodes = verdict(self.values, request, answer)
        head = next((node for node in nodes if node["block"] == "headline"), None)
        line = plain(head["text"]) if head else ""
        return {
            "blocks": nodes,
            "line": line,
            "tone": head["tone"] if head else "plain",
            "brief": ([line] if line else [])
            + [_ends(node) for node in nodes if node["block"] == "table" and node.get("ends")],
            "gauge": gauge(self.values, request, answer),
            "before": first_of(self.values, self.values.words["before"], request, answer) if is_bare else None,
        }


def _ends(table: dict[str, Any]) -> str:
    """What the columns of a table come to, in a line."""
    each = [f"{plain(head).strip()} {plain(end).strip()}" for head, end in zip(table["heads"], table["ends"])]
    return " · ".join(each)
