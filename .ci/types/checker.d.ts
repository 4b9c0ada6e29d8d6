// What the scripts of a checker's page are given, and what they hand to each other.

/** What stands for a text, as `generator/checkers/browser_texts.py` writes it; docs/checker/words.js tells the shapes. */
type Wording = any;

/** What becomes of a text: elements and strings, one after the other, in any depth. */
type Piece = any;

/** A request or an answer of the engine, or a part of one. Their schemas are published beside the checkers. */
type Json = any;

/** By plural categories of a language, the forms that belong to a number. */
type Forms = Record<string, string>;

/** An entry of a table: its name, its language and its page, and what is drawn of it. */
interface TableRow {
  n: string;
  l?: string;
  u?: string;
  f?: Forms;
  short?: string;
  symbol?: string;
  mark?: string;
  hue?: string;
  picture?: string;
  search?: string;
  set?: string;
  sets?: Record<string, number>;
  copies?: number;
}

/** A row of the grid by which a table is picked; null stands where a line has no entry. */
interface GridRow {
  name?: string;
  l?: string;
  hue?: string;
  symbol?: string;
  lines: (string | null)[][];
}

interface Table {
  order: string[];
  rows: Record<string, TableRow>;
  grid?: GridRow[];
}

/** A condition on the values of other inputs. */
interface InputCondition {
  field: string;
  one_of?: string[];
  none_of?: string[];
}

/** A condition on a request and its answer: how many values at a path count, and which do. */
interface Condition {
  path: string;
  count?: number;
  at_least?: number;
  value?: string;
  above?: number;
  below?: number;
  present?: boolean;
}

/** An input as the engine declares it. */
interface Declaration {
  name: string;
  type: "entry" | "multiset" | "set" | "integer" | "choice" | "text" | "list";
  of: string;
  required?: boolean;
  default?: Json;
  min: number;
  max: number;
  min_items: number;
  max_items: number;
  max_length: number;
  choices: string[];
  suggested?: string[];
  fields: Declaration[];
}

/** The words of an input. */
interface FieldWords {
  label: Wording;
  help?: Wording;
  parts: number;
  choices?: Record<string, { label: Wording; help?: Wording; when?: InputCondition[] }>;
  when?: InputCondition[];
  item?: Wording;
  add?: Wording;
  remove?: Wording;
  others?: Wording;
  suggested?: Wording;
  ordered?: boolean;
  then?: Record<string, Json>;
  omit?: string[];
}

/** An input on the page. */
interface Input {
  node: any;
  read(): Json;
  write(value: Json): void;
  refresh?(): void;
  settle?(beside: Json, whole: Json): void;
  touched?(): boolean;
}

/** The inputs of a form, or of an item of a list. */
interface Inputs extends Input {
  values(): Record<string, Json>;
  inSight(): Told[];
  decide(values: Record<string, Json>): void;
}

/** One input with what was put in: its declaration, its words and its value. */
type Told = [declaration: Declaration, words: FieldWords, value: Json];

/** The words of a page, as `generator/checkers/form_data.py` writes them. */
interface PageWords {
  id: string;
  lang: string;
  marks: [comma: string, colon: string];
  tied: { numbers: boolean; words: string[] };
  spaced: boolean;
  declaration: { fields: Declaration[] };
  set: string;
  needs: string[];
  needsAny: string[];
  before: any[];
  more: string[];
  start: Wording;
  fields: Record<string, FieldWords>;
  result: any[];
  instead: any[];
  readings: Record<string, any>;
  choices: Record<string, string>;
  say: Record<string, any>;
  params: Record<string, any>;
  ui: Record<string, Wording>;
  tables: Record<string, Table>;
  rules: Record<string, { n: string; u: string; l?: string }>;
  sets: { id: string; n: string; l?: string }[];
  examples: { title: Wording; request: Json }[];
  links: Record<string, string>;
  sprite: string;
}

/** Where a path into an answer starts, and how deep in headings it is told. */
interface Scope {
  item: Json;
  around: Json;
  request: Json;
  answer: Json;
  level: number;
}

/** What a code says, what it is about, and the rule it rests on. */
interface Coded {
  code: string;
  params?: Record<string, Json>;
  rule?: string;
}

/** Why there is no answer: the code of a sentence, the number in it, and what went wrong in the machine's words. */
interface Broken {
  code?: string;
  number?: number;
  detail?: string;
}

interface DocumentEventMap {
  /** The sets in play; `isNew` when the reader has just chosen them. */
  "fathom:sets": CustomEvent<{ isNew: boolean }>;
}

/** A question on its way to the engine. */
interface Question {
  checker: string;
  request: string;
  timer?: number;
  resolve(answer: Json): void;
  reject(reason: Broken): void;
}

/** An item of a list in the form: its fields, and what stands around them. */
type Item = Record<"heading" | "brief" | "remove" | "up" | "down" | "copy" | "node", any> & { fields: Inputs };
