// The sets that a question is about, and those that the reader has in play on the whole site.

import { chooseSets, chosenSets } from "../kit/sets.js";
import { setsFieldOf } from "../words/words.js";
import { ui, words } from "../words/words.js";
import { choice, tellAbove } from "./hint.js";

/** @param {string} set */
const isAsked = (set) => words.tables.set.order.includes(set);

/**
 * @param {Json[]} some
 * @param {Json[]} others
 */
const areEqual = (some, others) => some.length === others.length && some.every((one) => others.includes(one));

/** The sets of a checker's questions. */
export class QuestionSets {
  constructor() {
    this.field = setsFieldOf(words.declaration);
    /** The sets that the question in the form names. @type {Json[]} */
    this.named = [];
    /** Those by which it is answered if it names none. @type {string[]} */
    this.implied = [];
  }

  /** The sets that the reader has in play, as far as the question asks for them. */
  own() {
    return chosenSets().filter(isAsked);
  }

  /**
   * The sets that a question names.
   * @param {JsonObject} request
   */
  of(request) {
    return [(this.field && request[this.field]) ?? []].flat();
  }

  /**
   * Whether a question names sets, be it none of them.
   * @param {JsonObject} request
   */
  isNamedIn(request) {
    return Boolean(this.field && this.field in request);
  }

  /**
   * A question with the sets that the reader has in play, if there are any.
   * @param {JsonObject} request
   * @returns {JsonObject}
   */
  withOwn(request) {
    return this.field && this.own().length ? { ...request, [this.field]: this.own() } : request;
  }

  /** Whether the question in the form is about other sets than the reader has in play. */
  differ() {
    return Boolean(this.field) && !areEqual(this.named, this.own());
  }

  /**
   * The sets are those of the whole site: what is changed in the form is changed there.
   * @param {JsonObject} request
   */
  follow(request) {
    const sets = this.of(request);
    if (!this.field || areEqual(sets, this.named)) return;
    this.named = sets;
    const others = chosenSets().filter((set) => !isAsked(set));
    chooseSets([...others, ...sets.map(String)]);
  }

  /**
   * The question by the sets that the reader has in play.
   * @param {JsonObject} request
   * @returns {JsonObject}
   */
  exchanged(request) {
    if (!this.field) return request;
    const { [this.field]: _, ...rest } = request;
    // A question that names none would be answered by the sets that something in it is of.
    const isSaid = this.own().length || this.implied.length;
    return isSaid ? { ...rest, [this.field]: this.own() } : rest;
  }

  /**
   * Say of a question from elsewhere that it is about other sets than the reader has in play.
   * @param {Json[]} sets
   * @param {() => void} takeOwn
   */
  hintAtOthers(sets, takeOwn) {
    if (this.field && !areEqual(sets, this.own())) tellAbove(ui("other-sets"), " ", choice("use-own-sets", takeOwn));
  }
}
