"""The style sheet of one game, made from its theme: its colours, its hues on light and dark pages, its motif."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

from generator.render.environment import TEMPLATES

if TYPE_CHECKING:
    from catalog import GameCatalog

_SPACE = re.compile(r">\s+<")


OWN = ("motif.svg", "theme.css")
"""The files of a game's templates that its look may have."""


def has_style(game: GameCatalog) -> bool:
    """Whether the game has anything of its own."""
    return game.theme is not None or any((TEMPLATES[0] / game.id / name).is_file() for name in OWN)


def style(game: GameCatalog) -> str:
    """All that is the game's own; '' for a game with neither theme nor motif nor rules of its own.

    The drawing ``motif.svg`` is a tile along the foot of the game's banner; ``theme.css`` may have more rules.
    """
    parts = [banner(game)]
    for hue in game.theme.hues if game.theme else ():
        parts.append(_rule(game, f" .hue-{hue.id}", [f"--hue: light-dark({hue.light}, {hue.dark})"]))
    own = TEMPLATES[0] / game.id / OWN[1]
    if own.is_file():
        parts.append(own.read_text(encoding="utf-8"))
    return "".join(parts)


def banner(game: GameCatalog) -> str:
    """The colours of the game and its motif: what its banner is made of, on its own pages and among other games."""
    lines = []
    if game.theme is not None:
        colours = {"deep": game.theme.deep, "deeper": game.theme.deeper, "glow": game.theme.glow}
        lines += [f"--game-{name}: {colour}" for name, colour in colours.items()]
    motif = TEMPLATES[0] / game.id / OWN[0]
    if motif.is_file():
        drawing = _SPACE.sub("><", motif.read_text(encoding="utf-8").strip())
        lines.append(f'--game-motif: url("data:image/svg+xml,{quote(drawing, safe=" =:/")}")')
    return _rule(game, "", lines) if lines else ""


def _rule(game: GameCatalog, inside: str, declarations: list[str]) -> str:
    return f'[data-game="{game.id}"]{inside} {{\n' + "".join(f"  {each};\n" for each in declarations) + "}\n"
