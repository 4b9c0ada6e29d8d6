"""``abyss/nebulis``: who holds the Kraken figure after nebulis have been gained and spent, event by event."""

from engine.abyss.cards import Cards
from engine.abyss.codes.nebulis import CHOICES, LIMITS, RULES
from engine.abyss.figure import AT_ONCE, IN_TURN, ONLINE, Gift, Move, Track, holder_fault
from engine.abyss.ids import FENCE
from engine.fields import MAX_AMOUNT, MAX_NAME
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.text import Text
from engine.possible import one_of
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

OPEN = "open"
NO_YES = ("no", "yes")

FIELDS = (
    List(
        "players",
        required=True,
        min_items="players_min",
        max_items="players",
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Integer("nebulis", 0, MAX_AMOUNT, default=0),
        ),
    ),
    Choice("holder", choices=("0",), numbered="players", default="0"),
    List(
        "events",
        max_items=20,
        fields=(
            Integer("player", required=True, low=1, high="players"),
            Choice("kind", choices=("gain", "spend", FENCE), default="gain"),
            Integer("count", 1, MAX_AMOUNT, default=1),
            Integer("receiver", 0, "players", default=0),
            Choice("together", choices=NO_YES, default=NO_YES[0]),
            List(
                "fence_to",
                max_items="rivals",
                fields=(Integer("player", required=True, low=1, high="players"),),
            ),
            Integer("figure_to", 0, "players", default=0),
        ),
    ),
    Choice("receivers", choices=(OPEN, AT_ONCE, IN_TURN), default=OPEN),
    Choice("profile", choices=("rulebook", ONLINE), default="rulebook"),
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Follow the events; in requests players are named by their number, from 1, in answers by their place, from 0.

    A player may ``gain`` nebulis, ``spend`` them, to the supply or to a ``receiver``, or recruit the ``fence``, who
    gives one to each rival, or to those in ``fence_to`` if there are too few for all; a payment ``together`` with the
    one before happens at the same moment. Where the holder has to choose who takes the figure, ``figure_to`` is the
    choice; without one the events stop there (``undecided``) unless they end in one way whoever is chosen, and those
    who may be chosen have ``may_take``. Each event says what its player has afterwards and, in ``notes``, why the
    figure moves or stays. Of an unsaid holder, and of gifts that could move the figure in two ways, each reading has
    ``holders``: who holds the figure by it, or among whom the holder chooses.
    """
    _find_conflicts(request, problems)
    if problems.found:
        return {}
    story = _Story(request, problems)
    if problems.found:
        return {}
    reach = story.reach() or []
    holder = reach[0] if len(reach) == 1 else None
    waiting = reach if len(reach) > 1 else []
    chooser = story.table.groups[0].tracks[0].holder if waiting else None
    rest: dict[str, Any] = {
        "players": [
            {
                "name": player["name"],
                "before": player["nebulis"],
                "nebulis": story.table.counts[place],
                "holds": place == holder,
                "may_take": place in waiting,
                "chooses": place == chooser,
            }
            for place, player in enumerate(request["players"])
        ],
        "events": story.events,
        "undecided": waiting != [],
        "notes": story.table.ruling.notes,
    }
    return story.verdict(rest)


def _find_conflicts(request: dict[str, Any], problems: Problems) -> None:
    """Note numbers of players who aren't there, and receivers and moments that make no sense."""
    players = [str(number) for number in range(1, len(request["players"]) + 1)]
    named = [("holder", int(request["holder"]))]
    before: dict[str, Any] = {"kind": "", "player": 0}
    for number, event in enumerate(request["events"]):
        place = f"events[{number}]."
        named += [(place + name, event[name]) for name in ("player", "receiver", "figure_to")]
        if event["receiver"] and (event["kind"] != "spend" or event["receiver"] == event["player"]):
            other = "kind" if event["kind"] != "spend" else "player"
            problems.add("conflict", f"{place}receiver", event["receiver"], {"with": f"{place}{other}"})
        chosen = [row["player"] for row in event["fence_to"]]
        for row, player in enumerate(chosen):
            named.append((f"{place}fence_to[{row}].player", player))
            if player == event["player"] or player in chosen[:row]:
                other = f"{place}fence_to" if player in chosen[:row] else f"{place}player"
                problems.add("conflict", f"{place}fence_to[{row}].player", player, {"with": other})
        if event["together"] == "yes":
            paid = event["kind"] == "spend" and before["kind"] == "spend"
            if not paid or before["player"] != event["player"]:
                problems.add("conflict", f"{place}together", "yes", {"type": "choice", "choices": ["no"]})
        before = event
    for place, player in named:
        if player > len(players):
            problems.add("conflict", place, player, {"type": "choice", "choices": players})
    holder = int(request["holder"])
    if 0 < holder <= len(players):
        counts = [player["nebulis"] for player in request["players"]]
        top = [str(place + 1) for place, count in enumerate(counts) if 0 < count == max(counts)]
        fault = holder_fault(counts, holder - 1)
        if fault:
            one_of(problems, LIMITS[fault], "holder", request["holder"], ["0"] + top)


