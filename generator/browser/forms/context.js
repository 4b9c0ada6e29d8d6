// What a form is about: the sets in play, and all that it holds.

import { isOff } from "../kit/sets.js";
import { declaredAt, fieldWords, naming, numbered, plain, tableOf, words } from "../words/words.js";
import { copiesOf } from "./frame.js";

/** The inputs of one question, seen from any of them. */
export class FormContext {
  constructor() {
    /** Gives all that the form holds; nothing until it is built. @type {() => JsonObject} */
    this.whole = () => ({});
    /** The input that names the sets in play, if the form has one. @type {string | undefined} */
    this.setsField = undefined;
    /** The sets by which a question is answered that names none. @type {string[]} */
    this.implied = [];
  }

  /**
   * Take a form that is built.
   * @param {() => JsonObject} whole
   * @param {string} [setsField]
   */
  hold(whole, setsField) {
    this.whole = whole;
    this.setsField = setsField;
  }

  /**
   * Take the sets by which a question is answered that names none; tells whether they are others than before.
   * @param {string[]} ids
   */
  imply(ids) {
    const isNew = String(this.implied) !== String(ids);
    this.implied = ids;
    return isNew;
  }

  /**
   * Whether a set is in play: the base game and that of the checker are; others as the question itself says, or else as the
   * reader has chosen for the whole site.
   * @param {string} set
   */
  plays(set) {
    if (set === words.sets[0].id || set === words.set) return true;
    return this.setsField ? [this.whole()[this.setsField] ?? []].flat().includes(set) : !isOff(set);
  }

  /**
   * Whether an entry belongs to a set that is in play.
   * @param {string} table
   * @param {string} id
   */
  isInPlay(table, id) {
    const { set } = tableOf(table).rows[id];
    return set === undefined || this.plays(set);
  }

  /**
   * How many copies of an entry there are in the sets in play.
   * @param {string} table
   * @param {string} id
   */
  copiesInPlay(table, id) {
    const { sets: each } = tableOf(table).rows[id];
    if (!each) return this.isInPlay(table, id) ? copiesOf(table, id) : 0;
    return Object.entries(each).reduce((sum, [set, copies]) => sum + (this.plays(set) ? copies : 0), 0);
  }

  /**
   * Who has an entry already of which there is only one, by name or number: the item of a list in which it stands at the place of
   * this input, or of one that shares no entry with it; or else such an input itself. Null if it is free.
   * @param {string} table
   * @param {InputWords} words
   * @param {string} id
   * @returns {Owner | null}
   */
  ownerOf(table, { path, apart = [] }, id) {
    if (![1, Infinity].includes(copiesOf(table, id))) return null;
    const around = path.slice(0, Math.max(path.lastIndexOf("."), 0));
    if (around.includes(".")) return null;
    const names = [path.slice(around ? around.length + 1 : 0), ...apart];
    /** @param {JsonObject} values */
    const holder = (values) => names.find((name) => [values[name] ?? []].flat().includes(id));
    const whole = this.whole();
    if (!around) {
      const name = holder({ ...whole, [names[0]]: null });
      return name === undefined ? null : { key: "in", name: plain(fieldWords(name).label) };
    }
    const list = declaredAt(around);
    if (list?.type !== "list") return null;
    const items = /** @type {JsonObject[]} */ ([whole[around] ?? []].flat());
    const place = items.findIndex((item) => holder(item) !== undefined);
    if (place < 0) return null;
    const called = naming(list.fields);
    return { key: "has", name: String((called && items[place][called.name]) || numbered(list, fieldWords(around).item, place + 1)) };
  }

  /**
   * The entries of another input that come first where one is picked, under the label of that input.
   * @param {InputWords} words
   */
  firstOf({ path, among }) {
    if (!among) return undefined;
    const beside = `${path.slice(0, path.lastIndexOf(".") + 1)}${among}`;
    const ids = () => [this.whole()[beside] ?? []].flat().map(String);
    return {
      get ids() {
        return ids();
      },
      title: plain(fieldWords(beside).label),
    };
  }
}
