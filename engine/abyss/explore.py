"""``abyss/explore``: an exploration step by step: who buys at which price, what is forced, where every card ends up."""

from engine.abyss.cards import Cards
from engine.abyss.codes.explore import CHOICES as POINTS
from engine.abyss.codes.explore import LIMITS
from engine.abyss.codes.threat import RULES as THREAT_RULES
from engine.abyss.hand_limits import commander_notes
from engine.abyss.ids import (
    COUNTERFEITER,
    COWARD,
    HIGHWAYMAN,
    HYPNOTIST,
    KRAKEN,
    LEVIATHAN,
    OUTLAW,
    SHAMAN,
    SHIP_MASTER,
    TAMER,
)
from engine.abyss.piles import hold
from engine.abyss.powers import find_power_conflicts
from engine.abyss.turn import LAST_SPACE_READINGS, LAST_TURN_READINGS, Turn
from engine.fields import MAX_AMOUNT, slim
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

CARDS = ("ally", "kraken", "monster")
CHOICES = ("open", "go-on", "take", "fight", "skip")
READINGS = {"monster-in-last-turn": LAST_TURN_READINGS, "monster-on-last-space": LAST_SPACE_READINGS}

STEP_FIELDS = (
    Choice("card", choices=CARDS, default=CARDS[0], choice_sets={"kraken": KRAKEN}),
    Entry("ally", of="ally"),
    Integer("buyer", 0, "rivals", default=0),
    Choice("choice", choices=CHOICES, default=CHOICES[0]),
    Integer("nebulis", 0, 9, default=0, set=KRAKEN),
    Integer("pearls_left", 0, MAX_AMOUNT, default=0),
    Entry("pile", of="race"),
    Integer("dice", 0, "border_sum", default=0, set=LEVIATHAN),
    Entry("leviathan", of="leviathan"),
)
FIELDS = (
    Integer("rivals", 1, "rivals", default="base_rivals"),
    Set("sets", of="set"),
    List("steps", required=True, min_items=1, max_items="exploration_cards", fields=STEP_FIELDS),
    Set("powers", of="lord", suggested=(SHIP_MASTER, SHAMAN, COWARD)),
    Set(
        "rival_powers",
        of="lord",
        suggested=(HYPNOTIST, HIGHWAYMAN, TAMER, OUTLAW, COUNTERFEITER),
    ),
    Integer("threat", 1, "threat_spaces", default=1),
    Integer("deck", 0, "exploration_cards", default="exploration_cards"),
    List(
        "border",
        max_items="border_spaces",
        fields=(
            Integer("space", required=True, low=1, high="border_spaces", set=LEVIATHAN),
            Entry("leviathan", of="leviathan"),
        ),
    ),
    Choice("last_turn", choices=("no", "yes"), default="no"),
    Choice("last_turn_monster", choices=("open",) + LAST_TURN_READINGS, default="open"),
    Choice("last_monster", choices=("open",) + LAST_SPACE_READINGS, default="open"),
    Choice("full_track", choices=("cards", "allies"), default="cards"),
)


