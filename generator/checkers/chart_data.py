"""What the map of a form knows beside its drawing: in which area a space lies, and what joins two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from catalog.models.boards import Board, BoardPiece
    from catalog.models.charted import Charted
    from catalog.models.standing import CountedInput, Standing
    from generator.checkers.browser_texts import BrowserTexts
    from generator.render.game_checkers import GameQuestions

MAP = "map.json"
"""The file beside the page with the map that a form counts from (``map_file``)."""


def charted(texts: BrowserTexts, questions: GameQuestions, words: Charted | None) -> dict[str, Any] | None:
    """The words of the map with ``areas`` by space, ``edges`` by kind, each as its two spaces, and its ``pieces``."""
    if words is None:
        return None
    board = next(board for board in questions.game.boards if board.id == words.board)
    edges: dict[str, list[str]] = {}
    for edge in board.edges:
        edges.setdefault(edge.kind or "", []).append(" ".join(edge.between))
    areas = {space.id: space.area for space in board.spaces if space.area}
    known = {id_ for brush in words.brushes if brush.stands for id_ in brush.stands.of}
    return {
        **texts.record(words),
        "areas": areas if words.area else {},
        "edges": edges,
        "most": _most(board),
        "pieces": [_piece(texts, board, piece) for piece in board.pieces if piece.id in known],
    }


def standing(texts: BrowserTexts, questions: GameQuestions, words: Standing | None) -> dict[str, Any] | None:
    """The words of the map with its ``pieces``; of these and of ``counts`` the spaces stand in place of their kinds."""
    if words is None:
        return None
    board = next(board for board in questions.game.boards if board.id == words.board)
    pieces = [piece for piece in board.pieces if not words.pieces or piece.id in words.pieces]
    data: dict[str, Any] = {
        **texts.record(words),
        "most": _most(board),
        "pieces": [_piece(texts, board, piece) for piece in pieces],
        "counts": [_counted(board, one) for one in words.counts],
    }
    if words.arriving:
        # The spaces where anything comes, each with its area.
        data["arriving"]["areas"] = {
            space.id: space.area or space.id for space in board.spaces if space.kind == words.arriving.kind
        }
    return data


def _most(board: Board) -> int:
    """With how many players the board can be at most."""
    return max((number for space in board.spaces for number in space.players), default=1)


def _piece(texts: BrowserTexts, board: Board, piece: BoardPiece) -> dict[str, Any]:
    data = {"id": piece.id, "name": texts.of_game(piece.name), "symbol": piece.sign, "most": piece.most}
    if piece.hue:
        data["hue"] = piece.hue
    if piece.holds:
        data["holds"] = True
    if piece.kinds:
        data["only"] = [space.id for space in board.spaces if space.kind in piece.kinds]
    return data


def _counted(board: Board, one: CountedInput) -> dict[str, Any]:
    spaces = one.spaces or tuple(space.id for space in board.spaces if one.kind and space.kind == one.kind)
    told = {"of": list(one.of), "on": list(spaces), "beside": one.beside, "at": one.at}
    return {"input": one.input} | {name: value for name, value in told.items() if value}
