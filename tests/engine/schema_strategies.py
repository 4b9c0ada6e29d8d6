"""Values by a JSON Schema of ours, and now and then others: for tests that ask whatever can be asked."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

Any_ = st.SearchStrategy[Any]

FEW = 4
"""How many items a list has at most, if it may have fewer than there could be."""

HOSTILE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 12)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "iron", "legion", "yes", "🐙"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["iron", "units", "low", "x"]), inner, max_size=3)
    ),
    max_leaves=4,
)


def values(rule: dict[str, Any]) -> Any_:
    """Values as a schema wants them, and now and then others, a little out of bounds or of another kind."""
    kind = rule.get("type", "")
    if isinstance(kind, list):
        return st.one_of(*(values(rule | {"type": one}) for one in kind))
    if "enum" in rule:
        wanted: Any_ = st.sampled_from(rule["enum"])
    elif kind == "boolean":
        wanted = st.booleans()
    elif kind == "integer":
        wanted = st.integers(rule["minimum"] - 1, rule["maximum"] + 1)
    elif kind == "null":
        return st.none()
    elif "pattern" in rule:
        wanted = st.from_regex(rule["pattern"], fullmatch=True).map(lambda text: text[: rule["maxLength"] + 1])
    elif kind == "string":
        wanted = st.text(max_size=rule["maxLength"] + 1)
    elif "prefixItems" in rule:
        wanted = st.tuples(*map(values, rule["prefixItems"])).map(list)
    elif kind == "array":
        least = max(one.get("minItems", 0) for one in rule.get("anyOf", [rule]))
        most = max(least, min(FEW, rule["maxItems"] + 1))
        wanted = st.lists(values(rule["items"]), min_size=max(0, least - 1), max_size=most)
        if "pattern" in rule["items"]:
            wanted = wanted.map(even)
    else:
        required = rule.get("required", ())
        inner = {name: values(of) for name, of in rule["properties"].items()}
        wanted = st.fixed_dictionaries(
            {name: inner[name] for name in required},
            optional={name: of for name, of in inner.items() if name not in required},
        )
    return st.one_of(*[wanted] * 12, HOSTILE)


def even(rows: list[Any]) -> list[Any]:
    """Texts cut to the length of the shortest, as a grid wants its rows."""
    length = min((len(row) for row in rows if isinstance(row, str)), default=0)
    return [row[:length] if isinstance(row, str) and length else row for row in rows]