def judge(cards: Cards, request: dict[str, Any]) -> Turn:
    """Follow an exploration, and settle what the rules leave open of it."""
    turn = Turn(cards, request).follow(request["steps"])
    if turn.unsettled:
        turn.ruling.leave_open(turn.point, READINGS[turn.point], step=turn.unsettled)
        turn.ruling.settle(lambda changed: judge(cards, changed).ruling, request)
    return turn


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Follow an exploration; cards are named by their number, from 1, in the order of being revealed.

    A step is a card with its ``buyer`` (a rival, by number) or the explorer's ``choice``; the last step may be left
    open. The n-th ally sold costs n pearls (abyss.explore.ally.price), the last space brings one more, and at the end
    of the turn allies left on the track go to the Council and monsters to the discard (abyss.explore.end). ``options``
    are the legal next steps.

    ``instead`` has the steps with each refused one corrected, from the first on: a payment takes as many nebulis less
    as it must; a sale that cannot be made is none; a choice that is none becomes going on, or taking or fighting where
    that is forced or was meant to end the turn; cards after the end are left out. Figures and notes are as if nothing
    had been decided about a card whose step is refused, and those of an open question are of the steps before it.
    """
    request = request | {"steps": [_with_kind(cards, step) for step in request["steps"]]}
    _check(cards, request, problems)
    if problems.found:
        return {}
    turn = judge(cards, request)
    ruling = turn.ruling
    ruling.find_instead(_candidates(cards, request, turn), lambda changed: judge(cards, changed).ruling, request)
    shown = turn
    if ruling.instead:
        steps = ruling.instead["steps"]
        if steps != turn.played:
            for reason in ruling.reasons:
                reason.pop("fix", None)
        ruling.instead["steps"] = [slim(STEP_FIELDS, step) for step in steps]
    if ruling.legal is False:
        refused = [reason["params"]["step"] for reason in ruling.reasons if reason["code"] != "turn-over"]
        shown = Turn(cards, request, undoes=refused).follow(request["steps"])
    elif ruling.legal is None:
        shown = Turn(cards, request).follow(request["steps"][: turn.unsettled - 1], ends=False)
    figures = _figures(cards, request, shown, ruling.legal)
    figures["steps"] = shown.rows + _rest(turn, len(shown.rows))
    ruling.notes = shown.ruling.notes
    return ruling.verdict(figures)


def _candidates(cards: Cards, request: dict[str, Any], turn: Turn) -> Any:
    """Explorations that may be legal, the one with the least changed first."""
    yield {"steps": turn.played}
    for reading in READINGS[turn.point] if turn.unsettled else ():
        yield {"steps": Turn(cards, request | {POINTS[turn.point]: reading}).follow(request["steps"]).played}
    for count in range(len(turn.played), 0, -1):
        last = turn.played[count - 1] | {"buyer": 0, "choice": "open", "leviathan": None}
        yield {"steps": turn.played[: count - 1] + [last]}


def _rest(turn: Turn, shown: int) -> list[dict[str, Any]]:
    """The cards that are not played any more: they come too late, or hang on what is open."""
    rest = []
    for row in turn.rows[shown:]:
        outcome = "hangs" if turn.ruling.legal is None else "needless"
        rest.append({"card": row["card"], "kind": row["kind"], "ally": row["ally"], "outcome": outcome})
    return rest


def _figures(cards: Cards, request: dict[str, Any], turn: Turn, legal: bool | None) -> dict[str, Any]:
    """What an exploration has brought so far, what may happen now, and where the cards are."""
    left = turn.track if turn.over else []
    ship_master = _ship_master(turn, left)
    _notes(turn, cards, legal)
    piles = _piles(turn, cards, left)
    fought = turn.fought and not turn.border_game
    discard = sorted(turn.discard + [step["number"] for step in left if step["card"] == "monster"])
    settled = turn.border_game and not turn.unsettled
    return {
        "turn_over": turn.over,
        "options": [] if legal is None else _options(turn, request["rivals"]),
        "next_price": turn.price,
        "pearls": {
            "sales": turn.sales,
            "last_space": turn.last_space,
            "ship_master": ship_master,
            "stolen": turn.thefts,
            "total": turn.sales + turn.last_space + ship_master - turn.thefts,
        },
        "nebulis": turn.nebulis,
        "taken": turn.taken,
        "bought": turn.sold,
        "fought": turn.fought,
        "threat_moves": turn.moves,
        "threat": 0 if turn.border_game else 1 if fought else turn.threat,
        "rewards": [{"space": turn.threat, "last_space": "yes" if turn.last_space else "no"}] if fought else [],
        "fights": [{"leviathan": row["target"]} for row in turn.rows if row.get("target")],
        "council": [step["number"] for step in left if step["card"] != "monster"],
        "piles": piles,
        "discard": discard,
        "attacks": bool(turn.fought and turn.border_game),
        "border": [{"space": space, "leviathan": turn.border[space] or None} for space in sorted(turn.border)]
        if settled
        else [],
    }


def _with_kind(cards: Cards, step: dict[str, Any]) -> dict[str, Any]:
    """A step that says what kind of card it is if its ally is named."""
    wild = step["ally"] is not None and cards.race[step["ally"]] == cards.wild
    return step | {"card": "kraken"} if wild and step["card"] != "monster" else step


def _check(cards: Cards, request: dict[str, Any], problems: Problems) -> None:
    """Note what contradicts itself."""
    most, least_sum = cards.numbers["base_rivals"], cards.numbers["border_sum_min"]
    if request["rivals"] > most and LEVIATHAN not in request["sets"]:
        problems.add("out-of-range", "rivals", request["rivals"], {"type": "integer", "min": 1, "max": most})
    find_power_conflicts(request, problems)
    there = cards.exploration_cards_in(request["sets"])
    hold(problems, LIMITS["pile"], "deck", request["deck"], cards.numbers["exploration_cards"], there)
    seen: dict[str, int] = {}
    spaces: list[int] = []
    for number, row in enumerate(request["border"]):
        _once(row["leviathan"], f"border[{number}].leviathan", seen, problems)
        if row["space"] in spaces:
            problems.add("conflict", f"border[{number}].space", row["space"], {"with": "border"})
        spaces.append(row["space"])
    for number, step in enumerate(request["steps"]):
        path = f"steps[{number}]."
        ally = step["ally"]
        if step["buyer"] > request["rivals"]:
            accepted = {"type": "integer", "min": 0, "max": request["rivals"]}
            problems.add("out-of-range", f"{path}buyer", step["buyer"], accepted)
        if 0 < step["dice"] < least_sum:
            accepted = {"type": "integer", "min": least_sum, "max": cards.numbers["border_sum"]}
            problems.add("out-of-range", f"{path}dice", step["dice"], accepted)
        if ally is not None:
            wild = cards.race[ally] == cards.wild
            if step["card"] == "monster" or (step["card"] == "kraken" and not wild):
                problems.add("conflict", f"{path}ally", ally, {"with": f"{path}card"})
            seen[ally] = seen.get(ally, 0) + 1
            if seen[ally] == cards.copies[ally] + 1:
                copies = {"of": "ally", "copies": cards.copies[ally]}
                problems.add("too-many-copies", f"{path}ally", ally, copies, LIMITS["copies"])
        if step["pile"] is not None and (step["pile"] == cards.wild or step["card"] != "kraken"):
            problems.add("conflict", f"{path}pile", step["pile"], {"with": f"{path}card"})
        if step["choice"] == "go-on":
            _once(step["leviathan"], f"{path}leviathan", seen, problems)


def _once(leviathan: Any, path: str, seen: dict[str, int], problems: Problems) -> None:
    """Note a leviathan that comes to the border although it is or was there: there is only one of each."""
    if leviathan is not None:
        if leviathan in seen:
            copies = {"of": "leviathan", "copies": 1}
            problems.add("too-many-copies", path, leviathan, copies, LIMITS["copies"])
        seen[leviathan] = 1


def _ship_master(turn: Turn, left: list[dict[str, Any]]) -> int:
    """The Ship Master's pearls: one for each race among the allies that go to the Council, Krakens not counted."""
    if SHIP_MASTER not in turn.request["powers"]:
        return 0
    races = {turn.race[step["ally"]] for step in left if step["card"] == "ally" and step["ally"]}
    unknown = len([step for step in left if step["card"] == "ally" and not step["ally"]])
    if races:
        turn.note("ship-master-races", lord=SHIP_MASTER, count=len(races))
    if unknown:
        turn.note("ship-master-unknown", lord=SHIP_MASTER, count=unknown)
    turn.gain(len(races))
    return len(races)


