/*
 * The engine's speaker in the MicroPython that the site ships: gets { files, asked: [{ words, cases: [[request, answer]] }] },
 * the engine's files by their paths in hexadecimal digits; prints as JSON what is said of each case.
 */
import { readFileSync } from "node:fs";

import { loadMicroPython } from "../../docs/vendor/micropython/micropython.mjs";

const { files, asked } = JSON.parse(readFileSync(0, "utf8"));
const runtime = await loadMicroPython({ heapsize: 32 * 1024 * 1024 });
for (const [path, digits] of Object.entries(files)) {
  runtime.FS.mkdirTree(`/${path.slice(0, path.lastIndexOf("/"))}`);
  runtime.FS.writeFile(`/${path}`, Buffer.from(digits, "hex"));
}
runtime.runPython(`
import json
import sys
sys.path.insert(0, "/")
from engine.speaker import Speaker
def say(words, cases):
    speaker = Speaker(json.loads(words))
    return json.dumps([speaker.answer(*case) for case in json.loads(cases)])
`);
const say = runtime.globals.get("say");
const said = asked.map(({ words, cases }) => JSON.parse(say(JSON.stringify(words), JSON.stringify(cases))));
process.stdout.write(JSON.stringify(said));
