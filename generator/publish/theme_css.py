"""The style sheet of one game, made from its theme: its colours, its hues on light and dark pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.render.environment import TEMPLATES

if TYPE_CHECKING:
    from catalog import GameCatalog

OWN = "theme.css"
"""The file of a game's templates that its look may have: further rules."""


def has_style(game: GameCatalog) -> bool:
    """Whether the game has anything of its own."""
    return game.theme is not None or (TEMPLATES[0] / game.id / OWN).is_file()


def style(game: GameCatalog) -> str:
    """All that is the game's own; '' for a game with neither a theme nor rules of its own."""
    parts = [banner(game)]
    for hue in game.theme.hues if game.theme else ():
        parts.append(_rule(game, f" .hue-{hue.id}", [f"--hue: light-dark({hue.light}, {hue.dark})"]))
    own = TEMPLATES[0] / game.id / OWN
    if own.is_file():
        parts.append(own.read_text(encoding="utf-8"))
    return "".join(parts)


def banner(game: GameCatalog) -> str:
    """The colours of the game's deep ground, on its own pages and among other games."""
    if game.theme is None:
        return ""
    colours = {"deep": game.theme.deep, "deeper": game.theme.deeper, "glow": game.theme.glow}
    colours |= {"shallow": game.theme.shallow} if game.theme.shallow else {}
    return _rule(game, "", [f"--game-{name}: {colour}" for name, colour in colours.items()])


def _rule(game: GameCatalog, inside: str, declarations: list[str]) -> str:
    return f'[data-game="{game.id}"]{inside} {{\n' + "".join(f"  {each};\n" for each in declarations) + "}\n"
