"""``kemet/buy``: whether a power tile can be bought now, what it costs, and what else could be bought."""

from engine.kemet import Facts
from engine.kemet.beginner import hold_pyramids, hold_tiles
from engine.kemet.codes.buy import CHOICES, LIMITS, RULES
from engine.kemet.ids import PRIEST, PRIEST_OF_RA, PRIESTESS, SLAVES
from engine.kemet.payment import Raise, prayed, tile_cost
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

COLORS = ("red", "blue", "white")
RAISE_SPACE = "pyramid"
PRAY_SPACES = ("pray-1", "pray-2")
OPEN, THIS, OTHER = GONE_COLOR = ("open", "this", "another")
"""Of which colour the copies are that others have of a tile in several colours."""
NO, FIRST_DAY, LATER = DAYS = ("no", "first-day", "later")
"""Whether the mode for beginners is played, and on which day."""
HELPFUL = (PRIESTESS, PRIEST_OF_RA, SLAVES, PRIEST)

FIELDS = (
    Entry("tile", of="tile"),
    Entry("color", of="color"),
    Group(
        "pyramids",
        required=True,
        fields=tuple([Integer(color, 0, "pyramid", default=0) for color in COLORS]),
    ),
    Integer("prayer", 0, "prayer"),
    Set("owned", of="tile", suggested=HELPFUL),
    Set("used_spaces", of="action-space"),
    Multiset("gone", of="tile"),
    Choice("gone_color", choices=GONE_COLOR, default=OPEN),
    Choice("beginner", choices=DAYS, default=NO),
)


def space_of(color: str) -> str:
    """The space of the individual board where tiles of a colour are bought."""
    return f"buy-{color}"


def color_of(facts: Facts, request: dict[str, Any]) -> str:
    """The colour in which the tile is bought: told, or the only one that it has."""
    color: str = request["color"] or facts.tiles[request["tile"]].colors[0]
    return color


def refusals(facts: Facts, request: dict[str, Any], tile: str, color: str) -> list[tuple[str, dict[str, Any]]]:
    """All that speaks against buying a tile in a colour: codes with their parameters."""
    found: list[tuple[str, dict[str, Any]]] = []
    card = facts.tiles[tile]
    if tile in request["owned"]:
        found.append(("owned-already", {"tile": tile}))
    if request["gone"].count(tile) + (tile in request["owned"]) >= card.copies and tile not in request["owned"]:
        found.append(("none-left", {"tile": tile}))
    if space_of(color) in request["used_spaces"]:
        found.append(("space-used", {"space": space_of(color), "color": color}))
    most = highest_tile(facts, request["beginner"])
    if card.level > most:
        found.append(("beyond-beginners", {"level": card.level, "most": most}))
    if request["gone_color"] == THIS and request["tile"] == tile and is_unsure(facts, request, tile):
        found.append(("color-gone", {"tile": tile, "color": color}))
    has = request["pyramids"][color]
    if has < card.level:
        found.append(("pyramid-low", {"color": color, "level": card.level, "has": has}))
    cost, _ = tile_cost(facts, tile, request["owned"])
    prayer = request["prayer"]
    if prayer is not None and cost > prayer:
        found.append(("tile-short", {"cost": cost, "prayer": prayer, "missing": cost - prayer}))
    return found


def highest_kind(day: str) -> str:
    """Which tiles lie out for beginners on a day."""
    return "first-day-tile" if day == FIRST_DAY else "tile"


def highest_tile(facts: Facts, day: str) -> int:
    """The highest level of the tiles that lie out."""
    if day == NO:
        return int(facts.all_numbers["tile-levels"])
    return int(facts.all_numbers["beginner-level"][highest_kind(day)])


def is_unsure(facts: Facts, request: dict[str, Any], tile: str) -> bool:
    """Whether others have copies of a tile that is there once in each colour: which colours are gone, nobody told."""
    return len(facts.tiles[tile].colors) > 1 and tile in request["gone"]


