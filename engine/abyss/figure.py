"""Who holds the Kraken figure, the sign of the most corrupted player (abyss.nebulis.figure)."""


def after_gain(counts: list[int], player: int) -> bool:
    """Whether the figure comes to a player who has just gained nebulis: ``counts`` are those of all, afterwards.

    It does as soon as nobody has more (abyss.nebulis.figure.gain).
    """
    return counts[player] > 0 and counts[player] == max(counts)


def after_spend(counts: list[int], holder: int) -> list[int]:
    """The players to whom the figure may pass after its holder has spent nebulis; none if it stays.

    It leaves the holder already on a tie (abyss.nebulis.figure.spend).
    """
    rivals = [player for player in range(len(counts)) if player != holder]
    best = max([counts[player] for player in rivals])
    return [player for player in rivals if counts[player] == best] if best and counts[holder] <= best else []


def at_the_end(before: list[int], gained: list[int], holder: "int | None") -> "tuple[int | None, str]":
    """Who holds the figure after the Krakens left in hand have brought nebulis, and the code of what to say of it.

    ``holder`` is who had it before, None if nobody is named. All take their nebulis at once, and no source says in what
    order: where that would decide, the figure stays where it is. Of a player alone nothing is known of the rivals.
    """
    counts = [had + got for had, got in zip(before, gained)]
    if len(counts) == 1:
        return holder, ""
    best = max(counts)
    if not best:
        return holder, "" if holder is None else "figure-without-nebulis"
    top = [player for player, count in enumerate(counts) if count == best]
    gainers = [player for player in top if gained[player]]
    if len(gainers) == 1:
        if holder is None:
            return gainers[0], "figure-assumed"
        return gainers[0], "" if gainers[0] == holder else "figure-moves"
    if holder is None:
        return (top[0], "figure-assumed") if len(top) == 1 else (None, "figure-unclaimed")
    if gainers:
        return holder, "figure-order-open"
    return holder, "" if holder in top else "figure-not-with-most"