def _notes(turn: Turn, cards: Cards, legal: bool | None) -> None:
    """What is worth saying of the whole, beside what was said card by card."""
    request = turn.request
    if legal is not None:
        _next_note(turn)
        if turn.fought or (turn.open and turn.open["card"] == "monster"):
            _tamer_note(turn)
        if turn.taken:
            turn.ruling.notes += commander_notes(cards, request)
    if turn.nebulis:
        turn.note("explorer-gains-nebulis", count=turn.nebulis)
    if turn.thefts:
        turn.note("explorer-robbed", lord=HIGHWAYMAN, count=turn.thefts)
    elif HIGHWAYMAN in request["rival_powers"] and SHAMAN in request["powers"]:
        turn.note("highwayman-prevented", lord=SHAMAN, rival=HIGHWAYMAN)
    if legal is not None and not turn.over:
        if turn.sold:
            turn.note("price-rises", price=turn.price)
        if HYPNOTIST in request["rival_powers"] and HYPNOTIST not in turn.owner:
            turn.note("hypnotist-buys-twice", lord=HYPNOTIST)


def _tamer_note(turn: Turn) -> None:
    """Say what a rival's Tamer makes of the reward (abyss.clarifications.tamer)."""
    request = turn.request
    if TAMER not in request["rival_powers"] or turn.border_game:
        return
    ruling = Ruling(THREAT_RULES)
    if SHAMAN in request["powers"]:
        ruling.note("soldier-prevented", lord=SHAMAN, rival=TAMER)
    elif turn.threat == 1:
        ruling.note("tamer-first-space", lord=TAMER)
    else:
        # "from" is a word of Python's own and so no name of a parameter.
        ruling.note("tamer-lowers", **{"lord": TAMER, "space": turn.threat - 1, "from": turn.threat})
    turn.ruling.notes += ruling.notes


