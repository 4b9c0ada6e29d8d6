"""Everywhere a troop can get: the cheapest path to each space, found by going from cheap to dear."""

from collections import namedtuple

from engine.kemet.movement import BY_CARD, BY_TELEPORT, Ground, Readings
from engine.typing_compat import Any

State = namedtuple("State", ("cost", "steps", "space", "left", "cards", "gates", "escaped", "before", "by"))
"""Where a troop has come: prayer points and steps so far, the space, the movement and the cards Teleportation left,
whether the card Open Gates is played, whether somebody has escaped, the state before, and the kind of the last step."""


def cheapest_paths(ground: Ground, prayer: int | None, readings: Readings) -> dict[str, State]:
    """The cheapest path of the whole troop to every space at which its move may end, by the space.

    The cheapest costs the fewest prayer points, at most ``prayer`` of them; of equally cheap ones it takes the fewest
    steps.
    """
    found: dict[str, State] = {}
    first = State(0, 0, ground.start, ground.troop.capacity, ground.troop.cards, False, False, None, "")
    waiting = {(0, 0): [first]}
    done: dict[str, list[State]] = {}
    while waiting:
        # What is made from now on is never before what is taken out, so each list is whole when its turn comes.
        key = min(waiting)
        for state in waiting.pop(key):
            known = done.get(state.space, [])
            if _is_beaten(state, known):
                continue
            known.append(state)
            done[state.space] = known
            if state.space != ground.start and state.space not in found and ground.may_end(state.space):
                found[state.space] = state
            if not state.steps or ground.may_pass(state.space, state.escaped, readings):
                for after in _steps(ground, state, readings.border):
                    if prayer is None or after.cost <= prayer:
                        waiting.setdefault((after.cost, after.steps), []).append(after)
    return found


def _is_beaten(state: State, known: list[State]) -> bool:
    """Whether a state that came before, so at no greater price, leaves at least as much to do with."""
    for other in known:
        if other.escaped == state.escaped and (
            other.left >= state.left and other.cards >= state.cards and other.gates >= state.gates
        ):
            return True
    return False


def _steps(ground: Ground, state: State, by_border: bool) -> Any:
    """All steps from a state: first on foot, then by teleport, then by card."""
    troop = ground.troop
    if state.left:
        for space, kind in ground.land.beside[state.space]:
            cost, gates = state.cost, state.gates
            if not by_border and (state.space, space) in ground.land.unsure:
                continue
            if ground.is_barred(state.space, space) and not gates:
                if not troop.has_gates:
                    continue
                cost, gates = cost + troop.gates_price, True
            escaped = state.escaped or space == ground.escape
            yield State(cost, state.steps + 1, space, state.left - 1, state.cards, gates, escaped, state, kind)
    for open_, by, price, cards in (
        (ground.is_gate(state.space), BY_TELEPORT, troop.price, state.cards),
        (state.cards > 0, BY_CARD, troop.card_price, state.cards - 1),
    ):
        if open_:
            for space in ground.land.obelisks:
                if space != state.space:
                    cost = state.cost + price
                    escaped = state.escaped or space == ground.escape
                    yield State(cost, state.steps + 1, space, state.left, cards, state.gates, escaped, state, by)


def cheaper(state: State, saved: int) -> State:
    """A state whose whole path costs so much less, though never less than nothing."""
    cost = max(0, state.cost - saved)
    rest = (state.steps, state.space, state.left, state.cards, state.gates, state.escaped, state.before, state.by)
    return State(cost, *rest)


def payments(state: State) -> int:
    """How often something has been paid on the path to a state."""
    kinds = [step["by"] for step in path_of(state)]
    return kinds.count(BY_TELEPORT) + kinds.count(BY_CARD) + (1 if state.gates else 0)


def path_of(state: State) -> list[dict[str, Any]]:
    """The steps that lead to a state."""
    path: list[dict[str, Any]] = []
    while state.before is not None:
        path.append({"to": state.space, "by": state.by})
        state = state.before
    return list(reversed(path))
