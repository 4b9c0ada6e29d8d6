"""Whether every sentence that may head an answer heads one: none stands behind another, or has a tone that hides it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from catalog.models.result_blocks import Headline
from catalog.walk import models
from engine.speaker.blocks.headline import case_of
from engine.speaker.paths import Scope
from generator.checkers.contract.naming import Place

if TYPE_CHECKING:
    from catalog.findings import Finding
    from catalog.models.checkers import CheckerWords
    from generator.checkers.contract.asking import Answer, Asking, Request


def faults(asking: Asking) -> Iterator[Finding]:
    """Cases of headlines that head the answer to none of all questions that were asked."""
    for name, words in asking.questions.game.checkers.items():
        for place, case in unchosen(words, asking.verdicts[f"{asking.questions.game.id}/{name}"]):
            yield asking.questions.game.records[f"checker:{name}"].finding(
                place,
                "no answer was headed by this sentence",
                given=f"{case['tone']}: {case['text']}",
                accepted="a case that holds where none before it does; the tone 'open' is that of open answers alone",
                hint=f"add a question with that answer to questions/{name}.json, or correct the condition or the tone",
                code="unused-headline",
            )


def unchosen(words: CheckerWords, answered: Iterable[tuple[Request, Answer]]) -> list[tuple[Place, dict[str, Any]]]:
    """The cases of a checker's headlines that no such answer is headed by, each with its place in the words."""
    headlines = [
        (place, block.model_dump(exclude_none=True, exclude_defaults=True))
        for number, whole in enumerate(words.result)
        for place, block in models(whole, ("result", number))
        if isinstance(block, Headline)
    ]
    left = {}
    for place, headline in headlines:
        for number, case in enumerate(headline["cases"]):
            case.setdefault("tone", "plain")
            left[id(case)] = (*place, "cases", number), case
    for request, answer in answered:
        if not left:
            break
        for _place, headline in headlines:
            left.pop(id(case_of(headline, Scope(answer, None, request, answer))), None)
    return list(left.values())