def _next_note(turn: Turn) -> None:
    """Say what the rules ask for now, or how the exploration ended."""
    number = len(turn.played)
    if turn.fought and turn.border_game:
        turn.note("fight-needs-ally", step=number)
    elif turn.fought:
        turn.note("monster-beaten", step=number)
    elif turn.over:
        turn.note("last-ally-pearl" if turn.last_space else "ally-taken", step=number)
    elif turn.open is None:
        turn.note("sold-so-reveal" if turn.rows[number - 1].get("buyer") else "card-left-so-reveal", step=number)
    elif turn.open["card"] != "monster":
        turn.note("now-offer-last" if turn.last else "now-offer", step=number)
    elif turn.border_game:
        choices = turn.choices()
        if not turn.unsettled and not turn.last_space_open:
            # Else the open point, or what speaks against the step, says it all.
            code = "now-leviathans-last" if turn.last else "now-leviathans"
            turn.note(code if "go-on" in choices else "now-fight-leviathan", step=number)
        if "skip" in choices:
            turn.note("coward-skips", step=number, lord=COWARD)
    else:
        turn.note("now-monster-last" if turn.last else "now-monster", step=number)


def _options(turn: Turn, rivals: int) -> list[dict[str, Any]]:
    """The legal next steps: sales first, then what the explorer may do, or has to do."""
    if turn.over:
        return []
    if turn.open is None:
        return [{"action": "reveal", "space": turn.space}]
    options: list[dict[str, Any]] = []
    if turn.open["card"] != "monster":
        buyers = [rival for rival in range(1, rivals + 1) if turn.may_buy(rival)]
        options = [{"action": "buy", "rival": rival, "price": turn.price} for rival in buyers]
    for choice in turn.choices():
        action = choice
        if turn.unsettled and choice == "go-on":
            action = "discard"
        elif choice == "go-on" and turn.open["card"] == "monster":
            action = "roll" if turn.border_game else "leave"
        options.append({"action": action, "forced": turn.forced})
    return options


def _piles(turn: Turn, cards: Cards, left: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Which cards go to which Council pile, in the order of the races; those of unknown race come last."""
    piles: dict[str, list[int]] = {}
    for step in left:
        if step["card"] == "monster":
            continue
        race = step["pile"] or "" if step["card"] == "kraken" else turn.race[step["ally"]] if step["ally"] else ""
        if step["card"] == "kraken" and not race:
            turn.note("kraken-pile-open", step=step["number"])
            continue
        piles[race] = piles.get(race, []) + [step["number"]]
    return [{"race": race or None, "cards": piles[race]} for race in cards.races + [""] if race in piles]