def judge(facts: Facts, request: dict[str, Any]) -> Ruling:
    """What speaks against buying the tile, and whether it is there in the colour."""
    ruling = Ruling(RULES, CHOICES)
    tile = request["tile"]
    if tile is not None:
        unsure = request["gone_color"] == OPEN and is_unsure(facts, request, tile)
        if unsure and not refusals(facts, request, tile, color_of(facts, request)):
            ruling.leave_open("color-untold", (OTHER, THIS), tile=tile, color=color_of(facts, request))
            ruling.settle(lambda changed: judge(facts, changed), request)
            return ruling
        for code, params in refusals(facts, request, request["tile"], color_of(facts, request)):
            ruling.refuse(code, **params)
    return ruling


def buyable(facts: Facts, request: dict[str, Any], colors: list[str]) -> list[dict[str, Any]]:
    """All tiles that can be bought now in these colours, by colour, then by level."""
    found = []
    for color in colors:
        rows = []
        for place, tile in enumerate(facts.order["tile"]):
            card = facts.tiles[tile]
            if color in card.colors and not refusals(facts, request, tile, color):
                rows.append((card.level, place, tile))
        for level, _place, tile in sorted(rows):
            cost, _ = tile_cost(facts, tile, request["owned"])
            one: dict[str, Any] = {"tile": tile, "color": color, "level": level, "cost": cost}
            if request["prayer"] is not None:
                one["left"] = request["prayer"] - cost
            found.append(one)
    return found


def preparations(facts: Facts, request: dict[str, Any], color: str) -> list[list[dict[str, Any]]]:
    """Actions that may come before the purchase, by their number: praying, and raising the pyramid of the colour.

    Each is done at most as often as there are free spaces for it. They are lists of steps, each with the prayer
    points after it, which are None if nobody stated them.
    """
    level, owned = facts.tiles[request["tile"]].level, request["owned"]
    has, used = request["pyramids"][color], request["used_spaces"]
    prays = len([space for space in PRAY_SPACES if space not in used]) if request["prayer"] is not None else 0
    raises = 1 if has < level and RAISE_SPACE not in used else 0
    cost = Raise(facts, has, max(has, level), owned).cost
    found: list[list[dict[str, Any]]] = [[]]
    for actions in found:
        prayer = actions[-1]["prayer"] if actions else request["prayer"]
        done = [step["do"] for step in actions]
        if done.count("pray") < prays:
            found.append(actions + [{"do": "pray", "color": None, "prayer": prayed(facts, prayer, owned)}])
        if done.count("raise") < raises and (prayer is None or prayer >= cost):
            left = None if prayer is None else prayer - cost
            found.append(actions + [{"do": "raise", "color": color, "level": level, "cost": cost, "prayer": left}])
    return found[1:]


