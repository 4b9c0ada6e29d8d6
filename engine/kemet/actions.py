"""``kemet/actions``: whether the tokens on the individual board lie right, and where the next one may still go."""

from engine.kemet import Facts
from engine.kemet.codes.actions import CHOICES, LIMITS, RULES
from engine.kinds.choice import Choice
from engine.kinds.multiset import Multiset
from engine.possible import one_of
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

GOLD = "gold"
SPACES = ("buy-white", "buy-red", "buy-blue", "pray-1", "pyramid", "move-2", "pray-2", "move-3", "recruit")
"""The spaces that take ordinary tokens."""
OPEN, FILLS, APART = "open", "fills", "apart"
"""Whether an extra token counts for the row that it lies in: nobody says; it does; it does not."""

FIELDS = (
    Multiset("placed", of="action-space", max_items="all-tokens"),
    Choice("silver", choices=("no", "yes") + SPACES, default="no"),
    Choice("gold", choices=("no", "yes"), default="no"),
    Choice("extra", choices=(OPEN, FILLS, APART), default=OPEN),
    Choice("beginner", choices=("no", "yes"), default="no"),
)


class Board:
    """The individual board with the tokens that lie on it."""

    def __init__(self, facts: Facts, request: dict[str, Any]) -> None:
        self.row_of: dict[str, int] = facts.all_numbers["space-row"]
        self.rows = list(range(1, facts.all_numbers["ordinary-rows"] + 1))
        self.tokens: int = facts.all_numbers["tokens-per-day"]
        self.spaces = [space for space in facts.order["action-space"] if self.row_of[space] in self.rows]
        self.placed = [space for space in request["placed"] if space != GOLD]
        self.golden: int = request["placed"].count(GOLD)
        self.has_gold = request["gold"] != "no"
        self.silver: str = request["silver"]
        self.silver_lies = self.silver in SPACES
        self.all_out = len(self.placed) > self.tokens
        """One of the placed tokens is the silver one, and nobody said which."""

    @property
    def left(self) -> int:
        """The ordinary tokens that are not placed yet."""
        return max(0, self.tokens - len(self.placed))

    def lying(self) -> list[str]:
        """The ordinary spaces with a token, that of the silver one among them."""
        return self.placed + ([self.silver] if self.silver_lies else [])

    def missing(self, spaces: list[str]) -> list[int]:
        """The rows without any of these spaces."""
        filled = {self.row_of[space] for space in spaces}
        return [row for row in self.rows if row not in filled]

    def unfilled(self, reading: str) -> list[int]:
        """The rows that lack a token, by a reading of what an extra one counts."""
        if reading == FILLS:
            return self.missing(self.lying())
        if self.all_out:
            # Any of them may be the silver one: the one without which the fewest rows are empty.
            rest = [self.placed[:place] + self.placed[place + 1 :] for place in range(len(self.placed))]
            return min([(len(self.missing(spaces)), self.missing(spaces)) for spaces in rest])[1]
        return self.missing(self.placed)

    def fillers(self, reading: str) -> int:
        """The tokens to come that can still fill a row: each row has a space that no extra token takes away."""
        in_hand = reading == FILLS and self.silver == "yes" and not self.all_out
        return self.left + (1 if in_hand else 0)

    def is_whole(self, reading: str) -> bool:
        """Whether every ordinary row has its token, or will have it."""
        return len(self.unfilled(reading)) <= self.fillers(reading)

    def possible(self, reading: str) -> list[str]:
        """The ordinary spaces for the next token that still let every row get its own, in the order of the board."""
        found = []
        lying = self.lying()
        self.placed = self.placed + [GOLD]
        for space in self.spaces:
            self.placed[-1] = space
            if space not in lying and self.is_whole(reading):
                found.append(space)
        self.placed = self.placed[:-1]
        return found


def judge(facts: Facts, request: dict[str, Any]) -> Ruling:
    """What speaks against the tokens as they lie, and whether it hangs on what an extra token counts."""
    ruling = Ruling(RULES, CHOICES)
    board = Board(facts, request)
    lying = board.lying()
    for space in board.spaces:
        if lying.count(space) > 1:
            ruling.refuse("space-taken", space=space)
    if board.golden > 1:
        ruling.refuse("space-taken", space=GOLD)
    if board.golden and not board.has_gold:
        ruling.refuse("gold-closed", space=GOLD)
    if not board.placed and board.golden and board.has_gold:
        ruling.refuse("gold-alone")
    if not board.placed and board.silver_lies:
        ruling.refuse("silver-alone")
    reading = request["extra"]
    sure = board.is_whole(APART if reading == OPEN else reading)
    if reading == OPEN and not sure and not ruling.reasons and board.is_whole(FILLS):
        ruling.leave_open("extra-fills", (FILLS, APART))
        ruling.settle(lambda changed: judge(facts, changed), request)
    elif not sure and not (reading == OPEN and board.is_whole(FILLS)):
        _refuse_rows(board, FILLS if reading == OPEN else reading, ruling)
    return ruling


