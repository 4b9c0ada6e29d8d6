// The words of the sheet, in the language of the page, and where its links lead.
import { plain, say, withWords } from "../words/words.js";

/** What the sheet says. A page that it lies on may have words of its own, which stay as they are. */
export class Told {
  /**
   * @param {TableWords} words
   * @param {URL} home where the front page of the game stands
   */
  constructor(words, home) {
    this.words = words;
    this.home = home;
    this.day = new Intl.DateTimeFormat(words.lang, { dateStyle: "medium" });
    this.moment = new Intl.DateTimeFormat(words.lang, { dateStyle: "short", timeStyle: "short" });
    this.list = new Intl.ListFormat(words.lang, { type: "conjunction" });
  }

  /**
   * A text as a string.
   * @param {Wording} wording
   * @param {Fillings} [values]
   * @returns {string}
   */
  plain(wording, values) {
    return withWords(/** @type {any} */ (this.words), () => plain(wording, values));
  }

  /**
   * A text of the sheet as a string, by its key.
   * @param {string} key
   * @param {Fillings} [values]
   */
  text(key, values) {
    return this.plain(this.words.ui[key], values);
  }

  /**
   * The same as nodes.
   * @param {string} key
   * @param {Fillings} [values]
   * @returns {Piece}
   */
  say(key, values) {
    return withWords(/** @type {any} */ (this.words), () => say(this.words.ui[key], values));
  }

  /**
   * What parts of a table are called, one after the other.
   * @param {string[]} parts
   */
  parts(parts) {
    return this.list.format(parts.map((part) => this.text(`part-${part}`)));
  }

  /** @param {string} address */
  led(address) {
    return new URL(address, this.home).href;
  }
}
