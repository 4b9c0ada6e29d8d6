"""A question to practise with in words: what is asked, the position, and the choices."""

from engine.speaker.position import Position
from engine.speaker.values import Values
from engine.typing_compat import Any


def node(values: Values, question: dict[str, Any]) -> dict[str, Any]:
    """``asks``, the ``position``, and ``choices``, each with its ``text`` and the ``cards`` that it names."""
    exercise = values.words["exercises"][question["asks"]["code"]]
    request = question["request"]
    asked = values.parameters(exercise["params"], question["asks"]["params"], request)
    return {
        "asks": values.say(exercise["asks"], asked),
        "position": Position(values, request).rows(request, ["sets"] + question["hidden"]),
        "choices": [
            _choice(values, exercise["choices"][choice["code"]], choice, request) for choice in question["choices"]
        ],
    }


def _choice(values: Values, words: dict[str, Any], choice: dict[str, Any], request: dict[str, Any]) -> dict[str, Any]:
    cards: list[Any] = []
    for name, shown in words["params"].items():
        given = choice["params"].get(name)
        if "of" not in shown or given is None:
            continue
        cards += [values.names.card(shown["of"], str(id)) for id in (given if isinstance(given, list) else [given])]
    text = values.say(words["text"], values.parameters(words["params"], choice["params"], request))
    return {"text": text, "cards": [card for card in cards if card is not None]}
