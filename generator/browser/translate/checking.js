// What the checks say of a translation as it is written: the code that `fathom locale check` runs, in a worker of its own that is
// started with the first text. It knows texts alone and no rules of a game.
import { hearingEngine, loadBundle } from "../engine/engine.js";
import { filled } from "../kit/filled.js";

const BUNDLE = "engine/translate.json"; // generator/checkers/bundle.py
const MOST = 30; // of what will do instead, as the command line tells
const CHECKER = "translation"; // the only one that this engine has

/** By the data of a language what reads its texts. @type {WeakMap<TranslationData, Reader>} */
const readers = new WeakMap();

/** What reads the texts of one language, one after the other: the worker keeps none waiting but the latest. */
class Reader {
  /** @type {Promise<unknown>} */
  last = Promise.resolve();

  /** @param {TranslationData} data */
  constructor({ engine, facts }) {
    this.engine = hearingEngine(async () => JSON.stringify({ ...JSON.parse(await loadBundle(BUNDLE, engine)), facts }));
  }

  /**
   * @param {JsonObject} request
   * @returns {Promise<Found[]>}
   */
  read(request) {
    const mine = this.last.then(() => this.engine.ask(CHECKER, request, null));
    this.last = mine.catch(() => {});
    return mine.then((reply) => reply.answer);
  }
}

/**
 * What is wrong with a text, or what is to be asked about it. Rejects with { code } as the engine does (engine/engine.js).
 * @param {Pick<MessageField, "id" | "english" | "room" | "without" | "allowed">} field
 * @param {string} text
 * @param {string} previous what stood there before; "" for a new text
 * @param {TranslationData} data what the build wrote of the language (generator/publish/translate_data.py)
 * @returns {Promise<MessageFinding[]>}
 */
export async function findings({ id, english, room, without, allowed }, text, previous, data) {
  const reader = readers.get(data) ?? new Reader(data);
  readers.set(data, reader);
  const game = id.split("/")[1].replace(/-(checker|glossary)$/, ""); // of its domain
  const found = await reader.read({ english, text, previous, counted: id.endsWith("]"), game, room, without, allowed });
  return found.map(([check, name, values, expected, start, end]) => {
    const [level, message, otherwise, hint] = data.said[name];
    const texts = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
    return {
      check, level, text, place: "", waive: "",
      hint: filled(hint, texts),
      message: filled(message, texts),
      expected: expected.length ? expected.slice(0, MOST).join(", ") : filled(otherwise, texts),
      spot: start < 0 ? null : [start, end],
    };
  });
}
