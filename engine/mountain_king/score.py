"""``mountain-king/score``: the final score of each player or team, part by part, and who wins."""

from engine.fields import MAX_AMOUNT, MAX_NAME, slim
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.text import Text
from engine.mountain_king import Facts
from engine.mountain_king.codes.score import LIMITS, RULES
from engine.mountain_king.goods import goods_field
from engine.mountain_king.leftovers import best_sets
from engine.possible import at_most, between, once, one_of
from engine.problems import Problems
from engine.ruling import Ruling, reason
from engine.typing_compat import Any

NO_YES = ("no", "yes")
CORONATION = ("0", "3", "5", "8")
"""No token, one of the two, or both of them, which only a team may have."""
TOKENS = {"0": "", "3": "3", "5": "5", "8": "35"}
"""The tokens that each of these stands for."""
PARTS = ("tunnels", "coronation", "pedestal_tokens", "resources", "halls", "statues")
TYPED = ("pedestal_tokens", "resources", "halls", "statues")
"""The parts of which only the honor may be told."""
POINTLESS = ("name", "troll_levels")
"""What may be told of a player and scores nothing."""
MAX_TUNNELS = 200
MAX_LABEL = 12

FIELDS = (
    List(
        "players",
        required=True,
        min_items=1,
        max_items="players",
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Integer("tunnels", 0, MAX_TUNNELS, default=0),
            Choice("coronation", choices=CORONATION, default=CORONATION[0]),
            List("pedestal_tokens", max_items="tokens", each=Integer("", 0, MAX_AMOUNT)),
            goods_field("goods"),
            List(
                "halls",
                max_items="halls",
                fields=(
                    Integer("low", 0, MAX_AMOUNT),
                    Integer("high", 0, MAX_AMOUNT),
                    Choice("statue", choices=NO_YES, default=NO_YES[0]),
                ),
            ),
            List(
                "statues",
                max_items="statues",
                fields=(
                    Entry("layer", of="layer", required=True),
                    Choice("pedestal", choices=NO_YES, default=NO_YES[0]),
                    Text("tunnel", max_length=MAX_LABEL, default=""),
                ),
            ),
            Integer("troll_levels", 0, MAX_AMOUNT),
            Group("typed", fields=tuple([Integer(part, 0, MAX_TUNNELS) for part in TYPED])),
        ),
    ),
    Choice("teams", choices=NO_YES, default=NO_YES[0]),
)


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Score each player or team and rank them.

    ``parts`` add up to ``total``. Of the statues of one player with the same tunnel label the one that scores most
    counts, of equal ones the first; capitals are no labels of their own, and a statue without a label stands alone.
    Goods score by the best trades. A hall of which the number that counts is not told has no ``honor``: then there are
    no ``halls`` among the parts, no ``total``, and nobody has a ``rank``. Of whom nothing is told that scores, no part
    is known, which is the same for the rest. Who is level on honor is ranked by the sum of troll levels, the lower the
    better; who is level on that too shares the rank, and the next rank is skipped. As long as one of those who are
    level on honor has not told it, they share the rank. ``by`` says what decided the first place, ``winners`` are
    names, or numbers without names. Both tokens make an entry a team even if ``teams`` does not say so.
    """
    teams = request["teams"] == "yes" or _both_tokens(request["players"])
    hold(facts, request, teams, problems)
    if problems.found:
        return {}
    ruling = Ruling(RULES)
    rows = [_row(facts, player) for player in request["players"]]
    _note(request["players"], rows, teams, ruling)
    if [row for row in rows if row["total"] is None]:
        return ruling.verdict({"players": rows, "teams": teams, "tie_break": {"by": None, "winners": []}})
    untold = [row["total"] for row in rows if row["troll_levels"] is None]
    keys = [(-row["total"], 0 if row["total"] in untold else row["troll_levels"]) for row in rows]
    for row, key in zip(rows, keys):
        row["rank"] = 1 + len([other for other in keys if other < key])
    tie_break = _tie_break(rows, teams, ruling)
    if not ruling.notes:
        ruling.note("adds-up")
    return ruling.verdict({"players": rows, "teams": teams, "tie_break": tie_break})


def _both_tokens(players: list[dict[str, Any]]) -> bool:
    """Whether one of at most two entries has both tokens: then they are teams."""
    return len(players) <= 2 and [player for player in players if player["coronation"] == "8"] != []


def hold(facts: Facts, request: dict[str, Any], teams: bool, problems: Problems) -> None:
    """Hold the players together to what is in the box, and to what so many of them can have."""
    players = request["players"]
    if teams and len(players) > 2:
        problems.add("impossible", "teams", "yes", {"with": "players"}, LIMITS["two-teams"])
    tokens = CORONATION if teams else CORONATION[: 2 if len(players) == 2 else 3]
    taken = []
    for place, player in enumerate(players):
        path = f"players[{place}]"
        one_of(problems, LIMITS["tokens"], f"{path}.coronation", player["coronation"], list(tokens))
        taken += [(token, f"{path}.coronation", player["coronation"]) for token in TOKENS[player["coronation"]]]
        most = facts.numbers["troll-levels"] * (2 if teams else 1)
        between(problems, LIMITS["levels"], f"{path}.troll_levels", player["troll_levels"], 0, most)
        for number, hall in enumerate(player["halls"]):
            if hall["low"] is not None and hall["high"] is not None and hall["high"] < hall["low"]:
                accepted = {"type": "integer", "min": hall["low"], "max": MAX_AMOUNT}
                problems.add("impossible", f"{path}.halls[{number}].high", hall["high"], accepted, LIMITS["high"])
    once(problems, LIMITS["tokens"], taken)
    for name, pieces in (("pedestal_tokens", "tokens"), ("halls", "halls"), ("statues", "statues")):
        at_most(problems, LIMITS[name], facts.numbers[pieces], _each(players, name))
    for layer in facts.order["layer"]:
        doubled = [
            (path, layer, 1 if statue["layer"] == layer and statue["pedestal"] == "yes" else 0)
            for path, statue, _ in _each(players, "statues")
        ]
        at_most(problems, LIMITS["doubled"], len(facts.order["clan"]), doubled)


def _each(players: list[dict[str, Any]], name: str) -> list[tuple[str, Any, int]]:
    """What all players have in a list, each with its place."""
    return [
        (f"players[{place}].{name}[{number}]", one, 1)
        for place, player in enumerate(players)
        for number, one in enumerate(player[name])
    ]


def _row(facts: Facts, player: dict[str, Any]) -> dict[str, Any]:
    """What one player scores, with what it is made of."""
    typed = player["typed"]
    halls = [dict(hall, honor=hall["high" if hall["statue"] == "yes" else "low"]) for hall in player["halls"]]
    statues = _statues(facts, player["statues"])
    goods = best_sets(facts, player["goods"])
    counted = {
        "pedestal_tokens": sum(player["pedestal_tokens"]),
        "resources": goods["honor"],
        "halls": None if None in [hall["honor"] for hall in halls] else sum([hall["honor"] for hall in halls]),
        "statues": sum([statue["honor"] for statue in statues]),
    }
    exact = {
        "pedestal_tokens": player["pedestal_tokens"],
        "resources": player["goods"],
        "halls": halls,
        "statues": statues,
    }
    by_hand = [part for part in TYPED if typed[part] is not None and not exact[part]]
    twice = [part for part in TYPED if typed[part] is not None and exact[part]]
    codes = [f"{part.replace('_', '-')}-typed" for part in by_hand] + (["entered-twice"] if twice else [])
    parts: dict[str, int | None] = {"tunnels": player["tunnels"], "coronation": int(player["coronation"])}
    for part in TYPED:
        parts[part] = typed[part] if part in by_hand else counted[part]
    if not slim(FIELDS[0].fields, player, POINTLESS):
        parts = dict.fromkeys(PARTS)
    return {
        "name": player["name"],
        "total": None if parts["halls"] is None else sum([parts[part] or 0 for part in PARTS]),
        "rank": None,
        "parts": parts,
        "how": {part: "typed" for part in by_hand},
        "halls": halls,
        "statues": statues,
        "trades": goods["trades"],
        "sets": goods["sets"],
        "full": goods["full"],
        "troll_levels": player["troll_levels"],
        "unchecked": {"notes": [reason(code, RULES[code], {}) for code in codes]},
    }


def _statues(facts: Facts, statues: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The statues with what they score: of those in one tunnel, the best one alone."""
    honor = facts.all_numbers["statue-honor"]
    worth = [honor[one["layer"]]["pedestal" if one["pedestal"] == "yes" else "alone"] for one in statues]
    rows = []
    for place, statue in enumerate(statues):
        label = _label(statue)
        rivals = [other for other in range(len(statues)) if label and _label(statues[other]) == label]
        counts = not [other for other in rivals if (-worth[other], other) < (-worth[place], place)]
        rows.append({"honor": worth[place] if counts else 0, "counts": counts} | statue)
    return rows


