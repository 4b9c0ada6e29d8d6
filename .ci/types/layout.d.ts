// How an answer is laid out: the blocks of `catalog/models/result_blocks.py`, with their texts ready for the page.

type Tone = "good" | "bad" | "open" | "note" | "plain";

/** A condition on a request and its answer: how many values at a path count, and which do. */
type Condition = {
  path: string;
  count?: number;
  at_least?: number;
  value?: string;
  above?: number;
  below?: number;
  present?: true;
};

/** A value of an answer and how it is shown; `of` names the table of entries, or the list of items. */
type Value =
  | { path: string; type: "number" | "size" | "numbers" | "count" | "chance" | "amount" | "text" }
  | { path: string; type: "entry" | "entries" | "any-entries" | "item" | "any-item"; of: string };

type Sentence = { text: Wording; tone: Tone; when?: Condition[]; values?: Record<string, Value> };
type ReadingWords = { yes?: Sentence[]; no?: Sentence[]; open?: Sentence[] };
type LayoutRow = { label: Wording; value: Value; strong: boolean; zero: boolean; rule?: string; when?: Condition[] };

type HeadlineBlock = { block: "headline"; cases: Sentence[] };
type MessagesBlock = { block: "messages"; path: string; title?: Wording; tone: Tone };
type FactsBlock = { block: "facts"; title?: Wording; rows: LayoutRow[] };
type TableBlock = { block: "table"; path: string; title: Wording; head: Value; rows: LayoutRow[]; best?: string };
type BarsBlock = {
  block: "bars";
  path: string;
  title: Wording;
  label: Value | Sentence;
  chance: string;
  note?: (Value | Sentence)[];
  rule?: string;
};
type ItemsBlock = {
  block: "items";
  path: string;
  when?: Condition[];
  title?: Wording;
  empty?: Wording;
  head?: (Value | Sentence)[];
  amount?: Value;
  picture?: Value;
  blocks?: Block[];
  fold: boolean;
  first?: number;
  link?: CheckerLink;
};
type Block = HeadlineBlock | MessagesBlock | FactsBlock | TableBlock | BarsBlock | ItemsBlock;

/** A way on: a request for another checker, made of parts of this request and answer. */
type CheckerLink = { checker: string; label: Wording; request?: Record<string, string> };

/** Where a path into an answer starts, and how deep in headings it is told. */
type Scope = {
  item: Json;
  around: Json;
  request: JsonObject;
  answer: Verdict;
  level: number;
};
