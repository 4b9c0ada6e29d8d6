/*
 * The MicroPython that the site ships, in Node: gets files by their paths as JSON, bytecode in hexadecimal digits, and
 * the paths of the vectors among them; prints what the portable tests say as a JSON list of lines.
 */
import { readFileSync } from "node:fs";

import { loadMicroPython } from "../../docs/vendor/micropython/micropython.mjs";

const { files, vectors } = JSON.parse(readFileSync(0, "utf8"));
const lines = [];
const runtime = await loadMicroPython({ stdout: (line) => lines.push(line), linebuffer: true });
for (const [path, text] of Object.entries(files)) {
  const folders = path.split("/").slice(0, -1);
  folders.forEach((_, depth) => {
    const folder = `/${folders.slice(0, depth + 1).join("/")}`;
    if (!runtime.FS.analyzePath(folder).exists) runtime.FS.mkdir(folder);
  });
  runtime.FS.writeFile(`/${path}`, path.endsWith(".mpy") ? Buffer.from(text, "hex") : text);
}
const paths = ["/facts.json", ...vectors.map((path) => `/${path}`)];
runtime.runPython(
  "import sys\nsys.path.insert(0, '/')\nfrom tests.engine.portable.run import main\n" +
    `print('wrong:', main(${JSON.stringify(paths)}))`,
);
process.stdout.write(JSON.stringify(lines));