def _refuse_rows(board: Board, reading: str, ruling: Ruling) -> None:
    """Say which rows stay without a token."""
    rows, left = board.unfilled(reading), board.fillers(reading)
    if left:
        ruling.refuse("too-few-left", rows=len(rows), left=left)
    else:
        for row in rows:
            ruling.refuse("row-empty", row=row, spaces=[space for space in board.spaces if board.row_of[space] == row])


def candidates(facts: Facts, request: dict[str, Any]) -> Any:
    """The ways out, nearest first: as few tokens as may be lie elsewhere, and rather the later ones."""
    board = Board(facts, request)
    golden = [GOLD] if board.golden and board.has_gold and board.placed else []
    count = len(board.placed)
    subsets = [[place for place in range(count) if number // 2**place % 2] for number in range(2**count)]
    ranked = [(len(places), [-place for place in reversed(places)], places) for places in subsets]
    silvers = [board.silver] + (["yes"] if board.silver_lies else [])
    for _size, _order, places in sorted(ranked):
        for silver in silvers:
            spaces = _moved(board, places, silver)
            if spaces is not None:
                yield {"placed": spaces + golden, "silver": silver}


def _moved(board: Board, places: list[int], silver: str) -> list[str] | None:
    """The tokens with those at some places moved to rows without one, else to any free space; None if none is free."""
    spaces = list(board.placed)
    for place in places:
        others = [space for number, space in enumerate(spaces) if number != place] + [silver]
        empty = board.missing([space for space in others if space in SPACES])
        free = [(board.row_of[space] not in empty, at) for at, space in enumerate(board.spaces) if space not in others]
        if not free:
            return None
        spaces[place] = board.spaces[min(free)[1]]
    return spaces


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge where the tokens of a day lie, and say where the next one may go.

    ``placed`` are the spaces with ordinary tokens, in any order, and ``gold`` if the golden token lies there.
    ``silver`` is where the silver one lies; ``yes`` if it can still be played, or if it is one of six in ``placed``. No
    source says whether an extra token fills the row that it lies in: ``extra`` settles it. ``possible`` are the spaces
    that still let every ordinary row get its token by the last turn; none once all tokens are placed, or if they do
    not lie right. ``possible_open`` are those that do so only if an extra token fills its row.
    """
    board = Board(facts, request)
    for name in ("silver", "gold"):
        # The tiles that bring these tokens are beyond what beginners play with.
        one_of(
            problems,
            LIMITS["beginner"],
            name,
            request[name],
            ["no"] if request["beginner"] == "yes" else [request[name]],
        )
    if problems.found:
        return {}
    if len(board.placed) > board.tokens + (1 if board.silver == "yes" else 0):
        problems.add("too-many-items", "placed", len(board.placed), {"only": board.tokens})
        return {}
    ruling = judge(facts, request)
    if ruling.legal is False:
        ruling.find_instead(candidates(facts, request), lambda changed: judge(facts, changed), request)
    reading = request["extra"]
    rest: dict[str, Any] = {"possible": [], "possible_open": [], "left": board.left}
    rest["needs"] = board.unfilled(FILLS if reading == OPEN else reading)
    if board.left and ruling.legal is not False:
        _offer(board, reading, ruling, rest)
    _note(board, rest, ruling)
    return ruling.verdict(rest)


def _offer(board: Board, reading: str, ruling: Ruling, rest: dict[str, Any]) -> None:
    """Where the next token may go, for sure and by one reading."""
    sure = board.possible(APART if reading == OPEN else reading) if ruling.legal else []
    rest["possible"] = list(sure)
    if reading == OPEN:
        rest["possible_open"] = [space for space in board.possible(FILLS) if space not in sure]
    if ruling.legal and board.has_gold and not board.golden:
        rest["possible"].append(GOLD)


def _note(board: Board, rest: dict[str, Any], ruling: Ruling) -> None:
    """What else there is to know."""
    if ruling.legal and board.left and len(rest["needs"]) == board.left:
        ruling.note("every-token-counts", count=board.left)
        ruling.note("may-decline")
    if rest["possible_open"] and ruling.legal:
        ruling.note("only-if-extra-fills", spaces=rest["possible_open"])
    if board.silver == "yes" and not board.all_out:
        ruling.note("silver-beside" if board.left else "silver-too-late")
    if board.has_gold and not board.golden:
        ruling.note("gold-beside" if board.left else "gold-too-late")
    if board.golden and ruling.legal is not False:
        ruling.note("gold-in-no-row")
