"""Make the golden figures of the perft: how many legal payments all hands up to a size offer for each lord.

    python -m tests.engine.abyss.perft

writes tests/data/perft/<sub-deck>-<rules>.json for each family of ``portable/abyss/perft.py``: for each size of hand,
the number of hands and of states (a hand before a lord), and for each lord how many legal payments all these hands
offer together, and how many of them can recruit it. The figures change only if the rules, the cards or the families
do: read the difference before committing it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.engine.portable.abyss import perft
from tests.engine.portable.abyss.card_facts import cards

FOLDER = Path(__file__).parents[2] / "data" / "perft"


def path(deck: str, profile: str) -> Path:
    """The file of a family."""
    return FOLDER / f"{deck}-{profile}.json"


def figures(deck: str, profile: str, most: int) -> dict[str, Any]:
    """The figures of a family, counted by the engine."""
    sizes = []
    for size in range(most + 1):
        number, lords = perft.count(cards(), deck, size, profile)
        sizes.append({"cards": size, "hands": number, "states": number * len(lords), "lords": lords})
    return {"deck": deck, "profile": profile, "sizes": sizes}


def written(made: dict[str, Any]) -> str:
    """The figures as they stand in the file: a line for each lord."""
    lines = []
    for size in made["sizes"]:
        lords = ",\n".join(f"  {json.dumps(lord)}: {json.dumps(size['lords'][lord])}" for lord in sorted(size["lords"]))
        head = {name: size[name] for name in ("cards", "hands", "states")}
        lines.append(f'{json.dumps(head)[:-1]}, "lords": {{\n{lords}\n }}}}')
    whole = json.dumps({name: made[name] for name in ("deck", "profile")})
    return f'{whole[:-1]}, "sizes": [\n ' + ",\n ".join(lines) + "\n]}\n"


def main() -> None:
    """Count, and write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for deck, profile, most in perft.FAMILIES:
        made = figures(deck, profile, most)
        path(deck, profile).write_text(written(made), "utf-8")
        print(f"{deck}, {profile}: {sum(size['states'] for size in made['sizes'])} states")


if __name__ == "__main__":
    main()
