import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const DOCS = new URL("../../docs/", import.meta.url);
const CLASSIC = /^vendor\//; // what workers get as it came

test("every script of the site can be read", () => {
  for (const path of readdirSync(DOCS, { recursive: true }).filter((path) => path.endsWith(".js"))) {
    const text = readFileSync(new URL(path, DOCS), "utf-8");
    if (CLASSIC.test(path)) new vm.Script(text, { filename: path });
    else new vm.SourceTextModule(text, { identifier: path });
  }
});
