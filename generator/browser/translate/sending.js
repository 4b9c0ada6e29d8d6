// The ways in which suggestions leave the device: as the table that `fathom locale import` takes, in a new file on the code
// host, in an issue, by the system's share sheet, or as a file. Nothing goes anywhere unless its reader sends it.

import { save } from "../kit/saving.js";

/** The columns of the table, in the words of generator/translate/exchange/sheets.py. */
export const COLUMNS = ["id", "english", "translation", "state", "about", "version"];

/** How long an address may be; hosts and browsers refuse longer ones. */
export const LONGEST = 8000;

/** What stands behind the fence above the table in an issue; generator/translate/exchange/suggested_files.py looks for it. */
export const FENCED = "csv fathom";

// Python's spaces: a mark that is put in here has to be taken away there.
const SPACES = "[\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*";
const FORMULA = new RegExp(`^'*${SPACES}[=+\\-@＝＋－＠\\t\\r\\n]`);

/**
 * A text so that no spreadsheet takes it for a formula, between quotation marks.
 * @param {string} text
 */
const cell = (text) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** @param {string[]} cells */
const row = (cells) => `${cells.map(cell).join(",")}\n`;

/**
 * The suggestions as a table in CSV, with the version of the text that each was written over.
 * @param {Suggestion[]} list
 */
export const csv = (list) =>
  COLUMNS.join(",") + "\n"
  + list.map((one) => row([one.id, one.english, one.translation, "done", one.path, one.version])).join("");

/** @param {string} text */
const poText = (text) =>
  `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r")}"`;

/**
 * The suggestions as messages of a PO file.
 *
 * The text that each was written over, its base, stands in a comment of translators: `# base: …`, a line for each of its
 * lines, below `# id: …` and `# version: …`, by which it is found and the base known again. A form of a counted text is a
 * message of its own, whose id says which form it is. A header says the language.
 * @param {Suggestion[]} list
 */
export const poFragment = (list) =>
  [`msgid ""\nmsgstr ""\n"Language: ${list[0].lang}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n`]
    .concat(list.map(({ id, version, path, before, english, translation }) => {
      const base = before.split(/\r\n|\r|\n/).map((line) => `# base: ${line}\n`).join("");
      return `# id: ${id}\n# version: ${version}\n${base}#. ${path}\nmsgid ${poText(english)}\nmsgstr ${poText(translation)}\n`;
    }))
    .join("\n");

/**
 * A name for the file: the language and the time of the latest suggestion, which nobody else's file will have.
 * @param {Suggestion[]} list
 * @param {string} ending
 */
function fileName(list, ending) {
  const [latest] = list.map(({ at }) => at).sort().slice(-1);
  return `${list[0].lang}-${latest.replace(/\D/g, "")}.${ending}`;
}

/**
 * An address with a query; null if it is too long. Its spaces are written as everybody reads them.
 * @param {string} address
 * @param {Record<string, string>} query
 */
function addressWith(address, query) {
  const whole = `${address}?${String(new URLSearchParams(query)).replaceAll("+", "%20")}`;
  return whole.length <= LONGEST ? whole : null;
}

/**
 * Where the repository is, and its branch: what the site knows is the address below which files can be seen.
 * @param {string} files such as https://github.com/OWNER/NAME/blob/BRANCH; "" if none is set
 */
export function host(files) {
  const [, repository = "", branch = ""] = /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/blob\/(.+?)\/*$/.exec(files) ?? [];
  return { repository, branch };
}

/**
 * The page of the code host on which a new file with the suggestions waits to be proposed: for who may not write there, the
 * host makes a fork and a pull request by itself. Null if it would be too long, or there is no repository.
 * @param {string} repository
 * @param {string} branch
 * @param {Suggestion[]} list
 */
export function newFileAddress(repository, branch, list) {
  if (!repository || !list.length) return null;
  const query = { filename: `suggestions/${fileName(list, "csv")}`, value: csv(list) };
  return addressWith(`${repository}/new/${branch.split("/").map(encodeURIComponent).join("/")}`, query);
}

/**
 * The page on which an issue with the suggestions waits to be opened; null as above.
 * @param {string} repository
 * @param {Suggestion[]} list
 */
export function issueAddress(repository, list) {
  if (!repository || !list.length) return null;
  const table = csv(list);
  // Longer than any row of backticks in it, so that nothing in it ends the block.
  const fence = "`".repeat(1 + Math.max(2, ...(table.match(/`+/g) ?? []).map((ticks) => ticks.length)));
  const title = `Translation: ${list[0].lang} (${list.length})`;
  return addressWith(`${repository}/issues/new`, { title, body: `${fence}${FENCED}\n${table}${fence}\n` });
}

/**
 * As many suggestions from the first on as an address can hold, and that address; none and null if not even one fits.
 * @param {Suggestion[]} list
 * @param {(list: Suggestion[]) => string | null} addressOf
 * @returns {{ part: Suggestion[], address: string | null }}
 */
export function fitting(list, addressOf) {
  for (let count = list.length; count > 0; count--) {
    const part = list.slice(0, count);
    const address = addressOf(part);
    if (address) return { part, address };
  }
  return { part: [], address: null };
}

/**
 * The suggestions as a file for people: with the mark by which spreadsheets know the letters.
 * @param {Suggestion[]} list
 */
const file = (list) => new File(["\ufeff", csv(list)], fileName(list, "csv"), { type: "text/csv" });

/** Whether this browser has a share sheet. */
export const canShare = () => typeof navigator.share === "function";

/**
 * Hand the suggestions to the system's share sheet, as a file where it takes one; false if its reader thought better of it.
 * @param {Suggestion[]} list
 */
export async function share(list) {
  const files = [file(list)];
  try {
    await navigator.share(navigator.canShare?.({ files }) ? { files } : { title: files[0].name, text: csv(list) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Save the suggestions as a file: the table, or messages for a PO file.
 * @param {Suggestion[]} list
 * @param {"csv" | "po"} ending
 */
export function download(list, ending = "csv") {
  save(ending === "csv" ? file(list) : new File([poFragment(list)], fileName(list, ending), { type: "text/plain" }));
}
