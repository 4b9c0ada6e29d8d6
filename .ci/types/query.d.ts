// The query language of cards: generator/query/declared.py writes schema and cards, generator/browser/query/ works with them.

type QueryOperator = ":" | "=" | "!=" | "<" | "<=" | ">" | ">=";

interface QueryValue {
  id: string;
  label: string;
  /** What it is typed as, folded. */
  names: string[];
  /** What Fathom types for it in the reader's language. */
  word: string;
  /** The plural, by which cards may be called: Mages. */
  several?: string;
}

interface QueryField {
  id: string;
  kind: "number" | "choice" | "text";
  label: string;
  small: string;
  names: string[];
  word: string;
  in: string[];
  heads: string[];
  says: Record<string, Record<string, string>>;
  example: string;
  values?: QueryValue[];
}

interface QuerySchema {
  lang: string;
  spaced: boolean;
  grammar: {
    operators: Record<string, string[]>;
    kinds: Record<string, string[]>;
    quotes: Record<string, string>;
    spaces: string;
    minus: string;
    commas: string;
    ranges: string[];
    longest: number;
    deepest: number;
  };
  quotes: string[];
  lists: Record<"and" | "or", string[]>;
  words: Record<string, string[]>;
  written: Record<string, string>;
  english: Record<string, string>;
  fields: QueryField[];
  say: Record<string, string>;
  mistakes: Record<string, string>;
}

interface QueryCard {
  id: string;
  kind: string;
  place: number;
  names: string[];
  text: string;
  values: Record<string, number | string | string[]>;
}

interface QueryTerm {
  field: string;
  is: QueryOperator;
  /** Of a number ranges, or the number that it is compared with; of a choice ids; of a text texts. */
  values: (number | string | number[])[];
  at?: number[];
}

type QueryNode = QueryTerm | { all: QueryNode[] } | { any: QueryNode[] } | { not: QueryNode };

interface QueryOrder {
  field: string;
  down: boolean;
}

interface QueryMistake {
  code: string;
  at: number[];
  given: string;
  field: string;
  accepted: string[];
  count: number;
  fix: [number, number, string];
}

interface Query {
  tree: QueryNode | null;
  order: QueryOrder[];
  mistakes: QueryMistake[];
}

interface QueryPiece {
  text: string;
  at: number[];
  quoted?: boolean;
  /** The direction that the word behind it says: whether the highest come first. */
  down?: boolean;
}
