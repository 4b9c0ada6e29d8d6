"""Whether a network with its statues fits together, and can be at all, before any of them is moved."""

from engine.mountain_king.codes.statues import LIMITS
from engine.mountain_king.statue_map import (
    CLANS,
    GATE,
    HALL,
    TUNNEL,
    Mountain,
    special_layer,
    special_of,
    squares_of,
)
from engine.possible import at_most, once
from engine.problems import Problems
from engine.typing_compat import Any

LARGEST, ANCHORED = 5, 4
"""The most squares of a tunnel, and of one with an anchor hole (mountain-king.dig, mountain-king.pedestals)."""


def place_of(mountain: Mountain, statue: dict[str, Any]) -> int:
    """The place of a statue that is not buried: of a tunnel in several layers, that in the layer it tells."""
    tunnel = int(statue["tunnel"]) - 1
    if statue["pedestal"] == "yes":
        return 2 * tunnel + 1
    if mountain.is_split(tunnel):
        for place in mountain.plain[tunnel]:
            if mountain.layers[place] == statue["layer"]:
                return place
    return 2 * tunnel


def find_conflicts(state: Any, request: dict[str, Any], problems: Problems) -> None:
    """Numbers of nothing, ways from a tunnel to itself, statues where none can stand, and what the game has not got."""
    tunnels = request["tunnels"]
    for number, tunnel in enumerate(tunnels):
        if tunnel["high"] < tunnel["low"]:
            problems.add("conflict", f"tunnels[{number}].high", tunnel["high"], {"with": f"tunnels[{number}].low"})
    for number, link in enumerate(request["links"]):
        for end in ("from", "to"):
            _holds(problems, f"links[{number}].{end}", link[end], 1, len(tunnels))
        if link["from"] == link["to"]:
            problems.add("conflict", f"links[{number}].to", link["to"], {"with": f"links[{number}].from"})
    _holds(problems, "statue", request["statue"], 0, len(request["statues"]))
    _holds(problems, "target", request["target"], 0, len(tunnels))
    _hold_tunnels(state, request, problems)
    if not [one for one in problems.found if one["field"].startswith("tunnels")]:
        _stand(tunnels, request["statues"], problems)


def _holds(problems: Problems, path: str, given: int, low: int, high: int) -> bool:
    """Whether there is something of that number."""
    if given > high:
        choices = [str(number) for number in range(low, high + 1)]
        problems.add("conflict", path, given, {"type": "choice", "choices": choices})
    return given <= high


def _of_layers(layers: list[str]) -> dict[str, Any]:
    """One of these layers is accepted."""
    return {"ids": layers, "of": "layer"}


def _hold_tunnels(state: Any, request: dict[str, Any], problems: Problems) -> None:
    """Hold gates, halls and pedestals to what is in the box, and tunnels to the sizes of tiles."""
    pedestals = []
    for number, tunnel in enumerate(request["tunnels"]):
        path = f"tunnels[{number}]"
        size = sum([count for _, count in squares_of(tunnel)])
        name = "squares" if tunnel["squares"] and tunnel["kind"] != HALL else "size"
        if tunnel["kind"] == TUNNEL:
            most = ANCHORED if special_of(tunnel) else LARGEST
            rule = LIMITS["anchored" if special_of(tunnel) else "largest"]
            if size > most:
                problems.add(
                    "impossible", f"{path}.{name}", tunnel[name], {"type": "integer", "min": 1, "max": most}, rule
                )
        if special_of(tunnel) in CLANS:
            layers = [layer for layer, _ in squares_of(tunnel)]
            if len(layers) > 1 and tunnel["pedestal_layer"] is None:
                problems.add("missing-field", f"{path}.pedestal_layer", None, _of_layers(layers))
            if tunnel["pedestal_layer"] not in [None] + layers:
                rule = LIMITS["pedestal-layer"]
                given = tunnel["pedestal_layer"]
                problems.add("impossible", f"{path}.pedestal_layer", given, _of_layers(layers), rule)
            pedestals.append(((tunnel["pedestal"], special_layer(tunnel)), f"{path}.pedestal", tunnel["pedestal"]))
    once(problems, LIMITS["one-pedestal"], pedestals)
    for kind, most, rule in (
        (GATE, 2 if request["teams"] == "yes" else 1, LIMITS["gates"]),
        (HALL, state.numbers["halls"], LIMITS["halls"]),
    ):
        found = [tunnel["kind"] == kind for tunnel in request["tunnels"]]
        at_most(
            problems, rule, most, [(f"tunnels[{n}].kind", kind, 1 if there else 0) for n, there in enumerate(found)]
        )


def _stand(tunnels: list[dict[str, Any]], statues: list[dict[str, Any]], problems: Problems) -> None:
    """Hold statues to squares on which they can stand."""
    mountain = Mountain(tunnels, [], {})
    there: list[int] = []
    for number, statue in enumerate(statues):
        path = f"statues[{number}]"
        if not _holds(problems, f"{path}.tunnel", statue["tunnel"], 0, len(tunnels)) or not statue["tunnel"]:
            continue
        tunnel = statue["tunnel"] - 1
        place = place_of(mountain, statue)
        layers = [mountain.layers[one] for one in mountain.plain[tunnel]]
        plain = statue["pedestal"] == "no" and tunnels[tunnel]["kind"] != HALL
        if mountain.workshop[tunnel]:
            problems.add("conflict", f"{path}.tunnel", statue["tunnel"], {"with": f"tunnels[{tunnel}].kind"})
        elif not plain and statue["pedestal"] == "yes" and not mountain.special[tunnel]:
            problems.add("conflict", f"{path}.pedestal", "yes", {"with": f"tunnels[{tunnel}].pedestal"})
        elif plain and mountain.is_split(tunnel) and statue["layer"] is None:
            problems.add("missing-field", f"{path}.layer", None, _of_layers(layers))
        elif plain and statue["layer"] not in [None] + layers:
            problems.add("impossible", f"{path}.layer", statue["layer"], _of_layers(layers), LIMITS["statue-layer"])
        elif not mountain.has_room(there, place):
            name = "squares" if mountain.is_split(tunnel) else "size"
            problems.add("conflict", f"{path}.tunnel", statue["tunnel"], {"with": f"tunnels[{tunnel}].{name}"})
        there.append(place)
