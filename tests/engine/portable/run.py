"""Run the portable tests and the vectors without pytest: the way MicroPython does.

    micropython tests/engine/portable/run.py FACTS.json VECTORS.jsonl …

with the repository on the path. Prints a line for each failure, then what was run; exits with 1 after a failure.
"""

import json
import os
import sys

import engine
from tests.engine.portable import world
from tests.engine.portable.world import games, use


def modules():
    """The modules with tests, named ``test_…``: those beside this one, and each game's in its folder."""
    folder = world.__file__.rpartition("/")[0] or "."
    found = []
    for package in [""] + sorted([name for name in os.listdir(folder) if "." not in name and name[0] != "_"]):
        names = [name for name in os.listdir(folder + "/" + package) if name[:5] == "test_" and name[-3:] == ".py"]
        prefix = "tests.engine.portable." + (package + "." if package else "")
        found += [__import__(prefix + name[:-3], None, None, (name[:-3],)) for name in sorted(names)]
    return found


def run_tests():
    """Run every test function; give the names of those run and of those that failed."""
    run = []
    failed = []
    for module in modules():
        for name in sorted(dir(module)):
            if not name.startswith("test_"):
                continue
            full = module.__name__ + "." + name
            run.append(full)
            try:
                getattr(module, name)()
            except Exception as error:
                failed.append(full)
                print("FAILED", full, repr(error))
    return run, failed


def run_vectors(lines):
    """Answer the requests of vectors; give the number of them and the numbers of the lines that came out otherwise."""
    count = 0
    failed = []
    for number, line in enumerate(lines, 1):
        vector = json.loads(line)
        count += 1
        answer = engine.check(vector["checker"], json.loads(vector["request"]), games())
        if json.loads(json.dumps(answer)) != vector["answer"]:
            failed.append(number)
            print("DIFFERS", number, vector["checker"], vector["request"][:200])
    return count, failed


def main(paths):
    """Open the facts, run everything, and say how it went."""
    with open(paths[0]) as file:
        use(json.loads(file.read()))
    run, failed = run_tests()
    print("tests:", len(run), "failed:", len(failed))
    count = 0
    wrong = 0
    for path in paths[1:]:
        with open(path) as file:
            more, differing = run_vectors(file)
        count += more
        wrong += len(differing)
    print("vectors:", count, "differing:", wrong)
    return len(failed) + wrong


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
