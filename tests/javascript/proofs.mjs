/*
 * What reads translations, in the MicroPython that the site ships: gets { files, asked: [{ facts, requests }] }, the files of its
 * bundle by their paths in hexadecimal digits; prints as JSON what is found in each text.
 */
import { readFileSync } from "node:fs";

import { loadMicroPython } from "../../docs/vendor/micropython/micropython.mjs";

const { files, asked } = JSON.parse(readFileSync(0, "utf8"));
const runtime = await loadMicroPython({ heapsize: 8 * 1024 * 1024, pystack: 64 * 1024 });
for (const [path, digits] of Object.entries(files)) {
  runtime.FS.mkdirTree(`/${path.slice(0, path.lastIndexOf("/"))}`);
  runtime.FS.writeFile(`/${path}`, Buffer.from(digits, "hex"));
}
runtime.runPython(`
import json
import sys
sys.path.insert(0, "/")
import engine
_opened = {}
def open_language(text):
    _opened.clear()
    _opened["x"] = engine.open_game("x", json.loads(text))
def read(text):
    return json.dumps(engine.check_with_sets("translation", json.loads(text), _opened)[0])
`);
const [open, read] = ["open_language", "read"].map((name) => runtime.globals.get(name));
const found = asked.map(({ facts, requests }) => {
  open(JSON.stringify(facts));
  return requests.map((request) => JSON.parse(read(JSON.stringify(request))));
});
process.stdout.write(JSON.stringify(found));
