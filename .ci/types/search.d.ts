// The search worker's files are run one after the other in one place: what each of them gives to the others.

/** Text as it is compared; generator/browser/kit/folding.js sets it, on pages as well. */
declare var fold: (text: string, variants?: Map<string, string>) => string;
/** How many slips make one word of another; generator/browser/kit/slips.js sets it, on pages as well. */
declare var slips: (one: ArrayLike<string>, other: ArrayLike<string>, most: number) => number;

declare const HAN_PAIRS: string;
declare const STEMMERS: Record<string, (word: string) => string>;
declare const STOP_WORDS: Set<string>;
declare function asksHowMany(query: string): boolean;
declare function cutAtStops(text: string): string;
declare const NUMBER_WORDS: Map<string, string>;
declare const EMPTY_COUNTERS: Set<string>;
declare const IS_NUMBER: RegExp;
declare const HAS_NUMBER: RegExp;
declare function numbered(text: string): string;
declare function unspacedCounts(text: string, isAsked: boolean): [string, string, number][];
declare const PIECES: RegExp;
declare const IS_CJK: RegExp;
declare const IS_UNSPACED: RegExp;
declare const HAN_CHARACTER: RegExp;
declare const SLIP: number;
declare const SINGLE: number;
declare function isHanWord(text: string): boolean;
declare const INFLECTED_PAIR: RegExp;
declare function katakana(text: string): string[];
declare const CLOSELY: number;
declare const SENTENCE: RegExp;

/** A row of the index, as the build writes it (generator/search/rows.py). */
interface Row {
  at: string;
  title: string;
  type?: string;
  kind?: string;
  names?: string[];
  others?: string[];
  roman?: string[];
  search?: string[];
  forms?: string[];
  means?: boolean;
  facts?: string[];
  face?: string;
  text?: string;
  set?: string;
  game?: string;
  sets?: Record<string, string>;
  alike?: string[][];
  sounds?: Record<string, string>;
}

/** A field of a row as the index takes it: what its terms weigh, how many it usually has, and what its lines are worth. */
interface Field {
  lines: string[];
  boost: number;
  usual: number;
  likeness: number;
  isName?: boolean;
}

/** A word, or a run of characters of a script without spaces. */
interface Cut {
  text: string;
  unspaced: boolean;
}

/** A term in its place; `word` is how it is written, "" for a pair of characters. */
interface Token {
  term: string;
  word: string;
  isStop?: boolean;
}

/** A word of a query: by the numbers of terms, how well each answers it; what it tells; how well it is known. */
interface Slot {
  shown: string;
  word: string;
  terms: Map<number, number>;
  mass: number;
  best: number;
  known: number;
  enough: number; // how well a term answers that begins as the word does: as much as a word still being typed can ask for
}

/** A stretch of a text: where it begins, and where it ends. */
type Stretch = [start: number, end: number];

declare class Tokenizer {
  constructor(stemmer: string);
  sequence(text: string): Token[];
  singles(text: string): string[];
  terms(text: string): string[];
  asked(query: string): Token[];
  words(query: string): Token[];
  key(text: string): string;
  joined(name: string): string[];
  bare(name: string): string[];
  counts(text: string, isAsked?: boolean): [string, string, number][];
}

declare class Vocabulary {
  ids: Map<string, number>;
  written: Map<string, number>;
  stems: string[];
  katakana: Set<string>;
  whole: Set<string>;
  inflected: Map<string, number[]>;
  hasKatakana(word: string): boolean;
  number(stem: string, word?: string): number;
  begun(start: string): Map<number, number>;
  near(word: string): Map<number, number>;
}

declare class Index {
  constructor(tokenizer: Tokenizer);
  tokenizer: Tokenizer;
  vocabulary: Vocabulary;
  postings: Map<number, { rows: number[]; weights: number[]; near: number }>;
  near: number;
  naming: Set<number>;
  add(fields: Field[], isNear?: boolean): number;
  telling(id: number): number;
  find(slots: Slot[]): { scores: Float32Array; answered: Float32Array[] };
  shares(slots: Slot[]): (Float32Array | undefined)[];
  nearness(row: number, slots: Slot[], shares: (Float32Array | undefined)[]): number;
  likeness(row: number, slots: Slot[], shares: (Float32Array | undefined)[]): number;
}

declare class Sounds {
  constructor(index: Index);
  learn(sounds: Record<string, string>): void;
  add(name: string): void;
  within(pairs: string[], known: boolean[]): Mistaken[];
}

declare class Synonyms {
  constructor(tokenizer: Tokenizer);
  add(phrase: string, meaning: string): void;
  within(terms: string[]): [number, number, string[]][];
}

declare class Highlighter {
  constructor(index: Index, slots: Slot[]);
  best(texts: string[]): string;
  marked(text: string): string[];
  teaser(text: string): string[];
}

declare class Finder {
  constructor(stemmer: string, inHand?: string);
  add(rows: Row[], game?: string): void;
  missing(): string[];
  answer(query: string, on?: Set<string> | null): SearchAnswer;
}

declare function slotsOf(query: string, index: Index, synonyms: Synonyms, sounds: Sounds): Slot[];
declare function pieces(text: string): Cut[];
declare function folded(text: string): string;
declare function written(text: string): string;

/** A row that answers a query, and how well. */
interface FoundRow {
  row: Row;
  slots: Slot[];
  score: number;
  isWhole: boolean;
  /** Whether the query says its name. */
  isNamed: boolean;
}

/** A place of a query that is mistaken for a name: which of its pairs, the terms of the name, and whether it sounds so. */
interface Mistaken {
  from: number;
  to: number;
  ids: number[];
  isHeard: boolean;
}
