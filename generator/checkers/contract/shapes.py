"""What an answer has to be so that its layout can show it: whole mixes and matrices, letters that a figure knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding
from catalog.models.result_blocks import Block, Chances, FigureResult, Items, Matrix
from engine.speaker.paths import Scope, values_at
from generator.checkers.contract import pictures
from generator.checkers.contract.naming import Place

if TYPE_CHECKING:
    from catalog.models.game import GameCatalog
    from generator.render.game_checkers import GameQuestions


def faults(questions: GameQuestions, checker: str, request: Any, answer: dict[str, Any]) -> Iterator[Finding]:
    """Mixes in an answer that do not add up to 1, matrices whose rows or columns are not those of their heads, and
    squares that their figure cannot draw: a browser would show nothing of the answer."""
    name = checker.partition("/")[2]
    words = questions.game.checkers.get(name)
    scope = Scope(answer, None, request, answer)
    for place, message, given, accepted in _wrong(words.result, scope, questions.game) if words else ():
        yield questions.game.records[f"checker:{name}"].finding(
            ("result", *place),
            f"{message}, in an answer of {checker}",
            given=given,
            accepted=accepted,
            hint="correct the answer in the engine, the path, or the legend of the figure",
            code="wrong-shape",
        )


def _wrong(blocks: Sequence[Block], scope: Scope, game: GameCatalog) -> Iterator[tuple[Place, str, str, str]]:
    for number, block in enumerate(blocks):
        if isinstance(block, Chances) and block.mix:
            items = [scope.inside(item) for item in values_at(block.path, scope)]
            chances = [values_at(block.chance, item)[0] for item in items]
            total = sum(Fraction(one["fraction"] if isinstance(one, dict) else one) for one in chances)
            if chances and total != 1:
                yield (number, "mix"), "the chances of a mix add up to 1", str(total), "1"
        elif isinstance(block, Matrix):
            heads = [len(values_at(axis.path, scope)) for axis in (block.rows, block.columns)]
            cells = [len(row) for row in values_at(block.path, scope)]
            if all(heads) and cells != [heads[1]] * heads[0]:  # one without heads is not shown
                accepted = f"{heads[0]} rows of {heads[1]} cells"
                yield (number, "path"), "a matrix has a cell for each two heads", f"rows with {cells} cells", accepted
        elif isinstance(block, FigureResult) and block.squares:
            letters = {letter for row in values_at(block.squares, scope) for letter in row or ""}
            if not block.squares.startswith("@") and (unknown := pictures.unknown_letters(block, letters, game)):
                yield (number, "squares"), *unknown
        elif isinstance(block, Items):
            for item in values_at(block.path, scope):
                for place, message, given, accepted in _wrong(block.blocks, scope.inside(item), game):
                    yield (number, "blocks", *place), message, given, accepted
