/*
 * Suggestions on their way out, in Node: gets a list of suggestions; prints them as a table, as PO messages, and the addresses
 * that carry them, as JSON.
 */
import { readFileSync } from "node:fs";
import "./document.mjs";

const { COLUMNS, FENCED, csv, issueAddress, newFileAddress, poFragment } = await import("../../generator/browser/translate/sending.js");
const list = JSON.parse(readFileSync(0, "utf8"));
const repository = "https://host.test/owner/name";
process.stdout.write(
  JSON.stringify({
    columns: COLUMNS,
    fenced: FENCED,
    csv: csv(list),
    po: poFragment(list),
    file: newFileAddress(repository, "main", list),
    issue: issueAddress(repository, list),
  }),
);
