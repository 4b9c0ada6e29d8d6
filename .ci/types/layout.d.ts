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

/** A value of an answer and how it is shown; `of` names the table of entries and counts, or the list of items. */
type Value =
  | { path: string; type: "number" | "size" | "numbers" | "count" | "chance" | "amount" | "text" }
  | { path: string; type: "entry" | "entries" | "any-entries" | "item" | "any-item" | "counts"; of: string }
  | { path: string; type: "pairs"; pair: Wording };

type Sentence = { text: Wording; tone: Tone; when?: Condition[]; values?: Record<string, Value> };
type GaugeCondition = Sentence & { met: Condition[] };
type Gauge = { below: string; goal: string; parts: { path: string; of?: string; symbol?: string }[]; conditions: GaugeCondition[] };
type ReadingWords = { yes?: Sentence[]; no?: Sentence[]; open?: Sentence[] };
type LayoutRow = { label: Wording; value: Value; strong: boolean; zero: boolean; rule?: string; when?: Condition[] };

type HeadlineBlock = { block: "headline"; cases: Sentence[] };
type MessagesBlock = { block: "messages"; path: string; title?: Wording; tone: Tone };
type FactsBlock = { block: "facts"; title?: Wording; rows: LayoutRow[] };
type TableBlock = { block: "table"; path: string; title: Wording; head: Value; rows: LayoutRow[]; best?: string };
type Axis = { path: string; label: Wording; head: Value | Sentence; faces?: boolean; note?: (Value | Sentence)[] };
type MatrixBlock = {
  block: "matrix";
  path: string;
  title: Wording;
  rows: Axis;
  columns: Axis;
  cell: (Value | Sentence)[];
  rule?: string;
};
type Term = { path: string; value: string; times?: string; label: Value | Sentence; when?: Condition[] };
type FormulaBlock = {
  block: "formula";
  when?: Condition[];
  title?: Wording;
  terms: Term[];
  total: string;
  label: Wording;
  rule?: string;
};
type ChancesBlock = {
  block: "chances";
  path: string;
  title: Wording;
  label: Value | Sentence;
  chance: string;
  mix: boolean;
  note?: (Value | Sentence)[];
  rule?: string;
};

/** A list of which each item has a place of its own. */
type ListedBlock = { path: string; when?: Condition[]; title?: Wording; empty?: Wording; highest?: string };
type ItemsBlock = ListedBlock & {
  block: "items";
  head?: (Value | Sentence)[];
  amount?: Value;
  picture?: Value;
  blocks?: Block[];
  fold: boolean;
  first?: number;
  apply?: Apply;
  link?: CheckerLink;
};
type RankedBlock = ListedBlock & {
  block: "ranked";
  rank?: string;
  head: (Value | Sentence)[];
  by: LayoutRow;
  why?: Sentence[];
  first: number;
  apply?: Apply;
  link?: CheckerLink;
};
type PlanBlock = ListedBlock & { block: "plan"; step: Sentence[]; rows?: LayoutRow[] };
type FigureMark = { path: string; label: Wording; tone: Tone; value?: { of: string; number: string }; way?: boolean; when?: Condition[] };
type FigureBlock = {
  block: "figure";
  figure: string;
  title?: Wording;
  when?: Condition[];
  players?: string;
  squares?: string;
  pair?: Wording;
  marks: FigureMark[];
};
type Block =
  | HeadlineBlock
  | MessagesBlock
  | FactsBlock
  | TableBlock
  | MatrixBlock
  | FormulaBlock
  | ChancesBlock
  | ItemsBlock
  | RankedBlock
  | PlanBlock
  | FigureBlock;

/** What a button puts into the form. */
type Apply = { when?: Condition[]; label?: Wording; fields: Record<string, string> };

/** A way on: a request for another checker, made of parts of this request and answer. */
type CheckerLink = { checker: string; label: Wording; request?: Record<string, string> };

/** Draws a block of an answer. */
type Draw = (block: Block, scope: Scope) => Piece;

/** Where a path into an answer starts, how deep in headings it is told, and what a button of it that replaces fields does. */
type Scope = {
  item: Json;
  around: Json;
  request: JsonObject;
  answer: Verdict;
  level: number;
  change: (fields: JsonObject) => void;
};
