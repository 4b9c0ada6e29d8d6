// Sets lines as a page in the translators' mode does: from standard input, as JSON, to standard output.
import { readFileSync } from "node:fs";
import { settled } from "../../generator/browser/translate/settling.js";

const { lines, setting } = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(lines.map((line) => settled(line, setting))));