def _label(statue: dict[str, Any]) -> str:
    """The label of the tunnel in which a statue stands."""
    return str(statue["tunnel"]).strip().lower()


def _note(players: list[dict[str, Any]], rows: list[dict[str, Any]], teams: bool, ruling: Ruling) -> None:
    """What is missing, and how what was told is taken."""
    untold = [place for place, row in enumerate(rows) if row["parts"]["tunnels"] is None]
    if untold:
        ruling.note("score-untold", players=untold)
    halls = [place for place, row in enumerate(rows) if row["total"] is None and place not in untold]
    if halls:
        ruling.note("halls-untold", players=halls)
    tokens = "".join([TOKENS[player["coronation"]] for player in players])
    if len(players) > 1 and "5" in tokens and "3" not in tokens:
        ruling.note("second-token-untold")
    apart = [
        place
        for place, player in enumerate(players)
        if len(player["statues"]) > 1 and [statue for statue in player["statues"] if not _label(statue)]
    ]
    if apart:
        ruling.note("statues-apart", players=apart)
    if [statue for row in rows for statue in row["statues"] if not statue["counts"]]:
        ruling.note("best-statue")
    if teams:
        ruling.note("team-is-one")
    if [player for player in players if len(TOKENS[player["coronation"]]) > 1]:
        ruling.note("both-tokens")


def _tie_break(rows: list[dict[str, Any]], teams: bool, ruling: Ruling) -> dict[str, Any]:
    """By what the first place is decided, and the names of those who have it."""
    best = max([row["total"] for row in rows])
    level = [place for place, row in enumerate(rows) if row["total"] == best]
    first = [place for place in level if rows[place]["rank"] == 1]
    by = "points"
    if len(level) > 1:
        by = "troll-levels" if len(first) == 1 else "none"
        if [place for place in level if rows[place]["troll_levels"] is None]:
            ruling.note("troll-levels-missing", players=level)
        elif by == "none":
            ruling.note("tie-stays", players=first, levels=rows[first[0]]["troll_levels"])
        else:
            ruling.note("lower-levels-win", players=level, player=first[0], levels=rows[first[0]]["troll_levels"])
        if teams:
            ruling.note("team-tie")
    return {"by": by, "winners": [rows[place]["name"] or str(place + 1) for place in first]}
