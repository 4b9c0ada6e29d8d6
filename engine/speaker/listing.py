"""What lists have in common, whichever block has them."""

from engine.speaker.paths import Scope, holds, raw_at, values_at
from engine.speaker.values import Values
from engine.typing_compat import Any


def listed(values: Values, block: dict[str, Any], scope: Scope) -> tuple[dict[str, Any] | None, list[Scope]]:
    """The node of a list with its ``title`` and how many are shown at ``first``, and the scopes of its items.

    Without items the node is None, or has the sentence in place of them as ``none``.
    """
    items = [scope.inside(item) for item in values_at(block["path"], scope)] if holds(block.get("when"), scope) else []
    if not items:
        return ({"none": values.say(block["empty"])} if "empty" in block else None), []
    highest = block.get("highest")
    if highest:
        order = sorted(range(len(items)), key=lambda place: (-_number(highest, items[place]), place))
        items = [items[place] for place in order]
    title = values.say(block.get("title"), {"count": len(items)})
    return {"title": title, "first": block.get("first")}, items


def _number(path: str, own: Scope) -> int:
    found = values_at(path, own)
    return found[0] if found else 0


def head_of(values: Values, contents: Any, own: Scope) -> list[dict[str, Any]]:
    """What heads an item: the ``text`` of each part, and the ``tone`` of one that is a sentence."""
    shown = values.shown(contents, own)
    return [{"text": values.part(one, own), "tone": one["tone"] if "text" in one else None} for one in shown]


def put_in(values: Values, apply: dict[str, Any] | None, own: Scope) -> dict[str, Any] | None:
    """What puts an item into the form: ``label``, None for the usual one, and ``fields``."""
    if not apply or not holds(apply.get("when"), own):
        return None
    label = values.say(apply["label"]) if "label" in apply else None
    return {"label": label, "fields": {name: raw_at(path, own) for name, path in apply["fields"].items()}}


def link_of(values: Values, link: dict[str, Any] | None, own: Scope) -> dict[str, Any] | None:
    """A way on to another checker: ``label``, ``checker``, its ``url``, and a ``request`` made of parts of this one."""
    if not link:
        return None
    given = [(name, raw_at(path, own)) for name, path in (link.get("request") or {}).items()]
    return {
        "label": values.say(link["label"]),
        "checker": link["checker"],
        "url": values.words["links"].get(link["checker"], ""),
        "request": {name: value for name, value in given if value is not None},
    }
