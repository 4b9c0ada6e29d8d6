// The search worker's files are run one after the other in one place: what each of them gives to the others.

/** Text as it is compared; docs/js/folding.js sets it, on pages as well. */
declare var fold: (text: string, variants?: Map<string, string>) => string;

declare const HAN_PAIRS: string;
declare const STEMMERS: Record<string, (word: string) => string>;
declare const STOP_WORDS: Set<string>;
declare const STOP_RUNS: RegExp;
declare const PIECES: RegExp;
declare const IS_CJK: RegExp;
declare const IS_UNSPACED: RegExp;

/** A row of the index, as the build writes it. */
interface Row {
  at: string;
  title: string;
  kind?: string;
  set?: string;
  names?: string[];
  search?: string[];
  forms?: string[];
  facts?: string;
  text?: string;
  game?: string;
}

/** What a word of a query asks for. */
interface Word {
  shown: string;
  terms: { term: string; weight: number; exact: boolean }[];
}

/** A stretch of a text: where it begins, and where it ends. */
type Stretch = [start: number, end: number];

declare class Tokenizer {
  constructor(stemmer: string);
  terms(text: string): string[];
  words(query: string): Word[];
  key(text: string): string;
}

declare class Finder {
  constructor(stemmer: string, inHand?: string);
  add(rows: Row[], game?: string): void;
  missing(): string[];
  answer(query: string, on?: Set<string> | null): { items: Result[][]; suggest?: string[]; left?: number; isWhole?: boolean; more?: boolean };
}

/** A result as Material's dialog shows it, its texts being HTML. */
type Result = { location: string; title: string; text: string; tags?: string[]; score: number; terms: Record<string, boolean> };

type Tokenize = (text: string) => string[];
type ProcessTerm = (term: string) => string;
type IndexedRow = Row & { id: number };

declare class MiniSearch {
  constructor(options: {
    fields: string[];
    extractField(row: IndexedRow, field: keyof IndexedRow): string | number | undefined;
    tokenize: Tokenize;
    processTerm: ProcessTerm;
  });
  addAll(rows: IndexedRow[]): void;
  search(
    query: string,
    options: {
      tokenize: Tokenize;
      processTerm: ProcessTerm;
      boost?: Record<string, number>;
      boostTerm?(term: string, index: number): number;
      prefix: boolean | ((term: string, index: number) => boolean);
      fuzzy: boolean | ((term: string, index: number) => number | boolean);
      weights?: { fuzzy: number; prefix: number };
    },
  ): { id: number; score: number; terms: string[]; queryTerms: string[] }[];
}

declare function importScripts(...addresses: string[]): void;
declare function importSnowball(name: string): void;
declare function escapeHtml(text: string): string;
declare function folded(text: string): string;
declare function matches(text: string, terms: Set<string>, tokenizer: Tokenizer): Stretch[];
declare function marked(text: string, ranges: Stretch[]): string;
declare function teaser(text: string, terms: Set<string>, tokenizer: Tokenizer): string;

/** A row that answers a query: how well, with which terms, and which words of the query it has. */
interface Hit {
  row: Row;
  score: number;
  isWhole: boolean;
  terms: Set<string>;
  words: Record<string, boolean>;
}