class _Story(Ruling):
    """The events after all of them if it is certain how they end, else after those before an undecided choice."""

    def __init__(self, request: dict[str, Any], problems: Problems) -> None:
        super().__init__(RULES, CHOICES)
        self.table = _Table(request)
        unsaid = Problems()
        self.events = self.table.follow(unsaid, through=True)
        if unsaid.found or not self.table.certain():
            self.table = _Table(request)
            self.events = self.table.follow(problems)
        starts, torn = self.table.starts, self.table.torn
        if len(starts) > 1:
            names = tuple([str(start + 1) for start in starts if start is not None])
            self.leave_open("holder-unsaid", names, players=starts, count=self.table.best)
        if torn is not None:
            self.leave_open("figure-between-receivers", tuple(self.table.readings), **torn)
        self.settle(lambda changed: _Story(changed, problems), request, lambda read, _: {"holders": read.reach() or []})

    def reach(self) -> list[int] | None:
        """Who holds the figure, or among whom its holder chooses; None if an open point decides that."""
        if self.legal is None:
            return None
        if not self.open:
            return self.table.reach()
        first = self.open[0]["readings"][0]
        reached: list[int] = first["holders"]
        return reached


def holders(tracks: list[Track]) -> list[int | None]:
    """Who holds the figure on each track."""
    return [track.holder for track in tracks]


class _Group:
    """One case that may be: who held the figure at the start, and how it moves.

    A choice of the holder's that is still to come makes several tracks of it.
    """

    def __init__(self, counts: list[int], start: int | None, reading: str) -> None:
        self.start = start
        self.reading = reading
        self.tracks = [Track(counts, start, reading)]

    def waits(self) -> bool:
        """Whether the holder has to choose before anything else can be told."""
        return [track for track in self.tracks if not track.waiting] == []

    def choose(self) -> None:
        """Go on, on every track that waits, with each player whom the holder may choose."""
        after: list[Track] = []
        for track in self.tracks:
            after += [track.chosen(player) for player in track.waiting] if track.waiting else [track]
        # Those with the same holder go on alike, for the nebulis are the same on all.
        self.tracks = [track for place, track in enumerate(after) if track.holder not in holders(after[:place])]

    def follow(self, gifts: list[Gift], chosen: int) -> list[Move]:
        """Carry out what happens at one moment on every track."""
        self.choose()
        moves = [track.follow(gifts, chosen) for track in self.tracks]
        fitting = [place for place, move in enumerate(moves) if chosen in move.takers]
        if chosen < 0 or not fitting:
            return moves
        # That this player was chosen tells on which track they are.
        self.tracks = [self.tracks[place] for place in fitting]
        return [moves[place] for place in fitting]

    def reach(self) -> list[int]:
        """Who may hold the figure now: one player, several among whom a holder chooses, or nobody."""
        players: list[int] = []
        for track in self.tracks:
            players += track.waiting or ([] if track.holder is None else [track.holder])
        return sorted(set(players))


