"""Who holds the Kraken figure, the sign of the most corrupted player (abyss.nebulis.figure)."""

from collections import namedtuple

from engine.typing_compat import Any

Holder = namedtuple("Holder", ("player", "code", "candidates"))
"""Who holds the figure, the code of what to say of it, and the players between whom it is open, if it is."""
Gift = namedtuple("Gift", ("giver", "receiver", "count"))
"""Nebulis that change hands; -1 is the supply."""
Move = namedtuple("Move", ("code", "params", "takers"))
"""What to say of the figure after one moment, and the players to whom it may go."""


def holder_fault(counts: list[int], holder: int) -> str:
    """Why a player cannot hold the figure, if somebody has more nebulis, or nobody has any; '' for whoever can."""
    best = max(counts)
    if not best:
        return "holder-without-nebulis"
    return "holder-not-most" if counts[holder] < best else ""


def after_spend(counts: list[int], holder: int) -> list[int]:
    """The players to whom the figure may pass after its holder has spent nebulis; none if it stays.

    It leaves the holder already on a tie (abyss.nebulis.figure.spend).
    """
    rivals = [player for player in range(len(counts)) if player != holder]
    best = max([counts[player] for player in rivals])
    return [player for player in rivals if counts[player] == best] if best and counts[holder] <= best else []


def at_the_end(before: list[int], gained: list[int], holder: int | None, online: bool = False) -> Holder:
    """Who holds the figure after the Krakens left in hand have brought nebulis (abyss.nebulis.figure.end).

    ``holder`` is who had it before, None if nobody is named. No source says in what order the players take their
    nebulis: if several of those with the most gain some, any of them may be the last. ``online`` all take them first,
    and then the figure leaves its holder on a tie, who chooses among several. Of a player alone nothing is known of
    the rivals.
    """
    counts = [had + got for had, got in zip(before, gained)]
    if len(counts) == 1:
        return Holder(holder, "", [])
    best = max(counts)
    if not best:
        return Holder(None, "", [])
    top = [player for player, count in enumerate(counts) if count == best]
    gainers = [player for player in top if gained[player]]
    if online and holder is not None and gainers:
        gainers = [player for player in top if player != holder] or [holder]
    if len(gainers) == 1:
        code = "figure-assumed" if holder is None else "figure-moves"
        return Holder(gainers[0], "" if gainers[0] == holder else code, [])
    if gainers:
        return Holder(None, "figure-unclaimed" if online else "figure-order-open", gainers)
    if holder is None:
        return Holder(top[0], "figure-assumed", []) if len(top) == 1 else Holder(None, "figure-unclaimed", top)
    return Holder(holder, "", [])


AT_ONCE, IN_TURN, ONLINE = READINGS = ("at-once", "in-turn", "online")
"""How nebulis that one player gives to several at the same moment move the figure: all gifts count first and the holder
chooses among those with the most; or each counts as it arrives; or the program of the online version looks at the
table after every change and takes the figure from its holder on any tie."""


class Track:
    """The nebulis of all players and who holds the figure, followed event by event in one way.

    ``holder`` is None while nobody has nebulis. Where the holder has to choose, ``waiting`` has the players.
    """

    def __init__(self, counts: list[int], holder: int | None, reading: str) -> None:
        self.counts = list(counts)
        self.holder = holder
        self.reading = reading
        self.waiting: list[int] = []

    def chosen(self, player: int) -> "Track":
        """The same once the holder has chosen a player."""
        return Track(self.counts, player, self.reading)

    def follow(self, gifts: list[Gift], chosen: int) -> Move:
        """Carry out what happens at one moment; ``chosen`` is whom the holder chooses, or -1."""
        before = list(self.counts)
        holder = self.holder
        takers = self._in_turn(gifts) if self.reading == IN_TURN else self._at_once(gifts, before)
        best = max(self.counts)
        if not best:
            self.holder = None
            return Move("figure-returned", {}, [])
        if len(takers) == 1:
            self.holder = takers[0]
            return Move(*self._moved(before, holder), takers)
        if not takers:
            return Move(*self._stayed(gifts, before), takers)
        if chosen in takers:
            self.holder = chosen
            return Move("figure-chosen", {"player": holder, "receiver": chosen, "count": best}, takers)
        self.waiting = takers
        return Move("figure-choice", {"player": holder, "players": takers, "count": best}, takers)

    def _give(self, gift: Gift) -> None:
        if gift.giver >= 0:
            self.counts[gift.giver] -= gift.count
        if gift.receiver >= 0:
            self.counts[gift.receiver] += gift.count

    def _at_once(self, gifts: list[Gift], before: list[int]) -> list[int]:
        """To whom the figure may go if the table is looked at once, after all gifts; nobody if it stays."""
        for gift in gifts:
            self._give(gift)
        holder = self.holder
        best = max(self.counts)
        top = [player for player, count in enumerate(self.counts) if count == best and player != holder]
        if self.reading == ONLINE or holder is None:
            return top
        if self.counts[holder] < before[holder]:
            return after_spend(self.counts, holder)
        return [player for player in top if self.counts[player] > before[player]]

    def _in_turn(self, gifts: list[Gift]) -> list[int]:
        """To whom the figure may go if the table is looked at after each gift."""
        holder = self.holder
        passing: list[int] = []
        for gift in gifts:
            self._give(gift)
            # Whoever gains nebulis takes it as soon as nobody has more (abyss.nebulis.figure.gain).
            if gift.receiver >= 0 and 0 < self.counts[gift.receiver] == max(self.counts):
                holder = gift.receiver
                passing = []
            elif holder is not None and gift.giver == holder:
                passing = after_spend(self.counts, holder)
                if len(passing) == 1:
                    holder = passing[0]
                    passing = []
        if passing and holder is not None:
            return after_spend(self.counts, holder)
        return [] if holder is None or holder == self.holder else [holder]

    def _moved(self, before: list[int], holder: int | None) -> tuple[str, dict[str, Any]]:
        player = holder if self.holder is None else self.holder
        assert player is not None
        count = self.counts[player]
        if not max(before):
            return "figure-first", {"player": player}
        if count > before[player]:
            return "figure-gained", {"player": player, "count": count}
        if holder is not None and self.counts[holder] < before[holder]:
            return "figure-passed", {"player": holder, "receiver": player, "count": count}
        return "figure-online", {"player": player, "count": count}

    def _stayed(self, gifts: list[Gift], before: list[int]) -> tuple[str, dict[str, Any]]:
        holder = self.holder
        best = max(self.counts)
        if holder is not None and self.counts[holder] < before[holder]:
            return "figure-kept-spending", {"player": holder}
        if holder is not None and self.counts[holder] > before[holder] and self.counts[holder] == best:
            return "figure-kept", {"player": holder}
        first = gifts[0]
        if first.giver >= 0:
            return "figure-untouched", {"player": first.giver}
        return "figure-out-of-reach", {"player": first.receiver, "count": best}
