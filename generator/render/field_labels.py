"""Whether each checker of the engine has its words, and each of its inputs its label, and nothing else has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed, nearest

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.checkers import CheckerWords
    from catalog.models.game import Record


def no_words(game: GameCatalog, name: str) -> Finding:
    """The finding for a checker that the engine offers in a form, but that has no words."""
    return Finding(
        file=(PurePosixPath(game.folder) / "checkers" / f"{name}.yaml").as_posix(),
        line=1,
        field=name,
        given="nothing",
        accepted=f"'{name}:' with the words of {game.id}/{name}",
        hint=stands_under(name, game.checkers, "write them, or declare the checker with form=False"),
        message=f"{game.id}/{name} has a form, but no words",
        code="no-words",
    )


def no_checker(game: GameCatalog, forms: list[str]) -> Iterator[Finding]:
    """Words that stand for no checker with a form, although no finding about the engine says why."""
    for name in game.checkers:
        if name not in forms:
            yield game.records[f"checker:{name}"].finding(
                (),
                "the engine has no checker with a form of this name",
                given=name,
                accepted=listed(forms) or "no words: the engine has no checker with a form",
                hint=did_you_mean(name, forms, "write the checker, or take its words away"),
                code="no-checker",
            )


def label_faults(record: Record, declared: dict[str, dict[str, Any]], words: CheckerWords) -> Iterator[Finding]:
    """Inputs without a label, however deep they stand in lists, and labels without an input."""
    spare = [path for path in words.fields if path not in declared]
    for path in declared:
        if path not in words.fields:
            yield record.finding(
                ("fields",),
                f"the input '{path}' has no label",
                given="nothing",
                accepted=f"'{path}:' with a label",
                hint=stands_under(path, spare, f"add '{path}: {{label: …}}'"),
                code="no-label",
            )
    for path in spare:
        yield record.finding(
            ("fields", path),
            "there is no such input",
            given=path,
            accepted=listed(declared, 40),
            hint=did_you_mean(path, declared, "take it away, or declare the input in the engine"),
            code="unknown-field",
        )


def stands_under(path: str, spare: Iterable[str], otherwise: str) -> str:
    """How to fix what has no words: by those that nothing else has and that were probably meant, or else."""
    near = nearest(path, spare)
    return f"is it what stands under '{near}'?" if near else otherwise