def after(request: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
    """The fields that these actions replace."""
    free = [space for space in PRAY_SPACES if space not in request["used_spaces"]]
    spaces = [RAISE_SPACE if step["do"] == "raise" else free.pop(0) for step in actions]
    changed: dict[str, Any] = {"used_spaces": request["used_spaces"] + spaces}
    if actions[-1]["prayer"] is not None:
        changed["prayer"] = actions[-1]["prayer"]
    for step in actions:
        if step["do"] == "raise":
            changed["pyramids"] = request["pyramids"] | {step["color"]: step["level"]}
    return changed


def find_remedy(facts: Facts, request: dict[str, Any], ruling: Ruling) -> list[dict[str, Any]]:
    """Find the nearest remedy: another colour, actions before the purchase, another tile. Give its steps, if any."""
    colors = facts.tiles[request["tile"]].colors
    wanted = color_of(facts, request)
    others = [color for color in colors if color != wanted]

    def judged(changed: dict[str, Any]) -> Ruling:
        return judge(facts, changed)

    ruling.find_instead([{"color": color} for color in others], judged, request)
    steps = (
        []
        if ruling.instead
        else [(color, actions) for color in [wanted] + others for actions in preparations(facts, request, color)]
    )
    for color, actions in steps:
        first = {} if color == wanted else {"color": color}
        ruling.find_instead([after(request, actions) | first], judged, request)
        if ruling.instead:
            return actions
    if not ruling.instead:
        ruling.find_instead(_other_tiles(facts, request, wanted), judged, request)
    return []


def _other_tiles(facts: Facts, request: dict[str, Any], color: str) -> list[dict[str, Any]]:
    """The tiles that can be bought now: those of the colour first, then those of the highest level."""
    found = buyable(facts, request, facts.order["color"])
    ranked = [(one["color"] != color, -one["level"], place) for place, one in enumerate(found)]
    return [{"tile": found[place]["tile"], "color": found[place]["color"]} for _, _, place in sorted(ranked)]


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say whether a tile can be bought now, and list all that can.

    Of the colour only its own space counts, in ``used_spaces``, not how many tokens are left. ``gone`` are tiles that
    others have. ``cost`` is there whenever a tile is named, ``prayer_left`` only if it may be bought and ``prayer`` is
    told. Of a tile in several colours of which others have copies it is open which of them are left: ``gone_color``
    says whether one in the wanted colour is gone. ``can_buy`` are all tiles that can be bought now, one of them;
    ``then`` those that could be bought after the named one. Without ``tile`` only ``can_buy`` is told. ``instead`` is
    another colour of the tile; else what praying and raising the pyramid first lead to, whose steps are ``way``; else
    another tile.
    """
    _check(facts, request, problems)
    if problems.found:
        return {}
    tile = request["tile"]
    ruling = judge(facts, request)
    colors = [request["color"]] if tile is None and request["color"] else facts.order["color"]
    rest: dict[str, Any] = {"saved": [], "can_buy": buyable(facts, request, colors), "then": [], "way": []}
    if tile is not None:
        rest["color"] = color_of(facts, request)
        rest["level"] = facts.tiles[tile].level
        rest["cost"], rest["saved"] = tile_cost(facts, tile, request["owned"])
        if ruling.legal is not False:
            rest["then"] = _bought(facts, request, rest)
        else:
            rest["way"] = find_remedy(facts, request, ruling)
    _note(facts, request, rest, ruling)
    return ruling.verdict(rest)


def _check(facts: Facts, request: dict[str, Any], problems: Problems) -> None:
    """Note what is missing or cannot be."""
    tile, color = request["tile"], request["color"]
    if request["beginner"] != NO:
        hold_tiles(facts, request["owned"], "owned", problems, highest_kind(request["beginner"]))
        hold_tiles(facts, request["gone"], "gone", problems, highest_kind(request["beginner"]))
        hold_pyramids(facts, request["pyramids"], "pyramids", problems)
    if tile is not None:
        colors = facts.tiles[tile].colors
        accepted = {"type": "entry", "of": "color", "ids": colors}
        if color is None and len(colors) > 1:
            problems.add("missing-field", "color", None, accepted)
        elif color is not None and color not in colors:
            problems.add("conflict", "color", color, accepted, LIMITS["color"])
    for owned in request["owned"]:
        copies = facts.tiles[owned].copies
        if request["gone"].count(owned) >= copies:
            problems.add("conflict", "gone", owned, {"with": "owned"}, LIMITS["tile"])


def _bought(facts: Facts, request: dict[str, Any], rest: dict[str, Any]) -> list[dict[str, Any]]:
    """What could be bought after the tile, and what is left of the prayer points."""
    changed = request | {
        "owned": request["owned"] + [request["tile"]],
        "used_spaces": request["used_spaces"] + [space_of(rest["color"])],
    }
    if request["prayer"] is not None:
        rest["prayer_left"] = changed["prayer"] = request["prayer"] - rest["cost"]
    return buyable(facts, changed, facts.order["color"])


def _note(facts: Facts, request: dict[str, Any], rest: dict[str, Any], ruling: Ruling) -> None:
    """What else there is to know."""
    tile = request["tile"]
    if tile in (PRIESTESS, PRIEST_OF_RA):
        ruling.note("not-itself", tile=tile)
    if ruling.legal is not False and tile is not None:
        if rest["cost"] == 0:
            ruling.note("free-tile", tile=tile)
        if facts.tiles[tile].use == "creature":
            ruling.note("creature-comes", tile=tile)
    for other in sorted(set(request["gone"])):
        card = facts.tiles[other]
        if len(card.colors) > 1 and request["gone"].count(other) + (other in request["owned"]) < card.copies:
            ruling.note("some-color-gone", tile=other)
