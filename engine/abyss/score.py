"""``abyss/score``: the final score of each player, part by part, and who wins."""

from engine.abyss.cards import Cards
from engine.abyss.codes.score import RULES
from engine.abyss.formulas import COPY, Holding, copied, points
from engine.answer import Problems, reason
from engine.fields import Field
from engine.typed import Any

PROFILES = ("rulebook", "cost")
"""What makes a lord the highest in the second tie-break: its influence points, or the number of its printed cost."""

FIELDS = (
    Field(
        "players",
        "list",
        required=True,
        min_items=1,
        max_items=4,
        fields=(
            Field("name", "text", max_length=40, default=""),
            Field("locations", "set", of="location", max_items=20),
            Field("mirror", "entry", of="location"),
            Field("lords", "set", of="lord", max_items=35),
            Field("affiliated", "multiset", of="ally", max_items=65),
            Field("hand", "multiset", of="ally", max_items=65),
            Field("monster_tokens", "multiset", of="monster-token", max_items=20),
            Field("pearls", "integer", low=0, high=99, default=0),
        ),
    ),
    Field("profile", "choice", choices=PROFILES, default=PROFILES[0]),
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Reckon up each player and rank them.

    Each part of a score has a ``total``, its ``items`` and the ``rule`` it rests on. ``tie_break`` says ``by`` what
    the first place was decided (points, pearls, highest-lord, or shared), who was level on points (``players``) and
    who wins (``winners``), by their places in the request.
    """
    players = asked["players"]
    _find_conflicts(cards, players, problems)
    if problems.found:
        return {}
    rows = [_reckon(cards, players, number, asked["profile"]) for number in range(len(players))]
    keys = [(row["total"], row["pearls"], row["highest_lord"]["value"]) for row in rows]
    for row, key in zip(rows, keys):
        row["rank"] = 1 + len([other for other in keys if other > key])
    tie_break, notes = _tie_break(rows, keys)
    return {"players": rows, "tie_break": tie_break, "notes": notes}


def _find_conflicts(cards: Cards, players: list[dict[str, Any]], problems: Problems) -> None:
    """Note what can't be true of all players together: a card owned twice, more copies than there are."""
    owner: dict[tuple[str, str], str] = {}
    counts: dict[tuple[str, str], int] = {}
    for number, player in enumerate(players):
        place = "players[" + str(number) + "]."
        for name in ("locations", "lords"):
            for id in player[name]:
                if (name, id) in owner:
                    problems.add("conflict", place + name, id, {"with": owner[(name, id)]})
                else:
                    owner[(name, id)] = place + name
        for name, kind, copies in (
            ("affiliated", "ally", cards.copies),
            ("hand", "ally", cards.copies),
            ("monster_tokens", "monster-token", cards.token_copies),
        ):
            for id in player[name]:
                counts[(kind, id)] = counts.get((kind, id), 0) + 1
                if counts[(kind, id)] == copies[id] + 1:
                    problems.add("too-many-copies", place + name, id, {"of": kind, "copies": copies[id]})
        mirror = player["mirror"]
        rivals = _rival_tiles(players, number)
        if mirror and mirror not in rivals:
            accepted = [id for id in cards.locations if id in rivals]
            problems.add("conflict", place + "mirror", mirror, {"of": "location", "ids": accepted})


def _rival_tiles(players: list[dict[str, Any]], number: int) -> list[str]:
    return [id for place, rival in enumerate(players) if place != number for id in rival["locations"]]


def _reckon(cards: Cards, players: list[dict[str, Any]], number: int, profile: str) -> dict[str, Any]:
    player = players[number]
    notes: list[dict[str, Any]] = []
    from_hand = _lowest_of_each_race(cards, player["hand"])
    if from_hand:
        notes.append(reason("affiliated-from-hand", RULES["affiliated-from-hand"], {"allies": from_hand}))
    affiliated = cards.sorted_allies(player["affiliated"] + from_hand)
    holding = Holding(player["lords"], affiliated)

    locations = []
    copies = False
    for id in player["locations"]:
        if cards.formulas[id]["kind"] == COPY:
            copies = True
            item = copied(cards, id, _rival_tiles(players, number), player["mirror"], holding)
            if item["copies"] is None:
                notes.append(reason("nothing-to-copy", RULES["nothing-to-copy"], {"location": id}))
        else:
            item = points(cards, id, holding)
        locations.append(item)
    if player["mirror"] and not copies:
        notes.append(reason("mirror-unused", RULES["mirror-unused"], {"location": player["mirror"]}))

    by_race = cards.by_race(affiliated)
    allies = []
    for race in cards.races:
        if race in by_race:
            ally = by_race[race][-1]
            allies.append({"race": race, "ally": ally, "points": cards.value[ally]})
    tokens = []
    for id in sorted(set(player["monster_tokens"]), key=lambda id: (cards.tokens[id], id)):
        count = player["monster_tokens"].count(id)
        tokens.append({"token": id, "count": count, "points": count * cards.tokens[id]})
    parts = {
        "locations": _part("locations", locations),
        "lords": _part("lords", [{"lord": id, "points": cards.lords[id].influence} for id in player["lords"]]),
        "allies": _part("allies", allies),
        "monster_tokens": _part("monster_tokens", tokens),
    }
    return {
        "name": player["name"],
        "total": sum([part["total"] for part in parts.values()]),
        "parts": parts,
        "affiliated": affiliated,
        "affiliated_from_hand": from_hand,
        "pearls": player["pearls"],
        "highest_lord": _highest_lord(cards, player["lords"], profile),
        "notes": notes,
    }


def _part(name: str, items: list[dict[str, Any]]) -> dict[str, Any]:
    return {"total": sum([item["points"] for item in items]), "items": items, "rule": RULES[name]}


def _lowest_of_each_race(cards: Cards, hand: list[str]) -> list[str]:
    """The allies a hand brings at the end: the lowest of each race (abyss.scoring.final-affiliation)."""
    by_race = cards.by_race(hand)
    return [by_race[race][0] for race in cards.races if race in by_race]


def _highest_lord(cards: Cards, lords: list[str], profile: str) -> dict[str, Any]:
    """The highest lord by influence points, or by printed cost; of equals the first by id. No lord counts as 0."""
    best: dict[str, Any] = {"lord": None, "value": 0}
    for id in sorted(lords):
        lord = cards.lords[id]
        value = lord.value if profile == "cost" else lord.influence
        if best["lord"] is None or value > best["value"]:
            best = {"lord": id, "value": value}
    return best


def _tie_break(
    rows: list[dict[str, Any]], keys: list[tuple[int, int, int]]
) -> "tuple[dict[str, Any], list[dict[str, Any]]]":
    """How the first place was decided (abyss.scoring.tie-break): points, then pearls, then the highest lord."""
    best = max(keys)
    level = [number for number, key in enumerate(keys) if key[0] == best[0]]
    level_on_pearls = [number for number in level if keys[number][1] == best[1]]
    winners = [number for number in level if keys[number] == best]
    code = ""
    params: dict[str, Any] = {}
    if len(level) == 1:
        by = "points"
    elif len(level_on_pearls) == 1:
        by = "pearls"
        code = "tie-broken-by-pearls"
        params = {"total": best[0], "pearls": best[1]}
    elif len(winners) == 1:
        by = "highest-lord"
        code = "tie-broken-by-lord"
        params = rows[winners[0]]["highest_lord"]
    else:
        by = "shared"
        code = "victory-shared"
        params = {"count": len(winners)}
    notes = [reason(code, RULES[code], params)] if code else []
    return {"by": by, "players": level, "winners": winners, "rule": RULES["tie_break"]}, notes
