"""The answer of a score pad's checker in words: what each category of a player has, and what nobody could check."""

from engine.speaker.answer import headline
from engine.speaker.paths import Scope, values_at
from engine.speaker.runs import plain
from engine.speaker.values import Values
from engine.typing_compat import Any


def node(values: Values, request: dict[str, Any], answer: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """``line`` and ``tone`` of the headline, ``tie``, what is ``unchecked``, and by player what each category ``has``.

    ``names`` are what the pad calls the players.
    """
    pad = values.words["pad"]
    scope = Scope(answer, None, request, answer)
    head = headline(values, request, answer)
    players = [scope.inside(item) for item in values_at(pad["players"], scope)]
    unchecked = [plain(values.coded("open", point, answer=answer)) for point in answer["open"]]
    return {
        "line": plain(head["text"]) if head else "",
        "tone": head["tone"] if head else "plain",
        "tie": " ".join([plain(values.coded("notes", note, answer=answer)) for note in answer["notes"]]),
        "unchecked": unchecked + _unchecked(values, pad, players, names, answer),
        "has": [
            {row["id"]: _items(values, pad, row, own) for row in pad["categories"] if "points" in row}
            for own in players
        ],
    }


def _items(values: Values, pad: dict[str, Any], row: dict[str, Any], own: Scope) -> list[dict[str, Any]]:
    """What stands in a category, as the checker lays it out: the list beside its points."""
    beside = row["points"][: row["points"].rfind(".") + 1]
    found: list[dict[str, Any]] = []
    if not beside:
        return found
    for block in values.words["result"]:
        if block["block"] != "items" or block["path"] != pad["players"]:
            continue
        for inner in block.get("blocks") or ():
            if inner["block"] == "items" and inner.get("amount") and inner["path"].startswith(beside):
                found += [_item(values, inner, own.inside(item)) for item in values_at(inner["path"], own)]
    return found


def _item(values: Values, block: dict[str, Any], own: Scope) -> dict[str, Any]:
    """A card, say: its name, how its points come about, the points, and which entry of which table it is."""
    head = values.shown(block.get("head"), own)
    texts = [plain(values.part(content, own)).strip() for content in head]
    of = head[0].get("of", "") if head and "text" not in head[0] and head[0]["type"] == "entry" else ""
    ids = values_at(head[0]["path"], own) if of else []
    points = values_at(block["amount"]["path"], own)
    return {
        "text": texts[0] if texts else "",
        "note": " ".join(texts[1:]),
        "points": int(points[0]) if points else 0,
        "of": of,
        "id": str(ids[0]) if ids else "",
    }


def _unchecked(
    values: Values, pad: dict[str, Any], players: list[Scope], names: list[str], answer: dict[str, Any]
) -> list[str]:
    """What could not be checked, each once, with those whom it is about."""
    about: list[tuple[str, list[str]]] = []
    for name, own in zip(names, players):
        for note in values_at(pad["unchecked"], own) if "unchecked" in pad else ():
            text = plain(values.coded("notes", note, answer=answer))
            whom = next((whom for known, whom in about if known == text), None)
            if whom is None:
                about.append((text, [name]))
            else:
                whom.append(name)
    language = values.language
    return [plain(language.labelled(language.joined(list(whom)), text)) for text, whom in about]
