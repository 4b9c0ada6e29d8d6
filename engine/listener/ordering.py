"""Orders that are the same under every Python."""

from engine.typing_compat import Any


def ordered(items: Any, key: Any) -> list[Any]:
    """The items by what ``key`` gives for each; those for which it gives the same stay in their order.

    The sorting of MicroPython does not see to that.
    """
    places = [(key(item), place) for place, item in enumerate(items)]
    places.sort()
    return [items[place] for _key, place in places]