class _Table:
    """All that may be so: a group for each player who may have held the figure, and each way that it may move."""

    def __init__(self, request: dict[str, Any]) -> None:
        self.request = request
        self.counts = [player["nebulis"] for player in request["players"]]
        self.best = max(self.counts)
        self.ruling = Ruling(RULES)
        starts = self._starts(int(request["holder"]))
        readings = [request["receivers"]] if request["receivers"] != OPEN else [AT_ONCE, IN_TURN]
        if request["profile"] == ONLINE:
            readings = [ONLINE]
        self.readings = readings
        unread = [] if readings == [ONLINE] else [reading for reading in (AT_ONCE, IN_TURN) if reading not in readings]
        self.groups = [_Group(self.counts, start, reading) for reading in readings for start in starts]
        # By the reading that was not chosen: what its holder could choose is no mistake, though nobody asks for it.
        self.unread = [_Group(self.counts, start, reading) for reading in unread for start in starts]
        self.online = [_Group(self.counts, start, ONLINE) for start in starts]
        self.torn: dict[str, Any] | None = None

    @property
    def starts(self) -> list[int | None]:
        """Who may have held the figure at the start."""
        return [group.start for group in self.groups if group.reading == self.readings[0]]

    def _starts(self, named: int) -> list[int | None]:
        """Who may hold the figure at the start: whoever was named, or else any of the most corrupted players."""
        best = self.best
        top = [player for player, count in enumerate(self.counts) if count == best]
        alone = not self.request["events"]
        holder = named - 1 if named else top[0]
        if best and not named and len(top) > 1:
            return list(top)
        if not best:
            code = "nobody-has-nebulis" if alone else ""
        elif not named:
            code = "holder-inferred"
        else:
            code = "holder-has-most" if alone else ""
        if code:
            params = {} if code == "nobody-has-nebulis" else {"player": holder}
            if best:
                params["count"] = best
            self.ruling.note(code, **params)
        return [holder if named or best else None]

    def reach(self) -> list[int]:
        """Who may hold the figure by the first group."""
        return self.groups[0].reach()

    def agreed(self) -> bool:
        """Whether all groups agree on who may hold the figure."""
        return [group for group in self.groups if group.reach() != self.reach()] == []

    def certain(self) -> bool:
        """Whether one player holds the figure in the end, or nobody, whoever is chosen meanwhile."""
        return self.agreed() and len(self.reach()) < 2

    def follow(self, problems: Problems, through: bool = False) -> list[dict[str, Any]]:
        """Carry out the events, those at the same moment together, and tell of each.

        They stop where the holder has to choose, or go ``through`` with every choice.
        """
        rows: list[dict[str, Any]] = []
        events = self.request["events"]
        gifts: list[Gift] = []
        for number, event in enumerate(events):
            if not through and not gifts and [group for group in self.groups if not group.waits()] == []:
                self.ruling.note("events-wait", count=len(events) - number)
                break
            place = f"events[{number}]."
            own = self._gifts(event, place, problems)
            if problems.found:
                return []
            gifts += own
            seat = event["player"] - 1
            row_ruling = Ruling(RULES)
            row: dict[str, Any] = {"player": event["player"], "seat": seat, "kind": event["kind"]}
            row["notes"] = row_ruling.notes
            row["count"] = len(own) if event["kind"] == FENCE else event["count"]
            row["nebulis"] = self.counts[seat]
            row["holder"] = 0
            if event["kind"] == FENCE and len(own) == len(self.counts) - 1:
                row_ruling.note("fence-gives", lord=FENCE, player=seat)
            elif event["kind"] == FENCE:
                row_ruling.note("fence-gives-few", lord=FENCE, player=seat, count=len(own))
            rows.append(row)
            if gifts and (number + 1 == len(events) or events[number + 1]["together"] == "no"):
                moves = self._moves(gifts, event["figure_to"] - 1, place, problems)
                if moves:
                    self._describe(row, moves, row_ruling)
                gifts = []
            elif not gifts:
                self._name_holder(row)
        self._compare()
        return rows

    def _gifts(self, event: dict[str, Any], place: str, problems: Problems) -> list[Gift]:
        """The event as gifts, taken from the players' nebulis."""
        player = event["player"] - 1
        if event["kind"] == "gain":
            gifts = [Gift(-1, player, event["count"])]
        elif event["kind"] == FENCE:
            gifts = [Gift(player, rival, 1) for rival in self._fenced(event, place, problems)]
        else:
            gifts = [Gift(player, event["receiver"] - 1, event["count"])]
        if problems.found:
            return []
        for gift in gifts:
            if gift.giver >= 0:
                self.counts[gift.giver] -= gift.count
            if gift.receiver >= 0:
                self.counts[gift.receiver] += gift.count
        if self.counts[player] < 0:
            owned = self.counts[player] + sum([gift.count for gift in gifts])
            problems.add("conflict", f"{place}count", event["count"], {"only": owned})
        return gifts

    def _fenced(self, event: dict[str, Any], place: str, problems: Problems) -> list[int]:
        """The rivals to whom the Fence gives a nebulis, in the order of play: all of them, or those chosen."""
        player, seats = event["player"] - 1, len(self.counts)
        rivals = [(player + step) % seats for step in range(1, seats)]
        chosen = [row["player"] - 1 for row in event["fence_to"]]
        count = min(self.counts[player], len(rivals))
        if count == len(rivals) and not chosen:
            return rivals
        if len(chosen) != count:
            accepted = {"type": "tuple", "min_items": count, "max_items": count}
            given = event["fence_to"] if chosen else None
            problems.add("out-of-range" if chosen else "missing-field", f"{place}fence_to", given, accepted)
        return [rival for rival in rivals if rival in chosen]

    def _moves(self, gifts: list[Gift], chosen: int, place: str, problems: Problems) -> list[list[Move]]:
        """Let the figure move in every group; nothing if nobody can choose this player."""
        groups = self.groups + self.unread
        moves = [group.follow(gifts, chosen) for group in groups]
        for group in self.online:
            group.follow(gifts, chosen)
        if chosen >= 0:
            # That this player could be chosen may tell who held the figure at the start.
            fitting = [group.start for group, own in zip(groups, moves) if chosen in own[0].takers]
            if not fitting:
                possible = sorted({player for own in moves for move in own for player in move.takers})
                choices = [str(player + 1) for player in [-1] + possible]
                problems.add("conflict", f"{place}figure_to", chosen + 1, {"type": "choice", "choices": choices})
                return []
            moves = [own for group, own in zip(groups, moves) if group.start in fitting]
            self.groups = [group for group in self.groups if group.start in fitting]
            self.unread = [group for group in self.unread if group.start in fitting]
        return moves[: len(self.groups)]

    def _describe(self, row: dict[str, Any], moves: list[list[Move]], ruling: Ruling) -> None:
        """Say of an event what all groups agree on."""
        reach = self.reach()
        known = self._name_holder(row)
        statements = [[(move.code, move.params) for move in own] for own in moves]
        code, params = statements[0][0]
        if [own for own in statements if [other for other in own if other != (code, params)]]:
            if known:
                code, params = "figure-certain", {"player": reach[0], "count": max(self.counts)}
            elif [own for own in statements if own != statements[0]] == []:
                code, params = "figure-by-choice", {}
            else:
                code, params = "figure-still-unknown" if len(self.starts) > 1 else "figure-reading", {}
        ruling.note(code, **params)
        self._tear()

    def _name_holder(self, row: dict[str, Any]) -> bool:
        """Say of an event who holds the figure after it, if that is known."""
        reach = self.reach()
        known = self.agreed() and len(reach) == 1
        if known:
            row["holder"] = reach[0] + 1
            row["holder_seat"] = reach[0]
        return known

    def _tear(self) -> None:
        """Note the first moment at which the two ways part."""
        if self.torn is not None:
            return
        for start in self.starts:
            reached = [group.reach() for group in self.groups if group.start == start]
            if reached[0] != reached[-1]:
                self.torn = {"players": sorted(set(reached[0] + reached[-1])), "count": max(self.counts)}
                return

    def _compare(self) -> None:
        """Say where the figure would be online, if it would be elsewhere."""
        online = next(group.reach() for group in self.online if group.start == self.starts[0])
        if self.readings != [ONLINE] and len(self.starts) == 1 and self.agreed() and online != self.reach():
            self.ruling.note("online-elsewhere", players=online)
